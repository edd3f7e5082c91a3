# На странице: о чём стол голосует и о чём игроки просят модераторов.

matters-button = Стол
matters-title = Голосования и модераторы · { $table }
matters-no-vote = Сейчас ни о чём не голосуют.
matters-call = Созвать голосование
matters-hours = ч
matters-substitute = Попросить замену и играть дальше, пока она не найдётся
matters-substitute-back = Больше не искать замену
substitute-declined-here = Отказано. Замену по-прежнему ищут.
matters-ask = Попросить модераторов
matters-ask-who = О чём и почему ты просишь, читают только они. Стол узнает, что ты о чём-то просишь.
vote-in-short = { $asked } За: { $yes } из { $needed }.
vote-call-open = Предложить столу открыть новичку место: { $seat }
vote-call-try = Предложить, чтобы все могли пробовать ходы; согласны должны быть все
request-beside = Модератор просит твоего согласия.
request-by = На сколько
request-card = Какая карта
request-no-point = Пока возвращаться не к чему.
request-send = Отправить просьбу
request-is-wanted = **Ждёт:** никто из модераторов ещё не решил.
request-is-asked = **Модератор спрашивает, согласишься ли ты.** Без ответа ничего не изменится.
request-is-voting = **Стол голосует об этом.**
request-is-applied = **Сделано.** Столу об этом сказано.
request-is-declined = **Не сделано.** Ничего не изменилось.
request-is-turned-down = **Отклонено.** Ничего не изменилось.
request-is-outdated = **Поздно:** игра ушла вперёд. Ничего не изменилось.

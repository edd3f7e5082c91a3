### Уроки «Паладинов»: название, цель и то, чему каждый учит.

paladins-lesson-start = { lesson-start-name }
paladins-lesson-start-goal = Планшет с твоим именем — твой, и каждый раунд тебя ведёт другой паладин. Побеждают только очки, а вера, сила и влияние открывают то, что их даёт. Подними одно из качеств: выбери действие и работников для него.
paladins-lesson-start-point = Все ходят по очереди, пока не спасуют; на этом раунд кончается, а следующий приносит других работников.

paladins-lesson-workshop = Построй мастерскую
paladins-lesson-workshop-goal = Развитие: поставь мастерскую.
paladins-lesson-workshop-point = { paladins-first-workshop } Чем раньше, тем больше сбережёт.

paladins-lesson-attributes = Сначала качества
paladins-lesson-attributes-goal = Подними качества на 2 за один ход.
paladins-lesson-attributes-point = { paladins-first-attributes } Каждое действие требует одного из них и повышает другое.

paladins-lesson-commission = Отправь монаха
paladins-lesson-commission-goal = Миссия: поставь монаха.
paladins-lesson-commission-point = Дальше вправо нужно больше веры; начиная с пятого монахи сами дают очки.

paladins-lesson-debt = Погаси долг
paladins-lesson-debt-goal = Погаси за этот ход один из своих долгов.
paladins-lesson-debt-point = { paladins-rule-debt }

paladins-lesson-inquisition = Пусть ударит инквизиция
paladins-lesson-inquisition-goal = Вызови за этот ход инквизицию так, чтобы долг получил соперник, а не ты.
paladins-lesson-inquisition-point = Она бьёт, когда кто-то берёт последнюю монету налогового запаса: здесь — налогом за взятое подозрение или наградой. { paladins-first-inquisition }

paladins-lesson-order = Исполни указ короля
paladins-lesson-order-goal = Исполни за этот ход указ (👑).
paladins-lesson-order-point = { paladins-first-orders } Это план на всю игру.

paladins-lesson-paladin = Раунд с паладином
paladins-lesson-paladin-goal = Выбери паладина и подними за раунд качества на 4.
paladins-lesson-paladin-point = Четыре очка паладина — на один раунд, а одно действие дешевле или лучше: выбирай по тому, что смогут твои работники.

paladins-lesson-last = Последние ходы
paladins-lesson-last-goal = { lesson-win }
paladins-lesson-last-point = Теперь важны только очки: пятая фигурка одного рода, стены, чужаки, шаги качеств.

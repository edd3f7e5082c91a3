# Исправления: что поправляют модераторы и что об этом узнают игроки и стол.

## Что сделает исправление

fix-rewind = Отмотать игру назад
fix-reopen = { $seat-is ->
    [you] Открыть заново твой ответ
   *[other] Открыть заново ответ: { $seat }
}
fix-answer = { $seat-is ->
    [you] Дать за тебя безопасный ответ
   *[other] Дать безопасный ответ за игрока { $seat }
}
fix-adjust = { $seat-is ->
    [you] Исправить что-то у тебя
   *[other] Исправить что-то у игрока { $seat }
}
fix-deadlines = Сдвинуть все сроки
fix-deadline = { $seat-is ->
    [you] Сдвинуть твой срок
   *[other] Сдвинуть срок игрока { $seat }
}
fix-pause = Поставить игру на паузу
fix-resume = Продолжить игру
fix-remove = { $seat-is ->
    [you] Снять тебя с места
   *[other] Снять с места игрока { $seat }
}
fix-replace = { $seat-is ->
    [you] Отдать твоё место другому
   *[other] Отдать другому место игрока { $seat }
}
fix-automate = { $seat-is ->
    [you] Отдать твоё место автоматическому игроку
   *[other] Отдать автоматическому игроку место игрока { $seat }
}
fix-void = Объявить игру недействительной
fix-correct = Исправить итог игры
fix-unfreeze = Запустить стол снова

fix-point-phase = { $moment } (фаза){ $learned ->
    [yes] { " " }· нужно согласие стола
   *[no] { "" }
}
fix-point-step = { $moment }{ $learned ->
    [yes] { " " }· нужно согласие стола
   *[no] { "" }
}
fix-quantity = { $what } (сейчас { $now })
fix-quantity-build = построенные здания (с руки)
fix-quantity-buildings = построенные здания
fix-by-now = { $by } (было { $now }, станет { $then })
fix-card-in = +1: карта добавляется
fix-card-out = −1: карта убирается
bot-moment = { $moment }

## Что изменится, где это известно

fix-will-rewind = Отменяется всё решённое с начала момента **{ $moment }**. Старые кнопки не работают, сообщения об отменённом помечаются.
fix-will-rewind-orders = Поручения отключаются. Места, сроки, голосования и настройки остаются как есть.
fix-will-reopen = { $seat-is ->
    [you] Если у тебя есть подтверждённый ответ, он снова станет черновиком.
   *[other] Если у игрока { $seat } есть подтверждённый ответ, он снова станет черновиком. Есть ли он, здесь не показано.
}
fix-will-answer = { $seat-is ->
    [you] Если от тебя ждут решения, даётся безопасный ответ.
   *[other] Если от игрока { $seat } ждут решения, даётся безопасный ответ. Ждут ли, здесь не показано.
}
fix-will-deadline = Все идущие сроки сдвигаются { fix-by-hours }. Ни один не уйдёт в прошлое.
fix-will-deadline-seat = { $seat-is ->
    [you] Твой срок
   *[other] Срок игрока { $seat }
}, если идёт, сдвигается { fix-by-hours }. В прошлое он не уйдёт.
fix-by-hours = на { SIZE($hours) ->
    [one] { SIZE($hours) } час
    [few] { SIZE($hours) } часа
    [many] { SIZE($hours) } часов
   *[other] { SIZE($hours) } часа
} { WAY($hours) ->
    [down] раньше
   *[up] позже
}
fix-will-pause = Время остановлено, напоминаний не будет.
fix-will-resume = Все сроки идут дальше с того места, где остановились.
fix-will-remove = { subject } сразу { verb-lose } место и кнопки. `/seats` предложит место новичку; до тех пор играет заместитель.
fix-will-replace = { $name } занимает { $seat-is ->
    [you] твоё место
   *[other] место игрока { $seat }
} со всеми картами, секретами и долгами; { $seat } сразу { verb-lose } его.
fix-will-automate = { $level ->
    [caretaker] Смотритель
    [apprentice] Ученик
   *[steward] Управляющий
}, автоматический игрок, занимает { $seat-is ->
    [you] твоё место
   *[other] место игрока { $seat }
} со всеми картами, секретами и долгами. Нынешний хозяин сразу его теряет.
fix-will-void = Игра окончена и не засчитывается.
fix-will-score = Место { $place }: { $seat }, **{ $score }**
fix-will-unfreeze = Стол продолжит с последнего исправного состояния, сроки снова пойдут.

## Что сообщается столу

fix-because = Причина: «{ $reason }»
fix-told-rewind = ⏪ { $by } **отматывает игру** к началу момента: { $moment }. Всё, что было после, больше не считается. { fix-because }
fix-told-reopen = 🔧 { $by } открывает заново ответ, если он подтверждён: { $seat }. { fix-because }
fix-told-answer = 🔧 { $by } отвечает безопасно за игрока { $seat }, если ответа ждали. { fix-because }
fix-told-adjust = 🔧 { $by } **исправляет что-то { $seat-is ->
    [you] у тебя
   *[other] у игрока { $seat }
}.** { fix-because }
fix-told-deadline = 🔧 { $by } **сдвигает сроки.** { fix-will-deadline } { fix-because }
fix-told-deadline-seat = 🔧 { $by } **сдвигает срок.** { fix-will-deadline-seat } { fix-because }
fix-told-pause = 🔧 { $by } **ставит игру на паузу.** { fix-will-pause } { fix-because }
fix-told-resume = 🔧 { $by } **продолжает игру.** { fix-will-resume } { fix-because }
fix-told-remove = 🔧 { $by } **снимает с места { $seat-is ->
    [you] тебя
   *[other] игрока { $seat }
}.** Место свободно: { seats-way }. { fix-because }
fix-told-replace = 🔧 { $by } { $seat-is ->
    [you] **отдаёт это место тебе**: дальше играешь ты.
   *[other] **отдаёт место новому игроку**: дальше играет { $seat }.
} { fix-because }
fix-told-automate = 🔧 { $by } **отдаёт место автоматическому игроку**: дальше играет { $seat }. { fix-because }
fix-told-remove-then = 🔧 { $by } **снимает игрока с места.** Оно уже занято снова. { fix-because }
fix-told-replace-then = 🔧 { $by } **отдаёт место другому игроку.** { fix-because }
fix-told-automate-then = 🔧 { $by } **отдаёт место автоматическому игроку.** { fix-because }
fix-told-void = 🔧 { $by } **объявляет игру недействительной.** { fix-will-void } { fix-because }
fix-told-correct = 🔧 { $by } **исправляет итог игры.** { fix-because }
fix-told-score = { $place }. { subject }: **{ $score }**
fix-told-unfreeze = 🔧 { $by } **снова запускает стол.** { fix-will-unfreeze } { fix-because }
fix-order-undone = игру отмотали назад
fix-own-reopen = Твой подтверждённый ответ снова открыт, а выбранное — твой черновик: *{ $what }*
fix-own-reopen-none = Подтверждённого ответа у тебя не было: для тебя ничего не изменилось.
fix-own-answer = За тебя дан безопасный ответ: *{ $what }* { $answer }
fix-own-answer-none = От тебя ответа не ждали: для тебя ничего не изменилось.

## Взгляд на исправление

fix-head = Исправление · { $game } · стол { $table }
fix-would = **Что изменится**
fix-changes-nothing = Ничего из того, что видят все.
fix-desks = { $count ->
    [0] Лично ни у кого ничего не меняется.
    [one] Меняется то, что видит только **{ $count } игрок**. Что это, здесь не показано.
    [few] Меняется то, что видят только **{ $count } игрока**. Что это, здесь не показано.
    [many] Меняется то, что видят только **{ $count } игроков**. Что это, здесь не показано.
   *[other] Меняется то, что видят только **{ $count } игрока**. Что это, здесь не показано.
}
fix-needs-player = Игрок должен подтвердить. До тех пор ничего не меняется.
fix-needs-newcomer = Новичок должен принять место. До тех пор ничего не меняется.
fix-needs-table = **Кто-то с тех пор узнал новое**: стол должен согласиться голосованием в своей ветке.
fix-how = -# **Применить…** спросит причину; стол прочтёт её вместе с твоим именем.
fix-apply = Применить…
fix-cancel = Отменить
fix-cancelled = Отменено. Ничего не изменилось.
fix-turn-down = Отклонить …
fix-down-title = Отклонить эту просьбу
fix-down-why = Прочтёт только игрок, который просил.
fix-reason-title = Сделать это исправление
fix-reason-label = Почему?
fix-reason-why = Прочтёт весь стол. Не пиши ничего, что за столом секрет.

## Что из этого вышло

fix-applied = **Применено.** Столу сообщено.
fix-asked = **Вопрос задан лично.** { fix-needs-player }
fix-offered = **Место предложено лично.** { fix-needs-newcomer }
fix-voting = **Стол голосует в своей ветке.** До согласия ничего не меняется.
fix-declined = { request-is-declined }
fix-overview = Обзор

## Что читают стол и игроки

vote-asks-rewind = Модератор **{ $who }** предлагает **отмотать** игру назад.
fix-asked-at-table = { $who }, модераторы хотят спросить тебя кое о чём. Вопрос увидишь только ты.
fix-offered-at-table = { $who }, тебе предлагают место за этим столом. Читать это можешь только ты.
fix-read = Прочесть
fix-frozen-told = { bot-frozen }
fix-reason = { $reason }
fix-somebody = Модератор
fix-wished-told = **{ $seat }** просит модераторов об исправлении.
fix-moderators = { $role }, подробнее — `/fix look`.
fix-unseated = **Модератор снял тебя с места** за столом [{ $game } · стол { $table }]({ $link }). Больше от него ничего не придёт.
fix-turned-down = Твою просьбу отклонили; ничего не изменилось. О чём была просьба за столом [{ $game } · стол { $table }]({ $link }):
fix-asks = **{ $by }**, модератор за столом [{ $game } · стол { $table }]({ $link }), хочет кое-что у тебя исправить:
fix-offers = **{ $by }**, модератор за столом [{ $game } · стол { $table }]({ $link }), предлагает тебе место там, посреди игры:
fix-offers-how = **До твоего подтверждения ничего не меняется.** Потом место твоё, со всеми картами, секретами и долгами; прежний хозяин выходит из игры.
fix-asks-how = **До твоего подтверждения ничего не меняется.** Модераторы узнают, сделано ли это, но не почему нет.
fix-confirm = Подтвердить
fix-decline = Отказаться
fix-answered-applied = **Сделано.** Как теперь обстоят дела, покажет «Мой ход».
fix-answered-declined = { fix-declined }
fix-answered-outdated = { request-is-outdated }

## Просьбы

fix-wished = Модераторы узнали, что ты просишь об исправлении; о чём и почему, читают только они. Когда кто-то из них посмотрит, ты узнаешь.
fix-wanted-by = Просит { $by }: { $reason }
fix-wish-at = **[{ $game } · стол { $table }]({ $link })**
fix-wishes-none = Никто на этом сервере не просит об исправлении.
fix-wishes-more = { $count ->
    [one] И ещё { $count }, когда решатся эти.
    [few] И ещё { $count }, когда решатся эти.
    [many] И ещё { $count }, когда решатся эти.
   *[other] И ещё { $count }, когда решатся эти.
}
fix-undelivered = Сообщения не дошли до { $count ->
    [one] { $count } получателя
    [few] { $count } получателей
    [many] { $count } получателей
   *[other] { $count } получателя
} и больше не отправляются.
fix-undelivered-none = Все сообщения столов этого сервера дошли или ещё отправляются.
fix-look-at = Посмотреть { $number }

## Обзор

fix-overview-head = Обзор · { $game } · стол { $table }
fix-overview-lobby = Игра ещё не началась.
fix-overview-at = { $moment }
fix-overview-paused = { $moment } · **пауза**
fix-resumed = { $count ->
    [0] Ни один стол не продолжил.
    [one] { $count } стол продолжает.
    [few] { $count } стола продолжают.
    [many] { $count } столов продолжают.
   *[other] { $count } стола продолжают.
}
fix-still-halted = { $count ->
    [one] Стол { $tables } снова сломался и остаётся остановленным
    [few] Столы { $tables } снова сломались и остаются остановленными
    [many] Столы { $tables } снова сломались и остаются остановленными
   *[other] Столы { $tables } снова сломались и остаются остановленными
}. Причину найдёт в логе владелец бота.
fix-halted-not-yours = { $count ->
    [one] Стол { $tables } — и твой (сейчас или раньше): продолжить его может только другой модератор
    [few] Столы { $tables } — и твои (сейчас или раньше): продолжить их может только другой модератор
    [many] Столы { $tables } — и твои (сейчас или раньше): продолжить их может только другой модератор
   *[other] Столы { $tables } — и твои (сейчас или раньше): продолжить их может только другой модератор
}.
fix-overview-frozen = 🧊 **Этот стол остановлен** с <t:{ $at }:f>: что-то сломалось в его правилах. Отчёт в логе — под номером `{ $number }`. Когда причина устранена: `/fix unfreeze`.
fix-overview-waited = Кого ждут
fix-overview-mishaps = Недошедшие сообщения
fix-overview-wanted = Просьбы игроков
fix-overview-fixes = Последние исправления
fix-waited-for = { $seat }{ $away ->
    [yes] { " " }(нет за столом; отвечает заместитель)
   *[no] { "" }
}{ $since }{ $due }
fix-since = , с <t:{ $at }:R>
fix-due = , срок <t:{ $at }:R>
fix-mishap = Кому: { $whom }, <t:{ $at }:R>: { $why }
fix-mishap-thread = ветка стола
fix-mishap-tried = { $why } Пробую снова.
fix-mishap-given-up = { $why } Больше не пробую; это скажет и следующее сообщение.
fix-mishap-closed = Личные сообщения закрыты; всё есть у стола под кнопкой «Мой ход».
fix-mishap-unreachable = Discord был недоступен.
fix-mishap-defect = Написать не удалось: это мой дефект, он записан в логе.
fix-mishap-frozen = Стол остановлен.
fix-mishap-50007 = Личные сообщения закрыты для меня.
fix-mishap-50001 = У меня туда нет доступа.
fix-mishap-50013 = Мне там не хватает прав.
fix-mishap-10003 = Канала больше нет.
fix-mishap-10013 = Discord больше не знает этого человека.
fix-mishap-50278 = У нас больше нет общих серверов.
fix-mishap-code = Discord отказал с номером { $code }.
fix-history-head = Исправления · { $game } · стол { $table }
fix-history-none = За этим столом ничего не исправляли.
fix-at = <t:{ $at }:f>:

## Остановленные столы, исправленные итоги

bot-frozen = 🧊 **Этот стол остановлен:** у меня что-то сломалось. Ничего не потеряно, сроки не идут, модераторы знают.
bot-corrected = -# Исправлено модераторами: кем и почему, скажет `/fix history`.

## Отменённые сообщения

undone-mark = ⏪ **Отменено перемоткой.** Написанное здесь больше не считается.

## Команды

command-fix = Для модераторов: поправить стол, сначала увидев, что изменится
command-fix-look = Состояние стола: кого ждут, что не дошло, просьбы, исправления
command-fix-requests = Исправления, о которых просят игроки этого сервера
command-fix-undelivered = Сообщения столов этого сервера, которые не удалось доставить
command-fix-history = Все исправления стола: что, кем и почему
command-fix-rewind = Вернуть игру к более раннему шагу или фазе
command-fix-reopen = Открыть заново ответ игрока, пока он не сыграл
command-fix-answer = Дать безопасный ответ за игрока, от которого ждут решения
command-fix-adjust = Изменить что-то у игрока: ресурсы, монеты, карты, шкалу
command-fix-deadline = Сдвинуть сроки, всех игроков или одного
command-fix-pause = Остановить все сроки стола
command-fix-resume = Снова запустить сроки стола
command-fix-remove = Снять игрока с места; его может занять новичок
command-fix-replace = Отдать место игрока другому
command-fix-automate = Отдать место игрока или свободное место автоматическому игроку
command-fix-void = Закончить игру так, чтобы она не засчиталась
command-fix-result = Исправить итоговые очки оконченной игры
command-fix-unfreeze-all = Пустить дальше все остановленные столы сервера; сломанные будут названы
option-fix-reason = Почему; прочтут игроки этих столов
command-fix-unfreeze = Пустить дальше остановленный стол, когда причина устранена
command-request = Попросить модераторов что-то поправить за твоим столом
command-ask-fix = Старое имя /request
command-request-adjust = У тебя что-то неверно: ресурсы, монеты, карты, шкала
command-request-reopen = Подтверждено по ошибке, а назад не взять
command-request-rewind = За столом что-то пошло не так: вернуть к более раннему шагу
command-request-deadline = Тебе нужно больше времени
command-request-answer = Пусть в этот раз за тебя дадут безопасный ответ
command-request-pause = Столу нужна пауза
option-fix-table = Какой стол; в его ветке можно не указывать
option-fix-player = Чьё место
option-fix-player-or-all = Чей срок; по умолчанию все
option-fix-newcomer = Кто там теперь сидит
option-fix-level = Как он играет: caretaker, apprentice или steward
option-fix-to = Куда вернуться; выбери из списка
option-fix-what = Что неверно; выбери из списка
option-fix-by = На сколько, например 2 или -3; для карты 1 добавляет, -1 убирает
option-fix-card = Какая карта; только для наборов карт
option-fix-hours = На сколько часов; отрицательное приближает
option-fix-scores = Итоговые очки всех, например: Ада 12, Бен 9
option-fix-why = Почему; прочтут модераторы

## Что идёт не так

trouble-not-a-moderator = Это для модераторов сервера: их роль или те, кто управляет сервером. Игроки просят об исправлении через `/request`.
trouble-which-table-to-fix = Какой стол? Укажи его в параметре `table` или набери это в его ветке.
trouble-table-frozen = { bot-frozen } Игра продолжится, когда причина будет устранена.
trouble-not-frozen = Этот стол не остановлен: `/fix unfreeze` ему не нужен.
trouble-fix-seated = Ты за этим столом сейчас или раньше. Исправлять там — дело другого модератора; для своего есть `/request`.
trouble-fix-not-yours = Игрок просит об исправлениях своего места или всего стола. О чужом месте просит его игрок.
trouble-fix-too-many = У тебя уже просьб: { $most }. Когда одна решится, можно просить снова.
trouble-no-such-fix = Такого исправления больше нет. Набери команду снова.
trouble-fix-outdated = **Поздно:** стол с тех пор ушёл вперёд, ничего не изменилось. Набери команду снова.
trouble-nobody-there = Там никого, кто мог бы подтвердить или кого можно снять. Место отдаёт `/fix replace`.
trouble-no-newcomer = Укажи, кто там сядет, в параметре `newcomer`.
trouble-newcomer-already-seated = { $who } уже за этим столом.
trouble-newcomer-has-looked = { $who } как модератор знает, о чём просили игроки этого стола: это было бы нечестно.
trouble-newcomer-sat-elsewhere = { $who } знает этот стол с другого места: это было бы нечестно.
trouble-newcomer-blocked-here = { $who } в чёрном списке этого сервера и мест не занимает.
trouble-newcomer-too-many-seats = У игрока { $who } на этом сервере уже столько мест, сколько можно одному человеку.
trouble-newcomer-bot = Бот за стол сесть не может. Выбери человека.
trouble-newcomer-yourself = Тебе открылось бы то, что знает это место: отдать его тебе должен другой модератор.
trouble-bad-scores = Дай очки для каждого места (их { $seats }), не больше { $most } в любую сторону.
trouble-no-reason = Назови причину: стол её прочтёт.
trouble-reason-too-long = В причине не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}.
trouble-reason-mentions = Причина никого не упоминает: убери @everyone, @here и упоминания и отправь снова.
trouble-no-such-point = Вернуться туда нельзя, или список изменился. Выбери из списка.
trouble-no-such-seat = Такого игрока за этим столом нет. Выбери из списка.
trouble-several-seats = За этим столом несколько игроков с именем { $name }. Выбери из списка.
trouble-unclear-scores = Эти очки не читаются. Дай очки каждого, по одному разу, вот так: { $example }
trouble-not-for-you = Этот вопрос не тебе.
trouble-fix-settled = Этот вопрос решён: как обстоят дела, покажет «Мой ход».

# Люди приходят и уходят, а стол голосует.

## Что сообщается ветке

table-left = **{ subject }** { verb-leave } из игры. Место свободно: { seats-way }. До тех пор за него играет заместитель.
seats-way = `/seats` покажет, что можно занять
table-seat-opened = Стол проголосовал: { $seat-is ->
    [you] **твоё место** свободно
   *[other] место игрока **{ $seat }** свободно
}: { seats-way }.
table-seat-taken = **{ subject }** { $seat-is ->
    [you] занимаешь
   *[other] занимает
} свободное место.
table-seat-taken-own = **Теперь это твоё место**, со всеми картами, секретами и долгами. Выше — то, что прежнему игроку сообщали лично; всё целиком — в `/table story`.
table-seat-steward = **{ subject }**, автоматический игрок, занимает свободное место.
table-left-then = **{ $who }** уходит из игры; место уже занято снова.
table-seat-opened-then = Стол проголосовал: освободилось место игрока, которого не было.
table-seat-taken-then = **{ $who }** занимает свободное место.
table-seat-steward-then = Автоматический игрок занимает свободное место.
table-substituted-then = **{ $who }** занимает место на замену: прежний игрок согласен.
table-empty = **{ subject }** { verb-leave }, и за столом никого. Он закрыт.
table-server-gone = Меня убрали с этого сервера: игра на паузе.
table-server-back = Я снова на этом сервере: **игра продолжается**. { fix-will-resume }
table-vote-pause = Стол проголосовал: **игра на паузе**. { fix-will-pause } `/table resume` предложит продолжить.
table-vote-resume = Стол проголосовал: **игра продолжается**. { fix-will-resume }
table-vote-extend = Стол проголосовал: нынешние сроки сдвигаются на { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}.
table-vote-try = Все согласны: **можно пробовать**, каждому на своём поле. Нажмите **Попробовать**.
table-vote-abandon = Все согласны: **игра прекращена**. Спасибо за игру.

## Голосования

vote-asks-pause = **{ $who }** предлагает поставить игру **на паузу**.
vote-asks-resume = **{ $who }** предлагает **продолжить** игру.
vote-asks-extend = **{ $who }** предлагает сдвинуть нынешние сроки на **{ $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}**.
vote-asks-open = **{ $who }** предлагает **открыть новичку** место отсутствующего игрока **{ $whose }**.
vote-asks-try = **{ $who }** предлагает, чтобы каждый мог **пробовать** на своём поле, в мире, придуманном по тому, что каждый знает, и видеть, как его ответы доиграют автоматические игроки.
vote-asks-abandon = **{ $who }** предлагает **прекратить** игру. Победителя тогда не будет.
vote-somebody = Кто-то
vote-yes-of = За: { $who }
vote-no-of = Против: { $who }
vote-nobody = пока никого
vote-needed = Нужно «за»: { $needed } из { $voters } · до <t:{ $at }:R>
vote-needed-all = Нужно «за» от всех ({ $voters }) · до <t:{ $at }:R>
vote-passed = **Принято.**
vote-failed = **Отклонено.**
vote-lapsed = **Время вышло, не принято.**
vote-yes = За
vote-no = Против
vote-called = Голосование идёт здесь: { $thread }. Твой голос — «за».
vote-called-passed = Решено и сделано.

## Поля

bot-board-closed = Игра прекращена: стол закрыт.
bot-open-seats = { $count ->
    [one] Свободно место: { $who }
    [few] Свободны места: { $who }
    [many] Свободны места: { $who }
   *[other] Свободны места: { $who }
}; как занять — `/seats`.

## Уход, свободные места, новички

leave-sure = Уйти от стола { $table } посреди игры? Место освободится с картами, секретами и долгами.{ $back ->
    [yes] { " " }Вернуться можно, только пока его не заняли.
   *[no] { "" }
}{ $rated ->
    [yes] { " " }**Игра рейтинговая: кто играл с начала и ушёл, считается последним.**
   *[no] { "" }
}
leave-yes = Уйти из игры
leave-done = Тебя больше нет за столом { $table }. Кнопки в его сообщениях больше не работают.
leave-lobby-done = Тебя больше нет за столом { $table }.
seats-none = На этом сервере нет свободных мест.
seats-head = **Свободные места.** Посмотри на стол, прежде чем решить: место берут таким, какое оно есть.
seats-line = { $game } · стол { $table } в { $thread } · { $headline } · место: { $seat }
seats-look = Стол { $table }: { $seat }
seats-sought = **Ищут замену.** Эти игроки играют дальше, пока их не сменят: нажми, чтобы предложить себя, решают они.
seat-take = Занять место: { $seat }
seat-give = { $level ->
    [caretaker] Отдать смотрителю
    [apprentice] Отдать ученику
   *[steward] Отдать управляющему
}
seat-given = { $seat }, автоматический игрок, продолжает за столом { $table }.
seat-taken = Ты за столом { $table }. Всё, что это место уже знает, придёт личным сообщением.
story-button = История до сих пор
story-new = С прошлого раза
story-nothing-new = С прошлого раза ничего нового. Конец журнала:
notes-button = Заметки
notes-title = Твои заметки · { $table }
notes-words = Твои заметки
notes-hint = Кого подозреваешь, что видно, что задумано
notes-none = *Пока здесь ничего нет.*
notes-edit = Изменить
notes-grid = **Кто есть кто?** Твоё мнение:
notes-suspect-is = { $seat }: { $what }
notes-suspect-open = { $seat }: без пометки
notes-suspected = { $name } { $sign }
notes-private = Заметки видишь только ты, даже модераторы их не видят. В экспорт стола они не входят.
trouble-notes-too-long = В заметках помещается { $most ->
    [one] { $most } знак
    [few] { $most } знака
    [many] { $most } знаков
   *[other] { $most } знака
}. Сократи немного.
trouble-no-such-mark = Такого знака здесь нет.
board-button = { web-tab-board }

## Конец стола

rematch-button = Реванш
rematch-invites = **{ $who }** хочет реванш стола { $table }{ $count ->
    [0] {"."}
   *[other] {": "}{ $others }, играем?
}
rematch-open = Реванш играют за столом { $table } в { $channel }.

## Команды

command-table-leave = Уйти от стола; во время игры место освободится для другого
command-table-pause = Предложить столу паузу
command-table-resume = Предложить столу продолжить после паузы
command-table-extend = Предложить столу сдвинуть нынешние сроки
option-extend-hours = На сколько часов
command-table-abandon = Предложить столу прекратить игру; согласны должны быть все
command-table-open = Предложить столу открыть место отсутствующего игрока
option-open-player = { option-fix-player }
option-seat = { $seat } ({ $automatic ->
    [yes] автоматический игрок, место
   *[no] место
} { $number })
command-table-story = Всё, что сообщали твоему месту с начала
command-seats = Свободные места в играх этого сервера

## Что идёт не так

trouble-seat-not-open = Это место уже не свободно. Свободные — в `/seats`.
trouble-has-looked = Как модератор ты знаешь, о чём просили игроки этого стола: это было бы нечестно.
trouble-sat-elsewhere = Ты знаешь этот стол с другого места: это было бы нечестно.
trouble-not-over = Эта игра ещё не окончена.
trouble-no-such-vote = Такого голосования нет.
trouble-vote-over = Это голосование окончено.
trouble-vote-running = Стол уже спрашивают о переносе сроков. Сначала скажи там «за» или «против».
trouble-already-paused = Игра уже на паузе. `/table resume` предложит продолжить.
trouble-not-paused = Игра не на паузе.
trouble-bad-extension = Сроки можно сдвинуть на { $least }–{ $most } ч.
trouble-not-away = Открыть можно только место отсутствующего, и решают остальные.

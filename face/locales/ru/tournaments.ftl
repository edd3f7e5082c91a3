# Турниры: их правила, туры и места, ветка, которая о них рассказывает, и `/tournament`.

## Места

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **▸ { $name }**
   *[no] { $name }
} · **{ $points }** · побед { $wins } · соперники { $opponents }
tournament-noted = { $line } · { $note }
tournament-note-left = вне турнира
tournament-note-byes = пропуск: { $count }×
tournament-note-corrected = { $way ->
    [taken] поправка −{ $points }
   *[given] поправка +{ $points }
}
tournament-nobody = Пока никто не записан.
tournament-legend = Очки · выигранные столы · средние очки соперников
tournament-column = { $of ->
    [points] очки
    [wins] победы
   *[opponents] соперники
}
tournament-final-above = Выше: места по итогам финала
tournament-unnamed = игрок
tournament-automatic = { wish-steward }

## Правила

tournament-rule-head = **Как играют**
tournament-rule-tables = { $sizes ->
    [equal] В каждом туре играют за столами по { $most }.
   *[some] В каждом туре за столом от { $least } до { $most } человек.
}
tournament-rule-meet = Столы первого тура определяет жребий. Потом встречаются люди с близким числом очков, и никто не встречает никого дважды, пока тур можно составить иначе.
tournament-rule-fill = Игроков нужно не меньше { $fewest }. Где людей не хватает, стол дополняют автоматические игроки; очков они не получают.
tournament-rule-points = Очки за стол по местам, только среди людей: { $points }. Ничья их делит, так что стол даёт в среднем { $half }.
tournament-rule-bye = Если играть могут не все, тур пропускают те, кто пропускал реже всех, начиная с последнего места. Пропуск даёт очки: { $points }.
tournament-rule-equal = При равных очках важны выигранные столы, затем средние очки соперников. Кто равен во всём, делит место.
tournament-rule-leaving = До первого тура уход ничего не стоит. Потом это насовсем, даже если отдать только место за столом: этот стол даст тебе 0, очки останутся, а места в таблице не будет. Кто займёт твоё место за столом, получит то, чего там добьётся.
tournament-rule-fewest = Турнир состоится, если запишется не меньше { $least } человек.
tournament-rule-waiting = Мест: { $people }. Кто придёт позже, ждёт и вступает, когда кто-то уходит.
tournament-rule-watched = **Каждый, у кого есть адрес** стола или ленты всех таких столов, может без входа смотреть в браузере поля и читать в этой ленте таблицу, вместе с именами.
tournament-rule-date = Дней на тур: { $days }.
tournament-rule-length = Стол обычно длится { $bound ->
    [yes] самое большее { $most }.
   *[no] { $span } дней, если каждый играет раз в день.
}
tournament-rule-unfinished = { $rule ->
    [void] Стол, не законченный к концу тура, никому не даёт очков, чем бы он потом ни кончился.
   *[shared] Стол, не законченный к концу тура, даёт каждому, кто за ним остался, очки: { $points }, чем бы он потом ни кончился.
}

## Туры и шаги

tournament-round = { $begins ->
    [yes] 🏁 **Начинается тур { $round } из { $of }**
   *[no] **Тур { $round } из { $of }**
}{ $dated ->
    [yes] , до <t:{ $until }:F>
   *[no] {""}
}
tournament-table = { $table }: { $people }
tournament-table-linked = [стол { $table }]({ $link })
tournament-table-of-round = стол { $at } этого тура
tournament-byes = Пропускают, с очками ({ $points }): { $who }
tournament-came = Записаны: { $who }. Занято { $count } из { $places }.
tournament-waits = В списке ожидания: { $who }
tournament-came-in = Из списка ожидания: { $who }
tournament-left-early = Больше не записаны: { $who }
tournament-left = Турнир покидает: { $who }
tournament-left-seat = { $table }: место займёт { $final ->
    [yes] автоматический игрок
   *[no] следующий из списка ожидания или автоматический игрок
}.
tournament-seat-taken = { $table }: { $who } занимает место игрока { $left }.
tournament-table-done = { $table }, игра закончена: { $result }
tournament-result = { $who } ({ $points })
tournament-round-over = **Тур { $round } из { $of } закончен.**
tournament-late = { $rule ->
    [void] Не закончены вовремя, поэтому без очков: { $tables }
   *[shared] Не закончены вовремя, очки каждому, кто остался ({ $points }): { $tables }
}
tournament-ended = { $why ->
    [played] 🏆 **Турнир закончен.** Первое место: { $who }
    [short] { $played ->
        [yes] 🏆 **Турнир закончен раньше:** на следующий тур осталось слишком мало людей. Первое место: { $who }
       *[no] **Турнир не состоится:** записалось слишком мало людей. Нужно: { $least }, записалось: { $count }.
    }
   *[cancelled] **Турнир отменён.** Решение: { $by }. { tournament-tables-continue }
}
tournament-points-corrected = ⚖️ { $who }, очки: { $way ->
    [taken] −{ $points }
   *[given] +{ $points }
}. Решение: { $by }. Причина: { $reason }
tournament-table-corrected = ⚖️ { $by } исправляет тур { $round }, { $table }: { $verdict ->
    [played] считается сыгранным, { $result }.
    [void] считается незаконченным и не даёт очков.
   *[shared] считается незаконченным: { $result }.
} Причина: { $reason }

## Турнир, как его читают

tournament-head = 🏆 { $name }
tournament-plan = { $game } · { $pace ->
    [live] вживую
    [evening] на вечер
    [daily] ежедневный темп
   *[relaxed] неспешный темп
} · туров: { $rounds } · { $rated ->
    [yes] рейтинговый
   *[no] нерейтинговый
}
tournament-state-open = Записано **{ $count }** из { $places }{ $waiting ->
    [0] {""}
   *[other] , ждут { $waiting }
}. { tournament-until }
tournament-until = Запись до <t:{ $until }:F> (<t:{ $until }:R>); потом начнётся первый тур.
tournament-state-playing = { $played ->
    [yes] Тур { $round } из { $of }, до <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] Тур { $round } из { $of } закончен. Следующий скоро начнётся.
}
tournament-state-over = Турнир закончен. Сыграно туров: { $rounds }{ $final ->
    [yes] {" "}и финал
   *[no] {""}
}
tournament-state-few = Турнир не состоялся: записалось слишком мало людей. Нужно: { $least }, записалось: { $count }.
tournament-state-cancelled = Турнир отменён.
tournament-stage = Тур { $round } из { $of }
tournament-stage-over = Итоговые места
tournament-people = В турнире: { $who }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
tournament-own-in = ✅ Ты в игре.
tournament-own-waits = ⏳ Ты в списке ожидания, номер { $at }.
tournament-own-left = В этом турнире ты больше не играешь.
tournament-own-place = Ты: { $place ->
    [0] без места
   *[other] место **{ $place }** из { $of }
}, очки: **{ $points }**
tournament-own-bye = Этот тур ты пропускаешь.
tournament-own-table = { $linked ->
    [yes] ▸ Твой стол: [стол { $table }]({ $link })
   *[no] ▸ Твой стол: { $table }
}
tournament-byes-shown = Пропускают: { $who }
tournament-table-counts = { $table }: { $result }{ $verdict ->
    [played] {""}
    [void] {" "}· не закончен вовремя, без очков
   *[shared] {" "}· не закончен вовремя
}
tournament-join = Записаться …
tournament-leave = Уйти …
tournament-tables = Столы
tournament-places = Все места
tournament-how-counted = Как считаются очки
tournament-show-rules = Правила
tournament-show = Места
tournament-back = Назад
tournament-thread = Объявления
tournament-earlier = ◀ Раньше
tournament-later = Дальше ▶
tournament-page = Страница { $page } из { $pages }
tournament-which-round = Другой тур
tournament-list-head = **Турниры этого сервера**
tournament-list-none = На этом сервере нет турнира. Его открывает модератор через `/tournament open`.
tournament-list-line = { $number }. **{ $name }** · { $plan }
tournament-choice = { $name } · { $game }
tournament-table-choice = тур { $round } · { $table }: { $people }
tournament-place-choice = { $who } { $place }
tournament-list-show = Показать { $number }
tournament-invitation = Турнир открыт. **Записаться** сначала расскажет правила; ты в игре, только когда подтвердишь.

## За его столами

tournament-at-table = 🏆 **{ $name }** · { $stage }{ $linked ->
    [yes] {" "}· [Объявления]({ $link })
   *[no] {""}
}
tournament-at-table-taken = У тебя место игрока **{ $left }**, которого больше нет в турнире: его итог засчитается тебе.
tournament-at-table-outside = Тебя нет в турнире: за этим столом ты играешь не за его очки.
fix-tournament-counts = ⚠️ Турнир **{ $name }** уже засчитал этот стол, и эта правка ничего в нём не изменит. Исправь и там: `/tournament correct-table table:{ $table } counts:{ $counts } places:{ $places }`.
leave-tournament = **Ты покидаешь и турнир { $name }, насовсем.** { $final ->
    [yes] { tournament-seat-final } { tournament-place-lost }
   *[no] { tournament-table-lost } { tournament-seat-next }
}
tournament-place-lost = Очки останутся, но места в таблице не будет.
tournament-table-lost = Стол, за которым ты играешь, даст тебе 0 очков. Остальные останутся, но места в таблице не будет.
tournament-seat-next = Твоё место займёт следующий из списка ожидания или автоматический игрок.
tournament-seat-final = Твоё место в финале займёт автоматический игрок.

## Запись и уход

tournament-join-ask = Записаться в турнир **{ $name }**? Ты играешь в каждом туре, и у каждого есть срок.
tournament-join-waits = Все места заняты: ты попадёшь в список ожидания.
tournament-join-late = Туры уже идут: ты попадёшь в список ожидания и вступишь, когда кто-то уйдёт.
tournament-join-later = Кто запишется сейчас, ждёт и войдёт, когда кто-нибудь уйдёт.
tournament-join-yes = Записаться
tournament-joined = **Ты в игре.** Когда начнётся тур, я посажу тебя за стол и напишу, как за любым другим.
tournament-joined-waits = **Ты в списке ожидания.** Ты вступишь, когда кто-то уйдёт; тогда я напишу.
tournament-leave-ask = { $at ->
    [before] Уйти из турнира **{ $name }**? Он ещё не начался, так что это ничего не стоит, и можно записаться снова.
    [waiting] Выйти из списка ожидания турнира **{ $name }**? Это ничего не стоит.
    [table] Уйти из турнира **{ $name }** насовсем? { tournament-table-lost } { tournament-seat-next }
    [final] Уйти из турнира **{ $name }** насовсем? { tournament-seat-final } { tournament-place-lost }
   *[apart] Уйти из турнира **{ $name }** насовсем? { tournament-place-lost }
}
tournament-leave-yes = Уйти
tournament-left-now = Ты больше не в турнире.

## Что делают модераторы

tournament-opened = **Открыт.** Записываются здесь: <#{ $thread }>. Запись закончится в срок или сразу по `/tournament start`. Позже могут пригодиться `/tournament close-round`, `/tournament correct-points` или `/tournament cancel`.
tournament-opened-until = Запись закончится <t:{ $until }:F>. { $set ->
    [yes] Время, которое ты пишешь, я читаю в поясе { $zone }.
   *[no] Время, которое ты пишешь, я читаю в UTC; свой пояс выбери через `/me timezone`.
}
tournament-short = **Большинство столов не закончится вовремя.** { $length } { $date } Чего бы хватило: { $fit }. Чтобы это изменить, закончи этот турнир через `/tournament cancel` и открой другой.
tournament-fit-days = `days:{ $days }`
tournament-fit-pace = `pace:` { $pace } · `days:{ $days }`
tournament-opened-silent = **Открыт**, но объявить об этом не вышло. Я попробую снова. `/tournament show` работает и так.
tournament-begin-ask = Начать сейчас первый тур турнира **{ $name }**? Запись на этом закончится. Записано: { $count }.
tournament-begun = **Запись закончена.** Первый тур вот-вот начнётся, об этом скажет ветка.
tournament-cancel-ask = Отменить турнир **{ $name }** насовсем? { tournament-tables-continue }
tournament-tables-continue = Начатые столы играют дальше, но уже не считаются.
tournament-cancelled = **Отменён.** Об этом скажет ветка.
tournament-close-ask = Закрыть сейчас тур { $round } турнира **{ $name }**? Незаконченных столов: { $open }. { $rule ->
    [void] Очков они не дадут.
   *[shared] Каждому, кто за ними остался, они дадут очки: { $points }.
}
tournament-closed = **Тур закрыт.** Об этом скажет ветка, потом начнётся следующий.
tournament-begin-do = Рассадить первый тур
tournament-cancel-do = Отменить турнир
tournament-close-do = Закрыть тур
tournament-points-ask = { $way ->
    [taken] Снять очки ({ $points }) в турнире **{ $name }**? Кого касается: { $who }
   *[given] Добавить очки ({ $points }) в турнире **{ $name }**? Кого касается: { $who }
}
tournament-points-would = Очки: { $was } → **{ $then }**, место: { $was_place ->
    [0] нет
   *[other] { $was_place }
} → { $then_place ->
    [0] **нет**
   *[other] **{ $then_place }**
}
tournament-table-ask = Исправить в турнире **{ $name }** тур { $round }, { $table }?
tournament-table-was = До сих пор: { $verdict ->
    [played] сыгран, { $result }
    [void] не закончен, без очков
    [shared] не закончен, { $result }
   *[none] пока не считается
}
tournament-table-would = Потом: { $verdict ->
    [played] сыгран, { $result }
    [void] не закончен, без очков
   *[shared] не закончен, { $result }
}
tournament-correct-how = В ветке турнира это прочтут все, с твоим именем и причиной.
tournament-correct-do = Исправить …
tournament-correct-title = Исправить турнир
tournament-correct-why = Прочтут все в ветке.
tournament-corrected = **Исправлено.** Об этом скажет ветка.
tournament-recounted = { $same ->
    [yes] ✅ **Совпадает.** Пересчитано только по итогам столов: места и очки верны.
   *[no] ⚠️ **Не совпадает.** Итог этих столов не тот, что засчитан: { $differing }. Стол исправляет `/tournament correct-table`.
} Столов: { $tables }{ $corrected ->
    [0] {""}
   *[other] , исправлено модераторами: { $corrected }
}.
tournament-silent = Я не могу писать о турнире **{ $name }** в <#{ $channel }>. Турнир всё равно продолжается. Разреши мне видеть этот канал, создавать в нём ветки и писать в них; тогда я дополню, чего не хватает.
tournament-anew = Прежнюю ветку этого турнира удалили в Discord. Он продолжается здесь, ничего не потеряно.

## Письма

tournament-letter-in = **{ $name }**: освободилось место, и **ты в турнире**. Запись закончится <t:{ $until }:F>; потом я посажу тебя за стол и напишу тебе.
tournament-letter-bye = **{ $name }**: тур { $round } из { $of } ты пропускаешь. Очки за это: { $points }. В следующем туре ты получишь стол, тогда я напишу тебе.
tournament-letter-off = { $why ->
    [cancelled] **{ $name }**: модератор отменил турнир.{ $played ->
        [yes] {" "}{ tournament-tables-continue }
       *[no] {""}
    }
   *[short] { $played ->
        [yes] **{ $name }**: турнир закончился раньше, на следующий тур осталось слишком мало людей.
       *[no] **{ $name }**: турнир не состоится. Нужно людей: { $least }, записалось: { $count }.
    }
}

## Команды

command-tournament = Турниры этого сервера: туры за столами, очки, места
command-tournament-open = Открыть турнир, куда записываются люди; для модераторов
command-tournament-list = Турниры этого сервера
command-tournament-show = Места, твой стол, запись и уход
command-tournament-start = Начать первый тур сейчас; для модераторов
command-tournament-cancel = Отменить турнир насовсем; для модераторов
command-tournament-close-round = Закрыть тур раньше срока; для модераторов
command-tournament-correct-points = Добавить кому-то очки или снять; для модераторов
command-tournament-correct-table = Исправить, как считается стол; для модераторов
command-tournament-recount = Проверить места по самим столам; для модераторов
option-tournament = Какой турнир; если пусто, единственный или тот, чья это ветка
option-tournament-name = Как он называется
option-tournament-game = В какую игру играют
option-tournament-until = До какого времени запись, например пятница 20:00, 5 дней или 2026-12-24 20:00
option-tournament-rounds = Сколько туров; если пусто, 4
option-tournament-people = Сколько мест; если пусто, 64, остальные ждут
option-tournament-pace = { option-play-pace }
option-tournament-days = Сколько дней может длиться тур; если пусто, 14
option-tournament-unfinished = Что даёт стол, не законченный вовремя; если пусто, половину очков
option-tournament-rated = Учитывать ли столы в рейтинге; если пусто, да
option-tournament-options = Настройки игры, как за столом
option-tournament-who = Чьи очки
option-tournament-points = Сколько очков, например 6, или -6, чтобы снять
option-tournament-table = Какой стол
option-tournament-counts = Как он считается
option-tournament-places = Места людей в показанном порядке, например 2 1 3; если пусто, как закончился
choice-rated-yes = Да
choice-rated-no = Нет
choice-unfinished-shared = 12 очков каждому, кто остался
choice-unfinished-void = Никому никаких очков
choice-verdict-played = Сыгран
choice-verdict-shared = Не закончен: 12 очков каждому, кто остался
choice-verdict-void = Не закончен: никому никаких очков

## Что идёт не так

trouble-no-tournaments = { tournament-list-none }
trouble-which-tournament = Турниров здесь несколько. Скажи какой, через `tournament:`.

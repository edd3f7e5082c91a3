# Турниры: их правила, туры и места, ветка, которая о них рассказывает, и `/tournament`.

## Места

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **➤ { $name }**
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
tournament-unnamed = игрок
tournament-automatic = автоматический игрок

## Правила

tournament-rule-head = **Как играют**
tournament-rule-tables = { $sizes ->
    [equal] В каждом туре играют за столами по { $most }.
   *[some] В каждом туре за столом от { $least } до { $most } человек.
}
tournament-rule-meet = Первый тур решает жребий. Потом встречаются люди с близкими очками, и никто не встречает никого дважды, пока тур можно составить иначе.
tournament-rule-fill = Игроков нужно не меньше { $fewest }. Где людей не хватает, стол дополняют автоматические игроки; очков они не получают.
tournament-rule-points = Очки за стол по местам, только среди людей: { $points }. Ничья их делит, так что стол даёт в среднем { $half }.
tournament-rule-bye = Если играть могут не все, тур пропускают те, кто пропускал реже всех, начиная с последнего места. Пропуск даёт очки: { $points }.
tournament-rule-equal = При равных очках важны выигранные столы, затем средние очки соперников. Кто равен во всём, делит место.
tournament-rule-leaving = До первого тура уход ничего не стоит. Потом это насовсем: незаконченный стол даст тебе 0, очки останутся, а места не будет. Кто займёт твоё место за столом, получит то, чего там добьётся.
tournament-rule-waiting = Мест: { $people }. Кто придёт позже, ждёт и вступает, когда кто-то уходит.
tournament-rule-date = Дней на тур: { $days }.
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
tournament-table-of-round = стол { $at } этого тура
tournament-byes = Пропускают, с очками ({ $points }): { $who }
tournament-came = Записаны: { $who }. Занято { $count } из { $places }.
tournament-waits = В списке ожидания: { $who }
tournament-came-in = Из списка ожидания: { $who }
tournament-left-early = Больше не записаны: { $who }
tournament-left = Турнир покидает: { $who }
tournament-left-seat = { $table }: дальше играет автоматический игрок, пока место не займёт кто-то из списка ожидания.
tournament-seat-taken = { $table }: { $who } занимает место после { $left }.
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
       *[no] **Турнир не состоится:** записалось слишком мало людей.
    }
   *[cancelled] **Турнир отменён.** Решение: { $by }. Начатые столы играют дальше, но здесь уже не считаются.
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

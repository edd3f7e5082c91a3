### «Зодчие Западного королевства»: досье оконченной игры.

# Пустая строка: то, что стоит сразу под списком, рисовалось бы его частью.
architects-apart = {"\u000A"}
architects-told-buildings = 🏠 Здания и Собор
architects-told-built = { architects-apart }**{ $seat }** · { $count ->
    [0] зданий нет
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
} · **{ $points }**
architects-told-building = - { $what }: { $points }
architects-told-effects = - Эффекты в конце: { $points }
architects-told-cathedral = - ⛪ Собор, уровень { $level }: { $points }
architects-told-unbuilt = - Не построено: { $cards }
architects-told-places = 🧭 Кто где что добыл
architects-told-went = { architects-apart }**{ $seat }**
architects-told-place = - { $place } ×{ $count }: { $things }
architects-told-place-only = - { $place } ×{ $count }
architects-told-captures = ⛓️ Захваты
architects-told-captured = { architects-apart }**{ $seat }**: { $count ->
    [0] захватов нет
    [one] { $count } работник захвачен
    [few] { $count } работника захвачено
    [many] { $count } работников захвачено
   *[other] { $count } работника захвачено
}{ $prison ->
    [0] { "" }
   *[other] , отправлено в Тюрьму { $prison }
}, { $lost ->
    [0] потерь нет
   *[other] потеряно { $lost }
}
architects-told-victim = - { $seat }: { $count }
architects-told-virtue = ☯️ Добродетель и долги
architects-told-path = **{ $seat }**: добродетель { $path }
    -# 📜 { $taken ->
        [0] Долгов не было
        [one] Взят { $taken } долг
        [few] Взято { $taken } долга
        [many] Взято { $taken } долгов
       *[other] Взято { $taken } долга
    }{ $paid ->
        [0] { "" }
       *[other] , погашено { $paid }
    }{ $left ->
        [0] { "" }
       *[other] , осталось { $left }
    }
architects-told-turns = { chart-turning }
architects-told-scores = После раунда { $round }: { $ranking }.
architects-told-points = { $seat } { $points }
architects-told-led = 📈 **{ $seat }** обходит игрока { $before } в раунде { $round } и остаётся впереди в конце каждого следующего.
architects-told-led-last = 📈 **{ $seat }** выходит вперёд лишь в последнем раунде (до этого — { $before }).
architects-told-passes = Раунд { $round }: **{ $seat }** обходит игрока { $before }, { $points } : { $other }.
architects-told-always-led = 📈 **{ $seat }** впереди в конце каждого раунда.
architects-told-lead-changes = 🔀 От раунда к раунду лидер сменился { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}.
architects-told-rounds = { $count ->
    [1] 📜 Раунд { $first }
   *[other] 📜 Раунды { $first }–{ $last }
}
architects-told-round = { architects-apart }**Раунд { $round }**
architects-told-turn = - { $seat } · { $place }: { $parts }
architects-told-turn-only = - { $seat } · { $place }
architects-told-turn-nowhere = - { $seat }: { $parts }
architects-told-home = - { $seat } зовёт работника домой
architects-told-earned = +{ $things }
architects-told-drew = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
architects-told-brought = домой { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}
architects-told-raised = постройка: **{ $what }**
architects-told-climbed = ⛪ уровень { $level }
architects-told-hired = наём: { $what }
architects-told-took = захват: { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}
architects-told-virtue-moved = добродетель { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
architects-told-debts = долгов взято: { $count }

architects-award-jailer = ⛓️ **Полная темница**: { $who }, захвачено работников: { $count }.
architects-award-scapegoat = 🐐 **Козёл отпущения**: { $who }, работников попало в плен: { $count }.
architects-award-debtor = 🏦 **Жизнь в долг**: { $who }, долгов: { $count }.
architects-award-market = 🌑 **Завсегдатай Чёрного рынка**: { $who }, визитов: { $count }.
architects-award-thief = 🦝 **Гроза Налогового поста**: { $who }, унесено серебра: { $count }.
architects-award-idler = 🪑 **Просто посмотреть**: { $who }, работников поставлено впустую: { $count }.
architects-award-hoarder = 🧱 **На чёрный день**: { $who }, не истрачено глины, дерева и камня: { $count }.
architects-award-saint = 😇 **Святость**: { $who }, добродетель { $count }.
architects-award-builder = 🏗️ **Зодчий Западного королевства**: { $who }, зданий: { $count }.
architects-chart-points = { chart-points }
architects-chart-silver = Серебро
architects-chart-debt = Непогашенные долги
architects-chart-virtue = Добродетель

## Что сделано, в числах

architects-feat-buildings = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}
architects-feat-cathedral = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
} в Соборе
architects-feat-apprentices = { $count ->
    [one] { $count } подмастерье
    [few] { $count } подмастерья
    [many] { $count } подмастерьев
   *[other] { $count } подмастерья
}
architects-feat-debts-paid = { $count ->
    [one] { $count } погашенный долг
    [few] { $count } погашенных долга
    [many] { $count } погашенных долгов
   *[other] { $count } погашенных долга
}

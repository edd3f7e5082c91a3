# «Паладины Западного королевства»: что видно игроку и на поле.

## Как идёт игра

paladins-headline-draft = **Первые горожане** · { $own ->
    [yes] выбираешь ты
   *[no] выбирает { $seat }
}
paladins-headline-paladins = **Раунд { $round } из { $rounds }** · паладины, втайне
paladins-headline-tavern = **Раунд { $round } из { $rounds }** · таверна · { $own ->
    [yes] нанимаешь ты
   *[no] нанимает { $seat }
}
paladins-headline-play = **Раунд { $round } из { $rounds }** · { $own ->
    [yes] твой ход
   *[no] ходит { $seat }
}
paladins-headline-repent = **Раунд { $round } из { $rounds }** · инквизиция спрашивает: { $own ->
    [yes] тебя
   *[no] { $seat }
}
paladins-headline-end = { ending-headline }
paladins-moment-draft = Первые горожане · { $at }
paladins-moment-draft-part = Первые горожане · { $at }, после вопроса { $part }
paladins-moment-paladins = Раунд { $round } · паладины
paladins-moment-tavern = Раунд { $round } · таверна · { $at }
paladins-moment-tavern-part = Раунд { $round } · таверна · { $at }, после вопроса { $part }
paladins-moment-play = Раунд { $round } · ход { $at }
paladins-moment-play-part = Раунд { $round } · ход { $at }, после вопроса { $part }
paladins-phase-draft = **Сначала каждый бесплатно берёт горожанина**; первый игрок выбирает последним.
paladins-phase-paladins = **Тайный выбор паладинов.** Из трёх в руке один поведёт в этом раунде, второй идёт наверх колоды, третий вниз.
paladins-phase-draft-alone = **Сначала ты бесплатно берёшь горожанина.**
paladins-phase-tavern = **Таверна.** По порядку каждый открывает своего паладина и нанимает группу из четырёх работников.
paladins-phase-play = **Ход за ходом** каждый делает одно действие или пасует. **Карты** показывают всё открытое, **?** объясняет вопрос.

## Поле

paladins-beside-card = { $first } | { $then }
paladins-level-faith = ✝️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-strength = ⚔️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-influence = 📯{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-short-faith = ✝️{ $level }
paladins-level-short-strength = ⚔️{ $level }
paladins-level-short-influence = 📯{ $level }
paladins-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] {" "}⬅️
   *[no] { "" }
}{ $chosen ->
    [yes] {" "}✓
   *[no] { "" }
}{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }
paladins-board-goods = { $workers } · { $silver }🥈 { $provisions }🍖
paladins-board-no-workers = работников нет
paladins-board-marker = { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
    [many] { $workers } работников
   *[other] { $workers } работника
}, маркер на { $marker }
paladins-board-troubles = { $suspicions ->
    [0] { "" }
   *[other] {" "}· { $suspicions }👁️
}{ $debts ->
    [0] { "" }
   *[other] {" "}· { $debts }📜
}{ $paid ->
    [0] { "" }
   *[other] {" "}· { $paid }🧾
}
paladins-so-far = { $over ->
    [yes] { "" }
   *[no] пока{ " " }
}
paladins-board-done = -# { $pieces } · 🏆 { paladins-so-far }очков: { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
paladins-board-nothing-done = пока ничего
paladins-board-monks = { $count ->
    [one] { $count } монах
    [few] { $count } монаха
    [many] { $count } монахов
   *[other] { $count } монаха
}
paladins-board-outposts = { $count ->
    [one] { $count } форпост
    [few] { $count } форпоста
    [many] { $count } форпостов
   *[other] { $count } форпоста
}
paladins-board-walls = { $count ->
    [one] { $count } стена
    [few] { $count } стены
    [many] { $count } стен
   *[other] { $count } стены
}
paladins-board-jars = { $count ->
    [one] { $count } кувшин
    [few] { $count } кувшина
    [many] { $count } кувшинов
   *[other] { $count } кувшина
}
paladins-board-attacked = побеждено { $count }
paladins-board-converted = обращено { $count }
paladins-board-workshops = { $count ->
    [one] { $count } мастерская
    [few] { $count } мастерские
    [many] { $count } мастерских
   *[other] { $count } мастерские
} ({ $where })
paladins-board-at = { $action }{ $count ->
    [1] { "" }
   *[other] {" "}×{ $count }
}
paladins-board-used = занято: { $actions }
paladins-board-paladin = **{ $what }** ({ $does })
paladins-board-townsfolk = { $what } ({ $does })
paladins-board-people = -# 🛡️ { $people }
paladins-board-tavern = 🍺 **Таверна**: { $cards }
paladins-board-tavern-card = { $what }{ $taken ->
    [yes] {" "}({ $seat })
   *[no] { "" }
}
paladins-board-order = 👑 **{ $what }** приносит { $points }🏆 (пока { $counts })
paladins-board-count = { $seat } { $count }
paladins-virtual-mark = ⬛Ви
paladins-board-favour = 👑 Милость короля за { $what }{ $taken ->
    [yes] {" "}· в этом раунде занята ({ $seat })
   *[no] { "" }
}
paladins-board-tax = 🥈 **Налоговый запас: { $tax }**{ $tax ->
    [1] { ", следующая монета приведёт инквизицию" }
   *[other] { "" }
} · стен осталось: { $walls }
paladins-board-suspicions = 👁️ Подозрения: { $counts }
paladins-board-outsiders = **Чужаки по областям** (сколько нужно ⚔️ и ✝️)
paladins-board-outsider = -# **{ $number } · { $what }** ({ $people }) · { $attack } · { $convert }
paladins-outsiders-near = -# **Чужаки** (что дают — при выборе действия): { $outsiders }
paladins-outsider-near = { $number } { $what } ⚔️{ $strength } ✝️{ $faith }
paladins-board-outsiders-short = **Чужаки по областям** (⚔️ нападение 🪓, ✝️ обращение 🕊️)
paladins-board-outsider-short = -# **{ $number }** ⚔️{ $strength } ✝️{ $faith } **{ $what }** ({ $people }) · { $does }
paladins-board-row = -# **Горожане.** За работника — первая награда, и горожанин уходит; с бойцом 🔴Б вступает в свиту.
paladins-board-for = -# { $silver }🥈{ $debt ->
    [yes] {" "}или долг
   *[no] { "" }
} **{ $what }** · уходит: { $discard } · вступает: { $joins }
paladins-board-map = **Карта по областям** (✝️ нужна монаху, ⚔️ — форпосту)
paladins-board-region = -# **{ $number }** · ✝️{ $faith } ⚔️{ $strength }: { $spaces }
paladins-board-taken = занято { $mark }

## Своё

paladins-own-goods = { $goods }{ $troubles }
paladins-own-troubles = { $suspicions ->
    [0] { "" }
    [one] {" "}· 👁️ { $suspicions } подозрение
    [few] {" "}· 👁️ { $suspicions } подозрения
    [many] {" "}· 👁️ { $suspicions } подозрений
   *[other] {" "}· 👁️ { $suspicions } подозрения
}{ $debts ->
    [0] { "" }
    [one] {" "}· 📜 { $debts } непогашенный долг
    [few] {" "}· 📜 { $debts } непогашенных долга
    [many] {" "}· 📜 { $debts } непогашенных долгов
   *[other] {" "}· 📜 { $debts } непогашенного долга
}{ $paid ->
    [0] { "" }
    [one] {" "}· 🧾 { $paid } погашенный долг
    [few] {" "}· 🧾 { $paid } погашенных долга
    [many] {" "}· 🧾 { $paid } погашенных долгов
   *[other] {" "}· 🧾 { $paid } погашенного долга
}
paladins-own-attributes = { $attributes } · 🏆 { paladins-so-far }очков: { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }{ $goods ->
    [0] { "" }
   *[other] , из них за ресурсы { $goods }
}
paladins-own-done = -# { $pieces }
paladins-own-used = -# Работники на действиях: { $actions }
paladins-own-used-one = { $action } { $workers }
paladins-own-next = -# В следующий раз: { $actions }
paladins-own-next-one = { $action }{ $free ->
    [yes] { "" }
   *[no] {" "}{ $price }
} { $needs }{ $lacks ->
    [0] { "" }
   *[other] {" "}(не хватает { $lacks })
}
paladins-own-workshops = -# Осталось мастерских: { $left }{ $left ->
    [0] { "" }
   *[other] {" "}(следующая { $under })
}
paladins-own-paladin = -# 🛡️ **{ $what }** в этом раунде: { $does }
paladins-own-chosen = -# 🛡️ Закрыт: { $card }
paladins-own-top = -# В следующем раунде на выбор: { $what } и ещё двое.
paladins-own-retinue = -# 🧑‍🌾 Твоя свита: { $people }
paladins-own-card = - { $card }
paladins-own-sealed = 🛡️ **{ $play }** ведёт · { $top } наверх · { $bottom } вниз
paladins-own-sealed-last = 🛡️ **{ $play }** ведёт
paladins-other = -# { $mark } **{ $seat }**{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }

## Подробности вопросов

paladins-need = -# { $action }: { $spaces } · { $raises }
paladins-need-row = { $first }
    { $then }
paladins-needs = -# **Кто нужен каждому действию** (◻️ любой работник) и что оно повышает
    { $actions }
paladins-tavern-rest = -# ⬛ Группу, которую ты оставишь, забирает виртуальный игрок и за каждого преступника берёт подозрение.
paladins-draft-signs = -# { paladins-signs }. Налог — серебро из налогового запаса.
paladins-closed = { bot-not-now }
paladins-closed-some = { $what } ({ $why })
paladins-closed-many = ещё { $count } ({ $why })
paladins-why-action-used = занято
paladins-why-done-often = сделано { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
paladins-why-lacks-workers = не хватает { $things }
paladins-why-lacks-silver = не хватает { $count }🥈
paladins-why-lacks-provisions = не хватает { $count }🍖
paladins-why-lacks-attribute = { $what }: не хватает { $count }
paladins-why-wrong-space = не подходит
paladins-why-no-such-worker = нет такого работника
paladins-why-space-taken = занято
paladins-why-map-full = карта заполнена
paladins-why-no-walls = стен не осталось
paladins-why-no-townsfolk = ряд пуст
paladins-why-no-outsiders = чужаков нет
paladins-why-no-workshops = мастерских не осталось
paladins-why-workshop-there = там мастерская
paladins-why-jar-there = там кувшин
paladins-why-no-favours = с раунда 3
paladins-why-favour-used = в этом раунде занята
paladins-why-favour-hidden = закрыта
paladins-why-no-effect = сейчас ничего не даёт
paladins-why-nothing-there = там никого
paladins-why-already-passed = пас уже был
paladins-why-card-taken = занято
paladins-why-different = уже выбрано

paladins-about-develop = За { $spaces } и серебро положи на действие мастерскую: потом ему нужно на одного работника меньше
paladins-about-recruit = За ◻️ горожанин даёт награду и уходит; за { $spaces } вступает в твою свиту
paladins-about-hunt = За ◻️ получишь 1🍖, за { $spaces } — 3🍖
paladins-about-trade = За ◻️ получишь 1🥈, за { $spaces } — 3🥈
paladins-about-pray = За { $spaces }{ $free ->
    [yes] { "" }
   *[no] {" "}и серебро
} освободи действие: его можно снова выполнить в этом раунде
paladins-about-conspire = За { $spaces } получишь преступника (🟣П) и подозрение
paladins-about-commission = За { $spaces } пошли монаха в область, где нужно до { $needs }: +1📯 и награда места
paladins-about-fortify = За { $spaces } построй стену (нужно { $needs }): +1⚔️ и награда стены
paladins-about-garrison = За { $spaces } поставь форпост в области, где нужно до { $needs }: +1✝️ и награда места
paladins-about-absolve = За { $spaces } поставь кувшин (нужно { $needs }): +1✝️, −1👁️ и награда места
paladins-about-attack = За { $spaces } напади на чужака силой до { $needs } (1🥈 за каждые недостающие { $missing }⚔️): +1📯 и его награда
paladins-about-convert = За { $spaces } обрати чужака силой до { $needs }: сейчас он даёт ⚔️, в конце — очки
paladins-about-favour = { $first }{ $count ->
    [1] { "" }
   *[other] ; свободно: { $count }
}
paladins-about-no-debt = долгов у тебя нет
paladins-about-no-suspicion = у тебя нет 👁️
paladins-about-neither = у тебя нет ни долгов, ни 👁️
paladins-about-workshop = Действию потом нужно { $spaces }
paladins-about-group = { $things }. С твоими хватит работников на { $which ->
    [all] любое большое действие
    [but] большие действия, кроме: { $actions }
   *[some] действия: { $actions }
}
paladins-about-pass = В этом раунде больше без действий; оставить работников: до { $kept }

paladins-seal-draft = Взять этого
paladins-seal-paladins = Подтвердить
paladins-seal-tavern = Нанять
paladins-seal-turn = Сделать
paladins-seal-repent = Ответить
paladins-seal-attribute = Поднять
paladins-seal-drop = { paladins-seal-turn }
paladins-seal-pay = { paladins-seal-turn }
paladins-seal-destroy = { paladins-seal-turn }
paladins-seal-clear = { paladins-seal-turn }
paladins-seal-join = { paladins-seal-turn }
paladins-seal-workshop = Положить
paladins-seal-either = Взять
paladins-decided-draft = Горожанин: { $townsfolk }
paladins-decided-paladins = Ведёт { $play }, наверху { $top }
paladins-decided-paladins-last = Ведёт { $play }
paladins-decided-tavern = Нанято: { $card }

paladins-look-hidden = Закрыто: { $orders ->
    [0] указов нет
    [one] { $orders } указ
    [few] { $orders } указа
    [many] { $orders } указов
   *[other] { $orders } указа
}, { $favours ->
    [0] милостей нет
    [one] { $favours } милость
    [few] { $favours } милости
    [many] { $favours } милостей
   *[other] { $favours } милости
}
paladins-look-left = **{ $action }** { $spaces }{ $silver ->
    [0] { "" }
   *[other] , { $silver }🥈
}
paladins-look-right = **{ $action }** { $spaces }{ $prices-loc ->
    [nothing] { "" }
   *[other] {" "}· { $good ->
        [provisions] 🍖
       *[silver] 🥈
    } по порядку: { $prices }
} · условие: { $needs }, повышает: { $raises }
paladins-look-region = - **Область { $number }** (✝️{ $faith } ⚔️{ $strength }): { $spaces }
paladins-look-attacked = - { $what }, побеждён
paladins-look-wall = - 🧱 { $what }
paladins-look-points = { $attributes }, очки по делениям: { $track }

paladins-done-draft = **Сделано.**
paladins-done-tavern = { paladins-done-draft }
paladins-done-turn = { paladins-done-draft }
paladins-done-repent = { paladins-done-draft }
paladins-done-attribute = { paladins-done-draft }
paladins-done-drop = { paladins-done-draft }
paladins-done-pay = { paladins-done-draft }
paladins-done-destroy = { paladins-done-draft }
paladins-done-clear = { paladins-done-draft }
paladins-done-join = { paladins-done-draft }
paladins-done-workshop = { paladins-done-draft }
paladins-done-either = { paladins-done-draft }

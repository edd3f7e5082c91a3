# «Паладины Западного королевства»: предложения на картах. Карта складывается из
#   paladins-reward-*   что приносит, paladins-sign-* количества знаками
#   paladins-ability-*  что делает паладин или горожанин
#   paladins-per-*      что чужак считает в конце
# Названия карт — в paladins-names.ftl.

# Вещи: столько-то одного вида. Серебро общее с другой игрой.
thing-provisions = { $count ->
    [one] { $count } провизия
    [few] { $count } провизии
    [many] { $count } провизии
   *[other] { $count } провизии
}
    .acc = { $count ->
    [one] { $count } провизию
    [few] { $count } провизии
    [many] { $count } провизии
   *[other] { $count } провизии
}
thing-labourer = { $count ->
    [one] { $count } разнорабочий
    [few] { $count } разнорабочих
    [many] { $count } разнорабочих
   *[other] { $count } разнорабочих
}
    .acc = { $count ->
    [one] { $count } разнорабочего
    [few] { $count } разнорабочих
    [many] { $count } разнорабочих
   *[other] { $count } разнорабочих
}
thing-scout = { $count ->
    [one] { $count } разведчик
    [few] { $count } разведчика
    [many] { $count } разведчиков
   *[other] { $count } разведчика
}
    .acc = { $count ->
    [one] { $count } разведчика
    [few] { $count } разведчиков
    [many] { $count } разведчиков
   *[other] { $count } разведчиков
}
thing-merchant = { $count ->
    [one] { $count } торговец
    [few] { $count } торговца
    [many] { $count } торговцев
   *[other] { $count } торговца
}
    .acc = { $count ->
    [one] { $count } торговца
    [few] { $count } торговцев
    [many] { $count } торговцев
   *[other] { $count } торговцев
}
thing-fighter = { $count ->
    [one] { $count } боец
    [few] { $count } бойца
    [many] { $count } бойцов
   *[other] { $count } бойца
}
    .acc = { $count ->
    [one] { $count } бойца
    [few] { $count } бойцов
    [many] { $count } бойцов
   *[other] { $count } бойцов
}
thing-cleric = { $count ->
    [one] { $count } священник
    [few] { $count } священника
    [many] { $count } священников
   *[other] { $count } священника
}
    .acc = { $count ->
    [one] { $count } священника
    [few] { $count } священников
    [many] { $count } священников
   *[other] { $count } священников
}
thing-criminal = { $count ->
    [one] { $count } преступник
    [few] { $count } преступника
    [many] { $count } преступников
   *[other] { $count } преступника
}
    .acc = { $count ->
    [one] { $count } преступника
    [few] { $count } преступников
    [many] { $count } преступников
   *[other] { $count } преступников
}

# Знаки.
paladins-sign-silver = { $count }🥈
paladins-sign-provisions = { $count }🍖
paladins-sign-labourer = { $count ->
    [1] ⚪Рб
   *[other] { $count }⚪Рб
}
paladins-sign-scout = { $count ->
    [1] 🟢Рв
   *[other] { $count }🟢Рв
}
paladins-sign-merchant = { $count ->
    [1] 🔵Т
   *[other] { $count }🔵Т
}
paladins-sign-fighter = { $count ->
    [1] 🔴Б
   *[other] { $count }🔴Б
}
paladins-sign-cleric = { $count ->
    [1] ⚫С
   *[other] { $count }⚫С
}
paladins-sign-criminal = { $count ->
    [1] 🟣П
   *[other] { $count }🟣П
}
paladins-space-any = ◻️
paladins-space-labourer = ⚪Рб
paladins-space-scout = 🟢Рв
paladins-space-merchant = 🔵Т
paladins-space-fighter = 🔴Б
paladins-space-cleric = ⚫С
paladins-space-criminal = 🟣П
paladins-row-of = { $signs }
paladins-beside = { $first }{ $then }
paladins-both = { $first } { $then }
paladins-or = { $first } или { $then }
    .acc = { $first-acc } или { $then-acc }
paladins-nothing = ничего
    .loc = nothing

paladins-name-silver = серебра
paladins-name-provisions = провизии
paladins-name-faith = ✝️ Вера
paladins-name-strength = ⚔️ Сила
paladins-name-influence = 📯 Влияние
paladins-people-byzantines = византийцы
paladins-people-saracens = сарацины
paladins-people-vikings = викинги

paladins-action-develop = Развитие
paladins-action-recruit = Вербовка
paladins-action-hunt = Охота
paladins-action-trade = Торговля
paladins-action-pray = Молитва
paladins-action-conspire = Заговор
paladins-action-rest = Отдых
paladins-action-commission = Миссия
paladins-action-fortify = Укрепление
paladins-action-garrison = Гарнизон
paladins-action-absolve = Отпущение
paladins-action-attack = Нападение
paladins-action-convert = Обращение
paladins-action-favour = Милость короля
paladins-action-order = Королевский указ
paladins-action-pass = пас

# Что приносит глагол.
paladins-reward-raise-any = +{ $count } к любому качеству
paladins-reward-raise-faith = +{ $count }✝️
paladins-reward-raise-strength = +{ $count }⚔️
paladins-reward-raise-influence = +{ $count }📯
paladins-reward-tax = { $count }🥈 из налогов
paladins-reward-drop-suspicion = −{ $count }👁️
paladins-reward-pay-debt = погашение долга
paladins-reward-destroy-debt = уничтожение долга
paladins-reward-pray = молитва
    .acc = молитву
paladins-reward-recruit = бесплатная вербовка
    .acc = бесплатную вербовку
paladins-reward-develop = бесплатное развитие
paladins-reward-points = { $count }🏆
paladins-cost-debt = { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}

# Способности.
paladins-ability-also = «{ $action }» приносит ещё { $gain }
paladins-ability-debt = каждый погашенный долг приносит { $gain }
paladins-ability-waive = «{ $action }» не стоит { $what }
paladins-ability-cheaper = «{ $action }» дешевле на { $count }🥈
paladins-ability-inquisition = каждая инквизиция приносит { $gain }{ $least ->
    [0] { $most ->
        [0] , если у тебя нет подозрений
       *[other] { "" }
    }
   *[other] , если подозрений у тебя не меньше { $least }
}
paladins-ability-repent = до приговора инквизиции можно сбросить { $count } { $count ->
    [one] подозрение
    [few] подозрения
    [many] подозрений
   *[other] подозрения
}
paladins-brief-also = «{ $action }»: { $gain }
paladins-brief-debt = погашенный долг: { $gain }
paladins-brief-inquisition = инквизиция{ $least ->
    [0] { $most ->
        [0] , без 👁️
       *[other] { "" }
    }
   *[other] , от { $least }👁️
}: { $gain }

# Карты целиком. Части соединяет paladins-card-and.
paladins-card-and = { $first } · { $then }
paladins-card-joins = { $first } · вступает: { $then }
paladins-card-paladin = **{ $name }** · { $what }
paladins-card-townsfolk = **{ $name }** · { $what }
paladins-card-discard = уходит: { $gain }
paladins-card-bonus = сейчас { $gain }
paladins-card-recruited = { $bonus }, потом { $does }
paladins-card-outsider = **{ $name }** ({ $people })
paladins-card-attack = нападение приносит { $gain }
paladins-card-convert = обращение приносит { $gain }, а в конце { $points }
paladins-card-favour = За { $space }{ $costs ->
    [yes] {" "}и { $price }
   *[no] { "" }
} получишь { $gain-acc }
paladins-brief-favour = { $space }{ $costs ->
    [yes] {" "}и { $price }
   *[no] { "" }
}: { $gain }
paladins-card-order = Выполни «**{ $action }**» { $times } раз и получишь { $points }🏆

# Что чужаки считают в конце.
paladins-end-points = { $base ->
    [0] 1🏆 за { $per }
   *[other] { $base }🏆 + 1🏆 за { $per }
}
paladins-per-byzantines = каждого побеждённого византийца
paladins-per-saracens = каждого побеждённого сарацина
paladins-per-vikings = каждого побеждённого викинга
paladins-per-commission = { $each ->
    [1] каждого посланного монаха
   *[other] каждых { $each } посланных монахов
}
paladins-per-garrison = { $each ->
    [one] каждый форпост
    [few] каждые { $each } форпоста
    [many] каждые { $each } форпостов
   *[other] каждые { $each } форпоста
}
paladins-per-absolve = { $each ->
    [one] каждый кувшин
    [few] каждые { $each } кувшина
    [many] каждые { $each } кувшинов
   *[other] каждые { $each } кувшина
}
paladins-per-fortify = { $each ->
    [one] каждую стену
    [few] каждые { $each } стены
    [many] каждые { $each } стен
   *[other] каждые { $each } стены
}
paladins-per-develop = { $each ->
    [one] каждую размещённую мастерскую
    [few] каждые { $each } размещённые мастерские
    [many] каждые { $each } размещённых мастерских
   *[other] каждые { $each } размещённые мастерские
}
paladins-per-retinue = { $each ->
    [1] каждого горожанина твоей свиты
   *[other] каждых { $each } горожан твоей свиты
}
paladins-per-faith = каждые { $each } веры
paladins-per-strength = каждые { $each } силы
paladins-per-influence = каждые { $each } влияния
paladins-per-orders = каждый выполненный указ
paladins-per-alike = каждого обращённого с этим именем, включая его самого
paladins-per-paid-debts = каждый погашенный долг
paladins-per-unpaid-debts = каждый непогашенный долг
paladins-per-suspicions = каждое подозрение

# То же в нескольких знаках.
paladins-short-outsider = 🪓 { $attack } 🕊️ { $strength ->
    [1] { "" }
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆 + 1🏆 { $per }
}
paladins-short-attack = нападение (⚔️{ $strength }): { $gain }
paladins-short-convert = обращение (✝️{ $faith }): { $gain }, { $points }
paladins-short-per-byzantines = за византийца 🪓
paladins-short-per-saracens = за сарацина 🪓
paladins-short-per-vikings = за викинга 🪓
paladins-short-per-commission = за { $each } монахов
paladins-short-per-garrison = за { $each } форпоста
paladins-short-per-absolve = за { $each } кувшина
paladins-short-per-fortify = за { $each } стены
paladins-short-per-develop = за { $each } мастерские
paladins-short-per-retinue = за { $each } в свите
paladins-short-per-faith = за { $each }✝️
paladins-short-per-strength = за { $each }⚔️
paladins-short-per-influence = за { $each }📯
paladins-short-per-orders = за указ
paladins-short-per-alike = за обращённого с этим именем
paladins-short-per-paid-debts = за 🧾
paladins-short-per-unpaid-debts = за 📜
paladins-short-per-suspicions = за 👁️

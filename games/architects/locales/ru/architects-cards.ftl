# «Зодчие Западного королевства»: предложения на картах. Карта складывается из
#   architects-power-*   что меняет подмастерье или планшет
#   architects-brief-*   the same in few words, for boards
#   architects-effect-*  что делает здание; со строчной буквы и без точки
#   architects-when-*    его время, architects-per-* сколько раз, architects-if-* при каком условии
# Названия карт — в architects-names.ftl.

# Вещи: столько-то одного вида. Дерево, камень и мрамор общие с другими играми.
thing-clay = { $count ->
    [one] { $count } глина
    [few] { $count } глины
    [many] { $count } глины
   *[other] { $count } глины
}
    .acc = { $count ->
    [one] { $count } глину
    [few] { $count } глины
    [many] { $count } глины
   *[other] { $count } глины
}
    .gen = { $count ->
    [one] { $count } глины
    [few] { $count } глины
    [many] { $count } глины
   *[other] { $count } глины
}
thing-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
    .gen = { $count ->
    [one] { $count } золота
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
thing-virtue = добродетель { $count }
thing-silver = { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
    .gen = { $count ->
    [one] { $count } серебра
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
    .typed = 🪙
architects-cards = { $count ->
    [one] { $count } карта здания
    [few] { $count } карты зданий
    [many] { $count } карт зданий
   *[other] { $count } карты зданий
}
    .acc = { $count ->
    [one] { $count } карту здания
    [few] { $count } карты зданий
    [many] { $count } карт зданий
   *[other] { $count } карты зданий
}
architects-virtue = { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
}

architects-kind-clay = глина
architects-kind-wood = дерево
architects-kind-stone = камень
architects-kind-gold = золото
architects-kind-marble = мрамор
architects-kind-silver = серебро
architects-skill-carpentry = плотницкое дело
    .gen = плотницкого дела
architects-skill-tiling = кровельное дело
    .gen = кровельного дела
architects-skill-masonry = каменное дело
    .gen = каменного дела

# Соединения.
architects-either = { $first } или { $last }
    .acc = { $first-acc } или { $last-acc }
architects-clause-per = { $does } { $per }
architects-clause-if = { $does }, { $condition }

# Карты целиком. Части соединяет architects-card-and.
architects-card-and = { $first } · { $then }
architects-card-building = **{ $name }** ({ architects-card-worth })
architects-card-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $virtue ->
    [0] { "" }
   *[other] , { WAY($virtue) ->
        [down] −
       *[up] +
    }{ SIZE($virtue) ->
    [one] { SIZE($virtue) } добродетель
    [few] { SIZE($virtue) } добродетели
    [many] { SIZE($virtue) } добродетели
   *[other] { SIZE($virtue) } добродетели
}
}
architects-card-cost = { $things }
architects-card-needs = навыки: { $skills }
architects-card-apprentice = **{ $name }** ({ $skills })
architects-card-apprentice-name = { $name } ({ $skills })
    .acc = { $name-acc } ({ $skills })
architects-card-skills = { $skills }
architects-card-virtue = { WAY($virtue) ->
    [down] −
   *[up] +
}{ SIZE($virtue) ->
    [one] { SIZE($virtue) } добродетель
    [few] { SIZE($virtue) } добродетели
    [many] { SIZE($virtue) } добродетели
   *[other] { SIZE($virtue) } добродетели
} при найме

# Время.
architects-when-now = Сразу { $does }
architects-when-end = В конце { $does }

# Когда помогает подмастерье или планшет.
architects-at-quarry = Каменоломня
architects-at-forest = Лес
architects-at-silversmith = Серебряник
architects-at-mines = Шахты
architects-at-market = Чёрный рынок
architects-at-tax-stand = Налоговый пост
architects-at-cathedral = каждый шаг в Соборе
architects-at-debt-paid = каждый погашенный долг
architects-at-imprison = отправка пленников в Тюрьму
architects-at-built = каждая твоя постройка
architects-at-reset = каждое обновление Чёрного рынка

# Когда они помогают, как подлежащее.
architects-each-quarry = каждый визит в Каменоломню
architects-each-forest = каждый визит в Лес
architects-each-silversmith = каждый визит к Серебрянику
architects-each-mines = каждый визит в Шахты
architects-each-market = каждый визит на Чёрный рынок
architects-each-tax-stand = каждый визит на Налоговый пост
architects-each-cathedral = { architects-at-cathedral }
architects-each-debt-paid = { architects-at-debt-paid }
architects-each-imprison = { architects-at-imprison }
architects-each-built = { architects-at-built }
architects-each-reset = { architects-at-reset }

# Что они меняют.
architects-power-also = { $at } приносит ещё { $what-acc }
architects-power-trade = на Складе можешь обменять { $give-acc } на { $take-acc }
architects-power-worker = на Складе у тебя ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
architects-power-cheaper-town-centre = второй и следующие захваты дешевле на { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
architects-power-cheaper-workshop = подмастерья дешевле на { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
architects-power-cheaper-market = Чёрный рынок дешевле на { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
architects-power-unblamed-market = на Чёрном рынке теряешь на { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
} меньше
architects-power-unblamed-tax-stand = на Налоговом посту теряешь на { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
} меньше
architects-power-release = при каждом обновлении рынка из Тюрьмы { $count ->
    [one] выходит { $count } твой работник
    [few] выходят до { $count } твоих работников
    [many] выходят до { $count } твоих работников
   *[other] выходят до { $count } твоего работника
}
architects-power-at-large = обновление рынка приносит { $what-acc }, если твоих нет в Тюрьме
architects-power-avoid-tax = каждый раз платишь налога на { $count } меньше
architects-power-alike = золото и мрамор для тебя одно и то же
architects-power-no-discard = за Собор не нужно класть карту под колоду
architects-power-room = у тебя есть место ещё для { $count ->
    [one] { $count } подмастерья
    [few] { $count } подмастерьев
    [many] { $count } подмастерьев
   *[other] { $count } подмастерьев
}
architects-power-discount = здания и Собор требуют дерева или камня на { $count } меньше
architects-power-buy-off = за { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
} долга можно избежать

# То же там, где места мало: на планшетах и поле.
architects-brief-also = { $at }: ещё { $what }
architects-brief-trade = Склад: { $give } → { $take }
architects-brief-worker = Склад: ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
architects-brief-cheaper-town-centre = Центр города: второй и следующие захваты дешевле на { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
architects-brief-cheaper-workshop = Мастерская: подмастерья дешевле на { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
architects-brief-cheaper-market = Чёрный рынок: дешевле на { $count ->
    [one] { $count } серебро
    [few] { $count } серебра
    [many] { $count } серебра
   *[other] { $count } серебра
}
architects-brief-unblamed-market = Чёрный рынок: теряешь на { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
} меньше
architects-brief-unblamed-tax-stand = Налоговый пост: теряешь на { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
} меньше
architects-brief-release = каждое обновление Чёрного рынка: из Тюрьмы { $count ->
    [one] выходит { $count } твой работник
    [few] выходят до { $count } твоих работников
    [many] выходят до { $count } твоих работников
   *[other] выходят до { $count } твоего работника
}
architects-brief-at-large = обновление Чёрного рынка, если твоих нет в Тюрьме: { $what }
architects-brief-avoid-tax = с каждой уплаты налога на { $count } меньше
architects-brief-alike = { architects-power-alike }
architects-brief-no-discard = Собор: карту под колоду класть не нужно
architects-brief-room = место ещё для { $count ->
    [one] { $count } подмастерья
    [few] { $count } подмастерьев
    [many] { $count } подмастерьев
   *[other] { $count } подмастерьев
}
architects-brief-discount = здания и Собор: дерева или камня на { $count } меньше
architects-brief-buy-off = { architects-power-buy-off }

# Что делают здания.
architects-effect-gain = получи { $what-acc }
architects-effect-choose = получи { $what-acc }
architects-effect-hire = найми бесплатно любого подмастерья с витрины
architects-effect-capture = { $free ->
    [yes] освободи всех своих пленных или сделай { $count ->
    [one] { $count } захват
    [few] { $count } захвата
    [many] { $count } захватов
   *[other] { $count } захвата
} бесплатно
   *[no] { $count ->
        [one] сделай { $count } захват бесплатно
        [few] сделай до { $count } захватов бесплатно
        [many] сделай до { $count } захватов бесплатно
       *[other] сделай до { $count } захвата бесплатно
    }
}
architects-effect-release = все твои работники выходят из Тюрьмы
architects-effect-debt = возьми { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}
architects-effect-destroy-debt = { $count ->
    [one] можешь уничтожить { $count } непогашенный долг
    [few] можешь уничтожить до { $count } непогашенных долгов
    [many] можешь уничтожить до { $count } непогашенных долгов
   *[other] можешь уничтожить до { $count } непогашенного долга
}
architects-effect-blame = каждый, у кого в Тюрьме { $least } или больше работников, теряет { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
}
architects-effect-praise = каждый получает { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
}
architects-effect-sell-card = можешь обменять карту здания на { $what-acc }
architects-effect-dismiss = один твой подмастерье уходит
architects-effect-work = можешь поставить ещё одного работника в Зал гильдии
architects-effect-points = получи { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
architects-effect-virtue = { $way ->
    [down] потеряй { SIZE($count) ->
    [one] { SIZE($count) } добродетель
    [few] { SIZE($count) } добродетели
    [many] { SIZE($count) } добродетели
   *[other] { SIZE($count) } добродетели
}
   *[up] получи { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
}
}
architects-effect-debt-cost = каждый непогашенный долг стоит на { SIZE($count) ->
    [one] { SIZE($count) } очко
    [few] { SIZE($count) } очка
    [many] { SIZE($count) } очков
   *[other] { SIZE($count) } очка
} { $way ->
    [down] меньше
   *[up] больше
}

# Счёт.
architects-per-clay = { $each ->
    [1] за каждую глину
   *[other] за каждые { $each } глины
}
architects-per-wood = { $each ->
    [1] за каждое дерево
   *[other] за каждые { $each } дерева
}
architects-per-stone = { $each ->
    [1] за каждый камень
   *[other] за каждые { $each } камня
}
architects-per-gold = { $each ->
    [1] за каждое золото
   *[other] за каждые { $each } золота
}
architects-per-marble = { $each ->
    [1] за каждый мрамор
   *[other] за каждые { $each } мрамора
}
architects-per-silver = { $each ->
    [1] за каждое серебро
   *[other] за каждые { $each } серебра
}
architects-per-materials = { $each ->
    [1] за каждую глину, дерево и камень
   *[other] за каждые { $each } глины, дерева и камня вместе
}
architects-per-carpentry = { $each ->
    [1] за каждого своего подмастерья с плотницким делом
   *[other] за каждых { $each } своих подмастерьев с плотницким делом
}
architects-per-tiling = { $each ->
    [1] за каждого своего подмастерья с кровельным делом
   *[other] за каждых { $each } своих подмастерьев с кровельным делом
}
architects-per-masonry = { $each ->
    [1] за каждого своего подмастерья с каменным делом
   *[other] за каждых { $each } своих подмастерьев с каменным делом
}
architects-per-buildings = { $each ->
    [one] за каждое своё здание
    [few] за каждые { $each } своих здания
    [many] за каждые { $each } своих зданий
   *[other] за каждые { $each } своих здания
}
architects-per-paid-debts = { $each ->
    [one] за каждый погашенный тобой долг
    [few] за каждые { $each } погашенных тобой долга
    [many] за каждые { $each } погашенных тобой долгов
   *[other] за каждые { $each } погашенных тобой долга
}
architects-per-captured = { $each ->
    [1] за каждого пленника на твоём планшете
   *[other] за каждых { $each } пленников на твоём планшете
}
architects-per-virtue = { $each ->
    [1] за каждую добродетель
   *[other] за каждые { $each } добродетели
}

# Условия.
architects-if-no-debt = если нет непогашенных долгов
architects-if-most-clay = если глины больше всех
architects-if-most-wood = если дерева больше всех
architects-if-most-stone = если камня больше всех
architects-if-most-silver = если серебра больше всех
architects-if-most-cathedral = если ты в Соборе выше всех

# Почему управляющий ответил бы так: его расчёт, в одном-двух предложениях.

architects-why-keep-ahead = По расчёту управляющего { $what } принесёт { $points ->
    [one] примерно на { $points } очко больше, чем
    [few] примерно на { $points } очка больше, чем
    [many] примерно на { $points } очков больше, чем
   *[other] примерно на { $points } очка больше, чем
} { $other }, следующая по ценности карта.
architects-why-keep-like = По расчёту управляющего { $what } ({ $its }) и { $other } ({ $theirs }) дают тебе примерно одно и то же: выбирай любую.
architects-keep-card = { architects-card-worth }; { $skill ->
    [lacking] { architects-card-needs }
    [there] все нужные навыки есть
   *[none] навыки не нужны
}
architects-why-keep-unskilled = { $what }: навыки не нужны, и это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
architects-why-keep-free = { $what }: все нужные навыки у тебя есть, и это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
architects-why-keep-gain = { $what }: все нужные навыки у тебя есть, это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, а сразу после постройки — { $things }.
architects-why-keep-shared = { $what }: навыки ({ $skills }) нужны и другим твоим картам ({ $others }), { $count ->
    [one] один подмастерье пригодится для всех
    [few] одни и те же подмастерья пригодятся для всех
    [many] одни и те же подмастерья пригодятся для всех
   *[other] одни и те же подмастерья пригодятся для всех
}.
architects-why-keep-also = { $what }: навыки ({ $skills }) нужны и другим твоим картам ({ $others }), а сверх того — { $also }.
architects-why-discard = Из твоих карт без этих обойтись легче всего.
architects-why-recall = Дома нет работников, и один должен вернуться; отсюда его будет не хватать меньше всего.
architects-why-best = По расчёту управляющего ничто другое здесь не даст больше.
architects-why-adds = { architects-adds-points }{ architects-why-reset }.
architects-adds-points = Для постройки ({ $what }) у тебя всё есть: за вычетом цены это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
architects-why-reset = { $lost ->
    [0] { $blame ->
        [0] {""}
       *[other] ; обновление после этого отнимет добродетель ({ $blame })
    }
    [one] ; обновление после этого отнимет { $lost } очко{ architects-why-blame }
    [few] ; обновление после этого отнимет { $lost } очка{ architects-why-blame }
    [many] ; обновление после этого отнимет { $lost } очков{ architects-why-blame }
   *[other] ; обновление после этого отнимет { $lost } очка{ architects-why-blame }
}
architects-why-blame = { $blame ->
    [0] {""}
   *[other] {" "}и добродетель ({ $blame })
}
architects-why-build-effect = Для постройки ({ $what }) у тебя всё есть, и по расчёту управляющего она стоит своей цены.
architects-why-climb = { architects-step-points }{ architects-why-reset }.
architects-step-points = Следующий шаг в Соборе за вычетом цены даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $reward ->
    [yes] {" "}и награду
   *[no] {""}
}
architects-why-cards = { $count ->
    [0] Карт зданий у тебя нет: возьми новые, пока ресурсы не залежались.
    [1] Единственную карту здания в руке пока не построить: со второй будет выбор.
   *[other] Из карт зданий в руке ({ $count }) пока нельзя построить ни одну: новые могут подойти лучше.
}
architects-why-cards-last = Когда построишь единственную карту здания в руке ({ $what }), строить будет нечего.
architects-why-cards-ready = Хотя бы одну из карт зданий в руке ({ $count }) уже можно построить; скоро понадобятся новые.
architects-why-skilled = { $count ->
    [1] Зданию в руке нужны навыки
   *[other] Зданиям в руке нужны навыки
} ({ $skills }); вот кто подходит: { $what }.
architects-why-apprentice = По расчёту управляющего { $what } стоит своей цены.
architects-why-crowd = Там (место: { $place }) { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
} игрока { $seat }, и они считаются при каждом следующем визите этого игрока{ architects-captives-pay }.
architects-why-crowds = Там (место: { $place }) работники нескольких игроков ({ $groups }), и они считаются при каждом их следующем визите{ architects-captives-pay }.
architects-why-group = { $seat }: { $count }
architects-captives-pay = { $silver ->
    [0] {""}
    [one] ; Караульня даст на { $silver } серебро больше, чем стоит захват
    [few] ; Караульня даст на { $silver } серебра больше, чем стоит захват
    [many] ; Караульня даст на { $silver } серебра больше, чем стоит захват
   *[other] ; Караульня даст на { $silver } серебра больше, чем стоит захват
}
architects-why-crowd-away = На твой планшет (место: { $place }) — { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
} игрока { $seat }{ architects-captives-pay }.
architects-why-fetch = Домой (место: { $place }) сразу { $count ->
    [one] { $count } твой работник
    [few] { $count } твоих работника
    [many] { $count } твоих работников
   *[other] { $count } твоих работника
}{ $left ->
    [0] , а не по одному за ход
   *[other] ; иначе дома только { $left }
}.
architects-why-fetch-from = Домой (место: { $place }) — { $count ->
    [one] { $count } твой работник
    [few] { $count } твоих работника
    [many] { $count } твоих работников
   *[other] { $count } твоих работника
}; там { $count ->
    [1] его
   *[other] их
} может захватить: { $by }.
architects-why-release = Из Тюрьмы сразу { $count ->
    [one] выйдет { $count } твой работник
    [few] выйдут { $count } твоих работника
    [many] выйдут { $count } твоих работников
   *[other] выйдут { $count } твоих работника
}, и это ничего не стоит.
architects-why-imprison = { $count ->
    [one] { $count } пленник даст
    [few] { $count } пленника дадут
    [many] { $count } пленников дадут
   *[other] { $count } пленника дадут
} по 1 серебру.
architects-why-debt = Непогашенный долг в конце стоит очков; погашенный даёт добродетель.
architects-why-free = Другие держат { $count ->
    [one] { $count } твоего работника
    [few] { $count } твоих работников
    [many] { $count } твоих работников
   *[other] { $count } твоих работников
}: теперь { $count ->
    [1] он вернётся
   *[other] они вернутся
} домой.
architects-why-tax = Столько серебра за ход ({ $silver }) стоит добродетели, которой ты за него платишь.
architects-why-lacks-paid = { $what }: не хватает { $things-gen }, но после оплаты не хватит { $then-gen }.
architects-why-lacks = { $what }: { $more ->
    [yes] среди прочего не хватает
   *[no] не хватает
} { $things-gen }{ $more ->
    [named] {" "}(а ещё { $beside-gen })
   *[no] { "" }
}.
architects-why-completes = { $what }: не хватает только { $things-gen }, потом можно строить.
architects-why-towards-gold = { $what }: не хватает золота, а следующий работник в Шахтах уже может его добыть.
architects-why-towards-riches = Карты в руке сейчас в этом не нуждаются ({ $kinds }), но следующий работник в Шахтах может добыть золото: каждое — очко в конце.
architects-why-more-gold = Золота сейчас: { $now }; если твои работники останутся в Шахтах, следующий может добыть { $count }.
architects-why-virtue = Твои карты от этого не пострадают, а добродетель { $virtue } даёт { $points ->
    [0] очки лишь несколькими шагами выше
    [one] ещё { $points } очко
    [few] ещё { $points } очка
    [many] ещё { $points } очков
   *[other] ещё { $points } очка
}.
architects-why-virtue-costs = { $what }: будет не хватать { $things-gen }, но добродетель { $virtue } для тебя важнее{ $points ->
    [0] {""}
    [one] {" "}(сейчас { $points } очко)
    [few] {" "}(сейчас { $points } очка)
    [many] {" "}(сейчас { $points } очков)
   *[other] {" "}(сейчас { $points } очка)
}.
architects-why-unneeded = Карты в руке сейчас в этом не нуждаются ({ $kinds }); может пригодиться для следующих.
architects-why-next = Карты в руке сейчас в этом не нуждаются ({ $kinds }); новым картам это может пригодиться, а следующий работник там может принести { $things-acc }.
architects-why-for-marble = { $what }: { $more ->
    [yes] среди прочего не хватает
   *[no] не хватает
} { $things-gen }{ $more ->
    [named] {" "}(а ещё { $beside-gen })
   *[no] { "" }
}, а Королевский склад меняет такие ресурсы на мрамор.
architects-why-no-silver = { $what }: нужны навыки ({ $skills }), а на подмастерье в Мастерской (серебро: { $silver }) пока не хватает.
architects-why-silver = Твои карты серебра не стоят, но его стоят захваты, подмастерья и долги.
architects-why-riches = Каждое золото и каждый мрамор — очко в конце, если их не потратить.
architects-level-lacks = Следующему уровню Собора { $any ->
    [0] { $more ->
        [yes] среди прочего не хватает
       *[no] не хватает
    } { $things-gen }{ $more ->
        [named] {" "}(а ещё { $beside-gen })
       *[no] { "" }
    }
   *[other] не хватает дерева или камня ({ $any })
}
architects-why-next-level = { architects-level-lacks }.
architects-why-step-lacks = { architects-level-lacks }; сам шаг стоит ещё и карты из руки.
architects-why-last = Это твой последний ход: { $now }.
architects-why-lap = Свободных мест в Зале гильдии — { $spaces }: { $now }{ $more ->
    [0] {""}
   *[other] , а следующий ход может дать ещё около { $more }
}.
architects-why-lap-idle = Свободных мест в Зале гильдии — { $spaces }: что ни делай, ни этот ход, ни следующий очков не даст.
architects-why-waits = { $what }: можно построить уже сейчас, но это подождёт: ни карту, ни место до твоего следующего хода никто не заберёт.
architects-why-for-free = { $what }: не хватает { $things-gen }, и столько принесёт работник в другом месте ({ $place }); по расчёту управляющего этот ход выгоднее лишь немного.
architects-why-for-sale = { $what }: не хватает { $things-gen }, и { $place } продаёт это за { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}{ $virtue ->
    [0] {""}
   *[other] {" "}и потерю добродетели ({ $virtue })
}; по расчёту управляющего этот ход выгоднее.
architects-why-for-sale-with = { $what }: не хватает { $things-gen }, и { $place } продаёт это вместе с другим товаром ({ $rest }) за { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}{ $virtue ->
    [0] {""}
   *[other] {" "}и потерю добродетели ({ $virtue })
}; по расчёту управляющего этот ход выгоднее.
architects-why-cards-near = { $count ->
    [1] Единственная карта здания в руке — { $what } (не хватает { $things-gen }).
   *[other] Из карт зданий в руке ({ $count }) близка только { $what } (не хватает { $things-gen }).
}
architects-why-now = { $points ->
    [0] сейчас это очков не даёт
    [one] сейчас это даёт { $points } очко
    [few] сейчас это даёт { $points } очка
    [many] сейчас это даёт { $points } очков
   *[other] сейчас это даёт { $points } очка
}
architects-why-now-loss = { $points ->
    [one] сейчас это стоит { $points } очко
    [few] сейчас это стоит { $points } очка
    [many] сейчас это стоит { $points } очков
   *[other] сейчас это стоит { $points } очка
}

## What is risky: public thresholds within reach

architects-risk-debt = { $count ->
    [one] Берёшь { $count } долг
    [few] Берёшь { $count } долга
    [many] Берёшь { $count } долгов
   *[other] Берёшь { $count } долга
}: непогашенный в конце стоит очков ({ $points }).
architects-risk-cathedral = С добродетелью { $virtue } работать в Соборе нельзя: нужно хотя бы { $least }.
architects-risk-market = С добродетелью { $virtue } Чёрный рынок для тебя закрыт: можно иметь не больше { $most }.
architects-risk-virtue = При добродетели { $virtue } следующая потеря может дать долг.
architects-risk-capture = Твоих работников ({ $place }: { $count }) может следующим ходом захватить всех разом: { $by }.
architects-risk-capture-any = Всех твоих работников в одном месте ({ $groups }) может следующим ходом разом захватить: { $by }.
architects-risk-crowd = { $place }: { $count }
architects-risk-or = { $first } или { $then }
architects-risk-reset-debt = Это обновит Чёрный рынок: у тебя будет больше всего работников в Тюрьме ({ $count }), и ты возьмёшь долг.
architects-risk-reset-virtue = Это обновит Чёрный рынок: твои работники в Тюрьме ({ $count }) стоят тебе добродетели.
architects-risk-reset-near = Следующий работник может обновить Чёрный рынок: в Тюрьме у тебя будет { $count }{ $market ->
    [0] {""}
   *[other] {" "}(с Чёрного рынка { $market })
}, пока больше всех, и ты можешь получить долг.

## Turns that go for next to nothing, in reviews

architects-lost-recall = Весь ход лишь возвращает работника домой.

## Said by earlier releases: reviews that are kept say it still

architects-why-keep = { $points ->
    [0] По расчёту управляющего { $what } и следующая по ценности из них дают тебе примерно одно и то же: выбирай любую.
   *[other] { architects-keep-leads }
}
architects-keep-leads = По расчёту управляющего { $what } принесёт { $points ->
    [0] примерно столько же очков, сколько
    [one] примерно на { $points } очко больше, чем
    [few] примерно на { $points } очка больше, чем
    [many] примерно на { $points } очков больше, чем
   *[other] примерно на { $points } очка больше, чем
} следующая по ценности из них.
architects-why-build = { architects-adds-points }.
architects-why-step = { architects-step-points }.
architects-why-skill = Зданиям в руке нужны навыки ({ $skills }); вот кто подходит: { $what }.
architects-why-capture = Там (место: { $place }) { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
} игрока { $seat }: с каждым ходом они приносили бы больше; на твоём планшете они — серебро в Караульне.
architects-why-home = Сразу { $count ->
    [one] { $count } твой работник вернётся
    [few] { $count } твоих работника вернутся
    [many] { $count } твоих работников вернутся
   *[other] { $count } твоих работника вернутся
} домой (место: { $place }), а не по одному за ход.
architects-why-fetch-safe = Домой (место: { $place }) — { $count ->
    [one] { $count } твой работник
    [few] { $count } твоих работника
    [many] { $count } твоих работников
   *[other] { $count } твоих работника
}: там любой может захватить { $count ->
    [1] его
   *[other] их
}.
architects-why-goods = { $what }: не хватает { $things-gen }.
architects-why-gold = В Шахтах { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}: каждый ход даёт больше золота, а каждое золото — очко, пока их не захватят.
architects-why-stock = Карты в руке в этом не нуждаются ({ $things }): это для обменов и следующих карт.
architects-why-exchange = { $what }: не хватает { $things-gen }, а Королевский склад меняет на это такие ресурсы.
architects-why-silver-skill = { $what }: нужны навыки ({ $skills }), а подмастерье стоит серебра.
architects-why-level = Следующему уровню Собора не хватает { $any ->
    [0] { $things-gen }
   *[other] дерева или камня ({ $any })
}.
architects-why-end = Свободных мест в Зале гильдии осталось { $spaces }.

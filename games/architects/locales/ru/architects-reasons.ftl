# Почему управляющий ответил бы так: его расчёт, в одном-двух предложениях.

architects-why-keep = Из этих { $what } даст больше всего при том, что у тебя есть и что можно собрать.
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
architects-why-keep-shared = { $what }: навыки ({ $skills }) нужны и для другого на руке ({ $others }), { $count ->
    [one] один подмастерье служит всем
    [few] одни и те же подмастерья служат всем
    [many] одни и те же подмастерья служат всем
   *[other] одни и те же подмастерья служат всем
}.
architects-why-discard = Из твоих карт эти труднее всего оплатить за оставшиеся ходы.
architects-why-recall = Дома нет работников, и один должен вернуться; эта группа обойдётся без него легче всего.
architects-why-build = Для постройки ({ $what }) у тебя всё есть: за вычетом цены это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
architects-why-build-effect = Для постройки ({ $what }) у тебя всё есть, и эффект дороже того, что она стоит.
architects-why-step = Следующий шаг в Соборе за вычетом цены даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $reward ->
    [yes] {" "}и награду
   *[no] {""}
}.
architects-why-cards = { $count ->
    [0] Карт зданий у тебя нет: возьми, пока ресурсы не лежат без дела.
    [1] Единственную карту здания на руке пока не построить: со второй будет выбор.
   *[other] Из карт зданий на руке ({ $count }) пока нельзя построить ни одну: новые могут подойти лучше.
}
architects-why-cards-last = Когда построишь единственную карту здания на руке ({ $what }), строить будет нечего.
architects-why-cards-ready = Когда построишь карты с руки ({ $count }), понадобятся новые.
architects-why-skill = Зданиям на руке нужны навыки ({ $skills }); вот кто подходит: { $what }.
architects-why-apprentice = { $what }: следующие ходы станут дороже потраченного серебра.
architects-why-capture = Там (место: { $place }) { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
} игрока { $seat }: с каждым ходом они приносили бы больше; на твоём планшете они — серебро в Караульне.
architects-why-home = Домой (место: { $place }) сразу { $count ->
    [one] { $count } твой работник
    [few] { $count } твоих работника
    [many] { $count } твоих работников
   *[other] { $count } твоих работника
}, а не по одному за ход.
architects-why-release = Из Тюрьмы сразу выйдет: { $count ->
    [one] { $count } твой работник
    [few] { $count } твоих работника
    [many] { $count } твоих работников
   *[other] { $count } твоих работника
}, и это ничего не стоит.
architects-why-imprison = { $count ->
    [one] { $count } пленник даст
    [few] { $count } пленника дадут
    [many] { $count } пленников дадут
   *[other] { $count } пленника дадут
} по серебру, а при следующем обновлении кто-то может получить долг.
architects-why-debt = Непогашенный долг в конце стоит очков; погашенный даёт добродетель.
architects-why-free = Другие держат { $count ->
    [one] { $count } твоего работника
    [few] { $count } твоих работников
    [many] { $count } твоих работников
   *[other] { $count } твоих работников
}, а без них тебе не хватает.
architects-why-tax = Столько серебра за ход ({ $silver }) стоит добродетели, которой ты за него платишь.
architects-why-goods = { $what }: не хватает { $things-gen }.
architects-why-completes = { $what }: не хватает только { $things-gen }, потом можно строить.
architects-why-towards-gold = { $what }: не хватает золота, а следующий работник в Шахтах уже может его добыть.
architects-why-gold = В Шахтах { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}: каждый ход даёт больше золота, а каждое золото — очко, пока их не захватят.
architects-why-virtue = Твои карты от этого не пострадают, а добродетель { $virtue } даёт { $points ->
    [0] очки лишь несколькими шагами выше
    [one] ещё { $points } очко
    [few] ещё { $points } очка
    [many] ещё { $points } очков
   *[other] ещё { $points } очка
}.
architects-why-virtue-costs = { $what }: будет не хватать { $things-gen }, но добродетель { $virtue } для тебя дороже{ $points ->
    [0] {""}
    [one] {" "}(сейчас { $points } очко)
    [few] {" "}(сейчас { $points } очка)
    [many] {" "}(сейчас { $points } очков)
   *[other] {" "}(сейчас { $points } очка)
}.
architects-why-stock = Карты на руке в этом не нуждаются ({ $things }): это для обменов и следующих карт.
architects-why-exchange = { $what }: не хватает { $things-gen }, а Королевский склад меняет на это такие ресурсы.
architects-why-silver-skill = { $what }: нужны навыки ({ $skills }), а подмастерье стоит серебра.
architects-why-silver = Твои карты серебра не стоят, но его стоят захваты, подмастерья и долги.
architects-why-riches = Каждое золото и каждый мрамор — очко в конце, если их не возьмёт карта.
architects-why-level = Следующему уровню Собора не хватает { $any ->
    [0] { $things-gen }
   *[other] дерева или камня ({ $any })
}.
architects-why-end = Свободных мест в Зале гильдии осталось { $spaces }.
architects-why-last = Это твой последний ход: { $now }.
architects-why-lap = Свободных мест в Зале гильдии — { $spaces }: { $now }{ $more ->
    [0] {""}
   *[other] , а следующий ход может дать ещё около { $more }
}.
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
architects-risk-reset-debt = Это обновит Чёрный рынок: у тебя будет больше всего работников в Тюрьме ({ $count }), и ты возьмёшь долг.
architects-risk-reset-virtue = Это обновит Чёрный рынок: твои работники в Тюрьме ({ $count }) стоят тебе добродетели.
architects-risk-reset-near = Следующий работник может обновить Чёрный рынок: у тебя будет больше всего работников в Тюрьме ({ $count }), и ты возьмёшь долг.

## Turns that go for next to nothing, in reviews

architects-lost-recall = Весь ход лишь возвращает работника домой.

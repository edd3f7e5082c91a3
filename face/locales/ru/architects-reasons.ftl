# Почему управляющий ответил бы так: его расчёт, в одном-двух предложениях.

architects-why-keep = Из этих { $what } даст больше всего при том, что у тебя есть и что можно собрать.
architects-why-keep-free = { $what }: все нужные навыки у тебя есть, и это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
architects-why-keep-shared = { $what }: навыки ({ $skills }) нужны и для другого на руке ({ $others }), один подмастерье служит всем.
architects-why-discard = Из твоих карт эти труднее всего оплатить за оставшиеся ходы.
architects-why-recall = Дома нет работников, и один должен вернуться; эта группа обойдётся без него легче всего.
architects-why-build = Для постройки ({ $what }) у тебя всё есть, и это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
architects-why-step = Следующий уровень Собора даёт ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и награду.
architects-why-cards = { $count ->
    [0] Карт зданий у тебя нет: возьми, пока ресурсы не лежат без дела.
    [one] С { $count } картой здания на руке скоро будет нечего строить.
    [few] Из { $count } карт зданий на руке скоро построить можно мало: новые могут подойти лучше.
    [many] Из { $count } карт зданий на руке скоро построить можно мало: новые могут подойти лучше.
   *[other] Из { $count } карты зданий на руке скоро построить можно мало: новые могут подойти лучше.
}
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
architects-why-gold = В Шахтах { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}: каждый ход даёт больше золота, а каждое золото — очко, пока их не захватят.
architects-why-virtue = Эти ресурсы можно отдать, а добродетель даст очки в конце.
architects-why-stock = Твоим картам хватает того, что можно собрать вовремя: эти ресурсы — для следующих карт.
architects-why-end = Тебе остаётся примерно { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}: свободных мест в Зале гильдии — { $spaces }.
architects-why-last = Это твой последний ход: важно только то, что даёт очки сейчас.

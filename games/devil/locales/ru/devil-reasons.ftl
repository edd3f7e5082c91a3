# Почему управляющий ответил бы так: его расчёт, в одном-двух предложениях.

devil-why-bids = { devil-soul-worth }{ $rest ->
    [ritual] , из них около { $kept } на будущих инквизициях, остальное в ритуале
   *[no] {" "}на будущих инквизициях
}: в сундук можно положить добрую часть этого.
devil-soul-worth = Для тебя { $count ->
    [one] { $count } частица души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
} до конца игры { $count ->
    [one] стоит
    [few] стоят
    [many] стоят
   *[other] стоят
} около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}
devil-why-bid-open = Сколько тебе { $count ->
    [one] сбережёт { $count } частица души
    [few] сберегут { $count } частицы души
    [many] сберегут { $count } частиц души
   *[other] сберегут { $count } частицы души
}, зависит от того, какие инквизиторы придут: в сундук можно положить добрую часть того, на что ты рассчитываешь.
devil-why-sellers-took = В раунде { $round } за это ({ $things }) кто-то отдал { $count ->
    [one] { $count } частицу души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
}.
devil-why-sellers-left = В раунде { $round } за это ({ $things }) никто не отдал { $count ->
    [one] { $count } частицу души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
}.
devil-why-nothing-packed = То, что можно положить, нужно тебе или стоит слишком мало.
devil-why-sale = Ни одной карте на твоей руке это не нужно ({ $things }), а цена тебе выгодна.
devil-why-sale-spared = { $what }: для этого нужно { $things }, но за такую цену выгоднее продать.
devil-why-taken = { devil-viewing-gone }
devil-why-parts = { devil-inside-worth }{ $rest ->
    [helps] , из них около { $kept } на будущих инквизициях, остальное из-за того, что получил бы дьявол
    [ritual] , из них около { $kept } на будущих инквизициях, остальное в ритуале
    [less] : около { $kept } на будущих инквизициях за вычетом того, что отнимут оставленные меченые частицы
   *[no] {" "}на будущих инквизициях
}.
devil-inside-worth = То, что внутри, принесёт тебе около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}; { $count ->
    [one] частица души стоит
    [few] частицы души стоят
    [many] частицы души стоят
   *[other] частицы души стоят
} для тебя около { $cost }
devil-why-souls-open = То, что внутри, принесёт тебе около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}; сколько тебе { $count ->
    [one] сбережёт частица души
    [few] сберегут частицы души
    [many] сберегут частицы души
   *[other] сберегут частицы души
}, зависит от того, какие инквизиторы придут.
devil-why-souls-few = Для такой цены у тебя мало частиц души.
devil-why-deal = То, что внутри, стоит для тебя около { $worth ->
    [one] { $worth } монеты
    [few] { $worth } монет
    [many] { $worth } монет
   *[other] { $worth } монет
}, а цена — { $price }.
devil-why-spare = То, что внутри, стоит для тебя около { $worth ->
    [one] { $worth } монеты
    [few] { $worth } монет
    [many] { $worth } монет
   *[other] { $worth } монет
}, а цена — { $price }, но в другом деле эти монеты дадут тебе ещё меньше.
devil-why-dear = То, что внутри, стоит для тебя около { $worth ->
    [one] { $worth } монеты
    [few] { $worth } монет
    [many] { $worth } монет
   *[other] { $worth } монет
}, но в твоём плане полезнее то, что придётся отдать: { $price }.
devil-why-lacking = Сейчас тебе выгоднее всего построить: { $what }. { $cards ->
    [both] На оба здания вместе
   *[alone] На это
} тебе не хватает { $things-gen }.
devil-why-plan = { devil-plan-worth }{ $printed ->
    [0] .
   *[other] : на том, что он строит, напечатано { $printed }, остальное — то, что он ещё даст и отнимет.
}
devil-plan-worth = К концу игры это даст примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше, чем пустой план
devil-why-plan-costs = { devil-plan-worth }: на том, что он строит, напечатано { $printed }, но и потраченное (ресурсы, монеты, долг) тоже стоит очков.
devil-why-plan-last = Это последний план: сейчас он даёт { $points ->
    [0] ноль очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, а с тем, что у тебя останется, он лучше пустого (примерно на { $more }).
devil-why-plan-last-loss = Это последний план: сейчас он стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, но с тем, что у тебя останется, он лучше пустого (примерно на { $more }).
devil-why-idle = Некоторые смертные в 1-м раунде ничего не строят. Если на этот раз прибережёшь ресурсы, ты выглядишь так же.
devil-why-no-plan = Ни один план не даст тебе больше, чем сохранить то, что есть.
devil-why-achievements = Это завершит { $count ->
    [one] достижение
    [few] { $count } достижения
    [many] { $count } достижений
   *[other] { $count } достижения
}: { $what }{ $last ->
    [yes] { "" }
   *[no] ; чем раньше, тем больше от этого пользы
}.
devil-why-builds = Из того, что тебе по карману, { $what } { $count ->
    [one] даёт
    [few] дают
    [many] дают
   *[other] дают
} больше всего.
devil-why-keep-paid = { $what } тебе уже по карману и даст больше всего из того, что в руке.
devil-why-keep = { $what } даст больше всего из того, что в руке; не хватает { $things-gen }.
devil-why-pass = Остаются { $what }: с твоими ресурсами и зданиями они дадут больше всего.
devil-why-done = Ждать незачем.
devil-why-repay = С погашенных монет не растут проценты, а занять их снова можно один к одному.
devil-why-repay-last = Строить больше нечего: две монеты долга — минус 1 очко, а чтобы получить 1 очко, нужно пять оставшихся монет.
devil-why-wish-cover = Мало кто кладёт то, о чём просит: если это окажется в твоём сундуке, другие скорее припишут его кому-то ещё. Но это не доказательство.
devil-why-borrow-cover = Смертные после 1-го раунда часто что-то должны. С небольшим займом, который потом вернёшь, ты выглядишь так же.
devil-why-choice = Пригодится для того, что ещё строится по твоему плану: { $what }.
devil-why-choice-last = По этому плану больше ничего не строится, так что бери то, что даёт больше очков или на что можно купить больше.
devil-why-achieve = Оставшийся придворный — самое большее одно очко: трать там, где достижение даст больше.
devil-why-field = В оставшихся раундах эта область даст больше всего.
devil-why-vote = Судя по сундукам, голосам, долгам и зданиям, { $seat } — дьявол или сектант с вероятностью { $percent } %.
devil-why-vote-nobody = Каждый, кого можно обвинить, скорее смертный.
devil-why-vote-silent = Если бы никого не обвиняли только те, кто скрывается, молчание бы их выдавало. Поэтому время от времени молчат все, даже с подозрением.
devil-why-vote-cover = { $seat } — вряд ли дьявол или сектант. Но кто никого не обвиняет, выглядит так, будто кого-то щадит.
devil-why-vote-left = Обвинять больше некого.
devil-why-proves = Частицы вернутся к тебе, а невиновность даст жетон крыльев ангела.
devil-why-confesses = { $count ->
    [0] Без частиц души
    [one] Имея { $count } частицу души
    [few] Имея { $count } частицы души
    [many] Имея { $count } частиц души
   *[other] Имея { $count } частицы души
} ничего не докажешь.
devil-why-wings = Крылья принесут больше очков, чем монеты в конце.
devil-why-no-wings = Монеты дадут не меньше: на штраф, на долг или сами по себе.
devil-why-no-coins-for-wings = Жетон крыльев стоит { $price } монет, а у тебя { $count }. Вопрос задаётся всем, чтобы никто не понял, кто мог заплатить: просто подтверди.
devil-why-no-wings-yet = На пять монет в следующих раундах построишь больше, чем даст жетон крыльев.
devil-why-bribe = Без ближайших инквизиторов ты сбережёшь больше очков, чем стоят монеты, и больше, чем остальные.
devil-why-no-bribe = Взятка сбережёт тебе меньше, чем стоят монеты, или почти столько же другим.
devil-why-bribe-short = На подкуп следующего инквизитора у тебя не хватает монет.
devil-why-bribe-nobody = Подкупать больше некого.
devil-why-guess = Судя по увиденному, отгадка верна с вероятностью { $percent } %.
devil-why-no-guess = { $last ->
    [yes] Отгадывать больше некого.
   *[no] Увиденного мало, чтобы отгадывать уверенно.
}
devil-why-shown = Тебе есть что показать каждому из них, и показанные частицы остаются твоими.
devil-why-penalties = { $count ->
    [one] Дешевле всего тебе обойдётся штраф
    [few] Дешевле всего тебе обойдутся штрафы
    [many] Дешевле всего тебе обойдутся штрафы
   *[other] Дешевле всего тебе обойдутся штрафы
}: { $who }.

## What is risky: public thresholds within reach

devil-risk-hunt = Если частиц души останется { $count }, в охоте на ведьм невиновность не доказать: нужно { $needed }.
devil-risk-inquisitors = Если взятки никого не отошлют, частицу у тебя попросят не меньше чем { $asking ->
    [one] { $asking } инквизитор
    [few] { $asking } инквизитора
    [many] { $asking } инквизиторов
   *[other] { $asking } инквизитора
}, а вместе с индульгенциями их останется { $count }: за остальных — штрафы.
devil-risk-debt = С долгом { $debt } следующие проценты превысят предел { $limit } и дадут жетон крыльев демона.
devil-risk-guest = Это твой третий жетон крыльев демона: за { $needed } приходит Зануда.
devil-risk-guests = Столько жетонов крыльев демона приводят не одного Зануду: по одному за каждые { $needed }, всего { $count }.

## Что выдали сундуки одного знака: у кого столько могло быть и без сделки

devil-why-goods = { devil-why-goods-held } { devil-why-goods-who }
devil-why-goods-again = { devil-why-goods-held-again } { devil-why-goods-who }
devil-why-goods-who = Кто из остальных мог получить столько только из начальных ресурсов и производства? Лишь { $who }.
devil-why-goods-begun = { devil-why-goods } { devil-why-begun }
devil-why-goods-begun-again = { devil-why-goods-again } { devil-why-begun }
devil-why-begun = Считается и то, с чем начинает { $mark }: { $begun }.
devil-why-goods-nobody = { devil-why-goods-held } { devil-why-goods-none }
devil-why-goods-nobody-again = { devil-why-goods-held-again } { devil-why-goods-none }
devil-why-goods-held = В раунде { $round } в сундуке со знаком { $mark-gen } лежало: { $things }.
devil-why-goods-held-again = В сундуках со знаком { $mark-gen } этот ресурс ({ $good }) лежал { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}, в раунде { $round } это было: { $things }.
devil-why-goods-none = Кто из остальных мог получить столько только из начальных ресурсов и производства? Никто: что-то куплено или пришло с карты.
devil-why-asked = { devil-why-goods-held } О том же за столом тогда просил кто-то другой: { $who }. Кто сам что-то ищет, редко это отдаёт: скорее, его собрал кто-то ещё, хотя просят порой и для отвода глаз.
devil-why-spent-most = Кто пока построил больше всех сверх того, что дали поля и что взято в долг? { $seat }.
devil-why-accused = { $seat }: столько обвинений пока прозвучало на охоте: { $count }.

## Turns that go for next to nothing, in reviews

devil-lost-plan = Весь план обходится без фишек действий.

## Said by earlier releases: reviews that are kept say it still

devil-why-bid = { devil-soul-worth }: в сундук можно положить добрую часть этого.
devil-why-souls = { devil-inside-worth }, в основном на будущих инквизициях.

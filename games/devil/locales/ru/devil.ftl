# «Сделка с дьяволом»: что происходит, что спрашивают, что могут знать все.
# Термины (по русскому изданию правил): сундук, частица души (чистая, меченая), смертный, сектант, дьявол, ресурсы
# (базовые, редкие), монеты, долг, проценты, маркер процентов, шкала репутации, начальное деление, узел, жетон крыльев ангела,
# жетон крыльев демона, отпущение грехов, придворный, фишка действий, область производства, малое и большое достижение,
# событие (разыграть; левый и правый вариант, на карте «слева» и «справа»), взятка, отгадка, тёмный ритуал, инквизитор,
# Зануда (houseguest), шут, запрос.
# Слова: неиспользованный придворный, первый и последний на шкале (highest, lowest), просмотр (viewing), сдвиг к узлу
# (drift), крайняя ячейка (edge slot), пока (so far), новички (learners).

devil-name = Сделка с дьяволом

## Названия вещей

devil-mark-sun = ☀️ солнце
    .gen = ☀️ солнца
    .dat = ☀️ солнцу
    .acc = ☀️ солнце
    .ins = ☀️ солнцем
    .gender = n
    .role = смертный
devil-mark-moon = 🌙 луна
    .gen = 🌙 луны
    .dat = 🌙 луне
    .acc = 🌙 луну
    .ins = 🌙 луной
    .gender = f
    .role = смертный
devil-mark-cultist = 🕯️ сектант
    .gen = 🕯️ сектанта
    .dat = 🕯️ сектанту
    .acc = 🕯️ сектанта
    .ins = 🕯️ сектантом
    .gender = m
    .role = сектант
devil-mark-devil = 😈 дьявол
    .gen = 😈 дьявола
    .dat = 😈 дьяволу
    .acc = 😈 дьявола
    .ins = 😈 дьяволом
    .gender = m
    .role = дьявол
devil-courtier-rural = сельский придворный
    .acc = сельского придворного
    .gen = сельского придворного
devil-courtier-town = городской придворный
    .acc = городского придворного
    .gen = городского придворного
devil-courtier-church = церковный придворный
    .acc = церковного придворного
    .gen = церковного придворного
devil-courtier-alchemist = алхимик
    .acc = алхимика
    .gen = алхимика
devil-achievement-rural = { $count ->
    [one] { $count } сельское
    [few] { $count } сельских
    [many] { $count } сельских
   *[other] { $count } сельских
}
devil-achievement-town = { $count ->
    [one] { $count } городское
    [few] { $count } городских
    [many] { $count } городских
   *[other] { $count } городских
}
devil-achievement-church = { $count ->
    [one] { $count } церковное
    [few] { $count } церковных
    [many] { $count } церковных
   *[other] { $count } церковных
}
devil-achievement-all = по два каждого типа (и науки)
devil-with = { $first }/{ $then }
devil-achievement-minor = { $symbols }
devil-good-wood = дерево
devil-good-stone = камень
devil-good-grain = пшеница
    .acc = пшеницу
devil-good-glass = стекло
devil-good-marble = мрамор
devil-thing-token = пшеница за фишку действий
    .acc = пшеницу за фишку действий
thing-name-wood = 🪵 дерево
thing-name-stone = 🪨 камень
thing-name-grain = 🌾 пшеница
thing-name-glass = 🔷 стекло
thing-name-marble = ⬜ мрамор
devil-named = { $what }
    .acc = { $what-acc }
    .gen = { $what-gen }
devil-seat = { $seat }
devil-price-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .acc = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
devil-price-souls = { $count ->
    [one] { $count } частица души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
}
    .acc = { $count ->
    [one] { $count } частицу души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
}


# Части предложений: числа без знака.
devil-steps = { SIZE($steps) ->
    [one] { SIZE($steps) } деление
    [few] { SIZE($steps) } деления
    [many] { SIZE($steps) } делений
   *[other] { SIZE($steps) } деления
}
devil-points = { SIZE($points) ->
    [one] { SIZE($points) } очко
    [few] { SIZE($points) } очка
    [many] { SIZE($points) } очков
   *[other] { SIZE($points) } очка
}

## Вопросы

devil-ask-preferences = За какую роль тебе хотелось бы сыграть?
devil-ask-keep = Какое одно здание оставишь?
devil-ask-pass = Какие два из четырёх новых зданий передашь?
devil-ask-done = Все карты в руке. Готовность к сделкам?
devil-ask-offer = Что кладёшь в сундук и за какую цену?
devil-ask-viewing = Перед тобой сундук. Как поступишь?
devil-viewing-gone = Эту сделку уже заключили. Решать нечего.
devil-ask-plan = Что делаешь в раунде { $round }?
devil-ask-minor = Получено малое достижение: { $what }. Какую область производства улучшить?
devil-ask-achieve = Потратить придворных, чтобы завершить достижение?
devil-ask-effect = { $what }: что выбираешь?
devil-ask-use = { $what }: чем платишь за действие?
devil-ask-act = { devil-ask-use }
devil-ask-free = { devil-ask-use }
devil-ask-build = { $what }: что отдаёшь за постройку?
devil-ask-now = { $what } — построено: что выбираешь?
devil-ask-left = { $what }, левый вариант: что выбираешь?
devil-ask-right = { $what }, правый вариант: чем платишь?
devil-ask-hire = Того, кого ты хочешь нанять, нет на месте ({ $what }). Кого нанимаешь?
devil-ask-tokens = Чем платишь за фишки действий?
devil-ask-vote = Кто продал душу? Кого обвиняешь?
devil-ask-questioned = Тебя допрашивают. Доказать невиновность или сознаться?
devil-ask-wings = Купишь крылья ангела перед инквизицией?
devil-ask-packing = Что кладёшь в сундук для инквизиции?
devil-ask-inquisitors = Чем отвечаешь инквизиторам?
devil-ask-bank = 🏦 Торговать с банком
devil-ask-repay = Погасить долг
devil-ask-wish = Показать запросы
# On buttons that open what these ask.
devil-open-bank = 🏦 Банк
devil-open-repay = Погасить
devil-open-wish = 💬 Запросы

## Поля ввода

devil-field-goods = Ресурсы
devil-pack-stock = За твоей стеной
devil-pack-chest = В твоём сундуке
devil-field-jesters = Шуты для сундука
devil-field-viewing-jesters = Шуты, которые остаются в нём
devil-field-packing-goods = Ресурсы как взятка
devil-field-preferences-mortal = Один из двух ☀️🌙 смертных
devil-field-preferences-cultist = 🕯️ Сектант
devil-field-preferences-devil = 😈 Дьявол
devil-field-how = Что отдать
devil-field-building = Здание, которое падёт
devil-field-coins = Монеты
devil-field-price = Цена
devil-field-card = Здание, которое остаётся
devil-field-cards = Два, которые уходят дальше
devil-field-answer = Ответ
devil-field-viewing-marked = Меченые частицы среди уплаченных
devil-field-packing-marked = Меченые частицы для ритуала
devil-field-pure = Чистые частицы для ритуала
devil-field-finance = Если не хватит монет
devil-field-which-event = Событие, которое сыграет
devil-field-discard = Событие в сброс
devil-field-event = Событие
devil-field-edge = На двух крайних ячейках
devil-field-use = Использовать
devil-field-build = { $number ->
    [1] Построить
   *[other] Построить ещё
}
devil-field-act = Сразу использовать действие
devil-field-first = Использовать первым
devil-field-free = Бесплатное действие под Конюшней
devil-field-hire = Нанять
devil-field-courtier = Кого нанять, если выбранного уже не будет
devil-field-trade = Что
devil-field-times = Сколько
devil-field-whom = Голос
devil-field-bribe = Взятка
devil-field-devil = Отгадка: 😈 дьявол — это
devil-field-cultist = Отгадка: 🕯️ сектант — это
devil-field-count = Крылья ангела
devil-field-achieve = Придворные для достижения
devil-field-field = Какую область улучшить
devil-field-wish-goods = Пригодится
devil-field-repay-coins = Монеты на погашение
devil-field-inquisitor = { $what }
devil-field-inquisitor-goods = Ресурсы: { $what }
devil-field-inquisitor-how = Что получает { $what }
devil-field-inquisitor-building = Здание, которое разрушит { $what }
devil-field-choice = { $what }: { $does }
devil-field-choice-free = свободный выбор
devil-field-choice-field = { $what }: какую область улучшить
devil-field-choice-minor = Область, которую улучшит достижение { $what }
devil-field-choice-achieve = { $again ->
    [yes] Придворные для ещё одного достижения
   *[no] Придворные для достижения
}: { $what }

## Варианты

devil-field-0 = Область 1 (крайняя левая)
devil-field-1 = Область 2 (средняя левая)
devil-field-2 = Область 3 (средняя правая)
devil-field-3 = Область 4 (крайняя правая)
devil-event-none = Без события
devil-event-left = { devil-choose-event-left }
devil-event-right = { devil-choose-event-right }
devil-build-none = Ничего не строить
devil-hire-none = Никого не нанимать
devil-free-yes = Использовать { $what-acc }
devil-free-no = Не трогать { $what-acc }
devil-act-no = Не в этом раунде
devil-act-yes = Да, ещё одной фишкой
devil-achieve-nothing = Оставить придворных себе
devil-achieve-with = { $what } — потратив: { $courtiers }
devil-achieve-brings-minor = улучшает область производства
devil-achieve-brings = в конце { $points }🏆 и сразу { $gains }
devil-finance-sell = Сначала продать ресурсы, потом взять ссуду
devil-finance-borrow = Сначала взять ссуду, ресурсы оставить
devil-preference-gladly = С удовольствием
devil-preference-either = Всё равно
devil-preference-unwillingly = Лучше не надо
devil-viewing-accept = Пойти на сделку
devil-viewing-refuse = Отклонить
devil-viewing-seen = Просмотрено
devil-vote-nobody = Никого
devil-guess-nobody = Без отгадки
devil-hunt-prove = Показать 3 частицы души
devil-hunt-confess = Сознаться
devil-answer-soul = Показать частицу души
devil-answer-indulgence = Сдать отпущение грехов
devil-answer-penalty = Принять штраф
devil-glutton-points = Потерять { devil-points }
devil-glutton-goods = Отдать { $count ->
    [one] { $count } редкий ресурс
    [few] { $count } редких ресурса
    [many] { $count } редких ресурсов
   *[other] { $count } редких ресурса
}
devil-bank-buy-wood = Купить 🪵 дерево за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-buy-stone = Купить 🪨 камень за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-buy-grain = Купить 🌾 пшеницу за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-buy-glass = Купить 🔷 стекло за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-buy-marble = Купить ⬜ мрамор за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-sell-wood = Продать 🪵 дерево за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-sell-stone = Продать 🪨 камень за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-sell-grain = Продать 🌾 пшеницу за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-sell-glass = Продать 🔷 стекло за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-sell-marble = Продать ⬜ мрамор за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-bank-borrow = Взять ссуду 🪙

## Что даст ответ

devil-offer-sentence = Ты предлагаешь **{ $things-acc }** за **{ $price-acc }**.
devil-offer-empty = Сундук пуст, но цена всё же **{ $price }**.
devil-bribe-worth = ⚖️ Когда сундуки откроют, продаётся: { $things }. Это { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} взятки.
devil-preview-bought = 🛒 Ты покупаешь для этого { $things-acc }.
devil-preview-sold = 💰 Ты продаёшь для этого { $things-acc }.
devil-preview-borrowed = 📜 Взято в долг: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} (долг станет { $debt }).
devil-preview-paid = ➖ Всего отдаёшь: { $things-acc }.
devil-preview-gained = ➕ Всего получаешь: { $things-acc }.
devil-preview-earned = 🏅 Это завершит { $count ->
    [one] достижение
    [few] { $count } достижения
    [many] { $count } достижений
   *[other] { $count } достижения
}: { $what }.
devil-preview-reputation = { WAY($steps) ->
    [down] 🔽 Репутация: вниз на { devil-steps }.
   *[up] 🔼 Репутация: вверх на { devil-steps }.
}
devil-preview-shown = 👻 Показываешь { $count ->
    [one] { $count } частицу души и оставляешь её себе
    [few] { $count } частицы души и оставляешь их себе
    [many] { $count } частиц души и оставляешь их себе
   *[other] { $count } частицы души и оставляешь их себе
}.
devil-preview-handed = 📿 Отдаёшь отпущения грехов: { $count }.
devil-preview-lost = 💸 **Теряешь**: { $what }.
devil-preview-unharmed = 💸 Ничего не теряешь.
devil-preview-debt-rises = 📜 Долг { $was } → { $now }{ $points ->
    [0] { "" }
   *[other] : в конце минус { devil-points }
}.
devil-preview-demons = 🦇 Получаешь { $count ->
    [one] { $count } жетон крыльев демона
    [few] { $count } жетона крыльев демона
    [many] { $count } жетонов крыльев демона
   *[other] { $count } жетона крыльев демона
}.
devil-preview-absolved = 🦇 { $count ->
    [0] Вернуть нечего: крыльев демона у тебя тогда нет
    [one] Возвращаешь { $count } жетон крыльев демона
    [few] Возвращаешь { $count } жетона крыльев демона
    [many] Возвращаешь { $count } жетонов крыльев демона
   *[other] Возвращаешь { $count } жетона крыльев демона
}.
devil-preview-guest = 🚪 **Три жетона крыльев демона приводят Зануду**: сразу теряешь { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
    [many] { $lost } очков
   *[other] { $lost } очка
}.
devil-preview-indulgence = 📿 Три жетона крыльев ангела становятся: { $count ->
    [one] { $count } отпущение грехов
    [few] { $count } отпущения грехов
    [many] { $count } отпущений грехов
   *[other] { $count } отпущения грехов
}.
devil-preview-angels = 🪽 Получаешь { $count ->
    [one] { $count } жетон крыльев ангела
    [few] { $count } жетона крыльев ангела
    [many] { $count } жетонов крыльев ангела
   *[other] { $count } жетона крыльев ангела
}.
devil-preview-skipped = ⚠️ { $count ->
    [one] Это нельзя оплатить или выполнить, и оно будет пропущено
    [few] Эти шаги нельзя оплатить или выполнить, и они будут пропущены
    [many] Эти шаги нельзя оплатить или выполнить, и они будут пропущены
   *[other] Эти шаги нельзя оплатить или выполнить, и они будут пропущены
}: { $what }.
devil-preview-short = { $what } ({ $some ->
    [yes] не хватает { $goods-gen }; { "" }
   *[no] { "" }
}даже если продать всё остальное и занять сколько можно, не хватает { $coins-gen })
devil-warn-nothing-planned = **Ты совсем ничего не планируешь.**
devil-warn-sale = **Продаёшь { $things-acc }.**
devil-warn-loan = **Берёшь в долг { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: долг станет { $debt }.** В фазе сделок долг не погасить.
devil-warn-keep = **Остаётся { $what }, остальные — в сброс.** Сразу придут четыре новых здания, так что вернуть это нельзя.
devil-preview-one-more = 🏅 Если нанять ещё { $what-acc } ({ devil-coins }), можно завершить { $count ->
    [one] достижение
    [few] { $count } достижения
    [many] { $count } достижений
   *[other] { $count } достижения
}: { $achievements }.
devil-preview-then = 🧮 **Потом**:{ devil-then-goods } · 📜 долг { $debt }{ devil-then-pieces }{ devil-then-place }
devil-then-goods = { $held ->
    [0] { " " }ничего
   *[other] { devil-then-wood }{ devil-then-stone }{ devil-then-grain }{ devil-then-glass }{ devil-then-marble }{ devil-then-coins }
}
devil-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
devil-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
devil-then-grain = { $grain ->
    [0] { "" }
   *[other] { " " }{ $grain }🌾
}
devil-then-glass = { $glass ->
    [0] { "" }
   *[other] { " " }{ $glass }🔷
}
devil-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
devil-then-coins = { $coins ->
    [0] { "" }
   *[other] { " " }{ $coins }🪙
}
devil-then-pieces = { $pieces ->
    [yes] { " " }· 👻 { devil-own-pieces }
   *[no] { "" }
}
devil-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ Репутация { $reputation } сейчас была бы выше всех и дала бы жетон крыльев ангела 🪽
    [highest-shared] { " " }· ⚖️ Репутация { $reputation } сейчас была бы среди высших и дала бы жетон крыльев ангела 🪽
    [lowest] { " " }· ⚖️ Репутация { $reputation } сейчас была бы ниже всех и дала бы жетон крыльев демона 🦇
    [lowest-shared] { " " }· ⚖️ Репутация { $reputation } сейчас была бы среди низших и дала бы жетон крыльев демона 🦇
    [alike] { " " }· ⚖️ Репутация { $reputation } сейчас была бы такой же, как у всех, и не дала бы крыльев
   *[between] { " " }· ⚖️ { $reputation }
}
devil-preview-tokens = 🔨 Нужно: { $count ->
    [one] { $count } фишка действий
    [few] { $count } фишки действий
    [many] { $count } фишек действий
   *[other] { $count } фишки действий
}.

## Начало и конец

devil-begins = Королевства основаны. { devil-one-of-you }
devil-begins-undealt = Королевства основаны. До раздачи ролей каждый втайне говорит, какая ему по душе.
devil-roles-dealt = Роли розданы. { devil-one-of-you }
devil-one-of-you = **Один из вас — дьявол, один ему служит**, а двое — смертные, чьи души стоит купить.
devil-your-jesters = Ещё в нём лежит { $count ->
    [one] { $count } шут
    [few] { $count } шута
    [many] { $count } шутов
   *[other] { $count } шута
}. Больше никто об этом не знает.
devil-your-role = **Твоя роль: { $mark-role }.** На твоём сундуке знак { $mark-gen }, а имени твоего нет.
devil-round = **Начинается раунд { $round }.**
devil-end = **Пятый раунд окончен.** Взвешиваются души, ресурсы и здания.
devil-role-revealed = { subject } — { $mark }!

## Производство и карты

devil-drew = Ты берёшь: { $cards }, событие { $event }.
devil-passed-to-you = Сосед передаёт тебе: { $cards }.

## Сделки и банк

devil-chest-open = На сундуке перед тобой знак { $mark-gen }. Внутри: **{ $things }**. Цена: **{ $price }**.
devil-chest-taken = На сундуке перед тобой знак { $mark-gen }. Сделка уже состоялась; внутри плата: **{ $paid }**.
devil-deal-made = Ты берёшь { $things-acc } и платишь { $price-acc }.
devil-chest-untouched = Твой сундук вернулся: никто не пошёл на сделку. Внутри: { $things }.
devil-chest-sold = Твой сундук вернулся, внутри: { $things }.
devil-chest-sold-souls = Твой сундук вернулся, внутри частицы души: { $marked ->
    [0] чистых { $pure }
   *[other] { $pure ->
        [0] меченых { $marked }
       *[other] чистых { $pure }, меченых { $marked }
    }
}.
devil-chest-jesters = Вместе с этим: { $things }.
devil-indulgences-traded = После сделок { $seat-is ->
    [you] у тебя
   *[other] у игрока { $seat }
} { $count ->
    [0] нет отпущений грехов
    [one] { $count } отпущение грехов
    [few] { $count } отпущения грехов
    [many] { $count } отпущений грехов
   *[other] { $count } отпущения грехов
} ({ WAY($by) ->
    [down] на { SIZE($by) } меньше, чем раньше
   *[up] на { SIZE($by) } больше, чем раньше
}).
devil-wishes = 💬 { subject } { verb-seek } в сундуках: { $things-acc }.
devil-wishes-nothing = { subject } больше ничего не { verb-seek } в сундуках.
devil-own-buy = Ты покупаешь { $things-acc }.
devil-own-sell = Ты продаёшь { $things-acc }.
devil-own-borrow = Ты занимаешь { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}. Твой долг теперь { $debt }.
devil-own-repay = Ты возвращаешь { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}. Твой долг теперь { $debt }.
devil-ledger = 🏦 **{ subject }**: { $entries } (долг { $debt })
devil-ledger-buy = покупка: { $what }
devil-ledger-sell = продажа: { $what }
devil-ledger-borrow = { $count ->
    [one] взята в долг { $count } монета
    [few] взято в долг { $count } монеты
    [many] взято в долг { $count } монет
   *[other] взято в долг { $count } монеты
}
devil-ledger-repay = { $count ->
    [one] возвращена { $count } монета
    [few] возвращено { $count } монеты
    [many] возвращено { $count } монет
   *[other] возвращено { $count } монеты
}

## Действия. У каждого дела две формы: часть для списка дел и целое предложение.

devil-plan-revealed = **{ subject }** { verb-plan }: { $plan }.
devil-plan-left = разыграть событие { $what } (левый вариант)
devil-plan-right = разыграть событие { $what } (правый вариант)
devil-plan-use = использовать { $what-acc }
devil-plan-build = построить { $what-acc }
devil-plan-act = сразу использовать { $what-acc }
devil-plan-free = использовать { $what-acc } под Конюшней
devil-plan-build-act = построить и сразу использовать { $what-acc }
devil-plan-hire = нанять { $what-acc }
devil-plan-nothing = ничего

devil-deeds = **{ subject }** { $deeds }.
devil-turn = **{ subject }**
devil-turn-act = ▸ { $act }
devil-act-brings = { $act }: { $more }
devil-plan-to-come = **{ subject }** — ещё впереди: { $plan }.

# Расчёты таблицами: заголовок и строка для каждого места.
devil-table-interest = 📜 **Проценты**
devil-table-reputation = ⚖️ **Репутация**
devil-table-wings = 🪽 **Крылья**
devil-table-round = **Начинается раунд { $round }**: производство
devil-table-row = **{ subject }**: { $cells }
devil-table-production = 🌱 **Производство**
devil-cell-interest-past = долг { $was } → { $debt } (откат от предела)
devil-cell-interest = долг { $was } → { $debt }
devil-cell-drift = { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
} сдвиг
devil-cell-move = репутация { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
devil-cell-drift-to = сдвиг { $was } → { $now }
devil-cell-move-to = репутация { $was } → { $now }
devil-cell-angel = +{ $count }🪽
devil-cell-demon = +{ $count }🦇
devil-cell-angel-highest = +{ $count }🪽 (репутация выше всех{ $shared ->
    [0] { "" }
   *[other] , как и { $others }
})
devil-cell-demon-lowest = +{ $count }🦇 (репутация ниже всех{ $shared ->
    [0] { "" }
   *[other] , как и { $others }
})
devil-cell-angel-plan = +{ $count }🪽 (за план)
devil-cell-demon-plan = +{ $count }🦇 (за план)
devil-cell-returned = −{ $count }🦇
devil-cell-indulgence = 3🪽 становятся отпущением 📿
devil-cell-guest = 3🦇 приводят Зануду 🚪: −{ devil-points }
devil-cell-no-guest = 3🦇: −{ devil-points }; Зануд больше нет
devil-cell-building = **{ $what }**
devil-cell-gain = +{ $things }
devil-cell-pay = −{ $things }
devil-cell-score = { WAY($points) ->
    [down] −{ devil-points }
   *[up] +{ devil-points }
}
devil-deed-left = { $seat-is ->
    [you] разыгрываешь
   *[other] разыгрывает
} событие **{ $what }** (левый вариант)
devil-deed-right = { $seat-is ->
    [you] разыгрываешь
   *[other] разыгрывает
} событие **{ $what }** (правый вариант)
devil-deed-use = { verb-use } **{ $what-acc }**
devil-deed-act = сразу { verb-use } **{ $what-acc }**
devil-deed-free = бесплатно { verb-use } **{ $what-acc }**
devil-deed-build = { verb-build } **{ $what-acc }** ({ $cost })
devil-deed-building = { verb-use } **{ $what-acc }**
devil-deed-hire = { verb-hire } { $what-acc } ({ $coins }🪙)
devil-deed-token = { verb-pay } 1🌾 за фишку
devil-deed-tokens = { verb-pay } { $count }🌾 за фишки действий
devil-deed-financed = чтобы это оплатить: { $deeds }
devil-deed-bought = { verb-buy } { $things-acc }
devil-deed-sold = { verb-sell } { $things-acc }
devil-deed-borrow = { verb-borrow } { $coins }🪙 (долг { $debt })
devil-deed-pay = { verb-pay } { $things-acc }
devil-deed-gain = { verb-gain } { $things-acc }
devil-deed-move = { WAY($steps) ->
    [down] { verb-sink } на { devil-steps }
   *[up] { verb-rise } на { devil-steps }
}
devil-deed-move-to = { devil-deed-move }, до { $now }
devil-deed-score = { WAY($points) ->
    [down] { verb-lose } { devil-points }
   *[up] { verb-score } { devil-points }
}
devil-deed-debt = { $seat-is ->
    [you] остаёшься
   *[other] остаётся
} с долгом { $debt }
devil-deed-courtier = бесплатно { verb-gain } { $what-acc }
devil-deed-minor = { verb-earn } малое достижение «{ $what }»
devil-deed-major = { verb-earn } большое достижение **«{ $what }»**
devil-deed-drop = { verb-lose } малое достижение «{ $what }»
devil-deed-spend = { verb-spend } { $what-acc }
devil-deed-stable = { verb-put } под Конюшню **{ $what-acc }**
devil-deed-skip = не { $seat-is ->
    [you] можешь
   *[other] может
} оплатить { $what-acc }
devil-deed-earn-angel = { verb-earn } { $count ->
    [one] { $count } жетон крыльев ангела
    [few] { $count } жетона крыльев ангела
    [many] { $count } жетонов крыльев ангела
   *[other] { $count } жетона крыльев ангела
} в конце фазы
devil-deed-earn-demon = { verb-earn } { $count ->
    [one] { $count } жетон крыльев демона
    [few] { $count } жетона крыльев демона
    [many] { $count } жетонов крыльев демона
   *[other] { $count } жетона крыльев демона
} в конце фазы
devil-deed-absolve = { $seat-is ->
    [you] можешь
   *[other] может
} вернуть { $count ->
    [one] { $count } жетон крыльев демона
    [few] { $count } жетона крыльев демона
    [many] { $count } жетонов крыльев демона
   *[other] { $count } жетона крыльев демона
} в конце фазы
devil-deed-drift = { verb-drift } к узлу на { devil-steps } { WAY($steps) ->
    [down] вниз
   *[up] вверх
}
devil-deed-drift-to = { devil-deed-drift }, до { $now }
devil-deed-angel = { verb-get } { $count ->
    [one] { $count } жетон крыльев ангела
    [few] { $count } жетона крыльев ангела
    [many] { $count } жетонов крыльев ангела
   *[other] { $count } жетона крыльев ангела
}
devil-deed-demon = { verb-get } { $count ->
    [one] { $count } жетон крыльев демона
    [few] { $count } жетона крыльев демона
    [many] { $count } жетонов крыльев демона
   *[other] { $count } жетона крыльев демона
}
devil-deed-returned = { verb-return } { $count ->
    [one] { $count } жетон крыльев демона
    [few] { $count } жетона крыльев демона
    [many] { $count } жетонов крыльев демона
   *[other] { $count } жетона крыльев демона
}
devil-deed-indulgence = { verb-exchange } три жетона крыльев ангела на **отпущение грехов**
devil-deed-guest = { verb-return } три жетона крыльев демона, { verb-get } **Зануду** и { verb-lose } { devil-points }
devil-deed-no-guest = { verb-return } три жетона крыльев демона и { verb-lose } { devil-points }; Зануд больше нет
devil-deed-bought-wings = { verb-buy } { $count ->
    [one] { $count } жетон крыльев ангела
    [few] { $count } жетона крыльев ангела
    [many] { $count } жетонов крыльев ангела
   *[other] { $count } жетона крыльев ангела
}
devil-deed-pieces = { verb-show } { $count ->
    [one] { $count } частицу души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
}
devil-deed-indulgences = { verb-hand } { $count ->
    [one] { $count } отпущение грехов
    [few] { $count } отпущения грехов
    [many] { $count } отпущений грехов
   *[other] { $count } отпущения грехов
}
devil-deed-penalty-goods = { verb-give } { $things-acc } ({ $what })
devil-deed-penalty-points = { $points ->
    [0] ничего не { verb-lose } ({ $what })
   *[other] { verb-lose } { devil-points } ({ $what })
}
devil-deed-penalty-vandal = { verb-lose } **{ $what-acc }** (Вандал)
devil-deed-penalty-bailiff = { verb-get } долг от Сборщика долгов: теперь { $debt }
devil-deed-interest = после процентов долг { $debt } (было { $was })
devil-deed-produced = { verb-produce } { $things-acc }

devil-did-left = { subject } { devil-deed-left }.
devil-did-right = { subject } { devil-deed-right }.
devil-did-use = { subject } { devil-deed-use }.
devil-did-act = { subject } { devil-deed-act }.
devil-did-free = { subject } { devil-deed-free }.
devil-did-build = { subject } { devil-deed-build }.
devil-did-building = { subject } { devil-deed-building }.
devil-did-hire = { subject } { devil-deed-hire }.
devil-did-token = { subject } { devil-deed-token }.
devil-did-bought = { subject } { devil-deed-bought }.
devil-did-sold = { subject } { devil-deed-sold }.
devil-did-borrow = { subject } { devil-deed-borrow }.
devil-did-pay = { subject } { devil-deed-pay }.
devil-did-gain = { subject } { devil-deed-gain }.
devil-did-move = { subject } { devil-deed-move }.
devil-did-score = { subject } { devil-deed-score }.
devil-did-debt = { subject } { devil-deed-debt }.
devil-did-courtier = { subject } { devil-deed-courtier }.
devil-did-minor = { subject } { devil-deed-minor }.
devil-did-major = { subject } { devil-deed-major }.
devil-did-drop = { subject } { devil-deed-drop }.
devil-did-spend = { subject } { devil-deed-spend }.
devil-did-stable = { subject } { devil-deed-stable }.
devil-did-earn-angel = { subject } { devil-deed-earn-angel }.
devil-did-earn-demon = { subject } { devil-deed-earn-demon }.
devil-did-absolve = { subject } { devil-deed-absolve }.
devil-wings-change-hands = 🪽 **Планы выполнены; крылья раздаются.**
devil-did-skip = { subject } { devil-deed-skip }.
devil-drift = { subject } { devil-deed-drift }.
devil-wings-angel = { subject } { devil-deed-angel }.
devil-wings-demon = { subject } { devil-deed-demon }.
devil-wings-returned = { subject } { devil-deed-returned }.
devil-indulgence-won = { subject } { devil-deed-indulgence }.
devil-guest-won = { subject } { devil-deed-guest }.
devil-guest-none-left = { subject } { devil-deed-no-guest }.
devil-wings-bought = { subject } { devil-deed-bought-wings }.
devil-showed-pieces = { subject } { devil-deed-pieces }.
devil-handed-indulgences = { subject } { devil-deed-indulgences }.
devil-penalty-goods = { subject } { devil-deed-penalty-goods }.
devil-penalty-points = { subject } { devil-deed-penalty-points }.
devil-penalty-vandal = { subject } { devil-deed-penalty-vandal }.
devil-penalty-bailiff = { subject } { devil-deed-penalty-bailiff }.
devil-interest-falls-due = 📜 По всем долгам начисляются **проценты**.
devil-reputations-weighed = ⚖️ **Взвешивается репутация.** { devil-phase-reputation }
devil-interest = { $seat-is ->
    [you] У тебя
   *[other] { $seat }:
} { devil-deed-interest }.
devil-produced = { subject } { devil-deed-produced }.

## Охота на ведьм

devil-voted = { subject } { verb-accuse } { $whom-is ->
    [you] тебя
   *[other] игрока { $whom }
}.
devil-voted-nobody = { subject } никого не { verb-accuse }.
devil-voted-several = { $whom-is ->
    [you] Тебя обвиняют
   *[other] Против игрока { $whom } голосуют
}: { $who }.
devil-voted-nobody-several = Никого не обвиняют: { $who }.
devil-questioned = **{ $seat-is ->
    [you] Тебя допрашивают
   *[other] На допросе: { $seat }
}.**
devil-questioned-several = **На допрос идут: { $who }.**
devil-nobody-questioned = Двух голосов нет ни против кого: допроса не будет.
devil-proved = { subject } { verb-show } { $pieces ->
    [one] { $pieces } частицу души
    [few] { $pieces } частицы души
    [many] { $pieces } частиц души
   *[other] { $pieces } частицы души
}: невиновность доказана.
devil-confessed = { subject } { verb-confess }: следом идёт разъярённая толпа.
devil-confessed-several = Признаются: { $who }. Следом идёт разъярённая толпа.

## Инквизиция

devil-wings-refunded = { $count ->
    [one] { $count } жетона крыльев ангела не хватило
    [few] { $count } жетонов крыльев ангела не хватило
    [many] { $count } жетонов крыльев ангела не хватило
   *[other] { $count } жетона крыльев ангела не хватило
}: монеты возвращаются тебе.
devil-opened = 🎁 Открыт сундук { $mark-gen }: { $contents }.
devil-opened-several = 🎁 Открыты сундуки { $who-gen }: { $contents }.
devil-packed-nothing = ничего
devil-packed-souls = { devil-told-pieces }
devil-packed-guess-devil = отгадка «{ $seat } — дьявол»
devil-packed-guess-cultist = отгадка «{ $seat } — сектант»
devil-bribe-goods-sold = Ресурсы из сундуков проданы: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} на взятки.
devil-bribed = Взятка в { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} сделала своё дело, уходит **{ $what }**.
devil-bribes-left = В ячейках для взяток осталось: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
devil-inquisitor-up = Инквизитор { $number } открывается: **{ $what }**.
devil-ritual-gift = Тёмный ритуал приносит { $mark-dat } { $things-acc }.
devil-ritual-points = Тёмный ритуал ({ $pieces ->
    [one] { $pieces } частица души
    [few] { $pieces } частицы души
    [many] { $pieces } частиц души
   *[other] { $pieces } частицы души
}) приносит дьяволу { devil-points }.
devil-denied-devil = { $seat-is ->
    [you] Не меньше двух отгадок называют тебя дьяволом. Ты правдиво это отрицаешь
   *[other] Не меньше двух отгадок: { $seat } — дьявол. Ответ правдив: это не так
}.
devil-denied-cultist = { $seat-is ->
    [you] Оба смертных называют тебя сектантом. Ты правдиво это отрицаешь
   *[other] Отгадка обоих смертных: { $seat } — сектант. Ответ правдив: это не так
}.
devil-found-devil = **{ $seat-is ->
    [you] Не меньше двух отгадок называют тебя дьяволом, и это правда!
   *[other] Не меньше двух отгадок: { $seat } — дьявол, и это правда!
}** Дьявол опускается на { devil-steps } по шкале репутации.
devil-found-cultist = **{ $seat-is ->
    [you] Оба смертных называют тебя сектантом, и это правда!
   *[other] Отгадка обоих смертных: { $seat } — сектант, и это правда!
}** Сектант опускается на { devil-steps } по шкале репутации.
devil-guess-reward = Верная отгадка: { $mark } находит в сундуке { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
devil-guess-reward-several = Верно отгадывают: { $who }. Каждый находит в сундуке { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
devil-guesses-locked = Все отгадки остаются рядом с полем до конца игры.
devil-guesses-returned = Совпавших отгадок нет: все возвращаются.
devil-guess-right-devil = { subject } { $seat-is ->
    [you] отгадываешь
   *[other] отгадывает
} верно: { $whom } — дьявол. Награда: { devil-points }.
devil-guess-right-cultist = { subject } { $seat-is ->
    [you] отгадываешь
   *[other] отгадывает
} верно: { $whom } — сектант. Награда: { devil-points }.
devil-guess-wrong-devil = { subject } { $seat-is ->
    [you] ошибаешься
   *[other] ошибается
}: { $whom } — не дьявол. Дьявол получает { devil-points }.
devil-guess-wrong-cultist = { subject } { $seat-is ->
    [you] ошибаешься
   *[other] ошибается
}: { $whom } — не сектант. Сектант получает { devil-points }.
devil-inquisition-over = Инквизиция уезжает, и её Зануды с ней. Фундаменталист и Плебей, если их не подкупили, теперь открыты.

## Подсчёт очков

devil-score-role = { $mark }
devil-score-cards = Карты
devil-score-guests = Зануды
devil-score-inquisitors = Инквизиторы
devil-score-ritual = Ритуал
devil-score-guesses = Отгадки
devil-score-so-far = По ходу игры
devil-score-buildings = Здания
devil-score-effects = Эффекты
devil-score-debt = Долг
devil-score-majors = Достижения
devil-score-angels = Крылья ангела
devil-score-demons = Крылья демона
devil-score-indulgences = Отпущения
devil-score-courtiers = Придворные
devil-score-marked = Меченые души
devil-score-rare = Редкое
devil-score-leftovers = Остатки
devil-tie-1 = как и { $whom }; решили оставшиеся монеты и ресурсы, { $own } : { $theirs } (пять — это очко)
devil-tie-level = как и { $whom }, остатков тоже поровну

## В чём отказывают правила

refused-four-seats = «Сделка с дьяволом» — ровно на четверых.
refused-no-coins = Цена — { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, у тебя столько нет.
refused-no-goods = Такого ресурса на продажу у тебя нет.
refused-too-few-goods = Нужно редких ресурсов: { $count }. У тебя столько нет.
refused-debt-limit = Твой долг больше расти не может.
refused-no-souls = { $have ->
    [0] У тебя нет частиц души
    [one] У тебя только { $have } частица души
    [few] У тебя только { $have } частицы души
    [many] У тебя только { $have } частиц души
   *[other] У тебя только { $have } частицы души
}.
refused-cannot-pay = Тебе не набрать { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, даже продажей и ссудой.
refused-has-confessed = { $seat-is ->
    [you] Ты уже с разъярённой толпой
   *[other] { $seat } уже с разъярённой толпой
}: признание было.
refused-too-few-pieces = Нужно частиц души: { $needed }. У тебя столько нет.
refused-one-role-each = Игроку { $seat } можно назначить только одну роль.
refused-guess-locked = Отгадка про игрока { $seat } уже была; она закреплена.
refused-no-piece-left = У тебя не осталось частиц души.
refused-no-indulgence = У тебя не осталось отпущений грехов.

## Что могут исправить модераторы

devil-quantity-coins = 🪙 монеты
devil-quantity-debt = долг
devil-quantity-pure = чистые частицы души
devil-quantity-marked = меченые частицы души
devil-quantity-jesters = шуты
devil-quantity-marker = маркер процентов
devil-quantity-reputation = репутация
devil-quantity-score = очки
devil-quantity-angels = крылья ангела
devil-quantity-demons = крылья демона
devil-quantity-indulgences = отпущения грехов
devil-quantity-guests = Зануды
devil-quantity-courtiers = нанятые придворные
devil-quantity-courtiers-used = придворные в ячейке за 3 монеты
devil-quantity-minor = малое достижение: { $field }
devil-quantity-minor-lost = потерянные малые достижения
devil-quantity-majors = большие достижения
devil-quantity-buildings = { fix-quantity-buildings }
devil-quantity-build = { fix-quantity-build }
devil-quantity-hand = здания в руке
devil-quantity-events = события в руке
refused-too-much-debt = Долг не может превысить { $limit }. Увеличь его меньше.

## Этапы и виды событий, для /log

devil-stage-cards = Карты
devil-stage-trading = Сделки
devil-stage-actions = Действия
devil-stage-hunt = Охота на ведьм
devil-stage-inquisition = Инквизиция
devil-kind-deals = Сундуки и сделки
devil-kind-cards = Карты и здания
devil-kind-money = Ресурсы, монеты, долг
devil-kind-standing = Репутация и крылья
devil-kind-inquisition = Охота на ведьм и инквизиция
devil-kind-roles = Роли и души

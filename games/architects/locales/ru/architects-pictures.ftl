# «Зодчие Западного королевства»: слова на картинках, как можно короче. Без разметки и эмодзи.
architects-picture-round = Раунд { $round }
architects-picture-last = Последние ходы
architects-picture-before = Перед игрой
architects-picture-virtue = { architects-chart-virtue }
architects-picture-no-cathedral = без Собора
architects-picture-no-market = без Чёрного рынка
architects-picture-deal = наём или 1 из { $count } карт
architects-picture-left = в колоде { $left }
architects-picture-rewards = { $rewards ->
    [one] { $rewards } награда
    [few] { $rewards } награды
    [many] { $rewards } наград
   *[other] { $rewards } награды
}
architects-picture-resets = обновляет Чёрный рынок
architects-picture-replaces = 2 новых подмастерья
architects-picture-filled = { $filled } из { $spaces }
architects-picture-own-choice = { picture-own-choice }
architects-picture-own-hand = На руке
architects-picture-own-people = Подмастерья
architects-picture-own-built = Здания
# Описание поля словами.
architects-picture-alt-seat = { $seat }: сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, добродетель { $virtue }, серебро { $silver }, работников дома { $workers }, { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
    [many] { $buildings } зданий
   *[other] { $buildings } здания
}, уровень Собора { $level }{ $debts ->
    [0] {""}
    [one] , { $debts } долг
    [few] , { $debts } долга
    [many] , { $debts } долгов
   *[other] , { $debts } долга
}{ $prison ->
    [0] {""}
   *[other] , в Тюрьме { $prison }
}.
architects-picture-alt-guildhall = Зал гильдии: занято мест { $filled } из { $spaces }. Серебра налогов: { $tax }.
architects-picture-alt-goods = Ресурсы: { $things }.
architects-picture-alt-choice = { picture-alt-choice }
architects-picture-alt-hand = На руке: { $cards }.
architects-picture-alt-people = Подмастерья: { $cards }.
architects-picture-alt-built = Здания: { $cards }.

architects-stake-blame = При обновлении у кого в Тюрьме { $guilty } и больше, теряет { $virtue } добродетель
architects-stake-most = У кого в Тюрьме больше всех, тот берёт долг
# Scenes: titles, sentences, and what is seen, for alt texts.
architects-scene-capture-title = Большой улов
architects-scene-capture = 🔒 **Большой улов!** В клетке { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}. Ключ держит { $who }. Без своих остаётся { $whom }.
architects-scene-capture-seen = Клетка на площади; с ключом в руке — { $who }.
architects-scene-capture-of = В клетке, { $whom }: { $count }.
architects-scene-raid-title = Облава!
architects-scene-raid = 🏮 **Облава на Чёрном рынке!** Больше всего работников в тюрьме ({ $count }): { $who }.
architects-scene-raid-none = 🏮 **Облава на Чёрном рынке!** Тюрьма остаётся пустой.
architects-scene-raid-seen = Стража с фонарями в тёмном переулке, опрокинутый прилавок, тюрьма.
architects-scene-full-title = Зал гильдии полон
architects-scene-full = 🏛️ **Зал гильдии полон!** У каждого ещё один ход.
architects-scene-full-seen = Свет в каждом окне зала, знамёна всех игроков.
architects-threat-capture = **{ $place }**: { $whom-is ->
    [you] { $count ->
        [one] { $count } твоего работника
        [few] { $count } твоих работников
       *[many] { $count } твоих работников
    }
   *[other] { $count ->
        [one] { $count } работника
        [few] { $count } работников
       *[many] { $count } работников
    } ({ $whom })
} можно захватить в Центре города: { $by }
architects-threat-by = { $seat } (серебро: { $silver }, { $captures ->
    [one] { $captures } захват
    [few] { $captures } захвата
   *[many] { $captures } захватов
})

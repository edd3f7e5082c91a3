# «Сделка с дьяволом»: слова на картинках, как можно короче. Без разметки и эмодзи.
devil-picture-round = Раунд { $round } из { $rounds }
devil-picture-then = далее { $round }
devil-picture-wheel = Раунд
devil-picture-last = конец
devil-picture-inquisition = Инквизиция
devil-picture-inquisition-next = в раунде { $round }
devil-picture-building = { $building-brief }
devil-picture-achievements = Достижения
devil-picture-courtiers = Придворные
devil-picture-bribe-each = Взятки, по { $each }:
# Описание поля словами.
devil-picture-alt-seat = { $seat }: пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, репутация { $reputation }, долг { $debt }, { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
    [many] { $buildings } зданий
   *[other] { $buildings } здания
}, жетонов крыльев: ангела { $angels }, демона { $demons }{ $indulgences ->
    [0] {""}
    [one] , { $indulgences } отпущение
    [few] , { $indulgences } отпущения
    [many] , { $indulgences } отпущений
   *[other] , { $indulgences } отпущения
}{ $guests ->
    [0] {""}
    [one] , { $guests } Зануда
    [few] , { $guests } Зануды
    [many] , { $guests } Зануд
   *[other] , { $guests } Зануды
}.
devil-picture-alt-final = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
devil-picture-alt-inquisition = Инквизиция в раунде { $round }: взятки — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $up ->
    [0] красные инквизиторы закрыты
    [one] открыт { $up } красный инквизитор
    [few] открыты { $up } красных инквизитора
    [many] открыты { $up } красных инквизиторов
   *[other] открыты { $up } красного инквизитора
}.
# У игрока.
devil-picture-role-sun = смертный, солнце
devil-picture-role-moon = смертный, луна
devil-picture-role-cultist = сектант
devil-picture-role-devil = дьявол
devil-picture-role-undealt = роли ещё нет
devil-picture-chest = Сундук на просмотре
devil-picture-chest-taken = сделка уже состоялась
devil-picture-chest-empty = пусто
devil-picture-chest-own = Сундук собирают
devil-picture-chest-sealed = Сундук запечатан
devil-picture-chest-price = цена?
devil-picture-chest-paid = плата
devil-picture-chest-for = за
devil-picture-own-hand = На руке
devil-picture-own-built = Королевство
devil-picture-alt-role = Роль: { $role }.
devil-picture-alt-packing = Пока в сундуке: { $things }.
devil-picture-alt-goods = Запас: { $things }; частиц души: чистых { $pure }, меченых { $marked }.
devil-picture-alt-hand = На руке: { $cards }.
devil-picture-alt-built = В королевстве: { $cards }.

devil-stake-highest = Кто выше всех, получает крылья ангела
devil-stake-lowest = Кто ниже всех — крылья демона
devil-stake-hunt = У кого { $votes } голоса и больше и кто не покажет { $pieces } частицы души, получает крылья демона
devil-stake-guesses-third = Раскрытый дьявол теряет { $devil } репутации, сектант { $cultist }
devil-stake-guesses-last = Очки: верная отгадка +{ $right } угадавшему, неверная +{ $wrong } названному
devil-threat-interest = Проценты начислят в раунде { $round }
devil-threat-raised = { $seat } { $was } → { $now }
devil-threat-winged = { $seat } (крылья демона: { $wings })
devil-threat-owes = Проценты раунда { $round }: долг { $was } → { $now }
devil-threat-pays = Проценты раунда { $round } при предельном долге: крылья демона: { $wings }
devil-threat-inquired = Больше всех рискует у инквизиторов: до { $most ->
    [one] { $most } очка
    [few] { $most } очков
   *[many] { $most } очков
}
devil-threat-answers = { $count ->
    [one] Спрашивает { $count } инквизитор
    [few] Спрашивают { $count } инквизитора
   *[many] Спрашивают { $count } инквизиторов
}: от { $least } до { $most } очков, если не помогут частицы души, отпущения или взятки
# Сцены / Scenes.
devil-scene-mob-title = Разъярённая толпа
devil-scene-mob = 🔥 **Идёт разъярённая толпа.** Признание: { $who }.
devil-scene-mob-seen = Факелы и вилы в ночи; перед дверью: { $who }.
devil-scene-chests-title = Сундуки открыты
devil-scene-chests = 🧰 **Сундуки открыты,** и все видят, что в них.
devil-scene-ritual-title = Ритуал
devil-scene-ritual = 🕯️ **Свечи горят.** { $pieces ->
    [one] { $pieces } частица
    [few] { $pieces } частицы
    [many] { $pieces } частиц
   *[other] { $pieces } частицы
} души для ритуала!
devil-scene-ritual-seen = Рогатая фигура в кругу свечей; частиц души вокруг: { $pieces }.
devil-scene-guess-title = Пальцы указывают
devil-scene-guess = 🎯 **Раскрыто!** { $mark }: { $who }.
devil-scene-guess-false = 🎯 **Ложный след.** { $who } — не { $mark }.
devil-scene-guess-seen = В луче света, куда указывают пальцы: { $who }.
devil-scene-inquisitors-title = Инквизиторы
devil-scene-inquisitors = ⚖️ **Пришли инквизиторы.** Пострадали: { $who }.
devil-scene-inquisitors-seen = В капюшонах против света: { $what }.
devil-scene-masks-title = Маски падают
devil-scene-masks = 🎭 **Маски падают!** Дьявол: { $devil }. Культист: { $cultist }.

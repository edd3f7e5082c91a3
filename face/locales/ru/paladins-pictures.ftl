# «Паладины Западного королевства»: слова на картинках, как можно короче. Без разметки; знаки рисуются.
paladins-picture-round = Раунд { $round } из { $rounds }
paladins-picture-before = Перед игрой
paladins-picture-king = Король
paladins-picture-map = Карта
paladins-picture-row = Горожане
paladins-picture-outsiders = Чужаки
paladins-picture-jars = Кувшины
paladins-picture-recruits = вербовка
paladins-picture-pays = 📜→🧾
paladins-picture-tavern = Таверна
paladins-picture-tax = Налог
paladins-picture-order = Приказ: раунд { $round }
paladins-picture-favour = Милость: раунд { $round }
paladins-picture-own-choice = На выбор
paladins-picture-own-paladin = Паладин
paladins-picture-own-retinue = Свита
paladins-picture-own-actions = Действия
paladins-picture-workshops = Осталось мастерских: { $left }
paladins-picture-missing = не хватает { $count }
paladins-picture-hired = { $count } за серебро
paladins-picture-no-more = больше нельзя
# What converting an outsider brings.
paladins-picture-converted = { $strength ->
    [1] { "" }
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
# Описание словами.
paladins-picture-alt-seat = { $seat }: пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, вера { $faith }, сила { $strength }, влияние { $influence }, { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
    [many] { $workers } работников
   *[other] { $workers } работника
}, { $suspicions ->
    [one] { $suspicions } подозрение
    [few] { $suspicions } подозрения
    [many] { $suspicions } подозрений
   *[other] { $suspicions } подозрения
}, { $debts ->
    [one] { $debts } долг
    [few] { $debts } долга
    [many] { $debts } долгов
   *[other] { $debts } долга
}.
paladins-picture-alt-tax = Налоговый запас: { $tax }.
paladins-picture-alt-workers = Работники: { $workers ->
    [nothing] нет
   *[other] { $workers }
}.
paladins-picture-alt-goods = Серебро: { $silver }, провизия: { $provisions }.
paladins-picture-alt-choice = На выбор: { $cards }.
paladins-picture-alt-paladin = Паладин: { $cards }.
paladins-picture-alt-retinue = Свита: { $cards }.
paladins-picture-alt-used = Работники на действиях: { $actions }.
paladins-picture-alt-used-one = { $action } ({ $things })
paladins-picture-alt-next = В следующий раз: { $actions }.
paladins-picture-alt-next-one = { $action } ({ $free ->
    [yes] { "" }
   *[no] { $cost },{" "}
}{ $what } { $level }{ $lacks ->
    [0] { "" }
   *[other] , не хватает { $lacks }
})
paladins-picture-alt-workshops = Осталось мастерских: { $left }.
paladins-picture-alt-done = { $pieces }.

paladins-stake-tax = Налог до инквизиции: { $tax }
paladins-stake-most = Больше всего подозрений: долг

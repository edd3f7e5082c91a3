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
paladins-picture-own-choice = { picture-own-choice }
paladins-picture-own-paladin = Паладин
paladins-picture-own-retinue = Свита
paladins-picture-seat = { $seat }: действия и что стоит на их клетках.
paladins-picture-own-actions = Действия
paladins-picture-workshops = Осталось мастерских: { $left }
paladins-picture-missing = не хватает { $count }
paladins-picture-hired = не хватает { $count }: платит серебро
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
paladins-picture-alt-seat = { $seat }: { paladins-so-far }{ $points ->
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
paladins-picture-alt-choice = { picture-alt-choice }
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

paladins-stake-tax = До инквизиции в налоговом запасе осталось { $tax } серебра
paladins-stake-most = У кого больше всего подозрений, тот берёт долг
paladins-threat-strike = **Инквизицию** (налогов осталось: { $tax }) может вызвать действие { $action } – { $by }. Долг { $whom-is ->
    [you] достанется тебе
   *[other] получит { $whom }
} ({ $count ->
    [one] { $count } подозрение
    [few] { $count } подозрения
   *[many] { $count } подозрений
})
# Scenes: titles, sentences, and what is seen, for alt texts.
paladins-scene-inquisition-title = Инквизиция
paladins-scene-inquisition = ⚖️ **Инквизиция наносит удар!** Больше всего подозрений ({ $count }): { $who }.
paladins-scene-inquisition-none = ⚖️ **Инквизиция наносит удар!** Подозрений нет ни у кого.
paladins-scene-inquisition-seen = Судья в капюшоне за большими весами: на одной чаше подозрения, на другой долг.
paladins-scene-journey-title = Далеко от дома
paladins-scene-journey = 🛤️ **Далеко от дома:** монах дошёл до области { $region }. Посылает { $who }.
paladins-scene-journey-seen = Монах с посохом на долгой дороге в область { $region }. Посылает { $who }.
paladins-scene-region = Область { $region }
paladins-scene-order-title = Королевский указ
paladins-scene-order = 👑 **Королевский указ исполнен:** { $what }. Заслуга: { $who }.
paladins-scene-order-seen = Лист с королевской печатью: { $what }, { ending-points }.

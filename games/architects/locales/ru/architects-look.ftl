# «Зодчие»: что можно посмотреть в любой момент.

architects-look-hand = 🃏 Твоя рука
architects-look-pile = 🃏 Одну из этих оставь
architects-look-workshop = 🛠️ Мастерская: подмастерья на витрине
architects-look-seat = 🏛️ Карты: { $seat }
architects-look-signs = 🔎 Знаки
architects-look-table = { rules-of-table }
architects-look-track = ⚖️ Шкала добродетели
architects-look-house = { rules-house }
architects-look-why = { rules-house-why }
architects-look-track-ends = Каждый шаг выше { $top } может уничтожить непогашенный долг, каждый шаг ниже 0 даёт долг.
architects-look-virtue = **{ $virtue }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $tax ->
    [0] { "" }
   *[other] , с каждой уплаты налога на { $tax } меньше
}{ $cathedral ->
    [no] , Собор закрыт
   *[yes] { "" }
}{ $market ->
    [no] , Чёрный рынок закрыт
   *[yes] { "" }
}
architects-look-nothing = Пока ничего.
architects-look-item = - { $what }
architects-look-display = - { $who } · ряд { $row }{ $silver ->
    [0] { "" }
   *[other] , на нём { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}
}

# Architekti: co si lze kdykoli prohlédnout.

architects-look-hand = 🃏 Tvoje ruka
architects-look-pile = 🃏 Jednu z těchto si nech
architects-look-workshop = 🛠️ Dílna: nabídka učedníků
architects-look-seat = { $seat-is ->
    [you] 🏛️ Tvoje karty
   *[other] 🏛️ Karty: { $seat }
}
architects-look-signs = 🔎 Značky
architects-look-table = { rules-of-table }
architects-look-track = ⚖️ Stupnice počestnosti
architects-look-house = { rules-house }
architects-look-why = { rules-house-why }
architects-look-track-ends = Každý krok nad { $top } může zrušit nesplacený dluh, každý krok pod 0 dluh přidá.
architects-look-virtue = **{ $virtue }**: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $tax ->
    [0] { "" }
   *[other] , při každé platbě daň o { $tax } nižší
}{ $cathedral ->
    [no] , bez práce na Katedrále
   *[yes] { "" }
}{ $market ->
    [no] , bez Černého trhu
   *[yes] { "" }
}
architects-look-nothing = Zatím nic.
architects-look-item = - { $what }
architects-look-display = - { $who } · řada { $row }{ $silver ->
    [0] { "" }
   *[other] , mincí na kartě: { $silver }
}

# Architects: what can be looked up at any time.

architects-look-hand = 🃏 Twoja ręka
architects-look-pile = 🃏 Zostaw jedną z tych kart
architects-look-workshop = 🛠️ Warsztat: wystawieni czeladnicy
architects-look-seat = 🏛️ Karty: { $seat }
architects-look-signs = 🔎 Znaki
architects-look-table = { rules-of-table }
architects-look-track = ⚖️ Tor cnoty
architects-look-house = { rules-house }
architects-look-why = { rules-house-why }
architects-look-track-ends = Każdy krok ponad { $top } może zniszczyć niespłacony dług, każdy poniżej 0 daje dług.
architects-look-virtue = **{ $virtue }**: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $tax ->
    [0] { "" }
   *[other] , o { $tax } podatku mniej przy każdej zapłacie
}{ $cathedral ->
    [no] , bez prac w Katedrze
   *[yes] { "" }
}{ $market ->
    [no] , bez Czarnego rynku
   *[yes] { "" }
}
architects-look-nothing = Jeszcze nic.
architects-look-item = - { $what }
architects-look-display = - { $who } · rząd { $row }{ $silver ->
    [0] { "" }
   *[other] , srebro na karcie: { $silver }
}

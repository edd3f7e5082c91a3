# Architects: what can be looked up at any time.

architects-look-hand = 🃏 Your hand
architects-look-pile = 🃏 Keep one of these
architects-look-workshop = 🛠️ Workshop: apprentices on display
architects-look-seat = 🏛️ Cards of { $seat }
architects-look-signs = 🔎 Signs
architects-look-table = { rules-of-table }
architects-look-track = ⚖️ The virtue track
architects-look-house = { rules-house }
architects-look-why = { rules-house-why }
architects-look-track-ends = Each step above { $top } may destroy an unpaid debt, each step below 0 takes one.
architects-look-virtue = **{ $virtue }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $tax ->
    [0] { "" }
   *[other] , ignores { $tax } tax in each payment
}{ $cathedral ->
    [no] , no Cathedral
   *[yes] { "" }
}{ $market ->
    [no] , no Black Market
   *[yes] { "" }
}
architects-look-nothing = Nothing yet.
architects-look-item = - { $what }
architects-look-display = - { $who } · row { $row }{ $silver ->
    [0] { "" }
   *[other] , { $silver } silver on it
}

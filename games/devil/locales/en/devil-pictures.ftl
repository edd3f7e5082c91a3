# Deal with the Devil: the words on its pictures, as short as they can be. No markdown, no emoji.
devil-picture-round = Round { $round } of { $rounds }
devil-picture-then = then { $round }
devil-picture-wheel = Round
devil-picture-last = last
devil-picture-inquisition = Inquisition
devil-picture-inquisition-next = in round { $round }
devil-picture-building = { $building }
devil-picture-achievements = Achievements
devil-picture-courtiers = Courtiers
devil-picture-bribe-each = Bribes, { $each } each:
# Alt text of the board.
devil-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far, reputation { $reputation }, debt { $debt }, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, angel wings { $angels }, demon wings { $demons }{ $indulgences ->
    [0] {""}
    [one] , { $indulgences } indulgence
   *[other] , { $indulgences } indulgences
}{ $guests ->
    [0] {""}
    [one] , { $guests } houseguest
   *[other] , { $guests } houseguests
}.
devil-picture-alt-final = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
devil-picture-alt-inquisition = Inquisition in round { $round }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in bribes, { $up ->
    [0] no red inquisitors face up
    [one] { $up } red inquisitor face up
   *[other] { $up } red inquisitors face up
}.
# The desk.
devil-picture-role-sun = mortal, the sun
devil-picture-role-moon = mortal, the moon
devil-picture-role-cultist = the cultist
devil-picture-role-devil = the devil
devil-picture-role-undealt = no role yet
devil-picture-chest = The chest in view
devil-picture-chest-taken = already taken
devil-picture-chest-empty = empty
devil-picture-chest-own = Being packed
devil-picture-chest-sealed = Sealed
devil-picture-chest-price = price?
devil-picture-chest-paid = paid
devil-picture-chest-for = for
devil-picture-own-hand = In hand
devil-picture-own-built = In the kingdom
devil-picture-alt-role = Role: { $role }.
devil-picture-alt-packing = In the chest so far: { $things }.
devil-picture-alt-goods = Goods: { $things }, { $pure } pure and { $marked } marked soul pieces.
devil-picture-alt-hand = In hand: { $cards }.
devil-picture-alt-built = In the kingdom: { $cards }.

devil-stake-highest = Highest: an angel wing
devil-stake-lowest = Lowest: a demon wing
devil-stake-hunt = From { $votes } votes on: { $pieces } soul pieces, or a demon wing
devil-stake-guesses-third = Found: the devil −{ $devil } reputation, the cultist −{ $cultist }
devil-stake-guesses-last = Points: a right guess +{ $right }, a wrong one +{ $wrong } for the player it names
# Threats: `raised` and `owes` are of the next interest, `inquired` and `answers` of the inquisitors who ask now.
devil-threat-interest = Interest falls due in round { $round }
devil-threat-raised = { $seat } { $was } → { $now }
devil-threat-winged = { $seat }: { $wings ->
    [one] { $wings } demon wing
   *[other] { $wings } demon wings
}
devil-threat-owes = Interest of round { $round }: your debt { $was } → { $now }
devil-threat-pays = Interest of round { $round }, debt at its limit: { $wings ->
    [one] { $wings } demon wing
   *[other] { $wings } demon wings
}
devil-threat-inquired = Most to lose to the inquisitors: up to { $most ->
    [one] { $most } point
   *[other] { $most } points
}
devil-threat-answers = { $count ->
    [one] { $count } inquisitor asks
   *[other] { $count } inquisitors ask
}, for { $least } to { $most } points: a soul piece, an indulgence or a bribe keeps one off
# Scenes: what people tell each other afterwards, a picture of its own in the thread. The title stands on it, the sentence before it, what is seen in its alt text.
devil-scene-mob-title = The angry mob
devil-scene-mob = 🔥 **The angry mob is out.** Confessed: { $who }.
devil-scene-mob-seen = Torches and pitchforks in the night; before the door: { $who }.
devil-scene-chests-title = The chests are opened
devil-scene-chests = 🧰 **The chests are open,** for everyone to look into.
devil-scene-ritual-title = The ritual
devil-scene-ritual = 🕯️ **The candles burn.** { $pieces ->
    [one] A soul piece
   *[other] { $pieces } soul pieces
} for the ritual!
devil-scene-ritual-seen = A horned figure in a ring of candles; soul pieces around it: { $pieces }.
devil-scene-guess-title = Fingers point
devil-scene-guess = 🎯 **Found out!** The { $mark } is { $who }.
devil-scene-guess-false = 🎯 **A false trail:** { $who } isn't the { $mark }.
devil-scene-guess-seen = Fingers point at { $who } in a beam of light.
devil-scene-inquisitors-title = The inquisitors
devil-scene-inquisitors = ⚖️ **The inquisitors have called.** Hit: { $who }.
devil-scene-inquisitors-seen = Hooded against the light: { $what }.
devil-scene-masks-title = The masks fall
devil-scene-masks = 🎭 **The masks fall!** The devil: { $devil }. The cultist: { $cultist }.

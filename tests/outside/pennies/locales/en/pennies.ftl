# Pennies, a game that a test adds from outside the tree.

pennies-name = Pennies
pennies-lobby = Heads or tails, in secret.
pennies-lobby-size = { $players } · very light · 8 rounds, about 8 decisions each
pennies-round = **Round { $round }.** Two pennies lie under two hands.
pennies-ask = Which side does your penny show?
pennies-field-side = Your penny
pennies-option-heads = Heads
pennies-option-tails = Tails
pennies-heads = { subject } { pennies-verb-flash } heads.
pennies-tails = { subject } { pennies-verb-flash } tails.
pennies-point = { subject } { verb-take } the point.
pennies-score = Points
pennies-hint-show = You show a side of your penny. The rarer side is worth a point. Often overlooked: an even split pays nobody.
pennies-first-ask-show = Show one side of your penny. The side that fewer players show is worth a point to each of them.
pennies-headline = Round { $round }
pennies-moment = Round { $round }
pennies-own-heads = Your penny shows heads.
pennies-own-tails = Your penny shows tails.
pennies-has = { subject }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pennies-verb-flash = { $seat-is ->
    [you] flash
   *[other] flashes
}

# Bids, the test game.

bids-name = Bids
bids-round = **Round { $round }.** A crown is up for auction.
bids-budget = Your purse holds { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Nobody else knows.
bids-ask-bid = How much do you bid for the crown of round { $round }?
bids-ask-console = You bid the least. How do you want to be consoled?
bids-ask-pawn = Pawn the family silver for { $coins } coins
bids-preview = You would keep { $left ->
    [one] { $left } coin
   *[other] { $left } coins
}.
bids-option-coins = Two coins
bids-option-peek = A peek into a purse
bids-seat = { $seat }
bids-pawned = The silver is pawned: { $coins } coins more, and nobody is told.
bids-revealed = { subject } bid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bids-crown = { subject } { verb-take } the crown.
bids-consoled = { subject } bid the least and { verb-take } { $coins } coins as consolation.
bids-peeked = { subject } bid the least and { bids-verb-peek } into { $whom-is ->
    [you] your purse
   *[other] the purse of { $whom }
}.
bids-peeked-own = You peek into the purse of { $whom }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bids-end = The last crown is gone: the game is over.
bids-score-crowns = Crowns
bids-tie-1 = ahead of { $whom } by coins, { $own } to { $theirs }
bids-tie-level = level with { $whom } in coins, too

bids-field-coins = Your bid
bids-field-what = Consolation
bids-field-whom = Whose purse

bids-headline-bid = Round { $round } of { $rounds } · sealed bids
bids-headline-console = Round { $round } of { $rounds } · the consolation
bids-headline-end = The game is over
bids-moment-bid = Round { $round }: sealed bids
bids-moment-console = Round { $round }: the consolation
bids-moment-end = The end
bids-own-purse = Purse: **{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}**{ $silver ->
    [yes] { " " }and the family silver
   *[no] { "" }
}
bids-own-seen = You saw { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in the purse of { $whom }.
bids-decided-bid = Bid: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
bids-own-sealed = Your sealed bid: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
bids-crowns = { subject }: { $crowns ->
    [0] no crown yet
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}

bids-seal-order = Give this order
bids-order-bid = Bid the same each round
bids-order-bid-so = Bid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each round.
bids-order-console = Take the coins, once
bids-order-console-so = Take the coins when I bid the least next time.
bids-order-short = your purse no longer holds { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
bids-quantity-coins = coins
bids-quantity-crowns = crowns
bids-look-rules = Rules
bids-look-crowns = Crowns
bids-rules = Everyone bids in secret; the dearest bid takes the crown. Most crowns after round { $rounds } win.

## The dossier

bids-told-rounds = 👑 The crowns
bids-told-round = **Round { $round }**: crown to **{ $seat }**.
    -# Bids: { $bids }
bids-told-bid = { $seat } { $coins }
bids-told-peek = -# { $seat } bid the least, peeked into the purse of { $whom } and saw { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bids-told-consoled = -# { $seat } bid the least and took the coins.
bids-told-purses = 👛 The purses
bids-told-purse = **{ $seat }**: { $coins } coins at first, { $left } left.{ $pawned ->
    [0] { " " }Kept the family silver.
   *[other] { " " }Pawned the silver in round { $pawned }.
}
bids-award-dear = 💸 **Worth every coin?** { $seat } paid { $coins } for the crown of round { $round }.
bids-award-cheap = 🤑 **Bargain of the game**: { $seat } paid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for the crown of round { $round }.
bids-award-miser = 🐉 **Slept on the gold**: { $seat } won nothing and kept { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

## Rules at hand

bids-lobby = Secret bids for crowns: the test game.
bids-lobby-size = { $players } · very light · 3 rounds, about 4 decisions each
bids-hint-bid = You bid coins of your purse for a crown. The highest bid takes it and is paid. Often overlooked: nobody sees what is left in your purse.
bids-hint-console = You bid the least, and get something for it. Coins help your next bid, a peek tells what another can still pay. Often overlooked: everyone sees which of the two you chose.
bids-hint-pawn = Your family silver brings coins once. They count in the next bid. Often overlooked: nobody is told.
bids-chart-crowns = Crowns
bids-chart-coins = Coins
bids-refused-short-cut = Type the coins you bid, for example: 5. It works while you are asked for a bid.
bids-verb-peek = { $seat-is ->
    [you] peek
   *[other] peeks
}

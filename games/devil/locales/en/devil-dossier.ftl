### Deal with the Devil: the dossier of a finished game.

devil-told-people = 👥 Who was who
devil-told-who = { $sign } { $seat }
devil-told-as = { $seat } ({ $mark })
devil-told-person = **{ $who }**: { $souls ->
    [0] began without a soul
    [one] began with { $souls } soul piece
   *[other] began with { $souls } soul pieces
}, ended with { devil-told-pieces }. { $buildings ->
    [0] No buildings
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $debt ->
    [0] never in debt
   *[other] a debt of { $debt } at worst
}.
devil-told-pieces = { $pure ->
    [0] { $marked ->
        [0] no soul pieces
        [one] { $marked } marked soul piece
       *[other] { $marked } marked soul pieces
    }
    [one] { $marked ->
        [0] { $pure } pure soul piece
       *[other] { $pure } pure and { $marked } marked soul pieces
    }
   *[other] { $marked ->
        [0] { $pure } pure soul pieces
       *[other] { $pure } pure and { $marked } marked soul pieces
    }
}
devil-told-round = 📦 Round { $round }: the chests
devil-told-chest = **{ $who }** packed { $things } for { $price }.
devil-told-chest-empty = **{ $who }** packed nothing, for { $price }.
devil-told-look-refused = -# ▸ { $seat } refused it
devil-told-look-took = -# ▸ { $seat } took it ✅
devil-told-look-souls = -# ▸ { $seat } took it ✅ and paid { $pieces }
devil-told-look-late = -# ▸ { $seat } came too late
devil-told-souls = 👻 Souls that were sold
devil-told-soul = Round { $round }: **{ $seller }** sold { $pieces } to **{ $buyer }** for { $things }, { devil-told-worth }.
devil-told-worth = worth { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} at the bank
devil-told-soul-marks = -# ▸ { $seat } sold marked pieces: { $points ->
    [one] { $points } point
   *[other] { $points } points
} saved at the end
devil-told-soul-gift = -# ▸ For marked pieces, the ritual gave { $seat } { $things }
devil-told-soul-cost = -# ▸ What it cost { $seat } at the inquisitions, buildings, debts and indulgences included: **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** ({ $rounds })
devil-told-soul-round = round { $round }: { $points }
devil-told-soul-free = -# ▸ It cost { $seat } nothing at the inquisitions
devil-told-no-souls = Nobody sold a piece of their soul.
devil-told-hunts = 🔥 Witch hunts
devil-told-hunt = **Round { $round }**
devil-told-vote = - { $seat } accused { $whom }
devil-told-vote-nobody = - { $seat } accused nobody
devil-told-proved = ⚖️ **{ $who }** was questioned and proved innocent.
devil-told-confessed = 🔥 **{ $who }** was questioned and confessed.
devil-told-inquisitions = ⚖️ Inquisitions
devil-told-inquisition = **Round { $round }**
devil-told-packed = **{ $who }** packed { $contents }.
devil-told-right = -# ✅ { $seat } was right: { $whom } was the { $mark }.
devil-told-wrong = -# ❌ { $seat } was wrong: { $whom } was the { $mark }.
devil-told-bribed = { $count ->
    [one] The { $who } went for a bribe.
   *[other] { $who } went for bribes.
}
devil-told-answer = -# ▸ { $said }
devil-told-penalties = Points lost to penalties: { $who }.
devil-told-turns = { chart-turning }
devil-told-scores = Round { $round } began with { $ranking }.
devil-told-points = { $seat } { $points }
devil-told-led = **{ $seat }** passed { $before } in round { $round } and was ahead at the end of every round from then on.
devil-told-led-last = Only the last round put **{ $seat }** ahead of { $before }.
devil-told-always-led = **{ $seat }** was ahead at the end of every round.
devil-told-lead-changes = From round to round the lead changed hands { $count ->
    [one] once
   *[other] { $count } times
}.

devil-award-worst-deal = 💸 **Generous customer**: { $seat } paid { $owner } { devil-award-price } for { $things } in round { $round }.
devil-award-air = 💨 **Buyer of air**: { $seat } paid { $owner } { devil-award-price } for an empty chest in round { $round }.
devil-award-best-deal = 🤑 **Bargain of the game**: { $seat } got { $things } from { $owner } for { devil-award-price } in round { $round }.
devil-award-price = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
devil-award-suspect-right = 🔥 **Rightly feared**: { $seat } was accused { $count ->
    [one] once
   *[other] { $count } times
}, and was the { $mark }.
devil-award-suspect-wrong = 🔥 **Everyone's witch**: { $seat } was accused { $count ->
    [one] once
   *[other] { $count } times
}, and was only the { $mark }.
devil-award-unsold = 🪦 **Shelf warmer**: { $count } of { $seat-is ->
    [you] your
   *[other] { $seat }'s
} chests came home untouched.
devil-award-sharp-eye = 🦉 **Sharp eye**: { $who }, with { $count ->
    [one] { $count } right guess
   *[other] { $count } right guesses
}.
devil-award-wrong-tree = 🐕 **Barking up the wrong tree**: { $who }, with { $count } wrong guesses.
devil-award-debtor = 🏦 **Friend of the bank**: { $who }, with a debt of { $debt }.
devil-award-pure-soul = 😇 **Not for sale**: { $who } kept { $count ->
    [one] a whole soul
   *[other] their whole souls
} while others sold.
devil-chart-points = Points, had the game ended then
devil-chart-coins = Coins
devil-chart-debt = Debt
devil-chart-reputation = Reputation
devil-chart-dealings = Who made deals together
devil-chart-legend = From packer to taker: how many chests, and the soul pieces paid for them.
devil-chart-dealing = { $seat } took { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
} from { $owner }{ $souls ->
    [0] { "" }
    [one] , for { $souls } soul piece
   *[other] , for { $souls } soul pieces
}

## What somebody has done, in numbers

devil-feat-chests-taken = { $count ->
    [one] 1 chest taken
   *[other] { $count } chests taken
}
devil-feat-chests-sold = { $count ->
    [one] 1 chest sold
   *[other] { $count } chests sold
}
devil-feat-souls-sold = { $count ->
    [one] 1 soul piece sold
   *[other] { $count } soul pieces sold
}
devil-feat-souls-bought = { $count ->
    [one] 1 soul piece bought
   *[other] { $count } soul pieces bought
}
devil-feat-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}

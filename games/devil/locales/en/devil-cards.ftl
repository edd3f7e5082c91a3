# Deal with the Devil: the sentences on the cards. A card is composed of
#   devil-when-*    the time, around what happens
#   devil-effect-*  one for each verb; begins with a small letter and has no full stop
#   devil-per-*     how many times; devil-if-*  on which condition
# A name of a card may be replaced by a message of its own: devil-building-<id>, devil-event-<id>, devil-inquisitor-<id>.

# Things: so many of a kind.
thing-wood = { $count } wood
thing-stone = { $count } stone
thing-grain = { $count } grain
thing-glass = { $count } glass
thing-marble = { $count } marble
thing-devil-debt = debt { $count }
thing-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
thing-indulgences = { $count ->
    [one] { $count } indulgence
   *[other] { $count } indulgences
}
thing-jester-laughing = { $count ->
    [one] { $count } laughing jester
   *[other] { $count } laughing jesters
}
thing-jester-weeping = { $count ->
    [one] { $count } weeping jester
   *[other] { $count } weeping jesters
}

# Kinds and symbols without a number.
devil-kind-wood = wood
devil-kind-stone = stone
devil-kind-grain = grain
devil-kind-glass = glass
devil-kind-marble = marble
devil-kind-coins = coins
devil-type-rural = rural
devil-type-town = town
devil-type-church = church
devil-type-science = science
devil-type-alchemist = alchemist

devil-goods-basic = { $n ->
    [one] { $n } basic good
   *[other] { $n } basic goods
}
devil-goods-rare = { $n ->
    [one] { $n } rare good
   *[other] { $n } rare goods
}
devil-goods-any = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
devil-goods-out-of = { $n } { $goods }

# Joining.
devil-either = { $first } or { $last }
devil-comma = { $first }, { $then }
devil-then = { $first }; { $then }
devil-clause-if = { $condition }, { $does }
devil-clause-per = { $does } { $per }
devil-clause-most = { $does } (at most { $most })

# Times.
devil-when-cost = Also costs: { $does }.
devil-when-built = When built: { $does }.
devil-when-action = Action: { $does }.
devil-when-production = Production: { $does }.
devil-when-interest = Interest: { $does }.
devil-when-reputation = Reputation phase: { $does }.
devil-when-minor = Whenever you gain a minor achievement: { $does }.
devil-when-hired = Whenever you hire a courtier: { $does }.
devil-when-always = Always: { $does }.
devil-when-end = End of the game: { $does }.

# Conditions.
devil-if-above-start = if your reputation is above the start
devil-if-below-start = if your reputation is below the start
devil-if-highest = if nobody's reputation is higher than yours
devil-if-lowest = if everyone else's reputation is higher than yours
devil-if-no-debt = if you have no debt
devil-if-debt-at-least = if your debt is { $n } or more
devil-if-tokens-at-least = if you used at least { $n } action tokens this phase
devil-if-hired-this-phase = if you carried out the hire action this phase
devil-if-buildings-at-least = if you have at least { $n } { $type ->
    [rural] rural buildings
    [town] town buildings
    [church] church buildings
    [science] science buildings
   *[any] buildings
}
devil-if-no-demons = if you hold no demon wing

# Counts.
devil-per-buildings = for { $each ->
    [1] each
   *[other] every { $each }
} of your { $type ->
    [rural] rural{" "}
    [town] town{" "}
    [church] church{" "}
    [science] science{" "}
   *[any] { "" }
}buildings
devil-per-courtiers = for { $each ->
    [1] each
   *[other] every { $each }
} of your hired, unused courtiers
devil-per-minors = { $each ->
    [1] for each minor achievement you have earned
   *[other] for every { $each } minor achievements you have earned
}
devil-per-majors = { $each ->
    [1] for each major achievement you have earned
   *[other] for every { $each } major achievements you have earned
}
devil-per-angels = { $each ->
    [1] for each angel wing you hold
   *[other] for every { $each } angel wings you hold
}
devil-per-demons = { $each ->
    [1] for each demon wing you hold
   *[other] for every { $each } demon wings you hold
}
devil-per-indulgences = { $each ->
    [1] for each indulgence you hold
   *[other] for every { $each } indulgences you hold
}
devil-per-debt = { $each ->
    [1] for each coin of your debt
   *[other] for every { $each } coins of your debt
}
devil-per-seats-above = for { $each ->
    [1] each player
   *[other] every { $each } players
} whose reputation is higher than yours
devil-per-seats-below = for { $each ->
    [1] each player
   *[other] every { $each } players
} whose reputation is lower than yours
devil-per-steps-below-start = for { $each ->
    [1] each step
   *[other] every { $each } steps
} your reputation is below the start
devil-per-steps-above-start = for { $each ->
    [1] each step
   *[other] every { $each } steps
} your reputation is above the start
devil-per-improved-fields = for { $each ->
    [1] each
   *[other] every { $each }
} of your level 2 fields

# Effects.
devil-effect-gain = gain { $what }
devil-effect-choose = take { $what } of your choice
devil-effect-pay = pay { $what }
devil-effect-pay-any = pay { $what } of your choice
devil-effect-trade = { $times ->
    [1] you may make one exchange, { $give } for { $take }
   *[other] you may make up to { $times } exchanges, { $give } for { $take } each
}
devil-effect-sell = sell up to { $what } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each
devil-effect-buy = buy up to { $what } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each
devil-effect-reputation = { $way ->
    [down] move { $n } down the reputation track
   *[up] move { $n } up the reputation track
}
devil-effect-points = { $way ->
    [down] { $n ->
        [one] lose { $n } point
       *[other] lose { $n } points
    }
   *[up] { $n ->
        [one] score { $n } point
       *[other] score { $n } points
    }
}
devil-effect-angel = { $n ->
    [one] gain { $n } angel wing
   *[other] gain { $n } angel wings
}
devil-effect-demon = { $n ->
    [one] take { $n } demon wing
   *[other] take { $n } demon wings
}
devil-effect-absolve = { $n ->
    [one] return { $n } demon wing
   *[other] return up to { $n } demon wings
}
devil-effect-buy-wings = { $most ->
    [one] buy { $most } angel wing
   *[other] buy up to { $most } angel wings
} for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each
devil-effect-relief = your debt falls by { $n }
devil-effect-repay = you may repay up to { $n } debt, a coin for each
devil-effect-marker = set your interest marker back to its start
devil-effect-courtier = take a courtier for free ({ $which })
devil-effect-dismiss = give up a hired, unused courtier ({ $which })
devil-effect-place-minor = place one of your unearned minor achievements at once
devil-effect-drop-minor = lose one minor achievement for good, earned or not
devil-effect-produce = gain again what { $what } brought in this round's production
devil-effect-tokens = from next round you have { $what }
devil-tokens-total = { $n ->
    [one] { $n } action token
   *[other] { $n } action tokens
} { $way ->
    [fewer] fewer
   *[more] more
}
devil-tokens-free = { $n ->
    [one] { $n } free action token
   *[other] { $n } free action tokens
} { $way ->
    [fewer] fewer
   *[more] more
}
devil-effect-interest-free = { $n ->
    [one] your interest marker moves { $n } step fewer
   *[other] your interest marker moves { $n } steps fewer
}
devil-effect-discount = { devil-brief-discount }
devil-effect-hoard = { $count ->
    [1] you may discard your { $kinds }
   *[other] you may discard all you have of **one** kind ({ $kinds })
}: { $each ->
    [1] 1 point for each
   *[other] 1 point for every { $each }; you keep what's left
}
devil-effect-special = { $what }
devil-special-stables = put one of your action buildings under it, which acts now, then free every round

# Whole cards.
devil-card-reputation = { $n } reputation
devil-card-short = **{ $name }** ({ $types }) { $cost }{ $science ->
    [0] { "" }
   *[other] { " " }−{ $science } reputation
} · { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}.
devil-card-building = **{ $name }** ({ $types }) — { $cost } · { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
devil-card-less = { $cost } (with your discount)
devil-card-free = free
devil-card-and = { $first } · { $then }
devil-card-event = **{ $name }** — { $left } / { $right }
devil-card-left = Left (−{ $n } reputation): { $does }.
devil-card-right = Right (+{ $n } reputation): { $does }.
devil-card-left-moves = −{ $n } reputation
devil-card-right-moves = +{ $n } reputation
devil-card-left-only = Left, only { $condition } (otherwise it's all skipped): { $does }.
devil-card-right-only = Right, only { $condition } (otherwise it's all skipped): { $does }.
devil-brief-dismiss = give up an unused courtier ({ $which })
devil-brief-place-minor = place an unearned minor achievement at once
devil-brief-drop-minor = lose a minor achievement for good, earned or not
devil-brief-repay = you may repay up to { $n } debt, a coin each
devil-brief-marker = interest marker back to its start
devil-brief-buy-wings = buy up to { $most ->
    [one] { $most } angel wing
   *[other] { $most } angel wings
} for { $price } 🪙 each
devil-brief-if-tokens = if you used { $n } or more action tokens
devil-brief-if-hired = if you carried out the hire action
devil-brief-above-start = per { $each ->
    [1] step
   *[other] { $each } steps
} of reputation above the start
devil-brief-below-start = per { $each ->
    [1] step
   *[other] { $each } steps
} of reputation below the start
devil-brief-only = Only { $condition }: { $does }
devil-side-nothing = nothing more
devil-card-inquisitor = **{ $name }** — { $penalty }.

# Penalties of the inquisitors.
devil-card-penalty-ascetic = hand in { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} of your choice and lose { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each one you keep back
devil-card-penalty-fundamentalist = lose { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each achievement you have earned, minor or major
devil-card-penalty-plebeian = lose { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each full pair of your buildings
devil-card-penalty-houseguest = lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}
devil-card-penalty-orator = lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $extra } more unless your reputation is higher than everyone else's
devil-card-penalty-vandal = your building of the second-highest value is destroyed
devil-card-penalty-bailiff = your debt rises by { $extra }; then lose { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every { $each } coins of that debt
devil-card-penalty-glutton = lose { $points ->
    [one] { $points } point
   *[other] { $points } points
} unless you give up { $goods ->
    [one] { $goods } rare good
   *[other] { $goods } rare goods
}

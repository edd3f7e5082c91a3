# Effects of buildings as short as an option of a select has to be: goods in signs; ⚖️ in a cost is reputation.

devil-brief-when-cost = To build: { $does }
devil-brief-when-built = Built: { $does }
devil-brief-when-action = Action: { $does }
devil-brief-when-production = Production: { $does }
devil-brief-when-interest = Interest: { $does }
devil-brief-when-reputation = Each round: { $does }
devil-brief-when-minor = Each minor achievement you earn: { $does }
devil-brief-when-hired = Each courtier you hire: { $does }
devil-brief-when-always = Always: { $does }
devil-brief-when-end = End: { $does }
devil-brief-gain = +{ $what }
devil-brief-pay = pay { $what }
devil-brief-choose = take { $what }
devil-brief-pay-any = pay { $what }
devil-brief-trade = give { $give } for { $take }{ $times ->
    [1] { "" }
   *[other] , up to { $times } times
}
devil-brief-sell = sell up to { $what } for { $price }🪙 each
devil-brief-buy = buy up to { $what } for { $price }🪙 each
devil-brief-reputation = { $way ->
    [down] −
   *[up] +
}{ $n } reputation
devil-brief-cost-reputation = ⚖️ −{ $n }
devil-brief-points = { $way ->
    [down] −
   *[up] +
}{ $n } { $n ->
    [one] pt
   *[other] pts
}
devil-brief-angel = +{ $n }🪽
devil-brief-demon = +{ $n }🦇
devil-brief-absolve = return { $n }🦇
devil-brief-buy-wings-of = buy up to { $most }🪽 for { $price }🪙 each
devil-brief-relief = your debt falls by { $n }
devil-brief-courtier = a free courtier ({ $which })
devil-brief-produce = repeat this round's production of { $what }
devil-brief-tokens = { $what }
devil-brief-tokens-total = { $way ->
    [fewer] −
   *[more] +
}{ $n } action { $n ->
    [one] token
   *[other] tokens
}
devil-brief-tokens-free = { $way ->
    [fewer] −
   *[more] +
}{ $n } free { $n ->
    [one] token
   *[other] tokens
}
devil-brief-interest-free = your interest marker moves { $n } { $n ->
    [one] step
   *[other] steps
} fewer
devil-brief-discount = your { $type ->
    [rural] rural{" "}
    [town] town{" "}
    [church] church{" "}
    [science] science{" "}
   *[any] { "" }
}buildings cost { $what } less
devil-brief-special-stables = put an action building under it, which then acts free every round
devil-brief-if-above-start = if your reputation is above the start
devil-brief-if-below-start = if your reputation is below the start
devil-brief-if-highest = if nobody's reputation is higher
devil-brief-if-lowest = if everyone else's reputation is higher
devil-brief-per-buildings = per { $each ->
    [1] { "" }
   *[other] { $each }{" "}
}{ $type ->
    [rural] rural{" "}
    [town] town{" "}
    [church] church{" "}
    [science] science{" "}
   *[any] { "" }
}{ $each ->
    [1] building
   *[other] buildings
}
devil-brief-per-courtiers = per { $each ->
    [1] unused courtier
   *[other] { $each } unused courtiers
}
devil-brief-per-minors = per { $each ->
    [1] minor achievement
   *[other] { $each } minor achievements
}
devil-brief-per-majors = per { $each ->
    [1] major achievement
   *[other] { $each } major achievements
}
devil-brief-per-seats-above = per { $each ->
    [1] player with a higher reputation
   *[other] { $each } players with a higher reputation
}
devil-brief-per-seats-below = per { $each ->
    [1] player with a lower reputation
   *[other] { $each } players with a lower reputation
}
devil-brief-per-improved-fields = per { $each ->
    [1] level 2 field
   *[other] { $each } level 2 fields
}
devil-brief-per-angels = per { $each ->
    [1] 🪽
   *[other] { $each }🪽
}
devil-brief-per-demons = per { $each ->
    [1] 🦇
   *[other] { $each }🦇
}
devil-brief-per-indulgences = per { $each ->
    [1] indulgence
   *[other] { $each } indulgences
}
devil-brief-per-debt = per { $each } debt
devil-brief-hoard = discard { $count ->
    [1] all your { $kinds }
   *[other] all of one kind ({ $kinds })
} for 1 pt { $each ->
    [1] each
   *[other] per { $each }
}
devil-brief-repay-of = repay up to { $n } debt
devil-brief-place-minor-of = gain a minor achievement
devil-brief-drop-minor-of = lose a minor achievement for good, earned or not
devil-brief-marker-of = reset your interest marker

# Effects of buildings as short as an option of a select has to be: amounts in signs, ⚖️ for the reputation.

devil-brief-when-cost = Costs too: { $does }
devil-brief-when-built = Built: { $does }
devil-brief-when-action = Action: { $does }
devil-brief-when-production = Production: { $does }
devil-brief-when-interest = Interest: { $does }
devil-brief-when-reputation = Reputation phase: { $does }
devil-brief-when-minor = Each minor achievement: { $does }
devil-brief-when-hired = Each hire: { $does }
devil-brief-when-always = Always: { $does }
devil-brief-when-end = End: { $does }
devil-brief-gain = +{ $what }
devil-brief-pay = −{ $what }
devil-brief-choose = +{ $what }
devil-brief-pay-any = −{ $what }
devil-brief-trade = { $times ->
    [1] { "" }
   *[other] { $times }× { "" }
}{ $give } → { $take }
devil-brief-sell = sell up to { $what }, { $price }🪙 each
devil-brief-buy = buy up to { $what }, { $price }🪙 each
devil-brief-reputation = ⚖️ { $way ->
    [down] −
   *[up] +
}{ $n }
devil-brief-points = { $way ->
    [down] −
   *[up] +
}{ $n } { $n ->
    [one] pt
   *[other] pts
}
devil-brief-angel = +{ $n }🪽
devil-brief-demon = +{ $n }🦇
devil-brief-absolve = −{ $n }🦇
devil-brief-buy-wings-of = buy up to { $most }🪽, { $price }🪙 each
devil-brief-relief = debt −{ $n }
devil-brief-courtier = free courtier ({ $which })
devil-brief-produce = gain again what { $what } brought this round
devil-brief-tokens = { $what }
devil-brief-tokens-total = { $way ->
    [fewer] −
   *[more] +
}{ $n } 🔨
devil-brief-tokens-free = { $way ->
    [fewer] −
   *[more] +
}{ $n } free 🔨
devil-brief-interest-free = interest −{ $n } { $n ->
    [one] step
   *[other] steps
}
devil-brief-discount = { $type ->
    [rural] rural buildings
    [town] town buildings
    [church] church buildings
    [science] science buildings
   *[any] buildings
} −{ $what }
devil-brief-special-stables = an action building under it: free every round
devil-brief-if-above-start = if your ⚖️ is above the start space
devil-brief-if-below-start = if your ⚖️ is below the start space
devil-brief-if-highest = if nobody's ⚖️ is higher
devil-brief-if-lowest = if everyone's ⚖️ is higher
devil-brief-per-buildings = per { $type ->
    [rural] { $each ->
        [1] rural building
       *[other] { $each } rural buildings
    }
    [town] { $each ->
        [1] town building
       *[other] { $each } town buildings
    }
    [church] { $each ->
        [1] church building
       *[other] { $each } church buildings
    }
    [science] { $each ->
        [1] science building
       *[other] { $each } science buildings
    }
   *[any] { $each ->
        [1] building
       *[other] { $each } buildings
    }
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
    [1] player with a higher ⚖️
   *[other] { $each } players with a higher ⚖️
}
devil-brief-per-seats-below = per { $each ->
    [1] player with a lower ⚖️
   *[other] { $each } players with a lower ⚖️
}
devil-brief-per-improved-fields = per { $each ->
    [1] level 2 field
   *[other] { $each } level 2 fields
}
devil-brief-per-angels = per { $each ->
    [1] { "" }
   *[other] { $each }
}🪽
devil-brief-per-demons = per { $each ->
    [1] { "" }
   *[other] { $each }
}🦇
devil-brief-per-indulgences = per { $each ->
    [1] { "" }
   *[other] { $each }
}📿
devil-brief-per-debt = per { $each } debt
devil-brief-hoard = discard { $count ->
    [1] all
   *[other] one kind
} ({ $kinds }): 1 pt { $each ->
    [1] each
   *[other] per { $each }
}
devil-brief-repay-of = repay up to { $n } debt
devil-brief-place-minor-of = place an unearned minor achievement
devil-brief-drop-minor-of = lose a minor achievement for good, earned or not
devil-brief-marker-of = interest marker back to its start

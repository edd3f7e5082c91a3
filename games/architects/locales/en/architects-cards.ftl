# Architects of the West Kingdom: the sentences on the cards. A card is composed of
#   architects-power-*   what an apprentice or a player board changes
#   architects-brief-*   the same in few words, for boards
#   architects-effect-*  what a building does; begins with a small letter and has no full stop
#   architects-when-*    its time, architects-per-* how many times, architects-if-* on which condition
# A name of a card may be replaced by a message of its own: architects-building-<id>, architects-apprentice-<id>,
# architects-character-<id>.

# Things: so many of a kind. Wood, stone and marble are shared with other games.
thing-clay = { $count } clay
thing-gold = { $count } gold
thing-virtue = { $count } virtue
thing-silver = { $count } silver
    .typed = 🪙
architects-cards = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
architects-virtue = { $count } virtue

architects-kind-clay = clay
architects-kind-wood = wood
architects-kind-stone = stone
architects-kind-gold = gold
architects-kind-marble = marble
architects-kind-silver = silver
architects-skill-carpentry = carpentry
architects-skill-tiling = tiling
architects-skill-masonry = masonry

# Joining.
architects-either = { $first } or { $last }
architects-clause-per = { $does } { $per }
architects-clause-if = { $does } { $condition }

# Whole cards. Parts are joined by architects-card-and.
architects-card-and = { $first } · { $then }
architects-card-building = **{ $name }** ({ architects-card-worth })
architects-card-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $virtue ->
    [0] { "" }
   *[other] , { WAY($virtue) ->
        [down] −
       *[up] +
    }{ SIZE($virtue) } virtue
}
architects-card-cost = { $things }
architects-card-needs = needs { $skills }
architects-card-apprentice = **{ $name }** ({ $skills })
architects-card-apprentice-name = { $name } ({ $skills })
architects-card-skills = { $skills }
architects-card-virtue = { WAY($virtue) ->
    [down] −
   *[up] +
}{ SIZE($virtue) } virtue when hired

# Times.
architects-when-now = When built, { $does }
architects-when-end = At the end, { $does }

# When an apprentice or a board helps.
architects-at-quarry = Quarry
architects-at-forest = Forest
architects-at-silversmith = Silversmith
architects-at-mines = Mines
architects-at-market = Black Market
architects-at-tax-stand = Tax Stand
architects-at-cathedral = each Cathedral step
architects-at-debt-paid = each debt you pay
architects-at-imprison = sending captives to Prison
architects-at-built = each building you build
architects-at-reset = each Black Market reset

# How often they help, as the subject of a sentence.
architects-each-quarry = each visit to the Quarry
architects-each-forest = each visit to the Forest
architects-each-silversmith = each visit to the Silversmith
architects-each-mines = each visit to the Mines
architects-each-market = each visit to the Black Market
architects-each-tax-stand = each visit to the Tax Stand
architects-each-cathedral = { architects-at-cathedral }
architects-each-debt-paid = { architects-at-debt-paid }
architects-each-imprison = { architects-at-imprison }
architects-each-built = { architects-at-built }
architects-each-reset = { architects-at-reset }

# What they change.
architects-power-also = { $at } also brings { $what }
architects-power-trade = at the Storehouse you may exchange { $give } for { $take }
architects-power-worker = { $count ->
    [one] the Storehouse gives you one more action
   *[other] the Storehouse gives you { $count } more actions
}
architects-power-cheaper-town-centre = captures after the first cost { $count } silver less
architects-power-cheaper-workshop = apprentices cost { $count } silver less
architects-power-cheaper-market = the Black Market costs { $count } silver less
architects-power-unblamed-market = you lose { $count } less virtue at the Black Market
architects-power-unblamed-tax-stand = you lose { $count } less virtue at the Tax Stand
architects-power-release = at each Black Market reset { $count ->
    [one] { $count } of your workers leaves Prison
   *[other] up to { $count } of your workers leave Prison
}
architects-power-at-large = each reset brings { $what } if none of yours are in Prison
architects-power-avoid-tax = you pay { $count } less tax each time
architects-power-alike = gold and marble are the same for you
architects-power-no-discard = the Cathedral takes no card from your hand
architects-power-room = { $count ->
    [one] you have room for one more apprentice
   *[other] you have room for { $count } more apprentices
}
architects-power-discount = buildings and the Cathedral cost { $count } less wood or stone
architects-power-buy-off = you may pay { $count } silver to avoid a debt

# The same where space is scarce: boards.
architects-brief-also = { $at }: also { $what }
architects-brief-trade = Storehouse: { $give } → { $take }
architects-brief-worker = { $count ->
    [one] Storehouse: one more action
   *[other] Storehouse: { $count } more actions
}
architects-brief-cheaper-town-centre = Town Centre: captures after the first cost { $count } silver less
architects-brief-cheaper-workshop = Workshop: apprentices cost { $count } silver less
architects-brief-cheaper-market = Black Market: { $count } silver less
architects-brief-unblamed-market = Black Market: lose { $count } less virtue
architects-brief-unblamed-tax-stand = Tax Stand: lose { $count } less virtue
architects-brief-release = each Black Market reset: { $count ->
    [one] { $count } of your workers leaves Prison
   *[other] up to { $count } of your workers leave Prison
}
architects-brief-at-large = each Black Market reset, none of yours in Prison: { $what }
architects-brief-avoid-tax = { $count } less tax in each payment
architects-brief-alike = { architects-power-alike }
architects-brief-no-discard = Cathedral: no card to discard
architects-brief-room = { $count ->
    [one] room for one more apprentice
   *[other] room for { $count } more apprentices
}
architects-brief-discount = buildings and Cathedral: { $count } less wood or stone
architects-brief-buy-off = { $count } silver avoids a debt

# What buildings do.
architects-effect-gain = gain { $what }
architects-effect-choose = gain { $what }
architects-effect-hire = hire any apprentice on display for free
architects-effect-capture = { $free ->
    [yes] free all your captured workers, or { $count ->
        [one] capture once, free
       *[other] capture { $count } times, free
    }
   *[no] { $count ->
        [one] capture once, free
       *[other] capture up to { $count } times, free
    }
}
architects-effect-release = all your workers leave Prison
architects-effect-debt = { $count ->
    [one] take a debt
   *[other] take { $count } debts
}
architects-effect-destroy-debt = { $count ->
    [one] you may destroy an unpaid debt
   *[other] you may destroy up to { $count } unpaid debts
}
architects-effect-blame = everyone with { $least } or more workers in Prison loses { $count } virtue
architects-effect-praise = everyone gains { $count } virtue
architects-effect-sell-card = you may exchange a building card for { $what }
architects-effect-dismiss = discard one of your apprentices
architects-effect-work = you may place another worker in the Guildhall
architects-effect-points = { $count ->
    [one] score { $count } point
   *[other] score { $count } points
}
architects-effect-virtue = { $way ->
    [down] lose { SIZE($count) } virtue
   *[up] gain { $count } virtue
}
architects-effect-debt-cost = each unpaid debt costs { SIZE($count) ->
    [one] { SIZE($count) } point
   *[other] { SIZE($count) } points
} { $way ->
    [down] less
   *[up] more
}

# Counts.
architects-per-clay = { $each ->
    [1] for each clay
   *[other] for every { $each } clay
}
architects-per-wood = { $each ->
    [1] for each wood
   *[other] for every { $each } wood
}
architects-per-stone = { $each ->
    [1] for each stone
   *[other] for every { $each } stone
}
architects-per-gold = { $each ->
    [1] for each gold
   *[other] for every { $each } gold
}
architects-per-marble = { $each ->
    [1] for each marble
   *[other] for every { $each } marble
}
architects-per-silver = { $each ->
    [1] for each silver
   *[other] for every { $each } silver
}
architects-per-materials = { $each ->
    [1] for each clay, wood and stone
   *[other] for every { $each } clay, wood and stone together
}
architects-per-carpentry = for { $each ->
    [1] each
   *[other] every { $each }
} of your apprentices with carpentry
architects-per-tiling = for { $each ->
    [1] each
   *[other] every { $each }
} of your apprentices with tiling
architects-per-masonry = for { $each ->
    [1] each
   *[other] every { $each }
} of your apprentices with masonry
architects-per-buildings = for { $each ->
    [1] each
   *[other] every { $each }
} of your buildings
architects-per-paid-debts = { $each ->
    [1] for each debt you have paid
   *[other] for every { $each } debts you have paid
}
architects-per-captured = { $each ->
    [1] for each captive on your board
   *[other] for every { $each } captives on your board
}
architects-per-virtue = { $each ->
    [1] for each virtue
   *[other] for every { $each } virtue
}

# Conditions.
architects-if-no-debt = if you have no unpaid debts
architects-if-most-clay = if nobody has as much clay as you
architects-if-most-wood = if nobody has as much wood as you
architects-if-most-stone = if nobody has as much stone as you
architects-if-most-silver = if nobody has as much silver as you
architects-if-most-cathedral = if you alone lead on the Cathedral

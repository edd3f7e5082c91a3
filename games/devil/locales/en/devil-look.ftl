# Deal with the Devil: what can be looked up at any time. Sections, then what stands in them.

devil-look-hand = 🃏 Your hand
devil-look-inquisitors = ⚖️ Inquisitors
devil-look-seat = 🏰 Buildings of { $seat }
devil-look-open = 🗑️ Played, destroyed
devil-look-achievements = 🏅 Achievements
devil-look-goods = 🌱 Goods: who made what
devil-look-track = 📈 Reputation track
devil-look-inquisition = 🕯️ Inquisition: bribes, guesses, ritual
devil-look-bank = 🏦 Prices, debt and interest
devil-look-scoring = 🏆 Final scoring
devil-look-table = { rules-of-table }
devil-look-house = { rules-house }

## Cards

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(on an edge slot: a token can use it)*
    [stabled] { " " }*(under Stables: acts by itself every round)*
   *[built] { "" }
}
devil-look-no-building = No buildings yet.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Sent away by bribes.*
    [up] 👁️ *Face up: active in the next inquisition.*
    [later] *Active in round { $last } only.*
   *[down] *Face down: not active yet.*
}
devil-look-houseguest = - 🚪 { $card } *Only for those who have one: { $held }.*
devil-look-guests = { $seat } ({ $count })
devil-look-nobody = nobody
devil-look-minor = - Minor: **{ $what }** · earned by: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· lost: { $lost }
}
devil-look-major = - Major: **{ $what }** → { $gains } · earned by: { $who }
devil-look-alchemist = your alchemist, who counts as science

## The track

devil-look-space = `{ $space ->
    [0] { " " }0
    [1] { " " }1
    [2] { " " }2
    [3] { " " }3
    [4] { " " }4
    [5] { " " }5
    [6] { " " }6
    [7] { " " }7
    [8] { " " }8
    [9] { " " }9
   *[other] { $space }
}` { $arrows }{ $kind ->
    [top] { " " }🪽 top
    [start] { " " }start
    [knot] { " " }🪢 knot
    [demon] { " " }🦇
   *[none] { "" }
}{ $there ->
    [0] { "" }
   *[other] { " " }**{ $who }**
}

## The inquisition

devil-look-bribes = { devil-rule-bribes }{ $coins ->
    [0] { "" }
   *[other] { " " }Now there: 🪙{ $coins }.
}
devil-guesses-third = -# **Guesses now.** If two guesses for one role agree, the named player answers truthfully and all guesses stay until the end; otherwise everyone gets their guesses back.
devil-guesses-devil = -# **Devil found**: the devil moves { $steps } down the reputation track, inquisitor 3 turns face up, each right guesser gets { $coins } coins.
devil-guesses-cultist = -# **Cultist found** (by both mortals): the cultist moves { $steps } down, both mortals get { $coins } coins.
devil-guesses-last = -# **Guesses in round 5**, locked ones too: each right one is worth { $right ->
    [one] { $right } point
   *[other] { $right } points
} to its guesser, each wrong one { $wrong ->
    [one] { $wrong } point
   *[other] { $wrong } points
} to the real devil or cultist.
devil-look-locked = **Locked guesses:**
devil-look-not-locked = No guesses are locked.

## Prices, scoring, options

devil-look-prices = An angel wing before the inquisition costs { $wing } coins, a courtier { $hire } the first time and { $hire_again } later.
devil-look-science = **Science.** Every science building also costs { $steps } reputation.
devil-look-no-option = This table uses none of the rulebook's options.

## Cards: who made what, and the chests one has seen

devil-goods-how = { devil-goods-how-far } **Bold**: this round; in *italics* what the wheel will bring to the fields as they are.
devil-goods-how-far = -# What each began with and the fields have made, without cards, deals and the bank. 💬: what they openly wished for.
devil-goods-how-told = -# Of these goods: what each began with and the fields had made by then, without cards, deals and the bank. 💬: what they openly wished for.
devil-goods-besides = -# Besides, the { $mark } began with { $goods }.
devil-goods-of = **{ $seat }** began with { $begins } · { $rounds }
devil-goods-past = R{ $round } { $made }{ $wish }
devil-goods-now = **R{ $round } { $made }{ $wish }**
devil-goods-later = *R{ $round } { $made }*
devil-goods-wish = { " " }💬{ $signs }
devil-goods-side-by-side = { $first }{ $then }
devil-goods-between = { $least }–⁠{ $most }{ $sign }
devil-goods-both = { $first } { $then }
devil-goods-chests = 🎁 **Chests you've seen, by mark** (✓ = you took it)
devil-goods-no-chest = 🎁 You haven't seen a chest yet.
devil-goods-mark = { $mark }: { $chests }
devil-goods-mark-known = { $mark } ({ $seat }): { $chests }
devil-goods-chest-taken = R{ $round } { $goods } for { $price } ✓
devil-goods-chest-left = R{ $round } { $goods } for { $price }
devil-goods-chest-gone = R{ $round } sold for { $price }
devil-goods-chest-now = **now before you: { $goods } for { $price }**
devil-goods-chest-now-gone = **now before you: already sold for { $price }**

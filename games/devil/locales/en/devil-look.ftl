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
devil-look-table = 📋 Rules of this table
devil-look-house = 🏠 House rules

## Cards

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(on an edge slot: a token can use it)*
    [stabled] { " " }*(under Stables: acts by itself every round)*
   *[built] { "" }
}
devil-look-no-building = No buildings yet.
devil-look-answers = For each inquisitor you answer to, show a soul piece (you keep it), hand in an indulgence, or take the penalty.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Sent away by bribes.*
    [up] 👁️ *Face up: active in the next inquisition.*
    [later] *Active in round { $last } only.*
   *[down] *Face down: not active yet.*
}
devil-look-houseguest = - 🚪 { $card } *Only for those who have one: { $held }.*
devil-look-guests = { $seat } ({ $count })
devil-look-nobody = nobody
devil-look-sets = Symbols on your buildings count for every achievement; a courtier counts once and is then used up. **Science counts as any symbol.** A minor achievement raises one of your four fields to level 2. A major one brings its reward at once and { $majors } points at the end (not for the devil).
devil-look-minor = - Minor: **{ $what }** · earned by: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· lost: { $lost }
}
devil-look-major = - Major: **{ $what }** → { $gains } · earned by: { $who }
devil-look-alchemist = your alchemist, who counts as science

## The track

devil-look-track-ends = Reaching the top brings an angel wing; entering a space marked 🦇 on the way **down** brings a demon wing. { $wings } angel wings become an indulgence, { $wings } demon wings a houseguest, which costs { $points } points at once. In the reputation phase the highest get an angel wing, the lowest a demon wing, unless all share a space.
devil-look-drift = Then everyone **drifts** by the arrows of their space (▼ down, ▲ up), never past the knot.
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

devil-look-bribes = **Bribes.** Every { $each } coins in all chests together send away the next of A, B, C{ $coins ->
    [0] { "" }
    [one] ; { $coins } coin is there already
   *[other] ; { $coins } coins are there already
}. Leftover coins stay there until round 5.
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
devil-look-ritual-third = **The ritual of round 3**, by the soul pieces in the devil's chest. The devil always gets 1 glass and 1 marble. With at least 1 piece the devil also gets 1 wood and 1 stone; with at least 2 also 2 coins, and inquisitor 1 turns face up; with at least 3 inquisitor 2 too. The cultist gets 1 grain and 1 coin for a marked piece, 3 coins more for two. The pieces go back to the devil.
devil-look-ritual-last = **The ritual of round 5.** The devil scores 2 points for each of the 2nd, 3rd and 4th pieces, 6 for each one after. With at least 2 pieces inquisitor 1 turns face up, with at least 4 inquisitor 2 too (or inquisitor 3, if 2 is up already).
devil-look-locked = **Locked guesses:**
devil-look-not-locked = No guesses are locked.

## Prices, scoring, options

devil-look-prices = **Bank.** Wood, stone or grain cost { $buy_basic } coins and sell for { $sell_basic }. Glass or marble cost { $buy_rare } and sell for { $sell_rare }. An angel wing before the inquisition costs { $wing } coins, a courtier { $hire } the first time and { $hire_again } later.
devil-look-debt = **Debt.** Each coin borrowed is a coin of debt, { $limit } at most. At interest your marker moves around a circle of { $circle } spaces, one step for each coin of debt; each time it reaches the start, the debt rises by 1. A debt that would rise past { $limit } is set to { $after } instead, and you get a demon wing. You can repay debt in the production, cards and inquisition phases.
devil-look-science = **Science.** Every science building also costs { $steps } reputation.
devil-look-score = Your points so far, and:
    - the points of your buildings and their effects at the end
    - **minus half your debt**, rounded up
    - { $majors } for each major achievement (not for the devil)
    - 1 for each angel wing, −1 for each demon wing
    - { $indulgences } for each indulgence, 1 for each hired, unused courtier
    - −1 for each marked soul piece
    - 1 for each glass or marble; 1 for every { $exchange } coins and basic goods left
    - in a tie, coins and basic goods too few for a point count a fifth each
devil-look-no-option = This table uses none of the rulebook's options.

## Cards: who made what, and the chests one has seen

devil-goods-how = -# What each began with and what the fields make, without cards, deals and the bank. **Bold**: this round; in *italics* what the wheel will bring to the fields as they are. 💬: what they openly wished for.
devil-goods-how-far = -# What each began with and the fields have made, without cards, deals and the bank. 💬: what they openly wished for.
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

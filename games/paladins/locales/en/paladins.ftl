# Paladins of the West Kingdom: what happens, what is asked, what can be chosen, why something is refused.
# The sentences on the cards are in paladins-cards.ftl; what desks and boards say in paladins-desk.ftl.
# "things" are amounts, mostly in signs; "what" is the name of a card, "action" one of the actions.

paladins-name = Paladins of the West Kingdom
paladins-named = { $what }
paladins-twin = { $what } ({ $gain })
paladins-virtual = the virtual player
paladins-virtual-begin = The virtual player
paladins-order-name = { $times } × { $action }
paladins-comma = { $first }, { $then }
paladins-semicolon = { $first }; { $then }

paladins-attribute-faith = ✝️ Faith
paladins-attribute-strength = ⚔️ Strength
paladins-attribute-influence = 📯 Influence
paladins-worker-labourer = labourer
paladins-worker-scout = scout
paladins-worker-merchant = merchant
paladins-worker-fighter = fighter
paladins-worker-cleric = cleric
paladins-worker-criminal = criminal

paladins-sign-faith = +{ $count }✝️
paladins-sign-strength = +{ $count }⚔️
paladins-sign-influence = +{ $count }📯
paladins-sign-tax = { $count }🥈 from taxes
paladins-sign-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
paladins-sign-any = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
thing-faith = { $count } Faith
thing-strength = { $count } Strength
thing-influence = { $count } Influence
thing-tax = { $count } tax
thing-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
thing-any = { $count ->
    [one] { $count } worker of any kind
   *[other] { $count } workers of any kind
}

## Questions

paladins-ask-draft = Which townsfolk joins you before the game?
paladins-ask-paladins = Which paladin leads you in round { $round }, and which do you keep for the next?
paladins-last-paladin = Which paladin leads you in round { $round }, the last one?
paladins-ask-tavern = Which group do you hire in the tavern?
paladins-ask-turn = What do you do?
paladins-ask-repent = The Inquisition is here. { $most ->
    [one] Your Conspirator may discard a suspicion first.
   *[other] Your Conspirators may discard up to { $most } suspicions first.
}
paladins-ask-attribute = Which attribute rises?
paladins-ask-drop = Discard suspicion?
paladins-ask-pay = Pay a debt?
paladins-ask-destroy = Destroy a debt?
paladins-ask-clear = Which action do you clear?
paladins-ask-join = Which townsfolk joins your retinue?
paladins-ask-workshop = Where does your workshop go?
paladins-ask-either = Which of the two?

## Inputs

paladins-field-action = Action
paladins-field-townsfolk = Townsfolk
paladins-field-play = Paladin for this round
paladins-field-top = Paladin for next round
paladins-field-card = Group
paladins-field-workers = Workers
paladins-lay = **{ $action }**: its spaces
paladins-field-workshop = Workshop
paladins-field-outsider = Outsider
paladins-field-space = Space of the map
paladins-field-jar = Space for the jar
paladins-field-favour = King's Favour
paladins-field-pay = Paid with
paladins-field-keep = Workers to keep
paladins-field-attribute = Attribute
paladins-field-drop = Suspicion to discard
paladins-field-count = { paladins-field-drop }
paladins-field-debt = Debt
paladins-field-clear = Action to clear
paladins-field-recruit = Free Recruit
paladins-field-either = One of the two

## Options

paladins-priced = { $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}{ $provisions ->
    [0] { "" }
   *[other] {" "}· { $provisions }🍖
}
paladins-go-develop = 🔨 Develop{ paladins-priced }
paladins-go-recruit = 🧑‍🌾 Recruit
paladins-go-hunt = 🏹 Hunt
paladins-go-trade = ⚖️ Trade
paladins-go-pray = 🕯️ Pray{ paladins-priced }
paladins-go-conspire = 🎭 Conspire
paladins-go-commission = 📿 Commission{ paladins-priced }
paladins-go-fortify = 🧱 Fortify{ paladins-priced }
paladins-go-garrison = 🏰 Garrison{ paladins-priced }
paladins-go-absolve = 🏺 Absolve{ paladins-priced }
paladins-go-attack = ⚔️ Attack{ $silver ->
    [0] { "" }
   *[other] {" "}· from { $silver }🥈
}
paladins-go-convert = ✝️ Convert{ paladins-priced }
paladins-go-favour = 👑 King's Favour
paladins-go-pass = 🏁 Pass
paladins-workers = { $things }
paladins-townsfolk = { $what } · { $debt ->
    [0] { $silver }🥈
   *[other] { $silver }🥈 or a debt
}
paladins-pay-silver = Silver: { $silver }🥈
paladins-pay-by-debt = A debt (−3 points until it's paid)
paladins-workshop-space = { $action }, space { $number }
paladins-attack = { $what } · region { $region }{ $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}
paladins-convert = { $what } · region { $region }
paladins-map-space = { $what }
paladins-jar-space = Jar: { $what }
paladins-place = { $what } · region { $region }{ $number ->
    [0] { "" }
   *[other] {" "}(no. { $number })
}
paladins-jar-place = { $what }{ $number ->
    [0] { "" }
   *[other] {" "}(no. { $number })
}
paladins-favour = { $what }
paladins-tavern-card = { $what }
paladins-attribute-to = { $what } → { $level }
paladins-pay-debt-yes = Pay a debt: −3 becomes +1 point
paladins-pay-debt-no = Keep it unpaid
paladins-destroy-debt-yes = Destroy a debt
paladins-destroy-debt-no = Keep it
paladins-clear-none = Clear nothing
paladins-recruit-none = Nobody
paladins-develop-none = No workshop
paladins-half = Reward: { $what }

## What it would bring

paladins-preview-spend = { core-you-give }
paladins-preview-gain = You get { $things }{ $share ->
    [all] {" "}(from under the workshop)
    [part] {" "}(from under the workshop: { $under })
   *[no] { "" }
}.
paladins-preview-debts = Unpaid debts { $was } → **{ $now }**.
paladins-preview-paid = Paid debts { $was } → **{ $now }**.
paladins-preview-suspicions = Suspicions { $was } → **{ $now }**.
paladins-preview-wall = -# You can't take this back: it turns over a wall.
paladins-preview-criminals = { $count ->
    [one] -# You can't take this back: the criminal makes you draw a suspicion.{ paladins-preview-risk }
   *[other] -# You can't take this back: the { $count } criminals make you draw suspicions.{ paladins-preview-risk }
}
paladins-preview-risk = { $risk ->
    [cards] {" "}**Only { $left } of these cards { $left ->
        [one] is
       *[other] are
    } left: with the last one the Inquisition strikes.**
    [tax] {" "}**The tax may empty the supply ({ $tax }🥈): then the Inquisition strikes.**
   *[no] {" "}({ $left } cards left)
}
paladins-preview-inquisition = **This takes the last coin of the tax supply: the Inquisition strikes.**
paladins-preview-then = 🧮 **Then**:{ $held ->
    [0] { " " }nothing
   *[other] { paladins-then-labourer }{ paladins-then-scout }{ paladins-then-merchant }{ paladins-then-fighter }{ paladins-then-cleric }{ paladins-then-criminal }{ paladins-then-silver }{ paladins-then-provisions }
}{ $moved ->
    [yes] { " " }· ✝️{ $faith } ⚔️{ $strength } 📯{ $influence }
    [lent] { " " }· ✝️{ $faith }{ $lent_faith ->
        [0] { "" }
       *[other] +{ $lent_faith }
    } ⚔️{ $strength }{ $lent_strength ->
        [0] { "" }
       *[other] +{ $lent_strength }
    } 📯{ $influence }{ $lent_influence ->
        [0] { "" }
       *[other] +{ $lent_influence }
    }
   *[no] { "" }
}{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ paladins-then-place }{ $taxed ->
    [yes] { " " }· tax supply { $tax }🥈
   *[no] { "" }
}
paladins-then-labourer = { $labourer ->
    [0] { "" }
   *[other] { " " }{ $labourer }{ paladins-space-labourer }
}
paladins-then-scout = { $scout ->
    [0] { "" }
   *[other] { " " }{ $scout }{ paladins-space-scout }
}
paladins-then-merchant = { $merchant ->
    [0] { "" }
   *[other] { " " }{ $merchant }{ paladins-space-merchant }
}
paladins-then-fighter = { $fighter ->
    [0] { "" }
   *[other] { " " }{ $fighter }{ paladins-space-fighter }
}
paladins-then-cleric = { $cleric ->
    [0] { "" }
   *[other] { " " }{ $cleric }{ paladins-space-cleric }
}
paladins-then-criminal = { $criminal ->
    [0] { "" }
   *[other] { " " }{ $criminal }{ paladins-space-criminal }
}
paladins-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
paladins-then-provisions = { $provisions ->
    [0] { "" }
   *[other] { " " }{ $provisions }🍖
}
paladins-then-place = { $place ->
    [unmoved] { "" }
   *[other] { " " }· { $suspicions }👁️{ $place ->
        [highest] , the most so far: you'd take a debt at an Inquisition
        [highest-shared] , as many as anyone has so far: you'd take a debt at an Inquisition
        [lowest] , the fewest so far
        [lowest-shared] , as few as anyone has so far
        [alike] , the same as everyone so far
       *[between] { "" }
    }
}

## What happens

paladins-begins = **{ subject }** { verb-have } the start player token. In the row: { $cards }.
paladins-begins-alone = First you take one of five townsfolk, free: { $cards }.
paladins-virtual-begins = ⬛ **The virtual player** ({ $difficulty }) begins with workshops here: { $actions }. Each of these costs it one worker less.
paladins-difficulty-easy = easy
paladins-difficulty-standard = standard
paladins-difficulty-hard = hard
paladins-drafted = **{ subject }** { verb-take } **{ $what }** into the retinue{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-round = 🔔 **Round { $round }.** Start player: { $first }.
paladins-order-revealed = 👑 King's Order: **{ $what }** scores { $points } points at the end.
paladins-favour-revealed = 👑 A King's Favour is revealed. { $what }.
paladins-tavern-cards = 🍺 In the tavern: { $cards }.
paladins-departed = 🚪 Discarded from the display: { $cards }.
paladins-drew = You draw { $cards }.
paladins-revealed = **{ subject }** { verb-reveal } **{ $what }** and { verb-take } { $things }.
paladins-tavern = **{ subject }** { verb-hire } { $things } in the tavern{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-turn = **{ subject }** · **{ $action }** ({ $workers }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-more = **{ subject }** { $seat-is ->
    [you] continue
   *[other] continues
}{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-took-back = { log-took-back }
paladins-passed = 🏁 **{ subject }** { verb-pass }{ $things ->
    [nothing] { " with no workers left" }
   *[other] {" "}and { verb-keep } { $things }
}.
paladins-inquisition = 🔥 **The Inquisition.** The tax supply is empty.
paladins-inquisition-cards = 🔥 **The Inquisition.** No suspicion card is left.
paladins-reacted = **{ subject }** { verb-get } { $things } from the Inquisition.
paladins-repented = { $count ->
    [one] **{ subject }** { verb-discard } a suspicion before the verdict.
   *[other] **{ subject }** { verb-discard } { $count } suspicions before the verdict.
}
paladins-guilty = The most suspicions ({ $count }): **{ $seats }**. A debt, and half of the suspicions go. { paladins-tax-full }
paladins-tax-full = The tax supply is full again.
paladins-guilty-one = The most suspicions ({ $count }): **{ $seats }**. A debt, and { $back ->
    [0] the suspicion stays (half of one, rounded down)
    [one] { $back } of the { $count } suspicions is discarded
   *[other] { $back } of the { $count } suspicions are discarded
}. { paladins-tax-full }
paladins-guilty-several = The most suspicions ({ $count } each): **{ $seats }**. A debt each, and { $back ->
    [0] the suspicions stay (half of one, rounded down)
    [one] { $back } of the { $count } suspicions is discarded
   *[other] { $back } of the { $count } suspicions are discarded
}. { paladins-tax-full }
paladins-acquitted = Nobody is under suspicion. { paladins-tax-full }
paladins-over = The last paladin rides home: **the game is over**.

paladins-did-gain = { verb-get } { $things }
paladins-did-suspicion = { verb-draw } a 👁️{ $tax ->
    [0] { "" }
   *[other] {" "}({ $tax } tax)
}
paladins-did-suspicions = { $count ->
    [one] { verb-draw } a suspicion (👁️)
   *[other] { verb-draw } { $count } suspicions (👁️)
}
paladins-did-drop = { $count ->
    [one] { verb-discard } a 👁️
   *[other] { verb-discard } { $count }👁️
}
paladins-did-debt = { $count ->
    [one] { verb-take } a debt
   *[other] { verb-take } { $count } debts
}
paladins-did-pay-debt = { verb-pay } a debt
paladins-did-destroy-debt = { verb-destroy } a debt
paladins-did-clear = { verb-clear } { $action }
paladins-did-recruit = { verb-recruit } **{ $what }**
paladins-did-send-away = { verb-send } **{ $what }** away
paladins-did-develop = { verb-place } a workshop on { $action }
paladins-did-pay = { verb-pay } { $things }
paladins-did-commission = { verb-send } a monk to region { $region } (space: { $space })
paladins-did-garrison = { verb-place } an outpost in region { $region } (space: { $space })
paladins-did-fortify = { verb-build } a wall ({ $what })
paladins-did-absolve = { verb-place } a jar (space: { $space })
paladins-did-attack = { verb-attack } the **{ $what }**
paladins-did-convert = { verb-convert } the **{ $what }**
paladins-did-favour = { verb-use } the King's Favour “{ $what }”

## The virtual player

paladins-virtual-turn = ⬛ **The virtual player** · **{ $action }** ({ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-instead = ⬛ **The virtual player** can't do { $scheme } ({ $why }) and does **{ $action }** instead ({ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-more = ⬛ **The virtual player** continues{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-tavern = ⬛ **The virtual player** gets the group that is left ({ $what }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-passed = ⬛ **The virtual player** passes with no workers left.
paladins-virtual-many = ⬛ **The virtual player**, { $turns } turns: { $did }{ $passed ->
    [yes] { "" }; then it passes
   *[no] { "" }
}. (One by one: `/log`)
paladins-virtual-news = ⬛ **The virtual player** { $did }.
paladins-virtual-takes = takes the group that is left ({ $what })
paladins-virtual-does-trade = trades
paladins-virtual-does-pray = prays
paladins-virtual-does-conspire = conspires
paladins-virtual-does-rest = rests
paladins-virtual-does-absolve = places a jar
paladins-virtual-does = does { $action }
paladins-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
paladins-virtual-workshop = ⬛ **The virtual player** gets a workshop for the King's Order: { $action } now costs it { $count ->
    [2] two workers fewer
   *[other] one worker less
}.
paladins-virtual-why-used = already used
paladins-virtual-why-workers = too few workers
paladins-virtual-why-often = done seven times
paladins-virtual-why-level = { $what } too low
paladins-virtual-why-target = nothing in reach
paladins-virtual-why-favour = none is free
paladins-virtual-why-order = none is possible
paladins-did-marker = moves its resource marker by { $count }, to space { $space }
paladins-brief-suspicion = +{ $count }👁️
paladins-brief-drop = −{ $count }👁️
paladins-brief-coins = the tax supply falls by { $count }
paladins-brief-marker = moves its resource marker by { $count }
paladins-brief-wall = builds a wall
paladins-brief-workers = { $count ->
    [one] gets { $count } worker
   *[other] gets { $count } workers
}
paladins-brief-in-all = { $what } in all
paladins-did-coins = { $count ->
    [one] { $count } coin leaves the tax supply
   *[other] { $count } coins leave the tax supply
}
paladins-did-jar = turns over its jar { $number }
paladins-did-clear-board = clears its board
paladins-did-shuffle = shuffles all its schemes

## The final score

paladins-score-orders = Orders
paladins-score-faith = Faith
paladins-score-strength = Strength
paladins-score-influence = Influence
paladins-score-develop = Develop
paladins-score-commission = Commission
paladins-score-fortify = Fortify
paladins-score-walls = Walls
paladins-score-garrison = Garrison
paladins-score-absolve = Absolve
paladins-score-converted = Converted
paladins-score-paid = Paid debts
paladins-score-debts = Debts
paladins-score-goods = Goods
paladins-tie-1 = ahead of { $whom } by points for Orders, { $own } to { $theirs }
paladins-tie-2 = ahead of { $whom } by fewer suspicions, { $own } to { $theirs }, with Orders equal
paladins-tie-level = level with { $whom } in Orders and suspicions, too

## Why not

paladins-refused-wrong-seats = { core-wrong-seats }
paladins-refused-action-used = You've used that action: Pray or the next round clears it.
paladins-refused-done-often = Done { $count ->
    [one] { $count } time
   *[other] { $count } times
}: that's the limit.
paladins-refused-lacks-workers = You don't have the workers for it. Missing: { $things }.
paladins-refused-lacks-silver = You lack { $count } silver.
paladins-refused-lacks-provisions = You lack { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}.
paladins-refused-lacks-attribute = You lack { $count } { $what }.
paladins-refused-wrong-space = A { $what } doesn't fit there.
paladins-refused-no-such-worker = You have no { $what } for it.
paladins-refused-space-taken = That space is taken.
paladins-refused-map-full = The map has no free space.
paladins-refused-no-walls = The walls have run out.
paladins-refused-no-townsfolk = The row is empty.
paladins-refused-no-outsiders = There are no outsiders.
paladins-refused-no-workshops = All your workshops are placed.
paladins-refused-workshop-there = A workshop is already there.
paladins-refused-jar-there = A jar is already there.
paladins-refused-no-favours = No King's Favour is revealed yet: the first comes in round 3.
paladins-refused-favour-used = Someone has used it this round.
paladins-refused-favour-hidden = It's face down until its round.
paladins-refused-no-effect = That would do nothing now.
paladins-refused-nothing-there = There are no workers on it.
paladins-refused-already-passed = You've passed: you're back next round.
paladins-refused-card-taken = Someone has hired that group.
paladins-refused-different = One paladin can't be in two places: choose another.

## What moderators can set right

paladins-quantity-silver = 🥈 silver
paladins-quantity-provisions = 🍖 provisions
paladins-quantity-labourer = ⚪ labourers below the board
paladins-quantity-scout = 🟢 scouts below the board
paladins-quantity-merchant = 🔵 merchants below the board
paladins-quantity-fighter = 🔴 fighters below the board
paladins-quantity-cleric = ⚫ clerics below the board
paladins-quantity-criminal = 🟣 criminals below the board
paladins-quantity-faith = ✝️ Faith
paladins-quantity-strength = ⚔️ Strength
paladins-quantity-influence = 📯 Influence
paladins-quantity-debts = unpaid debts
paladins-quantity-paid = paid debts
paladins-quantity-suspicions = 👁️ suspicions
paladins-quantity-retinue = townsfolk of the retinue

## The log

paladins-stage-paladins = Paladins
paladins-stage-tavern = The tavern
paladins-stage-play = Turns
paladins-kind-cards = Paladins and cards
paladins-kind-townsfolk = Townsfolk and tavern
paladins-kind-outsiders = Outsiders
paladins-kind-works = Workshops, monks, walls
paladins-kind-inquisition = Suspicion, inquisition, debts
paladins-kind-goods = Goods and silver
paladins-kind-virtual = { paladins-virtual-begin }

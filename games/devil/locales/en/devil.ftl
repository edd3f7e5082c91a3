# Deal with the Devil: what happens, what is asked, what everybody may know.
# The sentences on the cards are in devil-cards.ftl; what desks and boards say in devil-desk.ftl.
# "things" are amounts ("2 wood and 1 glass"), "seat" and "whom" names of players, "what" the name of a card.

devil-name = Deal with the Devil

## Names of things

devil-mark-sun = ☀️ sun
    .role = a mortal
devil-mark-moon = 🌙 moon
    .role = a mortal
devil-mark-cultist = 🕯️ cultist
    .role = the cultist
devil-mark-devil = 😈 devil
    .role = the devil
devil-courtier-rural = rural courtier
devil-courtier-town = town courtier
devil-courtier-church = church courtier
devil-courtier-alchemist = alchemist
devil-achievement-rural = { $count } rural
devil-achievement-town = { $count } town
devil-achievement-church = { $count } church
devil-achievement-all = two of each (science too)
devil-with = { $first }/{ $then }
devil-achievement-minor = { $symbols }
devil-good-wood = wood
devil-good-stone = stone
devil-good-grain = grain
devil-good-glass = glass
devil-good-marble = marble
devil-thing-token = the grain for an action token
thing-name-wood = 🪵 wood
thing-name-stone = 🪨 stone
thing-name-grain = 🌾 grain
thing-name-glass = 🔷 glass
thing-name-marble = ⬜ marble
devil-named = { $what }
devil-seat = { $seat }
devil-price-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
devil-price-souls = { $count ->
    [one] { $count } soul piece
   *[other] { $count } soul pieces
}


# Parts of sentences: numbers without their sign.
devil-steps = { SIZE($steps) ->
    [one] { SIZE($steps) } step
   *[other] { SIZE($steps) } steps
}
devil-points = { SIZE($points) ->
    [one] { SIZE($points) } point
   *[other] { SIZE($points) } points
}

## Questions

devil-ask-preferences = Which role would you like to play?
devil-ask-keep = Which building do you keep?
devil-ask-pass = Which two of your four new buildings do you pass on?
devil-ask-done = All cards are in hand. Ready to trade?
devil-ask-offer = What do you put into your chest, and for what price?
devil-ask-viewing = There's a chest before you. What do you do?
devil-viewing-gone = This deal is already taken. There's nothing to decide.
devil-ask-plan = What will you do in round { $round }?
devil-ask-minor = You earned the minor achievement { $what }. Which production field does it improve?
devil-ask-achieve = Use courtiers to complete an achievement?
devil-ask-effect = { $what }: what do you choose?
devil-ask-use = { $what }: how do you pay for its action?
devil-ask-act = { devil-ask-use }
devil-ask-free = { devil-ask-use }
devil-ask-build = { $what }: what do you give up for it?
devil-ask-now = { $what } is built: what do you choose?
devil-ask-left = { $what }, left side: what do you choose?
devil-ask-right = { $what }, right side: how do you pay for it?
devil-ask-hire = The { $what } you planned to hire isn't available. Who do you hire instead?
devil-ask-tokens = How do you pay for your action tokens?
devil-ask-vote = Who has sold their soul? Who do you accuse?
devil-ask-questioned = You're being questioned. Prove your innocence, or confess?
devil-ask-wings = Buy angel wings before the inquisition?
devil-ask-packing = What do you put into your chest for the inquisition?
devil-ask-inquisitors = How do you answer your inquisitors?
devil-ask-bank = 🏦 Trade at the bank
devil-ask-repay = Repay debt
devil-ask-wish = Wish for goods
# On buttons that open what these ask.
devil-open-bank = 🏦 Bank
devil-open-repay = Repay
devil-open-wish = 💬 Wishes

## Inputs

devil-field-goods = Goods
devil-pack-stock = Behind your wall
devil-pack-chest = In your chest
devil-field-jesters = Jesters for the chest
devil-field-viewing-jesters = Jesters left in it
devil-field-packing-goods = Goods as a bribe
devil-field-preferences-mortal = One of the two ☀️🌙 mortals
devil-field-preferences-cultist = The 🕯️ cultist
devil-field-preferences-devil = The 😈 devil
devil-field-how = What to give
devil-field-building = Building that falls
devil-field-coins = Coins
devil-field-price = Price
devil-field-card = The building to keep
devil-field-cards = Two to pass on
devil-field-answer = Answer
devil-field-viewing-marked = Marked soul pieces among those paid
devil-field-packing-marked = Marked soul pieces for the ritual
devil-field-pure = Pure soul pieces for the ritual
devil-field-finance = If coins run short
devil-field-which-event = Event to play
devil-field-discard = Event to discard
devil-field-event = Event
devil-field-edge = On the two edge slots
devil-field-use = Use
devil-field-build = { $number ->
    [1] Build
   *[other] Build as well
}
devil-field-act = Use its action at once
devil-field-first = Used first
devil-field-free = The free action under the Stables
devil-field-hire = Hire
devil-field-courtier = Who to hire if the planned one is gone by then
devil-field-trade = What
devil-field-times = How many
devil-field-whom = Vote
devil-field-bribe = Bribe
devil-field-devil = Guess: the 😈 devil is
devil-field-cultist = Guess: the 🕯️ cultist is
devil-field-count = Angel wings
devil-field-achieve = Courtiers for an achievement
devil-field-field = Field to improve
devil-field-wish-goods = Would like
devil-field-repay-coins = Coins to repay
devil-field-inquisitor = { $what }
devil-field-inquisitor-goods = Goods for { $what }
devil-field-inquisitor-how = What { $what } gets
devil-field-inquisitor-building = Building that falls to { $what }
devil-field-choice = { $what }: { $does }
devil-field-choice-free = chosen freely
devil-field-choice-field = { $what }: the field to improve
devil-field-choice-minor = Field that the achievement { $what } improves
devil-field-choice-achieve = { $again ->
    [yes] Courtiers for one more achievement
   *[no] Courtiers for an achievement
}: { $what }

## Options

devil-field-0 = Field 1 (outer left)
devil-field-1 = Field 2 (inner left)
devil-field-2 = Field 3 (inner right)
devil-field-3 = Field 4 (outer right)
devil-event-none = No event
devil-event-left = { devil-choose-event-left }
devil-event-right = { devil-choose-event-right }
devil-build-none = Build nothing
devil-hire-none = Hire nobody
devil-free-yes = Use { $what }
devil-free-no = Leave { $what } alone
devil-act-no = Not this round
devil-act-yes = Yes, with another token
devil-achieve-nothing = Keep my courtiers
devil-achieve-with = { $what } with { $courtiers }
devil-achieve-brings-minor = improves a production field
devil-achieve-brings = { $points }🏆 at the end, and { $gains }
devil-finance-sell = Sell goods first, then borrow
devil-finance-borrow = Borrow first, keep the goods
devil-preference-gladly = I'd like that
devil-preference-either = I don't mind
devil-preference-unwillingly = I'd rather not
devil-viewing-accept = Take the deal
devil-viewing-refuse = Leave it
devil-viewing-seen = I've seen it
devil-vote-nobody = Nobody
devil-guess-nobody = No guess
devil-hunt-prove = Show 3 soul pieces
devil-hunt-confess = Confess
devil-answer-soul = Show a soul piece
devil-answer-indulgence = Hand in an indulgence
devil-answer-penalty = Take the penalty
devil-glutton-points = Lose { devil-points }
devil-glutton-goods = Give up { $count ->
    [one] { $count } rare good
   *[other] { $count } rare goods
}
devil-bank-buy-wood = Buy 🪵 wood for { $price } coins
devil-bank-buy-stone = Buy 🪨 stone for { $price } coins
devil-bank-buy-grain = Buy 🌾 grain for { $price } coins
devil-bank-buy-glass = Buy 🔷 glass for { $price } coins
devil-bank-buy-marble = Buy ⬜ marble for { $price } coins
devil-bank-sell-wood = Sell 🪵 wood for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
devil-bank-sell-stone = Sell 🪨 stone for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
devil-bank-sell-grain = Sell 🌾 grain for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
devil-bank-sell-glass = Sell 🔷 glass for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
devil-bank-sell-marble = Sell ⬜ marble for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
devil-bank-borrow = Borrow 🪙 coins

## What an answer would do

devil-offer-sentence = You offer **{ $things }** for **{ $price }**.
devil-offer-empty = Your chest is empty, yet you ask **{ $price }**.
devil-bribe-worth = ⚖️ When the chests open, { $things } will sell for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in bribes.
devil-preview-bought = 🛒 You buy { $things } from the bank.
devil-preview-sold = 💰 You sell { $things } to the bank.
devil-preview-borrowed = 📜 You borrow { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the bank. Your debt will be { $debt }.
devil-preview-paid = ➖ In total you give { $things }.
devil-preview-gained = ➕ In total you gain { $things }.
devil-preview-earned = 🏅 You complete { $count ->
    [one] the achievement
   *[other] { $count } achievements:
} { $what }.
devil-preview-reputation = { WAY($steps) ->
    [down] 🔽 You move { devil-steps } down the reputation track.
   *[up] 🔼 You move { devil-steps } up the reputation track.
}
devil-preview-shown = 👻 You show { $count ->
    [one] { $count } soul piece and keep it
   *[other] { $count } soul pieces and keep them
}.
devil-preview-handed = 📿 You hand in { $count ->
    [one] { $count } indulgence
   *[other] { $count } indulgences
}.
devil-preview-lost = 💸 **You lose**: { $what }.
devil-preview-unharmed = 💸 You lose nothing.
devil-preview-debt-rises = 📜 Debt { $was } → { $now }{ $points ->
    [0] { "" }
   *[other] : { devil-points } less at the end
}.
devil-preview-demons = 🦇 You get { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}.
devil-preview-absolved = 🦇 You return { $count ->
    [0] no demon wings: you'll have none
    [one] { $count } demon wing
   *[other] { $count } demon wings
}.
devil-preview-guest = 🚪 **Three demon wings bring a houseguest**: you lose { $lost } points at once.
devil-preview-indulgence = 📿 Three angel wings become { $count ->
    [one] an indulgence
   *[other] { $count } indulgences
}.
devil-preview-angels = 🪽 You get { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}.
devil-preview-skipped = ⚠️ Can't be paid or carried out, so { $count ->
    [one] it's
   *[other] they're
} skipped: { $what }.
devil-preview-short = { $what } ({ $some ->
    [yes] lacks { $goods }; { "" }
   *[no] { "" }
}{ $coins } short even if you sell and borrow all you can)
devil-warn-nothing-planned = **Your plan is empty.**
devil-warn-sale = **You sell { $things }.**
devil-warn-loan = **You borrow { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: your debt will be { $debt }.** You can't repay debt during trading.
devil-warn-keep = **You keep { $what } and discard the rest.** Four new buildings come at once, so you can't undo this.
devil-preview-one-more = 🏅 If you also hire the { $what } ({ devil-coins }), you can complete { $count ->
    [one] the achievement
   *[other] { $count } achievements:
} { $achievements }.
devil-preview-then = 🧮 **Then**:{ devil-then-goods } · 📜 debt { $debt }{ devil-then-pieces }{ devil-then-place }
devil-then-goods = { $held ->
    [0] { " " }nothing
   *[other] { devil-then-wood }{ devil-then-stone }{ devil-then-grain }{ devil-then-glass }{ devil-then-marble }{ devil-then-coins }
}
devil-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
devil-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
devil-then-grain = { $grain ->
    [0] { "" }
   *[other] { " " }{ $grain }🌾
}
devil-then-glass = { $glass ->
    [0] { "" }
   *[other] { " " }{ $glass }🔷
}
devil-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
devil-then-coins = { $coins ->
    [0] { "" }
   *[other] { " " }{ $coins }🪙
}
devil-then-pieces = { $pieces ->
    [yes] { " " }· 👻 { devil-own-pieces }
   *[no] { "" }
}
devil-then-place = { $place ->
    [unmoved] { "" }
    [between] { " " }· ⚖️ { $reputation }
   *[other] { " " }· ⚖️ Reputation { $reputation } is { $place ->
        [highest] higher than everyone else's now: you'd get an angel wing 🪽
        [highest-shared] as high as anyone's now: you'd get an angel wing 🪽
        [lowest] lower than everyone else's now: you'd get a demon wing 🦇
        [lowest-shared] as low as anyone's now: you'd get a demon wing 🦇
       *[alike] the same as everyone else's now: you'd get no wing
    }
}
devil-preview-tokens = 🔨 { $count ->
    [one] You use one action token
   *[other] You use { $count } action tokens
}.

## Beginning and end

devil-begins = The kingdoms are founded. { devil-one-of-you }
devil-begins-undealt = The kingdoms are founded. Before the roles are dealt, everyone says in secret which they'd like.
devil-roles-dealt = The roles are dealt. { devil-one-of-you }
devil-one-of-you = **One of you is the devil, one serves him**, and two are mortals with souls worth buying.
devil-your-jesters = Your chest also holds { $count ->
    [one] one jester
   *[other] { $count } jesters
}. Nobody else knows.
devil-your-role = **You are { $mark-role }.** Your chest bears the mark of the { $mark }, never your name.
devil-round = **Round { $round } begins.**
devil-end = **The fifth round is over.** Souls, goods and buildings are weighed.
devil-role-revealed = { subject } { verb-be } the { $mark }!

## Production and cards

devil-drew = You draw { $cards }, and the event { $event }.
devil-passed-to-you = Your neighbour passes you { $cards }.

## Trading and the bank

devil-chest-open = The chest before you bears the mark of the { $mark }. In it: **{ $things }**. Price: **{ $price }**.
devil-chest-taken = The chest before you bears the mark of the { $mark }. Someone took its deal before you and paid **{ $paid }**.
devil-deal-made = You take { $things } and pay { $price }.
devil-chest-untouched = Your chest comes home; nobody took the deal. In it: { $things }.
devil-chest-sold = Your chest comes home with { $things }.
devil-chest-sold-souls = Your chest comes home with soul pieces: { $pure } pure, { $marked } marked.
devil-chest-jesters = Also in it: { $things }.
devil-indulgences-traded = After the trades { $seat } { verb-hold } { $count ->
    [0] no indulgences
    [one] { $count } indulgence
   *[other] { $count } indulgences
} ({ WAY($by) ->
    [down] { SIZE($by) } fewer
   *[up] { SIZE($by) } more
} than before).
devil-wishes = 💬 { subject } would like { $things } in a chest.
devil-wishes-nothing = { subject } { verb-have } no more wishes.
devil-own-buy = You buy { $things }.
devil-own-sell = You sell { $things }.
devil-own-borrow = You borrow { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}. Your debt is now { $debt }.
devil-own-repay = You repay { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}. Your debt is now { $debt }.
devil-ledger = 🏦 { $seat-is ->
    [you] The others now see that you
   *[other] **{ subject }**
} { $entries } (debt { $debt })
devil-ledger-buy = bought { $what }
devil-ledger-sell = sold { $what }
devil-ledger-borrow = borrowed { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
devil-ledger-repay = repaid { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## Actions. Each deed has two forms: a clause for the list of a seat's deeds, and the sentence.

devil-plan-revealed = **{ subject }** { verb-plan }: { $plan }.
devil-plan-left = play the left side of { $what }
devil-plan-right = play the right side of { $what }
devil-plan-use = use { $what }
devil-plan-build = build { $what }
devil-plan-act = use { $what } at once
devil-plan-free = use { $what } under the Stables
devil-plan-build-act = build { $what } (and use it at once)
devil-plan-hire = hire the { $what }
devil-plan-nothing = nothing

devil-deeds = **{ subject }** { $deeds }.
devil-turn = **{ subject }**
devil-turn-act = ▸ { $act }
devil-act-brings = { $act }: { $more }
devil-plan-to-come = **{ subject }** still { verb-have } to: { $plan }.

# Settlements as tables: a head, and a row for each seat.
devil-table-interest = 📜 **Interest**
devil-table-reputation = ⚖️ **Reputation**
devil-table-wings = 🪽 **Wings**
devil-table-round = **Round { $round } begins**, with its production
devil-table-row = **{ subject }**: { $cells }
devil-table-production = 🌱 **Production**
devil-cell-interest-past = debt { $was } → { $debt } (past the limit)
devil-cell-interest = debt { $was } → { $debt }
devil-cell-drift = { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
} drift
devil-cell-move = reputation { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
devil-cell-drift-to = drift { $was } → { $now }
devil-cell-move-to = reputation { $was } → { $now }
devil-cell-angel = +{ $count }🪽
devil-cell-demon = +{ $count }🦇
devil-cell-angel-highest = +{ $count }🪽 (highest reputation{ $shared ->
    [0] { "" }
   *[other] , like { $others }
})
devil-cell-demon-lowest = +{ $count }🦇 (lowest reputation{ $shared ->
    [0] { "" }
   *[other] , like { $others }
})
devil-cell-angel-plan = +{ $count }🪽 (from the plan)
devil-cell-demon-plan = +{ $count }🦇 (from the plan)
devil-cell-returned = −{ $count }🦇
devil-cell-indulgence = 3🪽 become an indulgence 📿
devil-cell-guest = 3🦇 bring a houseguest 🚪 and cost { devil-points }
devil-cell-no-guest = 3🦇 cost { devil-points }; no houseguest left
devil-cell-building = **{ $what }**
devil-cell-gain = +{ $things }
devil-cell-pay = −{ $things }
devil-cell-score = { WAY($points) ->
    [down] −{ devil-points }
   *[up] +{ devil-points }
}
devil-deed-left = { verb-play } the left side of **{ $what }**
devil-deed-right = { verb-play } the right side of **{ $what }**
devil-deed-use = { verb-use } **{ $what }**
devil-deed-act = { verb-use } **{ $what }** at once
devil-deed-free = { verb-use } **{ $what }** for free
devil-deed-build = { verb-build } **{ $what }** ({ $cost })
devil-deed-building = { verb-use } **{ $what }**
devil-deed-hire = { verb-hire } the { $what } ({ $coins }🪙)
devil-deed-token = { verb-pay } 1🌾 for a token
devil-deed-tokens = { verb-pay } { $count }🌾 for action tokens
devil-deed-financed = { $deeds } to pay for all this
devil-deed-bought = { verb-buy } { $things }
devil-deed-sold = { verb-sell } { $things }
devil-deed-borrow = { verb-borrow } { $coins }🪙 (debt { $debt })
devil-deed-pay = { verb-pay } { $things }
devil-deed-gain = { verb-gain } { $things }
devil-deed-move = { WAY($steps) ->
    [down] { verb-move } { devil-steps } down the reputation track
   *[up] { verb-move } { devil-steps } up the reputation track
}
devil-deed-move-to = { devil-deed-move }, to { $now }
devil-deed-score = { WAY($points) ->
    [down] { verb-lose } { devil-points }
   *[up] { verb-score } { devil-points }
}
devil-deed-debt = now { verb-have } a debt of { $debt }
devil-deed-courtier = { verb-get } the { $what } for free
devil-deed-minor = { verb-earn } the minor achievement { $what }
devil-deed-major = { verb-earn } the major achievement **{ $what }**
devil-deed-drop = { verb-give } up the minor achievement { $what }
devil-deed-spend = { verb-spend } the { $what }
devil-deed-stable = { verb-put } **{ $what }** under the Stables
devil-deed-skip = can't pay for { $what }
devil-deed-earn-angel = { verb-earn } { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
} when the phase ends
devil-deed-earn-demon = { verb-earn } { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
} when the phase ends
devil-deed-absolve = may return { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
} when the phase ends
devil-deed-drift = { verb-drift } { devil-steps } { WAY($steps) ->
    [down] down
   *[up] up
} towards the knot
devil-deed-drift-to = { devil-deed-drift }, to { $now }
devil-deed-angel = { verb-get } { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}
devil-deed-demon = { verb-get } { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}
devil-deed-returned = { verb-return } { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}
devil-deed-indulgence = { verb-turn } three angel wings into an **indulgence**
devil-deed-guest = { verb-turn } three demon wings into a **houseguest** and { verb-lose } { devil-points }
devil-deed-no-guest = { verb-return } three demon wings and { verb-lose } { devil-points }; no houseguest left
devil-deed-bought-wings = { verb-buy } { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}
devil-deed-pieces = { verb-show } { $count ->
    [one] { $count } soul piece
   *[other] { $count } soul pieces
}
devil-deed-indulgences = { verb-hand } in { $count ->
    [one] { $count } indulgence
   *[other] { $count } indulgences
}
devil-deed-penalty-goods = { verb-give } { $things } to the { $what }
devil-deed-penalty-points = { $points ->
    [0] { verb-lose } nothing to the { $what }
   *[other] { verb-lose } { devil-points } to the { $what }
}
devil-deed-penalty-vandal = { verb-lose } **{ $what }** to the Vandal
devil-deed-penalty-bailiff = { verb-owe } the Bailiff: debt { $debt }
devil-deed-interest = { verb-have } a debt of { $debt } after interest (was { $was })
devil-deed-produced = { verb-produce } { $things }

devil-did-left = { subject } { devil-deed-left }.
devil-did-right = { subject } { devil-deed-right }.
devil-did-use = { subject } { devil-deed-use }.
devil-did-act = { subject } { devil-deed-act }.
devil-did-free = { subject } { devil-deed-free }.
devil-did-build = { subject } { devil-deed-build }.
devil-did-building = { subject } { devil-deed-building }.
devil-did-hire = { subject } { devil-deed-hire }.
devil-did-token = { subject } { devil-deed-token }.
devil-did-bought = { subject } { devil-deed-bought }.
devil-did-sold = { subject } { devil-deed-sold }.
devil-did-borrow = { subject } { devil-deed-borrow }.
devil-did-pay = { subject } { devil-deed-pay }.
devil-did-gain = { subject } { devil-deed-gain }.
devil-did-move = { subject } { devil-deed-move }.
devil-did-score = { subject } { devil-deed-score }.
devil-did-debt = { subject } { devil-deed-debt }.
devil-did-courtier = { subject } { devil-deed-courtier }.
devil-did-minor = { subject } { devil-deed-minor }.
devil-did-major = { subject } { devil-deed-major }.
devil-did-drop = { subject } { devil-deed-drop }.
devil-did-spend = { subject } { devil-deed-spend }.
devil-did-stable = { subject } { devil-deed-stable }.
devil-did-earn-angel = { subject } { devil-deed-earn-angel }.
devil-did-earn-demon = { subject } { devil-deed-earn-demon }.
devil-did-absolve = { subject } { devil-deed-absolve }.
devil-wings-change-hands = 🪽 **The plans are done; the wings change hands.**
devil-did-skip = { subject } { devil-deed-skip }.
devil-drift = { subject } { devil-deed-drift }.
devil-wings-angel = { subject } { devil-deed-angel }.
devil-wings-demon = { subject } { devil-deed-demon }.
devil-wings-returned = { subject } { devil-deed-returned }.
devil-indulgence-won = { subject } { devil-deed-indulgence }.
devil-guest-won = { subject } { devil-deed-guest }.
devil-guest-none-left = { subject } { devil-deed-no-guest }.
devil-wings-bought = { subject } { devil-deed-bought-wings }.
devil-showed-pieces = { subject } { devil-deed-pieces }.
devil-handed-indulgences = { subject } { devil-deed-indulgences }.
devil-penalty-goods = { subject } { devil-deed-penalty-goods }.
devil-penalty-points = { subject } { devil-deed-penalty-points }.
devil-penalty-vandal = { subject } { devil-deed-penalty-vandal }.
devil-penalty-bailiff = { subject } { devil-deed-penalty-bailiff }.
devil-interest-falls-due = 📜 **Interest** falls due on all debts.
devil-reputations-weighed = ⚖️ **Reputations are weighed.** { devil-phase-reputation }
devil-interest = { subject } { devil-deed-interest }.
devil-produced = { subject } { devil-deed-produced }.

## Witch hunt

devil-voted = { subject } { verb-accuse } { $whom }.
devil-voted-nobody = { subject } { verb-accuse } nobody.
devil-voted-several = { $whom-is ->
    [you] You
   *[other] { $whom }
} { object-be } accused by { $who }.
devil-voted-nobody-several = Accusing nobody: { $who }.
devil-questioned = **{ subject } { verb-be } questioned.**
devil-questioned-several = **Questioned: { $who }.**
devil-nobody-questioned = Nobody got two votes, so nobody is questioned.
devil-proved = { subject } { verb-show } { $pieces } soul pieces and { verb-be } innocent.
devil-confessed = { subject } { verb-confess } and { verb-be } chased by an angry mob.
devil-confessed-several = Confessed, and chased by an angry mob: { $who }.

## Inquisition

devil-wings-refunded = { $count ->
    [one] One angel wing was
   *[other] { $count } angel wings were
} already gone: you get your coins back.
devil-opened = 🎁 The chest of the { $mark } opens: { $contents }.
devil-opened-several = 🎁 The chests of the { $who } open: { $contents }.
devil-packed-nothing = nothing
devil-packed-souls = { devil-told-pieces }
devil-packed-guess-devil = the guess that { $seat } { verb-be } the devil
devil-packed-guess-cultist = the guess that { $seat } { verb-be } the cultist
devil-bribe-goods-sold = The goods in the chests sell for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in bribes.
devil-bribed = { $coins } coins in bribes send the **{ $what }** away.
devil-bribes-left = { $coins ->
    [one] { $coins } coin stays
   *[other] { $coins } coins stay
} on the bribe spaces.
devil-inquisitor-up = Inquisitor { $number } turns face up: the **{ $what }**.
devil-ritual-gift = The dark ritual rewards the { $mark } with { $things }.
devil-ritual-points = The dark ritual with { $pieces ->
    [one] { $pieces } soul piece
   *[other] { $pieces } soul pieces
} is worth { devil-points } to the devil.
devil-denied-devil = { subject } { verb-were } named as the devil by at least two players, and truthfully { verb-deny } it.
devil-denied-cultist = { subject } { verb-were } named as the cultist by both mortals, and truthfully { verb-deny } it.
devil-found-devil = **{ subject } { verb-were } named as the devil by at least two players, and it's true!** The devil moves { devil-steps } down the reputation track.
devil-found-cultist = **{ subject } { verb-were } named as the cultist by both mortals, and it's true!** The cultist moves { devil-steps } down the reputation track.
devil-guess-reward = The { $mark } guessed right and finds { $coins } coins in the chest.
devil-guess-reward-several = Guessed right: { $who }. { $coins } coins each.
devil-guesses-locked = All guesses now stay beside the board until the end.
devil-guesses-returned = No two guesses agree, so all of them go back.
devil-guess-right-devil = { subject } { verb-were } right: { $whom } { object-be } the devil. { devil-points } for { $seat }.
devil-guess-right-cultist = { subject } { verb-were } right: { $whom } { object-be } the cultist. { devil-points } for { $seat }.
devil-guess-wrong-devil = { subject } took { $whom } for the devil: { devil-points } for the devil.
devil-guess-wrong-cultist = { subject } took { $whom } for the cultist: { devil-points } for the cultist.
devil-inquisition-over = The inquisition rides on, and its houseguests leave. Unless sent away, the Fundamentalist and the Plebeian turn face up.

## Final score

devil-score-role = { $mark }
devil-score-cards = Cards
devil-score-guests = Houseguests
devil-score-inquisitors = Inquisitors
devil-score-ritual = Dark ritual
devil-score-guesses = Guesses
devil-score-so-far = During play
devil-score-buildings = Buildings
devil-score-effects = Effects
devil-score-debt = Debt
devil-score-majors = Achievements
devil-score-angels = Angel wings
devil-score-demons = Demon wings
devil-score-indulgences = Indulgences
devil-score-courtiers = Courtiers
devil-score-marked = Marked souls
devil-score-rare = Rare goods
devil-score-leftovers = Leftovers
devil-tie-1 = ahead of { $whom } by leftover coins and goods, { $own } to { $theirs } (five make a point)
devil-tie-level = level with { $whom } in leftovers, too

## What the rules refuse

refused-four-seats = Deal with the Devil needs exactly four players.
refused-no-coins = That costs { $price } coins, more than you have.
refused-no-goods = You have none to sell.
refused-too-few-goods = That takes { $count } rare goods, more than you have.
refused-debt-limit = Your debt can't grow any further.
refused-no-souls = { $have ->
    [0] You have no soul pieces
    [one] You have only { $have } soul piece
   *[other] You have only { $have } soul pieces
}.
refused-cannot-pay = You can't raise { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, even by selling and borrowing.
refused-has-confessed = { subject } { verb-have } already confessed.
refused-too-few-pieces = That takes { $needed } soul pieces, more than you have.
refused-one-role-each = You can name { $seat } for one role only.
refused-guess-locked = You've already named { $seat }; that guess is locked.
refused-no-piece-left = You have no soul pieces left to show.
refused-no-indulgence = You have no indulgences left.

## What moderators can set right

devil-quantity-coins = 🪙 coins
devil-quantity-debt = debt
devil-quantity-pure = pure soul pieces
devil-quantity-marked = marked soul pieces
devil-quantity-jesters = jesters
devil-quantity-marker = interest marker
devil-quantity-reputation = reputation
devil-quantity-score = score
devil-quantity-angels = angel wings
devil-quantity-demons = demon wings
devil-quantity-indulgences = indulgences
devil-quantity-guests = houseguests
devil-quantity-courtiers = courtiers hired
devil-quantity-courtiers-used = courtiers on the 3-coin space
devil-quantity-minor = minor achievement on { $field }
devil-quantity-minor-lost = minor achievements lost
devil-quantity-majors = major achievements
devil-quantity-buildings = { fix-quantity-buildings }
devil-quantity-build = { fix-quantity-build }
devil-quantity-hand = buildings in hand
devil-quantity-events = events in hand
refused-too-much-debt = Debt can't go beyond { $limit }. Raise it by less.

## The log

devil-stage-cards = Cards
devil-stage-trading = Trading
devil-stage-actions = Actions
devil-stage-hunt = Witch hunt
devil-stage-inquisition = Inquisition
devil-kind-deals = Chests and deals
devil-kind-cards = Cards and buildings
devil-kind-money = Goods, coins, debt
devil-kind-standing = Reputation and wings
devil-kind-inquisition = Witch hunt and inquisition
devil-kind-roles = Roles and souls

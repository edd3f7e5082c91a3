# Deal with the Devil: what happens, what is asked, what everybody may know.
# The sentences on the cards are in devil-cards.ftl; what desks and boards say in devil-desk.ftl.
# "things" are amounts ("2 wood and 1 glass"), "seat" and "whom" names of players, "what" the name of a card.

devil-name = Deal with the Devil

## Names of things

devil-mark-sun = ☀️ sun
devil-mark-moon = 🌙 moon
devil-mark-cultist = 🕯️ cultist
devil-mark-devil = 😈 devil
devil-courtier-rural = rural courtier
devil-courtier-town = town courtier
devil-courtier-church = church courtier
devil-courtier-alchemist = alchemist
devil-achievement-rural = { $count } rural
devil-achievement-town = { $count } town
devil-achievement-church = { $count } church
devil-achievement-all = two of each
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
devil-ask-keep = Which one building do you keep?
devil-ask-pass = Which two of your four new buildings do you pass on?
devil-ask-done = All cards are in hand. Ready to trade?
devil-ask-offer = What do you put into your chest, and for what price?
devil-ask-viewing = A chest stands before you. Do you take the deal?
devil-ask-plan = What will you do in round { $round }?
devil-ask-minor = You earned the minor achievement { $what }. Which production field does it improve?
devil-ask-achieve = Will you use courtiers to complete an achievement?
devil-ask-effect = { $what }: what do you choose?
devil-ask-use = { $what }: how do you pay for its action?
devil-ask-act = { $what }: how do you pay for its action?
devil-ask-free = { $what }: how do you pay for its action?
devil-ask-build = { $what }: what do you give up for it?
devil-ask-now = { $what } is built: what do you choose?
devil-ask-left = { $what }, left side: what do you choose?
devil-ask-right = { $what }, right side: how do you pay for it?
devil-ask-hire = The { $what } you planned to hire is not there. Whom do you hire?
devil-ask-tokens = How do you pay for your action tokens?
devil-ask-vote = Who has sold their soul? Whom do you accuse?
devil-ask-questioned = You are questioned. Prove your innocence, or confess?
devil-ask-wings = Do you buy angel wings before the inquisition?
devil-ask-packing = What do you put into your chest for the inquisition?
devil-ask-inquisitors = How do you answer your inquisitors?
devil-ask-bank = Bank
devil-ask-repay = Repay debt
devil-ask-wish = Show goods wishes

## Inputs

devil-field-goods = Goods
devil-field-jesters = Jesters for the chest
devil-field-viewing-jesters = Jesters you leave in it
devil-field-packing-goods = Goods as a bribe
devil-field-preferences-mortal = One of the two ☀️🌙 mortals
devil-field-preferences-cultist = The 🕯️ cultist
devil-field-preferences-devil = The 😈 devil
devil-field-how = What you give
devil-field-building = Building that falls
devil-field-coins = Coins
devil-field-price = Price
devil-field-card = The building you keep
devil-field-cards = Two to pass on
devil-field-answer = Your answer
devil-field-viewing-marked = Marked soul pieces among those you pay
devil-field-packing-marked = Marked soul pieces for the ritual
devil-field-pure = Pure soul pieces for the ritual
devil-field-finance = If coins are missing
devil-field-discard = Event to discard
devil-field-event = Event
devil-field-edge = On your two edge slots
devil-field-use = Use
devil-field-build = { $number ->
    [1] Build
   *[other] Build as well
}
devil-field-act = Use its action at once
devil-field-first = Used first
devil-field-free = The free action under your Stables
devil-field-hire = Hire
devil-field-courtier = Whom you hire if the one you planned is gone by then
devil-field-trade = What
devil-field-times = How many
devil-field-whom = Your vote
devil-field-bribe = Bribe
devil-field-devil = You guess the 😈 devil is
devil-field-cultist = You guess the 🕯️ cultist is
devil-field-count = Angel wings
devil-field-achieve = Courtiers
devil-field-field = Field to improve
devil-field-wish-goods = You would like to see
devil-field-repay-coins = Coins to repay
devil-field-inquisitor = { $what }
devil-field-inquisitor-goods = Goods for { $what }
devil-field-inquisitor-how = What { $what } gets
devil-field-inquisitor-building = Building that falls to { $what }
devil-field-choice = { $what }: { $does }
devil-field-choice-free = your choice
devil-field-choice-field = { $what }: the field to improve

## Options

devil-field-0 = Field 1 (outer left)
devil-field-1 = Field 2 (inner left)
devil-field-2 = Field 3 (inner right)
devil-field-3 = Field 4 (outer right)
devil-event-none = No event
devil-event-left = Left side of { $what }
devil-event-right = Right side of { $what }
devil-build-none = Build nothing
devil-hire-none = Hire nobody
devil-free-yes = Use { $what }
devil-free-no = Leave { $what } alone
devil-act-no = Not this round
devil-act-yes = Yes, with another token
devil-achieve-nothing = Keep my courtiers
devil-achieve-with = { $what } with { $courtiers }
devil-finance-sell = Sell goods first, then borrow
devil-finance-borrow = Borrow first, keep the goods
devil-preference-gladly = I would like that
devil-preference-either = Either way
devil-preference-unwillingly = Rather not
devil-viewing-accept = Take the deal
devil-viewing-refuse = Leave it
devil-viewing-seen = I have seen it
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
devil-offer-empty = Your chest is empty, and still you ask **{ $price }**.
devil-bribe-worth = ⚖️ When the chests are opened, { $things } will be sold for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of bribe.
devil-preview-bought = 🛒 Bought for it: { $things }.
devil-preview-sold = ⚖️ Sold for it: { $things }.
devil-preview-borrowed = 📜 Borrowed for it: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (your debt is then { $debt }).
devil-preview-paid = ➖ In all you give { $things }.
devil-preview-gained = ➕ In all you gain { $things }.
devil-preview-reputation = { WAY($steps) ->
    [down] 🔽 You move { devil-steps } down the reputation track.
   *[up] 🔼 You move { devil-steps } up the reputation track.
}
devil-preview-demons = 🦇 You get { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}.
devil-preview-angels = 🪽 You get { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}.
devil-preview-skipped = ⚠️ { $count ->
    [one] Cannot be paid or carried out, and is skipped
   *[other] Cannot be paid or carried out, and are skipped
}: { $what }.
devil-warn-nothing-planned = **You plan nothing at all.**
devil-warn-sale = **You sell { $things }.**
devil-preview-tokens = 🔨 { $count ->
    [one] One action token is used
   *[other] { $count } action tokens are used
}.

## Beginning and end

devil-begins = The kingdoms are founded. **One of you is the devil, one serves him**, and two are mortals with souls worth buying.
devil-begins-undealt = The kingdoms are founded. Before the roles are dealt, everybody says in secret which they would like.
devil-roles-dealt = The roles are dealt. **One of you is the devil, one serves him**, and two are mortals with souls worth buying.
devil-your-jesters = In it lie { $count ->
    [one] one jester
   *[other] { $count } jesters
} too. They have no effect: put them into chests to bluff or to tease, and keep secret that you have some.
devil-your-role = Your chest bears the mark of the { $mark }. Tell nobody what you do not want known.
devil-round = **Round { $round } begins.**
devil-end = **The fifth round is over.** Souls, goods and buildings are weighed.
devil-role-revealed = { $seat } is the { $mark }!

## Production and cards

devil-drew = You draw { $cards }, and the event { $event }.
devil-passed-to-you = Your neighbour passes you { $cards }.

## Trading and the bank

devil-chest-open = The chest before you bears the mark of the { $mark }. In it: **{ $things }**. Price: **{ $price }**.
devil-chest-taken = The chest before you bears the mark of the { $mark }. Its deal was taken; the payment in it: **{ $paid }**.
devil-deal-made = You take { $things } and pay { $price }.
devil-chest-untouched = Your chest comes home; nobody took the deal. In it: { $things }.
devil-chest-sold = Your chest comes home, and in it lie { $things }.
devil-chest-sold-souls = Your chest comes home, and in it lie soul pieces: { $pure } pure, { $marked } marked.
devil-chest-jesters = With it lie { $things }.
devil-indulgences-traded = After the trades { $seat } holds { $count ->
    [0] no indulgence
    [one] { $count } indulgence
   *[other] { $count } indulgences
} ({ WAY($by) ->
    [down] { SIZE($by) } fewer
   *[up] { SIZE($by) } more
} than before).
devil-wishes = { $seat } would like to see { $things } in a chest.
devil-wishes-nothing = { $seat } has no goods wishes any more.
devil-own-buy = You buy { $things }.
devil-own-sell = You sell { $things }.
devil-own-borrow = You borrow { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}. Your debt is { $debt } now.
devil-own-repay = You repay { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}. Your debt is { $debt } now.
devil-ledger = At the bank, { $seat } { $entries }. Debt now: { $debt }.
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

devil-plan-revealed = **{ $seat }** plans: { $plan }.
devil-plan-left = left side of { $what }
devil-plan-right = right side of { $what }
devil-plan-use = use { $what }
devil-plan-build = build { $what }
devil-plan-act = use { $what } at once
devil-plan-free = use { $what } under your Stables
devil-plan-build-act = build { $what } and use it at once
devil-plan-hire = hire the { $what }
devil-plan-nothing = nothing at all

devil-deeds = **{ $seat }** { $deeds }.
devil-turn = **{ $seat }**
devil-turn-act = ▸ { $act }
devil-act-brings = { $act }: { $more }
devil-plan-to-come = **{ $seat }** still has to: { $plan }.

# Settlements as tables: a head, and a row for each seat.
devil-table-interest = 📜 **Interest**
devil-table-reputation = ⚖️ **Reputation**: 🪽 for the highest, 🦇 for the lowest, then the drift
devil-table-wings = 🪽 **Wings** of the plans
devil-table-round = **Round { $round } begins**, with its production
devil-table-row = **{ $seat }**: { $cells }
devil-cell-interest-past = debt { $was } → { $debt } (falls back at the limit)
devil-cell-interest = debt { $was } → { $debt }
devil-cell-drift = { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
} drift
devil-cell-move = reputation { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
devil-cell-angel = +{ $count }🪽
devil-cell-demon = +{ $count }🦇
devil-cell-returned = −{ $count }🦇
devil-cell-indulgence = 3🪽 become an indulgence 📿
devil-cell-guest = 3🦇 bring a houseguest 🚪 and cost { devil-points }
devil-cell-no-guest = 3🦇 cost { devil-points }; no houseguest is left
devil-cell-building = **{ $what }**
devil-cell-gain = +{ $things }
devil-cell-pay = −{ $things }
devil-cell-score = { WAY($points) ->
    [down] −{ devil-points }
   *[up] +{ devil-points }
}
devil-deed-left = plays the left side of **{ $what }**
devil-deed-right = plays the right side of **{ $what }**
devil-deed-use = uses **{ $what }**
devil-deed-act = uses **{ $what }** at once
devil-deed-free = uses **{ $what }** for free
devil-deed-build = builds **{ $what }** ({ $cost })
devil-deed-building = uses **{ $what }**
devil-deed-hire = hires the { $what } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
devil-deed-token = pays 1 grain for a token
devil-deed-tokens = pays { $count } grain for action tokens
devil-deed-bought = buys { $things }
devil-deed-sold = sells { $things }
devil-deed-borrow = borrows { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (debt { $debt })
devil-deed-pay = pays { $things }
devil-deed-gain = gains { $things }
devil-deed-move = { WAY($steps) ->
    [down] moves { devil-steps } down
   *[up] moves { devil-steps } up
}
devil-deed-score = { WAY($points) ->
    [down] loses { devil-points }
   *[up] scores { devil-points }
}
devil-deed-debt = has a debt of { $debt } now
devil-deed-courtier = wins over the { $what }
devil-deed-minor = earns the minor achievement { $what }
devil-deed-major = earns the major achievement **{ $what }**
devil-deed-drop = gives up the minor achievement { $what }
devil-deed-spend = spends the { $what }
devil-deed-stable = puts **{ $what }** under the Stables
devil-deed-skip = cannot pay for { $what }
devil-deed-earn-angel = earns { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}
devil-deed-earn-demon = earns { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}
devil-deed-absolve = may return { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}
devil-deed-drift = drifts { devil-steps } { WAY($steps) ->
    [down] down
   *[up] up
} towards the knot
devil-deed-angel = gets { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}
devil-deed-demon = gets { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}
devil-deed-returned = returns { $count ->
    [one] { $count } demon wing
   *[other] { $count } demon wings
}
devil-deed-indulgence = turns three angel wings into an **indulgence**
devil-deed-guest = turns three demon wings into a **houseguest** and loses { devil-points }
devil-deed-no-guest = returns three demon wings and loses { devil-points }; no houseguest is left
devil-deed-bought-wings = buys { $count ->
    [one] { $count } angel wing
   *[other] { $count } angel wings
}
devil-deed-pieces = shows { $count ->
    [one] { $count } soul piece
   *[other] { $count } soul pieces
}
devil-deed-indulgences = hands in { $count ->
    [one] { $count } indulgence
   *[other] { $count } indulgences
}
devil-deed-penalty-goods = gives { $things } to the { $what }
devil-deed-penalty-points = loses { devil-points } to the { $what }
devil-deed-penalty-vandal = loses **{ $what }** to the Vandal
devil-deed-penalty-bailiff = owes the Bailiff: debt { $debt }
devil-deed-interest = has a debt of { $debt } after interest (was { $was })
devil-deed-produced = produces { $things }

devil-did-left = { $seat } { devil-deed-left }.
devil-did-right = { $seat } { devil-deed-right }.
devil-did-use = { $seat } { devil-deed-use }.
devil-did-act = { $seat } { devil-deed-act }.
devil-did-free = { $seat } { devil-deed-free }.
devil-did-build = { $seat } { devil-deed-build }.
devil-did-building = { $seat } { devil-deed-building }.
devil-did-hire = { $seat } { devil-deed-hire }.
devil-did-token = { $seat } { devil-deed-token }.
devil-did-bought = { $seat } { devil-deed-bought }.
devil-did-sold = { $seat } { devil-deed-sold }.
devil-did-borrow = { $seat } { devil-deed-borrow }.
devil-did-pay = { $seat } { devil-deed-pay }.
devil-did-gain = { $seat } { devil-deed-gain }.
devil-did-move = { $seat } { devil-deed-move }.
devil-did-score = { $seat } { devil-deed-score }.
devil-did-debt = { $seat } { devil-deed-debt }.
devil-did-courtier = { $seat } { devil-deed-courtier }.
devil-did-minor = { $seat } { devil-deed-minor }.
devil-did-major = { $seat } { devil-deed-major }.
devil-did-drop = { $seat } { devil-deed-drop }.
devil-did-spend = { $seat } { devil-deed-spend }.
devil-did-stable = { $seat } { devil-deed-stable }.
devil-did-earn-angel = { $seat } { devil-deed-earn-angel }.
devil-did-earn-demon = { $seat } { devil-deed-earn-demon }.
devil-did-absolve = { $seat } { devil-deed-absolve }.
devil-wings-change-hands = 🪽 **The plans are done; the wings change hands.**
devil-did-skip = { $seat } { devil-deed-skip }.
devil-drift = { $seat } { devil-deed-drift }.
devil-wings-angel = { $seat } { devil-deed-angel }.
devil-wings-demon = { $seat } { devil-deed-demon }.
devil-wings-returned = { $seat } { devil-deed-returned }.
devil-indulgence-won = { $seat } { devil-deed-indulgence }.
devil-guest-won = { $seat } { devil-deed-guest }.
devil-guest-none-left = { $seat } { devil-deed-no-guest }.
devil-wings-bought = { $seat } { devil-deed-bought-wings }.
devil-showed-pieces = { $seat } { devil-deed-pieces }.
devil-handed-indulgences = { $seat } { devil-deed-indulgences }.
devil-penalty-goods = { $seat } { devil-deed-penalty-goods }.
devil-penalty-points = { $seat } { devil-deed-penalty-points }.
devil-penalty-vandal = { $seat } { devil-deed-penalty-vandal }.
devil-penalty-bailiff = { $seat } { devil-deed-penalty-bailiff }.
devil-interest-falls-due = 📜 **Interest** falls due on all debts.
devil-reputations-weighed = ⚖️ **Reputations are weighed**: the highest win angel wings, the lowest demon wings, then all drift towards the knot.
devil-interest = { $seat } { devil-deed-interest }.
devil-produced = { $seat } { devil-deed-produced }.

## Witch hunt

devil-voted = { $seat } accuses { $whom }.
devil-voted-nobody = { $seat } accuses nobody.
devil-questioned = **{ $seat } is questioned.**
devil-nobody-questioned = Nobody has two votes: nobody is questioned.
devil-proved = { $seat } shows { $pieces } soul pieces and is innocent.
devil-confessed = { $seat } confesses and is chased by an angry mob.

## Inquisition

devil-wings-refunded = { $count ->
    [one] One angel wing was
   *[other] { $count } angel wings were
} not there any more: you get your coins back.
devil-opened = The chest of the { $mark } is opened. In it: { $contents }.
devil-packed-nothing = nothing
devil-packed-souls = soul pieces ({ $pure } pure, { $marked } marked)
devil-packed-guess-devil = the guess that { $seat } is the devil
devil-packed-guess-cultist = the guess that { $seat } is the cultist
devil-bribe-goods-sold = The goods in the chests are sold for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of bribes.
devil-bribed = { $coins } coins of bribes send the **{ $what }** away.
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
devil-denied-devil = { $seat } was named devil by at least two, and denies it truthfully.
devil-denied-cultist = { $seat } was named cultist by both mortals, and denies it truthfully.
devil-found-devil = **{ $seat } was named devil by at least two, and it is true!** The devil moves { devil-steps } down the reputation track.
devil-found-cultist = **{ $seat } was named cultist by both mortals, and it is true!** The cultist moves { devil-steps } down the reputation track.
devil-guess-reward = The { $mark } guessed right and finds { $coins } coins in the chest.
devil-guesses-locked = All guesses lie beside the board now and stay there until the end.
devil-guesses-returned = No two guesses agree: all guesses go back.
devil-guess-right-devil = { $seat } was right: { $whom } is the devil. { devil-points } for { $seat }.
devil-guess-right-cultist = { $seat } was right: { $whom } is the cultist. { devil-points } for { $seat }.
devil-guess-wrong-devil = { $seat } took { $whom } for the devil: { devil-points } for the devil.
devil-guess-wrong-cultist = { $seat } took { $whom } for the cultist: { devil-points } for the cultist.
devil-inquisition-over = The inquisition rides on. Its houseguests leave. Whoever of Fundamentalist and Plebeian has not been sent away lies face up now.

## Final score

devil-score-role = { $mark }
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
devil-score-fifths = { $count ->
    [one] { $count } fifth
   *[other] { $count } fifths
} of a point for ties

## What the rules refuse

refused-four-seats = Deal with the Devil is for exactly four players.
refused-no-coins = It costs { $price } coins, and you have fewer.
refused-no-goods = You have none to sell.
refused-too-few-goods = That takes { $count } rare goods, and you have fewer.
refused-debt-limit = Your debt cannot grow any further.
refused-no-souls = You have fewer than { $count ->
    [one] { $count } soul piece
   *[other] { $count } soul pieces
}.
refused-cannot-pay = You cannot raise { $price } coins, not even by selling and borrowing.
refused-has-confessed = { $seat } has confessed already.
refused-too-few-pieces = That takes { $needed } soul pieces, and you have fewer.
refused-one-role-each = { $seat } can be named for one role only.
refused-guess-locked = You have named { $seat } already; that guess is locked.
refused-no-piece-left = You have no soul piece left to show.
refused-no-indulgence = You have no indulgence left.

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
devil-quantity-buildings = buildings in play
devil-quantity-build = buildings in play (from the hand)
devil-quantity-hand = buildings in hand
devil-quantity-events = events in hand
refused-too-much-debt = No debt goes beyond { $limit }. Raise it by less.

# Architects of the West Kingdom: what happens, what is asked, what can be chosen, why something is refused.
# The sentences on the cards are in architects-cards.ftl; what desks and boards say in architects-desk.ftl.
# "things" are amounts ("2 wood and 1 stone"), "seat" and "whom" names of players, "what" the name of a card.
# [nothing] is how this language says no things at all (things-none).

architects-name = Architects of the West Kingdom
architects-named = { $what }
architects-things = { $things }

## Names of places

architects-place-quarry = Quarry
architects-place-forest = Forest
architects-place-silversmith = Silversmith
architects-place-mines = Mines
architects-place-storehouse = King's Storehouse
architects-place-workshop = Workshop
architects-place-town-centre = Town Centre
architects-place-tax-stand = Tax Stand
architects-place-guardhouse = Guardhouse
architects-place-market = Black Market
architects-place-guildhall = Guildhall
architects-place-cathedral = Cathedral
architects-place-prison = Prison
architects-place-captive = board of another player

## Questions

architects-ask-draft = Which of these { $number ->
    [1] four{" "}
    [2] three{" "}
   *[other] { "" }
}buildings do you keep?
architects-ask-boards = Which board do you play?
architects-ask-apprentice = Who do you hire free before the game?
architects-ask-hire = Who does your building hire?
architects-ask-reset = The Black Market is reset: your apprentices offer you { $virtue } virtue. Do you take it?
architects-ask-turn = Where does your worker go?
architects-ask-recall = All your workers are out. Where does one come home from?
architects-ask-keep = Which of these cards do you keep?
architects-ask-work = Another worker in the Guildhall?
architects-ask-react = A debt is at stake. What do you do?
architects-ask-destroy = Your virtue goes past the top. Do you destroy unpaid debts?
architects-ask-discard = Your hand may hold six cards. Which ones do you discard?
architects-ask-dismiss = Let an apprentice go

## Inputs

architects-field-location = Worker goes to
architects-field-place = From
architects-field-good = What to dig for
architects-field-trade = Exchanges
architects-field-goods = What to give
architects-field-turn-who = At the Workshop
architects-field-work-who = { architects-field-turn-who }
architects-field-dismiss-who = Who leaves
architects-field-apprentice-who = Who to hire
architects-field-hire-who = { architects-field-apprentice-who }
architects-field-board = Board
architects-field-use = The virtue
architects-field-leaves = Who makes room
architects-field-capture = Captures
architects-field-captures = Captures (up to { $number }, { $places ->
    [one] all in one place
   *[other] in up to { $places } places
})
architects-field-order = Orders
architects-field-space = Space
architects-field-deal = Deal
architects-field-draft-card = The card to keep
architects-field-keep-card = { architects-field-draft-card }
architects-field-turn-card = Card to discard
architects-field-work-card = { architects-field-turn-card }
architects-field-cards = Cards to discard
architects-field-choice = Choice
architects-field-sell = { architects-field-turn-card }
architects-field-dismiss = { architects-field-dismiss-who }
architects-field-destroy = Debts to destroy
architects-field-avoid = Debts to buy off
architects-field-spared = Spared
architects-field-work = In the Guildhall

## Options

architects-go-quarry = 🪨 Quarry: { $things }
architects-go-forest = 🌲 Forest: { $things }
architects-go-silversmith = ⚒️ Silversmith: { $things }
architects-go-mines = ⛰️ Mines: { $things }
architects-go-mines-or = ⛰️ Mines: { $things }, or { $other }
architects-go-storehouse = { $count ->
    [one] 👑 King's Storehouse: { $count } exchange
   *[other] 👑 King's Storehouse: up to { $count } exchanges
}
architects-go-workshop = { $cards ->
    [one] 🛠️ Workshop: an apprentice, or { $cards } building card
   *[other] 🛠️ Workshop: an apprentice, or { $cards } building cards
}
architects-go-town-centre = { $count ->
    [0] 🏘️ Town Centre: no silver for a capture
    [one] 🏘️ Town Centre: { $count } capture
   *[other] 🏘️ Town Centre: up to { $count } captures
}
architects-go-tax-stand = 💰 Tax Stand: { $silver } silver{ $virtue ->
    [0] { "" }
   *[other] , −{ $virtue } virtue
}
architects-go-guardhouse = { $count ->
    [one] 🗝️ Guardhouse: { $count } order
   *[other] 🗝️ Guardhouse: up to { $count } orders
}
architects-go-market = { $count ->
    [0] 🕯️ Black Market
    [one] 🕯️ Black Market: { $count } space for you
   *[other] 🕯️ Black Market: { $count } spaces for you
}
architects-build = 🏛️ Build { $what }: { $things }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
architects-step-up = ⛪ Cathedral, level { $level }

architects-stop = Nothing more
architects-offer-any = Any { $count } of { $kinds } → { $things ->
    [nothing] { $virtue } virtue
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}and { $virtue } virtue
    }
}
architects-offer-trade = { $given } → { $things ->
    [nothing] { $virtue } virtue
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}and { $virtue } virtue
    }
} ({ $what })
architects-apprentice = { $what }: { $price } silver{ $silver ->
    [0] { "" }
   *[other] ; you get the { $silver } silver on it
}
architects-free-apprentice = { $what }{ $silver ->
    [0] { "" }
   *[other] ; you get the { $silver } silver on it
}
architects-plan = { $count ->
    [one] Draw { $count } building card
   *[other] Draw { $count } building cards
}
architects-nobody-leaves = Nobody
architects-group = { $place }: { $seat-is ->
    [you] { $count ->
        [one] your worker
       *[other] your { $count } workers
    }
   *[other] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } of { $seat }
}
architects-recall-prison = Prison: { $count ->
    [one] your worker
   *[other] one of your { $count } workers
} there
architects-recall-captive = Board of { $seat }: { $count ->
    [one] your captured worker
   *[other] one of your { $count } captured workers
}
architects-recall-space = Black Market: your worker on space { $number }
architects-use-virtue = Take { $virtue } virtue: you'll have { $to }
architects-leave-virtue = Leave it: you stay at { $virtue }
architects-space = { $price } silver for { $things }
architects-space-deal = { $price } silver for an apprentice, or for a look at cards
architects-look = { $count ->
    [one] Look at { $count } building card
   *[other] Look at { $count } building cards, keep one
}
architects-imprison = Send { $count ->
    [0] captives
    [one] { $count } captive
   *[other] { $count } captives
} to Prison
architects-release = Release your { $count ->
    [0] workers
    [one] worker
   *[other] { $count } workers
} from Prison
architects-free-buy = { architects-choose-free } for { $price } silver
architects-free-owe = { architects-choose-free }: it costs a debt and { $virtue } virtue
architects-pay-debt = Pay a debt: { $price } silver, +{ $virtue } virtue
architects-choose-capture = Capture
architects-choose-free = { $count ->
    [0] Free your captured workers
    [one] Free your captured worker
   *[other] Free your { $count } captured workers
}
architects-sell-none = Keep all cards

## What it would bring

architects-preview-gain = { core-you-get }
architects-preview-spend = { core-you-give }
architects-preview-virtue = Virtue { $was } → **{ $now }** (points at the end: { WAY($before) ->
    [down] −
   *[up] { "" }
}{ SIZE($before) } → { WAY($after) ->
    [down] −
   *[up] { "" }
}{ SIZE($after) }{ $cathedral ->
    [opens] ; opens the Cathedral to you
    [closes] ; **closes the Cathedral** to you
   *[same] { "" }
}{ $market ->
    [opens] ; opens the Black Market to you
    [closes] ; **closes the Black Market** to you
   *[same] { "" }
}).
architects-preview-destroy = Virtue past the top: afterwards you may **destroy { $count ->
    [one] an unpaid debt
   *[other] { $count } unpaid debts
}** free.
architects-preview-debts = Unpaid debts { $was } → **{ $now }**.
architects-preview-workers = Workers at home { $was } → **{ $now }**{ $now ->
    [0] : your next turn calls one home and sends none
   *[other] { "" }
}.
architects-preview-workers-last = Workers at home { $was } → **{ $now }**.
architects-preview-level = Cathedral, level { $level }: { $before } → **{ $after }** points, and { $missing ->
    [0] a hidden reward (goods, silver or a card with 1 virtue, or 2 virtue)
   *[other] { $missing } virtue, as no reward is left
}.
architects-preview-score = Score now { WAY($was) ->
    [down] −
   *[up] { "" }
}{ SIZE($was) } → **{ WAY($now) ->
    [down] −
   *[up] { "" }
}{ SIZE($now) }**.
architects-preview-apprentices = { $count ->
    [one] You'll have { $count } apprentice.
   *[other] You'll have { $count } apprentices.
}
architects-preview-captured = { WAY($count) ->
    [down] { SIZE($count) ->
        [one] { SIZE($count) } captive leaves your board.
       *[other] { SIZE($count) } captives leave your board.
    }
   *[up] { $count ->
        [one] { $count } more captive on your board.
       *[other] { $count } more captives on your board.
    }
}
architects-preview-reset = This **resets the Black Market**. If nothing changes before, the debt for the most workers in Prison is { $most ->
    [you] **yours**
    [shared] **yours**, and that of others with as many
    [others] not yours
   *[nobody] nobody's
}.
architects-preview-refresh = Two new apprentices replace two in the Workshop.
architects-preview-refresh-hire = Two new apprentices replace two in the Workshop **first**; then you choose who to hire.
architects-preview-end = This **fills the Guildhall**: everyone gets one more turn.
architects-preview-for-good = -# This reveals hidden cards: you can't take it back.
architects-preview-then = 🧮 **Then**:{ architects-then-goods }{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ architects-then-place }
architects-then-goods = { $held ->
    [0] { " " }nothing
   *[other] { architects-then-clay }{ architects-then-wood }{ architects-then-stone }{ architects-then-gold }{ architects-then-marble }{ architects-then-silver }
}
architects-then-clay = { $clay ->
    [0] { "" }
   *[other] { " " }{ $clay }🏺
}
architects-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
architects-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
architects-then-gold = { $gold ->
    [0] { "" }
   *[other] { " " }{ $gold }🥇
}
architects-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
architects-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
architects-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ virtue { $virtue }, the highest at the table
    [highest-shared] { " " }· ⚖️ virtue { $virtue }, among the highest at the table
    [lowest] { " " }· ⚖️ virtue { $virtue }, the lowest at the table
    [lowest-shared] { " " }· ⚖️ virtue { $virtue }, among the lowest at the table
    [alike] { " " }· ⚖️ virtue { $virtue }, the same as everyone's
   *[between] { " " }· ⚖️ virtue { $virtue }
}

## What happens

architects-begins = **{ subject }** { verb-go } first. Before that, everyone drafts three building cards in secret.
architects-choose-boards = The boards are chosen first, from the last seat to the first: **{ $seat }** { verb-begin }.
architects-plays = **{ subject }** { verb-play } **{ $what }**.
architects-passed = You choose from { $cards }.
architects-kept = You keep **{ $what }**.
architects-drew = You draw { $cards }.
architects-drafted = The draft is over. **{ subject }** { verb-begin }.
architects-drafted-hire = The draft is over. Before the first turn everyone hires an apprentice free, in reverse turn order: **{ $seat }**, who { verb-begin }, { verb-come } last.
architects-all-hired = The Workshop is full again. **{ subject }** { verb-begin }.
architects-turn = **{ subject }** · { $place }: { $deeds }.
architects-turn-idle = **{ subject }** · { $place }: { verb-place } a worker.
architects-turn-recalls = **{ subject }** { $deeds }.
architects-more = **{ subject }** { $deeds }.
architects-took-back = { log-took-back }
architects-you-are-next = After **{ $seat }**, it's your turn.
architects-no-workers = **{ subject }** { verb-have } no worker to send and { verb-sit } this turn out.
architects-took-debt = { $count ->
    [one] 📜 **{ subject }** { verb-take } a debt.
   *[other] 📜 **{ subject }** { verb-take } { $count } debts.
}
architects-guilty = { $among ->
    [1] 📜 The most in Prison ({ $count }): **{ $seats }**. Penalty: a debt.
   *[other] 📜 The most in Prison ({ $count } each): **{ $seats }**. Penalty: a debt each.
}
architects-debts-of-virtue = 📜 Virtue fell below 0: **{ $seats }**. { $among ->
    [1] { $count ->
        [one] A debt.
       *[other] { $count } debts.
    }
   *[other] { $count ->
        [one] A debt each.
       *[other] { $count } debts each.
    }
}
architects-reset = 🕯️ The Black Market is raided: workers there go to Prison, and it offers new goods.
architects-reset-of = { architects-reset } ⛓️ { $who }
architects-reset-prison = ⛓️ From the Black Market to Prison: { $who }.
architects-reset-prison-one = **{ $seat }**: { $count }
architects-reset-release = { $count ->
    [one] { $seat-is ->
        [you] **One of your workers** leaves
       *[other] { $count } worker of **{ $seat }** leaves
    } Prison.
   *[other] { $seat-is ->
        [you] **{ $count } of your workers** leave
       *[other] { $count } workers of **{ $seat }** leave
    } Prison.
}
architects-reset-gain = **{ subject }** { $things ->
    [nothing] { verb-gain } { $virtue } virtue
   *[other] { verb-gain } { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}and { $virtue } virtue
    }
} at the reset.
architects-blamed = **{ subject }** { verb-have } { $count } workers in Prison and { verb-lose } { $virtue } virtue.
architects-blamed-several = ⛓️ In Prison: { $who }. Each loses { $virtue } virtue.
architects-blamed-one = **{ $seat }** ({ $count })
architects-praised = Also +{ $virtue } virtue: **{ $seats }**.
architects-refreshed = 🛠️ { architects-preview-refresh }
architects-last-turns = 🏛️ **The Guildhall is full.** Everyone gets one more turn.
architects-over = The last worker is placed: **the game is over**.

architects-did-board = { verb-play } **{ $what }**
architects-did-leave-virtue = { verb-leave } the { $virtue } virtue of the reset
architects-did-build = { verb-build } **{ $what }**{ $things ->
    [nothing] { "" }
   *[other] {" "}for { $things }
}
architects-did-step = { verb-climb } to level { $level } of the Cathedral{ $things ->
    [nothing] { "" }
   *[other] {" "}for { $things }
}
architects-did-reward = { verb-be } rewarded with { $things ->
    [nothing] { $virtue } virtue
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}and { $virtue } virtue
    }
}
architects-did-gain = { verb-get } { $things }
architects-did-pay = { verb-pay } { $things }
architects-did-lay = { verb-lay } { $count }🥈 on the cards passed over
architects-did-hire = { verb-hire } **{ $what }**{ $things ->
    [nothing] { "" }
   *[other] , with { $things } on the card
}
architects-did-dismiss = { verb-let } **{ $what }** go
architects-did-draw = { $count ->
    [one] { verb-draw } { $count } building card
   *[other] { verb-draw } { $count } building cards
}
architects-did-look = { verb-look } at { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
architects-did-keep = { verb-keep } one of them
architects-did-discard = { $count ->
    [one] { verb-discard } { $count } card
   *[other] { verb-discard } { $count } cards
}
architects-did-trade = { verb-exchange } { $given } → { $things ->
    [nothing] { $virtue } virtue
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}and { $virtue } virtue
    }
}
architects-did-space = { verb-take } space { $number }{ $things ->
    [nothing] { "" }
   *[other] {" "}for { $things }
}
architects-did-steal = { verb-steal } { $count }🥈 of tax
architects-did-capture = { $count ->
    [one] { verb-capture } { $whom-is ->
        [you] **one of your workers**
       *[other] { $count } worker of **{ $whom }**
    } ({ $place })
   *[other] { verb-capture } { $whom-is ->
        [you] **{ $count } of your workers**
       *[other] { $count } workers of **{ $whom }**
    } ({ $place })
}
architects-did-fetch = { $count ->
    [one] { verb-bring } { $count } worker home ({ $place })
   *[other] { verb-bring } { $count } workers home ({ $place })
}
architects-did-imprison = { $count ->
    [one] { verb-send } { $whom-is ->
        [you] **one of your workers**
       *[other] { $count } worker of **{ $whom }**
    } to Prison
   *[other] { verb-send } { $whom-is ->
        [you] **{ $count } of your workers**
       *[other] { $count } workers of **{ $whom }**
    } to Prison
}
architects-did-release = { $count ->
    [one] { verb-free } { $count } worker from Prison
   *[other] { verb-free } { $count } workers from Prison
}
architects-did-free = { $count ->
    [one] { verb-free } { $count } captured worker
   *[other] { verb-free } { $count } captured workers
}
architects-did-free-from = { architects-did-free } ({ $shares })
architects-freed-from = { $whom-is ->
    [you] **{ $count } from you**
   *[other] { $count } from **{ $whom }**
}
architects-freed-all-from = { $whom-is ->
    [you] **from you**
   *[other] from **{ $whom }**
}
architects-did-pay-debt = { verb-pay } a debt
architects-did-take-debt = { verb-take } **{ $count ->
    [one] a debt
   *[other] { $count } debts
}**{ $why ->
    [free] {" "}for that
    [build] {" "}with it
   *[virtue] {" "}(virtue fell below 0)
}
architects-did-destroy = { $count ->
    [one] { verb-destroy } an unpaid debt
   *[other] { verb-destroy } { $count } unpaid debts
}
architects-did-avoid = { $count ->
    [one] { verb-buy } a debt off for { $things }
   *[other] { verb-buy } { $count } debts off for { $things }
}
architects-did-virtue = now { verb-have } { $virtue } virtue ({ WAY($steps) ->
    [down] −
   *[up] +
}{ SIZE($steps) })
architects-did-recall = { verb-call } a worker home from the { $place }
architects-did-recall-elsewhere = { architects-no-circle } from the { $place } (house rule)
architects-no-circle = { verb-have } no worker in a place with an open circle and { verb-call } one home
architects-did-recall-from = { architects-no-circle } from { $whom-is ->
    [you] **your board**
   *[other] the board of **{ $whom }**
} (house rule)

## Amounts in signs

architects-short-clay = { $count }🏺
architects-short-wood = { $count }🪵
architects-short-stone = { $count }🪨
architects-short-gold = { $count }🥇
architects-short-marble = { $count }⬜
architects-short-silver = { $count }🥈
architects-short-both = { $first } { $then }

## The final score

architects-score-buildings = Buildings
architects-score-effects = Effects
architects-score-cathedral = Cathedral
architects-score-virtue = { architects-chart-virtue }
architects-score-debts = Debts
architects-score-riches = Gold, marble
architects-score-silver = Silver
architects-score-prison = Prison
architects-tie-1 = ahead of { $whom } by virtue, { $own } to { $theirs }
architects-tie-2 = ahead of { $whom } by silver, { $own } to { $theirs }, with virtue equal
architects-tie-level = level with { $whom } in virtue and silver, too

## Why not

architects-refused-wrong-seats = { core-wrong-seats }
architects-refused-cannot-pay = You can't afford it.
architects-refused-lacks-goods = You still need { $things }.
architects-refused-column-too-dear = You don't have enough silver: each column further right than you have workers there costs 1 more.
architects-refused-too-few-workers = You don't have enough workers there.
architects-refused-no-skill = Your apprentices lack { $skills }.
architects-refused-no-tax = There's no silver there.
architects-refused-no-cards = The building cards have run out.
architects-refused-no-card = You have no building card to discard.
architects-refused-no-captives = You hold no captives.
architects-refused-none-in-prison = None of your workers is in Prison.
architects-refused-none-captured = None of your workers is captured.
architects-refused-no-debt = You have no unpaid debt.
architects-refused-too-many-places = You can't capture in any more places this turn.
architects-refused-too-many-apprentices = You have no room for another apprentice: let one go.
architects-refused-space-taken = That space is taken.
architects-refused-too-virtuous = You need less than 10 virtue to go there.
architects-refused-too-little-virtue = You need at least 5 virtue.
architects-refused-level-full = That level has no free space.
architects-refused-colour-taken = Someone already has this board or its other side.
architects-refused-at-the-top = You're at the top.

## What moderators can set right

architects-quantity-virtue = virtue
architects-quantity-workers = workers: { $place }
architects-quantity-captured = captured workers of { $whom }
architects-quantity-apprentices = apprentices
architects-quantity-buildings = { fix-quantity-buildings }
architects-quantity-build = { fix-quantity-build }
architects-quantity-hand = building cards in hand
architects-quantity-debts = unpaid debts
architects-quantity-paid = paid debts
architects-quantity-level = level of the Cathedral
architects-quantity-points = extra points

## The log

architects-kind-buildings = Buildings and cathedral
architects-kind-people = Apprentices
architects-kind-prison = Captures and prison
architects-kind-goods = Goods, silver, debts
architects-kind-virtue = Virtue and black market
architects-kind-cards = Cards

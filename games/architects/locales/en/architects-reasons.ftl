# Why a steward would answer so: what it reckons, in a sentence or two.

architects-why-keep-ahead = By a steward's reckoning, { $what } brings { $points ->
    [one] about a point more than
   *[other] about { $points } points more than
} { $other }, the next best.
architects-why-keep-like = By a steward's reckoning, { $what } ({ $its }) and { $other } ({ $theirs }) are worth about the same to you: choose the one you like.
architects-keep-card = { architects-card-worth }; { $skill ->
    [lacking] { architects-card-needs }
    [there] needs no skill you lack
   *[none] needs no skill
}
architects-why-keep-unskilled = { $what } needs no skill, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-why-keep-free = { $what } needs no skill you lack, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-why-keep-gain = { $what } needs no skill you lack: built, it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and brings { $things } at once.
architects-why-keep-shared = { $what } needs { $skills }, like { $others } in your hand: { $count ->
    [one] one apprentice helps with them all
   *[other] the same apprentices help with them all
}.
architects-why-keep-also = { $what } needs { $skills }, like { $others } in your hand, and { $also } besides.
architects-why-discard = Of your cards, you can best do without these.
architects-why-recall = With no worker at home, one has to come back; it's missed least here.
architects-why-best = By a steward's reckoning, nothing else brings more here.
architects-why-adds = { architects-adds-points }{ architects-why-reset }.
architects-adds-points = You have all that { $what } needs: after its cost it adds { $points ->
    [one] a point
   *[other] { $points } points
} to your score
architects-why-reset = { $lost ->
    [0] { $blame ->
        [0] {""}
       *[other] ; the reset that follows costs { $blame } virtue
    }
    [one] ; the reset that follows costs a point{ architects-why-blame }
   *[other] ; the reset that follows costs { $lost } points{ architects-why-blame }
}
architects-why-blame = { $blame ->
    [0] {""}
   *[other] {" "}and { $blame } virtue
}
architects-why-build-effect = You have all that { $what } needs, and to a steward it's worth its cost.
architects-why-climb = { architects-step-points }{ architects-why-reset }.
architects-step-points = The next step on the Cathedral adds { $points ->
    [0] no points
    [one] a point
   *[other] { $points } points
} after its cost{ $reward ->
    [yes] , and brings a reward
   *[no] {""}
}
architects-why-cards = { $count ->
    [0] You have no building card: draw before your goods sit unused.
    [one] You can't build your only building card yet: a second one gives you a choice.
   *[other] You can't build any of your { $count } building cards yet: new ones may fit better.
}
architects-why-cards-last = Once { $what } is built, you have no building card left.
architects-why-cards-ready = You can build at least one of your { $count } building cards now; you'll soon want new ones.
architects-why-skilled = { $count ->
    [one] A building in your hand needs
   *[other] Buildings in your hand need
} { $skills }, which { $what } has.
architects-why-apprentice = To a steward, { $what } is worth the price of hiring.
architects-why-crowd = With { $count ->
    [one] a worker
   *[other] { $count } workers
} at the { $place }, { $seat } { verb-get } more from each later visit there{ architects-captives-pay }.
architects-why-crowds = With their workers at the { $place }, { $groups } get more from each later visit there{ architects-captives-pay }.
architects-why-group = { $seat } ({ $count })
architects-captives-pay = { $silver ->
    [0] {""}
   *[other] ; the Guardhouse pays { $silver } silver more for them than the capture costs
}
architects-why-crowd-away = { $count ->
    [one] The worker of { $seat } leaves
   *[other] The { $count } workers of { $seat } leave
} the { $place } for your board{ architects-captives-pay }.
architects-why-fetch = { $count ->
    [one] Your worker comes
   *[other] Your { $count } workers come
} home from the { $place } at once{ $left ->
    [0] , instead of one a turn
   *[other] : without them you'd have { $left } at home
}.
architects-why-fetch-from = { $count ->
    [one] Your worker comes
   *[other] Your { $count } workers come
} home from the { $place }, where { $by } could capture { $count ->
    [one] it
   *[other] them
}.
architects-why-release = { $count ->
    [one] Your worker leaves
   *[other] Your { $count } workers leave
} Prison at once, free.
architects-why-imprison = { $count ->
    [one] The captured worker brings
   *[other] The { $count } captured workers bring
} a silver each.
architects-why-debt = An unpaid debt costs points at the end; paid, it brings virtue.
architects-why-free = { $count ->
    [one] One of your workers is
   *[other] { $count } of your workers are
} captured: now they come home.
architects-why-tax = { $silver } silver in one turn is worth the virtue it costs.
architects-why-lacks-paid = { $what } lacks { $things }; what you pay leaves it { $then } short.
architects-why-lacks = { $what } lacks { $things }{ $more ->
    [named] {" "}(also { $beside })
    [yes] , among other things
   *[no] {""}
}.
architects-why-completes = { $what } lacks only { $things }: after this you can build it.
architects-why-towards-gold = The next worker in the Mines can dig gold, which { $what } lacks.
architects-why-towards-riches = No card in your hand lacks { $kinds } now, but the next worker in the Mines can dig gold: a point at the end for each.
architects-why-more-gold = This worker digs { $now } gold; the next one in the Mines can dig { $count } if these are still there.
architects-why-virtue = It takes nothing that your cards need, and virtue { $virtue } { $points ->
    [0] will score a few steps up
    [one] scores a point more
   *[other] scores { $points } points more
}.
architects-why-virtue-costs = { $what } will lack { $things }, but virtue { $virtue } is worth more to you{ $points ->
    [0] {""}
    [one] : a point now
   *[other] : { $points } points now
}.
architects-why-unneeded = No card in your hand lacks { $kinds } now; a later one may.
architects-why-next = No card in your hand lacks { $kinds } now; a later one may, and the next worker there can bring { $things }.
architects-why-for-marble = { $what } lacks { $things }{ $more ->
    [named] {" "}(also { $beside })
    [yes] , among other things
   *[no] {""}
}: the King's Storehouse exchanges goods like these for marble.
architects-why-no-silver = { $what } needs { $skills }, and an apprentice at the Workshop costs { $silver } silver, more than you have.
architects-why-silver = You don't need silver for cards, but you do for captures, apprentices and debts.
architects-why-riches = Each gold and each marble is a point at the end, if you don't spend it.
architects-level-lacks = The next level of the Cathedral lacks { $any ->
    [0] { $things }{ $more ->
        [named] {" "}(also { $beside })
        [yes] , among other things
       *[no] {""}
    }
   *[other] { $any } wood or stone
}
architects-why-next-level = { architects-level-lacks }.
architects-why-step-lacks = { architects-level-lacks }; the step also takes a card from your hand.
architects-why-last = It's your last turn: { $now }.
architects-why-lap = { $spaces ->
    [one] One space of the Guildhall is
   *[other] { $spaces } spaces of the Guildhall are
} left: { $now }{ $more ->
    [0] {""}
   *[other] , and your next turn can bring about { $more } more
}.
architects-why-lap-idle = { $spaces ->
    [one] One space of the Guildhall is
   *[other] { $spaces } spaces of the Guildhall are
} left: whatever you do, neither this turn nor your next one brings points.
architects-why-waits = You could build { $what } now, but it can wait: nobody can take its card or its space before your next turn.
architects-why-for-free = A worker at the { $place } would bring what { $what } lacks ({ $things }), and a steward reckons this turn to be worth hardly more.
architects-why-for-sale = What { $what } lacks ({ $things }) is for sale at the { $place } for { $silver } silver{ $virtue ->
    [0] {""}
   *[other] {" "}and { $virtue } virtue
}; a steward reckons this turn to be worth more.
architects-why-for-sale-with = What { $what } lacks ({ $things }) is for sale at the { $place }, together with { $rest }, for { $silver } silver{ $virtue ->
    [0] {""}
   *[other] {" "}and { $virtue } virtue
}; a steward reckons this turn to be worth more.
architects-why-cards-near = { $count ->
    [one] Your only building card, { $what }, lacks { $things }.
   *[other] Of your { $count } building cards only { $what } is near ({ $things } short).
}
architects-why-now = this brings { $points ->
    [0] no points
    [one] a point
   *[other] { $points } points
} now
architects-why-now-loss = this costs { $points ->
    [one] a point
   *[other] { $points } points
} now

## What is risky: public thresholds within reach

architects-risk-debt = You take { $count ->
    [one] a debt
   *[other] { $count } debts
}: unpaid at the end, each costs { $points } points.
architects-risk-cathedral = With virtue { $virtue } you can't work on the Cathedral: it takes { $least }.
architects-risk-market = With virtue { $virtue } the Black Market is closed to you: it takes { $most } at most.
architects-risk-virtue = With virtue { $virtue }, the next loss can bring a debt.
architects-risk-capture = Another player's next turn could capture your { $count } workers at the { $place }, all at once: { $by } can pay for it.
architects-risk-capture-any = Another player's next turn could capture all your workers at one place, { $groups }: { $by } can pay for it.
architects-risk-crowd = { $count } at the { $place }
architects-risk-or = { $first } or { $then }
architects-risk-reset-debt = This resets the Black Market: with the most workers in Prison ({ $count }), you take a debt.
architects-risk-reset-virtue = This resets the Black Market: your { $count ->
    [one] worker in Prison costs
   *[other] { $count } workers in Prison cost
} you virtue.
architects-risk-reset-near = The next worker can reset the Black Market: you'd have { $count } in Prison{ $market ->
    [0] {""}
   *[other] {" "}({ $market } from the Black Market)
}, the most so far, and could take a debt.

## Turns that go for next to nothing, in reviews

architects-lost-recall = The whole turn only takes a worker back.

## Said by earlier releases: reviews that are kept say it still

architects-why-keep = { $points ->
    [0] By a steward's reckoning, { $what } and the next best of these are worth about the same to you: choose the one you like.
   *[other] { architects-keep-leads }
}
architects-keep-leads = By a steward's reckoning, { $what } brings { $points ->
    [0] about as many points as
    [one] about a point more than
   *[other] about { $points } points more than
} the next best of these.
architects-why-build = { architects-adds-points }.
architects-why-step = { architects-step-points }.
architects-why-skill = Buildings in your hand need { $skills }, which { $what } has.
architects-why-capture = { $count ->
    [one] The worker
   *[other] The { $count } workers
} of { $seat } at the { $place } would bring more every turn; captured, they bring you silver at the Guardhouse.
architects-why-home = { $count ->
    [one] Your worker comes
   *[other] Your { $count } workers come
} home from the { $place } at once, instead of one a turn.
architects-why-fetch-safe = { $count ->
    [one] Your worker comes
   *[other] Your { $count } workers come
} home from the { $place }, where anyone could capture { $count ->
    [one] it
   *[other] them
}.
architects-why-goods = { $what } lacks { $things }.
architects-why-gold = With { $count ->
    [one] a worker
   *[other] { $count } workers
} in the Mines each turn brings more gold, and each gold is a point as long as nobody captures them.
architects-why-stock = The cards in your hand don't need { $things }, but exchanges and later cards will.
architects-why-exchange = { $what } lacks { $things }: the King's Storehouse exchanges goods like these for it.
architects-why-silver-skill = { $what } needs { $skills }, and an apprentice costs silver.
architects-why-level = The next level of the Cathedral lacks { $any ->
    [0] { $things }
   *[other] { $any } wood or stone
}.
architects-why-end = { $spaces ->
    [one] A space of the Guildhall is
   *[other] { $spaces } spaces of the Guildhall are
} still free.

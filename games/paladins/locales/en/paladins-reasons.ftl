# Why a steward would answer so: what it reckons, in a sentence or two.

paladins-why-paladin = With { $what } and a good tavern group, a steward aims at { $actions } this round.
paladins-why-paladin-workers = Of your paladins, { $what } brings the workers you need most.
paladins-why-boost = The { $things } added this round help with { $actions }.
paladins-why-ability = { $what } this round: { $ability }.
paladins-why-group = With these workers you can do { $actions } this round{ $count ->
    [0] {""}
   *[other] {" "}and aim at { $aims }
}{ paladins-why-group-more }
paladins-why-group-workers = { paladins-why-group-worth }
paladins-why-group-worth = By a steward's reckoning these workers bring { $points ->
    [0] about as many points as
    [one] about a point more than
   *[other] about { $points } points more than
} the next best group left.
paladins-why-group-aims = With these workers a steward can aim at { $actions } this round{ paladins-why-group-more }
paladins-why-group-more = { $extra ->
    [0] {""}
   *[other] ; with workers and goods won on the way, a steward also aims at { $more }
}.
paladins-why-criminals = Criminals fit every space, but each draws a suspicion.
paladins-why-joins = { $what } in your retinue brings { $gain } each time you do { $action }: { $count ->
    [one] a round is
   *[other] { $count } rounds are
} left for it.
paladins-why-joins-debt = { $what } brings { $gain } for each debt you pay, and you have { $count } unpaid.
paladins-why-joins-inquisition = { $which ->
    [none] At an Inquisition { $what } brings { $gain } if you hold no suspicions
    [some] At an Inquisition { $what } brings { $gain } if you hold { $least ->
        [one] a suspicion
       *[other] { $least } suspicions
    } or more
   *[drop] Before an Inquisition's verdict { $what } lets you discard a suspicion
}: you have { $count }, and { $left ->
    [one] a round is
   *[other] { $left } rounds are
} left.

paladins-why-order = This is number { $count } of the { $times } a King's Order wants for { $points } points.
paladins-why-order-done = It fulfils a King's Order: { $points } points.
paladins-why-scores = { $action } adds { $sure ->
    [yes] {""}
   *[no] at least{" "}
}{ $points ->
    [one] a point
   *[other] { $points } points
} to your score at once.
paladins-why-track = { $what } reaches { $sure ->
    [yes] {""}
   *[no] at least{" "}
}{ $level }, which scores { $points ->
    [one] a point
   *[other] { $points } points
} more.
paladins-why-track-next = { $what } reaches { $sure ->
    [yes] {""}
   *[no] at least{" "}
}{ $level }: { $count ->
    [0] the top of its track
    [one] one more step brings
   *[other] { $count } more steps bring
}{ $count ->
    [0] { "" }
   *[other] {" "}{ $points ->
    [one] a point
   *[other] { $points } points
}
}.
paladins-why-piece = Your { $action } number { $count }: the last of the seven score the most points.
paladins-why-goods = The goods are for { $actions }.
paladins-why-goods-later = No big action is left this round. { paladins-why-goods-kept }
paladins-why-goods-instead = To a steward no big action is worth more now. { paladins-why-goods-kept }
paladins-why-goods-kept = Goods you don't spend stay for the next round, and every three are a point.
paladins-why-conspire = Without the criminal you would lack a worker for { $actions }.
paladins-why-conspire-favour = The criminal can use a King's Favour: { $gain }.
paladins-why-conspire-later = A criminal fits any space, and you may keep them for the next round.
paladins-why-clear = Once cleared, { $action } can be done again this round.
paladins-why-workshop = The workshop saves a worker each time you do { $action }, and { $count ->
    [one] a round is
   *[other] { $count } rounds are
} left for it.
paladins-why-discard = { $what } brings { $gain }, which helps with { $actions }.
paladins-why-discard-for = For { $cost } { $what } brings { $gain }.
paladins-why-discard-later = No big action is left this round, and for { $cost } { $what } brings { $gain }.
paladins-why-discard-instead = To a steward no big action is worth more now: for { $cost } { $what } brings { $gain }.
paladins-why-favour = For { $cost } it brings { $gain }, and only one player can use a Favour each round.
paladins-why-cost = one worker{ $paid ->
    [no] {""}
   *[yes] {" "}and { $price }
}{ $debts ->
    [0] {""}
    [one] {" "}and a debt
   *[other] {" "}and { $debts } debts
}
paladins-why-worth = To a steward nothing else is worth more now.
paladins-why-pass = Nothing you can still pay for is worth more than the workers you keep.
paladins-why-pass-last = It's the last round, and I see nothing more that brings points.
paladins-why-no-workers = You have no workers left.
paladins-why-opens = It opens { $actions } this round.
paladins-why-then = Next, a steward aims at { $actions }.
paladins-why-also = A steward also aims at { $actions }.
paladins-why-last = It's the last round, and this brings { $points ->
    [0] no points now
    [one] a point now
   *[other] { $points } points now
}.
paladins-why-last-leads = It's the last round, and next, a steward aims at { $actions }.
paladins-why-last-hidden = It's the last round: hidden cards decide what this brings.
paladins-why-last-then = It's the last round: this scores nothing yet, and next, a steward aims at { $actions }.
paladins-why-last-idle = It's the last round: this brings no points by itself, but I see nothing better.
paladins-why-last-loss = It's the last round, and this costs { $points ->
    [one] a point
   *[other] { $points } points
} now: what follows brings more.

## What is risky: public thresholds within reach

paladins-risk-debt = You take { $count ->
    [one] a debt
   *[other] { $count } debts
}: unpaid at the end, each costs { $points } points.
paladins-risk-inquisition = The Inquisition { $how ->
    [now] strikes
   *[may] can strike ({ $tax }🥈 left in the tax supply)
}: { $caught ->
    [yes] nobody would have more suspicions than your { $count }: you'd take a debt
   *[no] another player has more suspicions than your { $count }
}.
paladins-risk-suspected = You'd have { $count ->
    [one] a suspicion
   *[other] { $count } suspicions
}, and nobody more: while that's so, an Inquisition gives you a debt.
paladins-risk-inquisition-near = { $how ->
    [may] As little as { $tax }🥈 can be left in the tax supply after that
   *[now] Only { $tax }🥈 left in the tax supply
}: the Inquisition is near, and nobody has more suspicions than your { $count }.

paladins-why-drop-low = It costs nothing, but another player with { $most } is nearer to the Inquisition's debt than you.
paladins-why-drop = You hold { $count ->
    [one] a suspicion
   *[other] { $count } suspicions
}, another player { $most }, and whoever has the most takes a debt at an Inquisition. { $then ->
    [none] With none left, you take no debt.
    [below] With { $left } left, the other player takes it instead of you.
    [even] With { $left } left, you take one anyway, but so does the other player.
   *[still] With { $left } left, you still have the most.
}
paladins-why-declines = Nothing on offer helps you now.
paladins-why-either = It helps with { $actions }.
paladins-why-either-worth = By a steward's reckoning this brings { $points ->
    [0] about as many points as
    [one] about a point more than
   *[other] about { $points } points more than
} the other reward.
paladins-why-pay = Unpaid, the debt costs { $unpaid } points at the end; paid, it scores { $paid }.
paladins-why-destroy = Unpaid, the debt would cost { $unpaid } points at the end.

## Turns that go for next to nothing, in reviews

paladins-lost-pass = Passing with actions still open loses { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.

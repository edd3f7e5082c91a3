# Why a steward would answer so: what it reckons, in a sentence or two.

devil-why-bid = To you { $count ->
    [one] a soul piece is
   *[other] { $count } soul pieces are
} worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} until the end: the chest may hold a good part of that.
devil-why-nothing-packed = What you could put in, you need yourself or is worth too little.
devil-why-sale = What you can build does not need { $things }, and the price lies between what the bank pays and what it asks.
devil-why-taken = The deal is gone: there is nothing to decide.
devil-why-souls = What lies in it brings you about { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $count ->
    [one] the soul piece is
   *[other] the soul pieces are
} worth about { $cost } to you, most of it in the inquisitions to come.
devil-why-deal = What lies in it is worth about { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} to you, and it costs { $price }.
devil-why-dear = What lies in it is worth about { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} to you, but the { $price } for it are worth more to you in your plan.
devil-why-lacking = You lack { $things } for what you can build.
devil-why-plan = By the end of the game this is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to you than planning nothing.
devil-why-no-plan = Nothing you could plan is worth more to you than keeping what you have.
devil-why-achievements = It completes { $count ->
    [one] an achievement
   *[other] { $count } achievements
}, and earned early they bring most.
devil-why-builds = Of what you can pay for, { $what } { $count ->
    [one] brings
   *[other] bring
} you most.
devil-why-keep-paid = You can pay for { $what } at once, and it brings you most of what you hold.
devil-why-keep = { $what } brings you most of what you hold; it lacks { $things }.
devil-why-pass = { $what } stay: with your goods and buildings they bring you most.
devil-why-done = Nothing is gained by waiting.
devil-why-choice = It serves what your plan still builds: { $what }.
devil-why-choice-last = Nothing more is built in this plan, so it is what scores most or buys most.
devil-why-achieve = A courtier left over is one point at most: use them where the achievement brings more.
devil-why-field = In the rounds that are left this field brings most.
devil-why-vote = By the chests, payments and buildings you have seen, { $seat } { verb-be } the devil or the cultist with { $percent } % likelihood.
devil-why-vote-nobody = Everybody you could accuse is more likely a mortal, who shows three soul pieces and gains a wing.
devil-why-proves = Your pieces come back to you, and innocence brings an angel wing.
devil-why-confesses = { $count ->
    [0] Without a soul piece
    [one] With a single soul piece
   *[other] With { $count } soul pieces
} you cannot prove anything.
devil-why-wings = The wings bring more points than the coins would in the end.
devil-why-no-wings = The coins bring at least as much: for a penalty, a debt, or as they are.
devil-why-no-wings-yet = Five coins build more in the rounds to come than a wing is worth.
devil-why-bribe = Without the next inquisitors you save more points than the coins are worth, and more than the others do.
devil-why-no-bribe = { $last ->
    [yes] A bribe would spare the others as much as you.
   *[no] In the rounds to come the coins build more than a bribe would spare you.
}
devil-why-guess = By what you have seen the guess is right with { $percent } % likelihood, and a right one brings more than a wrong one costs.
devil-why-no-guess = { $last ->
    [yes] Nobody is left whom you could guess.
   *[no] You have seen too little to be sure of a guess.
}
devil-why-shown = You have something to show to each of them, and pieces that are shown stay yours.
devil-why-penalties = { $count ->
    [one] The penalty of { $who } is the one that costs
   *[other] The penalties of { $who } are those that cost
} you least.

## What the chests of a mark have told: who can have had that much without a deal

devil-why-goods = In round { $round } the chest of the { $mark } held { $things }. { devil-why-goods-who }
devil-why-goods-again = The chests of the { $mark } have held { $good } { $times ->
    [2] twice
   *[other] { $times } times
}; in round { $round } it was { $things }. { devil-why-goods-who }
devil-why-goods-who = Of the others, only { $who } can have had that much from starting goods and production.
devil-why-goods-nobody = In round { $round } the chest of the { $mark } held { $things }. { devil-why-goods-none }
devil-why-goods-nobody-again = The chests of the { $mark } have held { $good } { $times ->
    [2] twice
   *[other] { $times } times
}; in round { $round } it was { $things }. { devil-why-goods-none }
devil-why-goods-none = None of the others can have had that much from starting goods and production: somebody bought it or got it by a card.

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

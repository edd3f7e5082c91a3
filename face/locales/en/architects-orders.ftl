# Standing orders of Architects of the West Kingdom: the next turn, planned ahead.

architects-seal-order = Give this order
architects-field-order-least = Only if it brings at least
architects-order-next = Plan your next turn
architects-order-now = Your turn: played as soon as you give the order
architects-order-so = Your next turn: { $place }, if it brings at least { $brings }.
architects-order-workshop = { $count ->
    [one] 🛠️ Workshop: { $count } building card
   *[other] 🛠️ Workshop: { $count } building cards
}
architects-order-no-worker = all your workers are out, and this turn one comes home
architects-order-fewer = fewer of your workers stand there: { $place } would bring { $now } instead of { $planned }
architects-order-taken = somebody has taken the silver: the Tax Stand would bring { $now } instead of { $planned }
architects-order-few-cards = the building cards are running out: the Workshop would bring { $now } instead of { $planned }
architects-order-debt = you have too little virtue left to steal without taking a debt, and that is your choice
architects-refused-would-cost-debt = You have too little virtue to steal without taking a debt: that is not planned ahead.

## Several turns

architects-order-queue = Plan up to five turns
architects-field-order-turns = Your next workers
architects-field-order-captured = If somebody takes a worker of yours
architects-field-order-held = Your workers held or in Prison now
architects-field-order-lowest = Stop below this virtue
architects-field-order-highest = Stop above this virtue
architects-queue-stop = Stop
architects-queue-go-on = Go on
architects-queue-gold = Mines (gold)
architects-queue-so = { $count ->
    [one] Your next turn: { $turns }.
   *[other] Your next { $count } turns: { $turns }, in this order.
} It stops if { $captured ->
    [stop] somebody takes a worker of yours, {""}
   *[other] {""}
}{ $lowest ->
    [0] { $highest ->
        [14] {""}
       *[other] your virtue would rise above { $highest }, {""}
    }
   *[other] { $highest ->
        [14] your virtue would fall below { $lowest }, {""}
       *[other] your virtue would leave { $lowest } to { $highest }, {""}
    }
}a turn is not possible, or anything else is asked of you.
architects-queue-asked = something else than a turn is asked
architects-queue-lost = { $count ->
    [one] a worker of yours was taken
   *[other] { $count } of your workers were taken
}
architects-queue-range = your virtue would be { $virtue }
architects-queue-no-card = { $what } is not in your hand any more
architects-queue-needs = { $what } still needs { $missing }
architects-queue-no-tax = no silver lies at the Tax Stand
architects-queue-few = { $what } would bring nothing now

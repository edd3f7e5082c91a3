# Standing orders of Architects of the West Kingdom: the next turn, planned ahead.

architects-seal-order = { order-seal }
architects-field-order-least = Only if it brings at least
architects-order-next = { order-plan-next }
architects-order-now = { order-played-now }
architects-order-so = Your next turn: { $place }, if it brings at least { $brings }.
architects-order-workshop = { $count ->
    [one] 🛠️ Workshop: { $count } building card
   *[other] 🛠️ Workshop: { $count } building cards
}
architects-order-no-worker = all your workers are out, so one comes home this turn
architects-order-fewer = fewer of your workers are there: { $place } would bring { $now } instead of { $planned }
architects-order-taken = someone took the silver: the Tax Stand would bring { $now } instead of { $planned }
architects-order-few-cards = the building cards are running out: the Workshop would bring { $now } instead of { $planned }
architects-order-debt = stealing would now give you a debt, and that's your choice
architects-refused-would-cost-debt = Stealing would give you a debt. You can't plan that ahead.

## Several turns

architects-order-queue = Plan up to five turns
architects-field-order-turns = Your next workers
architects-field-order-captured = If someone takes one of your workers
architects-field-order-held = Your workers captured or in Prison now
architects-field-order-lowest = Stop below this virtue
architects-field-order-highest = Stop above this virtue
architects-queue-stop = Stop
architects-queue-go-on = Continue
architects-queue-gold = Mines (gold)
architects-queue-so = { $count ->
    [one] Your next turn: { $turns }.
   *[other] Your next { $count } turns: { $turns }, in this order.
} It stops if { $captured ->
    [stop] someone takes one of your workers, {""}
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
}a turn isn't possible, or you have another question to answer.
architects-queue-asked = you have another question to answer
architects-queue-lost = { $count ->
    [one] one of your workers was taken
   *[other] { $count } of your workers were taken
}
architects-queue-range = your virtue would be { $virtue }
architects-queue-no-card = { $what } is no longer in your hand
architects-queue-needs = { $what } still needs { $missing }
architects-queue-no-tax = there's no silver at the Tax Stand
architects-queue-few = { $what } would bring nothing now

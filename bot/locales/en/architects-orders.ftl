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

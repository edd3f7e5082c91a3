# Standing orders of Deal with the Devil.

devil-seal-order = Give this order
devil-field-order-least = At least so many goods in the chest
devil-field-order-dearest = For at most so many coins
devil-field-order-pieces = Your soul pieces for the ritual
devil-order-deals = Chests: take good deals
devil-order-deals-so = Accept any chest with at least { $least ->
    [one] { $least } good
   *[other] { $least } goods
} for up to { $dearest ->
    [one] { $dearest } coin
   *[other] { $dearest } coins
}; refuse the rest, and every request for soul pieces.
devil-order-souls = Chests: no soul pieces
devil-order-souls-so = Refuse every chest that asks for soul pieces.
devil-order-vote = Witch hunt: vote for nobody
devil-order-vote-so = Vote for nobody in every witch hunt.
devil-order-wings = Inquisition: no wings
devil-order-wings-so = Buy no angel wings before an inquisition.
devil-order-pack = Inquisition: no bribe, no guess
devil-order-pack-so = Give no bribe and guess nobody at an inquisition.
devil-order-pack-all = Give no bribe at an inquisition, and show all soul pieces.
devil-order-pack-compulsory = Give no bribe at an inquisition, and show only the soul pieces you must.
devil-order-pieces-all = Show all
devil-order-pieces-compulsory = Only what I must
devil-order-short = your own coins no longer cover the price of { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and borrowing or selling for it is your choice

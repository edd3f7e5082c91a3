# Standing orders of Deal with the Devil.

devil-seal-order = { order-seal }
thing-name-indulgences = indulgences
devil-field-order-goods = The goods you want
devil-field-order-least = At least this many of them in the chest
devil-field-order-dearest = For at most this many coins
devil-field-order-pieces = Your soul pieces for the ritual
devil-field-order-what = What goes into the chest
devil-order-chest = Chests: pack my own
devil-order-what-same = The same as last time
devil-order-what-empty = Nothing
devil-order-chest-same = Offer the same chest at the same price every round.
devil-order-chest-empty = Offer an empty chest at the highest price every round.
devil-order-chest-about = It never buys goods for the chest: if something is missing, the order ends and I ask you. It leaves your jesters out.
refused-devil-nothing-offered = You haven't offered anything yet.
devil-order-lacking = you no longer have { $things } for the chest
devil-order-deals = Chests: take good deals
devil-order-deals-so = Accept any chest with at least { $least ->
    [one] { $least } good
   *[other] { $least } goods
} for up to { $dearest ->
    [one] { $dearest } coin
   *[other] { $dearest } coins
}; { devil-order-deals-else }.
devil-order-deals-of = Accept any chest with at least { $least } of { $goods } for up to { $dearest ->
    [one] { $dearest } coin
   *[other] { $dearest } coins
}, whatever else is in it; { devil-order-deals-else }.
devil-order-deals-else = refuse the rest, and every request for soul pieces
devil-order-deals-about = If a chest fits but your own coins don't cover its price, I ask you.
devil-order-forced = Questions that leave me no choice
devil-order-forced-so = Questions that leave you no choice answer themselves.
devil-order-forced-about = You have no choice about a chest that's taken or empty (unless it can rid you of marked soul pieces) or that you can't pay for, in a questioning without three soul pieces, without coins about debt and angel wings (even if the bank could help), and for an inquisition with nothing to pack and nobody to guess.
devil-order-ready = After the cards: straight on to trading
devil-order-ready-so = Say you're ready for trading every round, without repaying debt first.
devil-order-ready-about = It answers at once, so nobody waits for you; the others can tell that you repay nothing then.
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
}, and it's up to you whether to borrow or sell

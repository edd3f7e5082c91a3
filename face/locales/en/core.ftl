# What every game shares: seats, things, refusals.

seat = Seat { $number }
seat-you = you
# The seat a sentence is about, at its beginning. Verbs that go with it are in verbs.ftl.
subject = { $seat-is ->
    [you] You
   *[other] { $seat }
}
things-none = nothing
thing-debts = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
thing-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

refused-not-asked = That step is over.
refused-nothing-sealed = There's nothing to take back: it has already settled.
refused-missing = Something here isn't chosen yet.
refused-unknown-field = That's no longer part of this form.
refused-not-offered = That isn't on offer.
refused-malformed = I can't read that answer.
refused-out-of-range = Choose between { $least } and { $most }.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-sealed-needs-it = Your sealed answer needs that. Take it back first.
refused-no-such-pack = I have no pack of cards called “{ $pack }” to use here. Available: { $packs }. Whoever runs the bot can ask `pactum doctor` about a missing pack.

fixed = { subject }: { $what } { $by }.
fixed-card-in = { subject }: { $what }, { $card } added.
fixed-card-out = { subject }: { $what }, { $card } removed.
fixed-secret = { subject }: { $what } changed.
refused-no-such-quantity = That can't be changed here. Choose from the list.
refused-no-such-card = There's no such card here. Choose from the list.
refused-already-there = It's already there. Choose another one.
refused-not-there = It isn't there. Choose another one.
refused-not-free = That card is somewhere else in play. Choose another one, or take it out there first.
refused-not-open = This card can't be put in. Only a card everyone can see can be: no answer may tell who holds a hidden one, or whether anyone does.
core-wrong-seats = This game is for { $fewest } to { $most } players.
core-you-give = You give { $things }.
core-you-get = You get { $things }.
refused-not-that-many = There are fewer than that. Take away less.
refused-no-room = There's no room for it. Take something out first.
refused-not-now = Something unfinished in the game depends on it. Try again once that has settled, or rewind to before it.
refused-reopen-first = This seat's sealed answer may depend on it. Reopen that first; if there's none, try again once this step has settled.

# What every game shares: seats, things, refusals.

seat = Seat { $number }
seat-you = you
# The seat a sentence is about, at its beginning. Verbs that go with it are in verbs.ftl.
subject = { $seat-is ->
    [you] You
   *[other] { $seat }
}
things-none = nothing
thing-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

refused-not-asked = This moment is over.
refused-nothing-sealed = There is nothing to take back: it has been settled.
refused-missing = Something in this form is not chosen yet.
refused-unknown-field = That does not belong to this form any more.
refused-not-offered = That is not on offer.
refused-malformed = That answer cannot be read.
refused-out-of-range = Choose between { $least } and { $most }.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-sealed-needs-it = Your sealed answer needs that. Take it back first.
refused-no-such-pack = No pack of cards called “{ $pack }” can be used here. There is: { $packs }. Whoever runs the bot can ask `pactum doctor` about a pack that is missing.

fixed = { subject }: { $what } { $by }.
fixed-card-in = { subject }: { $what }, { $card } added.
fixed-card-out = { subject }: { $what }, { $card } taken out.
fixed-secret = { subject }: { $what } changed.
refused-no-such-quantity = That cannot be changed here. Choose from the list.
refused-no-such-card = There is no such card here. Choose from the list.
refused-already-there = It is there already. Choose another one.
refused-not-there = It is not there. Choose another one.
refused-not-free = It cannot be taken: it is somewhere else in play. Choose another one, or take it out there first.
refused-not-open = This card cannot be put in. Only a card that everybody can see can be: no answer may tell who holds a hidden one, or whether anybody does.
refused-not-that-many = There are fewer than that. Take less away.
refused-no-room = There is no room for it. Take something out first.
refused-not-now = The game is in the middle of something that depends on it. Try again once that has settled, or rewind to before it.
refused-reopen-first = What this seat has sealed may depend on it. Reopen its answer first; if there is none, try again once this step has settled.

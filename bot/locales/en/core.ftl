# What every game shares: seats, things, refusals.

seat = Seat { $number }
things-none = nothing
thing-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

refused-not-asked = This moment is over.
refused-nothing-sealed = There is nothing to take back: it has been settled.
refused-missing = Something is still open in this form.
refused-unknown-field = That does not belong to this form any more.
refused-not-offered = That is not on offer.
refused-malformed = That answer cannot be read.
refused-out-of-range = Choose between { $least } and { $most }.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-sealed-needs-it = Your sealed answer needs that. Take it back first.

fixed = { $seat }: { $what } { $by }.
fixed-card-in = { $seat }: { $what }, { $card } added.
fixed-card-out = { $seat }: { $what }, { $card } taken out.
fixed-secret = { $seat }: { $what } changed.
refused-no-such-quantity = That cannot be changed here. Choose from the list.
refused-no-such-card = There is no such card here. Choose from the list.

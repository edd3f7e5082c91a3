# Games that begin by themselves.

start-full = The game starts by itself { start-full-choice }.
start-at = The game starts by itself <t:{ $at }:F> (<t:{ $at }:R>){ $fewest ->
    [1] .
   *[other] , if at least { $fewest } seats are taken then.
}
start-by-hand = Nothing starts by itself now: anyone at the table can press **Start** once enough have joined.
start-few = [Table { $table }]({ $link }), **{ $game }**, was to start now, but only { $seated } of at least { $fewest } seats { $seated ->
    [one] is
   *[other] are
} taken. Once enough have joined, press **Start** there; `/table start` sets another time.
start-failed = [Table { $table }]({ $link }), **{ $game }**, was to start now and couldn't. The lobby stays open; press **Start** there to see why.
start-full-choice = as soon as all seats are taken
start-off-choice = only when someone presses Start
option-start = When the game starts by itself: full, or a time like 20:00 or tomorrow 19:30
command-table-start = Let the game start by itself: when the table is full, or at a time
trouble-start-in-the-past = That time has passed. Choose a later one.
trouble-start-too-late = A game can start at most { $most } days from now. Choose an earlier time.

## Time that players take for themselves

table-more-time = { subject } { verb-take } { $length } more for a decision{ $left ->
    [0] , for the last time in this game.
    [one] , and can do so once more.
   *[other] , and can do so { $left } more times.
}
more-time-on = Each player can take { $length } more for a decision { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} a game, without asking; the table is told.
more-time-offer = { $count ->
    [0] nobody can take more time without a vote
   *[other] each player can take more time by themselves, { $count } times a game
}
more-time-taken = You have { $length } more: until <t:{ $at }:F>. The table is told. { $left ->
    [0] You can't do so again in this game.
    [one] You can do so once more.
   *[other] You can do so { $left } more times.
}
more-time-button = More time ({ $left } left)
more-time-way = Take { $length } more for your decision ({ $left } left; the table is told)
command-table-more-time = Take more time for your decision, a few times a game; the table is told
trouble-no-more-time = You can take no more time by yourself here{ $most ->
    [0] : this table was opened without it
   *[other] : you had it { $most } times
}. `/table extend` asks the table.
trouble-bad-extensions = Each player can have 0 to { $most } extensions. Write for example `extensions=2`.
patience-on = Whoever lets { $count } of their last { $last } deadlines pass gets half the time, for as long as that is so; they are warned first.
patience-offer = { $count ->
    [0] deadlines that pass shorten nobody's time
   *[other] half the time for whoever lets { $count } of their last six deadlines pass
}
trouble-bad-patience = Write `patience=0`, or a number from { $least } to { $most }: whoever lets so many of their last six deadlines pass gets half the time.

## Days off

days-off = { $weekends ->
    [yes] Weekends{ $country ->
        [none] { " " }are
       *[other] , and the public holidays of { $country }, are
    }
   *[no] The public holidays of { $country } are
} off: no deadline runs then, and nobody is reminded (days of { $zone }).
weekends-offer = no deadline runs on Saturdays and Sundays
holidays-offer = no deadline runs on public holidays of your time zone's country; or for example holidays=cz
trouble-no-days-without-zone = Days off need a time zone: say where you live with `/me timezone` first, then open the table.
trouble-unknown-country = I don't know the public holidays of “{ $country }”. Type a country's two letters, for example `holidays=cz`.

## Substitutes

table-substituted = **{ subject }** { verb-have } taken over this seat as a substitute: whoever sat there before has agreed.
substitute-asked = At [table { $table }]({ $link }), **{ $game }**, { $seat } { verb-look } for a **substitute** and { verb-play } on until one is found. Whoever takes over continues with the cards, secrets and debts of that seat.
substitute-sought = I've asked for a substitute in the channel of table { $table }. You play on; if someone offers, you decide. `/table substitute` again takes it back.{ $more ->
    [yes] {" "}{ $means }
   *[no] {""}
}
substitute-tournament = **Once you hand your seat over, you also leave the tournament { $name } for good.** { $final ->
    [yes] { tournament-place-lost }
   *[no] { tournament-table-lost }
} Whoever takes the seat plays for no points there.
substitute-no-points = The table belongs to a tournament: whoever takes a seat over as a substitute plays for no points there.
substitute-taken-back = Taken back: the search is over, and your seat at table { $table } stays yours.
substitute-offered = I've told { $seat }. If they say yes, the seat is yours at once, with its cards, secrets and debts; you'll read the secrets then.{ $rated ->
    [yes] { " " }The game is rated: its result won't count for you.
   *[no] { "" }
}
substitute-offer-head = { $named ->
    [yes] { $who }, your
   *[no] Your
} seat at [table { $table }]({ $link }), **{ $game }**: **{ $names }** would take it over. Whoever gets it sees all your secrets and everything you've done, and you can't come back.{ $rated ->
    [yes] { " " }The game is rated: its result then counts for neither of you, and isn't held against you.
   *[no] { "" }
}{ $more ->
    [yes] {" "}{ $means }
   *[no] {""}
}
substitute-yes = Hand over to { $name }
substitute-no-thanks = No, thanks
substitute-offer-button = Offer to take over
substitute-done = Your seat at table { $table } has changed hands. Thank you for finding someone: the others can play on.
substitute-declined = Declined. You're still looking for a substitute at table { $table }; `/table substitute` takes that back.
substitute-unwanted = Your offer to take over a seat at [table { $table }]({ $link }) is no longer needed. Thank you for it.
command-table-substitute = Ask for a substitute and play on until one is found; again: take it back
trouble-not-sought = No substitute is wanted there any more.
trouble-no-such-offer = This offer is no longer valid.
trouble-too-many-offers = There are { $most } offers for this seat already.

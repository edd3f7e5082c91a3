# Games that begin by themselves.

start-full = The game starts by itself as soon as all seats are taken.
start-at = The game starts by itself <t:{ $at }:F> (<t:{ $at }:R>){ $fewest ->
    [1] .
   *[other] , if at least { $fewest } seats are taken then.
}
start-by-hand = Nothing starts by itself now: anyone at the table can press **Start** once enough have joined.
start-few = [Table { $table }]({ $link }), **{ $game }**, was to start now, but only { $seated } of at least { $fewest } seats { $seated ->
    [one] is
   *[other] are
} taken. The lobby stays open and nothing is lost. Once enough have joined, press **Start** there; `/table start` sets another time.
start-failed = [Table { $table }]({ $link }), **{ $game }**, was to start now and couldn't. The lobby stays open; press **Start** there to see why.
start-full-choice = as soon as all seats are taken
start-off-choice = only when someone presses Start
option-start = When the game starts by itself: full, or a time like 20:00 or tomorrow 19:30
command-table-start = Let the game start by itself: when the table is full, or at a time
trouble-start-in-the-past = That time is over. Choose one to come.
trouble-start-too-late = A game can start at most { $most } days from now. Choose an earlier time.

# The replay of a finished game: the page, its command, and what is said of the file it was made from.

command-table-replay = Get a finished game as a page to click through, step by step
dossier-replay = Replay, step by step
bot-replay = The replay of { $practice ->
    [yes] practice
   *[no] table
} { $table }: open the file in a browser. It shows every step, through anybody's eyes.

replay-title = { $game } · { $table }
# What a seat chose, once all is open.
replay-answered = { subject }:
# What only one seat was told then.
replay-told = To { $seat } alone:
replay-holds = Checked: { $moves } moves, each follows from the one before by the rules. Head { $head }
replay-wrong = This file does not hold: { $why } What stands before it is shown.
replay-undone = { $count ->
    [one] { $count } move was undone by a rewind and is not shown.
   *[other] { $count } moves were undone by a rewind and are not shown.
}
replay-controls = Steps
replay-first = First step
replay-back = One step back
replay-play = Play
replay-on = One step on
replay-last = Last step
replay-slider = Step
replay-eyes = Through the eyes of
replay-eyes-all = all
replay-eyes-table = the thread
replay-scenes = Board
replay-board = The board
replay-desk = { $seat }’s desk
replay-log = Log
replay-in-words = The same in words
replay-keys = Keys: ← → a step, Page up and down a phase, Home and End, space plays, 0 to 9 choose the eyes.
replay-noscript = This page needs a browser with scripts switched on. It loads nothing from the network.

trouble-replay-failed = The replay could not be made just now. Nothing is lost: try again in a minute.
trouble-replay-unknown = This game began by the rules of an older release, so it cannot be shown step by step here. `/table export` still gives its whole log.

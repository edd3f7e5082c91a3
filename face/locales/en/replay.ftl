# The replay of a finished game: the page, its command, and what is said of the file it was made from.

command-table-replay = Get a finished game as a page to click through, step by step
dossier-replay = Replay, step by step
bot-replay = The replay of { $practice ->
    [yes] practice
   *[no] table
} { $table }: open the file in a browser. It shows every step, through anyone's eyes.

replay-title = { $game } · { $table }
replay-home = Back to the table
# What a seat chose, once all is open.
replay-answered = { subject }:
# What only one seat was told then.
replay-told = To { $seat } alone:
replay-holds = Checked: each of { $moves } entries of the log follows from the one before by the rules, { $steps } of them steps of the game. Head { $head }
replay-wrong = This file doesn't hold: { $why } You see what comes before that.
replay-undone = { $count ->
    [one] { $count } move was undone by a rewind and isn't shown.
   *[other] { $count } moves were undone by a rewind and aren't shown.
}
replay-controls = Steps
replay-first = First step
replay-back = One step back
replay-play = Play
replay-on = One step on
replay-last = Last step
replay-slider = Step
replay-eyes = Through the eyes of
replay-eyes-all = everyone
replay-eyes-table = the thread
replay-scenes = { web-tab-board }
replay-board = The board
replay-desk = { $seat }’s desk
replay-log = Log
replay-in-words = The same in words
replay-keys = Keys: ← → a step, Page up and down a phase, Home and End, space plays, 0 to 9 choose the eyes.
replay-noscript = This page needs a browser with scripts on. It loads nothing from the network.

trouble-replay-failed = I couldn't make the replay just now. Nothing is lost: try again in a minute.
trouble-replay-unknown = This game started under an older release's rules, so I can't show it step by step. `/table export` still gives its whole log.

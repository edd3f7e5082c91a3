# People come and go, and the table votes.

## What the thread is told

table-left = **{ subject }** { verb-have } left the game. The seat is open: { seats-way }. Until then a stand-in plays it.
seats-way = `/seats` shows what can be taken over
table-seat-opened = The table has voted: { $seat-is ->
    [you] **your seat**
   *[other] the seat of **{ $seat }**
} is open: { seats-way }.
table-seat-taken = **{ subject }** { verb-have } taken over an open seat.
table-seat-taken-own = **You've taken over this seat**, with its cards, secrets and debts. What its player learned in private is above; `/table story` has all of it.
table-seat-steward = **{ subject }**, an automatic player, { verb-have } taken over an open seat.
table-left-then = **{ $who }** has left the game, and the seat is taken again.
table-seat-opened-then = The table has voted, and opened the seat of a player who was away.
table-seat-taken-then = **{ $who }** has taken over an open seat.
table-seat-steward-then = An automatic player has taken over an open seat.
table-substituted-then = **{ $who }** has taken over a seat as a substitute: whoever sat there before has agreed.
table-empty = **{ subject }** { verb-have } left, and nobody else is at the table. It's closed.
table-server-gone = I was removed from this server: the game is paused.
table-server-back = I'm back on this server: **the game continues**. { fix-will-resume }
table-vote-pause = The table has voted: **the game is paused**. { fix-will-pause } To continue, use `/table resume`.
table-vote-resume = The table has voted: **the game continues**. { fix-will-resume }
table-vote-extend = The table has voted: the current deadlines move by { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
table-vote-try = Everyone has agreed: **you can try things out**, each on a board of their own. Press **Try it out**.
table-vote-abandon = Everyone has agreed: **the game is abandoned**. Thank you for playing.

## Votes

vote-asks-pause = **{ $who }** suggests **pausing** the game.
vote-asks-resume = **{ $who }** suggests **resuming** the game.
vote-asks-extend = **{ $who }** suggests moving the current deadlines by **{ $hours ->
    [one] an hour
   *[other] { $hours } hours
}**.
vote-asks-open = **{ $who }** suggests **opening to a newcomer** the seat of **{ $whose }**, who is away.
vote-asks-try = **{ $who }** suggests that everyone can **try things out** on a board of their own, in a world imagined from what they know, and see how automatic players play their answers out.
vote-asks-abandon = **{ $who }** suggests **abandoning** the game. It would end without a winner.
vote-somebody = Someone
vote-yes-of = Yes: { $who }
vote-no-of = No: { $who }
vote-nobody = nobody yet
vote-needed = { $needed } of { $voters } must say yes · ends <t:{ $at }:R>
vote-needed-all = All { $voters } must say yes · ends <t:{ $at }:R>
vote-passed = **Agreed.**
vote-failed = **Not agreed.**
vote-lapsed = **Not agreed in time.**
vote-yes = Yes
vote-no = No
vote-called = The vote is in { $thread }. You've said yes.
vote-called-passed = Agreed and done.

## Boards

bot-board-closed = This game was abandoned: the table is closed.
bot-open-seats = { $count ->
    [one] The seat of { $who } is open
   *[other] The seats of { $who } are open
}: `/seats` shows how to take over.

## Leaving, open seats, newcomers

leave-sure = Leave table { $table } in the middle of the game? Your seat opens, with its cards, secrets and debts.{ $back ->
    [yes] { " " }You can return only until someone takes it.
   *[no] { "" }
}{ $rated ->
    [yes] { " " }**The game is rated: if you've played from the start, leaving counts as coming last.**
   *[no] { "" }
}
leave-yes = Leave the game
leave-done = You've left table { $table }. Its desks and buttons are no longer yours.
leave-lobby-done = You've left table { $table }.
seats-none = There's no open seat on this server.
seats-head = **Open seats.** Look at a table before you decide: you take over the seat as it is.
seats-line = { $game } · table { $table } in { $thread } · { $headline } · the seat of { $seat }
seats-look = Table { $table }: { $seat }
seats-sought = **Substitutes wanted.** They play on until someone takes over: press to offer, and they decide.
seat-take = Take over the seat of { $seat }
seat-give = Give it to { $level ->
    [caretaker] a caretaker
    [apprentice] an apprentice
   *[steward] a steward
}
seat-given = { $seat }, an automatic player, plays on at table { $table }.
seat-taken = You're at table { $table }. I'll send you your desk, with what this seat has learned so far, by direct message.
story-button = The story so far
story-new = Since you last looked
story-nothing-new = Nothing new since you last looked. The end of the log:
notes-button = Notes
notes-title = Your notes · { $table }
notes-words = Your notes
notes-hint = Who you suspect, what you've seen, what you plan
notes-none = *Nothing written down yet.*
notes-edit = Edit
notes-grid = **Who is who?** What you think:
notes-suspect-is = { $seat }: { $what }
notes-suspect-open = { $seat }: not marked
notes-suspected = { $name } { $sign }
notes-private = Only you can read this: not the others, not the moderators. No export of the table includes it.
trouble-notes-too-long = Notes have room for { $most } characters. Shorten them a little.
trouble-no-such-mark = There's no such mark here.
board-button = { web-tab-board }

## The end of a table

rematch-button = Rematch
rematch-invites = **{ $who }** wants a rematch of table { $table }{ $count ->
    [0] {"."}
   *[other] {": "}{ $others }, will you join?
}
rematch-open = The rematch is table { $table }, in { $channel }.

## Commands

command-table-leave = Leave a table; during a game your seat opens for someone else
command-table-pause = Suggest pausing the game
command-table-resume = Suggest resuming the game after a pause
command-table-extend = Suggest moving the current deadlines
option-extend-hours = By how many hours
command-table-abandon = Suggest abandoning the game; everyone must agree
command-table-open = Suggest opening the seat of a player who is away
option-open-player = { option-fix-player }
option-seat = { $seat } ({ $automatic ->
    [yes] automatic player, seat
   *[no] seat
} { $number })
command-table-story = Everything your seat has been told since the start
command-seats = Open seats in games on this server

## What goes wrong

trouble-seat-not-open = This seat is no longer open. `/seats` shows those that are.
trouble-has-looked = As a moderator you've read what players of this table asked for, so playing here would be unfair.
trouble-sat-elsewhere = You've had another seat at this table, so you know too much to play here.
trouble-not-over = This game isn't over yet.
trouble-no-such-vote = There's no such vote.
trouble-vote-over = This vote is over.
trouble-vote-running = The table is already voting on an extension. Say yes or no there first.
trouble-already-paused = The game is already paused. To continue, use `/table resume`.
trouble-not-paused = The game isn't paused.
trouble-bad-extension = Deadlines can be moved by { $least } to { $most } hours.
trouble-not-away = You can open only the seat of another player who is away.

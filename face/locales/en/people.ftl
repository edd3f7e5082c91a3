# People come and go, and the table votes.

## What the thread is told

table-left = **{ subject }** { verb-have } left the game. The seat is open: `/seats` shows what there is to take over. Until then a stand-in plays it.
table-seat-opened = The table has voted: { $seat-is ->
    [you] **your seat**
   *[other] the seat of **{ $seat }**
} is open. `/seats` shows what there is to take over.
table-seat-taken = **{ subject }** { verb-have } taken over an open seat.
table-seat-taken-own = **You have taken over this seat**, with everything it holds, knows and owes. Above stands what it learned in private; `/table story` has all of it.
table-seat-steward = **{ subject }**, an automatic player, { verb-have } taken over an open seat.
table-empty = **{ subject }** { verb-have } left, and nobody is left at the table. It is closed.
table-server-gone = I was taken from this server: the game is paused, nothing is lost.
table-server-back = I am back on this server: **the game goes on**, and so do the clocks.
table-vote-pause = The table has voted: **the game is paused**. No clock runs, nobody is reminded. `/table resume` asks to go on.
table-vote-resume = The table has voted: **the game goes on**, and so do the clocks.
table-vote-extend = The table has voted: the present deadlines move by { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
table-vote-abandon = All have agreed: **the game is abandoned**. Thank you for playing.

## Votes

vote-asks-pause = **{ $who }** asks: shall the game be **paused**?
vote-asks-resume = **{ $who }** asks: shall the game **go on**?
vote-asks-extend = **{ $who }** asks: shall the present deadlines move by **{ $hours ->
    [one] an hour
   *[other] { $hours } hours
}**?
vote-asks-open = **{ $who }** asks: shall the seat of **{ $whose }**, who is away, be **open to a newcomer**?
vote-asks-abandon = **{ $who }** asks: shall the game be **abandoned**? It ends without a winner.
vote-somebody = Somebody
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
vote-called = The table is asked, in { $thread }. You have said yes.
vote-called-passed = Agreed and done.

## Boards

bot-board-closed = This game was given up: the table is closed.
bot-open-seats = { $count ->
    [one] The seat of { $who } is open
   *[other] The seats of { $who } are open
}: `/seats` shows how to take over.

## Leaving, open seats, newcomers

leave-sure = Leave table { $table } in the middle of the game? Your seat opens with all it holds and knows; who takes it over goes on in your place. You can come back to it only while nobody has.{ $rated ->
    [yes] { " " }**It is rated: who has played from the start and leaves counts as last.**
   *[no] { "" }
}
leave-yes = Leave the game
leave-done = You have left table { $table }. Its desks and buttons are no longer yours.
leave-lobby-done = You have left table { $table }.
seats-none = There is no open seat on this server.
seats-head = **Open seats.** Look at a table before you decide: you take over the seat as it is.
seats-line = { $game } · table { $table } in { $thread } · { $headline } · the seat of { $seat }
seats-look = Table { $table }: { $seat }
seat-take = Take over the seat of { $seat }
seat-give = { $level ->
    [caretaker] Give it to a caretaker
    [apprentice] Give it to an apprentice
   *[steward] Give it to a steward
}
seat-given = { $seat }, an automatic player, plays on at table { $table }.
seat-taken = You sit at table { $table }. Your desk, with what this seat has learned so far, comes to you as a direct message.
story-button = The story so far
story-new = Since you last looked
story-nothing-new = Nothing new since you last looked. The end of the log:
notes-button = Notes
notes-title = Your notes · { $table }
notes-words = Your notes
notes-hint = Whom you suspect, what you have seen, what you plan
notes-none = *Nothing written down yet.*
notes-edit = Edit
notes-grid = **Who is who?** What you think:
notes-suspect-is = { $seat }: { $what }
notes-suspect-open = { $seat }: not marked
notes-suspected = { $name } { $sign }
notes-private = Only you can read this: not the others, not the moderators. It is in no export of the table.
trouble-notes-too-long = Notes have room for { $most } characters. Shorten them a little.
trouble-no-such-mark = There is no such mark here.
board-button = Board

## The end of a table

rematch-button = Rematch
rematch-invites = **{ $who }** wants a rematch of table { $table }{ $count ->
    [0] {"."}
   *[other] {": "}{ $others }, will you join?
}
rematch-open = The rematch is table { $table }, in { $channel }.

## Commands

command-table-leave = Leave a table; during a game your seat opens for somebody else
command-table-pause = Ask the table to pause the game
command-table-resume = Ask the table to go on after a pause
command-table-extend = Ask the table to move the present deadlines
option-extend-hours = By how many hours
command-table-abandon = Ask the table to give the game up; all must agree
command-table-open = Ask the table to open the seat of a player who is away
option-open-player = Whose seat
option-seat = { $seat } (seat { $number })
command-table-story = All that your seat has been told since the start
command-seats = Open seats in games on this server

## What goes wrong

trouble-seat-not-open = This seat is not open any more. `/seats` shows those that are.
trouble-has-looked = As a moderator you have read what players of this table have asked for: what you know from there would be unfair. Other tables are in `/table list` and `/seats`.
trouble-sat-elsewhere = You have sat at another seat of this table: what you know from there would be unfair. Other tables are in `/table list` and `/seats`.
trouble-not-over = This game is not over yet.
trouble-no-such-vote = There is no such vote.
trouble-vote-over = This vote is over.
trouble-vote-running = The table is already being asked for an extension. Say yes or no there first.
trouble-already-paused = The game is paused already. `/table resume` asks to go on.
trouble-not-paused = The game is not paused.
trouble-bad-extension = Deadlines can be moved by { $least } to { $most } hours.
trouble-not-away = Only the seat of a player who is away can be opened, by the others.

# Fixes: what moderators set right, and what players and the table are told of it.

## What a fix would do

fix-rewind = Rewind the game
fix-reopen = Reopen what { $seat } { verb-have } sealed
fix-answer = Give the safe answer for { $seat }
fix-adjust = Correct something { $seat } { verb-have }
fix-deadlines = Move all deadlines
fix-deadline = { $seat-is ->
    [you] Move your deadline
   *[other] Move the deadline of { $seat }
}
fix-pause = Pause the game
fix-resume = Let the game go on
fix-remove = Remove { $seat } from the seat
fix-replace = Give the seat of { $seat } to somebody else
fix-automate = Give the seat of { $seat } to an automatic player
fix-void = Declare the game void
fix-correct = Correct the final result
fix-unfreeze = Let the table go on

fix-point-phase = { $moment } (phase){ $learned ->
    [yes] { " " }· needs the table's consent
   *[no] { "" }
}
fix-point-step = { $moment }{ $learned ->
    [yes] { " " }· needs the table's consent
   *[no] { "" }
}
fix-quantity = { $what } (now { $now })
fix-by-now = { $by } (from { $now } to { $then })
fix-card-in = +1: the card is added
fix-card-out = −1: the card is taken out
bot-moment = { $moment }

## What would change, where the house knows it

fix-will-rewind = What was decided since **{ $moment }** began is undone. Old buttons no longer work, and messages of the undone part are marked.
fix-will-rewind-orders = Standing orders are switched off. Seats, deadlines, votes and settings stay as they are.
fix-will-reopen = If { $seat } { verb-have } sealed something, it becomes a draft again.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Whether they had is not shown here.
}
fix-will-answer = If { $seat } { verb-owe } a decision, the safe answer is given.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Whether they do is not shown here.
}
fix-will-deadline = All deadlines that run come { fix-by-hours }. None is brought into the past.
fix-will-deadline-seat = { $seat-is ->
    [you] Your deadline
   *[other] The deadline of { $seat }
}, if one runs, comes { fix-by-hours }. It is not brought into the past.
fix-by-hours = { SIZE($hours) ->
    [one] an hour
   *[other] { SIZE($hours) } hours
} { WAY($hours) ->
    [down] earlier
   *[up] later
}
fix-will-pause = No clock runs, nobody is reminded, no time runs out.
fix-will-resume = All clocks go on where they stood.
fix-will-remove = { subject } { verb-lose } the seat, its desk and its buttons at once. `/seats` offers it to a newcomer; until then a stand-in plays it.
fix-will-replace = { $name } takes over { $seat-is ->
    [you] your seat
   *[other] the seat of { $seat }
} with all it holds, knows and owes; { $seat } { verb-lose } it at once.
fix-will-automate = { $level ->
    [caretaker] A caretaker
    [apprentice] An apprentice
   *[steward] A steward
}, an automatic player, takes over { $seat-is ->
    [you] your seat
   *[other] the seat of { $seat }
} with all it holds, knows and owes. Whoever sits there now loses it at once.
fix-will-void = The game is over and counts for nothing.
fix-will-score = Place { $place }: { $seat } with **{ $score }**
fix-will-unfreeze = The table goes on from its last good state, and so do its clocks.

## What the table is told

fix-because = Why: “{ $reason }”
fix-told-rewind = ⏪ { $by } **has rewound the game** to where { $moment } began. What came after that does not count any more. { fix-because }
fix-told-reopen = 🔧 { $by } has reopened what { $seat } may have sealed. { fix-because }
fix-told-answer = 🔧 { $by } has had the safe answer given for { $seat }, if one was owed. { fix-because }
fix-told-adjust = 🔧 { $by } **corrects something { $seat } { verb-have }.** { fix-because }
fix-told-deadline = 🔧 { $by } **has moved the deadlines:** all that run come { fix-by-hours }. { fix-because }
fix-told-deadline-seat = 🔧 { $by } { $seat-is ->
    [you] **has moved your deadline**
   *[other] **has moved the deadline** of { $seat }
}, if one runs: it comes { fix-by-hours }. { fix-because }
fix-told-pause = 🔧 { $by } **has paused the game.** No clock runs, nobody is reminded. { fix-because }
fix-told-resume = 🔧 { $by } **lets the game go on**, and the clocks with it. { fix-because }
fix-told-remove = 🔧 { $by } **has removed { $seat } from the seat.** It is open: `/seats` shows what there is to take over. { fix-because }
fix-told-replace = 🔧 { $by } { $seat-is ->
    [you] **has given you this seat**: you play on from here.
   *[other] **has given a seat to { $seat }**, who plays on from here.
} { fix-because }
fix-told-automate = 🔧 { $by } **has given a seat to { $seat }**, an automatic player, who plays on from here. { fix-because }
fix-told-void = 🔧 { $by } **has declared the game void.** It is over and counts for nothing. { fix-because }
fix-told-correct = 🔧 { $by } **has corrected the final result.** { fix-because }
fix-told-score = { $place }. { subject }: **{ $score }**
fix-told-unfreeze = 🔧 { $by } **lets the table go on** from its last good state, and the clocks with it. { fix-because }
fix-order-undone = the game was rewound
fix-own-reopen = What you had sealed is open again, and what you had chosen is your draft: *{ $what }*
fix-own-reopen-none = You had sealed nothing: nothing has changed for you.
fix-own-answer = The safe answer was given for you: *{ $what }* { $answer }
fix-own-answer-none = You owed no answer: nothing has changed for you.

## The look at it

fix-head = Fix · { $game } · table { $table }
fix-would = **What it would change**
fix-changes-nothing = Nothing everybody can see.
fix-desks = { $count ->
    [0] No private desk changes.
    [one] **One private desk** changes. What it holds is not shown here.
   *[other] **{ $count } private desks** change. What they hold is not shown here.
}
fix-needs-player = The player must confirm it. Until then nothing changes.
fix-needs-newcomer = They must accept the seat. Until then nothing changes.
fix-needs-table = **Somebody has learned something since**, and what was seen cannot be unseen: the table must agree to it, by a vote in its thread.
fix-how = -# Nothing is changed yet. **Apply…** asks for the reason; the table reads it, with your name.
fix-apply = Apply…
fix-cancel = Cancel
fix-cancelled = Cancelled. Nothing was changed.
fix-turn-down = Turn down …
fix-down-title = Turn this request down
fix-down-why = The player who asked reads it, nobody else.
fix-reason-title = Make this fix
fix-reason-label = Why?
fix-reason-why = The whole table reads it. Say nothing that is secret at the table.

## What came of it

fix-applied = **Applied.** The table has been told.
fix-asked = **The player must confirm.** They have been asked in private; until they answer, nothing changes.
fix-offered = **The seat is offered.** They have been asked in private; until they accept it, nothing changes.
fix-voting = **The table votes.** Its thread has the buttons; nothing changes before it has agreed.
fix-declined = **Not done.** Nothing was changed.
fix-overview = Overview

## What the table and the players read

vote-asks-rewind = **{ $who }**, who moderates, asks: shall the game be **rewound**?
fix-asked-at-table = { $who }, the moderators have a question about your own things. Only you can read it.
fix-offered-at-table = { $who }, a seat at this table is offered to you. Only you can read it.
fix-read = Read it
fix-frozen-told = 🧊 **This table is halted:** something broke on my side. Nothing is lost, no clock runs, nobody misses anything. The moderators know.
fix-reason = { $reason }
fix-somebody = A moderator
fix-wished-told = **{ $seat }** asks the moderators for a fix.
fix-moderators = { $role }, `/fix look` says more.
fix-unseated = **A moderator has taken you from your seat** at [{ $game } · table { $table }]({ $link }). Nothing more of that table will come to you.
fix-turned-down = Your request was turned down; nothing was changed. What you asked for at [{ $game } · table { $table }]({ $link }):
fix-asks = **{ $by }**, who moderates [{ $game } · table { $table }]({ $link }), wants to correct something of yours:
fix-offers = **{ $by }**, who moderates [{ $game } · table { $table }]({ $link }), offers you a seat there, in the middle of the game:
fix-offers-how = **Nothing changes before you confirm.** Then the seat is yours with all it holds, knows and owes; who sat there is out of the game. You can leave it again by `/table leave`.
fix-asks-how = **Nothing changes before you confirm.** The moderators learn whether it was done, never why not.
fix-confirm = Confirm
fix-decline = Decline
fix-answered-applied = **Done.** Your desk shows it.
fix-answered-declined = **Not done.** Nothing was changed.
fix-answered-outdated = **Too late:** the game has moved on. Nothing was changed.

## Requests

fix-wished = The moderators have been told that you ask for a fix; only they read what and why. You hear of it when one of them has looked at it.
fix-wanted-by = { $by } asks for it: { $reason }
fix-wish-at = **[{ $game } · table { $table }]({ $link })**
fix-wishes-none = No player of this server asks for a fix.
fix-wishes-more = { $count ->
    [one] And one more, once these are settled.
   *[other] And { $count } more, once these are settled.
}
fix-undelivered = Messages to { $count ->
    [one] one recipient
   *[other] { $count } recipients
} failed for good.
fix-undelivered-none = Every message of this server's tables has arrived, or is still tried.
fix-look-at = Look at { $number }

## The overview

fix-overview-head = Overview · { $game } · table { $table }
fix-overview-lobby = The game has not begun.
fix-overview-at = { $moment }
fix-overview-paused = { $moment } · **paused**
fix-resumed = { $count ->
    [0] No table went on.
    [one] One table goes on.
   *[other] { $count } tables go on.
}
fix-still-halted = { $count ->
    [one] Still halted, because it breaks again: table { $tables }
   *[other] Still halted, because they break again: tables { $tables }
}. Whoever runs the bot finds the cause in the log.
fix-halted-not-yours = { $count ->
    [one] You play or have played at table { $tables }: another moderator can let it go on
   *[other] You play or have played at tables { $tables }: another moderator can let them go on
}.
fix-overview-frozen = 🧊 **This table is halted** since <t:{ $at }:f>: something broke in its rules. The report in the log has the number `{ $number }`. Once the cause is gone, `/fix unfreeze` lets it go on from its last good state.
fix-overview-waited = Waited for
fix-overview-mishaps = Messages that did not arrive
fix-overview-wanted = Requests of players
fix-overview-fixes = The last fixes
fix-waited-for = { $seat }{ $away ->
    [yes] { " " }(away; a stand-in answers)
   *[no] { "" }
}{ $since }{ $due }
fix-since = , since <t:{ $at }:R>
fix-due = , due <t:{ $at }:R>
fix-mishap = To { $whom }, <t:{ $at }:R>: { $why }
fix-mishap-thread = the table's thread
fix-mishap-tried = { $why } It is tried again.
fix-mishap-given-up = { $why } It is not tried again; the next message tells it too.
fix-mishap-closed = Their direct messages are closed; their desk at the table shows everything.
fix-mishap-unreachable = Discord was out of reach.
fix-mishap-defect = It could not be written: that is a defect of mine, and the log has it.
fix-mishap-frozen = The table is halted.
fix-mishap-50007 = Their direct messages are closed to me.
fix-mishap-50001 = I have no access there.
fix-mishap-50013 = I lack a permission there.
fix-mishap-10003 = The channel is gone.
fix-mishap-10013 = Discord does not know that person any more.
fix-mishap-50278 = They are on no server with me any more.
fix-mishap-code = Discord refused it with the number { $code }.
fix-history-head = Fixes · { $game } · table { $table }
fix-history-none = Nothing was ever set right at this table.
fix-at = <t:{ $at }:f>:

## Halted tables, corrected results

bot-frozen = 🧊 **This table is halted:** something broke on my side. Nothing is lost, no clock runs, and the moderators know.
bot-corrected = -# Corrected by the moderators: `/fix history` says by whom and why.

## Undone messages

undone-mark = ⏪ **Undone by a rewind.** What stands here does not count any more.

## Commands

command-fix = For moderators: set a table right, after a look at what would change
command-fix-look = The state of a table: who is waited for, what did not arrive, requests, fixes
command-fix-requests = The fixes that players of this server ask for
command-fix-undelivered = Messages of this server's tables that failed for good
command-fix-history = All fixes of a table: what, by whom and why
command-fix-rewind = Take the game back to an earlier step or phase
command-fix-reopen = Open again what a player has sealed, before it is settled
command-fix-answer = Give the safe answer for a player who owes one
command-fix-adjust = Change something a player has: goods, coins, cards, a track
command-fix-deadline = Move deadlines, those of all players or of one
command-fix-pause = Stop all clocks of a table
command-fix-resume = Let the clocks of a table go on
command-fix-remove = Take a player from the seat; a newcomer may take it over
command-fix-replace = Give a player's seat to somebody else
command-fix-automate = Give a player's seat, or an open one, to an automatic player
command-fix-void = End a game so that it counts for nothing
command-fix-result = Correct the final scores of a game that is over
command-fix-unfreeze-all = Let all halted tables of this server go on; those that still break are named
option-fix-reason = Why; the players of those tables read it
command-fix-unfreeze = Let a halted table go on, once the cause is gone
command-request = Ask the moderators to set something right at your table
command-ask-fix = The old name of /request: ask the moderators to set something right at your table
command-request-adjust = Something of yours is wrong: goods, coins, cards, a track
command-request-reopen = You have sealed by mistake and cannot take it back
command-request-rewind = Something went wrong at the table: take it back to an earlier step
command-request-deadline = You need more time
command-request-answer = Have the safe answer given for you, this once
command-request-pause = The table needs a pause
option-fix-table = Which table; in a table's own thread it can be left out
option-fix-player = Whose seat
option-fix-player-or-all = Whose deadline; left out, all of them
option-fix-newcomer = Who sits there from now on
option-fix-level = How well it plays: caretaker, apprentice or steward
option-fix-to = Back to where; choose from the list
option-fix-what = What is wrong; choose from the list
option-fix-by = By how much, for example 2 or -3; for a card 1 adds it, -1 takes it out
option-fix-card = Which card; for sets of cards only
option-fix-hours = By how many hours; negative brings them forward
option-fix-scores = Everybody's final score, for example: Ada 12, Ben 9
option-fix-why = Why; the moderators read it

## What goes wrong

trouble-not-a-moderator = That is for the moderators of this server: its moderator role, or whoever may manage it. Players ask for a fix with `/request`.
trouble-which-table-to-fix = Which table? Choose one with the option `table`, or type this in the table's thread.
trouble-table-frozen = This table is halted: something broke on my side. Nothing is lost, no clock runs, and the moderators know. It goes on once the cause is gone.
trouble-not-frozen = This table is not halted: it needs no `/fix unfreeze`.
trouble-fix-seated = You sit at this table, or did once. Fixes there are for another moderator; your own needs go through `/request`.
trouble-fix-not-yours = A player asks for fixes of their own seat or of the whole table. What concerns another seat, its own player asks for.
trouble-fix-too-many = You have asked for { $most } fixes already. Once one of them is settled you can ask again.
trouble-no-such-fix = There is no such fix any more. Give the command again.
trouble-fix-outdated = **Too late:** the table has moved on since you looked. Nothing was changed. Give the command again to look at it as things are now.
trouble-nobody-there = Nobody sits there who could confirm it or be taken from the seat. `/fix replace` gives the seat to somebody.
trouble-no-newcomer = Say who is to sit there, with the option `newcomer`.
trouble-newcomer-already-seated = { $who } sits at this table already.
trouble-newcomer-has-looked = { $who } has read, as a moderator, what players of this table have asked for: what they know from there would be unfair.
trouble-newcomer-sat-elsewhere = { $who } has sat at another seat of this table: what they know from there would be unfair.
trouble-newcomer-blocked-here = { $who } is blocked on this server and takes no seats here.
trouble-newcomer-too-many-seats = { $who } sits at as many tables of this server as one person may.
trouble-newcomer-bot = A bot cannot sit at a table. Choose a person.
trouble-newcomer-yourself = You would read what this seat knows: another moderator has to give it to you.
trouble-bad-scores = Give a score for each of the { $seats } seats, at most { $most } either way.
trouble-no-reason = Give a reason: the table reads it.
trouble-reason-too-long = A reason has at most { $most } characters.
trouble-reason-mentions = A reason mentions nobody: leave out @everyone, @here and mentions, and send it again.
trouble-no-such-point = The game cannot go back to there, or the list has changed. Choose from the list.
trouble-no-such-seat = There is no such player at this table. Choose from the list.
trouble-several-seats = More than one player at this table is called { $name }. Choose from the list.
trouble-unclear-scores = I cannot read these scores. Give everybody's, once each, like this: { $example }
trouble-not-for-you = That is a question to somebody else.
trouble-fix-settled = This question is settled: your desk shows how things are.

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
fix-resume = Resume the game
fix-remove = Remove { $seat } from the seat
fix-replace = Give the seat of { $seat } to someone else
fix-automate = Give the seat of { $seat } to an automatic player
fix-void = Declare the game void
fix-correct = Correct the final result
fix-unfreeze = Let the table continue

fix-point-phase = { $moment } (phase){ $learned ->
    [yes] { " " }· needs the table's consent
   *[no] { "" }
}
fix-point-step = { $moment }{ $learned ->
    [yes] { " " }· needs the table's consent
   *[no] { "" }
}
fix-quantity = { $what } (now { $now })
fix-quantity-build = buildings in play (from the hand)
fix-quantity-buildings = buildings in play
fix-by-now = { $by } (from { $now } to { $then })
fix-card-in = +1: the card is added
fix-card-out = −1: the card is taken out
bot-moment = { $moment }

## What would change, where the bot knows it

fix-will-rewind = Everything decided since **{ $moment }** began is undone. Old buttons no longer work, and messages of the undone part are marked.
fix-will-rewind-orders = Standing orders are switched off. Seats, deadlines, votes and settings stay as they are.
fix-will-reopen = If { $seat } { verb-have } sealed something, it becomes a draft again.{ $seat-is ->
    [you] { "" }
   *[other] { " " }You can't see here whether they had.
}
fix-will-answer = If { $seat } { verb-owe } a decision, the safe answer is given.{ $seat-is ->
    [you] { "" }
   *[other] { " " }You can't see here whether they do.
}
fix-will-deadline = All running deadlines move { fix-by-hours }. None is moved into the past.
fix-will-deadline-seat = { $seat-is ->
    [you] Your deadline
   *[other] The deadline of { $seat }
}, if one is running, moves { fix-by-hours }. It isn't moved into the past.
fix-by-hours = { SIZE($hours) ->
    [one] an hour
   *[other] { SIZE($hours) } hours
} { WAY($hours) ->
    [down] earlier
   *[up] later
}
fix-will-pause = Deadlines are paused, and nobody is reminded.
fix-will-resume = All deadlines run again, from where they were.
fix-will-remove = { subject } { verb-lose } the seat, its desk and its buttons at once. `/seats` offers it to a newcomer; until then a stand-in plays it.
fix-will-replace = { $name } takes over { $seat-is ->
    [you] your seat
   *[other] the seat of { $seat }
} with its cards, secrets and debts; { $seat } { verb-lose } it at once.
fix-will-automate = { $level ->
    [caretaker] A caretaker
    [apprentice] An apprentice
   *[steward] A steward
}, an automatic player, takes over { $seat-is ->
    [you] your seat
   *[other] the seat of { $seat }
} with its cards, secrets and debts. Whoever sits there now loses it at once.
fix-will-void = The game is over and counts for nothing.
fix-will-score = Place { $place }: { $seat } with **{ $score }**
fix-will-unfreeze = The table continues from its last good state, and deadlines run again.

## What the table is told

fix-because = Why: “{ $reason }”
fix-told-rewind = ⏪ { $by } **has rewound the game** to where { $moment } began. What came after no longer counts. { fix-because }
fix-told-reopen = 🔧 { $by } has reopened what { $seat } may have sealed. { fix-because }
fix-told-answer = 🔧 { $by } has had the safe answer given for { $seat }, if one was owed. { fix-because }
fix-told-adjust = 🔧 { $by } **has corrected something that { $seat } { verb-have }.** { fix-because }
fix-told-deadline = 🔧 { $by } **has moved the deadlines.** { fix-will-deadline } { fix-because }
fix-told-deadline-seat = 🔧 { $by } **has moved a deadline.** { fix-will-deadline-seat } { fix-because }
fix-told-pause = 🔧 { $by } **has paused the game.** { fix-will-pause } { fix-because }
fix-told-resume = 🔧 { $by } **has resumed the game.** { fix-will-resume } { fix-because }
fix-told-remove = 🔧 { $by } **has removed { $seat } from the seat.** It's open: { seats-way }. { fix-because }
fix-told-replace = 🔧 { $by } { $seat-is ->
    [you] **has given you this seat**: you continue from here.
   *[other] **has given a seat to { $seat }**, who continues from here.
} { fix-because }
fix-told-automate = 🔧 { $by } **has given a seat to { $seat }**, an automatic player, who continues from here. { fix-because }
fix-told-remove-then = 🔧 { $by } **has removed a player from their seat.** It is taken again. { fix-because }
fix-told-replace-then = 🔧 { $by } **has given a seat to another player**, who continued from there. { fix-because }
fix-told-automate-then = 🔧 { $by } **has given a seat to an automatic player**, who continued from there. { fix-because }
fix-told-void = 🔧 { $by } **has declared the game void.** { fix-will-void } { fix-because }
fix-told-correct = 🔧 { $by } **has corrected the final result.** { fix-because }
fix-told-score = { $place }. { subject }: **{ $score }**
fix-told-unfreeze = 🔧 { $by } **has ended the halt.** { fix-will-unfreeze } { fix-because }
fix-order-undone = the game was rewound
fix-own-reopen = What you'd sealed is open again, and your choices are your draft: *{ $what }*
fix-own-reopen-none = You'd sealed nothing, so nothing has changed for you.
fix-own-answer = The safe answer was given for you: *{ $what }* { $answer }
fix-own-answer-none = You owed no answer, so nothing has changed for you.

## The look at it

fix-head = Fix · { $game } · table { $table }
fix-would = **What it would change**
fix-changes-nothing = Nothing everyone can see.
fix-desks = { $count ->
    [0] No private desk changes.
    [one] **One private desk** changes. What it holds isn't shown here.
   *[other] **{ $count } private desks** change. What they hold isn't shown here.
}
fix-needs-player = The player must confirm it. Until then nothing changes.
fix-needs-newcomer = They must accept the seat. Until then nothing changes.
fix-needs-table = **Someone has learned something since**: the table must agree, by a vote in its thread.
fix-how = -# **Apply…** asks for the reason, which the table reads with your name.
fix-apply = Apply…
fix-cancel = Cancel
fix-cancelled = Cancelled. Nothing was changed.
fix-turn-down = Turn down…
fix-down-title = Turn this request down
fix-down-why = Only the player who asked reads it.
fix-reason-title = Make this fix
fix-reason-label = Why?
fix-reason-why = The whole table reads it. Give away no secrets of the table.

## What came of it

fix-applied = **Applied.** The table has been told.
fix-asked = **Asked in private.** { fix-needs-player }
fix-offered = **Offered in private.** { fix-needs-newcomer }
fix-voting = **The table votes in its thread.** Until it agrees, nothing changes.
fix-declined = { request-is-declined }
fix-overview = Overview

## What the table and the players read

vote-asks-rewind = **{ $who }**, who moderates, suggests **rewinding** the game.
fix-asked-at-table = { $who }, the moderators have a question about something of yours. Only you can read it.
fix-offered-at-table = { $who }, you're offered a seat at this table. Only you can read the offer.
fix-read = Read it
fix-frozen-told = { bot-frozen }
fix-reason = { $reason }
fix-somebody = A moderator
fix-wished-told = **{ $seat }** asks the moderators for a fix.
fix-moderators = { $role }, `/fix look` says more.
fix-unseated = **A moderator has removed you from your seat** at [{ $game } · table { $table }]({ $link }). You'll get no more messages about that table.
fix-turned-down = Your request was turned down; nothing was changed. What you asked for at [{ $game } · table { $table }]({ $link }):
fix-asks = **{ $by }**, who moderates [{ $game } · table { $table }]({ $link }), wants to correct something of yours:
fix-offers = **{ $by }**, who moderates [{ $game } · table { $table }]({ $link }), offers you a seat there, in the middle of the game:
fix-offers-how = **Nothing changes until you confirm.** Then the seat is yours with its cards, secrets and debts; whoever sat there is out of the game.
fix-asks-how = **Nothing changes until you confirm.** The moderators learn whether it was done, never why not.
fix-confirm = Confirm
fix-decline = Decline
fix-answered-applied = **Done.** Your desk shows it.
fix-answered-declined = { fix-declined }
fix-answered-outdated = { request-is-outdated }

## Requests

fix-wished = I've passed your request to the moderators; only they can read it. I'll tell you when one of them has looked at it.
fix-wanted-by = { $by } asks for it: { $reason }
fix-wish-at = **[{ $game } · table { $table }]({ $link })**
fix-wishes-none = No player on this server is asking for a fix.
fix-wishes-more = And { $count ->
    [one] one
   *[other] { $count }
} more, once these are settled.
fix-undelivered = Messages to { $count ->
    [one] one recipient
   *[other] { $count } recipients
} failed for good.
fix-undelivered-none = Every message of this server's tables has arrived, or is still being tried.
fix-look-at = Look at { $number }

## The overview

fix-overview-head = Overview · { $game } · table { $table }
fix-overview-lobby = The game hasn't started.
fix-overview-at = { $moment }
fix-overview-paused = { $moment } · **paused**
fix-resumed = { $count ->
    [0] No table continues.
    [one] One table continues.
   *[other] { $count } tables continue.
}
fix-still-halted = { $count ->
    [one] Table { $tables } broke again and stays halted
   *[other] Tables { $tables } broke again and stay halted
}. The bot's own log has the cause.
fix-halted-not-yours = { $count ->
    [one] You play or have played at table { $tables }: another moderator can let it continue
   *[other] You play or have played at tables { $tables }: another moderator can let them continue
}.
fix-overview-frozen = 🧊 **This table is halted** since <t:{ $at }:f>: something broke in its rules. The report in the log has the number `{ $number }`. Once the cause is gone: `/fix unfreeze`.
fix-overview-waited = Waiting for
fix-overview-mishaps = Messages that didn't arrive
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
fix-mishap-tried = { $why } I'll try again.
fix-mishap-given-up = { $why } I won't try again; my next message will say so too.
fix-mishap-closed = Their direct messages are closed; their desk at the table shows everything.
fix-mishap-unreachable = I couldn't reach Discord.
fix-mishap-defect = I couldn't write it: that's a defect of mine, and the log has it.
fix-mishap-frozen = The table is halted.
fix-mishap-50007 = Their direct messages are closed to me.
fix-mishap-50001 = I have no access there.
fix-mishap-50013 = I lack a permission there.
fix-mishap-10003 = The channel is gone.
fix-mishap-10013 = Discord no longer knows that person.
fix-mishap-50278 = They're no longer on any server with me.
fix-mishap-code = Discord refused it with the number { $code }.
fix-history-head = Fixes · { $game } · table { $table }
fix-history-none = Nothing has been put right at this table yet.
fix-at = <t:{ $at }:f>:

## Halted tables, corrected results

bot-frozen = 🧊 **This table is halted:** something broke on my side. Nothing is lost, deadlines are paused, and the moderators know.
bot-corrected = -# Corrected by the moderators: `/fix history` says who did it and why.

## Undone messages

undone-mark = ⏪ **Undone by a rewind.** This no longer counts.

## Commands

command-fix = For moderators: put a table right, after a look at what would change
command-fix-look = The state of a table: who it's waiting for, what didn't arrive, requests, fixes
command-fix-requests = The fixes that players on this server ask for
command-fix-undelivered = Messages of this server's tables that failed for good
command-fix-history = All fixes of a table: what was changed, who did it and why
command-fix-rewind = Take the game back to an earlier step or phase
command-fix-reopen = Reopen what a player has sealed, before it settles
command-fix-answer = Give the safe answer for a player who owes one
command-fix-adjust = Change something a player has: goods, coins, cards, a track
command-fix-deadline = Move deadlines, those of all players or of one
command-fix-pause = Pause all deadlines of a table
command-fix-resume = Let the deadlines of a table run again
command-fix-remove = Remove a player from the seat; a newcomer may take it over
command-fix-replace = Give a player's seat to someone else
command-fix-automate = Give a player's seat, or an open one, to an automatic player
command-fix-void = End a game so that it counts for nothing
command-fix-result = Correct the final scores of a game that is over
command-fix-unfreeze-all = Let all halted tables of this server continue; those that still break are named
option-fix-reason = Why; the players of those tables read it
command-fix-unfreeze = Let a halted table continue, once the cause is gone
command-request = Ask the moderators to put something right at your table
command-ask-fix = The old name of /request
command-request-adjust = Something of yours is wrong: goods, coins, cards, a track
command-request-reopen = You sealed by mistake and can't take it back
command-request-rewind = Something went wrong at the table: take it back to an earlier step
command-request-deadline = You need more time
command-request-answer = Have the safe answer given for you, this once
command-request-pause = The table needs a pause
option-fix-table = Which table; not needed in its thread
option-fix-player = Whose seat
option-fix-player-or-all = Whose deadline; everyone's if left out
option-fix-newcomer = Who sits there from now on
option-fix-level = How well it plays: caretaker, apprentice or steward
option-fix-to = Back to where; choose from the list
option-fix-what = What is wrong; choose from the list
option-fix-by = How much, for example 2 or -3; for a card 1 adds it, -1 removes it
option-fix-card = Which card; for sets of cards only
option-fix-hours = By how many hours; negative brings them forward
option-fix-scores = Everyone's final score, for example: Ada 12, Ben 9
option-fix-why = Why; the moderators read it

## What goes wrong

trouble-not-a-moderator = Only moderators of this server can do that: its moderator role, or whoever may manage it. Players ask for a fix with `/request`.
trouble-which-table-to-fix = Which table? Choose one with the option `table`, or type this in the table's thread.
trouble-table-frozen = { bot-frozen } It continues once the cause is gone.
trouble-not-frozen = This table isn't halted: it needs no `/fix unfreeze`.
trouble-fix-seated = You're at this table, or once were, so another moderator must fix it. For yourself, use `/request`.
trouble-fix-not-yours = You can ask for fixes of your own seat or the whole table. For another seat, its own player must ask.
trouble-fix-too-many = You've already asked for { $most } fixes. Once one of them is settled you can ask again.
trouble-no-such-fix = That fix no longer exists. Give the command again.
trouble-fix-outdated = **Too late:** the table has moved on, and nothing was changed. Give the command again.
trouble-nobody-there = There's nobody in that seat who could confirm it or be removed. `/fix replace` gives the seat to someone.
trouble-no-newcomer = Choose who takes the seat, with the option `newcomer`.
trouble-newcomer-already-seated = { $who } is already at this table.
trouble-newcomer-has-looked = As a moderator { $who } has read what players of this table asked for, so it would be unfair.
trouble-newcomer-sat-elsewhere = { $who } has had another seat at this table, so it would be unfair.
trouble-newcomer-blocked-here = { $who } is blocked on this server and can't take seats here.
trouble-newcomer-too-many-seats = { $who } is already at as many tables on this server as one person may be.
trouble-newcomer-bot = A bot can't take a seat. Choose a person.
trouble-newcomer-yourself = You'd read what this seat knows, so another moderator has to give it to you.
trouble-bad-scores = Give a score for each of the { $seats } seats, at most { $most } either way.
trouble-no-reason = Give a reason: the table reads it.
trouble-reason-too-long = A reason can have at most { $most } characters.
trouble-reason-mentions = A reason can't mention anyone: leave out @everyone, @here and mentions, and send it again.
trouble-no-such-point = The game can't go back there, or the list has changed. Choose from the list.
trouble-no-such-seat = There's no such player at this table. Choose from the list.
trouble-several-seats = More than one player at this table is called { $name }. Choose from the list.
trouble-unclear-scores = I can't read these scores. Give everyone's, once each, like this: { $example }
trouble-not-for-you = That question is for someone else.
trouble-fix-settled = This question is settled: your desk shows where things are.

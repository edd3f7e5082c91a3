# What is stored of a person, the bounds of a server, and its block list.

## Names

seat-former = a former player
seat-nameless = Player { $number }

## One's own data

export-done = All that is stored of you, as one file. Nobody else sees this message. What each part means: docs/players/privacy.md of this bot's release.
forget-sure = **Shall I forget you?** { $tables ->
    [0] Your name stands at no table.
    [one] At one table that is over, your seat becomes that of a former player.
   *[other] At { $tables } tables that are over, your seats become those of a former player.
}
forget-goes = **Goes, for good:** your id and your name, wherever they are stored; your settings; which moves, votes and messages were yours.
forget-stays = **Stays, without you:** the moves themselves with the words that were mixed into the chance of a game, so that its log can still be checked. Also blocks: a server that has blocked you keeps your id for that alone. Messages in threads that have named you are Discord's; I change lobbies, boards and votes.
forget-yes = Forget me
forget-done = You are forgotten. Whatever you do here next begins anew.

## Bounds of a server

limits-tables = At most { $count ->
    [one] **{ $count }** table
   *[other] **{ $count }** tables
} at once.
limits-lobbies = At most { $count ->
    [one] **{ $count }** table that waits for players
   *[other] **{ $count }** tables that wait for players
}, opened by one person.
limits-seats = At most { $count ->
    [one] **{ $count }** seat
   *[other] **{ $count }** seats
} of one person in lobbies and games.
limits-own-hourly = At most { $count ->
    [one] **{ $count }** table
   *[other] **{ $count }** tables
} opened by one person in an hour.
limits-hourly = At most { $count ->
    [one] **{ $count }** table
   *[other] **{ $count }** tables
} opened by everybody in an hour.
block-done = { $who } is blocked: they open and join no tables here and take no seats. Where they sit already, they play on.
unblock-done = { $who } is no longer blocked.
blocked-none = Nobody is blocked on this server.
blocked-head = **Blocked on this server:**
blocked-line = { $who }, <t:{ $at }:d>, by { $by }: { $reason }
blocked-line-plain = { $who }, <t:{ $at }:d>, by { $by }
blocked-by-former = a former moderator

## Commands

command-me-export = Get all that is stored of you, as a file
command-me-forget = Have the bot forget you; it asks first
command-limits = How many tables there may be here; without options, shows it
option-limit-tables = Tables at once
option-limit-lobbies = Tables waiting for players, of one person
option-limit-seats = Seats of one person
option-limit-own-hourly = Tables one person opens in an hour
option-limit-hourly = Tables everybody opens in an hour
command-block = Keep somebody from new tables of this server
option-block-user = Whom
option-block-reason = Why, for the list of the moderators; the person can read it in their own data
command-unblock = Let somebody come to tables again
command-blocked = Who is blocked on this server

## What goes wrong

trouble-too-many-tables = { $most ->
    [one] There is one table on this server already
   *[other] There are { $most } tables on this server already
}, as many as it allows. Join one (`/table list`), take over a seat (`/seats`), or come back when one has ended.
trouble-too-many-own-tables = { $most ->
    [one] A table of yours is
   *[other] { $most } tables of yours are
} waiting for players already, as many as this server allows. Start one, or close one: join it and press **Leave** when nobody else sits there.
trouble-too-many-seats = You sit at { $most ->
    [one] one table
   *[other] { $most } tables
} of this server already, as many as it allows. Finish a game first, or leave one: `/table leave`.
trouble-too-fast = You have opened { $most ->
    [one] a table
   *[other] { $most } tables
} within an hour, as many as this server allows. You can open the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
trouble-too-fast-here = { $most ->
    [one] A table was
   *[other] { $most } tables were
} opened here within an hour, as many as this server allows. Join one (`/table list`), or open yours in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
trouble-too-many-votes = You have asked this table { $most } times in a day: that is enough. Others can still ask.
trouble-too-hasty = A little slower, please: that was more than I can follow. Press again in a few seconds.
trouble-own-under-way = I am still working on what you asked for before. Wait until it has come, then ask again.
trouble-too-many-wait = Many people are waiting for this just now. Nothing is lost: try again in a few minutes.
trouble-restarting = I am being restarted. Press again in a minute: nothing is lost.
trouble-bad-limit = This can be set from { $least } to { $most }.
trouble-blocked-here = You are blocked on this server: you can open and join no tables here, nor take over seats. What you play already goes on. Its moderators can say more.
trouble-not-blocked = That person is not blocked here.
trouble-forget-seated = You sit at { $count ->
    [one] table
   *[other] tables
} { $tables }, so I need to know you. Leave first with `/table leave`, or finish the game; then ask again.
trouble-forget-sat = You have left { $count ->
    [one] table { $tables }, which is
   *[other] tables { $tables }, which are
} still being played: until the end I must know who may not come back to another seat with what you know. Ask again then.
trouble-forget-opened = You have opened { $count ->
    [one] table { $tables }, which
   *[other] tables { $tables }, which
} waits for players or is less than an hour old. Start or close what waits (join it and press **Leave**), then ask again in an hour.
trouble-nothing-stored = Nothing is stored of you.

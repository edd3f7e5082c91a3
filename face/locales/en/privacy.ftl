# What is stored of a person, the bounds of a server, and its block list.

## Names

seat-former = a former player
seat-nameless = Player { $number }

## One's own data

export-done = Everything stored about you, as one file. Nobody else sees this message. What each part means is in docs/players/privacy.md of this bot's release.
forget-sure = **Should I forget you?** { $tables ->
    [0] Your name is at no table.
    [one] At one finished table, your seat becomes that of a former player.
   *[other] At { $tables } finished tables, your seats become those of a former player.
}
forget-goes = **Deleted for good:** your id and your name, wherever they're stored; your settings; which moves, votes and messages were yours.
forget-stays = **Kept, without you:** the moves themselves and the words mixed into a game's seed, so that its log can still be checked. A server that has blocked you keeps your id for that alone. I change lobbies, boards and votes; messages in threads that named you are Discord's.
forget-yes = Forget me
forget-done = You're forgotten. Whatever you do here next starts from scratch.

## Bounds of a server

limits-tables = { option-limit-tables }: at most **{ $count }**.
limits-lobbies = { option-limit-lobbies }: at most **{ $count }**.
limits-seats = { option-limit-seats }: at most **{ $count }**.
limits-own-hourly = { option-limit-own-hourly }: at most **{ $count }**.
limits-hourly = { option-limit-hourly }: at most **{ $count }**.
block-done = { $who } is blocked: they can't open or join tables here, or take over seats. They can finish the games they're in.
unblock-done = { $who } is no longer blocked.
onlookers-out = { $count ->
    [0] Nobody was looking on.
    [one] { $count } page of an onlooker is closed.
   *[other] { $count } pages of onlookers are closed.
} Whoever still sees the channel can open one again.
pages-closed-told = 🔧 { $by } **has closed pages of onlookers** of this table. Players keep theirs.
blocked-none = Nobody is blocked on this server.
blocked-head = **Blocked on this server:**
blocked-line = { $who }, <t:{ $at }:d>, by { $by }: { $reason }
blocked-line-plain = { $who }, <t:{ $at }:d>, by { $by }
blocked-by-former = a former moderator

## Commands

command-me-export = Get everything stored about you, as a file
command-me-forget = Have the bot forget you; it asks first
command-limits = How many tables there may be here; without options, shows the limits
option-limit-tables = Tables at once
option-limit-lobbies = Tables waiting for players, per person
option-limit-seats = Seats per person
option-limit-own-hourly = Tables one person opens in an hour
option-limit-hourly = Tables everyone opens in an hour
command-block = Keep someone from new tables on this server
option-block-user = Who
option-block-reason = Why, for the moderators' list; the person can read it in their own data
command-unblock = Let someone join tables again
command-blocked = Who is blocked on this server
command-close-pages = Close the table pages of those who only look on
option-pages-user = Only this person's

## What goes wrong

trouble-too-many-tables = { $most ->
    [one] There's already one table on this server
   *[other] There are already { $most } tables on this server
}, the most it allows. Join one (`/table list`), take over a seat (`/seats`), or come back when one has ended.
trouble-too-many-own-tables = { $most ->
    [one] One of your tables is
   *[other] { $most } of your tables are
} already waiting for players, the most this server allows. Start one, or close one: join it and press **Leave** when nobody else is there.
trouble-too-many-seats = You're already at { $most ->
    [one] one table
   *[other] { $most } tables
} on this server, the most it allows. Finish a game first, or leave one: `/table leave`.
trouble-too-fast = You've opened { $most ->
    [one] a table
   *[other] { $most } tables
} within an hour, the most this server allows. You can open the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
trouble-too-fast-here = { $most ->
    [one] A table was
   *[other] { $most } tables were
} opened here within an hour, the most this server allows. Join one (`/table list`), or open yours in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
trouble-too-many-votes = You've called { $most } votes at this table in a day. Others can still call one.
trouble-too-hasty = A little slower, please: that was more than I can follow. Press again in a few seconds.
trouble-own-under-way = I'm still working on your last request. Wait for it, then ask again.
trouble-too-many-wait = Many people are waiting for this right now. Nothing is lost: try again in a few minutes.
trouble-restarting = I'm restarting. Nothing is lost: press again in a minute.
trouble-bad-limit = Choose a number from { $least } to { $most }.
trouble-blocked-here = You're blocked on this server: you can't open or join tables here, or take over seats. You can finish the games you're in. Its moderators can tell you more.
trouble-not-blocked = That person isn't blocked here.
trouble-forget-seated = You're at { $count ->
    [one] table
   *[other] tables
} { $tables }, so I need to know you. Leave first with `/table leave`, or finish the game; then ask again.
trouble-forget-sat = You've left { $count ->
    [one] table { $tables }, which is
   *[other] tables { $tables }, which are
} still being played. Until the end I must know who may not come back to another seat with what you know. Ask again then.
trouble-forget-opened = You've opened { $count ->
    [one] table { $tables }, which waits for players or is
   *[other] tables { $tables }, which wait for players or are
} less than an hour old. Start or close what waits (join it and press **Leave**), then ask again in an hour.
trouble-nothing-stored = I have nothing stored about you.

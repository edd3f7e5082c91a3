# The bot's own words: desks, boards, lobbies, commands, troubles.

## Forms

bot-field = **{ $label }**: { $value }
bot-open = *not chosen yet*
bot-change = Change something chosen
bot-choose-one = Choose one
bot-choose = Choose { $count }
bot-choose-some = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
bot-choose-next = And then …
bot-take-last = ↩ Take the last one back
bot-none = Nothing
bot-several = **{ $label }**: { $count } of { $most }
bot-several-step = { $number }. { $what }
bot-several-at-once = -# You can choose several: they are done from the top down.
bot-several-left-out = Not chosen: { $what }. { $why }
bot-choose-pieces = Choose piece by piece
bot-piece = + { $thing } ({ $number })
bot-closed-options = { $what }, not now:
bot-type-number = Type a number
bot-type-amounts = Type amounts
bot-type-range = { $least } to { $most }
bot-type-example = For example: 2 wood 1 glass
bot-earlier = ◀ Earlier
bot-later = Page { $page } of { $of } ▶
bot-seal = Seal
bot-missing = -# ✏️ Still open: { $what }.
bot-do = Do it
bot-sure = ❓ { $warning } Really?
bot-sure-yes = Yes: { $label }
bot-clear = Clear
bot-back = Back
bot-draft-changed = Your draft was changed somewhere else. Here it is now: look again, then seal.

## Desk

bot-desk-head = { $game } · table { $table }
bot-desk-line = { $headline } · [to the table]({ $link })
bot-to-table = Table
bot-sealed = **Sealed.**
bot-settles = You were the last. It settles <t:{ $at }:R>, at <t:{ $at }:T>: until then you can take it back.
bot-receipt = Receipt: `{ $receipt }`
bot-waiting = { $owing ->
    [0] Nobody is waited for.
    [one] Waiting for one player.
   *[other] Waiting for { $owing } players.
}
bot-waiting-for = Waiting for { $who }.
bot-nothing-asked = Nothing to decide just now.{ $owing ->
    [0] { "" }
   *[other] { " " }{ $waiting }
}
bot-take-back = Take back
bot-liberties = What else you can do
bot-refresh = Refresh
bot-my-desk = My desk
desk-folded-over = done
desk-folded-open = { $prompt } Asked again below.
desk-folded-field = { $label }: { $value }
desk-folded-undone = taken back by a rewind
desk-folded-due = answered at the deadline
desk-folded-stand-in = answered by your stand-in
desk-folded-by-order = answered by your standing order
desk-folded-fix = answered by a moderator
desk-folded-foregone = it left no choice
desk-folded-left = You have left this table.
desk-folded-closed = This table is closed.
desk-is-there = Your desk is [here]({ $link }).
bot-sealed-already = You have sealed already. Take it back to change it.
bot-moment-over = This moment is over. Here is the present one.
bot-which-table = Which table?
bot-table-option = { $game } · table { $table }
bot-table-choice = { $game } · table { $table } · { $names }

## Board and lobby

bot-news-cut = … The rest is behind *What's new*.
bot-news-above = What happened stands in the message above.
bot-log-head = Log: `{ $head }`
bot-log-heads = Log:
bot-to-board = [To the board]({ $link })
bot-check-it = `/table export` gives the whole log, for everybody to check.
bot-begun = This game's chance was fixed in the lobby:
bot-begun-fingerprint = Fingerprint: `{ $hash }`
bot-begun-words = Words, in the order of joining:
bot-begun-word = { $number }. { $seat }: “{ $word }”
bot-begun-no-word = { $number }. { $seat }: no word
bot-begun-log = Log of the lobby: `{ $head }`
bot-board-head = { $game } · { $table }
table-number = table { $table }
practice-number = practice { $table }
bot-thread-name = { $game } · table { $table }
bot-lobby-head = { $game } · table { $table }
bot-lobby-players = { $same ->
    [yes] { $most } players
   *[no] { $fewest } to { $most } players
}
bot-lobby-seats = { $seated ->
    [0] Nobody sits here yet: { $players }.
   *[other] { $seated } { $seated ->
        [one] seat
       *[other] seats
    } taken, for { $players }{ $needed ->
        [0] { "" }
        [one] ; one more is needed to start
       *[other] ; { $needed } more are needed to start
    }:
}
bot-lobby-how = Press **Join** to sit down. When enough sit here, anyone of them presses **Start**.
bot-lobby-full = All seats are taken: anyone who sits here presses **Start**.
bot-lobby-closed = { $seated ->
    [0] Everybody left
   *[other] Nothing happened here for a week
}: this table is closed. `/table new` opens another.
bot-lobby-begins = The game begins…
bot-lobby-begun = You find the game in { $thread }.
bot-commitment = Fair chance: all of it follows from a secret fixed before anybody else joined. Fingerprint `{ $hash }`…{ $head ->
    [none] { "" }
   *[other] , log `{ $head }`…
}
bot-fingerprint-all = **Fingerprint** of the secret from which all chance of this game follows: `{ $hash }`
bot-fingerprint-log = **Log of the lobby** so far: `{ $head }`
bot-fingerprint-how = The lobby has shown the first { $digits } digits since before anybody else joined. Keep a copy of them, and of the words beside the names, before the game starts: afterwards `/table export` and `pactum verify --fingerprint …` show that the game was dealt from them. **Add a word** mixes a word of yours into the chance, so that nobody can have chosen it.
bot-lobby-word = word: “{ $word }”
bot-join = Join
bot-leave = Leave
bot-start = Start
bot-add-word = Add a word
bot-fingerprint = Fingerprint
bot-word-title = A word of your own
bot-join-word = Any word; empty for none
bot-join-word-why = It is mixed into the game's chance, so that nobody can have prepared it. All can read it.
bot-joined = You sit at table { $table }. Your desk comes to you as a direct message as soon as the game is on.
bot-joined-closed = You sit at table { $table }. Your direct messages are closed to me, and that is fine: press **My desk** at the table when the game is on.
bot-welcome-dm = You sit at [table { $table }]({ $link }): **{ $game }**. As soon as there is something to decide, I write to you here.
bot-dms-work = Here I am again. Your desk for [table { $table }]({ $link }), **{ $game }**, comes here from now on.
bot-dms-open = Your direct messages work again.
bot-dms-closed-still = Your direct messages are still closed to me. Open them in the server's privacy settings, or go on with **My desk**.
bot-dms-closed-notice = { $who }, I cannot write to you directly. Everything is on **My desk**.
bot-dms-again = Try direct messages again
bot-opened-elsewhere = Table { $table } is open in { $channel }.

## Lists and set-up

bot-list-lobby = { $game } · table { $table } in { $place }: { $seated } of { $most } seats taken, open to join
bot-list-playing = { $yours ->
    [yes] 👉 **Your turn** ·{ " " }
   *[no] { "" }
}**{ $game }** · table { $table } in { $place } · { $headline } · { $waiting } { $due ->
    [paused] Paused: no clock runs.
    [at] Due <t:{ $at }:R>.
   *[none] { "" }
}
bot-list-halted = { $game } · table { $table } in { $place }: it is halted, because something broke on my side
bot-list-ended = { $game } · table { $table } in { $place }: over
bot-list-closed = { $game } · table { $table } in { $place }: closed
bot-list-none = No tables here yet. `/table new` opens one.
bot-setup-home = New tables open in { $channel }.
bot-setup-no-home = New tables open where `/table new` is typed.
bot-setup-role = Moderators: { $role }.
bot-setup-no-role = No moderator role is set.

## Export

bot-export = The whole log of { $practice ->
    [yes] practice
   *[no] table
} { $table }, with the seed and the salts, for everybody to check: every draw, every answer, the result. Its head is `{ $head }`; the thread shows the same. Compare first its fingerprint and words with those the lobby showed before the start: `pactum verify` does that and checks the rest, and docs/players/fairness.md says how to check it with a program of your own.
command-table-export = Get the whole log of a finished game as a file, to check that it was fair
option-ended-table = Which finished game; in its thread it needs no number
trouble-export-running = An export holds all secrets, so there is one only of a game that was played to its end. Try again when it is over.
trouble-which-export = Say which finished game with the option `table`, or type this in its thread.

## Commands

command-pactum = Settings of this server
command-setup = Where tables open, and who moderates
option-setup-home = The channel in which new tables open
option-setup-moderators = The role that moderates tables
command-table = Tables of this server
command-table-new = Open a table
option-game = Which game: its name, or the beginning of it
option-options = Options of the game, like learners=yes or boards=all; choose the game first, then from the list
command-table-show = Show the public board of a table
option-table = Which table
command-table-list = List the tables of this server
command-desk = Open your desk
option-own-table = Which of your tables; needed when you sit at several
command-offer = Prepare an answer by typing, for example: 2 wood 1 glass for 4
option-offer = What you offer, for example: 2 wood 1 glass for 4
command-help = What you can do now

## What goes wrong

trouble-no-such-table = There is no such table.
trouble-no-such-game = There is no such game here. `/table new` lists those there are.
trouble-unknown-game = There is no such game here. These can be played: { $games }.
trouble-several-games = That could be { $games }. Type a little more.
trouble-unknown-options = { $game } knows no option like “{ $option }”. { $count ->
    [0] It has none: leave it out.
   *[other] It takes: { $offers }.
}
trouble-bad-options = These options cannot be used: { $option }. Leave them out, or choose from the list.
trouble-cards-gone = The pack of cards “{ $pack }” that this table was opened with is not here any more. Close the table with Leave and open a new one.
trouble-not-seated = You do not sit at this table. Open tables are in `/table list`.
trouble-table-full = All { $most } seats are taken. `/table new` opens another table.
trouble-already-seated = You sit at this table already.
trouble-already-started = This game has begun already.
trouble-not-started = This game has not begun yet. It begins with **Start** on the table's message.
trouble-not-enough = { $seated } of { $fewest } needed players sit here. Somebody else must join first.
trouble-moderators-everybody = Everybody has the role @everyone, so everybody would moderate. Nothing was changed: choose the role of those who are to moderate, or make one.
trouble-moderators-bot = This role belongs to a bot, and no person can have it. Nothing was changed: choose the role of those who are to moderate, or make one.
trouble-message-changed = **Too late:** the message you typed this for has changed since. This has changed nothing: please press there again.
trouble-seed-exchanged = This game does not start: its secret no longer fits the fingerprint and the words this table has shown. Somebody has changed the bot's records. `/table new` opens another table.
trouble-word-too-long = A word of your own has at most { $most } characters.
trouble-table-ended = This game is over.
trouble-table-closed = This table is closed. `/table new` opens another.
trouble-taken-back-too-often = You have taken this answer back { $most } times. It stays sealed now until this step has settled.
trouble-done-too-often = You have done this { $most } times. It is open to you again when it is offered anew, in the next round.
trouble-ordered-too-often = You have given { $most } standing orders in this step. Give the next one when it has settled.
trouble-joined-too-often = You have joined this table { $most } times. It is closed to you now; other tables are in `/table list`.
trouble-draft-too-large = That is too much to keep as a draft.
trouble-database-away = The house cannot reach its records just now. Nothing was changed: please press again in a minute.
trouble-database-unsure = I lost my records just as I wrote this down. Look in a minute whether it counts before you press again.
trouble-database-down = No database could be reached at { $where }.
trouble-database-taken = Another bot works on this database ({ $where }): process { $pid } on { $host }, since { $since }. Stop that one first, or give this one a PACTUM_DATA_DIR or DATABASE_URL of its own.
trouble-shard-taken = Another process has shard { $shard } of this bot on this database ({ $where }): process { $pid } on { $host }, since { $since }. Stop that one first, or give this one other shards.
trouble-other-shards = On this database ({ $where }) the bot is divided into { $count } shards: by process { $pid } on { $host }, since { $since }. This one was told of { $own }. Give all of them the same PACTUM_SHARD_COUNT, or stop the others first.
trouble-migrate-directly = The database has to be brought up to date, which cannot be done through a pool of connections: set DATABASE_DIRECT_URL to the way past it, and run this again.
trouble-database-newer = The database was made by a newer release.
trouble-database-in-use = Somebody has held a lock on the database for a minute that migration { $revision } needs: a backup, or a transaction that was forgotten. Nothing was changed by it. End that, and start again.
trouble-embedded-failed = The built-in database did not start in { $where }.
trouble-embedded-other-user = The built-in database in { $where } belongs to the user { $owner }. Nothing was changed. Run this as { $owner }: sudo -u { $owner }, or su.
trouble-embedded-other-version = The files of the built-in database in { $where } were made by PostgreSQL { $found }, and this release runs { $ours }. Nothing was changed. Run pactum db upgrade-server, which keeps the old files, then start again.
trouble-table-busy = The table is very busy. Nothing was changed: please press again.
trouble-no-tables = You do not sit at any table that is being played. `/table new` opens one.
trouble-which-table = You sit at several tables: say which one with the option `table`.

refused-no-short-cut = There is nothing to type for this game: your desk has everything as buttons.
refused-unknown-thing = I do not know “{ $word }” here.{ $close ->
    [none] { "" }
   *[other] {" "}Did you mean: { $close }?
} Write amounts like: 2 wood 1 glass.
refused-unclear-amounts = I cannot read “{ $word }”. Write amounts like: 2 wood 1 glass.

error-unexpected = Something went wrong on my side. Nothing was lost; please try again.
error-reply-lost = My reply got lost on its way to you. Press again: nothing counts twice, and your desk shows how things stand.
error-committed = That is done, and it counts: your answer is in. Only my reply got lost; your desk shows how things stand.
error-forbidden = Discord does not let me do that in { $channel }. Please tell a moderator.
error-permissions = I lack permissions in { $channel }: { $permissions }. Please ask an admin to grant them, then try again.
error-not-allowed = That is for those who manage this server.
error-slow-down = A little slower, please.
error-command-changed = Your Discord shows an older form of this command. Restart the app, then type it again.
trouble-no-threads-here = Tables are opened in text channels. Please type this in one.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## Pictures

picture-table = Table { $table }
picture-practice = Practice { $table }
picture-follows = The picture is of a moment ago; the new one follows.
picture-not-allowed = No picture: I may not attach files here. A moderator can allow *Attach Files*.
bot-board-words = In words
command-me-board = Boards and desks that only you see: with a picture, or as text alone
option-board = How
choice-board-picture = With a picture
choice-board-text = As text alone
me-board-picture = Boards and cards that you open come with a picture.
me-board-text = Boards and cards that you open are text alone.
option-setup-boards = The boards in threads: beside a picture, or as text alone
bot-setup-board-picture = Boards in threads stand beside a picture.
bot-setup-board-text = Boards in threads are text alone; each changes with the next move there.

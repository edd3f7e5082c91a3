# The bot's own words: desks, boards, lobbies, commands, troubles.

## Forms

bot-field = **{ $label }**: { $value }
bot-field-missing = **{ $what }**
bot-open = *not chosen yet*
bot-change = Change an answer
bot-choose-one = Choose one
bot-choose = Choose { $count }
bot-choose-some = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
bot-choose-next = And then…
bot-take-last = ↩ Undo the last one
bot-none = Nothing
bot-several = **{ $label }**: { $count } of { $most }
bot-several-step = { $number }. { $what }
bot-several-at-once = -# You can choose several: they happen from top to bottom.
bot-several-left-out = Not chosen: { $what }. { $why }
bot-choose-pieces = Choose any number
bot-piece = + { $thing } ({ $number })
bot-option-as = { $what } · { $note }
bot-option-at = { $what } · { $place }
bot-option-number = { $what } ({ $number })
bot-closed-options = Not available now ({ $what }):
bot-not-now = -# Not now: { $what }
bot-type-number = Type a number
bot-type-amounts = Type amounts
bot-type-range = { $least } to { $most }
bot-type-example = For example: 2 wood 1 glass
bot-earlier = ◀ Earlier
bot-later = Page { $page } of { $of } ▶
bot-seal = Seal
bot-so-far = **So far**, without what is still to choose:
bot-missing = -# ✏️ Still to choose: “{ $what }”.
bot-missing-both = { $first }” and “{ $then }
bot-missing-said = -# ✏️ { $what }.
bot-missing-then = { $first }. { $then }
bot-do = Do it
bot-sure = ❓ { $warning } Really?
bot-sure-yes = Yes: { $label }
bot-clear = Clear
bot-back = Back
bot-draft-changed = Your draft was changed somewhere else. Check it, then seal.

## Desk

bot-desk-head = { $game } · { $table }
bot-desk-line = { $headline } · [go to the thread]({ $link })
bot-to-table = Thread
bot-sealed = **Sealed.**
bot-settles = You were the last. Your answer takes effect at <t:{ $at }:T>. Until then you can take it back.
bot-receipt = Receipt: `{ $receipt }`
bot-waiting = { $owing ->
    [0] Not waiting for anyone.
    [one] Waiting for one player.
   *[other] Waiting for { $owing } players.
}
bot-waiting-for = { picture-alt-waiting }
bot-nothing-asked = Nothing to decide right now.{ $owing ->
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
desk-folded-left = You've left this table.
desk-folded-closed = This table is closed.
desk-is-there = Your desk is [here]({ $link }).
bot-sealed-already = You've already sealed. Take it back to change it.
bot-moment-over = That step is over. Here's the current one.
bot-which-table = Which table?
bot-table-option = { $game } · { $table }
bot-table-choice = { $game } · { $table } · { $names }

## Board and lobby

bot-news-cut = … See *What's new* for the rest.
bot-news-above = See the message above for what happened.
bot-log-head = Log: `{ $head }`
bot-log-heads = Log:
bot-to-board = [To the board]({ $link })
bot-check-it = `/table export` gives everyone the whole log to check.
bot-begun = Fair draws: every random result was fixed before the game began. Fingerprint `{ $hash }`…, lobby log `{ $head }`…; the lobby's **Fingerprint** button shows all digits.
bot-begun-words = Words mixed into the seed, in the order of joining:
bot-begun-wordless = Nobody used “Add a word” in the lobby.
bot-begun-word = { $number }. { $seat }: “{ $word }”
bot-begun-no-word = { $number }. { $seat }: no word
bot-board-head = { $game } · { $table }
table-number = table { $table }
practice-number = practice { $table }
bot-thread-name = { $game } · table { $table }
thread-anew = The earlier thread of this table was deleted on Discord. The game continues here.
place-gone = The channel and thread of table { $table } were deleted on Discord. The game continues here, in your direct messages.
bot-lobby-head = { $game } · table { $table }
bot-lobby-players = { $same ->
    [yes] { $most } players
   *[no] { $fewest } to { $most } players
}
bot-lobby-seats = { $seated ->
    [0] Nobody has joined yet: { $players }.
   *[other] { $seated } { $seated ->
        [one] seat
       *[other] seats
    } taken, for { $players }{ $needed ->
        [0] { "" }
        [one] ; one more needed to start
       *[other] ; { $needed } more needed to start
    }:
}
bot-lobby-how = To play, press **Join**. Once enough players have joined, anyone at the table can press **Start**.
bot-lobby-enough = Anyone at the table can press **Start** now, or wait for others to press **Join**.
bot-lobby-alone = You can play alone: press **Start** now, or wait for others.
bot-lobby-full = All seats are taken: anyone at the table can press **Start**.
bot-lobby-closed = { $seated ->
    [0] Everyone left
   *[other] Nothing happened here for a week
}, so this table is closed. `/table new` opens another.
bot-lobby-talk = Talk in { $thread } until the game starts.
bot-lobby-begins = The game is starting…
bot-lobby-begun = The game is in { $thread }.
bot-commitment = Fair draws, fixed before anyone else joined. Fingerprint `{ $hash }`…{ $head ->
    [none] { "" }
   *[other] , log `{ $head }`…
}
bot-fingerprint-all = **Fingerprint** of the secret behind everything random in this game: `{ $hash }`
bot-fingerprint-log = **Lobby log** so far: `{ $head }`
bot-fingerprint-how = The lobby showed the first { $digits } digits before anyone else joined. Before the game starts, copy them and the words beside the names. Afterwards `/table export` and `pactum verify --fingerprint …` show that the game was dealt from them. **Add a word** mixes a word of yours into the seed, so nobody can have picked it.
bot-lobby-word = word: “{ $word }”
bot-join = Join
bot-leave = Leave
bot-start = Start
bot-add-word = Add a word
bot-fingerprint = Fingerprint
bot-word-title = Your own word
bot-join-word = Any word; leave empty for none
bot-join-word-why = It's mixed into the game's random seed, so nobody can rig it. Everyone can see it.
bot-joined = You're at table { $table }. I'll send you your desk by direct message when the game starts.
bot-joined-closed = You're at table { $table }. I can't message you directly, and that's fine: press **My desk** at the table when the game starts.
bot-welcome-dm = You're at [table { $table }]({ $link }): **{ $game }**. I'll message you here when you have a decision to make.
bot-filled-enough = { $named ->
    [yes] { $who }, enough have
   *[no] Enough have
} joined [table { $table }]({ $link }), **{ $game }**: { $seated } of { $most } seats are taken. Press **Start**, or wait for others.
bot-filled-all = { $named ->
    [yes] { $who }, all
   *[no] All
} seats at [table { $table }]({ $link }), **{ $game }**, are taken. Press **Start** to begin.
bot-filled-begun = The game at [table { $table }]({ $link }), **{ $game }**, has begun.
bot-filled-closed = [Table { $table }]({ $link }), **{ $game }**, was closed: it didn't start.
bot-dms-work = I can message you again. Your desk for [table { $table }]({ $link }), **{ $game }**, comes here from now on.
bot-dms-open = I can message you directly again.
bot-dms-closed-still = I still can't message you. Allow direct messages in the server's privacy settings, or keep using **My desk**.
bot-dms-closed-notice = { $who }, I can't message you directly. Everything is on **My desk**.
bot-dms-again = Try direct messages again
bot-opened-elsewhere = Table { $table } is open in { $channel }.

## How long a game lasts, and how much of it is left. $each, $time: length-span

length-span = { $same ->
    [yes] about { $low }
   *[no] { $low } to { $high }
}
length-each = Each player { $counted ->
    [turns] takes { $each } turns
   *[decisions] makes { $each } decisions
}: { $time } { $unit ->
    [days] days
   *[weeks] weeks
} if everyone plays once a day.
length-own = { $counted ->
    [turns] You take { $each } turns.
   *[decisions] You make { $each } decisions.
}
left-turns = At this pace, { $low } to { $high } turns each are left.
left-rounds = { $rounds ->
    [0] This is the last round.
    [one] One more round after this one{ $decisions ->
        [0] {"."}
       *[other] , about { $decisions } decisions for each player.
    }
   *[other] { $rounds } more rounds after this one{ $decisions ->
        [0] {"."}
       *[other] , about { $decisions } decisions for each player.
    }
}

## Lists and set-up

bot-list-lobby = { $game } · table { $table } in { $place }: { $seated } of { $most } seats taken, open to join{ $full ->
    [yes] { " " }· starts when full
   *[no] { "" }
}{ $starts ->
    [at] { " " }· starts <t:{ $at }:f>
   *[no] { "" }
}
bot-list-playing = { $yours ->
    [yes] 👉 **Your turn** ·{ " " }
   *[no] { "" }
}**{ $game }** · table { $table } in { $place } · { $headline } · { $waiting } { $due ->
    [paused] Paused: no deadline runs.
    [at] Due <t:{ $at }:R>.
   *[none] { "" }
}
bot-list-halted = { $game } · table { $table } in { $place }: halted because of an error on my side
bot-list-ended = { $game } · table { $table } in { $place }: over
bot-list-closed = { $game } · table { $table } in { $place }: closed
bot-list-none = No tables here yet. `/table new` opens one.
bot-setup-home = New tables open in { $channel }.
bot-setup-no-home = New tables open wherever `/table new` is typed.
bot-setup-role = Moderators: { $role }.
bot-setup-no-role = No moderator role is set.

## Export

bot-export = The whole log of { $practice ->
    [yes] practice
   *[no] table
} { $table }, with the seed and the salts: every draw, every answer and the result. Its head is `{ $head }`{ $practice ->
    [yes] { "" }
   *[no] , the same as in the thread
}. `pactum verify` checks it{ $practice ->
    [yes] { "" }
   *[no] {" "}and compares its fingerprint and words with those the lobby showed
}.
command-table-export = Get the whole log of a finished game as a file, to check that it was fair
option-ended-table = Which finished game; not needed in its thread
trouble-export-running = An export tells every secret, so you get one only after the game has ended.
trouble-which-export = Choose a finished game with the option `table`, or type this in its thread.

## Commands

command-pactum = Settings of this server
command-setup = Where tables open, and who moderates
option-setup-home = The channel where new tables open
option-setup-moderators = The role that moderates tables
command-table = Tables of this server
command-table-new = Open a table
option-game = Which game: its name or the start of it
option-options = Options of the game, like learners=yes or boards=all; choose the game first, then from the list
command-table-show = Show the public board of a table
option-table = { option-tournament-table }
command-table-list = List the tables of this server
command-desk = Open your desk
option-own-table = Which of your tables, if you're at several
command-offer = Prepare an answer by typing, for example: 2 wood 1 glass for 4
option-offer = What you offer, for example: 2 wood 1 glass for 4
command-help = What you can do now

## What goes wrong

trouble-no-such-table = There's no such table.
trouble-no-such-game = There's no such game here. `/table new` lists the games.
trouble-unknown-game = There's no such game here. You can play: { $games }.
trouble-several-games = That could be { $games }. Type a little more.
trouble-unknown-options = { $game } has no option “{ $option }”. { $count ->
    [0] It has none at all: leave it out.
   *[other] It takes: { $offers }.
}
trouble-bad-options = I can't use these options: { $option }. Leave them out, or choose from the list.
trouble-cards-gone = This table's pack of cards, “{ $pack }”, is no longer available. Close the table with Leave and open a new one.
trouble-not-seated = You're not at this table. `/table list` shows open ones.
trouble-table-full = All { $most } seats are taken. `/table new` opens another table.
trouble-already-seated = You're already at this table.
trouble-already-started = This game has already started.
trouble-not-started = This game hasn't started yet. **Start** on the table's message starts it.
trouble-not-enough = Only { $seated } of the { $fewest } players needed are here. Someone else must join first.
trouble-moderators-everybody = Everyone has the role @everyone. { bot-choose-moderators }
trouble-moderators-bot = That role belongs to a bot. { bot-choose-moderators }
bot-choose-moderators = Nothing was changed: choose or create a role for your moderators.
trouble-message-changed = **Too late:** that message has changed since. Nothing happened; please press the button again.
trouble-seed-exchanged = This game can't start: its secret no longer fits the fingerprint and words this table showed. Someone has changed my records. `/table new` opens another table.
trouble-word-too-long = Your word can have at most { $most } characters.
trouble-table-ended = This game is over.
trouble-table-closed = This table is closed. `/table new` opens another.
trouble-taken-back-too-often = You've taken this answer back { $most } times. It now stays sealed until this step has settled.
trouble-done-too-often = You've done this { $most } times. You can do it again when it's next offered, in the next round.
trouble-ordered-too-often = You've given { $most } standing orders in this step. Give the next one after it has settled.
trouble-joined-too-often = You've joined this table { $most } times, so it's closed to you now. `/table list` shows others.
trouble-draft-too-large = That's too much to keep as a draft. Shorten it.
trouble-not-storable = There are characters or numbers in this that I can't keep. Take them out and try again.
trouble-database-away = I can't reach my database right now. { bot-unchanged-wait }
trouble-database-unsure = I lost my database while saving this. Check in a minute whether it counted, before you press again.
trouble-machine-exhausted = My machine is overloaded right now. { bot-unchanged-wait }
bot-unchanged-wait = Nothing was changed: press again in a minute.
trouble-table-busy = This table is very busy. Nothing was changed: please press again.
trouble-no-tables = You're not in a game right now. `/table new` opens a table.
trouble-which-table = You're at several tables: choose one with the option `table`.

refused-no-short-cut = You can't type answers for this game: your desk has buttons for everything.
refused-unknown-thing = I don't know “{ $word }” here.{ $close ->
    [none] { "" }
   *[other] {" "}Did you mean: { $close }?
} Write amounts like: 2 wood 1 glass.
refused-unclear-amounts = I can't read “{ $word }”. Write amounts like: 2 wood 1 glass.

error-unexpected = Something went wrong on my side. Nothing was lost; please try again.
error-reply-lost = My reply got lost on its way to you. Press again: nothing counts twice.
error-committed = Your answer is in, and it counts. Only my reply got lost.
error-forbidden = Discord won't let me do that in { $channel }. { bot-tell-moderator }
bot-tell-moderator = Please tell a moderator.
error-thread-closed = { $channel } is archived or locked, so I can't answer there. Use `/desk` in any other channel.
error-blocked = A filter on this server refuses my message in { $channel }. { bot-tell-moderator }
error-full = Discord has no room left for this in { $channel }: too many pins, threads or members. { bot-tell-moderator }
error-permissions = I lack permissions in { $channel }: { $permissions }. Ask an admin to grant them, then try again.
error-not-allowed = Only server managers can do that.
error-slow-down = A little slower, please.
error-command-changed = Your Discord shows an older version of this command. Restart the app, then type it again.
trouble-no-threads-here = Tables open in text channels. Please type this in one.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## Pictures

picture-table = Table { $table }
picture-practice = Practice { $table }
picture-follows = This picture is a moment old; the new one follows.
picture-not-allowed = No picture: I can't attach files here. A moderator can allow *Attach Files*.
bot-board-words = In words
command-me-board = Whether boards and desks that only you see come with a picture or as text only
option-board = How
choice-board-picture = With a picture
choice-board-text = Text only
me-board-picture = Boards and cards you open come with a picture.
me-board-text = Boards and cards you open are text only.
option-setup-boards = The boards in threads: with a picture, or as text only
bot-setup-board-picture = Boards in threads come with a picture.
bot-setup-board-text = Boards in threads are text only; each changes with the next move there.
choice-scenes-on = With scenes
choice-scenes-off = Without scenes
option-setup-scenes = Scenes in threads: a picture for each big moment
bot-setup-scenes = Threads show scenes: a picture for each big moment.
bot-setup-no-scenes = Threads show no scenes.

# What the command line says to whoever runs the bot.

cli-about = Pactum hosts board games with secret information on Discord.
cli-help-version = Say which release this is, and exit.
cli-release = Pactum { $number }
cli-release-commit = Pactum { $number } (commit { $commit })
cli-help-run = Run the bot.
cli-help-shards = The shards of this process, such as 0,1 or 0-3, if others have the rest. Or set PACTUM_SHARDS.
cli-help-shard-count = How many shards there are in all processes together. Or set PACTUM_SHARD_COUNT.
cli-help-demo = Play a game in the browser, without Discord, a token or a network.
cli-help-simulate = Let random players or policies play whole games and print the figures: who wins how often, and how long they think.
cli-help-balance = Let automatic players play a game by the hundred, and report how its cards and seats weigh against the aims.
cli-help-balance-tables = How many tables the main run plays; the others play a part of that.
cli-help-balance-pack = Which cards: the name of a pack, or name@hash for exactly these.
cli-help-balance-runs = Only these runs, with commas between; all of them if left out.
cli-help-balance-strategies = How many tables each simple strategy plays against the others; a part of --tables if left out.
cli-help-balance-processes = How many processes play at once. The figures do not depend on it.
cli-help-balance-output = Write the report there, as Markdown with charts beside it.
cli-help-bench = Measure clicks, replays and states, and print the figures. For developers: it needs the checkout.
cli-help-doctor = Say what is wrong with token, database and card packs, and print the invite address.
cli-help-health = Say in one line whether a bot works on the database and its messages arrive: for a container's health check. Exit code 1 if not.
cli-help-check-live = Check before an upgrade which running games this release can play on. It changes nothing, and the bot may run.
cli-help-check-all = Look at all running games, also those with the rules and cards of this release.
cli-help-check-halt = Halt the games that cannot be played on, and tell their players.
cli-help-resume = Let all halted tables of all servers go on, once the cause is gone. Each is tried first; those that still break are named. The bot may run meanwhile.
cli-help-resume-reason = What the players of those tables read.
cli-help-backup = Write a backup of the whole database to a new file, while the bot runs. The file holds the secrets of all games.
cli-help-backup-file = The file to write. One that is there is never overwritten.
cli-help-restore = Fill an empty database from a backup. One that is not empty is left as it is.
cli-help-restore-file = A file that pactum backup has written.
cli-help-records = What people have played.
cli-help-records-rebuild = Work all results and ratings out anew from the tables that have ended. The bot may run meanwhile.
cli-help-db = The database.
cli-help-db-upgrade = Bring the database's schema up to date. `pactum run` does this by itself.
cli-help-db-url = Print the address of the database for psql and its like, without the password: psql "$(pactum db url)".
cli-url-stopped = The built-in database in { $path } does not run; it does while the bot does. Start the bot, then run this again.
cli-help-upgrade-server = Bring the built-in database's files to the PostgreSQL of this release. The old ones are kept.
cli-help-game = Which game.
cli-help-tables = How many tables.
cli-help-players = Who plays: random, caretaker, apprentice, steward. One name for all seats, or one for each with commas between.
cli-help-rotate = Move the players on by a seat from table to table.
cli-help-options = Table options, like "difficulty=hard".
cli-help-seed = The same seed plays the same games.
cli-help-seats = How many seats.
cli-help-json = Print one JSON object.
cli-help-demo-seats = How many seats you hold yourself; automatic players hold the others.
cli-help-port = The local port of the page; 0 takes any free one.
cli-help-from = Look at a stored position: an export, or states of a game as JSON (--game says of which), a line each; .xz too.
cli-help-at = With --from: the move of the export, or the number of the state.
cli-help-demo-language = What is read in the demo: { $languages }; without it the language of this computer, English if it is another.
cli-no-such-language = There is no language “{ $language }”. Choose one of: { $languages }.
cli-help-no-browser = Only print the address.
cli-help-sweeps = Measure the sweeps instead: 10,000 due reminders, and missed deadlines.
cli-help-bench-processes = What presses cost one process, and what several share of them when most are in direct messages.
cli-help-bench-burst = How a step that settles at many tables in one second goes out, and reminders that are due in the same hour.
cli-help-bench-how-many = How many processes.
cli-help-bench-rate = Presses a second.
cli-help-bench-settling = How many tables settle a step in that second.
cli-help-bench-reminders = How many reminders are due.
cli-help-bench-outbox = Measure how fast the outbox gives out what waits after an outage.
cli-help-bench-delivery = Measure how fast messages go out beside a Discord that takes its time: alone, beside a call that hangs, after an outage.
cli-help-think = How many seconds Discord takes for an answer.
cli-help-lanes = How many lanes wait: players and threads with a message to send.
cli-help-delivered = How many messages were delivered before.
cli-help-bench-engine = Games a second by random players on one core, and microseconds for a state; beside catanatron where it is installed.
cli-help-bench-wordings = Milliseconds for a sentence in each language, anew and again.
cli-help-bench-growth = Bytes of a finished table in the database, by relation: at its end, a week later, once its log is condensed.
cli-help-copies = How many copies of each table are made, so that half-filled pages do not count.
cli-help-bench-updates = What some hundred thousand updates of live rows leave behind: sizes, and the share that touched no index.
cli-help-plain = Without the schema's settings of its tables.
cli-help-bench-pictures = Milliseconds for a board's picture, drawn anew and from the cache, and the longest stall of everything else.
cli-help-pictures = How many pictures to draw.
cli-help-rounds = How many rounds; the best one counts.
cli-help-bench-clicks = Clicks a second of the bot in its own process, beside a bare bot in the same run.
cli-help-bench-growth-of-clicks = What a click costs, and the bot holds in memory, as tables, rounds and hours grow.
cli-help-bench-part = Only this part: tables, rounds or hours. May be given several times.
cli-help-bench-most = The most tables; it is compared with 10 and 1,000. The memory over hours is looked at with 10,000 at most.
cli-help-bench-hours = How many hours of play, of 8,000 clicks each, after a first that does not count.
cli-help-bench-shared-buffers = Memory that Postgres gives to its cache, as in its own settings (6GB); by itself it takes 128MB.
cli-help-concurrency = How many clicks are on their way at once.
cli-no-checkout = Simulations, balance and benchmarks are not installed with Pactum. Run this in a checkout of its sources, after make test.
cli-help-clicks = How many clicks to measure.

cli-no-token = No bot token is set, so there is nobody to sign in as.
    Get one in the Discord developer portal (discord.com/developers/applications): New Application, Bot, Reset Token.
    Put it into a file named .env as DISCORD_TOKEN=… (.env.example shows the form), then run this again.
    To look around without Discord: make demo
cli-no-font = A font is missing, so that boards cannot be drawn: { $problem }. Then run this again, or set PACTUM_PICTURE_PROCESSES=0 and do without pictures.
cli-token-refused = Discord does not accept this token. Reset it in the developer portal under Bot, and put the new one into .env.
cli-no-connection = Discord cannot be reached: { $problem }. Check the network, then run this again.
cli-no-http = The address { $address } of PACTUM_HTTP cannot be used: { $problem }. Choose another, or leave it empty.
cli-sharding-required = Discord closed the connection (4011): a bot on this many servers, 2,500 or more, must run in several parts (shards), one for each thousand servers or so. Run this again with --shard-count 4, or share the shards among several processes (docs/operators/scaling.md).
cli-shards-without-url = A process with some of the shards works beside others on one database: set DATABASE_URL to a PostgreSQL that all of them reach (docs/operators/scaling.md).
cli-intents-unknown = Discord closed the connection (4013): it does not know what this release asks to be told. Install the newest release of Pactum and of discord.py, then run this again.
cli-intents-refused = Discord closed the connection (4014): the bot asks to be told what its application may not hear. Pactum needs no privileged intent; make sure that nothing in the code or in discord.py was changed, then run this again.
cli-wrong-shard = Discord closed the connection (4010): it was told of a part of the bot (shard) that there is not. Check PACTUM_SHARDS and PACTUM_SHARD_COUNT, then run this again.
cli-old-gateway = Discord closed the connection (4012): it no longer speaks the version of its gateway that discord.py uses. Install the newest release of Pactum, then run this again.
cli-bad-env = { $path } cannot be read: { $problem }. Run this as the user it belongs to, or elsewhere.
cli-bad-setting = The setting { $name } cannot be used: { $problem }.
cli-database-where = The embedded database is in { $path }.
cli-database-busy = Another bot is running on this database. Stop it first, or give this one a PACTUM_DATA_DIR or DATABASE_URL of its own.
cli-database-current = The database's schema is up to date.
cli-no-such-game = There is no game named { $game }. There are: { $games }.
cli-from-unreadable = { $file } cannot be read, or is larger than 20 MB.
cli-from-no-export = The file is no export that holds; pactum verify says where it breaks.
cli-from-other-version = The export is of other rules; show it with Pactum { $pactum }.
cli-from-no-such-move = There is nothing to decide there: the export has { $moves } moves, the first are the lobby's.
cli-from-no-such-state = The file has { $states } states.
cli-from-no-state = There is no state of { $game } there.
cli-from-which-game = A state does not say of which game it is: add --game.
cli-wrong-seats = { $game } seats { $fewest } to { $most }.
cli-no-such-players = There are no players named { $players }. There are: { $known }.
cli-balance-run = { $run }: { $tables } tables
cli-balance-written = { $file } and its charts are written.
cli-no-such-pack = There are no cards { $pack } for { $game }. There are: { $packs }.
cli-no-packs = { $game } has only one edition: leave --pack out.
cli-no-such-run = There is no run named { $run }. There are: { $runs }.
cli-no-such-options = These table options cannot be used: { $options }. { $problem }
cli-no-demo-parts = The demo needs its own parts: pip install -c constraints.txt -e '.[demo]', or simply make demo.
cli-simulated = { $tables } tables, { $finished } finished, { $decisions } decisions in { $seconds } s: { $decisions_per_s } decisions/s, { $tables_per_s } tables/s.

cli-doctor-ok = ok    { $what }
cli-doctor-wrong = WRONG { $what }
cli-doctor-note = note  { $what }
cli-doctor-token-missing = No token is set, neither in the environment nor in { $path }. Run this where the bot runs; if it has none yet, get one in the Discord developer portal and put it there as DISCORD_TOKEN=…
cli-doctor-token-shape = The token does not look like a bot token; copy it again from the developer portal, page Bot (not the client secret), without quotes or spaces.
cli-doctor-token-refused = Discord does not accept the token; reset it in the developer portal, page Bot.
cli-doctor-token-good = Discord knows the token as { $name }.
cli-doctor-offline = Discord cannot be reached ({ $problem }), so the bot cannot sign in, and the token was checked by its shape only. Check the network: the bot needs https to discord.com and gateway.discord.gg.
cli-doctor-proxy-away = The proxy in PACTUM_DISCORD_API cannot be reached ({ $problem }), so the bot cannot sign in. Start the proxy, or leave that setting empty.
cli-doctor-skew-discord = The clocks of this machine and of Discord differ by { $seconds } seconds, so clicks are taken for older than they are, and deadlines look wrong; let this machine follow a time server (timedatectl set-ntp true).
cli-doctor-database-embedded = No DATABASE_URL is set: an embedded database in { $path } is used; it starts.
cli-doctor-database-good = The database answers.
cli-doctor-schema-current = Its schema is up to date.
cli-doctor-schema-behind = Its schema is behind: { $count ->
    [one] one migration is
   *[other] { $count } migrations are
} pending; pactum run brings it up to date by itself, or pactum db upgrade.
cli-schema-behind = The schema of the database is not that of this release; pactum run brings it up to date by itself, or pactum db upgrade.
cli-doctor-schema-newer = Its schema ({ $found }) is of a newer release of Pactum, which this one cannot use; install that release.
cli-doctor-schema-none = It is empty; pactum run makes what it needs.
cli-doctor-fonts = The fonts for pictures are there.
cli-doctor-no-font = { $problem }: the bot does not start. Install Pactum anew with its dependencies, or set PACTUM_PICTURE_PROCESSES=0 and do without pictures.
cli-doctor-no-pictures = PACTUM_PICTURE_PROCESSES is 0: boards are text.
cli-doctor-wordings = The sentences of all languages can be read.
cli-no-wordings = A file of sentences in face/locales cannot be read, so the bot does not start: { $problem }. Install Pactum anew, or take your change back.
cli-doctor-exports = Finished games are exported to { $path } before they are deleted.
cli-doctor-exports-closed = Nothing can be written to { $path } ({ $problem }), so finished games are neither exported nor deleted. Give the folder to whoever runs the bot, or name another in PACTUM_EXPORT_DIR.
cli-doctor-data-closed = Nothing can be written to { $path } ({ $problem }), so the embedded database cannot start. Give the folder to whoever runs the bot, or name another in PACTUM_DATA_DIR.
cli-doctor-shards-embedded = Several processes need a PostgreSQL that all of them reach: set DATABASE_URL, or leave PACTUM_SHARDS empty.
cli-doctor-disk = { $free } MB are free in { $path }, where the embedded database is.
cli-doctor-disk-full = Only { $free } MB are free in { $path }, where the embedded database is; it stops when the disk is full. Make room, or move PACTUM_DATA_DIR while the bot is stopped.
cli-doctor-secret-open = Everybody on this machine can read the secrets in { $path }; close it with chmod 600, or its folder with chmod 700.
cli-doctor-http-free = The bot does not run at { $address } (PACTUM_HTTP); it can answer there.
cli-doctor-http-taken = Nothing can answer at { $address } ({ $problem }), so the bot does not start. End what is there, or set another PACTUM_HTTP.
cli-doctor-http-hangs = Nothing answers at { $address } (PACTUM_HTTP), though a bot is at work on this machine ({ $holder }) and something has that address. If it is the bot, it hangs: read its log, then start it again.
cli-doctor-http-ready = The bot answers at { $address }, and is ready.
cli-doctor-http-starting = The bot answers at { $address }, and is starting.
cli-doctor-http-missing = The bot answers at { $address }, but is not ready: { $missing }. Its log says since when, and why.
cli-database-down-url = DATABASE_URL is no address of a PostgreSQL; it looks like postgresql://pactum@host/pactum.
cli-database-down-parameter = The bot cannot do what { $parameter } in the database's address asks for, so it does not connect. Take it out (docs/operators/operations.md has the list).
cli-database-down-value = In the database's address { $parameter } has a value that the bot does not know. It takes { $values }.
cli-database-down-setting = The database at { $where } refuses { $parameter } in its address. Correct it, or take it out.
cli-database-down-file = The file that { $parameter } names in the database's address cannot be used ({ $problem }). Name one that is there, that the bot may read, and that is right for { $parameter }.
cli-database-down-certificate = The database at { $where } wants a certificate of the bot's own. Name it by sslcert in the database's address, and the file with its key by sslkey.
cli-database-down-root-certificate = The certificate of the database at { $where } is to be checked, but against what? Name the file with the certificate of whoever vouches for it by sslrootcert in the database's address; sslrootcert=system takes those that this machine trusts.
cli-database-down-unencrypted = The database at { $where } does not let its user in without encryption. Let the database's address say sslmode=require, or sslmode=verify-full with sslrootcert; if it says so, check its user.
cli-database-down-password = The database at { $where } refuses user or password; set PGPASSWORD (or PGPASSWORD_FILE) to what it was made with.
cli-database-down-no-database = There is no such database at { $where }; make it with createdb, or correct DATABASE_URL.
cli-database-down-connections = The database at { $where } has no connection left; end what does not need one, or raise its max_connections.
cli-database-down-starting = The database at { $where } is starting or stopping; ask again in a minute.
cli-database-down-no-host = The host of the database at { $where } is not known; correct DATABASE_URL, or the network's names.
cli-database-down-encryption = The encrypted connection to the database at { $where } fails ({ $problem }); check its certificate, whether it offers TLS, and sslmode in DATABASE_URL.
cli-database-down-nobody = Nobody answers at { $where }; start the database, or correct DATABASE_URL.
cli-database-down-rights = The database at { $where } does not let its user make or change tables there. Let it belong to that user (ALTER DATABASE … OWNER TO …, and REASSIGN OWNED for tables that are there), or name the user it belongs to in DATABASE_URL.
cli-database-down-read-only = The database at { $where } takes no changes: it is a standby, or set to read-only. Name the primary in DATABASE_URL, or promote the standby (pg_ctl promote).
cli-database-down-disk-full = The disk of the database at { $where } is full. Make room there, then run this again.
cli-database-down-other-tables = The tables in the database at { $where } are not those of this release. Give Pactum a database of its own (createdb); if it is Pactum's, pactum doctor says whether it is older or newer.
cli-database-down-stopped = The built-in database in { $where } does not run; pactum run starts it.
cli-database-away = The database went away meanwhile, or has no connection left. Run this again; pactum doctor says what is wrong.
cli-database-unsure = The database went away just as this was written down, so it may count or not. Look before you run this again; pactum doctor says what is wrong.
cli-embedded-failed = The built-in database did not start in { $where }: { $problem }. Whoever runs the bot must be able to write there, on a disk with room; if so, its own log in { $where }/logs says more.
cli-database-down-other = The database at { $where } cannot be used ({ $problem }); its own log says why.
cli-doctor-pool = DATABASE_URL leads to a pool of connections such as pgbouncer; set DATABASE_DIRECT_URL to the server behind it as well, so that the bot can hold the database and hear of changes.
cli-doctor-server = It is a PostgreSQL { $version }.
cli-doctor-server-old = It is a PostgreSQL { $version }, and Pactum needs 14 or newer; upgrade it (pactum backup, then pactum restore into the new one).
cli-doctor-read-only = The database takes no changes: it is a standby, or set to read-only. Promote the standby (pg_ctl promote), or name the primary in DATABASE_URL.
cli-doctor-rights = { $user } may not make tables in the database, or change those that are there. Let the database belong to that user (ALTER DATABASE … OWNER TO { $user }, and REASSIGN OWNED for tables that are there).
cli-doctor-not-empty = The database holds tables of something else ({ $tables }). Give Pactum one of its own: createdb, and name it in DATABASE_URL.
cli-doctor-losing = The database's setting { $setting } is off: if its machine stops, moves that players were told of are lost. Switch it on: ALTER SYSTEM SET { $setting } = on, then SELECT pg_reload_conf().
cli-doctor-skew = The clocks of this machine and of the database differ by { $seconds } seconds, so deadlines look wrong; let both follow a time server (timedatectl set-ntp true).
cli-doctor-standby-lag = Its standby { $name } ({ $state }) is { $seconds } seconds behind.
cli-doctor-process = A process works on this database: { $holder }, shards { $shards } of { $count }.
cli-doctor-not-connected = The bot at { $holder } is not connected to Discord, so its servers get no answers; read its log. It tries again by itself.
cli-doctor-shards-missing = No process has shards { $shards } of { $count }, so their servers get no answers; start one with PACTUM_SHARDS={ $shards }.
cli-doctor-two-databases = DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases. Let both name the same one, the first through the pool.
cli-doctor-pool-direct = DATABASE_DIRECT_URL leads to a pool of connections, too; name the server behind it.
cli-doctor-given-up = { $messages ->
    [one] One message of the last week has
   *[other] { $messages } messages of the last week have
} failed for good, the first at table { $table }, since { $since }; /fix undelivered shows moderators those of their server, the log why.
cli-doctor-silent = The bot holds the database but has shown no sign of life for { $minutes } minutes; read its log, then start it again.
cli-doctor-overdue = Work that has its moment is not done, though the bot is connected: for more than { $minutes } minutes { $deadlines } deadlines, { $reminders } reminders and { $orders } standing orders have been due. The log has “broke off” with the cause; install the release that mends it, or start the bot again.
cli-doctor-intents = No privileged intent is needed, and none has to be switched on.
cli-doctor-interactions-elsewhere = The application has an Interactions Endpoint URL, so clicks and commands never reach the bot; clear it in the developer portal, page General Information.
cli-doctor-few-sessions = Discord allows { $left } more starts today (of { $most }); find out why the bot starts so often before it is locked out.
cli-doctor-not-on-server = The bot is not on server { $server } any more, or not let in; its tables wait until it is invited again with the address below.
cli-doctor-no-channel = On { $server }, channel { $channel } is gone or hidden from the bot; choose another home by /pactum setup there, or let it see the channel.
cli-doctor-no-permission = On { $server }, in #{ $channel }, the bot lacks { $permissions }, so its tables cannot be played there; give them to its role, or invite it again with the address below.
cli-doctor-no-attach = On { $server }, in #{ $channel }, the bot lacks Attach Files, so boards there are text; give it to its role.
cli-doctor-no-pin = On { $server }, in #{ $channel }, the bot lacks Pin Messages, so boards there are not pinned; give it to its role.
cli-doctor-servers = { $count ->
    [one] One server was
   *[other] { $count } servers were
} looked at for what the bot may do there.
cli-doctor-more-servers = { $count ->
    [one] One more server was
   *[other] { $count } more servers were
} not looked at: those with the fewest channels.
cli-doctor-bot = A bot works on this database: { $holder }.
cli-doctor-pack-in-use = { $game }: { $tables ->
    [one] one table plays
   *[other] { $tables } tables play
} with { $pack }, version { $version }, { $hash }, as it is here.
cli-doctor-pack-differs = { $game }: { $tables ->
    [one] one table plays
   *[other] { $tables } tables play
} with { $pack }, version { $version }, { $hash }. New tables get other cards; these go on with theirs.
cli-doctor-pack-gone = { $game }: { $tables ->
    [one] one table names
   *[other] { $tables } tables name
} the cards { $pack }, version { $version }, { $hash }, which are not here. Put the files with that hash into a folder of the game's content and start the bot again; then pactum resume.
cli-doctor-halted = { $tables ->
    [one] One table is halted
   *[other] { $tables } tables are halted
} (the first is table { $table }, since { $since }): { $why }. Once the cause is gone, pactum resume lets them go on.
cli-doctor-none-halted = No table is halted.
cli-doctor-outbox = { $messages ->
    [0] No message waits
    [one] One message waits, for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
   *[other] { $messages } messages wait, the oldest for { $minutes } minutes
}.
cli-health-well = A bot is at work ({ $holder }); { $messages ->
    [one] one message waits
   *[other] { $messages } messages wait
}, { $halted ->
    [one] one table is halted
   *[other] { $halted } tables are halted
}.
cli-health-late = A bot is at work ({ $holder }), but { $messages ->
    [one] one message waits
   *[other] { $messages } messages wait
}, the oldest for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
cli-health-silent = A bot holds the database ({ $holder }) but has shown no sign of life for { $minutes } minutes: it hangs. Start it again.
cli-health-overdue = A bot is at work ({ $holder }), but for more than { $minutes } minutes { $deadlines } deadlines, { $reminders } reminders and { $orders } standing orders have been due.
cli-health-no-bot = No bot works on the database.
cli-health-schema = The database has not the schema of this release.
cli-resume-reason = The cause is gone.
cli-rebuilt = { $count ->
    [0] No table has ended.
    [one] One table was counted.
   *[other] { $count } tables were counted.
}
cli-backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} in { $size } MB, with all their secrets: keep it where only you can read it.
cli-restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back from { $file }. Start the bot: deadlines move by the time since the backup.
cli-dump-no-program = There is no { $program } of version { $server } or newer, as the database's server needs. Install the client programs of PostgreSQL { $server } (on Debian: postgresql-client-{ $server }), then run this again.
cli-dump-no-tls = The connection to the database has to be encrypted, and no { $program } of version { $server } or newer that can do that is installed; the built-in one cannot. Install the client programs of PostgreSQL { $server } (on Debian: postgresql-client-{ $server }), then run this again, or back up by the means of whoever hosts the database.
cli-dump-failed = { $program } failed: { $problem }
cli-dump-exists = { $file } is there already. Choose another name, or move it away.
cli-dump-not-writable = { $file } cannot be written: { $problem }.
cli-dump-no-file = There is no file { $file }. Look at the name and the folder; in a container it is one of the container's.
cli-dump-no-backup = { $file } is no backup that pactum backup has written, or not all of one.
cli-dump-not-empty = The database in { $where } is not empty, so nothing was restored. Give it an empty one: another PACTUM_DATA_DIR, or a new database in DATABASE_URL.
cli-dump-older-server = The backup is of a PostgreSQL { $found }, and this server is { $server }. Restore it into one that is as new.
cli-dump-newer-schema = The backup is of a newer release of Pactum (schema { $found }; this one knows { $known }). Install that release, then run this again.
cli-resumed = { $count ->
    [0] No table goes on.
    [one] One table goes on.
   *[other] { $count } tables go on.
}
cli-still-halted = Table { $table } is still halted: { $why }. The log says where it breaks.
cli-doctor-pack = { $game }: card pack { $pack }, version { $version }, { $hash }.
cli-doctor-no-pack = { $game }: no card pack needed.
cli-doctor-packs-wrong = { $game }: a card pack cannot be read, so no table can be opened with it: { $problem }. Put its files back as they were, or correct them.
cli-doctor-invite = Invite the bot with this address:
cli-doctor-invite-unknown = The invite address can be printed once a token is set.
cli-doctor-all-well = Nothing is wrong.
cli-doctor-some-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}

# What `pactum verify` says. `$number` is that of a move.

cli-help-verify = Check the export of a table: its chain, its seed, every draw, every move by the rules, the result.
cli-help-verify-file = The file that /table export gave.
cli-help-head = The log's head, as the table's thread showed it; its first 16 digits are enough.
cli-help-fingerprint = The fingerprint, as the table's lobby showed it; its first 16 digits are enough.
cli-help-word = A player's word, as the lobby showed it, in the order of joining; "Ann=" for a player without one. Once for each player.
cli-help-lobby-head = The log's head, as the table's lobby showed it; its first 16 digits are enough.
cli-help-replay = Write a finished game as a page to click through in a browser. It needs no network.
cli-help-replay-output = The file to write.
cli-help-replay-names = The names of the seats, in their order, divided by commas. An export holds none.
cli-help-replay-language = The language of the page, as in “en”.
cli-replay-language = There is no language “{ $typed }”. There are: { $there }.
cli-replay-nothing = No move of { $file } can be played again: { $why }
cli-replay-written = { $file } is written ({ $kilobytes } kB). Open it in a browser.
cli-replay-written-wrong = { $file } is written, but the export does not hold, and the page shows only what stands before the mistake: { $why }
cli-replay-older = The game began by rules version { $theirs }, and rules version { $ours }, which is here, does not play it to its end, so that no page can be made of it. pactum verify says what can be checked all the same.
cli-replay-unwritable = { $file } cannot be written: { $problem }.
cli-help-export = Write the export of the one table to this file.
cli-export-one-table = An export is of one table, not of { $tables }: add --tables 1.
cli-cannot-write = { $file } cannot be written: { $problem }.

cli-verified-anchored = Consistent and anchored: { $game }, table { $table }, { $moves } moves. All follows from the seed, the words and the answers, and { $bits ->
    [256] the head you gave is the log's
   *[other] the log's head begins as you gave it ({ $bits } of 256 bits)
}: { $head }
cli-verified = Consistent, not anchored: { $game }, table { $table }, { $moves } moves. All follows from the seed, the words and the answers.
    Nothing says yet that this is the log that was shown while you played: compare its head with the one in the table's thread, or give that one with --head.
    { $head }

cli-part-anchored = Consistent as far as no rules are needed, and anchored: { $game }, table { $table }, { $moves } moves. { $bits ->
    [256] The head you gave is the log's
   *[other] The log's head begins as you gave it ({ $bits } of 256 bits)
}: { $head }
cli-part = Consistent as far as no rules are needed, not anchored: { $game }, table { $table }, { $moves } moves.
    Nothing says yet that this is the log that was shown while you played: compare its head with the one in the table's thread, or give that one with --head.
    { $head }
cli-part-checked = The game began by rules version { $began }, and this Pactum has rules version { $rules }. CHECKED: every hash of the log, the opening seed and the words, the seed, the seats, every draw, and that every answer is the one that was committed to.{ $played ->
    [0] {" "}No move was played again.
   *[other] {" "}The first { $played } of them were also played again by rules version { $rules }, and follow from the seed and the answers.
}
cli-part-left = NOT CHECKED: what the rules make of the answers {$played ->
    [0] of the whole game
   *[other] after move { $played }
}, and the final standings. Another version of the rules differs there, so it cannot tell a mistake from a rule that has changed.
cli-part-by = Pactum { $by } as it was published reads this file and has rules version { $began }: it plays again all that was played before the bot was updated. If it names a difference at the first move after an update, that is the update.
cli-rules-alike = The game began by rules version { $began }; it is the same game by rules version { $rules }, which this Pactum has.

cli-from-the-lobby = From the lobby, as the file has it:
    Fingerprint: { $fingerprint } { $fingerprint_bits ->
        [0] (not compared)
        [256] (as you gave it)
       *[other] (begins as you gave it: { $fingerprint_bits } of 256 bits)
    }
    Words, in the order of joining: { $words } { $compared ->
        [none] (not compared)
        [all] (as you gave them)
       *[some] ({ $given } of { $players } compared)
    }
    Log of the lobby: { $lobby } { $lobby_bits ->
        [0] (not compared)
       *[other] (compared)
    }

cli-seed-proved = The seed is the lobby's: its fingerprint and the words are those you were shown before the start.
cli-seed-words = The words are UNPROVED: with other words the game would have had another seed. Compare each with the one the lobby showed, or give them all: --word NAME=WORD for each player, in the order of joining.
cli-seed-unproved = The seed is UNPROVED: another opening seed, with other words, could have been put in before the game began. Compare the fingerprint and the words above with those the lobby showed before the start, or give them: --fingerprint, and --word NAME=WORD for each player.

cli-cards-here = The cards are { $pack }, version { $version }, as this Pactum has them: { $hash }
cli-cards-unknown = The cards are { $pack }, version { $version }, which are neither in the file nor known to this Pactum: { $hash }
cli-cards-file = The cards are { $pack }, version { $version }, and this Pactum knows them only from the file: { $hash }. If you want to know that they are the ones you played with, ask who runs the bot for the line of `pactum doctor` with this hash.

cli-bad-head = This is no head of a log and no fingerprint: { $typed }. Copy it from the table's thread or its lobby: 64 digits of 0-9 and a-f, or at least the first 16 of them.

cli-unreadable-missing = There is no file { $file }. Give the file that /table export attached.
cli-unreadable-directory = { $file } is a directory. Give the file that /table export attached.
cli-unreadable-no-file = { $file } is not a file that can be read. Give the file that /table export attached.
cli-unreadable-forbidden = { $file } cannot be read: { $problem }.
cli-unreadable-too-large = { $file } is larger than { $most } MB and was not read: no export is. Give the file that /table export attached.
cli-unreadable-cut-off = { $file } was cut off in line { $line }. Download it again from the message of /table export.
cli-unreadable-not-json = { $file } is not JSON from line { $line } on, so it is no export. Give the file that /table export attached, unchanged.
cli-unreadable-number = { $file } holds the number { $found }, which is in no export. Give the file that /table export attached, unchanged.
cli-unreadable-twice = { $file } holds the key “{ $name }” twice in one place, which no export does. Give the file that /table export attached, unchanged.
cli-unreadable-too-deep = { $file } is nested deeper than { $most } levels, which no export is. Give the file that /table export attached, unchanged.
cli-unreadable-half-character = { $file } holds half a character (a lone surrogate), which no export does. Give the file that /table export attached, unchanged.
cli-unreadable-not-an-export = { $file } is JSON, but no export of Pactum. Give the file that /table export attached.
cli-unreadable-malformed = { $file } is not written as an export is: { $problem }. Give the file that /table export attached, unchanged.

cli-other-format = The file is an export in another format.
cli-other-game = The file is of a game that is not here: { $theirs }. There are: { $ours }.
cli-other-rules = The game was played by rules version { $theirs }; here are rules version { $ours }.
cli-other-pack = The game was played with the cards { $theirs }, which the file does not hold and this Pactum does not know by that hash (it has: { $ours }). Put the card files it was played with into a folder of the game's content and run this again.
cli-other-release = This is Pactum { $here }: install Pactum { $release } and run this again.
cli-other-build = The file says it is of Pactum { $release }, the release that is here: install the very build and cards the table was played with; who ran the bot knows them.

cli-differs-head = The head you gave, { $given }, is not the head of this log, which is { $says }: this is not the log it was published for.
cli-differs-head-earlier = The head you gave is that of move { $number }, and the log goes on to move { $moves }. What came after it is not anchored: give the head of the last step, as the table's board shows it.
cli-differs-fingerprint = The fingerprint you gave, { $given }, is not that of this file, which is { $says }: the game was not dealt from the seed its lobby was tied to.
cli-differs-word = Word no. { $number } you gave, “{ $given }”, is not in its place in this file, whose words are, in the order of joining: { $says }. The game was not dealt from the words its lobby showed.
cli-differs-words = You gave { $given } words, and by the file { $says } players joined: the game was not dealt from the words its lobby showed.
cli-differs-lobby-head = The lobby's head you gave, { $given }, is of no move before the start; the last of them has { $says }. This is not the log of that lobby.
cli-differs-lobby-head-later = The lobby's head you gave, { $given }, is of a move after the start: give it with --head. The last one of the lobby is { $says }.

# check-live
cli-live-checked =
    { $live ->
        [0] No game is played.
        [one] One game is played
       *[other] { $live } games are played
    }{ $live ->
        [0] { "" }
       *[other] , { $count ->
            [0] all of them with the rules and cards of this release.
            [one] one of them was looked at.
           *[other] { $count } of them were looked at.
        }
    }
cli-live-goes-on = Table { $table } ({ $game }): its log plays differently by these rules ({ $why }). It goes on from its stored state.
cli-live-lost = Table { $table } ({ $game }): its state cannot be played on ({ $why }). It will be halted when this release starts, and its players told; the others play on.
cli-live-halted = Table { $table } ({ $game }): its state cannot be played on ({ $why }). It is halted now, and its players are told.
cli-live-well = All of these can be played on.

# db upgrade-server
cli-server-upgraded = The built-in database runs PostgreSQL { $now } now; it had { $was }. The old files are in { $kept }: delete them once all is well.
cli-server-current = The built-in database has the PostgreSQL of this release. There is nothing to do.
cli-server-own = DATABASE_URL names a server of your own: upgrade it by its own means.
cli-server-no-database = There is no built-in database in { $where }.
cli-server-no-programs = The built-in database was made by PostgreSQL { $found }; this installation comes with { $known } only. Install the release that made it, back up with pactum backup, and restore here into an empty directory.
cli-server-other-user = The built-in database in { $where } belongs to the user { $owner }. Nothing was changed. Run this as { $owner }: sudo -u { $owner }, or su.
cli-server-in-use = Something works on the built-in database in { $where }: stop the bot first.
cli-server-exists = { $where } is in the way: it holds the files of an earlier upgrade. Move it away first.
cli-server-failed = It did not work, and the old files are as they were. { $program }: { $problem }

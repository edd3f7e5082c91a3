# What the command line says to whoever runs the bot.

cli-about = Pactum hosts board games with secret information on Discord.
cli-help-version = Print the release, and exit.
cli-release = Pactum { $number }
cli-release-commit = Pactum { $number } (commit { $commit })
cli-help-run = Run the bot.
cli-help-role = all (everything in one process), clicks (answers presses by HTTP beside it, any number of them), or standby (waits, and takes over when it ends). Or set PACTUM_ROLE.
cli-help-register-commands = Send the slash commands to Discord even if they seem to be registered there.
cli-help-demo = Play a game in the browser, without Discord, a token or a network.
cli-help-simulate = Let random players or policies play whole games and print the figures: who wins how often, and how long they think.
cli-help-balance = Let automatic players play hundreds of games, and report how cards and seats weigh against the aims.
cli-help-balance-tables = How many tables the main run plays; the others play a part of that.
cli-help-balance-pack = Which cards: the name of a pack, or name@hash for exactly these.
cli-help-balance-runs = Only these runs, separated by commas; all of them if left out.
cli-help-balance-strategies = How many tables each simple strategy plays against the others; a part of --tables if left out.
cli-help-balance-processes = How many processes play at once. The figures don't depend on it.
cli-help-balance-all-rows = Print every row of long tables, not only those that miss an aim or come near to it, and every table.
cli-help-balance-output = Where to write the report, as Markdown with charts beside it.
cli-help-lengths = Count how long games last among automatic players, and write what lobbies say about it.
cli-help-lengths-games = Which games; all that have automatic players if left out.
cli-help-lengths-tables = How many tables for each number of players, among stewards and among apprentices.
cli-help-bench = Measure clicks, replays and states, and print the figures. For developers: it needs the checkout.
cli-help-doctor = Say what is wrong with token, database and card packs, and print the invite address.
cli-help-health = Say in one line whether a bot is running on the database and its messages arrive: for a container's health check. Exit code 1 if not.
cli-help-check-live = Check before an upgrade which running games this release can continue. It changes nothing; the bot can stay up.
cli-help-check-all = Check all running games, also those with this release's rules and cards.
cli-help-check-speed = Take as much of the processor as other programs do. Without it the bot comes first, which takes long on a busy machine.
cli-help-check-minutes = Stop after so many minutes, with exit code 1.
cli-help-check-halt = Halt the games that can't be continued, and tell their players.
cli-help-resume = Let all halted tables on all servers continue, once the cause is gone. Each is tried first; those that still break are named. The bot can stay up.
cli-help-resume-reason = What the players of those tables read.
cli-help-backup = Back up the whole database to a new file, while the bot runs. The file holds the secrets of all games.
cli-help-backup-file = The file to write. An existing one is never overwritten.
cli-help-restore = Fill an empty database from a backup. One that isn't empty is left alone.
cli-help-restore-file = A file written by pactum backup.
cli-help-records = What people have played.
cli-help-records-rebuild = Recompute all results and ratings from the finished tables. The bot can stay up.
cli-help-db = The database.
cli-help-db-upgrade = Bring the database's schema up to date. `pactum run` does this by itself.
cli-help-db-url = Print the database's address for psql and the like, without the password: psql "$(pactum db url)".
cli-url-stopped = The built-in database in { $path } isn't running; it runs while the bot does. Start the bot, then run this again.
cli-help-upgrade-server = Upgrade the built-in database's files to this release's PostgreSQL. The old ones are kept.
cli-help-game = Which game.
cli-help-tables = How many tables.
cli-help-players = Who plays: random, caretaker, apprentice, steward. One name for all seats, or one for each, separated by commas.
cli-help-rotate = Move the players by one seat from table to table.
cli-help-options = Table options, like "difficulty=hard".
cli-help-seed = The same seed plays the same games.
cli-help-seats = How many seats.
cli-help-json = Print one JSON object.
cli-help-demo-seats = How many seats you hold yourself; automatic players hold the others.
cli-help-port = The local port of the page; 0 takes any free one.
cli-help-from = Look at a stored position: an export, or states of a game as JSON, one a line (--game says which game); .xz too.
cli-help-at = With --from: the move of the export, or the number of the state.
cli-help-demo-language = The demo's language: { $languages }; if left out, that of this computer, or English.
cli-no-such-language = There's no language “{ $language }”. Choose one of: { $languages }; --preview shows one that isn't finished.
cli-nothing-to-preview = There's nothing in “{ $language }” yet. Translate a file of face/locales/en into face/locales/{ $language } first, or one of a game; the name of the folder is the language's code, as in “de”.
cli-help-preview = With --language: one that isn't finished, with what it lacks in English.
cli-help-no-browser = Only print the address.
cli-help-sweeps = Measure the sweeps instead: 10,000 due reminders, and missed deadlines.
cli-help-bench-burst = How messages go out when a step settles at many tables in one second, and reminders due in the same hour.
cli-help-bench-pages = How soon a press on the page of a table is drawn, and how soon open pages hear of a change.
cli-help-bench-open-pages = How many pages of players are open.
cli-help-bench-listeners = How many pages of onlookers at one table hear of its changes.
cli-help-bench-how-many = How many processes.
cli-help-bench-way = By which way clicks come: the gateway, or http, to so many processes without a gateway.
cli-help-bench-share = The part of a core that each process for clicks by http gets, so that several find room beside all else here.
cli-help-bench-settling = How many tables settle a step in that second.
cli-help-bench-reminders = How many reminders are due.
cli-help-bench-outbox = Measure how fast the outbox sends what was waiting after an outage.
cli-help-bench-delivery = Measure how fast messages go out with a slow Discord: alone, beside a call that hangs, after an outage.
cli-help-think = How many seconds Discord takes to answer.
cli-help-lanes = How many lanes wait: players and threads with a message to send.
cli-help-delivered = How many messages were delivered before.
cli-help-bench-review = How much of the processor's time the review of a whole game takes, and what it finds.
cli-help-bench-trials = How long a trial and a forecast take, and what a table in play notes while ten people try.
cli-help-bench-pause = Seconds between two presses of one who tries, on average.
cli-help-bench-moments = So many moments of a game, spread over it, a trial is opened at.
cli-help-bench-engine = Games a second by random players on one core, and microseconds for a state; beside catanatron where it is installed.
cli-help-bench-wordings = Milliseconds for a sentence in each language, the first time and again.
cli-help-bench-growth = Bytes of a finished table in the database, by relation: at its end, a week later, once its log is condensed.
cli-help-copies = How many copies of each table are made, so that half-filled pages don't count.
cli-help-bench-updates = What some hundred thousand updates of live rows leave behind: sizes, and the share that touched no index.
cli-help-plain = Without the schema's own settings for its tables.
cli-help-bench-pictures = Milliseconds for a board's picture, freshly drawn and from the cache, and the longest stall of everything else.
cli-help-pictures = How many pictures to draw.
cli-help-rounds = How many rounds; the best one counts.
cli-help-bench-with-pictures = Let desks and boards have their pictures.
cli-help-bench-clicks = Clicks a second of the bot in its own process, beside a bare bot in the same run.
cli-help-bench-growth-of-clicks = What a click costs, and the bot holds in memory, as tables, rounds and hours grow.
cli-help-bench-part = Only this part: tables, rounds or hours. Can be given several times.
cli-help-bench-most = The most tables, compared with 10 and 1,000. Memory over hours is measured with 10,000 at most.
cli-help-bench-hours = How many hours of play, of 8,000 clicks each, after a first that doesn't count.
cli-help-bench-shared-buffers = Memory for Postgres's cache, written as in its settings (6GB); its default is 128MB.
cli-help-concurrency = How many clicks are under way at once.
cli-no-checkout = Simulations, balance and benchmarks aren't installed with Pactum. Run this in a checkout of its sources, after make test.
cli-help-clicks = How many clicks to measure.

cli-no-token = No bot token is set, so Pactum can't sign in.
    Get one in the Discord developer portal (discord.com/developers/applications): New Application, Bot, Reset Token.
    Put it into a file named .env as DISCORD_TOKEN=… (see .env.example), then run this again.
    To look around without Discord: make demo
cli-no-font = A font is missing, so boards can't be drawn: { $problem }. Install it and run this again, or set PACTUM_PICTURE_PROCESSES=0 to do without pictures.
cli-token-refused = Discord doesn't accept this token. Reset it in the developer portal under Bot, and put the new one into .env.
cli-no-connection = Discord can't be reached: { $problem }. Check the network, then run this again.
cli-no-http = The address { $address } in PACTUM_HTTP can't be used: { $problem }. Choose another, or leave it empty.
cli-no-web = The address { $address } in PACTUM_WEB can't be used: { $problem }. Choose another: no two processes can share one.
cli-sharding-required = Discord closed the connection (4011): the bot has outgrown its shards. Run this again: it takes as many as Discord wants.
cli-intents-unknown = Discord closed the connection (4013): it doesn't know the intents this release asks for. Install the newest release of Pactum and of discord.py, then run this again.
cli-intents-refused = Discord closed the connection (4014): the bot asked for an intent its application isn't allowed. Pactum needs no privileged intent; make sure nothing in the code or in discord.py was changed, then run this again.
cli-old-gateway = Discord closed the connection (4012): it no longer speaks the gateway version that discord.py uses. Install the newest release of Pactum, then run this again.
cli-bad-env = { $path } can't be read: { $problem }. Run this as the user it belongs to, or elsewhere.
cli-bad-setting = The setting { $name } can't be used: { $problem }.
cli-outdated-setting = The setting { $name } is gone: one process takes as many shards as Discord wants. Remove the setting, and stop all other processes of the bot. To run several, set PACTUM_ROLE=clicks or PACTUM_ROLE=standby for each that comes beside it (docs/operators/scaling.md).
cli-database-where = The embedded database is in { $path }.
cli-database-busy = Another bot is running on this database. Stop it first, or give this one its own PACTUM_DATA_DIR or DATABASE_URL.
cli-stands-by = Standing by: process { $pid } on { $host } runs the bot on this database ({ $where }), since { $since }. This one takes over when that one ends.
cli-database-current = The database's schema is up to date.
cli-no-such-game = There's no game named { $game }. Available: { $games }.
cli-from-unreadable = { $file } can't be read, or is larger than 20 MB.
cli-from-no-export = The file isn't an export that holds; pactum verify says where it breaks.
cli-from-other-version = The export was played by other rules; show it with Pactum { $pactum }.
cli-from-no-such-move = There's nothing to decide there: the export has { $moves } moves, and the first are the lobby's.
cli-from-no-such-state = The file has { $states } states.
cli-from-no-state = There's no state of { $game } there.
cli-from-which-game = A state doesn't say which game it's from: add --game.
cli-wrong-seats = { $game } seats { $fewest } to { $most }.
cli-no-such-players = There are no players named { $players }. Available: { $known }.
cli-balance-run = { $run }: { $tables } tables
cli-balance-written = { $file } and its charts are written.
cli-lengths-written = { $game }: its lengths are in { $file }.
cli-lengths-nobody = { $game } has no stewards and apprentices whose games could be counted.
cli-no-such-pack = { $game } has no cards { $pack }. Available: { $packs }.
cli-no-packs = { $game } has only one edition: leave --pack out.
cli-no-such-run = There's no run named { $run }. Available: { $runs }.
cli-no-such-options = These table options can't be used: { $options }. { $problem }
cli-no-demo-parts = The demo needs its own parts. Install them: pip install -c constraints.txt -e '.[demo]', or simply make demo.
cli-simulated = { $tables } tables, { $finished } finished, { $decisions } decisions in { $seconds } s: { $decisions_per_s } decisions/s, { $tables_per_s } tables/s.

cli-doctor-ok = ok    { $what }
cli-doctor-wrong = WRONG { $what }
cli-doctor-note = note  { $what }
cli-doctor-token-missing = No token is set, neither in the environment nor in { $path }. Run this where the bot runs. If it has no token yet, get one in the Discord developer portal and put it there as DISCORD_TOKEN=…
cli-doctor-token-shape = The token doesn't look like a bot token. Copy it again from the developer portal, page Bot (not the client secret), without quotes or spaces.
cli-doctor-token-refused = Discord doesn't accept the token. Reset it in the developer portal, page Bot.
cli-doctor-token-good = Discord knows the token as { $name }.
cli-doctor-offline = Discord can't be reached ({ $problem }), so the bot can't sign in, and only the token's shape was checked. Check the network: the bot needs https to discord.com and gateway.discord.gg.
cli-doctor-limited = Discord limits this token's requests for { $minutes } more minutes, until { $until } UTC. A bot that starts meanwhile waits by itself; don't start it over and over. Find out what sends so many requests.
cli-doctor-proxy-away = The proxy in PACTUM_DISCORD_API can't be reached ({ $problem }), so the bot can't sign in. Start the proxy, or leave that setting empty.
cli-doctor-skew-discord = The clocks of this machine and Discord differ by { $seconds } seconds, so clicks seem older than they are, and deadlines look wrong. Let this machine follow a time server (timedatectl set-ntp true).
cli-doctor-database-embedded = No DATABASE_URL is set, so the embedded database in { $path } is used; it starts.
cli-doctor-database-good = The database answers.
cli-doctor-schema-current = Its schema is up to date.
cli-doctor-schema-behind = Its schema is behind: { $count ->
    [one] one migration is
   *[other] { $count } migrations are
} pending. pactum run applies them by itself, or use pactum db upgrade.
cli-schema-behind = The database's schema isn't that of this release. pactum run updates it by itself, or use pactum db upgrade.
cli-doctor-schema-altered = Its schema isn't as Pactum made it: something is missing or different in { $tables }. Undo what was changed there, or restore a backup into an empty database.
cli-doctor-schema-none = It's empty; pactum run creates what it needs.
cli-doctor-fonts = The fonts for pictures are there.
cli-doctor-no-font = { $problem }: the bot doesn't start. Reinstall Pactum with its dependencies, or set PACTUM_PICTURE_PROCESSES=0 to do without pictures.
cli-doctor-no-pictures = PACTUM_PICTURE_PROCESSES is 0: boards are text.
cli-doctor-wordings = The sentences of all languages can be read.
cli-no-wordings = A file of sentences in face/locales can't be read, so the bot doesn't start: { $problem }. Reinstall Pactum, or undo your change.
cli-doctor-exports = Finished games are exported to { $path } before they are deleted.
cli-doctor-exports-closed = { $path } isn't writable ({ $problem }), so finished games are neither exported nor deleted. Give the folder to whoever runs the bot, or name another in PACTUM_EXPORT_DIR.
cli-doctor-data-closed = { $path } isn't writable ({ $problem }), so the embedded database can't start. Give the folder to whoever runs the bot, or name another in PACTUM_DATA_DIR.
cli-doctor-disk = { $free } MB are free in { $path }, where the embedded database is.
cli-doctor-disk-full = Only { $free } MB are free in { $path }, where the embedded database is; it stops when the disk is full. Make room, or move PACTUM_DATA_DIR while the bot is stopped.
cli-doctor-secret-open = Everyone on this machine can read the secrets in { $path }. Close it with chmod 600, or its folder with chmod 700.
cli-doctor-http-free = The bot isn't running at { $address } (PACTUM_HTTP); it can answer there.
cli-doctor-http-taken = Nothing can answer at { $address } ({ $problem }), so the bot doesn't start. Stop what is there, or set another PACTUM_HTTP.
cli-doctor-http-hangs = Nothing answers at { $address } (PACTUM_HTTP), though a bot is running on this machine ({ $holder }) and something has that address. If it's the bot, it hangs: read its log, then restart it.
cli-doctor-http-ready = The bot answers at { $address }, and is ready.
cli-doctor-http-starting = The bot answers at { $address }, and is starting.
cli-doctor-http-stands-by = The process that answers at { $address } stands by: another runs the bot, and this one takes over when that one ends.
cli-doctor-http-missing = The bot answers at { $address }, but isn't ready: { $missing }. Its log says since when, and why.
cli-database-down-url = DATABASE_URL isn't the address of a PostgreSQL. It should look like postgresql://pactum@host/pactum.
cli-database-down-parameter = The bot can't do what { $parameter } in the database's address asks for, so it doesn't connect. Take it out (docs/operators/operations.md has the list).
cli-database-down-value = In the database's address, { $parameter } has a value the bot doesn't know. It takes { $values }.
cli-database-down-setting = The database at { $where } refuses { $parameter } in its address. Correct it, or take it out.
cli-database-down-file = The file named by { $parameter } in the database's address can't be used ({ $problem }). Name an existing one that the bot can read and that is right for { $parameter }.
cli-database-down-certificate = The database at { $where } wants a certificate from the bot. Name it with sslcert in the database's address, and its key file with sslkey.
cli-database-down-root-certificate = The certificate of the database at { $where } should be checked, but against what? Name the file of whoever vouches for it with sslrootcert in the database's address; sslrootcert=system takes those this machine trusts.
cli-database-down-unencrypted = The database at { $where } doesn't let its user in without encryption. Put sslmode=require, or sslmode=verify-full with sslrootcert, in the database's address; if it's there already, check its user.
cli-database-down-password = The database at { $where } refuses the user or password. Set PGPASSWORD (or PGPASSWORD_FILE) to what it was made with.
cli-database-down-no-database = There's no such database at { $where }. Create it with createdb, or correct DATABASE_URL.
cli-database-down-connections = The database at { $where } has no connection left. Close what doesn't need one, or raise its max_connections.
cli-database-down-starting = The database at { $where } is starting or stopping. Try again in a minute.
cli-database-down-no-host = The host of the database at { $where } isn't known. Correct DATABASE_URL, or the network's names.
cli-database-down-encryption = The encrypted connection to the database at { $where } fails ({ $problem }). Check its certificate, whether it offers TLS, and sslmode in DATABASE_URL.
cli-database-down-nobody = Nothing answers at { $where }. Start the database, or correct DATABASE_URL.
cli-database-down-rights = The database at { $where } doesn't let its user create or change tables there. Make that user its owner (ALTER DATABASE … OWNER TO …, and REASSIGN OWNED for existing tables), or name its owner in DATABASE_URL.
cli-database-down-read-only = The database at { $where } takes no changes: it's a standby, or set to read-only. Name the primary in DATABASE_URL, or promote the standby (pg_ctl promote).
cli-database-down-disk-full = The disk of the database at { $where } is full. Make room there, then run this again.
cli-database-down-other-tables = The tables in the database at { $where } aren't those of this release. Give Pactum its own database (createdb); if it's Pactum's, pactum doctor says whether it's older or newer.
cli-database-down-stopped = The built-in database in { $where } isn't running; pactum run starts it.
cli-database-away = The connection to the database was lost, or it has none left. Run this again; pactum doctor says what is wrong.
cli-database-unsure = The database was lost while this was being saved, so it may count or not. Check before you run this again; pactum doctor says what is wrong.
cli-embedded-failed = The built-in database in { $where } didn't start: { $problem }. Whoever runs the bot must be able to write there, on a disk with room; if so, its log in { $where }/logs says more.
cli-database-down-other = The database at { $where } can't be used ({ $problem }); its own log says why.
cli-doctor-pool = DATABASE_URL leads to a connection pool such as pgbouncer. Set DATABASE_DIRECT_URL to the server behind it as well, so that the bot can hold the database and hear of changes.
cli-doctor-server = It's PostgreSQL { $version }.
cli-doctor-server-old = It's PostgreSQL { $version }, and Pactum needs 14 or newer. Upgrade it (pactum backup, then pactum restore into the new one).
cli-doctor-read-only = The database takes no changes: it's a standby, or set to read-only. Promote the standby (pg_ctl promote), or name the primary in DATABASE_URL.
cli-doctor-rights = { $user } may not create or change tables in the database. Make that user its owner (ALTER DATABASE … OWNER TO { $user }, and REASSIGN OWNED for existing tables).
cli-doctor-not-empty = The database holds something else's tables ({ $tables }). Give Pactum its own: createdb, and name it in DATABASE_URL.
cli-doctor-losing = The database's setting { $setting } is off: if its machine stops, moves that players saw are lost. Switch it on: ALTER SYSTEM SET { $setting } = on, then SELECT pg_reload_conf().
cli-doctor-skew = The clocks of this machine and the database differ by { $seconds } seconds, so deadlines look wrong. Let both follow a time server (timedatectl set-ntp true).
cli-doctor-standby-lag = Its standby { $name } ({ $state }) is { $seconds } seconds behind.
cli-doctor-process-for-clicks = A process for clicks is running on this database: { $holder }.
cli-doctor-only-clicks = Only processes for clicks are running: nothing is delivered, and no deadline expires. Start the bot itself with pactum run.
cli-doctor-not-connected = The bot at { $holder } isn't connected to Discord, so its servers get no answers. It keeps trying; read its log.
cli-doctor-two-databases = DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases. Let both name the same one, the first through the pool.
cli-doctor-pool-direct = DATABASE_DIRECT_URL leads to a connection pool, too. Name the server behind it.
cli-doctor-given-up = { $messages ->
    [one] One message of the last week has
   *[other] { $messages } messages of the last week have
} failed for good, the first at table { $table }, since { $since }. /fix undelivered shows moderators those of their server; the log says why.
cli-doctor-skipped = Left out because of an error ({ $why }), since { $since }: { $what } at { $places ->
    [one] { $first }
   *[other] { $places } places, the first { $first }
} (a table's number, or a server's). All the rest is done, and this is tried again every hour. The log says where it breaks, in a line with “is skipped”: install the release that mends it, or report it.
cli-doctor-zones-lost = { $people ->
    [one] One person has chosen a time zone
   *[other] { $people } people have chosen time zones
} that neither this machine nor tzdata has: { $zones }. Quiet hours there are ignored, and whoever plays is told to choose another. Update tzdata (pip install --upgrade tzdata) if the zones are new.
cli-doctor-lane-limited = Discord takes no message { $where ->
    [player] to a player at table { $table }
   *[other] to the thread of table { $table }
} before { $until } UTC, as it limits how many are sent there: { $messages ->
    [one] one message waits
   *[other] { $messages } messages wait
}. The bot sends { $messages ->
    [one] it
   *[other] them
} then; nobody else's messages wait for that.
cli-doctor-lane-waits = What waits to be sent { $where ->
    [player] to a player at table { $table }
   *[other] to the thread of table { $table }
} ({ $messages ->
    [one] one message
   *[other] { $messages } messages
}) has failed several times ({ $why }), and is tried again at { $until } UTC.
cli-doctor-more-lanes = { $count ->
    [one] One more lane waits
   *[other] { $count } more lanes wait
} for longer than five minutes.
cli-doctor-silent = The bot holds the database but has shown no sign of life for { $minutes } minutes. Read its log, then restart it.
cli-doctor-overdue = The bot is connected, but work is overdue: for more than { $minutes } minutes { $deadlines } deadlines, { $reminders } reminders and { $orders } standing orders have been due. The log has “broke off” with the cause. Install the release that mends it, or restart the bot.
cli-doctor-intents = No privileged intent is needed, and none has to be switched on.
cli-doctor-interactions-elsewhere = The application has an Interactions Endpoint URL, so clicks and commands never come by the gateway. Set DISCORD_PUBLIC_KEY, or clear the URL in the developer portal, page General Information.
cli-doctor-other-public-key = DISCORD_PUBLIC_KEY isn't the application's public key, so every click would be refused. Copy it from the developer portal, page General Information.
cli-doctor-no-endpoint-url = DISCORD_PUBLIC_KEY is set, but the application has no Interactions Endpoint URL: clicks still come by the gateway. Enter https://your-host/interactions in the developer portal, page General Information.
cli-doctor-endpoint-url = Clicks come to { $address }, and what Discord hasn't signed is refused there.
cli-doctor-endpoint-url-away = Nobody takes clicks at the application's Interactions Endpoint URL ({ $problem }). Check the proxy in front of it, PACTUM_WEB and DISCORD_PUBLIC_KEY.
cli-doctor-endpoint-url-certificate = The certificate at { $address } isn't one this machine trusts ({ $problem }). Discord takes only those that browsers take. If it's from an authority of your own, try SSL_CERT_FILE=its-certificate.pem pactum doctor.
cli-doctor-few-sessions = Discord allows { $left } more starts today (of { $most }). Find out why the bot starts so often before it's locked out.
cli-doctor-not-on-server = The bot is no longer on server { $server }, or not let in. Its tables wait until it's invited again with the address below.
cli-doctor-no-channel = On { $server }, channel { $channel } is gone or hidden from the bot. Choose another home with /pactum setup there, or let it see the channel.
cli-doctor-no-permission = On { $server }, in #{ $channel }, the bot lacks { $permissions }, so its tables can't be played there. Give them to its role, or invite it again with the address below.
cli-doctor-no-attach = On { $server }, in #{ $channel }, the bot lacks Attach Files, so boards there are text. Give it to its role.
cli-doctor-no-pin = On { $server }, in #{ $channel }, the bot lacks Pin Messages, so boards there aren't pinned. Give it to its role.
cli-doctor-servers = Checked { $count ->
    [one] one server
   *[other] { $count } servers
} for what the bot may do there.
cli-doctor-members-in-threads = On { $server }, in #{ $channel }, members may not write in threads. When a thread there is archived, its buttons don't answer them: `/table dossier` and direct messages do. Allow Send Messages in Threads to have both.
cli-doctor-thread-locked = On { $server }, the thread { $thread } of table { $table } is locked, so nothing arrives there. Unlock it, or give the bot Manage Threads.
cli-doctor-thread-hidden = On { $server }, the bot may not see the thread of table { $table }. Give it View Channel there.
cli-doctor-thread-gone = On { $server }, the thread of table { $table } was deleted. It's made again with the next move.
cli-doctor-more-servers = Didn't check { $count ->
    [one] one more server
   *[other] { $count } more servers
}: those with the fewest channels.
cli-doctor-bot = A bot is running on this database: { $holder }.
cli-doctor-pack-in-use = { $game }: { $tables ->
    [one] one table plays
   *[other] { $tables } tables play
} with { $pack }, version { $version }, { $hash }, as it is here.
cli-doctor-pack-differs = { $game }: { $tables ->
    [one] one table plays
   *[other] { $tables } tables play
} with { $pack }, version { $version }, { $hash }. New tables get other cards; these keep theirs.
cli-doctor-pack-gone = { $game }: { $tables ->
    [one] one table names
   *[other] { $tables } tables name
} the cards { $pack }, version { $version }, { $hash }, which aren't here. Put the files with that hash into a folder of the game's content and restart the bot; then pactum resume.
cli-doctor-halted = { $tables ->
    [one] One table is halted
   *[other] { $tables } tables are halted
} (the first is table { $table }, since { $since }): { $why }. Once the cause is gone, pactum resume lets them continue.
cli-doctor-none-halted = No table is halted.
cli-doctor-outbox = { $messages ->
    [0] No message waits
    [one] One message waits, for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
   *[other] { $messages } messages wait, the oldest for { $minutes } minutes
}.
cli-health-well = A bot is running ({ $holder }); { $messages ->
    [one] one message waits
   *[other] { $messages } messages wait
}, { $halted ->
    [one] one table is halted
   *[other] { $halted } tables are halted
}.
cli-health-late = A bot is running ({ $holder }), but { $messages ->
    [one] one message waits
   *[other] { $messages } messages wait
}, the oldest for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
cli-health-silent = A bot holds the database ({ $holder }) but has shown no sign of life for { $minutes } minutes: it hangs. Restart it.
cli-health-overdue = A bot is running ({ $holder }), but for more than { $minutes } minutes { $deadlines } deadlines, { $reminders } reminders and { $orders } standing orders have been due.
cli-health-no-bot = No bot is running on the database.
cli-health-schema = The database doesn't have this release's schema.
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
cli-dump-no-program = There's no { $program } of version { $server } or newer, which the database's server needs. Install the client programs of PostgreSQL { $server } (on Debian: postgresql-client-{ $server }), then run this again.
cli-dump-no-tls = The connection to the database must be encrypted. The built-in { $program } can't do that, and no other of version { $server } or newer is installed. Install the client programs of PostgreSQL { $server } (on Debian: postgresql-client-{ $server }), then run this again, or back up by the means of whoever hosts the database.
cli-dump-failed = { $program } failed: { $problem }
cli-dump-exists = { $file } already exists. Choose another name, or move it away.
cli-dump-not-writable = { $file } can't be written: { $problem }.
cli-dump-no-file = There's no file { $file }. Check the name and the folder; in a container, it's one of the container's.
cli-dump-no-backup = { $file } isn't a backup written by pactum backup, or not all of one.
cli-dump-not-empty = The database in { $where } isn't empty, so nothing was restored. Give it an empty one: another PACTUM_DATA_DIR, or a new database in DATABASE_URL.
cli-dump-older-server = The backup is from PostgreSQL { $found }, and this server is { $server }. Restore it into one at least as new.
cli-dump-newer-schema = The backup is from a newer release of Pactum (schema { $found }; this one knows { $known }). Install that release, then run this again.
cli-dump-older-schema = The backup is from a release of Pactum before { $release }, which this one can't use. Restore it with Pactum { $release }, run its pactum db upgrade, then install this release again.
cli-resumed = { $count ->
    [0] No table continues.
    [one] One table continues.
   *[other] { $count } tables continue.
}
cli-still-halted = Table { $table } is still halted: { $why }. The log says where it breaks.
cli-doctor-pack = { $game }: card pack { $pack }, version { $version }, { $hash }.
cli-doctor-no-pack = { $game }: no card pack needed.
cli-doctor-packs-wrong = { $game }: a card pack can't be read, so no table can be opened with it: { $problem }. Put its files back as they were, or correct them.
cli-doctor-invite = Invite the bot with this address:
cli-doctor-invite-unknown = The invite address can be printed once a token is set.
cli-doctor-all-well = Nothing is wrong.
cli-doctor-well-again = Nothing is wrong any more, but messages were lost within the last days: see above.
cli-doctor-some-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}

# What `pactum verify` says. `$number` is that of a move.

cli-help-verify = Check a table's export: its chain, its seed, every draw, every move by the rules, the result.
cli-help-verify-file = The file that /table export gave.
cli-help-head = The log's head, as the table's thread showed it; its first 16 digits are enough.
cli-help-fingerprint = The fingerprint, as the table's lobby showed it; its first 16 digits are enough.
cli-help-word = A player's word, as the lobby showed it, in the order of joining; "Ann=" for a player without one. Once for each player.
cli-help-lobby-head = The log's head, as the table's lobby showed it; its first 16 digits are enough.
cli-help-replay = Write a finished game as a page to click through in a browser. It needs no network.
cli-help-replay-output = The file to write.
cli-help-replay-names = The names of the seats, in order, separated by commas. An export holds none.
cli-help-replay-language = The language of the page, as in “en”.
cli-replay-language = There's no language “{ $typed }”. Available: { $there }.
cli-replay-nothing = No move of { $file } can be replayed: { $why }
cli-replay-written = { $file } is written ({ $kilobytes } kB). Open it in a browser.
cli-replay-written-wrong = { $file } is written, but the export doesn't hold, and the page shows only what comes before the mistake: { $why }
cli-replay-older = The game started with rules version { $theirs }. Rules version { $ours }, which is here, can't play it to its end, so no page can be made of it. pactum verify says what can still be checked.
cli-replay-unwritable = { $file } can't be written: { $problem }.
cli-help-export = Write the one table's export to this file.
cli-export-one-table = An export is of one table, not { $tables }: add --tables 1.
cli-cannot-write = { $file } can't be written: { $problem }.

cli-verified-anchored = Consistent and anchored: { $game }, table { $table }, { $moves } moves. Everything follows from the seed, the words and the answers, and { $bits ->
    [256] the head you gave is the log's
   *[other] the log's head begins as you gave it ({ $bits } of 256 bits)
}: { $head }
cli-verified = Consistent, not anchored: { $game }, table { $table }, { $moves } moves. Everything follows from the seed, the words and the answers.
    Nothing says yet that this is the log shown while you played: compare its head with the one in the table's thread, or give that one with --head.
    { $head }

cli-part-anchored = Consistent as far as no rules are needed, and anchored: { $game }, table { $table }, { $moves } moves. { $bits ->
    [256] The head you gave is the log's
   *[other] The log's head begins as you gave it ({ $bits } of 256 bits)
}: { $head }
cli-part = Consistent as far as no rules are needed, not anchored: { $game }, table { $table }, { $moves } moves.
    Nothing says yet that this is the log shown while you played: compare its head with the one in the table's thread, or give that one with --head.
    { $head }
cli-part-checked = The game started with rules version { $began }, and this Pactum has rules version { $rules }. CHECKED: every hash of the log, the opening seed and the words, the seed, the seats, every draw, and that every answer is the one committed to.{ $played ->
    [0] {" "}No move was replayed.
   *[other] {" "}The first { $played } of them were also replayed by rules version { $rules }, and follow from the seed and the answers.
}
cli-part-left = NOT CHECKED: what the rules make of the answers {$played ->
    [0] of the whole game
   *[other] after move { $played }
}, and the final standings. Another version of the rules differs there, so it can't tell a mistake from a changed rule.
cli-part-by = Pactum { $by } as published reads this file and has rules version { $began }: it replays everything played before the bot was updated. If it names a difference at the first move after an update, that's the update.
cli-rules-retold = The game started with rules version { $began }. By rules version { $rules }, which this Pactum has, it has the same draws, states and standings; { $retold ->
    [one] one event is told
   *[other] { $retold } events are told
} otherwise now, so only the log's hashes vouch for how it was told then.
cli-rules-alike = The game started with rules version { $began }; it's the same game by rules version { $rules }, which this Pactum has.

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
    Lobby log: { $lobby } { $lobby_bits ->
        [0] (not compared)
       *[other] (compared)
    }

cli-seed-proved = The seed is the lobby's: its fingerprint and the words are those you were shown before the start.
cli-seed-words = The words are UNPROVED: with other words the game would have had another seed. Compare each with the one the lobby showed, or give them all: --word NAME=WORD for each player, in the order of joining.
cli-seed-unproved = The seed is UNPROVED: another opening seed, with other words, could have been put in before the game started. Compare the fingerprint and the words above with those the lobby showed before the start, or give them: --fingerprint, and --word NAME=WORD for each player.

cli-cards-here = The cards are { $pack }, version { $version }, as this Pactum has them: { $hash }
cli-cards-unknown = The cards are { $pack }, version { $version }, which are neither in the file nor known to this Pactum: { $hash }
cli-cards-file = The cards are { $pack }, version { $version }, and this Pactum knows them only from the file: { $hash }. To know that they're the ones you played with, ask whoever runs the bot for the line of `pactum doctor` with this hash.

cli-bad-head = This is neither a log's head nor a fingerprint: { $typed }. Copy it from the table's thread or its lobby: 64 digits of 0-9 and a-f, or at least the first 16 of them.

cli-unreadable-missing = There's no file { $file }. Give the file that /table export attached.
cli-unreadable-directory = { $file } is a directory. Give the file that /table export attached.
cli-unreadable-no-file = { $file } isn't a readable file. Give the file that /table export attached.
cli-unreadable-forbidden = { $file } can't be read: { $problem }.
cli-unreadable-too-large = { $file } is larger than { $most } MB, which no export is, so it wasn't read. Give the file that /table export attached.
cli-unreadable-cut-off = { $file } was cut off in line { $line }. Download it again from the message of /table export.
cli-unreadable-not-json = { $file } isn't JSON from line { $line } on, so it's no export. Give the file that /table export attached, unchanged.
cli-unreadable-number = { $file } holds the number { $found }, which is in no export. Give the file that /table export attached, unchanged.
cli-unreadable-twice = { $file } holds the key “{ $name }” twice in one place, which no export does. Give the file that /table export attached, unchanged.
cli-unreadable-too-deep = { $file } is nested deeper than { $most } levels, which no export is. Give the file that /table export attached, unchanged.
cli-unreadable-half-character = { $file } holds half a character (a lone surrogate), which no export does. Give the file that /table export attached, unchanged.
cli-unreadable-not-an-export = { $file } is JSON, but not an export from Pactum. Give the file that /table export attached.
cli-unreadable-malformed = { $file } isn't written the way an export is: { $problem }. Give the file that /table export attached, unchanged.

cli-other-format = The file is an export in another format.
cli-other-game = The file is of a game that isn't here: { $theirs }. Available: { $ours }.
cli-other-rules = The game was played by rules version { $theirs }; here are rules version { $ours }.
cli-other-pack = The game was played with the cards { $theirs }, which the file doesn't hold and this Pactum doesn't know by that hash (it has: { $ours }). Put those card files into a folder of the game's content and run this again.
cli-other-release = This is Pactum { $here }. Install Pactum { $release } and run this again.
cli-other-build = The file says it's from Pactum { $release }, the release that is here. Install the very build and cards the table was played with; whoever ran the bot knows them.

cli-differs-head = The head you gave, { $given }, isn't the head of this log, which is { $says }: this isn't the log it was published for.
cli-differs-head-earlier = The head you gave is that of move { $number }, and the log continues to move { $moves }. What came after it isn't anchored: give the head of the last step, as the table's board shows it.
cli-differs-fingerprint = The fingerprint you gave, { $given }, isn't this file's, which is { $says }: the game wasn't dealt from the seed its lobby was tied to.
cli-differs-word = Word no. { $number } you gave, “{ $given }”, isn't in its place in this file, whose words are, in the order of joining: { $says }. The game wasn't dealt from the words its lobby showed.
cli-differs-words = You gave { $given } words, but by the file { $says } players joined: the game wasn't dealt from the words its lobby showed.
cli-differs-lobby-head = The lobby's head you gave, { $given }, is from no move before the start; the last of them has { $says }. This isn't the log of that lobby.
cli-differs-lobby-head-later = The lobby's head you gave, { $given }, is from a move after the start: give it with --head. The last one of the lobby is { $says }.

# check-live
cli-live-so-far = Checked so far: { $count ->
    [one] one game
   *[other] { $count } games
}.
cli-live-cut-short = Time ran out before all games were checked. Allow more with --minutes, or add --full-speed.
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
cli-live-goes-on = Table { $table } ({ $game }): its log plays differently by these rules ({ $why }). It continues from its stored state.
cli-live-lost = Table { $table } ({ $game }): its state can't be continued ({ $why }). It will be halted when this release starts, and its players told; the others continue.
cli-live-halted = Table { $table } ({ $game }): its state can't be continued ({ $why }). It's halted now, and its players are told.
cli-live-well = All of these can be continued.

# db upgrade-server
cli-server-upgraded = The built-in database now runs PostgreSQL { $now }; before, it was { $was }. The old files are in { $kept }: delete them once all is well.
cli-server-current = The built-in database has this release's PostgreSQL. There's nothing to do.
cli-server-own = DATABASE_URL names a server of your own: upgrade it by its own means.
cli-server-no-database = There's no built-in database in { $where }.
cli-server-no-programs = The built-in database was made by PostgreSQL { $found }; this installation comes with { $known } only. Install the release that made it, run pactum backup, and restore here into an empty directory.
cli-server-other-user = The built-in database in { $where } belongs to the user { $owner }. Nothing was changed. Run this as { $owner }: sudo -u { $owner }, or su.
cli-server-in-use = Something is using the built-in database in { $where }: stop the bot first.
cli-server-exists = { $where } is in the way: it holds the files of an earlier upgrade. Move it away first.
cli-server-failed = The upgrade failed, and the old files are as they were. { $program }: { $problem }

## What keeps the bot from its database; whoever starts it reads this at a terminal

trouble-database-down = I can't reach a database at { $where }.
trouble-database-taken = Another bot is using this database ({ $where }): process { $pid } on { $host }, since { $since }. Stop that one first, or give this one its own PACTUM_DATA_DIR or DATABASE_URL.
trouble-migrate-directly = The database must be migrated, which doesn't work through a connection pool. Set DATABASE_DIRECT_URL to the server behind it, then run this again.
trouble-not-migrated = The database isn't ready for this release yet. Start the bot itself with pactum run first: it gets the database ready.
trouble-database-newer = The database was made by a newer release. Install that release, or restore the backup from before the update into an empty database.
trouble-database-older = The database is from a release before { $release }, which this one can't use. Nothing was changed. Install Pactum { $release }, run its pactum db upgrade, then install this release again.
trouble-database-in-use = For a minute, something has held a lock that migration { $revision } needs: a backup, or a forgotten transaction. Nothing was changed. End that, and start again.
trouble-embedded-failed = The built-in database in { $where } didn't start.
trouble-embedded-other-user = The built-in database in { $where } belongs to the user { $owner }. Nothing was changed. Run this as { $owner }: sudo -u { $owner }, or su.
trouble-embedded-other-version = The built-in database's files in { $where } were made by PostgreSQL { $found }, and this release runs { $ours }. Nothing was changed. Run pactum db upgrade-server, which keeps the old files, then start again.

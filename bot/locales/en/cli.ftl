# What the command line says to whoever runs the bot.

cli-about = Pactum hosts board games with secret information on Discord.
cli-help-run = Run the bot.
cli-help-demo = Play a game in the browser, without Discord, a token or a network.
cli-help-simulate = Let random players play whole games and print the figures.
cli-help-bench = Measure clicks, replays and states, and print the figures.
cli-help-doctor = Say what is wrong with token, database and card packs, and print the invite address.
cli-help-db = The database.
cli-help-db-upgrade = Bring the database's schema up to date. `pactum run` does this by itself.
cli-help-game = Which game.
cli-help-tables = How many tables.
cli-help-players = Who plays: random.
cli-help-seed = The same seed plays the same games.
cli-help-seats = How many seats.
cli-help-json = Print one JSON object.
cli-help-demo-seats = How many seats you hold yourself; random players hold the others.
cli-help-port = The local port of the page; 0 takes any free one.
cli-help-no-browser = Only print the address.
cli-help-sweeps = Measure the sweeps instead: 10,000 due reminders, and missed deadlines.
cli-help-clicks = How many clicks to measure.

cli-no-token = No bot token is set, so there is nobody to sign in as.
    Get one in the Discord developer portal (discord.com/developers/applications): New Application, Bot, Reset Token.
    Put it into a file named .env as DISCORD_TOKEN=… (.env.example shows the form), then run this again.
    To look around without Discord: make demo
cli-token-refused = Discord does not accept this token. Reset it in the developer portal under Bot, and put the new one into .env.
cli-no-connection = Discord cannot be reached: { $problem }. Check the network, then run this again.
cli-bad-setting = The setting { $name } cannot be used: { $problem }.
cli-database-where = The embedded database is in { $path }.
cli-database-busy = Another bot is running on this database. Stop it first, or give this one a PACTUM_DATA_DIR or DATABASE_URL of its own.
cli-database-away = The database cannot be used: { $problem }.
cli-database-current = The database's schema is up to date.
cli-no-such-game = There is no game named { $game }. There are: { $games }.
cli-wrong-seats = { $game } seats { $fewest } to { $most }.
cli-no-such-players = There are no players named { $players }. There are: random.
cli-no-demo-parts = The demo needs its own parts: pip install -c constraints.txt -e '.[demo]', or simply make demo.
cli-simulated = { $tables } tables, { $finished } finished, { $decisions } decisions in { $seconds } s: { $decisions_per_s } decisions/s, { $tables_per_s } tables/s.

cli-doctor-ok = ok    { $what }
cli-doctor-wrong = WRONG { $what }
cli-doctor-note = note  { $what }
cli-doctor-token-missing = No token is set; get one in the Discord developer portal and put it into .env as DISCORD_TOKEN=…
cli-doctor-token-shape = The token does not look like a bot token; copy it again from the developer portal, page Bot (not the client secret).
cli-doctor-token-refused = Discord does not accept the token; reset it in the developer portal, page Bot.
cli-doctor-token-good = Discord knows the token as { $name }.
cli-doctor-offline = Discord cannot be reached ({ $problem }), so the token was checked by its shape only.
cli-doctor-database-embedded = No DATABASE_URL is set: an embedded database in { $path } is used; it starts.
cli-doctor-database-good = The database answers.
cli-doctor-database-wrong = The database cannot be used: { $problem }
cli-doctor-schema-current = Its schema is up to date.
cli-doctor-schema-behind = Its schema is behind; pactum run brings it up to date by itself, or pactum db upgrade.
cli-doctor-pack = { $game }: card pack { $pack }, version { $version }, { $hash }.
cli-doctor-no-pack = { $game }: no card pack needed.
cli-doctor-packs-wrong = A card pack cannot be loaded: { $problem }
cli-doctor-invite = Invite the bot with this address:
cli-doctor-invite-unknown = The invite address can be printed once a token is set.
cli-doctor-all-well = Nothing is wrong.
cli-doctor-some-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}

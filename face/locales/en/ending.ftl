### How a game ended: the closing message and the dossier. Other words of a game are in its own files.

ending-won = { $margin ->
    [0] 🏆 **{ subject } { verb-win }** on the tie-break: { $whom } { object-have } { ending-points } as well.
    [one] 🏆 **{ subject } { verb-win }** by a single point: { $points } to { $whom-is ->
        [you] your
       *[other] { $whom }'s
    } { $second }.
   *[other] 🏆 **{ subject } { verb-win }** with { ending-points }, { $margin } ahead of { $whom }.
}
ending-won-by-tie = 🏆 **{ subject } { verb-win }** with { ending-points }, { $tie }.
ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-headline = **The game is over**
ending-shared = 🏆 Victory is shared by **{ $who }**, with { ending-points } each.
ending-beat-rival = 🏆 **{ subject } { verb-win }** against { $rival }, { $points } : { $theirs }.
ending-lost-to-rival = 💀 Won by **{ $rival }**, { $theirs } : { $points }.
ending-shared-with-rival = 🏆 A draw with { $rival }, { $points } : { $theirs }.
ending-rival-place = { $place }. { $rival }: **{ $points }**
ending-rival-place-as = { $place }. { $rival }, { $details }: **{ $points }**
ending-alone = 🏆 **{ subject }** { verb-end } with { ending-points }.
ending-place = { $place }. { subject }: **{ $points }**
ending-place-as = { $place }. { subject }, { $details }: **{ $points }**
ending-behind = You finished { ending-points } behind { $whom }, furthest behind in { $parts }.
ending-gap = { $part } (−{ $points })
ending-by-tie = { $line } ({ $tie })
ending-rival = Rival
ending-column = { subject }
ending-short = { $short } = { $whose }
ending-total = Total
ending-part = { $name } { $points }
ending-parts = { $parts }
ending-moderator = Moderator
ending-dossier = Dossier
ending-in-archive = This thread is archived in a day. If its buttons don't answer then: `/table dossier`, `/table replay`.
dossier-head = Dossier of { $game } · { $table }
dossier-which = Which part?
dossier-summary = 🏆 Result and awards
dossier-charts = 📈 Round by round
trouble-dossier-running = The dossier tells every secret, so it opens when the game has ended.
trouble-dossier-closed = This game was called off, so its secrets stay secret.
trouble-dossier-unknown = There's no dossier of this game: it started before an update of its rules.
command-table-dossier = Read the whole story of a finished game: every secret, round by round

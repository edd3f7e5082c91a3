### Wie eine Partie ausging: die Schlussnachricht und das Dossier. Andere Wörter eines Spiels stehen in seinen eigenen Dateien.

ending-won = { $margin ->
    [0] 🏆 **{ subject } { verb-win }** den Gleichstand: { ending-points }, so viele wie { $whom }.
    [one] 🏆 **{ subject } { verb-win }** mit einem einzigen Punkt Vorsprung: { $points } zu { $second } ({ $whom }).
   *[other] 🏆 **{ subject } { verb-win }** mit { ending-points-dat }, { $margin } vor { $whom-dat }.
}
ending-won-by-tie = 🏆 **{ subject } { verb-win }** mit { ending-points-dat }, { $tie }.
ending-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ending-points-dat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
ending-headline = **Die Partie ist zu Ende**
ending-shared = 🏆 Den Sieg teilen sich **{ $who }** mit je { ending-points-dat }.
ending-beat-rival = 🏆 **{ subject } { verb-win }** mit { $points } : { $theirs }. Auf der Gegenseite: { $rival }.
ending-lost-to-rival = 💀 Es gewinnt **{ $rival }**, { $theirs } : { $points }.
ending-shared-with-rival = 🏆 Unentschieden, { $points } : { $theirs }. Auf der Gegenseite: { $rival }.
ending-rival-place = { $place }. { $rival }: **{ $points }**
ending-rival-place-as = { $place }. { $rival }, { $details }: **{ $points }**
ending-alone = 🏆 **{ subject }** { verb-reach } { ending-points }.
ending-place = { $place }. { subject }: **{ $points }**
ending-place-as = { $place }. { subject }, { $details }: **{ $points }**
ending-by-tie = { $line } ({ $tie })
ending-rival = Gegenseite
ending-column = { subject }
ending-short = { $short } = { $whose }
ending-total = Summe
ending-part = { $name } { $points }
ending-parts = { $parts }
ending-moderator = Moderation
ending-dossier = Dossier
ending-in-archive = In einem Tag wird dieser Thread archiviert. Antworten seine Knöpfe dann nicht: `/table dossier`, `/table replay`.
dossier-head = Dossier · { $game } · { $table }
dossier-which = Welcher Teil?
dossier-summary = 🏆 Ergebnis und Auszeichnungen
dossier-charts = 📈 Runde für Runde
trouble-dossier-running = Das Dossier verrät jedes Geheimnis, also öffnet es sich erst nach der Partie.
trouble-dossier-closed = Diese Partie wurde abgebrochen, also bleiben ihre Geheimnisse geheim.
trouble-dossier-unknown = Zu dieser Partie gibt es kein Dossier: Sie begann vor einer Änderung ihrer Regeln.
command-table-dossier = Die ganze Geschichte einer beendeten Partie: jedes Geheimnis, Runde für Runde

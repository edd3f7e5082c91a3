### How a game ended: the closing message and the dossier. Other words of a game are in its own files.

ending-won = { $margin ->
    [0] 🏆 **{ subject } wygrywa{ sz }** dzięki rozstrzygnięciu remisu: { $whom } też ma { ending-points }.
    [one] 🏆 **{ subject } wygrywa{ sz }** jednym punktem, { $points } : { $second }. Tuż za: { $whom }.
    [few] 🏆 **{ subject } wygrywa{ sz }**: { ending-points }, o { $margin } więcej niż { $whom }.
   *[many] 🏆 **{ subject } wygrywa{ sz }**: { ending-points }, o { $margin } więcej niż { $whom }.
}
ending-won-by-tie = 🏆 **{ subject } wygrywa{ sz }**: { ending-points }, { $tie }.
ending-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ending-headline = **Koniec gry**
ending-shared = 🏆 Zwycięstwem dzielą się **{ $who }**: każdy ma { ending-points }.
ending-beat-rival = 🏆 **{ subject } wygrywa{ sz }**, { $points } : { $theirs }. Przegrywa { $rival }.
ending-lost-to-rival = 💀 Wygrywa **{ $rival }**, { $theirs } : { $points }.
ending-shared-with-rival = 🏆 Remis, { $points } : { $theirs }. Po drugiej stronie { $rival }.
ending-rival-place = { $place }. { $rival }: **{ $points }**
ending-rival-place-as = { $place }. { $rival }, { $details }: **{ $points }**
ending-alone = 🏆 **{ subject }** kończy{ sz } z wynikiem: { ending-points }.
ending-place = { $place }. { subject }: **{ $points }**
ending-place-as = { $place }. { subject }, { $details }: **{ $points }**
ending-behind = Do zwycięzcy ({ $whom }) tracisz { ending-points }, najwięcej tutaj: { $parts }.
ending-gap = { $part } −{ $points }
ending-by-tie = { $line } ({ $tie })
ending-rival = Rywal
ending-column = { subject }
ending-short = { $short } = { $whose }
ending-total = Razem
ending-part = { $name } { $points }
ending-parts = { $parts }
ending-moderator = Moderator
ending-dossier = Akta
ending-in-archive = Za dobę ten wątek trafi do archiwum. Gdyby przyciski wtedy nie działały: `/table dossier`, `/table replay`.
dossier-head = Akta · { $game } · { $table }
dossier-which = Która część?
dossier-summary = 🏆 Wynik i wyróżnienia
dossier-charts = 📈 Runda po rundzie
trouble-dossier-running = Akta otwierają się po końcu gry: mówią o wszystkich sekretach.
trouble-dossier-closed = Ta gra została przerwana. To, co było tajne, zostaje tajne.
trouble-dossier-unknown = Nie ma akt tej gry. Nie mają ich gry zaczęte przed zmianą zasad.
command-table-dossier = Przeczytaj całą historię zakończonej gry: każdy sekret, runda po rundzie

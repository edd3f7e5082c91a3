# What people have played: rated tables, statistics, ratings, the leaderboard.

## In the lobby

rated-yes = 🏅 **Rankingowa**: wynik liczy się do `/leaderboard`.
rated-company = 🏅 **Rankingowa** od dwóch osób; w pojedynkę bez rankingu.
rated-off = Bez rankingu: nic nie liczy się do tabeli.
rated-stewards = Bez rankingu: grają gracze automatyczni.
rated-hints = Bez rankingu: podpowiedzi są włączone.
rated-alone = Bez rankingu: gra dla jednej osoby.
rated-practice = Bez rankingu: trening.
rated-offer = wynik nie liczy się do tabeli rankingu

## Seasons

season = { $quarter }. kwartał { $year }
season-all-time = od początku
ratings-changed = 📈 **Ranking**: { $changes }
rating-changed = { $seat } { $points } ({ WAY($by) ->
    [down] −{ SIZE($by) }
   *[up] +{ SIZE($by) }
})

## What a person has played

records-of = 🏅 { $name }
records-here = Na tym serwerze · { $season }
records-everywhere = Na wszystkich serwerach · { $season }
records-games = **{ $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}** · wygrane: **{ $won }**{ $shared ->
    [0] {""}
   *[other] , w tym wspólne: { $shared }
}
records-roles = Wygrane jako { $roles }
records-role = { $role } { $won } z { $games }
records-rank = 🏆 **{ $points }** pkt · miejsce { $place } z { $of }
records-unplaced = 🏆 { $missing ->
    [one] Jeszcze jedna gra rankingowa
    [few] Jeszcze { $missing } gry rankingowe
   *[many] Jeszcze { $missing } gier rankingowych
} do { $whose ->
    [own] twojego miejsca w tabeli
   *[theirs] miejsca w tabeli
}
records-pace = ⏱️ Zwykły czas odpowiedzi: **{ $length }**
records-no-pace = ⏱️ { $missing ->
    [one] Jeszcze jedna odpowiedź
    [few] Jeszcze { $missing } odpowiedzi
   *[many] Jeszcze { $missing } odpowiedzi
}, zanim będzie znany zwykły czas
records-stewards = 🤖 Z graczami automatycznymi: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $won }
records-taken-over = 🪑 { $count ->
    [one] 1 przejęte miejsce
    [few] { $count } przejęte miejsca
   *[many] { $count } przejętych miejsc
} po innych
records-left = 🚪 { $count ->
    [one] 1 gra porzucona
    [few] { $count } gry porzucone
   *[many] { $count } gier porzuconych
} przed końcem
records-none-own = Żadna twoja gra się tu jeszcze nie skończyła. Dołącz do którejś (`/table list`) albo otwórz swoją: `/table new`.
records-none = { $who }: nie ma tu nic do pokazania.
records-none-season = Nic w tym sezonie.
records-out = Nie ma cię w żadnych zapisach: nic twojego się nie liczy ani nie pokazuje. Zmienia to `/me records on`.

## What a server has played

records-server = 📊 Rozegrane na tym serwerze
records-server-games = **{ $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}** · **{ $people ->
    [one] 1 osoba
    [few] { $people } osoby
   *[many] { $people } osób
}**
records-server-game = **{ $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}**, { $rated ->
    [0] bez rankingowych
   *[other] rankingowe: { $rated }
} · jedna trwa około **{ $length-gen }**
records-server-pace = ⏱️ Zwykły czas odpowiedzi: **{ $length }**.
records-none-here = Żadna gra się jeszcze na tym serwerze nie skończyła. Otwórz jedną: `/table new`.

## The leaderboard

leaderboard-head = 🏆 { $game }
leaderboard-about = Na tym serwerze · { $season } · { $games ->
    [one] 1 gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
}
leaderboard-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · **{ $points }** · wygrane: { $won } z { $games }
leaderboard-nobody = Nikt nie ma jeszcze miejsca: potrzeba { $least } gier rankingowych.
leaderboard-own = Ty: miejsce **{ $place }** z { $of }, **{ $points }** pkt.
leaderboard-own-missing = Ty: { $missing ->
    [one] jeszcze jedna gra rankingowa
    [few] jeszcze { $missing } gry rankingowe
   *[many] jeszcze { $missing } gier rankingowych
} do miejsca w tabeli.
leaderboard-own-none = Nie masz tu jeszcze gier rankingowych: miejsce dają { $least }.
leaderboard-unplaced = { $count ->
    [one] Jedna osoba ma
    [few] { $count } osoby mają
   *[many] { $count } osób ma
} za sobą mniej niż { $least } gier rankingowych.
leaderboard-none = Żadna gra rankingowa się jeszcze na tym serwerze nie skończyła. Stoły są rankingowe, chyba że otwarto je z `rated=no`.
leaderboard-none-game = Na tym serwerze nie skończyła się jeszcze żadna gra rankingowa: { $game }.
leaderboard-which = Inna gra…

## Buttons

records-which = Inny sezon…
records-show-all = Pokaż wszystkim
records-how = Jak to działa

## How it works

records-how-head = Jak liczą się gry
records-how-rated = **Rankingowy** jest każdy stół dla dwóch i więcej osób, o ile poczekalnia nie mówi inaczej. Z graczami automatycznymi lub podpowiedziami stół nie jest rankingowy.
records-how-leaving = **Odejście** z gry rankingowej albo usunięcie głosami za nieobecność liczy się jak ostatnie miejsce. Przejęcie miejsca niczym nie grozi: nie jest rankingowe.
records-how-points = **Punkty** zaczynają się od { $start }. Rosną za dobre miejsca, bardziej przeciw silnym graczom, a także w miarę jak lepiej poznaję twoją siłę. Miejsce w tabeli daje { $least } gier rankingowych.
records-how-season = **Sezon** to kwartał roku. Każdy zaczyna go od nowa; miejsce daje { $season } gier rankingowych.
records-how-out = Liczą się tylko zakończone gry. `/me records off` usuwa cię ze wszystkiego.

## Staying out

me-records-on = 🏅 To, w co grasz, liczy się do `/stats` i `/leaderboard`.
me-records-off = 🏅 Nie ma cię w statystykach ani w tabelach.
me-records-on-done = To, w co grasz, teraz się liczy, dotychczasowe gry też. Daj mi kilka sekund.
me-records-off-done = Zrobione: nie ma cię już w żadnych statystykach ani tabelach, a to, co dla nich zapisano, jest skasowane. Same gry zostają (twoje imię usuwa z nich `/me forget`).
choice-records-on = Licz to, w co gram
choice-records-off = Bez statystyk i tabel; skasuj to, co zapisano

## Commands

command-stats = W co tu grano i jak poszło
command-stats-player = W co grasz ty albo ktoś inny stąd
command-stats-server = W co grano na tym serwerze, do wglądu dla wszystkich
command-leaderboard = Kto prowadzi w danej grze na tym serwerze
command-me-records = Czy to, w co grasz, liczy się do statystyk i tabel
option-stats-who = Kogo; bez wyboru ciebie
option-season = Kwartał roku; bez wyboru od początku
option-leaderboard-game = Która gra; bez wyboru ta z ostatniej gry rankingowej
option-records = Czy liczyć moje gry

## What goes wrong

trouble-unknown-season = Nie ma tu sezonu „{ $season }”. { $count ->
    [0] Żadna gra się jeszcze nie skończyła.
   *[other] Są: { $seasons }.
}
trouble-only-on-servers = To działa tylko na serwerze. Zapytaj tam.

# What is stored of a person, the bounds of a server, and its block list.

## Names

seat-former = dawny gracz
seat-nameless = Gracz { $number }

## One's own data

export-done = Wszystko, co o tobie przechowuję, w jednym pliku. Nikt inny nie widzi tej wiadomości. Co oznacza każda część: docs/players/privacy.md tego wydania bota.
forget-sure = **Mam cię zapomnieć?** { $tables ->
    [0] Przy żadnym stole nie ma twojego imienia.
    [one] Przy jednym zakończonym stole twoje miejsce stanie się miejscem dawnego gracza.
    [few] Przy { $tables } zakończonych stołach twoje miejsca staną się miejscami dawnego gracza.
   *[many] Przy { $tables } zakończonych stołach twoje miejsca staną się miejscami dawnego gracza.
}
forget-goes = **Znika, na zawsze:** twój identyfikator i imię, gdziekolwiek są zapisane; twoje ustawienia; to, które ruchy, głosy i wiadomości były twoje.
forget-stays = **Zostaje, bez ciebie:** same ruchy ze słowami domieszanymi do losowości gry, żeby dało się sprawdzić jej dziennik. Także blokady: serwer, który cię zablokował, zachowuje w tym jednym celu twój identyfikator. Wiadomości w wątkach, w których pada twoje imię, należą do Discorda; ja zmieniam poczekalnie, plansze i głosowania.
forget-yes = Zapomnij mnie
forget-done = Już cię nie pamiętam. Cokolwiek tu teraz zrobisz, zaczyna się od nowa.

## Bounds of a server

limits-tables = { option-limit-tables }: najwyżej **{ $count }**.
limits-lobbies = { option-limit-lobbies }: najwyżej **{ $count }**.
limits-seats = { option-limit-seats }: najwyżej **{ $count }**.
limits-own-hourly = { option-limit-own-hourly }: najwyżej **{ $count }**.
limits-hourly = { option-limit-hourly }: najwyżej **{ $count }**.
block-done = { $who }: blokada. Ta osoba nie otworzy tu stołu, nie dołączy i nie przejmie miejsca. Przy stołach, gdzie już siedzi, gra dalej.
unblock-done = { $who }: blokada zdjęta.
onlookers-out = { $count ->
    [0] Nikt nie patrzył.
    [one] Zamknięto { $count } stronę widza.
    [few] Zamknięto { $count } strony widzów.
   *[many] Zamknięto { $count } stron widzów.
} Kto nadal widzi kanał, może znowu otworzyć stronę.
pages-closed-told = 🔧 { $by } **zamyka widzom strony** tego stołu. Gracze zachowują swoje.
blocked-none = Nikt nie jest zablokowany na tym serwerze.
blocked-head = **Zablokowani na tym serwerze:**
blocked-line = { $who }, <t:{ $at }:d>, przez: { $by }: { $reason }
blocked-line-plain = { $who }, <t:{ $at }:d>, przez: { $by }
blocked-by-former = dawny moderator

## Commands

command-me-export = Pobierz wszystko, co o tobie przechowuję, jako plik
command-me-forget = Niech bot cię zapomni; najpierw zapyta
command-limits = Ile stołów może tu być; bez opcji pokazuje limity
option-limit-tables = Stoły naraz
option-limit-lobbies = Stoły jednej osoby czekające na graczy
option-limit-seats = Miejsca jednej osoby
option-limit-own-hourly = Stoły otwierane przez jedną osobę w ciągu godziny
option-limit-hourly = Stoły otwierane przez wszystkich w ciągu godziny
command-block = Nie wpuszczaj kogoś do nowych stołów tego serwera
option-block-user = Kogo
option-block-reason = Dlaczego, na listę moderatorów; osoba zobaczy to we własnych danych
command-unblock = Wpuść kogoś znowu do stołów
command-blocked = Kto jest zablokowany na tym serwerze
command-close-pages = Zamknij strony stołów tym, którzy tylko patrzą
option-pages-user = Tylko tej osobie

## What goes wrong

trouble-too-many-tables = Stołów na tym serwerze jest już { $most }, tyle, ile wolno. Dołącz do któregoś (`/table list`), przejmij miejsce (`/seats`) albo wróć, gdy któryś się skończy.
trouble-too-many-own-tables = { $most ->
    [one] Twój stół już czeka
    [few] Twoje { $most } stoły już czekają
   *[many] Twoje { $most } stołów już czeka
} na graczy, a na więcej ten serwer nie pozwala. Rozpocznij grę albo zamknij stół: dołącz do niego i naciśnij **Odejdź**, gdy nikt inny tam nie siedzi.
trouble-too-many-seats = Siedzisz już przy { $most ->
    [one] jednym stole
    [few] { $most } stołach
   *[many] { $most } stołach
} tego serwera, tyle, ile wolno. Najpierw skończ jakąś grę albo odejdź od stołu: `/table leave`.
trouble-too-fast = Jedna osoba może tu w ciągu godziny otworzyć najwyżej { $most ->
    [one] jeden stół
    [few] { $most } stoły
   *[many] { $most } stołów
}. Następny możesz otworzyć za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
trouble-too-fast-here = W ciągu godziny otwarto tu { $most ->
    [one] jeden stół
    [few] { $most } stoły
   *[many] { $most } stołów
}, tyle, ile ten serwer pozwala. Dołącz do któregoś (`/table list`) albo otwórz swój za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
trouble-too-many-votes = Przy jednym stole możesz w ciągu doby zacząć najwyżej tyle głosowań: { $most }. Inni nadal mogą je zaczynać.
trouble-too-hasty = Trochę wolniej, proszę: nie nadążam. Naciśnij znów za kilka sekund.
trouble-own-under-way = Twoja poprzednia prośba jest jeszcze w toku. Poczekaj na odpowiedź i spróbuj ponownie.
trouble-too-many-wait = Czeka na to teraz wiele osób. Nic nie przepadło: spróbuj ponownie za kilka minut.
trouble-restarting = Właśnie się uruchamiam ponownie. Naciśnij znów za minutę: nic nie zginie.
trouble-bad-limit = Można tu ustawić od { $least } do { $most }.
trouble-blocked-here = Masz blokadę na tym serwerze: nie możesz tu otwierać stołów, dołączać do nich ani przejmować miejsc. Gry, które już trwają, toczą się dalej. Więcej powiedzą moderatorzy.
trouble-not-blocked = Ta osoba nie jest tu zablokowana.
trouble-forget-seated = Siedzisz przy { $count ->
    [one] stole
    [few] stołach
   *[many] stołach
} { $tables }, więc muszę cię znać. Najpierw odejdź przez `/table leave` albo skończ grę, potem poproś jeszcze raz.
trouble-forget-sat = Masz za sobą { $count ->
    [one] stół { $tables }, przy którym
    [few] stoły { $tables }, przy których
   *[many] stoły { $tables }, przy których
} wciąż trwa gra: do końca muszę wiedzieć, kto nie może wrócić na inne miejsce z taką wiedzą. Poproś wtedy jeszcze raz.
trouble-forget-opened = { $count ->
    [one] Otwarty przez ciebie stół { $tables } czeka na graczy albo ma mniej niż godzinę.
    [few] Otwarte przez ciebie stoły { $tables } czekają na graczy albo mają mniej niż godzinę.
   *[many] Otwarte przez ciebie stoły { $tables } czekają na graczy albo mają mniej niż godzinę.
} Rozpocznij lub zamknij to, co czeka (dołącz i naciśnij **Odejdź**), i poproś jeszcze raz za godzinę.
trouble-nothing-stored = Nic o tobie nie przechowuję.

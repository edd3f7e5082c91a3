# The replay of a finished game: the page, its command, and what is said of the file it was made from.

command-table-replay = Pobierz zakończoną grę jako stronę do klikania, krok po kroku
dossier-replay = Powtórka, krok po kroku
bot-replay = Powtórka { $practice ->
    [yes] treningu
   *[no] stołu
} { $table }: otwórz plik w przeglądarce. Pokazuje każdy krok, oczami dowolnej osoby.

replay-title = { $game } · { $table }
replay-home = Wróć do stołu
# What a seat chose, once all is open.
replay-answered = { subject }:
# What only one seat was told then.
replay-told = Tylko { $seat }:
replay-holds = Sprawdzono: każdy zapis (razem { $moves }) wynika z poprzedniego według zasad; kroków gry jest wśród nich { $steps }. Suma kontrolna { $head }
replay-wrong = Ten plik się nie zgadza: { $why } To, co jest wcześniej, widać.
replay-undone = { $count ->
    [one] { $count } ruch unieważniono cofnięciem gry i go nie widać.
    [few] { $count } ruchy unieważniono cofnięciem gry i ich nie widać.
   *[many] { $count } ruchów unieważniono cofnięciem gry i ich nie widać.
}
replay-controls = Kroki
replay-first = Pierwszy krok
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-on = Krok dalej
replay-last = Ostatni krok
replay-slider = Krok
replay-eyes = Oczami
replay-eyes-all = wszystkich
replay-eyes-table = wątku
replay-scenes = { web-tab-board }
replay-board = Plansza
replay-desk = Co widzi { $seat }
replay-log = Dziennik
replay-in-words = To samo słowami
replay-keys = Klawisze: ← → krok, Page Up i Page Down faza, Home i End, spacja odtwarza, od 0 do 9 wybiera oczy.
replay-noscript = Ta strona potrzebuje przeglądarki z włączonymi skryptami. Niczego nie pobiera z sieci.

trouble-replay-failed = Powtórki nie dało się teraz zrobić. Nic nie przepadło: spróbuj znów za minutę.
trouble-replay-unknown = Ta gra zaczęła się według zasad starszego wydania, więc nie da się jej tu pokazać krok po kroku. `/table export` nadal daje cały jej dziennik.

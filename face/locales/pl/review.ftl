### A player's review of a finished game: what a steward would have answered, and what that was worth.

review-button = Analiza
command-table-review = Zobacz, gdzie w zakończonej grze zarządca postąpiłby inaczej i ile to kosztowało
review-title = Twoja analiza: { $game } · { $table }
review-counts = Twoje decyzje: { $count }. Takie same jak zarządcy: { $alike }.
review-given = Odpowiedzi dane za ciebie po upływie czasu lub przez zastępcę: { $count }. Nie ma ich w analizie.
review-alike = tak samo jak zarządca, decyzje: { $count }
review-most = **Co zaważyło najbardziej**
review-none-costly = O ile da się to ocenić, żadna decyzja wyraźnie nie kosztowała cię punktów.
review-empty = Przy tym stole nie ma żadnej twojej decyzji.
review-own = **Ty:**
review-degree = { $degree ->
    [little] Trochę lepiej
    [much] Dużo lepiej
   *[clear] Wyraźnie lepiej
}
review-yours = Twoja odpowiedź była { $degree ->
    [little] trochę
    [much] dużo
   *[clear] wyraźnie
} lepsza
review-steward = **Zarządca:**
review-cost = **{ review-degree }.**
review-cost-points = **{ review-degree }: o mniej więcej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.**
review-better = { review-yours }.
review-better-points = { review-yours }: o mniej więcej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
review-turns = Kosztuje to mniej więcej { $turns ->
    [one] jedną całą turę
    [few] { $turns } całe tury
   *[many] { $turns } całych tur
}.
review-lost = Twoje tury, które prawie nic nie dały: { $count }.
review-little = O ile da się to ocenić, mniej więcej to samo.
review-leads = Każda dograna { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}. Przewaga nad średnią pozostałych: po twojej odpowiedzi { $own }, po odpowiedzi zarządcy { $other }.
review-how = Obie odpowiedzi dogrywam w grach zgodnych z tym, co było wtedy wiadomo z twojego miejsca, i porównuję przewagę nad średnią pozostałych. Liczbę punktów podaję tylko tam, gdzie powtarzane gry się co do niej zgadzają. Zarządca może się mylić.
review-works = Przygotowuję analizę: { $percent }%
review-waits = Najpierw kolej na analizę kogoś innego.
review-stop = Zatrzymaj
review-stopped = Zatrzymano. **Analiza** zaczyna od nowa.
review-title-page = Twoja analiza

## What goes wrong

trouble-review-running = Analiza zdradza, co inni ukrywali, więc przed końcem gry jej nie ma.
trouble-review-closed = Ta gra została przerwana, więc nie ma analizy.
trouble-review-unknown = Tej gry nie da się przeanalizować: zaczęła się według starszych zasad albo nie ma w niej zarządcy.
trouble-review-failed = Teraz analiza się nie udała. Naciśnij **Analiza** za minutę jeszcze raz.

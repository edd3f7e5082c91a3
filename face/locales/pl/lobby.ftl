# Games that begin by themselves.

start-full = Gra zacznie się sama, gdy tylko wszystkie miejsca będą zajęte.
start-at = Gra zacznie się sama <t:{ $at }:F> (<t:{ $at }:R>){ $fewest ->
    [1] .
   *[other] , jeśli zajętych miejsc będzie co najmniej { $fewest }.
}
start-by-hand = Teraz nic nie zacznie się samo: gdy zbierze się dość osób, każdy przy stole może nacisnąć **Start**.
start-few = Gra przy [stole { $table }]({ $link }), **{ $game }**, miała się teraz zacząć, ale zajętych miejsc jest tylko { $seated }, a potrzeba co najmniej { $fewest }. Poczekalnia pozostaje otwarta i nic nie przepada. Gdy zbierze się dość osób, naciśnij w niej **Start**; inny czas ustawia `/table start`.
start-failed = Gra przy [stole { $table }]({ $link }), **{ $game }**, miała się teraz zacząć, ale się nie udało. Poczekalnia pozostaje otwarta; naciśnij w niej **Start**, a zobaczysz dlaczego.
start-full-choice = gdy tylko wszystkie miejsca będą zajęte
start-off-choice = tylko gdy ktoś naciśnie Start
option-start = Kiedy gra zacznie się sama: full (komplet) albo czas, np. 20:00 lub jutro 19:30
command-table-start = Niech gra zacznie się sama: przy pełnym stole albo o danej porze
trouble-start-in-the-past = Ten czas już minął. Wybierz późniejszy.
trouble-start-too-late = Gra może zacząć się najpóźniej za { $most } dni. Wybierz wcześniejszy czas.

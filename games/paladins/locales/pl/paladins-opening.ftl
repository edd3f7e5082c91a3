# Otwarcie: kim jestem. Karta jest rysowana, reszta stoi pod nią.

paladins-opening-who = Prowadzisz obronę miasta
paladins-opening-aim = To, co robisz, podnosi Wiarę, Siłę i Wpływy: otwierają lepsze pola i dają punkty na koniec.
paladins-opening-beside = Dwie lub trzy z sześciu dużych akcji, każda co najmniej pięć razy, są lepsze niż wszystkie sześć po dwa.
paladins-opening-wins = { $alone ->
    [yes] **Wygrywasz, mając po rundzie { $rounds } więcej punktów niż wirtualny gracz**
   *[no] **Po rundzie { $rounds } wygrywa, kto ma najwięcej punktów**
}: Rozkaz króla daje od { $least } do { $most }, każda cecha (Wiara, Siła, Wpływy) do { $track }, duża akcja wykonana co najmniej pięć razy do { $deed }, coś dają też nawróceni obcy; niespłacony dług zabiera { $debt }.
paladins-opening-round = **Runda**: prowadzi cię paladyn, najmujesz czterech pracowników w tawernie, a potem gracze na zmianę wykonują po jednej akcji, aż wszyscy spasują.
paladins-opening-hidden = **Tajni są tylko paladyni**: z trzech jeden prowadzi, jeden wraca w następnej rundzie, jeden idzie na spód talii.
paladins-opening-first = **Najpierw** bierzesz mieszczanina.

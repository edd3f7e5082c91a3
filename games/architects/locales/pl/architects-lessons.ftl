### Lekcje gry Architekci: nazwa, cel i to, co każda pokazuje.

architects-lesson-start = { lesson-start-name }
architects-lesson-start-goal = Plansza z twoim imieniem jest twoja: jej pracownicy, surowce i cnota. Wygrywają tylko punkty, głównie za budynki i Katedrę, a te kosztują surowce. Masz, czego trzeba: zbuduj coś.
architects-lesson-start-point = Tura to jeden pracownik w jednym miejscu; potem grają pozostali. { architects-first-guildhall }

architects-lesson-dig = Siła w liczbie
architects-lesson-dig-goal = Zdobądź jednym pracownikiem co najmniej 4 surowce.
architects-lesson-dig-point = Tłum zarabia co turę więcej. Nie pozwól mu za bardzo urosnąć: przeciwnicy pojmują właśnie tłumy.

architects-lesson-capture = Pojmij tłum
architects-lesson-capture-goal = Pojmij co najmniej 3 pracowników jednego przeciwnika.
architects-lesson-capture-point = Komu pojmiesz tłum, ten nic już tam nie zarobi i musi go uwolnić; ty możesz go sprzedać.

architects-lesson-prison = Sprzedaj jeńców
architects-lesson-prison-goal = Wyślij wszystkich jeńców do Więzienia za co najmniej 3 srebra.
architects-lesson-prison-point = { architects-first-captive } { architects-first-prison }

architects-lesson-tax = Opróżnij Kram poborcy
architects-lesson-tax-goal = Weź z Kramu poborcy co najmniej 4 srebra.
architects-lesson-tax-point = { architects-first-tax } Opłaca się to, gdy jest ich dużo, a cnoty masz dość.

architects-lesson-market = Czarny rynek czy cnota
architects-lesson-market-goal = Zdobądź na Czarnym rynku złoto lub marmur i zachowaj co najmniej 5 cnoty.
architects-lesson-market-point = { architects-first-market } Powyżej 9 cnoty jest dla ciebie zamknięty, poniżej 5 zamknięta jest Katedra.

architects-lesson-build = Budynek, który się opłaca
architects-lesson-build-goal = Zbuduj coś wartego dla ciebie co najmniej 5 punktów.
architects-lesson-build-point = Każdy budynek na stałe zajmuje pracownika i pole Siedziby gildii, więc buduj to, co się opłaca, póki są pola.

architects-lesson-cathedral = Wznieś Katedrę
architects-lesson-cathedral-goal = Wejdź o poziom wyżej w Katedrze.
architects-lesson-cathedral-point = { architects-first-cathedral } Pól jest mało, więc przyjdź wcześnie.

architects-lesson-end = Skończ, gdy prowadzisz
architects-lesson-end-goal = Zapełnij Siedzibę gildii i wygraj.
architects-lesson-end-point = Kto prowadzi, kończy grę, zanim inni dogonią; kto jest z tyłu, zbiera raczej punkty.

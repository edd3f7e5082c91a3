### Lekcje gry Architekci: nazwa, cel i to, co każda pokazuje.

architects-lesson-start = Kim jesteś i co wygrywa
architects-lesson-start-goal = Plansza z twoim imieniem jest twoja: jej pracownicy, surowce i cnota. Wygrywają tylko punkty, głównie za budynki i Katedrę, a te kosztują surowce. Masz, czego trzeba: zbuduj coś.
architects-lesson-start-point = Tura to jeden pracownik w jednym miejscu; potem grają pozostali. Rund nie ma: gdy Siedziba gildii jest pełna, przychodzą ostatnie tury i wygrywa ten, kto ma najwięcej punktów.

architects-lesson-dig = Siła w liczbie
architects-lesson-dig-goal = Zdobądź jednym pracownikiem co najmniej 4 surowce.
architects-lesson-dig-point = Pracownik daje surowce za każdego twojego, który już tam stoi: tłum zarabia co turę więcej. Nie pozwól mu za bardzo urosnąć, bo przeciwnicy pojmują właśnie tłumy.

architects-lesson-capture = Pojmij tłum
architects-lesson-capture-goal = Pojmij co najmniej 3 pracowników jednego przeciwnika.
architects-lesson-capture-point = Centrum miasta bierze z miejsca całą grupę. Przeciwnik nic już tam nie zarobi i musi ją uwolnić, a ty możesz ją sprzedać.

architects-lesson-prison = Sprzedaj jeńców
architects-lesson-prison-goal = Wyślij wszystkich jeńców do Więzienia za co najmniej 3 srebra.
architects-lesson-prison-point = Wartownia płaci 1 srebro za każdego jeńca. Twoja plansza znów jest wolna, a każdych dwóch pracowników w Więzieniu na koniec kosztuje ich gracza punkt.

architects-lesson-tax = Opróżnij Kram poborcy
architects-lesson-tax-goal = Weź z Kramu poborcy co najmniej 4 srebra.
architects-lesson-tax-point = Podatki zbierają się tam, ktokolwiek je płaci. Zabranie ich kosztuje 2 cnoty, więc opłaca się, gdy jest ich dużo, a cnoty masz dość.

architects-lesson-market = Czarny rynek czy cnota
architects-lesson-market-goal = Zdobądź na Czarnym rynku złoto lub marmur i zachowaj co najmniej 5 cnoty.
architects-lesson-market-point = Czarny rynek daje od razu to, co zbiera się przez kilka tur, za 1 cnoty. Powyżej 9 cnoty jest dla ciebie zamknięty, poniżej 5 zamknięta jest Katedra.

architects-lesson-build = Budynek, który się opłaca
architects-lesson-build-goal = Zbuduj coś wartego dla ciebie co najmniej 5 punktów.
architects-lesson-build-point = Budynki wymagają surowców i umiejętności czeladników. Każdy na stałe zajmuje pracownika i pole Siedziby gildii, więc buduj to, co się opłaca, póki są pola.

architects-lesson-cathedral = Wznieś Katedrę
architects-lesson-cathedral-goal = Wejdź o poziom wyżej w Katedrze.
architects-lesson-cathedral-point = Każdy poziom kosztuje surowce i kartę budynku i daje nagrodę. Liczy się tylko twój najwyższy: 2, 4, 7, 12 albo 20 punktów. Pól jest mało, więc przyjdź wcześnie.

architects-lesson-end = Skończ, gdy prowadzisz
architects-lesson-end-goal = Zapełnij Siedzibę gildii i wygraj.
architects-lesson-end-point = Gdy Siedziba gildii jest pełna, każdy ma jeszcze jedną turę. Kto prowadzi, kończy grę, zanim inni dogonią; kto jest z tyłu, zbiera raczej punkty.

### Lekcje gry z diabłem: nazwa, cel i to, co każda pokazuje.

devil-lesson-build = Buduj z tego, co masz
devil-lesson-build-goal = Zaplanuj wzniesienie co najmniej jednego budynku bez pożyczki.
devil-lesson-build-point = Budynki dają punkty, a większość pracuje też w kolejnych rundach: wznoś, kiedy możesz. Dług kosztuje co rundę odsetki, a na koniec punkty.

devil-lesson-sell = Zapakuj to, czego chcą inni
devil-lesson-sell-goal = Zapakuj skrzynię, którą ktoś kupi za monety.
devil-lesson-sell-point = Nikt nie wie, czyją skrzynię widzi. Zasoby, których inni sobie życzyli, po cenie, którą zniosą, zmieniają się w monety na twoje budynki.

devil-lesson-refuse = Odrzuć zły interes
devil-lesson-refuse-goal = Weź tę skrzynię tylko wtedy, gdy jest warta swojej ceny.
devil-lesson-refuse-point = Porównaj cenę z tym, co dadzą ci zasoby: na budowę, w puli, na koniec. Jeśli to mniej, zostaw skrzynię innym.

devil-lesson-soul = Kup duszę
devil-lesson-soul-goal = Jesteś diabłem: zdobądź fragment duszy za swoją skrzynię.
devil-lesson-soul-point = Diabeł chce fragmentów duszy na rytuał i płaci zasobami. Śmiertelnika każdy fragment chroni przed inkwizytorem, więc daj dość, i to, czego brakuje.

devil-lesson-hunt = Zagłosuj w polowaniu
devil-lesson-hunt-goal = Doprowadź do przesłuchania diabła.
devil-lesson-hunt-point = Wystarczą dwa głosy. Kto jest kim, zdradzają znaki w skrzyniach, które znasz, i to, czego kto sobie jawnie życzył.

devil-lesson-devil = Wskaż diabła
devil-lesson-devil-goal = Odgadnij, kto jest diabłem.
devil-lesson-devil-point = W rundzie 3 muszą się zgadzać dwa domysły. W rundzie 5 trafny domysł daje punkty tobie, a błędny roli, której szukasz.

devil-lesson-inquisitors = Przed inkwizycją
devil-lesson-inquisitors-goal = Odpowiedz wszystkim inkwizytorom bez kary.
devil-lesson-inquisitors-point = Każdy chce zobaczyć osobny fragment duszy albo bierze żeton pobłażania. Tyle jest wart fragment, gdy ktoś daje ci za niego zasoby.

devil-lesson-last = Ostatnia runda
devil-lesson-last-goal = Wygraj grę.
devil-lesson-last-point = Większość punktów przychodzi po rundzie 5: budynki, większe osiągnięcia, skrzydła, resztki. Co nie zmieni się teraz w punkty, jest mało warte, a połowa długu przepada.

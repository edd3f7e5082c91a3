### Lekcje gry z diabłem: nazwa, cel i to, co każda pokazuje.

devil-lesson-start = { lesson-start-name }
devil-lesson-start-goal = Jesteś śmiertelnikiem, a twoje fragmenty duszy są odpowiedzią dla inkwizytorów. Znak w skrzyni zdradza rolę pakującego, nigdy gracza: tu jest to znak diabła, który chce twojego fragmentu. Wygrywają tylko punkty: zachowaj to, co jest dla ciebie warte więcej niż zasoby.
devil-lesson-start-point = Sprzedany fragment daje zasoby od razu, ale inkwizytor, któremu nie będziesz mieć czego pokazać, zabierze potem punkty.

devil-lesson-build = Buduj z tego, co masz
devil-lesson-build-goal = Zaplanuj wzniesienie co najmniej jednego budynku bez pożyczki.
devil-lesson-build-point = Większość budynków pracuje też w kolejnych rundach: wznoś, kiedy możesz.

devil-lesson-sell = Zapakuj to, czego chcą inni
devil-lesson-sell-goal = Zapakuj skrzynię, którą ktoś kupi za monety.
devil-lesson-sell-point = Zasoby, o które inni prosili, po cenie, którą zniosą, zmieniają się w monety na twoje budynki.

devil-lesson-bargain = Odrzuć zły interes
devil-lesson-bargain-goal = Weź tę skrzynię tylko wtedy, gdy jest warta swojej ceny.
devil-lesson-bargain-point = Porównaj cenę z tym, co dadzą ci zasoby: na budowę, w puli, na koniec.

devil-lesson-soul = Kup duszę
devil-lesson-soul-goal = Jesteś diabłem: zdobądź fragment duszy za swoją skrzynię.
devil-lesson-soul-point = Śmiertelnika każdy fragment chroni przed inkwizytorem, więc daj za niego dość, i to tego, czego mu brakuje.

devil-lesson-accuse = Zagłosuj w polowaniu
devil-lesson-accuse-goal = Doprowadź do przesłuchania diabła. { devil-chests-below }
devil-chests-below = Skrzynie ze znakiem diabła, pokazane niżej, zdradzają, kto może być diabłem.
devil-lesson-accuse-point = Znak zdradza rolę, a zasoby gracza: porównaj je z tym, co kto mógł do tej pory mieć i o co prosił.

devil-lesson-name = Wskaż diabła
devil-lesson-name-goal = Odgadnij, kto jest diabłem. { devil-chests-below }
devil-lesson-name-point = W rundzie 3 muszą się zgadzać dwa domysły. W rundzie 5 trafny domysł daje punkty tobie, a błędny roli, której szukasz.

devil-lesson-inquisitors = Przed inkwizycją
devil-lesson-inquisitors-goal = Odpowiedz wszystkim inkwizytorom bez kary.
devil-lesson-inquisitors-point = Każdy chce zobaczyć osobny fragment duszy albo bierze żeton pobłażania. Tyle jest wart fragment, gdy ktoś daje ci za niego zasoby.

devil-lesson-last = Ostatnia runda
devil-lesson-last-goal = { lesson-win }
devil-lesson-last-point = Co nie zmieni się teraz w punkty, jest mało warte, a połowa długu przepada.

## Lekcje wcześniejszych wydań, przy stołach, które od nich zaczęły

devil-lesson-refuse = { devil-lesson-bargain }
devil-lesson-refuse-goal = { devil-lesson-bargain-goal }
devil-lesson-refuse-point = { devil-lesson-bargain-point }

devil-lesson-hunt = { devil-lesson-accuse }
devil-lesson-hunt-goal = Doprowadź do przesłuchania diabła.
devil-lesson-hunt-point = Wystarczą dwa głosy. { devil-lesson-accuse-point }

devil-lesson-devil = { devil-lesson-name }
devil-lesson-devil-goal = Odgadnij, kto jest diabłem.
devil-lesson-devil-point = { devil-lesson-name-point }

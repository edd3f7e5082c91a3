# Why a steward would answer so: what it reckons, in a sentence or two.

architects-why-keep = Z nich { $what } daje ci najwięcej za to, co masz i możesz zebrać.
architects-why-keep-free = { $what } nie wymaga umiejętności, której ci brak, i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
architects-why-keep-shared = { $what } wymaga: { $skills }, tak jak { $others } na twojej ręce: jeden czeladnik starczy na wszystkie.
architects-why-discard = Z twoich kart te najtrudniej będzie opłacić w turach, które zostały.
architects-why-recall = Bez pracownika na planszy któryś musi wrócić; ta grupa najmniej na tym straci.
architects-why-build = Masz wszystko, czego wymaga { $what }, a daje to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
architects-why-step = Następny poziom Katedry jest wart o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej, a do tego jest nagroda.
architects-why-cards = { $count ->
    [0] Nie masz kart budynków: dobierz, zanim surowce będą leżeć bezczynnie.
    [one] Z jedną kartą budynku na ręce wkrótce nie będzie co budować.
    [few] Z { $count } kart budynków na ręce niewiele da się wkrótce zbudować: nowe mogą pasować lepiej.
   *[many] Z { $count } kart budynków na ręce niewiele da się wkrótce zbudować: nowe mogą pasować lepiej.
}
architects-why-skill = Budynki na ręce wymagają: { $skills }. { $what } to ma.
architects-why-apprentice = { $what } daje twoim następnym turom więcej, niż warte jest srebro.
architects-why-capture = Pracownicy ({ $seat }: { $count }, { $place }) dawaliby z każdą turą więcej; na twojej planszy dadzą srebro w Wartowni.
architects-why-home = { $count ->
    [one] Twój pracownik wraca
    [few] Twoi pracownicy ({ $count }) wracają
   *[many] Twoi pracownicy ({ $count }) wracają
} z { $place-gen } od razu, a nie po jednym na turę.
architects-why-release = { $count ->
    [one] Twój pracownik od razu wychodzi
    [few] Twoi pracownicy ({ $count }) od razu wychodzą
   *[many] Twoi pracownicy ({ $count }) od razu wychodzą
} z Więzienia i nic to nie kosztuje.
architects-why-imprison = { $count ->
    [one] Jeniec daje
    [few] Jeńcy ({ $count }) dają
   *[many] Jeńcy ({ $count }) dają
} po jednym srebrze, a ktoś może przy najbliższym resecie wziąć dług.
architects-why-debt = Niespłacony dług kosztuje na koniec punkty; spłacony daje cnotę.
architects-why-free = { $count ->
    [one] Twój pracownik jest pojmany
    [few] Twoi pracownicy są pojmani ({ $count })
   *[many] Twoi pracownicy są pojmani ({ $count })
}, a bez nich masz ich za mało.
architects-why-tax = Tyle srebra w jednej turze ({ $silver }) jest warte cnoty, którą kosztuje.
architects-why-goods = { $what }: brakuje { $things-gen }.
architects-why-gold = Mając w Kopalni { $count ->
    [one] pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}, w każdej turze dostajesz więcej złota, a każde złoto to punkt, dopóki nikt ich nie pojmie.
architects-why-virtue = Te surowce możesz oddać, a cnota daje punkty na koniec.
architects-why-stock = Na twoje karty zbierzesz wszystko na czas: te surowce są na następne.
architects-why-end = { $count ->
    [one] Została ci jakaś { $count } tura
    [few] Zostały ci jakieś { $count } tury
   *[many] Zostało ci jakieś { $count } tur
}: { $spaces ->
    [one] wolne jest jedno pole Siedziby gildii
    [few] wolne są { $spaces } pola Siedziby gildii
   *[many] wolnych jest { $spaces } pól Siedziby gildii
}.
architects-why-last = To twoja ostatnia tura: liczy się tylko to, co teraz da punkty.

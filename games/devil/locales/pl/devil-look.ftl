# Deal with the Devil: what can be looked up at any time. Sections, then what stands in them.

devil-look-hand = 🃏 Twoja ręka
devil-look-inquisitors = ⚖️ Inkwizytorzy
devil-look-seat = 🏰 Budynki: { $seat }
devil-look-open = 🗑️ Zagrane, zniszczone
devil-look-achievements = 🏅 Osiągnięcia
devil-look-goods = 🌱 Zasoby: kto co wytworzył
devil-look-track = 📈 Tor reputacji
devil-look-inquisition = 🕯️ Inkwizycja: łapówki, zgadywanie, rytuał
devil-look-bank = 🏦 Ceny, dług i odsetki
devil-look-scoring = 🏆 Punktacja końcowa
devil-look-table = 📋 Zasady tego stołu
devil-look-house = 🏠 Zasady domowe

## Cards

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(na polu brzegowym: można go użyć żetonem)*
    [stabled] { " " }*(pod Stajnią: działa sam co rundę)*
   *[built] { "" }
}
devil-look-no-building = Jeszcze bez budynków.
devil-look-answers = Każdemu inkwizytorowi, który cię pyta, pokaż fragment duszy (zostaje u ciebie), oddaj żeton pobłażania albo przyjmij karę.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Odprawiony łapówkami.*
    [up] 👁️ *Odkryty: pyta wszystkich podczas następnej inkwizycji.*
    [later] *Pyta wszystkich dopiero w rundzie { $last }.*
   *[down] *Zakryty: jeszcze nikogo nie pyta.*
}
devil-look-houseguest = - 🚪 { $card } *Pyta tylko tych, którzy go mają: { $held }.*
devil-look-guests = { $seat }: { $count }
devil-look-nobody = nikt
devil-look-sets = Symbole na twoich budynkach liczą się do każdego osiągnięcia; dworzanin liczy się raz i jest wtedy zużyty. **Nauka zastępuje dowolny symbol.** Mniejsze osiągnięcie podnosi jedno z czterech pól na poziom 2. Większe od razu daje nagrodę i { $majors } punkty na koniec (diabłu nie).
devil-look-minor = - Mniejsze: **{ $what }** · mają: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· utracone: { $lost }
}
devil-look-major = - Większe: **{ $what }** → { $gains } · mają: { $who }
devil-look-alchemist = twój alchemik, który liczy się jako nauka

## The track

devil-look-track-ends = Dotarcie na szczyt daje żeton anielskich skrzydeł; każde pole z 🦇 daje żeton diabelskich skrzydeł przy wejściu w drodze **w dół**. { $wings } żetony anielskich skrzydeł zamieniają się w żeton pobłażania, { $wings } diabelskich w gościa, co od razu kosztuje { $points } punkty. W fazie reputacji najwyżsi dostają żeton anielskich skrzydeł, najniżsi diabelskich, chyba że wszyscy stoją razem.
devil-look-drift = Potem wszyscy **wracają** ku węzłowi według strzałek swojego pola (▼ w dół, ▲ w górę), nigdy poza węzeł.
devil-look-space = `{ $space ->
    [0] { " " }0
    [1] { " " }1
    [2] { " " }2
    [3] { " " }3
    [4] { " " }4
    [5] { " " }5
    [6] { " " }6
    [7] { " " }7
    [8] { " " }8
    [9] { " " }9
   *[other] { $space }
}` { $arrows }{ $kind ->
    [top] { " " }🪽 szczyt
    [start] { " " }start
    [knot] { " " }🪢 węzeł
    [demon] { " " }🦇
   *[none] { "" }
}{ $there ->
    [0] { "" }
   *[other] { " " }**{ $who }**
}

## The inquisition

devil-look-bribes = **Łapówki.** Każde { $each } monet ze wszystkich skrzyń razem odprawia następnego z A, B, C{ $coins ->
    [0] { "" }
    [one] ; { $coins } moneta już tam leży
    [few] ; { $coins } monety już tam leżą
   *[many] ; { $coins } monet już tam leży
}. Pozostałe monety leżą tam do rundy 5.
devil-guesses-third = -# **Zgadywanie teraz.** Jeśli dwa domysły co do jednej roli są zgodne, wskazana osoba odpowiada zgodnie z prawdą, a wszystkie domysły zostają do końca; inaczej wszystkie wracają.
devil-guesses-devil = -# **Diabeł odgadnięty**: cofa się o { $steps } pola na torze reputacji, inkwizytor 3 zostaje odkryty, a każdy, kto odgadł, dostaje { $coins } monety.
devil-guesses-cultist = -# **Kultysta odgadnięty** (przez oboje śmiertelników): cofa się o { $steps } pola, a oboje śmiertelników dostaje { $coins } monety.
devil-guesses-last = -# **Domysły w rundzie 5**, także zablokowane: każdy trafny daje { $right ->
    [one] { $right } punkt
    [few] { $right } punkty
   *[many] { $right } punktów
} zgadującemu, każdy błędny { $wrong ->
    [one] { $wrong } punkt
    [few] { $wrong } punkty
   *[many] { $wrong } punktów
} szukanemu diabłu lub kultyście.
devil-look-ritual-third = **Rytuał w rundzie 3**, według fragmentów duszy w skrzyni diabła. Diabeł zawsze dostaje 1 szkło i 1 marmur. Za co najmniej 1 fragment dostaje jeszcze 1 drewno i 1 kamień; za co najmniej 2 jeszcze 2 monety i odkrywa się inkwizytor 1; za co najmniej 3 także inkwizytor 2. Kultysta dostaje 1 zboże i 1 monetę za oznaczony fragment, za dwa jeszcze 3 monety. Fragmenty wracają do diabła.
devil-look-ritual-last = **Rytuał w rundzie 5.** Diabeł dostaje po 2 punkty za drugi, trzeci i czwarty fragment oraz po 6 za każdy następny. 2 fragmenty odkrywają inkwizytora 1, 4 fragmenty inkwizytora 2 (albo inkwizytora 3, jeśli inkwizytor 2 był już odkryty).
devil-look-locked = **Zablokowane domysły:**
devil-look-not-locked = Żaden domysł nie jest zablokowany.

## Prices, scoring, options

devil-look-prices = **Pula.** Drewno, kamień, zboże: kupno { $buy_basic }, sprzedaż { $sell_basic }. Szkło, marmur: kupno { $buy_rare }, sprzedaż { $sell_rare }. Żeton anielskich skrzydeł przed inkwizycją: { $wing }. Dworzanin: { $hire } za pierwszym razem, potem { $hire_again }. Ceny w monetach.
devil-look-debt = **Dług.** Każda pożyczona moneta to moneta długu, najwyżej { $limit }. Przy odsetkach znacznik rusza się o jedno pole za każdą monetę długu po kręgu { $circle } pól; ilekroć wejdzie na start, dług rośnie o 1. Wzrost ponad { $limit } ustawia dług na { $after } i daje żeton diabelskich skrzydeł. Dług spłaca się w fazach produkcji, kart i inkwizycji.
devil-look-science = **Nauka.** Każdy budynek naukowy kosztuje poza zasobami { $steps } reputacji.
devil-look-score = Twoje dotychczasowe punkty oraz:
    - punkty twoich budynków i ich efekty na koniec
    - **minus połowa długu**, zaokrąglona w górę
    - { $majors } za każde większe osiągnięcie (nie dla diabła)
    - 1 za każdy żeton anielskich skrzydeł, −1 za każdy diabelskich
    - { $indulgences } za każdy żeton pobłażania, 1 za każdego zwerbowanego i nieużytego dworzanina
    - −1 za każdy oznaczony fragment duszy
    - 1 za każde szkło lub marmur; 1 za każde { $exchange } pozostałych monet i zasobów podstawowych
    - przy remisie monety i zasoby podstawowe, których nie starczyło na punkt, liczą się po jednej piątej
devil-look-no-option = Nie obowiązuje żadna z opcji instrukcji.

## Cards: who made what, and the chests one has seen

devil-goods-how = -# Co kto miał na początku i co dają pola, bez kart, wymian i puli. **Pogrubione**: ta runda; *kursywą* to, co koło da polom takim, jakie są teraz. 💬: o co otwarcie prosili.
devil-goods-how-far = -# Co kto miał na początku i co dały pola, bez kart, wymian i puli. 💬: o co otwarcie prosili.
devil-goods-of = **{ $seat }** · na początku { $begins } · { $rounds }
devil-goods-past = R{ $round } { $made }{ $wish }
devil-goods-now = **R{ $round } { $made }{ $wish }**
devil-goods-later = *R{ $round } { $made }*
devil-goods-wish = { " " }💬{ $signs }
devil-goods-side-by-side = { $first }{ $then }
devil-goods-between = { $least }–⁠{ $most }{ $sign }
devil-goods-both = { $first } { $then }
devil-goods-chests = 🎁 **Skrzynie, które już znasz, według znaków** (✓ wzięte przez ciebie)
devil-goods-no-chest = 🎁 Nie znasz jeszcze żadnej skrzyni.
devil-goods-mark = { $mark }: { $chests }
devil-goods-mark-known = { $mark } ({ $seat }): { $chests }
devil-goods-chest-taken = R{ $round } { $goods } za { $price-acc } ✓
devil-goods-chest-left = R{ $round } { $goods } za { $price-acc }
devil-goods-chest-gone = R{ $round } poszło za { $price-acc }
devil-goods-chest-now = **teraz przed tobą: { $goods } za { $price-acc }**
devil-goods-chest-now-gone = **teraz przed tobą: poszło za { $price-acc }**

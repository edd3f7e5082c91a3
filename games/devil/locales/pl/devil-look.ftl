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
devil-look-table = { rules-of-table }
devil-look-house = { rules-house }

## Cards

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(na polu brzegowym: można go użyć żetonem)*
    [stabled] { " " }*(pod Stajnią: działa sam co rundę)*
   *[built] { "" }
}
devil-look-no-building = Jeszcze bez budynków.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Odprawiony łapówkami.*
    [up] 👁️ *Odkryty: pyta wszystkich podczas następnej inkwizycji.*
    [later] *Pyta wszystkich dopiero w rundzie { $last }.*
   *[down] *Zakryty: jeszcze nikogo nie pyta.*
}
devil-look-houseguest = - 🚪 { $card } *Pyta tylko tych, którzy go mają: { $held }.*
devil-look-guests = { $seat }: { $count }
devil-look-nobody = nikt
devil-look-minor = - Mniejsze: **{ $what }** · kto ma: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· utracone: { $lost }
}
devil-look-major = - Większe: **{ $what }** → { $gains } · kto ma: { $who }
devil-look-alchemist = twój alchemik, który liczy się jako nauka

## The track

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

devil-look-bribes = { devil-rule-bribes }{ $coins ->
    [0] { "" }
   *[other] { " " }Teraz leży tam 🪙{ $coins }.
}
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
devil-look-locked = **Zablokowane domysły:**
devil-look-not-locked = Żaden domysł nie jest zablokowany.

## Prices, scoring, options

devil-look-prices = Żeton anielskich skrzydeł przed inkwizycją: { $wing }. Dworzanin: { $hire } za pierwszym razem, potem { $hire_again }. Ceny w monetach.
devil-look-science = **Nauka.** Każdy budynek naukowy kosztuje poza zasobami { $steps } reputacji.
devil-look-no-option = Nie obowiązuje żadna z opcji instrukcji.

## Cards: who made what, and the chests one has seen

devil-goods-how = { devil-goods-how-far } **Pogrubione**: ta runda; *kursywą* to, co koło da polom takim, jakie są teraz.
devil-goods-how-far = -# Co kto miał na początku i co dały pola, bez kart, wymian i puli. 💬: o co otwarcie prosili.
devil-goods-how-told = -# Z tych zasobów: co kto miał na początku i co do tego czasu dały pola, bez kart, wymian i puli. 💬: o co otwarcie prosili.
devil-goods-besides = -# Ponadto { $mark } ma na początku: { $goods }.
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

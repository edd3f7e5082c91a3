# Działania budynków tak krótko, jak muszą być opcje listy: surowce w znakach, ⚖️ w koszcie to reputacja.

devil-brief-when-cost = Koszt: { $does }
devil-brief-when-built = Od razu: { $does }
devil-brief-when-action = Akcja: { $does }
devil-brief-when-production = Produkcja: { $does }
devil-brief-when-interest = Odsetki: { $does }
devil-brief-when-reputation = Co rundę: { $does }
devil-brief-when-minor = Za każde mniejsze osiągnięcie: { $does }
devil-brief-when-hired = Za każdy werbunek: { $does }
devil-brief-when-always = Zawsze: { $does }
devil-brief-when-end = Koniec: { $does }
devil-brief-gain = +{ $what }
devil-brief-pay = zapłać { $what }
devil-brief-choose = weź { $what-acc }
devil-brief-pay-any = zapłać { $what-acc }
devil-brief-trade = oddaj { $give } za { $take }{ $times ->
    [1] { "" }
   *[other] , do { $times } razy
}
devil-brief-sell = sprzedaj najwyżej { $what-acc }, po { $price }🪙
devil-brief-buy = kup najwyżej { $what-acc }, po { $price }🪙
devil-brief-reputation = { $way ->
    [down] −
   *[up] +
}{ $n } reputacji
devil-brief-cost-reputation = ⚖️ −{ $n }
devil-brief-points = { $way ->
    [down] −
   *[up] +
}{ $n } pkt
devil-brief-angel = +{ $n }🪽
devil-brief-demon = +{ $n }🦇
devil-brief-absolve = oddaj { $n }🦇
devil-brief-buy-wings-of = kup do { $most }🪽 po { $price }🪙
devil-brief-relief = twój dług maleje o { $n }
devil-brief-courtier = dworzanin ({ $which })
devil-brief-produce = weź jeszcze raz z produkcji tej rundy: { $what }
devil-brief-tokens = { $what }
devil-brief-tokens-total = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} akcji
devil-brief-tokens-free = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] darmowy
    [few] darmowe
   *[many] darmowych
}
devil-brief-interest-free = znacznik odsetek rusza się o { $n } mniej
devil-brief-discount = { $type ->
    [rural] budynki wiejskie
    [town] budynki miejskie
    [church] budynki kościelne
    [science] budynki naukowe
   *[any] budynki
} kosztują o { $what } mniej
devil-brief-special-stables = wsuń pod nią budynek z akcją, zadziała co rundę za darmo
devil-brief-if-above-start = jeśli twoja reputacja jest powyżej startu
devil-brief-if-below-start = jeśli twoja reputacja jest poniżej startu
devil-brief-if-highest = jeśli nikt nie ma wyższej reputacji
devil-brief-if-lowest = jeśli wszyscy inni mają wyższą reputację
devil-brief-per-buildings = za { $type ->
    [rural] { $each ->
        [1] budynek wiejski
       *[other] { $each } budynki wiejskie
    }
    [town] { $each ->
        [1] budynek miejski
       *[other] { $each } budynki miejskie
    }
    [church] { $each ->
        [1] budynek kościelny
       *[other] { $each } budynki kościelne
    }
    [science] { $each ->
        [1] budynek naukowy
       *[other] { $each } budynki naukowe
    }
   *[any] { $each ->
        [1] budynek
       *[other] { $each } budynki
    }
}
devil-brief-per-courtiers = za { $each ->
    [1] dworzanina
   *[other] { $each } dworzan
}
devil-brief-per-minors = za { $each ->
    [1] mniejsze osiągnięcie
   *[other] { $each } mniejsze osiągnięcia
}
devil-brief-per-majors = za { $each ->
    [1] większe osiągnięcie
   *[other] { $each } większe osiągnięcia
}
devil-brief-per-seats-above = za { $each ->
    [1] osobę o wyższej reputacji
   *[other] { $each } osoby o wyższej reputacji
}
devil-brief-per-seats-below = za { $each ->
    [1] osobę o niższej reputacji
   *[other] { $each } osoby o niższej reputacji
}
devil-brief-per-improved-fields = za { $each ->
    [1] pole poziomu 2
   *[other] { $each } pola poziomu 2
}
devil-brief-per-angels = za { $each ->
    [1] 🪽
   *[other] { $each }🪽
}
devil-brief-per-demons = za { $each ->
    [1] 🦇
   *[other] { $each }🦇
}
devil-brief-per-indulgences = za { $each ->
    [1] żeton pobłażania
   *[other] { $each } żetony pobłażania
}
devil-brief-per-debt = za { $each } długu
devil-brief-hoard = odrzuć { $count ->
    [1] wszystko
   *[other] jeden rodzaj
} ({ $kinds }): 1 pkt za { $each ->
    [1] każdy
   *[other] każde { $each }
}
devil-brief-repay-of = spłać do { $n } długu
devil-brief-place-minor-of = zdobądź mniejsze osiągnięcie
devil-brief-drop-minor-of = tracisz na zawsze mniejsze osiągnięcie, też niezdobyte
devil-brief-marker-of = znacznik odsetek na start

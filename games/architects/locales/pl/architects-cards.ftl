# Architects of the West Kingdom: the sentences on the cards. A card is composed of
#   architects-power-*   what an apprentice or a player board changes
#   architects-brief-*   the same in few words, for boards
#   architects-effect-*  what a building does; begins with a small letter and has no full stop
#   architects-when-*    its time, architects-per-* how many times, architects-if-* on which condition
# The names of the cards are in architects-names.ftl.

# Things: so many of a kind. Wood, stone and marble are shared with other games.
thing-clay = { $count } { $count ->
    [one] glina
    [few] gliny
   *[many] gliny
}
    .gen = { $count } gliny
    .acc = { $count } { $count ->
    [one] glinę
    [few] gliny
   *[many] gliny
}
thing-gold = { $count } { $count ->
    [one] złoto
    [few] złota
   *[many] złota
}
    .gen = { $count } złota
thing-virtue = cnota { $count }
thing-silver = { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
}
    .gen = { $count } srebra
    .typed = 🪙
architects-cards = { $count ->
    [one] { $count } karta budynku
    [few] { $count } karty budynków
   *[many] { $count } kart budynków
}
    .acc = { $count ->
    [one] { $count } kartę budynku
    [few] { $count } karty budynków
   *[many] { $count } kart budynków
}
architects-virtue = { $count } pkt cnoty

architects-kind-clay = glina
    .gen = gliny
    .acc = glinę
architects-kind-wood = drewno
    .gen = drewna
architects-kind-stone = kamień
    .gen = kamienia
architects-kind-gold = złoto
    .gen = złota
architects-kind-marble = marmur
    .gen = marmuru
architects-kind-silver = srebro
    .gen = srebra
architects-skill-carpentry = ciesielstwo
    .gen = ciesielstwa
architects-skill-tiling = dekarstwo
    .gen = dekarstwa
architects-skill-masonry = murarstwo
    .gen = murarstwa

# Joining.
architects-either = { $first } lub { $last }
    .gen = { $first-gen } lub { $last-gen }
    .acc = { $first-acc } lub { $last-acc }
architects-clause-per = { $does } { $per }
architects-clause-if = { $does }, { $condition }

# Whole cards. Parts are joined by architects-card-and.
architects-card-and = { $first } · { $then }
architects-card-building = **{ $name }** ({ architects-card-worth })
architects-card-worth = { $points } pkt{ $virtue ->
    [0] { "" }
   *[other] , { WAY($virtue) ->
        [down] −
       *[up] +
    }{ SIZE($virtue) } cnoty
}
architects-card-cost = { $things }
architects-card-needs = wymaga: { $skills }
architects-card-apprentice = **{ $name }** ({ $skills })
architects-card-apprentice-name = { $name } ({ $skills })
    .acc = { $name-acc } ({ $skills })
    .gen = { $name-gen } ({ $skills })
architects-card-skills = { $skills }
architects-card-virtue = { WAY($virtue) ->
    [down] −
   *[up] +
}{ SIZE($virtue) } cnoty przy zatrudnieniu

# Times.
architects-when-now = Od razu { $does }
architects-when-end = Na koniec { $does }

# When an apprentice or a board helps.
architects-at-quarry = Kamieniołom
architects-at-forest = Las
architects-at-silversmith = Huta srebra
architects-at-mines = Kopalnia
architects-at-market = Czarny rynek
architects-at-tax-stand = Kram poborcy
architects-at-cathedral = każdy krok w Katedrze
architects-at-debt-paid = każdy spłacony dług
architects-at-imprison = wysłanie jeńców do Więzienia
architects-at-built = każdy zbudowany budynek
architects-at-reset = każdy reset Czarnego rynku

# How often they help, as the subject of a sentence.
architects-each-quarry = każda wizyta w Kamieniołomie
architects-each-forest = każda wizyta w Lesie
architects-each-silversmith = każda wizyta w Hucie srebra
architects-each-mines = każda wizyta w Kopalni
architects-each-market = każda wizyta na Czarnym rynku
architects-each-tax-stand = każda wizyta w Kramie poborcy
architects-each-cathedral = { architects-at-cathedral }
architects-each-debt-paid = { architects-at-debt-paid }
architects-each-imprison = { architects-at-imprison }
architects-each-built = { architects-at-built }
architects-each-reset = { architects-at-reset }

# What they change.
architects-power-also = { $at } daje też { $what-acc }
architects-power-trade = w Magazynie możesz wymienić { $give-acc } na { $take-acc }
architects-power-worker = { $count ->
    [one] w Magazynie masz jedną wymianę więcej
    [few] w Magazynie masz { $count } wymiany więcej
   *[many] w Magazynie masz { $count } wymian więcej
}
architects-power-cheaper-town-centre = drugie i każde kolejne pojmanie kosztuje o { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
} mniej
architects-power-cheaper-workshop = czeladnicy kosztują o { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
} mniej
architects-power-cheaper-market = Czarny rynek kosztuje o { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
} mniej
architects-power-unblamed-market = na Czarnym rynku tracisz o { $count } pkt cnoty mniej
architects-power-unblamed-tax-stand = w Kramie poborcy tracisz o { $count } pkt cnoty mniej
architects-power-release = przy każdym resecie rynku { $count ->
    [one] { $count } z twoich pracowników wychodzi z Więzienia
    [few] do { $count } z twoich pracowników wychodzi z Więzienia
   *[many] do { $count } z twoich pracowników wychodzi z Więzienia
}
architects-power-at-large = reset rynku daje { $what-acc }, jeśli nie masz nikogo w Więzieniu
architects-power-avoid-tax = płacisz za każdym razem podatek mniejszy o { $count }
architects-power-alike = złoto i marmur są dla ciebie tym samym
architects-power-no-discard = za Katedrę nie odkładasz karty
architects-power-room = { $count ->
    [one] masz miejsce na jeszcze jednego czeladnika
    [few] masz miejsce na jeszcze { $count } czeladników
   *[many] masz miejsce na jeszcze { $count } czeladników
}
architects-power-discount = budynki i Katedra kosztują o { $count } drewno lub kamień mniej
architects-power-buy-off = { $count ->
    [one] za { $count } srebro
    [few] za { $count } srebra
   *[many] za { $count } srebra
} wykupujesz się od długu

# The same where space is scarce: boards.
architects-brief-also = { $at }: także { $what }
architects-brief-trade = Magazyn: { $give } → { $take }
architects-brief-worker = { $count ->
    [one] Magazyn: jedna wymiana więcej
    [few] Magazyn: { $count } wymiany więcej
   *[many] Magazyn: { $count } wymian więcej
}
architects-brief-cheaper-town-centre = Centrum miasta: drugie i każde kolejne pojmanie kosztuje o { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
} mniej
architects-brief-cheaper-workshop = Warsztat: czeladnicy kosztują o { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
} mniej
architects-brief-cheaper-market = Czarny rynek: o { $count } { $count ->
    [one] srebro
    [few] srebra
   *[many] srebra
} mniej
architects-brief-unblamed-market = Czarny rynek: strata cnoty o { $count } mniejsza
architects-brief-unblamed-tax-stand = Kram poborcy: strata cnoty o { $count } mniejsza
architects-brief-release = każdy reset Czarnego rynku: { $count ->
    [one] { $count } z twoich pracowników wychodzi z Więzienia
    [few] do { $count } z twoich pracowników wychodzi z Więzienia
   *[many] do { $count } z twoich pracowników wychodzi z Więzienia
}
architects-brief-at-large = reset Czarnego rynku, jeśli nie masz nikogo w Więzieniu: { $what }
architects-brief-avoid-tax = podatek o { $count } mniejszy przy każdej zapłacie
architects-brief-alike = { architects-power-alike }
architects-brief-no-discard = Katedra: bez odkładania karty
architects-brief-room = { $count ->
    [one] miejsce na jeszcze jednego czeladnika
    [few] miejsce na jeszcze { $count } czeladników
   *[many] miejsce na jeszcze { $count } czeladników
}
architects-brief-discount = budynki i Katedra: o { $count } mniej drewna lub kamienia
architects-brief-buy-off = { architects-power-buy-off }

# What buildings do.
architects-effect-gain = dostajesz { $what-acc }
architects-effect-choose = dostajesz { $what-acc }
architects-effect-hire = zatrudniasz za darmo dowolnego wystawionego czeladnika
architects-effect-capture = { $free ->
    [yes] uwalniasz wszystkich swoich pojmanych albo { $count ->
        [one] raz pojmujesz za darmo
        [few] { $count } razy pojmujesz za darmo
       *[many] { $count } razy pojmujesz za darmo
    }
   *[no] { $count ->
        [one] raz pojmujesz za darmo
        [few] do { $count } razy pojmujesz za darmo
       *[many] do { $count } razy pojmujesz za darmo
    }
}
architects-effect-release = wszyscy twoi pracownicy wychodzą z Więzienia
architects-effect-debt = { $count ->
    [one] bierzesz dług
    [few] bierzesz { $count } długi
   *[many] bierzesz { $count } długów
}
architects-effect-destroy-debt = { $count ->
    [one] możesz zniszczyć niespłacony dług
    [few] możesz zniszczyć do { $count } niespłaconych długów
   *[many] możesz zniszczyć do { $count } niespłaconych długów
}
architects-effect-blame = każdy, kto ma co najmniej { $least } pracowników w Więzieniu, traci { $count } pkt cnoty
architects-effect-praise = każdy zyskuje { $count } pkt cnoty
architects-effect-sell-card = możesz wymienić kartę budynku na { $what-acc }
architects-effect-dismiss = jeden z twoich czeladników odchodzi
architects-effect-work = możesz postawić kolejnego pracownika w Siedzibie gildii
architects-effect-points = { $count ->
    [one] zdobywasz { $count } punkt
    [few] zdobywasz { $count } punkty
   *[many] zdobywasz { $count } punktów
}
architects-effect-virtue = { $way ->
    [down] tracisz { SIZE($count) } pkt cnoty
   *[up] zyskujesz { $count } pkt cnoty
}
architects-effect-debt-cost = każdy niespłacony dług kosztuje o { SIZE($count) ->
    [one] { SIZE($count) } punkt
    [few] { SIZE($count) } punkty
   *[many] { SIZE($count) } punktów
} { $way ->
    [down] mniej
   *[up] więcej
}

# Counts.
architects-per-clay = { $each ->
    [1] za każdą glinę
   *[other] za każde { $each } gliny
}
architects-per-wood = { $each ->
    [1] za każde drewno
   *[other] za każde { $each } drewna
}
architects-per-stone = { $each ->
    [1] za każdy kamień
   *[other] za każde { $each } kamienie
}
architects-per-gold = { $each ->
    [1] za każde złoto
   *[other] za każde { $each } złota
}
architects-per-marble = { $each ->
    [1] za każdy marmur
   *[other] za każde { $each } marmury
}
architects-per-silver = { $each ->
    [1] za każde srebro
   *[other] za każde { $each } srebra
}
architects-per-materials = { $each ->
    [one] za każdą glinę, drewno i kamień
    [few] za każde { $each } sztuki gliny, drewna i kamienia razem
   *[many] za każde { $each } sztuk gliny, drewna i kamienia razem
}
architects-per-carpentry = { $each ->
    [1] za każdego swojego czeladnika z ciesielstwem
   *[other] za każdych { $each } swoich czeladników z ciesielstwem
}
architects-per-tiling = { $each ->
    [1] za każdego swojego czeladnika z dekarstwem
   *[other] za każdych { $each } swoich czeladników z dekarstwem
}
architects-per-masonry = { $each ->
    [1] za każdego swojego czeladnika z murarstwem
   *[other] za każdych { $each } swoich czeladników z murarstwem
}
architects-per-buildings = { $each ->
    [1] za każdy swój budynek
   *[other] za każde { $each } swoje budynki
}
architects-per-paid-debts = { $each ->
    [1] za każdy spłacony dług
   *[other] za każde { $each } spłacone długi
}
architects-per-captured = { $each ->
    [1] za każdego jeńca na swojej planszy
   *[other] za każdych { $each } jeńców na swojej planszy
}
architects-per-virtue = { $each ->
    [1] za każdy pkt cnoty
   *[other] za każde { $each } pkt cnoty
}

# Conditions.
architects-if-no-debt = jeśli nie masz niespłaconych długów
architects-if-most-clay = jeśli nikt inny nie ma tyle gliny co ty
architects-if-most-wood = jeśli nikt inny nie ma tyle drewna co ty
architects-if-most-stone = jeśli nikt inny nie ma tyle kamienia co ty
architects-if-most-silver = jeśli nikt inny nie ma tyle srebra co ty
architects-if-most-cathedral = jeśli nikt inny nie jest tak wysoko w Katedrze

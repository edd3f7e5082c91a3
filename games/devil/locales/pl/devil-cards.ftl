# Deal with the Devil: the sentences on the cards. A card is composed of
#   devil-when-*    the time, around what happens
#   devil-effect-*  one for each verb; begins with a small letter and has no full stop
#   devil-per-*     how many times; devil-if-*  on which condition
# The names of the cards are in devil-names.ftl.

# Things: so many of a kind.
thing-wood = { $count } { $count ->
    [one] drewno
    [few] drewna
   *[many] drewna
}
    .gen = { $count } drewna
    .typed = drewien|drzewo|drzewa|drewno
thing-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
    .gen = { $count ->
    [one] { $count } kamienia
    [few] { $count } kamieni
   *[many] { $count } kamieni
}
thing-grain = { $count } { $count ->
    [one] zboże
    [few] zboża
   *[many] zboża
}
    .gen = { $count } zboża
    .typed = ziarno|ziarna|zboża
thing-glass = { $count } { $count ->
    [one] szkło
    [few] szkła
   *[many] szkła
}
    .gen = { $count } szkła
thing-marble = { $count ->
    [one] { $count } marmur
    [few] { $count } marmury
   *[many] { $count } marmurów
}
    .gen = { $count ->
    [one] { $count } marmuru
    [few] { $count } marmurów
   *[many] { $count } marmurów
}
thing-devil-debt = dług { $count }
thing-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
    .gen = { $count ->
    [one] { $count } monety
    [few] { $count } monet
   *[many] { $count } monet
}
    .acc = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
thing-indulgences = { $count ->
    [one] { $count } żeton pobłażania
    [few] { $count } żetony pobłażania
   *[many] { $count } żetonów pobłażania
}
    .gen = { $count ->
    [one] { $count } żetonu pobłażania
    [few] { $count } żetonów pobłażania
   *[many] { $count } żetonów pobłażania
}
thing-jester-laughing = { $count ->
    [one] { $count } śmiejący się błazen
    [few] { $count } śmiejące się błazny
   *[many] { $count } śmiejących się błaznów
}
    .gen = { $count ->
    [one] { $count } śmiejącego się błazna
    [few] { $count } śmiejących się błaznów
   *[many] { $count } śmiejących się błaznów
}
    .acc = { $count ->
    [one] { $count } śmiejącego się błazna
    [few] { $count } śmiejące się błazny
   *[many] { $count } śmiejących się błaznów
}
thing-jester-weeping = { $count ->
    [one] { $count } płaczący błazen
    [few] { $count } płaczące błazny
   *[many] { $count } płaczących błaznów
}
    .gen = { $count ->
    [one] { $count } płaczącego błazna
    [few] { $count } płaczących błaznów
   *[many] { $count } płaczących błaznów
}
    .acc = { $count ->
    [one] { $count } płaczącego błazna
    [few] { $count } płaczące błazny
   *[many] { $count } płaczących błaznów
}

# Kinds and symbols without a number.
devil-kind-wood = drewno
    .gen = drewna
devil-kind-stone = kamień
    .gen = kamienia
devil-kind-grain = zboże
    .gen = zboża
devil-kind-glass = szkło
    .gen = szkła
devil-kind-marble = marmur
    .gen = marmuru
devil-kind-coins = monety
    .gen = monet
devil-type-rural = wiejski
devil-type-town = miejski
devil-type-church = kościelny
devil-type-science = naukowy
devil-type-alchemist = alchemik

devil-goods-basic = { $n ->
    [one] { $n } zasób podstawowy
    [few] { $n } zasoby podstawowe
   *[many] { $n } zasobów podstawowych
}
    .gen = { $n ->
    [one] { $n } zasobu podstawowego
    [few] { $n } zasobów podstawowych
   *[many] { $n } zasobów podstawowych
}
devil-goods-rare = { $n ->
    [one] { $n } zasób luksusowy
    [few] { $n } zasoby luksusowe
   *[many] { $n } zasobów luksusowych
}
    .gen = { $n ->
    [one] { $n } zasobu luksusowego
    [few] { $n } zasobów luksusowych
   *[many] { $n } zasobów luksusowych
}
devil-goods-any = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
    .gen = { $n ->
    [one] { $n } zasobu
    [few] { $n } zasobów
   *[many] { $n } zasobów
}
devil-goods-out-of = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
} ({ $goods })

# Joining.
devil-either = { $first } lub { $last }
    .gen = { $first-gen } lub { $last-gen }
    .acc = { $first-acc } lub { $last-acc }
devil-comma = { $first }, { $then }
    .gen = { $first-gen }, { $then-gen }
    .acc = { $first-acc }, { $then-acc }
devil-then = { $first }; { $then }
devil-clause-if = { $condition }, { $does }
devil-clause-per = { $does } { $per }
devil-clause-most = { $does } (najwyżej { $most } ×)

# Times.
devil-when-cost = Koszt dodatkowy: { $does }.
devil-when-built = Po wzniesieniu: { $does }.
devil-when-action = Akcja: { $does }.
devil-when-production = Produkcja: { $does }.
devil-when-interest = Odsetki: { $does }.
devil-when-reputation = Faza reputacji: { $does }.
devil-when-minor = Gdy zdobywasz mniejsze osiągnięcie: { $does }.
devil-when-hired = Gdy werbujesz dworzanina: { $does }.
devil-when-always = Zawsze: { $does }.
devil-when-end = Koniec gry: { $does }.

# Conditions.
devil-if-above-start = jeśli twoja reputacja jest powyżej startu
devil-if-below-start = jeśli twoja reputacja jest poniżej startu
devil-if-highest = jeśli nikt nie ma wyższej reputacji od ciebie
devil-if-lowest = jeśli wszyscy inni mają wyższą reputację od ciebie
devil-if-no-debt = jeśli nie masz długu
devil-if-debt-at-least = jeśli twój dług wynosi co najmniej { $n }
devil-if-tokens-at-least = jeśli użyjesz w tej fazie co najmniej { $n } żetonów akcji
devil-if-hired-this-phase = jeśli werbujesz w tej fazie
devil-if-buildings-at-least = jeśli twoich budynków { $type ->
    [rural] wiejskich{ " " }
    [town] miejskich{ " " }
    [church] kościelnych{ " " }
    [science] naukowych{ " " }
   *[any] { "" }
}jest co najmniej { $n }
devil-if-no-demons = jeśli nie masz diabelskich skrzydeł

# Counts.
devil-per-buildings = { $type ->
    [rural] { $each ->
        [1] za każdy swój budynek wiejski
       *[other] za każde { $each } swoje budynki wiejskie
    }
    [town] { $each ->
        [1] za każdy swój budynek miejski
       *[other] za każde { $each } swoje budynki miejskie
    }
    [church] { $each ->
        [1] za każdy swój budynek kościelny
       *[other] za każde { $each } swoje budynki kościelne
    }
    [science] { $each ->
        [1] za każdy swój budynek naukowy
       *[other] za każde { $each } swoje budynki naukowe
    }
   *[any] { $each ->
        [1] za każdy swój budynek
       *[other] za każde { $each } swoje budynki
    }
}
devil-per-courtiers = { $each ->
    [1] za każdego zwerbowanego, nieużytego dworzanina
   *[other] za każdych { $each } zwerbowanych, nieużytych dworzan
}
devil-per-minors = { $each ->
    [1] za każde zdobyte mniejsze osiągnięcie
   *[other] za każde { $each } zdobyte mniejsze osiągnięcia
}
devil-per-majors = { $each ->
    [1] za każde zdobyte większe osiągnięcie
   *[other] za każde { $each } zdobyte większe osiągnięcia
}
devil-per-angels = { $each ->
    [1] za każdy swój żeton anielskich skrzydeł
   *[other] za każde { $each } swoje żetony anielskich skrzydeł
}
devil-per-demons = { $each ->
    [1] za każdy swój żeton diabelskich skrzydeł
   *[other] za każde { $each } swoje żetony diabelskich skrzydeł
}
devil-per-indulgences = { $each ->
    [1] za każdy swój żeton pobłażania
   *[other] za każde { $each } swoje żetony pobłażania
}
devil-per-debt = { $each ->
    [1] za każdą monetę swojego długu
   *[other] za każde { $each } monety swojego długu
}
devil-per-seats-above = { $each ->
    [1] za każdą osobę o wyższej reputacji od twojej
   *[other] za każde { $each } osoby o wyższej reputacji od twojej
}
devil-per-seats-below = { $each ->
    [1] za każdą osobę o niższej reputacji od twojej
   *[other] za każde { $each } osoby o niższej reputacji od twojej
}
devil-per-steps-below-start = { $each ->
    [1] za każde pole, o które twoja reputacja jest poniżej startu
   *[other] za każde { $each } pola, o które twoja reputacja jest poniżej startu
}
devil-per-steps-above-start = { $each ->
    [1] za każde pole, o które twoja reputacja jest powyżej startu
   *[other] za każde { $each } pola, o które twoja reputacja jest powyżej startu
}
devil-per-improved-fields = { $each ->
    [1] za każde swoje pole na poziomie 2
   *[other] za każde { $each } swoje pola na poziomie 2
}

# Effects.
devil-effect-gain = dostajesz { $what-acc }
devil-effect-choose = bierzesz { $what-acc } do wyboru
devil-effect-pay = płacisz { $what-acc }
devil-effect-pay-any = płacisz { $what-acc } do wyboru
devil-effect-trade = { $times ->
    [1] możesz raz oddać { $give-acc } za { $take-acc }
   *[other] możesz do { $times } razy oddać { $give-acc } za { $take-acc }
}
devil-effect-sell = sprzedajesz najwyżej { $what-acc }, każdy za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
devil-effect-buy = kupujesz najwyżej { $what-acc }, każdy za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
devil-effect-reputation = { $way ->
    [down] −{ $n } reputacji
   *[up] +{ $n } reputacji
}
devil-effect-points = { $way ->
    [down] { $n ->
        [one] tracisz { $n } punkt
        [few] tracisz { $n } punkty
       *[many] tracisz { $n } punktów
    }
   *[up] { $n ->
        [one] zdobywasz { $n } punkt
        [few] zdobywasz { $n } punkty
       *[many] zdobywasz { $n } punktów
    }
}
devil-effect-angel = { $n ->
    [one] dostajesz { $n } żeton anielskich skrzydeł
    [few] dostajesz { $n } żetony anielskich skrzydeł
   *[many] dostajesz { $n } żetonów anielskich skrzydeł
}
devil-effect-demon = { $n ->
    [one] bierzesz { $n } żeton diabelskich skrzydeł
    [few] bierzesz { $n } żetony diabelskich skrzydeł
   *[many] bierzesz { $n } żetonów diabelskich skrzydeł
}
devil-effect-absolve = { $n ->
    [one] oddajesz { $n } żeton diabelskich skrzydeł
    [few] oddajesz najwyżej { $n } żetony diabelskich skrzydeł
   *[many] oddajesz najwyżej { $n } żetonów diabelskich skrzydeł
}
devil-effect-buy-wings = { $most ->
    [one] kupujesz { $most } żeton anielskich skrzydeł
    [few] kupujesz najwyżej { $most } żetony anielskich skrzydeł
   *[many] kupujesz najwyżej { $most } żetonów anielskich skrzydeł
}, każdy za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
devil-effect-relief = twój dług maleje o { $n }
devil-effect-repay = możesz spłacić do { $n } długu, monetę za monetę
devil-effect-marker = cofasz znacznik odsetek na jego start
devil-effect-courtier = bierzesz dworzanina bez płacenia ({ $which })
devil-effect-dismiss = oddajesz zwerbowanego, nieużytego dworzanina ({ $which })
devil-effect-place-minor = od razu zagrywasz jedno z niezdobytych mniejszych osiągnięć
devil-effect-drop-minor = na zawsze tracisz jedno mniejsze osiągnięcie, zdobyte albo nie
devil-effect-produce = jeszcze raz bierzesz z produkcji tej rundy: { $what }
devil-effect-tokens = od następnej rundy masz { $what }
devil-tokens-total = o { $n ->
    [one] { $n } żeton akcji
    [few] { $n } żetony akcji
   *[many] { $n } żetonów akcji
} { $way ->
    [fewer] mniej
   *[more] więcej
}
devil-tokens-free = o { $n ->
    [one] { $n } darmowy żeton akcji
    [few] { $n } darmowe żetony akcji
   *[many] { $n } darmowych żetonów akcji
} { $way ->
    [fewer] mniej
   *[more] więcej
}
devil-effect-interest-free = { $n ->
    [one] twój znacznik odsetek rusza się o { $n } pole mniej
    [few] twój znacznik odsetek rusza się o { $n } pola mniej
   *[many] twój znacznik odsetek rusza się o { $n } pól mniej
}
devil-effect-discount = { $type ->
    [rural] twoje budynki wiejskie
    [town] twoje budynki miejskie
    [church] twoje budynki kościelne
    [science] twoje budynki naukowe
   *[any] twoje budynki
} kosztują o { $what-acc } mniej
devil-effect-hoard = { $count ->
    [1] możesz odrzucić wszystko, co masz ({ $kinds })
   *[other] możesz odrzucić wszystko, co masz **jednego** rodzaju ({ $kinds })
}: { $each ->
    [1] 1 punkt za każdy żeton
   *[other] 1 punkt za każde { $each }; resztę zatrzymujesz
}
devil-effect-special = { $what }
devil-special-stables = wsuwasz pod nią jeden ze swoich budynków z akcją: akcja wykonuje się teraz, a potem za darmo co rundę

# Whole cards.
devil-card-reputation = utrata { $n } reputacji
devil-card-short = **{ $name }** ({ $types }) { $cost }{ $science ->
    [0] { "" }
   *[other] { " " }−{ $science } reputacji
} · { $points } pkt
devil-card-building = **{ $name }** ({ $types }) — { $cost } · { $points } pkt
devil-card-less = { $cost } (taniej dzięki twoim budynkom)
devil-card-free = za darmo
devil-card-and = { $first } · { $then }
devil-card-event = **{ $name }** — { $left } / { $right }
devil-card-left = Lewa (−{ $n } reputacji): { $does }.
devil-card-right = Prawa (+{ $n } reputacji): { $does }.
devil-card-left-moves = −{ $n } reputacji
devil-card-right-moves = +{ $n } reputacji
devil-card-left-only = Lewa, tylko { $condition } (inaczej całość pominięta): { $does }.
devil-card-right-only = Prawa, tylko { $condition } (inaczej całość pominięta): { $does }.
devil-brief-dismiss = oddajesz wolnego dworzanina ({ $which })
devil-brief-place-minor = od razu zagrywasz mniejsze osiągnięcie
devil-brief-drop-minor = tracisz na zawsze mniejsze osiągnięcie, też niezdobyte
devil-brief-repay = możesz spłacić do { $n } długu, po monecie
devil-brief-marker = znacznik odsetek wraca na start
devil-brief-buy-wings = kupujesz do { $most ->
    [one] { $most } żetonu
    [few] { $most } żetonów
   *[many] { $most } żetonów
} anielskich skrzydeł, po { $price } 🪙
devil-brief-if-tokens = jeśli użyjesz co najmniej { $n } żetonów akcji
devil-brief-if-hired = jeśli werbujesz w tej fazie
devil-brief-above-start = za każde { $each ->
    [1] pole
   *[other] { $each } pola
} reputacji powyżej startu
devil-brief-below-start = za każde { $each ->
    [1] pole
   *[other] { $each } pola
} reputacji poniżej startu
devil-brief-only = Tylko { $condition }: { $does }
devil-side-nothing = nic więcej
devil-card-inquisitor = **{ $name }** — { $penalty }.

# Penalties of the inquisitors.
devil-card-penalty-ascetic = oddaj { $goods ->
    [one] { $goods } zasób
    [few] { $goods } zasoby
   *[many] { $goods } zasobów
} do wyboru, za każdy nieoddany tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
devil-card-penalty-fundamentalist = tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każde zdobyte osiągnięcie, mniejsze i większe
devil-card-penalty-plebeian = tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każde pełne dwa swoje budynki
devil-card-penalty-houseguest = tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
devil-card-penalty-orator = tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i jeszcze { $extra }, chyba że masz reputację wyższą niż wszyscy inni
devil-card-penalty-vandal = twój drugi co do wartości budynek zostaje zniszczony
devil-card-penalty-bailiff = twój dług rośnie o { $extra }; potem tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każde { $each } długu
devil-card-penalty-glutton = tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, chyba że oddasz { $goods ->
    [one] { $goods } zasób luksusowy
    [few] { $goods } zasoby luksusowe
   *[many] { $goods } zasobów luksusowych
}

# Architects of the West Kingdom: what happens, what is asked, what can be chosen, why something is refused.
# The sentences on the cards are in architects-cards.ftl; what desks and boards say in architects-desk.ftl.
# "things" are amounts ("2 wood and 1 stone"), "seat" and "whom" names of players, "what" the name of a card.
# { $things-loc } is "nothing" where there are no things at all (things-none in core.ftl).
#
# Terms ("Architekci Zachodniego Królestwa"): pracownik, czeladnik (apprentice), jeniec (captive), pojmać (capture),
# cnota (counted as "pkt cnoty"), podatek, dług spłacony / niespłacony, zlecenie (order at the Guardhouse), wymiana;
# ciesielstwo, dekarstwo, murarstwo; glina, drewno, kamień, złoto, marmur, srebro; Kamieniołom, Las, Huta srebra
# (Silversmith), Kopalnia, Królewski magazyn, Warsztat, Centrum miasta, Kram poborcy (Tax Stand), Wartownia, Czarny
# rynek, Siedziba gildii (Guildhall), Katedra, Więzienie; reset czarnego rynku; dobór (the draft).

architects-name = Architekci Zachodniego Królestwa
architects-named = { $what }
    .gen = { $what-gen }
    .acc = { $what-acc }
    .ins = { $what-ins }
    .gender = { $what-gender }
architects-things = { $things }
    .gen = { $things-gen }
    .acc = { $things-acc }

# Amounts of silver, in the nominative and the accusative.
architects-price = { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
}
architects-paid = { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}

## Names of places

architects-place-quarry = Kamieniołom
    .gen = Kamieniołomu
architects-place-forest = Las
    .gen = Lasu
architects-place-silversmith = Huta srebra
    .gen = Huty srebra
architects-place-mines = Kopalnia
    .gen = Kopalni
architects-place-storehouse = Królewski magazyn
    .gen = Królewskiego magazynu
architects-place-workshop = Warsztat
    .gen = Warsztatu
architects-place-town-centre = Centrum miasta
    .gen = Centrum miasta
architects-place-tax-stand = Kram poborcy
    .gen = Kramu poborcy
architects-place-guardhouse = Wartownia
    .gen = Wartowni
architects-place-market = Czarny rynek
    .gen = Czarnego rynku
architects-place-guildhall = Siedziba gildii
    .gen = Siedziby gildii
architects-place-cathedral = Katedra
    .gen = Katedry
architects-place-prison = Więzienie
    .gen = Więzienia
architects-place-captive = plansza innego gracza
    .gen = planszy innego gracza

## Questions

architects-ask-draft = { $number ->
    [1] Który z tych czterech budynków zostawiasz?
    [2] Który z tych trzech budynków zostawiasz?
   *[other] Który z tych budynków zostawiasz?
}
architects-ask-boards = Na której planszy grasz?
architects-ask-apprentice = Kogo zatrudniasz za darmo przed grą?
architects-ask-hire = Kogo zatrudnia twój budynek?
architects-ask-reset = Czarny rynek jest resetowany: twoi czeladnicy proponują ci { $virtue } pkt cnoty. Bierzesz?
architects-ask-turn = Dokąd idzie twój pracownik?
architects-ask-recall = Wszyscy twoi pracownicy są w terenie. Skąd jeden wraca?
architects-ask-keep = Którą z tych kart zostawiasz?
architects-ask-work = Wysyłasz do Siedziby gildii jeszcze jednego pracownika?
architects-ask-react = W grę wchodzi dług. Co robisz?
architects-ask-destroy = Twoja cnota wychodzi ponad szczyt: za to możesz zniszczyć niespłacone długi. Chcesz?
architects-ask-discard = Na ręce mieści się sześć kart. Które odchodzą?
architects-ask-dismiss = Zwolnij czeladnika

## Inputs

architects-field-location = Dokąd idzie pracownik
architects-field-place = Skąd
architects-field-good = Co wydobyć
architects-field-trade = Wymiany
architects-field-goods = Co oddać
architects-field-turn-who = Wybór w Warsztacie
architects-field-work-who = { architects-field-turn-who }
architects-field-dismiss-who = Kto odchodzi
architects-field-apprentice-who = Kogo zatrudnić
architects-field-hire-who = { architects-field-apprentice-who }
architects-field-board = Plansza
architects-field-use = Cnota
architects-field-leaves = Kto robi miejsce
architects-field-capture = Pojmania
architects-field-captures = Pojmania (do { $number }, { $places ->
    [one] wszystkie w jednym miejscu
    [few] w najwyżej { $places } miejscach
   *[many] w najwyżej { $places } miejscach
})
architects-field-order = Zlecenia
architects-field-space = Pole
architects-field-deal = Co wziąć
architects-field-draft-card = Karta, która zostaje
architects-field-keep-card = { architects-field-draft-card }
architects-field-turn-card = Karta do odłożenia
architects-field-work-card = { architects-field-turn-card }
architects-field-cards = Karty do odłożenia
architects-field-choice = Wybór
architects-field-sell = { architects-field-turn-card }
architects-field-dismiss = { architects-field-dismiss-who }
architects-field-destroy = Długi do zniszczenia
architects-field-avoid = Długi do wykupienia
architects-field-spared = Oszczędzone
architects-field-work = Praca w Siedzibie gildii

## Options

architects-go-quarry = 🪨 Kamieniołom: { $things }
architects-go-forest = 🌲 Las: { $things }
architects-go-silversmith = ⚒️ Huta srebra: { $things }
architects-go-mines = ⛰️ Kopalnia: { $things }
architects-go-mines-or = ⛰️ Kopalnia: { $things } albo { $other }
architects-go-storehouse = { $count ->
    [one] 👑 Królewski magazyn: { $count } wymiana
    [few] 👑 Królewski magazyn: do { $count } wymian
   *[many] 👑 Królewski magazyn: do { $count } wymian
}
architects-go-workshop = { $cards ->
    [one] 🛠️ Warsztat: czeladnik albo { $cards } karta budynku
    [few] 🛠️ Warsztat: czeladnik albo { $cards } karty budynków
   *[many] 🛠️ Warsztat: czeladnik albo { $cards } kart budynków
}
architects-go-town-centre = { $count ->
    [0] 🏘️ Centrum miasta: bez srebra na pojmanie
    [one] 🏘️ Centrum miasta: { $count } pojmanie
    [few] 🏘️ Centrum miasta: do { $count } pojmań
   *[many] 🏘️ Centrum miasta: do { $count } pojmań
}
architects-go-tax-stand = 💰 Kram poborcy: { $silver } { $silver ->
    [one] srebro
    [few] srebra
   *[many] srebra
}{ $virtue ->
    [0] { "" }
   *[other] , −{ $virtue } cnoty
}
architects-go-guardhouse = { $count ->
    [one] 🗝️ Wartownia: { $count } zlecenie
    [few] 🗝️ Wartownia: do { $count } zleceń
   *[many] 🗝️ Wartownia: do { $count } zleceń
}
architects-go-market = { $count ->
    [0] 🕯️ Czarny rynek
    [one] 🕯️ Czarny rynek: { $count } pole dla ciebie
    [few] 🕯️ Czarny rynek: { $count } pola dla ciebie
   *[many] 🕯️ Czarny rynek: { $count } pól dla ciebie
}
architects-build = 🏛️ Zbuduj { $what-acc }: { $things }, { $points } pkt
architects-step-up = ⛪ Katedra, poziom { $level }

architects-stop = Nic więcej
architects-offer-any = Dowolne { $count } z: { $kinds } → { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}i { $virtue } pkt cnoty
    }
}
architects-offer-trade = { $given } → { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}i { $virtue } pkt cnoty
    }
} ({ $what })
architects-apprentice = { $what }: { architects-price }{ $silver ->
    [0] { "" }
    [one] , na karcie { $silver } srebro
    [few] , na karcie { $silver } srebra
   *[many] , na karcie { $silver } srebra
}
architects-free-apprentice = { $what }{ $silver ->
    [0] { "" }
    [one] , na karcie { $silver } srebro
    [few] , na karcie { $silver } srebra
   *[many] , na karcie { $silver } srebra
}
architects-plan = { $count ->
    [one] Dobierz { $count } kartę budynku
    [few] Dobierz { $count } karty budynków
   *[many] Dobierz { $count } kart budynków
}
architects-nobody-leaves = Nikt
architects-group = { $place }: { $seat-is ->
    [you] { $count ->
        [one] twój pracownik
        [few] twoi pracownicy ({ $count })
       *[many] twoi pracownicy ({ $count })
    }
   *[other] { $seat }, { $count ->
        [one] { $count } pracownik
        [few] { $count } pracowników
       *[many] { $count } pracowników
    }
}
architects-recall-prison = Więzienie: { $count ->
    [one] twój pracownik
    [few] jeden z twoich { $count } pracowników
   *[many] jeden z twoich { $count } pracowników
}
architects-recall-captive = Plansza, którą ma { $seat }: { $count ->
    [one] twój pojmany pracownik
    [few] jeden z twoich { $count } pojmanych pracowników
   *[many] jeden z twoich { $count } pojmanych pracowników
}
architects-recall-space = Czarny rynek: twój pracownik z pola { $number }
architects-use-virtue = Weź { $virtue } pkt cnoty: będziesz mieć { $to }
architects-leave-virtue = Zostaw: masz nadal { $virtue }
architects-space = { architects-price }: { $things }
architects-space-deal = { architects-price }: czeladnik albo obejrzenie kart
architects-look = { $count ->
    [one] Obejrzyj { $count } kartę budynku
    [few] Obejrzyj { $count } karty budynków, jedną zostaw
   *[many] Obejrzyj { $count } kart budynków, jedną zostaw
}
architects-imprison = { $count ->
    [0] Wyślij jeńców do Więzienia
    [one] Wyślij { $count } jeńca do Więzienia
    [few] Wyślij { $count } jeńców do Więzienia
   *[many] Wyślij { $count } jeńców do Więzienia
}
architects-release = { $count ->
    [0] Wypuść swoich pracowników z Więzienia
    [one] Wypuść swojego pracownika z Więzienia
    [few] Wypuść swoich { $count } pracowników z Więzienia
   *[many] Wypuść swoich { $count } pracowników z Więzienia
}
architects-free-buy = { $count ->
    [0] Uwolnij swoich pojmanych pracowników za { architects-price }
    [one] Uwolnij swojego pojmanego pracownika za { architects-price }
    [few] Uwolnij swoich { $count } pojmanych pracowników za { architects-price }
   *[many] Uwolnij swoich { $count } pojmanych pracowników za { architects-price }
}
architects-free-owe = { $count ->
    [0] Uwolnij swoich pojmanych pracowników: kosztuje to dług i { $virtue } pkt cnoty
    [one] Uwolnij swojego pojmanego pracownika: kosztuje to dług i { $virtue } pkt cnoty
    [few] Uwolnij swoich { $count } pojmanych: kosztuje to dług i { $virtue } pkt cnoty
   *[many] Uwolnij swoich { $count } pojmanych: kosztuje to dług i { $virtue } pkt cnoty
}
architects-pay-debt = Spłać dług: { architects-price }, +{ $virtue } cnoty
architects-choose-capture = Pojmuj
architects-choose-free = { $count ->
    [0] Uwolnij swoich pojmanych pracowników
    [one] Uwolnij swojego pojmanego pracownika
    [few] Uwolnij swoich { $count } pojmanych pracowników
   *[many] Uwolnij swoich { $count } pojmanych pracowników
}
architects-sell-none = Zostaw wszystkie karty

## What it would bring

architects-preview-gain = { core-you-get }
architects-preview-spend = { core-you-give }
architects-preview-virtue = Cnota { $was } → **{ $now }** (na koniec { WAY($before) ->
    [down] −
   *[up] { "" }
}{ SIZE($before) } → { WAY($after) ->
    [down] −
   *[up] { "" }
}{ SIZE($after) } pkt{ $cathedral ->
    [opens] ; otwiera ci Katedrę
    [closes] ; **zamyka ci Katedrę**
   *[same] { "" }
}{ $market ->
    [opens] ; otwiera ci Czarny rynek
    [closes] ; **zamyka ci Czarny rynek**
   *[same] { "" }
}).
architects-preview-destroy = Cnota ponad szczyt: potem możesz za darmo **zniszczyć { $count ->
    [one] niespłacony dług
    [few] { $count } niespłacone długi
   *[many] { $count } niespłaconych długów
}**.
architects-preview-debts = Niespłacone długi { $was } → **{ $now }**.
architects-preview-workers = Pracownicy w domu { $was } → **{ $now }**{ $now ->
    [0] : w następnej turze jeden wraca i żaden nie wychodzi
   *[other] { "" }
}.
architects-preview-workers-last = Pracownicy w domu { $was } → **{ $now }**.
architects-preview-level = Katedra, poziom { $level }: { $before } → **{ $after }** pkt i { $missing ->
    [0] ukryta nagroda (surowce, srebro albo karta z 1 pkt cnoty, albo 2 pkt cnoty)
   *[other] { $missing } pkt cnoty, bo nagród już nie ma
}.
architects-preview-score = Wynik teraz { WAY($was) ->
    [down] −
   *[up] { "" }
}{ SIZE($was) } → **{ WAY($now) ->
    [down] −
   *[up] { "" }
}{ SIZE($now) }**.
architects-preview-apprentices = { $count ->
    [one] Będziesz mieć { $count } czeladnika.
    [few] Będziesz mieć { $count } czeladników.
   *[many] Będziesz mieć { $count } czeladników.
}
architects-preview-captured = { WAY($count) ->
    [down] { SIZE($count) ->
        [one] Z twojej planszy odchodzi { SIZE($count) } jeniec.
        [few] Z twojej planszy odchodzi { SIZE($count) } jeńców.
       *[many] Z twojej planszy odchodzi { SIZE($count) } jeńców.
    }
   *[up] { $count ->
        [one] Na twoją planszę trafia { $count } jeniec.
        [few] Na twoją planszę trafia { $count } jeńców.
       *[many] Na twoją planszę trafia { $count } jeńców.
    }
}
architects-preview-reset = To **resetuje Czarny rynek**. Dług za najwięcej pracowników w Więzieniu bierze na razie: { $most ->
    [you] **ty**
    [shared] **ty** i inni
    [others] ktoś inny
   *[nobody] nikt
}.
architects-preview-refresh = Z Warsztatu odchodzi dwóch czeladników, przychodzi dwóch nowych.
architects-preview-refresh-hire = **Najpierw** z Warsztatu odchodzi dwóch czeladników i przychodzi dwóch nowych; kogo zatrudniasz, wybierzesz, gdy będą już leżeć.
architects-preview-end = To **zapełnia Siedzibę gildii**: każdy ma jeszcze jedną turę.
architects-preview-for-good = -# Odkrywa się przy tym zakryte karty: nie da się tego cofnąć.
architects-preview-then = 🧮 **Potem**:{ architects-then-goods }{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ architects-then-place }
architects-then-goods = { $held ->
    [0] { " " }nic
   *[other] { architects-then-clay }{ architects-then-wood }{ architects-then-stone }{ architects-then-gold }{ architects-then-marble }{ architects-then-silver }
}
architects-then-clay = { $clay ->
    [0] { "" }
   *[other] { " " }{ $clay }🏺
}
architects-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
architects-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
architects-then-gold = { $gold ->
    [0] { "" }
   *[other] { " " }{ $gold }🥇
}
architects-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
architects-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
architects-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ cnota { $virtue }, najwyższa przy stole
    [highest-shared] { " " }· ⚖️ cnota { $virtue }, wśród najwyższych przy stole
    [lowest] { " " }· ⚖️ cnota { $virtue }, najniższa przy stole
    [lowest-shared] { " " }· ⚖️ cnota { $virtue }, wśród najniższych przy stole
    [alike] { " " }· ⚖️ cnota { $virtue }, jak u wszystkich
   *[between] { " " }· ⚖️ cnota { $virtue }
}

## What happens

architects-begins = { $seat-is ->
    [you] Zaczynać będziesz **ty**.
   *[other] Zaczynać będzie **{ $seat }**.
} Najpierw każdy w tajemnicy dobiera trzy karty budynków.
architects-choose-boards = Najpierw wybór plansz, od ostatniego miejsca do pierwszego. { $seat-is ->
    [you] Zaczynasz **ty**.
   *[other] Zaczyna **{ $seat }**.
}
architects-plays = **{ subject }** gra{ sz } jako **{ $what }**.
architects-passed = Do wyboru: { $cards }.
architects-kept = Zostawiasz **{ $what-acc }**.
architects-drew = Dobierasz: { $cards }.
architects-drafted = Dobór kart skończony. { $seat-is ->
    [you] Zaczynasz **ty**.
   *[other] Zaczyna **{ $seat }**.
}
architects-drafted-hire = Dobór kart skończony. Przed pierwszą turą każdy zatrudnia za darmo czeladnika, w odwrotnej kolejności. { $seat-is ->
    [you] **Ty** zatrudniasz w niej na końcu, a potem zaczynasz grę.
   *[other] **{ $seat }** zatrudnia w niej na końcu, a potem zaczyna grę.
}
architects-all-hired = Warsztat jest znów pełny. { $seat-is ->
    [you] Zaczynasz **ty**.
   *[other] Zaczyna **{ $seat }**.
}
architects-turn = { $seat-is ->
    [you] **{ $place }**
   *[other] **{ $seat }** · { $place }
}: { $deeds }.
architects-turn-idle = { $seat-is ->
    [you] **{ $place }**
   *[other] **{ $seat }** · { $place }
}: stawia{ sz } pracownika.
architects-turn-recalls = **{ subject }** { $deeds }.
architects-more = **{ subject }** { $deeds }.
architects-took-back = { log-took-back }
architects-you-are-next = Teraz twoja kolej, po: **{ $seat }**.
architects-no-workers = **{ subject }** nie ma{ sz } kogo wysłać i traci{ sz } tę turę.
architects-took-debt = { $count ->
    [one] 📜 **{ subject }** bierze{ sz } dług.
    [few] 📜 **{ subject }** bierze{ sz } { $count } długi.
   *[many] 📜 **{ subject }** bierze{ sz } { $count } długów.
}
architects-guilty = { $among ->
    [1] 📜 Najwięcej pracowników w Więzieniu ({ $count }) ma **{ $seats }**. Karą jest dług.
   *[other] 📜 Najwięcej pracowników w Więzieniu (po { $count }) mają **{ $seats }**. Karą jest dług dla każdego.
}
architects-debts-of-virtue = 📜 Cnota spadła poniżej 0: **{ $seats }**. { $among ->
    [1] Kara
   *[other] Kara dla każdego
}: { $count ->
    [one] dług
    [few] { $count } długi
   *[many] { $count } długów
}.
architects-reset = 🕯️ Nalot na Czarny rynek: kto tam stoi, idzie do Więzienia, a oferta towarów się zmienia.
architects-reset-of = { architects-reset } ⛓️ { $who }
architects-reset-prison = ⛓️ Z Czarnego rynku do Więzienia: { $who }.
architects-reset-prison-one = **{ $seat }**: { $count }
architects-reset-release = { $seat-is ->
    [you] **Twoi pracownicy** wychodzą z Więzienia: { $count }.
   *[other] { $count ->
        [one] { $count } pracownik (**{ $seat }**) wychodzi z Więzienia.
        [few] { $count } pracowników (**{ $seat }**) wychodzi z Więzienia.
       *[many] { $count } pracowników (**{ $seat }**) wychodzi z Więzienia.
    }
}
architects-reset-gain = **{ subject }** zyskuje{ sz } przy resecie { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things-acc }{ $virtue ->
        [0] { "" }
       *[other] {" "}i { $virtue } pkt cnoty
    }
}.
architects-blamed = **{ subject }** ma{ sz } w Więzieniu { $count } pracowników i traci{ sz } { $virtue } pkt cnoty.
architects-blamed-several = ⛓️ Za pracowników w Więzieniu każdy traci { $virtue } pkt cnoty: { $who }.
architects-blamed-one = **{ $seat }** ({ $count })
architects-praised = Także +{ $virtue } pkt cnoty: **{ $seats }**.
architects-refreshed = 🛠️ { architects-preview-refresh }
architects-last-turns = 🏛️ **Siedziba gildii jest pełna.** Każdy ma jeszcze jedną turę.
architects-over = Ostatni pracownik postawiony: **koniec gry**.

architects-did-board = gra{ sz } jako **{ $what }**
architects-did-leave-virtue = nie bierze{ sz } { $virtue } pkt cnoty z resetu
architects-did-build = buduje{ sz } **{ $what-acc }**{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}za { $things-acc }
}
architects-did-step = wchodzi{ sz } na poziom { $level } Katedry{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}za { $things-acc }
}
architects-did-reward = dostaje{ sz } w nagrodę { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things-acc }{ $virtue ->
        [0] { "" }
       *[other] {" "}i { $virtue } pkt cnoty
    }
}
architects-did-gain = dostaje{ sz } { $things-acc }
architects-did-pay = płaci{ sz } { $things-acc }
architects-did-lay = kładzie{ sz } { $count }🥈 na pominiętych kartach
architects-did-hire = zatrudnia{ sz } **{ $what-acc }**{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}(na karcie { $things })
}
architects-did-dismiss = zwalnia{ sz } **{ $what-acc }**
architects-did-draw = { $count ->
    [one] dobiera{ sz } { $count } kartę budynku
    [few] dobiera{ sz } { $count } karty budynków
   *[many] dobiera{ sz } { $count } kart budynków
}
architects-did-look = { $count ->
    [one] ogląda{ sz } { $count } kartę budynku
    [few] ogląda{ sz } { $count } karty budynków
   *[many] ogląda{ sz } { $count } kart budynków
}
architects-did-keep = zostawia{ sz } jedną z nich
architects-did-discard = { $count ->
    [one] odkłada{ sz } { $count } kartę
    [few] odkłada{ sz } { $count } karty
   *[many] odkłada{ sz } { $count } kart
}
architects-did-trade = wymienia{ sz } { $given-acc } → { $things-loc ->
    [nothing] { $virtue } pkt cnoty
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}i { $virtue } pkt cnoty
    }
}
architects-did-space = zajmuje{ sz } pole { $number }{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}za { $things-acc }
}
architects-did-steal = kradnie{ sz } { $count }🥈 podatku
architects-did-capture = pojmuje{ sz } { $whom-is ->
    [you] { $seat-is ->
        [you] { $count ->
            [one] **swojego pracownika**
            [few] **{ $count } swoich pracowników**
           *[many] **{ $count } swoich pracowników**
        }
       *[other] { $count ->
            [one] **twojego pracownika**
            [few] **{ $count } twoich pracowników**
           *[many] **{ $count } twoich pracowników**
        }
    } ({ $place })
   *[other] { $count ->
        [one] { $count } pracownika
        [few] { $count } pracowników
       *[many] { $count } pracowników
    } (**{ $whom }**, { $place })
}
architects-did-fetch = { $count ->
    [one] zabiera{ sz } do domu { $count } własnego pracownika ({ $place })
    [few] zabiera{ sz } do domu { $count } własnych pracowników ({ $place })
   *[many] zabiera{ sz } do domu { $count } własnych pracowników ({ $place })
}
architects-did-imprison = wysyła{ sz } do Więzienia { $whom-is ->
    [you] { $count ->
        [one] **twojego pracownika**
        [few] **{ $count } twoich pracowników**
       *[many] **{ $count } twoich pracowników**
    }
   *[other] { $count ->
        [one] { $count } pracownika
        [few] { $count } pracowników
       *[many] { $count } pracowników
    } (**{ $whom }**)
}
architects-did-release = { $count ->
    [one] wypuszcza{ sz } z Więzienia { $count } własnego pracownika
    [few] wypuszcza{ sz } z Więzienia { $count } własnych pracowników
   *[many] wypuszcza{ sz } z Więzienia { $count } własnych pracowników
}
architects-did-free = { $count ->
    [one] uwalnia{ sz } { $count } pojmanego pracownika
    [few] uwalnia{ sz } { $count } pojmanych pracowników
   *[many] uwalnia{ sz } { $count } pojmanych pracowników
}
architects-did-free-from = { architects-did-free } ({ $shares })
architects-freed-from = { $whom-is ->
    [you] **od ciebie { $count }**
   *[other] **{ $whom }**: { $count }
}
architects-freed-all-from = { $whom-is ->
    [you] **od ciebie**
   *[other] **{ $whom }**
}
architects-did-pay-debt = spłaca{ sz } dług
architects-did-take-debt = bierze{ sz } { $why ->
    [free] za to{" "}
    [build] przy tym{" "}
   *[virtue] { "" }
}**{ $count ->
    [one] dług
    [few] { $count } długi
   *[many] { $count } długów
}**{ $why ->
    [virtue] {" "}(cnota spadła poniżej 0)
   *[free] { "" }
}
architects-did-destroy = { $count ->
    [one] niszczy{ sz } niespłacony dług
    [few] niszczy{ sz } { $count } niespłacone długi
   *[many] niszczy{ sz } { $count } niespłaconych długów
}
architects-did-avoid = { $count ->
    [one] wykupuje{ sz } się od długu za { $things-acc }
    [few] wykupuje{ sz } się od { $count } długów za { $things-acc }
   *[many] wykupuje{ sz } się od { $count } długów za { $things-acc }
}
architects-did-virtue = ma{ sz } teraz { $virtue } pkt cnoty ({ WAY($steps) ->
    [down] −
   *[up] +
}{ SIZE($steps) })
architects-did-recall = odwołuje{ sz } pracownika z { $place-gen }
architects-did-recall-elsewhere = { architects-no-circle } z { $place-gen } (zasada domowa)
architects-no-circle = nie ma{ sz } pracownika w miejscu z otwartym kręgiem i odwołuje{ sz } jednego
architects-did-recall-from = { architects-no-circle } { $whom-is ->
    [you] **z twojej planszy**
   *[other] z planszy innego gracza (**{ $whom }**)
} (zasada domowa)

## Amounts in signs

architects-short-clay = { $count }🏺
architects-short-wood = { $count }🪵
architects-short-stone = { $count }🪨
architects-short-gold = { $count }🥇
architects-short-marble = { $count }⬜
architects-short-silver = { $count }🥈
architects-short-both = { $first } { $then }

## The final score

architects-score-buildings = Budynki
architects-score-effects = Efekty
architects-score-cathedral = Katedra
architects-score-virtue = { architects-chart-virtue }
architects-score-debts = Długi
architects-score-riches = Złoto, marmur
architects-score-silver = Srebro
architects-score-prison = Więzienie
architects-tie-1 = tyle co { $whom }, rozstrzyga cnota { $own } : { $theirs }
architects-tie-2 = tyle co { $whom }, także cnoty; rozstrzyga srebro { $own } : { $theirs }
architects-tie-level = tyle co { $whom }, także cnoty i srebra

## Why not

architects-refused-wrong-seats = { core-wrong-seats }
architects-refused-cannot-pay = Nie stać cię na to.
architects-refused-lacks-goods = Potrzebujesz jeszcze { $things-gen }.
architects-refused-column-too-dear = Masz za mało srebra: każda kolumna ponad liczbę twoich pracowników kosztuje o 1 więcej.
architects-refused-too-few-workers = Masz tam za mało pracowników.
architects-refused-no-skill = Żaden z twoich czeladników nie zna: { $skills }.
architects-refused-no-tax = Nie ma tam srebra.
architects-refused-no-cards = Karty budynków się skończyły.
architects-refused-no-card = Nie masz karty budynku do odłożenia.
architects-refused-no-captives = Nie masz jeńców.
architects-refused-none-in-prison = W Więzieniu nie ma twoich pracowników.
architects-refused-none-captured = Nikt nie trzyma twoich pracowników.
architects-refused-no-debt = Nie masz niespłaconego długu.
architects-refused-too-many-places = W tej turze nie możesz tam już pojmać: za dużo miejsc.
architects-refused-too-many-apprentices = Nie masz miejsca na kolejnego czeladnika: któryś musi odejść.
architects-refused-space-taken = Stoi tam już pracownik.
architects-refused-too-virtuous = Kto ma co najmniej 10 pkt cnoty, nie pokazuje się tam.
architects-refused-too-little-virtue = Trzeba co najmniej 5 pkt cnoty.
architects-refused-level-full = Na tym poziomie nie ma wolnego pola.
architects-refused-colour-taken = Zajęta: ktoś gra na tej planszy albo na jej drugiej stronie.
architects-refused-at-the-top = Jesteś na samej górze.

## What moderators can set right

architects-quantity-virtue = cnota
architects-quantity-workers = własni pracownicy: { $place }
architects-quantity-captured = pojmani pracownicy: { $whom }
architects-quantity-apprentices = czeladnicy
architects-quantity-buildings = { fix-quantity-buildings }
architects-quantity-build = { fix-quantity-build }
architects-quantity-hand = karty budynków na ręce
architects-quantity-debts = niespłacone długi
architects-quantity-paid = spłacone długi
architects-quantity-level = poziom Katedry
architects-quantity-points = dodatkowe punkty

## The log

architects-kind-buildings = Budynki i Katedra
architects-kind-people = Czeladnicy
architects-kind-prison = Pojmania i Więzienie
architects-kind-goods = Surowce, srebro, długi
architects-kind-virtue = Cnota i Czarny rynek
architects-kind-cards = Karty

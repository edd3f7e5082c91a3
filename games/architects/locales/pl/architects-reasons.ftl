# Why a steward would answer so: what it reckons, in a sentence or two.

architects-why-keep-ahead = Zdaniem zarządcy karta { $what } da { $points ->
    [one] około { $points } punkt więcej niż
    [few] około { $points } punkty więcej niż
   *[many] około { $points } punktów więcej niż
} następna najlepsza, { $other }.
architects-why-keep-like = Zdaniem zarządcy { $what } ({ $its }) i { $other } ({ $theirs }) są dla ciebie warte mniej więcej tyle samo: wybierz, co wolisz.
architects-keep-card = { architects-card-worth }; { $skill ->
    [lacking] { architects-card-needs }
    [there] nie brak ci do niej żadnej umiejętności
   *[none] nie wymaga umiejętności
}
architects-why-keep-unskilled = { $what } nie wymaga żadnej umiejętności i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
architects-why-keep-free = { $what } nie wymaga umiejętności, której ci brak, i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
architects-why-keep-gain = { $what } nie wymaga umiejętności, której ci brak: daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a zaraz po budowie { $things-acc }.
architects-why-keep-shared = { $what } wymaga: { $skills }, tak jak { $others } na twojej ręce: { $count ->
    [one] jeden czeladnik przyda się do wszystkich
    [few] ci sami czeladnicy przydadzą się do wszystkich
   *[many] ci sami czeladnicy przydadzą się do wszystkich
}.
architects-why-keep-also = { $what } wymaga: { $skills }, tak jak { $others } na twojej ręce, a do tego: { $also }.
architects-why-discard = Bez tych kart obejdziesz się najłatwiej.
architects-why-recall = Bez pracownika na planszy któryś musi wrócić; stąd będzie go brakować najmniej.
architects-why-best = Zdaniem zarządcy nic innego nie daje tu więcej.
architects-why-adds = { architects-adds-points }{ architects-why-reset }.
architects-adds-points = Masz wszystko, czego wymaga { $what }: po odliczeniu kosztu dodaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
architects-why-reset = { $lost ->
    [0] { $blame ->
        [0] {""}
       *[other] ; następujący po tym reset kosztuje cnotę ({ $blame })
    }
    [one] ; następujący po tym reset kosztuje { $lost } punkt{ architects-why-blame }
    [few] ; następujący po tym reset kosztuje { $lost } punkty{ architects-why-blame }
   *[many] ; następujący po tym reset kosztuje { $lost } punktów{ architects-why-blame }
}
architects-why-blame = { $blame ->
    [0] {""}
   *[other] {" "}i cnotę ({ $blame })
}
architects-why-build-effect = Masz wszystko, czego wymaga { $what }, i zdaniem zarządcy warto tyle zapłacić.
architects-why-climb = { architects-step-points }{ architects-why-reset }.
architects-step-points = Następny krok w Katedrze po odliczeniu kosztu dodaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $reward ->
    [yes] {" "}i przynosi nagrodę
   *[no] {""}
}
architects-why-cards = { $count ->
    [0] Nie masz kart budynków: dobierz, zanim surowce będą leżeć bezczynnie.
    [one] Jedynej karty budynku na ręce jeszcze nie zbudujesz: druga da ci wybór.
    [few] Żadnej z { $count } kart budynków na ręce nie możesz jeszcze zbudować: nowe mogą pasować lepiej.
   *[many] Żadnej z { $count } kart budynków na ręce nie możesz jeszcze zbudować: nowe mogą pasować lepiej.
}
architects-why-cards-last = Gdy zbudujesz swoją jedyną kartę budynku ({ $what }), nie będzie co budować.
architects-why-cards-ready = Co najmniej jedną z { $count } kart budynków na ręce możesz już zbudować; wkrótce przydadzą się nowe.
architects-why-skilled = { $count ->
    [one] Budynek na ręce wymaga
    [few] Budynki na ręce wymagają
   *[many] Budynki na ręce wymagają
}: { $skills }; { $what } to potrafi.
architects-why-apprentice = { $what }: zdaniem zarządcy warto tyle zapłacić.
architects-why-crowd = Pracownicy ({ $seat }: { $count }, { $place }) liczą się tam przy każdej następnej wizycie tego gracza{ architects-captives-pay }.
architects-why-crowds = Pracownicy ({ $groups }; { $place }) liczą się tam przy każdej następnej wizycie swoich graczy{ architects-captives-pay }.
architects-why-group = { $seat }: { $count }
architects-captives-pay = { $silver ->
    [0] {""}
    [one] ; Wartownia daje za nich o { $silver } srebro więcej, niż kosztuje pojmanie
    [few] ; Wartownia daje za nich o { $silver } srebra więcej, niż kosztuje pojmanie
   *[many] ; Wartownia daje za nich o { $silver } srebra więcej, niż kosztuje pojmanie
}
architects-why-crowd-away = Pracownicy ({ $seat }: { $count }, { $place }) trafiają na twoją planszę{ architects-captives-pay }.
architects-why-fetch = { $count ->
    [one] Twój pracownik wraca
    [few] Twoi pracownicy ({ $count }) wracają
   *[many] Twoi pracownicy ({ $count }) wracają
} z { $place-gen } od razu{ $left ->
    [0] , a nie po jednym na turę
   *[other] ; inaczej w domu masz tylko { $left }
}.
architects-why-fetch-from = { $count ->
    [one] Twój pracownik wraca
    [few] Twoi pracownicy ({ $count }) wracają
   *[many] Twoi pracownicy ({ $count }) wracają
} z { $place-gen }, gdzie może { $count ->
    [one] go
    [few] ich
   *[many] ich
} pojmać: { $by }.
architects-why-release = { $count ->
    [one] Twój pracownik od razu wychodzi
    [few] Twoi pracownicy ({ $count }) od razu wychodzą
   *[many] Twoi pracownicy ({ $count }) od razu wychodzą
} z Więzienia i nic to nie kosztuje.
architects-why-imprison = { $count ->
    [one] Jeniec daje jedno srebro
    [few] Jeńcy ({ $count }) dają po jednym srebrze
   *[many] Jeńcy ({ $count }) dają po jednym srebrze
}.
architects-why-debt = Niespłacony dług kosztuje na koniec punkty; spłacony daje cnotę.
architects-why-free = { $count ->
    [one] Twój pracownik jest pojmany i teraz wraca
    [few] Twoi pracownicy są pojmani ({ $count }) i teraz wracają
   *[many] Twoi pracownicy są pojmani ({ $count }) i teraz wracają
} do domu.
architects-why-tax = Tyle srebra w jednej turze ({ $silver }) jest warte cnoty, którą kosztuje.
architects-why-lacks-paid = { $what }: brakuje { $things-gen }, ale po zapłaceniu zabraknie { $then-gen }.
architects-why-lacks = { $what }: { $more ->
    [yes] między innymi brakuje
   *[no] brakuje
} { $things-gen }{ $more ->
    [named] {" "}(oprócz tego { $beside-gen })
   *[no] { "" }
}.
architects-why-completes = { $what }: brakuje już tylko { $things-gen }, potem możesz budować.
architects-why-towards-gold = { $what }: brakuje złota, a następny pracownik w Kopalni może je już wydobyć.
architects-why-towards-riches = Żadnej karcie na ręce nie brakuje teraz { $kinds-gen }, ale następny pracownik w Kopalni może wydobyć złoto: każde to na koniec punkt.
architects-why-more-gold = Złoto teraz: { $now }; jeśli ci pracownicy zostaną w Kopalni, następny może wydobyć { $count }.
architects-why-virtue = Żadnej z twoich kart przez to nic nie zabraknie, a cnota { $virtue } daje { $points ->
    [0] punkty dopiero kilka pól dalej
    [one] o { $points } punkt więcej
    [few] o { $points } punkty więcej
   *[many] o { $points } punktów więcej
}.
architects-why-virtue-costs = { $what }: zabraknie { $things-gen }, ale cnota { $virtue } jest dla ciebie warta więcej{ $points ->
    [0] {""}
    [one] {" "}(teraz { $points } punkt)
    [few] {" "}(teraz { $points } punkty)
   *[many] {" "}(teraz { $points } punktów)
}.
architects-why-unneeded = Żadnej karcie na ręce nie brakuje teraz { $kinds-gen }; może się to przydać na następne.
architects-why-next = Żadnej karcie na ręce nie brakuje teraz { $kinds-gen }; może się to przydać na następne, a następny pracownik może tam zdobyć { $things-acc }.
architects-why-for-marble = { $what }: { $more ->
    [yes] między innymi brakuje
   *[no] brakuje
} { $things-gen }{ $more ->
    [named] {" "}(oprócz tego { $beside-gen })
   *[no] { "" }
}, a Królewski magazyn wymienia takie surowce na marmur.
architects-why-no-silver = { $what } wymaga: { $skills }, a na czeladnika w Warsztacie (srebro: { $silver }) jeszcze cię nie stać.
architects-why-silver = Srebra potrzebują nie twoje karty, lecz pojmania, czeladnicy i długi.
architects-why-riches = Każde złoto i każdy marmur to na koniec punkt, jeśli ich nie wydasz.
architects-level-lacks = Następny poziom Katedry: { $any ->
    [0] { $more ->
        [yes] między innymi brakuje
       *[no] brakuje
    } { $things-gen }{ $more ->
        [named] {" "}(oprócz tego { $beside-gen })
       *[no] { "" }
    }
   *[other] brakuje drewna lub kamienia ({ $any })
}
architects-why-next-level = { architects-level-lacks }.
architects-why-step-lacks = { architects-level-lacks }; krok kosztuje też kartę z ręki.
architects-why-last = To twoja ostatnia tura: { $now }.
architects-why-lap = { $spaces ->
    [one] Wolne jest jedno pole Siedziby gildii
    [few] Wolne są { $spaces } pola Siedziby gildii
   *[many] Wolnych jest { $spaces } pól Siedziby gildii
}: { $now }{ $more ->
    [0] {""}
   *[other] , a twoja następna tura może dać jeszcze około { $more }
}.
architects-why-lap-idle = { $spaces ->
    [one] Wolne jest jedno pole Siedziby gildii
    [few] Wolne są { $spaces } pola Siedziby gildii
   *[many] Wolnych jest { $spaces } pól Siedziby gildii
}: cokolwiek zrobisz, ani ta, ani następna tura nie da punktów.
architects-why-waits = { $what }: możesz zbudować już teraz, ale to poczeka: karty ani pola nikt ci nie zabierze przed twoją następną turą.
architects-why-for-free = { $what }: brakuje { $things-gen }, a tyle przyniesie pracownik gdzie indziej ({ $place }); zdaniem zarządcy ta tura jest warta niewiele więcej.
architects-why-for-sale = { $what }: brakuje { $things-gen }, a { $place } ma to za { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}{ $virtue ->
    [0] {""}
   *[other] {" "}i utratę cnoty ({ $virtue })
}; zdaniem zarządcy ta tura jest warta więcej.
architects-why-for-sale-with = { $what }: brakuje { $things-gen }, a { $place } ma to razem z innym towarem ({ $rest }) za { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}{ $virtue ->
    [0] {""}
   *[other] {" "}i utratę cnoty ({ $virtue })
}; zdaniem zarządcy ta tura jest warta więcej.
architects-why-cards-near = { $count ->
    [one] Jedyna karta budynku na ręce to { $what } (brakuje { $things-gen }).
    [few] Z { $count } kart budynków na ręce blisko jest tylko { $what } (brakuje { $things-gen }).
   *[many] Z { $count } kart budynków na ręce blisko jest tylko { $what } (brakuje { $things-gen }).
}
architects-why-now = { $points ->
    [0] teraz to nie daje punktów
    [one] teraz to daje { $points } punkt
    [few] teraz to daje { $points } punkty
   *[many] teraz to daje { $points } punktów
}
architects-why-now-loss = { $points ->
    [one] teraz to kosztuje { $points } punkt
    [few] teraz to kosztuje { $points } punkty
   *[many] teraz to kosztuje { $points } punktów
}

## What is risky: public thresholds within reach

architects-risk-debt = { $count ->
    [one] Bierzesz dług
    [few] Bierzesz { $count } długi
   *[many] Bierzesz { $count } długów
}: niespłacony kosztuje na koniec punkty ({ $points }).
architects-risk-cathedral = Z cnotą { $virtue } nie możesz pracować przy Katedrze: trzeba co najmniej { $least }.
architects-risk-market = Z cnotą { $virtue } Czarny rynek jest dla ciebie zamknięty: można mieć najwyżej { $most }.
architects-risk-virtue = Przy cnocie { $virtue } następna strata może przynieść dług.
architects-risk-capture = Twoich pracowników ({ $place }: { $count }) może następną turą pojmać wszystkich naraz: { $by }.
architects-risk-capture-any = Wszystkich twoich pracowników w jednym miejscu ({ $groups }) może następną turą naraz pojmać: { $by }.
architects-risk-crowd = { $place }: { $count }
architects-risk-or = { $first } albo { $then }
architects-risk-reset-debt = To resetuje Czarny rynek: będziesz mieć najwięcej pracowników w Więzieniu ({ $count }), więc bierzesz dług.
architects-risk-reset-virtue = To resetuje Czarny rynek: twoi pracownicy w Więzieniu ({ $count }) kosztują cię cnotę.
architects-risk-reset-near = Następny pracownik może zresetować Czarny rynek: w Więzieniu będziesz mieć { $count }{ $market ->
    [0] {""}
   *[other] {" "}(z Czarnego rynku { $market })
}, jak dotąd najwięcej, i możesz wziąć dług.

## Turns that go for next to nothing, in reviews

architects-lost-recall = Cała tura tylko sprowadza pracownika do domu.

## Said by earlier releases: reviews that are kept say it still

architects-why-keep = { $points ->
    [0] Zdaniem zarządcy { $what } i następna najlepsza z nich są dla ciebie warte mniej więcej tyle samo: wybierz, co wolisz.
   *[other] { architects-keep-leads }
}
architects-keep-leads = Zdaniem zarządcy karta { $what } da { $points ->
    [0] mniej więcej tyle punktów co
    [one] około { $points } punkt więcej niż
    [few] około { $points } punkty więcej niż
   *[many] około { $points } punktów więcej niż
} następna najlepsza z nich.
architects-why-build = { architects-adds-points }.
architects-why-step = { architects-step-points }.
architects-why-skill = Budynki na ręce wymagają: { $skills }; { $what } to potrafi.
architects-why-capture = Ci pracownicy ({ $seat }: { $count }, { $place }) przynosiliby coraz więcej. Pojmij ich: Wartownia za nich zapłaci.
architects-why-home = { $count ->
    [one] Twój pracownik wraca
    [few] Twoi pracownicy ({ $count }) wracają
   *[many] Twoi pracownicy ({ $count }) wracają
} z { $place-gen } od razu, a nie po jednym na turę.
architects-why-fetch-safe = { $count ->
    [one] Twój pracownik wraca
    [few] Twoi pracownicy ({ $count }) wracają
   *[many] Twoi pracownicy ({ $count }) wracają
} z { $place-gen }, gdzie każdy może { $count ->
    [one] go
    [few] ich
   *[many] ich
} pojmać.
architects-why-goods = { $what }: brakuje { $things-gen }.
architects-why-gold = Mając w Kopalni { $count ->
    [one] pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}, w każdej turze dostajesz więcej złota, a każde złoto to punkt, dopóki nikt ich nie pojmie.
architects-why-stock = Żadnej karcie na ręce nie brakuje { $things-gen }: to na wymiany i na następne karty.
architects-why-exchange = { $what }: brakuje { $things-gen }, a Królewski magazyn wymienia na to takie surowce.
architects-why-silver-skill = { $what } wymaga: { $skills }, a czeladnik kosztuje srebro.
architects-why-level = Następny poziom Katedry: brakuje { $any ->
    [0] { $things-gen }
   *[other] drewna lub kamienia ({ $any })
}.
architects-why-end = { $spaces ->
    [one] Wolne jest jeszcze jedno pole
    [few] Wolne są jeszcze { $spaces } pola
   *[many] Wolnych jest jeszcze { $spaces } pól
} Siedziby gildii.

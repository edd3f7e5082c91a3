# Architects of the West Kingdom: its rules at hand. Topics of /rules, hints behind the question mark, what a first game
# explains. Numbers of the board in play come from it: $market, $cathedral and so on.

## The lobby.

architects-lobby = Wysyłaj pracowników, pojmuj cudzych i buduj dla królestwa: z cnotą dla jego Katedry albo bez niej dla jego Czarnego rynku.
architects-lobby-size = Gra { $players } · średnia · jeden pracownik na turę

## Tempers of stewards, and what each is like

architects-temper-builder = { $seat-gender ->
    [f] budowniczka
   *[m] budowniczy
}
architects-temper-builder-does = zbiera karty i umiejętności, potem buduje
architects-temper-jailer = { $seat-gender ->
    [f] strażniczka
   *[m] strażnik
}
architects-temper-jailer-does = najchętniej pojmuje pracowników
architects-temper-pilgrim = { $seat-gender ->
    [f] pątniczka
   *[m] pielgrzym
}
architects-temper-pilgrim-does = dba o cnotę i pracuje przy Katedrze
architects-temper-smuggler = { $seat-gender ->
    [f] przemytniczka
   *[m] przemytnik
}
architects-temper-smuggler-does = najchętniej zbiera srebro
architects-temper-master = { $seat-gender ->
    [f] mistrzyni
   *[m] mistrz
}
architects-temper-master-does = waży wszystko jednakowo

## Topics: title, other words people type, text

architects-topic-turn = Przebieg tury
architects-topic-turn-words = przebieg, runda, fazy, cel, jak grać, jak grac, wygrana, start, overview
architects-rule-turn = Gra się zgodnie z ruchem wskazówek zegara. { architects-opening-aim } { architects-workers-stay } Dlatego najbardziej kuszą najlepsze miejsca.
    { architects-opening-beside } { architects-first-guildhall } { architects-opening-wins }
architects-topic-places = Miejsca i co dają
architects-topic-places-words = miejsce, kamieniołom, las, kopalnia, huta, magazyn, glina, drewno, kamień, złoto, zloto, location
architects-rule-places = Gdy masz tam n pracowników, z nowym włącznie, **Kamieniołom** daje n kamieni, **Las** n drewna, **Huta srebra** n+1 srebra, a **Kopalnia** n+1 gliny albo 1 złoto za każdych dwóch. **Królewski magazyn** pozwala na n wymian: dwa z gliny, drewna i kamienia → 1 pkt cnoty, trzy z drewna i kamienia → 1 marmur.
    W **Warsztacie** zatrudniasz czeladnika albo dobierasz karty, w **Centrum miasta** pojmujesz pracowników. Z **Kramu poborcy** bierzesz całe srebro i tracisz 2 pkt cnoty. **Wartownia** to zlecenia, **Czarny rynek** za 1 pkt cnoty daje towary od razu, a w **Siedzibie gildii** budujesz.
architects-topic-workers = Pracownicy i powrót do domu
architects-topic-workers-words = pracownik, powrót, powrot, dom, dwadzieścia, worker, recall
architects-rule-workers = Masz 20 pracowników. W każdej turze wysyłasz jednego. Gdy w domu nie ma żadnego, zamiast wysłać, zabierasz jednego ze swoich z jakiegoś miejsca. { architects-recall-elsewhere } Pracownicy z Siedziby gildii nigdy nie wracają.
architects-recall-elsewhere = Kto nie ma tam żadnego, bierze go z Więzienia, z planszy innego gracza albo z Czarnego rynku.
architects-topic-capture = Pojmanie: Centrum miasta
architects-topic-capture-words = centrum miasta, pojmanie, pojmany, jeniec, najazd, capture, town centre
architects-rule-capture = { architects-first-capture } Twoi wracają do domu. Pojmań możesz wykonać tyle, ilu masz tam pracowników, każde za 1 srebro (pierwsze to podatek), w turze najwyżej w dwóch miejscach przy 2–3 graczach, w jednym przy 4–5. { architects-first-captive }
architects-topic-guardhouse = Wartownia i Więzienie
architects-topic-guardhouse-words = wartownia, więzienie, wiezienie, zwolnienie, zlecenia, guardhouse, prison
architects-rule-guardhouse = Wykonujesz najwyżej tyle zleceń, ilu masz tam pracowników, w dowolnej kolejności: wyślij wszystkich jeńców ze swojej planszy do **Więzienia**, biorąc po 1 srebrze; wypuść wszystkich swoich pracowników z Więzienia; uwolnij wszystkich swoich z innych plansz za 5 srebra (w tym 2 podatku) albo za dług i 1 pkt cnoty; spłać dług za 6 srebra (w tym 3 podatku) i zyskaj 1 pkt cnoty.
    { architects-first-prison }
architects-topic-market = { architects-at-market }
architects-topic-market-words = czarny rynek, rynek, pola, black market, market
architects-rule-market = Są tu trzy pola, każde na jednego pracownika. Wejdziesz, mając najwyżej { $market } pkt cnoty, i za każdym razem tracisz 1. Na pierwszym polu za 1 srebro dostajesz towary z małej karty. Na drugim za 2 srebra zatrudniasz dowolnego wystawionego czeladnika albo oglądasz pięć budynków i zostawiasz jeden. Na trzecim za 3 srebra dostajesz towary z dużej karty.
architects-topic-reset = Reset Czarnego rynku
architects-topic-reset-words = reset, odświeżenie, refresh
architects-rule-reset = Następuje, gdy zajęte są wszystkie trzy pola albo gdy pracownik staje na pierwszym polu trzeciego lub czwartego rzędu Siedziby gildii. Pracownicy stamtąd idą do Więzienia, karty się zmieniają, działają czeladnicy z efektem resetu. { architects-first-reset } Przy remisie dostają go wszyscy.
architects-topic-tax = Srebro i podatki
architects-topic-tax-words = podatek, podatki, srebro, kram poborcy, pieniądze, tax, silver
architects-rule-tax = { architects-first-tax } Reszta ceny idzie do puli. Przy niskiej cnocie unikasz podatków: przy 2 lub 3 pomijasz 1 podatek w każdej płatności, przy 0 lub 1 dwa.
architects-topic-virtue = { architects-chart-virtue }
architects-topic-virtue-words = cnota, tor, reputacja, virtue, track
architects-rule-virtue = { architects-first-virtue } Na koniec pola od 0 do { $top } dają: { $track }. { architects-look-track-ends } Cnotę dają Królewski magazyn, spłacone długi, niektóre budynki i czeladnicy; zabierają ją Czarny rynek, Kram poborcy i inne karty.
architects-topic-debt = Dług: niespłacony, spłacony, zniszczony
architects-topic-debt-words = dług, dlug, długi, pożyczka, spłacony, niespłacony, zniszczyć, debt
architects-rule-debt = { architects-first-debt } Spłacone długi liczą się do niektórych budynków; **zniszczony** po prostu znika. { architects-look-track-ends }
architects-topic-workshop = Warsztat: czeladnicy i umiejętności
architects-topic-workshop-words = warsztat, czeladnik, umiejętność, ciesielstwo, dekarstwo, murarstwo, zatrudnić, wystawa, workshop, apprentice
architects-rule-workshop = { architects-first-apprentice } Kosztuje 4 srebra (2 z tego to podatek). Mając n pracowników, wybierasz z pierwszych n kolumn; biorąc z dalszej, kładziesz też po 1 srebrze na każdej pominiętej karcie. Srebro leżące na karcie przychodzi z czeladnikiem. Umiejętność nigdy się nie zużywa. Czeladników możesz mieć najwyżej pięciu.
    Zamiast czeladnika możesz dobrać karty budynków: 1 i jeszcze 1 za każdych dwóch pracowników, których tam masz.
architects-topic-guildhall = Siedziba gildii: budowa
architects-topic-guildhall-words = siedziba gildii, gildia, budowa, budynek, pola, guildhall, build
architects-rule-guildhall = Pracownik na zawsze zajmuje następne wolne pole. **Zbuduj** kartę z ręki: twoi czeladnicy muszą mieć jej umiejętności, płacisz jej cenę, a cnota i efekt działają od razu. Albo zrób krok w **Katedrze**. Trzecie pole w rzędach od 1 do 3 wymienia dwóch wystawionych czeladników.
architects-topic-cathedral = Katedra i jej nagrody
architects-topic-cathedral-words = katedra, nagroda, poziom, krok, cathedral, reward
architects-rule-cathedral = { architects-first-cathedral } Mając co najmniej { $cathedral } pkt cnoty, w Siedzibie gildii: zapłać cenę poziomu, wejdź poziom wyżej, jeśli jest miejsce, i weź nagrodę; { architects-no-reward }. Pierwsze trzy poziomy kosztują 1 złoto, 4 drewna lub kamienia, 1 marmur, ostatnie dwa 8 drewna lub kamienia oraz 2 złota z 2 marmurami. Mieści się na nich 3, 3, 2, 2 i 1 gracz.
architects-no-reward = gdy żadnej już nie ma, zyskujesz zamiast niej { $missing } pkt cnoty
architects-topic-hand = Dobór i ręka
architects-topic-hand-words = dobór, dobor, ręka, reka, karty, odkładanie, sześć, draft, hand
architects-rule-hand = { architects-phase-draft } Dopóki nie staną, są tajne. Kolejne dają Warsztat, Czarny rynek i nagrody. Na koniec twojej tury ręka mieści najwyżej sześć.
architects-topic-boards = Różne plansze
architects-topic-boards-words = plansza, postać, postac, strony, board, character
architects-rule-boards = Stół może grać drugimi stronami plansz graczy: każdy ma na start inne srebro, cnotę, surowce, pracowników w Więzieniu lub długi i własną moc. Zaczyna ten, kto ma najwięcej cnoty. Bez tej opcji wszystkie plansze są takie same: cnota 7 i od 3 do 7 srebra według kolejności.
architects-topic-ending = Jak kończy się gra
architects-topic-ending-words = koniec, ostatnia tura, end, final
architects-rule-ending = Gdy ktoś zajmie ostatnie pole Siedziby gildii, kończy swoją turę, a potem każdy, on też, ma jeszcze jedną. Kto wtedy buduje, kładzie pracownika obok.
architects-topic-scoring = { rules-scoring }
architects-topic-scoring-words = punktacja, wynik, punkty, remis, kiedy liczy się punkty, score, scoring
architects-rule-scoring = Punkty liczy się dopiero na koniec: budynki i ich efekty na koniec; najwyższy poziom w Katedrze; cnota według toru; 1 za każde złoto i marmur; 1 za każde dziesięć srebra; −2 za każdy niespłacony dług; −1 za każdych dwóch pracowników w Więzieniu. Remis rozstrzyga więcej cnoty, potem więcej srebra.
architects-topic-signs = Znaki w wierszach innych graczy
architects-topic-signs-words = znaki, ikony, legenda, symbole, emoji, signs
architects-rule-signs = ⚖️ cnota · 🥈 srebro · 👷 pracownicy: w domu, w terenie, pojmani · 🔒 pracownicy w Więzieniu · ⛓️ jeńcy na tej planszy · 🏠 budynki · ⛪ poziom Katedry · 📜 niespłacone długi · 🧑 czeladnicy · 🏆 punkty, gdyby gra skończyła się teraz. Surowce: 🏺 glina · 🪵 drewno · 🪨 kamień · 🥇 złoto · ⬜ marmur. Na planszy gracz to kolor z pierwszą literą nazwy; ○ to wolne pole Siedziby gildii, ♻️ takie, które resetuje Czarny rynek, 🔁 takie, które wymienia dwóch czeladników.

## The question mark: what it is for, what it is worth, what people overlook

architects-hint-draft = { architects-first-ask-draft } { rules-overlooked } niezbudowana karta nic nie jest warta, ale każdy krok w Katedrze jedną zabiera.
architects-hint-boards = { architects-first-ask-boards } { rules-overlooked } z planszą zajmujesz kolor, jej druga strona przepada dla wszystkich.
architects-hint-apprentice = { architects-first-ask-apprentice } { rules-overlooked } zmiana cnoty działa od razu i zostaje, nawet jeśli czeladnika potem zwolnisz.
architects-hint-hire = { architects-first-ask-hire } { rules-overlooked } srebro leżące na karcie przychodzi razem z nim.
architects-hint-reset = { architects-first-ask-reset } { rules-overlooked } krok ponad { $top } niszczy zamiast tego niespłacony dług.
architects-hint-turn = { architects-first-ask-turn } { rules-overlooked } tłum prosi się o pojmanie, a Centrum miasta może też sprowadzić do domu twoich.
architects-hint-recall = { architects-first-ask-recall } { rules-overlooked } Centrum miasta i Wartownia sprowadzają całe grupy.
architects-hint-keep = { architects-first-ask-keep } { rules-overlooked } na koniec tury ręka mieści najwyżej sześć, teraz { $hand }.
architects-hint-work = { architects-first-ask-work } { rules-overlooked } i tak trzeba zapłacić, a Katedra bierze też kartę z ręki.
architects-hint-react = { architects-first-ask-react } { rules-overlooked } niektóre budynki liczą spłacone długi, a zniszczony nigdy nie był spłacony.
architects-hint-destroy = { architects-hint-react }
architects-hint-discard = { architects-first-ask-discard } { rules-overlooked } pól Siedziby gildii zostało { $left }.
architects-hint-dismiss = { architects-first-ask-dismiss } { rules-overlooked } już zbudowane budynki stoją dalej bez tej umiejętności.

## A first game: what is explained once, when it comes up

architects-first-capture = **Pojmanie**: Centrum miasta bierze wszystkich pracowników jednego koloru z jednego miejsca na twoją planszę.
architects-first-virtue = **Cnota**: poniżej { $cathedral } bez Katedry, powyżej { $market } bez Czarnego rynku; wysoka daje punkty, niska je odbiera.
architects-first-tax = **Podatek**: część niektórych cen; leży w Kramie poborcy, aż ktoś go weźmie za 2 pkt cnoty.
architects-first-apprentice = **Czeladnik**: ma umiejętność (ciesielstwo, dekarstwo, murarstwo), której wymagają budynki, i efekt.
architects-first-hand = **Ręka** jest tajna: karta daje punkty dopiero, gdy stanie w Siedzibie gildii.
architects-first-market = **Czarny rynek**: towary od razu za srebro i 1 pkt cnoty; twój pracownik kończy w Więzieniu.
architects-first-reset = **Reset**: Czarny rynek pustoszeje. Kto ma w Więzieniu co najmniej 3 pracowników, traci 1 pkt cnoty; kto ma ich tam najwięcej, bierze dług.
architects-first-prison = **Więzienie**: twoi pracownicy czekają tam na zlecenie w Wartowni; za każdych dwóch tracisz na koniec punkt.
architects-first-captive = **Jeńcy** na twojej planszy: zlecenie w Wartowni wysyła ich do Więzienia i daje za każdego 1 srebro.
architects-first-captured = **Pojmani**: twoich pracowników trzyma inny gracz. Wartownia uwalnia wszystkich za 5 srebra albo za dług.
architects-first-debt = **Dług**: niespłacony −2 punkty; spłacony w Wartowni za 6 srebra daje 1 pkt cnoty.
architects-first-storehouse = **Królewski magazyn**: po jednej wymianie za każdego twojego pracownika tam: surowce na cnotę lub marmur.
architects-first-cathedral = **Katedra**: 2, 4, 7, 12 lub 20 punktów za osiągnięty poziom; każdy krok bierze też kartę z ręki.
architects-first-guildhall = **Siedziba gildii**: gdy zajęte jest jej ostatnie pole, każdy ma jeszcze jedną turę.

## The same about each question: what it is for, and what a beginner looks at

architects-first-ask-draft = **Twoje pierwsze budynki.** Większość wymaga umiejętności czeladnika (ciesielstwo, dekarstwo, murarstwo): zostaw karty z tą samą albo bez żadnej.
architects-first-ask-boards = **Plansza** to twój start i moc na całą grę. Weź taką, której moc od razu rozumiesz; najpewniejsze są surowce na start.
architects-first-ask-apprentice = **Czeladnik** daje umiejętność, której wymagają budynki, i mały efekt. Weź takiego, którego umiejętności wymagają twoje karty.
architects-first-ask-hire = **Twój budynek zatrudnia** czeladnika za darmo. Weź umiejętność, której brak twoim kartom.
architects-first-ask-reset = **Propozycja cnoty.** Niska cnota zamyka Katedrę. W pierwszej grze przyjmij.
architects-first-ask-turn = **Twoja tura**: wyślij jednego pracownika w jedno miejsce. Liczą się wszyscy, których tam masz, więc druga wizyta daje więcej. Sprawdź, czego brakuje karcie na ręce, i to zbieraj. Potem zbuduj ją w Siedzibie gildii.
architects-first-ask-recall = **W domu nie ma pracowników**, więc zamiast wyjść, jeden wraca. Zabierz go stamtąd, gdzie niczego już nie potrzebujesz, a największy tłum zostaw.
architects-first-ask-keep = **Nowe karty**: jedna jest twoja. Weź taką, której umiejętności mają twoi czeladnicy i na którą zbierzesz surowce.
architects-first-ask-work = **Jeszcze jeden pracownik w Siedzibie gildii**, i to od razu. Skorzystaj, jeśli stać cię na budynek albo krok w Katedrze.
architects-first-ask-react = **W grę wchodzi dług.** Niespłacony kosztuje na koniec 2 punkty. Pozbądź się go, jeśli to niedrogie.
architects-first-ask-discard = **Za dużo kart.** Odłóż to, na co nie będzie cię stać w pozostałych turach: drogie i takie, do których brak ci umiejętności.
architects-first-ask-dismiss = **Miejsce na innego czeladnika.** Rób to tylko, jeśli na wystawie leży ktoś lepszy; umiejętność odchodzi razem z nim.

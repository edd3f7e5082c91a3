# Deal with the Devil: its rules at hand. Topics of /rules, hints behind the question mark, what a first game explains.
# Numbers of the cards in play come from them: $buy_basic, $wing, $limit and so on.

## The lobby.

devil-lobby = Tajne role i pakty w ciemno: zapakuj skrzynię, zgadnij, czyja jest ta przed tobą, zbuduj królestwo i pilnuj, żeby nie zabrakło ci duszy, gdy przyjdzie inkwizycja.
devil-lobby-size = Gra { $players } · ciężka · 5 rund, razem jeden długi wieczór

## Topics: title, other words people type, text

devil-topic-round = Przebieg rundy
devil-topic-round-words = przebieg, fazy, start, cel, jak grać, jak grac, wygrana, overview, phases, znaki, ikony, legenda, signs
devil-rule-round = Pięć rund; kto po ostatniej ma najwięcej punktów, wygrywa, bez względu na rolę. Role są tajne: dwoje śmiertelników, kultysta, diabeł. { devil-opening-round }
devil-rule-signs = 🏆 dotychczasowe punkty · ⚖️ reputacja · 📜 dług · 🏰 budynki · 🏅 osiągnięcia · 🪽 żetony anielskich skrzydeł · 🦇 żetony diabelskich skrzydeł · 📿 żetony pobłażania · 🚪 goście · 🔥 przyznanie się. W skrzyniach: 🪵 drewno · 🪨 kamień · 🌾 zboże · 🔷 szkło · ⬜ marmur · 🪙 monety · 👻 fragmenty duszy · 🤡 błazny, 😄 śmiejące się lub 😢 płaczące. Znaki: ☀️ i 🌙 śmiertelnicy · 🕯️ kultysta · 😈 diabeł. 💬 o co kto prosi w skrzyni.
devil-topic-roles = Role: śmiertelnicy, kultysta, diabeł
devil-topic-roles-words = śmiertelnik, smiertelnik, słońce, księżyc, znak, tajne, mortal, mark
devil-rule-roles = Dwoje **śmiertelników** (znaki ☀️ i 🌙) ma po 3 czyste fragmenty duszy. **Kultysta** (🕯️) ma 2 oznaczone, **diabeł** (😈) żadnego, ale zaczyna z większą liczbą zasobów i monet.
    Diabeł kupuje fragmenty duszy na rytuał; śmiertelnicy sprzedają je drogo albo chowają na inkwizytorów. { devil-first-role }
devil-topic-souls = Fragmenty duszy, czyste i oznaczone
devil-topic-souls-words = dusza, dusze, fragment, oznaczony, czysty, zbrukany, soul, piece
devil-pieces-return = potem wracają do diabła
devil-rule-souls = { devil-first-soul }
    Diabeł żąda za skrzynię 1 albo 2 fragmentów, kultysta 1. { devil-first-marked } W rundzie 3 diabeł musi wyłożyć wszystkie oznaczone na rytuał, co opłaca się też kultyście; { devil-pieces-return }.
devil-topic-production = Produkcja i jej pola
devil-topic-production-words = pole, poziom, szkło, szklo, marmur, zasoby, field, level, goods
devil-rule-production = Masz cztery pola w rzędzie, na poziomie 1. Co rundę koło kładzie na nie zasoby: drewno, kamień lub zboże na jedno pole, szkło lub marmur na dwa sąsiednie. Zasób podstawowy przychodzi w liczbie równej poziomowi pola; szkło i marmur według **niższego** z dwóch pól. Co rundę przychodzą 2 monety i jeszcze po 1 za każde z dwóch środkowych pól na poziomie 2.
    Mniejsze osiągnięcie podnosi jedno pole na poziom 2.
devil-topic-cards = Karty: wybór, dobór, przekazanie
devil-topic-cards-words = ręka, reka, dobór, odrzucanie, sąsiad, sasiad, hand, draw, pass
devil-rule-cards = Runda 1: rozdaje się cztery budynki i wydarzenie. Później zostawiasz dokładnie jeden stary budynek, dobierasz cztery z tej rundy i wydarzenie, a dwa z czterech przekazujesz sąsiadowi: w rundach parzystych w lewo, w nieparzystych w prawo.
    Niezagrane wydarzenie zostaje; z dwóch jedno odrzuca się razem z planem. { devil-only-debtors }
devil-only-debtors = O gotowość do paktów pytani są tylko ci, którzy mają dług: to ich ostatnia chwila na spłatę przed paktami.
devil-topic-trading = Pakty: propozycje i skrzynie
devil-topic-trading-words = pakt, propozycja, prośba, prosba, błazen, blazen, cena, trade, offer, deal
devil-rule-trading = { devil-phase-trading-offer } Śmiertelnicy żądają od 2 do 7 monet, kultysta od 2 do 6 monet albo 1 fragmentu duszy, diabeł 1 albo 2 fragmentów.
    { devil-phase-trading-first } Wkładasz dokładnie podaną cenę; { devil-borrow-for-it }. { devil-first-second } Potem skrzynie wracają z tym, co w nich jest.
    { devil-details-wish } { devil-option-jesters } To opcja stołu.
devil-borrow-for-it = na zapłatę możesz pożyczyć, a nawet sprzedać to, co właśnie bierzesz
devil-topic-chest = Kto widzi czyją skrzynię
devil-topic-chest-words = rozkład, skrzynia, znak, kolejność, routing, chest
devil-rule-chest = W rundzie widzisz dwie różne skrzynie, nigdy swoją. W ciągu pięciu rund: kultysta widzi skrzynię diabła w każdej rundzie, w rundzie 3 jako pierwszy, poza tym jako drugi. Każdy śmiertelnik widzi skrzynię diabła jako pierwszy dokładnie w dwóch rundach. Diabeł widzi skrzynię kultysty raz w grze, jako drugi, w rundzie 2 albo 4. To, w której rundzie widzisz który znak, zdradza, kto jest kim.
devil-topic-bank = Pula: kupno, sprzedaż, pożyczki
devil-topic-bank-words = bank, monety, pożyczka, pozyczka, sprzedaż, kupno, ceny, coins, loan, prices
devil-rule-bank = W każdej chwili: drewno, kamień lub zboże kosztują { $buy_basic } monety, a sprzedają się za { $sell_basic }; szkło i marmur kosztują { $buy_rare }, a sprzedają się za { $sell_rare }. Pożyczka daje monety i tyle samo długu, razem do { $limit }. { devil-house-bank } Nagła sprzedaż może cię zdradzić.
    Dług można spłacać w produkcji i kartach oraz przez całą inkwizycję.
devil-topic-debt = Dług, odsetki i ich znacznik
devil-topic-debt-words = odsetki, znacznik, krąg, krag, pożyczka, spłata, splata, interest, debt
devil-rule-debt = { devil-first-debt } Krąg ma { $circle } pola: dług 4 zawsze rośnie o 1, dług 8 o 2. Wzrost ponad { $limit } ustawia dług na { $after } i daje żeton diabelskich skrzydeł.
    Na koniec tracisz **połowę długu**, zaokrągloną w górę.
devil-topic-plan = Plan i żetony akcji
devil-topic-plan-words = akcja, żeton, zeton, zboże, pominięte, kolejność, budowa, action, token
devil-rule-plan = Planujesz w tajemnicy: opcję wydarzenia, użycie wzniesionych budynków, budowę najwyżej dwóch nowych (i użycie ich od razu) oraz werbunek dworzanina. Masz 4 żetony akcji; pierwsze 2 są darmowe, każdy kolejny kosztuje 1 zboże.
    Wszystko idzie w stałej kolejności: lewa opcja wydarzenia; używane budynki; pierwszy nowy budynek i jego akcja; drugi; werbunek; prawa opcja wydarzenia; zboże za żetony; osiągnięcia. Plan wiąże. { devil-plan-lacks }, co kosztuje 1 pole na torze reputacji.
devil-plan-lacks = Brakujące zasoby się dokupuje, a monety zbiera sprzedażą albo pożycza. Czego i tak nie da się opłacić, zostanie pominięte
devil-topic-buildings = Budynki, nauka i pola brzegowe
devil-topic-buildings-words = pole brzegowe, wiejski, miejski, kościelny, koscielny, nauka, symbol, typ, edge slot, science
devil-rule-buildings = Budynek ma jeden lub dwa symbole: wiejski, miejski, kościelny, naukowy. Daje na koniec punkty, liczy się do osiągnięć i działa sam, po wzniesieniu, przez akcję albo na koniec. { devil-first-science }
    { devil-first-edge } Wybierasz je w każdym planie.
devil-topic-events = Wydarzenia
devil-topic-events-words = wydarzenie, lewa opcja, prawa opcja, event
devil-rule-events = Z wydarzenia zagrywasz jedną opcję albo żadną. **Lewa** jest pierwsza: coś daje i obniża reputację. **Prawa** jest ostatnia: coś kosztuje i podnosi reputację.
    { devil-house-event }
devil-topic-courtiers = Dworzanie i alchemik
devil-topic-courtiers-words = dworzanin, werbunek, alchemik, wiejski, miejski, kościelny, courtier, hire
devil-rule-courtiers = { devil-first-courtier } Użytego można zwerbować znowu za { $hire_again } monety; nieużyty jest na koniec wart 1 punkt. Jest wiejski, miejski i kościelny, po jednym na akcję werbunku.
    { "" }**Alchemik** to dworzanin od nauki. Dostajesz swojego za osiągnięcie „po 2 każdego typu (także nauki)”.
devil-topic-achievements = Osiągnięcia, mniejsze i większe
devil-topic-achievements-words = osiągnięcie, osiagniecie, zestaw, symbole, mniejsze, większe, wieksze, achievement
devil-rule-achievements = { devil-first-achievement } Zestawy liczy się na koniec planu, razem z dworzanami; mniejszy to 3 symbole. Z większych 5 wiejskich daje szkło i marmur, 5 miejskich monety, 5 kościelnych anielskie skrzydła, po 2 każdego typu (także nauki) twojego alchemika; diabeł punktów za nie nie ma.
    Budynek liczy się do wszystkich, dworzanin do jednego. Symbol nauki zastępuje jeden dowolny symbol, w każdym zestawie od nowa.
devil-topic-reputation = Reputacja: tor, powrót i węzeł
devil-topic-reputation-words = węzeł, wezel, powrót, powrot, dryf, tor, szczyt, dół, strzałki, knot, drift, track
devil-rule-reputation = { devil-phase-reputation } Jeśli wszyscy stoją razem, skrzydeł nie dostaje nikt. Wraca się o tyle, ile mówią strzałki pola, nigdy poza **węzeł**, pole tuż pod startem.
    Wejście na najwyższe pole daje żeton anielskich skrzydeł; wejście w drodze w dół na każde z trzech najniższych pól daje żeton diabelskich skrzydeł.
devil-topic-wings = Skrzydła, anielskie i diabelskie
devil-topic-wings-words = skrzydło, skrzydlo, anielskie, diabelskie, wing, angel
devil-rule-wings = { devil-first-angel } Daje go najwyższa reputacja, szczyt toru, dowiedziona niewinność albo { $wing } monet przed inkwizycją.
    { devil-first-demon } Daje go najniższa reputacja, najniższe pola, przyznanie się do winy, zbyt duży dług.
devil-topic-indulgence = Żetony pobłażania
devil-topic-indulgence-words = pobłażanie, poblazanie, odpust, anielskie skrzydła, indulgence
devil-rule-indulgence = { devil-first-indulgence } Oddany przepada. { devil-first-angel }
devil-topic-houseguest = Inkwizytorzy-goście
devil-topic-houseguest-words = gość, gosc, goście, diabelskie skrzydła, houseguest, guest
devil-rule-houseguest = { devil-first-houseguest } { devil-first-demon } Po rundzie 3 wszyscy goście odchodzą.
devil-topic-hunt = Polowanie na czarownicę i wina
devil-topic-hunt-words = głos, glos, oskarżenie, przyznać się, niewinność, tłum, przesłuchanie, vote, confess
devil-rule-hunt = W rundach 2 i 3. { devil-phase-hunt-vote } Potem widać, kto na kogo. { devil-phase-hunt-answer } Pokazane fragmenty mają znaki ukryte i dają żeton anielskich skrzydeł; **przyznanie się** to 1 pole w dół na torze reputacji i żeton diabelskich skrzydeł; { devil-confessed-once }.
devil-confessed-once = kto przyzna się w rundzie 2, nie może być oskarżony w rundzie 3
devil-topic-inquisition = Inkwizycja: przebieg
devil-topic-inquisition-words = inkwizycja, przygotowanie, pakowanie, runda 3, runda 5, inquisition
devil-rule-inquisition = W rundach 3 i 5. Najpierw można kupić anielskie skrzydła po { $wing } monet. Potem każdy w tajemnicy pakuje skrzynię: łapówki, domysły, a diabeł fragmenty duszy na rytuał. W rundzie 3 skrzynie otwiera się według znaków, więc role zostają ukryte; w rundzie 5 wszystkie role wychodzą na jaw. Potem liczą się łapówki, rytuał i domysły, a każdy aktywny inkwizytor pyta wszystkich.
devil-topic-inquisitors = { devil-scene-inquisitors-title }
devil-topic-inquisitors-words = asceta, fundamentalista, plebejusz, orator, wandal, komornik, rozpustnik, kara, penalty
devil-rule-inquisitors = Każdy, kto cię pyta, chce zobaczyć fragment duszy (zostaje u ciebie) albo dostać żeton pobłażania; inaczej przyjmujesz jego karę:
devil-rule-inquisitor = - { $card }
devil-rule-inquisitors-when = Pierwsi trzej to A, B i C: A pyta w rundach 3 i 5, B i C tylko w rundzie 5, chyba że odprawiły ich łapówki. Trzech z czterech czerwonych leży zakrytych na polach od 1 do 3; odkrywa ich rytuał i odgadnięty diabeł.
devil-topic-bribes = Łapówki
devil-topic-bribes-words = łapówka, lapowka, monety, odprawić, bribe
devil-rule-bribes = { devil-first-bribe } Reszta leży tam do rundy 5.
devil-topic-guesses = Zgadywanie: diabeł, kultysta
devil-topic-guesses-words = typ, domysł, domysl, zgadywanie, żeton, zablokowany, guess
devil-rule-guesses = Śmiertelnicy mogą zgadywać, kto jest diabłem i kultystą, kultysta – kto jest diabłem; nie wolno wskazać tej samej osoby w obu rolach. **Runda 3**: tylko gdy dwa domysły są zgodne (co do kultysty: domysły obu śmiertelników), wskazana osoba musi odpowiedzieć; odgadnięty diabeł traci 4 reputacji, kultysta 3, a kto odgadł, dostaje 2 monety. Wtedy wszystkie domysły zostają zablokowane: nie możesz już zgadywać tej roli ani wskazać tej osoby. Jeśli żadne dwa nie są zgodne, wszystkie wracają.
    { "" }**Runda 5**: każdy trafny domysł, zablokowany czy nowy, to 2 punkty; każdy błędny daje 1 punkt szukanemu diabłu lub kultyście. Gdy diabeł zostanie odkryty, nikt już nie zgaduje, kto nim jest.
devil-topic-ritual = Mroczny rytuał
devil-topic-ritual-words = rytuał, rytual, diabeł, dusze, ritual
devil-rule-ritual = Liczą się fragmenty duszy w skrzyni diabła. **Runda 3.** { devil-ritual-third } { devil-ritual-cultist }
    { "" }**Runda 5.** { devil-ritual-last }
devil-ritual-third = Diabeł zawsze dostaje szkło i marmur; za 1 fragment także drewno i kamień; za 2 fragmenty także 2 monety i odkrywa się inkwizytor 1; za 3 także inkwizytor 2.
devil-ritual-cultist = Kultysta dostaje 1 zboże i 1 monetę za oznaczony fragment, za dwa jeszcze 3 monety.
devil-ritual-last = Rytuał daje po 2 punkty za drugi, trzeci i czwarty fragment, po 6 za każdy następny; 2 fragmenty odkrywają inkwizytora 1, 4 fragmenty inkwizytora 2 (albo inkwizytora 3, jeśli inkwizytor 2 był już odkryty).
devil-topic-scoring = { rules-scoring }
devil-topic-scoring-words = punktacja, wynik, punkty, remis, kiedy liczy się punkty, score, scoring, tie
devil-rule-scoring = **Po rundzie 5** dochodzą:
    - punkty twoich budynków i ich efekty na koniec
    - **minus połowa długu**, zaokrąglona w górę
    - { $majors } za każde większe osiągnięcie (nie dla diabła)
    - 1 za każdy żeton anielskich skrzydeł, −1 za każdy diabelskich
    - { $indulgence } za każdy żeton pobłażania, 1 za każdego zwerbowanego i nieużytego dworzanina
    - −1 za każdy oznaczony fragment duszy
    - 1 za każde szkło lub marmur; 1 za każde { $exchange } pozostałych monet i zasobów podstawowych
    - przy remisie monety i zasoby podstawowe, których nie starczyło na punkt, liczą się po jednej piątej

## The question mark: what it is for, what it is worth, what people overlook

devil-hint-preferences = { devil-first-ask-preferences } { rules-overlooked } każdy podział jest możliwy.
devil-hint-keep = { devil-first-ask-keep } { rules-overlooked } gdy dobierzesz karty, nie da się tego cofnąć.
devil-hint-pass = { devil-first-ask-pass } { rules-overlooked } z nimi plan może się jeszcze zmienić.
devil-hint-done = { devil-first-ask-done } { rules-overlooked } podczas paktów nie można spłacać, ale można znowu pożyczać, monetę za monetę.
devil-owed = { $debt ->
    [one] { $debt } moneta
    [few] { $debt } monety
   *[many] { $debt } monet
}
devil-last-moment = to ostatnia chwila na spłatę przed paktami
devil-hint-offer = { devil-first-ask-offer } { rules-overlooked } nieprzyjęta skrzynia nic nie kosztuje, obie osoby widzą twój znak, a ty nigdy się nie dowiesz, kto ją wziął.
devil-hint-viewing = { $taken ->
    [yes] { devil-viewing-gone } Widzisz znak i to, co zapłacono.
   *[no] { devil-first-ask-viewing }{ $holds ->
        [goods] {" "}Zawartość kosztuje w puli { $chest_buy ->
            [one] { $chest_buy } monetę
            [few] { $chest_buy } monety
           *[many] { $chest_buy } monet
        }, a sprzeda się tam za { $chest_sell }.
       *[none] {""}
    }{ $souls_asked ->
        [yes] {" "}Żąda fragmentów duszy. { rules-overlooked } każdy zachowany chroni przed jednym inkwizytorem, a trzy dowodzą niewinności.
       *[no] {" "}{ rules-overlooked } { devil-borrow-for-it }.
    }
}
devil-hint-plan = { devil-first-ask-plan } { rules-overlooked } twój dług wynosi { $debt } i może urosnąć do { $limit }.
devil-hint-minor = { devil-first-ask-minor } { rules-overlooked } zasoby przesuwają się co rundę, więc pewna jest tylko moneta ze środkowego pola.
devil-hint-achieve = { devil-first-ask-achieve } { rules-overlooked } dworzanin liczy się raz i znów kosztuje { $hire_again } monety.
devil-hint-effect = { devil-first-ask-choice } { rules-overlooked } szkło i marmur są na koniec warte po 1 punkcie, tyle co pięć monet lub zasobów podstawowych.
devil-hint-use = Używana w planie akcja budynku z pola brzegowego ma cenę. { devil-unpaid-overlooked }
devil-unpaid-overlooked = { rules-overlooked } jeśli nie da się zapłacić, jest pomijana{ $learners ->
    [yes] .
   *[no] {" "}i kosztuje 1 pole na torze reputacji.
}
devil-hint-act = Ten budynek właśnie powstał i od razu używasz go kolejnym żetonem, a jego akcja ma cenę. { rules-overlooked } trzeci i czwarty żeton kosztują po 1 zbożu, odkładanym z góry.
devil-hint-free = Budynek pod twoją Stajnią działa sam, przed wszystkim i bez żetonu. { rules-overlooked } dzieje się to co rundę, przed lewą opcją wydarzenia.
devil-hint-build = Ten budynek wymaga, żeby coś oddać. { rules-overlooked } to, co oddajesz, znika, zanim opłacisz następny krok planu.
devil-hint-now = Budynek jest gotowy, a jego natychmiastowy efekt daje ci wybór. { rules-overlooked } lepsze pole jest tym więcej warte, im więcej rund zostało.
devil-hint-left = Lewa opcja wydarzenia daje ci coś przed wszystkim innym w planie. { rules-overlooked } cofa cię też na torze reputacji, a trzy najniższe pola dają diabelskie skrzydła.
devil-hint-right = Prawa opcja wydarzenia działa po akcjach: płacisz i idziesz w górę toru reputacji. { devil-unpaid-overlooked }
devil-hint-hire = Zaplanowany dworzanin jest niedostępny, więc werbujesz innego. { rules-overlooked } pierwszy werbunek kosztuje { $hire } monety, a ponowny { $hire_again }.
devil-hint-tokens = Trzeci i czwarty żeton akcji kosztują po 1 zbożu. { rules-overlooked } żeton na pominiętej akcji nic nie kosztuje.
devil-hint-vote = { devil-first-ask-vote } { rules-overlooked } potem wszyscy widzą, kto na kogo głosował.
devil-hint-questioned = { devil-first-ask-questioned } { rules-overlooked } znaki na fragmentach zostają ukryte, a { devil-confessed-once }.
devil-hint-wings = { devil-first-ask-wings } { rules-overlooked } pięć monet to na koniec tylko 1 punkt, ale mogą też być łapówką.
devil-hint-packing = { devil-first-ask-packing } { rules-overlooked } wszyscy zobaczą, co było w skrzyni z którym znakiem, więc duża łapówka coś o tobie mówi.
devil-hint-inquisitors = { devil-first-ask-inquisitors } { rules-overlooked } nieużyty żeton pobłażania to na koniec { $indulgence } punkty, więc nie wydawaj go na mniej.
devil-hint-bank = { devil-first-ask-bank } { rules-overlooked } dług może urosnąć do { $limit }, a połowę (zaokrągloną w górę) tracisz w punktach.
devil-hint-repay = { devil-first-ask-repay } { rules-overlooked } na punkt trzeba pięciu zachowanych monet, więc na koniec lepiej spłacać.
devil-hint-wish = { devil-first-ask-wish } { rules-overlooked } zdradza też, co zamierzasz wznieść.

## A first game: what is explained once, when it comes up

devil-first-role = **Role**: znak w skrzyni mówi, jaka rola ją pakowała, nigdy kto. O wygranej decydują tylko punkty.
devil-first-goods = **Zasoby**: drewno, kamień i zboże są podstawowe, szkło i marmur luksusowe. Płaci się nimi za budynki; na koniec niewiele są warte.
devil-first-soul = **Fragment duszy**: pokaż go inkwizytorowi, a cię oszczędzi; trzy dowodzą niewinności. Możesz nim płacić, ale nie możesz go proponować.
devil-first-marked = **Oznaczone** fragmenty duszy działają jak czyste, ale każdy kosztuje na koniec 1 punkt.
devil-first-second = **Druga skrzynia**: jeśli ktoś ją już przyjął, widzisz zapłatę i tylko potwierdzasz.
devil-first-token = **Żeton akcji**: każde użycie, budowa i werbunek zajmuje jeden. { $free ->
    [one] Pierwszy jest darmowy
    [few] Pierwsze { $free } są darmowe
   *[many] Pierwszych { $free } jest darmowych
}, każdy kolejny kosztuje 1 zboże.
devil-first-courtier = **Dworzanin** dodaje jeden symbol do jednego osiągnięcia. Za pierwszym razem { $hire } monety.
devil-first-achievement = **Osiągnięcie**: zestaw symboli na twoich budynkach. Mniejsze: lepsze pole. Większe: nagroda i { $majors } punkty.
devil-first-edge = **Pole brzegowe**: żetonem można użyć tylko dwóch budynków z akcją, które tam położysz.
devil-first-science = **Nauka** zastępuje dowolny symbol, ale budowa kosztuje { $science } reputacji.
devil-first-debt = **Dług** rośnie: znacznik odsetek idzie o jedno pole za każdą monetę długu, a każde pełne okrążenie zwiększa dług o 1.
devil-first-knot = **🪢 Węzeł**: pole na torze reputacji. Pod koniec każdej rundy wszyscy ku niemu wracają: przewaga maleje, strata też.
devil-first-reputation = **Koniec rundy**: odsetki, potem reputacja. { devil-phase-reputation }
devil-first-angel = **Żeton anielskich skrzydeł**: 1 punkt; { $three } zamieniają się w żeton pobłażania, który chroni przed jednym inkwizytorem.
devil-first-demon = **Żeton diabelskich skrzydeł**: −1 punkt; { $three } od razu kosztują { $guest_now } punkty i sprowadzają gościa.
devil-first-houseguest = **Gość**: twój osobisty inkwizytor; { $guest } punkty podczas inkwizycji, chyba że pokażesz fragment duszy lub oddasz żeton pobłażania.
devil-first-indulgence = **Żeton pobłażania**: chroni przed jednym inkwizytorem albo jest na koniec wart { $indulgence } punkty.
devil-first-bribe = **Łapówka**: za każde wspólne 🪙{ $bribe } odchodzi następny z A, B, C, i to dla wszystkich.
devil-first-guess = **Domysł**: wskaż diabła lub kultystę. W rundzie 5 trafny to 2 punkty.

## The same about each question: what it is for, and what a beginner looks at

devil-first-ask-preferences = **Twoja rola.** Powiedz, które role chętnie zagrasz; potem decyduje los. W pierwszej grze najlepiej być śmiertelnikiem: w tej roli nie ma nic do ukrycia.
devil-first-ask-keep = **Karty.** Każda runda przynosi nowe budynki, a jeden stary z tobą zostaje. Zostaw taki, na który prawie cię stać, albo z symbolem wspólnym z innymi twoimi budynkami.
devil-first-ask-pass = **Cztery nowe budynki**: dwa zostawiasz, dwa idą do sąsiada. Zostaw te, do których brakuje ci najmniej. Sąsiad z drugiej strony przekaże ci dwa swoje.
devil-first-ask-done = **Chwila oddechu przed paktami** dla tych, którzy mają dług. { $debt ->
    [0] Twój jest spłacony: idź dalej.
   *[other] Twój dług wynosi { devil-owed }: { devil-last-moment }.
}
devil-first-ask-offer = **Pakty.** Pakujesz niepotrzebne zasoby i podajesz cenę; dwie osoby po kolei mogą kupić całość. Zachowaj to, czego brakuje twoim kartom (❗), i { $role ->
    [devil] pakuj sporo za jeden fragment duszy, a dwa razy tyle za dwa: zapłaty w monetach nie ma.
   *[other] żądaj więcej, niż daje pula: { $sell_basic } za drewno, kamień lub zboże i { $sell_rare } za szkło lub marmur.
}
devil-first-ask-viewing = **Cudza skrzynia**: weź wszystko za podaną cenę albo odrzuć. Nikt się nie dowie, że to twoja decyzja. Weź dla tego, czego brakuje twoim kartom, ale nigdy drożej niż z puli: { $buy_basic } za drewno, kamień lub zboże, { $buy_rare } za szkło lub marmur.
devil-first-ask-plan = **Twoja kolej w rundzie**: zagraj wydarzenie, wznoś, używaj budynków, zwerbuj dworzanina. Zacznij od dwóch budynków, na które cię stać. Brakujące zasoby i monety twój plan sam dokupi i pożyczy; zobaczysz to, zanim zatwierdzisz. Wszystkie plany są wykonywane razem.
devil-first-ask-choice = **Karta daje ci wybór** przy wykonywaniu planu: co wziąć albo co oddać. Weź to, czego brakuje na następny budynek; oddaj to, czego żadna karta nie potrzebuje.
devil-first-ask-achieve = **Dworzanie.** Zwerbowany dworzanin może być symbolem, którego brakuje do osiągnięcia. Użyj go: osiągnięcie poprawia dochód albo daje punkty, a bezczynny dworzanin to najwyżej punkt.
devil-first-ask-minor = **Osiągnięcie!** Jedno z twoich czterech pól staje się lepsze i daje więcej w każdej następnej rundzie. W razie wątpliwości wybierz środkowe: co rundę daje monetę.
devil-first-ask-vote = **Polowanie na czarownicę.** Oskarżasz kogoś albo nikogo; dwa głosy to przesłuchanie. Boli tych, którzy mają mniej niż trzy fragmenty duszy; oskarżaj tylko, jeśli dają ci powód skrzynie, które już znasz.
devil-first-ask-questioned = **Oskarżenie padło na ciebie.** Kto pokaże trzy ze swoich fragmentów duszy, jest niewinny i zyskuje żeton anielskich skrzydeł. Kto nie może, musi się przyznać, co kosztuje 1 reputację i daje żeton diabelskich skrzydeł (−1 pkt).
devil-first-ask-wings = **Anielskie skrzydła na sprzedaż.** Jeden żeton skrzydeł to jeden punkt; trzy zamieniają się w żeton pobłażania, który chroni przed inkwizytorem. W pierwszej grze kupuj tylko, jeśli będziesz mieć wtedy trzy.
devil-first-ask-packing = **Łapówki i zgadywanie.** Jeśli przeczuwasz, kto jest diabłem lub kultystą, zgaduj: trafny domysł się opłaca, a pusta skrzynia to nie błąd.
devil-first-ask-inquisitors = **Inkwizytorzy.** Każdy chce zobaczyć fragment duszy, który zostaje u ciebie, albo wymierza karę. Pokazuj fragmenty tam, gdzie kara boli najbardziej; żeton pobłażania oddawaj tylko przeciw dużej.
devil-first-ask-bank = **Pula**: kupujesz z niej i sprzedajesz do niej po stałych cenach, w każdej chwili. Twój plan sam kupuje, czego mu brak, więc rzadko tego potrzebujesz.
devil-first-ask-repay = **Spłata długu.** Każde dwie monety długu (i ostatnia bez pary) kosztują na koniec punkt, a dług rośnie. Spłacaj to, czego nie potrzebujesz na budowę.
devil-first-ask-wish = **Prośba** mówi wszystkim, jakie zasoby chcesz znaleźć w skrzyni. Podaj to, czego brakuje twoim kartom: nic nie kosztuje.

# Deal with the Devil: what happens, what is asked, what everybody may know.
# The sentences on the cards are in devil-cards.ftl; what desks and boards say in devil-desk.ftl.
# "things" are amounts ("2 wood and 1 glass"), "seat" and "whom" names of players, "what" the name of a card.
#
# Terms, from the Polish rulebook ("Pakt z diabłem", Rebel): śmiertelnik, kultysta, diabeł; skrzynia; fragment duszy
# (pure: czysty, marked: oznaczony); mury; zasoby podstawowe / luksusowe; pula; dworzanin, alchemik; mniejsze / większe
# osiągnięcie; wydarzenie, lewa / prawa opcja; żeton akcji; wznieść, zwerbować; pole produkcji; tor reputacji, węzeł
# (the drift: dryf); żeton anielskich / diabelskich skrzydeł; żeton pobłażania; inkwizytor-gość (gość); odsetki, dług, znacznik
# odsetek; faza paktów, propozycja (an offer, a deal); prośby, prosić o (wishes); błazen; polowanie na czarownicę,
# przyznać się do winy; mroczny rytuał, łapówka; domysł, zgadywać (a guess); wiejski, miejski, kościelny, naukowy; pole brzegowe
# (edge slot).

devil-name = Pakt z diabłem

## Names of things

devil-mark-sun = ☀️ słońce
    .gen = ☀️ słońca
    .dat = ☀️ słońcu
    .gender = n
    .role = śmiertelnik
devil-mark-moon = 🌙 księżyc
    .gen = 🌙 księżyca
    .dat = 🌙 księżycowi
    .gender = m
    .role = śmiertelnik
devil-mark-cultist = 🕯️ kultysta
    .gen = 🕯️ kultysty
    .dat = 🕯️ kultyście
    .acc = 🕯️ kultystę
    .ins = 🕯️ kultystą
    .gender = m
    .role = kultysta
devil-mark-devil = 😈 diabeł
    .gen = 😈 diabła
    .dat = 😈 diabłu
    .acc = 😈 diabła
    .ins = 😈 diabłem
    .gender = m
    .role = diabeł
devil-courtier-rural = dworzanin wiejski
    .gen = dworzanina wiejskiego
    .acc = dworzanina wiejskiego
    .gender = m
devil-courtier-town = dworzanin miejski
    .gen = dworzanina miejskiego
    .acc = dworzanina miejskiego
    .gender = m
devil-courtier-church = dworzanin kościelny
    .gen = dworzanina kościelnego
    .acc = dworzanina kościelnego
    .gender = m
devil-courtier-alchemist = alchemik
    .gen = alchemika
    .acc = alchemika
    .gender = m
devil-achievement-rural = { $count }× wiejski
devil-achievement-town = { $count }× miejski
devil-achievement-church = { $count }× kościelny
devil-achievement-all = po 2 każdego typu (także nauki)
devil-with = { $first }/{ $then }
devil-achievement-minor = { $symbols }
devil-good-wood = drewno
    .gen = drewna
devil-good-stone = kamień
    .gen = kamienia
devil-good-grain = zboże
    .gen = zboża
devil-good-glass = szkło
    .gen = szkła
devil-good-marble = marmur
    .gen = marmuru
devil-thing-token = zboże za żeton akcji
    .gen = zboża za żeton akcji
thing-name-wood = 🪵 drewno
    .gen = 🪵 drewna
thing-name-stone = 🪨 kamień
    .gen = 🪨 kamienia
thing-name-grain = 🌾 zboże
    .gen = 🌾 zboża
thing-name-glass = 🔷 szkło
    .gen = 🔷 szkła
thing-name-marble = ⬜ marmur
    .gen = ⬜ marmuru
devil-named = { $what }
    .gen = { $what-gen }
    .dat = { $what-dat }
    .acc = { $what-acc }
    .ins = { $what-ins }
    .gender = { $what-gender }
devil-seat = { $seat }
devil-price-coins = { $count ->
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
devil-price-souls = { $count ->
    [one] { $count } fragment duszy
    [few] { $count } fragmenty duszy
   *[many] { $count } fragmentów duszy
}
    .gen = { $count ->
    [one] { $count } fragmentu duszy
    [few] { $count } fragmentów duszy
   *[many] { $count } fragmentów duszy
}


# Parts of sentences: numbers without their sign.
devil-steps = { SIZE($steps) ->
    [one] { SIZE($steps) } pole
    [few] { SIZE($steps) } pola
   *[many] { SIZE($steps) } pól
}
devil-points = { SIZE($points) ->
    [one] { SIZE($points) } punkt
    [few] { SIZE($points) } punkty
   *[many] { SIZE($points) } punktów
}
# Amounts in the accusative, for sentences of this game.
devil-angel-wings = { $count ->
    [one] { $count } żeton anielskich skrzydeł
    [few] { $count } żetony anielskich skrzydeł
   *[many] { $count } żetonów anielskich skrzydeł
}
devil-demon-wings = { $count ->
    [one] { $count } żeton diabelskich skrzydeł
    [few] { $count } żetony diabelskich skrzydeł
   *[many] { $count } żetonów diabelskich skrzydeł
}

## Questions

devil-ask-preferences = Którą rolę chcesz zagrać?
devil-ask-keep = Który jeden budynek zostawiasz?
devil-ask-pass = Które dwa z czterech nowych budynków przekazujesz?
devil-ask-done = Wszystkie karty są na ręce. Można zaczynać pakty?
devil-ask-offer = Co wkładasz do swojej skrzyni i za jaką cenę?
devil-ask-viewing = Stoi przed tobą skrzynia. Co robisz?
devil-viewing-gone = Ktoś już przyjął tę propozycję. Nie ma o czym decydować.
devil-ask-plan = Co zrobisz w rundzie { $round }?
devil-ask-minor = Zdobywasz mniejsze osiągnięcie { $what }. Które pole produkcji ulepszasz?
devil-ask-achieve = Użyjesz dworzan, żeby zdobyć osiągnięcie?
devil-ask-effect = { $what }: co wybierasz?
devil-ask-use = { $what }: czym płacisz za tę akcję?
devil-ask-act = { devil-ask-use }
devil-ask-free = { devil-ask-use }
devil-ask-build = { $what }: co za to oddajesz?
devil-ask-now = { $what } – budowa ukończona: co wybierasz?
devil-ask-left = { $what }, lewa opcja: co wybierasz?
devil-ask-right = { $what }, prawa opcja: czym płacisz?
devil-ask-hire = { $what } z twojego planu jest niedostępny. Kogo werbujesz?
devil-ask-tokens = Czym płacisz za żetony akcji?
devil-ask-vote = Kto sprzedał duszę? Kogo oskarżasz?
devil-ask-questioned = Trwa twoje przesłuchanie. Udowadniasz niewinność czy przyznajesz się do winy?
devil-ask-wings = Kupujesz anielskie skrzydła przed inkwizycją?
devil-ask-packing = Co wkładasz do skrzyni na inkwizycję?
devil-ask-inquisitors = Jak odpowiadasz swoim inkwizytorom?
devil-ask-bank = 🏦 Handluj z pulą
devil-ask-repay = Spłać dług
devil-ask-wish = Pokaż prośby o zasoby
# On buttons that open what these ask.
devil-open-bank = 🏦 Pula
devil-open-repay = Spłać
devil-open-wish = 💬 Prośby

## Inputs

devil-field-goods = Zasoby
devil-pack-stock = Za twoimi murami
devil-pack-chest = W twojej skrzyni
devil-field-jesters = Błazny do skrzyni
devil-field-viewing-jesters = Błazny, które w niej zostają
devil-field-packing-goods = Zasoby jako łapówka
devil-field-preferences-mortal = Jeden z dwóch ☀️🌙 śmiertelników
devil-field-preferences-cultist = 🕯️ Kultysta
devil-field-preferences-devil = 😈 Diabeł
devil-field-how = Co dać
devil-field-building = Budynek do zniszczenia
devil-field-coins = Monety
devil-field-price = Cena
devil-field-card = Budynek, który zostaje
devil-field-cards = Dwa do przekazania
devil-field-answer = Odpowiedź
devil-field-viewing-marked = Ile z płaconych fragmentów duszy jest oznaczonych
devil-field-packing-marked = Oznaczone fragmenty duszy na rytuał
devil-field-pure = Czyste fragmenty duszy na rytuał
devil-field-finance = Jeśli zabraknie monet
devil-field-which-event = Wydarzenie do zagrania
devil-field-discard = Wydarzenie do odrzucenia
devil-field-event = Wydarzenie
devil-field-edge = Na twoich dwóch polach brzegowych
devil-field-use = Użycie
devil-field-build = { $number ->
    [1] Budowa
   *[other] Druga budowa
}
devil-field-act = Od razu użyj jego akcji
devil-field-first = Użyj najpierw
devil-field-free = Darmowa akcja pod Stajnią
devil-field-hire = Werbunek
devil-field-courtier = Kogo zwerbować, jeśli zaplanowanego już nie będzie
devil-field-trade = Co
devil-field-times = Ile
devil-field-whom = Głos
devil-field-bribe = Łapówka
devil-field-devil = Odgaduję: 😈 diabłem jest
devil-field-cultist = Odgaduję: 🕯️ kultystą jest
devil-field-count = Anielskie skrzydła
devil-field-achieve = Dworzanie do osiągnięcia
devil-field-field = Pole do ulepszenia
devil-field-wish-goods = Prośba o
devil-field-repay-coins = Ile monet spłacić
devil-field-inquisitor = { $what }
devil-field-inquisitor-goods = { $what }: zasoby do oddania
devil-field-inquisitor-how = { $what }: co dostaje
devil-field-inquisitor-building = { $what }: budynek do zniszczenia
devil-field-choice = { $what }: { $does }
devil-field-choice-free = dowolny wybór
devil-field-choice-field = { $what }: pole do ulepszenia
devil-field-choice-minor = Pole, które ulepsza osiągnięcie { $what }
devil-field-choice-achieve = { $again ->
    [yes] Dworzanie do kolejnego osiągnięcia
   *[no] Dworzanie do osiągnięcia
}: { $what }

## Options

devil-field-0 = Pole 1 (skrajne lewe)
devil-field-1 = Pole 2 (środkowe lewe)
devil-field-2 = Pole 3 (środkowe prawe)
devil-field-3 = Pole 4 (skrajne prawe)
devil-event-none = Bez wydarzenia
devil-event-left = { devil-choose-event-left }
devil-event-right = { devil-choose-event-right }
devil-build-none = Nic nie wznoś
devil-hire-none = Nikogo nie werbuj
devil-free-yes = Użyj { $what-gen }
devil-free-no = Nie używaj { $what-gen }
devil-act-no = Nie w tej rundzie
devil-act-yes = Tak, kolejnym żetonem
devil-achieve-nothing = Zostawiam dworzan
devil-achieve-with = { $what } – używasz { $courtiers-gen }
devil-achieve-brings-minor = ulepsza pole produkcji
devil-achieve-brings = na koniec { $points }🏆 i od razu { $gains }
devil-finance-sell = Najpierw sprzedaj zasoby, potem pożyczaj
devil-finance-borrow = Najpierw pożyczaj, zachowaj zasoby
devil-preference-gladly = Chętnie
devil-preference-either = Wszystko jedno
devil-preference-unwillingly = Raczej nie
devil-viewing-accept = Przyjmuję
devil-viewing-refuse = Odrzucam
devil-viewing-seen = Rozumiem, dalej
devil-vote-nobody = Nikt
devil-guess-nobody = Nie odgaduję
devil-hunt-prove = Pokaż 3 fragmenty duszy
devil-hunt-confess = Przyznaj się do winy
devil-answer-soul = Pokaż fragment duszy
devil-answer-indulgence = Oddaj żeton pobłażania
devil-answer-penalty = Przyjmij karę
devil-glutton-points = Strać { devil-points }
devil-glutton-goods = Oddaj { $count ->
    [one] { $count } zasób luksusowy
    [few] { $count } zasoby luksusowe
   *[many] { $count } zasobów luksusowych
}
devil-bank-price = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
devil-bank-buy-wood = Kup 🪵 drewno za { devil-bank-price }
devil-bank-buy-stone = Kup 🪨 kamień za { devil-bank-price }
devil-bank-buy-grain = Kup 🌾 zboże za { devil-bank-price }
devil-bank-buy-glass = Kup 🔷 szkło za { devil-bank-price }
devil-bank-buy-marble = Kup ⬜ marmur za { devil-bank-price }
devil-bank-sell-wood = Sprzedaj 🪵 drewno za { devil-bank-price }
devil-bank-sell-stone = Sprzedaj 🪨 kamień za { devil-bank-price }
devil-bank-sell-grain = Sprzedaj 🌾 zboże za { devil-bank-price }
devil-bank-sell-glass = Sprzedaj 🔷 szkło za { devil-bank-price }
devil-bank-sell-marble = Sprzedaj ⬜ marmur za { devil-bank-price }
devil-bank-borrow = Pożycz 🪙 monety

## What an answer would do

devil-offer-sentence = Proponujesz **{ $things-acc }** za **{ $price-acc }**.
devil-offer-empty = Twoja skrzynia jest pusta, a cena to i tak **{ $price }**.
devil-bribe-worth = ⚖️ Po otwarciu skrzyń { $things } to { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} łapówki.
devil-preview-bought = 🛒 Dokupujesz na to { $things-acc }.
devil-preview-sold = 💰 Sprzedajesz na to { $things-acc }.
devil-preview-borrowed = 📜 Pożyczasz na to: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} (dług wyniesie { $debt }).
devil-preview-paid = ➖ W sumie oddajesz { $things-acc }.
devil-preview-gained = ➕ W sumie zyskujesz { $things-acc }.
devil-preview-earned = 🏅 To dopełnia { $count ->
    [one] osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
}: { $what }.
devil-preview-reputation = { WAY($steps) ->
    [down] 🔽 Cofasz się o { devil-steps } na torze reputacji.
   *[up] 🔼 Idziesz o { devil-steps } w górę toru reputacji.
}
devil-preview-shown = 👻 Pokazujesz { $count ->
    [one] { $count } fragment duszy i zatrzymujesz go
    [few] { $count } fragmenty duszy i zatrzymujesz je
   *[many] { $count } fragmentów duszy i zatrzymujesz je
}.
devil-preview-handed = 📿 Oddajesz { $count ->
    [one] { $count } żeton pobłażania
    [few] { $count } żetony pobłażania
   *[many] { $count } żetonów pobłażania
}.
devil-preview-lost = 💸 **Tracisz**: { $what }.
devil-preview-unharmed = 💸 Nic nie tracisz.
devil-preview-debt-rises = 📜 Dług { $was } → { $now }{ $points ->
    [0] { "" }
   *[other] : na koniec mniej o { devil-points }
}.
devil-preview-demons = 🦇 Bierzesz { devil-demon-wings }.
devil-preview-absolved = 🦇 { $count ->
    [0] Nie oddajesz diabelskich skrzydeł: nie będziesz ich mieć
    [one] Oddajesz { $count } żeton diabelskich skrzydeł
    [few] Oddajesz { $count } żetony diabelskich skrzydeł
   *[many] Oddajesz { $count } żetonów diabelskich skrzydeł
}.
devil-preview-guest = 🚪 **Trzy żetony diabelskich skrzydeł sprowadzają gościa**: od razu tracisz { $lost } pkt.
devil-preview-indulgence = 📿 Trzy żetony anielskich skrzydeł zamieniają się w { $count ->
    [one] żeton pobłażania
    [few] { $count } żetony pobłażania
   *[many] { $count } żetonów pobłażania
}.
devil-preview-angels = 🪽 Bierzesz { devil-angel-wings }.
devil-preview-skipped = ⚠️ { $count ->
    [one] Tego nie da się opłacić lub wykonać, więc zostanie pominięte
    [few] Tych kroków nie da się opłacić lub wykonać, więc zostaną pominięte
   *[many] Tych kroków nie da się opłacić lub wykonać, więc zostaną pominięte
}: { $what }.
devil-preview-short = { $what } ({ $some ->
    [yes] brakuje { $goods-gen }; { "" }
   *[no] { "" }
}nawet po sprzedaży całej reszty i z największą pożyczką brakuje { $coins-gen })
devil-warn-nothing-planned = **Nie planujesz zupełnie niczego.**
devil-warn-sale = **Sprzedajesz { $things-acc }.**
devil-warn-loan = **Pożyczasz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}: dług wyniesie { $debt }.** W fazie paktów długu się nie spłaca.
devil-warn-keep = **Zostawiasz { $what-acc }, resztę odrzucasz.** Od razu przyjdą cztery nowe budynki, więc tego nie da się cofnąć.
devil-preview-one-more = 🏅 Jeśli zwerbujesz też { $what-acc } ({ devil-coins }), zdobędziesz { $count ->
    [one] osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
}: { $achievements }.
devil-preview-then = 🧮 **Potem**:{ devil-then-goods } · 📜 dług { $debt }{ devil-then-pieces }{ devil-then-place }
devil-then-goods = { $held ->
    [0] { " " }nic
   *[other] { devil-then-wood }{ devil-then-stone }{ devil-then-grain }{ devil-then-glass }{ devil-then-marble }{ devil-then-coins }
}
devil-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
devil-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
devil-then-grain = { $grain ->
    [0] { "" }
   *[other] { " " }{ $grain }🌾
}
devil-then-glass = { $glass ->
    [0] { "" }
   *[other] { " " }{ $glass }🔷
}
devil-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
devil-then-coins = { $coins ->
    [0] { "" }
   *[other] { " " }{ $coins }🪙
}
devil-then-pieces = { $pieces ->
    [yes] { " " }· 👻 { devil-own-pieces }
   *[no] { "" }
}
devil-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ Reputacja { $reputation } byłaby teraz najwyższa i dałaby żeton anielskich skrzydeł 🪽
    [highest-shared] { " " }· ⚖️ Reputacja { $reputation } byłaby teraz wśród najwyższych i dałaby żeton anielskich skrzydeł 🪽
    [lowest] { " " }· ⚖️ Reputacja { $reputation } byłaby teraz najniższa i dałaby żeton diabelskich skrzydeł 🦇
    [lowest-shared] { " " }· ⚖️ Reputacja { $reputation } byłaby teraz wśród najniższych i dałaby żeton diabelskich skrzydeł 🦇
    [alike] { " " }· ⚖️ Reputacja { $reputation } byłaby teraz taka sama jak u wszystkich i nie dałaby skrzydeł
   *[between] { " " }· ⚖️ { $reputation }
}
devil-preview-tokens = 🔨 { $count ->
    [one] Używasz jednego żetonu akcji
    [few] Używasz { $count } żetonów akcji
   *[many] Używasz { $count } żetonów akcji
}.

## Beginning and end

devil-begins = Królestwa powstały. { devil-one-of-you }
devil-begins-undealt = Królestwa powstały. Zanim role zostaną rozdane, każdy mówi w tajemnicy, którą by chciał.
devil-roles-dealt = Role są rozdane. { devil-one-of-you }
devil-one-of-you = **Jedno z was to diabeł, jedno mu służy**, a dwoje to śmiertelnicy, których dusze warto kupić.
devil-your-jesters = { $count ->
    [one] Leży w niej też jeden błazen
    [few] Leżą w niej też { $count } błazny
   *[many] Leży w niej też { $count } błaznów
}. Nikt inny o tym nie wie.
devil-your-role = **Twoja rola: { $mark-role }.** Twoja skrzynia nosi znak { $mark-gen }, nigdy twoje imię.
devil-round = **Zaczyna się runda { $round }.**
devil-end = **Koniec piątej rundy.** Czas podliczyć dusze, zasoby i budynki.
devil-role-revealed = { $seat-is ->
    [you] Twoja rola to { $mark }!
   *[other] { $seat } to { $mark }!
}

## Production and cards

devil-drew = Dobierasz: { $cards } oraz wydarzenie { $event }.
devil-passed-to-you = Od sąsiada dostajesz: { $cards }.

## Trading and the bank

devil-chest-open = Skrzynia przed tobą nosi znak { $mark-gen }. W środku: **{ $things }**. Cena: **{ $price }**.
devil-chest-taken = Skrzynia przed tobą nosi znak { $mark-gen }. Ktoś już przyjął propozycję; w środku zapłata: **{ $paid }**.
devil-deal-made = Bierzesz { $things-acc } i płacisz { $price-acc }.
devil-chest-untouched = Twoja skrzynia wraca; nikt nie przyjął propozycji. W środku: { $things }.
devil-chest-sold = Twoja skrzynia wraca, a w niej: { $things }.
devil-chest-sold-souls = Twoja skrzynia wraca, a leżą w niej fragmenty duszy: { devil-own-pieces }.
devil-chest-jesters = Obok leżą: { $things }.
devil-indulgences-traded = Po paktach { $seat } ma{ sz } { $count ->
    [0] 0 żetonów pobłażania
    [one] { $count } żeton pobłażania
    [few] { $count } żetony pobłażania
   *[many] { $count } żetonów pobłażania
} (o { WAY($by) ->
    [down] { SIZE($by) } mniej
   *[up] { SIZE($by) } więcej
} niż przedtem).
devil-wishes = 💬 { $seat-is ->
    [you] Prosisz o { $things-acc } w skrzyni.
   *[other] { $seat } prosi o { $things-acc } w skrzyni.
}
devil-wishes-nothing = { $seat-is ->
    [you] Nie masz już próśb o zasoby.
   *[other] { $seat } nie ma już próśb o zasoby.
}
devil-own-buy = Kupujesz { $things-acc }.
devil-own-sell = Sprzedajesz { $things-acc }.
devil-own-borrow = Pożyczasz { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}. Twój dług wynosi teraz { $debt }.
devil-own-repay = Spłacasz { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}. Twój dług wynosi teraz { $debt }.
devil-ledger = 🏦 **{ subject }** – { $entries } (dług { $debt })
devil-ledger-buy = zakup { $what-gen }
devil-ledger-sell = sprzedaż { $what-gen }
devil-ledger-borrow = pożyczka { $count ->
    [one] { $count } monety
    [few] { $count } monet
   *[many] { $count } monet
}
devil-ledger-repay = spłata { $count ->
    [one] { $count } monety
    [few] { $count } monet
   *[many] { $count } monet
}

## Actions. Each deed has two forms: a clause for the list of a seat's deeds, and the sentence.

devil-plan-revealed = **{ subject }** planuje{ sz }: { $plan }.
devil-plan-left = zagrać lewą opcję { $what-gen }
devil-plan-right = zagrać prawą opcję { $what-gen }
devil-plan-use = użyć { $what-gen }
devil-plan-build = wznieść { $what-acc }
devil-plan-act = od razu użyć { $what-gen }
devil-plan-free = użyć { $what-gen } pod Stajnią
devil-plan-build-act = wznieść { $what-acc } i od razu użyć
devil-plan-hire = zwerbować { $what-acc }
devil-plan-nothing = zupełnie nic

devil-deeds = **{ subject }** { $deeds }.
devil-turn = **{ subject }**
devil-turn-act = ▸ { $act }
devil-act-brings = { $act }: { $more }
devil-plan-to-come = **{ subject }** ma{ sz } jeszcze w planie: { $plan }.

# Settlements as tables: a head, and a row for each seat.
devil-table-interest = 📜 **Odsetki**
devil-table-reputation = ⚖️ **Reputacja**
devil-table-wings = 🪽 **Skrzydła**
devil-table-round = **Zaczyna się runda { $round }** i jej produkcja
devil-table-row = **{ subject }**: { $cells }
devil-table-production = 🌱 **Produkcja**
devil-cell-interest-past = dług { $was } → { $debt } (ponad limit: cofa się)
devil-cell-interest = dług { $was } → { $debt }
devil-cell-drift = { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
} powrót
devil-cell-move = reputacja { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
devil-cell-drift-to = powrót { $was } → { $now }
devil-cell-move-to = reputacja { $was } → { $now }
devil-cell-angel = +{ $count }🪽
devil-cell-demon = +{ $count }🦇
devil-cell-angel-highest = +{ $count }🪽 (najwyższa reputacja{ $shared ->
    [0] { "" }
   *[other] , tak samo jak { $others }
})
devil-cell-demon-lowest = +{ $count }🦇 (najniższa reputacja{ $shared ->
    [0] { "" }
   *[other] , tak samo jak { $others }
})
devil-cell-angel-plan = +{ $count }🪽 (z planu)
devil-cell-demon-plan = +{ $count }🦇 (z planu)
devil-cell-returned = −{ $count }🦇
devil-cell-indulgence = 3🪽 zamieniają się w żeton pobłażania 📿
devil-cell-guest = 3🦇 sprowadzają gościa 🚪 i kosztują { devil-points }
devil-cell-no-guest = 3🦇 kosztują { devil-points }; gości już nie ma
devil-cell-building = **{ $what }**
devil-cell-gain = +{ $things }
devil-cell-pay = −{ $things }
devil-cell-score = { WAY($points) ->
    [down] −{ devil-points }
   *[up] +{ devil-points }
}
devil-deed-left = zagrywa{ sz } lewą opcję **{ $what-gen }**
devil-deed-right = zagrywa{ sz } prawą opcję **{ $what-gen }**
devil-deed-use = używa{ sz } **{ $what-gen }**
devil-deed-act = od razu używa{ sz } **{ $what-gen }**
devil-deed-free = za darmo używa{ sz } **{ $what-gen }**
devil-deed-build = wznosi{ sz } **{ $what-acc }** ({ $cost })
devil-deed-building = używa{ sz } **{ $what-gen }**
devil-deed-hire = werbuje{ sz } { $what-acc } ({ $coins }🪙)
devil-deed-token = płaci{ sz } 1🌾 za żeton
devil-deed-tokens = płaci{ sz } { $count }🌾 za żetony akcji
devil-deed-financed = żeby za to zapłacić: { $deeds }
devil-deed-bought = kupuje{ sz } { $things-acc }
devil-deed-sold = sprzedaje{ sz } { $things-acc }
devil-deed-borrow = pożycza{ sz } { $coins }🪙 (dług { $debt })
devil-deed-pay = płaci{ sz } { $things-acc }
devil-deed-gain = zyskuje{ sz } { $things-acc }
devil-deed-move = { WAY($steps) ->
    [down] cofa{ sz } się o { devil-steps }
   *[up] idzie{ sz } w górę o { devil-steps }
}
devil-deed-move-to = { devil-deed-move } na { $now }
devil-deed-score = { WAY($points) ->
    [down] traci{ sz } { devil-points }
   *[up] zdobywa{ sz } { devil-points }
}
devil-deed-debt = ma{ sz } teraz dług { $debt }
devil-deed-courtier = dostaje{ sz } { $what-acc } za darmo
devil-deed-minor = zdobywa{ sz } mniejsze osiągnięcie { $what }
devil-deed-major = zdobywa{ sz } większe osiągnięcie **{ $what }**
devil-deed-drop = traci{ sz } mniejsze osiągnięcie { $what }
devil-deed-spend = zużywa{ sz } { $what-acc }
devil-deed-stable = wsuwa{ sz } **{ $what-acc }** pod Stajnię
devil-deed-skip = pomija{ sz } { $what-acc } (brak środków)
devil-deed-earn-angel = na koniec fazy dostaje{ sz } { devil-angel-wings }
devil-deed-earn-demon = na koniec fazy dostaje{ sz } { devil-demon-wings }
devil-deed-absolve = na koniec fazy może{ sz } oddać { devil-demon-wings }
devil-deed-drift = wraca{ sz } ku węzłowi o { devil-steps } w { WAY($steps) ->
    [down] dół
   *[up] górę
}
devil-deed-drift-to = { devil-deed-drift }, na { $now }
devil-deed-angel = dostaje{ sz } { devil-angel-wings }
devil-deed-demon = dostaje{ sz } { devil-demon-wings }
devil-deed-returned = oddaje{ sz } { devil-demon-wings }
devil-deed-indulgence = zamienia{ sz } trzy żetony anielskich skrzydeł na **żeton pobłażania**
devil-deed-guest = oddaje{ sz } trzy żetony diabelskich skrzydeł, przyjmuje{ sz } **gościa** i traci{ sz } { devil-points }
devil-deed-no-guest = oddaje{ sz } trzy żetony diabelskich skrzydeł i traci{ sz } { devil-points }; gości już nie ma
devil-deed-bought-wings = kupuje{ sz } { devil-angel-wings }
devil-deed-pieces = pokazuje{ sz } { $count ->
    [one] { $count } fragment duszy
    [few] { $count } fragmenty duszy
   *[many] { $count } fragmentów duszy
}
devil-deed-indulgences = oddaje{ sz } { $count ->
    [one] { $count } żeton pobłażania
    [few] { $count } żetony pobłażania
   *[many] { $count } żetonów pobłażania
}
devil-deed-penalty-goods = oddaje{ sz } { $things-acc } ({ $what })
devil-deed-penalty-points = { $points ->
    [0] nie traci{ sz } nic ({ $what })
   *[other] traci{ sz } { devil-points } ({ $what })
}
devil-deed-penalty-vandal = traci{ sz } **{ $what-acc }** (Wandal)
devil-deed-penalty-bailiff = ma{ sz } dług { $debt } (Komornik)
devil-deed-interest = ma{ sz } po odsetkach dług { $debt } (było { $was })
devil-deed-produced = produkuje{ sz } { $things-acc }

devil-did-left = { subject } { devil-deed-left }.
devil-did-right = { subject } { devil-deed-right }.
devil-did-use = { subject } { devil-deed-use }.
devil-did-act = { subject } { devil-deed-act }.
devil-did-free = { subject } { devil-deed-free }.
devil-did-build = { subject } { devil-deed-build }.
devil-did-building = { subject } { devil-deed-building }.
devil-did-hire = { subject } { devil-deed-hire }.
devil-did-token = { subject } { devil-deed-token }.
devil-did-bought = { subject } { devil-deed-bought }.
devil-did-sold = { subject } { devil-deed-sold }.
devil-did-borrow = { subject } { devil-deed-borrow }.
devil-did-pay = { subject } { devil-deed-pay }.
devil-did-gain = { subject } { devil-deed-gain }.
devil-did-move = { subject } { devil-deed-move }.
devil-did-score = { subject } { devil-deed-score }.
devil-did-debt = { subject } { devil-deed-debt }.
devil-did-courtier = { subject } { devil-deed-courtier }.
devil-did-minor = { subject } { devil-deed-minor }.
devil-did-major = { subject } { devil-deed-major }.
devil-did-drop = { subject } { devil-deed-drop }.
devil-did-spend = { subject } { devil-deed-spend }.
devil-did-stable = { subject } { devil-deed-stable }.
devil-did-earn-angel = { subject } { devil-deed-earn-angel }.
devil-did-earn-demon = { subject } { devil-deed-earn-demon }.
devil-did-absolve = { subject } { devil-deed-absolve }.
devil-wings-change-hands = 🪽 **Plany wykonane; skrzydła zmieniają właścicieli.**
devil-did-skip = { subject } { devil-deed-skip }.
devil-drift = { subject } { devil-deed-drift }.
devil-wings-angel = { subject } { devil-deed-angel }.
devil-wings-demon = { subject } { devil-deed-demon }.
devil-wings-returned = { subject } { devil-deed-returned }.
devil-indulgence-won = { subject } { devil-deed-indulgence }.
devil-guest-won = { subject } { devil-deed-guest }.
devil-guest-none-left = { subject } { devil-deed-no-guest }.
devil-wings-bought = { subject } { devil-deed-bought-wings }.
devil-showed-pieces = { subject } { devil-deed-pieces }.
devil-handed-indulgences = { subject } { devil-deed-indulgences }.
devil-penalty-goods = { subject } { devil-deed-penalty-goods }.
devil-penalty-points = { subject } { devil-deed-penalty-points }.
devil-penalty-vandal = { subject } { devil-deed-penalty-vandal }.
devil-penalty-bailiff = { subject } { devil-deed-penalty-bailiff }.
devil-interest-falls-due = 📜 **Odsetki** od wszystkich długów.
devil-reputations-weighed = ⚖️ **Ocena reputacji.** { devil-phase-reputation }
devil-interest = { subject } { devil-deed-interest }.
devil-produced = { subject } { devil-deed-produced }.

## Witch hunt

devil-voted = { subject } oskarża{ sz }{ $whom-is ->
    [you] {" "}ciebie
   *[other] : { $whom }
}.
devil-voted-nobody = { $seat-is ->
    [you] Nikogo nie oskarżasz.
   *[other] { $seat } nikogo nie oskarża.
}
devil-voted-several = { $whom-is ->
    [you] Ciebie oskarżają
   *[other] Na gracza { $whom } głosują
}: { $who }.
devil-voted-nobody-several = Nikogo nie oskarżają: { $who }.
devil-questioned = { $seat-is ->
    [you] **Stajesz przed przesłuchaniem.**
   *[other] **Przesłuchanie: { $seat }.**
}
devil-questioned-several = **Na przesłuchanie idą: { $who }.**
devil-nobody-questioned = Nikt nie ma dwóch głosów: przesłuchania nie będzie.
devil-proved = { subject } pokazuje{ sz } { $pieces } fragmenty duszy. Niewinność dowiedziona.
devil-confessed = { subject } przyznaje{ sz } się do winy. Rusza wściekły tłum.
devil-confessed-several = Do winy przyznają się: { $who }. Rusza wściekły tłum.

## Inquisition

devil-wings-refunded = { $count ->
    [one] Jednego żetonu anielskich skrzydeł już zabrakło
    [few] Zabrakło już { $count } żetonów anielskich skrzydeł
   *[many] Zabrakło już { $count } żetonów anielskich skrzydeł
}: dostajesz monety z powrotem.
devil-opened = 🎁 Otwarta skrzynia { $mark-gen }: { $contents }.
devil-opened-several = 🎁 Otwarte skrzynie { $who-gen }: { $contents }.
devil-packed-nothing = nic
devil-packed-souls = { devil-told-pieces }
devil-packed-guess-devil = domysł „diabłem { verb-be } { $seat }”
devil-packed-guess-cultist = domysł „kultystą { verb-be } { $seat }”
devil-bribe-goods-sold = Zasoby ze skrzyń to { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} łapówek.
devil-bribed = Przekupiony { $coins } monetami odchodzi **{ $what }**.
devil-bribes-left = { $coins ->
    [one] { $coins } moneta zostaje
    [few] { $coins } monety zostają
   *[many] { $coins } monet zostaje
} na polach łapówek.
devil-inquisitor-up = Odkryty zostaje inkwizytor { $number }: **{ $what }**.
devil-ritual-gift = Mroczny rytuał: { $mark } dostaje { $things-acc }.
devil-ritual-points = Mroczny rytuał z { $pieces ->
    [one] { $pieces } fragmentem duszy
    [few] { $pieces } fragmentami duszy
   *[many] { $pieces } fragmentami duszy
} daje diabłu { devil-points }.
devil-denied-devil = Co najmniej dwa domysły mówią, że diabłem { verb-be } { $seat }. To nieprawda.
devil-denied-cultist = Oba domysły śmiertelników mówią, że kultystą { verb-be } { $seat }. To nieprawda.
devil-found-devil = **Co najmniej dwa domysły mówią, że diabłem { verb-be } { $seat } – i to prawda!** Diabeł cofa się o { devil-steps } na torze reputacji.
devil-found-cultist = **Oba domysły śmiertelników mówią, że kultystą { verb-be } { $seat } – i to prawda!** Kultysta cofa się o { devil-steps } na torze reputacji.
devil-guess-reward = Trafny domysł: { $mark } znajduje w skrzyni { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
devil-guess-reward-several = Trafnie zgadują: { $who }. Każdy znajduje w skrzyni { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
devil-guesses-locked = Wszystkie domysły leżą teraz obok planszy i zostają tam do końca.
devil-guesses-returned = Żadne dwa domysły nie są zgodne: wszystkie wracają.
devil-guess-right-devil = { subject } trafnie zgaduje{ sz }, że diabłem { object-be } { $whom }, i zdobywa{ sz } { devil-points }.
devil-guess-right-cultist = { subject } trafnie zgaduje{ sz }, że kultystą { object-be } { $whom }, i zdobywa{ sz } { devil-points }.
devil-guess-wrong-devil = { subject } błędnie zgaduje{ sz }, że diabłem { object-be } { $whom }. Diabeł zdobywa { devil-points }.
devil-guess-wrong-cultist = { subject } błędnie zgaduje{ sz }, że kultystą { object-be } { $whom }. Kultysta zdobywa { devil-points }.
devil-inquisition-over = Inkwizycja rusza dalej. Jej goście odchodzą. Fundamentalista i Plebejusz, jeśli zostali, leżą teraz odkryci.

## Final score

devil-score-role = { $mark }
devil-score-cards = Karty
devil-score-guests = Goście
devil-score-inquisitors = Inkwizytorzy
devil-score-ritual = Rytuał
devil-score-guesses = Domysły
devil-score-so-far = W trakcie gry
devil-score-buildings = Budynki
devil-score-effects = Efekty
devil-score-debt = Dług
devil-score-majors = Osiągnięcia
devil-score-angels = Skrz. anioła
devil-score-demons = Skrz. diabła
devil-score-indulgences = Pobłażanie
devil-score-courtiers = Dworzanie
devil-score-marked = Oznaczone
devil-score-rare = Luksusowe
devil-score-leftovers = Resztki
devil-tie-1 = tyle co { $whom }, rozstrzygają monety i zasoby, { $own } : { $theirs } (5 to punkt)
devil-tie-level = tyle co { $whom }, także resztek

## What the rules refuse

refused-four-seats = Pakt z diabłem jest dla dokładnie czterech graczy.
refused-no-coins = To kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}, a masz mniej.
refused-no-goods = Nie masz niczego takiego do sprzedania.
refused-too-few-goods = Do tego trzeba { $count } zas. luksusowych, a masz mniej.
refused-debt-limit = Twój dług nie może już rosnąć.
refused-no-souls = { $have ->
    [0] Nie masz fragmentów duszy
    [one] Masz tylko { $have } fragment duszy
    [few] Masz tylko { $have } fragmenty duszy
   *[many] Masz tylko { $have } fragmentów duszy
}.
refused-cannot-pay = Nie zbierzesz { $price ->
    [one] { $price } monety
    [few] { $price } monet
   *[many] { $price } monet
}, nawet sprzedając i pożyczając.
refused-has-confessed = { subject } ma{ sz } już za sobą przyznanie się do winy.
refused-too-few-pieces = Do tego trzeba { $needed } fragmentów duszy, a masz mniej.
refused-one-role-each = { $seat }: można wskazać tylko jako jedną z ról.
refused-guess-locked = { $seat } jest już w twoim zablokowanym domyśle.
refused-no-piece-left = Nie masz już fragmentu duszy do pokazania.
refused-no-indulgence = Nie masz już żetonu pobłażania.

## What moderators can set right

devil-quantity-coins = 🪙 monety
devil-quantity-debt = dług
devil-quantity-pure = czyste fragmenty duszy
devil-quantity-marked = oznaczone fragmenty duszy
devil-quantity-jesters = błazny
devil-quantity-marker = znacznik odsetek
devil-quantity-reputation = reputacja
devil-quantity-score = punktacja
devil-quantity-angels = anielskie skrzydła
devil-quantity-demons = diabelskie skrzydła
devil-quantity-indulgences = żetony pobłażania
devil-quantity-guests = inkwizytorzy-goście
devil-quantity-courtiers = zwerbowani dworzanie
devil-quantity-courtiers-used = dworzanie na polu za 3 monety
devil-quantity-minor = mniejsze osiągnięcie na: { $field }
devil-quantity-minor-lost = utracone mniejsze osiągnięcia
devil-quantity-majors = większe osiągnięcia
devil-quantity-buildings = { fix-quantity-buildings }
devil-quantity-build = { fix-quantity-build }
devil-quantity-hand = budynki na ręce
devil-quantity-events = wydarzenia na ręce
refused-too-much-debt = Dług nie może przekroczyć { $limit }. Zwiększ go o mniej.

## The log

devil-stage-cards = Karty
devil-stage-trading = Pakty
devil-stage-actions = Akcje
devil-stage-hunt = Polowanie na czarownicę
devil-stage-inquisition = Inkwizycja
devil-kind-deals = Skrzynie i pakty
devil-kind-cards = Karty i budynki
devil-kind-money = Zasoby, monety, dług
devil-kind-standing = Reputacja i skrzydła
devil-kind-inquisition = Polowanie i inkwizycja
devil-kind-roles = Role i dusze

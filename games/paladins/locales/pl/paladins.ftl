# Paladins of the West Kingdom: what happens, what is asked, what can be chosen, why something is refused.
# The sentences on the cards are in paladins-cards.ftl; what desks and boards say in paladins-desk.ftl.
# "things" are amounts, mostly in signs; "what" is the name of a card, "action" one of the actions.
#
# Terms ("Paladyni Zachodniego Królestwa"): paladyn, mieszczanin (townsfolk), świta (retinue), obcy (outsider), tawerna,
# robotnik, zwiadowca, kupiec, wojownik, duchowny, przestępca; srebro, prowiant; Wiara, Siła, Wpływy; podejrzenie,
# podatek, dług; Rozwój, Rekrutacja, Polowanie, Handel, Modlitwa, Spisek, Misja (Commission), Fortyfikacja, Garnizon,
# Rozgrzeszenie (Absolve), Atak, Nawrócenie, Łaska króla, Rozkaz króla, pas; mnich, placówka (outpost), mur, dzban,
# warsztat; wirtualny gracz, intryga (scheme).

paladins-name = Paladyni Zachodniego Królestwa
paladins-named = { $what }
paladins-twin = { $what } ({ $gain })
    .gen = { $what-gen }
    .acc = { $what-acc }
    .gender = { $what-gender }
paladins-virtual = wirtualny gracz
paladins-virtual-begin = Wirtualny gracz
paladins-order-name = { $times } × { $action }
paladins-comma = { $first }, { $then }
    .gen = { $first-gen }, { $then-gen }
    .acc = { $first-acc }, { $then-acc }
paladins-semicolon = { $first }; { $then }

paladins-attribute-faith = ✝️ Wiara
    .gen = ✝️ Wiary
    .acc = ✝️ Wiarę
paladins-attribute-strength = ⚔️ Siła
    .gen = ⚔️ Siły
    .acc = ⚔️ Siłę
paladins-attribute-influence = 📯 Wpływy
    .gen = 📯 Wpływów
paladins-worker-labourer = robotnik
    .gen = robotnika
    .acc = robotnika
paladins-worker-scout = zwiadowca
    .gen = zwiadowcy
    .acc = zwiadowcę
paladins-worker-merchant = kupiec
    .gen = kupca
    .acc = kupca
paladins-worker-fighter = wojownik
    .gen = wojownika
    .acc = wojownika
paladins-worker-cleric = duchowny
    .gen = duchownego
    .acc = duchownego
paladins-worker-criminal = przestępca
    .gen = przestępcy
    .acc = przestępcę

paladins-sign-faith = +{ $count }✝️
paladins-sign-strength = +{ $count }⚔️
paladins-sign-influence = +{ $count }📯
paladins-sign-tax = { $count }🥈 z podatków
paladins-sign-worker = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
    .acc = { $count ->
    [one] { $count } pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
    .gen = { $count ->
    [one] { $count } pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
paladins-sign-any = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
thing-faith = +{ $count } do Wiary
thing-strength = +{ $count } do Siły
thing-influence = +{ $count } do Wpływów
thing-tax = { $count } srebra z podatku
thing-worker = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
    .acc = { $count ->
    [one] { $count } pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
    .gen = { $count ->
    [one] { $count } pracownika
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
thing-any = { $count ->
    [one] { $count } dowolny pracownik
    [few] { $count } dowolnych pracowników
   *[many] { $count } dowolnych pracowników
}
    .acc = { $count ->
    [one] { $count } dowolnego pracownika
    [few] { $count } dowolnych pracowników
   *[many] { $count } dowolnych pracowników
}
    .gen = { $count ->
    [one] { $count } dowolnego pracownika
    [few] { $count } dowolnych pracowników
   *[many] { $count } dowolnych pracowników
}

## Questions

paladins-ask-draft = Który mieszczanin dołącza do ciebie przed grą?
paladins-ask-paladins = Który paladyn prowadzi cię w rundzie { $round }, a którego odkładasz na następną?
paladins-last-paladin = Który paladyn prowadzi cię w rundzie { $round }, ostatniej?
paladins-ask-tavern = Którą grupę najmujesz w tawernie?
paladins-ask-turn = Co robisz?
paladins-ask-repent = Inkwizycja już tu jest. { $most ->
    [one] Twój Spiskowiec może najpierw odrzucić podejrzenie.
    [few] Twoi Spiskowcy mogą najpierw odrzucić do { $most } podejrzeń.
   *[many] Twoi Spiskowcy mogą najpierw odrzucić do { $most } podejrzeń.
}
paladins-ask-attribute = Która cecha rośnie?
paladins-ask-drop = Odrzucasz podejrzenie?
paladins-ask-pay = Spłacasz dług?
paladins-ask-destroy = Niszczysz dług?
paladins-ask-clear = Którą akcję zwalniasz?
paladins-ask-join = Który mieszczanin dołącza do twojej świty?
paladins-ask-workshop = Gdzie trafia twój warsztat?
paladins-ask-either = Które z dwojga wybierasz?

## Inputs

paladins-field-action = Akcja
paladins-field-townsfolk = Mieszczanin
paladins-field-play = Paladyn na tę rundę
paladins-field-top = Paladyn na następną rundę
paladins-field-card = Grupa
paladins-field-workers = Pracownicy
paladins-lay = **{ $action }**: pola
paladins-field-workshop = Warsztat
paladins-field-outsider = Obcy
paladins-field-space = Pole mapy
paladins-field-jar = Pole na dzban
paladins-field-favour = Łaska króla
paladins-field-pay = Czym zapłacić
paladins-field-keep = Pracownicy, którzy zostają
paladins-field-attribute = Cecha
paladins-field-drop = Podejrzenia do odrzucenia
paladins-field-count = { paladins-field-drop }
paladins-field-debt = Dług
paladins-field-clear = Akcja do zwolnienia
paladins-field-recruit = Mieszczanin za darmo
paladins-field-either = Jedno z dwojga

## Options

paladins-priced = { $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}{ $provisions ->
    [0] { "" }
   *[other] {" "}· { $provisions }🍖
}
paladins-go-develop = 🔨 Rozwój{ paladins-priced }
paladins-go-recruit = 🧑‍🌾 Rekrutacja
paladins-go-hunt = 🏹 Polowanie
paladins-go-trade = ⚖️ Handel
paladins-go-pray = 🕯️ Modlitwa{ paladins-priced }
paladins-go-conspire = 🎭 Spisek
paladins-go-commission = 📿 Misja{ paladins-priced }
paladins-go-fortify = 🧱 Fortyfikacja{ paladins-priced }
paladins-go-garrison = 🏰 Garnizon{ paladins-priced }
paladins-go-absolve = 🏺 Rozgrzeszenie{ paladins-priced }
paladins-go-attack = ⚔️ Atak{ $silver ->
    [0] { "" }
   *[other] {" "}· od { $silver }🥈
}
paladins-go-convert = ✝️ Nawrócenie{ paladins-priced }
paladins-go-favour = 👑 Łaska króla
paladins-go-pass = 🏁 Pas
paladins-workers = { $things }
paladins-townsfolk = { $what } · { $debt ->
    [0] { $silver }🥈
   *[other] { $silver }🥈 albo dług
}
paladins-pay-silver = Srebro: { $silver }🥈
paladins-pay-by-debt = Dług (−3 punkty, dopóki niespłacony)
paladins-workshop-space = { $action }, pole { $number }
paladins-attack = { $what } · region { $region }{ $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}
paladins-convert = { $what } · region { $region }
paladins-map-space = { $what }
paladins-jar-space = Dzban: { $what }
paladins-place = { $what } · region { $region }{ $number ->
    [0] { "" }
   *[other] {" "}({ $number })
}
paladins-jar-place = { $what }{ $number ->
    [0] { "" }
   *[other] {" "}({ $number })
}
paladins-favour = { $what }
paladins-tavern-card = { $what }
paladins-attribute-to = { $what } → { $level }
paladins-pay-debt-yes = Spłać dług: −3 zmienia się w +1 punkt
paladins-pay-debt-no = Zostaw niespłacony
paladins-destroy-debt-yes = Zniszcz dług
paladins-destroy-debt-no = Zostaw
paladins-clear-none = Niczego nie zwalniaj
paladins-recruit-none = Nikt
paladins-develop-none = Bez warsztatu
paladins-half = Nagroda: { $what }

## What it would bring

paladins-preview-spend = { core-you-give }
paladins-preview-gain = Dostajesz { $things-acc }{ $share ->
    [all] {" "}(spod warsztatu)
    [part] {" "}(spod warsztatu: { $under })
   *[no] { "" }
}.
paladins-preview-debts = Niespłacone długi { $was } → **{ $now }**.
paladins-preview-paid = Spłacone długi { $was } → **{ $now }**.
paladins-preview-suspicions = Podejrzenia { $was } → **{ $now }**.
paladins-preview-wall = -# Odkrywa się przy tym mur: nie da się tego cofnąć.
paladins-preview-criminals = { $count ->
    [one] -# Za przestępcę dobierasz podejrzenie: nie da się tego cofnąć.{ paladins-preview-risk }
    [few] -# Za { $count } przestępców dobierasz podejrzenia: nie da się tego cofnąć.{ paladins-preview-risk }
   *[many] -# Za { $count } przestępców dobierasz podejrzenia: nie da się tego cofnąć.{ paladins-preview-risk }
}
paladins-preview-risk = { $risk ->
    [cards] {" "}**{ $left ->
        [one] Została { $left } karta
        [few] Zostały { $left } karty
       *[many] Zostało { $left } kart
    }: wraz z ostatnią uderza Inkwizycja.**
    [tax] {" "}**Podatek może opróżnić pulę ({ $tax }🥈): wtedy uderza Inkwizycja.**
   *[no] {" "}(zostało kart: { $left })
}
paladins-preview-inquisition = **Znika ostatnia moneta podatku: uderza Inkwizycja.**
paladins-preview-then = 🧮 **Potem**:{ $held ->
    [0] { " " }nic
   *[other] { paladins-then-labourer }{ paladins-then-scout }{ paladins-then-merchant }{ paladins-then-fighter }{ paladins-then-cleric }{ paladins-then-criminal }{ paladins-then-silver }{ paladins-then-provisions }
}{ $moved ->
    [yes] { " " }· ✝️{ $faith } ⚔️{ $strength } 📯{ $influence }
    [lent] { " " }· ✝️{ $faith }{ $lent_faith ->
        [0] { "" }
       *[other] +{ $lent_faith }
    } ⚔️{ $strength }{ $lent_strength ->
        [0] { "" }
       *[other] +{ $lent_strength }
    } 📯{ $influence }{ $lent_influence ->
        [0] { "" }
       *[other] +{ $lent_influence }
    }
   *[no] { "" }
}{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ paladins-then-place }{ $taxed ->
    [yes] { " " }· pula podatków { $tax }🥈
   *[no] { "" }
}
paladins-then-labourer = { $labourer ->
    [0] { "" }
   *[other] { " " }{ $labourer }{ paladins-space-labourer }
}
paladins-then-scout = { $scout ->
    [0] { "" }
   *[other] { " " }{ $scout }{ paladins-space-scout }
}
paladins-then-merchant = { $merchant ->
    [0] { "" }
   *[other] { " " }{ $merchant }{ paladins-space-merchant }
}
paladins-then-fighter = { $fighter ->
    [0] { "" }
   *[other] { " " }{ $fighter }{ paladins-space-fighter }
}
paladins-then-cleric = { $cleric ->
    [0] { "" }
   *[other] { " " }{ $cleric }{ paladins-space-cleric }
}
paladins-then-criminal = { $criminal ->
    [0] { "" }
   *[other] { " " }{ $criminal }{ paladins-space-criminal }
}
paladins-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
paladins-then-provisions = { $provisions ->
    [0] { "" }
   *[other] { " " }{ $provisions }🍖
}
paladins-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· { $suspicions }👁️, na razie najwięcej: dług przy Inkwizycji
    [highest-shared] { " " }· { $suspicions }👁️, na razie najwięcej, nie tylko u ciebie: dług przy Inkwizycji
    [lowest] { " " }· { $suspicions }👁️, na razie najmniej
    [lowest-shared] { " " }· { $suspicions }👁️, na razie najmniej, nie tylko u ciebie
    [alike] { " " }· { $suspicions }👁️, na razie tyle co wszyscy
   *[between] { " " }· { $suspicions }👁️
}

## What happens

paladins-begins = **{ subject }** ma{ sz } znacznik pierwszego gracza. W rzędzie: { $cards }.
paladins-begins-alone = Najpierw bierzesz za darmo jednego z pięciu mieszczan: { $cards }.
paladins-virtual-begins = ⬛ **Wirtualny gracz** ({ $difficulty }) zaczyna z warsztatem na: { $actions }. Każda z tych akcji kosztuje go o pracownika mniej.
paladins-difficulty-easy = łatwy
paladins-difficulty-standard = zwykły
paladins-difficulty-hard = trudny
paladins-drafted = **{ subject }** bierze{ sz } **{ $what-acc }** do świty{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-round = 🔔 **Runda { $round }.** { $first-is ->
    [you] Zaczynasz ty
   *[other] Zaczyna { $first }
}.
paladins-order-revealed = 👑 Rozkaz króla: **{ $what }** za { $points } pkt na koniec.
paladins-favour-revealed = 👑 Odkryto Łaskę króla. { $what }.
paladins-tavern-cards = 🍺 W tawernie: { $cards }.
paladins-departed = 🚪 Nie ma już na stole: { $cards }.
paladins-drew = Dobierasz: { $cards }.
paladins-revealed = **{ subject }** odkrywa{ sz } **{ $what-acc }** i bierze{ sz } { $things-acc }.
paladins-tavern = **{ subject }** najmuje{ sz } w tawernie { $things-acc }{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-turn = { $seat-is ->
    [you] **{ $action }**
   *[other] **{ $seat }** · **{ $action }**
} ({ $workers }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-more = **{ subject }** gra{ sz } dalej{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-took-back = { log-took-back }
paladins-passed = 🏁 **{ subject }** pasuje{ sz }{ $things-loc ->
    [nothing] { ": nie ma już pracowników" }
   *[other] {" "}i zachowuje{ sz } { $things-acc }
}.
paladins-inquisition = 🔥 **Inkwizycja.** Pula podatków jest pusta.
paladins-inquisition-cards = 🔥 **Inkwizycja.** Nie ma już ani jednej karty podejrzenia.
paladins-reacted = **{ subject }** dostaje{ sz } dzięki Inkwizycji { $things-acc }.
paladins-repented = { $count ->
    [one] **{ subject }** przed wyrokiem odrzuca{ sz } podejrzenie.
    [few] **{ subject }** przed wyrokiem odrzuca{ sz } { $count } podejrzenia.
   *[many] **{ subject }** przed wyrokiem odrzuca{ sz } { $count } podejrzeń.
}
paladins-guilty = Najwięcej podejrzeń ({ $count }): **{ $seats }**. Kara: dług; połowa podejrzeń znika. { paladins-tax-full }
paladins-tax-full = Pula podatków jest znów pełna.
paladins-guilty-one = Najwięcej podejrzeń ({ $count }): **{ $seats }**. Kara: dług, a { $back ->
    [0] podejrzenie zostaje (połowa z jednego, zaokrąglona w dół)
   *[other] podejrzeń jest o { $back } mniej
}. { paladins-tax-full }
paladins-guilty-several = Najwięcej podejrzeń (po { $count }): **{ $seats }**. Kara dla każdego: dług, a { $back ->
    [0] podejrzenie zostaje (połowa z jednego, zaokrąglona w dół)
   *[other] podejrzeń jest o { $back } mniej
}. { paladins-tax-full }
paladins-acquitted = Nikt nie jest podejrzany. { paladins-tax-full }
paladins-over = Ostatni paladyn wraca do domu: **koniec gry**.

paladins-did-gain = dostaje{ sz } { $things-acc }
paladins-did-suspicion = dobiera{ sz } 👁️{ $tax ->
    [0] { "" }
   *[other] {" "}(podatek { $tax })
}
paladins-did-suspicions = dobiera{ sz } { $count ->
    [one] { $count } podejrzenie
    [few] { $count } podejrzenia
   *[many] { $count } podejrzeń
} (👁️)
paladins-did-drop = { $count ->
    [one] odrzuca{ sz } 👁️
    [few] odrzuca{ sz } { $count }👁️
   *[many] odrzuca{ sz } { $count }👁️
}
paladins-did-debt = { $count ->
    [one] bierze{ sz } dług
    [few] bierze{ sz } { $count } długi
   *[many] bierze{ sz } { $count } długów
}
paladins-did-pay-debt = spłaca{ sz } dług
paladins-did-destroy-debt = niszczy{ sz } dług
paladins-did-clear = zwalnia{ sz } { $action-acc }
paladins-did-recruit = rekrutuje{ sz } **{ $what-acc }**
paladins-did-send-away = odprawia{ sz } **{ $what-acc }**
paladins-did-develop = kładzie{ sz } warsztat na { $action-acc }
paladins-did-pay = płaci{ sz } { $things-acc }
paladins-did-commission = wysyła{ sz } mnicha do regionu { $region } ({ $space })
paladins-did-garrison = stawia{ sz } placówkę w regionie { $region } ({ $space })
paladins-did-fortify = buduje{ sz } mur ({ $what })
paladins-did-absolve = stawia{ sz } dzban ({ $space })
paladins-did-attack = atakuje{ sz } **{ $what-acc }**
paladins-did-convert = nawraca{ sz } **{ $what-acc }**
paladins-did-favour = korzysta{ sz } z łaski „{ $what }”

## The virtual player

paladins-virtual-turn = ⬛ **Wirtualny gracz** · **{ $action }** ({ $workers ->
    [one] { $workers } pracownik
    [few] { $workers } pracowników
   *[many] { $workers } pracowników
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-instead = ⬛ **Wirtualny gracz** · { $scheme }: nie da się ({ $why }), więc **{ $action }** ({ $workers ->
    [one] { $workers } pracownik
    [few] { $workers } pracowników
   *[many] { $workers } pracowników
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-more = ⬛ **Wirtualny gracz** gra dalej{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-tavern = ⬛ **Wirtualny gracz** dostaje pozostałą grupę ({ $what }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-passed = ⬛ **Wirtualny gracz** pasuje: nie ma już pracowników.
paladins-virtual-many = ⬛ **Wirtualny gracz**, tury: { $turns }. { $did }{ $passed ->
    [yes] { "" }; potem pasuje
   *[no] { "" }
}. (Każda osobno: `/log`)
paladins-virtual-news = ⬛ **Wirtualny gracz** { $did }.
paladins-virtual-takes = bierze pozostałą grupę ({ $what })
paladins-virtual-does-trade = handluje
paladins-virtual-does-pray = modli się
paladins-virtual-does-conspire = spiskuje
paladins-virtual-does-rest = odpoczywa
paladins-virtual-does-absolve = stawia dzban
paladins-virtual-does = wykonuje akcję { $action }
paladins-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
paladins-virtual-workshop = ⬛ **Wirtualny gracz** dostaje warsztat za Rozkaz: { $action } kosztuje go teraz { $count ->
    [2] o dwóch pracowników mniej
   *[other] o jednego pracownika mniej
}.
paladins-virtual-why-used = akcja zajęta
paladins-virtual-why-workers = za mało pracowników
paladins-virtual-why-often = już siedem razy
paladins-virtual-why-level = za mało: { $what }
paladins-virtual-why-target = nic w zasięgu
paladins-virtual-why-favour = żadna nie jest wolna
paladins-virtual-why-order = żadnego nie da się wykonać
paladins-did-marker = przesuwa znacznik zasobów o { $count }, na pole { $space }
paladins-brief-suspicion = +{ $count }👁️
paladins-brief-drop = −{ $count }👁️
paladins-brief-coins = pula podatków maleje o { $count }
paladins-brief-marker = przesuwa znacznik zasobów o { $count }
paladins-brief-wall = buduje mur
paladins-brief-workers = { $count ->
    [one] zyskuje { $count } pracownika
    [few] zyskuje { $count } pracowników
   *[many] zyskuje { $count } pracowników
}
paladins-brief-in-all = razem { $what }
paladins-did-coins = { $count ->
    [one] z puli podatków znika { $count } moneta
    [few] z puli podatków znikają { $count } monety
   *[many] z puli podatków znika { $count } monet
}
paladins-did-jar = odwraca dzban { $number }
paladins-did-clear-board = czyści swoją planszę
paladins-did-shuffle = tasuje wszystkie intrygi

## The final score

paladins-score-orders = Rozkazy
paladins-score-faith = Wiara
paladins-score-strength = Siła
paladins-score-influence = Wpływy
paladins-score-develop = Rozwój
paladins-score-commission = Misja
paladins-score-fortify = Fortyfikacja
paladins-score-walls = Mury
paladins-score-garrison = Garnizon
paladins-score-absolve = Rozgrzeszenie
paladins-score-converted = Nawróceni
paladins-score-paid = Spłacone
paladins-score-debts = Długi
paladins-score-goods = Zapasy
paladins-tie-1 = tyle co { $whom }, rozstrzygają punkty za rozkazy, { $own } : { $theirs }
paladins-tie-2 = tyle co { $whom }, także za rozkazy; rozstrzyga mniej podejrzeń, { $own } : { $theirs }
paladins-tie-level = tyle co { $whom }, także za rozkazy, i tyle samo podejrzeń

## Why not

paladins-refused-wrong-seats = { core-wrong-seats }
paladins-refused-action-used = Ta akcja jest już zajęta: zwolni ją Modlitwa albo następna runda.
paladins-refused-done-often = Ta akcja została już wykonana { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}: więcej się nie da.
paladins-refused-lacks-workers = Nie masz na to pracowników. Brakuje: { $things }.
paladins-refused-lacks-silver = Brakuje ci { $count } srebra.
paladins-refused-lacks-provisions = Brakuje ci { $count } prowiantu.
paladins-refused-lacks-attribute = Brakuje ci { $count } { $what-gen }.
paladins-refused-wrong-space = { $what } tam nie pasuje.
paladins-refused-no-such-worker = Do tego brakuje ci pracownika: { $what }.
paladins-refused-space-taken = Coś już tam stoi.
paladins-refused-map-full = Na mapie nie ma wolnego pola.
paladins-refused-no-walls = Mury się skończyły.
paladins-refused-no-townsfolk = Rząd jest pusty.
paladins-refused-no-outsiders = Nie ma obcych.
paladins-refused-no-workshops = Wszystkie twoje warsztaty są na planszy.
paladins-refused-workshop-there = Leży tam warsztat.
paladins-refused-jar-there = Stoi tam dzban.
paladins-refused-no-favours = Nie ma jeszcze odkrytej Łaski króla: pierwsza przychodzi w rundzie 3.
paladins-refused-favour-used = Ktoś już z niej skorzystał w tej rundzie.
paladins-refused-favour-hidden = Leży zakryta do swojej rundy.
paladins-refused-no-effect = Teraz nic by to nie dało.
paladins-refused-nothing-there = Nie leżą tam pracownicy.
paladins-refused-already-passed = Już pasujesz: następna runda znów jest twoja.
paladins-refused-card-taken = Ktoś już najął tę grupę.
paladins-refused-different = Jeden paladyn nie może leżeć w dwóch miejscach: wybierz innego.

## What moderators can set right

paladins-quantity-silver = 🥈 srebro
paladins-quantity-provisions = 🍖 prowiant
paladins-quantity-labourer = ⚪ robotnicy pod planszą
paladins-quantity-scout = 🟢 zwiadowcy pod planszą
paladins-quantity-merchant = 🔵 kupcy pod planszą
paladins-quantity-fighter = 🔴 wojownicy pod planszą
paladins-quantity-cleric = ⚫ duchowni pod planszą
paladins-quantity-criminal = 🟣 przestępcy pod planszą
paladins-quantity-faith = ✝️ Wiara
paladins-quantity-strength = ⚔️ Siła
paladins-quantity-influence = 📯 Wpływy
paladins-quantity-debts = niespłacone długi
paladins-quantity-paid = spłacone długi
paladins-quantity-suspicions = 👁️ podejrzenia
paladins-quantity-retinue = mieszczanie w świcie

## The log

paladins-stage-paladins = Paladyni
paladins-stage-tavern = Tawerna
paladins-stage-play = Tury
paladins-kind-cards = Paladyni i karty
paladins-kind-townsfolk = Mieszczanie i tawerna
paladins-kind-outsiders = Obcy
paladins-kind-works = Warsztaty, mnisi, mury
paladins-kind-inquisition = Podejrzenia, Inkwizycja, długi
paladins-kind-goods = Zapasy i srebro
paladins-kind-virtual = { paladins-virtual-begin }

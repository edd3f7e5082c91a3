# Paladins of the West Kingdom: the sentences on the cards. A card is composed of
#   paladins-reward-*   what it brings, paladins-sign-* amounts in signs
#   paladins-ability-*  what a paladin or a townsfolk does
#   paladins-per-*      what an outsider counts at the end
# The names of the cards are in paladins-names.ftl.

# Things: so many of a kind. Silver is shared with another game.
thing-provisions = { $count } { $count ->
    [one] prowiant
    [few] prowiantu
   *[many] prowiantu
}
    .gen = { $count } prowiantu
thing-labourer = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
}
    .acc = { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
   *[many] { $count } robotników
}
    .gen = { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
   *[many] { $count } robotników
}
thing-scout = { $count ->
    [one] { $count } zwiadowca
    [few] { $count } zwiadowców
   *[many] { $count } zwiadowców
}
    .acc = { $count ->
    [one] { $count } zwiadowcę
    [few] { $count } zwiadowców
   *[many] { $count } zwiadowców
}
    .gen = { $count ->
    [one] { $count } zwiadowcy
    [few] { $count } zwiadowców
   *[many] { $count } zwiadowców
}
thing-merchant = { $count ->
    [one] { $count } kupiec
    [few] { $count } kupców
   *[many] { $count } kupców
}
    .acc = { $count ->
    [one] { $count } kupca
    [few] { $count } kupców
   *[many] { $count } kupców
}
    .gen = { $count ->
    [one] { $count } kupca
    [few] { $count } kupców
   *[many] { $count } kupców
}
thing-fighter = { $count ->
    [one] { $count } wojownik
    [few] { $count } wojowników
   *[many] { $count } wojowników
}
    .acc = { $count ->
    [one] { $count } wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
}
    .gen = { $count ->
    [one] { $count } wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
}
thing-cleric = { $count ->
    [one] { $count } duchowny
    [few] { $count } duchownych
   *[many] { $count } duchownych
}
    .acc = { $count ->
    [one] { $count } duchownego
    [few] { $count } duchownych
   *[many] { $count } duchownych
}
    .gen = { $count } { $count ->
    [one] duchownego
    [few] duchownych
   *[many] duchownych
}
thing-criminal = { $count ->
    [one] { $count } przestępca
    [few] { $count } przestępców
   *[many] { $count } przestępców
}
    .acc = { $count ->
    [one] { $count } przestępcę
    [few] { $count } przestępców
   *[many] { $count } przestępców
}
    .gen = { $count ->
    [one] { $count } przestępcy
    [few] { $count } przestępców
   *[many] { $count } przestępców
}

# Signs.
paladins-sign-silver = { $count }🥈
paladins-sign-provisions = { $count }🍖
paladins-sign-labourer = { $count ->
    [one] ⚪R
    [few] { $count }⚪R
   *[many] { $count }⚪R
}
paladins-sign-scout = { $count ->
    [one] 🟢Z
    [few] { $count }🟢Z
   *[many] { $count }🟢Z
}
paladins-sign-merchant = { $count ->
    [one] 🔵K
    [few] { $count }🔵K
   *[many] { $count }🔵K
}
paladins-sign-fighter = { $count ->
    [one] 🔴W
    [few] { $count }🔴W
   *[many] { $count }🔴W
}
paladins-sign-cleric = { $count ->
    [one] ⚫D
    [few] { $count }⚫D
   *[many] { $count }⚫D
}
paladins-sign-criminal = { $count ->
    [one] 🟣P
    [few] { $count }🟣P
   *[many] { $count }🟣P
}
paladins-space-any = ◻️
paladins-space-labourer = ⚪R
paladins-space-scout = 🟢Z
paladins-space-merchant = 🔵K
paladins-space-fighter = 🔴W
paladins-space-cleric = ⚫D
paladins-space-criminal = 🟣P
paladins-row-of = { $signs }
paladins-beside = { $first }{ $then }
    .gen = { $first-gen }{ $then-gen }
    .acc = { $first-acc }{ $then-acc }
paladins-both = { $first } { $then }
    .gen = { $first-gen } { $then-gen }
    .acc = { $first-acc } { $then-acc }
paladins-or = { $first } lub { $then }
    .gen = { $first-gen } lub { $then-gen }
    .acc = { $first-acc } lub { $then-acc }
paladins-nothing = nic
    .loc = nothing

paladins-name-silver = srebro
    .gen = srebra
paladins-name-provisions = prowiant
    .gen = prowiantu
paladins-name-faith = ✝️ Wiara
    .gen = ✝️ Wiary
    .acc = ✝️ Wiarę
paladins-name-strength = ⚔️ Siła
    .gen = ⚔️ Siły
    .acc = ⚔️ Siłę
paladins-name-influence = 📯 Wpływy
    .gen = 📯 Wpływów
paladins-people-byzantines = Bizancjum
paladins-people-saracens = Saraceni
paladins-people-vikings = Wikingowie

paladins-action-develop = Rozwój
    .gen = Rozwoju
paladins-action-recruit = Rekrutacja
    .gen = Rekrutacji
    .acc = Rekrutację
paladins-action-hunt = Polowanie
    .gen = Polowania
paladins-action-trade = Handel
    .gen = Handlu
paladins-action-pray = Modlitwa
    .gen = Modlitwy
    .acc = Modlitwę
paladins-action-conspire = Spisek
    .gen = Spisku
paladins-action-rest = Odpoczynek
    .gen = Odpoczynku
paladins-action-commission = Misja
    .gen = Misji
    .acc = Misję
paladins-action-fortify = Fortyfikacja
    .gen = Fortyfikacji
    .acc = Fortyfikację
paladins-action-garrison = Garnizon
    .gen = Garnizonu
paladins-action-absolve = Rozgrzeszenie
    .gen = Rozgrzeszenia
paladins-action-attack = Atak
    .gen = Ataku
paladins-action-convert = Nawrócenie
    .gen = Nawrócenia
paladins-action-favour = Łaska króla
    .gen = Łaski króla
    .acc = Łaskę króla
paladins-action-order = Rozkaz króla
    .gen = Rozkazu króla
paladins-action-pass = pas
    .gen = pasu

# What a verb brings.
paladins-reward-raise-any = +{ $count } do wybranej cechy
paladins-reward-raise-faith = +{ $count }✝️
paladins-reward-raise-strength = +{ $count }⚔️
paladins-reward-raise-influence = +{ $count }📯
paladins-reward-tax = { $count }🥈 z podatków
paladins-reward-drop-suspicion = −{ $count }👁️
paladins-reward-pay-debt = spłata długu
    .acc = spłatę długu
paladins-reward-destroy-debt = zniszczenie długu
paladins-reward-pray = Modlitwa
    .acc = Modlitwę
paladins-reward-recruit = darmowa rekrutacja
    .acc = darmową rekrutację
paladins-reward-develop = darmowy Rozwój
paladins-reward-points = { $count }🏆
paladins-cost-debt = { $count ->
    [one] dług
    [few] { $count } długi
   *[many] { $count } długów
}

# Abilities.
paladins-ability-also = { $action } daje też { $gain }
paladins-ability-debt = każdy spłacony dług daje { $gain }
paladins-ability-waive = { $action }: bez zapłaty ({ $what })
paladins-ability-cheaper = { $action }: taniej o { $count }🥈
paladins-ability-inquisition = każda Inkwizycja daje { $gain }{ $least ->
    [0] { $most ->
        [0] , jeśli nie masz podejrzeń
       *[other] { "" }
    }
   *[other] , jeśli podejrzeń masz co najmniej { $least }
}
paladins-ability-repent = przed wyrokiem Inkwizycji możesz odrzucić { $count } { $count ->
    [one] podejrzenie
    [few] podejrzenia
   *[many] podejrzeń
}
paladins-brief-also = { $action }: { $gain }
paladins-brief-debt = za spłacony dług: { $gain }
paladins-brief-inquisition = Inkwizycja{ $least ->
    [0] { $most ->
        [0] , bez 👁️
       *[other] { "" }
    }
   *[other] , co najmniej { $least }👁️
}: { $gain }

# Whole cards. Parts are joined by paladins-card-and.
paladins-card-and = { $first } · { $then }
paladins-card-joins = { $first } · dołącza: { $then }
paladins-card-paladin = **{ $name }** · { $what }
paladins-card-townsfolk = **{ $name }** · { $what }
paladins-card-discard = odchodzi: { $gain }
paladins-card-bonus = teraz { $gain }
paladins-card-recruited = { $bonus }, potem { $does }
paladins-card-outsider = **{ $name }** ({ $people })
paladins-card-attack = atak daje { $gain }
paladins-card-convert = nawrócenie daje { $gain }, a na koniec { $points }
paladins-card-favour = Za { $space }{ $costs ->
    [yes] {" "}i { $price }
   *[no] { "" }
} dostajesz { $gain-acc }
paladins-brief-favour = { $space }{ $costs ->
    [yes] {" "}i { $price }
   *[no] { "" }
}: { $gain }
paladins-card-order = Wykonaj { $times } × akcję **{ $action }**, a zdobędziesz { $points }🏆

# What outsiders count at the end.
paladins-end-points = { $base ->
    [0] 1🏆 za { $per }
   *[other] { $base }🏆 + 1🏆 za { $per }
}
paladins-per-byzantines = każdego zaatakowanego z Bizancjum
paladins-per-saracens = każdego zaatakowanego Saracena
paladins-per-vikings = każdego zaatakowanego Wikinga
paladins-per-commission = { $each ->
    [one] każdego wysłanego mnicha
    [few] każdych { $each } wysłanych mnichów
   *[many] każdych { $each } wysłanych mnichów
}
paladins-per-garrison = { $each ->
    [one] każdą placówkę
    [few] każde { $each } placówki
   *[many] każde { $each } placówki
}
paladins-per-absolve = { $each ->
    [one] każdy dzban
    [few] każde { $each } dzbany
   *[many] każde { $each } dzbany
}
paladins-per-fortify = { $each ->
    [one] każdy mur
    [few] każde { $each } mury
   *[many] każde { $each } mury
}
paladins-per-develop = { $each ->
    [one] każdy położony warsztat
    [few] każde { $each } położone warsztaty
   *[many] każde { $each } położone warsztaty
}
paladins-per-retinue = { $each ->
    [one] każdego mieszczanina w świcie
    [few] każdych { $each } mieszczan w świcie
   *[many] każdych { $each } mieszczan w świcie
}
paladins-per-faith = każde { $each } punkty Wiary
paladins-per-strength = każde { $each } punkty Siły
paladins-per-influence = każde { $each } punkty Wpływów
paladins-per-orders = każdy wykonany Rozkaz
paladins-per-alike = każdego nawróconego o tej nazwie, z nim włącznie
paladins-per-paid-debts = każdy spłacony dług
paladins-per-unpaid-debts = każdy niespłacony dług
paladins-per-suspicions = każde podejrzenie

# The same in few signs.
paladins-short-outsider = 🪓 { $attack } 🕊️ { $strength ->
    [one] { "" }
    [few] +{ $strength }⚔️{" "}
   *[many] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆 + 1🏆 { $per }
}
paladins-short-attack = atak (⚔️{ $strength }): { $gain }
paladins-short-convert = nawrócenie (✝️{ $faith }): { $gain }, { $points }
paladins-short-per-byzantines = za Bizancjum 🪓
paladins-short-per-saracens = za Saracenów 🪓
paladins-short-per-vikings = za Wikingów 🪓
paladins-short-per-commission = za { $each } mnichów
paladins-short-per-garrison = za { $each } placówki
paladins-short-per-absolve = za { $each } dzbany
paladins-short-per-fortify = za { $each } mury
paladins-short-per-develop = za { $each } warsztaty
paladins-short-per-retinue = za { $each } w świcie
paladins-short-per-faith = za { $each }✝️
paladins-short-per-strength = za { $each }⚔️
paladins-short-per-influence = za { $each }📯
paladins-short-per-orders = za Rozkaz
paladins-short-per-alike = za nawróconego o tej nazwie
paladins-short-per-paid-debts = za 🧾
paladins-short-per-unpaid-debts = za 📜
paladins-short-per-suspicions = za 👁️

# Paladins of the West Kingdom: the words on its pictures, as short as they can be. No markdown; signs are drawn.
paladins-picture-round = Runda { $round } z { $rounds }
paladins-picture-before = Przed grą
paladins-picture-king = Król
paladins-picture-map = Mapa
paladins-picture-row = Mieszczanie
paladins-picture-outsiders = Obcy
paladins-picture-jars = Dzbany
paladins-picture-recruits = rekrutacja
paladins-picture-pays = 📜→🧾
paladins-picture-tavern = Tawerna
paladins-picture-tax = Podatek
paladins-picture-order = Rozkaz: runda { $round }
paladins-picture-favour = Łaska: runda { $round }
paladins-picture-own-choice = { picture-own-choice }
paladins-picture-own-paladin = Paladyn
paladins-picture-own-retinue = Świta
paladins-picture-seat = { $seat }: akcje i to, co stoi na ich polach.
paladins-picture-own-actions = Akcje
paladins-picture-workshops = Pozostałe warsztaty: { $left }
paladins-picture-missing = brakuje { $count }
paladins-picture-hired = brakuje { $count }: płaci srebro
paladins-picture-no-more = już nie
# What converting an outsider brings.
paladins-picture-converted = { $strength ->
    [one] { "" }
    [few] +{ $strength }⚔️{" "}
   *[many] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
# Alt text.
paladins-picture-alt-seat = { $seat }: { paladins-so-far }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, Wiara { $faith }, Siła { $strength }, Wpływy { $influence }, { $workers ->
    [one] { $workers } pracownik
    [few] { $workers } pracowników
   *[many] { $workers } pracowników
}, { $suspicions ->
    [one] { $suspicions } podejrzenie
    [few] { $suspicions } podejrzenia
   *[many] { $suspicions } podejrzeń
}, { $debts ->
    [one] { $debts } dług
    [few] { $debts } długi
   *[many] { $debts } długów
}.
paladins-picture-alt-tax = Pula podatków: { $tax }.
paladins-picture-alt-workers = Pracownicy: { $workers ->
    [nothing] brak
   *[other] { $workers }
}.
paladins-picture-alt-goods = Srebro: { $silver }, prowiant: { $provisions }.
paladins-picture-alt-choice = { picture-alt-choice }
paladins-picture-alt-paladin = Paladyn: { $cards }.
paladins-picture-alt-retinue = Świta: { $cards }.
paladins-picture-alt-used = Pracownicy na akcjach: { $actions }.
paladins-picture-alt-used-one = { $action } ({ $things })
paladins-picture-alt-next = Następnym razem: { $actions }.
paladins-picture-alt-next-one = { $action } ({ $free ->
    [yes] { "" }
   *[no] { $cost },{" "}
}{ $what } { $level }{ $lacks ->
    [0] { "" }
   *[other] , brakuje { $lacks }
})
paladins-picture-alt-workshops = Pozostałe warsztaty: { $left }.
paladins-picture-alt-done = { $pieces }.

paladins-stake-tax = Do Inkwizycji zostało w puli podatków { $tax } srebra
paladins-stake-most = Kto ma najwięcej podejrzeń, bierze dług
paladins-threat-strike = **Inkwizycję** (podatków w puli: { $tax }) może wywołać akcja { $action } – { $by }. Dług przypadnie { $whom-is ->
    [you] tobie
   *[other] graczowi: { $whom }
} ({ $count ->
    [one] { $count } podejrzenie
    [few] { $count } podejrzenia
   *[many] { $count } podejrzeń
})
# Scenes: titles, sentences, and what is seen, for alt texts.
paladins-scene-inquisition-title = Inkwizycja
paladins-scene-inquisition = ⚖️ **Inkwizycja uderza!** Najwięcej podejrzeń ({ $count }): { $who }.
paladins-scene-inquisition-none = ⚖️ **Inkwizycja uderza!** Nikt nie jest podejrzany.
paladins-scene-inquisition-seen = Sędzia w kapturze za wielką wagą: na jednej szali podejrzenia, na drugiej dług.
paladins-scene-journey-title = Daleko od domu
paladins-scene-journey = 🛤️ **Daleko od domu:** mnich dotarł do regionu { $region }. Wysyła: { $who }.
paladins-scene-journey-seen = Mnich z kosturem na długiej drodze do regionu { $region }. Wysyła: { $who }.
paladins-scene-region = Region { $region }
paladins-scene-order-title = Rozkaz króla
paladins-scene-order = 👑 **Rozkaz króla wypełniony:** { $what }. Zasługa: { $who }.
paladins-scene-order-seen = Karta z królewską pieczęcią: { $what }, { ending-points }.

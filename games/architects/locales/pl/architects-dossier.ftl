### Architects of the West Kingdom: the dossier of a finished game.

# An empty line: what stands right below a list would be drawn as a part of it.
architects-apart = {"\u000A"}
architects-told-buildings = 🏠 Budynki i Katedra
architects-told-built = { architects-apart }**{ $seat }** · { $count ->
    [0] bez budynków
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
} · **{ $points }**
architects-told-building = - { $what }: { $points }
architects-told-effects = - Efekty na koniec: { $points }
architects-told-cathedral = - ⛪ Katedra, poziom { $level }: { $points }
architects-told-unbuilt = - Niezbudowane: { $cards }
architects-told-places = 🧭 Kto co gdzie zdobył
architects-told-went = { architects-apart }**{ $seat }**
architects-told-place = - { $place } ×{ $count }: { $things }
architects-told-place-only = - { $place } ×{ $count }
architects-told-captures = ⛓️ Pojmania
architects-told-captured = { architects-apart }**{ $seat }**: { $count ->
    [0] nikogo nie pojmuje
    [one] pojmuje { $count } pracownika
    [few] pojmuje { $count } pracowników
   *[many] pojmuje { $count } pracowników
}{ $prison ->
    [0] { "" }
   *[other] , do Więzienia wysyła { $prison }
}, { $lost ->
    [0] nie traci nikogo
   *[other] traci { $lost }
}
architects-told-victim = - { $seat }: { $count }
architects-told-virtue = ☯️ Cnota i długi
architects-told-path = **{ $seat }**: cnota { $path }
    -# 📜 { $taken ->
        [0] Żadnych długów
        [one] { $taken } wzięty dług
        [few] { $taken } wzięte długi
       *[many] { $taken } wziętych długów
    }{ $paid ->
        [0] { "" }
       *[other] , spłacono { $paid }
    }{ $left ->
        [0] { "" }
       *[other] , zostało { $left }
    }
architects-told-turns = { chart-turning }
architects-told-scores = Po rundzie { $round }: { $ranking }.
architects-told-points = { $seat } { $points }
architects-told-led = 📈 **{ $seat }** wychodzi na prowadzenie w rundzie { $round } (wcześniej { $before }) i prowadzi na koniec każdej następnej.
architects-told-led-last = 📈 **{ $seat }** wychodzi na prowadzenie dopiero w ostatniej rundzie (wcześniej { $before }).
architects-told-passes = Runda { $round }: na prowadzenie wychodzi **{ $seat }**, { $points } : { $other } (wcześniej { $before }).
architects-told-always-led = 📈 **{ $seat }** prowadzi na koniec każdej rundy.
architects-told-lead-changes = 🔀 Od rundy do rundy lider zmienił się { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}.
architects-told-rounds = { $count ->
    [1] 📜 Runda { $first }
   *[other] 📜 Rundy od { $first } do { $last }
}
architects-told-round = { architects-apart }**Runda { $round }**
architects-told-turn = - { $seat } · { $place }: { $parts }
architects-told-turn-only = - { $seat } · { $place }
architects-told-turn-nowhere = - { $seat }: { $parts }
architects-told-home = - { $seat } odwołuje pracownika
architects-told-earned = +{ $things }
architects-told-drew = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
architects-told-brought = { $count ->
    [one] { $count } pracownik do domu
    [few] { $count } pracowników do domu
   *[many] { $count } pracowników do domu
}
architects-told-raised = buduje **{ $what-acc }**
architects-told-climbed = ⛪ poziom { $level }
architects-told-hired = zatrudnia { $what-acc }
architects-told-took = { $count ->
    [one] pojmuje { $count } pracownika
    [few] pojmuje { $count } pracowników
   *[many] pojmuje { $count } pracowników
}
architects-told-virtue-moved = cnota { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
architects-told-debts = { $count ->
    [one] bierze dług
    [few] bierze { $count } długi
   *[many] bierze { $count } długów
}

architects-award-jailer = ⛓️ **Pełne lochy**: { $who }, pojmani pracownicy: { $count }.
architects-award-scapegoat = 🐐 **Kozioł ofiarny**: { $who }, pracownicy pojmani przez innych: { $count }.
architects-award-debtor = 🏦 **Życie na kredyt**: { $who }, wzięte długi: { $count }.
architects-award-market = 🌑 **Częsty gość Czarnego rynku**: { $who }, wizyty: { $count }.
architects-award-thief = 🦝 **Rabunek Kramu poborcy**: { $who }, wyniesione srebro: { $count }.
architects-award-idler = 🪑 **Tylko oglądam**: { $who }, pracownicy wysłani na próżno: { $count }.
architects-award-hoarder = 🧱 **Na czarną godzinę**: { $who }, na koniec niewykorzystana glina, drewno i kamień: { $count }.
architects-award-saint = 😇 **Świętość**: { $who }, cnota { $count }.
architects-award-builder = 🏗️ **Budowa Zachodniego Królestwa**: { $who }, budynki: { $count }.
architects-chart-points = { chart-points }
architects-chart-silver = Srebro
architects-chart-debt = Niespłacone długi
architects-chart-virtue = Cnota

## What somebody has done, in numbers

architects-feat-buildings = { $count ->
    [one] 1 budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}
architects-feat-cathedral = { $count ->
    [one] 1 krok w Katedrze
    [few] { $count } kroki w Katedrze
   *[many] { $count } kroków w Katedrze
}
architects-feat-apprentices = { $count ->
    [one] 1 czeladnik
    [few] { $count } czeladników
   *[many] { $count } czeladników
}
architects-feat-debts-paid = { $count ->
    [one] 1 spłacony dług
    [few] { $count } spłacone długi
   *[many] { $count } spłaconych długów
}

### Architekti Západního království: spis dohrané hry.

# An empty line: what stands right below a list would be drawn as a part of it.
architects-apart = {"\u000A"}
architects-told-buildings = 🏠 Budovy a Katedrála
architects-told-built = { architects-apart }**{ $seat }** · { $count ->
    [0] žádná budova
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
} · **{ $points }**
architects-told-building = - { $what }: { $points }
architects-told-effects = - Efekty na konci: { $points }
architects-told-cathedral = - ⛪ Katedrála, úroveň { $level }: { $points }
architects-told-unbuilt = - Nepostaveno: { $cards }
architects-told-places = 🧭 Kdo kde co získal
architects-told-went = { architects-apart }**{ $seat }**
architects-told-place = - { $place } ×{ $count }: { $things }
architects-told-place-only = - { $place } ×{ $count }
architects-told-captures = ⛓️ Zajetí
architects-told-captured = { architects-apart }**{ $seat }**: { $count ->
    [0] nikdo nezajat
    [one] zajat { $count } služebník
    [few] zajati { $count } služebníci
   *[other] zajato { $count } služebníků
}{ $prison ->
    [0] { "" }
   *[other] , do vězení vsazeno { $prison }
}, { $lost ->
    [0] žádná ztráta
   *[other] ztraceno { $lost }
}
architects-told-victim = - { $seat }: { $count }
architects-told-virtue = ☯️ Počestnost a dluhy
architects-told-path = **{ $seat }**: počestnost { $path }
    -# 📜 { $taken ->
        [0] Žádný dluh
        [one] { $taken } dluh
        [few] { $taken } dluhy
       *[other] { $taken } dluhů
    }{ $paid ->
        [0] { "" }
       *[other] , splaceno { $paid }
    }{ $left ->
        [0] { "" }
       *[other] , zbylo { $left }
    }
architects-told-turns = { chart-turning }
architects-told-scores = Po { $round }. kole: { $ranking }.
architects-told-points = { $seat } { $points }
architects-told-led = 📈 **{ $seat }** jde { in-round } do čela (předtím { $before }) a vede i na konci každého dalšího kola.
architects-told-led-last = 📈 Do čela jde **{ $seat }** až v posledním kole (předtím { $before }).
architects-told-passes = { $round }. kolo: do čela jde **{ $seat }**, { $points } : { $other } (předtím { $before }).
architects-told-always-led = 📈 **{ $seat }** vede na konci každého kola.
architects-told-lead-changes = 🔀 Vedení se mezi koly změnilo { $count }×.
architects-told-rounds = { $count ->
    [1] 📜 { $first }. kolo
   *[other] 📜 { $first }. až { $last }. kolo
}
architects-told-round = { architects-apart }**{ $round }. kolo**
architects-told-turn = - { $seat } · { $place }: { $parts }
architects-told-turn-only = - { $seat } · { $place }
architects-told-turn-nowhere = - { $seat }: { $parts }
architects-told-home = - { $seat } volá domů služebníka
architects-told-earned = +{ $things }
architects-told-drew = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
architects-told-brought = { $count ->
    [one] { $count } služebník domů
    [few] { $count } služebníci domů
   *[other] { $count } služebníků domů
}
architects-told-raised = stavba: **{ $what }**
architects-told-climbed = ⛪ úroveň { $level }
architects-told-hired = najmutí: { $what }
architects-told-took = { $count ->
    [one] zajat { $count } služebník
    [few] zajati { $count } služebníci
   *[other] zajato { $count } služebníků
}
architects-told-virtue-moved = počestnost { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
architects-told-debts = { $count ->
    [one] dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}

architects-award-jailer = ⛓️ **Plný žalář**: { $who }, zajatých služebníků: { $count }.
architects-award-scapegoat = 🐐 **Obětní beránek**: { $who }, služebníků v cizím zajetí: { $count }.
architects-award-debtor = 🏦 **Život na dluh**: { $who }, dluhů: { $count }.
architects-award-market = 🌑 **Štamgast Černého trhu**: { $who }, { $count }×.
architects-award-thief = 🦝 **Postrach Výběrčího daní**: { $who }, ukradených mincí: { $count }.
architects-award-idler = 🪑 **Jen se dívám**: { $who }, služebníků vyslaných pro nic: { $count }.
architects-award-hoarder = 🧱 **Na horší časy**: { $who }, nevyužité hlíny, dřeva a kamene: { $count }.
architects-award-saint = 😇 **Světec**: { $who }, počestnost { $count }.
architects-award-builder = 🏗️ **Stavitel Západního království**: { $who }, budov: { $count }.
architects-chart-points = { chart-points }
architects-chart-silver = Mince
architects-chart-debt = Nesplacené dluhy
architects-chart-virtue = Počestnost

## What somebody has done, in numbers

architects-feat-buildings = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
}
architects-feat-cathedral = { $count ->
    [one] 1 úroveň Katedrály
    [few] { $count } úrovně Katedrály
   *[other] { $count } úrovní Katedrály
}
architects-feat-apprentices = { $count ->
    [one] 1 učedník
    [few] { $count } učedníci
   *[other] { $count } učedníků
}
architects-feat-debts-paid = { $count ->
    [one] 1 splacený dluh
    [few] { $count } splacené dluhy
   *[other] { $count } splacených dluhů
}

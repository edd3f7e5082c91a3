### Smlouva s ďáblem: spis dohrané hry.

devil-told-people = 👥 Kdo byl kdo
devil-told-who = { $sign } { $seat }
devil-told-as = { $seat } ({ $mark })
devil-told-person = **{ $who }**: na začátku { $souls ->
    [0] bez duše
    [one] { $souls } část duše
    [few] { $souls } části duše
   *[other] { $souls } částí duše
}, na konci { devil-told-pieces }. { $buildings ->
    [0] Žádná budova
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}, { $debt ->
    [0] nikdy žádný dluh
   *[other] nejvyšší dluh { $debt }
}.
devil-told-pieces = { $pure ->
    [0] { $marked ->
        [0] žádná část duše
        [one] { $marked } část duše se značkou
        [few] { $marked } části duše se značkou
       *[other] { $marked } částí duše se značkou
    }
    [one] { $marked ->
        [0] { $pure } čistá část duše
       *[other] { $pure } čistá část duše a { $marked } se značkou
    }
    [few] { $marked ->
        [0] { $pure } čisté části duše
       *[other] { $pure } čisté části duše a { $marked } se značkou
    }
   *[other] { $marked ->
        [0] { $pure } čistých částí duše
       *[other] { $pure } čistých částí duše a { $marked } se značkou
    }
}
    .acc = { $pure ->
    [0] { $marked ->
        [0] nic
        [one] { $marked } část duše se značkou
        [few] { $marked } části duše se značkou
       *[other] { $marked } částí duše se značkou
    }
    [one] { $marked ->
        [0] { $pure } čistou část duše
       *[other] { $pure } čistou část duše a { $marked } se značkou
    }
    [few] { $marked ->
        [0] { $pure } čisté části duše
       *[other] { $pure } čisté části duše a { $marked } se značkou
    }
   *[other] { $marked ->
        [0] { $pure } čistých částí duše
       *[other] { $pure } čistých částí duše a { $marked } se značkou
    }
}
devil-told-round = 📦 { $round }. kolo: truhly
devil-told-chest = **{ $who }** nabízí { $things-acc } za { $price }.
devil-told-chest-empty = **{ $who }** nenabízí vůbec nic za { $price }.
devil-told-look-refused = -# ▸ { $seat } odmítá
devil-told-look-took = -# ▸ { $seat } přijímá ✅
devil-told-look-souls = -# ▸ { $seat } přijímá ✅ a platí { $pieces-acc }
devil-told-look-late = -# ▸ { $seat } přichází pozdě
devil-told-souls = 👻 Zaprodané duše
devil-told-soul = { $round }. kolo: **{ $seller }** prodává { $pieces-acc } za { $things-acc } ({ devil-told-worth }), kupuje **{ $buyer }**.
devil-told-worth = u banky { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}
devil-told-soul-marks = -# ▸ Za prodané části se značkou ušetřeno na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $seat })
devil-told-soul-gift = -# ▸ Rituál dává za části se značkou { $things-acc } ({ $seat })
devil-told-soul-cost = -# ▸ Cena u inkvizice, i za budovy, dluhy a odpustky: **{ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}** ({ $seat }, { $rounds })
devil-told-soul-round = { $round }. kolo: { $points }
devil-told-soul-free = -# ▸ U inkvizice to nestálo nic ({ $seat })
devil-told-no-souls = Nikdo neprodal ani kousek své duše.
devil-told-hunts = 🔥 Hony na čarodějnice
devil-told-hunt = **{ $round }. kolo**
devil-told-vote = - { $seat } obviňuje: { $whom }
devil-told-vote-nobody = - { $seat } neobviňuje nikoho
devil-told-proved = ⚖️ Výslech: **{ $who }** prokazuje nevinu.
devil-told-confessed = 🔥 Výslech: **{ $who }** se přiznává.
devil-told-inquisitions = ⚖️ Inkvizice
devil-told-inquisition = **{ $round }. kolo**
devil-told-packed = **{ $who }** vkládá: { $contents }.
devil-told-right = -# ✅ { $seat } má pravdu: { $whom } je { $mark }.
devil-told-wrong = -# ❌ { $seat } se mýlí: { $whom } je { $mark }.
devil-told-bribed = { $count ->
    [one] Úplatek poslal pryč: { $who }.
    [few] Úplatky poslaly pryč: { $who }.
   *[other] Úplatky poslaly pryč: { $who }.
}
devil-told-answer = -# ▸ { $said }
devil-told-penalties = Body ztracené kvůli trestům: { $who }.
devil-told-turns = { chart-turning }
devil-told-scores = Stav na začátku { $round }. kola: { $ranking }.
devil-told-points = { $seat } { $points }
devil-told-led = **{ $seat }** jde { in-round } do čela (předtím { $before }) a vede i na konci každého dalšího kola.
devil-told-led-last = Do čela jde **{ $seat }** až v posledním kole (předtím { $before }).
devil-told-always-led = **{ $seat }** vede na konci každého kola.
devil-told-lead-changes = Vedení se mezi koly změnilo { $count }×.

devil-award-worst-deal = 💸 **Štědrý zákazník**: { $seat } platí { in-round } { devil-award-price } za { $things-acc }; prodává { $owner }.
devil-award-air = 💨 **Kupec vzduchu**: { $seat } platí { in-round } { devil-award-price } za prázdnou truhlu; prodává { $owner }.
devil-award-best-deal = 🤑 **Kšeft století**: { $seat } { in-round } získává { $things-acc } za { devil-award-price }; prodává { $owner }.
devil-award-price = { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}
devil-award-suspect-right = 🔥 **Oprávněný strach**: { $seat } čelí { $count } obviněním a opravdu je { $mark }.
devil-award-suspect-wrong = 🔥 **Hromosvod**: { $seat } čelí { $count } obviněním, a přitom je jen { $mark }.
devil-award-unsold = 🪦 **Ležák na skladě**: { $seat }, nedotčené truhly: { $count }.
devil-award-sharp-eye = 🦉 **Bystré oko**: { $who }, { $count ->
    [one] { $count } správný tip
    [few] { $count } správné tipy
   *[other] { $count } správných tipů
}.
devil-award-wrong-tree = 🐕 **Falešná stopa**: { $who }, špatné tipy: { $count }.
devil-award-debtor = 🏦 **Přítel banky**: { $who }, dluh { $debt }.
devil-award-pure-soul = 😇 **Neprodejné**: { $who } – { $count ->
    [one] celá duše zachována
    [few] celé duše zachovány
   *[other] celé duše zachovány
}, zatímco jiní prodávali.
devil-chart-points = Body, kdyby hra skončila
devil-chart-coins = Dukáty
devil-chart-debt = Dluh
devil-chart-reputation = Reputace
devil-chart-dealings = Kdo s kým obchodoval
devil-chart-legend = Od toho, kdo truhlu nabídl, k tomu, kdo ji přijal: kolik truhel a kolik částí duše za ně.
devil-chart-dealing = { $seat } přijímá, nabízí { $owner }: { $chests ->
    [one] { $chests } truhla
    [few] { $chests } truhly
   *[other] { $chests } truhel
}{ $souls ->
    [0] { "" }
    [one] { " " }za { $souls } část duše
    [few] { " " }za { $souls } části duše
   *[other] { " " }za { $souls } částí duše
}

## What somebody has done, in numbers

devil-feat-chests-taken = { $count ->
    [one] 1 přijatá truhla
    [few] { $count } přijaté truhly
   *[other] { $count } přijatých truhel
}
devil-feat-chests-sold = { $count ->
    [one] 1 prodaná truhla
    [few] { $count } prodané truhly
   *[other] { $count } prodaných truhel
}
devil-feat-souls-sold = { $count ->
    [one] 1 prodaná část duše
    [few] { $count } prodané části duše
   *[other] { $count } prodaných částí duše
}
devil-feat-souls-bought = { $count ->
    [one] 1 koupená část duše
    [few] { $count } koupené části duše
   *[other] { $count } koupených částí duše
}
devil-feat-buildings = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
}

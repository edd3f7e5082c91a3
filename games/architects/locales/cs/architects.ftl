# Architekti Západního království: co se děje, co se ptáme, co lze zvolit, proč něco nejde.
# Názvosloví podle českých pravidel (Tlama Games): služebník · mince, daň · počestnost · učedník · schopnosti tesařství,
# zednictví, kamenictví · hlína, dřevo, kámen, zlato, mramor · Kamenolom, Les, Stříbrotepec, Doly, Královský sklad, Dílna,
# Rynek, Výběrčí daní, Strážnice, Černý trh, Radnice, Katedrála, Vězení · zajetí, zajatec · vsadit do vězení, osvobodit ·
# 1 počestnost (zisk, ztráta), počestnost 5 (stav) · akce ve Strážnici, směna v Královském skladu · odhodit kartu ·
# dluh nesplacený, splacený, zrušený · obnovení černého trhu · karta odměny · malý a velký trh.
# Věty na kartách jsou v architects-cards.ftl; soukromé zprávy a plány v architects-desk.ftl; jména karet v architects-names.ftl.
# [nothing] je to, jak tento jazyk říká žádné věci (things-none).

architects-name = Architekti Západního království
architects-named = { $what }
    .acc = { $what-acc }
architects-things = { $things }
    .acc = { $things-acc }

# Parts of sentences: gained or lost, not a place on the track.
architects-virtues = { $virtue ->
    [one] { $virtue } počestnost
    [few] { $virtue } počestnosti
   *[other] { $virtue } počestností
}
architects-price = { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}

## Names of places

architects-place-quarry = Kamenolom
architects-place-forest = Les
architects-place-silversmith = Stříbrotepec
architects-place-mines = Doly
architects-place-storehouse = Královský sklad
architects-place-workshop = Dílna
architects-place-town-centre = Rynek
architects-place-tax-stand = Výběrčí daní
architects-place-guardhouse = Strážnice
architects-place-market = Černý trh
architects-place-guildhall = Radnice
architects-place-cathedral = Katedrála
architects-place-prison = Vězení
architects-place-captive = deska jiného hráče

## Questions

architects-ask-draft = { $number ->
    [1] Kterou z těchto čtyř budov si necháš?
    [2] Kterou z těchto tří budov si necháš?
   *[other] Kterou z těchto budov si necháš?
}
architects-ask-boards = Za kterou desku hraješ?
architects-ask-apprentice = Koho si před hrou najmeš zdarma?
architects-ask-hire = Koho najme tvoje budova?
architects-ask-reset = Černý trh se obnovuje: učedníci ti nabízejí { architects-virtues }. Bereš?
architects-ask-turn = Kam půjde tvůj služebník?
architects-ask-recall = Všichni tvoji služebníci jsou venku. Odkud se jeden vrátí?
architects-ask-keep = Kterou z těchto karet si necháš?
architects-ask-work = Pošleš na Radnici dalšího služebníka?
architects-ask-react = Jde o dluh. Co uděláš?
architects-ask-destroy = Tvoje počestnost přesahuje vrchol: za to můžeš zrušit nesplacené dluhy. Chceš?
architects-ask-discard = Na ruce smí být nejvýš šest karet. Které půjdou pryč?
architects-ask-dismiss = Propustit učedníka

## Inputs

architects-field-location = Kam půjde služebník
architects-field-place = Odkud
architects-field-good = Co těžit
architects-field-trade = Směny
architects-field-goods = Co dát
architects-field-turn-who = Výběr v Dílně
architects-field-work-who = { architects-field-turn-who }
architects-field-dismiss-who = Kdo odejde
architects-field-apprentice-who = Koho najmout
architects-field-hire-who = { architects-field-apprentice-who }
architects-field-board = Deska
architects-field-use = Počestnost
architects-field-leaves = Kdo udělá místo
architects-field-capture = Zajetí
architects-field-captures = Zajetí (až { $number }, { $places ->
    [one] všechna na jedné lokaci
    [few] nejvýš na { $places } lokacích
   *[other] nejvýš na { $places } lokacích
})
architects-field-order = Akce
architects-field-space = Políčko
architects-field-deal = Obchod
architects-field-draft-card = Karta, která zůstane
architects-field-keep-card = { architects-field-draft-card }
architects-field-turn-card = Karta k odhození
architects-field-work-card = { architects-field-turn-card }
architects-field-cards = Karty k odhození
architects-field-choice = Volba
architects-field-sell = { architects-field-turn-card }
architects-field-dismiss = { architects-field-dismiss-who }
architects-field-destroy = Dluhy ke zrušení
architects-field-avoid = Dluhy k vykoupení
architects-field-spared = Ušetřeno
architects-field-work = Práce na Radnici

## Options

architects-go-quarry = 🪨 Kamenolom: { $things }
architects-go-forest = 🌲 Les: { $things }
architects-go-silversmith = ⚒️ Stříbrotepec: { $things }
architects-go-mines = ⛰️ Doly: { $things }
architects-go-mines-or = ⛰️ Doly: { $things }, nebo { $other }
architects-go-storehouse = { $count ->
    [one] 👑 Královský sklad: { $count } směna
    [few] 👑 Královský sklad: až { $count } směny
   *[other] 👑 Královský sklad: až { $count } směn
}
architects-go-workshop = { $cards ->
    [one] 🛠️ Dílna: učedník, nebo { $cards } karta budovy
    [few] 🛠️ Dílna: učedník, nebo { $cards } karty budov
   *[other] 🛠️ Dílna: učedník, nebo { $cards } karet budov
}
architects-go-town-centre = { $count ->
    [0] 🏘️ Rynek: na zajetí chybí mince
    [one] 🏘️ Rynek: { $count } zajetí
    [few] 🏘️ Rynek: až { $count } zajetí
   *[other] 🏘️ Rynek: až { $count } zajetí
}
architects-go-tax-stand = 💰 Výběrčí daní: { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}{ $virtue ->
    [0] { "" }
   *[other] , počestnost −{ $virtue }
}
architects-go-guardhouse = { $count ->
    [one] 🗝️ Strážnice: { $count } akce
    [few] 🗝️ Strážnice: až { $count } akce
   *[other] 🗝️ Strážnice: až { $count } akcí
}
architects-go-market = { $count ->
    [0] 🕯️ Černý trh
    [one] 🕯️ Černý trh: { $count } políčko pro tebe
    [few] 🕯️ Černý trh: { $count } políčka pro tebe
   *[other] 🕯️ Černý trh: { $count } políček pro tebe
}
architects-build = 🏛️ Postavit { $what-acc }: { $things }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
architects-step-up = ⛪ Katedrála, úroveň { $level }

architects-stop = Nic dalšího
architects-offer-any = Libovolné { $count } z { $kinds-gen } → { $things ->
    [nothing] { architects-virtues }
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}a { architects-virtues }
    }
}
architects-offer-trade = { $given } → { $things ->
    [nothing] { architects-virtues }
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}a { architects-virtues }
    }
} ({ $what })
architects-apprentice = { $what }: { $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}{ $silver ->
    [0] { "" }
    [one] , na kartě { $silver } mince
    [few] , na kartě { $silver } mince
   *[other] , na kartě { $silver } mincí
}
architects-free-apprentice = { $what }{ $silver ->
    [0] { "" }
    [one] , na kartě { $silver } mince
    [few] , na kartě { $silver } mince
   *[other] , na kartě { $silver } mincí
}
architects-plan = { $count ->
    [one] Dobrat { $count } kartu budovy
    [few] Dobrat { $count } karty budov
   *[other] Dobrat { $count } karet budov
}
architects-nobody-leaves = Nikdo
architects-group = { $place }: { $seat-is ->
    [you] { $count ->
        [one] tvůj služebník
        [few] tvoji { $count } služebníci
       *[other] tvých { $count } služebníků
    }
   *[other] { $count ->
        [one] { $count } služebník ({ $seat })
        [few] { $count } služebníci ({ $seat })
       *[other] { $count } služebníků ({ $seat })
    }
}
architects-recall-prison = Vězení: { $count ->
    [one] tvůj tamní služebník
    [few] jeden z tvých { $count } služebníků
   *[other] jeden z tvých { $count } služebníků
}
architects-recall-captive = Deska hráče { $seat }: { $count ->
    [one] tvůj zajatý služebník
    [few] jeden z tvých { $count } zajatých služebníků
   *[other] jeden z tvých { $count } zajatých služebníků
}
architects-recall-space = Černý trh: tvůj služebník na políčku { $number }
architects-use-virtue = Vzít { architects-virtues }: budeš mít { $to }
architects-leave-virtue = Nechat být: zůstaneš na { $virtue }
architects-space = { $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}: { $things }
architects-space-deal = { $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}: učedník, nebo výběr z karet
architects-look = { $count ->
    [one] Prohlédnout { $count } kartu budovy
    [few] Prohlédnout { $count } karty budov, jednu si nechat
   *[other] Prohlédnout { $count } karet budov, jednu si nechat
}
architects-imprison = { $count ->
    [0] Vsadit zajatce do vězení
    [one] Vsadit { $count } zajatce do vězení
    [few] Vsadit { $count } zajatce do vězení
   *[other] Vsadit { $count } zajatců do vězení
}
architects-release = { $count ->
    [0] Osvobodit své služebníky z vězení
    [one] Osvobodit svého služebníka z vězení
    [few] Osvobodit své { $count } služebníky z vězení
   *[other] Osvobodit svých { $count } služebníků z vězení
}
architects-free-buy = { $count ->
    [0] Osvobodit své zajaté služebníky za { architects-price }
    [one] Osvobodit svého zajatého služebníka za { architects-price }
    [few] Osvobodit své { $count } zajaté služebníky za { architects-price }
   *[other] Osvobodit svých { $count } zajatých služebníků za { architects-price }
}
architects-free-owe = { $count ->
    [0] Osvobodit své zajaté služebníky: stojí to dluh a { architects-virtues }
    [one] Osvobodit svého zajatého služebníka: stojí to dluh a { architects-virtues }
    [few] Osvobodit své { $count } zajaté služebníky: stojí to dluh a { architects-virtues }
   *[other] Osvobodit svých { $count } zajatých služebníků: stojí to dluh a { architects-virtues }
}
architects-pay-debt = Splatit dluh za { architects-price }, počestnost +{ $virtue }
architects-choose-capture = Zajmout
architects-choose-free = { $count ->
    [0] Osvobodit své zajaté služebníky
    [one] Osvobodit svého zajatého služebníka
    [few] Osvobodit své { $count } zajaté služebníky
   *[other] Osvobodit svých { $count } zajatých služebníků
}
architects-sell-none = Nechat si všechny karty

## What it would bring

architects-preview-gain = { core-you-get }
architects-preview-spend = { core-you-give }
architects-preview-virtue = Počestnost { $was } → **{ $now }** (body na konci: { WAY($before) ->
    [down] −
   *[up] { "" }
}{ SIZE($before) } → { WAY($after) ->
    [down] −
   *[up] { "" }
}{ SIZE($after) }{ $cathedral ->
    [opens] ; otevírá se ti Katedrála
    [closes] ; **Katedrála se ti zavírá**
   *[same] { "" }
}{ $market ->
    [opens] ; otevírá se ti Černý trh
    [closes] ; **Černý trh se ti zavírá**
   *[same] { "" }
}).
architects-preview-destroy = Počestnost přes vrchol: potom můžeš zdarma **zrušit { $count ->
    [one] nesplacený dluh
    [few] { $count } nesplacené dluhy
   *[other] { $count } nesplacených dluhů
}**.
architects-preview-debts = Nesplacené dluhy { $was } → **{ $now }**.
architects-preview-workers = Služebníci doma { $was } → **{ $now }**{ $now ->
    [0] : v příštím tahu se jeden vrátí a žádný nevyjde
   *[other] { "" }
}.
architects-preview-workers-last = Služebníci doma { $was } → **{ $now }**.
architects-preview-level = Katedrála, úroveň { $level }: body { $before } → **{ $after }** a k tomu { $missing ->
    [0] skrytá odměna (suroviny, mince nebo karta a k nim 1 počestnost, nebo 2 počestnosti)
   *[other] { $missing ->
        [one] { $missing } počestnost
        [few] { $missing } počestnosti
       *[other] { $missing } počestností
    }, protože žádná odměna už nezbývá
}.
architects-preview-score = Skóre teď { WAY($was) ->
    [down] −
   *[up] { "" }
}{ SIZE($was) } → **{ WAY($now) ->
    [down] −
   *[up] { "" }
}{ SIZE($now) }**.
architects-preview-apprentices = { $count ->
    [one] Pak budeš mít { $count } učedníka.
    [few] Pak budeš mít { $count } učedníky.
   *[other] Pak budeš mít { $count } učedníků.
}
architects-preview-captured = { WAY($count) ->
    [down] { SIZE($count) ->
        [one] Z tvé desky odejde { SIZE($count) } zajatec.
        [few] Z tvé desky odejdou { SIZE($count) } zajatci.
       *[other] Z tvé desky odejde { SIZE($count) } zajatců.
    }
   *[up] { $count ->
        [one] Na tvé desce přibude { $count } zajatec.
        [few] Na tvé desce přibudou { $count } zajatci.
       *[other] Na tvé desce přibude { $count } zajatců.
    }
}
architects-preview-reset = Tím se **obnoví Černý trh**. Nejvíc služebníků ve vězení, a tím dluh, { $most ->
    [you] máš zatím **ty**
    [shared] máte zatím **ty** i další
    [others] má zatím někdo jiný
   *[nobody] nemá zatím nikdo
}.
architects-preview-refresh = Z Dílny odejdou dva učedníci a přijdou dva noví.
architects-preview-refresh-hire = **Nejdřív** z Dílny odejdou dva učedníci a přijdou dva noví; koho najmeš, vybereš, až tam budou.
architects-preview-end = Tím se **zaplní Radnice**: každý má ještě jeden tah.
architects-preview-for-good = -# Kvůli tomu se otočí skryté karty: nejde to vzít zpět.
architects-preview-then = 🧮 **Potom**:{ architects-then-goods }{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ architects-then-place }
architects-then-goods = { $held ->
    [0] { " " }nic
   *[other] { architects-then-clay }{ architects-then-wood }{ architects-then-stone }{ architects-then-gold }{ architects-then-marble }{ architects-then-silver }
}
architects-then-clay = { $clay ->
    [0] { "" }
   *[other] { " " }{ $clay }🏺
}
architects-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
architects-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
architects-then-gold = { $gold ->
    [0] { "" }
   *[other] { " " }{ $gold }🥇
}
architects-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
architects-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
architects-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ počestnost { $virtue }, nejvyšší u stolu
    [highest-shared] { " " }· ⚖️ počestnost { $virtue }, mezi nejvyššími u stolu
    [lowest] { " " }· ⚖️ počestnost { $virtue }, nejnižší u stolu
    [lowest-shared] { " " }· ⚖️ počestnost { $virtue }, mezi nejnižšími u stolu
    [alike] { " " }· ⚖️ počestnost { $virtue }, stejná jako u všech
   *[between] { " " }· ⚖️ počestnost { $virtue }
}

## What happens

architects-begins = **{ subject }** { $seat-is ->
    [you] budeš
   *[other] bude
} začínat. Nejdřív si všichni tajně draftují tři karty budov.
architects-choose-boards = Nejdřív se volí desky, od posledního místa k prvnímu: **{ $seat }** { verb-begin }.
architects-plays = **{ subject }** { verb-play }: **{ $what }**.
architects-passed = Vybíráš z karet { $cards }.
architects-kept = Necháváš si **{ $what-acc }**.
architects-drew = Dobíráš si { $cards-acc }.
architects-drafted = Draft skončil. **{ subject }** { verb-begin }.
architects-drafted-hire = Draft skončil. Před prvním tahem si každý v obráceném pořadí najme učedníka zdarma: **{ $seat }**, kdo { verb-begin }, je na řadě poslední.
architects-all-hired = Dílna je zase plná. **{ subject }** { verb-begin }.
architects-turn = { $seat-is ->
    [you] **{ $place }**
   *[other] **{ $seat }** · { $place }
}: { $deeds }.
architects-turn-idle = { $seat-is ->
    [you] **{ $place }**
   *[other] **{ $seat }** · { $place }
}: { verb-place } služebníka.
architects-turn-recalls = **{ subject }** { $deeds }.
architects-more = **{ subject }** { $deeds }.
architects-took-back = { log-took-back }
architects-you-are-next = Po hráči **{ $seat }** jsi na tahu ty.
architects-no-workers = **{ subject }** { $seat-is ->
    [you] nemáš koho poslat a tento tah vynecháváš
   *[other] nemá koho poslat a tento tah vynechává
}.
architects-took-debt = { $count ->
    [one] 📜 **{ subject }** { verb-get } dluh.
    [few] 📜 **{ subject }** { verb-get } { $count } dluhy.
   *[other] 📜 **{ subject }** { verb-get } { $count } dluhů.
}
architects-guilty = { $among ->
    [1] 📜 Dluh dostává, kdo má ve vězení nejvíc služebníků ({ $count }): **{ $seats }**.
   *[other] 📜 Dluh dostávají ti, kdo mají ve vězení nejvíc služebníků (po { $count }): **{ $seats }**.
}
architects-debts-of-virtue = 📜 Počestnost klesla pod 0: **{ $seats }**. { $among ->
    [1] { $count ->
        [one] Přibývá dluh.
        [few] Přibývají { $count } dluhy.
       *[other] Přibývá { $count } dluhů.
    }
   *[other] { $count ->
        [one] Každému přibývá dluh.
        [few] Každému přibývají { $count } dluhy.
       *[other] Každému přibývá { $count } dluhů.
    }
}
architects-reset = 🕯️ Na Černém trhu je razie: kdo tam stojí, jde do vězení, a nabídka zboží se vymění.
architects-reset-of = { architects-reset } ⛓️ { $who }
architects-reset-prison = ⛓️ Z Černého trhu do vězení: { $who }.
architects-reset-prison-one = **{ $seat }**: { $count }
architects-reset-release = { $seat-is ->
    [you] { $count ->
        [one] **Jeden tvůj služebník** opouští
        [few] **{ $count } tvoji služebníci** opouštějí
       *[other] **{ $count } tvých služebníků** opouští
    }
   *[other] { $count ->
        [one] { $count } služebník (**{ $seat }**) opouští
        [few] { $count } služebníci (**{ $seat }**) opouštějí
       *[other] { $count } služebníků (**{ $seat }**) opouští
    }
} vězení.
architects-reset-gain = **{ subject }** při obnovení { verb-gain } { $things ->
    [nothing] { architects-virtues }
   *[other] { $things-acc }{ $virtue ->
        [0] { "" }
       *[other] {" "}a { architects-virtues }
    }
}.
architects-blamed = **{ subject }** { verb-have } ve vězení { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
} a { verb-lose } { architects-virtues }.
architects-blamed-several = ⛓️ Za služebníky ve vězení ztrácí každý { architects-virtues }: { $who }.
architects-blamed-one = **{ $seat }** ({ $count })
architects-praised = Také +{ architects-virtues }: **{ $seats }**.
architects-refreshed = 🛠️ { architects-preview-refresh }
architects-last-turns = 🏛️ **Radnice je plná.** Každý má ještě jeden tah.
architects-over = Poslední služebník stojí na místě: **hra skončila**.

architects-did-board = { verb-play }: **{ $what }**
architects-did-leave-virtue = { verb-leave } být { architects-virtues } z obnovení
architects-did-build = { verb-build } **{ $what-acc }**{ $things ->
    [nothing] { "" }
   *[other] {" "}za { $things-acc }
}
architects-did-step = { verb-climb } na úroveň { $level } Katedrály{ $things ->
    [nothing] { "" }
   *[other] {" "}za { $things-acc }
}
architects-did-reward = { verb-get } odměnu: { $things ->
    [nothing] { architects-virtues }
   *[other] { $things-acc }{ $virtue ->
        [0] { "" }
       *[other] {" "}a { architects-virtues }
    }
}
architects-did-gain = { verb-get } { $things-acc }
architects-did-pay = { verb-pay } { $things-acc }
architects-did-lay = { verb-lay } { $count }🥈 na přeskočené karty
architects-did-hire = { verb-hire } **{ $what-acc }**{ $things ->
    [nothing] { "" }
   *[other] , na kartě: { $things }
}
architects-did-dismiss = { $seat-is ->
    [you] propouštíš
   *[other] propouští
} **{ $what-acc }**
architects-did-draw = { $seat-is ->
    [you] dobíráš si
   *[other] dobírá si
} { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
}
architects-did-look = { $seat-is ->
    [you] prohlížíš si
   *[other] prohlíží si
} { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
}
architects-did-keep = si jednu z nich { $seat-is ->
    [you] necháváš
   *[other] nechává
}
architects-did-discard = { $seat-is ->
    [you] odhazuješ
   *[other] odhazuje
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
architects-did-trade = { verb-exchange } { $given-acc } → { $things ->
    [nothing] { architects-virtues }
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}a { architects-virtues }
    }
}
architects-did-space = { $seat-is ->
    [you] obsazuješ
   *[other] obsazuje
} políčko { $number }{ $things ->
    [nothing] { "" }
   *[other] {" "}za { $things-acc }
}
architects-did-steal = { verb-steal } { $count }🥈 daní
architects-did-capture = { verb-capture } { $whom-is ->
    [you] { $seat-is ->
        [you] { $count ->
            [one] **svého služebníka**
            [few] **{ $count } své služebníky**
           *[other] **{ $count } svých služebníků**
        }
       *[other] { $count ->
            [one] **tvého služebníka**
            [few] **{ $count } tvé služebníky**
           *[other] **{ $count } tvých služebníků**
        }
    } ({ $place })
   *[other] { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
    } (**{ $whom }**, { $place })
}
architects-did-fetch = { $seat-is ->
    [you] vracíš si
   *[other] vrací si
} domů { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
} ({ $place })
architects-did-imprison = { $seat-is ->
    [you] posíláš
   *[other] posílá
} do vězení { $whom-is ->
    [you] { $count ->
        [one] **tvého služebníka**
        [few] **{ $count } tvé služebníky**
       *[other] **{ $count } tvých služebníků**
    }
   *[other] { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
    } (**{ $whom }**)
}
architects-did-release = { verb-free } z vězení { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
}
architects-did-free = { verb-free } { $count ->
    [one] { $count } zajatého služebníka
    [few] { $count } zajaté služebníky
   *[other] { $count } zajatých služebníků
}
architects-did-free-from = { architects-did-free } ({ $shares })
architects-freed-from = { $whom-is ->
    [you] **od tebe { $count }**
   *[other] **{ $whom }**: { $count }
}
architects-freed-all-from = { $whom-is ->
    [you] **od tebe**
   *[other] **{ $whom }**
}
architects-did-pay-debt = { $seat-is ->
    [you] splácíš
   *[other] splácí
} dluh
architects-did-take-debt = { verb-get } { $why ->
    [free] za to{" "}
    [build] k tomu{" "}
   *[virtue] { "" }
}**{ $count ->
    [one] dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}**{ $why ->
    [virtue] {" "}(počestnost klesla pod 0)
   *[free] { "" }
}
architects-did-destroy = { $seat-is ->
    [you] rušíš
   *[other] ruší
} { $count ->
    [one] nesplacený dluh
    [few] { $count } nesplacené dluhy
   *[other] { $count } nesplacených dluhů
}
architects-did-avoid = { $seat-is ->
    [you] vykupuješ se
   *[other] vykupuje se
} z { $count ->
    [one] dluhu
    [few] { $count } dluhů
   *[other] { $count } dluhů
} za { $things-acc }
architects-did-virtue = teď { verb-have } počestnost { $virtue } ({ WAY($steps) ->
    [down] −
   *[up] +
}{ SIZE($steps) })
architects-did-recall = { verb-call } domů jednoho služebníka ({ $place })
architects-did-recall-elsewhere = { architects-no-circle } jinde ({ $place }, domácí pravidlo)
architects-no-circle = { $seat-is ->
    [you] nemáš
   *[other] nemá
} služebníka na lokaci s velkým kroužkem a { verb-call } domů jednoho
architects-did-recall-from = { architects-no-circle } { $whom-is ->
    [you] **z tvé desky**
   *[other] z desky jiného hráče (**{ $whom }**)
} (domácí pravidlo)

## Amounts in signs

architects-short-clay = { $count }🏺
architects-short-wood = { $count }🪵
architects-short-stone = { $count }🪨
architects-short-gold = { $count }🥇
architects-short-marble = { $count }⬜
architects-short-silver = { $count }🥈
architects-short-both = { $first } { $then }

## The final score

architects-score-buildings = Budovy
architects-score-effects = Efekty
architects-score-cathedral = Katedrála
architects-score-virtue = { architects-chart-virtue }
architects-score-debts = Dluhy
architects-score-riches = Zlato, mramor
architects-score-silver = Mince
architects-score-prison = Vězení
architects-tie-1 = stejně jako { $whom }, rozhodla počestnost { $own } : { $theirs }
architects-tie-2 = stejně jako { $whom }, i v počestnosti; rozhodly mince { $own } : { $theirs }
architects-tie-level = stejně jako { $whom }, i v počestnosti a mincích

## Why not

architects-refused-wrong-seats = { core-wrong-seats }
architects-refused-cannot-pay = Na to nemáš.
architects-refused-lacks-goods = Ještě ti chybí { $things }.
architects-refused-column-too-dear = Máš málo mincí: každý sloupec za počtem tvých služebníků stojí o 1 víc.
architects-refused-too-few-workers = Máš tam málo služebníků.
architects-refused-no-skill = Žádný z tvých učedníků neumí { $skills }.
architects-refused-no-tax = Žádné mince tam neleží.
architects-refused-no-cards = Karty budov došly.
architects-refused-no-card = Nemáš kartu budovy k odhození.
architects-refused-no-captives = Nikoho nedržíš v zajetí.
architects-refused-none-in-prison = Žádný tvůj služebník není ve vězení.
architects-refused-none-captured = Nikdo nedrží žádného tvého služebníka.
architects-refused-no-debt = Nemáš nesplacený dluh.
architects-refused-too-many-places = V tomto tahu už tam do zajetí brát nemůžeš: bylo by to moc lokací.
architects-refused-too-many-apprentices = Pro dalšího učedníka nemáš místo: jeden musí odejít.
architects-refused-space-taken = Stojí tam služebník.
architects-refused-too-virtuous = S počestností 10 a víc tam nesmíš.
architects-refused-too-little-virtue = Je potřeba počestnost aspoň 5.
architects-refused-level-full = Na té úrovni není volné místo.
architects-refused-colour-taken = Obsazeno: někdo hraje za tuto desku nebo její druhou stranu.
architects-refused-at-the-top = Už jsi na vrcholu.

## What moderators can set right

architects-quantity-virtue = počestnost
architects-quantity-workers = vlastní služebníci: { $place }
architects-quantity-captured = zajatí služebníci: { $whom }
architects-quantity-apprentices = učedníci
architects-quantity-buildings = { fix-quantity-buildings }
architects-quantity-build = { fix-quantity-build }
architects-quantity-hand = karty budov na ruce
architects-quantity-debts = nesplacené dluhy
architects-quantity-paid = splacené dluhy
architects-quantity-level = úroveň Katedrály
architects-quantity-points = body navíc

## The log: kinds of events

architects-kind-buildings = Budovy a Katedrála
architects-kind-people = Učedníci
architects-kind-prison = Zajetí a vězení
architects-kind-goods = Suroviny, mince, dluhy
architects-kind-virtue = Počestnost a černý trh
architects-kind-cards = Karty

# Paladinové Západního království: co se děje, co se ptáme, co lze zvolit, proč něco nejde.
# Názvosloví podle českých pravidel (Tlama Games): poddaný – nádeník, zvěd, kupec, bojovník, kněz, zločinec · mince, proviant ·
# víra, síla, vliv · měšťan, družina · cizinec (Byzantinec, Saracén, Viking) · paladin · krčma · hradba · tvrz · misionář ·
# džbán · dílna · podezření · dluh · zásoba daní · Inkvizice · královský rozkaz, královská přízeň · intrika · virtuální hráč ·
# akce Rozvoj, Verbování, Lov, Obchod, Modlitba, Spiknutí, Misie, Opevnění, Posádka, Odpustek, Útok, Obrácení, Odpočinek.
# Věty na kartách jsou v paladins-cards.ftl; soukromé zprávy a plány v paladins-desk.ftl; jména karet v paladins-names.ftl.
# [nothing] je to, jak tento jazyk říká žádné věci (things-none).

paladins-name = Paladinové Západního království
paladins-named = { $what }
paladins-twin = { $what } ({ $gain })
    .acc = { $what-acc }
paladins-virtual = virtuální hráč
paladins-virtual-begin = Virtuální hráč
paladins-order-name = { $times } × { $action }
paladins-comma = { $first }, { $then }
    .acc = { $first-acc }, { $then-acc }
paladins-semicolon = { $first }; { $then }

verb-clears = { $seat-is ->
    [you] uvolňuješ
   *[other] uvolňuje
}

paladins-attribute-faith = ✝️ víra
paladins-attribute-strength = ⚔️ síla
paladins-attribute-influence = 📯 vliv
paladins-worker-labourer = nádeník
    .acc = nádeníka
paladins-worker-scout = zvěd
    .acc = zvěda
paladins-worker-merchant = kupec
    .acc = kupce
paladins-worker-fighter = bojovník
    .acc = bojovníka
paladins-worker-cleric = kněz
    .acc = kněze
paladins-worker-criminal = zločinec
    .acc = zločince

paladins-sign-faith = +{ $count }✝️
paladins-sign-strength = +{ $count }⚔️
paladins-sign-influence = +{ $count }📯
paladins-sign-tax = { $count }🥈 z daní
paladins-sign-worker = { $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
}
    .acc = { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}
paladins-sign-any = { $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
}
thing-faith = +{ $count } k víře
thing-strength = +{ $count } k síle
thing-influence = +{ $count } k vlivu
thing-tax = { $count ->
    [one] { $count } daň
    [few] { $count } daně
   *[other] { $count } daní
}
thing-worker = { $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
}
    .acc = { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}
thing-any = { $count ->
    [one] { $count } libovolný poddaný
    [few] { $count } libovolní poddaní
   *[other] { $count } libovolných poddaných
}
    .acc = { $count ->
    [one] { $count } libovolného poddaného
    [few] { $count } libovolné poddané
   *[other] { $count } libovolných poddaných
}

## Questions

paladins-ask-draft = Který měšťan se k tobě přidá před hrou?
paladins-ask-paladins = Který paladin tě povede { in-round } a kterého si odložíš na příští?
paladins-last-paladin = Který paladin tě povede { in-round }, tom posledním?
paladins-ask-tavern = Kterou skupinu najmeš v krčmě?
paladins-ask-turn = Co uděláš?
paladins-ask-repent = Přišla Inkvizice. { $most ->
    [one] Tvoje Pletichářka může nejdřív odhodit jedno podezření.
    [few] Tvoje Pletichářky mohou nejdřív odhodit až { $most } podezření.
   *[other] Tvoje Pletichářky mohou nejdřív odhodit až { $most } podezření.
}
paladins-ask-attribute = Která vlastnost vzroste?
paladins-ask-drop = Odhodit podezření?
paladins-ask-pay = Splatit dluh?
paladins-ask-destroy = Zrušit dluh?
paladins-ask-clear = Kterou akci uvolníš?
paladins-ask-join = Který měšťan se přidá do tvé družiny?
paladins-ask-workshop = Kam půjde tvoje dílna?
paladins-ask-either = Co z těch dvou si vybereš?

## Inputs

paladins-field-action = Akce
paladins-field-townsfolk = Měšťan
paladins-field-play = Paladin pro toto kolo
paladins-field-top = Paladin pro příští kolo
paladins-field-card = Skupina
paladins-field-workers = Poddaní
paladins-lay = **{ $action }**: políčka
paladins-field-workshop = Dílna
paladins-field-outsider = Cizinec
paladins-field-space = Políčko mapy
paladins-field-jar = Políčko pro džbán
paladins-field-favour = Královská přízeň
paladins-field-pay = Čím zaplatit
paladins-field-keep = Poddaní, kteří zůstanou
paladins-field-attribute = Vlastnost
paladins-field-drop = Podezření k odhození
paladins-field-count = { paladins-field-drop }
paladins-field-debt = Dluh
paladins-field-clear = Akce k uvolnění
paladins-field-recruit = Měšťan zdarma
paladins-field-either = Jedno ze dvou

## Options

paladins-priced = { $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}{ $provisions ->
    [0] { "" }
   *[other] {" "}· { $provisions }🍖
}
paladins-go-develop = 🔨 Rozvoj{ paladins-priced }
paladins-go-recruit = 🧑‍🌾 Verbování
paladins-go-hunt = 🏹 Lov
paladins-go-trade = ⚖️ Obchod
paladins-go-pray = 🕯️ Modlitba{ paladins-priced }
paladins-go-conspire = 🎭 Spiknutí
paladins-go-commission = 📿 Misie{ paladins-priced }
paladins-go-fortify = 🧱 Opevnění{ paladins-priced }
paladins-go-garrison = 🏰 Posádka{ paladins-priced }
paladins-go-absolve = 🏺 Odpustek{ paladins-priced }
paladins-go-attack = ⚔️ Útok{ $silver ->
    [0] { "" }
   *[other] {" "}· od { $silver }🥈
}
paladins-go-convert = ✝️ Obrácení{ paladins-priced }
paladins-go-favour = 👑 Královská přízeň
paladins-go-pass = 🏁 Ukončit kolo
paladins-workers = { $things }
paladins-townsfolk = { $what } · { $debt ->
    [0] { $silver }🥈
   *[other] { $silver }🥈 nebo dluh
}
paladins-pay-silver = Stříbro: { $silver }🥈
paladins-pay-by-debt = Dluhem (−3 body, dokud ho nesplatíš)
paladins-workshop-space = { $action }, políčko { $number }
paladins-attack = { $what } · region { $region }{ $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}
paladins-convert = { $what } · region { $region }
paladins-map-space = { $what }
paladins-jar-space = Džbán: { $what }
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
paladins-pay-debt-yes = Splatit dluh: z −3 bude +1 bod
paladins-pay-debt-no = Nechat nesplacený
paladins-destroy-debt-yes = Zrušit dluh
paladins-destroy-debt-no = Nechat si ho
paladins-clear-none = Nic neuvolnit
paladins-recruit-none = Nikdo
paladins-develop-none = Žádná dílna
paladins-half = Odměna: { $what }

## What it would bring

paladins-preview-spend = { core-you-give }
paladins-preview-gain = Dostaneš { $things-acc }{ $share ->
    [all] {" "}(zpod dílny)
    [part] {" "}(zpod dílny: { $under })
   *[no] { "" }
}.
paladins-preview-debts = Nesplacené dluhy { $was } → **{ $now }**.
paladins-preview-paid = Splacené dluhy { $was } → **{ $now }**.
paladins-preview-suspicions = Podezření { $was } → **{ $now }**.
paladins-preview-wall = -# Otočí se kvůli tomu karta hradeb: nejde to vzít zpět.
paladins-preview-criminals = { $count ->
    [one] -# Za zločince si lízneš podezření: nejde to vzít zpět.{ paladins-preview-risk }
    [few] -# Za { $count } zločince si lízneš podezření: nejde to vzít zpět.{ paladins-preview-risk }
   *[other] -# Za { $count } zločinců si lízneš podezření: nejde to vzít zpět.{ paladins-preview-risk }
}
paladins-preview-risk = { $risk ->
    [cards] {" "}**{ $left ->
        [one] Zbývá { $left } karta
        [few] Zbývají { $left } karty
       *[other] Zbývá { $left } karet
    }: s poslední udeří Inkvizice.**
    [tax] {" "}**Daň může vyprázdnit zásobu ({ $tax }🥈): pak udeří Inkvizice.**
   *[no] {" "}(zbývá karet: { $left })
}
paladins-preview-inquisition = **Zmizí poslední mince ze zásoby daní: nastane Inkvizice.**
paladins-preview-then = 🧮 **Potom**:{ $held ->
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
    [yes] { " " }· zásoba daní { $tax }🥈
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
    [highest] { " " }· { $suspicions }👁️, zatím nejvíc: dluh při Inkvizici
    [highest-shared] { " " }· { $suspicions }👁️, zatím mezi těmi s nejvíc: dluh při Inkvizici
    [lowest] { " " }· { $suspicions }👁️, zatím nejméně
    [lowest-shared] { " " }· { $suspicions }👁️, zatím mezi těmi s nejméně
    [alike] { " " }· { $suspicions }👁️, zatím stejně jako všichni
   *[between] { " " }· { $suspicions }👁️
}

## What happens

paladins-begins = **{ subject }** { verb-have } žeton začínajícího hráče. V nabídce: { $cards }.
paladins-virtual-begins = ⬛ **Virtuální hráč** (obtížnost: { $difficulty }) má od začátku dílnu na těchto akcích: { $actions }. Každá ho stojí o jednoho poddaného méně.
paladins-begins-alone = Nejdřív si zdarma vezmeš jednoho z pěti měšťanů: { $cards }.
paladins-difficulty-easy = jednoduchá
paladins-difficulty-standard = standardní
paladins-difficulty-hard = těžká
paladins-drafted = **{ subject }** { verb-take } **{ $what-acc }** do družiny{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-round = 🔔 **{ $round }. kolo.** { $first-is ->
    [you] Začínáš ty
   *[other] Začíná { $first }
}.
paladins-order-revealed = 👑 Královský rozkaz: **{ $what }**, na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
paladins-favour-revealed = 👑 Odhalena je Královská přízeň. { $what }.
paladins-tavern-cards = 🍺 V krčmě: { $cards }.
paladins-departed = 🚪 Z nabídky mizí: { $cards }.
paladins-drew = Dobíráš si { $cards-acc }.
paladins-revealed = **{ subject }** { verb-reveal } paladina **{ $what-acc }** a { verb-take } { $things-acc }.
paladins-tavern = **{ subject }** { verb-hire } v krčmě { $things-acc }{ $idle ->
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
paladins-more = **{ subject }** { $seat-is ->
    [you] pokračuješ
   *[other] pokračuje
}{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-took-back = { log-took-back }
paladins-passed = 🏁 **{ subject }** { verb-pass }{ $things ->
    [nothing] { ": nezbývá žádný poddaný" }
   *[other] {" "}a { verb-keep } { $things-acc }
}.
paladins-inquisition = 🔥 **Inkvizice.** Zásoba daní je prázdná.
paladins-inquisition-cards = 🔥 **Inkvizice.** Nezbyla žádná karta podezření.
paladins-reacted = **{ subject }** díky Inkvizici { verb-get } { $things-acc }.
paladins-repented = { $count ->
    [one] **{ subject }** před rozsudkem { verb-discard } jedno podezření.
    [few] **{ subject }** před rozsudkem { verb-discard } { $count } podezření.
   *[other] **{ subject }** před rozsudkem { verb-discard } { $count } podezření.
}
paladins-guilty = Nejvíc podezření ({ $count }): **{ $seats }**. Přibývá dluh a polovina podezření mizí. { paladins-tax-full }
paladins-tax-full = Zásoba daní je zase plná.
paladins-guilty-one = Nejvíc podezření ({ $count }): **{ $seats }**. Přibývá dluh a { $back ->
    [0] podezření zůstává (polovina z jednoho, dolů)
    [one] { $back } podezření z { $count } mizí
    [few] { $back } podezření z { $count } mizí
   *[other] { $back } podezření z { $count } mizí
}. { paladins-tax-full }
paladins-guilty-several = Nejvíc podezření (po { $count }): **{ $seats }**. Každému přibývá dluh a { $back ->
    [0] podezření zůstává (polovina z jednoho, dolů)
    [one] { $back } podezření z { $count } mizí
    [few] { $back } podezření z { $count } mizí
   *[other] { $back } podezření z { $count } mizí
}. { paladins-tax-full }
paladins-acquitted = Nikdo není podezřelý. { paladins-tax-full }
paladins-over = Poslední paladin odjíždí domů: **hra skončila**.

paladins-did-gain = { verb-get } { $things-acc }
paladins-did-suspicion = { verb-draw } 👁️{ $tax ->
    [0] { "" }
   *[other] {" "}(daň { $tax })
}
paladins-did-suspicions = { verb-draw } { $count } podezření (👁️)
paladins-did-drop = { $count ->
    [one] { verb-discard } 👁️
    [few] { verb-discard } { $count }👁️
   *[other] { verb-discard } { $count }👁️
}
paladins-did-debt = { $count ->
    [one] { verb-get } dluh
    [few] { verb-get } { $count } dluhy
   *[other] { verb-get } { $count } dluhů
}
paladins-did-pay-debt = { $seat-is ->
    [you] splácíš
   *[other] splácí
} dluh
paladins-did-destroy-debt = { $seat-is ->
    [you] rušíš
   *[other] ruší
} dluh
paladins-did-clear = { verb-clears } akci { $action }
paladins-did-recruit = { $seat-is ->
    [you] verbuješ
   *[other] verbuje
} **{ $what-acc }**
paladins-did-send-away = { verb-send } pryč **{ $what-acc }**
paladins-did-develop = { verb-lay } dílnu na akci { $action }
paladins-did-pay = { verb-pay } { $things-acc }
paladins-did-commission = { verb-send } misionáře do regionu { $region } ({ $space })
paladins-did-garrison = { verb-place } tvrz do regionu { $region } ({ $space })
paladins-did-fortify = { verb-build } hradbu ({ $what })
paladins-did-absolve = { verb-lay } džbán ({ $space })
paladins-did-attack = { verb-attack } na **{ $what-acc }**
paladins-did-convert = { verb-convert } **{ $what-acc }**
paladins-did-favour = { verb-use } přízeň „{ $what }“

## The virtual player

paladins-virtual-turn = ⬛ **Virtuální hráč** · **{ $action }** ({ $workers ->
    [one] { $workers } poddaný
    [few] { $workers } poddaní
   *[other] { $workers } poddaných
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-instead = ⬛ **Virtuální hráč** · { $scheme } nejde ({ $why }), místo toho **{ $action }** ({ $workers ->
    [one] { $workers } poddaný
    [few] { $workers } poddaní
   *[other] { $workers } poddaných
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-more = ⬛ **Virtuální hráč** pokračuje{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-tavern = ⬛ **Virtuální hráč** dostává zbylou skupinu ({ $what }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-passed = ⬛ **Virtuální hráč** končí kolo: nezbývá mu žádný poddaný.
paladins-virtual-many = ⬛ **Virtuální hráč**, tahů { $turns }: { $did }{ $passed ->
    [yes] { "" }; pak končí kolo
   *[no] { "" }
}. (Každý zvlášť: `/log`)
paladins-virtual-news = ⬛ **Virtuální hráč** { $did }.
paladins-virtual-takes = si bere zbylou skupinu ({ $what })
paladins-virtual-does-trade = obchoduje
paladins-virtual-does-pray = modlí se
paladins-virtual-does-conspire = kuje spiknutí
paladins-virtual-does-rest = odpočívá
paladins-virtual-does-absolve = pokládá džbán
paladins-virtual-does = provádí akci { $action }
paladins-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
paladins-virtual-workshop = ⬛ **Virtuální hráč** dostává za rozkaz dílnu: { $action } ho teď stojí { $count ->
    [2] o dva poddané méně
   *[other] o jednoho poddaného méně
}.
paladins-virtual-why-used = akce je obsazená
paladins-virtual-why-workers = málo poddaných
paladins-virtual-why-often = už sedmkrát
paladins-virtual-why-level = nestačí { $what }
paladins-virtual-why-target = nic na dosah
paladins-virtual-why-favour = žádná není volná
paladins-virtual-why-order = žádný teď nemůže splnit
paladins-did-marker = posouvá počítadlo surovin o { $count } na pole { $space }
paladins-brief-suspicion = +{ $count }👁️
paladins-brief-drop = −{ $count }👁️
paladins-brief-coins = zásoba daní klesá o { $count }
paladins-brief-marker = posouvá počítadlo surovin o { $count }
paladins-brief-wall = staví hradbu
paladins-brief-workers = { $count ->
    [one] získává { $count } poddaného
    [few] získává { $count } poddané
   *[other] získává { $count } poddaných
}
paladins-brief-in-all = celkem { $what }
paladins-did-coins = { $count ->
    [one] ze zásoby daní mizí { $count } mince
    [few] ze zásoby daní mizí { $count } mince
   *[other] ze zásoby daní mizí { $count } mincí
}
paladins-did-jar = otáčí svůj džbán { $number }
paladins-did-clear-board = uvolňuje svou desku
paladins-did-shuffle = míchá všechny své intriky

## The final score

paladins-score-orders = Rozkazy
paladins-score-faith = Víra
paladins-score-strength = Síla
paladins-score-influence = Vliv
paladins-score-develop = Rozvoj
paladins-score-commission = Misie
paladins-score-fortify = Opevnění
paladins-score-walls = Hradby
paladins-score-garrison = Posádka
paladins-score-absolve = Odpustek
paladins-score-converted = Obrácení
paladins-score-paid = Splacené
paladins-score-debts = Dluhy
paladins-score-goods = Suroviny
paladins-tie-1 = stejně jako { $whom }, rozhodly body za rozkazy { $own } : { $theirs }
paladins-tie-2 = stejně jako { $whom }, i v rozkazech; rozhodlo méně podezření, { $own } : { $theirs }
paladins-tie-level = stejně jako { $whom }, i v rozkazech a podezřeních

## Why not

paladins-refused-wrong-seats = { core-wrong-seats }
paladins-refused-action-used = Tato akce je obsazená: uvolní ji Modlitba nebo příští kolo.
paladins-refused-done-often = Tuhle akci máš za sebou už { $count }×: víckrát to nejde.
paladins-refused-lacks-workers = Nemáš na to poddané. Chybí: { $things }.
paladins-refused-lacks-silver = { $count ->
    [one] Chybí ti { $count } mince.
    [few] Chybí ti { $count } mince.
   *[other] Chybí ti { $count } mincí.
}
paladins-refused-lacks-provisions = { $count ->
    [one] Chybí ti { $count } porce proviantu.
    [few] Chybí ti { $count } porce proviantu.
   *[other] Chybí ti { $count } porcí proviantu.
}
paladins-refused-lacks-attribute = Chybí ti { $what }: { $count }.
paladins-refused-wrong-space = Tam nepatří { $what }.
paladins-refused-no-such-worker = Chybí ti na to { $what }.
paladins-refused-space-taken = Na políčku už něco stojí.
paladins-refused-map-full = Na mapě není volné políčko.
paladins-refused-no-walls = Karty hradeb došly.
paladins-refused-no-townsfolk = Nabídka je prázdná.
paladins-refused-no-outsiders = Žádní cizinci tu nejsou.
paladins-refused-no-workshops = Všechny tvé dílny jsou umístěné.
paladins-refused-workshop-there = Leží tam dílna.
paladins-refused-jar-there = Stojí tam džbán.
paladins-refused-no-favours = Žádná královská přízeň ještě není odhalená: první přijde ve 3. kole.
paladins-refused-favour-used = V tomto kole ji už někdo využil.
paladins-refused-favour-hidden = Leží lícem dolů, dokud nepřijde její kolo.
paladins-refused-no-effect = Teď by to nic neudělalo.
paladins-refused-nothing-there = Neleží tam žádní poddaní.
paladins-refused-already-passed = Toto kolo už máš za sebou: zase v příštím.
paladins-refused-card-taken = Tuto skupinu už někdo najal.
paladins-refused-different = Jeden paladin nemůže ležet na dvou místech: vyber jiného.

## What moderators can set right

paladins-quantity-silver = 🥈 mince
paladins-quantity-provisions = 🍖 proviant
paladins-quantity-labourer = ⚪ nádeníci pod deskou
paladins-quantity-scout = 🟢 zvědi pod deskou
paladins-quantity-merchant = 🔵 kupci pod deskou
paladins-quantity-fighter = 🔴 bojovníci pod deskou
paladins-quantity-cleric = ⚫ kněží pod deskou
paladins-quantity-criminal = 🟣 zločinci pod deskou
paladins-quantity-faith = ✝️ víra
paladins-quantity-strength = ⚔️ síla
paladins-quantity-influence = 📯 vliv
paladins-quantity-debts = nesplacené dluhy
paladins-quantity-paid = splacené dluhy
paladins-quantity-suspicions = 👁️ podezření
paladins-quantity-retinue = měšťané v družině

## The log: stages of a round, kinds of events

paladins-stage-paladins = Paladinové
paladins-stage-tavern = Krčma
paladins-stage-play = Tahy
paladins-kind-cards = Paladinové a karty
paladins-kind-townsfolk = Měšťané a krčma
paladins-kind-outsiders = Cizinci
paladins-kind-works = Dílny, misionáři, hradby
paladins-kind-inquisition = Podezření, inkvizice, dluhy
paladins-kind-goods = Suroviny a mince
paladins-kind-virtual = { paladins-virtual-begin }

# Architekti Západního království: co se říká soukromě a na herním plánu.
# "mark" a "whose" jsou barevné znaky míst („3🔵A“), "there" ti, kdo někde stojí.

architects-card-or = { $first }  |  { $then }

## Where the game stands

architects-on-turn = na tahu { $seat-is ->
    [you] jsi ty
   *[other] je { $seat }
}
architects-headline = **{ $round }. kolo** · { architects-on-turn }
architects-headline-seat = { architects-headline } · { architects-headline-free }
architects-headline-own = **{ $round }. kolo** · jsi na tahu
architects-headline-own-free = { architects-headline-own } · { architects-headline-free }
architects-headline-free = na Radnici zbývá { $free } z { $spaces } políček, pak má každý ještě tah
architects-headline-last = **Poslední tahy** · { architects-on-turn }
architects-headline-last-own = **Poslední tahy** · jsi na tahu
architects-headline-draft = **Draft**
architects-moment = { $round }. kolo · tah { $turn }
architects-moment-react = { $round }. kolo · tah { $turn }, odpověď na něj
architects-headline-boards = **Volba desek** · { $seat } { verb-choose }
architects-headline-apprentice = **První učedníci** · { $seat } { verb-hire }
architects-moment-boards = Desky · volba { $number }
architects-moment-apprentice = První učedníci · najmutí { $number }
architects-moment-draft = Draft · předání { $number }
architects-headline-end = { ending-headline }
architects-phase-draft = **Draft, tajně.** Jednu kartu budovy si nech a ostatní pošli doleva, dokud nemáš tři.
architects-phase-boards = **Nejdřív desky.** Každý si vezme jednu, první vybírá ten, kdo sedí poslední; hru začne ten s nejvyšší počestností.
architects-phase-apprentice = **První učedník zdarma**, pro každého v obráceném pořadí; pak se nabídka doplní.
architects-phase-turn = **Tah po tahu** každý posílá jednoho služebníka na lokaci a bere, co přinesou všichni, které tam má. **Karty** ukážou všechny karty a domácí pravidla.

## The board

architects-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · počestnost { $virtue } · { $workers } 👷 · 🥈 { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}{ $goods ->
    [nothing] { "" }
   *[other] , { $goods }
} · { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } karet
}
architects-board-none-yet = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · zatím bez desky
architects-board-points = -# 🏆 Skóre teď { architects-signed }: { $parts }
architects-board-character = -# { $what } · { $does }
architects-board-apprentices = -# 🧑 { $who }
architects-board-built = -# 🏠 { $what }
architects-board-troubles = -# { $captives ->
    [0] { "" }
    [one] ⛓️ { $captives } zajatec ({ $whose }){ architects-and-debts }
    [few] ⛓️ { $captives } zajatci ({ $whose }){ architects-and-debts }
   *[other] ⛓️ { $captives } zajatců ({ $whose }){ architects-and-debts }
}{ $captives ->
    [0] { architects-debts }
   *[other] { "" }
}
architects-and-debts = { $debts ->
    [0] { $paid ->
        [0] { "" }
       *[other] {" · "}{ architects-debts }
    }
   *[other] {" · "}{ architects-debts }
}
architects-debts = 📜 { $debts ->
    [one] { $debts } dluh
    [few] { $debts } dluhy
   *[other] { $debts } dluhů
}{ $paid ->
    [0] { "" }
   *[other] , splaceno { $paid }
}
architects-board-places = **Služebníci venku**
architects-board-place = { $place }{ $tax ->
    [0] { "" }
    [one] {" "}({ $tax } mince)
    [few] {" "}({ $tax } mince)
   *[other] {" "}({ $tax } mincí)
}: { $workers }
architects-board-tax = Výběrčí daní ({ $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}): nikdo
architects-board-prison = 🔒 Vězení: { $workers }
architects-board-empty = -# Prázdné: { $places }
architects-board-market = **Černý trh** (stojí 1 počestnost; jen s počestností do { $most }): { $spaces }
architects-board-space = { $taken ->
    [yes] { $mark }{ " " }
   *[no] { "" }
}{ $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}: { $gives }
architects-board-deal = učedník, nebo 1 karta (na výběr: { $count })
architects-board-workshop = **Dílna** (učedník za 4 mince; v balíčku { $left ->
    [one] { $left } učedník
    [few] { $left } učedníci
   *[other] { $left } učedníků
})
architects-board-row = Řada { $number }: { $who }
architects-board-apprentice = { $who }{ $silver ->
    [0] { "" }
   *[other] {" "}🥈{ $silver }
}
architects-board-guildhall = **Radnice** (obsazeno { $filled } z { $spaces }; ♻️ obnoví Černý trh, 🔁 vymění dva učedníky)
    { $rows }
architects-board-cathedral = **Katedrála**: { $levels } · { $rewards ->
    [one] zbývá { $rewards } odměna
    [few] zbývají { $rewards } odměny
   *[other] zbývá { $rewards } odměn
}
architects-board-level = { $level }{ $stand ->
    [0] { "" }
   *[other] {" "}{ $there }
} ({ $price }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $free ->
    [0] , plno
   *[other] { "" }
})
architects-board-any = { $count }× dřevo či kámen

## Your own things

architects-own-none-yet = Desku zatím nemáš. Podle ní uvidíš, s čím začínáš.
architects-own-stock = 🏺 hlína { $clay } · 🪵 dřevo { $wood } · 🪨 kámen { $stone } · 🥇 zlato { $gold } · ⬜ mramor { $marble } · 🥈 **mince { $silver }**
architects-beside-track = ⚖️ Počestnost { $virtue }{ $tax ->
    [0] { "" }
   *[other] , daň o { $tax } nižší
}{ $cathedral ->
    [no] , bez Katedrály
   *[yes] { "" }
}{ $market ->
    [no] , bez Černého trhu
   *[yes] { "" }
}
architects-own-standing = ⚖️ Počestnost **{ $virtue }**{ $tax ->
    [0] { "" }
   *[other] , daň o { $tax } nižší
}{ $cathedral ->
    [no] , bez Katedrály
   *[yes] { "" }
}{ $market ->
    [no] , bez Černého trhu
   *[yes] { "" }
} · 👷 doma { $workers }, { $out ->
    [0] venku 0
   *[other] venku { $out } ({ $where })
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ úroveň { $level }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 ve vězení { $prison }
}{ $captives ->
    [0] { "" }
    [one] {" · "}⛓️ { $captives } zajatec
    [few] {" · "}⛓️ { $captives } zajatci
   *[other] {" · "}⛓️ { $captives } zajatců
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } dluh
    [few] {" · "}📜 { $debts } dluhy
   *[other] {" · "}📜 { $debts } dluhů
}{ $paid ->
    [0] { "" }
   *[other] {" · "}splaceno { $paid }
}
architects-own-row = { $first }, { $then }
architects-own-at = { $place } { $count }
architects-own-points = -# 🏆 Skóre teď **{ architects-signed }**: { $parts }
architects-part-buildings = budovy { architects-signed }
architects-part-cathedral = Katedrála { architects-signed }
architects-part-virtue = počestnost { architects-signed }
architects-part-debts = dluhy { architects-signed }
architects-part-riches = zlato a mramor { architects-signed }
architects-part-silver = mince { architects-signed }
architects-part-prison = vězení { architects-signed }
architects-signed = { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
architects-own-held = ⛓️ Tvoji zajatí služebníci: { $who }
architects-own-held-by = { $seat } { $count }
architects-own-apprentices = **Učedníci** ({ $count } z { $most })
architects-own-hand = **Karty budov na ruce**
architects-own-apprentice = -# 🧑 { $card }
architects-own-card = - { $card }
architects-own-card-ready = - ✅ { $card }
architects-own-card-needs = - { $card } · **chybí: { $missing }**
architects-own-card-bare = - { $card }
architects-own-card-unskilled = - { $card } · vyžaduje { $skills }
architects-own-building = -# 🏠 **{ $what }** · { $does }
architects-other = -# { $mark } **{ $seat }** · ⚖️ { $virtue } · 🥈 { $silver } · 👷 doma { $workers }, venku { $out }{ $held ->
    [0] { "" }
   *[other] , zajato { $held }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 { $prison }
}{ $captives ->
    [0] { "" }
   *[other] {" · "}⛓️ { $captives }
}{ $buildings ->
    [0] { "" }
   *[other] {" · "}🏠 { $buildings }
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ { $level }
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } dluh
    [few] {" · "}📜 { $debts } dluhy
   *[other] {" · "}📜 { $debts } dluhů
} · 🏆 { architects-signed }

## Details of the questions

architects-details-few-workers = -# 👷 { $count ->
    [one] Doma máš posledního služebníka: až nezbude žádný, v tahu se jeden jen vrátí a nikdo nevyjde.
    [few] Doma máš už jen { $count } služebníky: až nezbude žádný, v tahu se jeden jen vrátí a nikdo nevyjde.
   *[other] Doma máš už jen { $count } služebníků: až nezbude žádný, v tahu se jeden jen vrátí a nikdo nevyjde.
}
architects-details-last-turn = -# 🏁 **Tvůj poslední tah.** Body jsou za budovy, Katedrálu, počestnost, zlato, mramor a každých deset mincí; za karty na ruce a služebníky doma nejsou. Dluhy a služebníci ve vězení body stojí.
architects-closed = { bot-not-now }
architects-closed-some = { $what } ({ $why })
architects-closed-cathedral = Katedrála ({ $why }; stojí { $price })
architects-closed-many = { $count ->
    [one] { $count } další volba
    [few] { $count } další volby
   *[other] { $count } dalších voleb
} ({ $why })
architects-closed-guildhall = Radnice (zatím není co postavit)
architects-closed-dear = { $count ->
    [one] { $count } další učedník
    [few] { $count } další učedníci
   *[other] { $count } dalších učedníků
} ({ $why })
architects-why-cannot-pay = nemáš na to
architects-why-lacks-goods = chybí suroviny
architects-why-column-too-dear = na vzdálenější sloupce nemáš dost mincí
architects-why-too-few-workers = máš tam málo služebníků
architects-why-no-skill = chybí schopnost
architects-why-no-tax = neleží tam žádné mince
architects-why-no-cards = karty došly
architects-why-no-card = nemáš kartu k odhození
architects-why-no-captives = nikoho nedržíš
architects-why-none-in-prison = nikoho tam nemáš
architects-why-none-captured = nikoho zajatého nemáš
architects-why-no-debt = žádný dluh nemáš
architects-why-too-many-places = v tomto tahu už ne z další lokace
architects-why-too-many-apprentices = pro dalšího není místo
architects-why-space-taken = obsazeno
architects-why-too-virtuous = jen s počestností pod 10
architects-why-too-little-virtue = jen s počestností od 5
architects-why-level-full = úroveň je plná
architects-why-colour-taken = obsazeno
architects-why-at-the-top = už jsi na vrcholu
architects-short-imprison = vsazení zajatců do vězení
architects-short-release = osvobození z vězení
architects-short-buy = osvobození za mince
architects-short-owe = osvobození za dluh
architects-short-pay-debt = splacení dluhu
architects-details-reset = Vyšší počestnost je na konci za víc bodů. S počestností 10 a víc ale nesmíš na Černý trh; nad 1 a nad 3 rostou daně.
architects-details-recall = -# Žádný tvůj služebník není na lokaci s velkým kroužkem, takže se jeden vrátí odjinud (domácí pravidlo). Nic dalšího se v tomto tahu nestane.
architects-details-hire = Nabídka se změnila dřív, než tvoje budova najímá: teď tu leží tito.
architects-own-board-card = - **{ $what }**: počestnost { $virtue }, { $things }{ $prison ->
    [0] { "" }
   *[other] , ve vězení { $prison }
}{ $debts ->
    [0] { "" }
    [one] , { $debts } dluh
    [few] , { $debts } dluhy
   *[other] , { $debts } dluhů
}{ $cards ->
    [0] { "" }
    [one] , po draftu { $cards } karta
    [few] , po draftu { $cards } karty
   *[other] , po draftu { $cards } karet
}
architects-details-react = Počestností nad vrchol můžeš zrušit nesplacené dluhy; s některými deskami se můžeš z nového dluhu vykoupit.
architects-draft-signs = -# Na kartách: pila = { architects-skill-carpentry }, tašky = { architects-skill-tiling }, zednická lžíce = { architects-skill-masonry }.
architects-seal-turn = Provést
architects-seal-recall = { architects-seal-turn }
architects-seal-keep = Nechat si
architects-seal-hire = Najmout
architects-seal-work = { architects-seal-turn }
architects-seal-reset = { architects-seal-turn }
architects-seal-react = { architects-seal-turn }
architects-seal-discard = Odhodit
architects-seal-boards = Vzít tuto desku
architects-seal-apprentice = Najmout
architects-done-turn = **Hotovo.**
architects-done-recall = { architects-done-turn }
architects-done-boards = { architects-done-turn }
architects-done-apprentice = { architects-done-turn }
architects-decided-draft = Ponecháno: { $card }
architects-decided-keep = Ponecháno: { $card }
architects-decided-discard = Odhozeno: { $cards }
architects-decided-recall = Jeden je doma · { $place }
architects-decided-reset = { $use }
architects-sealed-turn = Dokud netáhne někdo další, můžeš to vzít zpět.

architects-about-tax-stand = Vezmi všechny tamní mince
architects-about-imprison = Dostaneš za ně { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}
architects-about-group = { $price ->
    [0] Zdarma
    [one] Za { $price } minci
    [few] Za { $price } mince
   *[other] Za { $price } mincí
} na tvou desku; Strážnice za ně dá { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}
architects-about-twin = { $place } · { $note }
architects-twin-place = řada { $row }, sloupec { $column }
architects-about-own-group = { $price ->
    [0] Zdarma
    [one] Za { $price } minci
    [few] Za { $price } mince
   *[other] Za { $price } mincí
}; tvoji služebníci se vrátí domů
architects-about-recall = Jeden z nich se vrátí, { $stay ->
    [0] nikdo tam nezůstane
    [one] { $stay } tam zůstane
    [few] { $stay } tam zůstanou
   *[other] { $stay } jich tam zůstane
}
architects-now-own = { architects-now-there }; každá další návštěva přinese o 1 víc
architects-now-there = { $count ->
    [0] Nikoho tam nemáš
   *[other] Máš tam už { $count }
}
architects-now-own-or = { architects-now-there }; za každé { $pair } své služebníky můžeš místo toho vzít 1 { $kind }
architects-now-and = { $first }; { $then }
architects-now-exchange = libovolné { $count } z { $kinds-gen } → { $things ->
    [nothing] { architects-virtues }
   *[other] { $things }
}
architects-now-trade = { $given } → { $things ->
    [nothing] { architects-virtues }
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}a { architects-virtues }
    }
}
architects-now-group = { $count }× { $seat } ({ $place })
architects-now-more-groups = { $groups }; a ještě { $count }
architects-now-workshop = Učedník { $columns ->
    [1] z 1. sloupce
   *[other] z prvních { $columns } sloupců
} stojí { $price } { $price ->
    [one] minci
    [few] mince
   *[other] mincí
}, z každého dalšího o 1 víc; karet budov zbývá { $left }
architects-now-one-place = Všechna zajetí na téže lokaci. Možná: { $groups }
architects-now-own-only = Domů si tu můžeš vzít jen vlastní služebníky
architects-now-one-group = Služebníci jednoho hráče na jedné lokaci: { $groups }
architects-now-silver-limit = Omezují tě mince; tví služebníci by tu stačili na { $count } zajetí. { $groups }
architects-now-idle = Teď nic neudělá, ale při příští návštěvě se počítá
architects-idle-storehouse = 👑 Královský sklad: teď není co směnit
architects-idle-town-centre = 🏘️ Rynek: teď není koho zajmout
architects-idle-guardhouse = 🗝️ Strážnice: teď tu není co dělat
architects-now-captives = { $count ->
    [one] { $count } zajatec za mince
    [few] { $count } zajatci za mince
   *[other] { $count } zajatců za mince
}
architects-now-prison = { $count ->
    [one] { $count } tvůj je ve vězení
    [few] { $count } tvoji jsou ve vězení
   *[other] { $count } tvých je ve vězení
}
architects-now-held = { $count ->
    [one] { $count } tvůj je zajatý
    [few] { $count } tvoji jsou zajatí
   *[other] { $count } tvých je zajatých
}
architects-now-debts = { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
architects-now-space = { $price }: { $gives }
architects-now-deal = učedník, nebo 1 karta (na výběr: { $cards })
architects-about-cathedral = { $price } a karta z ruky: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a odměna

architects-none-trade = Žádná směna
architects-none-order = Žádná akce
architects-none-capture = Nikoho nezajmout
architects-step-goods = Co dáš při { $number }. směně

## Table options

architects-option-boards-standard = Desky: standardní strana.
architects-option-boards-variable = Desky: pět postav z krabice, rozdané.
architects-option-boards-all = Desky: kterákoli z deseti postav, rozdané.
architects-option-boards-chosen = Desky: pět postav z krabice, na výběr.
architects-option-boards-all-chosen = Desky: kterákoli z deseti postav, na výběr.
architects-option-apprentice-yes = První učedník: jako v rozšíření Věk řemeslníků, po draftu si každý jednoho najme zdarma.
architects-option-silver-same = Mince: na standardních deskách začínají všichni s 5, ať je na tahu kdokoli první.
architects-option-promos-yes = Promo karty: o tři učedníky a tři budovy víc.

# Paladinové Západního království: co se říká soukromě a na herním plánu.

## Where the game stands

paladins-headline-draft = **První měšťané** · { $own ->
    [yes] volíš ty
   *[no] { $seat } { verb-choose }
}
paladins-headline-paladins = **{ $round }. kolo { of-rounds }** · paladinové, tajně
paladins-headline-tavern = **{ $round }. kolo { of-rounds }** · krčma · { $own ->
    [yes] najímáš ty
   *[no] { $seat } { verb-hire }
}
paladins-headline-play = **{ $round }. kolo { of-rounds }** · { $own ->
    [yes] jsi na tahu
   *[no] na tahu je { $seat }
}
paladins-headline-repent = **{ $round }. kolo { of-rounds }** · Inkvizice se ptá{ $own ->
    [yes] { " " }tebe
   *[no] : { $seat }
}
paladins-headline-end = { ending-headline }
paladins-moment-draft = První měšťané · { $at }
paladins-moment-draft-part = První měšťané · { $at }, po otázce { $part }
paladins-moment-paladins = { $round }. kolo · paladinové
paladins-moment-tavern = { $round }. kolo · krčma · { $at }
paladins-moment-tavern-part = { $round }. kolo · krčma · { $at }, po otázce { $part }
paladins-moment-play = { $round }. kolo · tah { $at }
paladins-moment-play-part = { $round }. kolo · tah { $at }, po otázce { $part }
paladins-phase-draft = **Nejdřív si každý zdarma vezme měšťana**; začínající hráč vybírá poslední.
paladins-phase-paladins = **Tajná volba paladinů.** Ze tří na ruce jeden povede toto kolo, druhý jde navrch balíčku, třetí dospod.
paladins-phase-draft-alone = **Nejdřív si zdarma vezmeš měšťana.**
paladins-phase-tavern = **Krčma.** Postupně každý odhalí svého paladina a najme skupinu čtyř poddaných.
paladins-phase-play = **Tah po tahu** každý provede jednu akci, nebo kolo ukončí. **Karty** ukazují vše odkryté, **?** otázku vysvětlí.

## The board

paladins-beside-card = { $first } | { $then }
paladins-level-faith = ✝️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-strength = ⚔️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-influence = 📯{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-short-faith = ✝️{ $level }
paladins-level-short-strength = ⚔️{ $level }
paladins-level-short-influence = 📯{ $level }
paladins-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] {" "}⬅️
   *[no] { "" }
}{ $chosen ->
    [yes] {" "}✓
   *[no] { "" }
}{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }
paladins-board-goods = { $workers } · { $silver }🥈 { $provisions }🍖
paladins-board-no-workers = bez poddaných
paladins-board-marker = { $workers ->
    [one] { $workers } poddaný
    [few] { $workers } poddaní
   *[other] { $workers } poddaných
}, počítadlo surovin na { $marker }
paladins-board-troubles = { $suspicions ->
    [0] { "" }
   *[other] {" "}· { $suspicions }👁️
}{ $debts ->
    [0] { "" }
   *[other] {" "}· { $debts }📜
}{ $paid ->
    [0] { "" }
   *[other] {" "}· { $paid }🧾
}
paladins-so-far = { $over ->
    [yes] { "" }
   *[no] zatím{ " " }
}
paladins-board-done = -# { $pieces } · 🏆 { paladins-so-far }bodů: { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
paladins-board-nothing-done = zatím nic
paladins-board-monks = { $count ->
    [one] { $count } misionář
    [few] { $count } misionáři
   *[other] { $count } misionářů
}
paladins-board-outposts = { $count ->
    [one] { $count } tvrz
    [few] { $count } tvrze
   *[other] { $count } tvrzí
}
paladins-board-walls = { $count ->
    [one] { $count } hradba
    [few] { $count } hradby
   *[other] { $count } hradeb
}
paladins-board-jars = { $count ->
    [one] { $count } džbán
    [few] { $count } džbány
   *[other] { $count } džbánů
}
paladins-board-attacked = { $count ->
    [one] { $count } napadený
    [few] { $count } napadení
   *[other] { $count } napadených
}
paladins-board-converted = { $count ->
    [one] { $count } obrácený
    [few] { $count } obrácení
   *[other] { $count } obrácených
}
paladins-board-workshops = { $count ->
    [one] { $count } dílna
    [few] { $count } dílny
   *[other] { $count } dílen
} ({ $where })
paladins-board-at = { $action }{ $count ->
    [one] { "" }
    [few] {" "}×{ $count }
   *[other] {" "}×{ $count }
}
paladins-board-used = obsazeno: { $actions }
paladins-board-paladin = **{ $what }** ({ $does })
paladins-board-townsfolk = { $what } ({ $does })
paladins-board-people = -# 🛡️ { $people }
paladins-board-tavern = 🍺 **Krčma**: { $cards }
paladins-board-tavern-card = { $what }{ $taken ->
    [yes] {" "}({ $seat })
   *[no] { "" }
}
paladins-board-order = 👑 **{ $what }** přinese { $points }🏆 (zatím { $counts })
paladins-board-count = { $seat } { $count }
paladins-virtual-mark = ⬛Vi
paladins-board-favour = 👑 Královská přízeň za { $what }{ $taken ->
    [yes] {" "}· v tomto kole obsazeno ({ $seat })
   *[no] { "" }
}
paladins-board-tax = 🥈 **Zásoba daní: { $tax }**{ $tax ->
    [1] { ", další mince přivolá Inkvizici" }
   *[other] { "" }
} · { $walls ->
    [one] zbývá { $walls } hradba
    [few] zbývají { $walls } hradby
   *[other] zbývá { $walls } hradeb
}
paladins-board-suspicions = 👁️ Podezření: { $counts }
paladins-board-outsiders = **Cizinci podle regionů** (⚔️ a ✝️, které potřebuješ)
paladins-board-outsider = -# **{ $number } · { $what }** ({ $people }) · { $attack } · { $convert }
paladins-outsiders-near = -# **Cizinci** podle regionů (co přinesou, uvidíš, když zvolíš Útok nebo Obrácení): { $outsiders }
paladins-outsider-near = { $number } { $what } ⚔️{ $strength } ✝️{ $faith }
paladins-board-outsiders-short = **Cizinci podle regionů** (⚔️ útok 🪓, ✝️ obrácení 🕊️)
paladins-board-outsider-short = -# **{ $number }** ⚔️{ $strength } ✝️{ $faith } **{ $what }** ({ $people }) · { $does }
paladins-board-row = -# **Měšťané.** Za jednoho poddaného měšťan odejde a dá ti odměnu uvedenou jako první. Přidáš-li bojovníka 🔴B, vstoupí místo toho do družiny.
paladins-board-for = -# { $silver }🥈{ $debt ->
    [yes] {" "}nebo dluh
   *[no] { "" }
} **{ $what }** · odejde: { $discard } · přidá se: { $joins }
paladins-board-map = **Mapa podle regionů** (misionář vyžaduje ✝️, tvrz ⚔️)
paladins-board-region = -# **{ $number }** · ✝️{ $faith } ⚔️{ $strength }: { $spaces }
paladins-board-taken = obsazeno { $mark }

## Your own things

paladins-own-goods = { $goods }{ $troubles }
paladins-own-troubles = { $suspicions ->
    [0] { "" }
   *[other] {" "}· 👁️ { $suspicions } podezření
}{ $debts ->
    [0] { "" }
    [one] {" "}· 📜 { $debts } nesplacený dluh
    [few] {" "}· 📜 { $debts } nesplacené dluhy
   *[other] {" "}· 📜 { $debts } nesplacených dluhů
}{ $paid ->
    [0] { "" }
    [one] {" "}· 🧾 { $paid } splacený dluh
    [few] {" "}· 🧾 { $paid } splacené dluhy
   *[other] {" "}· 🧾 { $paid } splacených dluhů
}
paladins-own-attributes = { $attributes } · 🏆 { paladins-so-far }bodů: { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }{ $goods ->
    [0] { "" }
   *[other] , z toho za suroviny { $goods }
}
paladins-own-done = -# { $pieces }
paladins-own-used = -# Poddaní na akcích: { $actions }
paladins-own-used-one = { $action } { $workers }
paladins-own-next = -# Příště: { $actions }
paladins-own-next-one = { $action }{ $free ->
    [yes] { "" }
   *[no] {" "}{ $price }
} { $needs }{ $lacks ->
    [0] { "" }
   *[other] {" "}(chybí { $lacks })
}
paladins-own-workshops = -# Zbývající dílny: { $left }{ $left ->
    [0] { "" }
   *[other] {" "}(další { $under })
}
paladins-own-paladin = -# 🛡️ **{ $what }** v tomto kole: { $does }
paladins-own-chosen = -# 🛡️ Lícem dolů: { $card }
paladins-own-top = -# V příštím kole budou na výběr { $what } a dva další.
paladins-own-retinue = -# 🧑‍🌾 Tvá družina: { $people }
paladins-own-card = - { $card }
paladins-own-sealed = 🛡️ **{ $play }** vede · { $top } navrch · { $bottom } pod balíček
paladins-own-sealed-last = 🛡️ **{ $play }** vede
paladins-other = -# { $mark } **{ $seat }**{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }

## Details of the questions

paladins-need = -# { $action }: { $spaces } · { $raises }
paladins-need-row = { $first }
    { $then }
paladins-needs = -# **Jaké poddané akce vyžadují** (◻️ kdokoli) a co zvýší
    { $actions }
paladins-tavern-rest = -# ⬛ Skupinu, kterou necháš, dostane virtuální hráč a za každého zločince v ní si lízne podezření.
paladins-closed = { bot-not-now }
paladins-draft-signs = -# { paladins-signs }. Daně jsou mince ze zásoby daní.
paladins-closed-some = { $what } ({ $why })
paladins-closed-many = { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
} ({ $why })
paladins-why-action-used = obsazeno
paladins-why-done-often = už { $count }×
paladins-why-lacks-workers = chybí { $things }
paladins-why-lacks-silver = chybí { $count }🥈
paladins-why-lacks-provisions = chybí { $count }🍖
paladins-why-lacks-attribute = chybí { $what } { $count }
paladins-why-wrong-space = nepatří tam
paladins-why-no-such-worker = takový poddaný chybí
paladins-why-space-taken = obsazeno
paladins-why-map-full = mapa je plná
paladins-why-no-walls = hradby došly
paladins-why-no-townsfolk = nabídka je prázdná
paladins-why-no-outsiders = žádní cizinci
paladins-why-no-workshops = dílny došly
paladins-why-workshop-there = leží tam dílna
paladins-why-jar-there = stojí tam džbán
paladins-why-no-favours = až od 3. kola
paladins-why-favour-used = v tomto kole už využita
paladins-why-favour-hidden = lícem dolů
paladins-why-no-effect = teď by to nic nepřineslo
paladins-why-nothing-there = nic tam není
paladins-why-already-passed = kolo už máš za sebou
paladins-why-card-taken = obsazeno
paladins-why-different = už vybráno

paladins-about-develop = Za { $spaces } a mince polož na akci dílnu: potřebuje pak o jednoho poddaného méně
paladins-about-recruit = Za ◻️ ti měšťan dá odměnu a odejde; za { $spaces } se přidá do družiny
paladins-about-hunt = Za ◻️ získáš 1🍖, za { $spaces } 3🍖
paladins-about-trade = Za ◻️ získáš 1🥈, za { $spaces } 3🥈
paladins-about-pray = Za { $spaces }{ $free ->
    [yes] { "" }
   *[no] {" "}a mince
} uvolni akci a použij ji v tomto kole znovu
paladins-about-conspire = Za { $spaces } získáš zločince (🟣Zl) a lízneš si podezření
paladins-about-commission = Za { $spaces } vyšli misionáře do regionu s nejvýš { $needs }: +1📯 a odměna políčka
paladins-about-fortify = Za { $spaces } postav hradbu (vyžaduje { $needs }): +1⚔️ a odměna hradby
paladins-about-garrison = Za { $spaces } postav tvrz v regionu s nejvýš { $needs }: +1✝️ a odměna políčka
paladins-about-absolve = Za { $spaces } polož džbán (vyžaduje { $needs }): +1✝️, −1👁️ a odměna políčka
paladins-about-attack = Za { $spaces } zaútoč na cizince s nejvýš { $needs } (chybějící ⚔️ doplatíš: 1🥈 za { $missing }): +1📯 a odměna
paladins-about-convert = Za { $spaces } obrať cizince s nejvýš { $needs }: hned přinese ⚔️, na konci body
paladins-about-favour = { $count ->
    [one] { $first }
    [few] { $first }; volné jsou { $count }
   *[other] { $first }; volných je { $count }
}
paladins-about-no-debt = nemáš dluh
paladins-about-no-suspicion = nemáš 👁️
paladins-about-neither = nemáš dluh ani 👁️
paladins-about-workshop = Akce pak potřebuje { $spaces }
paladins-about-group = { $things }. S tvými je to dost poddaných na { $which ->
    [all] kteroukoli velkou akci
    [but] velké akce kromě: { $actions }
   *[some] akce: { $actions }
}
paladins-about-pass = V tomto kole už žádná akce; nech si až { $kept ->
    [one] { $kept } poddaného
    [few] { $kept } poddané
   *[other] { $kept } poddaných
}

paladins-seal-draft = Vzít tohoto
paladins-seal-paladins = Potvrdit
paladins-seal-tavern = Najmout
paladins-seal-turn = Provést
paladins-seal-repent = Odpovědět
paladins-seal-attribute = Zvýšit
paladins-seal-drop = { paladins-seal-turn }
paladins-seal-pay = { paladins-seal-turn }
paladins-seal-destroy = { paladins-seal-turn }
paladins-seal-clear = { paladins-seal-turn }
paladins-seal-join = { paladins-seal-turn }
paladins-seal-workshop = Položit
paladins-seal-either = Vzít
paladins-decided-draft = Měšťan: { $townsfolk }
paladins-decided-paladins = { $play } vede, { $top } navrch balíčku
paladins-decided-paladins-last = { $play } vede
paladins-decided-tavern = Najato: { $card }

paladins-look-hidden = Lícem dolů: { $orders ->
    [0] žádný rozkaz
    [one] { $orders } rozkaz
    [few] { $orders } rozkazy
   *[other] { $orders } rozkazů
}, { $favours ->
    [0] žádná přízeň
    [one] { $favours } přízeň
    [few] { $favours } přízně
   *[other] { $favours } přízní
}
paladins-look-left = **{ $action }** { $spaces }{ $silver ->
    [0] { "" }
   *[other] , { $silver }🥈
}
paladins-look-right = **{ $action }** { $spaces }{ $prices ->
    [nothing] { "" }
   *[other] {" "}· postupně { $prices } { $good ->
        [provisions] 🍖
       *[silver] 🥈
    }
} · potřebuje { $needs-acc }, zvyšuje { $raises-acc }
paladins-look-region = - **Region { $number }** (✝️{ $faith } ⚔️{ $strength }): { $spaces }
paladins-look-attacked = - { $what }, napaden
paladins-look-wall = - 🧱 { $what }
paladins-look-points = { $attributes }, body podle pole: { $track }

paladins-done-draft = **Hotovo.**
paladins-done-tavern = { paladins-done-draft }
paladins-done-turn = { paladins-done-draft }
paladins-done-repent = { paladins-done-draft }
paladins-done-attribute = { paladins-done-draft }
paladins-done-drop = { paladins-done-draft }
paladins-done-pay = { paladins-done-draft }
paladins-done-destroy = { paladins-done-draft }
paladins-done-clear = { paladins-done-draft }
paladins-done-join = { paladins-done-draft }
paladins-done-workshop = { paladins-done-draft }
paladins-done-either = { paladins-done-draft }

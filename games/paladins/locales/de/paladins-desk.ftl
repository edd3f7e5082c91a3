# Paladine des Westfrankenreichs: was Tische und der Plan sagen.

## Wie die Partie steht

paladins-headline-draft = **Die ersten Stadtbewohner** · { $own ->
    [yes] du wählst
   *[no] { $seat } { verb-choose }
}
paladins-headline-paladins = **Runde { $round } von { $rounds }** · Paladine, im Geheimen
paladins-headline-tavern = **Runde { $round } von { $rounds }** · die Taverne · { $own ->
    [yes] du heuerst an
   *[no] { $seat } { verb-hire } an
}
paladins-headline-play = **Runde { $round } von { $rounds }** · { $own ->
    [yes] du bist dran
   *[no] { $seat } { verb-be } dran
}
paladins-headline-repent = **Runde { $round } von { $rounds }** · die Inquisition fragt { $own ->
    [yes] dich
   *[no] { $seat }
}
paladins-headline-end = { ending-headline }
paladins-moment-draft = Die ersten Stadtbewohner · { $at }
paladins-moment-draft-part = Die ersten Stadtbewohner · { $at }, nach Frage { $part }
paladins-moment-paladins = Runde { $round } · Paladine
paladins-moment-tavern = Runde { $round } · die Taverne · { $at }
paladins-moment-tavern-part = Runde { $round } · die Taverne · { $at }, nach Frage { $part }
paladins-moment-play = Runde { $round } · Zug { $at }
paladins-moment-play-part = Runde { $round } · Zug { $at }, nach Frage { $part }
paladins-phase-draft = **Zuerst nehmen alle umsonst einen Stadtbewohner**; wer beginnt, wählt zuletzt.
paladins-phase-draft-alone = **Zuerst nimmst du umsonst einen Stadtbewohner.**
paladins-phase-paladins = **Deine Paladine, im Geheimen.** Von dreien auf der Hand führt einer diese Runde, einer geht auf deinen Stapel, einer darunter.
paladins-phase-tavern = **Die Taverne.** Reihum deckt ihr euren Paladin auf und heuert eine Gruppe von vier Arbeitern an.
paladins-phase-play = **Zug um Zug** führen alle eine Aktion aus oder passen. **Karten** zeigt alle offenen Karten, **?** erklärt die Frage.

## Der Plan

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
paladins-board-no-workers = keine Arbeiter
paladins-board-marker = { $workers } Arbeiter, Marker auf { $marker }
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
   *[no] { " " }bisher
}
paladins-board-done = -# { $pieces } · 🏆 { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}{ paladins-so-far }
paladins-board-nothing-done = noch nichts getan
paladins-board-monks = { $count ->
    [one] { $count } Mönch
   *[other] { $count } Mönche
}
paladins-board-outposts = { $count } Außenposten
paladins-board-walls = { $count ->
    [one] { $count } Mauer
   *[other] { $count } Mauern
}
paladins-board-jars = { $count ->
    [one] { $count } Krug
   *[other] { $count } Krüge
}
paladins-board-attacked = { $count ->
    [one] { $count } Fremder angegriffen
   *[other] { $count } Fremde angegriffen
}
paladins-board-converted = { $count } bekehrt
paladins-board-workshops = { $count ->
    [one] { $count } Werkstatt
   *[other] { $count } Werkstätten
} ({ $where })
paladins-board-at = { $action }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}
paladins-board-used = benutzt: { $actions }
paladins-board-paladin = **{ $what }** ({ $does })
paladins-board-townsfolk = { $what } ({ $does })
paladins-board-people = -# 🛡️ { $people }
paladins-board-tavern = 🍺 **Taverne**: { $cards }
paladins-board-tavern-card = { $what }{ $taken ->
    [yes] {" "}({ $seat })
   *[no] { "" }
}
paladins-board-order = 👑 **{ $what }** bringt { $points }🏆 (bisher { $counts })
paladins-board-count = { $seat } { $count }
paladins-virtual-mark = ⬛Vi
paladins-board-favour = 👑 Gunst des Königs für { $what }{ $taken ->
    [yes] {" "}· diese Runde vergeben ({ $seat })
   *[no] { "" }
}
paladins-board-tax = 🥈 **Steuervorrat: { $tax }**{ $tax ->
    [1] { ", die nächste Münze bringt die Inquisition" }
   *[other] { "" }
} · noch { $walls ->
    [one] { $walls } Mauer
   *[other] { $walls } Mauern
}
paladins-board-suspicions = 👁️ Verdachtskarten: { $counts }
paladins-board-outsiders = **Fremde nach Region** (Angreifen braucht ⚔️, Bekehren ✝️)
paladins-board-outsider = -# **{ $number } · { $what }** ({ $people }) · { $attack } · { $convert }
paladins-outsiders-near = -# **Fremde** nach Region (was sie bringen, siehst du bei Angreifen und Bekehren): { $outsiders }
paladins-outsider-near = { $number } { $what } ⚔️{ $strength } ✝️{ $faith }
paladins-board-outsiders-short = **Fremde nach Region** (Angreifen 🪓 braucht ⚔️, Bekehren 🕊️ braucht ✝️)
paladins-board-outsider-short = -# **{ $number }** ⚔️{ $strength } ✝️{ $faith } **{ $what }** ({ $people }) · { $does }
paladins-board-row = -# **Stadtbewohner.** Zahle einen Arbeiter, und du bekommst die Belohnung nach „einmal“. Mit einem 🔴K Kämpfer dazu kommen sie stattdessen in dein Gefolge.
paladins-board-for = -# { $silver }🥈{ $debt ->
    [yes] {" "}oder ein Schuldschein
   *[no] { "" }
} **{ $what }** · einmal: { $discard } · im Gefolge: { $joins }
paladins-board-map = **Karte nach Region** (ein Mönch braucht ✝️, ein Außenposten ⚔️)
paladins-board-region = -# **{ $number }** · ✝️{ $faith } ⚔️{ $strength }: { $spaces }
paladins-board-taken = besetzt { $mark }

## Was dir gehört

paladins-own-goods = { $goods }{ $troubles }
paladins-own-troubles = { $suspicions ->
    [0] { "" }
    [one] {" "}· 👁️ { $suspicions } Verdachtskarte
   *[other] {" "}· 👁️ { $suspicions } Verdachtskarten
}{ $debts ->
    [0] { "" }
    [one] {" "}· 📜 { $debts } offener Schuldschein
   *[other] {" "}· 📜 { $debts } offene Schuldscheine
}{ $paid ->
    [0] { "" }
    [one] {" "}· 🧾 { $paid } beglichener Schuldschein
   *[other] {" "}· 🧾 { $paid } beglichene Schuldscheine
}
paladins-own-attributes = { $attributes } · 🏆 { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}{ paladins-so-far }{ $goods ->
    [0] { "" }
   *[other] , davon { $goods } für Waren
}
paladins-own-done = -# { $pieces }
paladins-own-used = -# Arbeiter auf: { $actions }
paladins-own-used-one = { $action } { $workers }
paladins-own-next = -# Nächstes Mal: { $actions }
paladins-own-next-one = { $action }{ $free ->
    [yes] { "" }
   *[no] {" "}{ $price }
} { $needs }{ $lacks ->
    [0] { "" }
   *[other] {" "}({ $lacks } zu wenig)
}
paladins-own-workshops = -# Werkstätten übrig: { $left }{ $left ->
    [0] { "" }
   *[other] {" "}(nächste { $under })
}
paladins-own-paladin = -# 🛡️ **{ $what }** diese Runde: { $does }
paladins-own-chosen = -# 🛡️ Verdeckt: { $card }
paladins-own-top = -# Nächste Runde wählst du zwischen { $what } und zwei anderen.
paladins-own-retinue = -# 🧑‍🌾 Dein Gefolge: { $people }
paladins-own-card = - { $card }
paladins-own-sealed = 🛡️ **{ $play }** führt · { $top } nach oben · { $bottom } nach unten
paladins-own-sealed-last = 🛡️ **{ $play }** führt
paladins-other = -# { $mark } **{ $seat }**{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }

## Einzelheiten der Fragen

paladins-need = -# { $action }: { $spaces } · { $raises }
paladins-need-row = { $first }
    { $then }
paladins-needs = -# **Arbeiter, die jede Aktion braucht** (◻️ beliebig), und was sie erhöht
    { $actions }
paladins-tavern-rest = -# ⬛ Der virtuelle Gegner nimmt die Gruppe, die du übrig lässt, mit einer Verdachtskarte für jeden Verbrecher darin.
paladins-draft-signs = -# { paladins-signs }. Steuern sind Silber aus dem Steuervorrat.
paladins-closed = -# Jetzt nicht: { $what }
paladins-closed-some = { $what } ({ $why })
paladins-closed-many = { $count } andere ({ $why })
paladins-why-action-used = benutzt
paladins-why-done-often = { $count ->
    [one] einmal
   *[other] { $count }-mal
} ausgeführt
paladins-why-lacks-workers = es fehlt: { $things }
paladins-why-lacks-silver = { $count }🥈 zu wenig
paladins-why-lacks-provisions = { $count }🍖 zu wenig
paladins-why-lacks-attribute = { $count } { $what } zu wenig
paladins-why-wrong-space = passt nicht
paladins-why-no-such-worker = kein solcher Arbeiter
paladins-why-space-taken = besetzt
paladins-why-map-full = die Karte ist voll
paladins-why-no-walls = keine Mauern mehr
paladins-why-no-townsfolk = die Auslage ist leer
paladins-why-no-outsiders = keine Fremden
paladins-why-no-workshops = keine Werkstätten mehr
paladins-why-workshop-there = dort ist eine Werkstatt
paladins-why-jar-there = dort ist ein Krug
paladins-why-no-favours = ab Runde 3
paladins-why-favour-used = diese Runde genutzt
paladins-why-favour-hidden = verdeckt
paladins-why-no-effect = bewirkt jetzt nichts
paladins-why-nothing-there = dort ist nichts
paladins-why-already-passed = du hast gepasst
paladins-why-card-taken = vergeben
paladins-why-different = schon gewählt

paladins-about-develop = Für { $spaces } und Silber: eine Werkstatt auf einer Aktion, die dann einen Arbeiter weniger braucht
paladins-about-recruit = Für ◻️: die Belohnung von jemandem aus der Stadt, der dann geht; für { $spaces }: er kommt in dein Gefolge
paladins-about-hunt = Für ◻️: 1🍖; für { $spaces }: 3🍖
paladins-about-trade = Für ◻️: 1🥈; für { $spaces }: 3🥈
paladins-about-pray = Für { $spaces }{ $free ->
    [yes] { "" }
   *[no] {" "}und Silber
}: eine Aktion wird frei, du kannst sie diese Runde noch einmal ausführen
paladins-about-conspire = Für { $spaces }: ein Verbrecher (🟣V), und du ziehst eine Verdachtskarte
paladins-about-commission = Für { $spaces }: ein Mönch in eine Region, die höchstens { $needs } braucht: +1📯 und die Belohnung des Feldes
paladins-about-fortify = Für { $spaces }: eine Mauer (braucht { $needs }): +1⚔️ und ihre Belohnung
paladins-about-garrison = Für { $spaces }: ein Außenposten in eine Region, die höchstens { $needs } braucht: +1✝️ und die Belohnung des Feldes
paladins-about-absolve = Für { $spaces }: ein Krug (braucht { $needs }): +1✝️, −1👁️ und die Belohnung seines Feldes
paladins-about-attack = Für { $spaces }: greife einen Fremden bis { $needs } an (1🥈 je { $missing }⚔️, die fehlen): +1📯 und seine Belohnung
paladins-about-convert = Für { $spaces }: bekehre einen Fremden bis { $needs }: ⚔️ jetzt, und am Ende Punkte
paladins-about-favour = { $count ->
    [one] { $first }
   *[other] { $first }; { $count } sind noch nicht vergeben
}
paladins-about-no-debt = du hast keinen Schuldschein
paladins-about-no-suspicion = du hast keine 👁️
paladins-about-neither = du hast weder Schuldschein noch 👁️
paladins-about-workshop = Die Aktion braucht dann { $spaces }
paladins-about-group = { $things }. Mit deinen zusammen genug Arbeiter für { $which ->
    [all] jede große Aktion
    [but] jede große Aktion außer { $actions }
   *[some] { $actions }
}
paladins-about-pass = Du tust diese Runde nichts mehr und behältst bis zu { $kept } Arbeiter

paladins-seal-draft = Diesen nehmen
paladins-seal-paladins = Bestätigen
paladins-seal-tavern = Anheuern
paladins-seal-turn = Ausführen
paladins-seal-repent = Antworten
paladins-seal-attribute = Heben
paladins-seal-drop = So machen
paladins-seal-pay = So machen
paladins-seal-destroy = So machen
paladins-seal-clear = So machen
paladins-seal-join = So machen
paladins-seal-workshop = Setzen
paladins-seal-either = Nehmen
paladins-decided-draft = Stadtbewohner: { $townsfolk }
paladins-decided-paladins = { $play } führt, { $top } nach oben auf den Stapel
paladins-decided-paladins-last = { $play } führt
paladins-decided-tavern = Angeheuert: { $card }

paladins-look-hidden = Verdeckt: { $orders ->
    [0] kein Auftrag
    [one] { $orders } Auftrag
   *[other] { $orders } Aufträge
}, { $favours ->
    [0] keine Gunst
    [one] { $favours } Gunstkarte
   *[other] { $favours } Gunstkarten
}
paladins-look-left = **{ $action }** { $spaces }{ $silver ->
    [0] { "" }
   *[other] , { $silver }🥈
}
paladins-look-right = **{ $action }** { $spaces }{ $prices ->
    [nothing] { "" }
   *[other] {" "}· { $good ->
        [provisions] 🍖
       *[silver] 🥈
    } jedes Mal { $prices }
} · braucht { $needs }, hebt { $raises }
paladins-look-region = - **Region { $number }** (✝️{ $faith } ⚔️{ $strength }): { $spaces }
paladins-look-attacked = - { $what }, angegriffen
paladins-look-wall = - 🧱 { $what }
paladins-look-points = { $attributes }, Punkte nach Feld: { $track }

paladins-done-draft = **Erledigt.**
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

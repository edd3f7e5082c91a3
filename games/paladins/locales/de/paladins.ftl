# Paladine des Westfrankenreichs: was geschieht, was gefragt wird, was man wählen kann, warum etwas abgelehnt wird.
# Die Sätze auf den Karten stehen in paladins-cards.ftl; was Tische und Pläne sagen, in paladins-desk.ftl.
# „things“ sind Mengen, meist in Zeichen; „what“ ist der Name einer Karte, „action“ eine der Aktionen.

paladins-name = Paladine des Westfrankenreichs
paladins-named = { $what }
paladins-twin = { $what } ({ $gain })
paladins-virtual = der virtuelle Gegner
    .dat = dem virtuellen Gegner
    .acc = den virtuellen Gegner
paladins-virtual-begin = Der virtuelle Gegner
paladins-order-name = { $times } × { $action }
paladins-comma = { $first }, { $then }
paladins-semicolon = { $first }; { $then }

paladins-attribute-faith = ✝️ Glaube
    .acc = ✝️ Glauben
paladins-attribute-strength = ⚔️ Stärke
paladins-attribute-influence = 📯 Einfluss
paladins-worker-labourer = Tagelöhner
paladins-worker-scout = Späher
paladins-worker-merchant = Händler
paladins-worker-fighter = Kämpfer
paladins-worker-cleric = Geistlicher
    .acc = Geistlichen
paladins-worker-criminal = Verbrecher

paladins-sign-faith = +{ $count }✝️
paladins-sign-strength = +{ $count }⚔️
paladins-sign-influence = +{ $count }📯
paladins-sign-tax = { $count }🥈 aus den Steuern
paladins-sign-worker = { $count } Arbeiter
paladins-sign-any = { $count } Arbeiter
thing-faith = { $count } Glaube
thing-strength = { $count } Stärke
thing-influence = { $count } Einfluss
thing-tax = { $count } Steuern
thing-worker = { $count } Arbeiter
    .dat = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeitern
}
thing-any = { $count ->
    [one] { $count } beliebiger Arbeiter
   *[other] { $count } beliebige Arbeiter
}
    .acc = { $count ->
    [one] { $count } beliebigen Arbeiter
   *[other] { $count } beliebige Arbeiter
}

## Fragen

paladins-ask-draft = Wer aus der Stadt kommt vor der Partie zu dir?
paladins-ask-paladins = Welcher Paladin führt dich in Runde { $round }, und welchen behältst du für die nächste?
paladins-last-paladin = Welcher Paladin führt dich in Runde { $round }, der letzten?
paladins-ask-tavern = Welche Gruppe heuerst du in der Taverne an?
paladins-ask-turn = Was tust du?
paladins-ask-repent = Die Inquisition ist da. { $most ->
    [one] Dein Verschwörer darf vorher eine Verdachtskarte ablegen.
   *[other] Deine Verschwörer dürfen vorher bis zu { $most } Verdachtskarten ablegen.
}
paladins-ask-attribute = Welche Eigenschaft steigt?
paladins-ask-drop = Verdacht ablegen?
paladins-ask-pay = Einen Schuldschein begleichen?
paladins-ask-destroy = Einen Schuldschein vernichten?
paladins-ask-clear = Welche Aktion machst du frei?
paladins-ask-join = Wer aus der Stadt kommt in dein Gefolge?
paladins-ask-workshop = Wohin kommt deine Werkstatt?
paladins-ask-either = Was von beidem?

## Eingaben

paladins-field-action = Aktion
paladins-field-townsfolk = Stadtbewohner
paladins-field-play = Paladin für diese Runde
paladins-field-top = Paladin für die nächste Runde
paladins-field-card = Gruppe
paladins-field-workers = Arbeiter
paladins-lay = **{ $action }**: die Felder
paladins-field-workshop = Werkstatt
paladins-field-outsider = Fremder
paladins-field-space = Feld der Karte
paladins-field-jar = Feld für den Krug
paladins-field-favour = Gunst des Königs
paladins-field-pay = Bezahlt mit
paladins-field-keep = Arbeiter, die bleiben
paladins-field-attribute = Eigenschaft
paladins-field-drop = Verdacht zum Ablegen
paladins-field-count = Verdacht zum Ablegen
paladins-field-debt = Schuldschein
paladins-field-clear = Aktion, die frei wird
paladins-field-recruit = Freies Anwerben
paladins-field-either = Eins von beiden

## Möglichkeiten

paladins-priced = { $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}{ $provisions ->
    [0] { "" }
   *[other] {" "}· { $provisions }🍖
}
paladins-go-develop = 🔨 Ausbauen{ paladins-priced }
paladins-go-recruit = 🧑‍🌾 Anwerben
paladins-go-hunt = 🏹 Jagen
paladins-go-trade = ⚖️ Handeln
paladins-go-pray = 🕯️ Beten{ paladins-priced }
paladins-go-conspire = 🎭 Verschwören
paladins-go-commission = 📿 Entsenden{ paladins-priced }
paladins-go-fortify = 🧱 Befestigen{ paladins-priced }
paladins-go-garrison = 🏰 Besetzen{ paladins-priced }
paladins-go-absolve = 🏺 Lossprechen{ paladins-priced }
paladins-go-attack = ⚔️ Angreifen{ $silver ->
    [0] { "" }
   *[other] {" "}· ab { $silver }🥈
}
paladins-go-convert = ✝️ Bekehren{ paladins-priced }
paladins-go-favour = 👑 Gunst des Königs
paladins-go-pass = 🏁 Passen
paladins-workers = { $things }
paladins-townsfolk = { $what } · { $debt ->
    [0] { $silver }🥈
   *[other] { $silver }🥈 oder ein Schuldschein
}
paladins-pay-silver = Silber: { $silver }🥈
paladins-pay-by-debt = Ein Schuldschein (−3 Punkte, bis er beglichen ist)
paladins-workshop-space = { $action }, Feld { $number }
paladins-attack = { $what } · Region { $region }{ $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}
paladins-convert = { $what } · Region { $region }
paladins-map-space = { $what }
paladins-jar-space = Krug: { $what }
paladins-place = { $what } · Region { $region }{ $number ->
    [0] { "" }
   *[other] {" "}(Nr. { $number })
}
paladins-jar-place = { $what }{ $number ->
    [0] { "" }
   *[other] {" "}(Nr. { $number })
}
paladins-favour = { $what }
paladins-tavern-card = { $what }
paladins-attribute-to = { $what } → { $level }
paladins-pay-debt-yes = Schuldschein begleichen: aus −3 wird +1 Punkt
paladins-pay-debt-no = Offen lassen
paladins-destroy-debt-yes = Schuldschein vernichten
paladins-destroy-debt-no = Behalten
paladins-clear-none = Nichts frei machen
paladins-recruit-none = Niemand
paladins-develop-none = Keine Werkstatt
paladins-half = Belohnung: { $what }

## Was es bringen würde

paladins-preview-spend = Du gibst { $things-acc }.
paladins-preview-gain = Du bekommst { $things-acc }{ $share ->
    [all] {" "}(von unter der Werkstatt)
    [part] {" "}(von unter der Werkstatt: { $under })
   *[no] { "" }
}.
paladins-preview-debts = Offene Schuldscheine { $was } → **{ $now }**.
paladins-preview-paid = Beglichene Schuldscheine { $was } → **{ $now }**.
paladins-preview-suspicions = Verdachtskarten { $was } → **{ $now }**.
paladins-preview-wall = -# Das kannst du nicht zurücknehmen: Es deckt eine Mauer auf.
paladins-preview-criminals = { $count ->
    [one] -# Das kannst du nicht zurücknehmen: Für den Verbrecher ziehst du eine Verdachtskarte.{ paladins-preview-risk }
   *[other] -# Das kannst du nicht zurücknehmen: Für die { $count } Verbrecher ziehst du Verdachtskarten.{ paladins-preview-risk }
}
paladins-preview-risk = { $risk ->
    [cards] {" "}**Nur { $left } dieser Karten { $left ->
        [one] ist
       *[other] sind
    } übrig: Mit der letzten schlägt die Inquisition zu.**
    [tax] {" "}**Ihre Steuern können den Vorrat ({ $tax }🥈) leeren: Dann schlägt die Inquisition zu.**
   *[no] {" "}({ $left } Karten übrig)
}
paladins-preview-inquisition = **Damit geht die letzte Münze des Steuervorrats: Die Inquisition schlägt zu.**
paladins-preview-then = 🧮 **Danach**:{ $held ->
    [0] { " " }nichts
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
    [yes] { " " }· Steuervorrat { $tax }🥈
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
    [highest] { " " }· { $suspicions }👁️, bisher die meisten: Bei einer Inquisition nähmst du einen Schuldschein
    [highest-shared] { " " }· { $suspicions }👁️, bisher hat niemand mehr: Bei einer Inquisition nähmst du einen Schuldschein
    [lowest] { " " }· { $suspicions }👁️, bisher die wenigsten
    [lowest-shared] { " " }· { $suspicions }👁️, bisher hat niemand weniger
    [alike] { " " }· { $suspicions }👁️, bisher so viele wie alle
   *[between] { " " }· { $suspicions }👁️
}

## Was geschieht

paladins-begins = **{ subject }** { verb-have } den Startmarker. In der Auslage: { $cards }.
paladins-begins-alone = Zuerst nimmst du umsonst einen von fünf Stadtbewohnern: { $cards }.
paladins-virtual-begins = ⬛ **Der virtuelle Gegner** ({ $difficulty }) beginnt mit Werkstätten hier: { $actions }. Jede davon kostet ihn einen Arbeiter weniger.
paladins-difficulty-easy = leicht
paladins-difficulty-standard = mittel
paladins-difficulty-hard = schwer
paladins-drafted = **{ subject }** { verb-take } **{ $what-acc }** ins Gefolge{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-round = 🔔 **Runde { $round }.** Es beginnt: { $first }.
paladins-order-revealed = 👑 Auftrag des Königs: **{ $what }** bringt am Ende { $points } Punkte.
paladins-favour-revealed = 👑 Eine Gunst des Königs ist aufgedeckt. { $what }.
paladins-tavern-cards = 🍺 In der Taverne: { $cards }.
paladins-departed = 🚪 Aus der Auslage gelegt: { $cards }.
paladins-drew = Du ziehst { $cards }.
paladins-revealed = **{ subject }** { verb-have } **{ $what }** aufgedeckt und { verb-take } { $things-acc }.
paladins-tavern = **{ subject }** { verb-take } in der Taverne { $things-acc }{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-turn = **{ subject }** · **{ $action }** ({ $workers }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-more = **{ subject }** { $seat-is ->
    [you] machst
   *[other] macht
} weiter{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-took-back = **{ subject }** { verb-take } den Zug zurück.
paladins-passed = 🏁 **{ subject }** { verb-pass }{ $things ->
    [nothing] { " ohne Arbeiter" }
   *[other] {" "}und { verb-keep } { $things-acc }
}.
paladins-inquisition = 🔥 **Die Inquisition.** Der Steuervorrat ist leer.
paladins-inquisition-cards = 🔥 **Die Inquisition.** Keine Verdachtskarte ist mehr da.
paladins-reacted = **{ subject }** { verb-get } { $things-acc } von der Inquisition.
paladins-repented = { $count ->
    [one] **{ subject }** { verb-lay } vor dem Urteil eine Verdachtskarte ab.
   *[other] **{ subject }** { verb-lay } vor dem Urteil { $count } Verdachtskarten ab.
}
paladins-guilty = Die meisten Verdachtskarten ({ $count }): **{ $seats }**. Ein Schuldschein, und die Hälfte der Verdachtskarten geht. { paladins-tax-full }
paladins-tax-full = Der Steuervorrat ist wieder voll.
paladins-guilty-one = Die meisten Verdachtskarten ({ $count }): **{ $seats }**. Ein Schuldschein, und { $back ->
    [0] die Verdachtskarte bleibt (die Hälfte von einer, abgerundet)
    [one] { $back } der { $count } Verdachtskarten wird abgelegt
   *[other] { $back } der { $count } Verdachtskarten werden abgelegt
}. { paladins-tax-full }
paladins-guilty-several = Die meisten Verdachtskarten (je { $count }): **{ $seats }**. Je ein Schuldschein, und { $back ->
    [0] die Verdachtskarten bleiben (die Hälfte von einer, abgerundet)
    [one] { $back } der { $count } Verdachtskarten wird abgelegt
   *[other] { $back } der { $count } Verdachtskarten werden abgelegt
}. { paladins-tax-full }
paladins-acquitted = Niemand steht unter Verdacht. { paladins-tax-full }
paladins-over = Der letzte Paladin reitet heim: **Die Partie ist zu Ende**.

paladins-did-gain = { verb-get } { $things-acc }
paladins-did-suspicion = { verb-draw } eine 👁️{ $tax ->
    [0] { "" }
   *[other] {" "}({ $tax } Steuern)
}
paladins-did-suspicions = { $count ->
    [one] { verb-draw } eine Verdachtskarte (👁️)
   *[other] { verb-draw } { $count } Verdachtskarten (👁️)
}
paladins-did-drop = { $count ->
    [one] { verb-lay } eine 👁️ ab
   *[other] { verb-lay } { $count }👁️ ab
}
paladins-did-debt = { $count ->
    [one] { verb-take } einen Schuldschein
   *[other] { verb-take } { $count } Schuldscheine
}
paladins-did-pay-debt = { verb-settle } einen Schuldschein
paladins-did-destroy-debt = { verb-destroy } einen Schuldschein
paladins-did-clear = { verb-make } { $action } frei
paladins-did-recruit = { verb-take } **{ $what-acc }** ins Gefolge
paladins-did-send-away = { verb-send } **{ $what-acc }** fort
paladins-did-develop = { verb-place } eine Werkstatt auf { $action }
paladins-did-pay = { verb-pay } { $things-acc }
paladins-did-commission = { verb-send } einen Mönch in Region { $region } (Feld: { $space })
paladins-did-garrison = { verb-place } einen Außenposten in Region { $region } (Feld: { $space })
paladins-did-fortify = { verb-build } eine Mauer ({ $what })
paladins-did-absolve = { verb-place } einen Krug (Feld: { $space })
paladins-did-attack = { verb-attack } **{ $what-acc }** an
paladins-did-convert = { verb-convert } **{ $what-acc }**
paladins-did-favour = { verb-use } die Gunst des Königs „{ $what }“

## Der virtuelle Gegner

paladins-virtual-turn = ⬛ **Der virtuelle Gegner** · **{ $action }** ({ $workers } Arbeiter){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-instead = ⬛ **Der virtuelle Gegner** kann { $scheme } nicht ({ $why }) und wählt stattdessen **{ $action }** ({ $workers } Arbeiter){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-more = ⬛ **Der virtuelle Gegner** macht weiter{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-tavern = ⬛ **Der virtuelle Gegner** bekommt die übrige Gruppe ({ $what }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-passed = ⬛ **Der virtuelle Gegner** passt ohne Arbeiter.
paladins-virtual-many = ⬛ **Der virtuelle Gegner**, { $turns } Züge: { $did }{ $passed ->
    [yes] { "" }; dann passt er
   *[no] { "" }
}. (Einzeln: `/log`)
paladins-virtual-news = ⬛ **Der virtuelle Gegner** { $did }.
paladins-virtual-takes = nimmt die übrige Gruppe ({ $what })
paladins-virtual-does-trade = handelt
paladins-virtual-does-pray = betet
paladins-virtual-does-conspire = verschwört sich
paladins-virtual-does-rest = ruht
paladins-virtual-does-absolve = setzt einen Krug
paladins-virtual-does = wählt { $action }
paladins-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
paladins-virtual-workshop = ⬛ **Der virtuelle Gegner** bekommt für den Auftrag des Königs eine Werkstatt: { $action } kostet ihn jetzt { $count ->
    [2] zwei
   *[other] einen
} Arbeiter weniger.
paladins-virtual-why-used = schon benutzt
paladins-virtual-why-workers = zu wenige Arbeiter
paladins-virtual-why-often = siebenmal ausgeführt
paladins-virtual-why-level = { $what } zu niedrig
paladins-virtual-why-target = nichts in Reichweite
paladins-virtual-why-favour = keine ist frei
paladins-virtual-why-order = keine ist möglich
paladins-did-marker = rückt seinen Warenmarker um { $count }, auf Feld { $space }
paladins-brief-suspicion = +{ $count }👁️
paladins-brief-drop = −{ $count }👁️
paladins-brief-coins = der Steuervorrat sinkt um { $count }
paladins-brief-marker = rückt seinen Warenmarker um { $count }
paladins-brief-wall = baut eine Mauer
paladins-brief-workers = bekommt { $count } Arbeiter
paladins-brief-in-all = { $what } insgesamt
paladins-did-coins = { $count ->
    [one] { $count } Münze verlässt den Steuervorrat
   *[other] { $count } Münzen verlassen den Steuervorrat
}
paladins-did-jar = dreht seinen Krug { $number } um
paladins-did-clear-board = räumt seinen Plan
paladins-did-shuffle = mischt alle seine Intrigen

## Die Schlusswertung

paladins-score-orders = Aufträge
paladins-score-faith = Glaube
paladins-score-strength = Stärke
paladins-score-influence = Einfluss
paladins-score-develop = Ausbauen
paladins-score-commission = Entsenden
paladins-score-fortify = Befestigen
paladins-score-walls = Mauern
paladins-score-garrison = Besetzen
paladins-score-absolve = Lossprechen
paladins-score-converted = Bekehrte
paladins-score-paid = Beglichen
paladins-score-debts = Schulden
paladins-score-goods = Waren
paladins-tie-1 = vor { $whom-dat } durch Punkte aus Aufträgen, { $own } zu { $theirs }
paladins-tie-2 = vor { $whom-dat } durch weniger Verdachtskarten, { $own } zu { $theirs }, bei gleichen Aufträgen
paladins-tie-level = gleichauf mit { $whom-dat }, auch bei Aufträgen und Verdachtskarten

## Warum nicht

paladins-refused-wrong-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
paladins-refused-action-used = Diese Aktion hast du schon benutzt: Beten oder die nächste Runde macht sie frei.
paladins-refused-done-often = { $count ->
    [one] Einmal
   *[other] { $count }-mal
} ausgeführt: öfter geht es nicht.
paladins-refused-lacks-workers = Dafür fehlen dir Arbeiter: { $things }.
paladins-refused-lacks-silver = Dir fehlt Silber: { $count }.
paladins-refused-lacks-provisions = Dir fehlt Proviant: { $count }.
paladins-refused-lacks-attribute = Dir fehlt { $what }: { $count }.
paladins-refused-wrong-space = Das passt dort nicht hin: { $what }.
paladins-refused-no-such-worker = Du hast keinen { $what-acc } dafür.
paladins-refused-space-taken = Dieses Feld ist besetzt.
paladins-refused-map-full = Auf der Karte ist kein Feld frei.
paladins-refused-no-walls = Die Mauern sind ausgegangen.
paladins-refused-no-townsfolk = Die Auslage ist leer.
paladins-refused-no-outsiders = Es gibt keine Fremden.
paladins-refused-no-workshops = Alle deine Werkstätten sind gesetzt.
paladins-refused-workshop-there = Dort ist schon eine Werkstatt.
paladins-refused-jar-there = Dort ist schon ein Krug.
paladins-refused-no-favours = Noch ist keine Gunst des Königs aufgedeckt: Die erste kommt in Runde 3.
paladins-refused-favour-used = Die hat diese Runde schon jemand genutzt.
paladins-refused-favour-hidden = Sie liegt bis zu ihrer Runde verdeckt.
paladins-refused-no-effect = Das würde jetzt nichts bewirken.
paladins-refused-nothing-there = Dort sind keine Arbeiter.
paladins-refused-already-passed = Du hast gepasst: Nächste Runde bist du wieder dabei.
paladins-refused-card-taken = Diese Gruppe hat schon jemand angeheuert.
paladins-refused-different = Ein Paladin kann nicht an zwei Orten sein: Wähle einen anderen.

## Was Moderatoren richtigstellen können

paladins-quantity-silver = 🥈 Silber
paladins-quantity-provisions = 🍖 Proviant
paladins-quantity-labourer = ⚪ Tagelöhner unter dem Plan
paladins-quantity-scout = 🟢 Späher unter dem Plan
paladins-quantity-merchant = 🔵 Händler unter dem Plan
paladins-quantity-fighter = 🔴 Kämpfer unter dem Plan
paladins-quantity-cleric = ⚫ Geistliche unter dem Plan
paladins-quantity-criminal = 🟣 Verbrecher unter dem Plan
paladins-quantity-faith = ✝️ Glaube
paladins-quantity-strength = ⚔️ Stärke
paladins-quantity-influence = 📯 Einfluss
paladins-quantity-debts = offene Schuldscheine
paladins-quantity-paid = beglichene Schuldscheine
paladins-quantity-suspicions = 👁️ Verdachtskarten
paladins-quantity-retinue = Stadtbewohner des Gefolges

## Das Protokoll

paladins-stage-paladins = Paladine
paladins-stage-tavern = Die Taverne
paladins-stage-play = Züge
paladins-kind-cards = Paladine und Karten
paladins-kind-townsfolk = Stadtbewohner und Taverne
paladins-kind-outsiders = Fremde
paladins-kind-works = Werkstätten, Mönche, Mauern
paladins-kind-inquisition = Verdacht, Inquisition, Schulden
paladins-kind-goods = Waren und Silber
paladins-kind-virtual = Der virtuelle Gegner

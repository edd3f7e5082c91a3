# Warum ein Verwalter so antworten würde: was er rechnet, in ein, zwei Sätzen.

paladins-why-paladin = Mit { $what } und einer guten Tavernengruppe zielt ein Verwalter diese Runde auf { $actions }.
paladins-why-paladin-workers = Von deinen Paladinen bringt { $what } die Arbeiter, die du am meisten brauchst.
paladins-why-boost = Das Plus dieser Runde ({ $things }) hilft bei { $actions }.
paladins-why-ability = { $what } diese Runde: { $ability }.
paladins-why-group = Mit diesen Arbeitern kannst du diese Runde { $actions } ausführen{ $count ->
    [0] {""}
   *[other] {" "}und auf { $aims } zielen
}{ paladins-why-group-more }
paladins-why-group-workers = { paladins-why-group-worth }
paladins-why-group-worth = Nach der Rechnung eines Verwalters bringen diese Arbeiter { $points ->
    [0] etwa so viele Punkte wie
    [one] etwa einen Punkt mehr als
   *[other] etwa { $points } Punkte mehr als
} die nächstbeste Gruppe.
paladins-why-group-aims = Mit diesen Arbeitern kann ein Verwalter diese Runde auf { $actions } zielen{ paladins-why-group-more }
paladins-why-group-more = { $extra ->
    [0] {""}
   *[other] ; mit Arbeitern und Waren, die unterwegs dazukommen, zielt ein Verwalter auch auf { $more }
}.
paladins-why-criminals = Verbrecher passen auf jedes Feld, aber jeder zieht eine Verdachtskarte.
paladins-why-joins = { $what } im Gefolge bringt { $gain }, jedes Mal, wenn du { $action } ausführst: Dafür { $count ->
    [one] bleibt eine Runde
   *[other] bleiben { $count } Runden
}.
paladins-why-joins-debt = { $what } bringt { $gain } für jeden Schuldschein, den du begleichst, und offen hast du { $count }.
paladins-why-joins-inquisition = { $which ->
    [none] Bei einer Inquisition bringt { $what } { $gain }, wenn du keine Verdachtskarte hast
    [some] Bei einer Inquisition bringt { $what } { $gain }, wenn du mindestens { $least ->
        [one] eine Verdachtskarte
       *[other] { $least } Verdachtskarten
    } hast
   *[drop] Vor dem Urteil einer Inquisition darfst du mit { $what } eine Verdachtskarte ablegen
}: Du hast { $count }, und { $left ->
    [one] eine Runde bleibt
   *[other] { $left } Runden bleiben
}.

paladins-why-order = Das ist die Nummer { $count } von { $times }, die ein Auftrag des Königs für { $points } Punkte will.
paladins-why-order-done = Damit ist ein Auftrag des Königs erfüllt: { $points } Punkte.
paladins-why-scores = { $action } bringt dir sofort { $sure ->
    [yes] {""}
   *[no] mindestens{" "}
}{ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
paladins-why-track = { $what } erreicht { $sure ->
    [yes] {""}
   *[no] mindestens{" "}
}{ $level }, das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
paladins-why-track-next = { $what } erreicht { $sure ->
    [yes] {""}
   *[no] mindestens{" "}
}{ $level }: { $count ->
    [0] das Ende der Leiste
    [one] ein Schritt mehr bringt
   *[other] { $count } Schritte mehr bringen
}{ $count ->
    [0] { "" }
   *[other] {" "}{ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
}.
paladins-why-piece = Dein { $action } Nummer { $count }: Die letzten der sieben bringen die meisten Punkte.
paladins-why-goods = Die Waren sind für { $actions }.
paladins-why-goods-later = Diese Runde ist keine große Aktion mehr möglich. { paladins-why-goods-kept }
paladins-why-goods-instead = Einem Verwalter ist keine große Aktion jetzt mehr wert. { paladins-why-goods-kept }
paladins-why-goods-kept = Waren, die du nicht ausgibst, bleiben für die nächste Runde, und je drei sind ein Punkt.
paladins-why-conspire = Der Verbrecher passt auf jedes Feld von { $actions }.
paladins-why-conspire-favour = Der Verbrecher kann eine Gunst des Königs nutzen: { $gain }.
paladins-why-conspire-later = Ein Verbrecher passt auf jedes Feld, und du darfst ihn für die nächste Runde behalten.
paladins-why-clear = Ist { $action } frei, geht es diese Runde noch einmal.
paladins-why-workshop = Die Werkstatt spart jedes Mal einen Arbeiter, wenn du { $action } ausführst, und dafür { $count ->
    [one] bleibt eine Runde
   *[other] bleiben { $count } Runden
}.
paladins-why-discard = { $what } bringt { $gain }, und das hilft bei { $actions }.
paladins-why-discard-for = { $what } bringt { $gain } für { $cost }.
paladins-why-discard-later = Diese Runde ist keine große Aktion mehr möglich, und { $what } bringt { $gain } für { $cost }.
paladins-why-discard-instead = Einem Verwalter ist keine große Aktion jetzt mehr wert: { $what } bringt { $gain } für { $cost }.
paladins-why-favour = Das bringt { $gain } für { $cost }, und jede Gunst nutzt nur eine Person je Runde.
paladins-why-cost = ein Arbeiter{ $paid ->
    [no] {""}
   *[yes] {" "}und { $price }
}{ $debts ->
    [0] {""}
    [one] {" "}und ein Schuldschein
   *[other] {" "}und { $debts } Schuldscheine
}
paladins-why-worth = Einem Verwalter ist jetzt nichts anderes mehr wert.
paladins-why-pass = Nichts, was du noch bezahlen kannst, ist mehr wert als die Arbeiter, die du behältst.
paladins-why-pass-last = Es ist die letzte Runde, und ich sehe nichts, was noch Punkte bringt.
paladins-why-no-workers = Du hast keine Arbeiter mehr.
paladins-why-opens = Das öffnet diese Runde { $actions }.
paladins-why-then = Als Nächstes zielt ein Verwalter auf { $actions }.
paladins-why-also = Ein Verwalter zielt auch auf { $actions }.
paladins-why-last = Es ist die letzte Runde, und das bringt jetzt { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
paladins-why-last-leads = Es ist die letzte Runde, und als Nächstes zielt ein Verwalter auf { $actions }.
paladins-why-last-hidden = Es ist die letzte Runde: Was das bringt, entscheiden verdeckte Karten.
paladins-why-last-then = Es ist die letzte Runde: Das bringt noch keine Punkte, und als Nächstes zielt ein Verwalter auf { $actions }.
paladins-why-last-idle = Es ist die letzte Runde: Das allein bringt keine Punkte, aber ich sehe nichts Besseres.
paladins-why-last-loss = Es ist die letzte Runde, und das kostet jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Was folgt, bringt mehr.

## Was riskant ist: öffentliche Schwellen in Reichweite

paladins-risk-debt = Du nimmst { $count ->
    [one] einen Schuldschein
   *[other] { $count } Schuldscheine
}: Offen kostet jeder am Ende { $points } Punkte.
paladins-risk-inquisition = Die Inquisition { $how ->
    [now] schlägt zu
   *[may] kann zuschlagen ({ $tax }🥈 bleiben im Steuervorrat)
}: { $caught ->
    [yes] Niemand hätte mehr Verdachtskarten als du mit { $count }, und du nähmst einen Schuldschein
   *[no] Jemand anderes hat mehr Verdachtskarten als du mit { $count }
}.
paladins-risk-suspected = Du hättest { $count ->
    [one] eine Verdachtskarte
   *[other] { $count } Verdachtskarten
}, und niemand mehr: Solange das so ist, bringt dir eine Inquisition einen Schuldschein.
paladins-risk-inquisition-near = { $how ->
    [may] Danach können nur { $tax }🥈 im Steuervorrat bleiben
   *[now] Nur { $tax }🥈 bleiben im Steuervorrat
}: Die Inquisition ist nah, und niemand hat mehr Verdachtskarten als du mit { $count }.

paladins-why-drop-low = Das kostet nichts, aber jemand anderes ist mit { $most } näher am Schuldschein der Inquisition als du.
paladins-why-drop = Du hast { $count ->
    [one] eine Verdachtskarte
   *[other] { $count } Verdachtskarten
}, jemand anderes { $most }: Wer am meisten hat, nimmt bei der Inquisition einen Schuldschein. { $then ->
    [none] Ohne Verdacht nimmst du keinen.
    [below] Mit { $left } übrig nimmt ihn die andere Person statt dir.
    [even] Mit { $left } übrig nimmst du trotzdem einen, aber die andere Person auch.
   *[still] Mit { $left } übrig hast du weiterhin am meisten.
}
paladins-why-declines = Nichts, was zur Wahl steht, hilft dir jetzt.
paladins-why-either = Das hilft bei { $actions }.
paladins-why-either-worth = Nach der Rechnung eines Verwalters bringt das { $points ->
    [0] etwa so viele Punkte wie
    [one] etwa einen Punkt mehr als
   *[other] etwa { $points } Punkte mehr als
} die andere Belohnung.
paladins-why-pay = Offen kostet der Schuldschein am Ende { $unpaid } Punkte; beglichen bringt er { $paid }.
paladins-why-destroy = Offen würde der Schuldschein am Ende { $unpaid } Punkte kosten.

## Züge, die fast nichts einbringen, in Rückblicken

paladins-lost-pass = Zu passen, solange Aktionen offen sind, kostet { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}.

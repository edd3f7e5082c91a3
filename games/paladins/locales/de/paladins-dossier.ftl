# Paladine des Westfrankenreichs: das Dossier einer beendeten Partie.

paladins-told-paladins = 🛡️ Die Paladine, im Geheimen
paladins-told-hands = **{ $seat }**
paladins-told-hand = -# Runde { $round }: **{ $play }** führte, { $top } nach oben, { $bottom } nach unten
paladins-told-orders = 👑 Aufträge des Königs
paladins-told-order = **{ $what }** ({ $points }🏆): { $counts }
paladins-told-fulfilled = { $seat } { $count } ✅
paladins-told-unfulfilled = { $seat } { $count }
paladins-told-outsiders = 🪓 Fremde
paladins-told-outsiders-of = **{ $seat }** · { $attacked } angegriffen, { $converted } bekehrt
paladins-told-outsider = - { $what }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
paladins-told-inquisitions = 🔥 Inquisitionen
paladins-told-inquisition = Runde { $round }, ausgelöst von { $seat-dat }: **{ $guilty }** mit { $count }👁️
paladins-told-acquitted = Runde { $round }, ausgelöst von { $seat-dat }: Niemand stand unter Verdacht
paladins-told-virtual = ⬛ Der virtuelle Gegner
paladins-told-virtual-total = **{ $points } Punkte** · { $schemes ->
    [one] { $schemes } Intrige
   *[other] { $schemes } Intrigen
} ausgeführt, { $failed } unmöglich
paladins-told-virtual-part = - { $what }: { $points }
paladins-told-lead = 📈 Wendepunkte
paladins-told-scores = Nach Runde { $round }: { $ranking }.
paladins-told-points = { $seat } { $points }
paladins-told-led = **{ $seat }** zog in Runde { $round } an { $before-dat } vorbei und lag danach am Ende jeder Runde vorn.
paladins-told-led-last = Erst die letzte Runde brachte **{ $seat }** vor { $before-acc }.
paladins-told-always-led = **{ $seat }** lag am Ende jeder Runde vorn.
paladins-told-lead-changes = Von Runde zu Runde wechselte die Führung { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
paladins-told-round = 📜 Runde { $round }
paladins-told-revealed = 🛡️ **{ $seat }** führt mit { $what }
paladins-told-turn = **{ $seat }** · { $action }: { $deeds }
paladins-told-turn-only = **{ $seat }** · { $action }
paladins-told-turn-instead = **{ $seat }** · stattdessen { $action }: { $deeds }
paladins-told-turn-instead-only = **{ $seat }** · stattdessen { $action }
paladins-told-more = **{ $seat }** · { $deeds }
paladins-told-reacted = **{ $seat }** · { $things } bei der Inquisition
paladins-told-repented = **{ $seat }** · { $count ->
    [one] eine Verdachtskarte
   *[other] { $count } Verdachtskarten
} vor der Inquisition abgelegt

paladins-award-sinner = 😈 **Gleich und gleich**: { $who } zog { $count ->
    [one] { $count } Verdachtskarte
   *[other] { $count } Verdachtskarten
}.
paladins-award-heretic = 🔥 **Niemand erwartet …** { $count ->
    [one] { $count } Inquisition traf
   *[other] { $count } Inquisitionen trafen
} { $who }.
paladins-award-informer = 🤫 **Ein Wort ins richtige Ohr**: { $who } löste { $count ->
    [one] { $count } Inquisition
   *[other] { $count } Inquisitionen
} aus.
paladins-award-debtor = 💸 **Des Königs liebste Schulden**: { $who } blieb am Ende auf { $count } offenen Schuldscheinen sitzen.
paladins-award-taxman = 🧾 **Steuern eingetrieben**: { $who } nahm { $count } Silber aus dem Steuervorrat.
paladins-award-slave-driver = 🚪 **Da ist die Tür**: { $who } schickte { $count } Stadtbewohner fort.
paladins-award-court = 🏰 **Volles Haus**: { $who } hielt Hof mit { $count } Stadtbewohnern.
paladins-award-butcher = 🪓 **Erst zuschlagen, dann fragen**: { $who } griff { $count ->
    [one] { $count } Fremden
   *[other] { $count } Fremde
} an.
paladins-award-shepherd = 🐑 **Hirte der Verlorenen**: { $who } bekehrte { $count ->
    [one] { $count } Fremden
   *[other] { $count } Fremde
}.
paladins-award-mason = 🧱 **Eingemauert**: { $who } baute { $count ->
    [one] { $count } Mauer
   *[other] { $count } Mauern
}.
paladins-award-devout = 🕯️ **Auf den Knien**: { $who } machte mit Beten { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} frei.
paladins-award-hoarder = 🐿️ **Bereit für den Winter**: { $who } hatte am Ende { $count } Silber und Proviant übrig.
paladins-chart-points = Punkte, wäre die Partie zu Ende gewesen
paladins-chart-silver = Silber
paladins-chart-suspicion = Verdachtskarten
paladins-chart-debt = Offene Schuldscheine

## Was jemand getan hat, in Zahlen

paladins-feat-attacked = { $count ->
    [one] 1 Fremder angegriffen
   *[other] { $count } Fremde angegriffen
}
paladins-feat-converted = { $count ->
    [one] 1 Fremder bekehrt
   *[other] { $count } Fremde bekehrt
}
paladins-feat-recruited = { $count ->
    [one] 1 Stadtbewohner angeworben
   *[other] { $count } Stadtbewohner angeworben
}
paladins-feat-walls = { $count ->
    [one] 1 Mauer gebaut
   *[other] { $count } Mauern gebaut
}

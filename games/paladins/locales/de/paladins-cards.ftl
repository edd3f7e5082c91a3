# Paladine des Westfrankenreichs: die Sätze auf den Karten. Eine Karte besteht aus
#   paladins-reward-*   was sie bringt, paladins-sign-* Mengen in Zeichen
#   paladins-ability-*  was ein Paladin oder ein Stadtbewohner kann
#   paladins-per-*      was ein Fremder am Ende zählt
# Namen der Karten stehen in paladins-names.ftl.

# Dinge: so viele von einer Art. Silber teilt sich das Spiel mit einem anderen.
thing-provisions = { $count } Proviant
thing-labourer = { $count } Tagelöhner
    .dat = { $count ->
    [one] { $count } Tagelöhner
   *[other] { $count } Tagelöhnern
}
thing-scout = { $count } Späher
    .dat = { $count ->
    [one] { $count } Späher
   *[other] { $count } Spähern
}
thing-merchant = { $count } Händler
    .dat = { $count ->
    [one] { $count } Händler
   *[other] { $count } Händlern
}
thing-fighter = { $count } Kämpfer
    .dat = { $count ->
    [one] { $count } Kämpfer
   *[other] { $count } Kämpfern
}
thing-cleric = { $count ->
    [one] { $count } Geistlicher
   *[other] { $count } Geistliche
}
    .acc = { $count ->
    [one] { $count } Geistlichen
   *[other] { $count } Geistliche
}
    .dat = { $count } Geistlichen
thing-criminal = { $count } Verbrecher
    .dat = { $count ->
    [one] { $count } Verbrecher
   *[other] { $count } Verbrechern
}

# Zeichen.
paladins-sign-silver = { $count }🥈
paladins-sign-provisions = { $count }🍖
paladins-sign-labourer = { $count ->
    [one] ⚪T
   *[other] { $count }⚪T
}
paladins-sign-scout = { $count ->
    [one] 🟢S
   *[other] { $count }🟢S
}
paladins-sign-merchant = { $count ->
    [one] 🔵H
   *[other] { $count }🔵H
}
paladins-sign-fighter = { $count ->
    [one] 🔴K
   *[other] { $count }🔴K
}
paladins-sign-cleric = { $count ->
    [one] ⚫G
   *[other] { $count }⚫G
}
paladins-sign-criminal = { $count ->
    [one] 🟣V
   *[other] { $count }🟣V
}
paladins-space-any = ◻️
paladins-space-labourer = ⚪T
paladins-space-scout = 🟢S
paladins-space-merchant = 🔵H
paladins-space-fighter = 🔴K
paladins-space-cleric = ⚫G
paladins-space-criminal = 🟣V
paladins-row-of = { $signs }
paladins-beside = { $first }{ $then }
paladins-both = { $first } { $then }
paladins-or = { $first } oder { $then }
paladins-nothing = nichts

paladins-name-silver = Silber
paladins-name-provisions = Proviant
    .gender = m
paladins-name-faith = ✝️ Glaube
paladins-name-strength = ⚔️ Stärke
paladins-name-influence = 📯 Einfluss
paladins-people-byzantines = Byzantiner
paladins-people-saracens = Sarazene
paladins-people-vikings = Wikinger

paladins-action-develop = Ausbauen
paladins-action-recruit = Anwerben
paladins-action-hunt = Jagen
paladins-action-trade = Handeln
paladins-action-pray = Beten
paladins-action-conspire = Verschwören
paladins-action-rest = Ruhen
paladins-action-commission = Entsenden
paladins-action-fortify = Befestigen
paladins-action-garrison = Besetzen
paladins-action-absolve = Lossprechen
paladins-action-attack = Angreifen
paladins-action-convert = Bekehren
paladins-action-favour = Gunst des Königs
paladins-action-order = Auftrag des Königs
paladins-action-pass = passen

# Was ein Verb bringt.
paladins-reward-raise-any = +{ $count } in einer Eigenschaft deiner Wahl
paladins-reward-raise-faith = +{ $count }✝️
paladins-reward-raise-strength = +{ $count }⚔️
paladins-reward-raise-influence = +{ $count }📯
paladins-reward-tax = { $count }🥈 aus den Steuern
paladins-reward-drop-suspicion = −{ $count }👁️
paladins-reward-pay-debt = ein Schuldschein beglichen
paladins-reward-destroy-debt = ein Schuldschein vernichtet
paladins-reward-pray = freies Beten
paladins-reward-recruit = freies Anwerben
paladins-reward-develop = freies Ausbauen
paladins-reward-points = { $count }🏆
paladins-cost-debt = { $count ->
    [one] ein Schuldschein
   *[other] { $count } Schuldscheine
}

# Fähigkeiten.
paladins-ability-also = jedes { $action } bringt auch { $gain }
paladins-ability-debt = jeder beglichene Schuldschein bringt { $gain }
paladins-ability-waive = { $action } kostet { $what-gender ->
    [m] keinen
   *[n] kein
} { $what }
paladins-ability-cheaper = { $action } kostet { $count }🥈 weniger
paladins-ability-inquisition = jede Inquisition bringt { $gain }{ $least ->
    [0] { $most ->
        [0] , wenn du keine Verdachtskarte hast
       *[other] { "" }
    }
   *[other] , wenn du mindestens { $least } Verdachtskarten hast
}
paladins-ability-repent = vor dem Urteil einer Inquisition darfst du { $count ->
    [one] eine Verdachtskarte
   *[other] { $count } Verdachtskarten
} ablegen
paladins-brief-also = je { $action }: { $gain }
paladins-brief-debt = je beglichener Schuldschein: { $gain }
paladins-brief-inquisition = Inquisition{ $least ->
    [0] { $most ->
        [0] , ohne 👁️
       *[other] { "" }
    }
   *[other] , ab { $least }👁️
}: { $gain }

# Ganze Karten. Teile verbindet paladins-card-and.
paladins-card-and = { $first } · { $then }
paladins-card-joins = { $first } · im Gefolge: { $then }
paladins-card-paladin = **{ $name }** · { $what }
paladins-card-townsfolk = **{ $name }** · { $what }
paladins-card-discard = einmal: { $gain }
paladins-card-bonus = jetzt { $gain }
paladins-card-recruited = { $bonus }, dann { $does }
paladins-card-outsider = **{ $name }** ({ $people })
paladins-card-attack = angegriffen: { $gain }
paladins-card-convert = bekehrt: { $gain } und am Ende { $points }
paladins-card-favour = Für { $space }{ $costs ->
    [yes] {" "}und { $price }
   *[no] { "" }
} bekommst du { $gain }
paladins-brief-favour = { $space }{ $costs ->
    [yes] {" "}und { $price }
   *[no] { "" }
}: { $gain }
paladins-card-order = **{ $action }**, { $times }-mal ausgeführt, bringt { $points }🏆

# Was Fremde am Ende zählen.
paladins-end-points = { $base ->
    [0] 1🏆 für { $per }
   *[other] { $base }🏆 und 1 für { $per }
}
paladins-per-byzantines = jeden angegriffenen Byzantiner
paladins-per-saracens = jeden angegriffenen Sarazenen
paladins-per-vikings = jeden angegriffenen Wikinger
paladins-per-commission = { $each ->
    [one] jeden entsandten Mönch
   *[other] je { $each } entsandte Mönche
}
paladins-per-garrison = { $each ->
    [one] jeden Außenposten
   *[other] je { $each } Außenposten
}
paladins-per-absolve = { $each ->
    [one] jeden Krug
   *[other] je { $each } Krüge
}
paladins-per-fortify = { $each ->
    [one] jede Mauer
   *[other] je { $each } Mauern
}
paladins-per-develop = { $each ->
    [one] jede gebaute Werkstatt
   *[other] je { $each } gebaute Werkstätten
}
paladins-per-retinue = { $each ->
    [one] jeden Stadtbewohner in deinem Gefolge
   *[other] je { $each } Stadtbewohner in deinem Gefolge
}
paladins-per-faith = je { $each } Glaube
paladins-per-strength = je { $each } Stärke
paladins-per-influence = je { $each } Einfluss
paladins-per-orders = jeden erfüllten Auftrag
paladins-per-alike = jeden Bekehrten dieses Namens (auch diesen)
paladins-per-paid-debts = jeden beglichenen Schuldschein
paladins-per-unpaid-debts = jeden offenen Schuldschein
paladins-per-suspicions = jede Verdachtskarte

# Dasselbe in wenigen Zeichen.
paladins-short-outsider = 🪓 { $attack } 🕊️ { $strength ->
    [one] { "" }
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
paladins-short-attack = Angriff (⚔️{ $strength }): { $gain }
paladins-short-convert = bekehren (✝️{ $faith }): { $gain }, { $points }
paladins-short-per-byzantines = je 🪓 Byzantiner
paladins-short-per-saracens = je 🪓 Sarazene
paladins-short-per-vikings = je 🪓 Wikinger
paladins-short-per-commission = je { $each } Mönche
paladins-short-per-garrison = je { $each } Außenposten
paladins-short-per-absolve = je { $each } Krüge
paladins-short-per-fortify = je { $each } Mauern
paladins-short-per-develop = je { $each } Werkstätten
paladins-short-per-retinue = je { $each } im Gefolge
paladins-short-per-faith = je { $each }✝️
paladins-short-per-strength = je { $each }⚔️
paladins-short-per-influence = je { $each }📯
paladins-short-per-orders = je erfüllter Auftrag
paladins-short-per-alike = je Bekehrter so benannt
paladins-short-per-paid-debts = je 🧾
paladins-short-per-unpaid-debts = je 📜
paladins-short-per-suspicions = je 👁️

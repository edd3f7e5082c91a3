# Wirkungen von Gebäuden, so kurz, wie eine Option einer Liste sein muss: Waren in Zeichen; ⚖️ in einem Preis ist Ansehen.

devil-brief-when-cost = Zum Bauen: { $does }
devil-brief-when-built = Gebaut: { $does }
devil-brief-when-action = Aktion: { $does }
devil-brief-when-production = Produktion: { $does }
devil-brief-when-interest = Zinsen: { $does }
devil-brief-when-reputation = Jede Runde: { $does }
devil-brief-when-minor = Je kleine Errungenschaft, die du erreichst: { $does }
devil-brief-when-hired = Je Höfling, den du anheuerst: { $does }
devil-brief-when-always = Immer: { $does }
devil-brief-when-end = Ende: { $does }
devil-brief-gain = +{ $what }
devil-brief-pay = zahle { $what }
devil-brief-choose = nimm { $what }
devil-brief-pay-any = zahle { $what }
devil-brief-trade = gib { $give } für { $take }{ $times ->
    [1] { "" }
   *[other] , bis zu { $times }-mal
}
devil-brief-sell = verkaufe bis zu { $what } für je { $price }🪙
devil-brief-buy = kaufe bis zu { $what } für je { $price }🪙
devil-brief-reputation = { $way ->
    [down] −
   *[up] +
}{ $n } Ansehen
devil-brief-cost-reputation = ⚖️ −{ $n }
devil-brief-points = { $way ->
    [down] −
   *[up] +
}{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
devil-brief-angel = +{ $n }🪽
devil-brief-demon = +{ $n }🦇
devil-brief-absolve = gib { $n }🦇 zurück
devil-brief-buy-wings-of = kaufe bis zu { $most }🪽 für je { $price }🪙
devil-brief-relief = deine Schulden sinken um { $n }
devil-brief-courtier = ein Höfling umsonst ({ $which })
devil-brief-produce = wiederhole die Produktion dieser Runde von { $what }
devil-brief-tokens = { $what }
devil-brief-tokens-total = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] Aktionsmarker
   *[other] Aktionsmarker
}
devil-brief-tokens-free = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] freier Marker
   *[other] freie Marker
}
devil-brief-interest-free = dein Zinsmarker rückt { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} weniger
devil-brief-discount = deine { $type ->
    [rural] ländlichen Gebäude
    [town] städtischen Gebäude
    [church] kirchlichen Gebäude
    [science] gelehrten Gebäude
   *[any] Gebäude
} kosten { $what } weniger
devil-brief-special-stables = lege ein Aktionsgebäude darunter, das dann jede Runde umsonst wirkt
devil-brief-if-above-start = wenn dein Ansehen über dem Start liegt
devil-brief-if-below-start = wenn dein Ansehen unter dem Start liegt
devil-brief-if-highest = wenn niemandes Ansehen höher ist
devil-brief-if-lowest = wenn alle anderen höheres Ansehen haben
devil-brief-per-buildings = je { $type ->
    [rural] { $each ->
        [1] ländliches Gebäude
       *[other] { $each } ländliche Gebäude
    }
    [town] { $each ->
        [1] städtisches Gebäude
       *[other] { $each } städtische Gebäude
    }
    [church] { $each ->
        [1] kirchliches Gebäude
       *[other] { $each } kirchliche Gebäude
    }
    [science] { $each ->
        [1] gelehrtes Gebäude
       *[other] { $each } gelehrte Gebäude
    }
   *[any] { $each ->
        [1] Gebäude
       *[other] { $each } Gebäude
    }
}
devil-brief-per-courtiers = je { $each ->
    [1] ungenutzten Höfling
   *[other] { $each } ungenutzte Höflinge
}
devil-brief-per-minors = je { $each ->
    [1] kleine Errungenschaft
   *[other] { $each } kleine Errungenschaften
}
devil-brief-per-majors = je { $each ->
    [1] große Errungenschaft
   *[other] { $each } große Errungenschaften
}
devil-brief-per-seats-above = je { $each ->
    [1] Person mit höherem Ansehen
   *[other] { $each } Personen mit höherem Ansehen
}
devil-brief-per-seats-below = je { $each ->
    [1] Person mit niedrigerem Ansehen
   *[other] { $each } Personen mit niedrigerem Ansehen
}
devil-brief-per-improved-fields = je { $each ->
    [1] Feld der Stufe 2
   *[other] { $each } Felder der Stufe 2
}
devil-brief-per-angels = je { $each ->
    [1] 🪽
   *[other] { $each }🪽
}
devil-brief-per-demons = je { $each ->
    [1] 🦇
   *[other] { $each }🦇
}
devil-brief-per-indulgences = je { $each ->
    [1] Ablassbrief
   *[other] { $each } Ablassbriefe
}
devil-brief-per-debt = je { $each } Schulden
devil-brief-hoard = lege { $count ->
    [1] alles an { $kinds } ab
   *[other] alles von einer Art ab ({ $kinds })
}: { $each ->
    [1] je 1 Punkt
   *[other] 1 Punkt je { $each }
}
devil-brief-repay-of = tilge bis zu { $n } Schulden
devil-brief-place-minor-of = du erhältst eine kleine Errungenschaft
devil-brief-drop-minor-of = verliere für immer eine kleine Errungenschaft, erreicht oder nicht
devil-brief-marker-of = setze deinen Zinsmarker zurück

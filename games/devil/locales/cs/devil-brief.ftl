# Účinky budov tak krátce, jak musí být možnosti výběru: suroviny ve znacích, ⚖️ v ceně je reputace.

devil-brief-when-cost = Za stavbu: { $does }
devil-brief-when-built = Hned: { $does }
devil-brief-when-action = Akce: { $does }
devil-brief-when-production = Produkce: { $does }
devil-brief-when-interest = Úroky: { $does }
devil-brief-when-reputation = Každé kolo: { $does }
devil-brief-when-minor = Za každé malé privilegium: { $does }
devil-brief-when-hired = Za každého najatého mistra: { $does }
devil-brief-when-always = Trvale: { $does }
devil-brief-when-end = Konec: { $does }
devil-brief-gain = +{ $what }
devil-brief-pay = zaplať { $what }
devil-brief-choose = vezmi { $what-acc }
devil-brief-pay-any = zaplať { $what-acc }
devil-brief-trade = dej { $give } za { $take }{ $times ->
    [1] { "" }
   *[other] , až { $times }×
}
devil-brief-sell = prodej až { $what-acc } po { $price }🪙
devil-brief-buy = kup až { $what-acc } po { $price }🪙
devil-brief-reputation = { $way ->
    [down] −
   *[up] +
}{ $n } reputace
devil-brief-cost-reputation = ⚖️ −{ $n }
devil-brief-points = { $way ->
    [down] −
   *[up] +
}{ $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
devil-brief-angel = +{ $n }🪽
devil-brief-demon = +{ $n }🦇
devil-brief-absolve = vrať { $n }🦇
devil-brief-buy-wings-of = kup až { $most }🪽 po { $price }🪙
devil-brief-relief = tvůj dluh klesne o { $n }
devil-brief-courtier = mistr zdarma ({ $which })
devil-brief-produce = vezmi si znovu, co v tomto kole vynesla { $what }
devil-brief-tokens = { $what }
devil-brief-tokens-total = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] akční žeton
    [few] akční žetony
   *[other] akčních žetonů
}
devil-brief-tokens-free = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} zdarma
devil-brief-interest-free = ukazatel úroků se posune o { $n } méně
devil-brief-discount = { $type ->
    [rural] venkovské budovy jsou
    [town] městské budovy jsou
    [church] církevní budovy jsou
    [science] vědecké budovy jsou
   *[any] budovy jsou
} o { $what } levnější
devil-brief-special-stables = vlož pod ni akční budovu, ta pak funguje každé kolo zdarma
devil-brief-if-above-start = pokud máš reputaci nad startem
devil-brief-if-below-start = pokud máš reputaci pod startem
devil-brief-if-highest = pokud nikdo nemá vyšší reputaci
devil-brief-if-lowest = pokud mají všichni ostatní vyšší reputaci
devil-brief-per-buildings = za { $type ->
    [rural] { $each ->
        [1] venkovskou budovu
       *[other] { $each } venkovské budovy
    }
    [town] { $each ->
        [1] městskou budovu
       *[other] { $each } městské budovy
    }
    [church] { $each ->
        [1] církevní budovu
       *[other] { $each } církevní budovy
    }
    [science] { $each ->
        [1] vědeckou budovu
       *[other] { $each } vědecké budovy
    }
   *[any] { $each ->
        [1] budovu
       *[other] { $each } budovy
    }
}
devil-brief-per-courtiers = za { $each ->
    [1] mistra
   *[other] { $each } mistry
}
devil-brief-per-minors = za { $each ->
    [1] malé privilegium
   *[other] { $each } malá privilegia
}
devil-brief-per-majors = za { $each ->
    [1] velké privilegium
   *[other] { $each } velká privilegia
}
devil-brief-per-seats-above = za { $each ->
    [1] hráče s vyšší reputací
   *[other] { $each } hráče s vyšší reputací
}
devil-brief-per-seats-below = za { $each ->
    [1] hráče s nižší reputací
   *[other] { $each } hráče s nižší reputací
}
devil-brief-per-improved-fields = za { $each ->
    [1] pole úrovně 2
   *[other] { $each } pole úrovně 2
}
devil-brief-per-angels = za { $each ->
    [1] 🪽
   *[other] { $each }🪽
}
devil-brief-per-demons = za { $each ->
    [1] 🦇
   *[other] { $each }🦇
}
devil-brief-per-indulgences = za { $each ->
    [1] odpustek
   *[other] { $each } odpustky
}
devil-brief-per-debt = za { $each } dluhu
devil-brief-hoard = odhoď { $count ->
    [1] vše
   *[other] jeden druh
} ({ $kinds }): bod za { $each ->
    [1] kus
   *[other] každé { $each }
}
devil-brief-repay-of = splať až { $n } dluhu
devil-brief-place-minor-of = získej malé privilegium
devil-brief-drop-minor-of = natrvalo odhoď malé privilegium, i nezískané
devil-brief-marker-of = vrať ukazatel úroků na start

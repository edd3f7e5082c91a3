# Smlouva s ďáblem: věty na kartách. Karta se skládá z těchto částí:
#   devil-when-*    kdy, okolo toho, co se stane
#   devil-effect-*  jedna pro každé sloveso; začíná malým písmenem a nemá tečku
#   devil-per-*     kolikrát; devil-if-*  za jaké podmínky
# Jména karet jsou v devil-names.ftl.

# Things: so many of a kind.
thing-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
    .typed = dřívko|dříví
thing-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
    .typed = kamení|kamen
thing-grain = { $count } obilí
    .typed = zrno|zrna|zrní|obili
thing-glass = { $count ->
    [one] { $count } sklo
    [few] { $count } skla
   *[other] { $count } skel
}
thing-marble = { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
}
thing-devil-debt = dluh { $count }
thing-coins = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
thing-indulgences = { $count ->
    [one] { $count } odpustek
    [few] { $count } odpustky
   *[other] { $count } odpustků
}
thing-jester-laughing = { $count ->
    [one] { $count } smějící se kašpar
    [few] { $count } smějící se kašpaři
   *[other] { $count } smějících se kašparů
}
    .acc = { $count ->
    [one] { $count } smějícího se kašpara
    [few] { $count } smějící se kašpary
   *[other] { $count } smějících se kašparů
}
thing-jester-weeping = { $count ->
    [one] { $count } plačící kašpar
    [few] { $count } plačící kašpaři
   *[other] { $count } plačících kašparů
}
    .acc = { $count ->
    [one] { $count } plačícího kašpara
    [few] { $count } plačící kašpary
   *[other] { $count } plačících kašparů
}

# Kinds and symbols without a number.
devil-kind-wood = dřevo
devil-kind-stone = kámen
devil-kind-grain = obilí
devil-kind-glass = sklo
devil-kind-marble = mramor
devil-kind-coins = dukáty
devil-type-rural = venkov
devil-type-town = město
devil-type-church = církev
devil-type-science = věda
devil-type-alchemist = alchymie

devil-goods-basic = { $n ->
    [one] { $n } běžná surovina
    [few] { $n } běžné suroviny
   *[other] { $n } běžných surovin
}
    .acc = { $n ->
    [one] { $n } běžnou surovinu
    [few] { $n } běžné suroviny
   *[other] { $n } běžných surovin
}
devil-goods-rare = { $n ->
    [one] { $n } vzácná surovina
    [few] { $n } vzácné suroviny
   *[other] { $n } vzácných surovin
}
    .acc = { $n ->
    [one] { $n } vzácnou surovinu
    [few] { $n } vzácné suroviny
   *[other] { $n } vzácných surovin
}
devil-goods-any = { $n ->
    [one] { $n } surovina
    [few] { $n } suroviny
   *[other] { $n } surovin
}
    .acc = { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovin
}
devil-goods-out-of = { $n }× { $goods }

# Joining.
devil-either = { $first } nebo { $last }
devil-comma = { $first }, { $then }
devil-then = { $first }; { $then }
devil-clause-if = { $condition }, { $does }
devil-clause-per = { $does } { $per }
devil-clause-most = { $does } (nejvýš { $most }×)

# Times.
devil-when-cost = Stojí také: { $does }.
devil-when-built = Po postavení: { $does }.
devil-when-action = Akce: { $does }.
devil-when-production = Produkce: { $does }.
devil-when-interest = Úroky: { $does }.
devil-when-reputation = Fáze reputace: { $does }.
devil-when-minor = Kdykoli získáš malé privilegium: { $does }.
devil-when-hired = Kdykoli najmeš mistra: { $does }.
devil-when-always = Trvale: { $does }.
devil-when-end = Konec hry: { $does }.

# Conditions.
devil-if-above-start = pokud máš reputaci nad startem
devil-if-below-start = pokud máš reputaci pod startem
devil-if-highest = pokud nikdo nemá reputaci vyšší než ty
devil-if-lowest = pokud mají všichni ostatní reputaci vyšší než ty
devil-if-no-debt = pokud nemáš dluh
devil-if-debt-at-least = pokud máš dluh { $n } nebo víc
devil-if-tokens-at-least = pokud v této fázi použiješ aspoň { $n } akční žetony
devil-if-hired-this-phase = pokud v této fázi najímáš mistra
devil-if-buildings-at-least = pokud máš aspoň { $type ->
    [rural] { $n ->
        [one] { $n } venkovskou budovu
        [few] { $n } venkovské budovy
       *[other] { $n } venkovských budov
    }
    [town] { $n ->
        [one] { $n } městskou budovu
        [few] { $n } městské budovy
       *[other] { $n } městských budov
    }
    [church] { $n ->
        [one] { $n } církevní budovu
        [few] { $n } církevní budovy
       *[other] { $n } církevních budov
    }
    [science] { $n ->
        [one] { $n } vědeckou budovu
        [few] { $n } vědecké budovy
       *[other] { $n } vědeckých budov
    }
   *[any] { $n ->
        [one] { $n } budovu
        [few] { $n } budovy
       *[other] { $n } budov
    }
}
devil-if-no-demons = pokud nemáš démonská křídla

# Counts.
devil-per-buildings = { $type ->
    [rural] { $each ->
        [1] za každou svou venkovskou budovu
       *[other] za každé { $each } své venkovské budovy
    }
    [town] { $each ->
        [1] za každou svou městskou budovu
       *[other] za každé { $each } své městské budovy
    }
    [church] { $each ->
        [1] za každou svou církevní budovu
       *[other] za každé { $each } své církevní budovy
    }
    [science] { $each ->
        [1] za každou svou vědeckou budovu
       *[other] za každé { $each } své vědecké budovy
    }
   *[any] { $each ->
        [1] za každou svou budovu
       *[other] za každé { $each } své budovy
    }
}
devil-per-courtiers = { $each ->
    [1] za každého svého najatého a nevyužitého mistra
   *[other] za každé { $each } své najaté a nevyužité mistry
}
devil-per-minors = { $each ->
    [1] za každé získané malé privilegium
   *[other] za každá { $each } získaná malá privilegia
}
devil-per-majors = { $each ->
    [1] za každé získané velké privilegium
   *[other] za každá { $each } získaná velká privilegia
}
devil-per-angels = { $each ->
    [1] za každá svá andělská křídla
    [2] za každá dvoje svá andělská křídla
    [3] za každá troje svá andělská křídla
   *[other] za každá { $each }× svá andělská křídla
}
devil-per-demons = { $each ->
    [1] za každá svá démonská křídla
    [2] za každá dvoje svá démonská křídla
    [3] za každá troje svá démonská křídla
   *[other] za každá { $each }× svá démonská křídla
}
devil-per-indulgences = { $each ->
    [1] za každý svůj odpustek
   *[other] za každé { $each } své odpustky
}
devil-per-debt = { $each ->
    [1] za každý dukát svého dluhu
   *[other] za každé { $each } dukáty svého dluhu
}
devil-per-seats-above = { $each ->
    [1] za každého hráče s reputací vyšší než tvoje
   *[other] za každé { $each } hráče s reputací vyšší než tvoje
}
devil-per-seats-below = { $each ->
    [1] za každého hráče s reputací nižší než tvoje
   *[other] za každé { $each } hráče s reputací nižší než tvoje
}
devil-per-steps-below-start = { $each ->
    [1] za každé pole, o které máš reputaci pod startem
   *[other] za každá { $each } pole, o která máš reputaci pod startem
}
devil-per-steps-above-start = { $each ->
    [1] za každé pole, o které máš reputaci nad startem
   *[other] za každá { $each } pole, o která máš reputaci nad startem
}
devil-per-improved-fields = { $each ->
    [1] za každé své pole úrovně 2
   *[other] za každá { $each } svá pole úrovně 2
}

# Effects.
devil-effect-gain = získáš { $what-acc }
devil-effect-choose = vezmi si { $what-acc } dle vlastní volby
devil-effect-pay = zaplať { $what-acc }
devil-effect-pay-any = zaplať { $what-acc } dle vlastní volby
devil-effect-trade = { $times ->
    [1] můžeš jednou dát { $give-acc } za { $take-acc }
   *[other] můžeš až { $times }× dát { $give-acc } za { $take-acc }
}
devil-effect-sell = prodej až { $what-acc } po { $price ->
    [one] { $price } dukátu
    [few] { $price } dukátech
   *[other] { $price } dukátech
}
devil-effect-buy = kup až { $what-acc } po { $price ->
    [one] { $price } dukátu
    [few] { $price } dukátech
   *[other] { $price } dukátech
}
devil-effect-reputation = { $way ->
    [down] posuň se o { $n } { $n ->
        [one] pole
        [few] pole
       *[other] polí
    } dolů na stupnici reputace
   *[up] posuň se o { $n } { $n ->
        [one] pole
        [few] pole
       *[other] polí
    } nahoru na stupnici reputace
}
devil-effect-points = { $way ->
    [down] { $n ->
        [one] ztratíš { $n } bod
        [few] ztratíš { $n } body
       *[other] ztratíš { $n } bodů
    }
   *[up] { $n ->
        [one] získáš { $n } bod
        [few] získáš { $n } body
       *[other] získáš { $n } bodů
    }
}
devil-effect-angel = { $n ->
    [1] získáš jedna andělská křídla
    [2] získáš dvoje andělská křídla
    [3] získáš troje andělská křídla
   *[other] získáš { $n }× andělská křídla
}
devil-effect-demon = { $n ->
    [1] vezmi si jedna démonská křídla
    [2] vezmi si dvoje démonská křídla
    [3] vezmi si troje démonská křídla
   *[other] vezmi si { $n }× démonská křídla
}
devil-effect-absolve = { $n ->
    [1] vrať jedna démonská křídla
    [2] vrať až dvoje démonská křídla
    [3] vrať až troje démonská křídla
   *[other] vrať až { $n }× démonská křídla
}
devil-effect-buy-wings = { $most ->
    [1] kup si jedna andělská křídla
    [2] kup si až dvoje andělská křídla
    [3] kup si až troje andělská křídla
   *[other] kup si až { $most }× andělská křídla
} po { $price ->
    [one] { $price } dukátu
    [few] { $price } dukátech
   *[other] { $price } dukátech
}
devil-effect-relief = tvůj dluh klesne o { $n }
devil-effect-repay = můžeš splatit až { $n } svého dluhu, dukát za každý
devil-effect-marker = vrať svůj ukazatel úroků na start
devil-effect-courtier = vezmi si zdarma mistra ({ $which })
devil-effect-dismiss = vzdej se najatého a nevyužitého mistra ({ $which })
devil-effect-place-minor = hned umísti jedno ze svých nezískaných malých privilegií
devil-effect-drop-minor = natrvalo odhoď jedno malé privilegium, získané či nezískané
devil-effect-produce = vezmi si znovu, co v produkci tohoto kola přinesla { $what }
devil-effect-tokens = od příštího kola máš { $what-acc }
devil-tokens-total = { $way ->
    [fewer] { $n ->
        [one] o { $n } akční žeton méně
        [few] o { $n } akční žetony méně
       *[other] o { $n } akčních žetonů méně
    }
   *[more] { $n ->
        [one] o { $n } akční žeton více
        [few] o { $n } akční žetony více
       *[other] o { $n } akčních žetonů více
    }
}
devil-tokens-free = { $way ->
    [fewer] { $n ->
        [one] zdarma o { $n } akční žeton méně
        [few] zdarma o { $n } akční žetony méně
       *[other] zdarma o { $n } akčních žetonů méně
    }
   *[more] { $n ->
        [one] zdarma o { $n } akční žeton více
        [few] zdarma o { $n } akční žetony více
       *[other] zdarma o { $n } akčních žetonů více
    }
}
devil-effect-interest-free = { $n ->
    [one] tvůj ukazatel úroků se posune o { $n } pole méně
    [few] tvůj ukazatel úroků se posune o { $n } pole méně
   *[other] tvůj ukazatel úroků se posune o { $n } polí méně
}
devil-effect-discount = { $type ->
    [rural] tvé venkovské budovy
    [town] tvé městské budovy
    [church] tvé církevní budovy
    [science] tvé vědecké budovy
   *[any] tvé budovy
} stojí o { $what-acc } méně
devil-effect-hoard = { $count ->
    [1] můžeš odhodit celou zásobu ({ $kinds })
   *[other] můžeš odhodit všechno od **jednoho** druhu ({ $kinds })
}: { $each ->
    [1] 1 bod za každý kus
   *[other] 1 bod za každé { $each } kusy; zbytek si necháš
}
devil-effect-special = { $what }
devil-special-stables = vlož pod ně jednu ze svých akčních budov: její akce proběhne hned a pak zdarma každé kolo

# Whole cards.
devil-card-reputation = ztráta reputace o { $n }
devil-card-short = **{ $name }** ({ $types }) { $cost }{ $science ->
    [0] { "" }
   *[other] { " " }−{ $science } reputace
} · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
devil-card-building = **{ $name }** ({ $types }) — { $cost } · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
devil-card-less = { $cost } (díky tvým budovám méně)
devil-card-free = zdarma
devil-card-and = { $first } · { $then }
devil-card-event = **{ $name }** — { $left } / { $right }
devil-card-left = Vlevo (−{ $n } reputace): { $does }.
devil-card-right = Vpravo (+{ $n } reputace): { $does }.
devil-card-left-moves = −{ $n } reputace
devil-card-right-moves = +{ $n } reputace
devil-card-left-only = Vlevo, jen { $condition } (jinak se vše přeskočí): { $does }.
devil-card-right-only = Vpravo, jen { $condition } (jinak se vše přeskočí): { $does }.
devil-brief-dismiss = vzdej se nevyužitého mistra ({ $which })
devil-brief-place-minor = hned umísti jedno nezískané malé privilegium
devil-brief-drop-minor = natrvalo odhoď malé privilegium, i nezískané
devil-brief-repay = můžeš splatit až { $n } dluhu, dukát za každý
devil-brief-marker = ukazatel úroků zpět na start
devil-brief-buy-wings = kup až { $most } andělská křídla, každá za { $price } 🪙
devil-brief-if-tokens = pokud použiješ aspoň { $n } akční žetony
devil-brief-if-hired = pokud v této fázi najímáš mistra
devil-brief-above-start = za { $each ->
    [1] každé pole
   *[other] každá { $each } pole
} reputace nad startem
devil-brief-below-start = za { $each ->
    [1] každé pole
   *[other] každá { $each } pole
} reputace pod startem
devil-brief-only = Jen { $condition }: { $does }
devil-side-nothing = nic dalšího
devil-card-inquisitor = **{ $name }** — { $penalty }.

# Penalties of the inquisitors.
devil-card-penalty-ascetic = odevzdej { $goods ->
    [one] { $goods } surovinu
    [few] { $goods } suroviny
   *[other] { $goods } surovin
} dle vlastní volby a za každou, kterou neodevzdáš, ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
devil-card-penalty-fundamentalist = ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každé získané privilegium, malé i velké
devil-card-penalty-plebeian = ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každou úplnou dvojici svých budov
devil-card-penalty-houseguest = ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
devil-card-penalty-orator = ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a ještě { $extra } navíc, nemáš-li vyšší reputaci než všichni ostatní
devil-card-penalty-vandal = tvoje budova s druhou nejvyšší hodnotou je zničena
devil-card-penalty-bailiff = tvůj dluh vzroste o { $extra }; pak ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za každé { $each } dukáty dluhu
devil-card-penalty-glutton = ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, ledaže odevzdáš { $goods ->
    [one] { $goods } vzácnou surovinu
    [few] { $goods } vzácné suroviny
   *[other] { $goods } vzácných surovin
}

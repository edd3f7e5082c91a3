# Architekti Západního království: věty na kartách. Karta se skládá z těchto částí:
#   architects-power-*   co mění učedník nebo deska hráče
#   architects-brief-*   the same in few words, for boards
#   architects-effect-*  co dělá budova; začíná malým písmenem a nemá tečku
#   architects-when-*    kdy, architects-per-* kolikrát, architects-if-* za jaké podmínky
# Jména karet jsou v architects-names.ftl.

# Things: so many of a kind. Wood, stone and marble are shared with other games.
thing-clay = { $count ->
    [one] { $count } hlína
    [few] { $count } hlíny
   *[other] { $count } hlíny
}
    .acc = { $count ->
    [one] { $count } hlínu
    [few] { $count } hlíny
   *[other] { $count } hlíny
}
thing-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlata
}
thing-virtue = počestnost { $count }
thing-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
    .acc = { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}
    .typed = 🪙
architects-cards = { $count ->
    [one] { $count } karta budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
}
    .acc = { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
}
architects-virtue = { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestností
}

architects-kind-clay = hlína
    .gen = hlíny
architects-kind-wood = dřevo
    .gen = dřeva
architects-kind-stone = kámen
    .gen = kamene
architects-kind-gold = zlato
    .gen = zlata
architects-kind-marble = mramor
    .gen = mramoru
architects-kind-silver = mince
    .gen = mincí
architects-skill-carpentry = tesařství
architects-skill-tiling = zednictví
architects-skill-masonry = kamenictví

# Joining.
architects-either = { $first } nebo { $last }
    .acc = { $first-acc } nebo { $last-acc }
architects-clause-per = { $does } { $per }
architects-clause-if = { $does }, { $condition }

# Whole cards. Parts are joined by architects-card-and.
architects-card-and = { $first } · { $then }
architects-card-building = **{ $name }** ({ architects-card-worth })
architects-card-worth = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $virtue ->
    [0] { "" }
   *[other] , počestnost { WAY($virtue) ->
        [down] −
       *[up] +
    }{ SIZE($virtue) }
}
architects-card-cost = { $things }
architects-card-needs = vyžaduje { $skills }
architects-card-apprentice = **{ $name }** ({ $skills })
architects-card-apprentice-name = { $name } ({ $skills })
architects-card-skills = { $skills }
architects-card-virtue = při najmutí počestnost { WAY($virtue) ->
    [down] −
   *[up] +
}{ SIZE($virtue) }

# Times.
architects-when-now = Hned { $does }
architects-when-end = Na konci { $does }

# When an apprentice or a board helps.
architects-at-quarry = Kamenolom
architects-at-forest = Les
architects-at-silversmith = Stříbrotepec
architects-at-mines = Doly
architects-at-market = Černý trh
architects-at-tax-stand = Výběrčí daní
architects-at-cathedral = každý postup na Katedrále
architects-at-debt-paid = každý splacený dluh
architects-at-imprison = vsazení zajatců do vězení
architects-at-built = každá postavená budova
architects-at-reset = každé obnovení Černého trhu

# How often they help, as the subject of a sentence.
architects-each-quarry = každá návštěva Kamenolomu
architects-each-forest = každá návštěva Lesa
architects-each-silversmith = každá návštěva Stříbrotepce
architects-each-mines = každá návštěva Dolů
architects-each-market = každá návštěva Černého trhu
architects-each-tax-stand = každá návštěva Výběrčího daní
architects-each-cathedral = { architects-at-cathedral }
architects-each-debt-paid = { architects-at-debt-paid }
architects-each-imprison = { architects-at-imprison }
architects-each-built = { architects-at-built }
architects-each-reset = { architects-at-reset }

# What they change.
architects-power-also = { $at } přinese navíc { $what-acc }
architects-power-trade = v Královském skladu můžeš směnit { $give-acc } za { $take-acc }
architects-power-worker = v Královském skladu máš { $count ->
    [one] o jednu akci víc
    [few] o { $count } akce víc
   *[other] o { $count } akcí víc
}
architects-power-cheaper-town-centre = druhé a další zajetí stojí o { $count } { $count ->
    [one] minci
    [few] mince
   *[other] mincí
} méně
architects-power-cheaper-workshop = učedníci stojí o { $count } { $count ->
    [one] minci
    [few] mince
   *[other] mincí
} méně
architects-power-cheaper-market = Černý trh stojí o { $count } { $count ->
    [one] minci
    [few] mince
   *[other] mincí
} méně
architects-power-unblamed-market = na Černém trhu ztrácíš o { $count } počestnost méně
architects-power-unblamed-tax-stand = u Výběrčího daní ztrácíš o { $count } počestnost méně
architects-power-release = při každém obnovení trhu opustí vězení { $count ->
    [one] { $count } tvůj služebník
    [few] až { $count } tvoji služebníci
   *[other] až { $count } tvých služebníků
}
architects-power-at-large = obnovení trhu přinese { $what-acc }, nemáš-li nikoho ve vězení
architects-power-avoid-tax = pokaždé platíš o { $count } daň méně
architects-power-alike = zlato a mramor jsou pro tebe totéž
architects-power-no-discard = za Katedrálu neodhazuješ kartu
architects-power-room = { $count ->
    [one] máš místo pro jednoho učedníka navíc
    [few] máš místo pro { $count } učedníky navíc
   *[other] máš místo pro { $count } učedníků navíc
}
architects-power-discount = budovy a Katedrála stojí o { $count } dřevo nebo kámen méně
architects-power-buy-off = z dluhu se můžeš vykoupit za { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}

# The same where space is scarce: boards.
architects-brief-also = { $at }: navíc { $what }
architects-brief-trade = Královský sklad: { $give } → { $take }
architects-brief-worker = { $count ->
    [one] Královský sklad: o jednu akci víc
    [few] Královský sklad: o { $count } akce víc
   *[other] Královský sklad: o { $count } akcí víc
}
architects-brief-cheaper-town-centre = Rynek: druhé a další zajetí stojí o { $count } { $count ->
    [one] minci
    [few] mince
   *[other] mincí
} méně
architects-brief-cheaper-workshop = Dílna: učedníci stojí o { $count } méně
architects-brief-cheaper-market = Černý trh: o { $count } méně mincí
architects-brief-unblamed-market = Černý trh: ztráta počestnosti o { $count } menší
architects-brief-unblamed-tax-stand = Výběrčí daní: ztráta počestnosti o { $count } menší
architects-brief-release = každé obnovení Černého trhu: vězení { $count ->
    [one] opustí { $count } tvůj služebník
    [few] opustí až { $count } tvoji služebníci
   *[other] opustí až { $count } tvých služebníků
}
architects-brief-at-large = obnovení Černého trhu, nemáš-li nikoho ve vězení: { $what }
architects-brief-avoid-tax = při každé platbě o { $count } daň méně
architects-brief-alike = { architects-power-alike }
architects-brief-no-discard = Katedrála: bez odhození karty
architects-brief-room = { $count ->
    [one] místo pro jednoho učedníka navíc
    [few] místo pro { $count } učedníky navíc
   *[other] místo pro { $count } učedníků navíc
}
architects-brief-discount = budovy a Katedrála: o { $count } dřevo nebo kámen méně
architects-brief-buy-off = { architects-power-buy-off }

# What buildings do.
architects-effect-gain = získáš { $what-acc }
architects-effect-choose = získáš { $what-acc }
architects-effect-hire = najmi zdarma libovolného učedníka z nabídky
architects-effect-capture = { $free ->
    [yes] osvoboď všechny své zajaté služebníky, nebo { $count ->
        [one] jednou zdarma zajmi služebníky
        [few] { $count }× zdarma zajmi služebníky
       *[other] { $count }× zdarma zajmi služebníky
    }
   *[no] { $count ->
        [one] jednou zdarma zajmi služebníky
        [few] až { $count }× zdarma zajmi služebníky
       *[other] až { $count }× zdarma zajmi služebníky
    }
}
architects-effect-release = všichni tvoji služebníci opustí vězení
architects-effect-debt = { $count ->
    [one] vezmi si dluh
    [few] vezmi si { $count } dluhy
   *[other] vezmi si { $count } dluhů
}
architects-effect-destroy-debt = { $count ->
    [one] můžeš zrušit nesplacený dluh
    [few] můžeš zrušit až { $count } nesplacené dluhy
   *[other] můžeš zrušit až { $count } nesplacených dluhů
}
architects-effect-blame = každý, kdo má ve vězení aspoň { $least } služebníky, ztratí { architects-virtue }
architects-effect-praise = každý získá { architects-virtue }
architects-effect-sell-card = můžeš směnit kartu budovy za { $what-acc }
architects-effect-dismiss = jeden z tvých učedníků odejde
architects-effect-work = můžeš umístit na Radnici dalšího služebníka
architects-effect-points = { $count ->
    [one] získáš { $count } bod
    [few] získáš { $count } body
   *[other] získáš { $count } bodů
}
architects-effect-virtue = { $way ->
    [down] ztratíš { SIZE($count) ->
        [one] { SIZE($count) } počestnost
        [few] { SIZE($count) } počestnosti
       *[other] { SIZE($count) } počestností
    }
   *[up] získáš { architects-virtue }
}
architects-effect-debt-cost = každý nesplacený dluh stojí { $way ->
    [down] { SIZE($count) ->
        [one] o { SIZE($count) } bod méně
        [few] o { SIZE($count) } body méně
       *[other] o { SIZE($count) } bodů méně
    }
   *[up] { SIZE($count) ->
        [one] o { SIZE($count) } bod víc
        [few] o { SIZE($count) } body víc
       *[other] o { SIZE($count) } bodů víc
    }
}

# Counts.
architects-per-clay = { $each ->
    [1] za každou hlínu
   *[other] za každé { $each } hlíny
}
architects-per-wood = { $each ->
    [1] za každé dřevo
   *[other] za každá { $each } dřeva
}
architects-per-stone = { $each ->
    [1] za každý kámen
   *[other] za každé { $each } kameny
}
architects-per-gold = { $each ->
    [1] za každé zlato
   *[other] za každá { $each } zlata
}
architects-per-marble = { $each ->
    [1] za každý mramor
   *[other] za každé { $each } mramory
}
architects-per-silver = { $each ->
    [1] za každou minci
   *[other] za každé { $each } mince
}
architects-per-materials = { $each ->
    [1] za každou hlínu, dřevo a kámen
   *[other] za každé { $each } kusy hlíny, dřeva a kamene dohromady
}
architects-per-carpentry = { $each ->
    [1] za každého svého učedníka s tesařstvím
   *[other] za každé { $each } své učedníky s tesařstvím
}
architects-per-tiling = { $each ->
    [1] za každého svého učedníka se zednictvím
   *[other] za každé { $each } své učedníky se zednictvím
}
architects-per-masonry = { $each ->
    [1] za každého svého učedníka s kamenictvím
   *[other] za každé { $each } své učedníky s kamenictvím
}
architects-per-buildings = { $each ->
    [1] za každou svou budovu
   *[other] za každé { $each } své budovy
}
architects-per-paid-debts = { $each ->
    [1] za každý svůj splacený dluh
   *[other] za každé { $each } své splacené dluhy
}
architects-per-captured = { $each ->
    [1] za každého zajatce na své desce
   *[other] za každé { $each } zajatce na své desce
}
architects-per-virtue = { $each ->
    [1] za každou počestnost
   *[other] za každé { $each } počestnosti
}

# Conditions.
architects-if-no-debt = nemáš-li nesplacený dluh
architects-if-most-clay = máš-li víc hlíny než ostatní
architects-if-most-wood = máš-li víc dřeva než ostatní
architects-if-most-stone = máš-li víc kamene než ostatní
architects-if-most-silver = máš-li víc mincí než ostatní
architects-if-most-cathedral = jsi-li na Katedrále výš než ostatní

# Smlouva s ďáblem: co si lze kdykoli prohlédnout. Oddíly a pak jejich obsah.

devil-look-hand = 🃏 Tvoje ruka
devil-look-inquisitors = ⚖️ Inkvizitoři
devil-look-seat = { $seat-is ->
    [you] 🏰 Tvoje budovy
   *[other] 🏰 Budovy: { $seat }
}
devil-look-open = 🗑️ Zahrané, zničené
devil-look-achievements = 🏅 Privilegia
devil-look-goods = 🌱 Suroviny: kdo co získal
devil-look-track = 📈 Stupnice reputace
devil-look-inquisition = 🕯️ Inkvizice: úplatky, tipy, rituál
devil-look-bank = 🏦 Ceny, dluh a úroky
devil-look-scoring = 🏆 Závěrečné bodování
devil-look-table = { rules-of-table }
devil-look-house = { rules-house }

## Cards

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(na poli na hraně: žeton ji může použít)*
    [stabled] { " " }*(pod Stájemi: funguje sama každé kolo)*
   *[built] { "" }
}
devil-look-no-building = Zatím žádná budova.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Podplacen a pryč.*
    [up] 👁️ *Lícem vzhůru: v příští inkvizici se ptá všech.*
    [later] *Ptá se všech, ale jen v { $last }. kole.*
   *[down] *Lícem dolů: zatím se nikoho neptá.*
}
devil-look-houseguest = - 🚪 { $card } *Ptá se jen toho, kdo ho má: { $held }.*
devil-look-guests = { $seat } ({ $count })
devil-look-nobody = nikdo
devil-look-minor = - Malé: **{ $what }** · má ho: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· odhozeno: { $lost }
}
devil-look-major = - Velké: **{ $what }** → { $gains } · má ho: { $who }
devil-look-alchemist = tvůj mistr alchymie, který platí jako věda

## The track

devil-look-space = `{ $space ->
    [0] { " " }0
    [1] { " " }1
    [2] { " " }2
    [3] { " " }3
    [4] { " " }4
    [5] { " " }5
    [6] { " " }6
    [7] { " " }7
    [8] { " " }8
    [9] { " " }9
   *[other] { $space }
}` { $arrows }{ $kind ->
    [top] { " " }🪽 vrchol
    [start] { " " }start
    [knot] { " " }🪢 uzel
    [demon] { " " }🦇
   *[none] { "" }
}{ $there ->
    [0] { "" }
   *[other] { " " }**{ $who }**
}

## The inquisition

devil-look-bribes = { devil-rule-bribes }{ $coins ->
    [0] { "" }
   *[other] { " " }Teď tam leží 🪙{ $coins }.
}
devil-guesses-third = -# **Tipy teď.** Ukážou-li dva tipy u téže role na stejného hráče, ten odpoví pravdivě a všechny tipy zůstanou do konce; jinak se všechny vrátí.
devil-guesses-devil = -# **Ďábel odhalen**: ďábel se posune o { $steps } pole dolů na stupnici reputace, inkvizitor 3 se otočí lícem vzhůru a každý správný tip dostane { $coins } dukáty.
devil-guesses-cultist = -# **Kultista odhalen** (oběma smrtelníky): kultista se posune o { $steps } pole dolů, oba smrtelníci dostanou { $coins } dukáty.
devil-guesses-last = -# **Tipy v 5. kole**, i uzamčené: každý správný přinese tipujícímu { $right ->
    [one] { $right } bod
    [few] { $right } body
   *[other] { $right } bodů
}, každý špatný { $wrong ->
    [one] { $wrong } bod
    [few] { $wrong } body
   *[other] { $wrong } bodů
} hledanému ďáblovi nebo kultistovi.
devil-look-locked = **Uzamčené tipy:**
devil-look-not-locked = Žádný tip není uzamčený.

## Prices, scoring, options

devil-look-prices = Andělská křídla stojí před inkvizicí { $wing } dukátů, mistr poprvé { $hire }, znovu { $hire_again }.
devil-look-science = **Věda.** Každá vědecká budova stojí kromě surovin i reputaci: { $steps }.
devil-look-no-option = Neplatí žádné z volitelných pravidel.

## Cards: who made what, and the chests one has seen

devil-goods-how = { devil-goods-how-far } **Tučně**: toto kolo; *kurzivou* to, co kolo produkce přinese polím, jaká jsou teď.
devil-goods-how-far = -# Co kdo měl na začátku a co vynesla pole, bez karet, obchodů a banky. 💬 ukazuje, co kdo veřejně sháněl.
devil-goods-how-told = -# Z těchhle surovin: co kdo měl na začátku a co do té doby vynesla pole, bez karet, obchodů a banky. 💬 ukazuje, co kdo veřejně sháněl.
devil-goods-besides = -# Navíc { $mark } na začátku má: { $goods }.
devil-goods-of = **{ $seat }** · na začátku { $begins } · { $rounds }
devil-goods-past = { $round }. kolo { $made }{ $wish }
devil-goods-now = **{ $round }. kolo { $made }{ $wish }**
devil-goods-later = *{ $round }. kolo { $made }*
devil-goods-wish = { " " }💬{ $signs }
devil-goods-side-by-side = { $first }{ $then }
devil-goods-between = { $least }–⁠{ $most }{ $sign }
devil-goods-both = { $first } { $then }
devil-goods-chests = 🎁 **Truhly, které znáš, podle znaků** (✓ = přijaté)
devil-goods-no-chest = 🎁 Zatím neznáš žádnou truhlu.
devil-goods-mark = { $mark }: { $chests }
devil-goods-mark-known = { $mark } ({ $seat }): { $chests }
devil-goods-chest-taken = { $round }. kolo { $goods } za { $price } ✓
devil-goods-chest-left = { $round }. kolo { $goods } za { $price }
devil-goods-chest-gone = { $round }. kolo prodáno za { $price }
devil-goods-chest-now = **teď před tebou: { $goods } za { $price }**
devil-goods-chest-now-gone = **teď před tebou: už prodáno za { $price }**

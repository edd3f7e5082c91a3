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
devil-look-table = 📋 Pravidla tohoto stolu
devil-look-house = 🏠 Domácí pravidla

## Cards

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(na poli na hraně: žeton ji může použít)*
    [stabled] { " " }*(pod Stájemi: funguje sama každé kolo)*
   *[built] { "" }
}
devil-look-no-building = Zatím žádná budova.
devil-look-answers = Každému inkvizitorovi, který se tě ptá, ukaž část duše (necháš si ji), odevzdej odpustek, nebo přijmi trest.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Podplacen a pryč.*
    [up] 👁️ *Lícem vzhůru: v příští inkvizici se ptá všech.*
    [later] *Ptá se všech, ale jen v { $last }. kole.*
   *[down] *Lícem dolů: zatím se nikoho neptá.*
}
devil-look-houseguest = - 🚪 { $card } *Ptá se jen toho, kdo ho má: { $held }.*
devil-look-guests = { $seat } ({ $count })
devil-look-nobody = nikdo
devil-look-sets = Symboly na tvých budovách platí pro každé privilegium; mistr platí jednou a tím je použitý. **Věda zastoupí libovolný symbol.** Malé privilegium zvedne jedno z tvých čtyř polí na úroveň 2. Velké dá hned odměnu a na konci { $majors } body (ďáblovi žádné).
devil-look-minor = - Malé: **{ $what }** · má ho: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· odhozeno: { $lost }
}
devil-look-major = - Velké: **{ $what }** → { $gains } · má ho: { $who }
devil-look-alchemist = tvůj mistr alchymie, který platí jako věda

## The track

devil-look-wings = { $wings ->
    [3] troje
   *[other] { $wings }×
}
devil-look-track-ends = Kdo vystoupí na vrchol, získá andělská křídla; kdo cestou **dolů** vstoupí na pole označené 🦇, dostane démonská. Za { devil-look-wings } andělská křídla je odpustek, za { devil-look-wings } démonská přijde Host do domu a hned stojí { $points } body. Ve fázi reputace dostane hráč s nejvyšší reputací andělská křídla a s nejnižší démonská (při shodě všichni takoví); stojí-li všichni na jednom poli, nedostane nikdo nic.
devil-look-drift = Pak se všichni **posunou** podle šipek svého pole (▼ dolů, ▲ nahoru), nikdy ne za uzel.
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

devil-look-bribes = **Úplatky.** Každých { $each } dukátů ze všech truhel dohromady pošle pryč dalšího z trojice A, B, C{ $coins ->
    [0] { "" }
    [one] ; { $coins } dukát už tam leží
    [few] ; { $coins } dukáty už tam leží
   *[other] ; { $coins } dukátů už tam leží
}. Zbylé dukáty zůstanou u inkvizice do 5. kola.
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
devil-look-ritual-third = **Rituál ve 3. kole** podle částí duše v ďáblově truhle. Ďábel vždy dostane 1 sklo a 1 mramor. Za aspoň 1 část dostane navíc 1 dřevo a 1 kámen; za aspoň 2 i 2 dukáty a inkvizitor 1 se otočí lícem vzhůru; za aspoň 3 také inkvizitor 2. Kultista dostane 1 obilí a 1 dukát za část se značkou, za dvě ještě 3 dukáty. Části se vrátí ďáblovi.
devil-look-ritual-last = **Rituál v 5. kole.** Ďábel získá po 2 bodech za druhou, třetí a čtvrtou část, 6 za každou další. 2 části otočí lícem vzhůru inkvizitora 1, 4 části inkvizitora 2 (nebo inkvizitora 3, je-li inkvizitor 2 už otočený).
devil-look-locked = **Uzamčené tipy:**
devil-look-not-locked = Žádný tip není uzamčený.

## Prices, scoring, options

devil-look-prices = **Banka** (v dukátech). Dřevo, kámen, obilí: nákup za { $buy_basic }, prodej za { $sell_basic }. Sklo, mramor: nákup za { $buy_rare }, prodej za { $sell_rare }. Andělská křídla před inkvizicí za { $wing }. Mistr poprvé za { $hire }, znovu za { $hire_again }.
devil-look-debt = **Dluh.** Každý půjčený dukát je dukát dluhu, nejvýš { $limit }. Při úrocích se tvůj ukazatel posune po kruhu (počet polí: { $circle }), za každý dukát dluhu o jedno; kdykoli dojde na start, dluh vzroste o 1. Kdyby měl dluh přerůst { $limit }, klesne na { $after } a dostaneš démonská křídla. Dluh se splácí ve fázích produkce, karet a inkvizice.
devil-look-science = **Věda.** Každá vědecká budova stojí kromě surovin i reputaci: { $steps }.
devil-look-score = Tvoje dosavadní body a k tomu:
    - body tvých budov a jejich závěrečné efekty
    - **mínus polovina dluhu**, zaokrouhleno nahoru
    - { $majors } za každé velké privilegium (ďábel ne)
    - 1 za každá andělská křídla, −1 za každá démonská
    - { $indulgences } za každý odpustek, 1 za každého najatého a nevyužitého mistra
    - −1 za každou část duše se značkou
    - 1 za každé sklo a mramor; 1 za každých { $exchange } zbylých dukátů a běžných surovin
    - při remíze ještě pětina za každý dukát a běžnou surovinu, které na bod nestačily
devil-look-no-option = Neplatí žádné z volitelných pravidel.

## Cards: who made what, and the chests one has seen

devil-goods-how = -# Co kdo měl na začátku a co vynesou pole, bez karet, obchodů a banky. **Tučně**: toto kolo; *kurzivou* to, co kolo produkce přinese polím, jaká jsou teď. 💬 ukazuje, co kdo veřejně sháněl.
devil-goods-how-far = -# Co kdo měl na začátku a co vynesla pole, bez karet, obchodů a banky. 💬 ukazuje, co kdo veřejně sháněl.
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

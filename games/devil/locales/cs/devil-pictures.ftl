# Smlouva s ďáblem: slova na obrázcích, co nejkratší. Žádný markdown, žádná emoji.
devil-picture-round = { $round }. kolo z { $rounds }
devil-picture-then = pak { $round }
devil-picture-wheel = Kolo
devil-picture-last = poslední
devil-picture-inquisition = Inkvizice
devil-picture-inquisition-next = { in-round }
devil-picture-bribe-each = odejde za { $each }
devil-picture-building = { $building }
devil-picture-achievements = Privilegia
devil-picture-courtiers = Mistři
# Alt text of the board.
devil-picture-alt-seat = { $seat }: zatím { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, reputace { $reputation }, dluh { $debt }, { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}, křídla: andělská { $angels }, démonská { $demons }{ $indulgences ->
    [0] {""}
    [one] , { $indulgences } odpustek
    [few] , { $indulgences } odpustky
   *[other] , { $indulgences } odpustků
}{ $guests ->
    [0] {""}
    [one] , { $guests } Host do domu
    [few] , { $guests } Hosté do domu
   *[other] , { $guests } Hostů do domu
}.
devil-picture-alt-final = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
devil-picture-alt-inquisition = Inkvizice { in-round }: { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
} úplatků, { $up ->
    [0] žádný červený inkvizitor lícem vzhůru
    [one] { $up } červený inkvizitor lícem vzhůru
    [few] { $up } červení inkvizitoři lícem vzhůru
   *[other] { $up } červených inkvizitorů lícem vzhůru
}.
# The desk.
devil-picture-role-sun = smrtelník, slunce
devil-picture-role-moon = smrtelník, měsíc
devil-picture-role-cultist = kultista
devil-picture-role-devil = ďábel
devil-picture-role-undealt = zatím bez role
devil-picture-chest = Nabídnutá truhla
devil-picture-chest-taken = už přijata
devil-picture-chest-empty = prázdná
devil-picture-chest-own = Plnění truhly
devil-picture-chest-sealed = Zapečetěná truhla
devil-picture-chest-price = cena?
devil-picture-chest-paid = dáno
devil-picture-chest-for = za
devil-picture-own-hand = Na ruce
devil-picture-own-built = V království
devil-picture-alt-role = Role: { $role }.
devil-picture-alt-packing = V truhle zatím: { $things }.
devil-picture-alt-goods = Zásoba: { $things }; čisté části duše: { $pure }, se značkou: { $marked }.
devil-picture-alt-hand = Na ruce: { $cards }.
devil-picture-alt-built = V království: { $cards }.

devil-stake-highest = Nejvyšší získá andělská křídla
devil-stake-lowest = Nejnižší dostane démonská
devil-stake-hunt = Kdo má aspoň { $votes } hlasy a neukáže { $pieces } části duše, dostane démonská křídla
devil-stake-guesses-third = Odhalený ďábel ztratí { $devil } reputace, kultista { $cultist }
devil-stake-guesses-last = Body: správný tip +{ $right } tipujícímu, mylný +{ $wrong } označenému
devil-threat-interest = Úrok je splatný { in-round }
devil-threat-raised = { $seat } { $was } → { $now }
devil-threat-winged = { $seat } (démonská křídla: { $wings })
devil-threat-owes = Úrok { $round }. kola: dluh { $was } → { $now }
devil-threat-pays = Úrok { $round }. kola při nejvyšším dluhu: démonská křídla: { $wings }
devil-threat-inquired = Nejvíc může ztratit u inkvizitorů: až { $most ->
    [one] { $most } bod
    [few] { $most } body
   *[other] { $most } bodů
}
devil-threat-answers = { $count ->
    [one] Ptá se { $count } inkvizitor
    [few] Ptají se { $count } inkvizitoři
   *[other] Ptá se { $count } inkvizitorů
}: { $least } až { $most } bodů, nepomohou-li části duše, odpustky či úplatky
# Výjevy / Scenes.
devil-scene-mob-title = Rozzuřený dav
devil-scene-mob = 🔥 **Do ulic vyráží rozzuřený dav.** Přiznání: { $who }.
devil-scene-mob-seen = Pochodně a vidle v noci; přede dveřmi: { $who }.
devil-scene-chests-title = Truhly se otevírají
devil-scene-chests = 🧰 **Truhly jsou otevřené,** všichni vidí dovnitř.
devil-scene-ritual-title = Rituál
devil-scene-ritual = 🕯️ **Svíce hoří.** { $pieces ->
    [one] Jedna část duše
    [few] { $pieces } části duše
   *[other] { $pieces } částí duše
} pro rituál!
devil-scene-ritual-seen = Rohatá postava v kruhu svící; části duše kolem ní: { $pieces }.
devil-scene-guess-title = Prsty ukazují
devil-scene-guess = 🎯 **Odhalení!** { $mark }: { $who }.
devil-scene-guess-false = 🎯 **Falešná stopa:** { $who } není { $mark }.
devil-scene-guess-seen = V kuželu světla, na který ukazují prsty: { $who }.
devil-scene-inquisitors-title = Inkvizitoři
devil-scene-inquisitors = ⚖️ **Přišli inkvizitoři.** Trest dopadl na: { $who }.
devil-scene-inquisitors-seen = V kápích proti světlu: { $what }.
devil-scene-masks-title = Masky padají
devil-scene-masks = 🎭 **Masky padají!** Ďábel: { $devil }. Kultista: { $cultist }.

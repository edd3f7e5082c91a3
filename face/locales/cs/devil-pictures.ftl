# Smlouva s ďáblem: slova na obrázcích, co nejkratší. Žádný markdown, žádná emoji.
devil-picture-round = { $round }. kolo z { $rounds }
devil-picture-then = pak { $round }
devil-picture-wheel = Kolo
devil-picture-last = poslední
devil-picture-inquisition = Inkvizice
devil-picture-inquisition-next = { in-round }
devil-picture-achievements = Privilegia
devil-picture-courtiers = Mistři
devil-picture-bribe-each = za dalšího { $each }
# Alt text of the board.
devil-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} na dohled, reputace { $reputation }, dluh { $debt }, { $buildings ->
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
devil-picture-chest-own = Balení truhly
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

devil-stake-highest = Nejvýš: andělská křídla
devil-stake-lowest = Nejníž: démonská křídla
devil-stake-hunt = Od { $votes } hlasů: části duše ({ $pieces }), nebo démonská křídla
devil-stake-guesses-third = Po odhalení: ďábel −{ $devil } reputace, kultista −{ $cultist }
devil-stake-guesses-last = Body: správný tip +{ $right } tipujícímu, mylný +{ $wrong } označenému

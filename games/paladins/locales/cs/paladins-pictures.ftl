# Paladinové Západního království: slova na obrázcích, co nejkratší. Žádný markdown; značky se kreslí.
paladins-picture-round = { $round }. kolo { of-rounds }
paladins-picture-before = Před hrou
paladins-picture-king = Král
paladins-picture-map = Mapa
paladins-picture-row = Měšťané
paladins-picture-outsiders = Cizinci
paladins-picture-jars = Džbány
paladins-picture-recruits = verbování
paladins-picture-pays = 📜→🧾
paladins-picture-tavern = Krčma
paladins-picture-tax = Daň
paladins-picture-order = Rozkaz: { $round }. kolo
paladins-picture-favour = Přízeň: { $round }. kolo
paladins-picture-own-choice = { picture-own-choice }
paladins-picture-own-paladin = Paladin
paladins-picture-own-retinue = Družina
paladins-picture-seat = { $seat }: akce a co stojí na jejich polích.
paladins-picture-own-actions = Akce
paladins-picture-workshops = Zbývající dílny: { $left }
paladins-picture-missing = chybí { $count }
paladins-picture-hired = { $count } k doplacení
paladins-picture-no-more = už ne
# What converting an outsider brings.
paladins-picture-converted = { $strength ->
    [one] { "" }
    [few] +{ $strength }⚔️{" "}
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
# Alt text.
paladins-picture-alt-seat = { $seat }: { paladins-so-far }{ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, víra { $faith }, síla { $strength }, vliv { $influence }, { $workers ->
    [one] { $workers } poddaný
    [few] { $workers } poddaní
   *[other] { $workers } poddaných
}, { $suspicions ->
    [one] { $suspicions } podezření
    [few] { $suspicions } podezření
   *[other] { $suspicions } podezření
}, { $debts ->
    [one] { $debts } dluh
    [few] { $debts } dluhy
   *[other] { $debts } dluhů
}.
paladins-picture-alt-tax = Zásoba daní: { $tax }.
paladins-picture-alt-workers = Poddaní: { $workers ->
    [nothing] žádní
   *[other] { $workers }
}.
paladins-picture-alt-goods = Mince: { $silver }, proviant: { $provisions }.
paladins-picture-alt-choice = { picture-alt-choice }
paladins-picture-alt-paladin = Paladin: { $cards }.
paladins-picture-alt-retinue = Družina: { $cards }.
paladins-picture-alt-used = Poddaní na akcích: { $actions }.
paladins-picture-alt-used-one = { $action } ({ $things })
paladins-picture-alt-next = Příště: { $actions }.
paladins-picture-alt-next-one = { $action } ({ $free ->
    [yes] { "" }
   *[no] { $cost },{" "}
}{ $what } { $level }{ $lacks ->
    [0] { "" }
   *[other] , chybí { $lacks }
})
paladins-picture-alt-workshops = Zbývající dílny: { $left }.
paladins-picture-alt-done = { $pieces }.

paladins-stake-tax = { $tax ->
    [one] Do Inkvizice zbývá { $tax } mince daní
    [few] Do Inkvizice zbývají { $tax } mince daní
   *[other] Do Inkvizice zbývá { $tax } mincí daní
}
paladins-stake-most = Kdo má nejvíc podezření, dostane dluh
paladins-threat-strike = **Inkvizici** (zbývající daně: { $tax }) může přivolat akce { $action } – { $by }. Dluh by { $whom-is ->
    [you] připadl tobě
   *[other] připadl: { $whom }
} ({ $count } podezření)
# Scenes: titles, sentences, and what is seen, for alt texts.
paladins-scene-inquisition-title = Inkvizice
paladins-scene-inquisition = ⚖️ **Inkvizice udeřila!** Nejvíc podezření ({ $count }): { $who }.
paladins-scene-inquisition-none = ⚖️ **Inkvizice udeřila!** Nikdo není podezřelý.
paladins-scene-inquisition-seen = Soudce v kápi za velkými vahami: na jedné misce podezření, na druhé dluh.
paladins-scene-journey-title = Daleko od domova
paladins-scene-journey = 🛤️ **Daleko od domova:** misionář došel do regionu { $region }. Vysílá: { $who }.
paladins-scene-journey-seen = Misionář s holí na dlouhé cestě do regionu { $region }. Vysílá: { $who }.
paladins-scene-region = Region { $region }
paladins-scene-order-title = Královský rozkaz
paladins-scene-order = 👑 **Královský rozkaz je splněn:** { $what }. Zásluha: { $who }.
paladins-scene-order-seen = List s královskou pečetí: { $what }, { ending-points }.

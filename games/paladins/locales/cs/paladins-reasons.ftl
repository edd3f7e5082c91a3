# Proč by správce odpověděl takto: jeho úvaha v jedné dvou větách.

paladins-why-paladin = { $what } a dobrá skupina z krčmy: cílem tohoto kola je { $actions }.
paladins-why-paladin-workers = Z tvých paladinů { $what } přináší poddané, které potřebuješ nejvíc.
paladins-why-boost = { $things-acc } navíc v tomto kole využijí akce: { $actions }.
paladins-why-ability = { $what } v tomto kole: { $ability }.
paladins-why-group = S těmito poddanými zvládneš v tomto kole { $actions-acc }{ $count ->
    [0] {""}
   *[other] {" "}a můžeš mířit i na tohle: { $aims }
}{ paladins-why-group-more }
paladins-why-group-workers = { paladins-why-group-worth }
paladins-why-group-worth = Podle úvahy správce přinesou tito poddaní { $points ->
    [0] asi tolik bodů jako
    [one] asi o bod víc než
    [few] asi o { $points } body víc než
   *[other] asi o { $points } bodů víc než
} další nejlepší zbylá skupina.
paladins-why-group-aims = S těmito poddanými může správce v tomto kole mířit na tohle: { $actions }{ paladins-why-group-more }
paladins-why-group-more = { $extra ->
    [0] {""}
   *[other] ; s poddanými a surovinami získanými cestou správce míří i na tohle: { $more }
}.
paladins-why-criminals = Zločinci se hodí na každé políčko, ale každý přináší podezření.
paladins-why-joins = { $what } v družině přinese { $gain } při každé akci { $action }: { $count ->
    [one] zbývá na to jedno kolo
    [few] zbývají na to { $count } kola
   *[other] zbývá na to { $count } kol
}.
paladins-why-joins-debt = { $what } přinese { $gain } za každý dluh, který splatíš; nesplacených máš { $count }.
paladins-why-joins-inquisition = { $which ->
    [none] Při Inkvizici ti { $what } přinese { $gain }, nemáš-li žádné podezření
    [some] Při Inkvizici ti { $what } přinese { $gain }, máš-li podezření aspoň { $least }
   *[drop] Než Inkvizice rozhodne, můžeš s kartou { $what } odhodit podezření
}: máš jich { $count } a { $left ->
    [one] zbývá jedno kolo
    [few] zbývají { $left } kola
   *[other] zbývá { $left } kol
}.

paladins-why-order = Pro královský rozkaz je to { $count }. { $times ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $times }; splněný je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
paladins-why-order-done = Splníš tím královský rozkaz: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
paladins-why-scores = { $action } ti hned přidá { $sure ->
    [yes] {""}
   *[no] aspoň{" "}
}{ $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}.
paladins-why-track = { $what } stoupne { $sure ->
    [yes] {""}
   *[no] aspoň{" "}
}na { $level } a to je o { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
paladins-why-track-next = { $what } stoupne { $sure ->
    [yes] {""}
   *[no] aspoň{" "}
}na { $level }: { $count ->
    [0] vrchol stupnice
    [one] ještě jeden krok a přinese
    [few] ještě { $count } kroky a přinese
   *[other] ještě { $count } kroků a přinese
}{ $count ->
    [0] { "" }
   *[other] {" "}{ $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}
}.
paladins-why-piece = { $action }: bude to { $count }. ze sedmi a nejvíc bodů nesou ty poslední.
paladins-why-goods = Suroviny použiješ na: { $actions }.
paladins-why-goods-later = V tomto kole už žádná velká akce nezbývá. { paladins-why-goods-kept }
paladins-why-goods-instead = Správce by žádné velké akci přednost nedal. { paladins-why-goods-kept }
paladins-why-goods-kept = Nevyužité suroviny zůstanou na příští kolo a jsou po třech za bod.
paladins-why-conspire = Bez zločince ti chybí poddaný zde: { $actions }.
paladins-why-conspire-favour = Zločinec poslouží pro královskou přízeň: { $gain }.
paladins-why-conspire-later = Zločinec se hodí na každé políčko a můžeš si ho nechat na příští kolo.
paladins-why-clear = Uvolněnou akci { $action } půjde v tomto kole provést znovu.
paladins-why-workshop = Dílna ušetří poddaného při každé akci { $action } a { $count ->
    [one] zbývá na to jedno kolo
    [few] zbývají na to { $count } kola
   *[other] zbývá na to { $count } kol
}.
paladins-why-discard = { $what } přinese { $gain } a to pomůže zde: { $actions }.
paladins-why-discard-for = Za { $cost } tu je { $gain } ({ $what }).
paladins-why-discard-later = V tomto kole už žádná velká akce nezbývá a za { $cost } tu je { $gain } ({ $what }).
paladins-why-discard-instead = Správce by žádné velké akci přednost nedal: za { $cost } tu je { $gain } ({ $what }).
paladins-why-favour = Za { $cost } přinese { $gain } a přízeň poslouží jen tomu, kdo v kole přijde první.
paladins-why-cost = jednoho poddaného{ $paid ->
    [no] {""}
   *[yes] {" "}a { $price }
}{ $debts ->
    [0] {""}
    [one] {" "}a dluh
    [few] {" "}a { $debts } dluhy
   *[other] {" "}a { $debts } dluhů
}
paladins-why-worth = Nic jiného teď pro správce nemá větší cenu.
paladins-why-pass = Nic, na co ještě máš, nemá větší cenu než poddaní, které si necháš.
paladins-why-pass-last = Je poslední kolo a nic dalšího, co by přineslo body, nevidím.
paladins-why-no-workers = Nezbývají ti žádní poddaní.
paladins-why-opens = V tomto kole ti to otevře { $actions-acc }.
paladins-why-then = Dalším cílem je { $actions }.
paladins-why-also = Míří i na tohle: { $actions }.
paladins-why-last = Je poslední kolo a toto teď { $points ->
    [0] nepřinese žádný bod
    [one] přinese { $points } bod
    [few] přinese { $points } body
   *[other] přinese { $points } bodů
}.
paladins-why-last-leads = Je poslední kolo a dalším cílem je { $actions }.
paladins-why-last-hidden = Je poslední kolo: co to přinese, určí skryté karty.
paladins-why-last-then = Je poslední kolo: tohle samo body nepřinese a dalším cílem je { $actions }.
paladins-why-last-idle = Je poslední kolo: samo o sobě to body nepřinese, ale nic lepšího nevidím.
paladins-why-last-loss = Je poslední kolo a toto teď stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: co přijde potom, přinese víc.

## What is risky: public thresholds within reach

paladins-risk-debt = { $count ->
    [one] Vezmeš si dluh
    [few] Vezmeš si { $count } dluhy
   *[other] Vezmeš si { $count } dluhů
}: nesplacený stojí na konci body ({ $points }).
paladins-risk-inquisition = Inkvizice { $how ->
    [now] zasáhne
   *[may] může zasáhnout (v zásobě daní zbývá { $tax }🥈)
}: { $caught ->
    [yes] nikdo pak nemá víc podezření než ty ({ $count }): dostaneš dluh
   *[no] jiný hráč má víc podezření než ty ({ $count })
}.
paladins-risk-suspected = Budeš mít { $count } podezření a nikdo víc: dokud to tak je, dostaneš při Inkvizici dluh.
paladins-risk-inquisition-near = { $how ->
    [may] V zásobě daní pak může zbýt jen { $tax }🥈
   *[now] V zásobě daní zbývá jen { $tax }🥈
}: Inkvizice je blízko a nikdo nemá víc podezření než ty ({ $count }).

paladins-why-drop-low = Nic to nestojí; jiný hráč je s { $most } k dluhu Inkvizice blíž než ty.
paladins-why-drop = Máš { $count ->
    [one] jedno podezření
    [few] { $count } podezření
   *[other] { $count } podezření
}, jiný hráč { $most }; kdo má při Inkvizici nejvíc, dostane dluh. { $then ->
    [none] Bez podezření dluh nedostaneš.
    [below] Zbude ti { $left }: dluh dostane on místo tebe.
    [even] Zbude ti { $left }: dluh dostaneš i tak, ale on taky.
   *[still] Zbude ti { $left }: pořád budeš mít nejvíc.
}
paladins-why-declines = Nic z nabídky ti teď nepomůže.
paladins-why-either = Pomůže to zde: { $actions }.
paladins-why-either-worth = Podle úvahy správce přinese tohle { $points ->
    [0] asi tolik bodů jako
    [one] asi o bod víc než
    [few] asi o { $points } body víc než
   *[other] asi o { $points } bodů víc než
} druhá odměna.
paladins-why-pay = Nesplacený stojí dluh na konci body: { $unpaid }; splacený přinese { $paid }.
paladins-why-destroy = Nesplacený by dluh na konci stál body: { $unpaid }.

## Turns that go for next to nothing, in reviews

paladins-lost-pass = Akce ještě zbývaly, a konec kola přesto stojí { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
}.

# Proč by správce odpověděl takto: jeho úvaha v jedné dvou větách.

paladins-why-paladin = { $what } a dobrá skupina z krčmy: v tomto kole tak zvládneš { $actions-acc }.
paladins-why-paladin-workers = V tomto kole není na dosah žádná velká akce: { $what } přináší poddané, které potřebuješ nejvíc.
paladins-why-boost = { $things-acc } navíc v tomto kole využijí akce: { $actions }.
paladins-why-group = S těmito poddanými zvládneš v tomto kole { $actions-acc }.
paladins-why-group-workers = V tomto kole není na dosah žádná velká akce: tito poddaní mají pro tebe největší cenu.
paladins-why-only = Žádná jiná skupina neumožní { $actions-acc }.
paladins-why-criminals = Zločinci se hodí na každé políčko, ale každý přináší podezření.
paladins-why-joins = { $what } v družině přinese { $gain } při každé akci { $action }: { $count ->
    [one] zbývá na to jedno kolo
    [few] zbývají na to { $count } kola
   *[other] zbývá na to { $count } kol
}.
paladins-why-joins-debt = { $what } v družině přinese { $gain } za každý dluh, který splatíš.
paladins-why-joins-inquisition = { $what } v družině zůstává: { $ability }.

paladins-why-order = Je to číslo { $count } z { $times }, které královský rozkaz chce za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
paladins-why-order-done = Splní královský rozkaz, body: { $points }.
paladins-why-scores = { $action } ti hned přidá { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}.
paladins-why-track = { $what } stoupne na { $level }, a to je o { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
paladins-why-track-next = { $what } stoupne na { $level }: { $count ->
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
paladins-why-piece = { $action } číslo { $count }: nejvíc bodů nesou poslední ze sedmi.
paladins-why-goods = Suroviny zaplatí, co přijde: { $actions }.
paladins-why-goods-later = V tomto kole už žádná velká akce nezbývá; suroviny zůstanou na příští, nebo jsou po třech za bod.
paladins-why-conspire = Zločinec se hodí na každé políčko toho, co přijde: { $actions }.
paladins-why-conspire-later = Zločinec se hodí na každé políčko a můžeš si ho nechat na příští kolo.
paladins-why-clear = Uvolněnou akci { $action } půjde v tomto kole provést znovu.
paladins-why-workshop = Dílna ušetří poddaného při každé akci { $action } a { $count ->
    [one] zbývá na to jedno kolo
    [few] zbývají na to { $count } kola
   *[other] zbývá na to { $count } kol
}.
paladins-why-discard = { $what } hned přinese { $gain }, za jediného poddaného.
paladins-why-favour = Za jednoho poddaného přinese { $gain } a přízeň poslouží jen tomu, kdo v kole přijde první.
paladins-why-pass = Nic, na co ještě máš, nemá větší cenu než poddaní, které si necháš.
paladins-why-no-workers = Nezbývají ti žádní poddaní.
paladins-why-opens = V tomto kole to otevře { $actions-acc }.
paladins-why-then = V tomto kole může následovat { $actions }.
paladins-why-last = Je poslední kolo: platí už jen body.

paladins-why-drop-low = Nic to nestojí; jiný hráč je s { $most } k dluhu Inkvizice blíž než ty.
paladins-why-drop = Máš { $count ->
    [one] jedno podezření
    [few] { $count } podezření
   *[other] { $count } podezření
}, jiný hráč { $most }: kdo má při Inkvizici nejvíc, dostane dluh.
paladins-why-declines = Nic z nabídky ti teď nepomůže.
paladins-why-either = Poslouží tomu, co můžeš udělat dál: { $actions }.
paladins-why-either-worth = Z těch dvou má tohle pro tebe v dalších kolech větší cenu.
paladins-why-pay = Nesplacený stojí dluh na konci body: { $unpaid }; splacený přinese { $paid }.
paladins-why-destroy = Nesplacený by dluh na konci stál body: { $unpaid }.

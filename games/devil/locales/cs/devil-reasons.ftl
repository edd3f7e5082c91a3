# Proč by správce odpověděl takto: jeho úvaha v jedné dvou větách.

devil-why-bids = { devil-soul-worth }{ $rest ->
    [ritual] , z toho asi { $kept } při inkvizicích, které přijdou, a zbytek při rituálu
   *[no] {" "}při inkvizicích, které přijdou
}: klidně za to dej slušnou část té hodnoty.
devil-soul-worth = { $count ->
    [one] Část duše má pro tebe
    [few] { $count } části duše mají pro tebe
   *[other] { $count } částí duše má pro tebe
} do konce hry cenu asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
devil-why-bid-open = Kolik ti { $count ->
    [one] část duše ušetří
    [few] { $count } části duše ušetří
   *[other] { $count } částí duše ušetří
}, záleží na tom, kteří inkvizitoři přijdou: do truhly klidně vlož pořádný díl toho, co čekáš.
devil-why-sellers-took = Někdo ti { in-round } za tohle ({ $things }) prodal { $count ->
    [one] část duše
    [few] { $count } části duše
   *[other] { $count } částí duše
}.
devil-why-sellers-left = Nikdo ti { in-round } za tohle ({ $things }) neprodal { $count ->
    [one] část duše
    [few] { $count } části duše
   *[other] { $count } částí duše
}.
devil-why-nothing-packed = Co máš, potřebuješ, a zbytek skoro nic nevynese.
devil-why-sale = Žádná karta na tvé ruce tohle od tebe nepotřebuje ({ $things }) a cena se ti vyplatí.
devil-why-sale-spared = { $what }: na to potřebuješ { $things }, ale za tu cenu se vyplatí prodat.
devil-why-taken = { devil-viewing-gone }
devil-why-parts = { devil-inside-worth }{ $rest ->
    [helps] , z toho asi { $kept } při inkvizicích, které přijdou, a zbytek kvůli tomu, co by získal ďábel
    [ritual] , z toho asi { $kept } při inkvizicích, které přijdou, a zbytek při rituálu
    [less] : asi { $kept } při inkvizicích, které přijdou, bez toho, co tě stojí ponechané části se značkou
   *[no] {" "}při inkvizicích, které přijdou
}.
devil-inside-worth = Obsah ti vynese asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $count ->
    [one] část duše má
    [few] části duše mají
   *[other] části duše mají
} pro tebe cenu asi { $cost }
devil-why-souls-open = Obsah ti vynese asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; kolik ti { $count ->
    [one] ušetří část duše
    [few] ušetří části duše
   *[other] ušetří části duše
}, záleží na tom, kteří inkvizitoři přijdou.
devil-why-souls-few = Na tuto cenu máš málo částí duše.
devil-why-deal = Obsah má pro tebe cenu asi { $worth ->
    [one] { $worth } dukát
    [few] { $worth } dukáty
   *[other] { $worth } dukátů
} a stojí { $price }.
devil-why-spare = Obsah má pro tebe cenu asi { $worth ->
    [one] { $worth } dukát
    [few] { $worth } dukáty
   *[other] { $worth } dukátů
} a stojí { $price }, ale jinde ti ty dukáty vynesou ještě méně.
devil-why-dear = Obsah má pro tebe cenu asi { $worth ->
    [one] { $worth } dukát
    [few] { $worth } dukáty
   *[other] { $worth } dukátů
}, ale { $price } využiješ ve svém plánu líp.
devil-why-lacking = Teď se ti nejvíc vyplatí postavit: { $what }. { $cards ->
    [both] Na obojí dohromady ti chybí
   *[alone] Chybí ti na to
} { $things }.
devil-why-plan = { devil-plan-worth }{ $printed ->
    [0] .
   *[other] : na tom, co se postaví, je natištěno { $printed }, zbytek je to, co plán dál přinese a stojí.
}
devil-plan-worth = Do konce hry ti to vynese asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc než prázdný plán
devil-why-plan-costs = { devil-plan-worth }: na tom, co se postaví, je natištěno { $printed }, ale i to, co plán stojí (suroviny, dukáty, dluh), má cenu v bodech.
devil-why-plan-last = Je to poslední plán: teď { $points ->
    [0] nepřinese žádný bod
    [one] přinese { $points } bod
    [few] přinese { $points } body
   *[other] přinese { $points } bodů
}, ale s tím, co ti zbude, je asi o { $more } lepší než prázdný.
devil-why-plan-last-loss = Je to poslední plán: teď stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, ale s tím, co ti zbude, je asi o { $more } lepší než prázdný.
devil-why-idle = Někteří smrtelníci v 1. kole nic nepostaví. Když si suroviny tentokrát necháš, vypadáš jako oni.
devil-why-no-plan = Žádný plán ti nevynese víc než nechat si, co máš.
devil-why-achievements = Splníš tím { $count ->
    [one] privilegium
    [few] { $count } privilegia
   *[other] { $count } privilegií
}: { $what }{ $last ->
    [yes] { "" }
   *[no] ; čím dřív, tím víc vynesou
}.
devil-why-builds = Z toho, co zaplatíš, ti nejvíc { $count ->
    [one] vynese
    [few] vynesou
   *[other] vynesou
} { $what }.
devil-why-keep-paid = { $what }: zaplatíš to hned a z toho, co držíš, ti to vynese nejvíc.
devil-why-keep = { $what } ti z toho, co držíš, vynese nejvíc; chybí { $things }.
devil-why-pass = Nech si { $what-acc }: s tvými surovinami a budovami to vynese nejvíc.
devil-why-done = Čekáním nic nezískáš.
devil-why-repay = Ze splacených dukátů nerostou úroky a můžeš si je zase půjčit jeden za jeden.
devil-why-repay-last = Už není co stavět: dva dukáty dluhu stojí 1 bod, kdežto na 1 bod by bylo potřeba pět zbylých dukátů.
devil-why-wish-cover = Málokdo vloží to, o co si řekl: bude-li to v tvé truhle, ostatní ji spíš připíšou někomu jinému. Důkaz to není.
devil-why-borrow-cover = Smrtelníci často po 1. kole něco dluží. S malou půjčkou, kterou později splatíš, vypadáš jako oni.
devil-why-choice = Hodí se na to, co tvůj plán ještě staví: { $what }.
devil-why-choice-last = Tento plán už nic nestaví, takže vezmi to, co dá nejvíc bodů nebo za co se dá nejvíc koupit.
devil-why-achieve = Nevyužitý mistr je na konci nejvýš za bod: použij ho tam, kde privilegium vynese víc.
devil-why-field = Ve zbývajících kolech vynese nejvíc toto pole.
devil-why-vote = Podle truhel, hlasů, dluhů a budov, které znáš, { $seat-is ->
    [you] jsi
   *[other] je { $seat }
} ďábel nebo kultista s pravděpodobností { $percent } %.
devil-why-vote-nobody = Každý, koho můžeš obvinit, je spíš smrtelník.
devil-why-vote-silent = Kdyby nikoho neobviňovali jen ti, kdo se skrývají, mlčení by je prozradilo. Proto občas mlčí každý, i s podezřením.
devil-why-vote-cover = { $seat }: to sotva bude ďábel nebo kultista. Kdo ale nikoho neobviní, vypadá, že má koho šetřit.
devil-why-vote-left = Nezbývá nikdo, koho by šlo obvinit.
devil-why-proves = Části duše se ti vrátí a nevina přinese andělská křídla.
devil-why-confesses = { $count ->
    [0] Bez jediné části duše
    [one] S jedinou částí duše
    [few] Se { $count } částmi duše
   *[other] S { $count } částmi duše
} nic neprokážeš.
devil-why-wings = Křídla vynesou víc bodů, než by na konci vynesly dukáty.
devil-why-no-wings = Dukáty vynesou aspoň tolik: na trest, na dluh, nebo samy o sobě.
devil-why-no-coins-for-wings = Křídla stojí { $price } dukátů a ty máš { $count }. Ptáme se i tebe, aby nikdo nepoznal, kdo zaplatit mohl: jen potvrď.
devil-why-no-wings-yet = Pět dukátů v dalších kolech vynese na stavbách víc než jedna křídla.
devil-why-bribe = Bez dalších inkvizitorů ušetříš víc bodů, než kolik vynesou ty dukáty, a víc než ostatní.
devil-why-no-bribe = Úplatek by ti ušetřil méně, než vynesou ty dukáty, nebo ostatním skoro tolik co tobě.
devil-why-bribe-short = Na podplacení dalšího inkvizitora nemáš dost dukátů.
devil-why-bribe-nobody = Není už koho podplatit.
devil-why-guess = Podle toho, co znáš, je tip správný s pravděpodobností { $percent } %.
devil-why-no-guess = { $last ->
    [yes] Nezbývá nikdo, koho tipovat.
   *[no] Na jistý tip toho zatím víš málo.
}
devil-why-shown = Každému z nich máš co ukázat a ukázané části zůstávají tvoje.
devil-why-penalties = { $count ->
    [one] Nejméně tě stojí tento trest
    [few] Nejméně tě stojí tyto tresty
   *[other] Nejméně tě stojí tyto tresty
}: { $who }.

## What is risky: public thresholds within reach

devil-risk-hunt = { $count ->
    [0] Bez části duše
    [one] S jedinou částí duše
    [few] Se { $count } částmi duše
   *[other] S { $count } částmi duše
} při honu na čarodějnice nevinu neprokážeš: jsou potřeba { $needed }.
devil-risk-inquisitors = Pokud úplatky některé nepošlou pryč, část duše po tobě { $asking ->
    [one] bude chtít aspoň jeden inkvizitor
    [few] budou chtít aspoň { $asking } inkvizitoři
   *[other] bude chtít aspoň { $asking } inkvizitorů
} a i s odpustky budeš mít jen { $count }: zbytek znamená tresty.
devil-risk-debt = S dluhem { $debt } překročí příští úrok mez { $limit } a přinese jedna démonská křídla.
devil-risk-guest = Budou to tvoje třetí démonská křídla: za { $needed ->
    [3] troje
   *[other] { $needed }×
} přijde Host do domu.
devil-risk-guests = S tolika démonskými křídly { $count ->
    [one] přijde { $count } Host
    [few] přijdou { $count } Hosté
   *[other] přijde { $count } Hostů
} do domu: jeden za každá { $needed ->
    [3] troje
   *[other] { $needed }
}.

## Co prozradily truhly jednoho znaku: kdo tolik mohl mít i bez obchodu

devil-why-goods = { devil-why-goods-held } { devil-why-goods-who }
devil-why-goods-again = { devil-why-goods-held-again } { devil-why-goods-who }
devil-why-goods-who = Kdo z ostatních to mohl mít jen z počátečních surovin a z produkce? Pouze { $who }.
devil-why-goods-begun = { devil-why-goods } { devil-why-begun }
devil-why-goods-begun-again = { devil-why-goods-again } { devil-why-begun }
devil-why-begun = Počítá se i to, s čím začíná { $mark }: { $begun }.
devil-why-goods-nobody = { devil-why-goods-held } { devil-why-goods-none }
devil-why-goods-nobody-again = { devil-why-goods-held-again } { devil-why-goods-none }
devil-why-goods-held = V truhle se znakem { $mark-gen } { in-round } leželo tohle: { $things }.
devil-why-goods-held-again = V truhlách se znakem { $mark-gen } leželo { $times }× { $good }; { in-round } to bylo { $things }.
devil-why-goods-none = Kdo z ostatních to mohl mít jen z počátečních surovin a z produkce? Nikdo: něco je z nákupu nebo z karty.
devil-why-asked = { devil-why-goods-held } Totéž tehdy u stolu sháněl někdo jiný: { $who }. Kdo něco shání, málokdy to nabízí: spíš ji tedy plnil někdo další, i když se někdy sháněním jen zastírá.
devil-why-spent-most = Kdo zatím stavěl nejvíc nad to, co vynesla pole a co je na dluh? { $seat }.
devil-why-accused = { $seat }: tolik obvinění zatím padlo v honech: { $count }.

## Turns that go for next to nothing, in reviews

devil-lost-plan = Celý plán nepoužívá žádný akční žeton.

## Said by earlier releases: reviews that are kept say it still

devil-why-bid = { devil-soul-worth }: klidně za to dej slušnou část té hodnoty.
devil-why-souls = { devil-inside-worth }, hlavně při inkvizicích, které přijdou.

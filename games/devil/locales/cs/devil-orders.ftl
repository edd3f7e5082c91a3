# Trvalé příkazy Smlouvy s ďáblem.

devil-seal-order = { order-seal }
thing-name-indulgences = odpustky
devil-field-order-goods = Suroviny, které chceš
devil-field-order-least = Kolik jich v truhle musí být aspoň
devil-field-order-dearest = Za kolik dukátů nejvýš
devil-field-order-pieces = Tvoje části duše pro rituál
devil-field-order-what = Co leží v tvé truhle
devil-order-chest = Truhly: plnit mou truhlu za mě
devil-order-what-same = Totéž co minule
devil-order-what-empty = Nic
devil-order-chest-same = V každém kole nabídnout znovu tutéž truhlu za tutéž cenu.
devil-order-chest-empty = V každém kole nabídnout prázdnou truhlu za nejvyšší cenu.
devil-order-chest-about = Co truhla potřebuje, se nikdy nedokupuje: chybí-li něco, příkaz skončí a zeptáme se tě. Kašpaři se nevkládají.
refused-devil-nothing-offered = Zatím žádnou nabídku za sebou nemáš.
devil-order-lacking = pro truhlu už nemáš { $things-acc }
devil-order-deals = Truhly: přijímat výhodné nabídky
devil-order-deals-so = Přijmout každou truhlu, kde { $least ->
    [one] je aspoň { $least } surovina
    [few] jsou aspoň { $least } suroviny
   *[other] je aspoň { $least } surovin
}, nejvýš za { $dearest ->
    [one] { $dearest } dukát
    [few] { $dearest } dukáty
   *[other] { $dearest } dukátů
}; { devil-order-deals-else }.
devil-order-deals-of = Přijmout každou truhlu, kde je aspoň { $least } z těchto surovin: { $goods }, nejvýš za { $dearest ->
    [one] { $dearest } dukát
    [few] { $dearest } dukáty
   *[other] { $dearest } dukátů
}, ať je v ní ještě cokoli; { devil-order-deals-else }.
devil-order-deals-else = ostatní i žádosti o části duše odmítnout
devil-order-deals-about = Vyhovující truhla, na kterou ti nestačí vlastní dukáty, zůstane na tobě.
devil-order-forced = Odpovídat, když nemám na výběr
devil-order-forced-so = Otázky, které nedávají na výběr, se zodpoví samy.
devil-order-forced-about = Tedy: truhla, kterou už někdo přijal, která je prázdná (a nezbaví tě částí duše se značkou) nebo na kterou nemáš, výslech bez tří částí duše, bez dukátů i dluh a křídla (i kdyby pomohla banka) a balení pro inkvizici, když nemáš co vložit ani na koho tipovat.
devil-order-ready = Karty: hned potvrdit, že můžeme obchodovat
devil-order-ready-so = V každém kole hned potvrdit, že můžeme obchodovat, a nic předtím nesplácet.
devil-order-ready-about = Odpovídá hned, aby na tebe nikdo nečekal; ostatní tak poznají, že v tu chvíli nic nesplácíš.
devil-order-souls = Truhly: neprodávat části duše
devil-order-souls-so = Odmítnout každou truhlu, která žádá části duše.
devil-order-vote = Hon na čarodějnice: nikoho neobvinit
devil-order-vote-so = Při každém honu na čarodějnice neobvinit nikoho.
devil-order-wings = Inkvizice: nekupovat křídla
devil-order-wings-so = Před inkvizicí nekupovat andělská křídla.
devil-order-pack = Inkvizice: neuplácet a netipovat
devil-order-pack-so = Při inkvizici nikoho nepodplácet a netipovat.
devil-order-pack-all = Při inkvizici nepodplácet a ukázat všechny části duše.
devil-order-pack-compulsory = Při inkvizici nepodplácet a ukázat jen povinné části duše.
devil-order-pieces-all = Ukázat všechny
devil-order-pieces-compulsory = Jen povinné
devil-order-short = tvoje dukáty už nestačí na cenu { $price ->
    [one] { $price } dukátu
    [few] { $price } dukátů
   *[other] { $price } dukátů
}; jestli si půjčit, nebo něco prodat, rozhoduješ ty

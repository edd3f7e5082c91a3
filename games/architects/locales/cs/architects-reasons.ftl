# Proč by správce odpověděl takto: jeho úvaha v jedné dvou větách.

architects-why-keep-ahead = Podle úvahy správce přinese { $what } { $points ->
    [one] asi o bod víc než
    [few] asi o { $points } body víc než
   *[other] asi o { $points } bodů víc než
} { $other }, druhá nejlepší z těchto karet.
architects-why-keep-like = Podle úvahy správce mají { $what } ({ $its }) a { $other } ({ $theirs }) pro tebe asi stejnou cenu: vyber si.
architects-keep-card = { architects-card-worth }; { $skill ->
    [lacking] { architects-card-needs }
    [there] žádná schopnost ti na ni nechybí
   *[none] schopnosti nevyžaduje
}
architects-why-keep-unskilled = { $what } nevyžaduje žádnou schopnost a je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
architects-why-keep-free = { $what } nevyžaduje schopnost, která ti chybí, a je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
architects-why-keep-gain = { $what } nevyžaduje schopnost, která ti chybí: je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a hned po stavbě přinese { $things-acc }.
architects-why-keep-shared = { $what } vyžaduje { $skills }, stejně jako další na tvé ruce ({ $others }): { $count ->
    [one] jeden učedník pomůže všem
    [few] stejní učedníci pomůžou všem
   *[other] stejní učedníci pomůžou všem
}.
architects-why-keep-also = { $what } vyžaduje { $skills }, stejně jako další na tvé ruce ({ $others }), a navíc { $also }.
architects-why-discard = Bez těchto karet se ze všech svých obejdeš nejsnáz.
architects-why-recall = Doma nikoho nemáš, takže se jeden musí vrátit; odsud bude chybět nejméně.
architects-why-best = Podle úvahy správce tady nic jiného nepřinese víc.
architects-why-adds = { architects-adds-points }{ architects-why-reset }.
architects-adds-points = Máš vše, co { $what } potřebuje: po odečtení ceny přidá { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
architects-why-reset = { $lost ->
    [0] { $blame ->
        [0] {""}
       *[other] ; následné obnovení stojí počestnost ({ $blame })
    }
    [one] ; následné obnovení stojí { $lost } bod{ architects-why-blame }
    [few] ; následné obnovení stojí { $lost } body{ architects-why-blame }
   *[other] ; následné obnovení stojí { $lost } bodů{ architects-why-blame }
}
architects-why-blame = { $blame ->
    [0] {""}
   *[other] {" "}a počestnost ({ $blame })
}
architects-why-build-effect = Máš vše, co { $what } potřebuje, a podle správce to za tu cenu stojí.
architects-why-climb = { architects-step-points }{ architects-why-reset }.
architects-step-points = Další krok v Katedrále přidá po odečtení ceny { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $reward ->
    [yes] {" "}a přinese odměnu
   *[no] {""}
}
architects-why-cards = { $count ->
    [0] Nemáš kartu budovy: dober si, než budou suroviny ležet ladem.
    [one] Svou jedinou kartu budovy zatím nepostavíš: druhá ti dá na výběr.
    [few] Žádnou ze svých { $count } karet budov zatím nepostavíš: nové se můžou hodit víc.
   *[other] Žádnou ze svých { $count } karet budov zatím nepostavíš: nové se můžou hodit víc.
}
architects-why-cards-last = Až postavíš svou jedinou kartu budovy ({ $what }), nebude co stavět.
architects-why-cards-ready = Aspoň jednu ze svých { $count } karet budov už můžeš postavit; brzy budeš chtít nové.
architects-why-skilled = { $count ->
    [one] Budova na tvé ruce vyžaduje
    [few] Budovy na tvé ruce vyžadují
   *[other] Budovy na tvé ruce vyžadují
} { $skills }: umí to { $what }.
architects-why-apprentice = Podle správce { $what } za svou cenu stojí.
architects-why-crowd = { $count ->
    [one] Služebník ({ $seat }, { $place }) se tam počítá
    [few] Tito { $count } služebníci ({ $seat }, { $place }) se tam počítají
   *[other] Těchto { $count } služebníků ({ $seat }, { $place }) se tam počítá
} při každé další návštěvě tohoto hráče{ architects-captives-pay }.
architects-why-crowds = Služebníci ({ $groups }; { $place }) se tam počítají při každé další návštěvě svých hráčů{ architects-captives-pay }.
architects-why-group = { $seat }: { $count }
architects-captives-pay = { $silver ->
    [0] {""}
    [one] ; ve Strážnici dostaneš o { $silver } minci víc, než zajetí stojí
    [few] ; ve Strážnici dostaneš o { $silver } mince víc, než zajetí stojí
   *[other] ; ve Strážnici dostaneš o { $silver } mincí víc, než zajetí stojí
}
architects-why-crowd-away = { $count ->
    [one] Služebník ({ $seat }, { $place }) jde
    [few] Tito { $count } služebníci ({ $seat }, { $place }) jdou
   *[other] Těchto { $count } služebníků ({ $seat }, { $place }) jde
} na tvou desku{ architects-captives-pay }.
architects-why-fetch = { $count ->
    [one] Tvůj služebník se vrátí
    [few] Tvoji { $count } služebníci se vrátí
   *[other] Tvých { $count } služebníků se vrátí
} domů ({ $place }) naráz{ $left ->
    [0] , ne po jednom za tah
   *[other] {"; "}jinak jich máš doma jen { $left }
}.
architects-why-fetch-from = { $count ->
    [one] Tvůj služebník se vrátí
    [few] Tvoji { $count } služebníci se vrátí
   *[other] Tvých { $count } služebníků se vrátí
} domů ({ $place }); tam { $count ->
    [one] ho
    [few] je
   *[other] je
} může zajmout: { $by }.
architects-why-release = { $count ->
    [one] Tvůj služebník opustí
    [few] Tvoji { $count } služebníci opustí
   *[other] Tvých { $count } služebníků opustí
} vězení hned a nic to nestojí.
architects-why-imprison = { $count ->
    [one] Za zajatce dostaneš minci
    [few] Za { $count } zajatce dostaneš po minci
   *[other] Za { $count } zajatců dostaneš po minci
}.
architects-why-debt = Nesplacený dluh stojí na konci body; splacený přináší počestnost.
architects-why-free = { $count ->
    [one] Ostatní drží tvého služebníka
    [few] Ostatní drží { $count } tvé služebníky
   *[other] Ostatní drží { $count } tvých služebníků
}: teď se vrátí domů.
architects-why-tax = Tolik mincí v jednom tahu ({ $silver }) za ztrátu počestnosti stojí.
architects-why-lacks-paid = Na { $what-acc } ti chybí { $things }; po zaplacení ale bude chybět { $then }.
architects-why-lacks = Na { $what-acc } ti { $more ->
    [yes] mimo jiné chybí
   *[no] chybí
} { $things }{ $more ->
    [named] {" "}(dále { $beside })
   *[no] { "" }
}.
architects-why-completes = Na { $what-acc } ti chybí už jen { $things }, pak můžeš stavět.
architects-why-towards-gold = Na { $what-acc } ti chybí zlato a další služebník v Dolech už ho může vytěžit.
architects-why-towards-riches = Žádné kartě na tvé ruce teď nechybí { $kinds }, ale další služebník v Dolech může vytěžit zlato: každé je na konci bod.
architects-why-more-gold = Zlato teď: { $now }; zůstanou-li tu tvoji služebníci, další ho může vytěžit { $count }.
architects-why-virtue = Žádné tvé kartě kvůli tomu nebude nic chybět a počestnost { $virtue } přinese { $points ->
    [0] body až o pár políček výš
    [one] o { $points } bod víc
    [few] o { $points } body víc
   *[other] o { $points } bodů víc
}.
architects-why-virtue-costs = Na { $what-acc } ti pak bude chybět { $things }, ale počestnost { $virtue } je pro tebe cennější{ $points ->
    [0] {""}
    [one] {" "}(teď { $points } bod)
    [few] {" "}(teď { $points } body)
   *[other] {" "}(teď { $points } bodů)
}.
architects-why-unneeded = Žádné kartě na tvé ruce teď nechybí { $kinds }; na další karty se to může hodit.
architects-why-next = Žádné kartě na tvé ruce teď nechybí { $kinds }; na další karty se to může hodit a další služebník tam může přinést { $things-acc }.
architects-why-for-marble = Na { $what-acc } ti { $more ->
    [yes] mimo jiné chybí
   *[no] chybí
} { $things }{ $more ->
    [named] {" "}(dále { $beside })
   *[no] { "" }
} a Královský sklad takové suroviny mění na mramor.
architects-why-no-silver = { $what } vyžaduje { $skills } a na učedníka v Dílně (mince: { $silver }) zatím nemáš.
architects-why-silver = Na karty mince nepotřebuješ, na zajetí, učedníky a dluhy ano.
architects-why-riches = Každé zlato a každý mramor je na konci bod, pokud je neutratíš.
architects-level-lacks = Další úrovni Katedrály { $any ->
    [0] { $more ->
        [yes] mimo jiné chybí
       *[no] chybí
    } { $things }{ $more ->
        [named] {" "}(dále { $beside })
       *[no] { "" }
    }
   *[other] chybí dřevo nebo kámen ({ $any })
}
architects-why-next-level = { architects-level-lacks }.
architects-why-step-lacks = { architects-level-lacks }; krok navíc stojí kartu z ruky.
architects-why-last = Je to tvůj poslední tah: { $now }.
architects-why-lap = Na Radnici { $spaces ->
    [one] je volné ještě jedno políčko
    [few] jsou volná ještě { $spaces } políčka
   *[other] je volných ještě { $spaces } políček
}: { $now }{ $more ->
    [0] {""}
   *[other] , a tvůj příští tah může přinést asi { $more } navíc
}.
architects-why-lap-idle = Na Radnici { $spaces ->
    [one] je volné ještě jedno políčko
    [few] jsou volná ještě { $spaces } políčka
   *[other] je volných ještě { $spaces } políček
}: ať uděláš cokoli, tento ani příští tah body nepřinese.
architects-why-waits = { $what-acc } můžeš postavit hned, ale počká to: kartu ani políčko ti do tvého příštího tahu nikdo nevezme.
architects-why-for-free = Co chybí na { $what-acc } ({ $things }), přinese služebník jinde ({ $place }) a podle správce má tenhle tah jen o málo větší cenu.
architects-why-for-sale = Co chybí na { $what-acc } ({ $things }), prodává { $place } za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}{ $virtue ->
    [0] {""}
   *[other] {" "}a ztrátu počestnosti ({ $virtue })
}; podle správce má tenhle tah větší cenu.
architects-why-for-sale-with = Co chybí na { $what-acc } ({ $things }), prodává { $place } i s dalším zbožím ({ $rest }) za { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}{ $virtue ->
    [0] {""}
   *[other] {" "}a ztrátu počestnosti ({ $virtue })
}; podle správce má tenhle tah větší cenu.
architects-why-cards-near = { $count ->
    [one] Na tvou jedinou kartu budovy, { $what-acc }, chybí { $things }.
    [few] Z tvých { $count } karet budov má blízko jen { $what } (chybí { $things }).
   *[other] Z tvých { $count } karet budov má blízko jen { $what } (chybí { $things }).
}
architects-why-now = { $points ->
    [0] teď to nepřinese žádný bod
    [one] teď to přinese { $points } bod
    [few] teď to přinese { $points } body
   *[other] teď to přinese { $points } bodů
}
architects-why-now-loss = { $points ->
    [one] teď to stojí { $points } bod
    [few] teď to stojí { $points } body
   *[other] teď to stojí { $points } bodů
}

## What is risky: public thresholds within reach

architects-risk-debt = { $count ->
    [one] Vezmeš si dluh
    [few] Vezmeš si { $count } dluhy
   *[other] Vezmeš si { $count } dluhů
}: nesplacený stojí na konci body ({ $points }).
architects-risk-cathedral = S počestností { $virtue } nemůžeš do Katedrály: chce aspoň { $least }.
architects-risk-market = S počestností { $virtue } nemůžeš na Černý trh: smí být nejvýš { $most }.
architects-risk-virtue = S počestností { $virtue } může příští ztráta přinést dluh.
architects-risk-capture = Tvoje služebníky ({ $place }: { $count }) může příštím tahem zajmout všechny naráz: { $by }.
architects-risk-capture-any = Všechny tvoje služebníky na jednom místě ({ $groups }) může příštím tahem naráz zajmout: { $by }.
architects-risk-crowd = { $place }: { $count }
architects-risk-or = { $first } nebo { $then }
architects-risk-reset-debt = Tím se obnoví Černý trh: budeš mít nejvíc služebníků ve vězení ({ $count }), takže dostaneš dluh.
architects-risk-reset-virtue = Tím se obnoví Černý trh: tvoji služebníci ve vězení ({ $count }) tě připraví o počestnost.
architects-risk-reset-near = Příští služebník může obnovit Černý trh: ve vězení pak budeš mít { $count }{ $market ->
    [0] {""}
   *[other] {" "}(z Černého trhu { $market })
}, zatím nejvíc, a můžeš dostat dluh.

## Turns that go for next to nothing, in reviews

architects-lost-recall = Celý tah jen vrací služebníka domů.

## Said by earlier releases: reviews that are kept say it still

architects-why-keep = { $points ->
    [0] Podle úvahy správce mají { $what } a další nejlepší z těchto pro tebe asi stejnou cenu: vyber si.
   *[other] { architects-keep-leads }
}
architects-keep-leads = Podle úvahy správce přinese { $what } { $points ->
    [0] asi tolik bodů jako
    [one] asi o bod víc než
    [few] asi o { $points } body víc než
   *[other] asi o { $points } bodů víc než
} další nejlepší z těchto.
architects-why-build = { architects-adds-points }.
architects-why-step = { architects-step-points }.
architects-why-skill = Budovy na tvé ruce vyžadují { $skills }: umí to { $what }.
architects-why-capture = { $count ->
    [one] Služebník
    [few] Tito { $count } služebníci
   *[other] Těchto { $count } služebníků
} ({ $seat }, { $place }) by s každým tahem { $count ->
    [one] přinesl
    [few] přinesli
   *[other] přineslo
} víc; na tvé desce jsou za mince ve Strážnici.
architects-why-home = { $count ->
    [one] Tvůj služebník se vrátí
    [few] Tvoji { $count } služebníci se vrátí
   *[other] Tvých { $count } služebníků se vrátí
} domů ({ $place }) naráz, ne po jednom za tah.
architects-why-fetch-safe = { $count ->
    [one] Tvůj služebník se vrátí
    [few] Tvoji { $count } služebníci se vrátí
   *[other] Tvých { $count } služebníků se vrátí
} domů ({ $place }): tam { $count ->
    [one] ho
    [few] je
   *[other] je
} může kdokoli zajmout.
architects-why-goods = Na { $what-acc } ti chybí { $things }.
architects-why-gold = S { $count ->
    [one] jedním služebníkem
    [few] { $count } služebníky
   *[other] { $count } služebníky
} v Dolech přinese každý tah víc zlata a každé zlato je bod, dokud je nikdo nezajme.
architects-why-stock = Žádné kartě na tvé ruce nechybí { $things }: je to na výměny a na další karty.
architects-why-exchange = Na { $what-acc } ti chybí { $things } a Královský sklad to za takové suroviny vymění.
architects-why-silver-skill = { $what } vyžaduje { $skills } a učedník stojí mince.
architects-why-level = Další úrovni Katedrály chybí { $any ->
    [0] { $things }
   *[other] dřevo nebo kámen ({ $any })
}.
architects-why-end = Na Radnici { $spaces ->
    [one] je volné ještě jedno políčko
    [few] jsou volná ještě { $spaces } políčka
   *[other] je volných ještě { $spaces } políček
}.

# Co v otázce ještě chybí: místo nadpisu (<hra>-field-<vstup>) a „zatím nevybráno“. Bez tečky.

devil-field-price-missing = Urči cenu
devil-field-card-missing = Vyber budovu, která ti zůstane
devil-field-cards-missing = Vyber dvě budovy, které pošleš dál
devil-field-answer-missing = Vyber odpověď
devil-field-viewing-marked-missing = Vyber, kolik z placených částí duše bude se značkou
devil-field-discard-missing = Vyber událost, kterou odhodíš
devil-field-whom-missing = Vyber, koho obviníš, nebo nikoho
devil-field-choice-achieve-missing = { $again ->
    [yes] Rozhodni, zda použiješ mistry na další privilegium
   *[no] Rozhodni, zda použiješ mistry na privilegium
}: { $what }
devil-field-choice-minor-missing = Vyber pole, které vylepší privilegium { $what }
devil-field-field-missing = Vyber pole, které se vylepší
devil-field-how-missing = Vyber, co dáš
devil-field-building-missing = Vyber budovu, která padne
devil-field-courtier-missing = Vyber, koho najmout, nebude-li plánovaný mistr k mání
devil-field-trade-missing = Vyber obchod
devil-field-inquisitor-missing = Vyber odpověď ({ $what })
devil-field-inquisitor-goods-missing = Vyber suroviny ({ $what })
devil-field-inquisitor-how-missing = Vyber, co dáš ({ $what })
devil-field-inquisitor-building-missing = Vyber budovu, která padne ({ $what })

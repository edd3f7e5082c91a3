# Co mají všechny hry společné: místa, věci, odmítnutí.

seat = Hráč { $number }
seat-you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .loc = tobě
    .ins = tebou
# O kom věta je, na jejím začátku; „Ty“ vypadne, když za ním jde rovnou slovo. Slovesa k tomu jsou ve verbs.ftl.
subject = { $seat-is ->
    [you] Ty{ "\u2060" }
   *[other] { $seat }
}
things-none = nic
    .gen = ničeho
thing-debts = { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
thing-coin = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
    .acc = { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}
    .gen = { $count ->
    [one] { $count } mince
    [few] { $count } mincí
   *[other] { $count } mincí
}

refused-not-asked = Tenhle krok už skončil.
refused-nothing-sealed = Není co brát zpět: už je rozhodnuto.
refused-missing = V tomhle formuláři ještě něco chybí.
refused-unknown-field = Tohle už do formuláře nepatří.
refused-not-offered = To v nabídce není.
refused-malformed = Téhle odpovědi nerozumím.
refused-out-of-range = Zvol číslo od { $least } do { $most }.
refused-too-few = Vyber aspoň { $least }.
refused-too-many = Vyber nejvýš { $most }.
refused-sealed-needs-it = Potřebuje to tvoje potvrzená odpověď. Nejdřív ji vezmi zpět.
refused-no-such-pack = Sadu karet „{ $pack }“ tu použít nejde. K dispozici: { $packs }. Chybí-li sada, provozovatel bota se může zeptat příkazem `pactum doctor`.

fixed = { subject }: { $what } { $by }.
fixed-card-in = { subject }: { $what }, přidáno: { $card }.
fixed-card-out = { subject }: { $what }, odebráno: { $card }.
fixed-secret = { subject }: změna – { $what }.
refused-no-such-quantity = To se tu změnit nedá. Vyber ze seznamu.
refused-no-such-card = Taková karta tu není. Vyber ze seznamu.
refused-already-there = Už tam je. Vyber jinou.
refused-not-there = Není tam. Vyber jinou.
refused-not-free = Nejde ji vzít: je jinde ve hře. Vyber jinou, nebo ji odtud nejdřív odeber.
refused-not-open = Tuhle kartu přidat nejde. Přidat se dá jen karta, kterou vidí všichni: žádná odpověď nesmí prozradit, kdo drží skrytou a jestli ji vůbec někdo drží.
core-wrong-seats = Tato hra je pro { $fewest } až { $most } hráčů.
core-you-give = Dáš { $things-acc }.
core-you-get = Dostaneš { $things-acc }.
refused-not-that-many = Tolik jich tu není. Uber méně.
refused-no-room = Není pro ni místo. Nejdřív něco odeber.
refused-not-now = Hra je uprostřed něčeho, co na tom závisí. Zkus to, až se to vyřeší, nebo vrať hru před to.
refused-reopen-first = Hráč na to možná už odpověděl. Nejdřív otevři znovu jeho odpověď; není-li žádná, zkus to po skončení tohoto kroku.

# Předložky před číslem se čtou s ním: „ve 3. kole“, „ze 7“.
in-round = { $round ->
    [2] ve
    [3] ve
    [4] ve
   *[other] v
} { $round }. kole
of-rounds = { $rounds ->
    [7] ze
   *[other] z
} { $rounds }

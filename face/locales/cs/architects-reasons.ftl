# Proč by správce odpověděl takto: jeho úvaha v jedné dvou větách.

architects-why-keep = Z těchto ti podle toho, co máš a můžeš sehnat, nejvíc přinese { $what }.
architects-why-keep-free = { $what } nevyžaduje schopnost, která ti chybí, a je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
architects-why-keep-shared = { $what } vyžaduje { $skills }, stejně jako další na tvé ruce ({ $others }): jeden učedník stačí na všechny.
architects-why-discard = Tyto z tvých karet se ve zbývajících tazích zaplatí nejhůř.
architects-why-recall = Bez služebníka na desce se jeden musí vrátit; tato skupina ho postrádá nejsnáz.
architects-why-build = Máš vše, co { $what } potřebuje, a je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
architects-why-step = Další úroveň Katedrály je o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} výš a přichází s ní odměna.
architects-why-cards = { $count ->
    [0] Nemáš kartu budovy: dober si, než budou suroviny ležet ladem.
    [one] S jedinou kartou budovy na ruce brzy nebude co stavět.
    [few] Z tvých { $count } karet budov půjde brzy postavit málo: nové se můžou hodit víc.
   *[other] Z tvých { $count } karet budov půjde brzy postavit málo: nové se můžou hodit víc.
}
architects-why-skill = Budovy na tvé ruce vyžadují { $skills }: umí to { $what }.
architects-why-apprentice = { $what } přidá tvým dalším tahům víc, než stojí mincí.
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
architects-why-release = { $count ->
    [one] Tvůj služebník opustí
    [few] Tvoji { $count } služebníci opustí
   *[other] Tvých { $count } služebníků opustí
} vězení hned a nic to nestojí.
architects-why-imprison = { $count ->
    [one] Za zajatce dostaneš minci
    [few] Za { $count } zajatce dostaneš po minci
   *[other] Za { $count } zajatců dostaneš po minci
} a někdo možná při příštím obnovení dostane dluh.
architects-why-debt = Nesplacený dluh stojí na konci body; splacený přináší počestnost.
architects-why-free = { $count ->
    [one] Ostatní drží tvého služebníka
    [few] Ostatní drží { $count } tvé služebníky
   *[other] Ostatní drží { $count } tvých služebníků
} a bez nich jich máš málo.
architects-why-tax = Tolik mincí v jednom tahu ({ $silver }) za ztrátu počestnosti stojí.
architects-why-goods = { $what }: chybí { $things }.
architects-why-gold = S { $count ->
    [one] jedním služebníkem
    [few] { $count } služebníky
   *[other] { $count } služebníky
} v Dolech přinese každý tah víc zlata a každé zlato je bod, dokud je nikdo nezajme.
architects-why-virtue = Tyto suroviny můžeš postrádat a počestnost na konci boduje.
architects-why-stock = Tvým kartám nechybí nic, co by se včas nedalo sehnat: tyto suroviny jsou pro ty, které přijdou.
architects-why-end = Zbývá ti asi { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}: na Radnici { $spaces ->
    [one] je volné ještě jedno políčko
    [few] jsou volná ještě { $spaces } políčka
   *[other] je volných ještě { $spaces } políček
}.
architects-why-last = Je to tvůj poslední tah: platí už jen to, co boduje hned.

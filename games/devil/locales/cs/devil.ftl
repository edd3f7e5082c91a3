# Smlouva s ďáblem: co se děje, co se ptáme, co smí vědět všichni.
# Názvosloví podle českých pravidel (Mindok): smrtelník, kultista, ďábel · truhla · hradba · část duše (čistá, se značkou) ·
# běžné suroviny dřevo, kámen, obilí · vzácné sklo, mramor · dukát · mistr (venkovský, městský, církevní, alchymie) ·
# malé a velké privilegium · symbol (venkov, město, církev, věda) · akční žeton · pole na hraně · událost, levá a pravá
# strana · stupnice reputace, uzel · andělská/démonská křídla · odpustek · Host do domu · hon na čarodějnice, rozzuřený dav ·
# temný rituál · úplatek · tip · kašpar · dluh, úroky. „Drift“ je sesouvání k uzlu.
# Inkvizitoři: Asketa, Fundamentalista, Řeholník, Host do domu, Řečník, Vandal, Vymahač dluhů, Zhýralec.
# Věty na kartách jsou v devil-cards.ftl; co říkají soukromé zprávy a plány, v devil-desk.ftl; jména karet v devil-names.ftl.

devil-name = Smlouva s ďáblem

verb-face = { $seat-is ->
    [you] čelíš
   *[other] čelí
}
verb-fall = { $seat-is ->
    [you] klesáš
   *[other] klesá
}
verb-guess = { $seat-is ->
    [you] tipuješ
   *[other] tipuje
}

## Names of things

devil-mark-sun = ☀️ slunce
    .gen = ☀️ slunce
    .dat = ☀️ slunci
    .ins = ☀️ sluncem
    .role = smrtelník
devil-mark-moon = 🌙 měsíc
    .gen = 🌙 měsíce
    .dat = 🌙 měsíci
    .ins = 🌙 měsícem
    .role = smrtelník
devil-mark-cultist = 🕯️ kultista
    .gen = 🕯️ kultisty
    .dat = 🕯️ kultistovi
    .acc = 🕯️ kultistu
    .ins = 🕯️ kultistou
    .role = kultista
devil-mark-devil = 😈 ďábel
    .gen = 😈 ďábla
    .dat = 😈 ďáblovi
    .acc = 😈 ďábla
    .ins = 😈 ďáblem
    .role = ďábel
devil-courtier-rural = venkovský mistr
    .gen = venkovského mistra
    .acc = venkovského mistra
    .ins = venkovským mistrem
devil-courtier-town = městský mistr
    .gen = městského mistra
    .acc = městského mistra
    .ins = městským mistrem
devil-courtier-church = církevní mistr
    .gen = církevního mistra
    .acc = církevního mistra
    .ins = církevním mistrem
devil-courtier-alchemist = mistr alchymie
    .gen = mistra alchymie
    .acc = mistra alchymie
    .ins = mistrem alchymie
devil-achievement-rural = { $count }× venkov
devil-achievement-town = { $count }× město
devil-achievement-church = { $count }× církev
devil-achievement-all = 2 od každého (i vědy)
devil-with = { $first }/{ $then }
devil-achievement-minor = { $symbols }
devil-good-wood = dřevo
devil-good-stone = kámen
devil-good-grain = obilí
devil-good-glass = sklo
devil-good-marble = mramor
devil-thing-token = obilí za akční žeton
thing-name-wood = 🪵 dřevo
thing-name-stone = 🪨 kámen
thing-name-grain = 🌾 obilí
thing-name-glass = 🔷 sklo
thing-name-marble = ⬜ mramor
devil-named = { $what }
    .gen = { $what-gen }
    .dat = { $what-dat }
    .acc = { $what-acc }
    .ins = { $what-ins }
devil-seat = { $seat }
devil-price-coins = { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
devil-price-souls = { $count ->
    [one] { $count } část duše
    [few] { $count } části duše
   *[other] { $count } částí duše
}


# Parts of sentences: numbers without their sign.
devil-steps = { SIZE($steps) ->
    [one] { SIZE($steps) } pole
    [few] { SIZE($steps) } pole
   *[other] { SIZE($steps) } polí
}
devil-points = { SIZE($points) ->
    [one] { SIZE($points) } bod
    [few] { SIZE($points) } body
   *[other] { SIZE($points) } bodů
}

## Questions

devil-ask-preferences = Která role by tě lákala?
devil-ask-keep = Kterou jednu budovu si necháš?
devil-ask-pass = Které dvě ze čtyř nových budov pošleš dál?
devil-ask-done = Všechny karty jsou na ruce. Můžeme obchodovat?
devil-ask-offer = Co vložíš do truhly a za jakou cenu?
devil-ask-viewing = Stojí před tebou truhla. Co s ní uděláš?
devil-viewing-gone = Tuhle nabídku už někdo přijal. Není o čem rozhodovat.
devil-ask-plan = Co uděláš { in-round }?
devil-ask-minor = Získáváš malé privilegium { $what }. Které produkční pole vylepšíš?
devil-ask-achieve = Použiješ mistry k získání privilegia?
devil-ask-effect = { $what }: co si vybereš?
devil-ask-use = { $what }: čím zaplatíš akci?
devil-ask-act = { devil-ask-use }
devil-ask-free = { devil-ask-use }
devil-ask-build = { $what }: čím zaplatíš stavbu?
devil-ask-now = { $what } už stojí: co si vybereš?
devil-ask-left = { $what }, levá strana: co si vybereš?
devil-ask-right = { $what }, pravá strana: čím ji zaplatíš?
devil-ask-hire = { $what } z tvého plánu není k mání. Koho najmeš?
devil-ask-tokens = Čím zaplatíš akční žetony?
devil-ask-vote = Kdo zaprodal duši? Koho obviníš?
devil-ask-questioned = Vyslýchají tě. Prokážeš nevinu, nebo se přiznáš?
devil-ask-wings = Koupíš si před inkvizicí andělská křídla?
devil-ask-packing = Co vložíš do truhly pro inkvizici?
devil-ask-inquisitors = Jak odpovíš svým inkvizitorům?
devil-ask-bank = 🏦 Obchod s bankou
devil-ask-repay = Splatit dluh
devil-ask-wish = Ukázat požadavek
# On buttons that open what these ask.
devil-open-bank = 🏦 Banka
devil-open-repay = Splatit
devil-open-wish = 💬 Můj požadavek

## Inputs

devil-field-goods = Suroviny
devil-pack-stock = Za tvou hradbou
devil-pack-chest = Ve tvé truhle
devil-field-jesters = Kašpaři do truhly
devil-field-viewing-jesters = Kašpaři, kteří v ní zůstanou
devil-field-packing-goods = Suroviny jako úplatek
devil-field-preferences-mortal = Jeden ze dvou ☀️🌙 smrtelníků
devil-field-preferences-cultist = 🕯️ Kultista
devil-field-preferences-devil = 😈 Ďábel
devil-field-how = Co dát
devil-field-building = Budova, která padne
devil-field-coins = Dukáty
devil-field-price = Cena
devil-field-card = Budova, která zůstane
devil-field-cards = Dvě k poslání dál
devil-field-answer = Odpověď
devil-field-viewing-marked = Kolik z placených částí duše bude se značkou
devil-field-packing-marked = Části duše se značkou pro rituál
devil-field-pure = Čisté části duše pro rituál
devil-field-finance = Když chybí dukáty
devil-field-which-event = Událost k zahrání
devil-field-discard = Událost k odhození
devil-field-event = Událost
devil-field-edge = Na dvou polích na hraně
devil-field-use = Použít
devil-field-build = { $number ->
    [1] Postavit
   *[other] Postavit také
}
devil-field-act = Hned použít její akci
devil-field-first = Použít jako první
devil-field-free = Akce zdarma pod Stájemi
devil-field-hire = Najmout
devil-field-courtier = Koho najmout, nebude-li ten plánovaný k mání
devil-field-trade = Co
devil-field-times = Kolik
devil-field-whom = Hlas
devil-field-bribe = Úplatek
devil-field-devil = Tip: 😈 ďábel je
devil-field-cultist = Tip: 🕯️ kultista je
devil-field-count = Andělská křídla
devil-field-achieve = Mistři na privilegium
devil-field-field = Pole k vylepšení
devil-field-wish-goods = V truhle by se hodilo
devil-field-repay-coins = Kolik dukátů splatit
devil-field-inquisitor = { $what }
devil-field-inquisitor-goods = { $what }: suroviny
devil-field-inquisitor-how = { $what }: co dostane
devil-field-inquisitor-building = { $what }: která budova padne
devil-field-choice = { $what }: { $does }
devil-field-choice-free = volný výběr
devil-field-choice-field = { $what }: pole k vylepšení
devil-field-choice-minor = Pole, které vylepší privilegium { $what }
devil-field-choice-achieve = { $again ->
    [yes] Mistři na další privilegium
   *[no] Mistři na privilegium
}: { $what }

## Options

devil-field-0 = Pole 1 (vnější levé)
devil-field-1 = Pole 2 (vnitřní levé)
devil-field-2 = Pole 3 (vnitřní pravé)
devil-field-3 = Pole 4 (vnější pravé)
devil-event-none = Žádná událost
devil-event-left = { devil-choose-event-left }
devil-event-right = { devil-choose-event-right }
devil-build-none = Nic nestavět
devil-hire-none = Nikoho nenajímat
devil-free-yes = Použít { $what-acc }
devil-free-no = { $what }: nepoužít
devil-act-no = V tomto kole ne
devil-act-yes = Ano, dalším žetonem
devil-achieve-nothing = Nechat si mistry
devil-achieve-with = { $what } s { $courtiers-ins }
devil-achieve-brings-minor = zlepší produkční pole
devil-achieve-brings = na konci { $points }🏆 a hned { $gains }
devil-finance-sell = Nejdřív prodat suroviny, pak si půjčit
devil-finance-borrow = Nejdřív si půjčit, suroviny nechat
devil-preference-gladly = Ta mě láká
devil-preference-either = Je mi to jedno
devil-preference-unwillingly = Radši ne
devil-viewing-accept = Přijmout nabídku
devil-viewing-refuse = Odmítnout
devil-viewing-seen = Beru na vědomí
devil-vote-nobody = Nikdo
    .acc = Nikoho
devil-guess-nobody = Žádný tip
devil-hunt-prove = Ukázat 3 části duše
devil-hunt-confess = Přiznat se
devil-answer-soul = Ukázat část duše
devil-answer-indulgence = Odevzdat odpustek
devil-answer-penalty = Přijmout trest
devil-glutton-points = Ztratit { devil-points }
devil-glutton-goods = Odevzdat { $count ->
    [one] { $count } vzácnou surovinu
    [few] { $count } vzácné suroviny
   *[other] { $count } vzácných surovin
}
devil-bank-buy-wood = Koupit 🪵 dřevo za { $price } dukáty
devil-bank-buy-stone = Koupit 🪨 kámen za { $price } dukáty
devil-bank-buy-grain = Koupit 🌾 obilí za { $price } dukáty
devil-bank-buy-glass = Koupit 🔷 sklo za { $price } dukátů
devil-bank-buy-marble = Koupit ⬜ mramor za { $price } dukátů
devil-bank-sell-wood = Prodat 🪵 dřevo za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}
devil-bank-sell-stone = Prodat 🪨 kámen za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}
devil-bank-sell-grain = Prodat 🌾 obilí za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}
devil-bank-sell-glass = Prodat 🔷 sklo za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}
devil-bank-sell-marble = Prodat ⬜ mramor za { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}
devil-bank-borrow = Půjčit si 🪙 dukáty

## What an answer would do

devil-offer-sentence = Nabízíš **{ $things-acc }** za **{ $price }**.
devil-offer-empty = Tvoje truhla je prázdná, a přesto chceš **{ $price }**.
devil-bribe-worth = ⚖️ Až se truhly otevřou, prodá se { $things } za { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
} úplatku.
devil-preview-bought = 🛒 Dokoupíš k tomu { $things-acc }.
devil-preview-sold = 💰 Prodáš na to { $things-acc }.
devil-preview-borrowed = 📜 Půjčíš si na to { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
} (dluh pak bude { $debt }).
devil-preview-paid = ➖ Všechno dohromady stojí { $things-acc }.
devil-preview-gained = ➕ Celkem získáš { $things-acc }.
devil-preview-earned = 🏅 Splníš { $count ->
    [one] privilegium
    [few] { $count } privilegia
   *[other] { $count } privilegií
}: { $what }.
devil-preview-reputation = { WAY($steps) ->
    [down] 🔽 Na stupnici reputace se posuneš o { devil-steps } dolů.
   *[up] 🔼 Na stupnici reputace se posuneš o { devil-steps } nahoru.
}
devil-preview-shown = 👻 Ukážeš { $count ->
    [one] { $count } část duše a necháš si ji
    [few] { $count } části duše a necháš si je
   *[other] { $count } částí duše a necháš si je
}.
devil-preview-handed = 📿 Odevzdáš { $count ->
    [one] { $count } odpustek
    [few] { $count } odpustky
   *[other] { $count } odpustků
}.
devil-preview-lost = 💸 **Ztratíš**: { $what }.
devil-preview-unharmed = 💸 Neztratíš nic.
devil-preview-debt-rises = 📜 Dluh { $was } → { $now }{ $points ->
    [0] { "" }
   *[other] : na konci o { devil-points } méně
}.
devil-preview-demons = 🦇 Dostaneš { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} démonská křídla.
devil-preview-absolved = 🦇 { $count ->
    [0] Žádná démonská křídla nevrátíš: v tu chvíli žádná nemáš
    [1] Vrátíš jedna démonská křídla
    [2] Vrátíš dvoje démonská křídla
    [3] Vrátíš troje démonská křídla
   *[other] Vrátíš { $count }× démonská křídla
}.
devil-preview-guest = 🚪 **Troje démonská křídla přivedou Hosta do domu**: okamžitě ztratíš { $lost } body.
devil-preview-indulgence = 📿 Troje andělská křídla se mění v { $count ->
    [one] odpustek
    [few] { $count } odpustky
   *[other] { $count } odpustků
}.
devil-preview-angels = 🪽 Dostaneš { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} andělská křídla.
devil-preview-skipped = ⚠️ { $count ->
    [one] Na tohle nemáš, nebo to nejde, a tak se to přeskočí
    [few] Na tohle nemáš, nebo to nejde, a tak se to přeskočí
   *[other] Na tohle nemáš, nebo to nejde, a tak se to přeskočí
}: { $what }.
devil-preview-short = { $what } ({ $some ->
    [yes] chybí { $goods }; { "" }
   *[no] { "" }
}i po prodeji všeho ostatního a s největší možnou půjčkou chybí { $coins })
devil-warn-nothing-planned = **Neplánuješ vůbec nic.**
devil-warn-sale = **Prodáváš { $things-acc }.**
devil-warn-loan = **Půjčuješ si { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}: dluh pak bude { $debt }.** Dokud se obchoduje, dluh splácet nejde.
devil-warn-keep = **Necháváš si { $what-acc } a ostatní odhazuješ.** Hned přijdou čtyři nové budovy, takže to nepůjde vzít zpět.
devil-preview-one-more = 🏅 Najmeš-li k tomu mistra ({ $what }, { devil-coins }), můžeš splnit { $count ->
    [one] privilegium
    [few] { $count } privilegia
   *[other] { $count } privilegií
}: { $achievements }.
devil-preview-then = 🧮 **Potom**:{ devil-then-goods } · 📜 dluh { $debt }{ devil-then-pieces }{ devil-then-place }
devil-then-goods = { $held ->
    [0] { " " }nic
   *[other] { devil-then-wood }{ devil-then-stone }{ devil-then-grain }{ devil-then-glass }{ devil-then-marble }{ devil-then-coins }
}
devil-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
devil-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
devil-then-grain = { $grain ->
    [0] { "" }
   *[other] { " " }{ $grain }🌾
}
devil-then-glass = { $glass ->
    [0] { "" }
   *[other] { " " }{ $glass }🔷
}
devil-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
devil-then-coins = { $coins ->
    [0] { "" }
   *[other] { " " }{ $coins }🪙
}
devil-then-pieces = { $pieces ->
    [yes] { " " }· 👻 { devil-own-pieces }
   *[no] { "" }
}
devil-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ Reputace { $reputation } by teď byla nejvyšší a přinesla ti andělská křídla 🪽
    [highest-shared] { " " }· ⚖️ Reputace { $reputation } by teď byla mezi nejvyššími a přinesla ti andělská křídla 🪽
    [lowest] { " " }· ⚖️ Reputace { $reputation } by teď byla nejnižší a přinesla ti démonská křídla 🦇
    [lowest-shared] { " " }· ⚖️ Reputace { $reputation } by teď byla mezi nejnižšími a přinesla ti démonská křídla 🦇
    [alike] { " " }· ⚖️ Reputace { $reputation } by teď byla stejná jako u všech ostatních, křídla nepřinese
   *[between] { " " }· ⚖️ { $reputation }
}
devil-preview-tokens = 🔨 { $count ->
    [one] Použiješ jeden akční žeton
    [few] Použiješ { $count } akční žetony
   *[other] Použiješ { $count } akčních žetonů
}.

## Beginning and end

devil-begins = Království jsou založena. { devil-one-of-you }
devil-begins-undealt = Království jsou založena. Než se rozdají role, každý tajně řekne, kterou by chtěl.
devil-roles-dealt = Role jsou rozdány. { devil-one-of-you }
devil-one-of-you = **Jeden z vás je ďábel, jeden mu slouží** a dva jsou smrtelníci, jejichž duše stojí za to koupit.
devil-your-jesters = { $count ->
    [one] Leží v ní i jeden kašpar
    [few] Leží v ní i { $count } kašpaři
   *[other] Leží v ní i { $count } kašparů
}. Nikdo jiný to neví.
devil-your-role = **Tvoje role: { $mark-role }.** Na tvé truhle je znak { $mark-gen }, tvoje jméno nikdy.
devil-round = **Začíná { $round }. kolo.**
devil-end = **Páté kolo skončilo.** Váží se duše, suroviny i budovy.
devil-role-revealed = { subject } { verb-be } { $mark }!

## Production and cards

devil-drew = Lízáš si { $cards-acc }, k tomu událost { $event }.
devil-passed-to-you = Od souseda dostáváš { $cards-acc }.

## Trading and the bank

devil-chest-open = Truhla před tebou nese znak { $mark-gen }. Uvnitř: **{ $things }**. Cena: **{ $price }**.
devil-chest-taken = Truhla před tebou nese znak { $mark-gen }. Nabídku už někdo přijal; uvnitř leží platba: **{ $paid }**.
devil-deal-made = Bereš { $things-acc } a platíš { $price }.
devil-chest-untouched = Tvoje truhla se vrací; nabídku nikdo nepřijal. Uvnitř: { $things }.
devil-chest-sold = Tvoje truhla se vrací a leží v ní { $things }.
devil-chest-sold-souls = Tvoje truhla se vrací a leží v ní části duše: { devil-own-pieces }.
devil-chest-jesters = K tomu v ní leží { $things }.
devil-indulgences-traded = Po obchodech { $seat-is ->
    [you] máš
   *[other] má { $seat }
} { $count ->
    [0] 0 odpustků
    [one] { $count } odpustek
    [few] { $count } odpustky
   *[other] { $count } odpustků
} ({ WAY($by) ->
    [down] o { SIZE($by) } méně
   *[up] o { SIZE($by) } více
} než předtím).
devil-wishes = 💬 { subject } { $seat-is ->
    [you] sháníš
   *[other] shání
} v truhlách: { $things-acc }.
devil-wishes-nothing = { subject } už { verb-have } požadavky stažené.
devil-own-buy = Kupuješ { $things-acc }.
devil-own-sell = Prodáváš { $things-acc }.
devil-own-borrow = Půjčuješ si { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}. Tvůj dluh je teď { $debt }.
devil-own-repay = Splácíš { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}. Tvůj dluh je teď { $debt }.
devil-ledger = 🏦 **{ subject }**: { $entries }; dluh { $debt }
devil-ledger-buy = nákup ({ $what })
devil-ledger-sell = prodej ({ $what })
devil-ledger-borrow = půjčka ({ $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
})
devil-ledger-repay = splátka ({ $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
})

## Actions. Each deed has two forms: a clause for the list of a seat's deeds, and the sentence.

devil-plan-revealed = **{ subject }** { verb-plan }: { $plan }.
devil-plan-left = zahrát levou stranu { $what-gen }
devil-plan-right = zahrát pravou stranu { $what-gen }
devil-plan-use = použít { $what-acc }
devil-plan-build = postavit { $what-acc }
devil-plan-act = hned použít { $what-acc }
devil-plan-free = použít { $what-acc } pod Stájemi
devil-plan-build-act = postavit (a hned použít) { $what-acc }
devil-plan-hire = najmout { $what-acc }
devil-plan-nothing = vůbec nic

devil-deeds = **{ subject }** { $deeds }.
devil-turn = **{ subject }**
devil-turn-act = ▸ { $act }
devil-act-brings = { $act }: { $more }
devil-plan-to-come = **{ subject }** ještě { verb-have } v plánu: { $plan }.

# Settlements as tables: a head, and a row for each seat.
devil-table-interest = 📜 **Úroky**
devil-table-reputation = ⚖️ **Reputace**
devil-table-wings = 🪽 **Křídla**
devil-table-round = **{ $round }. kolo začíná** produkcí
devil-table-row = **{ subject }**: { $cells }
devil-table-production = 🌱 **Produkce**
devil-cell-interest-past = dluh { $was } → { $debt } (přes mez klesá zpět)
devil-cell-interest = dluh { $was } → { $debt }
devil-cell-drift = { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
} posun
devil-cell-move = reputace { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
devil-cell-drift-to = posun { $was } → { $now }
devil-cell-move-to = reputace { $was } → { $now }
devil-cell-angel = +{ $count }🪽
devil-cell-demon = +{ $count }🦇
devil-cell-angel-highest = +{ $count }🪽 (nejvyšší reputace{ $shared ->
    [0] { "" }
   *[other] , stejně jako { $others }
})
devil-cell-demon-lowest = +{ $count }🦇 (nejnižší reputace{ $shared ->
    [0] { "" }
   *[other] , stejně jako { $others }
})
devil-cell-angel-plan = +{ $count }🪽 (z plánu)
devil-cell-demon-plan = +{ $count }🦇 (z plánu)
devil-cell-returned = −{ $count }🦇
devil-cell-indulgence = 3🪽 se mění v odpustek 📿
devil-cell-guest = 3🦇 přivádějí Hosta do domu 🚪: −{ devil-points }
devil-cell-no-guest = 3🦇: −{ devil-points }; žádný Host do domu už nezbývá
devil-cell-building = **{ $what }**
devil-cell-gain = +{ $things }
devil-cell-pay = −{ $things }
devil-cell-score = { WAY($points) ->
    [down] −{ devil-points }
   *[up] +{ devil-points }
}
devil-deed-left = { verb-play } levou stranu **{ $what-gen }**
devil-deed-right = { verb-play } pravou stranu **{ $what-gen }**
devil-deed-use = { verb-use } **{ $what-acc }**
devil-deed-act = hned { verb-use } **{ $what-acc }**
devil-deed-free = zdarma { verb-use } **{ $what-acc }**
devil-deed-build = { verb-build } **{ $what-acc }** ({ $cost })
devil-deed-building = { verb-use } **{ $what-acc }**
devil-deed-hire = { verb-hire } { $what-acc } ({ $coins }🪙)
devil-deed-token = { verb-pay } 1🌾 za žeton
devil-deed-tokens = { verb-pay } { $count }🌾 za akční žetony
devil-deed-financed = { $deeds }, aby na to bylo
devil-deed-bought = { verb-buy } { $things-acc }
devil-deed-sold = { verb-sell } { $things-acc }
devil-deed-borrow = { verb-take } půjčku { $coins }🪙 (dluh { $debt })
devil-deed-pay = { verb-pay } { $things-acc }
devil-deed-gain = { verb-gain } { $things-acc }
devil-deed-move = { WAY($steps) ->
    [down] { verb-fall } o { devil-steps }
   *[up] { verb-climb } o { devil-steps }
}
devil-deed-move-to = { devil-deed-move } na { $now }
devil-deed-score = { WAY($points) ->
    [down] { verb-lose } { devil-points }
   *[up] { verb-gain } { devil-points }
}
devil-deed-debt = teď { verb-have } dluh { $debt }
devil-deed-courtier = { verb-gain } { $what-acc } zdarma
devil-deed-minor = { verb-earn } malé privilegium { $what }
devil-deed-major = { verb-earn } velké privilegium **{ $what }**
devil-deed-drop = { verb-discard } malé privilegium { $what }
devil-deed-spend = { verb-use } { $what-acc }
devil-deed-stable = { verb-put } **{ $what-acc }** pod Stáje
devil-deed-skip = { $seat-is ->
    [you] nemáš
   *[other] nemá
} na { $what-acc }
devil-deed-earn-angel = na konci fáze { verb-get } { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} andělská křídla
devil-deed-earn-demon = na konci fáze { verb-get } { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} démonská křídla
devil-deed-absolve = na konci fáze { $seat-is ->
    [you] můžeš
   *[other] může
} vrátit { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} démonská křídla
devil-deed-drift = { WAY($steps) ->
    [down] { verb-fall } o { devil-steps }
   *[up] { verb-climb } o { devil-steps }
} k uzlu
devil-deed-drift-to = { devil-deed-drift }, na { $now }
devil-deed-angel = { verb-get } { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} andělská křídla
devil-deed-demon = { verb-get } { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} démonská křídla
devil-deed-returned = { verb-return } { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} démonská křídla
devil-deed-indulgence = { verb-exchange } troje andělská křídla za **odpustek**
devil-deed-guest = za troje démonská křídla { verb-get } **Hosta do domu** a { verb-lose } { devil-points }
devil-deed-no-guest = { verb-return } troje démonská křídla a { verb-lose } { devil-points }; žádný Host do domu už nezbývá
devil-deed-bought-wings = { verb-buy } { $count ->
    [1] jedna
    [2] dvoje
    [3] troje
   *[other] { $count }×
} andělská křídla
devil-deed-pieces = { verb-show } { $count ->
    [one] { $count } část duše
    [few] { $count } části duše
   *[other] { $count } částí duše
}
devil-deed-indulgences = { verb-hand } { $count ->
    [one] { $count } odpustek
    [few] { $count } odpustky
   *[other] { $count } odpustků
}
devil-deed-penalty-goods = { verb-hand } { $things-acc } ({ $what })
devil-deed-penalty-points = { $points ->
    [0] nic { $seat-is ->
        [you] neztrácíš
       *[other] neztrácí
    } ({ $what })
   *[other] { verb-lose } { devil-points } ({ $what })
}
devil-deed-penalty-vandal = kvůli Vandalovi { verb-come } o **{ $what-acc }**
devil-deed-penalty-bailiff = po návštěvě Vymahače dluhů { verb-have } dluh { $debt }
devil-deed-interest = { verb-have } po úrocích dluh { $debt } (předtím { $was })
devil-deed-produced = { verb-produce } { $things-acc }

devil-did-left = { subject } { devil-deed-left }.
devil-did-right = { subject } { devil-deed-right }.
devil-did-use = { subject } { devil-deed-use }.
devil-did-act = { subject } { devil-deed-act }.
devil-did-free = { subject } { devil-deed-free }.
devil-did-build = { subject } { devil-deed-build }.
devil-did-building = { subject } { devil-deed-building }.
devil-did-hire = { subject } { devil-deed-hire }.
devil-did-token = { subject } { devil-deed-token }.
devil-did-bought = { subject } { devil-deed-bought }.
devil-did-sold = { subject } { devil-deed-sold }.
devil-did-borrow = { subject } { devil-deed-borrow }.
devil-did-pay = { subject } { devil-deed-pay }.
devil-did-gain = { subject } { devil-deed-gain }.
devil-did-move = { subject } { devil-deed-move }.
devil-did-score = { subject } { devil-deed-score }.
devil-did-debt = { subject } { devil-deed-debt }.
devil-did-courtier = { subject } { devil-deed-courtier }.
devil-did-minor = { subject } { devil-deed-minor }.
devil-did-major = { subject } { devil-deed-major }.
devil-did-drop = { subject } { devil-deed-drop }.
devil-did-spend = { subject } { devil-deed-spend }.
devil-did-stable = { subject } { devil-deed-stable }.
devil-did-earn-angel = { subject } { devil-deed-earn-angel }.
devil-did-earn-demon = { subject } { devil-deed-earn-demon }.
devil-did-absolve = { subject } { devil-deed-absolve }.
devil-wings-change-hands = 🪽 **Plány jsou hotové; křídla mění majitele.**
devil-did-skip = { subject } { devil-deed-skip }.
devil-drift = { subject } { devil-deed-drift }.
devil-wings-angel = { subject } { devil-deed-angel }.
devil-wings-demon = { subject } { devil-deed-demon }.
devil-wings-returned = { subject } { devil-deed-returned }.
devil-indulgence-won = { subject } { devil-deed-indulgence }.
devil-guest-won = { subject } { devil-deed-guest }.
devil-guest-none-left = { subject } { devil-deed-no-guest }.
devil-wings-bought = { subject } { devil-deed-bought-wings }.
devil-showed-pieces = { subject } { devil-deed-pieces }.
devil-handed-indulgences = { subject } { devil-deed-indulgences }.
devil-penalty-goods = { subject } { devil-deed-penalty-goods }.
devil-penalty-points = { subject } { devil-deed-penalty-points }.
devil-penalty-vandal = { subject } { devil-deed-penalty-vandal }.
devil-penalty-bailiff = { subject } { devil-deed-penalty-bailiff }.
devil-interest-falls-due = 📜 **Úroky**: počítají se ze všech dluhů.
devil-reputations-weighed = ⚖️ **Váží se reputace.** { devil-phase-reputation }
devil-interest = { subject } { devil-deed-interest }.
devil-produced = { subject } { devil-deed-produced }.

## Witch hunt

devil-voted = { subject } { verb-accuse }: { $whom-acc }.
devil-voted-nobody = { $seat-is ->
    [you] Neobviňuješ nikoho.
   *[other] { $seat } neobviňuje nikoho.
}
devil-voted-several = { $whom-is ->
    [you] Tebe
   *[other] Hráče { $whom }
} obviňují: { $who }.
devil-voted-nobody-several = Nikoho neobviňují: { $who }.
devil-questioned = **{ subject } { verb-go } k výslechu.**
devil-questioned-several = **K výslechu jdou: { $who }.**
devil-nobody-questioned = Nikdo nemá dva hlasy: výslech se nekoná.
devil-proved = { subject } { verb-show } { $pieces } části duše a { verb-be } bez viny.
devil-confessed = { subject } { verb-confess } a rozzuřený dav { $seat-is ->
    [you] se žene za tebou
   *[other] vyráží do ulic
}.
devil-confessed-several = Přiznávají se: { $who }. Do ulic vyráží rozzuřený dav.

## Inquisition

devil-wings-refunded = { $count ->
    [1] Jedna
    [2] Dvoje
    [3] Troje
   *[other] { $count }×
} andělská křídla už nebyla k mání: dukáty dostáváš zpět.
devil-opened = 🎁 Otevírá se truhla { $mark-gen }: { $contents }.
devil-opened-several = 🎁 Otevírají se truhly { $who-gen }: { $contents }.
devil-packed-nothing = nic
devil-packed-souls = { devil-told-pieces }
devil-packed-guess-devil = tip na ďábla ({ $seat })
devil-packed-guess-cultist = tip na kultistu ({ $seat })
devil-bribe-goods-sold = Suroviny z truhel se prodávají za { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
} úplatků.
devil-bribed = Úplatek { $coins } dukátů posílá pryč inkvizitora **{ $what-acc }**.
devil-bribes-left = { $coins ->
    [one] { $coins } dukát zůstává
    [few] { $coins } dukáty zůstávají
   *[other] { $coins } dukátů zůstává
} na políčkách úplatků.
devil-inquisitor-up = Inkvizitor { $number } se otáčí lícem vzhůru: **{ $what }**.
devil-ritual-gift = Temný rituál odměňuje: { $mark } získává { $things-acc }.
devil-ritual-points = Temný rituál ({ $pieces ->
    [one] { $pieces } část duše
    [few] { $pieces } části duše
   *[other] { $pieces } částí duše
}) vynáší ďáblovi { devil-points }.
devil-denied-devil = { subject } { verb-face } aspoň dvěma nařčením, že { verb-be } ďábel, a popravdě je { verb-deny }.
devil-denied-cultist = { subject } { verb-face } nařčení obou smrtelníků, že { verb-be } kultista, a popravdě je { verb-deny }.
devil-found-devil = **{ subject } { verb-face } aspoň dvěma nařčením, že { verb-be } ďábel, a je to pravda!** Ďábel se posouvá o { devil-steps } dolů po stupnici reputace.
devil-found-cultist = **{ subject } { verb-face } nařčení obou smrtelníků, že { verb-be } kultista, a je to pravda!** Kultista se posouvá o { devil-steps } dolů po stupnici reputace.
devil-guess-reward = { $mark } tipuje správně a nachází v truhle { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}.
devil-guess-reward-several = Správně tipují: { $who }. Každý nachází v truhle { $coins ->
    [one] { $coins } dukát
    [few] { $coins } dukáty
   *[other] { $coins } dukátů
}.
devil-guesses-locked = Všechny tipy teď leží vedle plánu a zůstanou tam až do konce.
devil-guesses-returned = Žádné dva tipy se neshodují: všechny se vracejí.
devil-guess-right-devil = { subject } { verb-guess } správně, že ďábel { object-be } { $whom }, a { verb-gain } { devil-points }.
devil-guess-right-cultist = { subject } { verb-guess } správně, že kultista { object-be } { $whom }, a { verb-gain } { devil-points }.
devil-guess-wrong-devil = { subject } { verb-guess }, že ďábel { object-be } { $whom }, a { $seat-is ->
    [you] mýlíš
   *[other] mýlí
} se: ďábel za to získává { devil-points }.
devil-guess-wrong-cultist = { subject } { verb-guess }, že kultista { object-be } { $whom }, a { $seat-is ->
    [you] mýlíš
   *[other] mýlí
} se: kultista za to získává { devil-points }.
devil-inquisition-over = Inkvizice táhne dál. Hosté do domu odcházejí. Fundamentalista a Řeholník teď leží lícem vzhůru, pokud je nikdo nepodplatil.

## Final score

devil-score-role = { $mark }
devil-score-cards = Karty
devil-score-guests = Hosté
devil-score-inquisitors = Inkvizitoři
devil-score-ritual = Rituál
devil-score-guesses = Tipy
devil-score-so-far = Během hry
devil-score-buildings = Budovy
devil-score-effects = Efekty
devil-score-debt = Dluh
devil-score-majors = Privilegia
devil-score-angels = Andělé
devil-score-demons = Démoni
devil-score-indulgences = Odpustky
devil-score-courtiers = Mistři
devil-score-marked = Značky
devil-score-rare = Vzácné
devil-score-leftovers = Zbytky
devil-tie-1 = stejně jako { $whom }, rozhodly zbylé dukáty a suroviny, { $own } : { $theirs } (pět je bod)
devil-tie-level = stejně jako { $whom }, i ve zbytcích

## What the rules refuse

refused-four-seats = Smlouva s ďáblem je přesně pro čtyři hráče.
refused-no-coins = Stojí to { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
} a tolik nemáš.
refused-no-goods = Žádnou takovou surovinu na prodej nemáš.
refused-too-few-goods = Vzácných surovin je potřeba { $count } a tolik nemáš.
refused-debt-limit = Tvůj dluh už nemůže růst.
refused-no-souls = { $have ->
    [0] Nemáš žádnou část duše
    [one] Máš jen { $have } část duše
    [few] Máš jen { $have } části duše
   *[other] Máš jen { $have } částí duše
}.
refused-cannot-pay = { $price ->
    [one] { $price } dukát neseženeš
    [few] { $price } dukáty neseženeš
   *[other] { $price } dukátů neseženeš
} ani prodejem a půjčkou.
refused-has-confessed = { subject } už { verb-have } přiznání za sebou.
refused-too-few-pieces = Částí duše je potřeba { $needed } a tolik nemáš.
refused-one-role-each = { $seat }: tipovat můžeš jen jednu roli.
refused-guess-locked = { $seat }: tady už tip máš a je uzamčený.
refused-no-piece-left = Nezbývá ti žádná část duše k ukázání.
refused-no-indulgence = Nezbývá ti žádný odpustek.

## What moderators can set right

devil-quantity-coins = 🪙 dukáty
devil-quantity-debt = dluh
devil-quantity-pure = čisté části duše
devil-quantity-marked = části duše se značkou
devil-quantity-jesters = kašpaři
devil-quantity-marker = ukazatel úroků
devil-quantity-reputation = reputace
devil-quantity-score = skóre
devil-quantity-angels = andělská křídla
devil-quantity-demons = démonská křídla
devil-quantity-indulgences = odpustky
devil-quantity-guests = Hosté do domu
devil-quantity-courtiers = najatí mistři
devil-quantity-courtiers-used = mistři na poli se 3 dukáty
devil-quantity-minor = malé privilegium: { $field }
devil-quantity-minor-lost = odhozená malá privilegia
devil-quantity-majors = velká privilegia
devil-quantity-buildings = { fix-quantity-buildings }
devil-quantity-build = { fix-quantity-build }
devil-quantity-hand = budovy na ruce
devil-quantity-events = události na ruce
refused-too-much-debt = Dluh nemůže přesáhnout { $limit }. Zvyš ho o méně.

## The log: stages of a round, kinds of events

devil-stage-cards = Karty
devil-stage-trading = Obchodování
devil-stage-actions = Akce
devil-stage-hunt = Hon na čarodějnice
devil-stage-inquisition = Inkvizice
devil-kind-deals = Truhly a obchody
devil-kind-cards = Karty a budovy
devil-kind-money = Suroviny, dukáty, dluh
devil-kind-standing = Reputace a křídla
devil-kind-inquisition = Hon na čarodějnice a inkvizice
devil-kind-roles = Role a duše

# Smlouva s ďáblem: pravidla po ruce. Témata /rules, rady za otazníkem, co vysvětluje první hra.
# Čísla karet ve hře z nich i přicházejí: $buy_basic, $wing, $limit a tak dále.

## The lobby.

devil-lobby = Skryté role a obchody naslepo: naplň truhlu, hádej, kdo naplnil tu před tebou, vybuduj království a měj duši po ruce, až přijde inkvizice.
devil-lobby-size = { $players } · těžká · 5 kol, společně jeden dlouhý večer

## Topics: title, other words people type, text

devil-topic-round = Jak probíhá kolo
devil-topic-round-words = přehled, prehled, fáze, faze, začátek, zacatek, cíl, cil, jak hrát, jak hrat, výhra, značky, znacky, ikony, legenda
devil-rule-round = Pět kol; kdo má po posledním nejvíc bodů, vítězí, ať má roli jakoukoli. Role jsou tajné: dva smrtelníci, kultista a ďábel. { devil-opening-round }
devil-rule-signs = 🏆 dosavadní body · ⚖️ reputace · 📜 dluh · 🏰 budovy · 🏅 privilegia · 🪽 andělská křídla · 🦇 démonská křídla · 📿 odpustky · 🚪 Hosté do domu · 🔥 přiznání. V truhlách: 🪵 dřevo · 🪨 kámen · 🌾 obilí · 🔷 sklo · ⬜ mramor · 🪙 dukáty · 👻 části duše · 🤡 kašpaři, 😄 smějící se nebo 😢 plačící. Znaky: ☀️ a 🌙 smrtelníci · 🕯️ kultista · 😈 ďábel. 💬 co kdo shání v truhlách.
devil-topic-roles = Role: smrtelníci, kultista, ďábel
devil-topic-roles-words = smrtelník, slunce, měsíc, mesic, znak, tajné, skryté, dabel
devil-rule-roles = Dva **smrtelníci** (znaky ☀️ a 🌙) mají po 3 čistých částech duše. **Kultista** (🕯️) má 2 se značkou, **ďábel** (😈) žádnou, zato začíná s více surovinami a dukáty.
    Ďábel kupuje části duše na rituál; smrtelníci je prodávají draze, nebo si je nechávají proti inkvizitorům. { devil-first-role }
devil-topic-souls = Části duše, čisté a se značkou
devil-topic-souls-words = duše, duse, souls, část, značka, čistá
devil-pieces-return = pak se ďáblovi vrátí
devil-rule-souls = { devil-first-soul }
    Ďábel žádá za truhlu 1 nebo 2 části, kultista 1. { devil-first-marked } Ve 3. kole musí ďábel všechny části se značkou vložit do rituálu, který odmění i kultistu; { devil-pieces-return }.
devil-topic-production = Produkce a její pole
devil-topic-production-words = pole, úroveň, uroven, výnos, sklo, mramor, suroviny
devil-rule-production = Máš čtyři pole v řadě, na úrovni 1. Kolo produkce nad ně každé kolo postaví suroviny: dřevo, kámen či obilí nad jedno pole, sklo či mramor nad dvě sousední. Běžné suroviny přijde tolik, jaká je úroveň jejího pole; skla a mramoru tolik, jaká je **nižší** úroveň obou polí. Každé kolo přijdou 2 dukáty a 1 navíc za každé ze dvou vnitřních polí na úrovni 2.
    Malé privilegium zvedne jedno pole na úroveň 2.
devil-topic-cards = Karty: nechat, líznout, poslat
devil-topic-cards-words = ruka, líznout, liznout, odhodit, poslat, soused
devil-rule-cards = 1. kolo: rozdají se čtyři budovy a událost. Později si necháš právě jednu starou budovu, lízneš čtyři z balíčku tohoto kola a událost a dvě z těch čtyř pošleš sousedovi: v sudých kolech doleva, v lichých doprava.
    Nezahraná událost zůstává; ze dvou se jedna s plánem odhodí. { devil-only-debtors }
devil-only-debtors = Jestli se už může obchodovat, se ptám jen hráčů s dluhem: je to jejich poslední chvíle, kdy ho předtím splatit.
devil-topic-trading = Obchodování: nabídky a truhly
devil-topic-trading-words = obchod, nabídka, nabidka, cena, požadavek, poptávka, sháním, kašpar, kaspar, přijmout, odmítnout, truhla
devil-rule-trading = { devil-phase-trading-offer } Smrtelníci žádají 2 až 7 dukátů, kultista 2 až 6 dukátů nebo 1 část duše, ďábel 1 nebo 2 části duše.
    { devil-phase-trading-first } Zaplatíš přesně danou cenu; { devil-borrow-for-it }. { devil-first-second } Pak jdou truhly domů i s obsahem.
    { devil-details-wish } { devil-option-jesters } Je to volba stolu.
devil-borrow-for-it = na zaplacení si můžeš půjčit, a dokonce prodat, co z truhly právě bereš
devil-topic-chest = Kdo vidí čí truhlu
devil-topic-chest-words = rozdělení, pořadí, poradi, znak, truhla
devil-rule-chest = V každém kole vidíš dvě různé truhly, nikdy svou. Během pěti kol: kultista vidí ďáblovu truhlu v každém kole, ve 3. jako první, jinak jako druhý. Každý smrtelník vidí ďáblovu truhlu jako první přesně ve dvou kolech. Ďábel vidí kultistovu truhlu jednou za hru, jako druhý, ve 2. nebo 4. kole. Z toho, co ti prošlo rukama podle znaku a kola, zjistíš, kdo je kdo.
devil-topic-bank = Banka: koupit, prodat, půjčit si
devil-topic-bank-words = dukáty, dukaty, půjčka, pujcka, prodat, koupit, ceny
devil-rule-bank = Kdykoli: dřevo, kámen a obilí stojí { $buy_basic } dukáty a prodávají se za { $sell_basic }; sklo a mramor stojí { $buy_rare } a prodávají se za { $sell_rare }. Půjčka dá dukáty za stejný dluh, až do dluhu { $limit }. { devil-house-bank } Náhlý prodej tě může prozradit.
    Splácet lze v produkci a kartách a po celou inkvizici.
devil-topic-debt = Dluh, úroky a jejich ukazatel
devil-topic-debt-words = úrok, urok, ukazatel, kruh, půjčit, splatit
devil-rule-debt = { devil-first-debt } Kruh má { $circle } pole: dluh 4 vždy vzroste o 1, dluh 8 o 2. Kdyby měl dluh přerůst { $limit }, klesne na { $after } a dostaneš démonská křídla.
    Na konci ztratíš **polovinu dluhu**, zaokrouhleno nahoru.
devil-topic-plan = Plán a akční žetony
devil-topic-plan-words = akce, žeton, zeton, obilí, přeskočit, pořadí, použít, stavět
devil-rule-plan = Tajně plánuješ: kterou stranu události, které postavené budovy použít, až dvě budovy postavit (a hned použít) a jednoho mistra. Máš 4 akční žetony; první 2 jsou zdarma, každý další stojí 1 obilí.
    Vše běží v pevném pořadí: levá strana události; použité budovy; první nová budova a její akce; druhá; najmutí; pravá strana události; obilí za žetony; privilegia. Plány jsou závazné. { devil-plan-lacks } a stojí 1 reputaci.
devil-plan-lacks = Co chybí, se dokoupí, získá prodejem nebo půjčí. Co ani tak zaplatit nejde, se přeskočí
devil-topic-buildings = Budovy, věda a pole na hraně
devil-topic-buildings-words = hrana, venkov, město, mesto, církev, cirkev, věda, veda, symbol, typy, akční budova
devil-rule-buildings = Budova má jeden nebo dva symboly: venkov, město, církev, věda. Na konci nese body, platí pro privilegia a funguje sama, při postavení, akcí, nebo na konci. { devil-first-science }
    { devil-first-edge } Volíš je s každým plánem.
devil-topic-events = Události
devil-topic-events-words = událost, udalost, levá strana, pravá strana
devil-rule-events = Z události hraješ jednu stranu, nebo žádnou. **Levá** přichází první: něco dá a sníží reputaci. **Pravá** přichází poslední: něco stojí a zvýší reputaci.
    { devil-house-event }
devil-topic-courtiers = Mistři a mistr alchymie
devil-topic-courtiers-words = mistr, najmout, alchymista, venkov, město, církev
devil-rule-courtiers = { devil-first-courtier } Využitého lze najmout znovu za { $hire_again } dukáty; nevyužitý je na konci za 1 bod. Je venkovský, městský a církevní, jeden za každou akci najmutí.
    {"**"}Mistr alchymie** je mistr vědy. Získáš ho privilegiem „2 od každého (i vědy)“.
devil-topic-achievements = Privilegia, malá a velká
devil-topic-achievements-words = privilegium, sada, symboly, velké, malé
devil-rule-achievements = { devil-first-achievement } Sady se počítají na konci plánu, i s mistry; malá má 3 symboly. Z velkých je za 5× venkov sklo a mramor, za 5× město dukáty, za 5× církev andělská křídla, za 2 od každého (i vědy) tvůj mistr alchymie; ďábel za ně body nemá.
    Budova platí pro všechny, mistr pro jedno. Symbol vědy zastoupí jeden libovolný, v každé sadě znovu.
devil-topic-reputation = Reputace: stupnice a posun k uzlu
devil-topic-reputation-words = uzel, posun, sesouvání, stupnice, vrchol, dno, šipky
devil-rule-reputation = { devil-phase-reputation } Stojí-li všichni spolu, křídla nedostane nikdo. O kolik se kdo posune, říkají šipky jeho pole, nikdy ne za **uzel**, pole těsně pod startem.
    Kdo dojde na vrchol, získá andělská křídla; kdo cestou dolů vstoupí na některé ze tří nejnižších polí, za každé dostane démonská.
devil-three = { $three ->
    [3] troje
   *[other] { $three }×
}
devil-topic-wings = Křídla, andělská a démonská
devil-topic-wings-words = křídlo, kridla, anděl, démon
devil-rule-wings = { devil-first-angel } Jsou za nejvyšší reputaci, za vrchol stupnice, za prokázanou nevinu, nebo za { $wing } dukátů před inkvizicí.
    { devil-first-demon } Jsou za nejnižší reputaci, za nejnižší pole, za přiznání, za příliš velký dluh.
devil-topic-indulgence = Odpustky
devil-topic-indulgence-words = odpustek, andělská křídla
devil-rule-indulgence = { devil-first-indulgence } Odevzdaný je pryč. { devil-first-angel }
devil-topic-houseguest = Hosté do domu
devil-topic-houseguest-words = host, hosté, démonská křídla
devil-rule-houseguest = { devil-first-houseguest } { devil-first-demon } Po 3. kole se všichni vracejí.
devil-topic-hunt = Hon na čarodějnice a přiznání
devil-topic-hunt-words = hlasování, obvinit, přiznat, přiznání, nevina, dav, výslech, vyslech
devil-rule-hunt = Ve 2. a 3. kole. { devil-phase-hunt-vote } Pak se ukáže, kdo jak hlasoval. { devil-phase-hunt-answer } Části se ukazují rubem a přinesou andělská křídla; **přiznání** stojí 1 reputaci a přinese démonská křídla; { devil-confessed-once }.
devil-confessed-once = kdo se přizná ve 2. kole, toho ve 3. obvinit nelze
devil-topic-inquisition = Inkvizice: jak probíhá
devil-topic-inquisition-words = inkvizice, příprava, plnění, 3. kolo, 5. kolo
devil-rule-inquisition = Ve 3. a 5. kole. Nejdřív jsou na prodej andělská křídla za { $wing } dukátů. Pak všichni tajně naplní truhlu: úplatky, tipy a ďábel části duše na rituál. Ve 3. kole se truhly otevírají podle znaku, takže role zůstanou skryté; v 5. kole se řeknou všechny. Pak platí úplatky, rituál a tipy a každý aktivní inkvizitor se ptá všech.
devil-topic-inquisitors = { devil-scene-inquisitors-title }
devil-topic-inquisitors-words = asketa, fundamentalista, řeholník, řečník, vandal, vymahač, zhýralec, trest
devil-rule-inquisitors = Každý, kdo se tě ptá, chce vidět část duše (necháš si ji) nebo odpustek; jinak přijmeš jeho trest:
devil-rule-inquisitor = - { $card }
devil-rule-inquisitors-when = První tři jsou A, B a C: A se ptá ve 3. a 5. kole, B a C jen v 5., pokud je úplatky neposlaly pryč. Tři ze čtyř červených leží lícem dolů na místech 1 až 3; otáčí je rituál a odhalený ďábel.
devil-topic-bribes = Úplatky
devil-topic-bribes-words = úplatek, uplatek, dukáty, podplatit
devil-rule-bribes = { devil-first-bribe } Co zbude, leží tam do 5. kola.
devil-topic-guesses = Tipy: ďábel, kultista
devil-topic-guesses-words = tip, hádat, hadat, žeton, uzamčený, odhalený
devil-rule-guesses = Smrtelníci smějí tipovat ďábla a kultistu, kultista ďábla; nikdo nesmí jmenovat téhož hráče pro obě role. **3. kolo**: jen shodnou-li se dva tipy (u kultisty tipy obou smrtelníků), musí jmenovaný hráč odpovědět; odhalený ďábel ztratí 4 reputace, kultista 3 a správné tipy dostanou 2 dukáty. Všechny tipy pak zůstanou uzamčené: tutéž roli ani téhož hráče už tipovat nemůžeš. Neshodnou-li se žádné dva, všechny se vrátí.
    { "" }**5. kolo**: každý správný tip, uzamčený či nový, jsou 2 body; každý špatný dá 1 bod hledanému ďáblovi nebo kultistovi. Jakmile je ďábel odhalen, nikdo už ďábla netipuje.
devil-topic-ritual = Temný rituál
devil-topic-ritual-words = rituál, ritual, ďábel, dabel, duše
devil-rule-ritual = Počítají se části duše v ďáblově truhle. **3. kolo.** { devil-ritual-third } { devil-ritual-cultist }
    { "" }**5. kolo.** { devil-ritual-last }
devil-ritual-third = Ďábel vždy dostane sklo a mramor; za 1 část i dřevo a kámen; za 2 části i 2 dukáty a otočí se inkvizitor 1; za 3 také inkvizitor 2.
devil-ritual-cultist = Kultista dostane 1 obilí a 1 dukát za část se značkou, za dvě ještě 3 dukáty.
devil-ritual-last = Rituál vynese po 2 bodech za druhou, třetí a čtvrtou část, 6 za každou další; 2 části otočí inkvizitora 1, 4 inkvizitora 2 (nebo inkvizitora 3, je-li inkvizitor 2 už otočený).
devil-topic-scoring = { rules-scoring }
devil-topic-scoring-words = bodování, bodovani, skóre, skore, body, remíza, kdy se počítají body
devil-rule-scoring = **Po 5. kole** přibudou:
    - body tvých budov a jejich závěrečné efekty
    - **mínus polovina dluhu**, zaokrouhleno nahoru
    - { $majors } za každé velké privilegium (ďábel ne)
    - 1 za každá andělská křídla, −1 za každá démonská
    - { $indulgence } za každý odpustek, 1 za každého najatého a nevyužitého mistra
    - −1 za každou část duše se značkou
    - 1 za každé sklo a mramor; 1 za každých { $exchange } zbylých dukátů a běžných surovin
    - při remíze ještě pětina za každý dukát a běžnou surovinu, které na bod nestačily

## The question mark: what it is for, what it is worth, what people overlook

devil-hint-preferences = { devil-first-ask-preferences } { rules-overlooked } možné zůstává každé rozdání.
devil-hint-keep = { devil-first-ask-keep } { rules-overlooked } po líznutí už to nejde vzít zpět.
devil-hint-pass = { devil-first-ask-pass } { rules-overlooked } s nimi se plán ještě může změnit.
devil-hint-done = { devil-first-ask-done } { rules-overlooked } při obchodech splácet nejde, ale když to obchod vyžaduje, půjčíš si znovu, jeden za jeden.
devil-owed = { $debt ->
    [one] { $debt } dukát
    [few] { $debt } dukáty
   *[other] { $debt } dukátů
}
devil-last-moment = tohle je poslední chvíle na splacení před obchodováním
devil-hint-offer = { devil-first-ask-offer } { rules-overlooked } nepřijatá truhla nic nestojí, oba vidí tvůj znak a kdo ji přijal, se nedozvíš.
devil-hint-viewing = { $taken ->
    [yes] { devil-viewing-gone } Vidíš znak truhly a kolik se zaplatilo.
   *[no] { devil-first-ask-viewing }{ $holds ->
        [goods] {" "}Koupit její obsah v bance by stálo { $chest_buy ->
            [one] { $chest_buy } dukát
            [few] { $chest_buy } dukáty
           *[other] { $chest_buy } dukátů
        }, prodat ho tam jde za { $chest_sell }.
       *[none] {""}
    }{ $souls_asked ->
        [yes] {" "}Platí se částmi duše. { rules-overlooked } každá, kterou si necháš, tě ušetří trestu jednoho inkvizitora a třemi prokážeš nevinu.
       *[no] {" "}{ rules-overlooked } { devil-borrow-for-it }.
    }
}
devil-hint-plan = { devil-first-ask-plan } { rules-overlooked } dluh máš { $debt }, nejvýš smí být { $limit }.
devil-hint-minor = { devil-first-ask-minor } { rules-overlooked } suroviny se každé kolo stěhují, takže jistý je právě dukát z vnitřního pole.
devil-hint-achieve = { devil-first-ask-achieve } { rules-overlooked } mistr platí jednou a pak znovu stojí { $hire_again } dukáty.
devil-hint-effect = { devil-first-ask-choice } { rules-overlooked } sklo a mramor jsou na konci po 1 bodu, stejně jako pět dukátů či běžných surovin.
devil-hint-use = Tvůj plán používá akci budovy na poli na hraně a ta má cenu. { devil-unpaid-overlooked }
devil-unpaid-overlooked = { rules-overlooked } nejde-li zaplatit, přeskočí se{ $learners ->
    [yes] .
   *[no] {" "}a stojí to 1 reputaci.
}
devil-hint-act = Budova právě stojí a hned ji dalším žetonem používáš; její akce má cenu. { rules-overlooked } třetí a čtvrtý žeton stojí po 1 obilí a to se odkládá nejdřív.
devil-hint-free = Budova pod Stájemi funguje sama, úplně první a bez žetonu. { rules-overlooked } děje se to každé kolo, ještě před levou stranou události.
devil-hint-build = Za tuto budovu musíš něco obětovat. { rules-overlooked } co dáš, je pryč dřív, než se platí další krok plánu.
devil-hint-now = Budova stojí a její okamžitý efekt ti dává na výběr. { rules-overlooked } lepší pole má tím větší cenu, čím víc kol zbývá.
devil-hint-left = Levá strana události ti něco dá přede vším ostatním v plánu. { rules-overlooked } posune tě také dolů po stupnici reputace a tři nejnižší pole přinášejí démonská křídla.
devil-hint-right = Pravá strana události přichází po tvých akcích: zaplatíš a stoupneš na stupnici reputace. { devil-unpaid-overlooked }
devil-hint-hire = Mistr z tvého plánu není k mání, takže najímáš jiného. { rules-overlooked } první najmutí stojí { $hire } dukáty, opětovné { $hire_again }.
devil-hint-tokens = Třetí a čtvrtý akční žeton stojí po 1 obilí. { rules-overlooked } žeton na přeskočené akci nestojí nic.
devil-hint-vote = { devil-first-ask-vote } { rules-overlooked } potom všichni uvidí, kdo jak hlasoval.
devil-hint-questioned = { devil-first-ask-questioned } { rules-overlooked } značky na tvých částech zůstanou skryté, a { devil-confessed-once }.
devil-hint-wings = { devil-first-ask-wings } { rules-overlooked } pět dukátů je na konci jen za 1 bod, ale může být i úplatkem.
devil-hint-packing = { devil-first-ask-packing } { rules-overlooked } obsah truhly je veřejný podle znaku, takže velký úplatek o tobě něco řekne.
devil-hint-inquisitors = { devil-first-ask-inquisitors } { rules-overlooked } nevyužitý odpustek je na konci za { $indulgence } body, takže ho nedávej za méně.
devil-hint-bank = { devil-first-ask-bank } { rules-overlooked } dluh může vyrůst na { $limit } a polovina (zaokrouhlená nahoru) se ztratí v bodech.
devil-hint-repay = { devil-first-ask-repay } { rules-overlooked } na zisk 1 bodu je potřeba pět zbylých dukátů, takže na konci je lepší splácet.
devil-hint-wish = { devil-first-ask-wish } Pozor: prozradí to i to, co se chystáš stavět.

## A first game: what is explained once, when it comes up

devil-first-role = **Role**: znak v truhle říká, která role ji plnila, ale ne kdo. Vyhrávají jen body.
devil-first-goods = **Suroviny**: dřevo, kámen a obilí jsou běžné, sklo a mramor vzácné. Platí se jimi budovy; na konci se z nich počítá málo.
devil-first-soul = **Část duše**: ukaž ji inkvizitorovi a ušetří tě; tři prokážou nevinu. Platit jí můžeš, nabízet ji nikdy.
devil-first-marked = Části duše **se značkou** fungují jako čisté, ale každá stojí na konci 1 bod.
devil-first-second = **Druhá nabídka**: další truhla. Pokud ji už někdo přijal, vidíš platbu a jen to potvrdíš.
devil-first-token = **Akční žeton**: bere si ho každé použití, stavba i najmutí. { $free ->
    [one] První je zdarma
    [few] První { $free } jsou zdarma
   *[other] Prvních { $free } je zdarma
}, každý další stojí 1 obilí.
devil-first-courtier = **Mistr** přidá jeden symbol k jednomu privilegiu. Poprvé za { $hire } dukáty.
devil-first-achievement = **Privilegium**: sada symbolů na tvých budovách. Malé: lepší pole. Velké: odměna a { $majors } body.
devil-first-edge = **Pole na hraně**: jen dvě akční budovy, které sem dáš, lze použít žetonem.
devil-first-science = **Věda** zastoupí libovolný symbol, ale stavba stojí { $science } reputace.
devil-first-debt = **Dluh** roste: tvůj ukazatel úroků obíhá o pole za každý dukát dluhu a každý celý kruh ho zvýší o 1.
devil-first-knot = **🪢 Uzel**: pole na stupnici reputace. Ke konci každého kola se k němu každý posune: náskok se ztrácí, ztráta také.
devil-first-reputation = **Konec kola**: úroky, pak reputace. { devil-phase-reputation }
devil-first-angel = **Andělská křídla**: 1 bod; { devil-three } se mění v odpustek, který ti ušetří jednoho inkvizitora.
devil-first-demon = **Démonská křídla**: −1 bod; { devil-three } stojí hned { $guest_now } body a přivedou Hosta do domu.
devil-first-houseguest = **Host do domu**: tvůj osobní inkvizitor; při inkvizici { $guest } body, pokud neukážeš část duše nebo nedáš odpustek.
devil-first-indulgence = **Odpustek**: ušetří ti jednoho inkvizitora, nebo je na konci za { $indulgence } body.
devil-first-bribe = **Úplatek**: za každých 🪙{ $bribe } od všech dohromady odejde další z A, B, C, pro všechny.
devil-first-guess = **Tip**: označ ďábla nebo kultistu. V 5. kole je správný za 2 body.

## The same about each question: what it is for, and what a beginner looks at

devil-first-ask-preferences = **Tvoje role.** Řekni, které role tě lákají; pak rozhodne los. V první hře zkus nejradši smrtelníka: nemá co skrývat.
devil-first-ask-keep = **Karty.** Každé kolo přijdou nové budovy a jedna stará ti zůstane. Nech si tu, na kterou skoro máš, nebo tu, která sdílí symbol s tvými dalšími budovami.
devil-first-ask-pass = **Čtyři nové budovy**: dvě si necháš a dvě jdou sousedovi. Nech si ty, na které ti chybí nejmíň. Dvě karty dostaneš i ty, od souseda z druhé strany.
devil-first-ask-done = **Chvilka před obchodováním** pro ty, kdo mají dluh. { $debt ->
    [0] Tvůj je splacen: pokračuj.
   *[other] Dlužíš { devil-owed }: { devil-last-moment }.
}
devil-first-ask-offer = **Obchod.** Vložíš suroviny, které nepotřebuješ, a řekneš cenu; nabídku dostane jeden hráč, a když odmítne, ještě druhý. Suroviny, které potřebují tvé karty (❗), si nech. { $role ->
    [devil] Za jednu část duše dej dost, za dvě dvakrát tolik: neplatí se ti dukáty.
   *[other] Za ostatní žádej víc, než platí banka: za dřevo, kámen či obilí { $sell_basic }, za sklo či mramor { $sell_rare }.
}
devil-first-ask-viewing = **Cizí truhla**: vezmi celý obsah za danou cenu, nebo ji nech být. Nikdo se nedozví, že to rozhodnutí je tvoje. Vezmi ji kvůli tomu, co chybí tvým kartám, ale nikdy dráž než v bance: { $buy_basic } za dřevo, kámen či obilí, { $buy_rare } za sklo či mramor.
devil-first-ask-plan = **Tvůj tah v tomto kole**: zahraj událost, stav, používej budovy, najmi mistra. Začni dvěma budovami, které si můžeš dovolit. Co chybí, se dokoupí samo, třeba na dluh; než potvrdíš, uvidíš to. Všechny plány se vyhodnotí naráz.
devil-first-ask-choice = **Karta ti dává na výběr** při vyhodnocení plánu: co vzít, nebo co dát. Vezmi, co chybí tvé další budově; dej, co žádná tvá karta nepotřebuje.
devil-first-ask-achieve = **Mistři.** Najatý mistr může být symbolem, který privilegiu ještě chybí. Použij ho: privilegium zlepší příjem nebo přinese body, nečinný mistr nejvýš jeden.
devil-first-ask-minor = **Privilegium!** Jedno z tvých čtyř polí se zlepší a v každém dalším kole přinese víc. Nevíš-li, zvol vnitřní: přinese každé kolo dukát.
devil-first-ask-vote = **Hon na čarodějnice.** Obviníš někoho, nebo nikoho; dva hlasy a jde k výslechu. Bolí to toho, kdo má méně než tři části duše; obviňuj, jen když ti k tomu truhly dávají důvod.
devil-first-ask-questioned = **Obvinění.** Kdo ukáže tři ze svých částí duše, je bez viny a získá andělská křídla. Kdo nemůže, musí se přiznat, a to stojí 1 reputaci a přináší démonská křídla (−1 bod).
devil-first-ask-wings = **Andělská křídla na prodej.** Jedna jsou bod; troje se mění v odpustek, který ti ušetří inkvizitora. V první hře kupuj, jen budeš-li mít troje.
devil-first-ask-packing = **Úplatky a tipy.** Tušíš-li, kdo je ďábel nebo kultista, tipni si: správný tip se vyplatí. A nevložit nic není chyba.
devil-first-ask-inquisitors = **Inkvizitoři.** Každý chce vidět část duše, která ti zůstane, jinak tě potrestá. Ukaž části tam, kde trest bolí nejvíc; odpustek dej jen proti velkému.
devil-first-ask-bank = **Banka** kupuje a prodává za pevné ceny, kdykoli. Co ti k plánu chybí, dokoupí se samo, takže banku budeš potřebovat málokdy.
devil-first-ask-repay = **Splácení.** Každé dva dukáty dluhu, i jeden zbylý, stojí na konci bod a dluh roste. Splať, co nepotřebuješ na stavbu.
devil-first-ask-wish = **Co sháníš**: všichni uvidí, jaké suroviny by se ti v truhle hodily. Uveď, co chybí tvým kartám: nic to nestojí.

# Paladinové Západního království: pravidla po ruce. Témata /rules, rady za otazníkem, co vysvětluje první hra.
# Čísla plánu ve hře z něj i přicházejí.

paladins-lobby = Sedm kol na obranu království: najímej v krčmě poddané, zvyšuj víru, sílu a vliv a drž Inkvizici dál od svých dveří.
paladins-lobby-size = { $players } · těžká · 7 kol, společný večer

## Tempers of stewards, and what each is like

paladins-temper-regent = { $seat-gender ->
    [f] regentka
   *[m] regent
}
paladins-temper-regent-does = váží všechno stejně
paladins-temper-conqueror = { $seat-gender ->
    [f] dobyvatelka
   *[m] dobyvatel
}
paladins-temper-conqueror-does = útočí a staví tvrze
paladins-temper-preacher = { $seat-gender ->
    [f] kazatelka
   *[m] kazatel
}
paladins-temper-preacher-does = vysílá mnichy a obrací cizince
paladins-temper-castellan = { $seat-gender ->
    [f] kastelánka
   *[m] kastelán
}
paladins-temper-castellan-does = staví dílny a hradby

## Topics: title, other words people type, text

paladins-topic-goal = O co jde
paladins-topic-goal-words = přehled, prehled, cíl, cil, jak hrát, jak hrat, výhra, začátek
paladins-rule-goal = Sedm kol; vítězí, kdo má po posledním nejvíc bodů. { paladins-opening-round } Každá akce plní svá políčka poddanými správných barev. { paladins-opening-aim }
    { paladins-opening-beside }
paladins-topic-round = Kolo
paladins-topic-round-words = kolo, fáze, faze, pořadí, poradi, začínající hráč
paladins-rule-round = Žeton začínajícího hráče jde dál, odhalí se rozkaz nebo přízeň a krčma ukáže skupiny. { paladins-phase-paladins } { paladins-phase-tavern } Pak se hráči střídají po jedné akci, dokud každý kolo neukončí.
paladins-topic-paladins = Paladinové
paladins-topic-paladins-words = paladin, vůdce, navrch, dospod, balíček, ruka
paladins-rule-paladins = Všichni mají stejných dvanáct paladinů. Ten, který vede, přináší dva poddané, čtyři body vlastností **jen pro toto kolo** a pomáhá s jednou akcí: je levnější, nebo přinese víc. Pak odchází ze hry. Ten navrchu se v příštím kole vrátí na ruku. Co dáš dospod v kolech 1 až 3, vrátí se v kolech 6 a 7; pozdější jsou pryč.
paladins-topic-workers = Poddaní a políčka
paladins-topic-workers-words = poddaný, poddany, nádeník, zvěd, kupec, bojovník, kněz, zločinec, barva, políčka
paladins-rule-workers = { paladins-first-workers } { paladins-first-criminal } Poddaní na akci zůstávají, dokud neskončíš kolo nebo je neodstraní Modlitba: obsazená akce je do té doby zavřená. Poddaní získaní v tahu pracují až od příštího.
paladins-topic-develop = Rozvoj: dílny
paladins-topic-develop-words = rozvoj, dílna, dilna, dílny
paladins-rule-develop = Za dva poddané a 4 mince zakryje tvá dílna nejvíc vlevo jedno z prvních dvou políček akce Misie, Opevnění, Posádka, Odpustek, Útok nebo Obrácení. Ta akce chce do konce hry o poddaného méně a poddaného vytištěného pod dílnou dostaneš hned. Třetí políčko svého poddaného chce vždy.
paladins-topic-recruit = Verbování: měšťané
paladins-topic-recruit-words = verbování, verbovani, měšťan, mestan, družina, nabídka, cena
paladins-rule-recruit = **Jedním** poddaným odhodíš měšťana z nabídky za odměnu nahoře. **Dvěma**, z nichž jeden je bojovník, ho přidáš do družiny: dostaneš hned bonus a do konce hry schopnost. V obou případech zaplatíš cenu jeho pole, zleva doprava 3, 2, 2, 1 a 0 mincí; na prvních dvou si místo toho můžeš vzít dluh. Verbování zdarma přidá do družiny kohokoli za nic.
paladins-topic-supply = Lov, Obchod, Spiknutí
paladins-topic-supply-words = lov, obchod, spiknutí, spiknuti, proviant, mince, zločinec
paladins-rule-supply = **Lov** přinese za 1 poddaného 1 proviant, se zvědem navíc 3. **Obchod** přinese za 1 poddaného 1 minci, s kupcem navíc 3. Druhého poddaného později přidat nejde. **Spiknutí** dá za 1 poddaného zločince a s ním kartu podezření.
paladins-topic-pray = Modlitba
paladins-topic-pray-words = modlitba, uvolnit, kněz, knez
paladins-rule-pray = Za kněze a 2 mince se poddaní z jedné jiné akce vrátí do zásoby a v tomto kole ji můžeš použít znovu. Modlitba jako odměna nestojí nic a smí uvolnit kteroukoli akci tvé desky.
paladins-topic-commission = Misie: misionáři
paladins-topic-commission-words = misie, misionář, misionar, mapa, region
paladins-rule-commission = Za zvěda, libovolného poddaného, kněze a proviant (1 až 3) pošleš misionáře na volné políčko regionu, na který máš dost **víry**: 0, 2, 4, 6, 8 nebo 10 zleva doprava. Získáš 1 vliv a odměnu vytištěnou na políčku. Na políčku mapy smí stát jen jedna figurka.
paladins-topic-fortify = Opevnění: hradby
paladins-topic-fortify-words = opevnění, opevneni, hradba, hradby
paladins-rule-fortify = Za kupce, libovolného poddaného, zvěda a proviant (1 až 3) otočíš kartu hradeb. První až sedmá chce **vliv** 0, 1, 3, 5, 7, 9 a 11. Každá hradba přinese 1 sílu a to, co je na ní; některé nesou na konci body.
paladins-topic-garrison = Posádka: tvrze
paladins-topic-garrison-words = posádka, posadka, tvrz, tvrze
paladins-rule-garrison = Za kupce, libovolného poddaného, bojovníka a proviant (1 až 3) postavíš tvrz na volné políčko regionu, na který máš dost **síly**: 1, 3, 5, 7, 9 nebo 11. Získáš 1 víru a odměnu políčka.
paladins-topic-absolve = Odpustek: džbány
paladins-topic-absolve-words = odpustek, džbán, dzban, džbány
paladins-rule-absolve = Za kněze, libovolného poddaného, kupce a mince (1 až 3) přesuneš svůj džbán nejvíc vlevo na volné ze svých políček odměn (je jich { $jars }); potřebuješ **vliv**, který je na džbánu. Získáš 1 víru a odměnu a odhodíš jedno podezření.
paladins-topic-attack = Útok: cizinci, hned
paladins-topic-attack-words = útok, utok, cizinec, saracén, byzantinec, viking
paladins-rule-attack = Za zvěda, libovolného poddaného a bojovníka napadneš cizince z nabídky. Jeho pole chce **sílu** 1, 3, 5, 7, 9 nebo 11. { paladins-house-attack } Získáš 1 vliv a odměnu nahoře na kartě. Útočit smíš, kolikrát chceš.
paladins-topic-convert = Obrácení: cizinci, na konec
paladins-topic-convert-words = obrácení, obraceni, obrátit, cizinec
paladins-rule-convert = Za bojovníka, libovolného poddaného, kněze a mince (0 až 3) obrátíš na víru cizince, na kterého máš dost **víry** (0, 2, 4, 6, 8 nebo 10 podle pole). Získáš 1 nebo 2 síly a na konci jeho body. Chybějící víru dokoupit nejde.
paladins-topic-attributes = Víra, síla, vliv
paladins-topic-attributes-words = vlastnost, vlastnosti, víra, vira, síla, sila, vliv, stupnice
paladins-rule-attributes = Jsou to jen podmínky: nikdy se neutrácejí a přičítá se k nim paladin tohoto kola. Na konci je za pole 0 až 12 na každé stupnici postupně { $track } bodů.
paladins-topic-orders = Královské rozkazy a přízně
paladins-topic-orders-words = rozkaz, rozkazy, přízeň, prizen, král
paladins-rule-orders = { paladins-first-orders } Počítá se i to, co bylo dřív; rozkazy se odhalují v 1. až 3. kole. { paladins-first-favours } Přízně se odhalují ve 3. až 7. kole a Modlitba je neuvolní.
paladins-topic-tax = Podezření a daň
paladins-topic-tax-words = podezření, podezreni, daň, dan, zločinec, zásoba
paladins-rule-tax = Za každého získaného zločince si lízneš kartu podezření a vezmeš ze zásoby daní její daň, 0 až 2 mince. Daň jsou mince hned do ruky, jenže po poslední minci zásoby ihned nastane Inkvizice.
paladins-topic-inquisition = { paladins-scene-inquisition-title }
paladins-topic-inquisition-words = inkvizice, nejvíc, podezření
paladins-rule-inquisition = Nejdřív reagují měšťané: Pletichářka smí odhodit podezření, Pouliční prodavač platí tomu, kdo má dvě a více, Panoš tomu, kdo nemá žádné. { paladins-first-inquisition } Při shodě všichni, kdo mají aspoň jedno. Pak se zásoba daní doplní.
paladins-topic-debt = Dluhy
paladins-topic-debt-words = dluh, dluhy, splatit, zrušit, zrusit
paladins-rule-debt = { paladins-first-debt } Ty jsou na mapě, džbánech, hradbách a přízních; mince dluh nesplatí. Zrušený dluh je za nic.
paladins-topic-pass = Konec kola a příští kolo
paladins-topic-pass-words = pas, pasovat, obnovení, nechat
paladins-rule-pass = { paladins-first-passing } Mince a proviant zůstávají. Když kolo ukončí všichni: měšťan na posledním poli a cizinec na prvním odcházejí, nabídky se posunou a doplní, krčma se uklidí.
paladins-topic-scoring = { rules-scoring }
paladins-topic-scoring-words = bodování, bodovani, body, skóre, remíza, konec
paladins-rule-scoring = Body jsou za splněné rozkazy (4, 6, 8) a za vlastnosti podle stupnic. Misie a Posádka přinesou 2, 5 nebo 9 bodů za 5, 6 nebo 7 kusů, Odpustek a Opevnění 1, 3 nebo 6 bodů, Rozvoj 1, 3 nebo 6 za 6, 7 nebo 8 dílen. K tomu body na hradbách a za obrácené cizince, +1 za každý splacený dluh, −3 za nesplacený a 1 za každé tři mince a provianty dohromady. Při shodě rozhoduje víc bodů za rozkazy, pak méně podezření; je-li i to stejné, o místo se dělí.
paladins-topic-virtual = Sólo: virtuální hráč
paladins-topic-virtual-words = sólo, solo, virtuální, sám, obtížnost, intrika
paladins-rule-virtual = Hraješ-li bez soupeřů, sedí proti tobě virtuální hráč. Každý tah otočí kartu **intriky** a provede ji, jde-li to, jinak první volnou z akcí Verbování, Modlitba, Obchod, Spiknutí a Odpočinek. Mince nemá: každá mince či proviant posune počítadlo surovin o pěti polích a za pátým mu vzroste nejvyšší vlastnost pod 12. Podezření, dluhy a Inkvizice ho postihují jako tebe. Jednoduchá, standardní a těžká obtížnost mu dá od začátku 1, 3 nebo 5 dílen.
paladins-topic-virtual-does = Sólo: co dělá virtuální hráč
paladins-topic-virtual-does-words = virtuální hráč, ukazatel, počítadlo surovin, jeho poddaní, jeho karty, odcházejí, sólo, sám
paladins-rule-virtual-does = **Poddaní**: každé kolo jich má o 3 víc, než je číslo kola. Nemají barvy a žádné si nenechává.
    { "" }**Kterou kartu**: měšťana, cizince nebo přízeň na poli s číslem svého počítadla surovin; když tam nic není nebo je to obsazené či mimo jeho dosah, další vpravo a od poslední znovu od první. Chybějící sílu nikdy nedoplácí.
    { "" }**Mapa**: misionáře a tvrze klade na první z těchto políček, které je volné a v dosahu: verbování zdarma; splacení dluhu, má-li nějaký; Modlitba; dva poddaní; jeden poddaný; 2 mince; odhození podezření. Ze stejných vybere to nejvíc vlevo.
    { "" }**Daně**: kde má odhodit podezření nebo dluh a nemá nic, odejde mince ze zásoby daní, a s poslední udeří Inkvizice.
    { "" }**Konec kola**: odchází i měšťan na druhém poli zprava a cizinec na druhém zleva.
    { "" }**Body**: jako ty, ale žádné za zboží a Rozvoj; každý jím obrácený cizinec je aspoň za 1.
paladins-topic-signs = Značky
paladins-topic-signs-words = značky, znacky, ikony, legenda, symboly, emoji
paladins-rule-signs = ◻️ políčko pro kohokoli · { paladins-signs } · 📜 nesplacený dluh · 🧾 splacený dluh · 🏆 body · 🪓 co přinese útok · 🕊️ co přinese obrácení · 🏁 konec kola. +3 u vlastnosti je od paladina, pro toto kolo. Na mapě a u počtů značí každého hráče jeho barva a počáteční písmeno, virtuálního hráče ⬛Vi.
paladins-signs = ⚪N nádeník · 🟢Zv zvěd · 🔵Ku kupec · 🔴B bojovník · ⚫Kn kněz · 🟣Zl zločinec · 🥈 mince · 🍖 proviant · 👁️ podezření · ✝️ víra · ⚔️ síla · 📯 vliv

## The question mark: what it is for, what it is worth, what people overlook

paladins-hint-draft = { paladins-first-ask-draft } { rules-overlooked } bonus „hned“ přijde jen jednou a měšťan, který odměňuje dluhy nebo podezření, bez nich k ničemu není.
paladins-hint-paladins = { paladins-first-ask-paladins } { rules-overlooked } jeho vlastnosti otevírají políčka, ale na konci nebodují.
paladins-hint-tavern = { paladins-first-ask-tavern } { rules-overlooked } na konci kola si smíš nechat nejvýš { $kept } poddané, ostatní propadnou.
paladins-hint-turn = { paladins-first-ask-turn } { rules-overlooked } použitá akce je do konce kola obsazená, pokud ji neuvolní Modlitba, a jedna akce pětkrát je lepší než pět akcí jednou.
paladins-hint-repent = { paladins-first-ask-repent } { rules-overlooked } i viník o polovinu podezření přijde, ale dluh mu zůstane.
paladins-hint-attribute = { paladins-first-ask-attribute } { rules-overlooked } na konci se počítá jen stupnice, ne paladin.
paladins-hint-drop = { paladins-first-ask-drop } { rules-overlooked } obrácený Zloděj dá za každé podezření bod.
paladins-hint-pay = { paladins-first-ask-pay } { rules-overlooked } Výběrčí dluhů v družině ti za to dá poddaného.
paladins-hint-destroy = { paladins-first-ask-destroy } { rules-overlooked } splatit ho jinde by bylo o bod víc.
paladins-hint-clear = { paladins-first-ask-clear } { rules-overlooked } může to být i právě provedená akce.
paladins-hint-join = { paladins-first-ask-join } { rules-overlooked } nejvíc ušetříš na měšťanech z drahých polí.
paladins-hint-workshop = { paladins-first-ask-workshop } { rules-overlooked } dílna na barevném políčku ušetří barvu, která ti chybí.
paladins-hint-either = { paladins-first-ask-either } { rules-overlooked } co teď nic neudělá, se nenabízí.

## A first game: what is explained once, when it comes up

paladins-first-retinue = **Družina**: měšťané, kteří s tebou zůstanou a pomáhají, pokaždé když provádíš jejich akci.
paladins-first-boost = **+1 u vlastnosti** je od paladina: v tomto kole otevírá políčka a pak je pryč.
paladins-first-workers = **Barvy**: 🟢Zv zvědi, 🔵Ku kupci, 🔴B bojovníci a ⚫Kn kněží plní svá políčka a průhledná (◻️), ⚪N nádeníci jen průhledná, 🟣Zl zločinci všechna.
paladins-first-criminal = **🟣 Zločinci** se hodí všude; za každého získaného si lízneš podezření (👁️) a vezmeš jeho daň.
paladins-first-action = **Obsazeno**: provedená akce je zavřená až do Modlitby nebo do konce kola.
paladins-first-attributes = **✝️ ⚔️ 📯** jsou podmínky, nikdy se neutrácejí: každá otevírá políčka víc vpravo a na konci nese body.
paladins-first-steep = **Body rostou čím dál rychleji**: vlastnost na 4 dá na konci 3 body, na 8 už 9 a na 12 dokonce 20. Lepší je zvednout jednu vysoko než tři trochu.
paladins-first-passing = **Konec kola**: v tomto kole už nic neprovedeš; na příští si smíš nechat tři poddané.
paladins-first-orders = **Královský rozkaz**: na konci body pro každého, kdo jeho akci provedl pětkrát.
paladins-first-favours = **Královská přízeň**: akce společná všem; v každém kole ji použije jen ten, kdo přijde první.
paladins-first-workshop = **Dílna** (Rozvoj): zakryje políčko, takže ta akce chce odteď o poddaného méně.
paladins-first-five = **Pětkrát**: Misie, Posádka, Opevnění a Odpustek bodují od páté.
paladins-first-inquisition = **Inkvizice**: kdo má nejvíc podezření, dostane dluh a polovinu podezření odhodí.
paladins-first-suspicion = **👁️ Podezření** přinášejí 🟣 zločinci. Kdo má nejvíc podezření, když zásoba daní vyschne, dostane dluh (−{ $unpaid } body).
paladins-first-debt = **Dluh** 📜: nesplacený −3 body, splacený (🧾) +1; splácejí ho jen odměny.
paladins-first-scheme = **Intrika**: virtuální hráč každý tah jednu otočí, a jde-li to, provede ji.

## The same about each question: what it is for, and what a beginner looks at

paladins-first-ask-draft = **Tvůj první měšťan** zůstane všech { $rounds } kol a něco ti přinese pokaždé, když provedeš jednu určitou akci. Zvol akci, která se ti bude hodit často.
paladins-first-ask-paladins = **Paladin ti na toto kolo** přinese dva poddané, zvýší tvé vlastnosti a pomůže s jednou akcí. Zahraj toho, jehož poddaní (🟢Zv zvěd, 🔵Ku kupec, 🔴B bojovník, ⚫Kn kněz, ⚪N nádeník, 🟣Zl zločinec) se hodí k velké akci, kterou chceš. Druhého si odlož na příští kolo, třetí jde dospod.
paladins-first-ask-tavern = **Najmi čtyři poddané** pro toto kolo. Podívej se, jaké barvy chce tvoje akce; ◻️ bere kohokoli. 🟣 zločinci se hodí všude, ale každý přináší podezření.
paladins-first-ask-turn = **Tvůj tah**: umísti poddané na jednu akci. Tahy jdou dokola, dokud neukončíš kolo. Hledej velkou akci, na kterou máš (Misie, Opevnění, Posádka, Odpustek, Útok, Obrácení); každá zvyšuje vlastnost, která otevírá další. Není-li žádná, sbírej suroviny.
paladins-first-ask-repent = **Inkvizice**: kdo má nejvíc podezření, dostane dluh. Odhoď je, budeš-li jich pak mít méně než někdo jiný, nebo stejně: pak dostane dluh i on.
paladins-first-ask-attribute = **Vlastnost roste.** Vezmi tu, kterou chce tvoje další velká akce; ke konci nejvyšší, ta boduje nejvíc.
paladins-first-ask-drop = **Méně podezření** tě při Inkvizici chrání před dluhem. Udělej to, patříš-li k těm, kdo jich mají nejvíc.
paladins-first-ask-pay = **Splacení dluhu**: nesplacený stojí na konci { $unpaid } body, splacený přinese { $paid }. Splať ho.
paladins-first-ask-destroy = **Zrušení dluhu**: nesplacený stojí na konci { $unpaid } body. Zruš ho.
paladins-first-ask-clear = **Akce se uvolní**, takže ji v tomto kole můžeš provést znovu. Vezmi tu, na kterou ještě máš poddané.
paladins-first-ask-join = **Měšťan se přidá zdarma** a něco přinese při každém provedení své akce. Zvol akci, kterou děláš často.
paladins-first-ask-workshop = **Dílna** ušetří poddaného při každém provedení té akce. Dej ji tam, kam chodíš v každém kole.
paladins-first-ask-either = **Jedno ze dvou** dostaneš hned. Vezmi, co chybí tvé další akci: poddané na práci, mince či proviant na ceny.

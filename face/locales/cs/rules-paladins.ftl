# Paladinové Západního království: pravidla po ruce. Témata /rules, rady za otazníkem, co vysvětluje první hra.
# Čísla plánu ve hře z něj i přicházejí.

paladins-lobby = Sedm kol na obranu království: najímej poddané, které krčma má, zvyšuj víru, sílu a vliv a drž Inkvizici dál od svých dveří.
paladins-lobby-size = { $players } · těžká · 7 kol, společný večer

## Topics: title, other words people type, text

paladins-topic-goal = O co jde
paladins-topic-goal-words = přehled, prehled, cíl, cil, jak hrát, jak hrat, výhra, začátek
paladins-rule-goal = Sedm kol. V každém tě vede jeden **paladin**, v **krčmě** najmeš čtyři poddané a pak provádíš akce jednu po druhé, dokud nepasuješ: každá akce plní svá políčka poddanými správných barev. Co děláš, zvyšuje tvé tři vlastnosti, **víru**, **sílu** a **vliv**, které otevírají lepší políčka a na konci nesou body. Nejvíc bodů po 7. kole vítězí.
    Dobrá hra udělá dvě tři ze šesti velkých akcí pětkrát a víc, místo všech dvakrát.
paladins-topic-round = Kolo
paladins-topic-round-words = kolo, fáze, faze, pořadí, poradi, začínající hráč
paladins-rule-round = 1. Žeton začínajícího hráče jde dál, odhalí se rozkaz nebo přízeň, krčma ukáže skupiny. 2. Všichni tajně: ze tří paladinů jeden vede toto kolo, jeden jde navrch balíčku, jeden dospod. 3. Postupně každý odhalí paladina a vezme si z krčmy jednu skupinu. 4. Postupně stále dokola: jedna akce, nebo pas. 5. Když všichni pasují, nabídky se posunou a desky se uvolní.
paladins-topic-paladins = Paladinové
paladins-topic-paladins-words = paladin, vůdce, navrch, dospod, balíček, ruka
paladins-rule-paladins = Všichni mají stejných dvanáct. Ten, kdo vede, přináší dva poddané, čtyři body vlastností **jen pro toto kolo** a pomáhá s jednou akcí: je levnější, nebo přinese víc. Pak odchází ze hry. Ten navrchu se v příštím kole vrátí na ruku. Co dáš dospod v kolech 1 až 3, vrátí se v kolech 6 a 7; pozdější jsou pryč.
    Vlastnosti paladina otevírají políčka, ale na konci se počítají jen tvé stupnice.
paladins-topic-workers = Poddaní a políčka
paladins-topic-workers-words = poddaný, poddany, nádeník, zvěd, kupec, bojovník, kněz, zločinec, barva, políčka
paladins-rule-workers = ⚪ Nádeníci plní jen průhledná políčka. 🟢 zvědi, 🔵 kupci, 🔴 bojovníci a ⚫ kněží průhledná a svou barvu. 🟣 Zločinci se hodí všude, ale každý získaný si lízne kartu podezření. Poddaní na akci zůstávají, dokud nepasuješ nebo je neodstraní Modlitba: obsazená akce je do té doby zavřená. Poddaní získaní v tahu pracují až od příštího.
paladins-topic-develop = Rozvoj: dílny
paladins-topic-develop-words = rozvoj, dílna, dilna, dílny
paladins-rule-develop = Dva poddaní a 4 mince: tvá dílna nejvíc vlevo zakryje jedno z prvních dvou políček akce Misie, Opevnění, Posádka, Odpustek, Útok nebo Obrácení. Ta akce chce do konce hry o poddaného méně a poddaný vytištěný pod dílnou přijde hned. Třetí políčko svého poddaného chce vždy.
paladins-topic-recruit = Verbování: měšťané
paladins-topic-recruit-words = verbování, verbovani, měšťan, mestan, družina, nabídka, cena
paladins-rule-recruit = **Jedním** poddaným odhodíš měšťana z nabídky za odměnu nahoře. **Dvěma**, z toho jeden bojovník, se přidá do družiny: bonus hned a schopnost do konce hry. Obojí platí cenu jeho pole, zleva doprava 3, 2, 2, 1 a 0 mincí; na prvních dvou si místo toho můžeš vzít dluh. Verbování zdarma přidá do družiny kohokoli za nic.
paladins-topic-supply = Lov, Obchod, Spiknutí
paladins-topic-supply-words = lov, obchod, spiknutí, spiknuti, proviant, mince, zločinec
paladins-rule-supply = **Lov**: 1 poddaný za 1 proviant, nebo se zvědem vedle za 3. **Obchod**: 1 poddaný za 1 minci, nebo s kupcem vedle za 3. Druhého poddaného později přidat nejde. **Spiknutí**: 1 poddaný za zločince, který přináší kartu podezření.
paladins-topic-pray = Modlitba
paladins-topic-pray-words = modlitba, uvolnit, kněz, knez
paladins-rule-pray = Kněz a 2 mince: poddaní z jedné jiné akce se vrátí do zásoby a v tomto kole ji lze použít znovu. Modlitba jako odměna nestojí nic a smí uvolnit kteroukoli akci tvé desky.
paladins-topic-commission = Misie: misionáři
paladins-topic-commission-words = misie, misionář, misionar, mapa, region
paladins-rule-commission = Zvěd, libovolný, kněz a proviant (1 až 3): misionář jde na volné políčko regionu, na jehož **víru** máš: 0, 2, 4, 6, 8 nebo 10 zleva doprava. +1 vliv a odměna vytištěná na políčku. Na políčku mapy stojí jen jedna figurka kohokoli.
paladins-topic-fortify = Opevnění: hradby
paladins-topic-fortify-words = opevnění, opevneni, hradba, hradby
paladins-rule-fortify = Kupec, libovolný, zvěd a proviant (1 až 3): otoč kartu hradeb. Chce **vliv** 0, 1, 3, 5, 7, 9, 11 za první až sedmou. Každá hradba je +1 síla a přináší, co ukazuje; některé nesou na konci body.
paladins-topic-garrison = Posádka: tvrze
paladins-topic-garrison-words = posádka, posadka, tvrz, tvrze
paladins-rule-garrison = Kupec, libovolný, bojovník a proviant (1 až 3): tvrz jde na volné políčko regionu, na jehož **sílu** máš: 1, 3, 5, 7, 9 nebo 11. +1 víra a odměna políčka.
paladins-topic-absolve = Odpustek: džbány
paladins-topic-absolve-words = odpustek, džbán, dzban, džbány
paladins-rule-absolve = Kněz, libovolný, kupec a mince (1 až 3): tvůj džbán nejvíc vlevo, máš-li na něm uvedený **vliv**, jde na volné z tvých políček odměn (je jich { $jars }). +1 víra, odměna a o jedno podezření méně.
paladins-topic-attack = Útok: cizinci, hned
paladins-topic-attack-words = útok, utok, cizinec, saracén, byzantinec, viking
paladins-rule-attack = Zvěd, libovolný, bojovník: napadni cizince z nabídky. Jeho pole chce **sílu** 1, 3, 5, 7, 9 nebo 11; 1 mince za každé 2, které chybějí, zaokrouhleno nahoru; prázdná pole nabídky se počítají jako pole s kartou. +1 vliv a odměna nahoře. Libovolněkrát.
paladins-topic-convert = Obrácení: cizinci, na konec
paladins-topic-convert-words = obrácení, obraceni, obrátit, cizinec
paladins-rule-convert = Bojovník, libovolný, kněz a mince (0 až 3): cizinec, na jehož **víru** máš (0, 2, 4, 6, 8, 10 podle pole). +1 nebo +2 síla a na konci jeho body. Chybějící víra se dokoupit nedá.
paladins-topic-attributes = Víra, síla, vliv
paladins-topic-attributes-words = vlastnost, vlastnosti, víra, vira, síla, sila, vliv, stupnice
paladins-rule-attributes = Jsou to podmínky, nikdy se neutrácejí a počítají se s paladinem tohoto kola. Misie a Útok zvyšují vliv, který chtějí Opevnění a Odpustek; Opevnění a Obrácení sílu, kterou chtějí Posádka a Útok; Posádka a Odpustek víru, kterou chtějí Misie a Obrácení. Na konci má stupnice za 0 až 12 cenu { $track } bodů.
paladins-topic-orders = Královské rozkazy a přízně
paladins-topic-orders-words = rozkaz, rozkazy, přízeň, prizen, král
paladins-rule-orders = **Rozkaz** (1. až 3. kolo) je na konci 4, 6 nebo 8 bodů pro každého, kdo jeho akci provedl pětkrát; počítá se i to, co bylo dřív. **Přízeň** (3. až 7. kolo) je akce pro všechny hráče dohromady: jeden poddaný za kolo, kdo dřív přijde, a Modlitba ji neuvolní.
paladins-topic-tax = Podezření a daň
paladins-topic-tax-words = podezření, podezreni, daň, dan, zločinec, zásoba
paladins-rule-tax = Za každého získaného zločince si lízneš kartu podezření a vezmeš ze zásoby daní její daň, 0 až 2 mince. Daň jsou peníze hned; jenže po poslední minci zásoby ihned nastane Inkvizice.
paladins-topic-inquisition = Inkvizice
paladins-topic-inquisition-words = inkvizice, nejvíc, podezření
paladins-rule-inquisition = Nejdřív reagují měšťané: Pletichářka smí odhodit podezření, Pouliční prodavač platí tomu, kdo má dvě a více, Panoš tomu, kdo nemá žádné. Pak každý s nejvíce podezřeními, má-li aspoň jedno, dostane nesplacený dluh a polovinu podezření odhodí. Pak se zásoba daní doplní.
paladins-topic-debt = Dluhy
paladins-topic-debt-words = dluh, dluhy, splatit, zrušit, zrusit
paladins-rule-debt = Nesplacený dluh je na konci −3 body, splacený +1, zrušený nic. Mincemi se nesplácí: umějí to odměny na mapě, džbánech, hradbách a přízních.
paladins-topic-pass = Pasování a příští kolo
paladins-topic-pass-words = pas, pasovat, konec kola, ukončit, obnovení, nechat
paladins-rule-pass = Kdo pasuje, už v tomto kole nic neprovede a smí si nechat až tři nevyužité poddané; mince a proviant zůstávají. Když pasují všichni: měšťan na posledním poli a cizinec na prvním odcházejí (při sólové hře i ti vedle nich), nabídky se posunou a doplní, krčma se uklidí.
paladins-topic-scoring = Body na konci
paladins-topic-scoring-words = bodování, bodovani, body, skóre, remíza, konec
paladins-rule-scoring = Rozkazy (4, 6, 8). Vlastnosti podle stupnic. Misie a Posádka 2, 5, 9 bodů za 5, 6, 7 kusů; Odpustek a Opevnění 1, 3, 6; Rozvoj 1, 3, 6 za 6, 7, 8. Body na hradbách; obrácení cizinci; +1 za každý splacený dluh, −3 za nesplacený; 1 za každé tři mince a provianty dohromady. Při shodě rozhoduje víc bodů za rozkazy, pak méně podezření; je-li i to stejné, o místo se dělí.
paladins-topic-virtual = Sólo: virtuální hráč
paladins-topic-virtual-words = sólo, solo, virtuální, sám, obtížnost, intrika
paladins-rule-virtual = Hraješ-li bez soupeřů, sedí proti tobě virtuální hráč. Každý tah otočí kartu **intriky** a provede ji, může-li, jinak první volnou z akcí Verbování, Modlitba, Obchod, Spiknutí a Odpočinek. Mince nemá: každá mince či proviant posune počítadlo surovin o pěti polích a za pátým mu vzroste nejvyšší vlastnost. Podezření, dluhy a Inkvizice ho postihují jako tebe. Jednoduchá, standardní a těžká obtížnost mu dá od začátku 1, 3 nebo 5 dílen.
paladins-topic-virtual-does = Sólo: co dělá virtuální hráč
paladins-topic-virtual-does-words = virtuální hráč, ukazatel, počítadlo surovin, jeho poddaní, jeho karty, odcházejí, sólo, sám
paladins-rule-virtual-does = **Poddaní**: každé kolo začíná s tolika, kolik je číslo kola + 3, bez barev, a žádné si nenechává. Za každého zločince na kartě krčmy, kterou necháš ležet, si lízne podezření.
    { "" }**Kterou kartu**: měšťana, cizince nebo přízeň na poli s číslem svého počítadla surovin; když tam nic není nebo je to obsazené či mimo jeho dosah, další vpravo a od poslední znovu od první. Chybějící sílu nikdy nedoplácí.
    { "" }**Mapa**: misionáře a tvrze klade na první z těchto políček, které je volné a v dosahu: verbování zdarma; splacení dluhu, má-li nějaký; Modlitba; dva poddaní; jeden poddaný; 2 mince; odhození podezření. Ze stejných na to nejvíc vlevo.
    { "" }**Daně**: kde má odhodit podezření nebo dluh a nemá nic, odejde mince ze zásoby daní, a s poslední udeří Inkvizice.
    { "" }**Konec kola**: odchází i měšťan na druhém poli zprava a cizinec na druhém zleva.
    { "" }**Body**: jako ty, ale žádné za zboží a Rozvoj; každý jím obrácený cizinec je aspoň za 1.
paladins-topic-signs = Značky
paladins-topic-signs-words = značky, znacky, ikony, legenda, symboly, emoji
paladins-rule-signs = ◻️ políčko pro kohokoli · ⚪N nádeník · 🟢Zv zvěd · 🔵Ku kupec · 🔴B bojovník · ⚫Kn kněz · 🟣Zl zločinec · 🪙 mince · 🍖 proviant · ✝️ víra · ⚔️ síla · 📯 vliv · 👁️ podezření · 📜 nesplacený dluh · 🧾 splacený dluh · 🏆 body · 🪓 co přinese útok · 🕊️ co přinese obrácení · ➕ co dělá měšťan, který se přidá · 🏁 pas. +3 za vlastností je od paladina, pro toto kolo. Na mapě a u počtů je místo u stolu barva se začátečním písmenem hráče, ⬛Vi virtuální hráč.

## The question mark: what it is for, what it is worth, what people overlook

paladins-hint-draft = Měšťan na všech sedm kol, zdarma: schopnost funguje pokaždé, když provádíš jeho akci, takže vezmi takového, jehož akci chceš dělat často. Cílem je jednu akci provést asi sedmkrát: pět misionářů jsou jen 2 body, sedm už 9. Často se přehlíží: bonus přijde jen jednou, hned, a Výběrčí dluhů či Pletichářka potřebují dluhy nebo podezření.
paladins-hint-paladins = { $round }. kolo { of-rounds }. Jeden vede teď: přinese dva poddané, čtyři body vlastností pro toto kolo a pomoc s jednou akcí; ten navrchu se v příštím kole vrátí; ten vespod se { $back ->
    [0] už nevrátí
   *[other] vrátí v { $back }. kole
}. Zvol akci, kterou chceš v tomto kole udělat, a k ní paladina a skupinu z krčmy. Často se přehlíží: jeho vlastnosti otevírají políčka, ale na konci nebodují.
paladins-hint-tavern = Čtyři poddaní pro toto kolo k dvěma od paladina. Počítej barvy, které tvé akce chtějí; 🟣 zločinci se hodí všude, ale každý přináší podezření (máš { $suspicions }, nejvíc u stolu: { $most }) a jeho daň může vyprázdnit zásobu: zbývá { $tax }. Často se přehlíží: nevyužití poddaní nad { $kept } při pasování propadnou.
paladins-hint-turn = Jedna akce, pak jsou na řadě ostatní. Poddaných máš { $workers }, k tomu { $silver }🪙 a { $provisions }🍖. Každá velká akce zvyšuje vlastnost, kterou potřebují jiné: Misie a Útok 📯, Opevnění a Obrácení ⚔️, Posádka a Odpustek ✝️. Často se přehlíží: použitá akce je do konce kola obsazená, pokud ji neuvolní Modlitba, a jedna akce pětkrát je lepší než pět akcí jednou.
paladins-hint-repent = Kdo má nejvíc podezření, dostane dluh za −{ $unpaid } body: máš { $suspicions }, nejvíc u stolu: { $most }. Odhození tě teď může dostat pod ostatní. Často se přehlíží: při vině zmizí polovina podezření stejně, ale dluh zůstane.
paladins-hint-attribute = Vlastnost na 12 je za 20 bodů, na 8 za 9, na 4 za 3; máš ✝️{ $faith }, ⚔️{ $strength }, 📯{ $influence }. Zvyš tu, která otevře tvou další akci, ke konci nejvyšší. Často se přehlíží: pak se počítá jen stupnice, ne paladin.
paladins-hint-drop = Méně podezření znamená menší hrozbu, až přijde Inkvizice: máš { $suspicions }, nejvíc u stolu: { $most }. Často se přehlíží: obrácený Zloděj má za každé podezření cenu bodu.
paladins-hint-pay = Nesplacený dluh je −{ $unpaid }, splacený +{ $paid }: rozdíl čtyř bodů. Dluhů máš { $debts }. Často se přehlíží: Výběrčí dluhů v družině ti za to dá poddaného.
paladins-hint-destroy = Nesplacený dluh je −{ $unpaid } body; zrušený nic. Máš jich { $debts }. Často se přehlíží: splatit ho jinde by bylo o bod víc.
paladins-hint-clear = Uvolněnou akci lze v tomto kole použít znovu, zbývají-li ti na ni poddaní: { $workers }. Často se přehlíží: akci, na kterou už nemáš, nemá smysl uvolňovat.
paladins-hint-join = Zdarma: žádný poddaný, žádné mince. Schopnost funguje do konce hry, po tomto kole zbývá kol { $left }. Často se přehlíží: nejvíc ušetříš na tom, co leží na drahých polích.
paladins-hint-workshop = Akce chce do konce hry o poddaného méně, po tomto kole zbývá kol { $left }. Dej ji tam, kam půjdeš nejčastěji. Často se přehlíží: dílna na barevném políčku ušetří barvu, která ti chybí.
paladins-hint-either = Jedno ze dvou, hned. Mince a poddaní platí další akce, splacený dluh jsou čtyři body. Často se přehlíží: co teď nic neudělá, se nenabízí.

## A first game: what is explained once, when it comes up

paladins-first-retinue = **Družina**: měšťané, kteří s tebou zůstanou a pomáhají, pokaždé když provádíš jejich akci.
paladins-first-boost = **+1 za vlastností** je od paladina: v tomto kole otevírá políčka a pak je pryč.
paladins-first-workers = **Barvy**: 🟢Zv zvědi, 🔵Ku kupci, 🔴B bojovníci a ⚫Kn kněží plní svá políčka a průhledná (◻️), ⚪N nádeníci jen průhledná, 🟣Zl zločinci všechna.
paladins-first-criminal = **🟣 Zločinci** se hodí všude; za každého získaného si lízneš podezření (👁️) a vezmeš jeho daň.
paladins-first-action = **Obsazeno**: provedená akce je zavřená až do Modlitby nebo do konce kola.
paladins-first-attributes = **✝️ ⚔️ 📯** jsou podmínky, nikdy se neutrácejí: každá otevírá políčka víc vpravo a na konci nese body.
paladins-first-steep = **Body rostou čím dál rychleji**: vlastnost 4 je na konci za 3 body, vlastnost 8 za 9, vlastnost 12 za 20. Lepší je zvednout jednu vysoko než tři trochu.
paladins-first-passing = **Pas**: v tomto kole už žádná akce; tři poddaní smějí zůstat na příští.
paladins-first-orders = **Královský rozkaz**: na konci body pro každého, kdo jeho akci provedl pětkrát.
paladins-first-favours = **Královská přízeň**: akce pro všechny, jeden poddaný za kolo, kdo dřív přijde.
paladins-first-workshop = **Dílna** (Rozvoj): zakryje políčko, takže ta akce chce odteď o poddaného méně.
paladins-first-five = **Pětkrát**: Misie, Posádka, Opevnění a Odpustek bodují od páté.
paladins-first-inquisition = **Inkvizice**: kdo má nejvíc podezření, dostane dluh a polovinu podezření odhodí.
paladins-first-suspicion = **👁️ Podezření**: kdo jich má nejvíc, když zásoba daní vyschne, dostane dluh.
paladins-first-debt = **Dluh** 📜: nesplacený −3 body, splacený (🧾) +1; splácejí ho jen odměny.
paladins-first-scheme = **Intrika**: virtuální hráč jednu každý tah otočí a provede ji, může-li.

## The same about each question: what it is for, and what a beginner looks at

paladins-first-ask-draft = **Tvůj první měšťan** zůstane všech { $rounds } kol a něco přinese při každém provedení jedné akce. Zvol akci, která se ti bude hodit často.
paladins-first-ask-paladins = **Paladin ti na toto kolo** přinese dva poddané, zvýší v něm vlastnosti a pomůže s jednou akcí. Zahraj toho, jehož poddaní (🟢Zv zvěd, 🔵Ku kupec, 🔴B bojovník, ⚫Kn kněz, ⚪N nádeník, 🟣Zl zločinec) se hodí k velké akci, kterou chceš. Druhého si odlož na příští kolo, třetí jde dospod.
paladins-first-ask-tavern = **Najmi čtyři poddané** pro toto kolo. Podívej se, jaké barvy chce tvoje akce; ◻️ bere kohokoli. 🟣 zločinci se hodí všude, ale každý přináší podezření.
paladins-first-ask-turn = **Tvůj tah**: jedna akce, zaplacená poddanými. Hledej velkou akci, na kterou máš (Misie, Opevnění, Posádka, Odpustek, Útok, Obrácení); každá zvyšuje vlastnost, která otevírá další. Není-li žádná, sbírej suroviny, nebo kolo ukonči.
paladins-first-ask-repent = **Inkvizice**: kdo má nejvíc podezření, dostane dluh. Odhoď, dostane-li tě to pod někoho jiného.
paladins-first-ask-attribute = **Vlastnost roste.** Vezmi tu, kterou chce tvoje další velká akce; ke konci nejvyšší, ta boduje nejvíc.
paladins-first-ask-drop = **Méně podezření** tě při Inkvizici chrání před dluhem. Udělej to, patříš-li k těm, kdo jich mají nejvíc.
paladins-first-ask-pay = **Splacení dluhu**: nesplacený stojí na konci { $unpaid } body, splacený přinese { $paid }. Splať ho.
paladins-first-ask-destroy = **Zrušení dluhu**: nesplacený stojí na konci { $unpaid } body. Zruš ho.
paladins-first-ask-clear = **Akce se uvolní**, takže ji v tomto kole můžeš provést znovu. Vezmi tu, na kterou ještě máš poddané.
paladins-first-ask-join = **Pomocník se přidá zdarma** a něco přinese při každém provedení své akce. Zvol akci, kterou děláš často.
paladins-first-ask-workshop = **Dílna** ušetří poddaného při každém provedení té akce. Dej ji tam, kam chodíš v každém kole.
paladins-first-ask-either = **Jedno ze dvou**, hned. Vezmi, co chybí tvé další akci: poddané na práci, mince či proviant na ceny.

# Architekti Západního království: pravidla po ruce. Témata /rules, rady za otazníkem, co vysvětluje první hra.
# Čísla plánu ve hře z něj i přicházejí: $market, $cathedral a tak dále.

architects-lobby = Vysílej služebníky, zajímej cizí a stav. S čistým štítem smíš stavět Katedrálu, bez něj obchodovat na Černém trhu.
architects-lobby-size = { $players } · střední · jeden služebník za tah

## Tempers of stewards, and what each is like

architects-temper-builder = { $seat-gender ->
    [f] stavitelka
   *[m] stavitel
}
architects-temper-builder-does = sbírá karty a schopnosti, pak staví
architects-temper-jailer = { $seat-gender ->
    [f] žalářnice
   *[m] žalářník
}
architects-temper-jailer-does = nejraději bere do zajetí
architects-temper-pilgrim = { $seat-gender ->
    [f] poutnice
   *[m] poutník
}
architects-temper-pilgrim-does = drží si počestnost a pracuje na Katedrále
architects-temper-smuggler = { $seat-gender ->
    [f] pašeračka
   *[m] pašerák
}
architects-temper-smuggler-does = nejraději chodí pro mince
architects-temper-master = { $seat-gender ->
    [f] mistryně
   *[m] mistr
}
architects-temper-master-does = váží všechno stejně

## Topics: title, other words people type, text

architects-topic-turn = Jak probíhá tah
architects-topic-turn-words = přehled, prehled, kolo, fáze, cíl, cil, jak hrát, jak hrat, výhra, začátek
architects-rule-turn = Hraje se po směru hodinových ručiček. { architects-opening-aim } { architects-workers-stay } Proto se zajímá hlavně na nejlepších lokacích.
    { architects-opening-beside } { architects-first-guildhall } { architects-opening-wins }
architects-topic-places = Lokace a co přinášejí
architects-topic-places-words = lokace, kamenolom, les, doly, stříbrotepec, sklad, hlína, dřevo, kámen, zlato
architects-rule-places = Máš-li tam n služebníků, i s tím novým, přinese **Kamenolom** n kamenů, **Les** n dřev, **Stříbrotepec** n+1 mincí, **Doly** n+1 hlíny, nebo 1 zlato za každé dva služebníky. **Královský sklad** dovolí až n směn: dvě suroviny z hlíny, dřeva a kamene → 1 počestnost, tři z dřeva a kamene → 1 mramor.
    { "" }V **Dílně** najmeš učedníka nebo si dobereš karty budov, na **Rynku** bereš služebníky do zajetí. Od **Výběrčího daní** vezmeš všechny tamní mince a ztratíš 2 počestnosti. **Strážnice** je na vězení a dluhy, **Černý trh** dá za 1 počestnost hned zboží a na **Radnici** se staví.
architects-topic-workers = Služebníci a návrat domů
architects-topic-workers-words = služebník, sluzebnik, návrat, domů, dvacet
architects-rule-workers = Máš 20 služebníků. Každý tah jednoho vyšleš. Nezbývá-li doma žádný, místo toho jednoho vezmeš zpět a nikoho nevyšleš. { architects-recall-elsewhere } Služebníci na Radnici se nevracejí nikdy.
architects-recall-elsewhere = Kdo tam žádného nemá, vezme ho z Vězení, z desky jiného hráče nebo z Černého trhu.
architects-topic-capture = Zajetí: Rynek
architects-topic-capture-words = rynek, zajetí, zajeti, zajmout, zajatec
architects-rule-capture = { architects-first-capture } Tvoji se vrátí domů. Zajetí provedeš tolik, kolik tam máš služebníků, každé za 1 minci (první je daň) a za tah nejvýš ze dvou lokací při 2–3 hráčích, z jedné při 4–5. { architects-first-captive }
architects-topic-guardhouse = Strážnice a vězení
architects-topic-guardhouse-words = strážnice, straznice, vězení, vezeni, osvobodit, akce, příkazy
architects-rule-guardhouse = Provedeš až tolik akcí, kolik tam máš služebníků, v libovolném pořadí. Můžeš vsadit všechny zajatce z desky do **vězení** a dostat za každého minci; osvobodit všechny své z vězení; osvobodit všechny své z cizích desek za 5 mincí (2 na daních), nebo za dluh a 1 počestnost; splatit dluh za 6 mincí (3 na daních) a získat 1 počestnost.
    { architects-first-prison }
architects-topic-market = { architects-at-market }
architects-topic-market-words = černý trh, cerny trh, trh, políčka
architects-rule-market = Jsou tu tři políčka, každé pro jednoho služebníka. Smíš sem jen s počestností nejvýš { $market } a pokaždé 1 ztratíš. Na prvním políčku dostaneš za 1 minci zboží z karty malého trhu. Na druhém si za 2 mince najmeš libovolného učedníka z nabídky, nebo si prohlédneš pět budov a jednu si necháš. Na třetím dostaneš za 3 mince zboží z karty velkého trhu.
architects-topic-reset = Obnovení Černého trhu
architects-topic-reset-words = obnovení, obnoveni, razie
architects-rule-reset = Nastává, když jsou obsazena všechna tři políčka nebo když služebník stojí na prvním políčku třetí či čtvrté řady Radnice. Tamní služebníci jdou do vězení, karty trhu se vymění a zapůsobí učedníci s efektem obnovení. { architects-first-reset } Při shodě ho dostanou všichni.
architects-topic-tax = Mince a daně
architects-topic-tax-words = daň, dan, daně, mince, výběrčí, vyberci, peníze
architects-rule-tax = { architects-first-tax } Zbytek ceny jde do zásoby. S nízkou počestností se daním vyhýbáš: na 2 a 3 ignoruješ při každé platbě 1 daň, na 0 a 1 dvě.
architects-topic-virtue = { architects-chart-virtue }
architects-topic-virtue-words = počestnost, pocestnost, stupnice, ctnost
architects-rule-virtue = { architects-first-virtue } Na konci je za políčka 0 až { $top } bodů: { $track }. { architects-look-track-ends } Počestnost přinášejí Královský sklad, splacené dluhy, některé budovy a učedníci; berou ji Černý trh, Výběrčí daní a jiné karty.
architects-topic-debt = Dluh: nesplacený, splacený, zrušený
architects-topic-debt-words = dluh, dluhy, půjčka, splatit, zrušit, zrusit
architects-rule-debt = { architects-first-debt } Splacené dluhy se počítají některým budovám; **zrušený** dluh prostě zmizí. { architects-look-track-ends }
architects-topic-workshop = Dílna: učedníci a schopnosti
architects-topic-workshop-words = dílna, dilna, učedník, ucednik, tesařství, zednictví, kamenictví, najmout, nabídka
architects-rule-workshop = { architects-first-apprentice } Stojí 4 mince (2 na daních). Vybíráš z tolika prvních sloupců, kolik máš v Dílně služebníků; z dalších jen tehdy, položíš-li na každou přeskočenou kartu 1 minci. Mince, které na kartě leží, dostaneš s ní. Schopnost se nikdy nespotřebuje. Učedníků smíš mít nejvýš pět.
    Nebo si místo učedníka dobereš karty budov: jednu a další za každé dva své tamní služebníky.
architects-topic-guildhall = Radnice: stavba
architects-topic-guildhall-words = radnice, stavba, stavět, budova, políčka
architects-rule-guildhall = Služebník zabere další volné políčko natrvalo. **Postav** kartu z ruky: tvoji učedníci musí mít její schopnosti, zaplatíš suroviny a hned platí její počestnost a efekt. Nebo postup na **Katedrále**. Třetí políčko řad 1 až 3 vymění dva učedníky v nabídce.
architects-topic-cathedral = Katedrála a její odměny
architects-topic-cathedral-words = katedrála, katedrala, odměna, odmena, úroveň, postup
architects-rule-cathedral = { architects-first-cathedral } S počestností aspoň { $cathedral } na Radnici: zaplať suroviny úrovně, postup o úroveň, je-li tam místo, a vezmi si odměnu; { architects-no-reward }. Úrovně stojí 1 zlato; 4 dřeva či kameny; 1 mramor; 8 dřev či kamenů; 2 zlata a 2 mramory. Vejdou se na ně 3, 3, 2, 2 a 1 hráč.
architects-no-reward = není-li už žádná, získáš místo ní { $missing ->
        [one] { $missing } počestnost
        [few] { $missing } počestnosti
       *[other] { $missing } počestností
    }
architects-topic-hand = Draft a ruka
architects-topic-hand-words = draft, ruka, karty, odhodit, šest
architects-rule-hand = { architects-phase-draft } Dokud je nepostavíš, jsou tajné. Další karty se berou v Dílně, na Černém trhu a z odměn. Na konci tahu smí být na ruce nejvýš šest.
architects-topic-boards = Variabilní desky
architects-topic-boards-words = deska, postava, variabilní, strany
architects-rule-boards = Stůl může hrát s druhými stranami desek: každý začíná s jinými mincemi, počestností, surovinami, služebníky ve vězení nebo dluhy a má vlastní schopnost. Začíná ten s nejvyšší počestností. Bez této volby jsou všechny desky stejné: počestnost 7 a 3 až 7 mincí podle pořadí.
architects-topic-ending = Jak hra končí
architects-topic-ending-words = konec, poslední tah, závěr
architects-rule-ending = Když někdo obsadí poslední políčko Radnice, dohraje svůj tah a pak má každý, i on, ještě jeden. Kdo v něm staví, položí služebníka vedle.
architects-topic-scoring = { rules-scoring }
architects-topic-scoring-words = bodování, bodovani, body, skóre, remíza, kdy se počítají body
architects-rule-scoring = Body se počítají až na konci: tvé budovy a jejich efekty na konci; nejvyšší dosažená úroveň Katedrály; počestnost podle stupnice; 1 za každé zlato a mramor; 1 za každých deset mincí; −2 za každý nesplacený dluh; −1 za každé dva služebníky ve vězení. Při shodě rozhoduje vyšší počestnost, pak víc mincí.
architects-topic-signs = Značky v řádcích ostatních
architects-topic-signs-words = značky, znacky, ikony, legenda, symboly, emoji
architects-rule-signs = ⚖️ počestnost · 🥈 mince · 👷 služebníci: doma, venku na plánu, u někoho zajatí · 🔒 služebníci ve vězení · ⛓️ zajatci na té desce · 🏠 budovy · ⛪ úroveň Katedrály · 📜 nesplacené dluhy · 🧑 učedníci · 🏆 body, kdyby hra skončila teď. Suroviny: 🏺 hlína · 🪵 dřevo · 🪨 kámen · 🥇 zlato · ⬜ mramor. Každého hráče značí na plánu jeho barva a počáteční písmeno; ○ je volné políčko Radnice, ♻️ obnoví Černý trh, 🔁 vymění dva učedníky.

## The question mark: what it is for, what it is worth, what people overlook

architects-hint-draft = { architects-first-ask-draft } { rules-overlooked } nepostavená karta na konci nic nedá, ale každý postup na Katedrále jednu spotřebuje.
architects-hint-boards = { architects-first-ask-boards } { rules-overlooked } s deskou je zabrána i barva, její druhá strana je pryč pro všechny.
architects-hint-apprentice = { architects-first-ask-apprentice } { rules-overlooked } počestnost učedníka se posune hned a zůstane, i když ho později propustíš.
architects-hint-hire = { architects-first-ask-hire } { rules-overlooked } mince ležící na kartě dostaneš s ním.
architects-hint-reset = { architects-first-ask-reset } { rules-overlooked } nad { $top } krok místo toho zruší nesplacený dluh.
architects-hint-turn = { architects-first-ask-turn } { rules-overlooked } kde máš služebníků hodně, tam ti je soupeři zajmou; na Rynku můžeš vzít domů i své vlastní.
architects-hint-recall = { architects-first-ask-recall } { rules-overlooked } Rynek a Strážnice vracejí celé skupiny.
architects-hint-keep = { architects-first-ask-keep } { rules-overlooked } na konci tahu smíš mít na ruce nejvýš šest, teď máš { $hand }.
architects-hint-work = { architects-first-ask-work } { rules-overlooked } i tak musíš platit a Katedrála chce i kartu z ruky.
architects-hint-react = { architects-first-ask-react } { rules-overlooked } některé budovy počítají splacené dluhy a zrušený dluh k nim nepatří.
architects-hint-destroy = { architects-hint-react }
architects-hint-discard = { architects-first-ask-discard } { rules-overlooked } na Radnici zbývá políček { $left }.
architects-hint-dismiss = { architects-first-ask-dismiss } { rules-overlooked } už postavené budovy stojí dál i bez schopnosti.

## A first game: what is explained once, when it comes up

architects-first-capture = **Zajetí**: Rynek vezme všechny služebníky jedné barvy z jedné lokace na tvou desku.
architects-first-virtue = **Počestnost**: pod { $cathedral } žádná Katedrála, nad { $market } žádný Černý trh; vysoká nese body, nízká je bere.
architects-first-tax = **Daň**: část některých cen; leží u Výběrčího daní, dokud ji někdo za 2 počestnosti nevezme.
architects-first-apprentice = **Učedník**: má schopnost (tesařství, zednictví, kamenictví), kterou budovy vyžadují, a efekt.
architects-first-hand = **Tvoje ruka** je tajná: body za kartu dostaneš, až ji postavíš na Radnici.
architects-first-market = **Černý trh** dá zboží hned, za mince a 1 počestnost; tvůj služebník skončí ve vězení.
architects-first-reset = **Obnovení**: Černý trh se vyprázdní. Kdo má ve vězení 3 a víc služebníků, ztratí 1 počestnost; kdo jich tam má nejvíc, dostane dluh.
architects-first-prison = **Vězení**: tvoji služebníci tam čekají na akci ve Strážnici; za každé dva je na konci −1 bod.
architects-first-captive = **Zajatci** na tvé desce: akce ve Strážnici je vsadí do vězení a za každého dostaneš minci.
architects-first-captured = **V zajetí**: tvoje služebníky drží jiný hráč. Strážnice je všechny osvobodí za 5 mincí, nebo za dluh.
architects-first-debt = **Dluh**: nesplacený −2 body; splacený ve Strážnici za 6 mincí dá 1 počestnost.
architects-first-storehouse = **Královský sklad**: za každého služebníka, kterého tam máš, můžeš jednou směnit suroviny za počestnost nebo mramor.
architects-first-cathedral = **Katedrála**: 2, 4, 7, 12 nebo 20 bodů podle úrovně; každý postup bere i kartu z ruky.
architects-first-guildhall = **Radnice**: po obsazení posledního políčka má každý ještě jeden tah.

## The same about each question: what it is for, and what a beginner looks at

architects-first-ask-draft = **Tvoje první budovy.** Většina vyžaduje schopnost učedníka (tesařství, zednictví, kamenictví): nech si karty s toutéž, nebo bez ní.
architects-first-ask-boards = **Tvoje deska** ti dá začátek a schopnost na celou hru. Vezmi takovou, které hned rozumíš; nejjistější jsou suroviny do začátku.
architects-first-ask-apprentice = **Učedník** přináší schopnost, kterou budovy vyžadují, a malý efekt. Vezmi takového, jehož schopnost chtějí tvé karty.
architects-first-ask-hire = **Tvoje budova najímá** učedníka zdarma. Vezmi schopnost, která tvým kartám ještě chybí.
architects-first-ask-reset = **Nabídka počestnosti.** Nízká zavírá Katedrálu. V první hře ji vezmi.
architects-first-ask-turn = **Tvůj tah**: pošli jednoho služebníka na lokaci. Počítají se všichni, které tam máš, takže druhá návštěva přinese víc. Podívej se, co kartě na ruce ještě chybí, a to sbírej. Pak ji postav na Radnici.
architects-first-ask-recall = **Doma nikdo nezbývá**, takže se jeden vrátí a nikoho nevyšleš. Vezmi ho tam, kde už nic nepotřebuješ, a největší dav nech stát.
architects-first-ask-keep = **Nové karty k nahlédnutí**: jedna je tvoje. Vezmi takovou, jejíž schopnosti tvoji učedníci mají a jejíž suroviny seženeš.
architects-first-ask-work = **Ještě jeden služebník na Radnici**, a hned. Využij to, máš-li na budovu nebo postup na Katedrále.
architects-first-ask-react = **Jde o dluh.** Nesplacený stojí na konci 2 body. Zbav se ho, stojí-li to málo.
architects-first-ask-discard = **Příliš mnoho karet.** Odhoď, co ve zbývajících tazích nezaplatíš: drahé a ty, na které ti chybí schopnost.
architects-first-ask-dismiss = **Místo pro dalšího učedníka.** Udělej to, jen je-li v nabídce někdo lepší; schopnost odejde s ním.

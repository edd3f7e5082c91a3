### Lekce Paladinů: název, cíl a co která ukazuje.

paladins-lesson-start = { lesson-start-name }
paladins-lesson-start-goal = Deska s tvým jménem je tvá a každé kolo tě vede jiný paladin. Vyhrávají jen body a víra, síla a vliv otevírají to, co boduje. Jednu z nich zvyš: vyber akci a poddané na ni.
paladins-lesson-start-point = Hrajete po tazích, dokud všichni nepasují; tím kolo končí a další přinese jiné poddané.

paladins-lesson-workshop = Postav dílnu
paladins-lesson-workshop-goal = Rozvoj: umísti dílnu.
paladins-lesson-workshop-point = { paladins-first-workshop } Čím dřív, tím víc ušetří.

paladins-lesson-attributes = Nejdřív vlastnosti
paladins-lesson-attributes-goal = Zvyš v jednom tahu vlastnosti o 2.
paladins-lesson-attributes-point = { paladins-first-attributes } Každá akce jednu z nich potřebuje a jinou zvyšuje.

paladins-lesson-commission = Vyšli misionáře
paladins-lesson-commission-goal = Misie: umísti misionáře.
paladins-lesson-commission-point = Dál vpravo je třeba víc víry; od pátého nesou misionáři body sami.

paladins-lesson-debt = Splať dluh
paladins-lesson-debt-goal = Splať v tomto tahu jeden ze svých dluhů.
paladins-lesson-debt-point = { paladins-rule-debt }

paladins-lesson-inquisition = Ať udeří Inkvizice
paladins-lesson-inquisition-goal = Přivolej v tomto tahu Inkvizici, aby dluh dostal soupeř, ne ty.
paladins-lesson-inquisition-point = Nastane, když někdo vezme poslední minci ze zásoby daní: tady jako daň za líznuté podezření, nebo odměnou. { paladins-first-inquisition }

paladins-lesson-order = Splň králův rozkaz
paladins-lesson-order-goal = Splň v tomto tahu rozkaz (👑).
paladins-lesson-order-point = { paladins-first-orders } Je to plán na celou hru.

paladins-lesson-paladin = Kolo s paladinem
paladins-lesson-paladin-goal = Vyber paladina a zvyš v tomto kole vlastnosti o 4.
paladins-lesson-paladin-point = Čtyři body paladina platí jen jedno kolo a jedna akce je levnější nebo lepší: vybírej podle toho, co svedou tvoji poddaní.

paladins-lesson-last = Poslední tahy
paladins-lesson-last-goal = { lesson-win }
paladins-lesson-last-point = Teď rozhodují jen body: pátý kus jednoho druhu, hradby, cizinci, kroky vlastností.

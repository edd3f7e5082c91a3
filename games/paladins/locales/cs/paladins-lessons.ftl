### Lekce Paladinů: název, cíl a co která ukazuje.

paladins-lesson-start = Kdo jsi a co vyhrává
paladins-lesson-start-goal = Deska s tvým jménem je tvá a každé kolo tě vede jiný paladin. Vyhrávají jen body a víra, síla a vliv otevírají to, co boduje. Jednu z nich zvyš: vyber akci a poddané na ni.
paladins-lesson-start-point = Hrajete po tazích, dokud všichni nepasují; tím kolo končí a další přinese jiné poddané. Po 7. kole vyhraje, kdo má nejvíc bodů.

paladins-lesson-workshop = Postav dílnu
paladins-lesson-workshop-goal = Rozvoj: umísti dílnu.
paladins-lesson-workshop-point = Dílna zakryje políčko akce, která pak do konce hry chce o poddaného méně. Čím dřív, tím víc ušetří.

paladins-lesson-attributes = Nejdřív vlastnosti
paladins-lesson-attributes-goal = Zvyš v jednom tahu vlastnosti o 2.
paladins-lesson-attributes-point = Víra, síla a vliv otevírají lepší políčka, nikdy se neutrácejí a na konci nesou body. Každá akce jednu potřebuje a jinou zvyšuje, takže si navzájem pomáhají.

paladins-lesson-commission = Vyšli misionáře
paladins-lesson-commission-goal = Misie: umísti misionáře.
paladins-lesson-commission-point = Misionář přináší vliv a odměnu políčka. Dál vpravo je třeba víc víry; od pátého nesou misionáři body sami.

paladins-lesson-debt = Splať dluh
paladins-lesson-debt-goal = Splať v tomto tahu jeden ze svých dluhů.
paladins-lesson-debt-point = Nesplacený dluh je na konci −3 body, splacený +1. Mincemi se nesplácí: umějí to odměny na mapě, džbánech, hradbách a přízních.

paladins-lesson-inquisition = Ať udeří Inkvizice
paladins-lesson-inquisition-goal = Přivolej v tomto tahu Inkvizici, aby dluh dostal soupeř, ne ty.
paladins-lesson-inquisition-point = Nastane, když někdo vezme poslední minci ze zásoby daní. Postihne toho, kdo má nejvíc podezření: spočítej je, než vezmeš zločince.

paladins-lesson-order = Splň králův rozkaz
paladins-lesson-order-goal = Splň v tomto tahu rozkaz (👑).
paladins-lesson-order-point = Rozkaz je za 4, 6 nebo 8 bodů, když jeho akci provedeš pětkrát; počítá se i to, co bylo dřív. Je to plán na celou hru.

paladins-lesson-paladin = Kolo s paladinem
paladins-lesson-paladin-goal = Vyber paladina a zvyš v tomto kole vlastnosti o 4.
paladins-lesson-paladin-point = Paladin na jedno kolo půjčí čtyři body vlastností a jednu akci zlevní nebo zlepší. Vybírej podle toho, co svedou tvoji poddaní.

paladins-lesson-last = Poslední tahy
paladins-lesson-last-goal = Vyhraj hru.
paladins-lesson-last-point = Teď rozhodují jen body: pátý kus jednoho druhu, hradby, cizinci, kroky vlastností. Tři zbylé mince či provianty jsou dohromady za 1 bod.

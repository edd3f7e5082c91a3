### Lekce hry Úpis ďáblu: název, cíl a co která ukazuje.

devil-lesson-build = Stav z toho, co máš
devil-lesson-build-goal = Naplánuj stavbu aspoň jedné karty bez půjčky.
devil-lesson-build-point = Budovy nesou body a většina z nich pracuje i v dalších kolech: stav, kdykoli můžeš. Dluh stojí každé kolo úrok a na konci body.

devil-lesson-sell = Nabídni, co jiní chtějí
devil-lesson-sell-goal = Naplň truhlu, kterou si někdo koupí za dukáty.
devil-lesson-sell-point = Nikdo neví, čí truhlu vidí. Suroviny, které si ostatní přáli, za cenu, kterou unesou, se změní v dukáty na tvé budovy.

devil-lesson-refuse = Odmítni špatný obchod
devil-lesson-refuse-goal = Vezmi truhlu, jen když pro tebe má svou cenu.
devil-lesson-refuse-point = Porovnej cenu s tím, co ti suroviny přinesou: na stavbu, v bance, na konci. Je-li to méně, nech truhlu ostatním.

devil-lesson-soul = Kup si duši
devil-lesson-soul-goal = Jsi ďábel: získej za svou truhlu část duše.
devil-lesson-soul-point = Ďábel chce části duše na rituál a platí surovinami. Smrtelníka každá část chrání před inkvizitorem, nabídni tedy dost, a to, co chybí.

devil-lesson-hunt = Hlasuj v honu na čarodějnice
devil-lesson-hunt-goal = Dostaň ďábla k výslechu.
devil-lesson-hunt-point = Stačí dva hlasy. Kdo je kdo, prozradí znaky v truhlách, které máš za sebou, a to, co si kdo nahlas přál.

devil-lesson-devil = Jmenuj ďábla
devil-lesson-devil-goal = Uhodni, kdo je ďábel.
devil-lesson-devil-point = Ve 3. kole se musí shodnout dva tipy. V 5. kole přinese správný tip body tobě, chybný té roli, kterou hledáš.

devil-lesson-inquisitors = Před inkvizicí
devil-lesson-inquisitors-goal = Odpověz všem inkvizitorům bez trestu.
devil-lesson-inquisitors-point = Každý chce vidět vlastní část duše, nebo vezme odpustek. Tolik má tedy část duše cenu, když ti za ni někdo nabízí suroviny.

devil-lesson-last = Poslední kolo
devil-lesson-last-goal = Vyhraj hru.
devil-lesson-last-point = Většina bodů přijde po 5. kole: budovy, velká privilegia, křídla, zbytky. Co teď nezměníš v body, má malou cenu, a polovina dluhu se odečte.

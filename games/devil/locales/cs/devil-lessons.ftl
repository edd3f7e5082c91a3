### Lekce hry Úpis ďáblu: název, cíl a co která ukazuje.

devil-lesson-start = { lesson-start-name }
devil-lesson-start-goal = Jsi smrtelník a tvé části duše odpovídají inkvizitorům. Znak v truhle prozradí roli toho, kdo ji naplnil, nikdy hráče: tady je ďáblův a ďábel chce část tvé duše. Vyhrávají jen body: nech si to, co má pro tebe větší cenu než suroviny.
devil-lesson-start-point = Prodaná část duše přinese suroviny hned, ale inkvizitor, kterému ji nemůžeš ukázat, bere body později.

devil-lesson-build = Stav z toho, co máš
devil-lesson-build-goal = Naplánuj stavbu aspoň jedné karty bez půjčky.
devil-lesson-build-point = Většina budov pracuje i v dalších kolech: stav, kdykoli můžeš.

devil-lesson-sell = Nabídni, co jiní chtějí
devil-lesson-sell-goal = Naplň truhlu, kterou si někdo koupí za dukáty.
devil-lesson-sell-point = Suroviny, které si ostatní přáli, za cenu, kterou unesou, se změní v dukáty na tvé budovy.

devil-lesson-bargain = Odmítni špatný obchod
devil-lesson-bargain-goal = Vezmi truhlu, jen když pro tebe má svou cenu.
devil-lesson-bargain-point = Porovnej cenu s tím, co ti suroviny přinesou: na stavbu, v bance, na konci.

devil-lesson-soul = Kup si duši
devil-lesson-soul-goal = Jsi ďábel: získej za svou truhlu část duše.
devil-lesson-soul-point = Smrtelníka každá část chrání před inkvizitorem, nabídni tedy dost, a to, co chybí.

devil-lesson-accuse = Hlasuj v honu na čarodějnice
devil-lesson-accuse-goal = Dostaň ďábla k výslechu. { devil-chests-below }
devil-chests-below = Truhly s ďáblovým znakem, které jsou níže, prozradí, kdo může být ďábel.
devil-lesson-accuse-point = Znak prozradí roli, suroviny hráče: porovnej je s tím, co mohl kdo do té doby mít a co si přál.

devil-lesson-name = Jmenuj ďábla
devil-lesson-name-goal = Uhodni, kdo je ďábel. { devil-chests-below }
devil-lesson-name-point = Ve 3. kole se musí shodnout dva tipy. V 5. kole přinese správný tip body tobě, chybný té roli, kterou hledáš.

devil-lesson-inquisitors = Před inkvizicí
devil-lesson-inquisitors-goal = Odpověz všem inkvizitorům bez trestu.
devil-lesson-inquisitors-point = Každý chce vidět vlastní část duše, nebo vezme odpustek. Tolik má tedy část duše cenu, když ti za ni někdo nabízí suroviny.

devil-lesson-last = Poslední kolo
devil-lesson-last-goal = { lesson-win }
devil-lesson-last-point = Co teď nezměníš v body, má malou cenu, a polovina dluhu se odečte.

## Lekce dřívějších vydání, u stolů, které jimi začaly

devil-lesson-refuse = { devil-lesson-bargain }
devil-lesson-refuse-goal = { devil-lesson-bargain-goal }
devil-lesson-refuse-point = { devil-lesson-bargain-point }

devil-lesson-hunt = { devil-lesson-accuse }
devil-lesson-hunt-goal = Dostaň ďábla k výslechu.
devil-lesson-hunt-point = Stačí dva hlasy. { devil-lesson-accuse-point }

devil-lesson-devil = { devil-lesson-name }
devil-lesson-devil-goal = Uhodni, kdo je ďábel.
devil-lesson-devil-point = { devil-lesson-name-point }

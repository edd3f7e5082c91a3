### Lekce Architektů: název, cíl a co která ukazuje.

architects-lesson-start = Kdo jsi a co vyhrává
architects-lesson-start-goal = Deska s tvým jménem je tvá: její služebníci, suroviny i počestnost. Vyhrávají jen body, většina z budov a Katedrály, a ty stojí suroviny. Máš, co je třeba: něco postav.
architects-lesson-start-point = Tah je jeden služebník na jedno místo; pak jsou na řadě ostatní. Kola tu nejsou: když je Radnice plná, přijdou poslední tahy a vyhraje, kdo má nejvíc bodů.

architects-lesson-dig = V počtu je síla
architects-lesson-dig-goal = Získej jedním služebníkem aspoň 4 suroviny.
architects-lesson-dig-point = Služebník přinese suroviny za každého tvého, který tam už stojí: dav vydělá každý tah víc. Nenech ho příliš narůst, soupeři berou do zajetí právě davy.

architects-lesson-capture = Zajmi dav
architects-lesson-capture-goal = Zajmi aspoň 3 služebníky jednoho soupeře.
architects-lesson-capture-point = Rynek bere z lokace celou skupinu. Soupeři tam už nic nevydělá a musí ji vykoupit, a ty na ní vyděláš.

architects-lesson-prison = Prodej zajatce
architects-lesson-prison-goal = Vsaď všechny zajatce do vězení aspoň za 3 mince.
architects-lesson-prison-point = Strážnice platí za každého zajatce minci. Tvá deska je zase volná a každí dva služebníci, kteří jsou na konci ve vězení, stojí svého hráče bod.

architects-lesson-tax = Vyber daně
architects-lesson-tax-goal = Vezmi od Výběrčího daní aspoň 4 mince.
architects-lesson-tax-point = Daně se tam hromadí, ať je platí kdokoli. Vzít je stojí 2 počestnosti, vyplatí se to tedy, když je jich hodně a máš počestnosti dost.

architects-lesson-market = Černý trh, nebo počestnost
architects-lesson-market-goal = Získej na Černém trhu zlato či mramor a nech si aspoň 5 počestnosti.
architects-lesson-market-point = Na Černém trhu je hned to, na co se jinak kope několik tahů, za 1 počestnost. Nad 9 počestnosti na něj nesmíš, pod 5 nesmíš na Katedrálu.

architects-lesson-build = Budova, která se vyplatí
architects-lesson-build-goal = Postav něco, co ti přinese aspoň 5 bodů.
architects-lesson-build-point = Budovy potřebují suroviny a schopnosti učedníků. Každá zabere navždy služebníka i políčko Radnice, proto stav, co se vyplatí, dokud políčka jsou.

architects-lesson-cathedral = Zvedni Katedrálu
architects-lesson-cathedral-goal = Postup na Katedrále o úroveň.
architects-lesson-cathedral-point = Každá úroveň stojí suroviny a kartu budovy a přináší odměnu. Boduje jen nejvyšší dosažená: 2, 4, 7, 12 nebo 20 bodů. Míst je málo, přijď včas.

architects-lesson-end = Skonči, dokud vedeš
architects-lesson-end-goal = Zaplň Radnici a vyhraj.
architects-lesson-end-point = Když je Radnice plná, má každý ještě jeden tah. Kdo vede, ukončí hru, než ho ostatní dohoní; kdo ztrácí, sbírá radši body.

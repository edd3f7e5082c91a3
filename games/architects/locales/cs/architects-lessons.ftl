### Lekce Architektů: název, cíl a co která ukazuje.

architects-lesson-start = { lesson-start-name }
architects-lesson-start-goal = Deska s tvým jménem je tvá: její služebníci, suroviny i počestnost. Vyhrávají jen body, většina z budov a Katedrály, a ty stojí suroviny. Máš, co je třeba: něco postav.
architects-lesson-start-point = Tah je jeden služebník na jedno místo; pak jsou na řadě ostatní. { architects-first-guildhall }

architects-lesson-dig = V počtu je síla
architects-lesson-dig-goal = Získej jedním služebníkem aspoň 4 suroviny.
architects-lesson-dig-point = Dav vydělá každý tah víc. Nenech ho příliš narůst: soupeři berou do zajetí právě davy.

architects-lesson-capture = Zajmi dav
architects-lesson-capture-goal = Zajmi aspoň 3 služebníky jednoho soupeře.
architects-lesson-capture-point = Komu zajmeš dav, ten tam už nic nevydělá a musí ho vykoupit; ty na něm vyděláš.

architects-lesson-prison = Prodej zajatce
architects-lesson-prison-goal = Vsaď všechny zajatce do vězení aspoň za 3 mince.
architects-lesson-prison-point = { architects-first-captive } { architects-first-prison }

architects-lesson-tax = Vyber daně
architects-lesson-tax-goal = Vezmi od Výběrčího daní aspoň 4 mince.
architects-lesson-tax-point = { architects-first-tax } Vyplatí se to, když je jich hodně a máš počestnosti dost.

architects-lesson-market = Černý trh, nebo počestnost
architects-lesson-market-goal = Získej na Černém trhu zlato či mramor a nech si aspoň 5 počestnosti.
architects-lesson-market-point = { architects-first-market } Nad 9 počestnosti na něj nesmíš, pod 5 nesmíš na Katedrálu.

architects-lesson-build = Budova, která se vyplatí
architects-lesson-build-goal = Postav něco, co ti přinese aspoň 5 bodů.
architects-lesson-build-point = Každá budova zabere navždy služebníka i políčko Radnice, proto stav, co se vyplatí, dokud políčka jsou.

architects-lesson-cathedral = Zvedni Katedrálu
architects-lesson-cathedral-goal = Postup na Katedrále o úroveň.
architects-lesson-cathedral-point = { architects-first-cathedral } Míst je málo, přijď včas.

architects-lesson-end = Skonči, dokud vedeš
architects-lesson-end-goal = Zaplň Radnici a vyhraj.
architects-lesson-end-point = Kdo vede, ukončí hru, než ho ostatní dohoní; kdo ztrácí, sbírá radši body.

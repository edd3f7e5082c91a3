### Zkoušení: vlastní plán, na kterém se zkouší, co by šlo udělat.

trials-on = **Můžete si zkoušet**: každý na vlastním plánu, který nikdo jiný nevidí.
trial-offer = hráči si mohou zkoušet, co by šlo udělat, každý na vlastním plánu
rated-trials = Nehodnocená: hráči si mohou zkoušet tahy.

## Na jejím pultu

trial-number = zkouška: { $of }
picture-trial = Zkouška
trial-head = 🧪 Zkouška · { $game }
trial-line = Vymyšlený svět: co je skryté, je vylosované, a nic odsud u stolu neplatí.
trial-button = Vyzkoušet
trial-world = Jiný svět
trial-back = Zpět na můj tah
trial-note = Do poznámek
trial-so = Odpovědět takhle
trial-end = Ukončit zkoušku
trial-begun = Zkoušku máš v soukromých zprávách. Nikdo jiný se o ní nedozví a u stolu zůstává všechno, jak je.
trial-begun-here = Zkouška je v nové zprávě tady. Nikdo jiný se o ní nedozví a u stolu zůstává všechno, jak je.
trial-over = Zkouška skončila. U stolu je všechno tak, jak to tam zůstalo.
trial-noted = Je to ve tvých poznámkách ke stolu.
trial-noted-line = Zkouška: { $answer } · až sem: { $moment }
trial-in-form = Tvoje první odpověď ze zkoušky je vyplněná. Zkontroluj ji; nic neplatí, dokud nestiskneš zelené tlačítko.
command-table-try = Vyzkoušej, co by šlo udělat, na plánu, který vidíš jen ty

## Co se nepovede

trouble-trials-off = U tohoto stolu se nezkouší: to se volí při otevření, pro všechny. V `/practice` můžeš zkoušet vždycky.
trouble-trial-failed = Pro tuhle pozici se mi nepodařilo vymyslet svět. Tvého stolu se to netýká; hraj dál jako obvykle a řekni to prosím tomu, kdo bota provozuje.
trouble-nothing-tried = V téhle zkoušce ještě není žádná tvoje odpověď. Nejdřív odpověz, pak to stiskni znovu.

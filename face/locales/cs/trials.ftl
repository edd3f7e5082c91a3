### Zkoušení: vlastní plán, na kterém se zkouší, co by šlo udělat.

trials-on = **Můžete si zkoušet**, každý na vlastním plánu, který nikdo jiný nevidí, a zjistit, **jak to půjde dál**, když odpověď dohrají automatičtí hráči.
trials-alone = Dokud tu hraješ jen s automatickými hráči, můžeš si **zkoušet** na vlastním plánu.
trials-agreed = Kdo si sedne, souhlasí s tím; stůl se hodnotí i tak.
trial-offer = hráči si mohou zkoušet, co by šlo udělat, každý na vlastním plánu
trial-no-offer = zkoušet si nemůže nikdo, ani kdo hraje sám

## Na jejím pultu

trial-number = zkouška: { $of }
picture-trial = Zkouška
picture-trial-world = Zkouška · Svět { $world }
trial-head = 🧪 Zkouška · { $game }
trial-line = { $world ->
    [0] Vymyšlený svět
   *[other] Svět { $world }, vymyšlený
}: co je skryté, je vylosované, a nic odsud u stolu neplatí.
trial-button = Vyzkoušet
trial-ask = Zeptat se stolu
trial-world = Jiný svět
trial-before = Zpět do světa { $world }
trial-back = Zpět na můj tah
trial-note = Do poznámek
trial-so = Odpovědět takhle
trial-end = Ukončit zkoušku
trial-table = Ke stolu
trial-back-to = Zpět ke zkoušce
trial-filled = Vyplněno z tvojí zkoušky, zatím nepotvrzeno.
trial-filled-back = Vrátit, co tu stálo
trial-begun = Zkoušku máš v soukromých zprávách. { trial-apart }
trial-apart = Nikdo jiný se o ní nedozví a u stolu zůstává všechno, jak je.
trial-begun-here = Zkouška je v nové zprávě tady. { trial-apart }
trial-over = Zkouška skončila. U stolu se nic nezměnilo.
trial-noted = Je to ve tvých poznámkách ke stolu.
trial-noted-so = „{ $line }“
trial-noted-line = { $world ->
    [0] Zkouška
   *[other] Svět { $world }, zkouška
}: { $answer }
trial-noted-upto = až sem: { $moment }
trial-noted-points = body: { $points } ({ $by })
trial-noted-more = přibylo: { $things }
trial-noted-less = ubylo: { $things }
trial-in-form = Tvoje první odpověď ze zkoušky je vyplněná. { hint-check }
command-table-try = Vyzkoušej, co by šlo udělat, na plánu, který vidíš jen ty

## Co se nepovede

trouble-trials-off = Hráči tohoto stolu se na zkoušení nedohodli. Mohou to udělat hlasováním, když souhlasí všichni; v `/practice` můžeš zkoušet vždycky.
trial-unaffected = Tvého stolu se to netýká; hraj dál jako obvykle a řekni to prosím tomu, kdo bota provozuje.
trouble-not-tried-here = Tady se nezkouší, hraj dál. Ve zkoušce začínají znovu **Jiný svět** a **Zpět na můj tah**.
trouble-already-trying = U tohoto stolu si už mohou zkoušet všichni: stiskni **Vyzkoušet**.
trouble-trial-failed = Pro tuhle pozici se mi nepodařilo vymyslet svět. { trial-unaffected }
trouble-nothing-tried = V téhle zkoušce ještě není žádná tvoje odpověď. Nejdřív odpověz, pak to stiskni znovu.

## Played on from a game that has ended

played-on-button = Hrát odtud dál
played-on-head = ▶ Hraje se dál · { $game }
played-on-number = pokračování: { $of }
played-on-line = Svět, jaký byl ({ $of }): dál se hraje s automatickými hráči a nic se nepočítá.
played-on-back = Zpět do té pozice
played-on-end = Ukončit
played-on-over = Je konec. Hra, ze které se pokračovalo, zůstává, jak byla.
played-on-begun = Hra pokračuje z té pozice ve tvých soukromých zprávách.
played-on-begun-here = Hra pokračuje z té pozice v nové zprávě tady.
played-on-which = Vyber okamžik, od kterého chceš hrát dál. V záznamu můžeš začít po kterémkoli tahu.
played-on-eyes = **Jen pro tebe**: nikdo jiný to neuvidí. Vyber, čí místo převezmeš; uvidíš, co bylo vidět odtamtud, a ostatní místa drží automatičtí hráči. Co se teprve mělo losovat, losuje se znovu.
played-on-others = **S ostatními**: vedle stolu se otevře lobby, kterou všichni uvidí a můžou se připojit. Vyber, čí místo převezmeš.
played-on-alone = Jen pro sebe: { $seat }
played-on-private = Hrát dál jen pro sebe
played-on-with = S ostatními: { $seat }
played-on-together = Hrát dál s ostatními
played-on-lobby = Tady se hraje dál z jedné pozice dohrané hry ({ $of }). Kdo se připojí první, má vybrané místo; volná místa drží automatičtí hráči. Nic se tu nepočítá.
played-on-at = Od okamžiku: { $moment }. Na řadě: { $asked }.
played-on-since = Od okamžiku: { $moment }, hned po tom, co přehrání ukazuje jako „{ $before }“. Na řadě: { $asked }.
played-on-nothing = Po tom tahu byl konec hry a nezbývalo co rozhodovat. Vyber dřívější okamžik.
played-on-earlier = Hrát dál od dřívějšího tahu
played-on-better = Hrát dál od chvíle předtím, s vyplněnou odpovědí správce:
trouble-position-unknown = Odtamtud hrát dál nejde: hra už byla v té chvíli u konce, nebo se hrála podle pravidel staršího vydání.

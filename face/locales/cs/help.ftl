# Co kdo může dělat právě teď.

help-head = **Pactum** hostí deskové hry s tajemstvími, které trvají několik dní. Teď můžeš dělat tohle:
help-table-asked = ▶️ **{ $game }, { $table }** na tebe čeká.
help-table-calm = ✅ **{ $game }, { $table }**: teď po tobě nic nechce.
help-table-lobby = 🪑 **{ $game }, stůl { $table }** ještě nezačal: { $missing ->
    [0] začne tlačítkem **Začít** u jeho zprávy.
    [one] ještě jeden hráč musí stisknout **Přisednout**.
    [few] ještě { $missing } hráči musí stisknout **Přisednout**.
   *[other] ještě { $missing } hráčů musí stisknout **Přisednout**.
}
help-table-starts = 🪑 **{ $game }, stůl { $table }** začne sám <t:{ $at }:R>{ $missing ->
    [0] , nebo jakmile u něj někdo stiskne **Začít** v jeho zprávě.
    [one] , pokud do té doby ještě jeden hráč stiskne **Přisednout**.
    [few] , pokud do té doby ještě { $missing } hráči stisknou **Přisednout**.
   *[other] , pokud do té doby ještě { $missing } hráčů stiskne **Přisednout**.
}
help-my-desk = Můj tah · { $table }
help-desk = - `/desk` ukáže, co máš a co rozhoduješ. **?** u otázky ji vysvětlí. `/log` řekne, co se stalo, `/orders` odpovídá za tebe.
help-offer = - `/offer` připraví odpověď psaním, třeba `2 dřeva 1 sklo za 4`.
help-table = - `/table pause`, `/table extend` a `/table leave`, potřebuješ-li čas.
    { help-request }
help-request = - `/request` požádá moderátory, aby u tvého stolu něco napravili.
help-open = - `/table new` otevře stůl a posadí tě, `/table list` ukáže ty, kam si lze přisednout. `/play game:` ti najde spoluhráče, tempo volí `pace:`.
help-tournament = - `/tournament list`: je tu turnaj, otevřený nebo rozehraný.
help-elsewhere = - Stoly se otevírají na serveru, kde jsem, přes `/table new`. Co máš rozhodnout, ti přijde sem.
help-seats = - `/seats`: je tu pro tebe volné místo v rozehrané hře.
help-practice = - `/practice` začne hru sólo s automatickými hráči: odpovídají hned a nikdo jiný ji nevidí.
help-learn = - `/rules` vysvětlí hru po tématech, `/card` ukáže jakoukoli kartu.
help-stats = - `/stats` ukáže, co máš odehráno, `/leaderboard`, kdo tu v které hře vede.
help-me = - `/me` mi řekne tvůj jazyk, časové pásmo, kdy spíš a kdy jsi pryč.
help-moderate = - Moderuješ tu: `/fix` napraví stoly, u kterých nesedíš, `/fix requests` vypíše, oč hráči žádají.
help-manage = - Spravuješ tento server: `/pactum setup`, `/pactum limits`.
help-fair = -# Náhoda je poctivá: po hře si ji každý ověří přes `/table export`.

# Otevřené stoly: lidé z několika serverů, na žádném serveru.

open-closed = [Stůl { $table }]({ $link }), **{ $game }**, je zavřený: hra končí bez výsledku.
vote-called-open = Hlasování mají všichni hráči v soukromých zprávách. Tvůj hlas je ano.
trouble-not-at-open-table = Tenhle stůl nestojí na žádném serveru, a tohle server potřebuje. Jiný stůl ti najde `/play`.

# Turnaje: jejich pravidla, kola a pořadí, vlákno, které o nich píše, a `/tournament`.

## Pořadí

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **➤ { $name }**
   *[no] { $name }
} · **{ $points }** · výhry { $wins } · soupeři { $opponents }
tournament-noted = { $line } · { $note }
tournament-note-left = mimo turnaj
tournament-note-byes = volno: { $count }×
tournament-note-corrected = { $way ->
    [taken] oprava −{ $points }
   *[given] oprava +{ $points }
}
tournament-nobody = Zatím není nikdo přihlášen.
tournament-legend = Body · vyhrané stoly · průměr bodů soupeřů
tournament-column = { $of ->
    [points] body
    [wins] výhry
   *[opponents] soupeři
}
tournament-unnamed = hráč
tournament-automatic = automatický hráč

## Pravidla

tournament-rule-head = **Jak se hraje**
tournament-rule-tables = { $sizes ->
    [equal] V každém kole se hraje u stolů po { $most }.
   *[some] V každém kole se hraje u stolů po { $least } až { $most } lidech.
}
tournament-rule-meet = První kolo se losuje. Pak se potkávají lidé s podobnými body a nikdo se s nikým nepotká dvakrát, dokud jde kolo sestavit jinak.
tournament-rule-fill = Hra potřebuje aspoň { $fewest }. Kde lidé nestačí, doplní stůl automatičtí hráči; ti nikdy nebodují.
tournament-rule-points = Body za stůl podle místa, jen mezi lidmi: { $points }. Při shodě se dělí, stůl tedy dá v průměru { $half }.
tournament-rule-bye = Když nemohou hrát všichni, mají volno ti, kdo ho měli nejméně, odspodu pořadí. Volno dá body: { $points }.
tournament-rule-equal = Při shodě bodů rozhodují vyhrané stoly, pak vyšší průměr bodů soupeřů. Kdo je shodný ve všem, dělí se o místo.
tournament-rule-leaving = Odejít před prvním kolem nic nestojí. Potom je to natrvalo: rozehraný stůl ti dá 0, body ti zůstanou, ale místo v pořadí už ne. Kdo převezme tvé místo u stolu, dostane, čeho tam dosáhne.
tournament-rule-waiting = Počet míst: { $people }. Kdo přijde později, čeká a nastoupí, když někdo odejde.
tournament-rule-date = Dnů na kolo: { $days }.
tournament-rule-unfinished = { $rule ->
    [void] Stůl, který neskončí do konce kola, nedá body nikomu, ať dopadne jakkoli.
   *[shared] Stůl, který neskončí do konce kola, dá každému, kdo u něj zůstal, body: { $points }, ať dopadne jakkoli.
}

## Kola a kroky

tournament-round = { $begins ->
    [yes] 🏁 **Začíná { $round }. kolo z { $of }**
   *[no] **{ $round }. kolo z { $of }**
}{ $dated ->
    [yes] , do <t:{ $until }:F>
   *[no] {""}
}
tournament-table = { $table }: { $people }
tournament-table-of-round = { $at }. stůl kola
tournament-byes = Volno mají a body dostanou ({ $points }): { $who }
tournament-came = Nově přihlášeni: { $who }. Obsazeno { $count } z { $places }.
tournament-waits = Na čekací listině: { $who }
tournament-came-in = Z čekací listiny: { $who }
tournament-left-early = Odhlášeni: { $who }
tournament-left = Z turnaje odchází: { $who }
tournament-left-seat = { $table }: dál hraje automatický hráč, dokud místo nepřevezme někdo z čekací listiny.
tournament-seat-taken = { $table }: { $who } přebírá místo po { $left }.
tournament-table-done = { $table } má dohráno: { $result }
tournament-result = { $who } ({ $points })
tournament-round-over = **{ $round }. kolo z { $of } skončilo.**
tournament-late = { $rule ->
    [void] Včas neskončily, a proto bez bodů: { $tables }
   *[shared] Včas neskončily, body pro každého, kdo zůstal ({ $points }): { $tables }
}
tournament-ended = { $why ->
    [played] 🏆 **Turnaj skončil.** První místo: { $who }
    [short] { $played ->
        [yes] 🏆 **Turnaj skončil dřív:** na další kolo zbývá málo lidí. První místo: { $who }
       *[no] **Turnaj se nekoná:** přihlásilo se málo lidí.
    }
   *[cancelled] **Turnaj je zrušen.** Rozhodnutí: { $by }. Rozehrané stoly pokračují, ale tady se už nepočítají.
}
tournament-points-corrected = ⚖️ { $who }, body: { $way ->
    [taken] −{ $points }
   *[given] +{ $points }
}. Rozhodnutí: { $by }. Důvod: { $reason }
tournament-table-corrected = ⚖️ { $by } opravuje { $round }. kolo, { $table }: { $verdict ->
    [played] platí jako dohraný, { $result }.
    [void] platí jako nedohraný a nedá žádné body.
   *[shared] platí jako nedohraný: { $result }.
} Důvod: { $reason }

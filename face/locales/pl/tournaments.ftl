# Turnieje: ich zasady, rundy i klasyfikacja, wątek, który o nich mówi, i `/tournament`.

## Klasyfikacja

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **➤ { $name }**
   *[no] { $name }
} · **{ $points }** · wygrane { $wins } · rywale { $opponents }
tournament-noted = { $line } · { $note }
tournament-note-left = poza turniejem
tournament-note-byes = pauza: { $count }×
tournament-note-corrected = { $way ->
    [taken] korekta −{ $points }
   *[given] korekta +{ $points }
}
tournament-nobody = Na razie nikt nie jest zapisany.
tournament-legend = Punkty · wygrane stoły · średnia punktów rywali
tournament-column = { $of ->
    [points] punkty
    [wins] wygrane
   *[opponents] rywale
}
tournament-unnamed = gracz
tournament-automatic = gracz automatyczny

## Zasady

tournament-rule-head = **Jak się gra**
tournament-rule-tables = { $sizes ->
    [equal] W każdej rundzie gra się przy stołach po { $most }.
   *[some] W każdej rundzie gra się przy stołach po { $least } do { $most } osób.
}
tournament-rule-meet = Pierwszą rundę rozstrzyga los. Potem spotykają się osoby o podobnych punktach i nikt nie spotyka nikogo drugi raz, dopóki da się ułożyć inną rundę.
tournament-rule-fill = Gra wymaga co najmniej { $fewest } graczy. Gdzie ludzi jest za mało, stół uzupełniają gracze automatyczni; oni nigdy nie punktują.
tournament-rule-points = Punkty za stół według miejsca, tylko wśród ludzi: { $points }. Remis je dzieli, więc stół daje średnio { $half }.
tournament-rule-bye = Gdy nie wszyscy mogą grać, pauzują ci, którzy pauzowali najmniej, od końca klasyfikacji. Pauza daje punkty: { $points }.
tournament-rule-equal = Przy równych punktach liczą się wygrane stoły, potem wyższa średnia punktów rywali. Kto jest równy we wszystkim, dzieli miejsce.
tournament-rule-leaving = Odejście przed pierwszą rundą nic nie kosztuje. Później jest na stałe: niedokończony stół daje ci 0, punkty zachowujesz, ale nie masz miejsca. Kto przejmie twoje krzesło, dostaje to, co na nim osiągnie.
tournament-rule-waiting = Liczba miejsc: { $people }. Kto przyjdzie później, czeka i wchodzi, gdy ktoś odejdzie.
tournament-rule-date = Dni na rundę: { $days }.
tournament-rule-unfinished = { $rule ->
    [void] Stół niedokończony do końca rundy nikomu nie daje punktów, cokolwiek potem z niego wyjdzie.
   *[shared] Stół niedokończony do końca rundy daje każdemu, kto przy nim został, punkty: { $points }, cokolwiek potem z niego wyjdzie.
}

## Rundy i kroki

tournament-round = { $begins ->
    [yes] 🏁 **Zaczyna się runda { $round } z { $of }**
   *[no] **Runda { $round } z { $of }**
}{ $dated ->
    [yes] , do <t:{ $until }:F>
   *[no] {""}
}
tournament-table = { $table }: { $people }
tournament-table-of-round = stół { $at } tej rundy
tournament-byes = Pauzują, z punktami ({ $points }): { $who }
tournament-came = Zapisani: { $who }. Zajęte { $count } z { $places }.
tournament-waits = Na liście oczekujących: { $who }
tournament-came-in = Z listy oczekujących: { $who }
tournament-left-early = Wypisani: { $who }
tournament-left = Z turnieju odchodzi: { $who }
tournament-left-seat = { $table }: gra dalej gracz automatyczny, dopóki miejsca nie przejmie ktoś z listy oczekujących.
tournament-seat-taken = { $table }: { $who } przejmuje miejsce po { $left }.
tournament-table-done = { $table } skończony: { $result }
tournament-result = { $who } ({ $points })
tournament-round-over = **Koniec rundy { $round } z { $of }.**
tournament-late = { $rule ->
    [void] Niedokończone na czas, więc bez punktów: { $tables }
   *[shared] Niedokończone na czas, punkty dla każdego, kto został ({ $points }): { $tables }
}
tournament-ended = { $why ->
    [played] 🏆 **Turniej skończony.** Pierwsze miejsce: { $who }
    [short] { $played ->
        [yes] 🏆 **Turniej skończony wcześniej:** na kolejną rundę zostało za mało osób. Pierwsze miejsce: { $who }
       *[no] **Turniej się nie odbędzie:** zapisało się za mało osób.
    }
   *[cancelled] **Turniej odwołany.** Decyzja: { $by }. Rozpoczęte stoły grają dalej, ale tutaj już się nie liczą.
}
tournament-points-corrected = ⚖️ { $who }, punkty: { $way ->
    [taken] −{ $points }
   *[given] +{ $points }
}. Decyzja: { $by }. Powód: { $reason }
tournament-table-corrected = ⚖️ { $by } poprawia rundę { $round }, { $table }: { $verdict ->
    [played] liczy się jako rozegrany, { $result }.
    [void] liczy się jako niedokończony i nie daje punktów.
   *[shared] liczy się jako niedokończony: { $result }.
} Powód: { $reason }

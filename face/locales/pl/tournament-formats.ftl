# Rodzaje turniejów: grupy, dywizje ligi, finał.

tournament-rule-groups = { $league ->
    [yes] Dywizje mają około { $group } osób, które spotykają się tylko między sobą. Zaczynają tak, jak skończył się poprzedni sezon: między sąsiednimi dywizjami najlepsi awansują ({ $promoted }) i tyle samo osób spada, z małej dywizji mniej. Nowi zaczynają w ostatniej.
   *[no] Przed pierwszą rundą losowanie dzieli wszystkich na grupy po około { $group } osób, które spotykają się tylko między sobą.
}
tournament-rule-final = Po ostatniej rundzie gra się przy jeszcze jednym stole: to finał. Miejsc w finale: { $final }. { $groups ->
    [yes] Grają w nim pierwsi z każdej grupy, ilu się zmieści, potem najlepsi z pozostałych.
   *[no] Grają w nim najlepsi.
} Między równymi rozstrzyga los. Finał nie daje punktów: rozstrzyga o kolejności swoich graczy, którzy są przed wszystkimi innymi.
tournament-rule-final-late = Gdy finał nie skończy się na czas, jego gracze zostają w kolejności, w jakiej do niego weszli. Opuszczone miejsce w finale zajmuje gracz automatyczny.
tournament-plan-more = { $plan }{ $group ->
    [0] {""}
   *[other] {" "}· grupy po około { $group }
}{ $final ->
    [0] {""}
   *[other] {" "}· finał, miejsc: { $final }
}
tournament-groups = { $league ->
    [yes] **Dywizje**
   *[no] **Grupy**
}
tournament-group = { $league ->
    [yes] Dywizja { $at }: { $people }
   *[no] Grupa { $at }: { $people }
}
tournament-note-group = { $league ->
    [yes] dywizja { $at }
   *[no] grupa { $at }
}
tournament-note-final = według finału
tournament-own-group = { $league ->
    [yes] Grasz w dywizji { $at }.
   *[no] Grasz w grupie { $at }.
}
tournament-final = { $begins ->
    [yes] 🏁 **Zaczyna się finał**
   *[no] **Finał**
}{ $dated ->
    [yes] , do <t:{ $until }:F>
   *[no] {""}
}
tournament-final-over = **Koniec finału.**
tournament-final-late = Nie skończył się na czas: jego gracze zostają w kolejności, w jakiej do niego weszli.
tournament-final-result = { $place }. { $who }
tournament-state-final = { $played ->
    [yes] Finał, do <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] Finał skończony.
}
tournament-stage-final = Finał
option-tournament-group = Ile mniej więcej osób ma grupa; domyślnie bez grup
option-tournament-final = Ile osób gra w finale; domyślnie bez finału
option-tournament-season = Której ligi to ciąg dalszy: turniej, który się skończył
trouble-tournament-group = Grupa ma od { $least } do { $most } osób. W turnieju bez grup tego nie podawaj.
trouble-tournament-final = W finale tej gry jest od { $least } do { $most } osób. W turnieju bez finału tego nie podawaj.
trouble-season-not-over = Ten turniej jeszcze trwa. Następny sezon można otworzyć po jego końcu.

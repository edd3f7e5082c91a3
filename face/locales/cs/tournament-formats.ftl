# Druhy turnajů: skupiny, divize ligy, finále.

tournament-rule-groups = { $league ->
    [yes] Divize mají asi { $group } lidí, kteří se potkávají jen mezi sebou. Začínají tak, jak skončila minulá sezóna: mezi sousedními divizemi nejlepší postupují ({ $promoted }) a stejně jich sestupuje, v malé divizi méně. Nováčci začínají v poslední.
   *[no] Před prvním kolem se všichni rozlosují do skupin asi po { $group } lidech, kteří se potkávají jen mezi sebou.
}
tournament-rule-final = Po všech kolech se hraje ještě jeden stůl, finále. Míst ve finále: { $final }. { $groups ->
    [yes] Hrají ho první z každé skupiny, kolik se jich vejde, a pak nejlepší z ostatních.
   *[no] Hrají ho nejlepší.
} Mezi rovnocennými rozhodne los. Body nedává: rozhoduje o pořadí svých hráčů, kteří jsou před všemi ostatními.
tournament-rule-final-late = Když finále včas neskončí, zůstane jeho hráčům pořadí, se kterým přišli. Opuštěné místo ve finále převezme automatický hráč.
tournament-plan-more = { $plan }{ $group ->
    [0] {""}
   *[other] {" "}· skupiny asi po { $group }
}{ $final ->
    [0] {""}
   *[other] {" "}· finále, míst: { $final }
}
tournament-groups = { $league ->
    [yes] **Divize**
   *[no] **Skupiny**
}
tournament-group = { $league ->
    [yes] { $at }. divize: { $people }
   *[no] { $at }. skupina: { $people }
}
tournament-note-group = { $league ->
    [yes] { $at }. divize
   *[no] { $at }. skupina
}
tournament-note-final = podle finále
tournament-own-group = { $league ->
    [yes] Tvoje divize: { $at }.
   *[no] Tvoje skupina: { $at }.
}
tournament-final = { $begins ->
    [yes] 🏁 **Začíná finále**
   *[no] **Finále**
}{ $dated ->
    [yes] , do <t:{ $until }:F>
   *[no] {""}
}
tournament-final-over = **Finále skončilo.**
tournament-final-late = Neskončilo včas: jeho hráčům zůstává pořadí, se kterým přišli.
tournament-final-result = { $place }. { $who }
tournament-state-final = { $played ->
    [yes] Finále, do <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] Finále skončilo.
}
tournament-stage-final = Finále
option-tournament-group = Kolik lidí má asi mít skupina; jinak žádné skupiny
option-tournament-final = Kolik lidí hraje finále; jinak žádné finále
option-tournament-season = Na kterou ligu tohle navazuje: turnaj, který už skončil
trouble-tournament-group = Skupina má { $least } až { $most } lidí. Pro turnaj bez skupin to nevyplňuj.
trouble-tournament-final = Finále téhle hry má { $least } až { $most } lidí. Pro turnaj bez finále to nevyplňuj.
trouble-season-not-over = Ten turnaj ještě neskončil. Další sezóna se dá otevřít po jeho konci.

# Formats of tournaments: groups, divisions of a league, a final.

tournament-rule-groups = { $league ->
    [yes] Divisions have about { $group } people, who meet only each other. They begin as the last season ended: of two neighbouring divisions the best { $promoted } go up and as many go down, fewer where a division is small. Newcomers begin in the last one.
   *[no] Before the first round everyone is drawn into groups of about { $group } people, who meet only each other.
}
tournament-rule-final = After the rounds { $final } people play one table more, the final. { $groups ->
    [yes] Those are the first of each group, as far as there is room, then the best of the others.
   *[no] Those are the best.
} Between equals the lot decides. The final gives no points; it decides the order of its players, who come before all others.
tournament-rule-final-late = A final that isn't over in time leaves its players in the order they had before it. A seat someone leaves there goes to an automatic player.
tournament-plan-more = { $plan }{ $group ->
    [0] {""}
   *[other] {" "}· groups of about { $group }
}{ $final ->
    [0] {""}
   *[other] {" "}· a final of { $final }
}
tournament-groups = { $league ->
    [yes] **The divisions**
   *[no] **The groups**
}
tournament-group = { $league ->
    [yes] Division { $at }: { $people }
   *[no] Group { $at }: { $people }
}
tournament-note-group = { $league ->
    [yes] division { $at }
   *[no] group { $at }
}
tournament-note-final = by the final
tournament-own-group = { $league ->
    [yes] You play in division { $at }.
   *[no] You play in group { $at }.
}
tournament-final = { $begins ->
    [yes] 🏁 **The final begins**
   *[no] **The final**
}{ $dated ->
    [yes] , until <t:{ $until }:F>
   *[no] {""}
}
tournament-final-over = **The final is over.**
tournament-final-late = It wasn't over in time: its players keep the order they had before it.
tournament-final-result = { $place }. { $who }
tournament-state-final = { $played ->
    [yes] The final, until <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] The final is over.
}
tournament-stage-final = The final
option-tournament-group = How many people a group has, about; none if left out
option-tournament-final = How many people play a final; none if left out
option-tournament-season = Which league this continues: a tournament that is over
trouble-tournament-group = A group has { $least } to { $most } people. Leave it out for a tournament without groups.
trouble-tournament-final = A final of this game has { $least } to { $most } people. Leave it out for a tournament without one.
trouble-season-not-over = That tournament isn't over yet. The next season can be opened after its end.

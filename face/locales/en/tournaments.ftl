# Tournaments: their rules, rounds and standings, the thread that tells them, and `/tournament`.

## Standings

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **➤ { $name }**
   *[no] { $name }
} · **{ $points }** · won { $wins } · opponents { $opponents }
tournament-noted = { $line } · { $note }
tournament-note-left = left
tournament-note-byes = { $count ->
    [one] sat out once
   *[other] sat out { $count } times
}
tournament-note-corrected = { $way ->
    [taken] corrected by −{ $points }
   *[given] corrected by +{ $points }
}
tournament-nobody = Nobody has joined yet.
tournament-legend = Points · tables won · points of the opponents on average
tournament-column = { $of ->
    [points] points
    [wins] won
   *[opponents] opponents
}
tournament-unnamed = a player
tournament-automatic = an automatic player

## The rules

tournament-rule-head = **How it is played**
tournament-rule-tables = { $sizes ->
    [equal] Each round has tables of { $most }.
   *[some] Each round has tables of { $least } to { $most } people.
}
tournament-rule-meet = The first round is drawn by lot. After that people with like points meet, and nobody meets twice while another round is possible.
tournament-rule-fill = The game needs { $fewest }. Where people are too few for that, automatic players fill the table; they never score.
tournament-rule-points = Points of a table by place, people only: { $points }. A tie shares them, so a table gives { $half } on average.
tournament-rule-bye = Where not all can play, those who have sat out the least sit out, from the last place up. That gives { $points } points.
tournament-rule-equal = At equal points more tables won come first, then opponents with more points on average. Those who are equal in all of it share the place.
tournament-rule-leaving = Leaving costs nothing before the first round. After that it is for good: your open table gives you 0, and you keep your points but no place. Whoever takes your seat over gets what it achieves.
tournament-rule-waiting = Places: { $people }. Those who come later wait, and come in when someone leaves.
tournament-rule-date = { $days ->
    [one] A round has 1 day.
   *[other] A round has { $days } days.
}
tournament-rule-unfinished = { $rule ->
    [void] A table that isn't over when its round closes gives nobody points, whatever comes of it later.
   *[shared] A table that isn't over when its round closes gives { $points } points to each who stayed, whatever comes of it later.
}

## Rounds and steps

tournament-round = { $begins ->
    [yes] 🏁 **Round { $round } of { $of } begins**
   *[no] **Round { $round } of { $of }**
}{ $dated ->
    [yes] , until <t:{ $until }:F>
   *[no] {""}
}
tournament-table = { $table }: { $people }
tournament-table-of-round = table no. { $at } of the round
tournament-byes = Sitting out, with { $points } points: { $who }
tournament-came = Joined: { $who }. Now { $count } of { $places }.
tournament-waits = On the waiting list: { $who }
tournament-came-in = In from the waiting list: { $who }
tournament-left-early = No longer registered: { $who }
tournament-left = Has left the tournament: { $who }
tournament-left-seat = An automatic player plays on at { $table } until someone from the waiting list takes the seat.
tournament-seat-taken = { $who } takes the seat of { $left } at { $table }.
tournament-table-done = { $table } is over: { $result }
tournament-result = { $who } ({ $points })
tournament-round-over = **Round { $round } of { $of } is over.**
tournament-late = { $rule ->
    [void] Not over in time, so no points: { $tables }
   *[shared] Not over in time, so { $points } points for each who stayed: { $tables }
}
tournament-ended = { $why ->
    [played] 🏆 **The tournament is over.** First place: { $who }
    [short] { $played ->
        [yes] 🏆 **The tournament is over early:** too few people are left for another round. First place: { $who }
       *[no] **The tournament doesn't take place:** too few people have registered.
    }
   *[cancelled] **The tournament is cancelled** by { $by }. Tables that are being played continue, but count for nothing here.
}
tournament-points-corrected = ⚖️ { $by } { $way ->
    [taken] takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $who }: { $reason }
   *[given] gives { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $who }: { $reason }
}
tournament-table-corrected = ⚖️ { $by } corrects { $table } of round { $round }: { $verdict ->
    [played] it counts as played, { $result }.
    [void] it counts as not over and gives no points.
   *[shared] it counts as not over: { $result }.
} Reason: { $reason }

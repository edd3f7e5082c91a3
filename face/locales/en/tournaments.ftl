# Tournaments: their rules, rounds and standings, the thread that tells them, and `/tournament`.

## Standings

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **▸ { $name }**
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
tournament-final-above = Above: places by the final
tournament-unnamed = a player
tournament-automatic = { wish-steward }

## The rules

tournament-rule-head = **How it is played**
tournament-rule-tables = { $sizes ->
    [equal] Each round has tables of { $most }.
   *[some] Each round has tables of { $least } to { $most } people.
}
tournament-rule-meet = The first round is drawn by lot. After that people with similar points meet, and nobody meets twice while another round is possible.
tournament-rule-fill = The game needs { $fewest }. Where people are too few for that, automatic players fill the table; they never score.
tournament-rule-points = Points for a table, by place among people: { $points }. A tie shares them, so a table gives { $half } on average.
tournament-rule-bye = Where not all can play, those who have sat out the least sit out, from the last place up. That gives { $points } points.
tournament-rule-equal = With equal points, more tables won count first, then opponents with more points on average. Whoever is equal in both shares the place.
tournament-rule-leaving = Leaving costs nothing before the first round. After that, leaving or giving up your seat at a table is for good: that table gives you 0, and you keep your points but no place. Whoever takes your seat over gets what it achieves.
tournament-rule-fewest = A tournament takes place with { $least } people or more.
tournament-rule-waiting = Places: { $people }. Those who come later wait, and come in when someone leaves.
tournament-rule-watched = **Anyone with the address** of a table, or of the feed of all such tables here, can look at the boards in a browser without signing in, and read the standings in that feed, names included.
tournament-rule-date = { $days ->
    [one] A round has 1 day.
   *[other] A round has { $days } days.
}
tournament-rule-length = A table usually takes { $bound ->
    [yes] at most { $most }.
   *[no] { $span } days, if everyone plays once a day.
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
tournament-table-linked = [table { $table }]({ $link })
tournament-table-of-round = table no. { $at } of the round
tournament-byes = Sitting out, with { $points } points: { $who }
tournament-came = Joined: { $who }. Now { $count } of { $places }.
tournament-waits = On the waiting list: { $who }
tournament-came-in = In from the waiting list: { $who }
tournament-left-early = No longer registered: { $who }
tournament-left = Has left the tournament: { $who }
tournament-left-seat = The seat at { $table } goes to { $final ->
    [yes] an automatic player
   *[no] the next from the waiting list, or to an automatic player
}.
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
       *[no] **The tournament doesn't take place:** too few people have registered. Needed: { $least }, registered: { $count }.
    }
   *[cancelled] **The tournament is cancelled** by { $by }. { tournament-tables-continue }
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

## A tournament as it is read

tournament-head = 🏆 { $name }
tournament-plan = { $game } · { $pace ->
    [live] live
    [evening] evening
    [daily] daily
   *[relaxed] relaxed
} · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $rated ->
    [yes] rated
   *[no] not rated
}
tournament-state-open = Registered: **{ $count }** of { $places }{ $waiting ->
    [0] {""}
   *[other] , waiting: { $waiting }
}. { tournament-until }
tournament-until = Registration until <t:{ $until }:F> (<t:{ $until }:R>); then the first round begins.
tournament-state-playing = { $played ->
    [yes] Round { $round } of { $of }, until <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] Round { $round } of { $of } is over. The next one begins soon.
}
tournament-state-over = The tournament is over. Rounds played: { $rounds }{ $final ->
    [yes] {" "}and a final
   *[no] {""}
}
tournament-state-few = The tournament didn't take place: too few people registered. Needed: { $least }, registered: { $count }.
tournament-state-cancelled = The tournament was cancelled.
tournament-stage = Round { $round } of { $of }
tournament-stage-over = Final standings
tournament-people = In the tournament: { $who }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
tournament-own-in = ✅ You're in.
tournament-own-waits = ⏳ You're on the waiting list, number { $at }.
tournament-own-left = You've left this tournament.
tournament-own-place = You: { $place ->
    [0] no place
   *[other] place **{ $place }** of { $of }
}, points: **{ $points }**
tournament-own-bye = You sit out this round.
tournament-own-table = { $linked ->
    [yes] ▸ Your table: [table { $table }]({ $link })
   *[no] ▸ Your table: { $table }
}
tournament-byes-shown = Sitting out: { $who }
tournament-table-counts = { $table }: { $result }{ $verdict ->
    [played] {""}
    [void] {" "}· not over in time, no points
   *[shared] {" "}· not over in time
}
tournament-join = Join…
tournament-leave = Leave…
tournament-tables = Tables
tournament-places = All places
tournament-how-counted = How points are counted
tournament-show-rules = Rules
tournament-show = Standings
tournament-back = Back
tournament-thread = Announcements
tournament-earlier = ◀ Before
tournament-later = After ▶
tournament-page = Page { $page } of { $pages }
tournament-which-round = Another round
tournament-list-head = **Tournaments of this server**
tournament-list-none = There's no tournament on this server. Moderators open one with `/tournament open`.
tournament-list-line = { $number }. **{ $name }** · { $plan }
tournament-choice = { $name } · { $game }
tournament-table-choice = round { $round } · { $table }: { $people }
tournament-place-choice = { $who } { $place }
tournament-list-show = Show { $number }
tournament-invitation = A tournament is open. **Join** tells you the rules first; you're in only after you confirm.

## At its tables

tournament-at-table = 🏆 **{ $name }** · { $stage }{ $linked ->
    [yes] {" "}· [Announcements]({ $link })
   *[no] {""}
}
tournament-at-table-taken = You have the seat of **{ $left }**, who left the tournament: what it achieves counts for you.
tournament-at-table-outside = You aren't in the tournament: here you play for no points of it.
fix-tournament-counts = ⚠️ The tournament **{ $name }** has counted this table already, and a fix changes nothing there. Set it right there, too: `/tournament correct-table table:{ $table } counts:{ $counts } places:{ $places }`.
leave-tournament = **You also leave the tournament { $name } for good.** { $final ->
    [yes] { tournament-seat-final } { tournament-place-lost }
   *[no] { tournament-table-lost } { tournament-seat-next }
}
tournament-place-lost = You keep your points, but lose your place.
tournament-table-lost = The table you play at gives you 0 points. You keep the others, but lose your place.
tournament-seat-next = The next from the waiting list takes your seat, or an automatic player.
tournament-seat-final = An automatic player takes your seat at the final.

## Joining and leaving

tournament-join-ask = Join **{ $name }**? You play every round, and each has a date.
tournament-join-waits = All places are taken: you'd be on the waiting list.
tournament-join-late = The rounds have begun: you'd be on the waiting list, and come in when someone leaves.
tournament-join-later = Whoever joins now waits, and comes in when someone leaves.
tournament-join-yes = Join
tournament-joined = **You're in.** When a round begins, I'll seat you and write to you as at any table.
tournament-joined-waits = **You're on the waiting list.** You come in when someone leaves; then I'll write to you.
tournament-leave-ask = { $at ->
    [before] Leave **{ $name }**? It hasn't begun, so it costs nothing, and you can join again.
    [waiting] Leave the waiting list of **{ $name }**? It costs nothing.
    [table] Leave **{ $name }** for good? { tournament-table-lost } { tournament-seat-next }
    [final] Leave **{ $name }** for good? { tournament-seat-final } { tournament-place-lost }
   *[apart] Leave **{ $name }** for good? { tournament-place-lost }
}
tournament-leave-yes = Leave
tournament-left-now = You've left the tournament.

## What moderators do

tournament-opened = **Opened.** People join there: <#{ $thread }>. Registration ends at its date, or at once with `/tournament start`. Later you may need `/tournament close-round`, `/tournament correct-points` or `/tournament cancel`.
tournament-opened-until = Registration ends <t:{ $until }:F>. { $set ->
    [yes] I read what you typed as time in { $zone }.
   *[no] I read what you typed as time in UTC; with `/me timezone` you choose your own time zone.
}
tournament-short = **Most tables won't end in time.** { $length } { $date } What fits: { $fit }. To change it, end this tournament with `/tournament cancel` and open another.
tournament-fit-days = `days:{ $days }`
tournament-fit-pace = `pace:` { $pace } · `days:{ $days }`
tournament-opened-silent = **Opened**, but I couldn't post it. I'll try again. `/tournament show` works anyway.
tournament-begin-ask = Seat the first round of **{ $name }** now? Registration ends with that. Registered: { $count }.
tournament-begun = **Registration is over.** The first round is seated in a moment; the thread announces it.
tournament-cancel-ask = Cancel **{ $name }** for good? { tournament-tables-continue }
tournament-tables-continue = Tables that are being played continue, but don't count any more.
tournament-cancelled = **Cancelled.** The thread announces it.
tournament-close-ask = Close round { $round } of **{ $name }** now? Tables that aren't over: { $open }. { $rule ->
    [void] They give no points.
   *[shared] They give { $points } points to each who stayed.
}
tournament-closed = **The round is closed.** The thread announces it, and the next round follows.
tournament-begin-do = Seat the first round
tournament-cancel-do = Cancel the tournament
tournament-close-do = Close the round
tournament-points-ask = { $way ->
    [taken] Take { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $who } in **{ $name }**?
   *[given] Give { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $who } in **{ $name }**?
}
tournament-points-would = Points: { $was } → **{ $then }**, place: { $was_place ->
    [0] none
   *[other] { $was_place }
} → { $then_place ->
    [0] **none**
   *[other] **{ $then_place }**
}
tournament-table-ask = Correct { $table } of round { $round } in **{ $name }**?
tournament-table-was = Until now: { $verdict ->
    [played] played, { $result }
    [void] not over, no points
    [shared] not over, { $result }
   *[none] it doesn't count yet
}
tournament-table-would = Then: { $verdict ->
    [played] played, { $result }
    [void] not over, no points
   *[shared] not over, { $result }
}
tournament-correct-how = Everyone reads it in the tournament's thread, with your name and the reason.
tournament-correct-do = Correct…
tournament-correct-title = Correct the tournament
tournament-correct-why = Everyone reads it in the thread.
tournament-corrected = **Corrected.** The thread announces it.
tournament-recounted = { $same ->
    [yes] ✅ **The same.** Worked out from the results of the tables alone, all places and points are right.
   *[no] ⚠️ **Not the same.** What was counted differs from these tables: { $differing }. `/tournament correct-table` sets a table right.
} Tables: { $tables }{ $corrected ->
    [0] {""}
   *[other] , set right by moderators: { $corrected }
}.
tournament-silent = I can't post the news of the tournament **{ $name }** in <#{ $channel }>. It continues all the same. Let me see that channel, create threads there and write in them; then I'll post what is missing.
tournament-anew = The earlier thread of this tournament was deleted on Discord. It continues here; nothing is lost.

## Letters

tournament-letter-in = **{ $name }**: a place became free, and **you're in** the tournament. Registration ends <t:{ $until }:F>; then I seat you and write to you.
tournament-letter-bye = **{ $name }**: you sit out round { $round } of { $of }, which gives you { $points } points. I seat you in the next one and write to you then.
tournament-letter-off = { $why ->
    [cancelled] **{ $name }**: a moderator has cancelled the tournament.{ $played ->
        [yes] {" "}{ tournament-tables-continue }
       *[no] {""}
    }
   *[short] { $played ->
        [yes] **{ $name }**: the tournament is over early, because too few people are left for another round.
       *[no] **{ $name }**: the tournament doesn't take place. People needed: { $least }, registered: { $count }.
    }
}

## Commands

command-tournament = Tournaments of this server: rounds of tables, points, standings
command-tournament-open = Open a tournament for people to join; for moderators
command-tournament-list = The tournaments of this server
command-tournament-show = Standings, your table, join and leave
command-tournament-start = Seat the first round now; for moderators
command-tournament-cancel = Cancel a tournament for good; for moderators
command-tournament-close-round = Close the round before its date; for moderators
command-tournament-correct-points = Give someone points or take them; for moderators
command-tournament-correct-table = Set right how a table counts; for moderators
command-tournament-recount = Check the standings against the tables themselves; for moderators
option-tournament = Which tournament; the only one, or this thread's, if left out
option-tournament-name = What it is called
option-tournament-game = Which game is played
option-tournament-until = Until when people can join, for example Friday 20:00, 5 days or 2026-12-24 20:00
option-tournament-rounds = How many rounds; 4 if left out
option-tournament-people = How many places; 64 if left out, more people wait
option-tournament-pace = { option-play-pace }
option-tournament-days = How many days a round may last; 14 if left out
option-tournament-unfinished = What a table gives that isn't over in time; half the points if left out
option-tournament-rated = Whether the tables count for ratings; yes if left out
option-tournament-options = Options of the game, as for a table
option-tournament-who = Whose points
option-tournament-points = How many points, for example 6, or -6 to take them
option-tournament-table = Which table
option-tournament-counts = How it counts
option-tournament-places = The places of its people in the order shown, for example 2 1 3; as it ended if left out
choice-rated-yes = Yes
choice-rated-no = No
choice-unfinished-shared = 12 points to each who stayed
choice-unfinished-void = No points to anyone
choice-verdict-played = As played
choice-verdict-shared = Not over: 12 points to each who stayed
choice-verdict-void = Not over: no points to anyone

## What goes wrong

trouble-no-tournaments = { tournament-list-none }
trouble-which-tournament = There are several tournaments here. Say which with `tournament:`.

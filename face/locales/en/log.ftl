# The log of a table.

log-head = Log · { $game }, { $table }
log-took-back = **{ subject }** { verb-take } the turn back.
log-head-new = What's new · { $game }, { $table }
log-round = Round { $round }
log-before = Before the first round
log-rounds = { $first ->
    [0] From the beginning to round { $last }
   *[other] Rounds { $first } to { $last }
}
log-none = Nothing of that kind has happened yet.
log-continues = -# … For what came before, press **◀ Earlier**.
log-to = 🔒 Told to { $seat } alone:
log-given = ⏰ Answered for you:
log-given-sealed = ⏰ An answer was given for you.
log-given-for = ⏰ Answered for you: *{ $what }* { $answer }
log-given-what = *{ $what }* { $answer }
log-given-before = ⏰ **Answered for you** since you last looked:
log-whole = Whole log
log-kind-own = What only you were told
log-kind-table = Votes and moderators
log-every-kind = Everything
log-every-seat = Everyone
log-button = What's new

command-log = What has happened at a table, as far as you may know
option-log-round = A round, like 2, or several, like 2-4
option-log-seat = What one player did, or had done to them
option-log-kind = What kind of events
option-log-table = Which table; not needed in its thread
log-round-now = Round { $round } (now)

trouble-log-no-such-round = There's no such round in this log. { $last ->
    [1] So far there's round 1.
   *[other] So far there are rounds 1 to { $last }.
} Type one, like `{ $last }`, or several, like `1-{ $last }`; 0 is what came before.
trouble-log-no-such-kind = The log has no such kind of events. Leave `kind` out, or choose from the list: { $kinds }.

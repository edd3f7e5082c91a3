### What happens next?: an answer played on in many imagined worlds, and what came of it there.

forecast-button = What happens next?
forecast-head = What happens next · { $game }
forecast-now = **Your answer now**
forecast-before = **Your answer before, in the same worlds**
forecast-end = Points at the end: **{ $middle }** in the middle, mostly { $mostly }, always { $all }. First in { $won } of { $worlds } worlds.
forecast-round = Points if the game ended after this round: mostly **{ $mostly }**, always { $all }.
forecast-range = { $low } to { $high }
forecast-parts = Mostly from: { $parts }.
forecast-part = { $name } { $points }
forecast-sometimes = Now and then from: { $parts }.
forecast-never = No points in any world from: { $parts }.
forecast-usual = What usually happens by the start of the next round:
forecast-unlike = Usual after the other answer, seldom or never after this one:
forecast-rests = This rests on { $level ->
    [caretaker] safe answers
   *[other] stewards' play
} for every seat, yours too, in { $worlds } imagined worlds drawn from what you know. It can't tell what people will do{ $level ->
    [caretaker] { "" }
   *[other] , and a steward can be wrong
}.
forecast-against = In the same worlds ({ $both }), this answer did better in { $better } and worse in { $worse }.
forecast-rough = Only { $worlds } of { $asked } worlds could be played on in time, so the figures are rough.
forecast-works = Playing on in imagined worlds: { $percent } %
forecast-waits = Another player's worlds come first.
forecast-stopped = Stopped. Press **What happens next?** to start again.

## What goes wrong

trouble-forecast-busy = This machine has so much to do that too few imagined worlds could be played on in time. Try again in a few minutes: it continues where it stopped.
trouble-forecast-undecided = { forecast-of-the-whole }.
forecast-of-the-whole = I play on from your whole answer, so choose the rest in your form first
trouble-forecast-lacks = { forecast-of-the-whole }: “{ $what }”.
trouble-forecast-failed = Too few imagined worlds could be played on to say anything. { trial-unaffected }

## What tournaments refuse

trouble-no-such-tournament = There's no such tournament here. `/tournament list` shows them.
trouble-tournament-name = A tournament needs a name of at most { $most } characters.
trouble-tournament-people = A tournament has places for { $least } to { $most } people.
trouble-tournament-rounds = A tournament has { $least } to { $most } rounds.
trouble-tournament-round-days = A round lasts { $least } to { $most } days.
trouble-registration-past = Registration has to end in the future.
trouble-registration-too-late = Registration can stay open { $most } days at most. Choose an earlier end.
trouble-tournament-game-for-one = One person plays this game alone. Choose another game.
trouble-too-many-tournaments = This server has { $most } tournaments already, the most it can have. Wait until one is over, or cancel one.
trouble-too-few-registered = It takes { $least } people to begin; registered so far: { $registered }.
trouble-already-registered = You're registered already.
trouble-not-registered = This person isn't in the tournament.
trouble-left-tournament = Whoever has left this tournament can't come back to it.
trouble-registered-too-often = You've come and gone too often: the most is { $most }.
trouble-too-late-to-join = It's too late to join: nobody comes in for the final.
trouble-tournament-begun = The tournament has begun already.
trouble-tournament-over = This tournament is over.
trouble-no-round = No round is being played now.
trouble-correction-reason = Say why, in at most { $most } characters: everyone in the tournament reads it.
trouble-correction-points = Give or take 1 to { $most } points.
trouble-correction-places = I need a place, 1 or higher, for each person at this table, and none for others.
trouble-correction-order = Type { $count } places, one for each of these people, in this order: { $people }. For example `{ $example }`.
trouble-too-many-corrections = This tournament takes no more corrections: { $most } is the most.
trouble-no-table-of-tournament = This table isn't one of the tournament.

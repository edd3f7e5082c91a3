# Wishes for a table: /play, and who is not seated with whom.

wish-said = Noted. As soon as enough people fit, a table opens in { $channel } and I'll write to you; its game starts { $minutes } minutes later. People of your strength who are awake when you are (`/me quiet` says when you sleep) come first; the longer you wait, the less that counts.
wish-length = **{ $game }.** { $length }
wish-outlook = Of the last { $count } such wishes here, { $met } became a table{ $met ->
    [0] .
   *[other] , half of these within { $length }.
}
wish-outlook-none = How long such wishes take here I can't say yet: too few have ended so far.
wish-head = **You're waiting for a table:**
wish-none = You aren't waiting for a table. `/play game:` says what you'd like to play.
wish-line = **{ $games }** · { $pace ->
    [live] live
    [evening] evening
    [daily] daily
   *[relaxed] relaxed
} · { $seats ->
    [0] any number of players
   *[other] { $seats } players
} · { $fill ->
    [yes] automatic players may fill up
   *[no] people only
} · { $rated ->
    [yes] rated
    [no] not rated
   *[any] rated or not
} · { $languages }{ $abroad ->
    [yes] { " · " }other servers too
   *[no] { "" }
}
wish-times = waiting since <t:{ $since }:f>, until <t:{ $until }:F>
wish-take-back = Take back { $number }
wish-taken-back = Taken back.
wish-met = { $named ->
    [yes] { $who }, your
   *[no] Your
} wish is met: [table { $table }]({ $link }), **{ $game }**, with { $others }. The game starts <t:{ $at }:R>, or as soon as one of you presses **Start**. If it doesn't suit you, press **Leave** before then.
wish-still = **You're still waiting for another table**, and may get a seat there too:
wish-left = The wish that brought you there is over. To look for a table again, type `/play game:` with the same choices; `/play` alone shows what you're still waiting for.
wish-few = Your seat stays yours, and others can press **Join**. If you'd rather look for another table, press **Leave** there and type `/play game:` again.
wish-steward = an automatic player
wish-over = No table has come of your wish: { $games }. `/play` repeats it; more games, any number of players or automatic players make it easier.
command-play = Find me a table: say what you'd like to play, or see what you wait for
option-play-game = Which game, or several with commas; left out: see what you wait for
option-play-pace = How long for each decision; daily if left out
option-play-players = How many at the table, automatic players included; any number if left out
option-play-languages = Languages you'd play in, for example en cs; your own if left out
option-play-fill = Whether automatic players may take seats that stay empty after a while; no if left out
option-play-rated = Whether the result counts for ratings; either if left out
option-play-until = How long you wait, for example Friday, 3 days or 2026-12-24
choice-wish-pace-live = Live: 10 minutes for each decision
choice-wish-pace-evening = Evening: 2 hours for each decision
choice-wish-pace-daily = Daily: 24 hours for each decision
choice-wish-pace-relaxed = Relaxed: 72 hours for each decision
choice-wish-fill-yes = Yes, after a while
choice-wish-fill-no = No, people only
choice-wish-rated-any = Either: rated, unless someone wished otherwise or automatic players fill up
choice-wish-rated-yes = Rated
choice-wish-rated-no = Not rated
trouble-too-many-wishes = You're already waiting for as many tables as you can ({ $most }). Take one back first: `/play` shows them.
trouble-no-such-wish = This wish is over: taken back, ended, or a table by now.
trouble-wish-over = { trouble-start-in-the-past }
trouble-wish-too-long = A wish can wait at most { $most } days. Choose an earlier end.
trouble-wish-seats = None of these games is played by { $seats } people or more with others. Leave their number open, or choose another.
trouble-rated-alone = Games with automatic players aren't rated. Choose one: a rated game, or automatic players.
trouble-unknown-wish-language = I don't know the language “{ $language }”. Write for example: { $languages }

## Who is not seated with whom

shun-done = I'll never seat you with { $who } when you use `/play`. They aren't told. Lobbies are open to both of you as before.
shun-no-more = `/play` may seat you with { $who } again.
shunned-none = There's nobody you don't want to be seated with.
shunned-head = **`/play` never seats you with:** { $who }
command-me-block = Never be seated with someone by /play; they aren't told
command-me-unblock = Let /play seat you with someone again
command-me-blocked = Who /play never seats you with
trouble-shun-oneself = You can't keep away from yourself.
trouble-not-shunned = You haven't blocked this person.
trouble-too-many-shunned = You've blocked { $most } people already; take one back first with `/me unblock`.

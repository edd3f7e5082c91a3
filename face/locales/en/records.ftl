# What people have played: rated tables, statistics, ratings, the leaderboard.

## In the lobby

rated-yes = 🏅 **Rated**: the result counts on the `/leaderboard`.
rated-company = 🏅 **Rated** with two or more players. Not rated while you play alone.
rated-off = Not rated: nothing counts on the leaderboard.
rated-stewards = Not rated: automatic players are in the game.
rated-hints = Not rated: hints are on.
rated-alone = Not rated: a game for one.
rated-practice = Not rated: practice.
rated-offer = the result doesn't count on the leaderboard

## Seasons

season = Q{ $quarter } { $year }
season-all-time = all time
ratings-changed = 📈 **Rating**: { $changes }
rating-changed = { $seat } { $points } ({ WAY($by) ->
    [down] −{ SIZE($by) }
   *[up] +{ SIZE($by) }
})

## What a person has played

records-of = 🏅 { $name }
records-here = On this server · { $season }
records-everywhere = On all servers · { $season }
records-games = **{ $games ->
    [one] 1 game
   *[other] { $games } games
}** · **{ $won }** won{ $shared ->
    [0] {""}
   *[other] , { $shared } of them shared
}
records-roles = Won as { $roles }
records-role = { $role } { $won } of { $games }
records-rank = 🏆 **{ $points }** points · place { $place } of { $of }
records-unplaced = 🏆 { $missing ->
    [one] One more rated game
   *[other] { $missing } more rated games
} until { $whose ->
    [own] you're
   *[theirs] they're
} ranked
records-pace = ⏱️ Usually answers within **{ $length }**
records-no-pace = ⏱️ { $missing ->
    [one] One more answer
   *[other] { $missing } more answers
} until there is a usual time to answer
records-stewards = 🤖 With automatic players: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
records-taken-over = 🪑 Took over { $count ->
    [one] 1 seat
   *[other] { $count } seats
} others had left
records-left = 🚪 Left { $count ->
    [one] 1 game
   *[other] { $count } games
} before the end
records-none-own = None of your games here has ended yet. Join one (`/table list`), or open one: `/table new`.
records-none = There's nothing to show about { $who } here.
records-none-season = Nothing in this season.
records-out = You're not in any records: nothing of yours is counted or shown. `/me records on` changes that.

## What a server has played

records-server = 📊 Played on this server
records-server-games = **{ $games ->
    [one] 1 game
   *[other] { $games } games
}** by **{ $people ->
    [one] 1 person
   *[other] { $people } people
}**
records-server-game = **{ $games ->
    [one] 1 game
   *[other] { $games } games
}**, { $rated ->
    [0] none of them rated
   *[other] { $rated } rated
} · one takes about **{ $length }**
records-server-pace = ⏱️ An answer usually takes **{ $length }** here.
records-none-here = No game has ended on this server yet. Open one: `/table new`.

## The leaderboard

leaderboard-head = 🏆 { $game }
leaderboard-about = On this server · { $season } · { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
leaderboard-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · **{ $points }** · { $won } of { $games } won
leaderboard-nobody = Nobody is ranked yet: that takes { $least } rated games.
leaderboard-own = You: place **{ $place }** of { $of }, **{ $points }** points.
leaderboard-own-missing = You: { $missing ->
    [one] one more rated game
   *[other] { $missing } more rated games
} until you're ranked.
leaderboard-own-none = Play { $least } rated games here to be ranked.
leaderboard-unplaced = { $count ->
    [one] One player has
   *[other] { $count } players have
} played fewer than { $least } rated games.
leaderboard-none = No rated game has ended on this server yet. Tables are rated unless they're opened with `rated=no`.
leaderboard-none-game = No rated game of { $game } has ended on this server yet.
leaderboard-which = Another game…

## Buttons

records-which = Another season…
records-show-all = Show to everyone
records-how = How it works

## How it works

records-how-head = How games are counted
records-how-rated = **Rated** means every table of two or more players, unless its lobby says otherwise. Tables with automatic players or hints aren't rated.
records-how-leaving = **Leaving** a rated game, or being voted out for absence, counts as coming last. Taking over a seat risks nothing: it isn't rated for you.
records-how-points = **Points** start at { $start }. They rise when you place well, more so against strong players, and as your strength becomes certain. After { $least } rated games you're ranked.
records-how-season = **A season** is a quarter of the year. Everyone starts it afresh; { $season } rated games get you ranked.
records-how-out = Only finished games count. `/me records off` takes you out of all of it.

## Staying out

me-records-on = 🏅 Your games count, for `/stats` and `/leaderboard`.
me-records-off = 🏅 You're not in statistics or leaderboards.
me-records-on-done = Your games count, and so do those you've already played. Give me a few seconds.
me-records-off-done = You're no longer in any statistics or leaderboards, and what was stored for them is deleted. Your games themselves stay (`/me forget` takes your name from those, too).
choice-records-on = Count my games
choice-records-off = Leave me out of statistics and leaderboards; delete what is stored

## Commands

command-stats = What was played here, and how it went
command-stats-player = What you, or someone else here, have played
command-stats-server = What was played on this server, for everyone to see
command-leaderboard = Who is ahead at a game on this server
command-me-records = Whether your games count for statistics and leaderboards
option-stats-who = Who; yourself if left out
option-season = A quarter of a year; all time if left out
option-leaderboard-game = Which game; the last rated one if left out
option-records = On, or off: you're in none of it

## What goes wrong

trouble-unknown-season = There's no season “{ $season }” here. { $count ->
    [0] No game has ended yet.
   *[other] Available: { $seasons }.
}
trouble-only-on-servers = That works only on a server. Ask there.

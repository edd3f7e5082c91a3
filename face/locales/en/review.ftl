### A player's review of a finished game: what a steward would have answered, and what that was worth.

review-button = Review
command-table-review = See where a steward would have decided differently in a finished game, and what it cost you
review-title = Your review: { $game } · { $table }
review-counts = { $count ->
    [one] You made one decision
   *[other] You made { $count } decisions
}; in { $alike } of them a steward would have answered as you did.
review-given = { $count ->
    [one] One answer was given for you by deadline or stand-in, and isn't reviewed.
   *[other] { $count } answers were given for you by deadline or stand-in, and aren't reviewed.
}
review-alike = { $count ->
    [one] one decision
   *[other] { $count } decisions
} as a steward
review-most = **What mattered most**
review-none-costly = As far as I can tell, no decision clearly cost you points.
review-empty = You made no decision of your own at this table.
review-own = **You:**
review-degree = { $degree ->
    [little] A little better
    [much] Much better
   *[clear] Clearly better
}
review-yours = Yours was { $degree ->
    [little] a little
    [much] much
   *[clear] clearly
} better
review-steward = **A steward:**
review-cost = **{ review-degree }.**
review-cost-points = **{ review-degree }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
review-better = { review-yours }.
review-better-points = { review-yours }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-turns = It costs about { $turns ->
    [one] one whole turn
   *[other] { $turns } whole turns
}.
review-lost = Turns of yours that brought almost nothing: { $count }.
review-little = About the same, as far as I can tell.
review-leads = Each played on { $count ->
    [one] once
   *[other] { $count } times
}. Lead over the others' average: { $own } after your answer, { $other } after the steward's.
review-how = I play both answers on in games that fit what you knew then, and compare your lead over the others' average. A number is named only where repeated games agree on it. A steward can be wrong.
review-works = Working out your review: { $percent } %
review-waits = Another player's review is first.
review-stop = Stop
review-stopped = Stopped. Press **Review** to start again.
review-title-page = Your review

## What goes wrong

trouble-review-running = A review tells what others kept secret, so there's none before the game has ended.
trouble-review-closed = This game was called off, so there's no review.
trouble-review-unknown = I can't review this game: it started under older rules, or it has no steward.
trouble-review-failed = I couldn't work out the review just now. Press **Review** again in a minute.

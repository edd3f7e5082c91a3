### Practice: a game alone with stewards, in direct messages.

practice-dealing = **{ $game }**, a practice game. The cards are being dealt… If nothing comes, type `/practice` again.
practice-begun = Your practice game of { $game } is in your direct messages. { practice-calm }
practice-calm = Take all the time you like: nobody is waiting, and nobody else sees it.
practice-begun-here = Your practice game of { $game } is the new message here. { practice-calm }
practice-there = It continues there.
practice-there-here = It continues in the new message here.
practice-to-desk = To the game
practice-thinking = Your opponents are thinking…
practice-again = Another game
practice-closed = This practice game is closed: you ended it, or nothing happened in it for a week. `/practice` starts another.

practice-open = { $count ->
    [one] You have a practice game of { $game } open.
   *[other] You have { $count } practice games of { $game } open.
}
practice-on = Continue
practice-on-which = Continue…
practice-end = { played-on-end }
practice-end-which = End…
practice-another = Start another
practice-option = { $game } · practice { $table } · { $stewards ->
    [0] alone
    [one] one opponent
   *[other] { $stewards } opponents
}
practice-give-up = Give up
practice-end-sure = **End this practice game?** { $game } · practice { $table } can't be resumed.
practice-ended = It's over. `/practice` starts another.

## The command

command-practice = Play alone against automatic players, at once, in your direct messages
option-practice-level = How well they play: apprentice (if left out) or steward
option-opponents = How many opponents; the list shows what the game allows
practice-opponents = { $count ->
    [0] none: alone
    [one] one opponent
   *[other] { $count } opponents
}

## What goes wrong

trouble-bad-opponents = This game is practised { $least ->
    [0] alone or with up to { $most } opponents
   *[other] { $same ->
        [yes] with exactly { $most ->
            [one] one opponent
           *[other] { $most } opponents
        }
       *[no] with { $least } to { $most } opponents
    }
}. Leave `opponents` out, or choose from its list.
trouble-too-many-practices = You have { $most } practice games open, the most one person may have. Continue or end one of them.
trouble-practices-full = I can't run any more practice games right now. Try again in a few minutes.
trouble-practice-dms-closed = I can't message you, so I didn't open a practice game. On your server's name, choose *Privacy Settings* and allow direct messages; if you've blocked me, unblock me. Then type `/practice` again.
trouble-not-in-practice = That's for tables with several people. A practice game waits as long as you like; **Give up** on its desk ends it.

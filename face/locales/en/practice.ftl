### Practice: a game alone with stewards, in direct messages.

practice-desk-head = { $game } · practice { $table }
practice-dealing = **{ $game }**, a practice game. The cards are being dealt… If nothing comes, type `/practice` again.
practice-begun = Your practice game of { $game } is in your direct messages. Take all the time you like: nobody waits, nobody else sees it.
practice-there = It goes on there.
practice-to-desk = To the game
practice-thinking = Your opponents are thinking…
practice-again = Another game
practice-closed = This practice game is closed: you have ended it, or nothing happened in it for a week. `/practice` begins another.

practice-open = { $count ->
    [one] You have a practice game of { $game } open.
   *[other] You have { $count } practice games of { $game } open.
} Go on with it, end it, or begin another beside it.
practice-on = Go on
practice-on-which = Go on with…
practice-end = End it
practice-end-which = End…
practice-another = Begin another
practice-option = { $game } · practice { $table } · { $stewards ->
    [0] alone
    [one] one opponent
   *[other] { $stewards } opponents
}
practice-give-up = Give up
practice-end-sure = **End this practice game?** { $game } · practice { $table } cannot be gone on with afterwards.
practice-ended = It is over. `/practice` begins another.

## The command

command-practice = Play alone against automatic players, at once, in your direct messages
option-practice-level = How well they play: apprentice (if left out) or steward
option-opponents = How many of them; the list shows what the game allows
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
trouble-too-many-practices = You have { $most } practice games open, as many as one person may. Go on with one of them, or end one here; then `/practice` begins another.
trouble-practices-full = As many people are practising here as I can serve just now. Try again in a few minutes.
trouble-practice-dms-closed = I cannot write to you, so nothing was opened: a practice game is played in direct messages. On your server's name, choose *Privacy Settings* and allow direct messages; if you have blocked me, unblock me. Then type `/practice` again.
trouble-not-in-practice = That is for tables with several people. A practice game is yours alone: it waits as long as you like, and **Give up** on its desk ends it.

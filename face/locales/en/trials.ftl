### Trials: a private board where one tries out what one could do.

trials-on = **You can try things out**, each on a board of your own that nobody else sees, and find out **what happens next** when automatic players play an answer out.
trials-alone = While you play alone with automatic players, you can **try things out** on a board of your own.
trials-agreed = Whoever takes a seat agrees to that; the table is rated all the same.
trial-offer = players can try out what they could do, each on a board of their own
trial-no-offer = nobody can try things out, not even someone who plays alone

## On its desk

trial-number = trial: { $of }
picture-trial = Trial
picture-trial-world = Trial · World { $world }
trial-head = 🧪 Trial · { $game }
trial-line = { $world ->
    [0] An imagined world
   *[other] World { $world }, imagined
}: what's hidden is drawn, and nothing here counts at the table.
trial-button = Try it out
trial-ask = Ask the table
trial-world = Another world
trial-before = Back to World { $world }
trial-back = Back to my turn
trial-note = Keep as note
trial-so = Answer like this
trial-end = End the trial
trial-table = To the table
trial-back-to = Back to the trial
trial-filled = Filled in from your trial, not sealed yet.
trial-filled-back = Bring back what was here
trial-begun = Your trial is in your direct messages. { trial-apart }
trial-apart = Nobody else learns of it, and at the table everything stays as it is.
trial-begun-here = Your trial is the new message here. { trial-apart }
trial-over = The trial is over. At the table everything is as you left it.
trial-noted = Added to your notes of the table.
trial-noted-so = “{ $line }”
trial-noted-line = { $world ->
    [0] Tried
   *[other] World { $world }, tried
}: { $answer }
trial-noted-upto = up to: { $moment }
trial-noted-points = points: { $points } ({ $by })
trial-noted-more = more: { $things }
trial-noted-less = less: { $things }
trial-in-form = Your first answer of the trial is filled in. { hint-check }
command-table-try = Try out what you could do, on a board that only you see

## What goes wrong

trouble-trials-off = The players of this table haven't agreed on trials. All of them can, by a vote; in `/practice` you can always try.
trial-unaffected = Your table isn't affected; play on as usual, and please tell whoever runs this bot.
trouble-not-tried-here = Nothing is tried out here: play on. In a trial, **Another world** and **Back to my turn** start it again.
trouble-already-trying = Everyone can try things out at this table already: press **Try it out**.
trouble-trial-failed = I couldn't imagine a world for this position. { trial-unaffected }
trouble-nothing-tried = You haven't answered anything in this trial yet. Answer first, then press that again.

## Played on from a game that has ended

played-on-button = Play on from here
played-on-head = ▶ Played on · { $game }
played-on-number = played on from { $of }
played-on-line = The world as it was in { $of }: played on with automatic players, and nothing here counts.
played-on-back = Back to that position
played-on-end = End it
played-on-over = It's over. The game you played on from stays as it was.
played-on-begun = The game continues in your direct messages, from that position.
played-on-begun-here = The game continues in the new message here, from that position.
played-on-which = Pick the moment you want to play on from. In the replay you can start after any move.
played-on-eyes = **For you alone**: nobody else sees it. Pick whose place you take; you see what they saw, and automatic players hold the other seats. What was yet to be drawn is drawn again.
played-on-others = **With others**: a lobby opens beside the table, where everyone can see and join it. Pick whose place you take.
played-on-alone = Alone: { $seat }
played-on-private = Play on alone
played-on-with = With others: { $seat }
played-on-together = Play on with others
played-on-lobby = The game of { $of } continues here from one of its positions. Whoever joins first takes the place that was picked, and automatic players hold the seats that stay free. Nothing here counts.
played-on-at = From: { $moment }. Asked next: { $asked }.
played-on-since = From: { $moment }, right after what the replay shows as “{ $before }”. Asked next: { $asked }.
played-on-nothing = After that move the game was over: nothing was left to decide. Pick an earlier moment.
played-on-earlier = Play on from an earlier move
played-on-better = Play on from before it, with the steward's answer filled in:
trouble-position-unknown = I can't play on from there: the game was over at that point, or it was played by the rules of an older release.

# Liar's Dice, a game that somebody adds as a distribution of their own.

liars-name = Liar's Dice
liars-lobby = Bid on dice that nobody sees all of.
liars-lobby-size = { $players } · light · about 7 decisions each
liars-round = **Round { $round }.** { $count } dice lie under the cups.
liars-rolled = Under your cup: { $dice }.
liars-ask = What do you do?
liars-field-verb = Your turn
liars-field-count = How many dice
liars-field-number = Of which number
liars-field-shown = Dice you lay open
liars-option-raise = Raise
liars-option-show = Show dice and roll the rest again
liars-option-doubt = Doubt
liars-option-exact = Exact
liars-number = { $number }
liars-bid = { subject } { liars-verb-bid }: at least { $count } × { $number }.
liars-show = { subject } { verb-show } { $dice } and { liars-verb-roll } { $count ->
    [one] { $count } die
   *[other] { $count } dice
} again.
liars-doubt = { subject } { liars-verb-doubt } { $count } × { $number }.
liars-exact = { subject } { liars-verb-say } it is exactly { $count } × { $number }.
liars-had = { subject } had { $dice }.
liars-there = There { $count ->
    [one] is { $count } die
   *[other] are { $count } dice
} with a { $number }.
liars-loses = { subject } { verb-lose } a die.
liars-out = { subject } { verb-be } out.
liars-wins = { subject } { verb-win }.
liars-score = Outlasted
liars-hint-turn = You raise the bid or end the round. Whoever is wrong loses a die. Often overlooked: what you roll again may be better than what you have.
liars-first-ask-turn = Say how many dice under all cups show a number, or doubt what was said before. Whoever is wrong loses a die.
liars-quantity-bid = dice bid
liars-headline = Round { $round }
liars-over = The game is over
liars-moment = Round { $round }, turn { $turn }
liars-own = Under your cup: { $dice }
liars-own-none = Nothing is under your cup.
liars-covered = { subject } { verb-have } { $count ->
    [one] { $count } die
   *[other] { $count } dice
} under the cup.
liars-open = { subject } { verb-have } { $dice } in the open.
liars-rules = Rules
liars-cups = Cups
liars-rule-raise = **Raise**: bid more dice, or as many of a higher number.
liars-rule-show = **Show**: raise to a number you have, lay some of these dice open and roll your other hidden dice again.
liars-rule-doubt = **Doubt**: with fewer dice than was bid the bidder loses one, else you do.
liars-rule-exact = **Exact**: with just as many dice as was bid all others lose one, else you do.
liars-refused-no-bid = Nobody has bid in this round.
liars-refused-last-die = You keep a die under your cup.
liars-refused-highest = No bid you could make is higher.
liars-refused-no-raise = That is no more than the last bid.
liars-refused-not-yours = You have no such die under your cup.
liars-verb-bid = { $seat-is ->
    [you] bid
   *[other] bids
}
liars-verb-roll = { $seat-is ->
    [you] roll
   *[other] rolls
}
liars-verb-doubt = { $seat-is ->
    [you] doubt
   *[other] doubts
}
liars-verb-say = { $seat-is ->
    [you] say
   *[other] says
}

# Rules at hand: /rules, /card, the question mark on a desk, what a first game explains.

rules-hint-button = ?
rules-button = Rules
rules-head = Rules · { $game }
# The alt text of a picture beside a topic of the rules: what it is; the words drawn in it follow.
rules-picture-alt = An example for “{ $topic }”.
rules-which = Read about …
rules-which-game = Which game’s rules would you like to read?
rules-topic-of = { $topic } · { $game }
rules-hint-order = { order-how } { rules-overlooked } until it answers you can decide yourself.
rules-overlooked = Often overlooked:
rules-no-hint = There's no question for you right now.
rules-house-why = Where the rulebook is silent or leaves a choice, this is how I play:
rules-scoring = Points at the end
rules-house = 🏠 House rules
rules-of-table = 📋 Rules of this table
opening-head = { $game } · { $table }
opening-more = -# { $hints ->
    [on] **{ hint-button }** on your desk says what a steward would do, and why; `/rules` has all of it.
   *[off] **?** on your desk explains each question, `/rules` has all of it.
}
opening-on = To my desk
opening-button = Who am I?
explained-head = **New to you** (your first game):
explained-fold = Got it
explained-stop = Stop explaining
command-rules = Read the rules of a game by topic: a round, debt, wings, the Black Market…
option-rules-topic = Which topic; choose from the list, or type a word
option-rules-game = Which game; if left out, this thread's, or all
command-card = Read any card of a game
option-card-name = The name of the card, or part of it
option-card-game = { option-rules-game }
option-table-of-cards = Which table; if left out, this thread's, or your only one
card-of-the-game = Cards of the game
card-head = { $game }
trouble-no-such-topic = There's no topic of that name.{ $count ->
    [0] {" "}`/rules` shows them all.
   *[other] {" "}Did you mean: { $close }?
}
trouble-no-such-card = There's no card of that name.{ $count ->
    [0] {" "}`/card` lists the cards as you type.
   *[other] {" "}Did you mean: { $close }?
}
command-me-explanations = Whether your first game of a kind explains phases and terms on your desk
option-explanations = When
choice-explanations-first = In my first game of a kind
choice-explanations-always = In every game, until I've read them
choice-explanations-never = Never
me-explanations-first = Your first game of a kind explains each phase and term once.
me-explanations-always = Every game explains the phases and terms you haven't folded away yet.
me-explanations-never = Nothing explains itself; **?** and `/rules` are still there, and `/me explanations` turns it on again.

### Hints: what a steward would do, for tables that have them.

hints-on = **Hints are on**: everybody can ask on their desk what a steward would do.
hints-allow = Allow hints
hints-disallow = No hints
hints-offer = players can ask on their desk what a steward would do

## On a desk

hint-button = Hint
hint-first = **First, a steward would press “{ $what }”:**
hint-answer = **A steward would answer:**
hint-why = **Why:**
hint-whole = For the whole question, whatever you have chosen so far. A steward knows only what you know, and can be wrong.
hint-follow = Put it into the form
hint-in-the-form = It stands in the form. Look it over, then seal.
hint-answered = You have answered this. Take it back if you want to answer something else.
hint-no-idea = A steward has no idea here. What the rules say above is all there is; ask again in a minute, or trust yourself.

## What goes wrong

trouble-hints-off = There are no hints at this table: they are chosen in the lobby, for everybody. **?** and `/rules` are still there.
trouble-hint-changed = The game has gone on: a steward would do something else now. Ask for a new hint.

### Hints: what a steward would do, for tables that have them.

hints-on = **Hints are on**: { hints-offer }.
hints-allow = Allow hints
hints-disallow = No hints
hints-offer = players can ask on their desk what a steward would do

## On a desk

hint-button = Hint
hint-first = **First, a steward would press “{ $what }”:**
hint-answer = **A steward would answer:**
hint-why = **Why:**
hint-why-first = **Why that first:**
hint-risks = **Careful**:
hint-whole = This answers the whole question, whatever you've chosen so far. A steward knows only what you know, and can be wrong.
hint-follow = Put it into the form
hint-follow-first = First, fill in “{ $what }”
hint-check = Check it; nothing counts until you press the green button.
hint-in-the-form = I've filled in the form. { hint-check }
hint-in-the-first = I've filled in “{ $what }” on your desk. { hint-check }
hint-answered = You've answered this. To answer something else, take it back.
hint-no-idea = A steward has no idea here. Ask again in a minute, or trust yourself.

## What goes wrong

trouble-hints-off = There are no hints at this table: that's chosen in the lobby, for everyone. **?** and `/rules` still help.
trouble-hint-changed = The game has moved on, so this hint is out of date. Ask for a new one.

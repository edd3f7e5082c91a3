# On the page: what a table votes on, and what its players ask of the moderators.

matters-button = Table
matters-title = Votes and moderators · { $table }
matters-no-vote = No vote is open.
matters-call = Call a vote
matters-hours = hours
matters-substitute = Ask for a substitute, and play on until one is found
matters-substitute-back = Stop looking for a substitute
substitute-declined-here = Declined. The search for a substitute continues.
matters-ask = Ask the moderators
matters-ask-who = Only they read what you ask for and why. The table learns that you ask for something.
vote-in-short = { $asked } Yes: { $yes } of { $needed }.
vote-call-open = Suggest opening the seat of { $seat } to a newcomer
vote-call-try = Suggest that everyone can try things out; all must agree
request-beside = A moderator asks you to agree to something.
request-by = By how much
request-card = Which card
request-no-point = There is no earlier step to go back to yet.
request-send = Send the request
request-is-wanted = **Waiting:** no moderator has decided yet.
request-is-asked = **A moderator asks whether you agree.** Until you do, nothing changes.
request-is-voting = **The table votes on it.**
request-is-applied = **Done.** The table has been told.
request-is-declined = **Not done.** Nothing was changed.
request-is-turned-down = **Turned down.** Nothing was changed.
request-is-outdated = **Too late:** the game has moved on. Nothing was changed.

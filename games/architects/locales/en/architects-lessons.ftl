### The lessons of Architects: title, goal, and what each shows.

architects-lesson-start = { lesson-start-name }
architects-lesson-start-goal = The board with your name is yours: its workers, goods and virtue. Only points win, most of them from buildings and the Cathedral, which cost goods. You've gathered enough: build something.
architects-lesson-start-point = A turn is one worker to one place; then everyone else has theirs. { architects-first-guildhall }

architects-lesson-dig = Dig in numbers
architects-lesson-dig-goal = Get at least 4 goods with one worker.
architects-lesson-dig-point = A crowd earns more every turn. Don't let it grow too tempting: crowds are what opponents capture.

architects-lesson-capture = Capture a crowd
architects-lesson-capture-goal = Capture at least 3 workers of one opponent.
architects-lesson-capture-point = The owner of a captured crowd earns nothing there any more and has to free it; you can sell it.

architects-lesson-prison = Sell your captives
architects-lesson-prison-goal = Send all your captives to Prison for at least 3 silver.
architects-lesson-prison-point = { architects-first-captive } { architects-first-prison }

architects-lesson-tax = Empty the Tax Stand
architects-lesson-tax-goal = Take at least 4 silver from the Tax Stand.
architects-lesson-tax-point = { architects-first-tax } That pays when the pile is high and your virtue can bear it.

architects-lesson-market = Black Market or virtue
architects-lesson-market-goal = Get gold or marble on the Black Market, with at least 5 virtue left.
architects-lesson-market-point = { architects-first-market } Above 9 virtue it's closed to you, below 5 the Cathedral is.

architects-lesson-build = A building that pays
architects-lesson-build-goal = Build something worth at least 5 points to you.
architects-lesson-build-point = Each building keeps a worker and a space of the Guildhall for good, so build what pays while spaces last.

architects-lesson-cathedral = Raise the Cathedral
architects-lesson-cathedral-goal = Go up a level of the Cathedral.
architects-lesson-cathedral-point = { architects-first-cathedral } Its spaces are few, so come early.

architects-lesson-end = End it while you lead
architects-lesson-end-goal = Fill the Guildhall and win.
architects-lesson-end-point = Whoever leads ends the game before others catch up; whoever trails takes points instead.

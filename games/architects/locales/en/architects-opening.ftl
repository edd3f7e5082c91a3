# The opening scene: who a player is, told once as a game begins. The card is drawn, the rest stands below it.

architects-opening-who = You're an architect
architects-opening-plays = You play { $what }
architects-opening-card = An architect
architects-opening-aim = Each turn you send one worker out, and all yours in that place count together.
architects-opening-beside = With goods and apprentices you build in the Guildhall, or work on the Cathedral.
architects-opening-wins = **The most points win**: buildings, steps on the Cathedral and high virtue bring them; unpaid debts, low virtue and workers in Prison cost some.
architects-opening-round = **A round is one turn for each of you.** { architects-workers-stay } { architects-first-guildhall } Points come late: hardly any in the first third of a game, most for buildings towards its end.
architects-workers-stay = Workers stay where you send them until someone captures them or you bring them home.
architects-opening-hidden = **Only the cards in hand are hidden**: one scores once you've built it in the Guildhall.
architects-opening-first = { $step ->
    [boards] **First** everyone chooses a board with a power for the whole game, then three building cards.
   *[draft] **First** you draft three building cards.
}

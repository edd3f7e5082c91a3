# The opening scene: who a player is, told once as a game begins. The card is drawn, the rest stands below it.

paladins-opening-who = You lead the defence of the city
paladins-opening-aim = What you do raises Faith, Strength and Influence: they open better spaces and score at the end.
paladins-opening-beside = Two or three of the six big actions done five times or more beat all six done twice.
paladins-opening-wins = { $alone ->
    [yes] **You win with more points than the virtual player** after round { $rounds }
   *[no] **The most points after round { $rounds } win**
}: a King's Order scores { $least } to { $most }, each attribute (Faith, Strength, Influence) up to { $track }, a big action done five times or more up to { $deed }, and converted outsiders some; an unpaid debt costs { $debt }.
paladins-opening-round = **A round**: a paladin leads you, you hire four workers in the tavern, then everyone in turn takes one action at a time, until all have passed.
paladins-opening-hidden = **Only the paladins are hidden**: of the three you draw, one leads, one returns next round, one goes under the deck.
paladins-opening-first = **First** you take a townsfolk.

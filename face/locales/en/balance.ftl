# The report of `pactum balance`.

balance-title = # Balance of { $game }
balance-about = Measured with automatic players. "Interval" is that of 95 %; an aim is met or missed by the mean, and "unsure" where the interval reaches across its bound. In charts the line is the interval and the green band the aim; bars that miss it are red.
balance-no-aims = There are no aims here: the cards are as they are. The figures say how they weigh in these players' hands, no more; where intervals overlap, the difference may be chance.
balance-pack = Cards: `{ $pack }`, version { $version }, hash `{ $hash }`.
balance-command = Made by `{ $command }`; the same command gives the same figures, whatever the number of processes.
balance-runs = ## Runs
balance-runs-columns = | run | players, by seat | tables | decisions a policy failed to make |
balance-none-failed = none
balance-overview = ## Aims
balance-overview-columns = | what | aim | measured | |
balance-columns = | | mean | interval | n | |
balance-figures = Figures
balance-all = all
balance-aim = Aim: { $aim }.
balance-at-least = at least { $least }
balance-at-most = at most { $most }
balance-between = { $least } to { $most }
balance-interval = { $low } to { $high }
balance-met-of = { $met } of { $all }
balance-missed-are = not { $names }
balance-met = met
balance-met-unsure = met, unsure
balance-missed = **missed**
balance-missed-unsure = **missed**, unsure

balance-wins-by-seat = Wins by seat
balance-wins-by-role = Wins by role
balance-wins-by-player = Wins by player
balance-score-by-seat = Points by seat
balance-winner-score = Points of the winner
balance-score-part = Where points come from, a seat
balance-wins-by-turn = Wins by who begins
balance-wins-by-turn-about = 1 has the first turn.
balance-score-by-turn = Points by who begins
balance-wins-by-board = Wins by board
balance-score-by-board = Points by board
balance-for-run = { $title } (run: { $run })

# Architects

balance-boards-wins-by-turn = Wins by who begins with variable boards, which their virtue decides

# Deal with the Devil

balance-wins-by-seat-about = A seat is a side of the table, and in Deal with the Devil a side of the board, too.
balance-apprentices-wins-by-role = Wins by role among apprentices
balance-hermit-wins-by-player = Wins of a hermit
balance-wins-by-player-about = A hermit never packs a chest and takes none; the other three are stewards.
balance-trades = Chests taken, of the four of a round
balance-no-chests-buildings = Buildings without any chest at the table
balance-buildings = Buildings built by a seat
balance-soul-sold = Games in which a soul piece was sold
balance-souls = Soul pieces bought in a game
balance-soulless-wins-by-kind = Wins without soul pieces
balance-wins-by-kind-about = One player neither buys nor sells soul pieces; the other three are stewards.
balance-wins-by-souls = Wins by whether a devil has bought, a mortal has sold soul pieces
balance-wins-by-souls-about = What happened among equals. It doesn't say what comes of leaving soul pieces alone: whoever is ahead or behind trades differently.
balance-score-by-role = Points by role
balance-last-round = Games in which the last round changed the winner, or the order
balance-last-round-about = This compares the standings, had the game ended after round 4, with those at the end.
balance-first-card = Points beside the table's mean, by a card dealt in round 1
balance-packed = Chests with something in them, by who packed them
balance-taken = Chests taken, of those with something in them
balance-builder = Points beside the table's mean, by a building one has built
balance-builder-about = It also says who can pay for the building: a card for the rich stands high.
balance-built = Games in which a building was built, of those in which someone held it
balance-fired = Games in which an effect changed anything, of those in which its building was built
balance-fired-about = Immediate and action effects count if they changed something, permanent ones if the building acted in its phase, rules if a cost, token or interest was another, effects at the end if they scored. Prices are left out; of several effects each is counted, in the order of the card.
balance-event = Games in which half an event was played
balance-achievement = Games in which an achievement was earned
balance-achievement-seat = Seats that earned an achievement
balance-minors = Minor achievements earned at a table, by round
balance-penalty-paid = Points lost by a penalty that was taken
balance-penalty-paid-about = What the final score falls by if the game ended there: points, goods, debt, a building.
balance-penalty-avoided = Points a penalty would have cost whoever kept it off
balance-penalty-avoided-about = By the cheapest way to take it.
balance-debt = Games in which debt was used: loans by what they paid for, repaying, interest

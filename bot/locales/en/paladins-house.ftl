# Paladins of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/house-rules.md says why.

paladins-house-supplies = **Workers, silver, provisions and debts** never run out.
paladins-house-played = **A played paladin** leaves the game at the end of the round. The two you laid back stay in your deck.
paladins-house-gains = **Gains** come from left to right, as printed, after the price is paid: they cannot pay for their own action. What cannot be done is skipped; taking tax is not your choice, a discard, a debt to pay, Pray and a free recruit are.
paladins-house-reacting = **Townsfolk** react to actions begun after they joined, and a free Develop counts as Develop.
paladins-house-top = **Tracks end at 12.** What goes beyond is lost; the paladin counts on top.
paladins-house-pray = **Pray** may be taken with nothing to clear. Pray as a reward may clear the Pray action, or the action just taken.
paladins-house-inquisition = **An Inquisition** strikes when the last coin of the tax supply has been taken, after the whole of that taking. Its reactions go clockwise from whoever brought it: Peddlers first, then the Conspirators, who alone are asked, then Squires.
paladins-house-decks = **Empty decks.** Suspicions and tavern cards are shuffled anew. Townsfolk, outsiders and walls are not: without a wall there is no Fortify. With no suspicion card anywhere an Inquisition strikes.
paladins-house-peddler = **A worker that a Peddler brings after you passed** is kept only among your three.
paladins-house-debt = **A debt instead of silver** at the first two spaces of the row is allowed for both uses of Recruit, and with silver in hand.
paladins-house-attack = **Missing Strength** costs 1 silver for every 2, rounded up.
paladins-house-hunter = **A Hunter** counts your retinue at the end, with those drafted and recruited free.
paladins-house-cards = **Cards and boards.** Some cards are known from one source only, and a few spaces are our own choice; the content pack marks each of them.
paladins-house-virtual = **The virtual player** pays no silver and no provisions; its five actions on the left take one worker each; of two halves it takes the first that does something; past the fifth space of its counter its highest attribute rises.

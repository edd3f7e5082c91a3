# Paladins of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/players/house-rules.md says why.

paladins-house-supplies = **Workers, silver, provisions and debts** never run out.
paladins-house-played = **A played paladin** leaves the game at the end of the round. The two you laid back stay in your deck.
paladins-house-choice = **The choice of a paladin** may be changed until all have chosen.
paladins-house-gains = **Gains** come from left to right, as printed, after the price is paid: they cannot pay for their own action. What cannot be done is skipped; taking tax is not your choice, a discard, a debt to pay, Pray and a free recruit are.
paladins-house-reacting = **Townsfolk** react to actions begun after they joined, and a free Develop counts as Develop.
paladins-house-top = **Tracks end at 12.** What goes beyond is lost; the paladin counts on top.
paladins-house-pray = **Pray** may be taken with nothing to clear. Pray as a reward may clear the Pray action, or the action just taken.
paladins-house-commission = **Commission** costs provisions.
paladins-house-debt = **A debt instead of silver** at the first two spaces of the row is allowed for both uses of Recruit, and with silver in hand; not where there is nothing to pay.
paladins-house-attack = **Missing Strength** costs 1 silver for every 2, rounded up; empty spaces of the row count like those with a card.
paladins-house-attacked = **Attacked outsiders** lie face down, but everybody may see which.
paladins-house-inquisition = **An Inquisition** strikes when the last coin of the tax supply has been taken, after the whole of that taking; two tax signs of one reward are one taking. Its reactions go clockwise from whoever brought it: Peddlers first, then the Conspirators, who alone are asked, then Squires.
paladins-house-decks = **Empty decks.** Suspicions and tavern cards are shuffled anew. Townsfolk, outsiders and walls are not: without a wall there is no Fortify. With no suspicion card anywhere an Inquisition strikes.
paladins-house-peddler = **A worker that a Peddler brings after you passed** is kept only among your three.
paladins-house-hunter = **A Hunter** counts your retinue at the end, with those drafted and recruited free.
paladins-house-tax = **The tax supply** holds 5 coins for 1 or 2 players, 6 for 3 and 8 for 4.
paladins-house-cards = **Cards and boards.** Most cards, and the spaces for jars, are known from one list only. The numbers on the jars from the second on, the workers under the workshops from the second on, most schemes and what one Squire brings (Strength) are our own; prices of the row are in part inferred.
paladins-house-virtual = **The virtual player** pays no silver and no provisions, but takes the debt of a Favour; its five actions on the left take one worker each, and the one on Rest is not counted; past the fifth space of its counter its highest attribute rises, one at 12 is passed over.
paladins-house-virtual-choices = **Its choices.** Of two halves it takes the first that does something, of attributes its highest. When its scheme deck is empty, the discards are shuffled. The second card that leaves is the one on the second space.
paladins-house-virtual-points = **Its points.** None for Develop, though a Guardian counts the workshops on its board; ties with it are broken as among players.

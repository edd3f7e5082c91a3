# Paladins of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/players/house-rules.md says why.

paladins-house-supplies = **Workers, silver, provisions and debts** never run out.
paladins-house-played = **A played paladin** leaves the game at the end of the round. The two you put back stay in your deck.
paladins-house-choice = **The choice of a paladin** may change until all have chosen.
paladins-house-gains = **Gains** come from left to right, as printed, after the price is paid: they can't pay for their own action. What can't be done is skipped. You must take tax; discarding, paying a debt, Pray and a free recruit are your choice.
paladins-house-reacting = **Townsfolk** react to actions begun after they joined, and a free Develop counts as Develop.
paladins-house-top = **Tracks end at 12.** Steps past 12 are lost; the paladin's attributes are added even then.
paladins-house-pray = **Pray** may be taken with nothing to clear. Pray as a reward may clear the Pray action, or the action just taken.
paladins-house-commission = **Commission** costs provisions.
paladins-house-debt = **A debt instead of silver** at the first two spaces of the row is allowed for both uses of Recruit, even with silver in hand, but not where there's nothing to pay.
paladins-house-attack = **Missing Strength** costs 1 silver for every 2, rounded up; empty spaces of the row count like those with a card.
paladins-house-attacked = **Attacked outsiders** are face down, but everyone may look at them.
paladins-house-inquisition = **An Inquisition** strikes once tax that empties the supply has been taken in full; two tax signs of one reward count as one taking. Reactions go clockwise from whoever caused it: Peddlers, then Conspirators, the only ones with a choice, then Squires.
paladins-house-decks = **Empty decks.** Suspicions and tavern cards are reshuffled. Townsfolk, outsiders and walls aren't: without a wall there's no Fortify. When a suspicion card is due and none is left, an Inquisition strikes.
paladins-house-peddler = **A worker that a Peddler brings after you passed** counts towards the three you keep.
paladins-house-hunter = **A Hunter** counts your retinue at the end, including those drafted or recruited free.
paladins-house-tax = **The tax supply** holds 5 coins for 1 or 2 players, 6 for 3 and 8 for 4.
paladins-house-cards = **Cards and boards.** Most cards, and the spaces for jars, come from a single list. The numbers on all jars but the first, the workers under all workshops but the first, most schemes and what one Squire brings (Strength) are our own; some prices of the row are inferred.
paladins-house-virtual = **The virtual player** pays no silver or provisions, but takes a Favour's debt. Its five actions on the left take one worker each, and the one on Rest isn't counted.
paladins-house-virtual-choices = **Its choices.** Of two halves it takes the first that does something; of attributes, its highest. When its scheme deck is empty, its discards are shuffled.
paladins-house-virtual-points = **Its points.** None for Develop, though a Guardian counts the workshops on its board; ties with it are broken as between players.

# Architects of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/players/house-rules.md says why.

architects-house-boards = **Variable boards.** The two characters of a colour are two sides of one board and never play at the same table.
architects-house-recall = **No worker at home.** One of yours comes home from a place with an open circle. { architects-recall-elsewhere }
architects-house-stuck = **All workers in the Guildhall.** A player whose workers are all there skips the turn; if that's true of everyone, the game ends.
architects-house-market = **Black Market without a card.** A space without a card gives the goods printed on the board: the third before the first reset, the first once all small cards have moved over. At the next reset the large cards are shuffled into a new small pile.
architects-house-swindlers = **Bonuses at the Black Market** (Swindlers, Caroline) come before a hire there: the new apprentice brings nothing yet, the one who leaves for them still does.
architects-house-refresh = **The 🔁 spaces of the Guildhall** replace the first apprentice of both rows as soon as the worker is placed, before what the building does: a Tavern hires from the new display. Silver stays on the two cards and is still there when they come back.
architects-house-reset = **Effects of a reset** are used for you at once, releases from Prison first. I ask you, in seat order, only where more virtue could hurt.
architects-house-captures = **Captures by buildings** (Armoury, Barracks, Fortress) are limited to as many places a turn as in the Town Centre, and cost nothing.
architects-house-dismiss = **Letting an apprentice go** is possible on your turn while your apprentices are full, and whenever you hire without room.
architects-house-reactions = **Virtue above 14 and debts bought off.** You choose whether to destroy or buy off debts at the end of the turn when it came up.
architects-house-decks = **Empty decks.** Without apprentice cards, spaces of the display stay empty; you draw as many building cards as there are.
architects-house-end = **Effects at the end** are worked out for you in the order that brings you the most points, then virtue, then silver, including debts that Hugo buys off.
architects-house-aqueduct = **The Aqueduct** counts itself.
architects-house-together = **Order between players at the end.** All effects happen at once: what others have counts as it was after the last turn.

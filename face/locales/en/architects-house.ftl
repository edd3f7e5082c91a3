# Architects of the West Kingdom: house rules, where the rulebook is silent or leaves a choice. docs/players/house-rules.md says why.

architects-house-boards = **Variable boards.** Where they are chosen, the last seat chooses first; whoever has most virtue begins. The two characters of a colour are two sides of one board and never play at one table.
architects-house-apprentice = **First apprentice** (a table option, from Age of Artisans). Hired after the draft in reverse turn order; the display is filled up when all have hired.
architects-house-recall = **No worker at home.** One of yours comes home from a place with an open circle. { architects-recall-elsewhere }
architects-house-stuck = **All workers in the Guildhall.** Such a player sits the turn out; if that is true of everybody, the game ends.
architects-house-market = **Black Market without a card.** A space on which no card lies gives the goods printed on the board: the third space before the first reset, the first one when all small cards have gone over. At the next reset the large cards are shuffled into a new small pile.
architects-house-swindlers = **Bonuses at the Black Market** (Swindlers, Caroline) come before a hire there: who is hired brings nothing yet, who leaves for the newcomer still does.
architects-house-refresh = **The 🔁 spaces of the Guildhall** change the first apprentice of both rows as soon as the worker lies there, before what the building does: a Tavern hires from the new display. Silver stays on the two cards; it lies there again when they come back.
architects-house-reset = **Effects of a reset** are used for you at once, releases from Prison first. You are asked only where more virtue could hurt (no Black Market above 9, more tax above 1 and above 3), in seat order.
architects-house-captures = **Captures by buildings** (Armoury, Barracks, Fortress) keep to as many places a turn as the Town Centre allows, and cost nothing.
architects-house-dismiss = **Letting an apprentice go** is possible on your turn while you have no room for another, and whenever you hire without room.
architects-house-reactions = **Virtue above 14 and debts bought off.** Whether you destroy or buy off debts is asked at the end of the turn in which it came up.
architects-house-decks = **Empty decks.** Without apprentice cards a space of the display stays empty; of building cards you draw as many as there are.
architects-house-end = **Effects at the end** are worked out for you in the order that brings you most points, then most virtue, then most silver, debts that Hugo buys off included.
architects-house-aqueduct = **The Aqueduct** counts itself.
architects-house-together = **Order between players at the end.** All effects happen at the same moment: what others have counts as it stood when the last turn was over.

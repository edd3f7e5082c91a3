# Deal with the Devil: house rules, where the rulebooks are silent. docs/house-rules.md says why.

devil-house-bank = **Bank.** What you trade takes effect for you at once; the others hear of it when the phase settles. Goods and coins never run out. In round 1 debt can be repaid until the offer is sealed.
devil-house-tokens = **Tokens.** The grain for the third and fourth token is set aside when its action comes up; grain that this action brings comes too late for it.
devil-house-unbuilt = **Skipped in the same way**: the action of a building that could not be built, and a hire while no courtier is there.
devil-house-payment = **A taken chest.** Of soul pieces that were paid the second viewer sees only the number.
devil-house-event = **An event that cannot be paid** stays in hand.
devil-house-phase = **Reputation phase.** Wings for highest and lowest first, then buildings, then the drift.
devil-house-supplies = **Supplies.** Where two compete for the last indulgence or houseguest, seat order decides. Without an indulgence left the angel wings stay; without a houseguest left only the points are lost.
devil-house-penalties = **Penalties** are taken in board order: A, B, C, 1, 2, 3, then houseguests.
devil-house-vandal = **The Vandal** destroys a single building too.
devil-house-hoards = **Buildings that discard goods at the end** do so only where it brings you more: the best is chosen for you.
devil-house-stables = **Stables.** An action under them that has a price may be declined.
devil-house-absent = **Absent players.** A stand-in makes no offer, takes no deal, plans nothing and guesses nobody; what it must answer costs them as little as can be.

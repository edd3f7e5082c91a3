# Deal with the Devil: house rules, where the rulebooks are silent. docs/players/house-rules.md says why.

devil-house-bank = **Bank trades** take effect for you at once; the others hear of them when the phase settles.
devil-house-supply = **Supply of goods and coins.** It never runs out.
devil-house-repaying = **Repaying debt in production** is possible until you have sealed which cards you pass on, in round 1 until you have sealed your offer.
devil-house-last-chance = **Last chance to repay before trading** (rounds 2 to 5). Asked are those who had a debt when the last phase settled; while they decide, the others can repay too.
devil-house-choices = **Choices of a plan** are made with it, for what it will bring, and cut down to what is there when it is carried out. You are asked then only about what the bank has changed since.
devil-house-tokens = **Grain for the third and fourth token** is set aside when its action comes up; grain that this action brings comes too late for it.
devil-house-unbuilt = **Action of a building not built, hire while no courtier is there:** { devil-skipped }, as for an action that cannot be paid.
devil-house-event = **Right side of an event that cannot be carried out:** { devil-skipped }; the card stays in hand.
devil-skipped = skipped, at the price of 1 reputation
devil-house-payment = **Soul pieces in a taken chest.** The second viewer sees only their number.
devil-house-courtiers = **Hired courtiers** can be read by everybody, as every hire was seen.
devil-house-achievements = **Achievements that buildings complete** are earned without asking; you choose only whether you give courtiers for one.
devil-house-phase = **Reputation phase.** Wings for highest and lowest first, then buildings, then the drift.
devil-house-supplies = **Last indulgence, houseguest or wing.** Where two compete for it, seat order decides. Without an indulgence left the angel wings stay; without a houseguest left only the points are lost.
devil-house-penalties = **Penalties** are taken in board order: A, B, C, 1, 2, 3, then houseguests.
devil-house-vandal = **The Vandal** destroys a single building too.
devil-house-stables = **A priced action under Stables** may be declined, which costs no reputation.
devil-house-hoards = **Buildings that discard goods at the end** do so only where it brings you more: the best is chosen for you.
devil-house-absent = **Absent players.** A stand-in makes no offer, takes no deal, plans nothing and guesses nobody; what it must answer costs them as little as can be.

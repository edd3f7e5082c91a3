# Deal with the Devil: house rules, where the rulebooks are silent. docs/players/house-rules.md says why.

devil-house-numbers = **Numbers.** What the rulebooks say in words is theirs. What they only print as an icon is ours: costs, points and effects of cards, first goods, the wheel, the reputation track, sets of achievements, how much inquisitors ask for.
devil-house-bank = **Bank trades** take effect for you at once; the others hear of them when the phase settles.
devil-house-supply = **Supply of goods and coins.** It never runs out.
devil-house-repaying = **Repaying debt in production** is possible until you seal which cards you pass on; in round 1, until you seal your offer.
devil-house-last-chance = **Last chance to repay before trading** (rounds 2 to 5). While those asked decide, the others can repay too.
devil-house-forced = **What leaves no choice** is asked all the same: an instant answer would give you away. A button answers all such questions for you, after about as long as you usually take.
devil-house-choices = **Choices of a plan** are made when you plan, for what it will bring. If less is there by then, you get less; I ask again only about what the bank has changed since.
devil-house-tokens = **Grain for the third and fourth token** is paid before its action, so not with grain that the action brings.
devil-house-unbuilt = **Action of a building not built, hire while no courtier is there:** { devil-skipped }, like an action you can't pay for.
devil-house-event = **Right side of an event that can't be carried out:** { devil-skipped }; the card stays in hand.
devil-skipped = skipped, at a cost of 1 reputation
devil-house-payment = **Soul pieces in a taken chest.** The second viewer sees only their number.
devil-house-courtiers = **Hired courtiers** are public.
devil-house-achievements = **Achievements that buildings complete** are earned without asking; you choose only whether to give courtiers for one.
devil-house-phase = **Reputation phase.** Wings for highest and lowest first, then buildings, then the drift.
devil-house-supplies = **Last indulgence, houseguest or wing.** If two compete for it, seat order decides. With no indulgence left, the angel wings stay; with no houseguest left, only the points are lost.
devil-house-penalties = **Penalties** are taken in board order: A, B, C, 1, 2, 3, then houseguests.
devil-house-vandal = **The Vandal** destroys even your only building.
devil-house-stables = **A priced action under Stables** may be declined at no cost in reputation.
devil-house-hoards = **Buildings that discard goods at the end** do so only if that brings you more.
devil-house-absent = **Absent players.** A stand-in makes no offer, takes no deal, plans nothing and guesses nobody; if it must answer, it picks what costs them least.

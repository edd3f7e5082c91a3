# Paladins of the West Kingdom: its rules at hand. Topics of /rules, hints behind the question mark, what a first game
# explains. Numbers of the board in play come from it.

paladins-lobby = Seven rounds to defend the kingdom: hire whatever workers the tavern has, raise Faith, Strength and Influence, and keep the Inquisition from your door.
paladins-lobby-size = { $players } · heavy · 7 rounds, an evening together

## Tempers of stewards, and what each is like

paladins-temper-regent = regent
paladins-temper-regent-does = weighs everything alike
paladins-temper-conqueror = conqueror
paladins-temper-conqueror-does = attacks, and places outposts
paladins-temper-preacher = preacher
paladins-temper-preacher-does = sends monks and converts outsiders
paladins-temper-castellan = castellan
paladins-temper-castellan-does = builds workshops and walls

## Topics: title, other words people type, text

paladins-topic-goal = What it's about
paladins-topic-goal-words = overview, goal, how to play, win, start
paladins-rule-goal = Seven rounds; the most points after the last one win. { paladins-opening-round } To take an action, fill its spaces with workers of the right colours. { paladins-opening-aim }
    To do well, concentrate. { paladins-opening-beside }
paladins-topic-round = A round
paladins-topic-round-words = round, phases, order, start player
paladins-rule-round = The start player token moves on, an Order or Favour is revealed, the tavern shows its groups. { paladins-phase-paladins } { paladins-phase-tavern } Then, turn by turn: one action or pass.
paladins-topic-paladins = Paladins
paladins-topic-paladins-words = paladin, leader, top, bottom, deck, hand
paladins-rule-paladins = Everyone has the same twelve. The one leading brings two workers, four points of attributes **for this round only**, and helps with one action: it costs less or brings more. Afterwards it leaves the game. The one you put on top comes back to your hand next round. Those you put at the bottom in rounds 1 to 3 come back in rounds 6 and 7; later ones are gone.
paladins-topic-workers = Workers and spaces
paladins-topic-workers-words = worker, labourer, scout, merchant, fighter, cleric, criminal, colour, spaces
paladins-rule-workers = { paladins-first-workers } { paladins-first-criminal } Workers stay on an action until you pass or Pray them off; until then it's closed. Workers you gain in a turn can be used from your next turn on.
paladins-topic-develop = Develop: workshops
paladins-topic-develop-words = develop, workshop, workshops
paladins-rule-develop = Two workers and 4 silver: your leftmost workshop covers one of the first two spaces of Commission, Fortify, Garrison, Absolve, Attack or Convert. That action needs one worker less for the rest of the game, and you get the worker printed under the workshop at once. The third space always needs its worker.
paladins-topic-recruit = Recruit: townsfolk
paladins-topic-recruit-words = recruit, townsfolk, retinue, row, price
paladins-rule-recruit = With **one** worker you discard a townsfolk from the row for the reward at its top. With **two**, one of them a fighter, the townsfolk joins your retinue: a bonus now and its ability for the rest of the game. Either way you pay the price of its space, from left to right 3, 2, 2, 1 and 0 silver; at the first two you may take a debt instead. With a free recruit any of them joins your retinue at no cost.
paladins-topic-supply = Hunt, Trade, Conspire
paladins-topic-supply-words = hunt, trade, conspire, provisions, silver, criminal
paladins-rule-supply = **Hunt**: 1 worker for 1 provision, or 3 with a scout beside it. **Trade**: 1 worker for 1 silver, or 3 with a merchant beside it. You can't add a second worker later. **Conspire**: 1 worker for a criminal, who brings a suspicion card.
paladins-topic-pray = Pray
paladins-topic-pray-words = pray, clear, cleric
paladins-rule-pray = A cleric and 2 silver: the workers on one other action go back to the supply, and you can use it again this round. Pray as a reward costs neither and may clear any action on your board.
paladins-topic-commission = Commission: monks
paladins-topic-commission-words = commission, monk, monks, map, region
paladins-rule-commission = Scout, any, cleric, and provisions (1 to 3): a monk goes on a free space in a region whose **Faith** you have: 0, 2, 4, 6, 8 or 10 from left to right. +1 Influence, and the reward printed on the space. A map space holds one piece only.
paladins-topic-fortify = Fortify: walls
paladins-topic-fortify-words = fortify, wall, walls
paladins-rule-fortify = Merchant, any, scout, and provisions (1 to 3): turn over a wall. It needs **Influence** 0, 1, 3, 5, 7, 9, 11 for your 1st to 7th. Every wall brings +1 Strength and the reward on its card; some score at the end.
paladins-topic-garrison = Garrison: outposts
paladins-topic-garrison-words = garrison, outpost, outposts
paladins-rule-garrison = Merchant, any, fighter, and provisions (1 to 3): an outpost goes on a free space in a region whose **Strength** you have: 1, 3, 5, 7, 9 or 11. +1 Faith, and the reward of the space.
paladins-topic-absolve = Absolve: jars
paladins-topic-absolve-words = absolve, jar, jars, indulgence
paladins-rule-absolve = Cleric, any, merchant, and silver (1 to 3): your leftmost jar, if you have the **Influence** on it, goes on a free one of your { $jars } reward spaces. +1 Faith, the reward, and one suspicion less.
paladins-topic-attack = Attack: outsiders, for now
paladins-topic-attack-words = attack, outsider, outsiders, saracen, byzantine, viking
paladins-rule-attack = Scout, any, fighter: attack an outsider in the row. Its space needs **Strength** 1, 3, 5, 7, 9 or 11. { paladins-house-attack } +1 Influence and the reward at its top. As often as you like.
paladins-topic-convert = Convert: outsiders, for the end
paladins-topic-convert-words = convert, conversion, outsider
paladins-rule-convert = Fighter, any, cleric, and silver (0 to 3): an outsider whose **Faith** you have (0, 2, 4, 6, 8, 10 by space). +1 or +2 Strength, and its points at the end. You can't buy missing Faith.
paladins-topic-attributes = Faith, Strength, Influence
paladins-topic-attributes-words = attribute, attributes, faith, strength, influence, track
paladins-rule-attributes = They're requirements, never spent, and include this round's paladin. At the end a track is worth { $track } points for 0 to 12.
paladins-topic-orders = King's Orders and Favours
paladins-topic-orders-words = order, orders, favour, favours, king
paladins-rule-orders = { paladins-first-orders } What you did before counts; Orders are revealed in rounds 1 to 3. { paladins-first-favours } Favours are revealed in rounds 3 to 7, and Pray doesn't clear them.
paladins-topic-tax = Suspicion and tax
paladins-topic-tax-words = suspicion, tax, criminal, supply
paladins-rule-tax = Each criminal you gain draws a suspicion card, and you take its tax of 0 to 2 silver from the tax supply. Tax is silver now, but when the last coin of the supply is taken, the Inquisition strikes at once.
paladins-topic-inquisition = { paladins-scene-inquisition-title }
paladins-topic-inquisition-words = inquisition, most, suspicion
paladins-rule-inquisition = First townsfolk react: a Conspirator may discard suspicion, a Peddler rewards two or more, a Squire none. { paladins-first-inquisition } All who are tied do, if they have at least one. Then the tax supply is refilled.
paladins-topic-debt = Debts
paladins-topic-debt-words = debt, debts, paid, unpaid, destroy
paladins-rule-debt = { paladins-first-debt } They're on the map, jars, walls and Favours; silver never pays one. A destroyed debt is 0.
paladins-topic-pass = Passing, and the next round
paladins-topic-pass-words = pass, refresh, keep
paladins-rule-pass = { paladins-first-passing } Silver and provisions stay. When all have passed, the townsfolk on the last space and the outsider on the first leave, the rows slide and refill, and the tavern is cleared.
paladins-topic-scoring = { rules-scoring }
paladins-topic-scoring-words = score, scoring, points, tie, end
paladins-rule-scoring = Orders (4, 6, 8). Attributes by their tracks. Commission and Garrison 2, 5, 9 points for 5, 6, 7 pieces; Absolve and Fortify 1, 3, 6; Develop 1, 3, 6 for 6, 7, 8. Points on walls; converted outsiders; +1 for each paid debt, −3 for each unpaid; 1 for every three of silver and provisions together. A tie goes to more points from Orders, then to less suspicion; if that is equal too, it is shared.
paladins-topic-virtual = Alone: the virtual player
paladins-topic-virtual-words = alone, solo, virtual, single, difficulty, scheme
paladins-rule-virtual = With one seat you play against a virtual player. It turns over a **scheme** card each turn and does the action on it if it can, or else the first of Recruit, Pray, Trade, Conspire and Rest that's free. It has no silver: each coin or provision moves a marker over five spaces, and past the fifth its highest attribute below 12 rises. It suffers suspicion, debts and the Inquisition as you do. Easy, standard or hard: it starts with 1, 3 or 5 workshops.
paladins-topic-virtual-does = Alone: what it does
paladins-topic-virtual-does-words = virtual player, marker, its workers, its cards, leave, alone, solo
paladins-rule-virtual-does = **Workers**: it starts each round with the round's number + 3 of them, without a colour, and keeps none.
    { "" }**Which card**: the townsfolk, outsider or Favour on the space with its marker's number; if none is there, or it's taken or out of reach, the next to the right, and after the last, the first. It never buys missing Strength.
    { "" }**Map**: its monks and outposts go to the first of these that's free and in reach: free recruit; paying a debt, if it has one; Pray; two workers; one worker; 2 silver; a suspicion less. If equal, to the leftmost.
    { "" }**Tax**: if it should discard a suspicion or a debt and has none, a coin leaves the tax supply, and with the last the Inquisition strikes.
    { "" }**End of a round**: the townsfolk on the second space from the right and the outsider on the second from the left leave too.
    { "" }**Points**: like yours, but none for goods or Develop; each outsider it converted is at least 1.
paladins-topic-signs = Signs
paladins-topic-signs-words = signs, icons, legend, symbols, emoji
paladins-rule-signs = ◻️ a space for any worker · { paladins-signs } · 📜 unpaid debt · 🧾 paid debt · 🏆 points · 🪓 what an attack brings · 🕊️ what a conversion brings · 🏁 has passed. +3 after an attribute is the paladin's, for this round. On the map and in counts, a seat is its colour with the player's initial, ⬛Vi the virtual player.
paladins-signs = ⚪L labourer · 🟢S scout · 🔵M merchant · 🔴F fighter · ⚫Cl cleric · 🟣Cr criminal · 🥈 silver · 🍖 provisions · 👁️ suspicion · ✝️ Faith · ⚔️ Strength · 📯 Influence

## The question mark: what it is for, what it is worth, what people overlook

paladins-hint-draft = { paladins-first-ask-draft } { rules-overlooked } what a townsfolk brings “now” comes only once; one who rewards debts or suspicions is no use without them.
paladins-hint-paladins = { paladins-first-ask-paladins } { rules-overlooked } the paladin's attributes let you reach more spaces, but score nothing at the end.
paladins-hint-tavern = { paladins-first-ask-tavern } { rules-overlooked } when you pass, you keep at most { $kept } unused workers.
paladins-hint-turn = { paladins-first-ask-turn } { rules-overlooked } a used action is closed for the round unless you Pray, and doing one action five times beats doing five actions once.
paladins-hint-repent = { paladins-first-ask-repent } { rules-overlooked } if you're guilty, half your suspicion goes anyway, but the debt stays.
paladins-hint-attribute = { paladins-first-ask-attribute } { rules-overlooked } only the track counts then, not the paladin.
paladins-hint-drop = { paladins-first-ask-drop } { rules-overlooked } a Thief you converted is worth a point for each suspicion.
paladins-hint-pay = { paladins-first-ask-pay } { rules-overlooked } a Debt Collector in your retinue pays you a worker for it.
paladins-hint-destroy = { paladins-first-ask-destroy } { rules-overlooked } paying it elsewhere would be worth one more.
paladins-hint-clear = { paladins-first-ask-clear } { rules-overlooked } it may be the action you've just taken.
paladins-hint-join = { paladins-first-ask-join } { rules-overlooked } those on the expensive spaces save you the most.
paladins-hint-workshop = { paladins-first-ask-workshop } { rules-overlooked } a workshop on a coloured space saves you the colour you lack.
paladins-hint-either = { paladins-first-ask-either } { rules-overlooked } what would do nothing now isn't offered.

## A first game: what is explained once, when it comes up

paladins-first-retinue = **Retinue**: townsfolk who stay with you and help each time you do their action.
paladins-first-boost = **0+2** at an attribute: 0 is your own, 2 comes from your paladin and opens further spaces this round only.
paladins-first-workers = **Colours**: 🟢S scouts, 🔵M merchants, 🔴F fighters and ⚫Cl clerics fill spaces of their own colour or for anyone (◻️). ⚪L labourers fill only ◻️, 🟣Cr criminals any space.
paladins-first-criminal = **🟣 Criminals** fit everywhere; each one you get draws a suspicion (👁️) and takes its tax.
paladins-first-action = **Used**: an action you've done is closed until you Pray or pass.
paladins-first-attributes = **✝️ ⚔️ 📯** are requirements, never spent: each opens spaces further right, and scores at the end.
paladins-first-steep = **Points rise steeply**: at the end an attribute of 4 scores 3 points, of 8 it scores 9, of 12 it scores 20. One raised far beats three raised a little.
paladins-first-passing = **Pass**: no more actions this round; three workers may stay for the next.
paladins-first-orders = **King's Order**: points at the end for players who do its action five times.
paladins-first-favours = **King's Favour**: an action for everyone, one worker a round, first come, first served.
paladins-first-workshop = **Workshop** (Develop): covers a space, so that action needs a worker less from now on.
paladins-first-five = **Five times**: Commission, Garrison, Fortify and Absolve score from the fifth time on.
paladins-first-inquisition = **Inquisition**: whoever has the most suspicions takes a debt and discards half of them.
paladins-first-suspicion = **👁️ Suspicion** comes with 🟣 criminals: whoever has the most when the tax supply runs out takes a debt (−{ $unpaid } points).
paladins-first-debt = **Debt** 📜: −3 points unpaid, +1 once paid (🧾); only rewards pay one.
paladins-first-scheme = **Scheme**: a card the virtual player turns over each turn; it does the action on it if it can.

## The same about each question: what it is for, and what a beginner looks at

paladins-first-ask-draft = **Your first townsfolk** stays for all { $rounds } rounds and brings something each time you do its action. Choose an action you'd like to do often.
paladins-first-ask-paladins = **This round's paladin** brings two workers, raises attributes for the round and helps with one action. Choose the one whose workers (🟢S scout, 🔵M merchant, 🔴F fighter, ⚫Cl cleric, ⚪L labourer, 🟣Cr criminal) fit the big action you want. Keep another for next round; the third goes to the bottom.
paladins-first-ask-tavern = **Hire four workers** for this round. See which colours the action you want needs; ◻️ takes any worker. 🟣 criminals fit everywhere, but each brings a suspicion.
paladins-first-ask-turn = **Your turn**: put workers on one action. Turns go round until you pass, which ends your round. Look for a big action you can pay for (Commission, Fortify, Garrison, Absolve, Attack, Convert): each raises an attribute that opens others; if none is open, gather goods.
paladins-first-ask-repent = **The Inquisition**: whoever has the most suspicion takes a debt. Discard if that takes you below someone else, or level: then they take one, too.
paladins-first-ask-attribute = **An attribute rises.** Take the one your next big action needs; near the end the highest, which scores the most.
paladins-first-ask-drop = **Less suspicion** keeps you from a debt at the Inquisition. Do it if you're among those with the most.
paladins-first-ask-pay = **Pay a debt**: unpaid it costs { $unpaid } points at the end, paid it brings { $paid }. Pay it.
paladins-first-ask-destroy = **Destroy a debt**: unpaid it costs { $unpaid } points at the end. Do it.
paladins-first-ask-clear = **An action is cleared**, so you can do it again this round. Take the one you still have workers for.
paladins-first-ask-join = **A helper joins you for free** and brings something each time you do its action. Choose an action you do often.
paladins-first-ask-workshop = **A workshop** saves a worker each time you do that action. Put it where you go every round.
paladins-first-ask-either = **One of two**, at once. Take what your next action lacks: workers for work, silver or provisions for prices.

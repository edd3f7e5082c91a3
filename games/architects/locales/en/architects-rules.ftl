# Architects of the West Kingdom: its rules at hand. Topics of /rules, hints behind the question mark, what a first game
# explains. Numbers of the board in play come from it: $market, $cathedral and so on.

## The lobby. How long games last is counted: lengths.toml. The weight is our opinion.

architects-lobby = Place your workers, capture those of your rivals, and build for the kingdom: with virtue you work on the Cathedral, without it you trade on the Black Market.
architects-lobby-size = { $players } · medium · one worker a turn

## Tempers of stewards, and what each is like

architects-temper-builder = builder
architects-temper-builder-does = collects cards and skills, then builds
architects-temper-jailer = jailer
architects-temper-jailer-does = prefers to capture workers
architects-temper-pilgrim = pilgrim
architects-temper-pilgrim-does = keeps virtue and works on the Cathedral
architects-temper-smuggler = smuggler
architects-temper-smuggler-does = prefers to go for silver
architects-temper-master = master
architects-temper-master-does = weighs everything alike

## Topics: title, other words people type, text

architects-topic-turn = How a turn works
architects-topic-turn-words = overview, round, phases, goal, how to play, win, start
architects-rule-turn = Clockwise. { architects-opening-aim } { architects-workers-stay } So the best places are the most tempting to raid.
    { architects-opening-beside } { architects-first-guildhall } { architects-opening-wins }
architects-topic-places = The places, and what they bring
architects-topic-places-words = location, quarry, forest, mines, silversmith, storehouse, clay, wood, stone, gold
architects-rule-places = With n of your workers there, including the new one: **Quarry** n stone. **Forest** n wood. **Silversmith** n+1 silver. **Mines** n+1 clay, or 1 gold for every two workers. **King's Storehouse** up to n exchanges: two of clay, wood and stone → 1 virtue, three of wood and stone → 1 marble.
    { "" }**Workshop**: an apprentice or cards. **Town Centre**: captures. **Tax Stand**: all its silver, −2 virtue. **Guardhouse**: orders. **Black Market**: goods at once, −1 virtue. **Guildhall**: build.
architects-topic-workers = Workers, and bringing one home
architects-topic-workers-words = worker, recall, home, twenty
architects-rule-workers = You have 20 workers and send one out each turn. With none left at home, you take one back from a place instead and send none. { architects-recall-elsewhere } Workers in the Guildhall never come back.
architects-recall-elsewhere = Whoever has none there takes one from Prison, another player's board or the Black Market.
architects-topic-capture = Capture: the Town Centre
architects-topic-capture-words = town centre, capture, captured, captive, raid
architects-rule-capture = { architects-first-capture } Your own come home. You can make as many captures as you have workers there, each for 1 silver (the first is tax), and each turn in up to two places with 2 or 3 players, in one with 4 or 5. { architects-first-captive }
architects-topic-guardhouse = Guardhouse and Prison
architects-topic-guardhouse-words = guardhouse, prison, release, free, orders
architects-rule-guardhouse = Give as many orders as you have workers there, in any order: send all captives on your board to **Prison** and get 1 silver each; release all your workers from Prison; free all yours from other boards, for 5 silver (2 of it tax) or for a debt and 1 virtue; pay a debt for 6 silver (3 of it tax) and gain 1 virtue.
    { architects-first-prison }
architects-topic-market = { architects-at-market }
architects-topic-market-words = black market, market, spaces
architects-rule-market = Three spaces, one worker each, only with { $market } virtue or less; each costs 1 virtue. First: 1 silver for the goods of the small card. Second: 2 silver for any apprentice on display, or look at five buildings and keep one. Third: 3 silver for the goods of the large card.
architects-topic-reset = Reset of the Black Market
architects-topic-reset-words = reset, refresh
architects-rule-reset = It comes when all three spaces are taken, or a worker is placed on the first space of the Guildhall's third or fourth row. Workers there go to Prison, the cards change, apprentices with reset effects work. { architects-first-reset } All who are tied take one.
architects-topic-tax = Silver and taxes
architects-topic-tax-words = tax, taxes, silver, tax stand, money
architects-rule-tax = { architects-first-tax } The rest of a price goes to the supply. With little virtue you dodge taxes: at 2 or 3 you ignore 1 tax in each payment, at 0 or 1 you ignore 2.
architects-topic-virtue = { architects-chart-virtue }
architects-topic-virtue-words = virtue, track, reputation
architects-rule-virtue = { architects-first-virtue } At the end it's worth, from 0 up to { $top }: { $track }. { architects-look-track-ends } Virtue comes from the Storehouse, paid debts, some buildings and apprentices; the Black Market, the Tax Stand and other cards cost it.
architects-topic-debt = Debt: unpaid, paid, destroyed
architects-topic-debt-words = debt, debts, loan, paid, unpaid, destroy
architects-rule-debt = { architects-first-debt } Paid debts count for some buildings; a **destroyed** one is simply gone. { architects-look-track-ends }
architects-topic-workshop = Workshop: apprentices and skills
architects-topic-workshop-words = workshop, apprentice, skill, carpentry, tiling, masonry, hire, display
architects-rule-workshop = { architects-first-apprentice } One costs 4 silver (2 of it tax). With n workers you choose from the first n columns; from a column further on you also place 1 silver on each card you skip. Silver on the card comes with it. A skill is never used up. You have at most five.
    Or draw 1 building card, and 1 more for every two of your workers there.
architects-topic-guildhall = Guildhall: building
architects-topic-guildhall-words = guildhall, build, building, spaces
architects-rule-guildhall = A worker takes the next free space for good. **Build** a card from your hand: your apprentices need its skills, you pay its goods, then its virtue and effect happen at once. Or take a step on the **Cathedral**. The third space of rows 1 to 3 replaces two apprentices on display.
architects-topic-cathedral = Cathedral and its rewards
architects-topic-cathedral-words = cathedral, reward, level, step
architects-rule-cathedral = { architects-first-cathedral } With at least { $cathedral } virtue, from the Guildhall: pay the level's goods, move up one level if it has room, and take a reward; { architects-no-reward }. The first three levels cost 1 gold, 4 wood or stone, 1 marble, the last two 8 wood or stone, and 2 gold with 2 marble. Room: 3, 3, 2, 2 and 1.
architects-no-reward = if none is left, you gain { $missing } virtue instead
architects-topic-hand = The draft, and your hand
architects-topic-hand-words = draft, hand, cards, discard, six
architects-rule-hand = { architects-phase-draft } They stay secret until built. More come from the Workshop, the Black Market and rewards. At the end of your turn your hand holds at most six.
architects-topic-boards = Variable boards
architects-topic-boards-words = board, character, variable, sides
architects-rule-boards = A table can play with the other sides of the player boards: everyone begins with different silver, virtue, goods, workers in Prison or debts, and has a power of their own. Whoever has the most virtue begins. Without the option all boards are the same: virtue 7, and 3 to 7 silver by turn order.
architects-topic-ending = How the game ends
architects-topic-ending-words = end, last turn, final
architects-rule-ending = When the last space of the Guildhall is taken, finish that turn; then everyone, that player too, gets one more. Workers sent to the Guildhall now are placed beside it.
architects-topic-scoring = { rules-scoring }
architects-topic-scoring-words = score, scoring, points, tie, when points are counted
architects-rule-scoring = Scored only at the end: your buildings and their effects at the end; the highest level you reached on the Cathedral; virtue by its track; 1 for each gold and marble; 1 for every ten silver; −2 for each unpaid debt; −1 for every two workers in Prison. A tie goes to more virtue, then to more silver.
architects-topic-signs = Signs in other players' lines
architects-topic-signs-words = signs, icons, legend, symbols, emoji
architects-rule-signs = ⚖️ virtue · 🥈 silver · 👷 workers: at home, out on the board, captured · 🔒 workers in Prison · ⛓️ captives on that board · 🏠 buildings · ⛪ level of the Cathedral · 📜 unpaid debts · 🧑 apprentices · 🏆 points if the game ended now. Goods: 🏺 clay · 🪵 wood · 🪨 stone · 🥇 gold · ⬜ marble. On the board a seat is its colour with the player's initial; ○ is a free space of the Guildhall, ♻️ one that resets the Black Market, 🔁 one that replaces two apprentices.

## The question mark: what it is for, what it is worth, what people overlook

architects-hint-draft = { architects-first-ask-draft } { rules-overlooked } an unbuilt card is worth nothing, but each step on the Cathedral discards one.
architects-hint-boards = { architects-first-ask-boards } { rules-overlooked } taking a board takes its colour, so nobody else can play its other side.
architects-hint-apprentice = { architects-first-ask-apprentice } { rules-overlooked } an apprentice's virtue counts at once and stays, even if you let them go later.
architects-hint-hire = { architects-first-ask-hire } { rules-overlooked } silver on the card comes with them.
architects-hint-reset = { architects-first-ask-reset } { rules-overlooked } above { $top } a step destroys an unpaid debt instead.
architects-hint-turn = { architects-first-ask-turn } { rules-overlooked } a crowd invites a capture, and the Town Centre can also bring your own workers home.
architects-hint-recall = { architects-first-ask-recall } { rules-overlooked } the Town Centre and the Guardhouse bring home whole groups.
architects-hint-keep = { architects-first-ask-keep } { rules-overlooked } your hand holds at most six at the end of a turn, now { $hand }.
architects-hint-work = { architects-first-ask-work } { rules-overlooked } you must still pay, and the Cathedral also takes a card from your hand.
architects-hint-react = { architects-first-ask-react } { rules-overlooked } some buildings count paid debts, and a destroyed debt doesn't count.
architects-hint-destroy = { architects-hint-react }
architects-hint-discard = { architects-first-ask-discard } { rules-overlooked } only { $left } Guildhall spaces are left.
architects-hint-dismiss = { architects-first-ask-dismiss } { rules-overlooked } buildings you've already built stay without the skill.

## A first game: what is explained once, when it comes up

architects-first-capture = **Capture**: the Town Centre takes all workers of one colour from one place, onto your board.
architects-first-virtue = **Virtue**: below { $cathedral } no Cathedral, above { $market } no Black Market; high virtue scores points, low virtue costs some.
architects-first-tax = **Tax**: part of some prices; it stays on the Tax Stand until someone takes it, for 2 virtue.
architects-first-apprentice = **Apprentice**: has a skill (carpentry, tiling, masonry) that buildings need, and an effect.
architects-first-hand = **Your hand** is secret: a card scores once you build it in the Guildhall.
architects-first-market = **Black Market**: goods at once for silver and 1 virtue; your worker ends up in Prison.
architects-first-reset = **Reset**: the Black Market empties; with 3 or more workers in Prison you lose 1 virtue, and whoever has the most there takes a debt.
architects-first-prison = **Prison**: your workers there wait for a Guardhouse order; every two are −1 point at the end.
architects-first-captive = **Captives** on your board: a Guardhouse order sends them to Prison, and you get 1 silver each.
architects-first-captured = **Captured**: another player holds workers of yours. The Guardhouse frees all of them for 5 silver or for a debt.
architects-first-debt = **Debt**: unpaid, −2 points; paid at the Guardhouse for 6 silver, it gives 1 virtue.
architects-first-storehouse = **King's Storehouse**: one exchange for each of your workers there: goods for virtue or marble.
architects-first-cathedral = **Cathedral**: 2, 4, 7, 12 or 20 points for the level you reach; each step also takes a card from your hand.
architects-first-guildhall = **Guildhall**: when its last space is taken, everyone gets one more turn.

## The same about each question: what it is for, and what a beginner looks at

architects-first-ask-draft = **Your first buildings.** Most need an apprentice's skill (carpentry, tiling, masonry): keep cards that need the same one, or none.
architects-first-ask-boards = **Your board** gives you a start and a power for the whole game. Take one whose power you understand at once; starting goods are the safest.
architects-first-ask-apprentice = **An apprentice** brings a skill that buildings need, and a small effect. Take one with a skill your cards need.
architects-first-ask-hire = **Your building hires** an apprentice for free. Take a skill your cards still need.
architects-first-ask-reset = **Virtue is offered.** Low virtue shuts the Cathedral. In a first game, take it.
architects-first-ask-turn = **Your turn**: send one worker to one place, where all your workers count together, so a second visit brings more. See what a card in your hand still needs and gather that. Then build it in the Guildhall.
architects-first-ask-recall = **No workers left at home**, so one comes back instead of going out. Take it from where you need nothing more, and leave your largest crowd there.
architects-first-ask-keep = **New cards**: keep one. Take one whose skills your apprentices have and whose goods you can gather.
architects-first-ask-work = **One more in the Guildhall**, without waiting for your next turn. Do it if you can pay for a building or a step of the Cathedral.
architects-first-ask-react = **A debt is at stake.** An unpaid debt costs 2 points at the end. Get rid of it if it costs you little.
architects-first-ask-discard = **Too many cards.** Discard what you can't pay for in the turns left: expensive ones, and those whose skills you lack.
architects-first-ask-dismiss = **Room for another apprentice.** Do it only if someone better is on display; their skill goes with them.

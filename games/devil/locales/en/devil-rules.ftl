# Deal with the Devil: its rules at hand. Topics of /rules, hints behind the question mark, what a first game explains.
# Numbers of the cards in play come from them: $buy_basic, $wing, $limit and so on.

## The lobby. How long games last is counted: lengths.toml. The weight is our opinion.

devil-lobby = Hidden roles and blind trades: pack a chest, guess whose lies before you, build a kingdom, and don't owe your soul when the inquisition comes.
devil-lobby-size = { $players } · heavy · 5 rounds, one long evening together

## Topics: title, other words people type, text

devil-topic-round = How a round goes
devil-topic-round-words = overview, phases, start, goal, how to play, win, signs, icons, legend
devil-rule-round = Five rounds; whoever has the most points after the last one wins, whatever their role. Roles are secret: two mortals, a cultist, a devil. Each round:
    1. **Production**: your four fields yield goods and coins.
    2. **Cards**: from round 2, keep one old building, draw four and an event, pass two on.
    3. **Trading**: pack a chest and set a price; then see two other chests, and take or leave each.
    4. **Actions**: plan in secret what you play, use, build and hire; then all plans are carried out.
    5. **Interest** on debts, then **reputation**: wings for the highest and the lowest; then everyone drifts towards the knot.
    Rounds 2 and 3 end with a **witch hunt**, rounds 3 and 5 with an **inquisition**. Points come mostly from buildings and achievements; debt, demon wings and inquisitors cost points.
devil-rule-signs = 🏆 points in sight so far (without leftover goods, marked pieces and what buildings bring at the end) · ⚖️ reputation · 📜 debt · 🏰 buildings · 🏅 achievements · 🪽 angel wings · 🦇 demon wings · 📿 indulgences · 🚪 houseguests · 🔥 has confessed. In chests: 🪵 wood · 🪨 stone · 🌾 grain · 🔷 glass · ⬜ marble · 🪙 coins · 👻 soul pieces · 🤡 jesters, 😄 laughing or 😢 weeping. Marks: ☀️ and 🌙 mortals · 🕯️ cultist · 😈 devil. 💬 what someone would like in a chest.
devil-topic-roles = Roles: mortals, cultist, devil
devil-topic-roles-words = mortal, sun, moon, mark, secret, hidden
devil-rule-roles = Two **mortals** (marks ☀️ and 🌙) own 3 pure soul pieces each. The **cultist** (🕯️) owns 2 marked ones, the **devil** (😈) none, but starts with more goods and coins. The mark is inside the chest: whoever opens it sees the packer's role, never the player.
    The devil buys soul pieces for the ritual. Mortals sell theirs at a high price, or keep them against inquisitors, and guess who the others are. The cultist needn't help anyone: whoever has the most points wins alone. No role wins by being found or staying hidden; only points count.
devil-topic-souls = Soul pieces, pure and marked
devil-topic-souls-words = soul, souls, piece, marked, pure
devil-pieces-return = then they come back to the devil
devil-rule-souls = If you show a soul piece to an inquisitor, you're spared its penalty. You keep the piece, but each inquisitor wants one of its own. Three pieces, shown face down, prove your innocence in the witch hunt.
    Soul pieces change hands only as a price: the devil asks 1 or 2 pieces for a chest, the cultist 1. You can never put one into a chest as goods. **Marked** pieces work like pure ones, but each costs 1 point at the end. In round 3 the devil must give all marked pieces to the ritual, which pays the cultist too; { devil-pieces-return }.
devil-topic-production = Production and its fields
devil-topic-production-words = field, level, yield, glass, marble, goods
devil-rule-production = You have four fields in a row, at level 1. Each round the wheel puts goods over them: wood, stone or grain over one field, glass or marble over two neighbours. A basic good yields its field's level; glass and marble the **lower** level of their two fields. You also get 2 coins every round, and 1 more for each of the two inner fields at level 2.
    A minor achievement raises one field to level 2. The board shows what comes next round.
devil-topic-cards = Cards: keep, draw, pass
devil-topic-cards-words = hand, draw, discard, pass, neighbour
devil-rule-cards = In round 1 you're dealt four buildings and an event. Later you keep exactly one old building, draw four of this round and an event, and pass two of the four to a neighbour: to the left in even rounds, to the right in odd ones. So you plan with four new buildings and one old one.
    An event you didn't play stays; of two events, one is discarded with the plan. { devil-only-debtors }
devil-only-debtors = Once all cards are in hand, only those in debt are asked whether they're ready: it's their last chance to repay before trading.
devil-topic-trading = Trading: offers and viewings
devil-topic-trading-words = wish, jester, offer, price, viewing, deal, accept, refuse, trade
devil-rule-trading = Everyone packs a chest in secret and sets a price: mortals 2 to 7 coins, the cultist 2 to 6 coins or 1 soul piece, the devil 1 or 2 soul pieces. An empty chest is allowed.
    Two others then see each chest, one after the other. Either you take all that's in it and leave exactly the price inside, or you leave everything; you may borrow to pay, and sell what you've just taken. If the first viewer took the deal, the second sees the payment and just confirms. Then the chests go home with what's in them: you never learn who took your deal.
    {"**"}Wish for goods** tells everyone which goods you'd like to find in a chest; it isn't binding. **Jesters**, if the table plays with them, are tokens without effect that you may put into a chest, to bluff or tease.
devil-topic-chest = Who sees whose chest
devil-topic-chest-words = routing, schedule, mark, chest
devil-rule-chest = Each round you see two different chests, never your own. Over the five rounds: the cultist sees the devil's chest every round, in round 3 as the first viewer, otherwise as the second. Each mortal is first viewer of the devil's chest in exactly two rounds. The devil sees the cultist's chest once in the game, as the second viewer, in round 2 or 4. The marks you've seen, round by round, are how you find out who is who.
devil-topic-bank = Bank: buy, sell, borrow
devil-topic-bank-words = coins, loan, borrow, sell, buy, prices
devil-rule-bank = At any time: wood, stone or grain cost { $buy_basic } coins and sell for { $sell_basic }; glass and marble cost { $buy_rare } and sell for { $sell_rare }. Borrowing gives coins for as much debt, up to a debt of { $limit }. Your trades count for you at once; the others see them when the phase ends, so a sudden sale can give you away.
    You can repay debt in production and cards, and all through the inquisition.
devil-topic-debt = Debt, interest and its marker
devil-topic-debt-words = interest, marker, circle, borrow, repay
devil-rule-debt = Each round your interest marker moves around a circle of { $circle } spaces, one step for every coin of debt; each time it enters the start space, the debt rises by 1. A debt of 4 always grows by 1, a debt of 8 by 2. A debt that would rise past { $limit } is set to { $after } instead, and you get a demon wing.
    At the end you lose **half your debt**, rounded up.
devil-topic-plan = The plan and action tokens
devil-topic-plan-words = action, token, grain, skipped, order, use, build
devil-rule-plan = You plan in secret: which side of your event, which built buildings to use, up to two buildings to build (and use at once), and a courtier. You have 4 action tokens; the first 2 are free, the rest cost 1 grain each.
    Everything runs in a fixed order: left side of the event; used buildings; first new building and its action; the second; the hire; right side of the event; grain for tokens; achievements. Plans are binding: missing goods are bought, missing coins borrowed or raised by selling. Anything that still can't be paid is **skipped** and costs 1 reputation.
devil-topic-buildings = Buildings, science and edge slots
devil-topic-buildings-words = edge slot, edge, rural, town, church, science, symbol, types, action building
devil-rule-buildings = A building has one or two symbols: rural, town, church, science. It brings points at the end and counts for achievements. Its effect works all the time, when built, as an action, or at the end. Every **science** building also costs { $science } reputation; its symbol counts as any other.
    Two of your built action buildings can be on your two **edge slots**, and a token can use only those. You choose them with each plan.
devil-topic-events = Events
devil-topic-events-words = event, left side, right side
devil-rule-events = Play one side of an event, or none. The **left** side comes first: it gives you something and lowers your reputation. The **right** side comes last: it costs something and raises your reputation. If you can't pay it or don't meet its condition, it's skipped and costs 1 reputation.
devil-topic-courtiers = Courtiers and the alchemist
devil-topic-courtiers-words = courtier, hire, alchemist, rural, town, church
devil-rule-courtiers = You can hire a rural, a town and a church courtier, one for each hire action: { $hire } coins the first time. A hired courtier is one symbol towards **one** achievement; then you can hire the same one again for { $hire_again } coins. A hired, unused courtier is worth 1 point at the end.
    The **alchemist** is a courtier of science. You get yours with the achievement “two of each (science too)”.
devil-topic-achievements = Achievements, minor and major
devil-topic-achievements-words = achievement, set, symbols, major, minor
devil-rule-achievements = Sets of symbols on your buildings and courtiers, counted at the end of your plan. A **minor** one (3 symbols) raises a field to level 2. A **major** one brings its reward and { $majors } points at the end (not for the devil): 5 rural bring glass and marble, 5 town coins, 5 church angel wings, two of each type (science too) your alchemist.
    A building counts for all of them, a courtier for one. A science symbol counts as any one symbol, and may be another in the next set.
devil-topic-reputation = Reputation: track, drift and knot
devil-topic-reputation-words = knot, drift, track, top, bottom, arrows
devil-rule-reputation = After interest the highest on the track get an angel wing, the lowest a demon wing (nobody gets one if all are level). Then everyone **drifts** by the arrows of their space towards the **knot**, the space just below the start, and never past it.
    Moving up to the top space brings an angel wing; each of the three lowest spaces you enter on the way down brings a demon wing. Science, left sides of events and skipped actions take you down, right sides up.
devil-topic-wings = Wings, angel and demon
devil-topic-wings-words = wing, angel, demon
devil-rule-wings = **Angel wings** come for being highest, for reaching the top of the track, for proving your innocence, or at { $wing } coins before an inquisition. Each is 1 point at the end; { $three } of them become an indulgence at once.
    { "" }**Demon wings** come for being lowest, for the lowest spaces, for confessing, for too much debt. Each is −1 point at the end; { $three } of them go back at once, cost you { $guest_now } points and bring a houseguest.
devil-topic-indulgence = Indulgences
devil-topic-indulgence-words = indulgence, angel wings
devil-rule-indulgence = You get an indulgence for { $three } angel wings. If you hand it in, one inquisitor spares you, as with a soul piece, but then the indulgence is gone. An unused one is worth { $indulgence } points at the end.
devil-topic-houseguest = Houseguests
devil-topic-houseguest-words = houseguest, guest, demon wings
devil-rule-houseguest = A houseguest is an inquisitor of your own: it comes for { $three } demon wings, and costs { $guest_now } points at once. At the next inquisition you answer to it as to the others: it costs { $guest } points unless you show a soul piece or hand in an indulgence. After round 3 all houseguests go back.
devil-topic-hunt = Witch hunt and confession
devil-topic-hunt-words = vote, accuse, confess, confession, innocence, mob, questioned
devil-rule-hunt = In rounds 2 and 3 everyone votes in secret for one other player or nobody; then all see each vote. With two votes or more you're questioned. Either you show 3 of your soul pieces, their marks hidden, and get an angel wing, or you **confess**, which costs 1 reputation and brings a demon wing. With fewer than 3 pieces you must confess. Whoever confessed in round 2 can't be accused in round 3.
devil-topic-inquisition = Inquisition: how it goes
devil-topic-inquisition-words = inquisition, preparation, packing, round 3, round 5
devil-rule-inquisition = In rounds 3 and 5. First, angel wings are for sale at { $wing } coins. Then everyone packs a chest in secret: bribes, guesses, and for the devil, soul pieces for the ritual. In round 3 the chests are opened by mark, so roles stay hidden; in round 5 all roles are revealed. Then bribes, ritual and guesses count, and everyone answers to each active inquisitor.
devil-topic-inquisitors = The inquisitors
devil-topic-inquisitors-words = ascetic, fundamentalist, plebeian, orator, vandal, bailiff, glutton, penalty
devil-rule-inquisitors = Each inquisitor you answer to wants a soul piece shown (you keep it) or an indulgence; otherwise you take the penalty:
devil-rule-inquisitor = - { $card }
devil-rule-inquisitors-when = The first three are A, B and C: A is active in rounds 3 and 5, B and C only in round 5, unless bribes have sent them away. Three of the four red ones are face down on slots 1 to 3; the ritual and finding the devil turn them up. Face down means not active.
devil-topic-bribes = Bribes
devil-topic-bribes-words = bribe, coins, send away
devil-rule-bribes = Coins packed for the inquisition are bribes. Every { $bribe } coins from all players together send away the next of A, B, C, in this order, for everyone. Coins left over stay there until round 5.
devil-topic-guesses = Guesses: the devil, the cultist
devil-topic-guesses-words = guess, token, locked, found
devil-rule-guesses = Mortals may guess the devil and the cultist, the cultist the devil; nobody can name one player for both roles. **Round 3**: only if two guesses agree (for the cultist: the guesses of both mortals), the named player must answer; a devil who is found loses 4 reputation, a cultist 3, and the right guessers get 2 coins. Then all guesses stay locked: you can't guess that role or that player again. If no two agree, all go back.
    { "" }**Round 5**: each right guess, locked or new, is 2 points; each wrong one gives 1 point to the real devil or cultist. Once the devil is found, nobody guesses the devil again.
devil-topic-ritual = The dark ritual
devil-topic-ritual-words = ritual, devil, souls
devil-rule-ritual = The soul pieces in the devil's chest count. **Round 3**: the devil always gets glass and marble; with 1 piece also wood and stone; with 2 also 2 coins, and inquisitor 1 turns face up; with 3 inquisitor 2 too. The cultist gets 1 grain and 1 coin for a marked piece, 3 coins more for two.
    { "" }**Round 5**: 2 points for each of the 2nd, 3rd and 4th pieces, 6 for each one after. With 2 pieces inquisitor 1 turns face up, with 4 inquisitor 2 too (or inquisitor 3, if 2 is up already).
devil-topic-scoring = Points at the end
devil-topic-scoring-words = score, scoring, final, points, tie, when points are counted
devil-rule-scoring = The board shows only the points scored so far; most come **after round 5**: the points of your buildings and their effects at the end; { $majors } for each major achievement (not the devil); 1 for each angel wing; { $indulgence } for each indulgence; 1 for each hired, unused courtier; 1 for each glass or marble; 1 for every { $exchange } coins and basic goods. You lose half your debt, rounded up, 1 for each demon wing and 1 for each marked soul piece. In a tie, coins and basic goods too few for a point count a fifth each.

## The question mark: what it is for, what it is worth, what people overlook

devil-hint-preferences = Say how gladly you'd play each role; then lots decide. What you like becomes likelier, and all roles can win. Often overlooked: nobody ever reads what you say here, and every deal stays possible.
devil-hint-keep = Keep one old building; the others go, and then you draw four new ones and an event. Keep what you can pay for this round, or a symbol that completes an achievement. Often overlooked: you can't take it back once you've drawn.
devil-hint-pass = Keep two of the four new buildings and pass two to your neighbour. Keep what your goods can pay for and what shares a symbol with what you have; pass what helps that neighbour least. Often overlooked: the neighbour on your other side passes you two cards, so your plan can still change.
devil-hint-done = Only those in debt are asked; the others wait for them. { $debt ->
    [0] You've repaid yours, so you lose nothing by continuing at once.
   *[other] You owe { devil-owed }: { devil-last-moment }. At the end you lose half of it, rounded up, as points, and interest makes it grow.
} Often overlooked: you can't repay during trading, but you can borrow again, one for one, if a deal needs it.
devil-owed = { $debt ->
    [one] { $debt } coin
   *[other] { $debt } coins
}
devil-last-moment = this is the last chance to repay before trading
devil-hint-offer = Two others see your chest, one after the other. One of them may take all that's in it and leave your price inside; then the chest comes home to you. The bank sells wood, stone and grain for { $buy_basic } each and buys them for { $sell_basic }; it sells glass and marble for { $buy_rare } and buys them for { $sell_rare }. Ask for something between the bank's two prices, and you and the taker both gain. Often overlooked: an untaken chest costs you nothing, both viewers see your mark, and you never learn who took it.
devil-hint-viewing = { $taken ->
    [yes] Someone took this deal before you, so there's nothing to choose here: you see the chest's mark and what was paid.
   *[no] Take all of this chest and pay its price into it, or leave it. Nobody learns it was you.{ $holds ->
        [goods] {" "}At the bank, its goods cost { $chest_buy } coins and sell for { $chest_sell }.
       *[none] {""}
    }{ $souls_asked ->
        [yes] {" "}It asks for soul pieces. Often overlooked: each one you keep spares you one inquisitor, and three prove your innocence.
       *[no] {" "}Often overlooked: you may borrow to pay, and even sell what you've just taken.
    }
}
devil-hint-plan = Plan what you play, use, build and hire; everything runs in a fixed order, and what you gain early can pay for what comes later. You have { $tokens } action tokens, the first { $free ->
    [one] is
   *[other] { $free } are
} free, the rest cost 1 grain each. A building brings points at the end and symbols for achievements. Often overlooked: missing goods are bought and missing coins borrowed for you (your debt is { $debt } and may reach { $limit }). Whatever you still can't pay for is skipped{ $learners ->
    [yes] .
   *[no] , and each time costs 1 reputation.
}
devil-hint-minor = A minor achievement raises one of your four fields to level 2 for the rest of the game; they're now at { $levels }. A basic good on a field of level 2 comes twice; glass and marble need both their fields; an inner field at level 2 also brings a coin every round. Often overlooked: the goods move every round, so only an inner field's coin is certain.
devil-hint-achieve = Courtiers you've hired can fill in missing symbols of an achievement. A minor one raises a field; a major one brings its reward and { $majors } points at the end{ $role ->
    [devil] , though not to you, the devil
   *[other] {""}
}. Often overlooked: a courtier counts once and then costs { $hire_again } coins again, and an unused one is 1 point at the end.
devil-hint-effect = A card leaves you a choice while the plans are carried out. Take what your next steps need: what comes in now can still pay for them. Often overlooked: glass and marble are worth 1 point each at the end, as are five coins or basic goods.
devil-hint-use = Your plan uses the action of a building on an edge slot, and that action has a price. What you give here comes out of what's left of your { $coins ->
    [one] { $coins } coin and your goods
   *[other] { $coins } coins and your goods
}; missing ones are bought. Often overlooked: if you can't pay, it's skipped{ $learners ->
    [yes] .
   *[no] , and that costs 1 reputation.
}
devil-hint-act = You've just built this and use it at once with another token, and its action has a price. What it brings can still pay for what your plan does next. Often overlooked: the third and fourth token cost 1 grain each, which is set aside first.
devil-hint-free = The building under your Stables acts by itself, first of all and without a token. If its action has a price you may also leave it alone. Often overlooked: it happens every round, before the left side of your event.
devil-hint-build = This building asks you to give something up. It then counts for symbols, points and its effect. Often overlooked: what you give is gone before the next step of your plan is paid for.
devil-hint-now = The building is finished, and its immediate effect leaves you a choice. Choose what your next steps or your fields need. Often overlooked: a better field is worth more the more rounds are left, and this is round { $round } of { $rounds }.
devil-hint-left = The left side of your event gives you something before everything else in your plan. What you take now can pay for building. Often overlooked: it also moves you down the reputation track, and the three lowest spaces bring demon wings.
devil-hint-right = The right side of your event comes after your actions: you pay, and move up the reputation track. The top space brings an angel wing, and being highest brings another. Often overlooked: if you can't pay, it's skipped{ $learners ->
    [yes] .
   *[no] {" "}and costs 1 reputation.
}
devil-hint-hire = The courtier in your plan isn't available, so you hire another. Each is one symbol of its type towards one achievement, or 1 point at the end if unused. Often overlooked: the first hire costs { $hire } coins, one who was used before { $hire_again }.
devil-hint-tokens = Your third and fourth action token cost 1 grain each. Missing grain is bought for { $buy_basic } coins. Often overlooked: a token on a skipped action costs nothing.
devil-hint-vote = Accuse one other player or nobody; whoever gets two votes or more is questioned. Anyone with fewer than three soul pieces, as the cultist and the devil have at first, must confess and gets a demon wing; the innocent earn an angel wing. Often overlooked: afterwards everyone sees each vote.
devil-hint-questioned = At least two players accuse you: show 3 of your soul pieces, or confess. { $souls ->
    [0] You have none, so you can only confess:
    [1] You have 1, so you can only confess:
    [2] You have 2, so you can only confess:
   *[other] You have { $souls }, so you can do either. Innocence brings an angel wing; a confession costs
} 1 reputation down and a demon wing. Often overlooked: the marks of your pieces stay hidden, and whoever confesses in round 2 can't be accused in round 3.
devil-hint-wings = Before the inquisition angel wings are for sale at { $wing } coins; { $angels ->
    [one] one is
   *[other] { $angels } are
} left. Three become an indulgence, which spares you one inquisitor or is { $indulgence } points; one alone is 1 point. You hold { $own_angels }. Often overlooked: five coins are worth only 1 point at the end, but they can also be a bribe.
devil-hint-packing = Pack what decides the inquisition: coins as bribes, your guesses, and, as the devil, soul pieces. Every { $bribe } coins from all players together send away the next inquisitor ({ $next }; coins there: { $there }); a right guess is worth { $round ->
    [5] 2 points now.
   *[other] coins now if two agree, and 2 points in round 5 if it stays locked.
} Often overlooked: what's in a chest is public by its mark, so a large bribe gives something away about you.
devil-hint-inquisitors = Each inquisitor you answer to wants one soul piece shown, or an indulgence; otherwise you take the penalty. You have { $souls ->
    [one] { $souls } soul piece
   *[other] { $souls } soul pieces
} to show, which you keep, and { $indulgences ->
    [one] { $indulgences } indulgence
   *[other] { $indulgences } indulgences
} to give away; use them where the penalty is largest. Often overlooked: an unused indulgence is { $indulgence } points at the end, so don't spend it on less.
devil-hint-bank = The bank buys, sells and lends at any time: wood, stone and grain cost { $buy_basic } and sell for { $sell_basic }, glass and marble cost { $buy_rare } and sell for { $sell_rare }. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and a debt of { $debt }; debt can grow to { $limit }, and half of it is lost as points. Often overlooked: your plan buys and borrows what it needs by itself, so you seldom need to do it here.
devil-hint-repay = Pay coins to lower your debt of { $debt }. At the end half of it, rounded up, is lost as points, and interest makes it grow. Often overlooked: at the very end it takes two coins of debt to lose 1 point, but five leftover coins to gain one, so repay.
devil-hint-wish = Show everyone which goods you'd like to find in a chest. It costs nothing and isn't binding, but it makes a fitting offer likelier. Often overlooked: it also tells them what you're about to build.

## A first game: what is explained once, when it comes up

devil-first-role = **Roles**: the mark in a chest tells you the packer's role, never the player. Only points win.
devil-first-goods = **Goods**: wood, stone and grain are basic, glass and marble rare. They pay for buildings; little of them counts at the end.
devil-first-soul = **Soul piece**: if you show one, an inquisitor spares you; three prove your innocence. You can pay with one, never offer one.
devil-first-marked = **Marked** soul pieces work like pure ones, but each costs 1 point at the end.
devil-first-second = **Second viewing**: another chest. If it's already taken, you see the payment and just confirm.
devil-first-token = **Action token**: each use, build and hire takes one. { $free ->
    [one] The first is free
   *[other] The first { $free } are free
}, the rest cost 1 grain each.
devil-first-courtier = **Courtier**: a hired helper with one symbol, for one achievement. The first time it costs { $hire } coins.
devil-first-achievement = **Achievement**: a set of symbols on your buildings. A minor one improves a field, a major one brings a reward and { $majors } points.
devil-first-edge = **Edge slot**: a token can use only the two action buildings you put there.
devil-first-science = **Science** counts as any symbol, but costs { $science } reputation to build.
devil-first-debt = **Debt** grows: your interest marker moves one step for each coin of debt, and each full circle adds 1.
devil-first-knot = **🪢 Knot**: a space of the reputation track. Each round, once its wings are given, everyone drifts towards it: a lead fades, and so does a lag.
devil-first-reputation = **Round's end**: debt moves your interest marker (full circle: +1 debt); top reputation gains a wing (1 point), the lowest a demon wing (−1); all drift to the **knot**.
devil-first-angel = **Angel wing**: 1 point; { $three } become an indulgence, which spares you one inquisitor.
devil-first-demon = **Demon wing**: −1 point; { $three } cost { $guest_now } points at once and bring a houseguest.
devil-first-houseguest = **Houseguest**: an inquisitor of your own. It costs { $guest } points at the inquisition, unless you show a soul piece or hand in an indulgence.
devil-first-indulgence = **Indulgence**: spares you one inquisitor, or is { $indulgence } points at the end.
devil-first-bribe = **Bribe**: every { $bribe } coins from everyone together send one of A, B, C away, for everyone.
devil-first-guess = **Guess**: name the devil or the cultist. In round 5 a right one is 2 points.

## The same about each question: what it is for, and what a beginner looks at

devil-first-ask-preferences = **Your role.** Say which roles you'd like; then lots decide. In a first game, ask for the mortal: a mortal has nothing to hide.
devil-first-ask-keep = **Cards.** Each round brings new buildings, and you keep one old one. Keep one you can nearly pay for, or one with a symbol your other buildings share.
devil-first-ask-pass = **Four new buildings**: keep two, pass two to a neighbour. Keep those you can nearly pay for. The neighbour on your other side passes you two.
devil-first-ask-done = **A breath before trading**, for those in debt. { $debt ->
    [0] You've repaid yours: continue.
   *[other] You owe { devil-owed }: { devil-last-moment }.
}
devil-first-ask-offer = **Trade.** Pack goods you don't need and name a price; two others in turn may buy it all. Keep what your cards still need (❗); { $role ->
    [devil] you're paid in soul pieces, so pack well for one and twice that for two.
   *[other] ask more than the bank pays: { $sell_basic } for wood, stone or grain, { $sell_rare } for glass or marble.
}
devil-first-ask-viewing = **Someone's chest**: take all of it for its price, or leave it. Nobody learns it was you. Take it if it holds what your cards need, for less than the bank's price: { $buy_basic } for wood, stone or grain, { $buy_rare } for glass or marble.
devil-first-ask-plan = **Your plan for the round**: play your event, build, use buildings, hire courtiers. Begin with two buildings you can pay for: what's missing is bought or borrowed, and you see it before you seal. All plans are carried out together.
devil-first-ask-choice = **A card leaves you a choice** while your plan is carried out: what to take, or what to give. Take what your next building lacks; give what none of your cards needs.
devil-first-ask-achieve = **Courtiers.** A courtier you hired can be the symbol an achievement still lacks. Use it: an achievement raises your income or brings points, an idle courtier one point at most.
devil-first-ask-minor = **An achievement!** One of your four fields improves and brings more in every round to come. If in doubt, choose an inner field: it brings a coin each round.
devil-first-ask-vote = **The witch hunt.** Accuse someone, or nobody; with two votes they're questioned. It hurts players with fewer than three soul pieces; accuse only if the chests you saw give you a reason.
devil-first-ask-questioned = **You're accused.** Show three of your soul pieces and you're innocent, and gain an angel wing. If you can't, you must confess, which costs reputation and a point.
devil-first-ask-wings = **Angel wings for sale.** One wing is one point; three become an indulgence, which spares you an inquisitor. In a first game, buy only if that gives you three.
devil-first-ask-packing = **Bribes and guesses.** Every { $bribe } coins from all players together send an inquisitor away, for everyone. If you have a hunch who the devil or the cultist is, guess: a right guess pays. Packing nothing is no mistake.
devil-first-ask-inquisitors = **The inquisitors.** Each wants to see a soul piece, which you keep, or takes a penalty from you. Show your pieces where the penalty hurts most; give an indulgence only against a large one.
devil-first-ask-bank = **The bank** buys and sells at fixed prices, at any time. Later, when you plan your actions, whatever is missing is bought for you; you'll seldom need the bank yourself.
devil-first-ask-repay = **Repay debt.** Two coins of debt cost a point at the end, and debt grows. Repay with what you don't need for building.
devil-first-ask-wish = **A wish** tells everyone which goods you'd like in a chest. Name what your cards still need: it costs nothing.

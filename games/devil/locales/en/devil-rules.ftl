# Deal with the Devil: its rules at hand. Topics of /rules, hints behind the question mark, what a first game explains.
# Numbers of the cards in play come from them: $buy_basic, $wing, $limit and so on.

## The lobby. How long games last is counted: lengths.toml. The weight is our opinion.

devil-lobby = Hidden roles and blind trades: pack a chest, guess whose lies before you, build a kingdom, and don't owe your soul when the inquisition comes.
devil-lobby-size = { $players } · heavy · 5 rounds, one long evening together

## Topics: title, other words people type, text

devil-topic-round = How a round goes
devil-topic-round-words = overview, phases, start, goal, how to play, win, signs, icons, legend
devil-rule-round = Five rounds; whoever has the most points after the last one wins, whatever their role. Roles are secret: two mortals, a cultist, a devil. { devil-opening-round }
devil-rule-signs = 🏆 points so far · ⚖️ reputation · 📜 debt · 🏰 buildings · 🏅 achievements · 🪽 angel wings · 🦇 demon wings · 📿 indulgences · 🚪 houseguests · 🔥 has confessed. In chests: 🪵 wood · 🪨 stone · 🌾 grain · 🔷 glass · ⬜ marble · 🪙 coins · 👻 soul pieces · 🤡 jesters, 😄 laughing or 😢 weeping. Marks: ☀️ and 🌙 mortals · 🕯️ cultist · 😈 devil. 💬 what someone would like in a chest.
devil-topic-roles = Roles: mortals, cultist, devil
devil-topic-roles-words = mortal, sun, moon, mark, secret, hidden
devil-rule-roles = Two **mortals** (marks ☀️ and 🌙) own 3 pure soul pieces each. The **cultist** (🕯️) owns 2 marked ones, the **devil** (😈) none, but starts with more goods and coins.
    The devil buys soul pieces for the ritual; mortals sell them dearly, or keep them against inquisitors. { devil-first-role }
devil-topic-souls = Soul pieces, pure and marked
devil-topic-souls-words = soul, souls, piece, marked, pure
devil-pieces-return = then they come back to the devil
devil-rule-souls = { devil-first-soul }
    The devil asks 1 or 2 pieces for a chest, the cultist 1. { devil-first-marked } In round 3 the devil must give all marked pieces to the ritual, which pays the cultist too; { devil-pieces-return }.
devil-topic-production = Production and its fields
devil-topic-production-words = field, level, yield, glass, marble, goods
devil-rule-production = You have four fields in a row, at level 1. Each round the wheel puts goods over them: wood, stone or grain over one field, glass or marble over two neighbours. A basic good yields its field's level; glass and marble the **lower** level of their two fields. You also get 2 coins every round, and 1 more for each of the two inner fields at level 2.
    A minor achievement raises one field to level 2.
devil-topic-cards = Cards: keep, draw, pass
devil-topic-cards-words = hand, draw, discard, pass, neighbour
devil-rule-cards = In round 1 you're dealt four buildings and an event. Later you keep exactly one old building, draw four of this round and an event, and pass two of the four to a neighbour: to the left in even rounds, to the right in odd ones.
    An event you didn't play stays; of two events, one is discarded with the plan. { devil-only-debtors }
devil-only-debtors = Only those in debt are asked whether they're ready for trading: it's their last chance to repay before it.
devil-topic-trading = Trading: offers and viewings
devil-topic-trading-words = wish, jester, offer, price, viewing, deal, accept, refuse, trade
devil-rule-trading = { devil-phase-trading-offer } Mortals ask 2 to 7 coins, the cultist 2 to 6 coins or 1 soul piece, the devil 1 or 2 soul pieces.
    { devil-phase-trading-first } You leave exactly the price inside; { devil-borrow-for-it }. { devil-first-second } Then the chests go home with what's in them.
    { devil-details-wish } { devil-option-jesters } They're an option of the table.
devil-borrow-for-it = you may borrow to pay, and even sell what you've just taken
devil-topic-chest = Who sees whose chest
devil-topic-chest-words = routing, schedule, mark, chest
devil-rule-chest = Each round you see two different chests, never your own. Over the five rounds: the cultist sees the devil's chest every round, in round 3 as the first viewer, otherwise as the second. Each mortal is first viewer of the devil's chest in exactly two rounds. The devil sees the cultist's chest once in the game, as the second viewer, in round 2 or 4. The marks you've seen, round by round, are how you find out who is who.
devil-topic-bank = Bank: buy, sell, borrow
devil-topic-bank-words = coins, loan, borrow, sell, buy, prices
devil-rule-bank = At any time: wood, stone or grain cost { $buy_basic } coins and sell for { $sell_basic }; glass and marble cost { $buy_rare } and sell for { $sell_rare }. Borrowing gives coins for as much debt, up to a debt of { $limit }. { devil-house-bank } A sudden sale can give you away.
    You can repay debt in production and cards, and all through the inquisition.
devil-topic-debt = Debt, interest and its marker
devil-topic-debt-words = interest, marker, circle, borrow, repay
devil-rule-debt = { devil-first-debt } The circle has { $circle } spaces: a debt of 4 always grows by 1, a debt of 8 by 2. A debt that would rise past { $limit } is set to { $after } instead, and you get a demon wing.
    At the end you lose **half your debt**, rounded up.
devil-topic-plan = The plan and action tokens
devil-topic-plan-words = action, token, grain, skipped, order, use, build
devil-rule-plan = You plan in secret: which side of your event, which built buildings to use, up to two buildings to build (and use at once), and a courtier. You have 4 action tokens; the first 2 are free, the rest cost 1 grain each.
    Everything runs in a fixed order: left side of the event; used buildings; first new building and its action; the second; the hire; right side of the event; grain for tokens; achievements. Plans are binding. { devil-plan-lacks } and costs 1 reputation.
devil-plan-lacks = What's missing is bought, raised by selling or borrowed. What still can't be paid is skipped
devil-topic-buildings = Buildings, science and edge slots
devil-topic-buildings-words = edge slot, edge, rural, town, church, science, symbol, types, action building
devil-rule-buildings = A building has one or two symbols: rural, town, church, science. It brings points at the end and counts for achievements. Its effect works all the time, when built, as an action, or at the end. { devil-first-science }
    { devil-first-edge } You choose them with each plan.
devil-topic-events = Events
devil-topic-events-words = event, left side, right side
devil-rule-events = Play one side of an event, or none. The **left** side comes first: it gives you something and lowers your reputation. The **right** side comes last: it costs something and raises your reputation.
    { devil-house-event }
devil-topic-courtiers = Courtiers and the alchemist
devil-topic-courtiers-words = courtier, hire, alchemist, rural, town, church
devil-rule-courtiers = { devil-first-courtier } Once used, it can be hired again for { $hire_again } coins; unused at the end, it's worth 1 point. There's a rural, a town and a church one, one for each hire action.
    The **alchemist** is a courtier of science. You get yours with the achievement “two of each (science too)”.
devil-topic-achievements = Achievements, minor and major
devil-topic-achievements-words = achievement, set, symbols, major, minor
devil-rule-achievements = { devil-first-achievement } Sets are counted at the end of your plan, courtiers included; 3 symbols make a minor one. Of major ones, 5 rural bring glass and marble, 5 town coins, 5 church angel wings, two of each type (science too) your alchemist; the devil gets no points for them.
    A building counts for all of them, a courtier for one. A science symbol counts as any one symbol, and may be another in the next set.
devil-topic-reputation = Reputation: track, drift and knot
devil-topic-reputation-words = knot, drift, track, top, bottom, arrows
devil-rule-reputation = { devil-phase-reputation } Nobody gets a wing if all are level. The drift follows the arrows of each space, never past the **knot**, the space just below the start.
    Moving up to the top space brings an angel wing; each of the three lowest spaces you enter on the way down brings a demon wing.
devil-topic-wings = Wings, angel and demon
devil-topic-wings-words = wing, angel, demon
devil-rule-wings = { devil-first-angel } They come for being highest, for reaching the top of the track, for proving your innocence, or at { $wing } coins before an inquisition.
    { devil-first-demon } They come for being lowest, for the lowest spaces, for confessing, for too much debt.
devil-topic-indulgence = Indulgences
devil-topic-indulgence-words = indulgence, angel wings
devil-rule-indulgence = { devil-first-indulgence } It's gone once you hand it in. { devil-first-angel }
devil-topic-houseguest = Houseguests
devil-topic-houseguest-words = houseguest, guest, demon wings
devil-rule-houseguest = { devil-first-houseguest } { devil-first-demon } After round 3 all houseguests go back.
devil-topic-hunt = Witch hunt and confession
devil-topic-hunt-words = vote, accuse, confess, confession, innocence, mob, questioned
devil-rule-hunt = In rounds 2 and 3. { devil-phase-hunt-vote } Then all see each vote. { devil-phase-hunt-answer } Those you show keep their marks hidden and bring an angel wing; a **confession** costs 1 reputation and brings a demon wing; { devil-confessed-once }.
devil-confessed-once = whoever confesses in round 2 can't be accused in round 3
devil-topic-inquisition = Inquisition: how it goes
devil-topic-inquisition-words = inquisition, preparation, packing, round 3, round 5
devil-rule-inquisition = In rounds 3 and 5. First, angel wings are for sale at { $wing } coins. Then everyone packs a chest in secret: bribes, guesses, and for the devil, soul pieces for the ritual. In round 3 the chests are opened by mark, so roles stay hidden; in round 5 all roles are revealed. Then bribes, ritual and guesses count, and everyone answers to each active inquisitor.
devil-topic-inquisitors = { devil-scene-inquisitors-title }
devil-topic-inquisitors-words = ascetic, fundamentalist, plebeian, orator, vandal, bailiff, glutton, penalty
devil-rule-inquisitors = Each inquisitor you answer to wants a soul piece shown (you keep it) or an indulgence; otherwise you take the penalty:
devil-rule-inquisitor = - { $card }
devil-rule-inquisitors-when = The first three are A, B and C: A is active in rounds 3 and 5, B and C only in round 5, unless bribes have sent them away. Three of the four red ones are face down on slots 1 to 3; the ritual and finding the devil turn them up.
devil-topic-bribes = Bribes
devil-topic-bribes-words = bribe, coins, send away
devil-rule-bribes = { devil-first-bribe } Coins left over stay there until round 5.
devil-topic-guesses = Guesses: the devil, the cultist
devil-topic-guesses-words = guess, token, locked, found
devil-rule-guesses = Mortals may guess the devil and the cultist, the cultist the devil; nobody can name one player for both roles. **Round 3**: only if two guesses agree (for the cultist: the guesses of both mortals), the named player must answer; a devil who is found loses 4 reputation, a cultist 3, and the right guessers get 2 coins. Then all guesses stay locked: you can't guess that role or that player again. If no two agree, all go back.
    { "" }**Round 5**: each right guess, locked or new, is 2 points; each wrong one gives 1 point to the real devil or cultist. Once the devil is found, nobody guesses the devil again.
devil-topic-ritual = The dark ritual
devil-topic-ritual-words = ritual, devil, souls
devil-rule-ritual = The soul pieces in the devil's chest count. **Round 3.** { devil-ritual-third } { devil-ritual-cultist }
    { "" }**Round 5.** { devil-ritual-last }
devil-ritual-third = The devil always gets glass and marble; with 1 piece also wood and stone; with 2 also 2 coins, and inquisitor 1 turns face up; with 3 inquisitor 2 too.
devil-ritual-cultist = The cultist gets 1 grain and 1 coin for a marked piece, 3 coins more for two.
devil-ritual-last = The ritual brings 2 points for each of the 2nd, 3rd and 4th pieces, 6 for each one after. With 2 pieces inquisitor 1 turns face up, with 4 inquisitor 2 too (or inquisitor 3, if 2 is up already).
devil-topic-scoring = { rules-scoring }
devil-topic-scoring-words = score, scoring, final, points, tie, when points are counted
devil-rule-scoring = **After round 5** come:
    - the points of your buildings and their effects at the end
    - **minus half your debt**, rounded up
    - { $majors } for each major achievement (not for the devil)
    - 1 for each angel wing, −1 for each demon wing
    - { $indulgence } for each indulgence, 1 for each hired, unused courtier
    - −1 for each marked soul piece
    - 1 for each glass or marble; 1 for every { $exchange } coins and basic goods left
    - in a tie, coins and basic goods too few for a point count a fifth each

## The question mark: what it is for, what it is worth, what people overlook

devil-hint-preferences = { devil-first-ask-preferences } { rules-overlooked } every deal stays possible.
devil-hint-keep = { devil-first-ask-keep } { rules-overlooked } you can't take it back once you've drawn.
devil-hint-pass = { devil-first-ask-pass } { rules-overlooked } with those two, your plan can still change.
devil-hint-done = { devil-first-ask-done } { rules-overlooked } you can't repay during trading, but you can borrow again, one for one, if a deal needs it.
devil-owed = { $debt ->
    [one] { $debt } coin
   *[other] { $debt } coins
}
devil-last-moment = this is the last chance to repay before trading
devil-hint-offer = { devil-first-ask-offer } { rules-overlooked } an untaken chest costs you nothing, both viewers see your mark, and you never learn who took it.
devil-hint-viewing = { $taken ->
    [yes] { devil-viewing-gone } You see the chest's mark and what was paid.
   *[no] { devil-first-ask-viewing }{ $holds ->
        [goods] {" "}At the bank, its goods cost { $chest_buy } coins and sell for { $chest_sell }.
       *[none] {""}
    }{ $souls_asked ->
        [yes] {" "}It asks for soul pieces. { rules-overlooked } each one you keep spares you one inquisitor, and three prove your innocence.
       *[no] {" "}{ rules-overlooked } { devil-borrow-for-it }.
    }
}
devil-hint-plan = { devil-first-ask-plan } { rules-overlooked } your debt is { $debt } and may reach { $limit }.
devil-hint-minor = { devil-first-ask-minor } { rules-overlooked } the goods move every round, so only an inner field's coin is certain.
devil-hint-achieve = { devil-first-ask-achieve } { rules-overlooked } a courtier counts once and then costs { $hire_again } coins again.
devil-hint-effect = { devil-first-ask-choice } { rules-overlooked } glass and marble are worth 1 point each at the end, as are five coins or basic goods.
devil-hint-use = Your plan uses the action of a building on an edge slot, and that action has a price. { devil-unpaid-overlooked }
devil-unpaid-overlooked = { rules-overlooked } if you can't pay, it's skipped{ $learners ->
    [yes] .
   *[no] {" "}and costs 1 reputation.
}
devil-hint-act = You've just built this and use it at once with another token, and its action has a price. { rules-overlooked } the third and fourth token cost 1 grain each, which is set aside first.
devil-hint-free = The building under your Stables acts by itself, first of all and without a token. { rules-overlooked } it happens every round, before the left side of your event.
devil-hint-build = This building asks you to give something up. { rules-overlooked } what you give is gone before the next step of your plan is paid for.
devil-hint-now = The building is finished, and its immediate effect leaves you a choice. { rules-overlooked } a better field is worth more the more rounds are left.
devil-hint-left = The left side of your event gives you something before everything else in your plan. { rules-overlooked } it also moves you down the reputation track, and the three lowest spaces bring demon wings.
devil-hint-right = The right side of your event comes after your actions: you pay, and move up the reputation track. { devil-unpaid-overlooked }
devil-hint-hire = The courtier in your plan isn't available, so you hire another. { rules-overlooked } the first hire costs { $hire } coins, one who was used before { $hire_again }.
devil-hint-tokens = Your third and fourth action token cost 1 grain each. { rules-overlooked } a token on a skipped action costs nothing.
devil-hint-vote = { devil-first-ask-vote } { rules-overlooked } afterwards everyone sees each vote.
devil-hint-questioned = { devil-first-ask-questioned } { rules-overlooked } the marks of your pieces stay hidden, and { devil-confessed-once }.
devil-hint-wings = { devil-first-ask-wings } { rules-overlooked } five coins are worth only 1 point at the end, but they can also be a bribe.
devil-hint-packing = { devil-first-ask-packing } { rules-overlooked } what's in a chest is public by its mark, so a large bribe gives something away about you.
devil-hint-inquisitors = { devil-first-ask-inquisitors } { rules-overlooked } an unused indulgence is { $indulgence } points at the end, so don't spend it on less.
devil-hint-bank = { devil-first-ask-bank } { rules-overlooked } debt can grow to { $limit }, and half of it, rounded up, is lost as points.
devil-hint-repay = { devil-first-ask-repay } { rules-overlooked } it takes five leftover coins to gain a point, so at the end repay.
devil-hint-wish = { devil-first-ask-wish } { rules-overlooked } it also tells them what you're about to build.

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
devil-first-knot = **🪢 Knot**: a space of the reputation track. Near the end of each round everyone drifts towards it: a lead fades, and so does a lag.
devil-first-reputation = **Round's end**: interest, then reputation. { devil-phase-reputation }
devil-first-angel = **Angel wing**: 1 point; { $three } become an indulgence, which spares you one inquisitor.
devil-first-demon = **Demon wing**: −1 point; { $three } cost { $guest_now } points at once and bring a houseguest.
devil-first-houseguest = **Houseguest**: an inquisitor of your own. It costs { $guest } points at the inquisition, unless you show a soul piece or hand in an indulgence.
devil-first-indulgence = **Indulgence**: spares you one inquisitor, or is { $indulgence } points at the end.
devil-first-bribe = **Bribe**: every 🪙{ $bribe } from everyone together send the next of A, B, C away, for everyone.
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
devil-first-ask-viewing = **Someone's chest**: take all of it for its price, or leave it. Nobody learns it was you. Take it for goods that your cards need, but never for more than the bank asks: { $buy_basic } for wood, stone or grain, { $buy_rare } for glass or marble.
devil-first-ask-plan = **Your plan for the round**: play your event, build, use buildings, hire courtiers. Begin with two buildings you can pay for: what's missing is bought or borrowed, and you see it before you seal. All plans are carried out together.
devil-first-ask-choice = **A card leaves you a choice** while your plan is carried out: what to take, or what to give. Take what your next building lacks; give what none of your cards needs.
devil-first-ask-achieve = **Courtiers.** A courtier you hired can be the symbol an achievement still lacks. Use it: an achievement raises your income or brings points, an idle courtier one point at most.
devil-first-ask-minor = **An achievement!** One of your four fields improves and brings more in every round to come. If in doubt, choose an inner field: it brings a coin each round.
devil-first-ask-vote = **The witch hunt.** Accuse someone, or nobody; with two votes they're questioned. It hurts players with fewer than three soul pieces; accuse only if the chests you saw give you a reason.
devil-first-ask-questioned = **You're accused.** Show three of your soul pieces and you're innocent, and gain an angel wing. If you can't, you must confess, which costs 1 reputation and brings a demon wing (−1 point).
devil-first-ask-wings = **Angel wings for sale.** One wing is one point; three become an indulgence, which spares you an inquisitor. In a first game, buy only if that gives you three.
devil-first-ask-packing = **Bribes and guesses.** If you have a hunch who the devil or the cultist is, guess: a right guess pays. Packing nothing is no mistake.
devil-first-ask-inquisitors = **The inquisitors.** Each wants to see a soul piece, which you keep, or takes a penalty from you. Show your pieces where the penalty hurts most; give an indulgence only against a large one.
devil-first-ask-bank = **The bank** buys and sells at fixed prices, at any time. Later, when you plan your actions, whatever is missing is bought for you; you'll seldom need the bank yourself.
devil-first-ask-repay = **Repay debt.** Every two coins of debt, or one that is left over, cost a point at the end, and debt grows. Repay with what you don't need for building.
devil-first-ask-wish = **A wish** tells everyone which goods you'd like in a chest. Name what your cards still need: it costs nothing.

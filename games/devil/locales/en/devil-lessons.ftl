### The lessons of Deal with the Devil: title, goal, and what each shows.

devil-lesson-start = { lesson-start-name }
devil-lesson-start-goal = You're a mortal, with soul pieces that answer inquisitors. A mark in a chest tells its packer's role, never the player: here it's the devil's, who wants a piece of yours. Only points win: keep what's worth more to you than the goods.
devil-lesson-start-point = A piece you sell brings goods now, but an inquisitor you can't answer takes points later.

devil-lesson-build = Build with what you have
devil-lesson-build-goal = Plan to build at least one card, without borrowing.
devil-lesson-build-point = Most buildings work for you in later rounds: build whenever you can.

devil-lesson-sell = Pack what others want
devil-lesson-sell-goal = Pack a chest that someone buys for coins.
devil-lesson-sell-point = Goods that others wished for, at a price they can bear, become coins for your own buildings.

devil-lesson-bargain = Refuse a bad bargain
devil-lesson-bargain-goal = Take this chest only if it's worth its price to you.
devil-lesson-bargain-point = Weigh the price against what the goods bring you: for what you build, at the bank, at the end.

devil-lesson-soul = Buy a soul
devil-lesson-soul-goal = You're the devil: get a soul piece for your chest.
devil-lesson-soul-point = To a mortal each piece is safety from an inquisitor, so offer enough, and what they lack.

devil-lesson-accuse = Vote in the witch hunt
devil-lesson-accuse-goal = Get the devil questioned. { devil-chests-below }
devil-chests-below = The chests with the devil's mark below tell who can be the devil.
devil-lesson-accuse-point = The mark tells the role, the goods tell the player: compare them with what each could have had by then, and with what they asked for.

devil-lesson-name = Name the devil
devil-lesson-name-goal = Guess who the devil is. { devil-chests-below }
devil-lesson-name-point = In round 3 it takes two guesses that agree. In round 5 each right guess scores for you, and a wrong one for the role you were looking for.

devil-lesson-inquisitors = Face the inquisition
devil-lesson-inquisitors-goal = Answer every inquisitor without a penalty.
devil-lesson-inquisitors-point = Each one wants to see a soul piece of its own, or takes an indulgence. That's what a piece is worth when someone offers you goods for it.

devil-lesson-last = The last round
devil-lesson-last-goal = { lesson-win }
devil-lesson-last-point = What you can't turn into points now is worth little, and half your debt is lost.

## Lessons of earlier releases, at tables that began with them

devil-lesson-refuse = { devil-lesson-bargain }
devil-lesson-refuse-goal = { devil-lesson-bargain-goal }
devil-lesson-refuse-point = { devil-lesson-bargain-point }

devil-lesson-hunt = { devil-lesson-accuse }
devil-lesson-hunt-goal = Get the devil questioned.
devil-lesson-hunt-point = Two votes are enough. { devil-lesson-accuse-point }

devil-lesson-devil = { devil-lesson-name }
devil-lesson-devil-goal = Guess who the devil is.
devil-lesson-devil-point = { devil-lesson-name-point }

### The lessons of Deal with the Devil: title, goal, and what each shows.

devil-lesson-build = Build with what you have
devil-lesson-build-goal = Plan to build at least one card, without borrowing.
devil-lesson-build-point = Buildings score, and most work for you in later rounds: build something whenever you can. Debt costs interest each round and points at the end.

devil-lesson-sell = Pack what others want
devil-lesson-sell-goal = Pack a chest that someone buys for coins.
devil-lesson-sell-point = Nobody knows whose chest they see. Goods that others wished for, at a price they can bear, become coins for your own buildings.

devil-lesson-refuse = Refuse a bad bargain
devil-lesson-refuse-goal = Take this chest only if it's worth its price to you.
devil-lesson-refuse-point = Weigh the price against what the goods bring you: for what you build, at the bank, at the end. If that's less, leave the chest to others.

devil-lesson-soul = Buy a soul
devil-lesson-soul-goal = You're the devil: get a soul piece for your chest.
devil-lesson-soul-point = The devil wants soul pieces for the ritual and pays in goods. To a mortal each piece is safety from an inquisitor, so offer enough, and what is lacking.

devil-lesson-hunt = Vote in the witch hunt
devil-lesson-hunt-goal = Get the devil questioned.
devil-lesson-hunt-point = Two votes are enough. The marks in the chests you've seen, and what each player openly wished for, tell you who is who.

devil-lesson-devil = Name the devil
devil-lesson-devil-goal = Guess who the devil is.
devil-lesson-devil-point = In round 3 it takes two guesses that agree. In round 5 each right guess scores for you, and a wrong one for the role you were looking for.

devil-lesson-inquisitors = Face the inquisition
devil-lesson-inquisitors-goal = Answer every inquisitor without a penalty.
devil-lesson-inquisitors-point = Each one wants to see a soul piece of its own, or takes an indulgence. That's what a piece is worth when someone offers you goods for it.

devil-lesson-last = The last round
devil-lesson-last-goal = Win the game.
devil-lesson-last-point = Most points come after round 5: buildings, major achievements, wings, leftovers. What you can't turn into points now is worth little, and half your debt is lost.

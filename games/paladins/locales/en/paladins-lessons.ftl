### The lessons of Paladins: title, goal, and what each shows.

paladins-lesson-start = Your part and what wins
paladins-lesson-start-goal = The board with your name is yours, and each round another paladin leads you. Only points win, and Faith, Strength and Influence open what scores. Raise one of them: choose an action, and workers for it.
paladins-lesson-start-point = You take turns until everyone has passed; that ends the round, and the next one brings other workers. After round 7 the most points win.

paladins-lesson-workshop = Build a workshop
paladins-lesson-workshop-goal = Develop: place a workshop.
paladins-lesson-workshop-point = A workshop covers a space of an action, which then needs one worker less for the rest of the game. The earlier, the more it saves.

paladins-lesson-attributes = Attributes first
paladins-lesson-attributes-goal = Raise your attributes by 2 in one turn.
paladins-lesson-attributes-point = Faith, Strength and Influence open better spaces, are never spent, and score at the end. Each action needs one of them and raises another, so they lift each other.

paladins-lesson-commission = Send out a monk
paladins-lesson-commission-goal = Commission: place a monk.
paladins-lesson-commission-point = A monk brings Influence and the reward of its space. Further right takes more Faith; from the fifth on monks score points of their own.

paladins-lesson-debt = Pay a debt
paladins-lesson-debt-goal = Pay one of your debts this turn.
paladins-lesson-debt-point = An unpaid debt costs 3 points at the end, a paid one brings 1. Silver never pays it: rewards on the map, jars, walls and Favours do.

paladins-lesson-inquisition = Let the Inquisition strike
paladins-lesson-inquisition-goal = Bring on the Inquisition this turn: a debt for your opponent, none for you.
paladins-lesson-inquisition-point = Whoever takes the last coin of the tax supply makes it strike. It hits those with the most suspicion, so count before you gain criminals.

paladins-lesson-order = Fulfil a King's Order
paladins-lesson-order-goal = Fulfil an Order (👑) this turn.
paladins-lesson-order-point = An Order scores 4, 6 or 8 points for doing its action five times; what you did before counts. It makes a plan for the whole game.

paladins-lesson-paladin = A paladin's round
paladins-lesson-paladin-goal = Choose a paladin and raise your attributes by 4 this round.
paladins-lesson-paladin-point = A paladin lends four points of attributes for one round and makes one action cheaper or better. Choose for what you can do with your workers.

paladins-lesson-last = The last turns
paladins-lesson-last-goal = Win the game.
paladins-lesson-last-point = Now only points count: a fifth piece of a kind, walls, outsiders, steps of an attribute. Three coins or provisions left over are worth 1 point together.

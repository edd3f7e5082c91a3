### The lessons of Paladins: title, goal, and what each shows.

paladins-lesson-start = { lesson-start-name }
paladins-lesson-start-goal = The board with your name is yours, and each round another paladin leads you. Only points win, and Faith, Strength and Influence open what scores. Raise one of them: choose an action, and workers for it.
paladins-lesson-start-point = You take turns until everyone has passed; that ends the round, and the next one brings other workers.

paladins-lesson-workshop = Build a workshop
paladins-lesson-workshop-goal = Develop: place a workshop.
paladins-lesson-workshop-point = { paladins-first-workshop } The earlier, the more it saves.

paladins-lesson-attributes = Attributes first
paladins-lesson-attributes-goal = Raise your attributes by 2 in one turn.
paladins-lesson-attributes-point = { paladins-first-attributes } Each action needs one of them and raises another.

paladins-lesson-commission = Send out a monk
paladins-lesson-commission-goal = Commission: place a monk.
paladins-lesson-commission-point = Further right takes more Faith; from the fifth on monks score points of their own.

paladins-lesson-debt = Pay a debt
paladins-lesson-debt-goal = Pay one of your debts this turn.
paladins-lesson-debt-point = { paladins-rule-debt }

paladins-lesson-inquisition = Let the Inquisition strike
paladins-lesson-inquisition-goal = Bring on the Inquisition this turn: a debt for your opponent, none for you.
paladins-lesson-inquisition-point = Whoever takes the last coin of the tax supply makes it strike: here a suspicion you drew took it as its tax, or a reward did. { paladins-first-inquisition }

paladins-lesson-order = Fulfil a King's Order
paladins-lesson-order-goal = Fulfil an Order (👑) this turn.
paladins-lesson-order-point = { paladins-first-orders } It makes a plan for the whole game.

paladins-lesson-paladin = A paladin's round
paladins-lesson-paladin-goal = Choose a paladin and raise your attributes by 4 this round.
paladins-lesson-paladin-point = A paladin's four points last one round, and one action costs less or brings more: choose for what you can do with your workers.

paladins-lesson-last = The last turns
paladins-lesson-last-goal = { lesson-win }
paladins-lesson-last-point = Now only points count: a fifth piece of a kind, walls, outsiders, steps of an attribute.

# Standing orders, whatever the game.

order-given = **Order given:** { $order }
order-cancelled = **Order cancelled:** { $order }
order-answered = Your standing order answered for you: *{ $order }*
order-disarmed = Your standing order is off: *{ $order }* The reason: { $reason }. Please decide yourself.
order-over = Your standing order is off, because that question won't come up again: *{ $order }*
order-unanswered = the order doesn't cover this question
order-unknown = An order this game no longer knows.
trouble-no-such-order = This order is no longer in force.

order-button = { $count ->
    [0] Standing orders
   *[other] Standing orders ({ $count })
}
order-head = Standing orders · { $game } · { $table }
order-how = A standing order answers for you whenever a question it covers comes up. It takes about as long as you usually do, so nobody can tell; where a quick answer gives nothing away, it comes at once. Only you know about it, and you can take its answers back like your own.
order-none = You have no orders in force.
order-in-force = **{ $order }**{ $waits ->
    [no] { "" }
   *[other] { " " }It answers your current question { $waits ->
        [now] at <t:{ $at }:t>
        [soon] in a moment
       *[later] once the table resumes
    }.
}
order-waits = ⏳ Your standing order answers this { $when ->
    [soon] in a moment
    [later] once the table resumes
   *[other] at <t:{ $at }:t>
}: *{ $order }* Until then you can decide yourself; no direct message reminds you.
order-stop = Cancel the order
order-skip = ⏭️ Answer such questions for me
order-planned = -# 📋 In force: { $order }
order-give = Give an order
order-cancel = Cancel this order
order-played-now = It's your turn now, so it's played at once.
order-plan-next = Plan your next turn
order-seal = Give this order
command-orders = Your standing orders: answers given in advance

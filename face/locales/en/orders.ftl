# Standing orders, whatever the game.

order-given = **Order given:** { $order }
order-cancelled = **Order cancelled:** { $order }
order-answered = Your standing order has answered for you: *{ $order }*
order-disarmed = Your standing order is off: *{ $order }* The reason: { $reason }. Please decide yourself; you can give the order again at any time.
order-over = Your standing order is off, because nothing of the kind is asked any more: *{ $order }*
order-unanswered = it asks something the order does not answer
order-unknown = An order this game no longer knows.
trouble-no-such-order = This order is not in force any more.

order-button = { $count ->
    [0] Standing orders
   *[other] Standing orders ({ $count })
}
order-head = Standing orders · { $game } · { $table }
order-how = A standing order answers for you whenever it fits: after about as long as you usually take, or at once where that tells nothing. Nobody else learns that there is one, and what it has sealed you can take back like your own answers.
order-none = No order is in force.
order-in-force = **{ $order }**{ $waits ->
    [now] { " " }It answers what you are asked now at <t:{ $at }:t> (<t:{ $at }:R>).
    [later] { " " }It answers what you are asked now once the table goes on.
   *[no] { "" }
}
order-waits = { $when ->
    [later] ⏳ Your standing order answers this once the table goes on:
   *[other] ⏳ Your standing order answers this at <t:{ $at }:t> (<t:{ $at }:R>):
} *{ $order }* Until then you can decide yourself. Only you know of it, and no direct message reminds you.
order-stop = Cancel the order
order-planned = -# 📋 In force: { $order }
order-give = Give an order
order-cancel = Cancel this order
command-orders = Your standing orders: answers given in advance

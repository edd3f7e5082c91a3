# Architects of the West Kingdom: what desks and the board say.
# "mark" and "whose" are coloured signs of the seats ("🔵3"), "there" those who stand somewhere.

architects-card-or = { $first }  |  { $then }

## Where the game stands

architects-headline = **Round { $round }** · { $seat } is to move
architects-headline-last = **Last turns** · { $seat } is to move
architects-headline-draft = **The draft**
architects-moment = Round { $round } · turn { $turn }
architects-moment-react = Round { $round } · turn { $turn }, an answer to it
architects-moment-draft = The draft · pass { $number }
architects-headline-end = **The game is over**
architects-phase-draft = **The draft, in secret.** Keep one of the building cards before you and pass the others to the left, until you hold three. They stay secret until you build them.
architects-phase-turn = **Turn by turn** everybody sends one worker to a place and takes what all of their workers there bring: the more stand together, the more they bring, until somebody captures them. Buildings and the Cathedral are worth points; virtue opens one door and closes another.

## The board

architects-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · virtue { $virtue } · { $workers } 👷 · 🪙 { $silver } silver{ $goods ->
    [nothing] { "" }
   *[other] , { $goods }
} · { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
architects-board-character = -# { $what }: { $does }
architects-board-apprentices = -# 🧑 { $who }
architects-board-built = -# 🏠 { $what }
architects-board-troubles = -# { $captives ->
    [0] { "" }
    [one] ⛓️ { $captives } captive ({ $whose }){ architects-and-debts }
   *[other] ⛓️ { $captives } captives ({ $whose }){ architects-and-debts }
}{ $captives ->
    [0] { architects-debts }
   *[other] { "" }
}
architects-and-debts = { $debts ->
    [0] { $paid ->
        [0] { "" }
       *[other] {" · "}{ architects-debts }
    }
   *[other] {" · "}{ architects-debts }
}
architects-debts = 📜 { $debts ->
    [one] { $debts } debt
   *[other] { $debts } debts
}{ $paid ->
    [0] { "" }
   *[other] , { $paid } paid
}
architects-board-places = **Workers out there**
architects-board-place = { $place }{ $tax ->
    [0] { "" }
   *[other] {" "}({ $tax } silver)
}: { $workers }
architects-board-tax = Tax Stand ({ $count } silver): nobody
architects-board-prison = ⛓️ Prison: { $workers }
architects-board-empty = -# Nobody: { $places }
architects-board-market = **Black Market** (−1 virtue; up to { $most } virtue): { $spaces }
architects-board-space = { $taken ->
    [yes] { $mark }{ " " }
   *[no] { "" }
}{ $gives } for { $price } silver
architects-board-deal = an apprentice, or one of { $count } cards
architects-board-workshop = **Workshop** (4 silver; { $left } more in the deck)
architects-board-row = Row { $number }: { $who }
architects-board-apprentice = { $who }{ $silver ->
    [0] { "" }
   *[other] {" "}🪙{ $silver }
}
architects-board-guildhall = **Guildhall** ({ $filled } of { $spaces }; ♻️ resets the Black Market, 🔁 changes two apprentices)
    { $rows }
architects-board-cathedral = **Cathedral**: { $levels } · { $rewards ->
    [one] { $rewards } reward
   *[other] { $rewards } rewards
} left
architects-board-level = { $level }{ $stand ->
    [0] { "" }
   *[other] {" "}{ $there }
} ({ $price }: { $points } points{ $free ->
    [0] , full
   *[other] { "" }
})
architects-board-any = { $count } wood or stone

## Your own things

architects-own-stock = 🏺 { $clay } clay · 🪵 { $wood } wood · 🪨 { $stone } stone · 🔶 { $gold } gold · ⬜ { $marble } marble · 🪙 **{ $silver } silver**
architects-own-standing = ⚖️ Virtue **{ $virtue }** · 👷 { $workers } at home{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ level { $level }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}⛓️ { $prison } in Prison
}{ $captives ->
    [0] { "" }
   *[other] {" · "}{ $captives } captives on your board
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } debt
   *[other] {" · "}📜 { $debts } debts
}{ $paid ->
    [0] { "" }
   *[other] {" · "}{ $paid } paid
}
architects-own-held = Held captive: { $who }
architects-own-held-by = { $count } by { $seat }
architects-own-apprentices = **Apprentices** ({ $count } of { $most })
architects-own-hand = **Your building cards**
architects-own-apprentice = 🧑 { $card }
architects-own-card = - { $card }

## Details of the questions

architects-closed = -# Not now: { $what }. { $why }
architects-details-react = Virtue above its top destroys unpaid debts, if you wish; and some boards let you buy a new debt off.
architects-sealed-turn = Your turn is done. Until somebody else has moved you can take it back.

architects-about-quarry = 1 stone for each of your workers there
architects-about-forest = 1 wood for each of your workers there
architects-about-silversmith = 1 silver for each of your workers there, and 1 more
architects-about-mines = 1 clay each and 1 more; or 1 gold for every two workers
architects-about-storehouse = An exchange for each of your workers there
architects-about-workshop = Apprentices bring skills and help; cards are for building
architects-about-town-centre = Take all workers of one colour from a place, once for each of yours
architects-about-tax-stand = Take all the silver there
architects-about-guardhouse = Prison, captured workers and debts: an order for each of your workers there
architects-about-market = Rare goods for silver and virtue; the third worker brings the guards
architects-about-guildhall = Build, or work on the Cathedral
architects-about-cathedral = { $price } and a card from your hand: { $points } points, and a reward

architects-no-trades = No exchange
architects-no-orders = No order
architects-no-captures = Capture nobody
architects-once-more = { $number ->
    [2] once more
    [3] a third time
   *[other] time no. { $number }
}
architects-several-trades = **Exchanges**: { $done } of { $most }
architects-several-orders = **Orders**: { $done } of { $most }
architects-several-captures = **Captures**: { $done } of { $most }

## Table options

architects-option-boards-standard = Boards: the usual side, everybody begins alike.
architects-option-boards-variable = Boards: the five characters of the box, everybody begins differently.
architects-option-boards-all = Boards: any of the ten characters, everybody begins differently.
architects-option-promos-yes = Promo cards: three apprentices and three buildings more.

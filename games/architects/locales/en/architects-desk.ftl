# Architects of the West Kingdom: what desks and the board say.
# "mark" and "whose" are coloured signs of the seats ("3🔵A"), "there" those who stand somewhere.

architects-card-or = { $first }  |  { $then }

## Where the game stands

architects-headline = **Round { $round }** · { $seat } { verb-be } to move
architects-headline-seat = { architects-headline } · { architects-headline-free }
architects-headline-own = **Round { $round }** · your turn
architects-headline-own-free = { architects-headline-own } · { architects-headline-free }
architects-headline-free = { $free } of { $spaces } Guildhall spaces free; once full, one last turn each
architects-headline-last = **Last turns** · { $seat } { verb-be } to move
architects-headline-last-own = **Last turns** · your turn
architects-headline-draft = **The draft**
architects-moment = Round { $round } · turn { $turn }
architects-moment-react = Round { $round } · turn { $turn }, reaction
architects-headline-boards = **Choosing the boards** · { $seat } { verb-choose }
architects-headline-apprentice = **The first apprentices** · { $seat } { verb-hire }
architects-moment-boards = The boards · choice { $number }
architects-moment-apprentice = The first apprentices · hire { $number }
architects-moment-draft = The draft · pass { $number }
architects-headline-end = { ending-headline }
architects-phase-draft = **The draft, in secret.** Keep one building card and pass the rest to the left, until you hold three.
architects-phase-boards = **Boards first.** Everyone takes one, the last seat first; whoever has the most virtue begins.
architects-phase-apprentice = **A first apprentice, free**, for everyone in reverse turn order; then the display is refilled.
architects-phase-turn = **Turn by turn**, everyone sends one worker to a place and takes what all their workers there bring. **Cards** shows all cards and the house rules.

## The board

architects-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · virtue { $virtue } · { $workers } 👷 · 🥈 { $silver } silver{ $goods ->
    [nothing] { "" }
   *[other] , { $goods }
} · { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
architects-board-none-yet = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · no board yet
architects-board-points = -# 🏆 Score now { architects-signed }: { $parts }
architects-board-character = -# { $what } · { $does }
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
architects-board-places = **Workers on the board**
architects-board-place = { $place }{ $tax ->
    [0] { "" }
   *[other] {" "}({ $tax } silver)
}: { $workers }
architects-board-tax = Tax Stand ({ $count } silver): nobody
architects-board-prison = 🔒 Prison: { $workers }
architects-board-empty = -# Nobody: { $places }
architects-board-market = **Black Market** (costs 1 virtue; closed above { $most }): { $spaces }
architects-board-space = { $taken ->
    [yes] { $mark }{ " " }
   *[no] { "" }
}{ $price } silver: { $gives }
architects-board-deal = an apprentice, or one of { $count } cards
architects-board-workshop = **Workshop** (4 silver; { $left } more in the deck)
architects-board-row = Row { $number }: { $who }
architects-board-apprentice = { $who }{ $silver ->
    [0] { "" }
   *[other] {" "}🥈{ $silver }
}
architects-board-guildhall = **Guildhall** ({ $filled } of { $spaces }; ♻️ resets the Black Market, 🔁 replaces two apprentices)
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

architects-own-none-yet = You have no board yet. Your board decides what you begin with.
architects-own-stock = 🏺 { $clay } clay · 🪵 { $wood } wood · 🪨 { $stone } stone · 🥇 { $gold } gold · ⬜ { $marble } marble · 🥈 **{ $silver } silver**
architects-beside-track = ⚖️ Virtue { $virtue }{ $tax ->
    [0] { "" }
   *[other] , { $tax } tax less
}{ $cathedral ->
    [no] , no Cathedral
   *[yes] { "" }
}{ $market ->
    [no] , no Black Market
   *[yes] { "" }
}
architects-own-standing = ⚖️ Virtue **{ $virtue }**{ $tax ->
    [0] { "" }
   *[other] , { $tax } tax less
}{ $cathedral ->
    [no] , no Cathedral
   *[yes] { "" }
}{ $market ->
    [no] , no Black Market
   *[yes] { "" }
} · 👷 { $workers } at home, { $out ->
    [0] 0 out
   *[other] { $out } out ({ $where })
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ level { $level }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 { $prison } in Prison
}{ $captives ->
    [0] { "" }
    [one] {" · "}⛓️ { $captives } captive
   *[other] {" · "}⛓️ { $captives } captives
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } debt
   *[other] {" · "}📜 { $debts } debts
}{ $paid ->
    [0] { "" }
   *[other] {" · "}{ $paid } paid
}
architects-own-row = { $first }, { $then }
architects-own-at = { $place } { $count }
architects-own-points = -# 🏆 Score now **{ architects-signed }**: { $parts }
architects-part-buildings = buildings { architects-signed }
architects-part-cathedral = Cathedral { architects-signed }
architects-part-virtue = virtue { architects-signed }
architects-part-debts = debts { architects-signed }
architects-part-riches = gold and marble { architects-signed }
architects-part-silver = silver { architects-signed }
architects-part-prison = Prison { architects-signed }
architects-signed = { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
architects-own-held = ⛓️ Your workers held: { $who }
architects-own-held-by = { $count } by { $seat }
architects-own-apprentices = **Apprentices** ({ $count } of { $most })
architects-own-hand = **Building cards in hand**
architects-own-apprentice = -# 🧑 { $card }
architects-own-card = - { $card }
architects-own-card-ready = - ✅ { $card }
architects-own-card-needs = - { $card } · **missing: { $missing }**
architects-own-card-bare = - { $card }
architects-own-card-unskilled = - { $card } · needs { $skills }
architects-own-building = -# 🏠 **{ $what }** · { $does }
architects-other = -# { $mark } **{ $seat }** · ⚖️ { $virtue } · 🥈 { $silver } · 👷 { $workers } home, { $out } out{ $held ->
    [0] { "" }
   *[other] , { $held } held
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 { $prison }
}{ $captives ->
    [0] { "" }
   *[other] {" · "}⛓️ { $captives }
}{ $buildings ->
    [0] { "" }
   *[other] {" · "}🏠 { $buildings }
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ { $level }
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } debt
   *[other] {" · "}📜 { $debts } debts
} · 🏆 { architects-signed }

## Details of the questions

architects-details-few-workers = -# 👷 { $count ->
    [one] Your last worker
   *[other] Only { $count } workers
} at home: with none left, a turn brings one home and sends none.
architects-details-last-turn = -# 🏁 **Your last turn.** Buildings, the Cathedral, virtue, gold, marble and every ten silver score; cards in hand and workers at home don't. Debts, and workers in Prison, cost points.
architects-closed = { bot-not-now }
architects-closed-some = { $what } ({ $why })
architects-closed-cathedral = Cathedral ({ $why } { $price })
architects-closed-guildhall = Guildhall (nothing to build)
architects-closed-many = { $count } others ({ $why })
architects-closed-dear = { $count } more apprentices ({ $why })
architects-why-cannot-pay = you can't pay
architects-why-lacks-goods = goods missing
architects-why-column-too-dear = not enough silver
architects-why-too-few-workers = not enough of your workers there
architects-why-no-skill = skill missing
architects-why-no-tax = no silver there
architects-why-no-cards = no cards left
architects-why-no-card = no card to discard
architects-why-no-captives = you hold nobody
architects-why-none-in-prison = none of your workers is there
architects-why-none-captured = none of your workers is captured
architects-why-no-debt = you have none
architects-why-too-many-places = no more places this turn
architects-why-too-many-apprentices = no room for one more
architects-why-space-taken = taken
architects-why-too-virtuous = only below 10 virtue
architects-why-too-little-virtue = only with 5 virtue or more
architects-why-level-full = level full
architects-why-colour-taken = taken
architects-why-at-the-top = you're at the top
architects-short-imprison = sending captives to Prison
architects-short-release = releasing workers from Prison
architects-short-buy = freeing workers by paying silver
architects-short-owe = freeing workers by taking a debt
architects-short-pay-debt = paying off a debt
architects-details-reset = More virtue is worth more points at the end. But above 9 the Black Market is closed to you, and above 1 and 3 you pay more tax.
architects-details-recall = -# None of your workers is in a place with an open circle, so one comes home from elsewhere (house rule). Nothing else happens this turn.
architects-details-hire = The display changed before your building hires: these are on it now.
architects-own-board-card = - **{ $what }**: virtue { $virtue }, { $things }{ $prison ->
    [0] { "" }
   *[other] , { $prison } in Prison
}{ $debts ->
    [0] { "" }
    [one] , { $debts } debt
   *[other] , { $debts } debts
}{ $cards ->
    [0] { "" }
    [one] , { $cards } card after the draft
   *[other] , { $cards } cards after the draft
}
architects-details-react = Virtue past the top lets you destroy unpaid debts; some boards let you buy off a new debt.
architects-draft-signs = -# On the cards: saw = { architects-skill-carpentry }, tiles = { architects-skill-tiling }, trowel = { architects-skill-masonry }.
architects-seal-turn = Do it
architects-seal-recall = { architects-seal-turn }
architects-seal-keep = Keep it
architects-seal-hire = Hire
architects-seal-work = { architects-seal-turn }
architects-seal-reset = { architects-seal-turn }
architects-seal-react = { architects-seal-turn }
architects-seal-discard = Discard
architects-seal-boards = Take this board
architects-seal-apprentice = Hire
architects-done-turn = **Done.**
architects-done-recall = { architects-done-turn }
architects-done-boards = { architects-done-turn }
architects-done-apprentice = { architects-done-turn }
architects-decided-draft = Kept: { $card }
architects-decided-keep = Kept: { $card }
architects-decided-discard = Discarded: { $cards }
architects-decided-recall = One brought home · { $place }
architects-decided-reset = { $use }
architects-sealed-turn = You can take it back until someone else moves.

architects-about-tax-stand = Take all the silver there
architects-about-imprison = You get { $silver } silver for them
architects-about-group = { $price ->
    [0] Free
   *[other] For { $price } silver
}, moved to your board; the Guardhouse then pays you { $silver } silver
architects-about-twin = { $place } · { $note }
architects-twin-place = row { $row }, column { $column }
architects-about-own-group = { $price ->
    [0] Free
   *[other] For { $price } silver
}, they come home to you
architects-about-recall = One of them comes home, { $stay ->
    [0] nobody stays
    [one] { $stay } stays
   *[other] { $stay } stay
}
architects-now-own = { architects-now-there }; each later visit brings 1 more
architects-now-there = { $count ->
    [0] You have nobody there
    [one] { $count } of yours is there
   *[other] { $count } of yours are there
}
architects-now-own-or = { architects-now-there }; every { $pair } of your workers can bring 1 { $kind } instead
architects-now-and = { $first }; { $then }
architects-now-exchange = any { $count } of { $kinds } → { $things ->
    [nothing] { $virtue } virtue
   *[other] { $things }
}
architects-now-trade = { $given } → { $things ->
    [nothing] { $virtue } virtue
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}and { $virtue } virtue
    }
}
architects-now-group = { $count }× { $seat } ({ $place })
architects-now-more-groups = { $groups }; { $count ->
    [one] { $count } more group
   *[other] { $count } more groups
}
architects-now-workshop = Apprentice: { $price } silver in { $columns ->
    [1] the first column
   *[other] the first { $columns } columns
}, then 1 more per column; { $left ->
    [one] { $left } building card left
   *[other] { $left } building cards left
}
architects-now-one-place = All captures in one place. Possible: { $groups }
architects-now-one-group = One player's workers in one place: { $groups }
architects-now-silver-limit = Silver is your limit; your workers there would allow { $count }. { $groups }
architects-now-own-only = Only your own workers to bring home
architects-now-idle = It does nothing now, but counts on a later visit
architects-idle-storehouse = 👑 King's Storehouse: nothing to exchange now
architects-idle-town-centre = 🏘️ Town Centre: nobody to capture now
architects-idle-guardhouse = 🗝️ Guardhouse: no order possible now
architects-now-captives = { $count ->
    [one] { $count } captive to sell
   *[other] { $count } captives to sell
}
architects-now-prison = { $count } of yours in Prison
architects-now-held = { $count } of yours held
architects-now-debts = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
architects-now-space = { $price } for { $gives }
architects-now-deal = an apprentice, or one of { $cards } cards
architects-about-cathedral = { $price } and a card from your hand: { $points } points, and a reward

architects-none-trade = No exchange
architects-none-order = No order
architects-none-capture = Capture nobody
architects-step-goods = What you give in exchange { $number }

## Table options

architects-option-boards-standard = Boards: the usual side.
architects-option-boards-variable = Boards: the five characters of the box, dealt.
architects-option-boards-all = Boards: any of the ten characters, dealt.
architects-option-boards-chosen = Boards: the five characters of the box, chosen.
architects-option-boards-all-chosen = Boards: any of the ten characters, chosen.
architects-option-apprentice-yes = First apprentice: as in Age of Artisans, after the draft everyone hires one free.
architects-option-silver-same = Silver: on the usual boards everyone begins with 5, whoever goes first.
architects-option-promos-yes = Promo cards: three apprentices and three buildings more.

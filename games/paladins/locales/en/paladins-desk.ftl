# Paladins of the West Kingdom: what desks and the board say.

## Where the game stands

paladins-headline-draft = **The first townsfolk** · { $own ->
    [yes] you choose
   *[no] { $seat } { verb-choose }
}
paladins-headline-paladins = **Round { $round } of { $rounds }** · paladins, in secret
paladins-headline-tavern = **Round { $round } of { $rounds }** · the tavern · { $own ->
    [yes] you hire
   *[no] { $seat } { verb-hire }
}
paladins-headline-play = **Round { $round } of { $rounds }** · { $own ->
    [yes] your turn
   *[no] { $seat } { verb-be } to move
}
paladins-headline-repent = **Round { $round } of { $rounds }** · the Inquisition asks { $own ->
    [yes] you
   *[no] { $seat }
}
paladins-headline-end = { ending-headline }
paladins-moment-draft = The first townsfolk · { $at }
paladins-moment-draft-part = The first townsfolk · { $at }, after question { $part }
paladins-moment-paladins = Round { $round } · paladins
paladins-moment-tavern = Round { $round } · the tavern · { $at }
paladins-moment-tavern-part = Round { $round } · the tavern · { $at }, after question { $part }
paladins-moment-play = Round { $round } · turn { $at }
paladins-moment-play-part = Round { $round } · turn { $at }, after question { $part }
paladins-phase-draft = **First, everyone takes a townsfolk, free**; the start player chooses last.
paladins-phase-draft-alone = **First, you take a townsfolk, free.**
paladins-phase-paladins = **Your paladins, in secret.** Of three in hand, one leads this round, one goes on top of your deck, one to the bottom.
paladins-phase-tavern = **The tavern.** In turn order everyone reveals their paladin and hires a group of four workers.
paladins-phase-play = **Turn by turn**, everyone takes one action or passes. **Cards** shows all open cards, **?** explains the question.

## The board

paladins-beside-card = { $first } | { $then }
paladins-level-faith = ✝️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-strength = ⚔️{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-influence = 📯{ $level }{ $boost ->
    [0] { "" }
   *[other] +{ $boost }
}
paladins-level-short-faith = ✝️{ $level }
paladins-level-short-strength = ⚔️{ $level }
paladins-level-short-influence = 📯{ $level }
paladins-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] {" "}⬅️
   *[no] { "" }
}{ $chosen ->
    [yes] {" "}✓
   *[no] { "" }
}{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }
paladins-board-goods = { $workers } · { $silver }🥈 { $provisions }🍖
paladins-board-no-workers = no workers
paladins-board-marker = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, marker on { $marker }
paladins-board-troubles = { $suspicions ->
    [0] { "" }
   *[other] {" "}· { $suspicions }👁️
}{ $debts ->
    [0] { "" }
   *[other] {" "}· { $debts }📜
}{ $paid ->
    [0] { "" }
   *[other] {" "}· { $paid }🧾
}
paladins-so-far = { $over ->
    [yes] { "" }
   *[no] { " " }so far
}
paladins-board-done = -# { $pieces } · 🏆 { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) } { $points ->
    [one] point
   *[other] points
}{ paladins-so-far }
paladins-board-nothing-done = nothing done yet
paladins-board-monks = { $count ->
    [one] { $count } monk
   *[other] { $count } monks
}
paladins-board-outposts = { $count ->
    [one] { $count } outpost
   *[other] { $count } outposts
}
paladins-board-walls = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}
paladins-board-jars = { $count ->
    [one] { $count } jar
   *[other] { $count } jars
}
paladins-board-attacked = { $count ->
    [one] { $count } outsider attacked
   *[other] { $count } outsiders attacked
}
paladins-board-converted = { $count } converted
paladins-board-workshops = { $count ->
    [one] { $count } workshop
   *[other] { $count } workshops
} ({ $where })
paladins-board-at = { $action }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}
paladins-board-used = used: { $actions }
paladins-board-paladin = **{ $what }** ({ $does })
paladins-board-townsfolk = { $what } ({ $does })
paladins-board-people = -# 🛡️ { $people }
paladins-board-tavern = 🍺 **Tavern**: { $cards }
paladins-board-tavern-card = { $what }{ $taken ->
    [yes] {" "}({ $seat })
   *[no] { "" }
}
paladins-board-order = 👑 **{ $what }** scores { $points }🏆 (so far { $counts })
paladins-board-count = { $seat } { $count }
paladins-virtual-mark = ⬛Vi
paladins-board-favour = 👑 King's Favour for { $what }{ $taken ->
    [yes] {" "}· taken this round ({ $seat })
   *[no] { "" }
}
paladins-board-tax = 🥈 **Tax supply: { $tax }**{ $tax ->
    [1] { ", the next coin brings the Inquisition" }
   *[other] { "" }
} · { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
} left
paladins-board-suspicions = 👁️ Suspicions: { $counts }
paladins-board-outsiders = **Outsiders by region** (attacking needs ⚔️, converting ✝️)
paladins-board-outsider = -# **{ $number } · { $what }** ({ $people }) · { $attack } · { $convert }
paladins-outsiders-near = -# **Outsiders** by region (choose Attack or Convert to see what they bring): { $outsiders }
paladins-outsider-near = { $number } { $what } ⚔️{ $strength } ✝️{ $faith }
paladins-board-outsiders-short = **Outsiders by region** (attacking 🪓 needs ⚔️, converting 🕊️ needs ✝️)
paladins-board-outsider-short = -# **{ $number }** ⚔️{ $strength } ✝️{ $faith } **{ $what }** ({ $people }) · { $does }
paladins-board-row = -# **Townsfolk.** Pay one worker, and you get the reward after “once”. Add a 🔴F fighter, and the townsfolk joins your retinue instead.
paladins-board-for = -# { $silver }🥈{ $debt ->
    [yes] {" "}or a debt
   *[no] { "" }
} **{ $what }** · once: { $discard } · joins: { $joins }
paladins-board-map = **Map by region** (a monk needs ✝️, an outpost ⚔️)
paladins-board-region = -# **{ $number }** · ✝️{ $faith } ⚔️{ $strength }: { $spaces }
paladins-board-taken = taken { $mark }

## Your own things

paladins-own-goods = { $goods }{ $troubles }
paladins-own-troubles = { $suspicions ->
    [0] { "" }
    [one] {" "}· 👁️ { $suspicions } suspicion
   *[other] {" "}· 👁️ { $suspicions } suspicions
}{ $debts ->
    [0] { "" }
    [one] {" "}· 📜 { $debts } unpaid debt
   *[other] {" "}· 📜 { $debts } unpaid debts
}{ $paid ->
    [0] { "" }
    [one] {" "}· 🧾 { $paid } paid debt
   *[other] {" "}· 🧾 { $paid } paid debts
}
paladins-own-attributes = { $attributes } · 🏆 { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) } { $points ->
    [one] point
   *[other] points
}{ paladins-so-far }{ $goods ->
    [0] { "" }
   *[other] , { $goods } for goods
}
paladins-own-done = -# { $pieces }
paladins-own-used = -# Workers on: { $actions }
paladins-own-used-one = { $action } { $workers }
paladins-own-next = -# Next time: { $actions }
paladins-own-next-one = { $action }{ $free ->
    [yes] { "" }
   *[no] {" "}{ $price }
} { $needs }{ $lacks ->
    [0] { "" }
   *[other] {" "}({ $lacks } missing)
}
paladins-own-workshops = -# Workshops left: { $left }{ $left ->
    [0] { "" }
   *[other] {" "}(next { $under })
}
paladins-own-paladin = -# 🛡️ **{ $what }** this round: { $does }
paladins-own-chosen = -# 🛡️ Face down: { $card }
paladins-own-top = -# Next round you choose between { $what } and two others.
paladins-own-retinue = -# 🧑‍🌾 Your retinue: { $people }
paladins-own-card = - { $card }
paladins-own-sealed = 🛡️ **{ $play }** leads · { $top } on top · { $bottom } to the bottom
paladins-own-sealed-last = 🛡️ **{ $play }** leads
paladins-other = -# { $mark } **{ $seat }**{ $passed ->
    [yes] {" "}🏁
   *[no] { "" }
} · { $attributes } · { $goods }{ $troubles }

## Details of the questions

paladins-need = -# { $action }: { $spaces } · { $raises }
paladins-need-row = { $first }
    { $then }
paladins-needs = -# **Workers each action needs** (◻️ any worker), and what it raises
    { $actions }
paladins-tavern-rest = -# ⬛ The virtual player takes the group you leave, with a suspicion for each criminal in it.
paladins-draft-signs = -# { paladins-signs }. Tax is silver from the tax supply.
paladins-closed = { bot-not-now }
paladins-closed-some = { $what } ({ $why })
paladins-closed-many = { $count } others ({ $why })
paladins-why-action-used = used
paladins-why-done-often = done { $count ->
    [one] { $count } time
   *[other] { $count } times
}
paladins-why-lacks-workers = missing { $things }
paladins-why-lacks-silver = { $count }🥈 missing
paladins-why-lacks-provisions = { $count }🍖 missing
paladins-why-lacks-attribute = { $count } { $what } missing
paladins-why-wrong-space = doesn't fit
paladins-why-no-such-worker = no such worker
paladins-why-space-taken = taken
paladins-why-map-full = the map is full
paladins-why-no-walls = no walls left
paladins-why-no-townsfolk = the row is empty
paladins-why-no-outsiders = no outsiders
paladins-why-no-workshops = no workshops left
paladins-why-workshop-there = a workshop is there
paladins-why-jar-there = a jar is there
paladins-why-no-favours = from round 3 on
paladins-why-favour-used = used this round
paladins-why-favour-hidden = face down
paladins-why-no-effect = does nothing now
paladins-why-nothing-there = nothing there
paladins-why-already-passed = you've passed
paladins-why-card-taken = taken
paladins-why-different = already chosen

paladins-about-develop = For { $spaces } and silver, place a workshop on an action, which then needs one worker less
paladins-about-recruit = For ◻️, get a townsfolk's reward, and they leave; for { $spaces }, they join your retinue
paladins-about-hunt = For ◻️, get 1🍖; for { $spaces }, get 3🍖
paladins-about-trade = For ◻️, get 1🥈; for { $spaces }, get 3🥈
paladins-about-pray = For { $spaces }{ $free ->
    [yes] { "" }
   *[no] {" "}and silver
}, clear an action: you can use it again this round
paladins-about-conspire = For { $spaces }, get a criminal (🟣Cr) and draw a suspicion
paladins-about-commission = For { $spaces }, send a monk to a region needing at most { $needs }: +1📯 and the space's reward
paladins-about-fortify = For { $spaces }, build a wall (needs { $needs }): +1⚔️ and the wall's reward
paladins-about-garrison = For { $spaces }, place an outpost in a region needing at most { $needs }: +1✝️ and the space's reward
paladins-about-absolve = For { $spaces }, place a jar (needs { $needs }): +1✝️, −1👁️, and the reward of its space
paladins-about-attack = For { $spaces }, attack an outsider up to { $needs } (1🥈 for every { $missing }⚔️ missing): +1📯 and its reward
paladins-about-convert = For { $spaces }, convert an outsider up to { $needs }: ⚔️ now, and points at the end
paladins-about-favour = { $count ->
    [one] { $first }
   *[other] { $first }; { $count } still free
}
paladins-about-no-debt = you have no debt
paladins-about-no-suspicion = you have no 👁️
paladins-about-neither = you have neither a debt nor 👁️
paladins-about-workshop = The action then needs { $spaces }
paladins-about-group = { $things }. Together with yours, workers enough for { $which ->
    [all] any big action
    [but] any big action except { $actions }
   *[some] { $actions }
}
paladins-about-pass = You take no more actions this round, and keep up to { $kept } workers

paladins-seal-draft = Take this one
paladins-seal-paladins = Seal
paladins-seal-tavern = Hire
paladins-seal-turn = Do it
paladins-seal-repent = Answer
paladins-seal-attribute = Raise it
paladins-seal-drop = { paladins-seal-turn }
paladins-seal-pay = { paladins-seal-turn }
paladins-seal-destroy = { paladins-seal-turn }
paladins-seal-clear = { paladins-seal-turn }
paladins-seal-join = { paladins-seal-turn }
paladins-seal-workshop = Place it
paladins-seal-either = Take it
paladins-decided-draft = Townsfolk: { $townsfolk }
paladins-decided-paladins = { $play } leads, { $top } on top of the deck
paladins-decided-paladins-last = { $play } leads
paladins-decided-tavern = Hired: { $card }

paladins-look-hidden = Face down: { $orders ->
    [0] no Order
    [one] { $orders } Order
   *[other] { $orders } Orders
}, { $favours ->
    [0] no Favour
    [one] { $favours } Favour
   *[other] { $favours } Favours
}
paladins-look-left = **{ $action }** { $spaces }{ $silver ->
    [0] { "" }
   *[other] , { $silver }🥈
}
paladins-look-right = **{ $action }** { $spaces }{ $prices ->
    [nothing] { "" }
   *[other] {" "}· { $good ->
        [provisions] 🍖
       *[silver] 🥈
    } each time { $prices }
} · needs { $needs }, raises { $raises }
paladins-look-region = - **Region { $number }** (✝️{ $faith } ⚔️{ $strength }): { $spaces }
paladins-look-attacked = - { $what }, attacked
paladins-look-wall = - 🧱 { $what }
paladins-look-points = { $attributes }, points by space: { $track }

paladins-done-draft = **Done.**
paladins-done-tavern = { paladins-done-draft }
paladins-done-turn = { paladins-done-draft }
paladins-done-repent = { paladins-done-draft }
paladins-done-attribute = { paladins-done-draft }
paladins-done-drop = { paladins-done-draft }
paladins-done-pay = { paladins-done-draft }
paladins-done-destroy = { paladins-done-draft }
paladins-done-clear = { paladins-done-draft }
paladins-done-join = { paladins-done-draft }
paladins-done-workshop = { paladins-done-draft }
paladins-done-either = { paladins-done-draft }

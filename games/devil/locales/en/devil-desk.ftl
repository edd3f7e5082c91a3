# Deal with the Devil: what desks and the board say.

## Steps, and what each is about

devil-headline = **Round { $round } of { $rounds }** · { $step }
devil-moment = Round { $round } · { $step }
devil-headline-end = { ending-headline }
devil-step-roles-preferences = before the roles are dealt
devil-step-production = production
devil-step-cards-deal = cards
devil-step-cards-pick = cards: keep and pass
devil-step-cards-done = cards: ready?
devil-step-trading-offer = trading: the offers
devil-step-trading-first = trading: first viewing
devil-step-trading-second = trading: second viewing
devil-step-actions-plan = actions: the plans
devil-step-actions-resolve = actions: carrying out the plans
devil-step-interest = interest
devil-step-reputation = reputation
devil-step-hunt-vote = witch hunt: the vote
devil-step-hunt-answer = witch hunt: the questioning
devil-step-inquisition-wings = inquisition: preparation
devil-step-inquisition-pack = inquisition: the chests
devil-step-inquisition-answer = inquisition: the answers
devil-step-inquisition-guest = inquisition: late guests

devil-phase-roles-preferences = **Which role would you like?** Say so in secret; nobody else ever reads it. Then lots decide: the roles you like become likelier.
devil-phase-production = The fields yield goods and coins.
devil-phase-cards-deal = Everyone is dealt four buildings and an event.
devil-phase-cards-pick = **New cards.** Keep one old building, draw four and an event, pass two on.
devil-phase-cards-done = **The passed cards are in your hand.** { devil-only-debtors }
devil-phase-trading-offer = **Trading, in secret.** Pack any goods and coins, or nothing, and set a price. The mark of your chest tells its two viewers your role, not your name.
devil-phase-trading-first = **First viewing.** Take all of someone's chest for its price, or leave it. You see its mark, never whose it is.
devil-phase-trading-second = { devil-first-second }
devil-phase-actions-plan = **Plans, in secret.** { devil-plan-lacks }{ $learners ->
    [yes] , which costs learners nothing.
   *[no] { " " }and costs 1 reputation.
}
devil-phase-actions-resolve = **The plans are revealed** and carried out. Some choices come up on the way.
devil-phase-interest = Interest is due.
devil-phase-reputation = The highest get an angel wing, the lowest a demon wing; then everyone drifts back towards the knot.
devil-phase-hunt-vote = **Witch hunt.** Everyone accuses one other player or nobody, in secret. Whoever gets two votes or more is questioned.
devil-phase-hunt-answer = **The questioning.** Three soul pieces prove innocence; whoever has fewer must confess.
devil-phase-inquisition-wings = **The inquisition is near.** Angel wings are for sale.
devil-phase-inquisition-pack = { $round ->
    [5] **The last chests, in secret.** When they open, all roles are revealed.
   *[other] **Chests for the inquisition, in secret.** They're opened by mark, not by name.
}
devil-phase-inquisition-answer = **Everyone answers to the inquisitors**: a soul piece, an indulgence, or the penalty.
devil-phase-inquisition-guest = **A houseguest came with the Bailiff** and wants an answer at once.

devil-course-roles = { $here ->
    [yes] **roles**
   *[no] roles
}
devil-course-production = { $here ->
    [yes] **production**
   *[no] production
}
devil-course-cards = { $here ->
    [yes] **cards**
   *[no] cards
}
devil-course-trading = { $here ->
    [yes] **trading**
   *[no] trading
}
devil-course-actions = { $here ->
    [yes] **actions**
   *[no] actions
}
devil-course-interest = { $here ->
    [yes] **interest**
   *[no] interest
}
devil-course-reputation = { $here ->
    [yes] **reputation**
   *[no] reputation
}
devil-course-hunt = { $here ->
    [yes] **witch hunt**
   *[no] witch hunt
}
devil-course-inquisition = { $here ->
    [yes] **inquisition**
   *[no] inquisition
}
devil-course-then = { $first } → { $then }

## Your own things

devil-own-role-undealt = You have no role yet: roles are dealt once everyone has said which they'd like.
devil-own-role-sun = ☀️ You're a **mortal**, the sun · 👻 Souls: { devil-own-pieces }
devil-own-role-moon = 🌙 You're a **mortal**, the moon · 👻 Souls: { devil-own-pieces }
devil-own-role-cultist = 🕯️ You're the **cultist** · 👻 Souls: { devil-own-pieces }
devil-own-role-devil = 😈 You're the **devil** · 👻 Souls: { devil-own-pieces }
devil-own-pieces = { $pure ->
    [0] { $marked ->
        [0] none
       *[other] { $marked } marked
    }
   *[other] { $marked ->
        [0] { $pure } pure
       *[other] { $pure } pure, { $marked } marked
    }
}
devil-own-stock = 🪵 { $wood } wood · 🪨 { $stone } stone · 🌾 { $grain } grain · 🔷 { $glass } glass · ⬜ { $marble } marble · 🪙 **{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}**
devil-own-jesters = 🤡 { $count ->
    [0] No jesters
    [one] { $count } jester
   *[other] { $count } jesters
} behind your wall
devil-own-debt = 📜 Debt { $debt }
devil-own-debt-grows = 📜 Debt { $debt } → { $then } at the next interest{ $wings ->
    [0] { "" }
    [one] , with { $wings } demon wing
   *[other] , with { $wings } demon wings
}
devil-own-debt-third = { $debt } – **{ $third }**
devil-own-third = { $guest ->
    [yes] the third demon wing costs { devil-points } and brings a houseguest
   *[no] the third demon wing costs { devil-points }
}
devil-own-third-next = { " " }(**{ $third }**)
devil-own-standing = { $debt } · ⚖️ Reputation { $reputation }{ devil-held }{ $third } · 🏆 **{ $sight }** so far ({ $parts })
devil-own-ledger = -# When this settles, the others will learn that you { $entries }.
devil-own-hand = **Cards in hand**{ devil-enough }
devil-enough = { $several ->
    [no] { "" }
   *[yes] { " " }(✅: enough goods and coins for any one of these)
}
devil-own-hand-named = 🃏 Cards: { $cards }
devil-own-card = - { $new ->
    [yes] 🆕{ " " }
   *[no] { "" }
}{ devil-beside-card }
devil-beside-cards = 🃏 { $cards }{ devil-enough }
devil-beside-card = { $card } { $some ->
    [0] ✅
   *[other] { $helped ->
        [all] **❗ lacks { $lack }: it's in this chest**
        [some] ❗ lacks { $lack }: some of it is in this chest
       *[no] ❗ lacks { $lack }
    }
}
devil-beside-third = ⚠️ 🦇 { $third }
devil-own-event = - ✨ { $card }
devil-own-event-sides = { $name }: { $left } / { $right }
devil-own-built = -# 🏰 { $cards }
devil-own-building-plain = **{ $what }**{ devil-own-where }
devil-own-building = **{ $what }**{ devil-own-where }: { $does }
devil-own-where = { $where ->
    [edge] { " " }(edge slot)
    [stabled] { " " }(Stables)
   *[built] { "" }
}
devil-own-near = 🏅 Close to an achievement: { $achievements }
devil-own-near-one = { $what } ({ $count ->
    [one] { $count } symbol missing
   *[other] { $count } symbols missing
})
devil-own-production = 🌱 Next production: { $made }
devil-other = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: reputation { $reputation } · debt { $debt } · { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}{ $achievements ->
    [0] { "" }
    [one] { " " }· { $achievements } achievement
   *[other] { " " }· { $achievements } achievements
}{ devil-held-short }{ $mob ->
    [yes] { " " }· 🔥 confessed
   *[no] { "" }
} · 🏆 { $sight }
devil-other-short = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: 🏆 { $sight } · ⚖️{ $reputation } 📜{ $debt } 🏰{ $buildings }{ $achievements ->
    [0] { "" }
   *[other] { " " }🏅{ $achievements }
}{ $angels ->
    [0] { "" }
   *[other] { " " }🪽{ $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }🦇{ $demons }
}{ $indulgences ->
    [0] { "" }
   *[other] { " " }📿{ $indulgences }
}{ $guests ->
    [0] { "" }
   *[other] { " " }🚪{ $guests }
}{ $mob ->
    [yes] { " " }🔥
   *[no] { "" }
}
devil-held-short = { $angels ->
    [0] { "" }
   *[other] { " " }· 🪽 { $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }· 🦇 { $demons }
}{ $indulgences ->
    [0] { "" }
   *[other] { " " }· 📿 { $indulgences }
}{ $guests ->
    [0] { "" }
   *[other] { " " }· 🚪 { $guests }
}

## Production fields

devil-fields = **Your fields**, and what level 2 would bring (glass and marble need both their fields at level 2):
devil-fields-line = ▸ { $field }: { $gains }
devil-fields-improved = ▸ { $field }: already at level 2
devil-fields-gain = round { $round } { $good } { $now } → **{ $then }**
devil-fields-coin = +1🪙 every round
devil-fields-nothing = nothing more
devil-good-sign-wood = 🪵
devil-good-sign-stone = 🪨
devil-good-sign-grain = 🌾
devil-good-sign-glass = 🔷
devil-good-sign-marble = ⬜

## Chests that were seen

devil-short-wood = { $count }🪵
devil-short-stone = { $count }🪨
devil-short-grain = { $count }🌾
devil-short-glass = { $count }🔷
devil-short-marble = { $count }⬜
devil-short-coins = { $count }🪙
devil-short-souls = { $count }👻
devil-short-indulgences = { $count }📿
devil-short-jester-laughing = { $count }🤡😄
devil-short-jester-weeping = { $count }🤡😢
devil-short-nothing = nothing
devil-short-both = { $first } { $then }
devil-mark-sign-sun = ☀️
devil-mark-sign-moon = 🌙
devil-mark-sign-cultist = 🕯️
devil-mark-sign-devil = 😈
devil-own-chest = 🎁 Your own chest: **{ $goods }** for **{ $price }**
devil-wishes-all = 💬 **Wanted in chests**: { $wishes }
devil-wish-of = { $seat } { $signs }
devil-seen-chests = -# **Chests you've seen** (✓ = you took it){ $own ->
    [no] { "" }
   *[yes] { " " }and 🎁 your own
}
devil-seen-chests-known = { devil-seen-chests } · { $who }
devil-seen-known = { $mark } is { $seat }
devil-seen-round = -# Round { $round }: { $chests }
devil-seen-earlier = -# { $rounds }
devil-seen-brief = Round { $round }: { $chests }
devil-seen-both = { $first } · { $then }
devil-seen-taken = { $mark } { $goods } for { $price } ✓
devil-seen-left = { $mark } { $goods } for { $price }
devil-seen-gone = { $mark } sold for { $price }
devil-seen-own = 🎁 { $goods } for { $price }{ $sold ->
    [yes] , sold
   *[no] { "" }
}
devil-seen-own-souls = 🎁 { $goods } for { $price }, sold ({ $paid })

## Details of the questions

devil-explained = -# { $what }
devil-details-bank = { devil-house-bank } Your debt is { $debt } and can grow to { $limit }.
devil-details-repay = Your debt is { $debt }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
devil-details-wish = A wish shows everyone which goods you'd like to find in a chest. It isn't binding.
devil-details-pass = The two you choose go to { $seat }. You keep the other two.
devil-details-offer-sun = You can ask for 2 to 7 coins.
devil-details-offer-moon = { devil-details-offer-sun }
devil-details-offer-cultist = You can ask for 2 to 6 coins, or 1 soul piece.
devil-details-offer-devil = You can ask for 1 or 2 soul pieces.
devil-details-piece-cultist = -# 👻 As things stand, one more soul piece would save you { $points ->
    [one] { $points } point
   *[other] up to { $points } points
} in round { $round }'s inquisition.
devil-details-piece-devil = -# 👻 { $points ->
    [0] { "" }
    [one] Right now, one more soul piece would save you { $points } point in round { $round }'s inquisition.{ " " }
   *[other] One more soul piece would save you up to { $points } points in round { $round }'s inquisition.{ " " }
}In round 5's ritual, pieces 2 to 4 score 2 points each, later ones 6.
devil-details-offer-indulgences = You can also offer { $count ->
    [one] your indulgence
   *[other] your { $count } indulgences
}. An indulgence never pays for a soul piece. After the trades everyone sees who holds how many.
devil-details-jesters-offer = 🤡 You have { $count ->
    [one] { $count } jester
   *[other] { $count } jesters
}, with no effect. They can make an empty chest look full, or give a hint by laughing or weeping.
devil-details-jesters-reply = 🤡 You may leave jesters in this chest as a reply, whatever you answer. They go home with the chest, and its owner never learns who sent them.
devil-details-jesters-there = -# Jesters mean nothing: they're part of no deal and stay in the chest.
devil-details-mark-sun = -# ☀️ and 🌙 are the two mortals' marks.
devil-details-mark-moon = { devil-details-mark-sun }
devil-details-mark-devil = -# 😈 is the mark of the devil, who wants your soul.
devil-plan-so-far = **So far**: { $plan }.{ $points ->
    [0] { "" }
    [one] { " " }The buildings are worth { $points } point.
   *[other] { " " }The buildings are worth { $points } points.
}
devil-details-stabled = { $what } under your Stables acts by itself, first of all.
devil-details-souls = You have { $count ->
    [one] { $count } soul piece
   *[other] { $count } soul pieces
}.
devil-details-wings = A wing costs { $price } coins; you have { devil-coins }. { $left ->
    [one] One is
   *[other] { $left } are
} left.
devil-details-soul = 👻 If you keep { $price ->
    [one] this piece, as things stand it saves
   *[other] these { $price } pieces, as things stand they save
} you { $rounds }.{ $unsure ->
    [yes] { " " }How much depends on which inquisitors come, and what each costs you by then.
   *[no] { "" }
}{ $innocent ->
    [yes] { " " }With fewer than three pieces you'd have to confess in a witch hunt.
   *[no] { "" }
}
devil-details-soul-both = { $first } and { $then }
devil-details-soul-in = { $how ->
    [nothing] nothing
    [certain] { devil-points }
    [open] up to { devil-points }
   *[between] at least { $least } and up to { devil-points }
} in round { $round }
devil-details-bribe = -# Every 🪙{ $each } in bribes, from all players, send the next inquisitor away: now the { $what }{ $coins ->
    [0] { "" }
   *[other] ; 🪙{ $coins } there already
}.
devil-details-bribe-goods = Goods are sold when the chests open: { $basic ->
    [one] { $basic } coin
   *[other] { $basic } coins
} for wood, stone or grain, { $rare ->
    [one] { $rare } coin
   *[other] { $rare } coins
} for glass or marble. Everyone sees what was in which mark's chest.
devil-details-bribe-none = There's nobody left to bribe.
devil-details-locked = 🔒 Your guess is locked and counts now: { $guess }.
devil-details-ritual-devil-third = -# { devil-ritual-third }
devil-details-ritual-devil-last = -# { devil-ritual-last }
devil-details-ritual-cultist-third = -# { devil-ritual-cultist }
devil-details-ritual-cultist-last = -# The ritual brings you nothing this time.
devil-details-answers = You can show { $souls ->
    [0] no soul pieces
    [one] { $souls } soul piece
   *[other] { $souls } soul pieces
} and hand in { $indulgences ->
    [0] no indulgences
    [one] { $indulgences } indulgence
   *[other] { $indulgences } indulgences
}.
devil-details-inquisitor = ▸ **{ $what }**{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}: { $penalty } ({ $cost }).
devil-details-inquisitor-brief = ▸ **{ $what }**{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}: { $cost }.
devil-details-cost = { $how ->
    [nothing] nothing as things stand
    [exact] now { devil-points }{ devil-details-each }
    [up-to] now up to { devil-points }{ devil-details-each }
   *[between] now { $least } to { devil-points }{ devil-details-each }
}
devil-details-each = { $count ->
    [one] { "" }
   *[other] { " " }each
}
devil-details-asking = **You'll answer to these inquisitors, who'd cost you**{ $spared ->
    [0] { "" }
   *[other] { " " }(soul pieces and indulgences satisfy { $spared } of them)
}:
devil-details-nobody-asks = There's no inquisitor to answer to now.
devil-details-asleep = -# Face down, not active yet: { $who }.
devil-details-asleep-one = **{ $what }** ({ $penalty })
devil-details-asleep-both = { $first }, { $then }
devil-details-inquisitor-vandal = ▸ **{ $what }**: { $penalty } (now { $building }, { devil-points }).
devil-details-inquisitor-brief-vandal = ▸ **{ $what }**: now { $building }, { devil-points }.

## What was decided, on a folded desk

devil-decided-offer = Chest: { $things } for { $price }
devil-decided-offer-empty = An empty chest
devil-decided-keep = Stays: { $card }
devil-decided-pass = To the neighbour: { $cards }
devil-decided-done = Ready to trade
devil-decided-vote = Vote: { $whom }
devil-decided-questioned = Answer: { $answer }
devil-decided-wings = { $count ->
    [0] No angel wings
   *[other] Angel wings to buy: { $count }
}
devil-decided-inquisitors = Answers: { $answers }
devil-decided-answer = { $answer } ({ $what })

## What is sealed

devil-sealed-preference-mortal = A mortal: { $wish }.
devil-sealed-preference-cultist = The cultist: { $wish }.
devil-sealed-preference-devil = The devil: { $wish }.
devil-sealed-answer = Your answer: **{ $answer }**
devil-sealed-reply = { $answer }; you leave { $things } in the chest.
devil-sealed-pass = You pass on { $cards }.
devil-sealed-plan = Your plan: { $plan }.
devil-sealed-wings = You buy { $count ->
    [0] no angel wings
    [one] { $count } angel wing
   *[other] { $count } angel wings
}.
devil-sealed-packing = In your chest: { $contents }.
devil-sealed-inquisitor = { $what }: { $answer }

## The board

devil-none = none
devil-board-seat = ### { $seat }{ devil-board-mark } · 🏆 { $points } so far
devil-board-final = ### { $seat }{ devil-board-mark } · 🏆 { $points ->
    [one] { $points } point
   *[other] { $points } points
}
devil-board-mark = { $known ->
    [yes] { " " }· { $mark }
   *[no] { "" }
}
devil-board-sight = -# { $parts }
devil-sight-without-end = without what buildings bring at the end
devil-sight-so-far = score track { $points }
devil-sight-buildings = buildings { $points }
devil-sight-debt = debt { $points }
devil-sight-majors = major achievements { $points }
devil-sight-wings = wings { $points }
devil-sight-indulgences = indulgences { $points }
devil-sight-courtiers = courtiers { $points }
devil-track = ⚖️ **Reputation** · { $spaces }
    -# ▼ and ▲ show how far everyone drifts towards { $knot } at the end of the round. { $top } brings a 🪽, each space below { $demons } on the way down a 🦇.
devil-track-space = **{ $space }**{ $drift ->
    [down] { " " }(▼{ $steps })
    [up] { " " }(▲{ $steps })
   *[none] { "" }
}: { $who }
devil-board-purse = 📜 debt { $debt }{ $open ->
    [yes] { " " }when the plans began
   *[no] { "" }
}{ $debt ->
    [0] { "" }
   *[other] { " " }(interest marker { $marker } of { $of })
}{ devil-held }{ $mob ->
    [yes] { " " }· 🔥 confessed
   *[no] { "" }
}
devil-held = { $angels ->
    [0] { "" }
    [one] { " " }· 🪽 { $angels } angel wing
   *[other] { " " }· 🪽 { $angels } angel wings
}{ $demons ->
    [0] { "" }
    [one] { " " }· 🦇 { $demons } demon wing
   *[other] { " " }· 🦇 { $demons } demon wings
}{ $indulgences ->
    [0] { "" }
    [one] { " " }· 📿 { $indulgences } indulgence
   *[other] { " " }· 📿 { $indulgences } indulgences
}{ $guests ->
    [0] { "" }
    [one] { " " }· 🚪 { $guests } houseguest
   *[other] { " " }· 🚪 { $guests } houseguests
}
devil-board-built = 🏰 { $cards } ({ $symbols })
devil-board-built-card = { $what }
devil-board-edge-card = *{ $what }*
devil-board-stabled-card = { $what } (under Stables)
devil-symbol-rural = { $count } rural
devil-symbol-town = { $count } town
devil-symbol-church = { $count } church
devil-symbol-science = { $count } science
devil-board-courtiers = 🧑 courtiers: { $courtiers }
devil-board-achievements = 🏅 achievements: { $achievements }
devil-board-both = { $first } · { $then }
devil-board-used-courtiers = { $hired } (used: { $used })
devil-board-minor = { $what } (field { $field })
devil-board-major = **{ $what }**
devil-board-lost = { $count } lost
devil-board-hand = 🃏 { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
} in hand · next production: { $made }
devil-board-wish = 💬 would like { $things }
devil-board-inquisition = ### Inquisition{ $next ->
    [0] { "" }
   *[other] { " " }· next in round { $next }
    }
    { $bribes }
    Red inquisitors, active once face up: { $red }.{ $guesses ->
        [0] { "" }
       *[other] { " " }Locked guesses: { $locked }.
    }
devil-board-guess-devil = { $mark } takes { $seat } for the devil
devil-board-guess-cultist = { $mark } takes { $seat } for the cultist
devil-board-bribes = Every 🪙{ $each } in bribes send one inquisitor away, in this order: { $first }.{ $coins ->
    [0] { "" }
   *[other] { " " }There already: 🪙{ $coins }.
}
devil-board-unbribable = { devil-details-bribe-none }
devil-board-legend = -# 🏆 so far: without goods, secrets, and what buildings bring at the end. *Italics*: on an edge slot.
devil-board-red = { $number }. { $up ->
    [yes] **{ $what }** (face up)
   *[no] { $what } (face down)
}

## Typed offers. Alternatives are divided by "|".

devil-words-for = for | against
devil-words-nothing = nothing | empty | an empty chest | 0
devil-words-one = a | an | one
devil-words-souls = soul | souls | soul piece | soul pieces | piece | pieces | piece of soul
devil-words-coins = coin | coins | c
refused-devil-no-offer = There's no chest to pack right now. You make offers in the trading phase, until you seal yours.
refused-devil-no-price = An offer needs a price at the end, for example: 2 wood 1 glass for 4.
refused-devil-unclear-price = I can't read the price “{ $word }”. Write coins or soul pieces, for example: for 4, or: for a soul.
refused-devil-not-your-price = You can't ask that price. { $role ->
    [devil] { devil-details-offer-devil }
    [cultist] { devil-details-offer-cultist }
   *[other] { devil-details-offer-sun }
}
refused-devil-too-few-there = You can't offer that much: you have { $things }.

## Buttons that say more than "Seal"

devil-seal-keep = Keep it, discard the others
devil-seal-bank = Trade
devil-seal-done = I'm ready
devil-seal-minor = Improve it
devil-seal-achieve = Decide
devil-seal-choice = Decide
devil-seal-repay = Repay
devil-seal-wish = Show it

## Selects

devil-piece-wood = 🪵 { $number ->
    [1] { "" }
    [2] 2nd{ " " }
    [3] 3rd{ " " }
   *[other] { $number }th{ " " }
}wood
devil-piece-stone = 🪨 { $number ->
    [1] { "" }
    [2] 2nd{ " " }
    [3] 3rd{ " " }
   *[other] { $number }th{ " " }
}stone
devil-piece-grain = 🌾 { $number ->
    [1] { "" }
    [2] 2nd{ " " }
    [3] 3rd{ " " }
   *[other] { $number }th{ " " }
}grain
devil-piece-glass = 🔷 { $number ->
    [1] { "" }
    [2] 2nd{ " " }
    [3] 3rd{ " " }
   *[other] { $number }th{ " " }
}glass
devil-piece-marble = ⬜ { $number ->
    [1] { "" }
    [2] 2nd{ " " }
    [3] 3rd{ " " }
   *[other] { $number }th{ " " }
}marble
devil-plan-event = ✨ **Your event**{ $two ->
    [yes] : keep one of the two, and discard the other.
   *[no] { "" }
}
devil-plan-tokens = 🔨 **Your action tokens**: { $used } of { $total } placed. { $free ->
    [0] Each costs 1 🌾.
    [one] The first is free, the rest cost 1 🌾 each.
   *[other] The first { $free } are free, the rest cost 1 🌾 each.
} You can use up to 2 buildings, build up to 2, and hire 1 courtier.
devil-plan-event-first = 🔨 **Your action tokens**: choose your event first, then your buildings and courtiers appear here.
devil-plan-left-out = Not listed, because you can't pay for it whatever you plan, sell or borrow: { $cards }.
devil-plan-order = 🏗️ **Which is built first?**
devil-choose-event-none = { $two ->
    [yes] Keep { $what }, but don't play it
   *[no] Don't play { $what }
}
devil-choose-event-left = Left side of { $what }
devil-choose-event-right = Right side of { $what }
devil-choose-use = Use { $what }
devil-choose-build = Build { $what }: { $cost }
devil-choose-act = … and use { $what } at once
devil-choose-first = { $what } first
devil-choose-hire = Hire the { $what }: { $coins } coins
devil-choose-hire-for = Fills in one symbol of an achievement, then leaves. Unused at the end, it scores 1 point.
devil-choose-action = { $does }
devil-choose-minor = { $field ->
    [0] not earned
   *[other] earned: field { $field } falls back to level 1
}
devil-choose-card = { $cost } · { $worth }
devil-choose-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
devil-bank = 🏦 **Choose a trade.** You'll see below what it does; then press the button.
devil-trade-buy-wood = Buy 🪵 1 wood for { $coins } coins
devil-trade-buy-stone = Buy 🪨 1 stone for { $coins } coins
devil-trade-buy-grain = Buy 🌾 1 grain for { $coins } coins
devil-trade-buy-glass = Buy 🔷 1 glass for { $coins } coins
devil-trade-buy-marble = Buy ⬜ 1 marble for { $coins } coins
devil-trade-sell-wood = Sell 🪵 { $count } wood for { devil-coins }
devil-trade-sell-stone = Sell 🪨 { $count } stone for { devil-coins }
devil-trade-sell-grain = Sell 🌾 { $count } grain for { devil-coins }
devil-trade-sell-glass = Sell 🔷 { $count } glass for { devil-coins }
devil-trade-sell-marble = Sell ⬜ { $count } marble for { devil-coins }
devil-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
devil-trade-borrow = Borrow 🪙 { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} (debt { $debt })
devil-answer-souls = 👻 **Show a soul piece to** ({ $count ->
    [0] you have none
    [one] you have { $count }
   *[other] you have { $count }
})
devil-answer-indulgences = 📿 **Hand in an indulgence to** ({ $count ->
    [one] you have { $count }
   *[other] you have { $count }
})
devil-answer-soul-nobody = Nobody: show no soul pieces
devil-answer-indulgence-nobody = Nobody: keep my indulgences

refused-devil-two-builds = You can build at most two buildings a round.
refused-devil-two-uses = You can use at most two action buildings a round.
refused-devil-one-courtier = You can hire at most one courtier a round.
refused-devil-few-tokens = That takes more than your { $total } action tokens.

## Table options: a name and a sentence, for `/table new`, the lobby and the board

devil-board-option = -# 🎲 { $option }
devil-option-learners = **Learners**: what a plan can't pay for costs no reputation.
devil-option-jesters = **Jesters**: tokens without effect in the chests, to bluff or tease.
devil-option-indulgence-trade = **Indulgences in chests**: offered like goods.
devil-option-goods-bribes = **Goods as bribes**: goods packed for the inquisition sell for coins as the chests open.
devil-option-role-preferences = **Role preferences**: everyone says in secret what they'd like to be.

## Notes: what another seat can be taken for

devil-suspicion-sun = ☀️ the sun, a mortal
devil-suspicion-moon = 🌙 the moon, a mortal
devil-suspicion-cultist = 🕯️ the cultist
devil-suspicion-devil = 😈 the devil
devil-suspicion-mortal = 🙂 a mortal
devil-suspicion-unsure = ❔ not sure
devil-suspicion-sign-sun = ☀️?
devil-suspicion-sign-moon = 🌙?
devil-suspicion-sign-cultist = 🕯️?
devil-suspicion-sign-devil = 😈?
devil-suspicion-sign-mortal = 🙂?
devil-suspicion-sign-unsure = ❔

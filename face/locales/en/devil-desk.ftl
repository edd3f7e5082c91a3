# Deal with the Devil: what desks and the board say.

## Steps, and what each is about

devil-headline = **Round { $round } of { $rounds }** · { $step }
devil-moment = Round { $round } · { $step }
devil-headline-end = **The game is over**
devil-step-roles-preferences = before the roles are dealt
devil-step-production = production
devil-step-cards-deal = cards
devil-step-cards-pick = cards: keep and pass
devil-step-cards-done = cards: ready?
devil-step-trading-offer = trading: the offers
devil-step-trading-first = trading: first viewing
devil-step-trading-second = trading: second viewing
devil-step-actions-plan = actions: the plans
devil-step-actions-resolve = actions: carried out
devil-step-interest = interest
devil-step-reputation = reputation
devil-step-hunt-vote = witch hunt: the vote
devil-step-hunt-answer = witch hunt: the questioning
devil-step-inquisition-wings = inquisition: preparation
devil-step-inquisition-pack = inquisition: the chests
devil-step-inquisition-answer = inquisition: the answers
devil-step-inquisition-guest = inquisition: late guests

devil-phase-roles-preferences = **Who would like which role?** Say it in secret; nobody else ever reads it. When all have answered the roles are dealt by lot: what you like becomes likelier, every deal stays possible.
devil-phase-production = The fields yield goods and coins.
devil-phase-cards-deal = Everybody is dealt four buildings and an event.
devil-phase-cards-pick = **New cards.** Keep one of your old buildings, draw four new ones and an event, then pass two of the four to a neighbour.
devil-phase-cards-done = **The passed cards are in hand.** Look at them; this is the last chance to repay debt before trading.
devil-phase-trading-offer = **Trading, in secret.** Put any goods and coins into your chest, or nothing, and set a price. Two others will see your chest, and only its mark tells who packed it.
devil-phase-trading-first = **First viewing.** A chest of somebody else stands before you: take all of it for its price, or leave it. You see its mark, never whose it is.
devil-phase-trading-second = **Second viewing.** Another chest. If its deal was taken already, you see the payment, and everybody confirms all the same. After that all chests go home.
devil-phase-actions-plan = **Plans, in secret.** Play your event, use and build buildings, hire a courtier. Missing goods are bought, missing coins raised by selling and borrowing. What still cannot be paid is skipped{ $learners ->
    [yes] , and that costs a learner nothing.
   *[no] { " " }and costs 1 reputation.
}
devil-phase-actions-resolve = **The plans are open** and carried out. Some choices come up on the way.
devil-phase-interest = Interest is due.
devil-phase-reputation = Whoever stands highest gets an angel wing, whoever stands lowest a demon wing; then all drift towards the knot.
devil-phase-hunt-vote = **Witch hunt.** Everybody accuses one other player or nobody, in secret. Whoever has two votes or more is questioned.
devil-phase-hunt-answer = **The questioned answer.** Three soul pieces, shown face down, prove innocence and earn an angel wing. Whoever confesses loses 1 reputation and gets a demon wing.
devil-phase-inquisition-wings = **The inquisition is near.** Angel wings are for sale; three of them become an indulgence, which satisfies one inquisitor.
devil-phase-inquisition-pack = { $round ->
    [5] **The last chests, in secret.** Bribes send inquisitors away, guesses are worth points, and the devil lays down soul pieces for the ritual. When they open, all roles are told.
   *[other] **Chests for the inquisition, in secret.** Bribes send inquisitors away, guesses hunt the devil and the cultist, and the devil lays down soul pieces for the ritual. They are opened by mark, not by name.
}
devil-phase-inquisition-answer = **The inquisitors ask everybody.** For each of them show a soul piece (you keep it), hand in an indulgence, or take the penalty.
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

devil-own-role-undealt = You have no role yet: the roles are dealt when everybody has said which they would like.
devil-own-role-sun = ☀️ You are a **mortal**, the sun · 👻 { devil-own-pieces }
devil-own-role-moon = 🌙 You are a **mortal**, the moon · 👻 { devil-own-pieces }
devil-own-role-cultist = 🕯️ You are the **cultist** · 👻 { devil-own-pieces }
devil-own-role-devil = 😈 You are the **devil** · 👻 { devil-own-pieces }
devil-own-pieces = { $pure ->
    [0] { $marked ->
        [0] no soul piece
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
devil-own-standing = { $debt } · ⚖️ Reputation { $reputation }{ devil-held } · 🏆 **{ $sight }** in sight ({ $parts })
devil-own-ledger = -# When this settles, the others will hear that you { $entries }.
devil-own-hand = **Cards in hand**
devil-own-hand-named = 🃏 Cards: { $cards }
devil-own-card = - { $new ->
    [yes] 🆕{ " " }
   *[no] { "" }
}{ $card } { $some ->
    [0] ✅
   *[other] { $helped ->
        [all] **❗ lack { $lack }: all in this chest**
        [some] ❗ lack { $lack }: some in this chest
       *[no] ❗ lack { $lack }
    }
}
devil-own-event = - ✨ { $card }
devil-own-built = -# 🏰 { $cards }
devil-own-building-plain = **{ $what }**{ devil-own-where }
devil-own-building = **{ $what }**{ devil-own-where }: { $does }
devil-own-where = { $where ->
    [edge] { " " }(edge)
    [stabled] { " " }(Stables)
   *[built] { "" }
}
devil-own-near = 🏅 Symbols missing for { $achievements }
devil-own-near-one = { $what }: { $count }
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

devil-fields = **Your fields**, and what level 2 would bring (a rare good needs both of its fields):
devil-fields-line = ▸ { $field }: { $gains }
devil-fields-improved = ▸ { $field }: at level 2 already
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
devil-seen-chests = -# **Chests you have seen** (✓ you took it){ $own ->
    [no] { "" }
   *[yes] { " " }and 🎁 your own (✓ sold)
}
devil-seen-chests-known = { devil-seen-chests } · { $who }
devil-seen-known = { $mark } is { $seat }
devil-seen-round = -# R{ $round }: { $chests }
devil-seen-earlier = -# { $rounds }
devil-seen-brief = R{ $round }: { $chests }
devil-seen-brief-taken = { $mark } { $goods } ✓
devil-seen-brief-left = { $mark } { $goods }
devil-seen-brief-own = 🎁 { $goods }{ $sold ->
    [yes] { " " }✓
   *[no] { "" }
}
devil-seen-both = { $first } · { $then }
devil-seen-taken = { $mark } { $goods } for { $price } ✓
devil-seen-left = { $mark } { $goods } for { $price }
devil-seen-gone = { $mark } gone for { $price }
devil-seen-own = 🎁 { $goods } for { $price }{ $sold ->
    [yes] { " " }✓
   *[no] { "" }
}

## Details of the questions

devil-explained = -# { $what }
devil-details-bank = Everything takes effect at once for you; the others hear of it when the phase settles. Your debt is { $debt } and can grow to { $limit }.
devil-details-repay = Your debt is { $debt }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Every 2 of debt are a point less at the end, and interest makes it grow.
devil-details-wish = Everybody will see which goods you would like to find in a chest. It binds nobody.
devil-details-pass = They go to { $seat }. You keep the other two.
devil-details-offer-sun = Your price is 2 to 7 coins.
devil-details-offer-moon = Your price is 2 to 7 coins.
devil-details-offer-cultist = Your price is 2 to 6 coins, or 1 soul piece.
devil-details-offer-devil = Your price is 1 or 2 soul pieces.
devil-details-offer-indulgences = You can offer { $count ->
    [one] your indulgence
   *[other] your { $count } indulgences
} too. An indulgence never pays for a soul piece. After the trades everybody sees who holds how many.
devil-details-jesters-offer = 🤡 You have { $count ->
    [one] { $count } jester
   *[other] { $count } jesters
}: they have no effect. Laughing or weeping, they make an empty chest look full, or say what you mean.
devil-details-jesters-reply = 🤡 You may leave jesters in this chest as a reply, whatever you answer. It takes them home, and its owner never learns from whom they are.
devil-details-jesters-there = -# Jesters mean nothing: they are in no deal and stay in the chest.
devil-details-mark-sun = -# ☀️ and 🌙 are the marks of the two mortals.
devil-details-mark-moon = -# ☀️ and 🌙 are the marks of the two mortals.
devil-details-mark-devil = -# 😈 is the mark of the devil, who wants your soul.
devil-plan-so-far = **So far**: { $plan }.{ $points ->
    [0] { "" }
    [one] { " " }The buildings are { $points } point.
   *[other] { " " }The buildings are { $points } points.
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
devil-details-soul = 👻 What { $price ->
    [one] this piece is
   *[other] these { $price } pieces are
} worth to you: { $points ->
    [0] no point in the inquisition of round { $round } as it stands
    [one] { $points } point in the inquisition of round { $round } as it stands
   *[other] up to { $points } points in the inquisition of round { $round } as it stands
}{ $asleep ->
    [0] { "" }
    [one] , and one inquisitor more may wake
   *[other] , and { $asleep } inquisitors more may wake
}.{ $innocent ->
    [yes] { " " }With fewer than three you cannot prove your innocence.
   *[no] { "" }
}
devil-details-bribe = -# Every { $each } coins of all bribes together send the next inquisitor away; the { $what } is next{ $coins ->
    [0] { "" }
    [one] , and { $coins } coin lies there already
   *[other] , and { $coins } coins lie there already
}.
devil-details-bribe-goods = Goods are sold when the chests are opened: { $basic ->
    [one] { $basic } coin
   *[other] { $basic } coins
} for wood, stone or grain, { $rare ->
    [one] { $rare } coin
   *[other] { $rare } coins
} for glass or marble. Everybody sees what lay in which mark's chest.
devil-details-bribe-none = Nobody is left to be bribed.
devil-details-ritual-devil-third = -# The ritual always brings you 1 glass and 1 marble; 1 piece adds 1 wood and 1 stone, 2 pieces 2 coins. 2 pieces wake the first red inquisitor, 3 the second. All pieces come back to you.
devil-details-ritual-devil-last = -# The ritual is worth 2 points at 2, at 3 and at 4 pieces, and 6 points for each piece beyond the fourth. 2 pieces wake the first red inquisitor, 4 the second (the third if the second is awake).
devil-details-ritual-cultist-third = -# If the devil lays down a marked piece, you get 1 grain and 1 coin; for two of them 3 coins more.
devil-details-ritual-cultist-last = -# The ritual brings you nothing this time.
devil-details-answers = You can show { $souls ->
    [one] { $souls } soul piece
   *[other] { $souls } soul pieces
} and hand in { $indulgences ->
    [0] no indulgence
    [one] { $indulgences } indulgence
   *[other] { $indulgences } indulgences
}.
devil-details-inquisitor = ▸ **{ $what }**{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}: { $penalty } ({ $points ->
    [0] nothing for you now
   *[other] for you now: up to { devil-points }{ $count ->
        [one] { "" }
       *[other] { " " }each
    }
}).
devil-details-inquisitor-brief = ▸ **{ $what }**{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}: { $points ->
    [0] nothing for you now
   *[other] for you now: up to { devil-points }{ $count ->
        [one] { "" }
       *[other] { " " }each
    }
}.
devil-details-asking = **These will ask you:**
devil-details-nobody-asks = No inquisitor would ask you now.
devil-details-asleep = -# Face down, asking nobody yet: { $who }.
devil-details-asleep-one = **{ $what }** ({ $penalty })
devil-details-asleep-both = { $first }, { $then }
devil-details-inquisitor-vandal = ▸ **{ $what }**: { $penalty }.

## What was decided, on a folded desk

devil-decided-offer = Chest sealed: { $things } for { $price }
devil-decided-keep = Kept: { $card }
devil-decided-pass = Passed on: { $cards }
devil-decided-done = Ready to trade
devil-decided-vote = Voted: { $whom }
devil-decided-questioned = Answer: { $answer }
devil-decided-wings = { $count ->
    [0] No angel wing bought
    [one] { $count } angel wing bought
   *[other] { $count } angel wings bought
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
    [0] no angel wing
    [one] { $count } angel wing
   *[other] { $count } angel wings
}.
devil-sealed-packing = In your chest: { $contents }.
devil-sealed-inquisitor = { $what }: { $answer }

## The board

devil-none = none
devil-board-seat = ### { $seat }{ devil-board-mark } · 🏆 { $points } in sight
devil-board-final = ### { $seat }{ devil-board-mark } · 🏆 { $points ->
    [one] { $points } point
   *[other] { $points } points
}
devil-board-mark = { $known ->
    [yes] { " " }· { $mark }
   *[no] { "" }
}
devil-board-sight = -# { $parts }
devil-sight-so-far = score track { $points }
devil-sight-buildings = buildings { $points }
devil-sight-debt = debt { $points }
devil-sight-majors = major achievements { $points }
devil-sight-wings = wings { $points }
devil-sight-indulgences = indulgences { $points }
devil-sight-courtiers = courtiers { $points }
devil-track = ⚖️ **Reputation**: { $spaces }
    -# 0 to { $top } 🪽 · start { $start } · all drift to the knot 🪢 { $knot } · a demon wing 🦇 for each space below { $demons } on the way down
devil-track-space = **{ $space }** { $who }{ $drift ->
    [down] { " " }▼{ $steps }
    [up] { " " }▲{ $steps }
   *[none] { "" }
}
devil-board-purse = 📜 debt { $debt }{ $open ->
    [yes] { " " }when the plans began
   *[no] { "" }
}{ $debt ->
    [0] { "" }
   *[other] { " " }(interest { $marker }/{ $of })
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
devil-board-wish = 💬 would like to see { $things }
devil-board-wish-of = 💬 { subject } would like to see { $things }.
devil-board-inquisition = ### Inquisition{ $next ->
    [0] { "" }
   *[other] { " " }· next in round { $next }
    }
    { $bribes }
    Red: { $red }.{ $guesses ->
        [0] { "" }
       *[other] { " " }Locked guesses: { $locked }.
    }
devil-board-guess-devil = { $mark } takes { $seat } for the devil
devil-board-guess-cultist = { $mark } takes { $seat } for the cultist
devil-board-bribes = Bribes: { $coins ->
    [0] no coin lies
    [one] { $coins } coin lies
   *[other] { $coins } coins lie
} there; every { $each } send away the first of: { $first }.
devil-board-unbribable = Nobody is left to be bribed.
devil-board-legend = -# 🏆 in sight: what would count if it ended now, without goods and whatever else nobody sees; what buildings bring at the end comes on top. In *italics*: on an edge slot. 🪽 angel and 🦇 demon wings, 📿 indulgences, 🚪 houseguests.
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
refused-devil-no-offer = There is no chest to pack just now. Offers are made in the trading phase, until you have sealed yours.
refused-devil-no-price = An offer needs a price at the end, for example: 2 wood 1 glass for 4.
refused-devil-unclear-price = I cannot read the price “{ $word }”. Write coins or soul pieces, for example: for 4, or: for a soul.
refused-devil-not-your-price = That price is not yours to ask. { $role ->
    [devil] You ask 1 or 2 soul pieces.
    [cultist] You ask 2 to 6 coins, or 1 soul piece.
   *[other] You ask 2 to 7 coins.
}
refused-devil-too-few-there = You cannot offer that much: you have { $things }.

## Buttons that say more than "Seal"

devil-seal-keep = Keep it, discard the others
devil-seal-bank = Trade
devil-seal-done = I am ready
devil-seal-minor = Improve it
devil-seal-achieve = Decide
devil-seal-choice = Decide
devil-seal-repay = Repay
devil-seal-wish = Show it

## Selects

devil-piece-wood = 🪵 wood{ $number ->
    [1] { "" }
   *[other] { " " }no. { $number }
}
devil-piece-stone = 🪨 stone{ $number ->
    [1] { "" }
   *[other] { " " }no. { $number }
}
devil-piece-grain = 🌾 grain{ $number ->
    [1] { "" }
   *[other] { " " }no. { $number }
}
devil-piece-glass = 🔷 glass{ $number ->
    [1] { "" }
   *[other] { " " }no. { $number }
}
devil-piece-marble = ⬜ marble{ $number ->
    [1] { "" }
   *[other] { " " }no. { $number }
}
devil-plan-event = ✨ **Your event**{ $two ->
    [yes] : you keep one of the two, and the other is discarded.
   *[no] { "" }
}
devil-plan-tokens = 🔨 **Your action tokens**: { $used } of { $total } placed. { $free ->
    [0] Each costs 1 🌾.
    [one] The first is free, each further one costs 1 🌾.
   *[other] The first { $free } are free, each further one costs 1 🌾.
} At most two buildings used, two built and one courtier hired.
devil-plan-event-first = 🔨 **Your action tokens**: your buildings and courtiers come here when you have chosen your event.
devil-plan-left-out = Not in the list, because nothing you could plan, sell or borrow pays for it: { $cards }.
devil-plan-order = 🏗️ **Which is built first?**
devil-choose-event-none = { $two ->
    [yes] Keep { $what }, but do not play it
   *[no] Do not play { $what }
}
devil-choose-event-left = Left side of { $what }
devil-choose-event-right = Right side of { $what }
devil-choose-use = Use { $what }
devil-choose-build = Build { $what }: { $cost }
devil-choose-act = … and use { $what } at once
devil-choose-first = { $what } first
devil-choose-hire = Hire the { $what }: { $coins } coins
devil-choose-action = { $does }
devil-choose-card = { $cost } · { $worth }
devil-choose-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
devil-bank = 🏦 **Choose a trade**: below you read what it does, and the button does it.
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
devil-answer-soul-nobody = Nobody: show no soul piece
devil-answer-indulgence-nobody = Nobody: keep my indulgences

refused-devil-two-builds = At most two buildings can be built in a round.
refused-devil-two-uses = At most two action buildings can be used in a round.
refused-devil-one-courtier = At most one courtier can be hired in a round.
refused-devil-few-tokens = That takes more than your { $total } action tokens.

## Table options: a name and a sentence, for `/table new`, the lobby and the board

devil-board-option = -# 🎲 { $option }
devil-option-learners = **Learners**: what a plan cannot pay costs no reputation.
devil-option-jesters = **Jesters**: tokens without effect lie in chests, to bluff and to tease.
devil-option-indulgence-trade = **Indulgences in chests**: offered like goods; after the trades all see who has how many.
devil-option-goods-bribes = **Goods as bribes**: goods packed for the inquisition are sold for coins as the chests open.
devil-option-role-preferences = **Role preferences**: all say in secret what they would like to be; any deal stays possible.

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

# Architects of the West Kingdom: the words on its pictures, as short as they can be. No markdown, no emoji.
architects-picture-round = Round { $round }
architects-picture-last = Last turns
architects-picture-before = Before the game
architects-picture-virtue = { architects-chart-virtue }
architects-picture-no-cathedral = no Cathedral
architects-picture-no-market = no Black Market
architects-picture-deal = hire, or 1 of { $count } cards
architects-picture-left = { $left } in the deck
architects-picture-rewards = { $rewards ->
    [one] { $rewards } reward
   *[other] { $rewards } rewards
}
architects-picture-resets = resets the Black Market
architects-picture-replaces = 2 new apprentices
architects-picture-filled = { $filled } of { $spaces }
architects-picture-own-choice = { picture-own-choice }
architects-picture-own-hand = In hand
architects-picture-own-people = Apprentices
architects-picture-own-built = Buildings
# Alt text of the board.
architects-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, virtue { $virtue }, { $silver } silver, { $workers ->
    [one] { $workers } worker at home
   *[other] { $workers } workers at home
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, Cathedral level { $level }{ $debts ->
    [0] {""}
    [one] , { $debts } debt
   *[other] , { $debts } debts
}{ $prison ->
    [0] {""}
   *[other] , { $prison } in Prison
}.
architects-picture-alt-guildhall = Guildhall: { $filled } of { $spaces } spaces taken. { $tax } silver of tax.
architects-picture-alt-goods = Goods: { $things }.
architects-picture-alt-choice = { picture-alt-choice }
architects-picture-alt-hand = In hand: { $cards }.
architects-picture-alt-people = Apprentices: { $cards }.
architects-picture-alt-built = Buildings: { $cards }.

architects-stake-blame = At a reset, { $guilty }+ in Prison cost { $virtue } virtue
architects-stake-most = Whoever has the most there takes a debt
# Scenes: titles, sentences, and what is seen, for alt texts.
architects-scene-capture-title = A great capture
architects-scene-capture = 🔒 **A great capture by { $who }!** Workers in the cage: { $count }, of { $whom }.
architects-scene-capture-seen = A cage on the Town Centre; with the key in hand: { $who }.
architects-scene-capture-of = In the cage, of { $whom }: { $count }.
architects-scene-raid-title = A raid!
architects-scene-raid = 🏮 **The Black Market is raided!** The most workers in Prison ({ $count }): { $who }.
architects-scene-raid-none = 🏮 **The Black Market is raided!** The Prison stays empty.
architects-scene-raid-seen = Guards with lanterns in a dark lane, an overturned stall, the Prison.
architects-scene-full-title = The Guildhall is full
architects-scene-full = 🏛️ **The Guildhall is full!** Everyone gets one more turn.
architects-scene-full-seen = Light in every window of the hall, banners of all players.
# Threats: what others could do in their next turn, one line each; `$by` lists `architects-threat-by`.
architects-threat-capture = **{ $place }**: { $whom-is ->
    [you] { $count ->
        [one] your worker
       *[other] your { $count } workers
    }
   *[other] { $count ->
        [one] { $count } worker of { $whom }
       *[other] { $count } workers of { $whom }
    }
} can be captured by { $by }
architects-threat-by = { $seat } ({ $silver } silver, { $captures ->
    [one] { $captures } capture
   *[other] { $captures } captures
})

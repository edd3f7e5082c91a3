# Why a steward would answer so: what it reckons, in a sentence or two.

devil-why-bids = { devil-soul-worth }{ $rest ->
    [ritual] , about { $kept } of that in the inquisitions to come and the rest in the ritual
   *[no] {" "}in the inquisitions to come
}: a good part of that is a fair price.
devil-soul-worth = By the end { $count ->
    [one] a soul piece is
   *[other] { $count } soul pieces are
} worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you
devil-why-bid-open = What { $count ->
    [one] a soul piece saves
   *[other] { $count } soul pieces save
} you depends on the inquisitors who come: a good part of what you expect is a fair price.
devil-why-sellers-took = In round { $round } someone sold you { $count ->
    [one] a soul piece
   *[other] { $count } soul pieces
} for { $things }.
devil-why-sellers-left = In round { $round } nobody sold you { $count ->
    [one] a soul piece
   *[other] { $count } soul pieces
} for { $things }.
devil-why-nothing-packed = Whatever you could put in is worth too little, or you need it yourself.
devil-why-sale = No card in your hand needs { $things } from you, and the price suits you.
devil-why-sale-spared = { $what } could use { $things }, but the price is worth more to you.
devil-why-taken = { devil-viewing-gone }
devil-why-parts = { devil-inside-worth }{ $rest ->
    [helps] , about { $kept } of that in the inquisitions to come and the rest by what the devil would gain
    [ritual] , about { $kept } of that in the inquisitions to come and the rest in the ritual
    [less] : about { $kept } in the inquisitions to come, less what marked pieces you keep cost you
   *[no] {" "}in the inquisitions to come
}.
devil-inside-worth = What's inside brings you about { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $count ->
    [one] the soul piece is
   *[other] the soul pieces are
} worth about { $cost } to you
devil-why-souls-open = What's inside brings you about { $points ->
    [one] { $points } point
   *[other] { $points } points
}; what { $count ->
    [one] the soul piece saves
   *[other] the soul pieces save
} you depends on the inquisitors who come.
devil-why-souls-few = You have too few soul pieces for that price.
devil-why-deal = What's inside is worth about { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} to you, and it costs { $price }.
devil-why-spare = What's inside is worth about { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} to you; it costs { $price }, but your coins would bring you less elsewhere.
devil-why-dear = What's inside is worth about { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
} to you, but your plan does more with the { $price } it costs.
devil-why-lacking = { $cards ->
    [both] Your best next buildings are { $what }: together they lack
   *[alone] Your best next building is { $what }: it lacks
} { $things }.
devil-why-plan = { devil-plan-worth }{ $printed ->
    [0] .
   *[other] : { $printed } are printed on what it builds, the rest is what else it brings and costs.
}
devil-plan-worth = By the end of the game this is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to you than an empty plan
devil-why-plan-costs = { devil-plan-worth }: { $printed } are printed on what it builds, but what it spends (goods, coins, debt) is worth points, too.
devil-why-plan-last = It's the last plan: it scores { $points ->
    [0] no points
    [one] a point
   *[other] { $points } points
} now and beats an empty plan by about { $more } in all.
devil-why-plan-last-loss = It's the last plan: it costs { $points ->
    [one] a point
   *[other] { $points } points
} now, but beats an empty plan by about { $more } in all.
devil-why-idle = Some mortals build nothing in round 1. Keep your goods this once, and you look like one.
devil-why-no-plan = Nothing you could plan beats keeping what you have.
devil-why-achievements = It completes { $count ->
    [one] the achievement
   *[other] { $count } achievements:
} { $what }{ $last ->
    [yes] { "" }
   *[no] ; early ones bring the most
}.
devil-why-builds = Of what you can pay for, { $what } { $count ->
    [one] brings
   *[other] bring
} you the most.
devil-why-keep-paid = You can pay for { $what } at once, and of all your cards it brings you the most.
devil-why-keep = Of all your cards { $what } brings you the most; it lacks { $things }.
devil-why-pass = { $what } stay: with your goods and buildings they bring you the most.
devil-why-done = You gain nothing by waiting.
devil-why-repay = Repaid coins cause no interest, and you can borrow them again one for one.
devil-why-repay-last = Nothing is left to build: two coins of debt cost 1 point, while it takes five leftover coins to gain one.
devil-why-wish-cover = Players seldom pack what they've asked for: if it lies in your chest, that makes the others think less of you as its packer. It proves nothing.
devil-why-borrow-cover = Mortals often owe something after round 1. A small loan, repaid later, makes you look like one.
devil-why-choice = Your plan still needs it for: { $what }.
devil-why-choice-last = Your plan builds nothing more, so take what scores or buys the most.
devil-why-achieve = A courtier left over is worth one point at most: use them where the achievement brings more.
devil-why-field = This field brings the most in the rounds left.
devil-why-vote = Going by the chests, votes, debts and buildings you've seen, { $seat } { verb-be } { $percent }% likely to be the devil or the cultist.
devil-why-vote-nobody = Everyone you could accuse is more likely a mortal.
devil-why-vote-silent = If only those who hide accused nobody, silence would give them away. So now and then everyone stays silent, even with a suspicion.
devil-why-vote-cover = { $seat } { verb-be } hardly the devil or the cultist. But whoever accuses nobody looks as if they had someone to spare.
devil-why-vote-left = Nobody you could accuse is left.
devil-why-proves = You get your pieces back, and innocence brings an angel wing.
devil-why-confesses = { $count ->
    [0] Without a soul piece
    [one] With a single soul piece
   *[other] With { $count } soul pieces
} you can't prove anything.
devil-why-wings = The wings bring more points than the coins would.
devil-why-no-wings = The coins bring at least as much: against a penalty, against debt, or as they are.
devil-why-no-coins-for-wings = A wing costs { $price } coins; you have { $count }. Everyone is asked, so that nobody sees who could have paid: just seal.
devil-why-no-wings-yet = In the rounds to come, five coins build more than a wing is worth.
devil-why-bribe = Sending away the next inquisitors saves you more points than the coins are worth, and more than it saves the others.
devil-why-no-bribe = What a bribe would save you is worth less than the coins, or it saves the others nearly as much.
devil-why-bribe-short = You haven't the coins to send the next inquisitor away.
devil-why-bribe-nobody = Nobody is left who takes a bribe.
devil-why-guess = From what you've seen, the guess is { $percent }% likely to be right.
devil-why-no-guess = { $last ->
    [yes] There's nobody left for you to guess.
   *[no] You've seen too little to be sure of a guess.
}
devil-why-shown = You have something to show each of them, and you keep the pieces you show.
devil-why-penalties = { $count ->
    [one] The penalty of { $who } costs
   *[other] The penalties of { $who } cost
} you the least.

## What is risky: public thresholds within reach

devil-risk-hunt = { $count ->
    [0] Without a soul piece
    [one] With a single soul piece
   *[other] With { $count } soul pieces
} left, you can't prove your innocence in a witch hunt: it takes { $needed }.
devil-risk-inquisitors = Unless bribes send some away, at least { $asking ->
    [one] one inquisitor asks
   *[other] { $asking } inquisitors ask
} you for a piece, and you'd have { $count }, indulgences included: the rest means penalties.
devil-risk-debt = With a debt of { $debt }, the next interest goes beyond the limit of { $limit } and brings a demon wing.
devil-risk-guest = It's your third demon wing, and { $needed } bring a houseguest.
devil-risk-guests = That many demon wings bring { $count ->
    [one] { $count } houseguest
   *[other] { $count } houseguests
}: one for every { $needed }.

## What the chests of a mark have told: who can have had that much without a deal

devil-why-goods = { devil-why-goods-held } { devil-why-goods-who }
devil-why-goods-again = { devil-why-goods-held-again } { devil-why-goods-who }
devil-why-goods-who = Of the others, only { $who } can have had that much from starting goods and production.
devil-why-goods-begun = { devil-why-goods } { devil-why-begun }
devil-why-goods-begun-again = { devil-why-goods-again } { devil-why-begun }
devil-why-begun = That counts what the { $mark } begins with: { $begun }.
devil-why-goods-nobody = { devil-why-goods-held } { devil-why-goods-none }
devil-why-goods-nobody-again = { devil-why-goods-held-again } { devil-why-goods-none }
devil-why-goods-held = In round { $round } the chest of the { $mark } held { $things }.
devil-why-goods-held-again = The chests of the { $mark } have held { $good } { $times ->
    [2] twice
   *[other] { $times } times
}; in round { $round } it was { $things }.
devil-why-goods-none = None of the others can have had that much from starting goods and production: someone bought it or got it by a card.
devil-why-asked = { devil-why-goods-held } { $who } had asked the table for that, and players seldom give away what they're looking for. So it was more likely another player's, though some ask as a cover.
devil-why-spent-most = Who has built for the most, beyond what fields made and debt paid for? { $seat }.
devil-why-accused = In the hunts so far, { $seat } { verb-have } been accused { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.

## Turns that go for next to nothing, in reviews

devil-lost-plan = The whole plan uses no action token.

## Said by earlier releases: reviews that are kept say it still

devil-why-bid = { devil-soul-worth }: a good part of that is a fair price.
devil-why-souls = { devil-inside-worth }, most of it in the inquisitions to come.

# Why a steward would answer so: what it reckons, in a sentence or two.

architects-why-keep = { $what } brings you the most for what you have and can gather.
architects-why-keep-free = { $what } needs no skill you lack, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-why-keep-shared = { $what } needs { $skills }, like { $others } in your hand: one apprentice serves them all.
architects-why-discard = These are the hardest of your cards to pay for in the turns left.
architects-why-recall = With no worker at home, one has to come back; this group can best spare it.
architects-why-build = You have all that { $what } needs, and it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-why-step = The next level of the Cathedral is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, and brings a reward.
architects-why-cards = { $count ->
    [0] You have no building card: draw before your goods sit unused.
    [one] With just one building card in hand, you'll soon have nothing to build.
   *[other] Few of the { $count } building cards in your hand can be built soon: new ones may fit better.
}
architects-why-skill = Buildings in your hand need { $skills }: { $what } has it.
architects-why-apprentice = { $what } will earn you more than the silver it costs.
architects-why-capture = { $count ->
    [one] The worker
   *[other] The { $count } workers
} of { $seat } at the { $place } would bring more every turn; captured, they bring you silver at the Guardhouse.
architects-why-home = { $count ->
    [one] Your worker comes
   *[other] Your { $count } workers come
} home from the { $place } at once, instead of one a turn.
architects-why-release = { $count ->
    [one] Your worker leaves
   *[other] Your { $count } workers leave
} Prison at once, free.
architects-why-imprison = { $count ->
    [one] The captured worker brings
   *[other] The { $count } captured workers bring
} a silver each, and someone may take a debt at the next reset.
architects-why-debt = An unpaid debt costs points at the end; paid, it brings virtue.
architects-why-free = { $count ->
    [one] One of your workers is
   *[other] { $count } of your workers are
} captured, and you have too few without them.
architects-why-tax = { $silver } silver in one turn is worth the virtue it costs.
architects-why-goods = { $what } lacks { $things }.
architects-why-gold = With { $count ->
    [one] a worker
   *[other] { $count } workers
} in the Mines each turn brings more gold, and each gold is a point as long as nobody captures them.
architects-why-virtue = You can spare these goods, and virtue scores at the end.
architects-why-stock = You can gather all your cards need in time: these goods are for the next cards.
architects-why-end = About { $count ->
    [one] a turn is
   *[other] { $count } turns are
} left for you: { $spaces ->
    [one] a space of the Guildhall is
   *[other] { $spaces } spaces of the Guildhall are
} still free.
architects-why-last = It's your last turn: only what scores now counts.

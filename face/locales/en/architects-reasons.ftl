# Why a steward would answer so: what it reckons, in a sentence or two.

architects-why-keep = Of these, { $what } brings you most for what you have and can gather.
architects-why-keep-free = { $what } needs no skill that you lack, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-why-keep-shared = { $what } needs { $skills }, as { $others } in your hand: one apprentice serves for all.
architects-why-discard = Of your cards these are the hardest to pay for in the turns that are left.
architects-why-recall = Without a worker on your board one has to come home; this group can spare it best.
architects-why-build = You have all that { $what } needs, and it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
architects-why-step = The next level of the Cathedral is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, and a reward comes with it.
architects-why-cards = { $count ->
    [0] You have no building card: draw before your goods lie idle.
    [one] With a single building card in hand you soon have nothing to build.
   *[other] Few of the { $count } building cards in your hand can be built soon: new ones may fit better.
}
architects-why-skill = Buildings in your hand need { $skills }: { $what } has it.
architects-why-apprentice = { $what } makes your turns to come worth more than the silver.
architects-why-capture = { $count ->
    [one] The worker
   *[other] The { $count } workers
} of { $seat } at the { $place } would bring more with every turn; on your board they bring silver at the Guardhouse.
architects-why-home = { $count ->
    [one] Your worker comes
   *[other] Your { $count } workers come
} home from the { $place } at once, instead of one in a turn.
architects-why-release = { $count ->
    [one] Your worker leaves
   *[other] Your { $count } workers leave
} the Prison at once, and that costs nothing.
architects-why-imprison = { $count ->
    [one] The captured worker brings
   *[other] The { $count } captured workers bring
} a silver each, and somebody may get a debt at the next reset.
architects-why-debt = An unpaid debt costs points at the end; paid, it brings virtue.
architects-why-free = { $count ->
    [one] A worker of yours is
   *[other] { $count } workers of yours are
} held by others, and you have too few without them.
architects-why-tax = { $silver } silver in one turn is worth the virtue that it costs you.
architects-why-goods = { $what } lacks { $things }.
architects-why-gold = With { $count ->
    [one] a worker
   *[other] { $count } workers
} in the Mines each turn brings more gold, and each gold is a point as long as nobody captures them.
architects-why-virtue = You can spare these goods, and virtue scores at the end.
architects-why-stock = Your cards lack nothing that you could not gather in time: these goods are for the cards that come next.
architects-why-end = About { $count ->
    [one] a turn is
   *[other] { $count } turns are
} left to you: { $spaces ->
    [one] a space of the Guildhall is
   *[other] { $spaces } spaces of the Guildhall are
} still free.
architects-why-last = It is your last turn: only what scores now counts.

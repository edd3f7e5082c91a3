# Paladins of the West Kingdom: the dossier of a finished game.

paladins-told-paladins = 🛡️ The paladins, in secret
paladins-told-hands = **{ $seat }**
paladins-told-hand = -# Round { $round }: **{ $play }** led, { $top } on top, { $bottom } to the bottom
paladins-told-orders = 👑 King's Orders
paladins-told-order = **{ $what }** ({ $points }🏆): { $counts }
paladins-told-fulfilled = { $seat } { $count } ✅
paladins-told-unfulfilled = { $seat } { $count }
paladins-told-outsiders = 🪓 Outsiders
paladins-told-outsiders-of = **{ $seat }** · { $attacked } attacked, { $converted } converted
paladins-told-outsider = - { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paladins-told-inquisitions = 🔥 Inquisitions
paladins-told-inquisition = Round { $round }, brought by { $seat }: **{ $guilty }** with { $count }👁️
paladins-told-acquitted = Round { $round }, brought by { $seat }: nobody was under suspicion
paladins-told-virtual = ⬛ The virtual player
paladins-told-virtual-total = **{ $points } points** · { $schemes ->
    [one] { $schemes } scheme
   *[other] { $schemes } schemes
} done, { $failed } impossible
paladins-told-virtual-part = - { $what }: { $points }
paladins-told-lead = { chart-turning }
paladins-told-scores = After round { $round }: { $ranking }.
paladins-told-points = { $seat } { $points }
paladins-told-led = **{ $seat }** passed { $before } in round { $round } and was ahead at the end of every round from then on.
paladins-told-led-last = Only the last round put **{ $seat }** ahead of { $before }.
paladins-told-always-led = **{ $seat }** was ahead at the end of every round.
paladins-told-lead-changes = From round to round the lead changed hands { $count ->
    [one] { $count } time
   *[other] { $count } times
}.
paladins-told-round = 📜 Round { $round }
paladins-told-revealed = 🛡️ **{ $seat }** leads with { $what }
paladins-told-turn = **{ $seat }** · { $action }: { $deeds }
paladins-told-turn-only = **{ $seat }** · { $action }
paladins-told-turn-instead = **{ $seat }** · { $action } instead: { $deeds }
paladins-told-turn-instead-only = **{ $seat }** · { $action } instead
paladins-told-more = **{ $seat }** · { $deeds }
paladins-told-reacted = **{ $seat }** · { $things } at the Inquisition
paladins-told-repented = **{ $seat }** · { $count ->
    [one] a suspicion discarded
   *[other] { $count } suspicions discarded
} before the Inquisition

paladins-award-sinner = 😈 **Birds of a feather**: { $who } drew { $count ->
    [one] { $count } suspicion
   *[other] { $count } suspicions
}.
paladins-award-heretic = 🔥 **Nobody expects…** { $count ->
    [one] { $count } Inquisition
   *[other] { $count } Inquisitions
} caught { $who }.
paladins-award-informer = 🤫 **A word in the right ear**: { $who } brought { $count ->
    [one] { $count } Inquisition
   *[other] { $count } Inquisitions
} about.
paladins-award-debtor = 💸 **The king's favourite debtor**: { $who } ended with { $count } unpaid debts.
paladins-award-taxman = 🧾 **Taxman**: { $who } took { $count } silver of tax.
paladins-award-slave-driver = 🚪 **There's the door**: { $who } sent { $count } townsfolk away.
paladins-award-court = 🏰 **Full house**: { $who } held court with { $count } townsfolk.
paladins-award-butcher = 🪓 **Strike first, ask later**: { $who } attacked { $count ->
    [one] { $count } outsider
   *[other] { $count } outsiders
}.
paladins-award-shepherd = 🐑 **Good shepherd**: { $who } converted { $count ->
    [one] { $count } outsider
   *[other] { $count } outsiders
}.
paladins-award-mason = 🧱 **Walled in**: { $who } built { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}.
paladins-award-devout = 🕯️ **On their knees**: { $who } cleared { $count ->
    [one] { $count } action
   *[other] { $count } actions
} with Pray.
paladins-award-hoarder = 🐿️ **Ready for winter**: { $who } ended with { $count } silver and provisions to spare.
paladins-chart-points = { chart-points }
paladins-chart-silver = Silver
paladins-chart-suspicion = Suspicions
paladins-chart-debt = Unpaid debts

## What somebody has done, in numbers

paladins-feat-attacked = { $count ->
    [one] 1 outsider attacked
   *[other] { $count } outsiders attacked
}
paladins-feat-converted = { $count ->
    [one] 1 outsider converted
   *[other] { $count } outsiders converted
}
paladins-feat-recruited = { $count ->
    [one] 1 townsfolk recruited
   *[other] { $count } townsfolk recruited
}
paladins-feat-walls = { $count ->
    [one] 1 wall built
   *[other] { $count } walls built
}

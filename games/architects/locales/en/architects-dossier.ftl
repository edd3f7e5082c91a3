### Architects of the West Kingdom: the dossier of a finished game.

# An empty line: what stands right below a list would be drawn as a part of it.
architects-apart = {"\u000A"}
architects-told-buildings = 🏠 Buildings and Cathedral
architects-told-built = { architects-apart }**{ $seat }** · { $count ->
    [0] no building
    [one] { $count } building
   *[other] { $count } buildings
} · **{ $points }**
architects-told-building = - { $what }: { $points }
architects-told-effects = - Effects at the end: { $points }
architects-told-cathedral = - ⛪ Cathedral level { $level }: { $points }
architects-told-unbuilt = - Never built: { $cards }
architects-told-places = 🧭 Who earned what, and where
architects-told-went = { architects-apart }**{ $seat }**
architects-told-place = - { $place } ×{ $count }: { $things }
architects-told-place-only = - { $place } ×{ $count }
architects-told-captures = ⛓️ Captures
architects-told-captured = { architects-apart }**{ $seat }**: { $count ->
    [0] captured nobody
    [one] { $count } worker captured
   *[other] { $count } workers captured
}{ $prison ->
    [0] { "" }
   *[other] , { $prison } sent to Prison
}, { $lost ->
    [0] lost none
   *[other] lost { $lost }
}
architects-told-victim = - { $count } of { $seat }
architects-told-virtue = ☯️ Virtue and debts
architects-told-path = **{ $seat }**: virtue { $path }
    -# 📜 { $taken ->
        [0] No debt taken
        [one] { $taken } debt taken
       *[other] { $taken } debts taken
    }{ $paid ->
        [0] { "" }
       *[other] , { $paid } paid
    }{ $left ->
        [0] { "" }
       *[other] , { $left } left
    }
architects-told-turns = { chart-turning }
architects-told-scores = After round { $round }: { $ranking }.
architects-told-points = { $seat } { $points }
architects-told-led = 📈 **{ $seat }** passed { $before } in round { $round } and was ahead at the end of every round from then on.
architects-told-led-last = 📈 Only the last round put **{ $seat }** ahead of { $before }.
architects-told-passes = Round { $round }: **{ $seat }** passes { $before }, { $points } to { $other }.
architects-told-always-led = 📈 **{ $seat }** was ahead at the end of every round.
architects-told-lead-changes = 🔀 From round to round the lead changed hands { $count ->
    [one] { $count } time
   *[other] { $count } times
}.
architects-told-rounds = { $count ->
    [1] 📜 Round { $first }
   *[other] 📜 Rounds { $first } to { $last }
}
architects-told-round = { architects-apart }**Round { $round }**
architects-told-turn = - { $seat } · { $place }: { $parts }
architects-told-turn-only = - { $seat } · { $place }
architects-told-turn-nowhere = - { $seat }: { $parts }
architects-told-home = - { $seat } brought a worker home
architects-told-earned = +{ $things }
architects-told-drew = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
architects-told-brought = { $count ->
    [one] { $count } worker home
   *[other] { $count } workers home
}
architects-told-raised = built **{ $what }**
architects-told-climbed = ⛪ level { $level }
architects-told-hired = hired { $what }
architects-told-took = { $count ->
    [one] captured { $count } worker
   *[other] captured { $count } workers
}
architects-told-virtue-moved = virtue { WAY($steps) ->
    [down] ▼{ SIZE($steps) }
   *[up] ▲{ SIZE($steps) }
}
architects-told-debts = { $count ->
    [one] took a debt
   *[other] took { $count } debts
}

architects-award-jailer = ⛓️ **Full cells**: { $who }, with { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} captured.
architects-award-scapegoat = 🐐 **Scapegoat**: { $who }, with { $count } of their workers captured.
architects-award-debtor = 🏦 **Lives on credit**: { $who }, with { $count ->
    [one] { $count } debt
   *[other] { $count } debts
} taken.
architects-award-market = 🌑 **Regular of the Black Market**: { $who }, { $count ->
    [one] { $count } time
   *[other] { $count } times
}.
architects-award-thief = 🦝 **Robbed the Tax Stand** of { $count } silver: { $who }.
architects-award-idler = 🪑 **Just looking**: { $who } placed { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} free.
architects-award-hoarder = 🧱 **For a rainy day**: { $who } ended with { $count } unused clay, wood and stone.
architects-award-saint = 😇 **Saint**: { $who }, with { $count } virtue.
architects-award-builder = 🏗️ **Builder of the West Kingdom**: { $who }, with { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}.
architects-chart-points = { chart-points }
architects-chart-silver = Silver
architects-chart-debt = Unpaid debts
architects-chart-virtue = Virtue

## What somebody has done, in numbers

architects-feat-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
architects-feat-cathedral = { $count ->
    [one] 1 step up the Cathedral
   *[other] { $count } steps up the Cathedral
}
architects-feat-apprentices = { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
}
architects-feat-debts-paid = { $count ->
    [one] 1 debt paid
   *[other] { $count } debts paid
}

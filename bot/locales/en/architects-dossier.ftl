### Architects of the West Kingdom: the dossier of a finished game.

architects-told-buildings = 🏠 Buildings and Cathedral
architects-told-built = **{ $seat }**: { $parts }.
architects-told-built-nothing = **{ $seat }** built nothing.
architects-told-building = { $what } { $points }
architects-told-effects = effects at the end { $points }
architects-told-cathedral = Cathedral level { $level }: { $points }
architects-told-places = 🧭 Who earned what where
architects-told-went = **{ $seat }**: { $parts }.
architects-told-place = { $place } ×{ $count } ({ $things })
architects-told-place-only = { $place } ×{ $count }
architects-told-captures = ⛓️ Captures
architects-told-captured = **{ $seat }** captured { $whom }{ $prison ->
    [0] { "" }
   *[other] { " " }and sent { $prison } to Prison
}. { architects-told-lost }
architects-told-captured-none = **{ $seat }** captured nobody. { architects-told-lost }
architects-told-lost = { $lost ->
    [0] Lost none.
   *[other] Lost { $lost }.
}
architects-told-victim = { $count ->
    [one] { $count } worker of { $seat }
   *[other] { $count } workers of { $seat }
}
architects-told-virtue = ☯️ Virtue and debts
architects-told-path = **{ $seat }**: virtue { $path }. Debts: { $taken } taken, { $paid } paid, { $left } left.
architects-told-turns = 📈 Turning points
architects-told-scores = After round { $round }: { $ranking }.
architects-told-points = { $seat } { $points }
architects-told-lead = **{ $seat }** passed { $before } after round { $round } and stayed ahead.
architects-told-always-led = **{ $seat }** led from beginning to end.
architects-told-lead-changes = The lead changed hands { $count } times.
architects-told-rounds = 📜 Rounds { $first } to { $last }
architects-told-span = **{ $seat }** { $parts }.
architects-told-earned = earned { $things }
architects-told-raised = built { $what }
architects-told-climbed = reached Cathedral level { $level }
architects-told-hired = hired { $what }
architects-told-took = { $count ->
    [one] captured { $count } worker
   *[other] captured { $count } workers
}
architects-told-debts = { $count ->
    [one] took { $count } debt
   *[other] took { $count } debts
}

architects-award-jailer = ⛓️ **Jailer**: { $who }, with { $count } workers captured.
architects-award-scapegoat = 🐐 **Scapegoat**: { $who }, { $count } of whose workers were captured.
architects-award-debtor = 🏦 **Lives on credit**: { $who }, with { $count } debts taken.
architects-award-market = 🌑 **Regular of the Black Market**: { $who }, { $count } times.
architects-award-thief = 🦝 **Robbed the Tax Stand** of { $count } silver: { $who }.
architects-award-idler = 🪑 **Just looking**: { $who } placed { $count } workers for nothing.
architects-award-hoarder = 🧱 **For a rainy day**: { $who } ended with { $count } unused clay, wood and stone.
architects-award-saint = 😇 **Saint**: { $who }, with { $count } virtue.
architects-award-builder = 🏗️ **Builder of the West Kingdom**: { $who }, with { $count } buildings.

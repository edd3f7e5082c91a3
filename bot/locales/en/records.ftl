# What people have played: rated tables, statistics, ratings, the leaderboard.

## In the lobby

rated-yes = 🏅 **Rated**: the result counts on the `/leaderboard`.
rated-off = Not rated: nothing counts on the leaderboard.
rated-stewards = Not rated: automatic players play along.
rated-hints = Not rated: hints are on.
rated-alone = Not rated: a game for one.
rated-practice = Not rated: practice.
rated-offer = the result does not count on the leaderboard

## What somebody has done, in numbers of each game

devil-feat-chests-taken = { $count ->
    [one] 1 chest taken
   *[other] { $count } chests taken
}
devil-feat-chests-sold = { $count ->
    [one] 1 chest sold
   *[other] { $count } chests sold
}
devil-feat-souls-sold = { $count ->
    [one] 1 soul piece sold
   *[other] { $count } soul pieces sold
}
devil-feat-souls-bought = { $count ->
    [one] 1 soul piece bought
   *[other] { $count } soul pieces bought
}
devil-feat-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
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

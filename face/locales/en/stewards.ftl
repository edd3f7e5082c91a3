### Stewards: automatic players who hold a seat.

level-caretaker = caretaker
level-apprentice = apprentice
level-steward = steward
seat-steward = { $level ->
    [caretaker] Caretaker
    [apprentice] Apprentice
   *[steward] Steward
} { $number }

## In the lobby

stewards-select = Automatic players…
stewards-add = { $level ->
    [caretaker] Add a caretaker
    [apprentice] Add an apprentice
   *[steward] Add a steward
}
stewards-add-why = { $level ->
    [caretaker] plays dull, safe moves
    [apprentice] plays simply
   *[steward] plays to win
}
stewards-take-away = Remove the last one added
stewards-remove = Remove { $who }
stewards-lobby = automatic player ({ $level }: { $plays })
stewards-board = { $count ->
    [one] { $who } is an automatic player
   *[other] { $who } are automatic players
}.
stewards-named = { $seat } ({ $level })
stewards-named-temper = { $seat } ({ $level }, { $temper })
stewards-temper = **{ $seat }**, { $temper }: { $does }
option-stewards = How many automatic players join you
option-level = How well they play: caretaker, apprentice or steward; the best available if left out

bot-stand-in = { $level ->
    [caretaker] A caretaker
    [apprentice] An apprentice
   *[steward] A steward
} stands in for players who are away.

## What goes wrong

trouble-unknown-level = This game has no such automatic player. Available: { $levels }.
trouble-no-steward = There's no automatic player here.
trouble-stewards-only = There are only automatic players here. At least one person must join before the game can start.
trouble-nobody-left = That would leave only automatic players at this table. At least one person has to stay: `/seats` offers this seat once it's open.
trouble-stewards-too-often = { $most } automatic players have joined this table, the most it takes. People can still join.

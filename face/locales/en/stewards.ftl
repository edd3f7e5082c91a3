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
    [caretaker] plays dull and safe moves
    [apprentice] plays simply
   *[steward] plays to win
}
stewards-take-away = Take away the one who came last
stewards-lobby = automatic player
stewards-board = { $count ->
    [one] { $who } is an automatic player
   *[other] { $who } are automatic players
}.
option-stewards = How many automatic players sit down with you
option-level = How well they play: caretaker, apprentice or steward; the best there is if left out

bot-stand-in = { $level ->
    [caretaker] A caretaker
    [apprentice] An apprentice
   *[steward] A steward
} stands in for players who are away.

## What goes wrong

trouble-unknown-level = There is no such automatic player for this game. There are: { $levels }.
trouble-no-steward = No automatic player sits here.
trouble-stewards-only = Only automatic players sit here. At least one person must join before the game can start.
trouble-nobody-left = Only automatic players would be left at this table. A person must keep a seat, or take this one: `/seats` offers it once it is open.
trouble-stewards-too-often = { $most } automatic players have come to this table. No more can join; people can.

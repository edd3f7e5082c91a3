# Architects of the West Kingdom: the words on its pictures, as short as they can be. No markdown, no emoji.
architects-picture-round = Runda { $round }
architects-picture-last = Ostatnie tury
architects-picture-before = Przed grą
architects-picture-virtue = Cnota
architects-picture-no-cathedral = bez Katedry
architects-picture-no-market = bez Czarnego rynku
architects-picture-deal = czeladnik, karty: { $count }
architects-picture-left = w talii { $left }
architects-picture-rewards = { $rewards ->
    [one] { $rewards } nagroda
    [few] { $rewards } nagrody
   *[many] { $rewards } nagród
}
architects-picture-resets = resetuje Czarny rynek
architects-picture-replaces = 2 nowych czeladników
architects-picture-filled = { $filled } z { $spaces }
architects-picture-own-choice = Do wyboru
architects-picture-own-hand = Na ręce
architects-picture-own-people = Czeladnicy
architects-picture-own-built = Budynki
# Alt text of the board.
architects-picture-alt-seat = { $seat }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, cnota { $virtue }, srebro { $silver }, pracownicy w domu { $workers }, { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}, poziom Katedry { $level }{ $debts ->
    [0] {""}
    [one] , { $debts } dług
    [few] , { $debts } długi
   *[many] , { $debts } długów
}{ $prison ->
    [0] {""}
   *[other] , w Więzieniu { $prison }
}.
architects-picture-alt-guildhall = Siedziba gildii: zajęte pola { $filled } z { $spaces }. Srebro z podatków: { $tax }.
architects-picture-alt-goods = Surowce: { $things }.
architects-picture-alt-choice = Do wyboru: { $cards }.
architects-picture-alt-hand = Na ręce: { $cards }.
architects-picture-alt-people = Twoi czeladnicy: { $cards }.
architects-picture-alt-built = Budynki: { $cards }.

architects-stake-blame = Przy resecie { $guilty } lub więcej w Więzieniu: cnota −{ $virtue }
architects-stake-most = Najwięcej w Więzieniu: dług

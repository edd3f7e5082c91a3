# Architects of the West Kingdom: the words on its pictures, as short as they can be. No markdown, no emoji.
architects-picture-round = Runda { $round }
architects-picture-last = Ostatnie tury
architects-picture-before = Przed grą
architects-picture-virtue = { architects-chart-virtue }
architects-picture-no-cathedral = bez Katedry
architects-picture-no-market = bez Czarnego rynku
architects-picture-deal = czeladnik albo 1 z { $count } kart
architects-picture-left = w talii { $left }
architects-picture-rewards = { $rewards ->
    [one] { $rewards } nagroda
    [few] { $rewards } nagrody
   *[many] { $rewards } nagród
}
architects-picture-resets = resetuje Czarny rynek
architects-picture-replaces = 2 nowych czeladników
architects-picture-filled = { $filled } z { $spaces }
architects-picture-own-choice = { picture-own-choice }
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
architects-picture-alt-choice = { picture-alt-choice }
architects-picture-alt-hand = Na ręce: { $cards }.
architects-picture-alt-people = Twoi czeladnicy: { $cards }.
architects-picture-alt-built = Budynki: { $cards }.

architects-stake-blame = Przy resecie kto ma { $guilty } lub więcej w Więzieniu, traci { $virtue } pkt cnoty
architects-stake-most = Kto ma najwięcej w Więzieniu, bierze dług
# Scenes: titles, sentences, and what is seen, for alt texts.
architects-scene-capture-title = Wielki połów
architects-scene-capture = 🔒 **Wielki połów!** W klatce: { $count ->
    [one] { $count } pracownik
    [few] { $count } pracownicy
   *[many] { $count } pracowników
}. Klucz ma: { $who }. Swoich traci: { $whom }.
architects-scene-capture-seen = Klatka na rynku; z kluczem w ręku: { $who }.
architects-scene-capture-of = W klatce, { $whom }: { $count }.
architects-scene-raid-title = Nalot!
architects-scene-raid = 🏮 **Nalot na Czarny rynek!** Najwięcej pracowników w Więzieniu ({ $count }): { $who }.
architects-scene-raid-none = 🏮 **Nalot na Czarny rynek!** Więzienie zostaje puste.
architects-scene-raid-seen = Straże z latarniami w ciemnej uliczce, przewrócony stragan, Więzienie.
architects-scene-full-title = Siedziba gildii jest pełna
architects-scene-full = 🏛️ **Siedziba gildii jest pełna!** Każdy ma jeszcze jedną turę.
architects-scene-full-seen = Światło w każdym oknie siedziby, chorągwie wszystkich graczy.
architects-threat-capture = **{ $place }**: { $whom-is ->
    [you] { $count ->
        [one] twojego pracownika
        [few] { $count } twoich pracowników
       *[many] { $count } twoich pracowników
    }
   *[other] { $count ->
        [one] { $count } pracownika
        [few] { $count } pracowników
       *[many] { $count } pracowników
    } ({ $whom })
} można pojmać w Centrum miasta: { $by }
architects-threat-by = { $seat } (srebro: { $silver }, { $captures ->
    [one] { $captures } pojmanie
    [few] { $captures } pojmania
   *[many] { $captures } pojmań
})

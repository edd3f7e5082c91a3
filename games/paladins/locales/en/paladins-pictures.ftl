# Paladins of the West Kingdom: the words on its pictures, as short as they can be. No markdown; signs are drawn.
paladins-picture-round = Round { $round } of { $rounds }
paladins-picture-before = Before the game
paladins-picture-king = The King
paladins-picture-map = The map
paladins-picture-row = Townsfolk
paladins-picture-outsiders = Outsiders
paladins-picture-jars = Jars
paladins-picture-recruits = recruit
paladins-picture-pays = 📜→🧾
paladins-picture-tavern = Tavern
paladins-picture-tax = Tax
paladins-picture-order = Order: round { $round }
paladins-picture-favour = Favour: round { $round }
paladins-picture-own-choice = { picture-own-choice }
paladins-picture-own-paladin = Paladin
paladins-picture-own-retinue = Retinue
paladins-picture-seat = { $seat }: the actions, with what stands on their spaces.
paladins-picture-own-actions = Actions
paladins-picture-workshops = Workshops left: { $left }
paladins-picture-missing = { $count } missing
paladins-picture-hired = { $count } short: paid in silver
paladins-picture-no-more = no more
# What converting an outsider brings.
paladins-picture-converted = { $strength ->
    [one] { "" }
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
# Alt text.
paladins-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ paladins-so-far }, Faith { $faith }, Strength { $strength }, Influence { $influence }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $suspicions ->
    [one] { $suspicions } suspicion
   *[other] { $suspicions } suspicions
}, { $debts ->
    [one] { $debts } debt
   *[other] { $debts } debts
}.
paladins-picture-alt-tax = Tax supply: { $tax }.
paladins-picture-alt-workers = Workers: { $workers ->
    [nothing] none
   *[other] { $workers }
}.
paladins-picture-alt-goods = Holds { $silver } silver and { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
paladins-picture-alt-choice = { picture-alt-choice }
paladins-picture-alt-paladin = Paladin: { $cards }.
paladins-picture-alt-retinue = Retinue: { $cards }.
paladins-picture-alt-used = Workers on: { $actions }.
paladins-picture-alt-used-one = { $action } ({ $things })
paladins-picture-alt-next = Next time: { $actions }.
paladins-picture-alt-next-one = { $action } ({ $free ->
    [yes] { "" }
   *[no] { $cost },{" "}
}{ $what } { $level }{ $lacks ->
    [0] { "" }
   *[other] , { $lacks } missing
})
paladins-picture-alt-workshops = Workshops left: { $left }.
paladins-picture-alt-done = { $pieces }.

paladins-stake-tax = Tax left before the Inquisition: { $tax }
paladins-stake-most = Whoever has the most suspicions takes a debt
# A threat: each of `$by` could bring the Inquisition with that action, and it would find `$whom` guilty.
paladins-threat-strike = **Inquisition** (tax left: { $tax }) in reach of { $by } by { $action }: a debt for { $whom-is ->
    [you] you
   *[other] { $whom }
} ({ $count ->
    [one] { $count } suspicion
   *[other] { $count } suspicions
})
# Scenes: titles, sentences, and what is seen, for alt texts.
paladins-scene-inquisition-title = The Inquisition
paladins-scene-inquisition = ⚖️ **The Inquisition strikes!** The most suspicions ({ $count }): { $who }.
paladins-scene-inquisition-none = ⚖️ **The Inquisition strikes!** Nobody is under suspicion.
paladins-scene-inquisition-seen = A hooded judge behind large scales: suspicions on one side, a debt on the other.
paladins-scene-journey-title = Far from home
paladins-scene-journey = 🛤️ **Far from home:** a monk in region { $region }, sent by { $who }.
paladins-scene-journey-seen = A monk with his staff on a long road. Sent by { $who }, to region { $region }.
paladins-scene-region = Region { $region }
paladins-scene-order-title = A King's Order
paladins-scene-order = 👑 **A King's Order is fulfilled,** by { $who }: { $what }.
paladins-scene-order-seen = A sheet under the King's seal: { $what }, { ending-points }.

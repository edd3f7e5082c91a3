# Paladins of the West Kingdom: the sentences on the cards. A card is composed of
#   paladins-reward-*   what it brings, paladins-sign-* amounts in signs
#   paladins-ability-*  what a paladin or a townsfolk does
#   paladins-per-*      what an outsider counts at the end
# A name of a card may be replaced by a message of its own: paladins-paladin-<id>, paladins-townsfolk-<id>,
# paladins-outsider-<id>.

# Things: so many of a kind. Silver is shared with another game.
thing-provisions = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}
thing-labourer = { $count ->
    [one] { $count } labourer
   *[other] { $count } labourers
}
thing-scout = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
}
thing-merchant = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
}
thing-fighter = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
}
thing-cleric = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
}
thing-criminal = { $count ->
    [one] { $count } criminal
   *[other] { $count } criminals
}

# Signs.
paladins-sign-silver = { $count }🥈
paladins-sign-provisions = { $count }🍖
paladins-sign-labourer = { $count ->
    [one] ⚪L
   *[other] { $count }⚪L
}
paladins-sign-scout = { $count ->
    [one] 🟢S
   *[other] { $count }🟢S
}
paladins-sign-merchant = { $count ->
    [one] 🔵M
   *[other] { $count }🔵M
}
paladins-sign-fighter = { $count ->
    [one] 🔴F
   *[other] { $count }🔴F
}
paladins-sign-cleric = { $count ->
    [one] ⚫Cl
   *[other] { $count }⚫Cl
}
paladins-sign-criminal = { $count ->
    [one] 🟣Cr
   *[other] { $count }🟣Cr
}
paladins-space-any = ◻️
paladins-space-labourer = ⚪L
paladins-space-scout = 🟢S
paladins-space-merchant = 🔵M
paladins-space-fighter = 🔴F
paladins-space-cleric = ⚫Cl
paladins-space-criminal = 🟣Cr
paladins-row-of = { $signs }
paladins-beside = { $first }{ $then }
paladins-both = { $first } { $then }
paladins-or = { $first } or { $then }
paladins-nothing = nothing

paladins-name-silver = silver
paladins-name-provisions = provisions
paladins-name-faith = ✝️ Faith
paladins-name-strength = ⚔️ Strength
paladins-name-influence = 📯 Influence
paladins-people-byzantines = Byzantine
paladins-people-saracens = Saracen
paladins-people-vikings = Viking

paladins-action-develop = Develop
paladins-action-recruit = Recruit
paladins-action-hunt = Hunt
paladins-action-trade = Trade
paladins-action-pray = Pray
paladins-action-conspire = Conspire
paladins-action-rest = Rest
paladins-action-commission = Commission
paladins-action-fortify = Fortify
paladins-action-garrison = Garrison
paladins-action-absolve = Absolve
paladins-action-attack = Attack
paladins-action-convert = Convert
paladins-action-favour = King's Favour
paladins-action-order = King's Order
paladins-action-pass = pass

# What a verb brings.
paladins-reward-raise-any = +{ $count } in an attribute of your choice
paladins-reward-raise-faith = +{ $count }✝️
paladins-reward-raise-strength = +{ $count }⚔️
paladins-reward-raise-influence = +{ $count }📯
paladins-reward-tax = { $count }🥈 from taxes
paladins-reward-drop-suspicion = −{ $count }👁️
paladins-reward-pay-debt = a debt paid
paladins-reward-destroy-debt = a debt destroyed
paladins-reward-pray = a free Pray
paladins-reward-recruit = a free Recruit
paladins-reward-develop = a free Develop
paladins-reward-points = { $count }🏆
paladins-cost-debt = { $count ->
    [one] a debt
   *[other] { $count } debts
}

# Abilities.
paladins-ability-also = each { $action } also brings { $gain }
paladins-ability-debt = each debt you pay brings { $gain }
paladins-ability-waive = { $action } costs no { $what }
paladins-ability-cheaper = { $action } costs { $count }🥈 less
paladins-ability-inquisition = each Inquisition brings { $gain }{ $least ->
    [0] { $most ->
        [0] {" "}if you have no suspicions
       *[other] { "" }
    }
   *[other] {" "}if you have { $least } suspicions or more
}
paladins-ability-repent = before an Inquisition's verdict you may discard { $count ->
    [one] a suspicion
   *[other] { $count } suspicions
}
paladins-brief-also = each { $action }: { $gain }
paladins-brief-debt = each debt paid: { $gain }
paladins-brief-inquisition = Inquisition{ $least ->
    [0] { $most ->
        [0] , no 👁️
       *[other] { "" }
    }
   *[other] , { $least }👁️ or more
}: { $gain }

# Whole cards. Parts are joined by paladins-card-and.
paladins-card-and = { $first } · { $then }
paladins-card-joins = { $first } · joins: { $then }
paladins-card-paladin = **{ $name }** · { $what }
paladins-card-townsfolk = **{ $name }** · { $what }
paladins-card-discard = once: { $gain }
paladins-card-bonus = now { $gain }
paladins-card-recruited = { $bonus }, then { $does }
paladins-card-outsider = **{ $name }** ({ $people })
paladins-card-attack = attacking brings { $gain }
paladins-card-convert = converting brings { $gain }, and at the end { $points }
paladins-card-favour = For { $space }{ $costs ->
    [yes] {" "}and { $price }
   *[no] { "" }
}, get { $gain }
paladins-brief-favour = { $space }{ $costs ->
    [yes] {" "}and { $price }
   *[no] { "" }
}: { $gain }
paladins-card-order = Do **{ $action }** { $times } times to score { $points }🏆

# What outsiders count at the end.
paladins-end-points = { $base ->
    [0] 1🏆 for { $per }
   *[other] { $base }🏆 plus 1 for { $per }
}
paladins-per-byzantines = each Byzantine attacked
paladins-per-saracens = each Saracen attacked
paladins-per-vikings = each Viking attacked
paladins-per-commission = { $each ->
    [one] each monk sent
   *[other] every { $each } monks sent
}
paladins-per-garrison = { $each ->
    [one] each outpost
   *[other] every { $each } outposts
}
paladins-per-absolve = { $each ->
    [one] each jar
   *[other] every { $each } jars
}
paladins-per-fortify = { $each ->
    [one] each wall
   *[other] every { $each } walls
}
paladins-per-develop = { $each ->
    [one] each workshop placed
   *[other] every { $each } workshops placed
}
paladins-per-retinue = { $each ->
    [one] each townsfolk in your retinue
   *[other] every { $each } townsfolk in your retinue
}
paladins-per-faith = every { $each } Faith
paladins-per-strength = every { $each } Strength
paladins-per-influence = every { $each } Influence
paladins-per-orders = each Order fulfilled
paladins-per-alike = each you convert of this name (this one too)
paladins-per-paid-debts = each paid debt
paladins-per-unpaid-debts = each unpaid debt
paladins-per-suspicions = each suspicion

# The same in few signs.
paladins-short-outsider = 🪓 { $attack } 🕊️ { $strength ->
    [one] { "" }
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
paladins-short-attack = attack (⚔️{ $strength }): { $gain }
paladins-short-convert = convert (✝️{ $faith }): { $gain }, { $points }
paladins-short-per-byzantines = per 🪓 Byzantine
paladins-short-per-saracens = per 🪓 Saracen
paladins-short-per-vikings = per 🪓 Viking
paladins-short-per-commission = per { $each } monks
paladins-short-per-garrison = per { $each } outposts
paladins-short-per-absolve = per { $each } jars
paladins-short-per-fortify = per { $each } walls
paladins-short-per-develop = per { $each } workshops
paladins-short-per-retinue = per { $each } in retinue
paladins-short-per-faith = per { $each }✝️
paladins-short-per-strength = per { $each }⚔️
paladins-short-per-influence = per { $each }📯
paladins-short-per-orders = per Order done
paladins-short-per-alike = per convert of this name
paladins-short-per-paid-debts = per 🧾
paladins-short-per-unpaid-debts = per 📜
paladins-short-per-suspicions = per 👁️

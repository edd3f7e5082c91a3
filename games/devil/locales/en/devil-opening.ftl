# The opening scene: who a player is, told once as a game begins. The card is drawn, the rest stands below it.

devil-opening-who = { $role ->
    [devil] You're the devil
    [cultist] You're the cultist
    [sun] You're a mortal, the sun
    [moon] You're a mortal, the moon
   *[undealt] Roles are dealt soon
}
devil-opening-card = { $role ->
    [devil] The devil
    [cultist] The cultist
    [sun] Mortal: the sun
    [moon] Mortal: the moon
   *[undealt] Four roles
}
devil-opening-aim = { $role ->
    [devil] You own no soul piece. Get those of others for goods: each shields you from one inquisitor in rounds 3 and 5, and from the second on they bring points in round 5.
    [cultist] You own 2 marked soul pieces. { devil-piece-shields }; left at the end, it costs 1 point.
    [undealt] Two mortals have soul pieces, the devil wants them, the cultist has two marked ones.
   *[other] You own 3 soul pieces. { devil-piece-shields }; three together prove your innocence in a witch hunt.
}
devil-piece-shields = Each shields you from one inquisitor in round 3 and one in round 5
devil-opening-beside = { $role ->
    [devil] You start with more goods and coins.
    [cultist] { devil-shield-given }, and the ritual of round 3 repays little of it. You win alone, by points.
   *[other] { devil-shield-given }: do so only for a rich chest. Right guesses at the devil and the cultist bring points.
}
devil-shield-given = Whoever pays the devil with one gives a shield away
devil-opening-wins = **Only points win**: the most after round { $rounds }. Buildings and achievements bring nearly all of them; whoever is found can still win, and whoever stays hidden can lose.
devil-opening-soul = **Inquisitors** come at the end of rounds 3 and 5: each wants to see a soul piece, which stays yours, or punishes you.
devil-opening-hidden = **Who is who is secret.** The mark in a chest tells its packer's role, never the name. What lies in it gives them away: who produced such goods?
devil-opening-round = **Each round, in order**: production, cards (from round 2), trading by chests, a secret plan of what to build and hire, interest on debts, reputation. Rounds 2 and 3 then end with a witch hunt, rounds 3 and 5 with the inquisition.
devil-opening-first = { $role ->
    [undealt] **First** say which role you'd like; then lots decide.
   *[other] **First** you pack a chest and name a price, then you look into two others' chests.
}

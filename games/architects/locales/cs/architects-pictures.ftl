# Architekti Západního království: slova na obrázcích, co nejkratší. Žádný markdown, žádná emoji.
architects-picture-round = { $round }. kolo
architects-picture-last = Poslední tahy
architects-picture-before = Před hrou
architects-picture-virtue = { architects-chart-virtue }
architects-picture-no-cathedral = bez Katedrály
architects-picture-no-market = bez Černého trhu
architects-picture-deal = učedník, nebo karta ({ $count })
architects-picture-left = v balíčku { $left }
architects-picture-rewards = { $rewards ->
    [one] { $rewards } odměna
    [few] { $rewards } odměny
   *[other] { $rewards } odměn
}
architects-picture-resets = obnoví Černý trh
architects-picture-replaces = 2 noví učedníci
architects-picture-filled = { $filled } z { $spaces }
architects-picture-own-choice = { picture-own-choice }
architects-picture-own-hand = Na ruce
architects-picture-own-people = Učedníci
architects-picture-own-built = Budovy
# Alt text of the board.
architects-picture-alt-seat = { $seat }: teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, počestnost { $virtue }, mince { $silver }, služebníci doma { $workers }, { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}, Katedrála úroveň { $level }{ $debts ->
    [0] {""}
    [one] , { $debts } dluh
    [few] , { $debts } dluhy
   *[other] , { $debts } dluhů
}{ $prison ->
    [0] {""}
   *[other] , ve vězení { $prison }
}.
architects-picture-alt-guildhall = Radnice: obsazeno { $filled } z { $spaces } políček. Mince na daních: { $tax }.
architects-picture-alt-goods = Suroviny: { $things }.
architects-picture-alt-choice = { picture-alt-choice }
architects-picture-alt-hand = Na ruce: { $cards }.
architects-picture-alt-people = Učedníci: { $cards }.
architects-picture-alt-built = Budovy: { $cards }.

architects-stake-blame = Při obnovení ztratí { $virtue } bod počestnosti, kdo má ve vězení { $guilty } a víc
architects-stake-most = Kdo jich tam má nejvíc, dostane dluh
# Scenes: titles, sentences, and what is seen, for alt texts.
architects-scene-capture-title = Velký lov
architects-scene-capture = 🔒 **Velký lov!** V kleci je { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
}. Klíč má: { $who }. O své přichází: { $whom }.
architects-scene-capture-seen = Klec na náměstí; s klíčem v ruce: { $who }.
architects-scene-capture-of = V kleci, { $whom }: { $count }.
architects-scene-raid-title = Razie!
architects-scene-raid = 🏮 **Razie na Černém trhu!** Nejvíc služebníků ve vězení ({ $count }): { $who }.
architects-scene-raid-none = 🏮 **Razie na Černém trhu!** Vězení zůstává prázdné.
architects-scene-raid-seen = Stráže s lucernami v temné uličce, převržený stánek, vězení.
architects-scene-full-title = Radnice je plná
architects-scene-full = 🏛️ **Radnice je plná!** Každý má ještě jeden tah.
architects-scene-full-seen = V každém okně radnice se svítí, visí prapory všech hráčů.
architects-threat-capture = **{ $place }**: { $whom-is ->
    [you] { $count ->
        [one] tvého služebníka
        [few] { $count } tvé služebníky
       *[other] { $count } tvých služebníků
    }
   *[other] { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
    } ({ $whom })
} lze zajmout na Rynku: { $by }
architects-threat-by = { $seat } ({ $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}, { $captures } zajetí)

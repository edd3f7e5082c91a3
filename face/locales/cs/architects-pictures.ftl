# Architekti Západního království: slova na obrázcích, co nejkratší. Žádný markdown, žádná emoji.
architects-picture-round = { $round }. kolo
architects-picture-last = Poslední tahy
architects-picture-before = Před hrou
architects-picture-virtue = Počestnost
architects-picture-no-cathedral = bez Katedrály
architects-picture-no-market = bez Černého trhu
architects-picture-deal = učedník, karty: { $count }
architects-picture-left = v balíčku { $left }
architects-picture-rewards = { $rewards ->
    [one] { $rewards } odměna
    [few] { $rewards } odměny
   *[other] { $rewards } odměn
}
architects-picture-resets = obnoví Černý trh
architects-picture-replaces = 2 noví učedníci
architects-picture-filled = { $filled } z { $spaces }
architects-picture-own-choice = Na výběr
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
architects-picture-alt-choice = Na výběr: { $cards }.
architects-picture-alt-hand = Na ruce: { $cards }.
architects-picture-alt-people = Učedníci: { $cards }.
architects-picture-alt-built = Budovy: { $cards }.

architects-stake-blame = Při obnově { $guilty } a víc ve vězení: počestnost −{ $virtue }
architects-stake-most = Nejvíc ve vězení: dluh

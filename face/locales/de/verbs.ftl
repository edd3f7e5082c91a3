# Verben zu dem, was ein Sitz tut, neben seinem Namen oder „du“: `$seat-is` sagt, welches. Nur die, die Sätze hier nennen.

verb-attack = { $seat-is ->
    [you] greifst
   *[other] greift
}
verb-be = { $seat-is ->
    [you] bist
   *[other] ist
}
verb-build = { $seat-is ->
    [you] baust
   *[other] baut
}
verb-choose = { $seat-is ->
    [you] wählst
   *[other] wählt
}
verb-convert = { $seat-is ->
    [you] bekehrst
   *[other] bekehrt
}
verb-destroy = { $seat-is ->
    [you] vernichtest
   *[other] vernichtet
}
verb-draw = { $seat-is ->
    [you] ziehst
   *[other] zieht
}
verb-get = { $seat-is ->
    [you] bekommst
   *[other] bekommt
}
verb-have = { $seat-is ->
    [you] hast
   *[other] hat
}
verb-hire = { $seat-is ->
    [you] heuerst
   *[other] heuert
}
verb-keep = { $seat-is ->
    [you] behältst
   *[other] behält
}
verb-lay = { $seat-is ->
    [you] legst
   *[other] legt
}
verb-make = { $seat-is ->
    [you] machst
   *[other] macht
}
verb-pass = { $seat-is ->
    [you] passt
   *[other] passt
}
verb-pay = { $seat-is ->
    [you] zahlst
   *[other] zahlt
}
verb-place = { $seat-is ->
    [you] setzt
   *[other] setzt
}
verb-reach = { $seat-is ->
    [you] erreichst
   *[other] erreicht
}
verb-send = { $seat-is ->
    [you] sendest
   *[other] sendet
}
verb-settle = { $seat-is ->
    [you] begleichst
   *[other] begleicht
}
verb-take = { $seat-is ->
    [you] nimmst
   *[other] nimmt
}
verb-use = { $seat-is ->
    [you] nutzt
   *[other] nutzt
}
verb-win = { $seat-is ->
    [you] gewinnst
   *[other] gewinnt
}

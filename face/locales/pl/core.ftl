# What every game shares: seats, things, refusals.

seat = Gracz { $number }
    .gen = Gracza { $number }
seat-you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .loc = tobie
    .ins = tobą
# The seat a sentence is about, at its beginning. Third person verbs get { sz } behind them: "bierze{ sz }".
subject = { $seat-is ->
    [you] Ty{ "\u2060" }
   *[other] { $seat }
}
sz = { $seat-is ->
    [you] sz
   *[other] { "" }
}
# The .loc is never shown: wordings choose by it whether there are things at all.
things-none = nic
    .gen = niczego
    .dat = niczemu
    .ins = niczym
    .loc = nothing
thing-debts = { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[many] { $count } długów
}
thing-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
    .gen = { $count ->
    [one] { $count } monety
    [few] { $count } monet
   *[many] { $count } monet
}
    .acc = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}

refused-not-asked = Ten moment już minął.
refused-nothing-sealed = Nie ma czego cofać: to już rozstrzygnięte.
refused-missing = Jeszcze nie wszystko w tym formularzu jest wybrane.
refused-unknown-field = To już nie należy do tego formularza.
refused-not-offered = Tego nie ma do wyboru.
refused-malformed = Nie umiem odczytać tej odpowiedzi.
refused-out-of-range = Wybierz od { $least } do { $most }.
refused-too-few = Wybierz co najmniej { $least }.
refused-too-many = Wybierz co najwyżej { $most }.
refused-sealed-needs-it = Twoja zatwierdzona odpowiedź tego potrzebuje. Najpierw ją cofnij.
refused-no-such-pack = Nie ma tu zestawu kart „{ $pack }”. Są: { $packs }. Kto prowadzi bota, może zapytać `pactum doctor` o brakujący zestaw.

fixed = { subject }: { $what } { $by }.
fixed-card-in = { subject }: { $what }, dodano: { $card }.
fixed-card-out = { subject }: { $what }, zabrano: { $card }.
fixed-secret = { subject }: { $what } – zmieniono.
refused-no-such-quantity = Tego nie da się tu zmienić. Wybierz z listy.
refused-no-such-card = Nie ma tu takiej karty. Wybierz z listy.
refused-already-there = Już tam jest. Wybierz inną.
refused-not-there = Nie ma jej tam. Wybierz inną.
refused-not-free = Nie można jej wziąć: jest gdzie indziej w grze. Wybierz inną albo najpierw ją stamtąd zabierz.
refused-not-open = Tej karty nie można włożyć, bo nie wszyscy ją widzą. Żadna moja odpowiedź nie może zdradzić, kto ma ukrytą kartę ani czy w ogóle ktoś ją ma.
core-wrong-seats = Ta gra jest dla { $fewest }–{ $most } graczy.
core-you-give = Oddajesz { $things-acc }.
core-you-get = Dostajesz { $things-acc }.
refused-not-that-many = Jest ich mniej. Odejmij mniej.
refused-no-room = Nie ma na to miejsca. Najpierw coś zabierz.
refused-not-now = Gra jest w trakcie czegoś, co od tego zależy. Spróbuj ponownie, gdy to się rozstrzygnie, albo cofnij grę do wcześniejszej chwili.
refused-reopen-first = Może od tego zależeć zatwierdzona odpowiedź z tego miejsca. Najpierw ją otwórz; jeśli jej nie ma, spróbuj po rozstrzygnięciu tego kroku.

# Why a steward would answer so: what it reckons, in a sentence or two.

paladins-why-paladin = Ten paladyn ({ $what }) i dobra grupa z tawerny: cel tej rundy to { $actions }.
paladins-why-paladin-workers = Z twoich paladynów { $what } daje pracowników, których najbardziej potrzebujesz.
paladins-why-boost = Dodatek na tę rundę ({ $things }) pomaga przy: { $actions }.
paladins-why-ability = { $what } w tej rundzie: { $ability }.
paladins-why-group = Z tymi pracownikami możliwe jest w tej rundzie: { $actions }{ $count ->
    [0] {""}
   *[other] , a cel to także { $aims }
}{ paladins-why-group-more }
paladins-why-group-workers = { paladins-why-group-worth }
paladins-why-group-worth = Zdaniem zarządcy ci pracownicy dadzą { $points ->
    [0] mniej więcej tyle punktów co
    [one] około { $points } punkt więcej niż
    [few] około { $points } punkty więcej niż
   *[many] około { $points } punktów więcej niż
} następna najlepsza z pozostałych grup.
paladins-why-group-aims = Cel na tę rundę z tymi pracownikami to { $actions }{ paladins-why-group-more }
paladins-why-group-more = { $extra ->
    [0] {""}
   *[other] ; z pracownikami i zasobami zdobytymi po drodze celem jest też { $more }
}.
paladins-why-criminals = Przestępcy pasują na każde pole, ale za każdego dobierasz podejrzenie.
paladins-why-joins = { $what } w świcie daje { $gain }, ilekroć robisz akcję { $action }: { $count ->
    [one] została na to { $count } runda
    [few] zostały na to { $count } rundy
   *[many] zostało na to { $count } rund
}.
paladins-why-joins-debt = { $what } daje { $gain } za każdy dług, który spłacasz; niespłaconych masz: { $count }.
paladins-why-joins-inquisition = { $which ->
    [none] Podczas Inkwizycji { $what } daje ci { $gain }, jeśli nie masz podejrzeń
    [some] Podczas Inkwizycji { $what } daje ci { $gain }, jeśli masz co najmniej tyle podejrzeń: { $least }
   *[drop] Zanim Inkwizycja wyda wyrok, { $what } pozwala odrzucić podejrzenie
}: masz { $count }, a { $left ->
    [one] została { $left } runda
    [few] zostały { $left } rundy
   *[many] zostało { $left } rund
}.

paladins-why-order = To już { $count }. raz z { $times }, których wymaga Rozkaz króla za { $points } pkt.
paladins-why-order-done = To wypełnia Rozkaz króla: { $points } pkt.
paladins-why-scores = { $action } od razu dodaje do wyniku { $sure ->
    [yes] {""}
   *[no] co najmniej{" "}
}{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
paladins-why-track = { $what }: będzie { $sure ->
    [yes] {""}
   *[no] co najmniej{" "}
}{ $level }, co daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
paladins-why-track-next = { $what }: będzie { $sure ->
    [yes] {""}
   *[no] co najmniej{" "}
}{ $level }, a { $count ->
    [0] to już szczyt toru
    [one] jeszcze jeden krok da
    [few] jeszcze { $count } kroki dadzą
   *[many] jeszcze { $count } kroków da
}{ $count ->
    [0] { "" }
   *[other] {" "}{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
}.
paladins-why-piece = To { $count }. raz akcja { $action }: z siedmiu najwięcej punktów dają ostatnie.
paladins-why-goods = Zapasy są na: { $actions }.
paladins-why-goods-later = W tej rundzie nie zostaje żadna duża akcja. { paladins-why-goods-kept }
paladins-why-goods-instead = Żadna duża akcja nie jest dla zarządcy więcej warta. { paladins-why-goods-kept }
paladins-why-goods-kept = Niewydane zapasy zostają na następną rundę, a każde trzy to punkt.
paladins-why-conspire = Bez przestępcy brakuje ci tu pracownika: { $actions }.
paladins-why-conspire-favour = Przestępca może skorzystać z Łaski króla: { $gain }.
paladins-why-conspire-later = Przestępca pasuje na dowolne pole i możesz go zachować na następną rundę.
paladins-why-clear = Po zwolnieniu { $action } jest znów możliwa w tej rundzie.
paladins-why-workshop = Warsztat oszczędza pracownika, ilekroć robisz akcję { $action }, a { $count ->
    [one] została na to { $count } runda
    [few] zostały na to { $count } rundy
   *[many] zostało na to { $count } rund
}.
paladins-why-discard = { $what } daje { $gain }, a to pomaga tu: { $actions }.
paladins-why-discard-for = Za { $cost } { $what } daje { $gain }.
paladins-why-discard-later = W tej rundzie nie zostaje żadna duża akcja, a za { $cost } { $what } daje { $gain }.
paladins-why-discard-instead = Żadna duża akcja nie jest dla zarządcy więcej warta: za { $cost } { $what } daje { $gain }.
paladins-why-favour = Za { $cost } daje { $gain }, a z Łaski korzysta w rundzie tylko pierwszy gracz.
paladins-why-cost = jednego pracownika{ $paid ->
    [no] {""}
   *[yes] {" "}i { $price }
}{ $debts ->
    [0] {""}
    [one] {" "}i dług
    [few] {" "}i { $debts } długi
   *[many] {" "}i { $debts } długów
}
paladins-why-worth = Nic innego nie jest teraz dla zarządcy więcej warte.
paladins-why-pass = Nic, na co cię jeszcze stać, nie jest warte więcej niż zachowani pracownicy.
paladins-why-pass-last = To ostatnia runda i nie widzę nic więcej, co da punkty.
paladins-why-no-workers = Nie masz już pracowników.
paladins-why-opens = Otwiera w tej rundzie: { $actions }.
paladins-why-then = Następny cel to { $actions }.
paladins-why-also = Cel to także { $actions }.
paladins-why-last = To ostatnia runda, a to daje teraz { $points ->
    [0] zero punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
paladins-why-last-leads = To ostatnia runda, a następny cel to { $actions }.
paladins-why-last-hidden = To ostatnia runda: o zysku zdecydują zakryte karty.
paladins-why-last-then = To ostatnia runda: to samo nie daje jeszcze punktów, a następny cel to { $actions }.
paladins-why-last-idle = To ostatnia runda: samo w sobie nie daje to punktów, ale nie widzę nic lepszego.
paladins-why-last-loss = To ostatnia runda, a to kosztuje teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: to, co nastąpi potem, da więcej.

## What is risky: public thresholds within reach

paladins-risk-debt = { $count ->
    [one] Bierzesz dług
    [few] Bierzesz { $count } długi
   *[many] Bierzesz { $count } długów
}: niespłacony kosztuje na koniec punkty ({ $points }).
paladins-risk-inquisition = Inkwizycja { $how ->
    [now] uderza
   *[may] może uderzyć (w puli podatków zostało { $tax }🥈)
}: { $caught ->
    [yes] nikt nie ma wtedy więcej podejrzeń niż ty ({ $count }): bierzesz dług
   *[no] inny gracz ma więcej podejrzeń niż ty ({ $count })
}.
paladins-risk-suspected = Będziesz mieć { $count ->
    [one] { $count } podejrzenie
    [few] { $count } podejrzenia
   *[many] { $count } podejrzeń
}, a nikt więcej: póki tak jest, Inkwizycja daje ci dług.
paladins-risk-inquisition-near = { $how ->
    [may] W puli podatków może potem zostać tylko { $tax }🥈
   *[now] W puli podatków zostało tylko { $tax }🥈
}: Inkwizycja jest blisko, a nikt nie ma więcej podejrzeń niż ty ({ $count }).

paladins-why-drop-low = Nic nie kosztuje; bliżej długu od Inkwizycji jest inny gracz, który ma { $most }.
paladins-why-drop = Masz { $count ->
    [one] { $count } podejrzenie
    [few] { $count } podejrzenia
   *[many] { $count } podejrzeń
}, inny gracz { $most }; kto ma najwięcej podczas Inkwizycji, bierze dług. { $then ->
    [none] Bez podejrzeń nie bierzesz długu.
    [below] Zostanie ci { $left }: dług weźmie on zamiast ciebie.
    [even] Zostanie ci { $left }: i tak bierzesz dług, ale on też.
   *[still] Zostanie ci { $left }: nadal masz najwięcej.
}
paladins-why-declines = Nic z tego ci teraz nie pomoże.
paladins-why-either = To pomaga tu: { $actions }.
paladins-why-either-worth = Zdaniem zarządcy to da { $points ->
    [0] mniej więcej tyle punktów co
    [one] około { $points } punkt więcej niż
    [few] około { $points } punkty więcej niż
   *[many] około { $points } punktów więcej niż
} druga nagroda.
paladins-why-pay = Niespłacony dług kosztuje na koniec { $unpaid } punkty; spłacony daje { $paid }.
paladins-why-destroy = Niespłacony dług kosztowałby na koniec { $unpaid } punkty.

## Turns that go for next to nothing, in reviews

paladins-lost-pass = Pas mimo możliwych akcji: przepada { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}.

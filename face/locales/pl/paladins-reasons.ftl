# Why a steward would answer so: what it reckons, in a sentence or two.

paladins-why-paladin = Z tym paladynem ({ $what }) i dobrą grupą z tawerny możliwe są w tej rundzie: { $actions }.
paladins-why-paladin-workers = W tej rundzie żadna duża akcja nie jest w zasięgu: { $what } daje pracowników, których najbardziej potrzebujesz.
paladins-why-boost = Dodatek na tę rundę ({ $things }) pomaga przy: { $actions }.
paladins-why-group = Z tymi pracownikami możliwe są w tej rundzie: { $actions }.
paladins-why-group-workers = W tej rundzie żadna duża akcja nie jest w zasięgu: ci pracownicy są dla ciebie najwięcej warci.
paladins-why-only = Żadna inna grupa na to nie pozwala: { $actions }.
paladins-why-criminals = Przestępcy pasują na każde pole, ale każdy dobiera podejrzenie.
paladins-why-joins = { $what } w świcie daje { $gain }, ilekroć robisz akcję { $action }: { $count ->
    [one] została na to { $count } runda
    [few] zostały na to { $count } rundy
   *[many] zostało na to { $count } rund
}.
paladins-why-joins-debt = { $what } w świcie daje { $gain } za każdy dług, który spłacasz.
paladins-why-joins-inquisition = { $what } zostaje w świcie: { $ability }.

paladins-why-order = To już { $count }. raz z { $times }, których wymaga Rozkaz króla za { $points } pkt.
paladins-why-order-done = To wypełnia Rozkaz króla: { $points } pkt.
paladins-why-scores = { $action } od razu dodaje do wyniku { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
paladins-why-track = { $what }: będzie { $level }, co daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
paladins-why-track-next = { $what }: będzie { $level }, a { $count ->
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
paladins-why-piece = { $action }, raz { $count }.: z siedmiu razów najwięcej punktów dają ostatnie.
paladins-why-goods = Zapasy opłacą to, co będzie potem: { $actions }.
paladins-why-goods-later = W tej rundzie nie zostaje żadna duża akcja; zapasy zostają na następną albo dają punkt za każde trzy.
paladins-why-conspire = Przestępca pasuje na dowolne pole tego, co będzie potem: { $actions }.
paladins-why-conspire-later = Przestępca pasuje na dowolne pole i możesz go zachować na następną rundę.
paladins-why-clear = Po zwolnieniu { $action } jest znów możliwa w tej rundzie.
paladins-why-workshop = Warsztat oszczędza pracownika, ilekroć robisz akcję { $action }, a { $count ->
    [one] została na to { $count } runda
    [few] zostały na to { $count } rundy
   *[many] zostało na to { $count } rund
}.
paladins-why-discard = { $what } od razu daje { $gain } za jednego pracownika.
paladins-why-favour = Za jednego pracownika daje { $gain }, a Łaska służy w rundzie tylko pierwszemu, kto przyjdzie.
paladins-why-pass = Nic, na co cię jeszcze stać, nie jest warte więcej niż zachowani pracownicy.
paladins-why-no-workers = Nie masz już pracowników.
paladins-why-opens = Otwiera w tej rundzie: { $actions }.
paladins-why-then = W tej rundzie może po tym nastąpić: { $actions }.
paladins-why-last = To ostatnia runda: liczą się już tylko punkty.

paladins-why-drop-low = Nic nie kosztuje; bliżej długu od Inkwizycji jest inny gracz, który ma { $most }.
paladins-why-drop = Masz { $count ->
    [one] { $count } podejrzenie
    [few] { $count } podejrzenia
   *[many] { $count } podejrzeń
}, inny gracz { $most }: kto ma najwięcej, bierze dług podczas Inkwizycji.
paladins-why-declines = Nic z tego ci teraz nie pomoże.
paladins-why-either = Przyda się na to, co możesz zrobić potem: { $actions }.
paladins-why-either-worth = Z dwojga to jest dla ciebie więcej warte w następnych rundach.
paladins-why-pay = Niespłacony dług kosztuje na koniec { $unpaid } punkty; spłacony daje { $paid }.
paladins-why-destroy = Niespłacony dług kosztowałby na koniec { $unpaid } punkty.

# Games that begin by themselves.

start-full = Gra zacznie się sama, { start-full-choice }.
start-at = Gra zacznie się sama <t:{ $at }:F> (<t:{ $at }:R>){ $fewest ->
    [1] .
   *[other] , jeśli zajętych miejsc będzie co najmniej { $fewest }.
}
start-by-hand = Teraz nic nie zacznie się samo: gdy zbierze się dość osób, każdy przy stole może nacisnąć **Start**.
start-few = Gra przy [stole { $table }]({ $link }), **{ $game }**, miała się teraz zacząć, ale zajętych miejsc jest tylko { $seated }, a potrzeba co najmniej { $fewest }. Gdy zbierze się dość osób, naciśnij w poczekalni **Start**; inny czas ustawia `/table start`.
start-failed = Gra przy [stole { $table }]({ $link }), **{ $game }**, miała się teraz zacząć, ale się nie udało. Poczekalnia pozostaje otwarta; naciśnij w niej **Start**, a zobaczysz dlaczego.
start-full-choice = gdy tylko wszystkie miejsca będą zajęte
start-off-choice = tylko gdy ktoś naciśnie Start
option-start = Kiedy gra zacznie się sama: full (komplet) albo czas, np. 20:00 lub jutro 19:30
command-table-start = Niech gra zacznie się sama: przy pełnym stole albo o danej porze
trouble-start-in-the-past = Ten czas już minął. Wybierz późniejszy.
trouble-start-too-late = Gra może zacząć się najpóźniej za { $most } dni. Wybierz wcześniejszy czas.

## Time that players take for themselves

table-more-time = { subject } bierze{ sz } na decyzję dodatkowo { $length-acc }{ $left ->
    [0] , w tej grze po raz ostatni.
   *[other] ; pozostało takich przedłużeń: { $left }.
}
more-time-on = Każdy gracz może { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
} w grze bez pytania wziąć na decyzję dodatkowo { $length-acc }; stół się o tym dowie.
more-time-offer = { $count ->
    [0] bez głosowania nikt nie przedłuży sobie czasu
    [one] każdy gracz może raz w grze sam przedłużyć sobie czas
    [few] każdy gracz może { $count } razy w grze sam przedłużyć sobie czas
   *[many] każdy gracz może { $count } razy w grze sam przedłużyć sobie czas
}
more-time-taken = Masz dodatkowo { $length }: do <t:{ $at }:F>. Stół się o tym dowie. { $left ->
    [0] W tej grze więcej przedłużeń nie masz.
   *[other] Pozostało przedłużeń: { $left }.
}
more-time-button = Więcej czasu (zostało { $left })
more-time-way = Weź na decyzję dodatkowo { $length-acc } (zostało { $left }; stół się dowie)
command-table-more-time = Weź więcej czasu na decyzję, kilka razy w grze; stół się o tym dowie
trouble-no-more-time = Nie możesz już tutaj przedłużyć sobie czasu{ $most ->
    [0] : ten stół tego nie przewiduje
   *[other] : wykorzystane przedłużenia: { $most }
}. `/table extend` pyta stół.
trouble-bad-extensions = Każdy gracz może mieć od 0 do { $most } przedłużeń. Napisz na przykład `extensions=2`.
patience-on = Kto przegapi { $count } z ostatnich { $last } terminów, ma połowę czasu, dopóki tak jest; najpierw dostaje ostrzeżenie.
patience-offer = { $count ->
    [0] czas się nie skraca, nawet gdy komuś mijają terminy
   *[other] połowa czasu dla tego, kto przegapi { $count } z ostatnich sześciu terminów
}
trouble-bad-patience = Napisz `patience=0` albo liczbę od { $least } do { $most }: kto przegapi tyle z ostatnich sześciu terminów, ma połowę czasu.

## Days off

days-off = Wolne: { $weekends ->
    [yes] weekendy{ $country ->
        [none] { "" }
       *[other] { " " }i święta państwowe ({ $country })
    }
   *[no] święta państwowe ({ $country })
}. Terminy wtedy nie biegną i nikt nie dostaje przypomnień (dni według { $zone }).
weekends-offer = w soboty i niedziele terminy nie biegną
holidays-offer = w święta kraju twojej strefy czasowej terminy nie biegną; albo na przykład holidays=pl
trouble-no-days-without-zone = Dni wolne wymagają strefy czasowej: podaj ją najpierw przez `/me timezone`, a potem otwórz stół.
trouble-unknown-country = Nie znam świąt kraju „{ $country }”. Podaj jego dwie litery, na przykład `holidays=pl`.

## Substitutes

table-substituted = Na tym miejscu gra teraz na zastępstwo **{ $seat }**: osoba, która tu siedziała, wyraziła zgodę.
substitute-asked = Przy [stole { $table }]({ $link }), **{ $game }**, { $seat } szuka **zastępstwa** i gra dalej, dopóki ktoś się nie znajdzie. Kto przejmie miejsce, przejmuje jego karty, sekrety i długi.
substitute-sought = Szukam zastępstwa na kanale stołu { $table }. Grasz dalej; gdy ktoś się zgłosi, zdecydujesz ty. Ponowne `/table substitute` to cofa.{ $more ->
    [yes] {" "}{ $means }
   *[no] {""}
}
substitute-tournament = **Gdy przekażesz miejsce, odchodzisz też na dobre z turnieju { $name }.** { $final ->
    [yes] { tournament-place-lost }
   *[no] { tournament-table-lost }
} Kto przejmie miejsce, nie gra o punkty turnieju.
substitute-no-points = Stół należy do turnieju: kto przejmuje tu miejsce jako zastępstwo, nie gra o jego punkty.
substitute-taken-back = Cofnięte: nie szukam już zastępstwa, a miejsce przy stole { $table } pozostaje twoje.
substitute-offered = { $seat } już o tym wie. Po zgodzie miejsce jest od razu twoje, z kartami, sekretami i długami; wtedy przeczytasz te sekrety.{ $rated ->
    [yes] { " " }Gra jest rankingowa: jej wynik nie policzy się tobie.
   *[no] { "" }
}
substitute-offer-head = { $named ->
    [yes] { $who }: twoje
   *[no] Twoje
} miejsce przy [stole { $table }]({ $link }), **{ $game }**, chce przejąć: **{ $names }**. Kto je dostanie, zobaczy wszystkie twoje sekrety i całą twoją dotychczasową grę, a ty już nie wrócisz.{ $rated ->
    [yes] { " " }Gra jest rankingowa: jej wynik nie policzy się wtedy żadnemu z was i ci nie zaszkodzi.
   *[no] { "" }
}{ $more ->
    [yes] {" "}{ $means }
   *[no] {""}
}
substitute-yes = Przekaż: { $name }
substitute-no-thanks = Nie, dziękuję
substitute-offer-button = Zgłoś się na zastępstwo
substitute-done = Twoje miejsce przy stole { $table } ma nowego gracza. Dziękuję za znalezienie zastępstwa: pozostali mogą grać dalej.
substitute-declined = Odrzucone. Przy stole { $table } nadal szukam zastępstwa; `/table substitute` to cofa.
substitute-unwanted = Twoje zgłoszenie na miejsce przy [stole { $table }]({ $link }) nie jest już potrzebne. Dziękuję za nie.
command-table-substitute = Poszukaj zastępstwa i na razie graj dalej; ponownie: cofnij
trouble-not-sought = Nikt tam już nie szuka zastępstwa.
trouble-no-such-offer = To zgłoszenie jest już nieaktualne.
trouble-too-many-offers = Zgłoszeń na to miejsce jest już { $most }.

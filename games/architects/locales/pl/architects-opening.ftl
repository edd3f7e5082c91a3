# Otwarcie: kim jestem. Karta jest rysowana, reszta stoi pod nią.

architects-opening-who = Twoja rola to architekt
architects-opening-plays = Twoja postać: { $what }
architects-opening-card = Architekt
architects-opening-aim = W każdej turze wysyłasz jednego pracownika; liczą się wszyscy twoi w tym miejscu.
architects-opening-beside = Mając surowce i czeladników, budujesz w Siedzibie gildii albo pracujesz przy Katedrze.
architects-opening-wins = **Wygrywa, kto ma najwięcej punktów**: dają je budynki, stopnie Katedry i wysoka cnota; zabierają je niespłacone długi, niska cnota i pracownicy w Więzieniu.
architects-opening-round = **Runda to jedna tura każdego z was.** { architects-workers-stay } { architects-first-guildhall } Punkty przychodzą późno: przez pierwszą trzecią część gry prawie żadne, najwięcej za budynki pod koniec.
architects-workers-stay = Pracownicy stoją tam, gdzie ich wyślesz, aż ktoś ich pojmie albo ich zabierzesz.
architects-opening-hidden = **Tajna jest tylko ręka**: karta daje punkty dopiero, gdy stanie w Siedzibie gildii.
architects-opening-first = { $step ->
    [boards] **Najpierw** każdy wybiera planszę z mocą na całą grę, potem trzy karty budynków.
   *[draft] **Najpierw** wybierasz trzy karty budynków.
}

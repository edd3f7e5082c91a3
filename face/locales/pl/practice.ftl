### Practice: a game alone with stewards, in direct messages.

practice-dealing = **{ $game }**, gra treningowa. Trwa rozdawanie kart… Jeśli nic nie przyjdzie, wpisz znów `/practice`.
practice-begun = Twoja gra treningowa ({ $game }) jest w wiadomościach prywatnych. { practice-calm }
practice-calm = Nie spiesz się: nikt nie czeka i nikt inny jej nie widzi.
practice-begun-here = Twoja gra treningowa ({ $game }) jest tutaj, w nowej wiadomości. { practice-calm }
practice-there = Graj dalej tam.
practice-there-here = Graj dalej tutaj, w nowej wiadomości.
practice-to-desk = Do gry
practice-thinking = Przeciwnicy myślą…
practice-again = Jeszcze jedna gra
practice-closed = Ta gra treningowa jest zamknięta: została zakończona albo przez tydzień nic się w niej nie działo. `/practice` zaczyna następną.

practice-open = { $count ->
    [one] Masz otwartą grę treningową ({ $game }).
    [few] Masz otwarte { $count } gry treningowe ({ $game }).
   *[many] Masz otwartych { $count } gier treningowych ({ $game }).
}
practice-on = Graj dalej
practice-on-which = Graj dalej w…
practice-end = { played-on-end }
practice-end-which = Zakończ…
practice-another = Zacznij następną
practice-option = { $game } · trening { $table } · { $stewards ->
    [0] solo
    [one] jeden przeciwnik
    [few] { $stewards } przeciwników
   *[many] { $stewards } przeciwników
}
practice-give-up = Poddaj grę
practice-end-sure = **Zakończyć tę grę treningową?** { $game } · trening { $table }: potem nie da się już grać dalej.
practice-ended = Zakończona. `/practice` zaczyna następną.

## The command

command-practice = Graj solo z graczami automatycznymi, od razu, w wiadomościach prywatnych
option-practice-level = Jak dobrze grają: apprentice (domyślnie) albo steward
option-opponents = Ilu ich jest; lista pokazuje, na co pozwala gra
practice-opponents = { $count ->
    [0] nikt: solo
    [one] jeden przeciwnik
    [few] { $count } przeciwników
   *[many] { $count } przeciwników
}

## What goes wrong

trouble-bad-opponents = Tę grę trenuje się { $least ->
    [0] solo albo z co najwyżej { $most } przeciwnikami
   *[other] { $same ->
        [yes] z dokładnie { $most ->
            [one] jednym przeciwnikiem
            [few] { $most } przeciwnikami
           *[many] { $most } przeciwnikami
        }
       *[no] z { $least } do { $most } przeciwnikami
    }
}. Pomiń `opponents` albo wybierz z listy.
trouble-too-many-practices = Masz otwartych { $most } gier treningowych, tyle, ile wolno jednej osobie. Graj dalej w jedną z nich albo ją zakończ.
trouble-practices-full = Trenuje tu teraz tyle osób, ile mogę obsłużyć. Spróbuj za kilka minut.
trouble-practice-dms-closed = Nie mogę do ciebie pisać, więc gra treningowa się nie otworzyła. Pod nazwą serwera wybierz *Ustawienia prywatności* i zezwól na wiadomości prywatne; jeśli mnie blokujesz, odblokuj. Potem wpisz znów `/practice`.
trouble-not-in-practice = To dla stołów z kilkoma osobami. Gra treningowa czeka, ile chcesz; kończy ją **Poddaj grę** pod „Mój ruch”.

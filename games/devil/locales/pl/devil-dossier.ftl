### Deal with the Devil: the dossier of a finished game.

devil-told-people = 👥 Kto był kim
devil-told-who = { $sign } { $seat }
devil-told-as = { $seat } ({ $mark })
devil-told-person = **{ $who }**: { $souls ->
    [0] na początku bez duszy
    [one] na początku { $souls } fragment duszy
    [few] na początku { $souls } fragmenty duszy
   *[many] na początku { $souls } fragmentów duszy
}, na końcu { devil-told-pieces }. { $buildings ->
    [0] Bez budynków
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}, { $debt ->
    [0] bez długów przez całą grę
   *[other] największy dług: { $debt }
}.
devil-told-pieces = { $pure ->
    [0] { $marked ->
        [0] 0 fragmentów duszy
        [one] { $marked } oznaczony fragment duszy
        [few] { $marked } oznaczone fragmenty duszy
       *[many] { $marked } oznaczonych fragmentów duszy
    }
    [one] { $pure } czysty fragment duszy{ devil-told-marked }
    [few] { $pure } czyste fragmenty duszy{ devil-told-marked }
   *[many] { $pure } czystych fragmentów duszy{ devil-told-marked }
}
devil-told-marked = { $marked ->
    [0] { "" }
    [one] { " " }i { $marked } oznaczony
    [few] { " " }i { $marked } oznaczone
   *[many] { " " }i { $marked } oznaczonych
}
devil-told-round = 📦 Runda { $round }: skrzynie
devil-told-chest = **{ $who }** pakuje { $things-acc } za { $price-acc }.
devil-told-chest-empty = **{ $who }** nic nie pakuje, cena: { $price }.
devil-told-look-refused = -# ▸ { $seat } odrzuca
devil-told-look-took = -# ▸ { $seat } przyjmuje ✅
devil-told-look-souls = -# ▸ { $seat } przyjmuje ✅ i płaci: { $pieces }
devil-told-look-late = -# ▸ { $seat } zastaje zapłatę
devil-told-souls = 👻 Sprzedane dusze
devil-told-soul = Runda { $round }: **{ $seller }** sprzedaje { $pieces } za { $things-acc } ({ devil-told-worth }). Kupuje **{ $buyer }**.
devil-told-worth = w puli { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
devil-told-soul-marks = -# ▸ Sprzedane oznaczone fragmenty oszczędziły na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $seat })
devil-told-soul-gift = -# ▸ Za oznaczone fragmenty rytuał dał { $things-acc } ({ $seat })
devil-told-soul-cost = -# ▸ Koszt u inkwizytorów, razem z budynkami, długami i pobłażaniem: **{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}** ({ $seat }, { $rounds })
devil-told-soul-round = runda { $round }: { $points }
devil-told-soul-free = -# ▸ U inkwizytorów nic to nie kosztowało ({ $seat })
devil-told-no-souls = Nikt nie sprzedał ani jednego fragmentu duszy.
devil-told-hunts = 🔥 Polowania na czarownicę
devil-told-hunt = **Runda { $round }**
devil-told-vote = - { $seat } oskarża: { $whom }
devil-told-vote-nobody = - { $seat } nikogo nie oskarża
devil-told-proved = ⚖️ **{ $who }**: przesłuchanie i dowiedziona niewinność.
devil-told-confessed = 🔥 **{ $who }**: przesłuchanie i przyznanie się do winy.
devil-told-inquisitions = ⚖️ Inkwizycje
devil-told-inquisition = **Runda { $round }**
devil-told-packed = **{ $who }** pakuje: { $contents }.
devil-told-right = -# ✅ { $seat } ma rację: { $whom } to { $mark }.
devil-told-wrong = -# ❌ { $seat } się myli: { $whom } to { $mark }.
devil-told-bribed = { $count ->
    [one] Przekupiony odchodzi { $who }.
    [few] Przekupieni odchodzą: { $who }.
   *[many] Przekupieni odchodzą: { $who }.
}
devil-told-answer = -# ▸ { $said }
devil-told-penalties = Punkty stracone przez kary: { $who }.
devil-told-turns = { chart-turning }
devil-told-scores = Na początku rundy { $round }: { $ranking }.
devil-told-points = { $seat } { $points }
devil-told-led = **{ $seat }** wychodzi na prowadzenie w rundzie { $round } (wcześniej { $before }) i prowadzi na koniec każdej następnej.
devil-told-led-last = **{ $seat }** wychodzi na prowadzenie dopiero w ostatniej rundzie (wcześniej { $before }).
devil-told-always-led = **{ $seat }** prowadzi na koniec każdej rundy.
devil-told-lead-changes = Od rundy do rundy lider zmienił się { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}.

devil-award-worst-deal = 💸 **Hojność bez granic**: { $seat } płaci { devil-award-price } za { $things-acc } w rundzie { $round }. Zarabia { $owner }.
devil-award-air = 💨 **Kupno powietrza**: { $seat } płaci { devil-award-price } za pustą skrzynię w rundzie { $round }. Zarabia { $owner }.
devil-award-best-deal = 🤑 **Interes życia**: { $seat } dostaje { $things-acc } za { devil-award-price } w rundzie { $round }. Sprzedaje { $owner }.
devil-award-price = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
devil-award-suspect-right = 🔥 **Słuszny strach**: { $seat }, oskarżenia: { $count }, a to naprawdę { $mark }.
devil-award-suspect-wrong = 🔥 **Piorunochron**: { $seat }, oskarżenia: { $count }, a to tylko { $mark }.
devil-award-unsold = 🪦 **Niechodliwy towar**: { $seat }, skrzynie, których nikt nie chciał: { $count }.
devil-award-sharp-eye = 🦉 **Bystre oko**: { $who }, { $count ->
    [one] { $count } trafny domysł
    [few] { $count } trafne domysły
   *[many] { $count } trafnych domysłów
}.
devil-award-wrong-tree = 🐕 **Fałszywy trop**: { $who }, błędne domysły: { $count }.
devil-award-debtor = 🏦 **Po uszy w długach**: { $who }, dług { $debt }.
devil-award-pure-soul = 😇 **Nie na sprzedaż**: { $who } { $count ->
    [one] zachowuje całą duszę
    [few] zachowują całe dusze
   *[many] zachowują całe dusze
}, choć inni sprzedawali.
devil-chart-points = Punkty, gdyby gra się skończyła
devil-chart-coins = Monety
devil-chart-debt = Dług
devil-chart-reputation = Reputacja
devil-chart-dealings = Kto z kim handlował
devil-chart-legend = Od tego, kto pakował skrzynię, do tego, kto ją przyjął: ile skrzyń i ile fragmentów duszy za nie.
devil-chart-dealing = { $seat } przyjmuje { $chests ->
    [one] { $chests } skrzynię
    [few] { $chests } skrzynie
   *[many] { $chests } skrzyń
} (od: { $owner }){ $souls ->
    [0] { "" }
    [one] { " " }za { $souls } fragment duszy
    [few] { " " }za { $souls } fragmenty duszy
   *[many] { " " }za { $souls } fragmentów duszy
}

## What somebody has done, in numbers

devil-feat-chests-taken = { $count ->
    [one] 1 wzięta skrzynia
    [few] { $count } wzięte skrzynie
   *[many] { $count } wziętych skrzyń
}
devil-feat-chests-sold = { $count ->
    [one] 1 sprzedana skrzynia
    [few] { $count } sprzedane skrzynie
   *[many] { $count } sprzedanych skrzyń
}
devil-feat-souls-sold = { $count ->
    [one] 1 sprzedany fragment duszy
    [few] { $count } sprzedane fragmenty duszy
   *[many] { $count } sprzedanych fragmentów duszy
}
devil-feat-souls-bought = { $count ->
    [one] 1 kupiony fragment duszy
    [few] { $count } kupione fragmenty duszy
   *[many] { $count } kupionych fragmentów duszy
}
devil-feat-buildings = { $count ->
    [one] 1 budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}

# Paladins of the West Kingdom: the dossier of a finished game.

paladins-told-paladins = 🛡️ Paladyni, w tajemnicy
paladins-told-hands = **{ $seat }**
paladins-told-hand = -# Runda { $round }: prowadzi **{ $play }**, { $top } na wierzch, { $bottom } na spód
paladins-told-orders = 👑 Rozkazy króla
paladins-told-order = **{ $what }** ({ $points }🏆): { $counts }
paladins-told-fulfilled = { $seat } { $count } ✅
paladins-told-unfulfilled = { $seat } { $count }
paladins-told-outsiders = 🪓 Obcy
paladins-told-outsiders-of = **{ $seat }** · zaatakowani: { $attacked }, nawróceni: { $converted }
paladins-told-outsider = - { $what }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
paladins-told-inquisitions = 🔥 Inkwizycje
paladins-told-inquisition = Runda { $round }, sprowadza ją { $seat }: **{ $guilty }**, { $count }👁️
paladins-told-acquitted = Runda { $round }, sprowadza ją { $seat }: nikt nie był podejrzany
paladins-told-virtual = ⬛ Wirtualny gracz
paladins-told-virtual-total = **Punkty: { $points }** · wykonane intrygi: { $schemes }, niemożliwe: { $failed }
paladins-told-virtual-part = - { $what }: { $points }
paladins-told-lead = { chart-turning }
paladins-told-scores = Po rundzie { $round }: { $ranking }.
paladins-told-points = { $seat } { $points }
paladins-told-led = **{ $seat }** wychodzi na prowadzenie w rundzie { $round } (wcześniej { $before }) i prowadzi na koniec każdej następnej.
paladins-told-led-last = **{ $seat }** wychodzi na prowadzenie dopiero w ostatniej rundzie (wcześniej { $before }).
paladins-told-always-led = **{ $seat }** prowadzi na koniec każdej rundy.
paladins-told-lead-changes = Od rundy do rundy lider zmienił się { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}.
paladins-told-round = 📜 Runda { $round }
paladins-told-revealed = 🛡️ **{ $seat }**: prowadzi { $what }
paladins-told-turn = **{ $seat }** · { $action }: { $deeds }
paladins-told-turn-only = **{ $seat }** · { $action }
paladins-told-turn-instead = **{ $seat }** · zamiast tego { $action }: { $deeds }
paladins-told-turn-instead-only = **{ $seat }** · zamiast tego { $action }
paladins-told-more = **{ $seat }** · { $deeds }
paladins-told-reacted = **{ $seat }** · { $things } podczas Inkwizycji
paladins-told-repented = **{ $seat }** · { $count ->
    [one] odrzucone podejrzenie
    [few] { $count } odrzucone podejrzenia
   *[many] { $count } odrzuconych podejrzeń
} przed Inkwizycją

paladins-award-sinner = 😈 **Ciągnie swój do swego**: { $who }, dobrane podejrzenia: { $count }.
paladins-award-heretic = 🔥 **Nikt się nie spodziewa…** Inkwizycje: { $count }, złapany gracz: { $who }.
paladins-award-informer = 🤫 **Słówko komu trzeba**: { $who }, sprowadzone Inkwizycje: { $count }.
paladins-award-debtor = 💸 **Ulubiony dłużnik króla**: { $who }, na koniec niespłacone długi: { $count }.
paladins-award-taxman = 🧾 **Poborca**: { $who }, srebro z podatków: { $count }.
paladins-award-slave-driver = 🚪 **Tam są drzwi**: { $who }, odprawieni mieszczanie: { $count }.
paladins-award-court = 🏰 **Pełny dwór**: { $who }, mieszczanie w świcie: { $count }.
paladins-award-butcher = 🪓 **Najpierw miecz, potem pytania**: { $who }, zaatakowani obcy: { $count }.
paladins-award-shepherd = 🐑 **Dobry pasterz**: { $who }, nawróceni obcy: { $count }.
paladins-award-mason = 🧱 **Za murami**: { $who }, mury: { $count }.
paladins-award-devout = 🕯️ **Na kolanach**: { $who }, akcje zwolnione Modlitwą: { $count }.
paladins-award-hoarder = 🐿️ **Zapasy na zimę**: { $who }, na koniec niewykorzystane srebro i prowiant: { $count }.
paladins-chart-points = { chart-points }
paladins-chart-silver = Srebro
paladins-chart-debt = Niespłacone długi
paladins-chart-suspicion = Podejrzenia

## What somebody has done, in numbers

paladins-feat-attacked = { $count ->
    [one] 1 zaatakowany obcy
    [few] { $count } zaatakowanych obcych
   *[many] { $count } zaatakowanych obcych
}
paladins-feat-converted = { $count ->
    [one] 1 nawrócony obcy
    [few] { $count } nawróconych obcych
   *[many] { $count } nawróconych obcych
}
paladins-feat-recruited = { $count ->
    [one] 1 mieszczanin w świcie
    [few] { $count } mieszczan w świcie
   *[many] { $count } mieszczan w świcie
}
paladins-feat-walls = { $count ->
    [one] 1 zbudowany mur
    [few] { $count } zbudowane mury
   *[many] { $count } zbudowanych murów
}

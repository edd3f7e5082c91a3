### Stewards: automatic players who hold a seat.

level-caretaker = dozorca
level-apprentice = uczeń
level-steward = zarządca
seat-steward = { $level ->
    [caretaker] Dozorca
    [apprentice] Uczeń
   *[steward] Zarządca
} { $number }

## In the lobby

stewards-select = Gracze automatyczni…
stewards-add = { $level ->
    [caretaker] Dodaj dozorcę
    [apprentice] Dodaj ucznia
   *[steward] Dodaj zarządcę
}
stewards-add-why = { $level ->
    [caretaker] gra nudno i bezpiecznie
    [apprentice] gra prosto
   *[steward] gra, żeby wygrać
}
stewards-take-away = Usuń ostatniego
stewards-remove = Usuń: { $who }
stewards-lobby = gracz automatyczny ({ $level }: { $plays })
stewards-board = { $count ->
    [one] Gracz automatyczny: { $who }
    [few] Gracze automatyczni: { $who }
   *[many] Gracze automatyczni: { $who }
}.
stewards-named = { $seat } ({ $level })
stewards-named-temper = { $seat } ({ $level }, { $temper })
stewards-temper = **{ $seat }**, { $temper }: { $does }
option-stewards = Ilu graczy automatycznych siada z tobą
option-level = Jak dobrze grają: caretaker, apprentice lub steward; domyślnie najlepszy dostępny

bot-stand-in = { $level ->
    [caretaker] Nieobecnych zastępuje dozorca
    [apprentice] Nieobecnych zastępuje uczeń
   *[steward] Nieobecnych zastępuje zarządca
}.

## What goes wrong

trouble-unknown-level = W tej grze nie ma takiego gracza automatycznego. Są: { $levels }.
trouble-no-steward = Nie siedzi tu żaden gracz automatyczny.
trouble-stewards-only = Siedzą tu tylko gracze automatyczni. Zanim gra się zacznie, musi dołączyć co najmniej jedna osoba.
trouble-nobody-left = Przy tym stole zostaliby tylko gracze automatyczni, a musi zostać choć jedna osoba. Zwolnione miejsce zaproponuje `/seats`.
trouble-stewards-too-often = Do tego stołu przyszło już { $most } graczy automatycznych. Więcej nie może; ludzie mogą.

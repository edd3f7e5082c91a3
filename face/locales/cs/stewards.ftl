### Správci: automatičtí hráči, kteří drží místo.

level-caretaker = hlídač
level-apprentice = učeň
level-steward = správce
seat-steward = { $level ->
    [caretaker] Hlídač
    [apprentice] Učeň
   *[steward] Správce
} { $number }

## In the lobby

stewards-select = Automatičtí hráči…
stewards-add = { $level ->
    [caretaker] Přidat hlídače
    [apprentice] Přidat učně
   *[steward] Přidat správce
}
stewards-add-why = { $level ->
    [caretaker] hraje nudně a bezpečně
    [apprentice] hraje jednoduše
   *[steward] hraje na výhru
}
stewards-take-away = Odebrat posledního
stewards-remove = Odebrat: { $who }
stewards-lobby = automatický hráč ({ $level }: { $plays })
stewards-board = { $count ->
    [one] Automatický hráč: { $who }
    [few] Automatičtí hráči: { $who }
   *[other] Automatičtí hráči: { $who }
}.
stewards-named = { $seat } ({ $level })
stewards-named-temper = { $seat } ({ $level }, { $temper })
stewards-temper = **{ $seat }**, { $temper }: { $does }
option-stewards = Kolik automatických hráčů si sedne s tebou
option-level = Jak dobře hrají: caretaker, apprentice nebo steward; výchozí je nejlepší dostupný

bot-stand-in = Za nepřítomné hráče zaskakuje { $level ->
    [caretaker] hlídač
    [apprentice] učeň
   *[steward] správce
}.

## What goes wrong

trouble-unknown-level = Takový automatický hráč v této hře není. K dispozici: { $levels }.
trouble-no-steward = Žádný automatický hráč tu nesedí.
trouble-stewards-only = Sedí tu jen automatičtí hráči. Než hra začne, musí si přisednout aspoň jeden člověk.
trouble-nobody-left = U stolu by zůstali jen automatičtí hráči. Aspoň jeden člověk musí u stolu zůstat. Volné místo nabídne `/seats`.
trouble-stewards-too-often = Automatických hráčů sem už přišlo { $most }. Další si přisednout nemůže; lidé ano.

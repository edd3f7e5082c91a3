# Deal with the Devil: the words on its pictures, as short as they can be. No markdown, no emoji.
devil-picture-round = Runda { $round } z { $rounds }
devil-picture-then = potem { $round }
devil-picture-wheel = Runda
devil-picture-last = ostatnia
devil-picture-inquisition = Inkwizycja
devil-picture-inquisition-next = w rundzie { $round }
devil-picture-building = { $building }
devil-picture-achievements = Osiągnięcia
devil-picture-courtiers = Dworzanie
devil-picture-bribe-each = Łapówki, po { $each }:
# Alt text of the board.
devil-picture-alt-seat = { $seat }: na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, reputacja { $reputation }, dług { $debt }, { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}, żetony skrzydeł: anielskich { $angels }, diabelskich { $demons }{ $indulgences ->
    [0] {""}
    [one] , { $indulgences } żeton pobłażania
    [few] , { $indulgences } żetony pobłażania
   *[many] , { $indulgences } żetonów pobłażania
}{ $guests ->
    [0] {""}
    [one] , { $guests } gość
    [few] , { $guests } gości
   *[many] , { $guests } gości
}.
devil-picture-alt-final = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
devil-picture-alt-inquisition = Inkwizycja w rundzie { $round }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} łapówek, { $up ->
    [0] żaden czerwony inkwizytor nie jest odkryty
    [one] { $up } odkryty czerwony inkwizytor
    [few] { $up } odkrytych czerwonych inkwizytorów
   *[many] { $up } odkrytych czerwonych inkwizytorów
}.
# The desk.
devil-picture-role-sun = śmiertelnik, słońce
devil-picture-role-moon = śmiertelnik, księżyc
devil-picture-role-cultist = kultysta
devil-picture-role-devil = diabeł
devil-picture-role-undealt = jeszcze bez roli
devil-picture-chest = Skrzynia do obejrzenia
devil-picture-chest-taken = już przyjęta
devil-picture-chest-empty = pusta
devil-picture-chest-own = Pakowanie skrzyni
devil-picture-chest-sealed = Skrzynia zapieczętowana
devil-picture-chest-price = cena?
devil-picture-chest-paid = dano
devil-picture-chest-for = za
devil-picture-own-hand = Na ręce
devil-picture-own-built = W królestwie
devil-picture-alt-role = Rola: { $role }.
devil-picture-alt-packing = W skrzyni na razie: { $things }.
devil-picture-alt-goods = Zasoby: { $things }, fragmenty duszy: czyste { $pure }, oznaczone { $marked }.
devil-picture-alt-hand = Na ręce: { $cards }.
devil-picture-alt-built = W twoim królestwie: { $cards }.

devil-stake-highest = Najwyższy dostaje anielskie skrzydła
devil-stake-lowest = Najniższy dostaje diabelskie
devil-stake-hunt = Kto ma co najmniej { $votes } głosy i nie pokaże { $pieces } fragmentów duszy, dostaje diabelskie skrzydła
devil-stake-guesses-third = Odgadnięty diabeł: reputacja −{ $devil }, kultysta: −{ $cultist }
devil-stake-guesses-last = Punkty: trafny domysł +{ $right } dla zgadującego, błędny +{ $wrong } dla wskazanego
devil-threat-interest = Odsetki w rundzie { $round }
devil-threat-raised = { $seat } { $was } → { $now }
devil-threat-winged = { $seat } (żetony diabelskich skrzydeł: { $wings })
devil-threat-owes = Odsetki rundy { $round }: dług { $was } → { $now }
devil-threat-pays = Odsetki rundy { $round } przy najwyższym długu: żetony diabelskich skrzydeł: { $wings }
devil-threat-inquired = Najwięcej do stracenia u inkwizytorów: do { $most } pkt
devil-threat-answers = { $count ->
    [one] Pyta { $count } inkwizytor
    [few] Pyta { $count } inkwizytorów
   *[many] Pyta { $count } inkwizytorów
}: od { $least } do { $most } pkt, chyba że pomogą fragmenty duszy, żetony pobłażania albo łapówki
# Sceny / Scenes.
devil-scene-mob-title = Wściekły tłum
devil-scene-mob = 🔥 **Rusza wściekły tłum.** Przyznanie się do winy: { $who }.
devil-scene-mob-seen = Pochodnie i widły w nocy; przed drzwiami: { $who }.
devil-scene-chests-title = Skrzynie otwarte
devil-scene-chests = 🧰 **Skrzynie są otwarte,** każdy widzi, co w nich leży.
devil-scene-ritual-title = Rytuał
devil-scene-ritual = 🕯️ **Świece płoną.** { $pieces ->
    [one] Jeden fragment duszy
    [few] { $pieces } fragmenty duszy
   *[many] { $pieces } fragmentów duszy
} na rytuał!
devil-scene-ritual-seen = Rogata postać w kręgu świec; fragmenty duszy wokół niej: { $pieces }.
devil-scene-guess-title = Palce wskazują
devil-scene-guess = 🎯 **Trafione!** { $mark }: { $who }.
devil-scene-guess-false = 🎯 **Fałszywy trop.** { $who } to nie { $mark }.
devil-scene-guess-seen = W snopie światła, na który wskazują palce: { $who }.
devil-scene-inquisitors-title = Inkwizytorzy
devil-scene-inquisitors = ⚖️ **Przyszli inkwizytorzy.** Dotknięci: { $who }.
devil-scene-inquisitors-seen = W kapturach pod światło: { $what }.
devil-scene-masks-title = Maski opadają
devil-scene-masks = 🎭 **Maski opadają!** Diabeł: { $devil }. Kultysta: { $cultist }.

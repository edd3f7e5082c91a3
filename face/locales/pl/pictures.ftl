# Words on pictures: as short as they can be, for the room is small. No markdown, no emoji.
picture-waiting = Czekamy na:
picture-waiting-secret = Czekamy na odpowiedzi
picture-waiting-nobody = Na nikogo nie czekamy
picture-over = Koniec
picture-result = Wynik końcowy
# Alt texts: what a picture says, in sentences.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Czekamy na: { $who }.
# Wykresy zakończonej gry.
charts-head = Runda po rundzie
chart-points = Punkty, gdyby gra się skończyła
chart-turning = 📈 Punkty zwrotne
chart-by-round = po każdej rundzie
chart-told = { $title } (po rundzie { $rounds })
chart-line = { $who }: { $figures }
chart-title = {"\u000A"}**{ $title }**
board-stakes = **O co chodzi.** { $stakes }.
lobby-card-under = Stół { $table } · { $status ->
    [open] zajęte miejsca: { $seated } z { $most }
    [full] wszystkie miejsca zajęte
    [begun] gra trwa
   *[closed] zamknięty
}
lobby-card-free = wolne miejsce
lobby-card-each = na każde pytanie
lobby-card-bank = na osobę i { $each } na każde pytanie
lobby-card-own-time = bez pośpiechu
lobby-card-length = { $time } { $unit ->
    [days] dni
   *[weeks] tyg.
}
lobby-card-decisions = { $counted ->
    [turns] tur: { $each }
   *[decisions] decyzji: { $each }
}
lobby-card-usual = zwykłe zasady
lobby-card-hints = podpowiedzi
lobby-card-rated = rankingowa
lobby-card-alt = Zaproszenie: { $game }. { $under }.
lobby-card-alt-seats = Przy stole: { $who }.
lobby-card-alt-automatic = { $name } (gracz automatyczny)
lobby-card-alt-nobody = Nikt jeszcze nie siedzi.
lobby-card-alt-free = Wolne miejsca: { $count }.
lobby-card-alt-time = Czas: { $words } { $more }.
lobby-card-alt-length = Długość: { $words }, { $more }.
lobby-card-alt-options = Opcje: { $words }.
lobby-card-alt-language = Język: { $language }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-threats = **Zagrożenia.**
board-threat = - { $threat }
picture-alt-threat = { $threat }.
board-stake-of = { $stake } ({ $who })
picture-alt-changed = Zmiany, { $seat }: { $changes }.
picture-alt-changed-own = Zmieniło się: { $changes }.
picture-changes = { $first }, { $then }
picture-change = { $what } { $by }
picture-alt-choice = Do wyboru: { $cards }.
picture-own-choice = Do wyboru
picture-sign-points = punkty
picture-sign-coins = monety
picture-sign-wood = drewno
picture-sign-stone = kamień
picture-sign-grain = zboże
picture-sign-glass = szkło
picture-sign-marble = marmur
picture-sign-clay = glina
picture-sign-gold = złoto
picture-sign-silver = srebro
picture-sign-provisions = prowiant
picture-sign-debt = dług
picture-sign-paid = spłacone długi
picture-sign-reputation = reputacja
picture-sign-virtue = cnota
picture-sign-angel = anielskie skrzydła
picture-sign-demon = diabelskie skrzydła
picture-sign-indulgence = żetony pobłażania
picture-sign-guest = inkwizytorzy-goście
picture-sign-soul = czyste fragmenty duszy
picture-sign-soul-marked = oznaczone fragmenty duszy
picture-sign-faith = Wiara
picture-sign-strength = Siła
picture-sign-influence = Wpływy
picture-sign-suspicion = podejrzenia
podium-decided = Rozstrzygnięcie: { $part } +{ $points }
podium-lost = Rozstrzygnięcie: { $part } −{ $points } ({ $seat })
podium-tie = { subject }: { $tie }
podium-days = { $days ->
    [one] Rozegrano w jeden dzień
    [few] Rozegrano w { $days } dni
   *[many] Rozegrano w { $days } dni
}
# Scenes: what people tell each other afterwards, as a picture in the thread. Titles are short; alt texts are sentences.
scene-alt-podium = Podium.
scene-alt-place = { $place }. { $who }: { ending-points }.

# Slova na obrázcích: co nejkratší, místa je málo. Žádný markdown, žádná emoji.
picture-waiting = Čeká se na
picture-waiting-secret = Čeká se na odpovědi
picture-waiting-nobody = Na nikoho se nečeká
picture-over = Konec
picture-result = Konečný stav
# Alt texts: what a picture says, in sentences.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Čeká se na: { $who }.
# Grafy dohrané hry.
charts-head = Kolo za kolem
chart-points = Body, kdyby hra skončila
chart-turning = 📈 Zlomové okamžiky
chart-by-round = po každém kole
chart-told = { $title } (po kole { $rounds })
chart-line = { $who }: { $figures }
chart-title = {"\u000A"}**{ $title }**
board-stakes = **O co se hraje.** { $stakes }.
lobby-card-under = Stůl { $table } · { $status ->
    [open] obsazená místa: { $seated } { $most ->
        [2] ze
        [3] ze
        [4] ze
       *[other] z
    } { $most }
    [full] všechna místa jsou obsazená
    [begun] hraje se
   *[closed] zavřeno
}
lobby-card-free = volné místo
lobby-card-each = na každou otázku
lobby-card-bank = na hráče a { $each } na každou otázku
lobby-card-own-time = bez spěchu
lobby-card-length = { $unit ->
    [days] dnů: { $time }
   *[weeks] { $time } týd.
}
lobby-card-decisions = { $counted ->
    [turns] tahů: { $each }
   *[decisions] rozhodnutí: { $each }
}
lobby-card-usual = běžná pravidla
lobby-card-hints = rady
lobby-card-rated = hodnocená
lobby-card-alt = Pozvánka: { $game }. { $under }.
lobby-card-alt-seats = U stolu: { $who }.
lobby-card-alt-automatic = { $name } (automatický hráč)
lobby-card-alt-nobody = Zatím tu nikdo nesedí.
lobby-card-alt-free = Volná místa: { $count }.
lobby-card-alt-time = Čas: { $words } { $more }.
lobby-card-alt-length = Délka: { $words }, { $more }.
lobby-card-alt-options = Volby: { $words }.
lobby-card-alt-language = Jazyk: { $language }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-threats = **Hrozby.**
board-threat = - { $threat }
picture-alt-threat = { $threat }.
board-stake-of = { $stake } ({ $who })
picture-alt-changed = Změny, { $seat }: { $changes }.
picture-alt-changed-own = Změnilo se: { $changes }.
picture-changes = { $first }, { $then }
picture-change = { $what } { $by }
picture-alt-choice = Na výběr: { $cards }.
picture-own-choice = Na výběr
picture-sign-points = body
picture-sign-coins = dukáty
picture-sign-wood = dřevo
picture-sign-stone = kámen
picture-sign-grain = obilí
picture-sign-glass = sklo
picture-sign-marble = mramor
picture-sign-clay = hlína
picture-sign-gold = zlato
picture-sign-silver = mince
picture-sign-provisions = proviant
picture-sign-debt = dluh
picture-sign-paid = splacené dluhy
picture-sign-reputation = reputace
picture-sign-virtue = počestnost
picture-sign-angel = andělská křídla
picture-sign-demon = démonská křídla
picture-sign-indulgence = odpustky
picture-sign-guest = Hosté do domu
picture-sign-soul = čisté části duše
picture-sign-soul-marked = části duše se značkou
picture-sign-faith = víra
picture-sign-strength = síla
picture-sign-influence = vliv
picture-sign-suspicion = podezření
podium-decided = Rozhodlo: { $part } +{ $points }
podium-lost = Rozhodlo: { $part } −{ $points } ({ $seat })
podium-tie = { subject }: { $tie }
podium-days = { $days ->
    [one] Odehráno za jeden den
    [few] Odehráno za { $days } dny
   *[other] Odehráno za { $days } dnů
}
# Scenes: what people tell each other afterwards, as a picture in the thread. Titles are short; alt texts are sentences.
scene-alt-podium = Stupně vítězů.
scene-alt-place = { $place }. { $who }: { ending-points }.

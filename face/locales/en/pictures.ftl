# Words on pictures: as short as they can be, for the room is small. No markdown, no emoji.
picture-waiting = Waiting for
picture-waiting-secret = Waiting for answers
picture-waiting-nobody = Not waiting for anyone
picture-over = The end
picture-result = Final score
# Alt texts: what a picture says, in sentences.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Waiting for { $who }.
# Charts of a finished game.
charts-head = Round by round
chart-points = Points, if the game had ended
chart-turning = 📈 Turning points
chart-by-round = after each round
chart-told = { $title } (after round { $rounds })
chart-line = { $who }: { $figures }
# An empty line, then the title: the charts in words.
chart-title = {"\u000A"}**{ $title }**
# The picture of a lobby, made to be forwarded.
lobby-card-under = Table { $table } · { $status ->
    [open] { $seated } of { $most } seats taken
    [full] all { $most } seats taken
    [begun] the game is on
   *[closed] closed
}
lobby-card-free = free seat
lobby-card-each = for each question
lobby-card-bank = each, and { $each } for each question
lobby-card-own-time = your own time
lobby-card-length = { $time } { $unit ->
    [days] days
   *[weeks] weeks
}
lobby-card-decisions = { $counted ->
    [turns] { $each } turns each
   *[decisions] { $each } decisions each
}
lobby-card-usual = the usual rules
lobby-card-hints = hints
lobby-card-rated = rated
lobby-card-alt = Invitation: { $game }. { $under }.
lobby-card-alt-seats = At the table: { $who }.
lobby-card-alt-automatic = { $name } (an automatic player)
lobby-card-alt-nobody = Nobody sits there yet.
lobby-card-alt-free = Free seats: { $count }.
lobby-card-alt-time = Time: { $words } { $more }.
lobby-card-alt-length = Length: { $words }, { $more }.
lobby-card-alt-options = Options: { $words }.
lobby-card-alt-language = Language: { $language }.
# What is at stake, on boards: what happens, and to whom as things stand.
board-stakes = **At stake.** { $stakes }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
# What players could do in their next turn, and what would hit the reader.
board-threats = **Threats.**
board-threat = - { $threat }
picture-alt-threat = { $threat }.
board-stake-of = { $stake } ({ $who })
# What has changed since the step before, in alt texts: "Changed for Anna: points +2, debt −1."
picture-alt-changed = Changed for { $seat }: { $changes }.
picture-alt-changed-own = Changed: { $changes }.
picture-changes = { $first }, { $then }
picture-change = { $what } { $by }
picture-alt-choice = To choose from: { $cards }.
picture-own-choice = To choose from
picture-sign-points = points
picture-sign-coins = coins
picture-sign-wood = wood
picture-sign-stone = stone
picture-sign-grain = grain
picture-sign-glass = glass
picture-sign-marble = marble
picture-sign-clay = clay
picture-sign-gold = gold
picture-sign-silver = silver
picture-sign-provisions = provisions
picture-sign-debt = debt
picture-sign-paid = paid debts
picture-sign-reputation = reputation
picture-sign-virtue = virtue
picture-sign-angel = angel wings
picture-sign-demon = demon wings
picture-sign-indulgence = indulgences
picture-sign-guest = houseguests
picture-sign-soul = pure soul pieces
picture-sign-soul-marked = marked soul pieces
picture-sign-faith = Faith
picture-sign-strength = Strength
picture-sign-influence = Influence
picture-sign-suspicion = suspicions
# Beneath a podium: what is worth forwarding.
podium-decided = What decided it: { $part } +{ $points }
podium-lost = What decided it: { $part } −{ $points } ({ $seat })
podium-tie = { subject }: { $tie }
podium-days = { $days ->
    [one] Played in one day
   *[other] Played in { $days } days
}
# Scenes: what people tell each other afterwards, as a picture in the thread. Titles are short; alt texts are sentences.
scene-alt-podium = The podium.
scene-alt-place = { $place }. { $who }: { ending-points }.

# Words on pictures: as short as they can be, for the room is small. No markdown, no emoji.
picture-waiting = Czekamy na:
picture-waiting-secret = Czekamy na odpowiedzi
picture-waiting-nobody = Na nikogo nie czekamy
picture-due = do { $due }
picture-over = Koniec
picture-result = Wynik końcowy
# Alt texts: what a picture says, in sentences.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Czekamy na: { $who }.
picture-alt-due = Do { $due }.
# Wykresy zakończonej gry.
charts-head = Runda po rundzie
chart-by-round = po każdej rundzie
chart-told = { $title } (po rundzie { $rounds })
chart-line = { $who }: { $figures }
chart-title = {"\u000A"}**{ $title }**
board-stakes = **Stawka.** { $stakes }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-stake-of = { $stake } ({ $who })

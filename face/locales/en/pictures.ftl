# Words on pictures: as short as they can be, for the room is small. No markdown, no emoji.
picture-waiting = Waiting for
picture-waiting-secret = Waiting for answers
picture-waiting-nobody = Not waiting for anyone
picture-due = until { $due }
picture-over = The end
picture-result = Final score
# Alt texts: what a picture says, in sentences.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Waiting for { $who }.
picture-alt-due = Until { $due }.
# Charts of a finished game.
charts-head = Round by round
chart-by-round = after each round
chart-told = { $title } (after round { $rounds })
chart-line = { $who }: { $figures }
# An empty line, then the title: the charts in words.
chart-title = {"\u000A"}**{ $title }**
# What is at stake, on boards: what happens, and to whom as things stand.
board-stakes = **At stake.** { $stakes }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-stake-of = { $stake } ({ $who })

# Slova na obrázcích: co nejkratší, místa je málo. Žádný markdown, žádná emoji.
picture-waiting = Čeká se na
picture-waiting-secret = Čeká se na odpovědi
picture-waiting-nobody = Na nikoho se nečeká
picture-due = do { $due }
picture-over = Konec
picture-result = Konečný stav
# Alt texts: what a picture says, in sentences.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Čeká se na: { $who }.
picture-alt-due = Do { $due }.
# Grafy dohrané hry.
charts-head = Kolo za kolem
chart-by-round = po každém kole
chart-told = { $title } (po kole { $rounds })
chart-line = { $who }: { $figures }
chart-title = {"\u000A"}**{ $title }**
board-stakes = **V sázce.** { $stakes }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-stake-of = { $stake } ({ $who })

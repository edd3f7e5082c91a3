# Слова на картинках: как можно короче, места мало. Без разметки и эмодзи.
picture-waiting = Ждём
picture-waiting-secret = Ждём ответов
picture-waiting-nobody = Никого не ждём
picture-due = до { $due }
picture-over = Конец
picture-result = Итог
# Описания: то же, что на картинке, предложениями.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Ждём: { $who }.
picture-alt-due = До { $due }.
# Графики сыгранной партии.
charts-head = Раунд за раундом
chart-by-round = после каждого раунда
chart-told = { $title } (после раунда { $rounds })
chart-line = { $who }: { $figures }
chart-title = {"\u000A"}**{ $title }**
board-stakes = **На кону.** { $stakes }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-stake-of = { $stake } ({ $who })

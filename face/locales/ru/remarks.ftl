### Что автоматические игроки говорят в ветке: одинаково во всех играх.

remark = 🗣️ **{ $seat }:** { $words }
remarks-off = Автоматические игроки молчат в ветке.
remarks-offer = автоматические игроки молчат в ветке

remark-won-hot-1 = Разве кто-то сомневался?
remark-won-hot-2 = Победа! Кто хочет ещё?
remark-won-hot-3 = Запомните моё имя.
remark-won-mild-1 = Спасибо всем. Это было удовольствие.
remark-won-mild-2 = Удача сегодня была добра.
remark-won-mild-3 = Выпьем за всех нас.
remark-won-sly-1 = Точно по плану.
remark-won-sly-2 = У вас были возможности.
remark-won-sly-3 = На тихих никто не смотрит.

remark-lost-hot-1 = Требую реванша!
remark-lost-hot-2 = В другой раз вам так не повезёт.
remark-lost-hot-3 = Кто тасовал эти карты?
remark-lost-mild-1 = Отличная игра.
remark-lost-mild-2 = Проиграть вам не стыдно.
remark-lost-mild-3 = Сегодня было чему поучиться.
remark-lost-sly-1 = Скажем, что это было нарочно.
remark-lost-sly-2 = Всё это запомню.
remark-lost-sly-3 = Радуйтесь, пока можете.

# Слова на картинках: как можно короче, места мало. Без разметки и эмодзи.
picture-waiting = Ждём
picture-waiting-secret = Ждём ответов
picture-waiting-nobody = Никого не ждём
picture-over = Конец
picture-result = Итог
# Описания: то же, что на картинке, предложениями.
picture-alt-head = { $headline }.
picture-alt-asked = { $asked }
picture-alt-waiting = Ждём: { $who }.
# Графики сыгранной партии.
charts-head = Раунд за раундом
chart-points = Очки, если бы игра закончилась
chart-turning = 📈 Поворотные моменты
chart-by-round = после каждого раунда
chart-told = { $title } (после раунда { $rounds })
chart-line = { $who }: { $figures }
chart-title = {"\u000A"}**{ $title }**
board-stakes = **Что на кону.** { $stakes }.
lobby-card-under = Стол { $table } · { $status ->
    [open] занято мест: { $seated } из { $most }
    [full] все места заняты
    [begun] игра идёт
   *[closed] закрыт
}
lobby-card-free = место свободно
lobby-card-each = на каждый вопрос
lobby-card-bank = на игрока и { $each } на каждый вопрос
lobby-card-own-time = без спешки
lobby-card-length = { $time } { $unit ->
    [days] дн.
   *[weeks] нед.
}
lobby-card-decisions = { $counted ->
    [turns] ходов: { $each }
   *[decisions] решений: { $each }
}
lobby-card-usual = обычные правила
lobby-card-hints = подсказки
lobby-card-rated = рейтинговая
lobby-card-alt = Приглашение: { $game }. { $under }.
lobby-card-alt-seats = За столом: { $who }.
lobby-card-alt-automatic = { $name } (автоматический игрок)
lobby-card-alt-nobody = За столом пока никого.
lobby-card-alt-free = Свободных мест: { $count }.
lobby-card-alt-time = Время: { $words } { $more }.
lobby-card-alt-length = Длина: { $words }, { $more }.
lobby-card-alt-options = Настройки: { $words }.
lobby-card-alt-language = Язык: { $language }.
board-stakes-both = { $first }. { $then }
board-stake = { $stake }
board-threats = **Угрозы.**
board-threat = - { $threat }
picture-alt-threat = { $threat }.
board-stake-of = { $stake } ({ $who })
picture-alt-changed = Изменения, { $seat }: { $changes }.
picture-alt-changed-own = Изменилось: { $changes }.
picture-changes = { $first }, { $then }
picture-change = { $what } { $by }
picture-alt-choice = На выбор: { $cards }.
picture-own-choice = На выбор
picture-sign-points = очки
picture-sign-coins = монеты
picture-sign-wood = дерево
picture-sign-stone = камень
picture-sign-grain = пшеница
picture-sign-glass = стекло
picture-sign-marble = мрамор
picture-sign-clay = глина
picture-sign-gold = золото
picture-sign-silver = серебро
picture-sign-provisions = провизия
picture-sign-debt = долг
picture-sign-paid = погашенные долги
picture-sign-reputation = репутация
picture-sign-virtue = добродетель
picture-sign-angel = крылья ангела
picture-sign-demon = крылья демона
picture-sign-indulgence = отпущения грехов
picture-sign-guest = Зануды
picture-sign-soul = чистые частицы души
picture-sign-soul-marked = меченые частицы души
picture-sign-faith = Вера
picture-sign-strength = Сила
picture-sign-influence = Влияние
picture-sign-suspicion = подозрения
podium-decided = Решающее: { $part } +{ $points }
podium-lost = Решающее: { $part } −{ $points } ({ $seat })
podium-tie = { subject }: { $tie }
podium-days = { $days ->
    [one] Сыграно за { $days } день
    [few] Сыграно за { $days } дня
    [many] Сыграно за { $days } дней
   *[other] Сыграно за { $days } дня
}
# Scenes: what people tell each other afterwards, as a picture in the thread. Titles are short; alt texts are sentences.
scene-alt-podium = Пьедестал почёта.
scene-alt-place = { $place }. { $who }: { ending-points }.

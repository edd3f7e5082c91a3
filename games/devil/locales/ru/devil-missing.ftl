# Что ещё нужно выбрать: вместо заголовка (<игра>-field-<поле>) и «ещё не выбрано». Без точки.

devil-field-price-missing = Назови цену
devil-field-card-missing = Выбери здание, которое остаётся
devil-field-cards-missing = Выбери два здания, которые передашь
devil-field-answer-missing = Выбери ответ
devil-field-viewing-marked-missing = Выбери, сколько отмеченных частиц души среди тех, что ты платишь
devil-field-discard-missing = Выбери событие, которое сбросишь
devil-field-whom-missing = Выбери, кого обвинить, или никого
devil-field-choice-achieve-missing = { $again ->
    [yes] Реши о придворных ещё раз
   *[no] Реши о придворных
}: { $what }
devil-field-choice-minor-missing = Выбери область, которую улучшит достижение { $what }
devil-field-field-missing = Выбери поле, которое улучшится
devil-field-how-missing = Выбери, что отдать
devil-field-building-missing = Выбери здание, которое падёт
devil-field-courtier-missing = Выбери, кого нанять, если запланированного уже не будет
devil-field-trade-missing = Выбери сделку
devil-field-inquisitor-missing = Выбери ответ ({ $what })
devil-field-inquisitor-goods-missing = Выбери, какие ресурсы отдать ({ $what })
devil-field-inquisitor-how-missing = Выбери, что отдать ({ $what })
devil-field-inquisitor-building-missing = Выбери здание, которое падёт ({ $what })

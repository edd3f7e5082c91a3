# Что ещё нужно выбрать: вместо заголовка (<игра>-field-<поле>) и «ещё не выбрано». Без точки.

architects-field-location-missing = Выбери, куда идёт работник
architects-field-place-missing = Выбери, откуда
architects-field-good-missing = Выбери, что добыть
architects-field-goods-missing = Выбери, что отдать
architects-field-dismiss-who-missing = Выбери, кто уходит
architects-field-dismiss-missing = { architects-field-dismiss-who-missing }
architects-field-apprentice-who-missing = Выбери, кого нанять
architects-field-hire-who-missing = { architects-field-apprentice-who-missing }
architects-field-leaves-missing = Выбери, кто уступит место
architects-field-space-missing = Выбери ячейку
architects-field-draft-card-missing = Выбери карту, которая остаётся
architects-field-keep-card-missing = { architects-field-draft-card-missing }
architects-field-turn-card-missing = Выбери карту под колоду
architects-field-work-card-missing = { architects-field-turn-card-missing }
architects-field-sell-missing = { architects-field-turn-card-missing }
architects-field-cards-missing = Выбери карты под колоду

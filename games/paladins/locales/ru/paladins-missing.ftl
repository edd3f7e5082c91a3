# Что ещё нужно выбрать: вместо заголовка (<игра>-field-<поле>) и «ещё не выбрано». Без точки.

paladins-field-action-missing = Выбери действие
paladins-field-townsfolk-missing = Выбери горожанина
paladins-field-play-missing = Выбери, кто ведёт в этом раунде
paladins-field-top-missing = Выбери, кого отложить на следующий раунд
paladins-field-card-missing = Выбери группу
paladins-field-workers-missing = Выбери работников
paladins-field-workshop-missing = Выбери мастерскую
paladins-field-outsider-missing = Выбери чужака
paladins-field-space-missing = Выбери место на карте
paladins-field-jar-missing = Выбери место для кувшина
paladins-field-favour-missing = Выбери милость короля
paladins-field-pay-missing = Выбери, чем платить
paladins-field-keep-missing = Выбери работников, которые останутся
paladins-field-attribute-missing = Выбери качество
paladins-field-debt-missing = Выбери долг
paladins-field-clear-missing = Выбери, какое действие освободить
paladins-field-recruit-missing = Выбери, кто войдёт бесплатно
paladins-field-either-missing = Выбери одно из двух

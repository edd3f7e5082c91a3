### Architects of the West Kingdom: имена автоматических игроков, как у франков.
# Номер во всех языках означает одно и то же лицо: нечётные — женщины, чётные — мужчины. Имена не склоняются.

opponent-architects-1 = Хильдегарда
opponent-architects-2 = Одон
opponent-architects-3 = Ротруда
opponent-architects-4 = Эйнхард
opponent-architects-5 = Эрменгарда
opponent-architects-6 = Теодульф
opponent-architects-7 = Дуода
opponent-architects-8 = Хинкмар
opponent-architects-9 = Вальдрада
opponent-architects-10 = Гримальд
opponent-architects-11 = Рихильда
opponent-architects-12 = Лотарь
opponent-architects-13 = Кунигунда
opponent-architects-14 = Нитхард
opponent-architects-15 = Батильда
opponent-architects-16 = Фульрад
opponent-architects-17 = Лиутгарда
opponent-architects-18 = Вигберт
opponent-architects-19 = Имма
opponent-architects-20 = Герольд

### Paladins of the West Kingdom: имена автоматических игроков, как у франков.
# Номер во всех языках означает одно и то же лицо: нечётные — женщины, чётные — мужчины. Имена не склоняются.

opponent-paladins-1 = Альда
opponent-paladins-2 = Балдуин
opponent-paladins-3 = Бегга
opponent-paladins-4 = Дрого
opponent-paladins-5 = Клотильда
opponent-paladins-6 = Эббо
opponent-paladins-7 = Эрментруда
opponent-paladins-8 = Варин
opponent-paladins-9 = Фредеруна
opponent-paladins-10 = Хериберт
opponent-paladins-11 = Герберга
opponent-paladins-12 = Изембард
opponent-paladins-13 = Хависа
opponent-paladins-14 = Милон
opponent-paladins-15 = Юдифь
opponent-paladins-16 = Пипин
opponent-paladins-17 = Радегунда
opponent-paladins-18 = Райнальд
opponent-paladins-19 = Плектруда
opponent-paladins-20 = Теодорих

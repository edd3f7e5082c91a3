### Deal with the Devil: имена автоматических игроков, все они горожане.
# Номер во всех языках означает одно и то же лицо: нечётные — женщины, чётные — мужчины. Имена не склоняются.

opponent-devil-1 = Агнесса Тёрн
opponent-devil-2 = Эдмунд Чёрный
opponent-devil-3 = Берта Мельничиха
opponent-devil-4 = Отто Звонарь
opponent-devil-5 = Бригитта Ткачиха
opponent-devil-6 = Конрад Кузнец
opponent-devil-7 = Розина Травница
opponent-devil-8 = Ульрих Меняла
opponent-devil-9 = Вальпурга Сова
opponent-devil-10 = Варнава Лис
opponent-devil-11 = Клара Голубка
opponent-devil-12 = Вольфрам Серый
opponent-devil-13 = Ядвига Рыбачка
opponent-devil-14 = Лука Каменщик
opponent-devil-15 = Саломея Рыжая
opponent-devil-16 = Игнатий Зима
opponent-devil-17 = Доротея Медовая
opponent-devil-18 = Григорий Сторож
opponent-devil-19 = Урсула Тихая
opponent-devil-20 = Каспар Длинный

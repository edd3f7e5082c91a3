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

## Что они говорят в ветке: запальчиво (hot), кротко (mild) и с усмешкой (sly), по три фразы. Род нигде не виден.

devil-remark-accused-hot-1 = Я? Скажите мне это в лицо!
devil-remark-accused-hot-2 = Такое не забывается.
devil-remark-accused-hot-3 = Загляните сперва под собственную кровать!
devil-remark-accused-mild-1 = Пусть вам после этого спокойно спится.
devil-remark-accused-mild-2 = Прощаю вас. Но ищите дальше.
devil-remark-accused-mild-3 = Тут какая-то ошибка.
devil-remark-accused-sly-1 = Любопытно. Кому это выгодно?
devil-remark-accused-sly-2 = Дьявол благодарит вас за этот голос.
devil-remark-accused-sly-3 = Пересчитайте души ещё раз, не спеша.

devil-remark-confessed-hot-1 = Да! И что с того?
devil-remark-confessed-hot-2 = Уберите факелы!
devil-remark-confessed-hot-3 = Гонитесь, только не через мой огород!
devil-remark-confessed-mild-1 = На душе стало легче.
devil-remark-confessed-mild-2 = У меня есть причины. Будьте милосердны.
devil-remark-confessed-mild-3 = Ночной воздух пойдёт мне на пользу.
devil-remark-confessed-sly-1 = Признаться дешевле, чем доказывать.
devil-remark-confessed-sly-2 = Небольшая пробежка молодит.
devil-remark-confessed-sly-3 = У каждого три тайны. Одну вы теперь знаете.

devil-remark-proved-hot-1 = Вот! А теперь извиняйтесь!
devil-remark-proved-hot-2 = Вам этого довольно?
devil-remark-proved-hot-3 = Кто укажет на меня в следующий раз, заплатит.
devil-remark-proved-mild-1 = Ничего страшного. Мир вам.
devil-remark-proved-mild-2 = Ангел всё видел.
devil-remark-proved-mild-3 = А теперь поищем дьявола вместе.
devil-remark-proved-sly-1 = Спасибо за крыло.
devil-remark-proved-sly-2 = Можно было и вежливо спросить.
devil-remark-proved-sly-3 = Голоса впустую. Кто ещё?

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

## Что они говорят в ветке: запальчиво (hot), кротко (mild) и с усмешкой (sly), по три фразы. Род нигде не виден.

architects-remark-captured-hot-1 = Руки прочь от моих людей!
architects-remark-captured-hot-2 = За каждого заплатите.
architects-remark-captured-hot-3 = Подождите моего хода!
architects-remark-captured-mild-1 = Хоть накормите их.
architects-remark-captured-mild-2 = Им всё равно нужен отдых.
architects-remark-captured-mild-3 = Собор их подождёт.
architects-remark-captured-sly-1 = Серебро за моих же людей. Прелестно.
architects-remark-captured-sly-2 = Оставьте себе. Они храпят.
architects-remark-captured-sly-3 = Посмотрим, у кого завтра будут ключи.

architects-remark-imprisoned-hot-1 = В Тюрьму? За честный труд?
architects-remark-imprisoned-hot-2 = Караульня обо мне ещё услышит!
architects-remark-imprisoned-hot-3 = Кто-то об этом пожалеет.
architects-remark-imprisoned-mild-1 = В воскресенье их навещу.
architects-remark-imprisoned-mild-2 = Хоть крыша над головой есть.
architects-remark-imprisoned-mild-3 = Терпение. Двери ещё откроются.
architects-remark-imprisoned-sly-1 = Надеюсь, за хорошее серебро?
architects-remark-imprisoned-sly-2 = Чёрный рынок передаёт привет.
architects-remark-imprisoned-sly-3 = Бесплатный стол и кров. Неплохо.

architects-remark-guilty-hot-1 = Долг? Пересчитайте!
architects-remark-guilty-hot-2 = А кто набил эту Тюрьму?
architects-remark-guilty-hot-3 = Заплачу, когда захочу.
architects-remark-guilty-mild-1 = Долги можно вернуть.
architects-remark-guilty-mild-2 = Урок смирения.
architects-remark-guilty-mild-3 = Пора вернуть моих людей домой.
architects-remark-guilty-sly-1 = Небольшая плата за хорошее общество.
architects-remark-guilty-sly-2 = Чернила терпеливы.
architects-remark-guilty-sly-3 = Да кто читает эти книги?

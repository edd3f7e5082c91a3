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

## Что они говорят в ветке: запальчиво (hot), кротко (mild) и с усмешкой (sly), по три фразы. Род нигде не виден.

paladins-remark-suspected-hot-1 = Подозрение? На меня?
paladins-remark-suspected-hot-2 = Мой меч достаточно честен.
paladins-remark-suspected-hot-3 = Пусть шепчутся!
paladins-remark-suspected-mild-1 = Помолюсь об этом.
paladins-remark-suspected-mild-2 = Бедным эти монеты нужнее.
paladins-remark-suspected-mild-3 = Небо знает правду.
paladins-remark-suspected-sly-1 = Налоги на то и есть, чтобы их брать.
paladins-remark-suspected-sly-2 = Никто ничего не видел.
paladins-remark-suspected-sly-3 = Ещё один взгляд на меня. Лестно.

paladins-remark-guilty-hot-1 = Инквизиция за это ответит!
paladins-remark-guilty-hot-2 = Колени преклоняю лишь перед Королём.
paladins-remark-guilty-hot-3 = Жгите пергамент, а не меня!
paladins-remark-guilty-mild-1 = Вина моя.
paladins-remark-guilty-mild-2 = Принимаю покаяние.
paladins-remark-guilty-mild-3 = Легче кошель, легче душа.
paladins-remark-guilty-sly-1 = Правды в этом лишь половина.
paladins-remark-guilty-sly-2 = Долг — всего лишь обещание.
paladins-remark-guilty-sly-3 = Знаю того, кто знает епископа.

paladins-remark-fought-hot-1 = Кто следующий?
paladins-remark-fought-hot-2 = За Короля и Запад!
paladins-remark-fought-hot-3 = Эти уже не вернутся.
paladins-remark-fought-mild-1 = Одним врагом меньше.
paladins-remark-fought-mild-2 = Пусть стены выстоят.
paladins-remark-fought-mild-3 = Мир лучше победы.
paladins-remark-fought-sly-1 = Они оставили обоз. Отлично.
paladins-remark-fought-sly-2 = Прийти сюда было их затеей.
paladins-remark-fought-sly-3 = Король об этом узнает. От меня.

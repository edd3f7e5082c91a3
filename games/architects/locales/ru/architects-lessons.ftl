### Уроки «Зодчих»: название, цель и то, чему каждый учит.

architects-lesson-start = { lesson-start-name }
architects-lesson-start-goal = Планшет с твоим именем — твой: его работники, ресурсы и добродетель. Побеждают только очки, больше всего их дают здания и Собор, а они стоят ресурсов. Всё нужное уже есть: построй что-нибудь.
architects-lesson-start-point = Ход — это один работник на одно место; потом ходят остальные. { architects-first-guildhall }

architects-lesson-dig = Сила в числе
architects-lesson-dig-goal = Получи одним работником не меньше 4 ресурсов.
architects-lesson-dig-point = Толпа с каждым ходом даёт больше. Не давай ей слишком вырасти: захватывают как раз толпы.

architects-lesson-capture = Захвати толпу
architects-lesson-capture-goal = Захвати не меньше 3 работников одного соперника.
architects-lesson-capture-point = Чью толпу ты захватил, тот там больше ничего не получает и должен её освобождать; тебе за неё заплатят.

architects-lesson-prison = Продай пленников
architects-lesson-prison-goal = Отправь всех пленников в Тюрьму, получив не меньше 3 серебра.
architects-lesson-prison-point = { architects-first-captive } { architects-first-prison }

architects-lesson-tax = Опустоши Налоговый пост
architects-lesson-tax-goal = Возьми с Налогового поста не меньше 4 серебра.
architects-lesson-tax-point = { architects-first-tax } Это выгодно, когда их много, а добродетели хватает.

architects-lesson-market = Чёрный рынок или добродетель
architects-lesson-market-goal = Получи на Чёрном рынке золото или мрамор и сохрани не меньше 5 добродетели.
architects-lesson-market-point = { architects-first-market } Выше 9 добродетели он для тебя закрыт, ниже 5 закрыт Собор.

architects-lesson-build = Здание, которое окупается
architects-lesson-build-goal = Построй то, что даст тебе не меньше 5 очков.
architects-lesson-build-point = Каждое здание навсегда занимает работника и место в Зале гильдии, так что строй выгодное, пока есть места.

architects-lesson-cathedral = Подними Собор
architects-lesson-cathedral-goal = Поднимись в Соборе на уровень.
architects-lesson-cathedral-point = { architects-first-cathedral } Мест мало, так что приходи рано.

architects-lesson-end = Закончи, пока ведёшь
architects-lesson-end-goal = Заполни Зал гильдии и победи.
architects-lesson-end-point = Кто впереди, завершает игру, пока его не догнали; кто отстаёт, берёт очки.

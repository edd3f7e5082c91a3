### Уроки «Паладинов»: название, цель и то, чему каждый учит.

paladins-lesson-workshop = Построй мастерскую
paladins-lesson-workshop-goal = Развитие: поставь мастерскую.
paladins-lesson-workshop-point = Мастерская закрывает место действия, и до конца игры ему нужно на работника меньше. Чем раньше, тем больше сбережёт.

paladins-lesson-attributes = Сначала качества
paladins-lesson-attributes-goal = Подними качества на 2 за один ход.
paladins-lesson-attributes-point = Вера, сила и влияние открывают лучшие места, не тратятся и дают очки в конце. Каждое действие требует одного и растит другое, так что они тянут друг друга.

paladins-lesson-commission = Отправь монаха
paladins-lesson-commission-goal = Миссия: поставь монаха.
paladins-lesson-commission-point = Монах даёт влияние и награду места. Дальше вправо нужно больше веры; начиная с пятого монахи сами дают очки.

paladins-lesson-debt = Погаси долг
paladins-lesson-debt-goal = Погаси один из своих долгов.
paladins-lesson-debt-point = Непогашенный долг — −3 очка в конце, погашенный +1. Серебром его не гасят: это делают награды на карте, под кувшинами, на стенах и милостях.

paladins-lesson-inquisition = Пусть ударит инквизиция
paladins-lesson-inquisition-goal = Вызови инквизицию: сопернику долг, тебе — нет.
paladins-lesson-inquisition-point = Она бьёт, когда кто-то берёт последнюю монету налогового запаса. Страдает тот, у кого больше подозрений: сосчитай их, прежде чем брать преступников.

paladins-lesson-order = Исполни указ короля
paladins-lesson-order-goal = Исполни указ.
paladins-lesson-order-point = Указ даёт 4, 6 или 8 очков, если сделать его действие пять раз; сделанное раньше считается. Это план на всю игру.

paladins-lesson-paladin = Раунд с паладином
paladins-lesson-paladin-goal = Выбери паладина и подними за раунд качества на 4.
paladins-lesson-paladin-point = Паладин на один раунд даёт четыре очка качеств и делает одно действие дешевле или лучше. Выбирай по тому, что смогут твои работники.

paladins-lesson-last = Последние ходы
paladins-lesson-last-goal = Победи в игре.
paladins-lesson-last-point = Теперь важны только очки: пятая фигурка одного рода, стены, чужаки, шаги качеств. Три оставшихся серебра или провизии вместе стоят 1 очко.

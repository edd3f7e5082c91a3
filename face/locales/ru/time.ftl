# Время: темп, сроки, напоминания, отсутствия и что игрок говорит о своих часах.

## Единицы, как их вводят (несколько в строке)

typed-minutes = м мин минут минута минуты минуту m min mins minute minutes
typed-hours = ч час часа часов h hr hrs hour hours
typed-days = д дн день дня дней сутки суток d day days
typed-weeks = нед неделя недели недель w week weeks
typed-months = мес месяц месяца месяцев month months
typed-years = г год года лет y year years
typed-tomorrow = завтра tomorrow
typed-weekdays = понедельник пн|вторник вт|среда среду ср|четверг чт|пятница пятницу пт|суббота субботу сб|воскресенье вс
typed-on = в во
typed-off = выкл нет никогда off none never
typed-full = полный все full

## Длительность

length = { $parts }
    .acc = { $parts-acc }
length-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
length-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
length-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
    .acc = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}

## Сроки и темп у игроков, на полях и в лобби

bot-due = Срок <t:{ $at }:f>, <t:{ $at }:R>
bot-paused = **Пауза**: сроки стоят.
bot-away = { $count ->
    [one] { $who-is ->
        [you] Тебя нет за столом: за тебя отвечает заместитель.
       *[other] Нет за столом: { $who }; отвечает заместитель.
    }
    [few] Нет за столом: { $who }; отвечают заместители.
    [many] Нет за столом: { $who }; отвечают заместители.
   *[other] Нет за столом: { $who }; отвечают заместители.
}
bot-you-are-away = За тебя отвечает заместитель{ $level ->
    [caretaker] { " " }и не рискует
   *[other] { "" }
}. Место остаётся твоим.
bot-back-again = Возвращаюсь
bot-pace = Темп: { $name ->
    [own] { $each }
    [live] вживую, { $each }
    [evening] на вечер, { $each }
    [daily] ежедневный, { $each }
   *[relaxed] неспешный, { $each }
} на решение.
bot-pace-bank = Темп: { $bank } на каждого игрока в целом и ещё { $each } с каждым решением.
bot-grace = Где отвечают сразу несколько, последний может ещё { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} отменять свой ответ.
bot-grace-offer = { $minutes ->
    [0] последний не может взять ответ назад
    [one] у последнего { $minutes } минута, чтобы взять ответ назад
    [few] у последнего { $minutes } минуты, чтобы взять ответ назад
    [many] у последнего { $minutes } минут, чтобы взять ответ назад
   *[other] у последнего { $minutes } минуты, чтобы взять ответ назад
}
trouble-bad-grace = У последнего может быть от 0 до { $most } мин., чтобы взять ответ назад: пиши, например, `grace=1`.
bot-usual-hours = обычно примерно с <t:{ $wakes }:t> до <t:{ $sleeps }:t>

## Команды

option-pace = Сколько времени на решение: live, evening, daily, relaxed или, например, 36 ч
command-me = Твои часы, напоминания и отсутствия
command-me-timezone = Скажи, где ты живёшь: сроки и тихие часы пойдут по твоим часам
option-zone = Например Europe/Moscow
command-me-quiet = Часы, когда тебя не беспокоят и твои сроки не кончаются
option-quiet = Например 23-8, не больше 10 часов; или: выкл
command-me-notifications = Как тебе напоминать
option-notify = Куда приходят напоминания
command-me-away = Тебя нет: твои сроки ждут возвращения
option-until = Например 2 недели, завтра или 2027-01-06
command-me-back = Возвращение: закончить отсутствие и забрать места у заместителей
command-me-show = Показать твои настройки

## Что идёт не так

trouble-unclear-time = Не могу прочесть «{ $typed }» как длительность. Пиши, например: 10 мин, 36 ч, 2 дня.
trouble-unclear-hours = Не могу прочесть «{ $typed }» как часы. Пиши, например: 23-8 или 22:30-7.
trouble-unclear-day = Не могу прочесть «{ $typed }» как день. Пиши, например: завтра, пятница, 2 недели или 2027-01-06.
trouble-bad-pace = Такой темп не годится: от { $least ->
    [one] { $least } минуты
    [few] { $least } минут
    [many] { $least } минут
   *[other] { $least } минуты
} до { $most ->
    [20160] 14 дней
   *[other] { $most } мин.
} на решение. Запас времени пиши так: 48 ч + 2 ч.
trouble-unknown-zone = Часового пояса «{ $zone }» нет. Введи город и выбери из списка.
trouble-no-zone = Сначала скажи, где ты живёшь: `/me timezone`. Нужно знать, когда у тебя ночь.
trouble-quiet-too-long = Тихие часы длятся не больше { $most } ч. в сутки.
trouble-away-in-the-past = Это уже прошло.
trouble-away-too-long = Столько у тебя не осталось: { $left ->
    [0] в этом году отпуск исчерпан.
    [one] в этом году ещё { $left } день.
    [few] в этом году ещё { $left } дня.
    [many] в этом году ещё { $left } дней.
   *[other] в этом году ещё { $left } дня.
}

## Напоминания

reminder-head-half = Когда будет минутка: тебя ждут.
reminder-head-snooze = Напоминаю ещё раз, как просили: тебя ждут.
reminder-head-three-quarters = Напоминание: тебя ждут.
reminder-head-last = Все остальные уже решили: остался только твой ответ.
reminder-head-hour = Последний час: тебя всё ещё ждут.
reminder-item = **[{ $game } · стол { $table }]({ $link })**: { $prompt }
    Срок <t:{ $at }:R>, <t:{ $at }:F>
reminder-last = Все остальные уже решили.
reminder-lapse = -# Если время выйдет, отправится твой готовый черновик, а без него — безопасный ответ.
reminder-more = { $count ->
    [one] И ещё за { $count } столом: смотри `/desk`.
    [few] И ещё за { $count } столами: смотри `/desk`.
    [many] И ещё за { $count } столами: смотри `/desk`.
   *[other] И ещё за { $count } стола: смотри `/desk`.
}
reminder-mention = { $who }, тебя здесь ждут. Срок <t:{ $at }:R>, <t:{ $at }:F>
reminder-open = Ответить
reminder-snooze = Отложить на { $hours } ч
reminder-mute = Больше не напоминать
reminder-snoozed = Отложено до <t:{ $at }:t>.
reminder-muted = Об этом решении больше не напомню. Срок остаётся прежним.

## Что люди говорят о себе

me-zone = Твой часовой пояс: **{ $zone }**.
me-zone-choice = { $zone } · { $time }
me-no-zone = Часовой пояс не задан: укажи его через `/me timezone`.
me-zone-lost = Я больше не знаю часовой пояс «{ $zone }». Тихие часы не действуют, пока ты не выберешь другой через `/me timezone`.
me-clock = { $hour }:{ $minute }
me-quiet = С { $begins } до { $ends } тебя не беспокоят и твои сроки не кончаются.
me-quiet-choice = с { $begins } до { $ends }
me-quiet-off-choice = Без тихих часов
me-no-quiet = Тихих часов у тебя нет: задай их через `/me quiet`.
me-notify-dm = Напоминания приходят личными сообщениями.
me-notify-mention = Напоминания упоминают тебя в ветке стола; где это что-то выдало бы другим, приходят лично.
me-notify-none = Напоминания к тебе не приходят. Сроки идут всё равно.
choice-notify-dm = Личное сообщение
choice-notify-mention = Упоминание в ветке стола
choice-notify-none = Никак
me-away = Тебя нет до <t:{ $at }:F>; твои сроки ждут. Столы узнают, что сроки сдвинулись, но не почему. { me-left }
me-not-away = Ты на месте. { me-left }
me-left = Отпуск в этом году: { $left ->
    [0] ничего не осталось
    [one] остался { $left } день
    [few] осталось { $left } дня
    [many] осталось { $left } дней
   *[other] осталось { $left } дня
}.
me-away-choice = { $typed } (до { $day })
me-back = С возвращением. Твои сроки снова идут, а места снова твои.

## Пропущенный срок, и что столу сообщают о часах

absence-head = Твоё время вышло: [{ $game } · стол { $table }]({ $link }).
absence-draft = Твой черновик был готов и отправлен за тебя:
absence-safe = За тебя дан безопасный ответ:
absence-ask = *{ $prompt }*
absence-go-on = Больше ничего не изменилось: продолжай, когда сможешь.
absence-warned = Если из следующих { $next } сроков за этим столом ты пропустишь ещё один, на каждое решение у тебя будет половина времени.
absence-halved = Пропущено сроков здесь: { $count } из последних { $last }. Пока это так, на каждое решение у тебя половина времени.
absence-away = Это второй раз подряд, и теперь за тебя отвечает заместитель. Место остаётся твоим: нажми **Возвращаюсь**, когда вернёшься.
absence-back = С возвращением: место снова твоё.
absence-over = Игра тем временем закончилась.
note-outage = Связи со мной не было { $length-acc }. Никто не теряет времени: все сроки здесь сдвинулись на столько же.
note-moved = Срок здесь сдвинулся.

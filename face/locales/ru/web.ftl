# Страница стола в браузере.

web-tab-desk = Мой ход
web-tab-end = Итог
web-tab-board = Поле
web-tab-log = Журнал
web-parts = Части стола
web-own = Твоя область
web-news = Что нового
web-news-done = О тебе, с твоего последнего ответа
web-order-answered = За тебя ответило поручение:
web-news-hidden = показать прочитанные строки:
web-news-more = Более ранние новости — в журнале.
web-news-follows = Дальше ▾
web-opening-more = Как победить и что значат слова
web-in-words = Словами
web-seats = Игроки: что перед каждым
web-larger = Крупнее
web-smaller = Мельче
web-calls = Когда меня спрашивают, а вкладка скрыта:
web-call-sound = звук
web-call-note = уведомление браузера
web-call-asked = Тебя ждёт вопрос.
web-call-refused = Браузер не разрешает этой странице уведомления.
web-help = О чём здесь речь?
web-orders = Поручения
web-more = Ещё
web-beside = Рядом со столом
web-close = Закрыть
web-search = Искать
web-found-nothing = Ничего не найдено.
web-save = Сохранить
web-saved = Сохранено.
web-undo = Шаг назад
refused-nothing-to-undo = Здесь нет шага, который можно отменить.
web-closed = То, что серым:
web-take = Выбрать
web-change = изменить
web-number = Число
web-put-in = { $what }: положить одну штуку
web-empty = Пока пусто. Нажми на предмет, чтобы положить его.
web-take-out = { $what } внутри: вынуть одну штуку
web-take-out-of-row = Убрать: { $what }
web-lay = { $what }: выставить
web-take-back = { $what }: забрать обратно
web-missing = Не хватает: { $what }
web-half-laid = Одно место ещё свободно.
web-press = То, что в синей рамке, можно нажать: и на поле, и в твоей области.
web-hold = Чтобы прочитать карту, подержи на ней палец.
web-earlier = ◀ Раньше
web-later = Позже ▶
web-log-all = Все
web-log-about = Строки об игроке
web-past-part = Прошлые ходы
web-past = Ты смотришь на ход { $at } из { $of }.
web-to-now = К текущему моменту
web-now = Сейчас
web-past-news = Показать ходы
web-away = Связь потеряна: то, что ты видишь, могло устареть. Пока её нет, ничего нельзя подтвердить.
web-unsent = Не отправлено: тем временем изменилось что-то ещё. Если всё ещё хочешь этого, нажми снова.
web-leave = Выйти с этой страницы
web-left = Выход выполнен. Вернуться можно. { web-press-page }
web-opening = Открываю стол…
web-open = Открыть стол
web-press-page = В Discord нажми «Страница стола» в личном сообщении.
web-not-let-in = Этот браузер не подключён к столу. { web-press-page }
web-error = Что-то пошло не так, и ничего не изменилось. Обнови страницу; если не поможет, скажи тому, кто держит бота.
web-too-much = Слишком много сразу: я не успеваю.
web-hasty = { web-too-much } Страница сама попробует снова { $seconds ->
    [one] через { $seconds } секунду
    [few] через { $seconds } секунды
   *[many] через { $seconds } секунд
}. Ничего не потеряно.
web-wait = { web-too-much } Попробуй снова { $seconds ->
    [one] через { $seconds } секунду
    [few] через { $seconds } секунды
   *[many] через { $seconds } секунд
}.
web-link = Ссылка: { $what } в браузере. { web-link-alone }
web-link-alone = Она только для тебя: работает один раз в течение пяти минут.
web-link-over = Эта ссылка уже использована или старше пяти минут.
web-slow = Это длится дольше, чем должно. Попробуй снова или получи новую ссылку.
web-button = Страница стола
web-go = Открыть в браузере
web-again = Попробовать снова
web-activity-silent = Discord не отвечает этой странице. Попробуй снова; если не поможет, { web-by-browser }
web-late = { web-slow } { web-press-page }
web-not-in-frame = Если снова попадёшь сюда, { web-by-browser }
web-by-browser = введи в Discord /table play where:browser: страница откроется в браузере.
web-nothing-here = По этому адресу ничего нет. { web-press-page }
web-already-paused = Игра уже на паузе. Предложить продолжить можно в разделе «Стол».
web-back = Назад к столу
web-activity-outside = Эта страница открывается внутри Discord. { web-press-page }
trouble-page-link-over = { web-link-over } { web-press-page }
trouble-activity-no-press = Какой стол? Нажми «Страница стола» в личном сообщении, а потом в течение минуты «Попробовать снова» здесь.
trouble-activity-refused = Discord не подтвердил, кто ты. Закрой эту страницу. { web-press-page }
trouble-activity-not-there = Discord не видит тебя в этой активности. Закрой эту страницу. { web-press-page }
trouble-activity-not-home = Этот стол на другом сервере. Открой его страницу оттуда.
trouble-activity-discord-away = Discord сейчас не отвечает. Попробуй снова через минуту.
command-table-play = Открыть стол как страницу
option-play-where = Где открыть; если не выбрать, внутри Discord
choice-play-browser = В браузере
command-me-sessions = Выйти со всех страниц в браузерах
me-sessions-ended = { $count ->
    [0] Ни одна страница не была открыта.
    [one] Выход с одной страницы выполнен.
    [few] Выход с { $count } страниц выполнен.
    [many] Выход с { $count } страниц выполнен.
   *[other] Выход с { $count } страниц выполнен.
}
trouble-no-pages = У этого бота нет страниц в браузере: играй здесь, в Discord.
trouble-not-to-follow = У этого бота нет страниц в браузере, поэтому следить за столом там никто не сможет. Убери `onlookers=yes`.
trouble-rematch-unposted = Не получилось показать реванш в Discord. Нажми там у поля «Реванш»: будет сказано, чего не хватает.
trouble-lobby-unposted = Не получается показать лобби в Discord. Нажми там в досье «Играть отсюда дальше»: там сказано, чего не хватает.
trouble-start-unposted = Не получилось начать: ветку игры не показать в Discord. Нажми там в лобби «Начать»: будет сказано, чего не хватает.
web-skip = К вопросу
web-keys = Клавиши
web-keys-digits = Выбрать в вопросе вариант с этим номером; 0 — десятый
web-keys-enter = Подтвердить ответ, если в фокусе ничего другого
web-keys-undo = Отменить последний шаг незаконченного ответа
web-keys-escape = Назад к вопросу или закрыть открытое
web-keys-arrows = Смотреть ходы по одному
web-keys-zoom = Увеличить или уменьшить поле
web-keys-list = Показать этот список
web-keys-close = Закрыть
web-due = Срок <t:{ $at }:R>
web-waits-own = { $more ->
    [0] Ждём тебя.
    [one] Ждём тебя и ещё { $more } игрока.
    [few] Ждём тебя и ещё { $more } игроков.
    [many] Ждём тебя и ещё { $more } игроков.
   *[other] Ждём тебя и ещё { $more } игрока.
}
web-thread = Ветка в Discord: разговоры, голосования, модераторы
watched-offer = у кого есть адрес, тот видит поле в браузере без входа
watched-on = У кого есть адрес этого стола или ленты всех таких столов сервера, тот видит его поле и имена в браузере без входа: то, что можно знать всем, и ничего тайного.
watched-address = Поле здесь видно всем, без входа: { $address }
watched-utc = Время указано по UTC.
watched-feed = Столы, за которыми можно следить
watched-begun = игра началась
watched-ended = игра окончена

# Слова самого бота: личные сообщения, поля, лобби, команды, неполадки.
# Термины: desk — «Мой ход» и личные сообщения, table — стол, board — поле, seal — подтвердить, log — журнал, fingerprint — отпечаток.

## Формы

bot-field = **{ $label }**: { $value }
bot-field-missing = **{ $what }**
bot-open = *ещё не выбрано*
bot-change = Изменить выбранное
bot-choose-one = Выбери одно
bot-choose = Выбери { $count }
bot-choose-some = { $least ->
    [0] Выбери до { $most }
   *[other] Выбери от { $least } до { $most }
}
bot-choose-next = А затем …
bot-take-last = ↩ Отменить последнее
bot-none = Ничего
bot-several = **{ $label }**: { $count } из { $most }
bot-several-step = { $number }. { $what }
bot-several-at-once = -# Можно выбрать несколько: они выполняются сверху вниз.
bot-several-left-out = Не выбрано: { $what }. { $why }
bot-choose-pieces = Выбирать по одному
bot-piece = + { $thing } ({ $number })
bot-option-as = { $what } · { $note }
bot-option-at = { $what } · { $place }
bot-option-number = { $what } ({ $number })
bot-closed-options = { $what }, сейчас нельзя:
bot-not-now = -# Сейчас нельзя: { $what }
bot-type-number = Ввести число
bot-type-amounts = Ввести количество
bot-type-range = от { $least } до { $most }
bot-type-example = Например: 2 дерева 1 стекло
bot-earlier = ◀ Раньше
bot-later = Стр. { $page } из { $of } ▶
bot-seal = Подтвердить
bot-so-far = **Пока что**, без того, что ещё не заполнено:
bot-missing = -# ✏️ Заполни ещё «{ $what }».
bot-missing-both = { $first }» и «{ $then }
bot-missing-said = -# ✏️ { $what }.
bot-missing-then = { $first }. { $then }
bot-do = Сделать
bot-sure = ❓ { $warning } Точно?
bot-sure-yes = Да: { $label }
bot-clear = Очистить
bot-back = Назад
bot-draft-changed = Твой черновик изменён в другом месте. Вот он: взгляни ещё раз и подтверди.

## У игрока

bot-desk-head = { $game } · { $table }
bot-desk-line = { $headline } · [в ветку]({ $link })
bot-to-table = Ветка
bot-sealed = **Подтверждено.**
bot-settles = Остальные уже ответили. Всё решится в <t:{ $at }:T>: до тех пор ответ можно взять назад.
bot-receipt = Квитанция: `{ $receipt }`
bot-waiting = { $owing ->
    [0] Никого не ждём.
    [one] Ждём { $owing } игрока.
    [few] Ждём { $owing } игроков.
    [many] Ждём { $owing } игроков.
   *[other] Ждём { $owing } игрока.
}
bot-waiting-for = { picture-alt-waiting }
bot-nothing-asked = Сейчас тебе нечего решать.{ $owing ->
    [0] { "" }
   *[other] { " " }{ $waiting }
}
bot-take-back = Взять назад
bot-liberties = Что ещё можно сделать
bot-refresh = Обновить
bot-my-desk = Мой ход
desk-folded-over = готово
desk-folded-open = { $prompt } Вопрос повторён ниже.
desk-folded-field = { $label }: { $value }
desk-folded-undone = отменено: игру вернули назад
desk-folded-due = отвечено по истечении срока
desk-folded-stand-in = ответ дал твой заместитель
desk-folded-by-order = отвечено по твоему поручению
desk-folded-fix = ответ дал модератор
desk-folded-foregone = выбора не было
desk-folded-left = Ты больше не за этим столом.
desk-folded-closed = Этот стол закрыт.
desk-is-there = Всё твоё и вопросы [здесь]({ $link }).
bot-sealed-already = Ответ уже подтверждён. Чтобы изменить его, возьми назад.
bot-moment-over = Этот шаг уже завершён. Вот нынешний.
bot-which-table = Какой стол?
bot-table-option = { $game } · { $table }
bot-table-choice = { $game } · { $table } · { $names }

## Поле и лобби

bot-news-cut = … Остальное — в *Что нового*.
bot-news-above = О том, что произошло, читай в сообщении выше.
bot-log-head = Журнал: `{ $head }`
bot-log-heads = Журнал:
bot-to-board = [К полю]({ $link })
bot-check-it = `/table export` выдаёт весь журнал: проверить может каждый.
bot-begun = Честная случайность: всё закреплено ещё в лобби. Отпечаток `{ $hash }`…, журнал лобби `{ $head }`…; целиком их показывает кнопка **Отпечаток** в лобби.
bot-begun-words = Слова, в порядке прихода за стол:
bot-begun-wordless = Никто не добавил к жеребьёвке своего слова.
bot-begun-word = { $number }. { $seat }: «{ $word }»
bot-begun-no-word = { $number }. { $seat }: без слова
bot-board-head = { $game } · { $table }
table-number = стол { $table }
practice-number = тренировка { $table }
bot-thread-name = { $game } · стол { $table }
thread-anew = Прежнюю ветку этого стола удалили в Discord. Игра продолжается здесь.
place-gone = Канал стола { $table } удалили в Discord вместе с веткой. Игра продолжается здесь, в личных сообщениях.
bot-lobby-head = { $game } · стол { $table }
bot-lobby-players = { $same ->
    [yes] { $most ->
        [one] { $most } игрок
        [few] { $most } игрока
        [many] { $most } игроков
       *[other] { $most } игрока
    }
   *[no] { $fewest }–{ $most } { $most ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
}
bot-lobby-seats = { $seated ->
    [0] Здесь пока никого: { $players }.
   *[other] Занято мест { $seated }, всего в игре { $players }{ $needed ->
        [0] { "" }
        [one] ; для начала нужен ещё { $needed }
        [few] ; для начала нужно ещё { $needed }
        [many] ; для начала нужно ещё { $needed }
       *[other] ; для начала нужно ещё { $needed }
    }:
}
bot-lobby-how = Хочешь играть? Нажми **Сесть**. Когда соберётся достаточно игроков, любой из них может нажать **Начать**.
bot-lobby-enough = Любой за столом может уже нажать **Начать** или подождать, пока ещё кто-то нажмёт **Сесть**.
bot-lobby-full = Все места заняты: любой из вас может нажать **Начать**.
bot-lobby-alone = Можно играть и в одиночку: нажми **Начать** сейчас или подожди других.
bot-lobby-closed = { $seated ->
    [0] Все ушли
   *[other] Неделю ничего не происходило
}: стол закрыт. `/table new` откроет другой.
bot-lobby-talk = До начала игры можно говорить здесь: { $thread }.
bot-lobby-begins = Игра начинается…
bot-lobby-begun = Игра идёт здесь: { $thread }.
bot-commitment = Честная случайность, закреплённая до прихода остальных. Отпечаток `{ $hash }`…{ $head ->
    [none] { "" }
   *[other] , журнал `{ $head }`…
}
bot-fingerprint-all = **Отпечаток** секрета, из которого следует вся случайность этой игры: `{ $hash }`
bot-fingerprint-log = **Журнал лобби** сейчас: `{ $head }`
bot-fingerprint-how = Первые знаки (их { $digits }) видны в лобби с момента до прихода остальных. Сохрани до начала игры их и слова рядом с именами: потом `/table export` и `pactum verify --fingerprint …` покажут, что карты сданы именно по ним. **Добавить слово** подмешивает в случайность твоё слово, так что подобрать её заранее не мог никто.
bot-lobby-word = слово: «{ $word }»
bot-join = Сесть
bot-leave = Уйти
bot-start = Начать
bot-add-word = Добавить слово
bot-fingerprint = Отпечаток
bot-word-title = Твоё слово
bot-join-word = Любое слово или ничего
bot-join-word-why = Оно подмешивается в случайность игры, чтобы никто не подготовил её заранее. Его видят все.
bot-joined = Ты за столом { $table }. Как только игра начнётся, придёт личное сообщение: в нём и отвечают.
bot-joined-closed = Ты за столом { $table }. Твои личные сообщения для меня закрыты — не беда: когда игра начнётся, нажми у стола **Мой ход**.
bot-welcome-dm = Ты за [столом { $table }]({ $link }): **{ $game }**. Как только будет что решать, напишу тебе сюда.
bot-filled-enough = { $named ->
    [yes] { $who }, за
   *[no] За
} [столом { $table }]({ $link }), **{ $game }**, игроков уже достаточно (занято мест: { $seated } из { $most }). Нажми **Начать** или подожди других.
bot-filled-all = { $named ->
    [yes] { $who }, за
   *[no] За
} [столом { $table }]({ $link }), **{ $game }**, заняты все места. Нажми **Начать**.
bot-filled-begun = За [столом { $table }]({ $link }), **{ $game }**, игра уже идёт.
bot-filled-closed = [Стол { $table }]({ $link }), **{ $game }**, закрыт: игра не началась.
bot-dms-work = Твои личные сообщения снова открыты. Всё от [стола { $table }]({ $link }), **{ $game }**, теперь приходит сюда.
bot-dms-open = Личные сообщения снова работают.
bot-dms-closed-still = Твои личные сообщения всё ещё закрыты для меня. Открой их в настройках приватности сервера или играй дальше через **Мой ход**.
bot-dms-closed-notice = { $who }, написать тебе лично не получается. Всё есть под кнопкой **Мой ход**.
bot-dms-again = Проверить ещё раз
bot-opened-elsewhere = Стол { $table } открыт в { $channel }.

## How long a game lasts, and how much of it is left. $each, $time: length-span

length-span = { $same ->
    [yes] около { $low }
   *[no] { $low }–{ $high }
}
length-each = Каждого ждёт { $counted ->
    [turns] { $each } ходов
   *[decisions] { $each } решений
}. Если каждый играет раз в день, это займёт { $time } { $unit ->
    [days] дней.
   *[weeks] недель.
}
length-own = Тебя ждёт { $counted ->
    [turns] { $each } ходов.
   *[decisions] { $each } решений.
}
left-turns = В таком темпе у каждого ещё от { $low } до { $high } { $high ->
    [one] хода
    [few] ходов
    [many] ходов
   *[other] хода
}.
left-rounds = { $rounds ->
    [0] Это последний раунд.
    [one] После этого остаётся ещё { $rounds } раунд{ $decisions ->
        [0] {"."}
        [one] , около { $decisions } решения у каждого.
        [few] , около { $decisions } решений у каждого.
        [many] , около { $decisions } решений у каждого.
       *[other] , около { $decisions } решения у каждого.
    }
    [few] После этого остаётся ещё { $rounds } раунда{ $decisions ->
        [0] {"."}
        [one] , около { $decisions } решения у каждого.
        [few] , около { $decisions } решений у каждого.
        [many] , около { $decisions } решений у каждого.
       *[other] , около { $decisions } решения у каждого.
    }
    [many] После этого остаётся ещё { $rounds } раундов{ $decisions ->
        [0] {"."}
        [one] , около { $decisions } решения у каждого.
        [few] , около { $decisions } решений у каждого.
        [many] , около { $decisions } решений у каждого.
       *[other] , около { $decisions } решения у каждого.
    }
   *[other] После этого остаётся ещё { $rounds } раунда{ $decisions ->
        [0] {"."}
        [one] , около { $decisions } решения у каждого.
        [few] , около { $decisions } решений у каждого.
        [many] , около { $decisions } решений у каждого.
       *[other] , около { $decisions } решения у каждого.
    }
}

## Списки и настройка

bot-list-lobby = { $game } · стол { $table } в { $place }: занято мест { $seated } из { $most }, можно сесть{ $full ->
    [yes] { " " }· начнётся, когда займут все места
   *[no] { "" }
}{ $starts ->
    [at] { " " }· начнётся <t:{ $at }:f>
   *[no] { "" }
}
bot-list-playing = { $yours ->
    [yes] 👉 **Твой ход** ·{ " " }
   *[no] { "" }
}**{ $game }** · стол { $table } в { $place } · { $headline } · { $waiting } { $due ->
    [paused] Пауза: время не идёт.
    [at] Срок <t:{ $at }:R>.
   *[none] { "" }
}
bot-list-halted = { $game } · стол { $table } в { $place }: остановлен, у меня что-то сломалось
bot-list-ended = { $game } · стол { $table } в { $place }: игра окончена
bot-list-closed = { $game } · стол { $table } в { $place }: закрыт
bot-list-none = Столов пока нет. `/table new` откроет новый.
bot-setup-home = Новые столы открываются в { $channel }.
bot-setup-no-home = Новые столы открываются там, где набрано `/table new`.
bot-setup-role = Модераторы: { $role }.
bot-setup-no-role = Роль модераторов не задана.

## Экспорт

bot-export = Весь журнал { $practice ->
    [yes] тренировки
   *[no] стола
} { $table } с сидом и солью: каждая раздача, каждый ответ, итог. Его контрольная сумма: `{ $head }`{ $practice ->
    [yes] { "" }
   *[no] ; та же — в ветке
}. Его проверяет `pactum verify`{ $practice ->
    [yes] { "" }
   *[no] {" "}и сравнивает отпечаток и слова с теми, что показывало лобби
}.
command-table-export = Получить весь журнал оконченной игры файлом и проверить, что всё честно
option-ended-table = Какая оконченная игра; в её ветке номер не нужен
trouble-export-running = В экспорте все секреты, поэтому он бывает только у доигранной игры.
trouble-which-export = Укажи оконченную игру в параметре `table` или набери это в её ветке.

## Команды

command-pactum = Настройки этого сервера
command-setup = Где открываются столы и кто модерирует
option-setup-home = Канал, в котором открываются новые столы
option-setup-moderators = Роль, которая модерирует столы
command-table = Столы этого сервера
command-table-new = Открыть стол
option-game = Какая игра: название или его начало
option-options = Опции игры вида learners=yes или boards=all; сначала выбери игру, потом из списка
command-table-show = Показать общее поле стола
option-table = { option-tournament-table }
command-table-list = Список столов этого сервера
command-desk = Мой ход: что у тебя есть и что решать
option-own-table = Какой из твоих столов; нужно, если их несколько
command-offer = Набрать ответ текстом, например: 2 дерева 1 стекло за 4
option-offer = Что ты предлагаешь, например: 2 дерева 1 стекло за 4
command-help = Что можно сделать сейчас

## Что идёт не так

trouble-no-such-table = Такого стола нет.
trouble-no-such-game = Такой игры здесь нет. Какие есть, покажет `/table new`.
trouble-unknown-game = Такой игры здесь нет. Есть: { $games }.
trouble-several-games = Подходит несколько: { $games }. Набери чуть больше.
trouble-unknown-options = У игры { $game } нет опции «{ $option }». { $count ->
    [0] Опций у неё нет: убери это.
   *[other] Есть: { $offers }.
}
trouble-bad-options = Такие опции не подходят: { $option }. Убери их или выбери из списка.
trouble-cards-gone = Набора карт «{ $pack }», с которым открыт этот стол, здесь больше нет. Закрой стол кнопкой «Уйти» и открой новый.
trouble-not-seated = Ты не за этим столом. Открытые столы — в `/table list`.
trouble-table-full = Все места ({ $most }) заняты. `/table new` откроет другой стол.
trouble-already-seated = Ты уже за этим столом.
trouble-already-started = Эта игра уже началась.
trouble-not-started = Эта игра ещё не началась. Её начинает кнопка **Начать** в сообщении стола.
trouble-not-enough = Нужно хотя бы { $fewest }, а за столом { $seated }. Сначала должен сесть кто-то ещё.
trouble-moderators-everybody = Роль @everyone есть у всех. { bot-choose-moderators }
trouble-moderators-bot = Это роль бота. { bot-choose-moderators }
bot-choose-moderators = Ничего не изменено: выбери роль модераторов или создай её.
trouble-message-changed = **Поздно:** это сообщение уже изменилось. Ничего не произошло: нажми ещё раз.
trouble-seed-exchanged = Эта игра не начнётся: её секрет больше не подходит к отпечатку и словам за этим столом. Кто-то изменил записи бота. `/table new` откроет другой стол.
trouble-word-too-long = В твоём слове может быть не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}.
trouble-table-ended = Эта игра окончена.
trouble-table-closed = Этот стол закрыт. `/table new` откроет другой.
trouble-taken-back-too-often = Этот ответ уже взят назад { $most ->
    [one] { $most } раз
    [few] { $most } раза
    [many] { $most } раз
   *[other] { $most } раза
}. Теперь он останется в силе до конца шага.
trouble-done-too-often = Это уже сделано { $most ->
    [one] { $most } раз
    [few] { $most } раза
    [many] { $most } раз
   *[other] { $most } раза
}. Снова станет доступно, когда будет предложено в следующем раунде.
trouble-ordered-too-often = За этот шаг уже дано поручений: { $most }. Следующее — когда он завершится.
trouble-joined-too-often = За этот стол ты садишься уже { $most ->
    [one] { $most } раз
    [few] { $most } раза
    [many] { $most } раз
   *[other] { $most } раза
}. Теперь он для тебя закрыт; другие столы — в `/table list`.
trouble-draft-too-large = Такой длинный черновик не сохранить. Сократи его.
trouble-not-storable = Здесь есть знаки или числа, которые нельзя сохранить. Убери их и попробуй ещё раз.
trouble-database-away = Записи сейчас недоступны. { bot-unchanged-wait }
trouble-database-unsure = Связь с базой прервалась во время записи. Прежде чем нажать снова, посмотри через минуту, засчитано ли это.
trouble-machine-exhausted = Мой компьютер сейчас перегружен. { bot-unchanged-wait }
bot-unchanged-wait = Ничего не изменено: нажми ещё раз через минуту.
trouble-table-busy = Стол сейчас очень занят. Ничего не изменено: нажми ещё раз.
trouble-no-tables = Ты не играешь ни за одним столом. `/table new` откроет новый.
trouble-which-table = У тебя несколько столов: укажи нужный в параметре `table`.

refused-no-short-cut = В этой игре вводить нечего: для всего есть кнопки.
refused-unknown-thing = «{ $word }» здесь мне незнакомо.{ $close ->
    [none] { "" }
   *[other] {" "}Может быть: { $close }?
} Пиши так: 2 дерева 1 стекло.
refused-unclear-amounts = «{ $word }» не читается. Пиши так: 2 дерева 1 стекло.

error-unexpected = У меня что-то пошло не так. Ничего не потеряно; попробуй ещё раз.
error-reply-lost = Мой ответ потерялся по пути. Нажми ещё раз: дважды ничего не засчитается.
error-committed = Твой ответ принят и засчитан. Потерялось только моё подтверждение.
error-forbidden = Discord не позволяет мне это в { $channel }. { bot-tell-moderator }
bot-tell-moderator = Сообщи, пожалуйста, модератору.
error-thread-closed = Ветка { $channel } в архиве или заблокирована, и ответить там нельзя. Как обстоят дела, покажет `/desk` в любом другом канале.
error-blocked = Фильтр этого сервера не пропускает моё сообщение в { $channel }. { bot-tell-moderator }
error-full = В { $channel } для этого больше нет места: слишком много закреплённых сообщений, веток или участников. { bot-tell-moderator }
error-permissions = Мне не хватает прав в { $channel }: { $permissions }. Попроси администратора дать их и попробуй снова.
error-not-allowed = Это могут только те, кто управляет сервером.
error-slow-down = Чуть помедленнее, пожалуйста.
error-command-changed = Твой Discord показывает старый вид этой команды. Перезапусти приложение и набери её ещё раз.
trouble-no-threads-here = Столы открываются в текстовых каналах. Набери это, пожалуйста, в одном из них.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-read-message-history = Читать историю сообщений
permission-create-public-threads = Создавать публичные ветки
permission-send-messages-in-threads = Отправлять сообщения в ветках

## Картинки

picture-table = Стол { $table }
picture-practice = Тренировка { $table }
picture-follows = Картинка чуть отстаёт; новая уже в пути.
picture-not-allowed = Без картинки: мне нельзя прикреплять здесь файлы. Модератор может разрешить *Прикреплять файлы*.
bot-board-words = Словами
command-me-board = Что видишь только ты: с картинкой или только текстом
option-board = Как
choice-board-picture = С картинкой
choice-board-text = Только текстом
me-board-picture = Поля и карты, которые ты открываешь, приходят с картинкой.
me-board-text = Поля и карты, которые ты открываешь, — только текст.
option-setup-boards = Поля в ветках: рядом с картинкой или только текстом
bot-setup-board-picture = Поля в ветках приходят с картинкой.
bot-setup-board-text = Поля в ветках — только текст; каждое изменится со следующим ходом там.
choice-scenes-on = Со сценами
choice-scenes-off = Без сцен
option-setup-scenes = Сцены в ветках: картинка того, о чём будут говорить
bot-setup-scenes = У больших моментов игры в ветке есть картинка.
bot-setup-no-scenes = Ветки не показывают сцен.

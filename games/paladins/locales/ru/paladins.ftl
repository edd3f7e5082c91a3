# «Паладины Западного королевства»: что происходит, что спрашивают, что можно выбрать, почему нельзя.
# Термины: вера, сила, влияние; работник: разнорабочий, разведчик, торговец, боец, священник, преступник; горожанин,
# свита, чужак, подозрение, долг, налоговый запас, мастерская, монах, форпост, стена, кувшин, королевский указ (Order),
# милость короля (Favour), таверна, замысел (scheme). Действия: развитие, вербовка, охота, торговля, молитва, заговор,
# миссия, укрепление, гарнизон, отпущение, нападение, обращение, отдых. { $things-loc } выбирает [nothing], когда ничего.

paladins-name = Паладины Западного королевства
paladins-named = { $what }
paladins-twin = { $what } ({ $gain })
    .acc = { $what-acc }
paladins-virtual = виртуальный игрок
paladins-virtual-begin = Виртуальный игрок
paladins-order-name = { $times } × { $action }
paladins-comma = { $first }, { $then }
    .acc = { $first-acc }, { $then-acc }
paladins-semicolon = { $first }; { $then }

paladins-attribute-faith = ✝️ Вера
paladins-attribute-strength = ⚔️ Сила
paladins-attribute-influence = 📯 Влияние
paladins-worker-labourer = разнорабочий
paladins-worker-scout = разведчик
paladins-worker-merchant = торговец
paladins-worker-fighter = боец
paladins-worker-cleric = священник
paladins-worker-criminal = преступник

paladins-sign-faith = +{ $count }✝️
paladins-sign-strength = +{ $count }⚔️
paladins-sign-influence = +{ $count }📯
paladins-sign-tax = { $count }🥈 из налогов
paladins-sign-worker = { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}
    .acc = { $count ->
    [one] { $count } работника
    [few] { $count } работников
    [many] { $count } работников
   *[other] { $count } работников
}
paladins-sign-any = { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}
thing-faith = { $count ->
    [one] { $count } вера
    [few] { $count } веры
    [many] { $count } веры
   *[other] { $count } веры
}
    .acc = { $count ->
    [one] { $count } веру
    [few] { $count } веры
    [many] { $count } веры
   *[other] { $count } веры
}
thing-strength = { $count ->
    [one] { $count } сила
    [few] { $count } силы
    [many] { $count } силы
   *[other] { $count } силы
}
    .acc = { $count ->
    [one] { $count } силу
    [few] { $count } силы
    [many] { $count } силы
   *[other] { $count } силы
}
thing-influence = { $count ->
    [one] { $count } влияние
    [few] { $count } влияния
    [many] { $count } влияния
   *[other] { $count } влияния
}
thing-tax = { $count ->
    [one] { $count } налог
    [few] { $count } налога
    [many] { $count } налога
   *[other] { $count } налога
}
thing-worker = { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}
    .acc = { $count ->
    [one] { $count } работника
    [few] { $count } работников
    [many] { $count } работников
   *[other] { $count } работников
}
thing-any = { $count ->
    [one] { $count } любой работник
    [few] { $count } любых работника
    [many] { $count } любых работников
   *[other] { $count } любых работника
}
    .acc = { $count ->
    [one] { $count } любого работника
    [few] { $count } любых работников
    [many] { $count } любых работников
   *[other] { $count } любых работников
}

## Вопросы

paladins-ask-draft = Какой горожанин присоединится к тебе перед игрой?
paladins-ask-paladins = Какой паладин ведёт тебя в раунде { $round }, а какого отложить на следующий?
paladins-last-paladin = Какой паладин ведёт тебя в раунде { $round }, последнем?
paladins-ask-tavern = Какую группу нанимаешь в таверне?
paladins-ask-turn = Что делаешь?
paladins-ask-repent = Пришла инквизиция. { $most ->
    [one] Твой Заговорщик может сначала сбросить { $most } подозрение.
    [few] Твои Заговорщики могут сначала сбросить до { $most } подозрений.
    [many] Твои Заговорщики могут сначала сбросить до { $most } подозрений.
   *[other] Твои Заговорщики могут сначала сбросить до { $most } подозрения.
}
paladins-ask-attribute = Какое качество растёт?
paladins-ask-drop = Сбросить подозрение?
paladins-ask-pay = Погасить долг?
paladins-ask-destroy = Уничтожить долг?
paladins-ask-clear = Какое действие освободить?
paladins-ask-join = Какой горожанин войдёт в твою свиту?
paladins-ask-workshop = Куда положить мастерскую?
paladins-ask-either = Что из двух выберешь?

## Поля ввода

paladins-field-action = Действие
paladins-field-townsfolk = Горожанин
paladins-field-play = Паладин на этот раунд
paladins-field-top = Паладин на следующий раунд
paladins-field-card = Группа
paladins-field-workers = Работники
paladins-lay = **{ $action }**: места
paladins-field-workshop = Мастерская
paladins-field-outsider = Чужак
paladins-field-space = Место на карте
paladins-field-jar = Место для кувшина
paladins-field-favour = Милость короля
paladins-field-pay = Чем платить
paladins-field-keep = Работники, которые остаются
paladins-field-attribute = Качество
paladins-field-drop = Подозрения в сброс
paladins-field-count = { paladins-field-drop }
paladins-field-debt = Долг
paladins-field-clear = Какое действие освободить
paladins-field-recruit = Горожанин бесплатно
paladins-field-either = Одно из двух

## Варианты

paladins-priced = { $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}{ $provisions ->
    [0] { "" }
   *[other] {" "}· { $provisions }🍖
}
paladins-go-develop = 🔨 Развитие{ paladins-priced }
paladins-go-recruit = 🧑‍🌾 Вербовка
paladins-go-hunt = 🏹 Охота
paladins-go-trade = ⚖️ Торговля
paladins-go-pray = 🕯️ Молитва{ paladins-priced }
paladins-go-conspire = 🎭 Заговор
paladins-go-commission = 📿 Миссия{ paladins-priced }
paladins-go-fortify = 🧱 Укрепление{ paladins-priced }
paladins-go-garrison = 🏰 Гарнизон{ paladins-priced }
paladins-go-absolve = 🏺 Отпущение{ paladins-priced }
paladins-go-attack = ⚔️ Нападение{ $silver ->
    [0] { "" }
   *[other] {" "}· от { $silver }🥈
}
paladins-go-convert = ✝️ Обращение{ paladins-priced }
paladins-go-favour = 👑 Милость короля
paladins-go-pass = 🏁 Пас
paladins-workers = { $things }
    .acc = { $things-acc }
paladins-townsfolk = { $what } · { $debt ->
    [0] { $silver }🥈
   *[other] { $silver }🥈 или долг
}
paladins-pay-silver = Серебро: { $silver }🥈
paladins-pay-by-debt = Долгом (−3 очка, пока не погашен)
paladins-workshop-space = { $action }, место { $number }
paladins-attack = { $what } · область { $region }{ $silver ->
    [0] { "" }
   *[other] {" "}· { $silver }🥈
}
paladins-convert = { $what } · область { $region }
paladins-map-space = { $what }
paladins-jar-space = Кувшин: { $what }
paladins-place = { $what } · область { $region }{ $number ->
    [0] { "" }
   *[other] {" "}({ $number })
}
paladins-jar-place = { $what }{ $number ->
    [0] { "" }
   *[other] {" "}({ $number })
}
paladins-favour = { $what }
paladins-tavern-card = { $what }
paladins-attribute-to = { $what } → { $level }
paladins-pay-debt-yes = Погасить долг: вместо −3 станет +1 очко
paladins-pay-debt-no = Не гасить
paladins-destroy-debt-yes = Уничтожить долг
paladins-destroy-debt-no = Оставить
paladins-clear-none = Ничего не освобождать
paladins-recruit-none = Никто
paladins-develop-none = Без мастерской
paladins-half = Награда: { $what }

## Что это даст

paladins-preview-spend = { core-you-give }
paladins-preview-gain = Получаешь { $things-acc }{ $share ->
    [all] {" "}(из-под мастерской)
    [part] {" "}(из-под мастерской: { $under })
   *[no] { "" }
}.
paladins-preview-debts = Непогашенных долгов { $was } → **{ $now }**.
paladins-preview-paid = Погашенных долгов { $was } → **{ $now }**.
paladins-preview-suspicions = Подозрений { $was } → **{ $now }**.
paladins-preview-wall = -# Ради этого открывается стена: взять назад нельзя.
paladins-preview-criminals = { $count ->
    [one] -# За { $count } преступника берёшь подозрение: взять назад нельзя.{ paladins-preview-risk }
    [few] -# За { $count } преступников берёшь подозрения: взять назад нельзя.{ paladins-preview-risk }
    [many] -# За { $count } преступников берёшь подозрения: взять назад нельзя.{ paladins-preview-risk }
   *[other] -# За { $count } преступника берёшь подозрения: взять назад нельзя.{ paladins-preview-risk }
}
paladins-preview-risk = { $risk ->
    [cards] {" "}**{ $left ->
        [one] Осталась { $left } карта
        [few] Осталось { $left } карты
       *[many] Осталось { $left } карт
    }: с последней ударит инквизиция.**
    [tax] {" "}**Налог может опустошить запас ({ $tax }🥈): тогда ударит инквизиция.**
   *[no] {" "}(осталось карт: { $left })
}
paladins-preview-inquisition = **Уходит последняя монета налогового запаса: удар инквизиции.**
paladins-preview-then = 🧮 **Потом**:{ $held ->
    [0] { " " }ничего
   *[other] { paladins-then-labourer }{ paladins-then-scout }{ paladins-then-merchant }{ paladins-then-fighter }{ paladins-then-cleric }{ paladins-then-criminal }{ paladins-then-silver }{ paladins-then-provisions }
}{ $moved ->
    [yes] { " " }· ✝️{ $faith } ⚔️{ $strength } 📯{ $influence }
    [lent] { " " }· ✝️{ $faith }{ $lent_faith ->
        [0] { "" }
       *[other] +{ $lent_faith }
    } ⚔️{ $strength }{ $lent_strength ->
        [0] { "" }
       *[other] +{ $lent_strength }
    } 📯{ $influence }{ $lent_influence ->
        [0] { "" }
       *[other] +{ $lent_influence }
    }
   *[no] { "" }
}{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ paladins-then-place }{ $taxed ->
    [yes] { " " }· налоговый запас { $tax }🥈
   *[no] { "" }
}
paladins-then-labourer = { $labourer ->
    [0] { "" }
   *[other] { " " }{ $labourer }{ paladins-space-labourer }
}
paladins-then-scout = { $scout ->
    [0] { "" }
   *[other] { " " }{ $scout }{ paladins-space-scout }
}
paladins-then-merchant = { $merchant ->
    [0] { "" }
   *[other] { " " }{ $merchant }{ paladins-space-merchant }
}
paladins-then-fighter = { $fighter ->
    [0] { "" }
   *[other] { " " }{ $fighter }{ paladins-space-fighter }
}
paladins-then-cleric = { $cleric ->
    [0] { "" }
   *[other] { " " }{ $cleric }{ paladins-space-cleric }
}
paladins-then-criminal = { $criminal ->
    [0] { "" }
   *[other] { " " }{ $criminal }{ paladins-space-criminal }
}
paladins-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
paladins-then-provisions = { $provisions ->
    [0] { "" }
   *[other] { " " }{ $provisions }🍖
}
paladins-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· { $suspicions }👁️, пока больше всех: долг при инквизиции
    [highest-shared] { " " }· { $suspicions }👁️, пока больше всех, как и у других: долг при инквизиции
    [lowest] { " " }· { $suspicions }👁️, пока меньше всех
    [lowest-shared] { " " }· { $suspicions }👁️, пока меньше всех, как и у других
    [alike] { " " }· { $suspicions }👁️, пока как у всех
   *[between] { " " }· { $suspicions }👁️
}

## Что происходит

paladins-begins = Жетон первого игрока: **{ $seat-is ->
    [you] у тебя
   *[other] { $seat }
}**. В ряду: { $cards }.
paladins-begins-alone = Сначала ты бесплатно берёшь одного из пяти горожан: { $cards }.
paladins-virtual-begins = ⬛ **Виртуальный игрок** ({ $difficulty }) начинает с мастерской: { $actions }. Каждое из этих действий требует на работника меньше.
paladins-difficulty-easy = лёгкий
paladins-difficulty-standard = обычный
paladins-difficulty-hard = трудный
paladins-drafted = **{ subject }** { verb-take } в свиту **{ $what-acc }**{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-round = 🔔 **Раунд { $round }.** { $first-is ->
    [you] Начинаешь ты
   *[other] Начинает { $first }
}.
paladins-order-revealed = 👑 Королевский указ: **{ $what }** — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} в конце.
paladins-favour-revealed = 👑 Открыта милость короля. { $what }.
paladins-tavern-cards = 🍺 В таверне: { $cards }.
paladins-departed = 🚪 Убрано со стола: { $cards }.
paladins-drew = Ты берёшь: { $cards }.
paladins-revealed = **{ subject }** { verb-reveal } **{ $what-acc }** и { verb-take } { $things-acc }.
paladins-tavern = **{ subject }** { verb-hire } в таверне { $things-acc }{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-turn = **{ subject }** · **{ $action }** ({ $workers }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-more = **{ subject }** { $seat-is ->
    [you] продолжаешь
   *[other] продолжает
}{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-took-back = { log-took-back }
paladins-passed = 🏁 **{ subject }** { verb-pass }{ $things-loc ->
    [nothing] { ": работников не осталось" }
   *[other] {" "}и { verb-keep } { $things-acc }
}.
paladins-inquisition = 🔥 **Инквизиция.** Налоговый запас пуст.
paladins-inquisition-cards = 🔥 **Инквизиция.** Карт подозрений не осталось.
paladins-reacted = **{ subject }** { verb-get } благодаря инквизиции { $things-acc }.
paladins-repented = **{ subject }** перед приговором { verb-discard } { $count ->
    [one] { $count } подозрение
    [few] { $count } подозрения
    [many] { $count } подозрений
   *[other] { $count } подозрения
}.
paladins-guilty = Больше всего подозрений ({ $count }): **{ $seats }**. Долг, и половина подозрений уходит. { paladins-tax-full }
paladins-tax-full = Налоговый запас снова полон.
paladins-guilty-one = Больше всего подозрений ({ $count }): **{ $seats }**. Долг, { $back ->
    [0] а подозрение остаётся (половина одного, вниз)
   *[other] и из { $count } подозрений уходит { $back }
}. { paladins-tax-full }
paladins-guilty-several = Больше всего подозрений (по { $count }): **{ $seats }**. Каждому долг, { $back ->
    [0] а подозрение остаётся (половина одного, вниз)
   *[other] и из { $count } подозрений уходит { $back }
}. { paladins-tax-full }
paladins-acquitted = Подозрений нет ни у кого. { paladins-tax-full }
paladins-over = Последний паладин едет домой: **игра окончена**.

paladins-did-gain = { verb-get } { $things-acc }
paladins-did-suspicion = { verb-draw } 👁️{ $tax ->
    [0] { "" }
   *[other] {" "}(налог { $tax })
}
paladins-did-suspicions = { verb-draw } { $count ->
    [one] { $count } подозрение
    [few] { $count } подозрения
    [many] { $count } подозрений
   *[other] { $count } подозрения
} (👁️)
paladins-did-drop = { verb-discard } { $count }👁️
paladins-did-debt = { verb-get } { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}
paladins-did-pay-debt = { $seat-is ->
    [you] гасишь
   *[other] гасит
} долг
paladins-did-destroy-debt = { $seat-is ->
    [you] уничтожаешь
   *[other] уничтожает
} долг
paladins-did-clear = { verb-free } действие «{ $action }»
paladins-did-recruit = { verb-recruit } **{ $what-acc }**
paladins-did-send-away = { $seat-is ->
    [you] прогоняешь
   *[other] прогоняет
} **{ $what-acc }**
paladins-did-develop = { verb-lay } мастерскую ({ $action })
paladins-did-pay = { verb-pay } { $things-acc }
paladins-did-commission = { verb-send } монаха в область { $region } ({ $space })
paladins-did-garrison = { verb-place } форпост в области { $region } ({ $space })
paladins-did-fortify = { verb-build } стену ({ $what })
paladins-did-absolve = { verb-lay } кувшин ({ $space })
paladins-did-attack = { verb-attack } **{ $what-acc }**
paladins-did-convert = { verb-convert } **{ $what-acc }**
paladins-did-favour = { verb-use } милость «{ $what }»

## Виртуальный игрок

paladins-virtual-turn = ⬛ **Виртуальный игрок** · **{ $action }** ({ $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
    [many] { $workers } работников
   *[other] { $workers } работника
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-instead = ⬛ **Виртуальный игрок** · { $scheme }: нельзя ({ $why }), вместо этого **{ $action }** ({ $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
    [many] { $workers } работников
   *[other] { $workers } работника
}){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-more = ⬛ **Виртуальный игрок** продолжает{ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-tavern = ⬛ **Виртуальный игрок** получает оставшуюся группу ({ $what }){ $idle ->
    [no] : { $deeds }
   *[other] { "" }
}.
paladins-virtual-passed = ⬛ **Виртуальный игрок** пасует: работников не осталось.
paladins-virtual-many = ⬛ **Виртуальный игрок**, ходов: { $turns }. { $did }{ $passed ->
    [yes] { "" }; затем пасует
   *[no] { "" }
}. (Каждый ход — в `/log`)
paladins-virtual-news = ⬛ **Виртуальный игрок** { $did }.
paladins-virtual-takes = берёт оставшуюся группу ({ $what })
paladins-virtual-does-trade = торгует
paladins-virtual-does-pray = молится
paladins-virtual-does-conspire = плетёт заговор
paladins-virtual-does-rest = отдыхает
paladins-virtual-does-absolve = ставит кувшин
paladins-virtual-does = выполняет действие «{ $action }»
paladins-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
paladins-virtual-workshop = ⬛ **Виртуальный игрок** получает мастерскую за указ: «{ $action }» теперь требует на { $count ->
    [2] двух работников меньше
   *[other] одного работника меньше
}.
paladins-virtual-why-used = действие занято
paladins-virtual-why-workers = мало работников
paladins-virtual-why-often = уже семь раз
paladins-virtual-why-level = не хватает: { $what }
paladins-virtual-why-target = ничего в пределах досягаемости
paladins-virtual-why-favour = свободных нет
paladins-virtual-why-order = ни один не выполнить
paladins-did-marker = двигает маркер ресурсов на { $count }, до ячейки { $space }
paladins-brief-suspicion = +{ $count }👁️
paladins-brief-drop = −{ $count }👁️
paladins-brief-coins = налоговый запас убывает на { $count }
paladins-brief-marker = двигает маркер ресурсов на { $count }
paladins-brief-wall = строит стену
paladins-brief-workers = { $count ->
    [one] получает { $count } работника
    [few] получает { $count } работников
    [many] получает { $count } работников
   *[other] получает { $count } работника
}
paladins-brief-in-all = всего { $what }
paladins-did-coins = { $count ->
    [one] { $count } монета уходит
    [few] { $count } монеты уходят
    [many] { $count } монет уходят
   *[other] { $count } монеты уходят
} из налогового запаса
paladins-did-jar = переворачивает свой кувшин { $number }
paladins-did-clear-board = освобождает свой планшет
paladins-did-shuffle = тасует все свои замыслы

## Итоговые очки

paladins-score-orders = Указы
paladins-score-faith = Вера
paladins-score-strength = Сила
paladins-score-influence = Влияние
paladins-score-develop = Развитие
paladins-score-commission = Миссия
paladins-score-fortify = Укрепление
paladins-score-walls = Стены
paladins-score-garrison = Гарнизон
paladins-score-absolve = Отпущение
paladins-score-converted = Обращённые
paladins-score-paid = Погашено
paladins-score-debts = Долги
paladins-score-goods = Запасы
paladins-tie-1 = как и { $whom }; решили очки за указы, { $own } : { $theirs }
paladins-tie-2 = как и { $whom }, за указы поровну; решило меньшее число подозрений, { $own } : { $theirs }
paladins-tie-level = как и { $whom }, за указы и подозрений тоже поровну

## Почему нельзя

paladins-refused-wrong-seats = { core-wrong-seats }
paladins-refused-action-used = Это действие занято: его освободит молитва или следующий раунд.
paladins-refused-done-often = Это действие уже сделано { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}: больше нельзя.
paladins-refused-lacks-workers = На это не хватает работников: { $things }.
paladins-refused-lacks-silver = Не хватает { $count } серебра.
paladins-refused-lacks-provisions = Не хватает провизии: { $count }.
paladins-refused-lacks-attribute = { $what }: не хватает { $count }.
paladins-refused-wrong-space = Туда не подходит: { $what }.
paladins-refused-no-such-worker = Для этого нет работника: { $what }.
paladins-refused-space-taken = Там уже стоит фигурка.
paladins-refused-map-full = На карте нет свободных мест.
paladins-refused-no-walls = Стены кончились.
paladins-refused-no-townsfolk = Ряд пуст.
paladins-refused-no-outsiders = Чужаков нет.
paladins-refused-no-workshops = Все твои мастерские размещены.
paladins-refused-workshop-there = Там уже лежит мастерская.
paladins-refused-jar-there = Там уже стоит кувшин.
paladins-refused-no-favours = Милостей короля пока нет: первая будет в раунде 3.
paladins-refused-favour-used = В этом раунде её уже использовали.
paladins-refused-favour-hidden = До своего раунда она закрыта.
paladins-refused-no-effect = Сейчас это ничего не даст.
paladins-refused-nothing-there = Работников там нет.
paladins-refused-already-passed = Твой пас уже был: дальше — следующий раунд.
paladins-refused-card-taken = Эту группу уже наняли.
paladins-refused-different = Один паладин не лежит в двух местах: выбери другого.

## Что могут исправить модераторы

paladins-quantity-silver = 🥈 серебро
paladins-quantity-provisions = 🍖 провизия
paladins-quantity-labourer = ⚪ разнорабочие под планшетом
paladins-quantity-scout = 🟢 разведчики под планшетом
paladins-quantity-merchant = 🔵 торговцы под планшетом
paladins-quantity-fighter = 🔴 бойцы под планшетом
paladins-quantity-cleric = ⚫ священники под планшетом
paladins-quantity-criminal = 🟣 преступники под планшетом
paladins-quantity-faith = ✝️ Вера
paladins-quantity-strength = ⚔️ Сила
paladins-quantity-influence = 📯 Влияние
paladins-quantity-debts = непогашенные долги
paladins-quantity-paid = погашенные долги
paladins-quantity-suspicions = 👁️ подозрения
paladins-quantity-retinue = горожане свиты

## Этапы и виды событий, для /log

paladins-stage-paladins = Паладины
paladins-stage-tavern = Таверна
paladins-stage-play = Ходы
paladins-kind-cards = Паладины и карты
paladins-kind-townsfolk = Горожане и таверна
paladins-kind-outsiders = Чужаки
paladins-kind-works = Мастерские, монахи, стены
paladins-kind-inquisition = Подозрения, инквизиция, долги
paladins-kind-goods = Ресурсы и серебро
paladins-kind-virtual = { paladins-virtual-begin }

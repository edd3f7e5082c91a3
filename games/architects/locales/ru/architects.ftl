# «Зодчие Западного королевства»: что происходит, что спрашивают, что можно выбрать, почему нельзя.
# Термины: работник, подмастерье, пленник, захват, добродетель, долг (погашенный, непогашенный), серебро, налог, глина,
# дерево, камень, золото, мрамор, навык (плотницкое, кровельное, каменное дело), уровень собора, награда, драфт,
# витрина (display), обновление Чёрного рынка (reset), приказ (order), место (space).
# Места: Каменоломня, Лес, Серебряник, Шахты, Королевский склад, Мастерская, Центр города, Налоговый пост, Караульня,
# Чёрный рынок, Зал гильдии, Собор, Тюрьма. { $things-loc } выбирает [nothing], когда нет ничего (things-none).

architects-name = Зодчие Западного королевства
architects-named = { $what }
    .acc = { $what-acc }
architects-things = { $things }
    .acc = { $things-acc }

## Названия мест

architects-place-quarry = Каменоломня
architects-place-forest = Лес
architects-place-silversmith = Серебряник
architects-place-mines = Шахты
architects-place-storehouse = Королевский склад
architects-place-workshop = Мастерская
architects-place-town-centre = Центр города
architects-place-tax-stand = Налоговый пост
architects-place-guardhouse = Караульня
architects-place-market = Чёрный рынок
architects-place-guildhall = Зал гильдии
architects-place-cathedral = Собор
architects-place-prison = Тюрьма
architects-place-captive = планшет другого игрока

## Вопросы

architects-ask-draft = { $number ->
    [1] Какое из этих четырёх зданий оставишь?
    [2] Какое из этих трёх зданий оставишь?
   *[other] Какое из этих зданий оставишь?
}
architects-ask-boards = Каким планшетом играешь?
architects-ask-apprentice = Кого нанимаешь бесплатно перед игрой?
architects-ask-hire = Кого нанимает твоё здание?
architects-ask-reset = Чёрный рынок обновляется: подмастерья предлагают тебе { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}. Взять?
architects-ask-turn = Куда идёт твой работник?
architects-ask-recall = Все твои работники заняты. Откуда один вернётся домой?
architects-ask-keep = Какую из этих карт оставишь?
architects-ask-work = Пошлёшь в Зал гильдии ещё одного работника?
architects-ask-react = На кону долг. Что делаешь?
architects-ask-destroy = Твоя добродетель выше верха шкалы: за это можно уничтожить непогашенные долги. Уничтожить?
architects-ask-discard = В руке остаётся не больше шести карт. Какие уходят?
architects-ask-dismiss = Отпустить подмастерье

## Поля ввода

architects-field-location = Куда идёт работник
architects-field-place = Откуда
architects-field-good = Что добыть
architects-field-trade = Обмены
architects-field-goods = Что отдать
architects-field-turn-who = Выбор в Мастерской
architects-field-work-who = { architects-field-turn-who }
architects-field-dismiss-who = Кто уходит
architects-field-apprentice-who = Кого нанять
architects-field-hire-who = { architects-field-apprentice-who }
architects-field-board = Планшет
architects-field-use = Добродетель
architects-field-leaves = Кто уступает место
architects-field-capture = Захваты
architects-field-captures = Захваты (до { $number }, { $places ->
    [one] все в одном месте
    [few] не больше чем в { $places } местах
    [many] не больше чем в { $places } местах
   *[other] не больше чем в { $places } местах
})
architects-field-order = Приказы
architects-field-space = Ячейка
architects-field-deal = Сделка
architects-field-draft-card = Карта, которая остаётся
architects-field-keep-card = { architects-field-draft-card }
architects-field-turn-card = Карта под колоду
architects-field-work-card = { architects-field-turn-card }
architects-field-cards = Карты под колоду
architects-field-choice = Выбор
architects-field-sell = { architects-field-turn-card }
architects-field-dismiss = { architects-field-dismiss-who }
architects-field-destroy = Какие долги уничтожить
architects-field-avoid = От каких долгов откупиться
architects-field-spared = Без сброса
architects-field-work = Дело в Зале гильдии

## Варианты

architects-go-quarry = 🪨 Каменоломня: { $things }
architects-go-forest = 🌲 Лес: { $things }
architects-go-silversmith = ⚒️ Серебряник: { $things }
architects-go-mines = ⛰️ Шахты: { $things }
architects-go-mines-or = ⛰️ Шахты: { $things } или { $other }
architects-go-storehouse = 👑 Королевский склад: { $count ->
    [one] { $count } обмен
    [few] { $count } обмена
    [many] { $count } обменов
   *[other] { $count } обмена
}
architects-go-workshop = 🛠️ Мастерская: подмастерье или { $cards ->
    [one] { $cards } карта здания
    [few] { $cards } карты зданий
    [many] { $cards } карт зданий
   *[other] { $cards } карты зданий
}
architects-go-town-centre = 🏘️ Центр города: { $count ->
    [0] нет серебра на захват
    [one] { $count } захват
    [few] { $count } захвата
    [many] { $count } захватов
   *[other] { $count } захвата
}
architects-go-tax-stand = 💰 Налоговый пост: { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}{ $virtue ->
    [0] { "" }
   *[other] , −{ $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
}
architects-go-guardhouse = 🗝️ Караульня: { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
    [many] { $count } приказов
   *[other] { $count } приказа
}
architects-go-market = { $count ->
    [0] 🕯️ Чёрный рынок
    [one] 🕯️ Чёрный рынок: { $count } ячейка для тебя
    [few] 🕯️ Чёрный рынок: { $count } ячейки для тебя
    [many] 🕯️ Чёрный рынок: { $count } ячеек для тебя
   *[other] 🕯️ Чёрный рынок: { $count } ячейки для тебя
}
architects-build = 🏛️ Построить { $what-acc }: { $things }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
architects-step-up = ⛪ Собор, уровень { $level }

architects-stop = Больше ничего
architects-offer-any = { $count } любых из: { $kinds } → { $things-loc ->
    [nothing] { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}и { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
    }
}
architects-offer-trade = { $given } → { $things-loc ->
    [nothing] { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}и { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
    }
} ({ $what })
architects-apprentice = { $what }: { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}{ $silver ->
    [0] { "" }
   *[other] , на карте { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}
}
architects-free-apprentice = { $what }{ $silver ->
    [0] { "" }
   *[other] , на карте { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}
}
architects-plan = Взять { $count ->
    [one] { $count } карту здания
    [few] { $count } карты зданий
    [many] { $count } карт зданий
   *[other] { $count } карты зданий
}
architects-nobody-leaves = Никто
architects-group = { $place }: { $seat-is ->
    [you] { $count ->
        [one] твой { $count } работник
        [few] твои { $count } работника
        [many] твои { $count } работников
       *[other] твои { $count } работника
    }
   *[other] { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
} игрока { $seat }
}
architects-recall-prison = Тюрьма: один из твоих там ({ $count })
architects-recall-captive = Планшет игрока { $seat }: один из твоих пленных ({ $count })
architects-recall-space = Чёрный рынок: твой работник на ячейке { $number }
architects-use-virtue = Взять { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}: станет { $to }
architects-leave-virtue = Не брать: останется { $virtue }
architects-space = { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}: { $things }
architects-space-deal = { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}: подмастерье или просмотр карт
architects-look = { $count ->
    [one] Посмотреть { $count } карту здания
    [few] Посмотреть { $count } карты зданий, одну оставить
    [many] Посмотреть { $count } карт зданий, одну оставить
   *[other] Посмотреть { $count } карты зданий, одну оставить
}
architects-imprison = { $count ->
    [0] Отправить пленников в Тюрьму
    [one] Отправить в Тюрьму { $count } пленника
    [few] Отправить в Тюрьму { $count } пленников
    [many] Отправить в Тюрьму { $count } пленников
   *[other] Отправить в Тюрьму { $count } пленника
}
architects-release = { $count ->
    [0] Выпустить своих из Тюрьмы
    [one] Выпустить из Тюрьмы своего { $count } работника
    [few] Выпустить из Тюрьмы своих { $count } работников
    [many] Выпустить из Тюрьмы своих { $count } работников
   *[other] Выпустить из Тюрьмы своих { $count } работника
}
architects-free-buy = Освободить своих пленных ({ $count }) за { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}
architects-free-owe = Освободить своих пленных ({ $count }), это стоит долга и { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
architects-pay-debt = Погасить долг: { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}, +{ $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
architects-choose-capture = Захват
architects-choose-free = Освободить своих пленных ({ $count })
architects-sell-none = Оставить все карты

## Что это даст

architects-preview-gain = { core-you-get }
architects-preview-spend = { core-you-give }
architects-preview-virtue = Добродетель { $was } → **{ $now }** (в конце { WAY($before) ->
    [down] −
   *[up] { "" }
}{ SIZE($before) } → { WAY($after) ->
    [down] −
   *[up] { "" }
}{ SIZE($after) } оч.{ $cathedral ->
    [opens] ; открывает тебе Собор
    [closes] ; **закрывает тебе Собор**
   *[same] { "" }
}{ $market ->
    [opens] ; открывает тебе Чёрный рынок
    [closes] ; **закрывает тебе Чёрный рынок**
   *[same] { "" }
}).
architects-preview-destroy = Добродетель выше верха: потом можно бесплатно **уничтожить { $count ->
    [one] { $count } непогашенный долг
    [few] { $count } непогашенных долга
    [many] { $count } непогашенных долгов
   *[other] { $count } непогашенного долга
}**.
architects-preview-debts = Непогашенных долгов { $was } → **{ $now }**.
architects-preview-workers = Работников дома { $was } → **{ $now }**{ $now ->
    [0] : следующий ход вернёт одного и никого не пошлёт
   *[other] { "" }
}.
architects-preview-workers-last = Работников дома { $was } → **{ $now }**.
architects-preview-level = Собор, уровень { $level }: { $before } → **{ $after }** оч. и { $missing ->
    [0] скрытая награда (ресурсы, серебро или карта с 1 добродетелью либо 2 добродетели)
   *[other] { $missing ->
    [one] { $missing } добродетель
    [few] { $missing } добродетели
    [many] { $missing } добродетели
   *[other] { $missing } добродетели
}, ведь наград больше нет
}.
architects-preview-score = Сейчас очков: { WAY($was) ->
    [down] −
   *[up] { "" }
}{ SIZE($was) } → **{ WAY($now) ->
    [down] −
   *[up] { "" }
}{ SIZE($now) }**.
architects-preview-apprentices = Станет { $count ->
    [one] { $count } подмастерье
    [few] { $count } подмастерья
    [many] { $count } подмастерьев
   *[other] { $count } подмастерья
}.
architects-preview-captured = { WAY($count) ->
    [down] С твоего планшета уйдёт { SIZE($count) ->
    [one] { SIZE($count) } пленник
    [few] { SIZE($count) } пленника
    [many] { SIZE($count) } пленников
   *[other] { SIZE($count) } пленника
}.
   *[up] На твоём планшете прибавится { SIZE($count) ->
    [one] { SIZE($count) } пленник
    [few] { SIZE($count) } пленника
    [many] { SIZE($count) } пленников
   *[other] { SIZE($count) } пленника
}.
}
architects-preview-reset = Это **обновит Чёрный рынок**. Долг за больше всего работников в Тюрьме пока получит: { $most ->
    [you] **ты**
    [shared] **ты** и другие
    [others] кто-то другой
   *[nobody] никто
}.
architects-preview-refresh = Два подмастерья уйдут из Мастерской, придут два новых.
architects-preview-refresh-hire = **Сначала** два подмастерья уйдут из Мастерской и придут два новых; кого нанять, выберешь, когда они там лягут.
architects-preview-end = Это **заполнит Зал гильдии**: у каждого ещё один ход.
architects-preview-for-good = -# Ради этого открываются скрытые карты: взять назад нельзя.
architects-preview-then = 🧮 **Потом**:{ architects-then-goods }{ $debts ->
    [0] { "" }
   *[other] { " " }· { $debts }📜
}{ architects-then-place }
architects-then-goods = { $held ->
    [0] { " " }ничего
   *[other] { architects-then-clay }{ architects-then-wood }{ architects-then-stone }{ architects-then-gold }{ architects-then-marble }{ architects-then-silver }
}
architects-then-clay = { $clay ->
    [0] { "" }
   *[other] { " " }{ $clay }🏺
}
architects-then-wood = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood }🪵
}
architects-then-stone = { $stone ->
    [0] { "" }
   *[other] { " " }{ $stone }🪨
}
architects-then-gold = { $gold ->
    [0] { "" }
   *[other] { " " }{ $gold }🥇
}
architects-then-marble = { $marble ->
    [0] { "" }
   *[other] { " " }{ $marble }⬜
}
architects-then-silver = { $silver ->
    [0] { "" }
   *[other] { " " }{ $silver }🥈
}
architects-then-place = { $place ->
    [unmoved] { "" }
    [highest] { " " }· ⚖️ добродетель { $virtue }, пока выше всех
    [highest-shared] { " " }· ⚖️ добродетель { $virtue }, пока среди самых высоких
    [lowest] { " " }· ⚖️ добродетель { $virtue }, пока ниже всех
    [lowest-shared] { " " }· ⚖️ добродетель { $virtue }, пока среди самых низких
    [alike] { " " }· ⚖️ добродетель { $virtue }, пока как у всех
   *[between] { " " }· ⚖️ добродетель { $virtue }
}

## Что происходит

architects-begins = Первый ход: **{ $seat }**. Сначала все втайне выбирают три карты зданий драфтом.
architects-choose-boards = Сначала выбирают планшеты, от последнего места к первому: { verb-begin } **{ $seat }**.
architects-plays = **{ subject }** { verb-play } за персонажа **{ $what }**.
architects-passed = Тебе выбирать из этого: { $cards }.
architects-kept = Ты оставляешь **{ $what-acc }**.
architects-drew = Ты берёшь: { $cards }.
architects-drafted = Драфт окончен. **{ subject }** { verb-begin }.
architects-drafted-hire = Драфт окончен. До первого хода каждый бесплатно нанимает подмастерье, в обратном порядке ходов. Первый ход и последний наём: **{ $seat }**.
architects-all-hired = Мастерская снова полна. **{ subject }** { verb-begin }.
architects-turn = **{ subject }** · { $place }: { $deeds }.
architects-turn-idle = **{ subject }** · { $place }: { verb-place } работника.
architects-turn-recalls = **{ subject }** { $deeds }.
architects-more = **{ subject }** { $deeds }.
architects-took-back = { log-took-back }
architects-you-are-next = Следующий ход твой, после игрока **{ $seat }**.
architects-no-workers = **{ subject }** { verb-pass }: послать некого.
architects-took-debt = 📜 **{ subject }** { verb-get } { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}.
architects-guilty = { $among ->
    [1] 📜 Долг получает тот, у кого в Тюрьме больше всего работников ({ $count }): **{ $seats }**.
   *[other] 📜 Долг получают те, у кого в Тюрьме больше всего работников (по { $count }): **{ $seats }**.
}
architects-debts-of-virtue = 📜 Добродетель упала ниже 0: **{ $seats }**. { $among ->
    [1] { $count ->
        [one] Долг.
        [few] { $count } долга.
        [many] { $count } долгов.
       *[other] { $count } долга.
    }
   *[other] { $count ->
        [one] Каждому долг.
        [few] Каждому { $count } долга.
        [many] Каждому { $count } долгов.
       *[other] Каждому { $count } долга.
    }
}
architects-reset = 🕯️ На Чёрном рынке облава: кто там стоит, идёт в Тюрьму, а товары сменяются.
architects-reset-of = { architects-reset } ⛓️ { $who }
architects-reset-prison = ⛓️ С Чёрного рынка в Тюрьму: { $who }.
architects-reset-prison-one = **{ $seat }**: { $count }
architects-reset-release = Из Тюрьмы { $count ->
    [one] выходит
    [few] выходят
    [many] выходят
   *[other] выходят
} { $seat-is ->
    [you] **{ $count ->
    [one] { $count } твой работник
    [few] { $count } твоих работника
    [many] { $count } твоих работников
   *[other] { $count } твоих работника
}**
   *[other] { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
} игрока **{ $seat }**
}.
architects-reset-gain = При обновлении **{ subject }** { verb-gain } { $things-loc ->
    [nothing] { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
   *[other] { $things-acc }{ $virtue ->
        [0] { "" }
       *[other] {" "}и { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
    }
}.
architects-blamed = **{ subject }** { verb-lose } { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}: в Тюрьме { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}.
architects-blamed-several = ⛓️ За работников в Тюрьме каждый теряет { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}: { $who }.
architects-blamed-one = **{ $seat }** ({ $count })
architects-praised = Тоже +{ $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}: **{ $seats }**.
architects-refreshed = 🛠️ { architects-preview-refresh }
architects-last-turns = 🏛️ **Зал гильдии полон.** У каждого ещё один ход.
architects-over = Последний работник поставлен: **игра окончена**.

architects-did-board = { verb-play } за персонажа **{ $what }**
architects-did-leave-virtue = не { verb-take } { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
} при обновлении
architects-did-build = { verb-build } **{ $what-acc }**{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}за { $things-acc }
}
architects-did-step = { verb-climb } на уровень { $level } Собора{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}за { $things-acc }
}
architects-did-reward = { verb-get } в награду { $things-loc ->
    [nothing] { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
   *[other] { $things-acc }{ $virtue ->
        [0] { "" }
       *[other] {" "}и { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
    }
}
architects-did-gain = { verb-get } { $things-acc }
architects-did-pay = { verb-pay } { $things-acc }
architects-did-lay = { verb-lay } { $count }🥈 на пропущенные карты
architects-did-hire = { verb-hire } **{ $what-acc }**{ $things-loc ->
    [nothing] { "" }
   *[other] , на карте { $things }
}
architects-did-dismiss = { verb-let } **{ $what-acc }**
architects-did-draw = { verb-draw } { $count ->
    [one] { $count } карту здания
    [few] { $count } карты зданий
    [many] { $count } карт зданий
   *[other] { $count } карты зданий
}
architects-did-look = { verb-look } { $count ->
    [one] { $count } карту здания
    [few] { $count } карты зданий
    [many] { $count } карт зданий
   *[other] { $count } карты зданий
}
architects-did-keep = { verb-keep } одну из них
architects-did-discard = { verb-put } под колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
architects-did-trade = { verb-exchange } { $given } → { $things-loc ->
    [nothing] { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
   *[other] { $things }{ $virtue ->
        [0] { "" }
       *[other] {" "}и { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
    }
}
architects-did-space = { $seat-is ->
    [you] занимаешь
   *[other] занимает
} ячейку { $number }{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}за { $things-acc }
}
architects-did-steal = { verb-steal } { $count }🥈 налогов
architects-did-capture = { $seat-is ->
    [you] захватываешь
   *[other] захватывает
} { $whom-is ->
    [you] **{ $count ->
        [one] { $count } { $seat-is ->
            [you] своего
           *[other] твоего
        } работника
        [few] { $count } { $seat-is ->
            [you] своих
           *[other] твоих
        } работников
        [many] { $count } { $seat-is ->
            [you] своих
           *[other] твоих
        } работников
       *[other] { $count } { $seat-is ->
            [you] своих
           *[other] твоих
        } работников
    }**
   *[other] { $count ->
        [one] { $count } работника
        [few] { $count } работников
        [many] { $count } работников
       *[other] { $count } работников
    } игрока **{ $whom }**
} ({ $place })
architects-did-fetch = { verb-return } домой { $count ->
    [one] { $count } своего работника
    [few] { $count } своих работников
    [many] { $count } своих работников
   *[other] { $count } своих работников
} ({ $place })
architects-did-imprison = { verb-send } в Тюрьму { $whom-is ->
    [you] **{ $count ->
    [one] { $count } твоего работника
    [few] { $count } твоих работников
    [many] { $count } твоих работников
   *[other] { $count } твоих работников
}**
   *[other] { $count ->
    [one] { $count } работника
    [few] { $count } работников
    [many] { $count } работников
   *[other] { $count } работников
} игрока **{ $whom }**
}
architects-did-release = { $seat-is ->
    [you] выпускаешь
   *[other] выпускает
} из Тюрьмы { $count ->
    [one] { $count } своего работника
    [few] { $count } своих работников
    [many] { $count } своих работников
   *[other] { $count } своих работников
}
architects-did-free = { verb-free } { $count ->
    [one] { $count } пленного работника
    [few] { $count } пленных работников
    [many] { $count } пленных работников
   *[other] { $count } пленных работников
}
architects-did-free-from = { architects-did-free } ({ $shares })
architects-freed-from = { $whom-is ->
    [you] **у тебя { $count }**
   *[other] **{ $whom }**: { $count }
}
architects-freed-all-from = { $whom-is ->
    [you] **у тебя**
   *[other] **{ $whom }**
}
architects-did-pay-debt = { $seat-is ->
    [you] гасишь
   *[other] гасит
} долг
architects-did-take-debt = { verb-get } { $why ->
    [free] за это{" "}
    [build] при этом{" "}
   *[virtue] { "" }
}**{ $count ->
    [one] долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}**{ $why ->
    [virtue] {" "}(добродетель упала ниже 0)
   *[free] { "" }
}
architects-did-destroy = { $seat-is ->
    [you] уничтожаешь
   *[other] уничтожает
} { $count ->
    [one] { $count } непогашенный долг
    [few] { $count } непогашенных долга
    [many] { $count } непогашенных долгов
   *[other] { $count } непогашенных долга
}
architects-did-avoid = { $seat-is ->
    [you] откупаешься
   *[other] откупается
} от { $count ->
    [one] { $count } долга
    [few] { $count } долгов
    [many] { $count } долгов
   *[other] { $count } долгов
} за { $things-acc }
architects-did-virtue = теперь с добродетелью { $virtue } ({ WAY($steps) ->
    [down] −
   *[up] +
}{ SIZE($steps) })
architects-did-recall = { $seat-is ->
    [you] зовёшь
   *[other] зовёт
} домой работника ({ $place })
architects-did-recall-elsewhere = { architects-no-circle } ({ $place }, домашнее правило)
architects-no-circle = на местах с открытым кругом своих нет, { $seat-is ->
    [you] зовёшь
   *[other] зовёт
} домой работника
architects-did-recall-from = { architects-no-circle } { $whom-is ->
    [you] **с твоего планшета**
   *[other] с планшета другого игрока (**{ $whom }**)
} (домашнее правило)

## Количества знаками

architects-short-clay = { $count }🏺
architects-short-wood = { $count }🪵
architects-short-stone = { $count }🪨
architects-short-gold = { $count }🥇
architects-short-marble = { $count }⬜
architects-short-silver = { $count }🥈
architects-short-both = { $first } { $then }

## Итоговые очки

architects-score-buildings = Здания
architects-score-effects = Эффекты
architects-score-cathedral = Собор
architects-score-virtue = { architects-chart-virtue }
architects-score-debts = Долги
architects-score-riches = Зол., мрамор
architects-score-silver = Серебро
architects-score-prison = Тюрьма
architects-tie-1 = как и { $whom }; решила добродетель, { $own } : { $theirs }
architects-tie-2 = как и { $whom }, добродетели поровну; решило серебро, { $own } : { $theirs }
architects-tie-level = как и { $whom }, добродетели и серебра тоже поровну

## Почему нельзя

architects-refused-wrong-seats = { core-wrong-seats }
architects-refused-cannot-pay = Тебе нечем заплатить.
architects-refused-lacks-goods = Тебе не хватает: { $things-gen }.
architects-refused-column-too-dear = Мало серебра: каждый столбец дальше твоих работников стоит ещё 1.
architects-refused-too-few-workers = У тебя там слишком мало работников.
architects-refused-no-skill = Ни у кого из твоих подмастерьев нет навыка: { $skills }.
architects-refused-no-tax = Серебра там нет.
architects-refused-no-cards = Карты зданий кончились.
architects-refused-no-card = У тебя нет карты здания, чтобы положить под колоду.
architects-refused-no-captives = У тебя нет пленников.
architects-refused-none-in-prison = Твоих работников в Тюрьме нет.
architects-refused-none-captured = Твоих работников никто не держит.
architects-refused-no-debt = У тебя нет непогашенных долгов.
architects-refused-too-many-places = В этот ход там больше не захватить: слишком много мест.
architects-refused-too-many-apprentices = Для ещё одного подмастерья нет места: кто-то должен уйти.
architects-refused-space-taken = Там уже стоит работник.
architects-refused-too-virtuous = С добродетелью 10 и больше туда не ходят.
architects-refused-too-little-virtue = Нужна добродетель не меньше 5.
architects-refused-level-full = На этом уровне нет места.
architects-refused-colour-taken = Занято: кто-то играет этим планшетом или его другой стороной.
architects-refused-at-the-top = Ты на самом верху.

## Что могут исправить модераторы

architects-quantity-virtue = добродетель
architects-quantity-workers = свои работники: { $place }
architects-quantity-captured = захваченные работники игрока { $whom }
architects-quantity-apprentices = подмастерья
architects-quantity-buildings = { fix-quantity-buildings }
architects-quantity-build = { fix-quantity-build }
architects-quantity-hand = карты зданий в руке
architects-quantity-debts = непогашенные долги
architects-quantity-paid = погашенные долги
architects-quantity-level = уровень Собора
architects-quantity-points = дополнительные очки

## Виды событий, для /log

architects-kind-buildings = Здания и Собор
architects-kind-people = Подмастерья
architects-kind-prison = Захваты и Тюрьма
architects-kind-goods = Ресурсы, серебро, долги
architects-kind-virtue = Добродетель и Чёрный рынок
architects-kind-cards = Карты

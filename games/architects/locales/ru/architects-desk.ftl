# «Зодчие Западного королевства»: что видно игроку и на поле.
# «mark» и «whose» — цветные знаки мест («3🔵A»), «there» — те, кто где-то стоит.

architects-card-or = { $first }  |  { $then }

## Как идёт игра

architects-headline = **Раунд { $round }** · ходит { $seat }
architects-headline-seat = { architects-headline } · { architects-headline-free }
architects-headline-own = **Раунд { $round }** · твой ход
architects-headline-own-free = { architects-headline-own } · { architects-headline-free }
architects-headline-free = в Зале гильдии свободно { $free } из { $spaces } мест; когда заполнится, последние ходы
architects-headline-last = **Последние ходы** · ходит { $seat }
architects-headline-last-own = **Последние ходы** · твой ход
architects-headline-draft = **Драфт**
architects-moment = Раунд { $round } · ход { $turn }
architects-moment-react = Раунд { $round } · ход { $turn }, ответ на него
architects-headline-boards = **Выбор планшетов** · выбирает { $seat }
architects-headline-apprentice = **Первые подмастерья** · нанимает { $seat }
architects-moment-boards = Планшеты · выбор { $number }
architects-moment-apprentice = Первые подмастерья · наём { $number }
architects-moment-draft = Драфт · передача { $number }
architects-headline-end = { ending-headline }
architects-phase-draft = **Драфт, втайне.** Одну карту здания оставь, остальные передай налево, пока не наберёшь три.
architects-phase-boards = **Сначала планшеты.** По очереди, от последнего места, каждый берёт один; начнёт тот, у кого больше добродетели.
architects-phase-apprentice = **Первый подмастерье, бесплатно**, каждому в обратном порядке ходов; потом витрину пополняют.
architects-phase-turn = **Ход за ходом** каждый посылает одного работника на место и берёт то, что приносят все его работники там. **Карты** показывают все карты и домашние правила.

## Поле

architects-board-seat = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · добродетель { $virtue } · { $workers } 👷 · 🥈 { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}{ $goods-loc ->
    [nothing] { "" }
   *[other] , { $goods }
} · { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}
architects-board-none-yet = { $mark } **{ $seat }**{ $turn ->
    [yes] { " " }⬅️
   *[no] { "" }
} · планшета ещё нет
architects-board-points = -# 🏆 Сейчас очков { architects-signed }: { $parts }
architects-board-character = -# { $what } · { $does }
architects-board-apprentices = -# 🧑 { $who }
architects-board-built = -# 🏠 { $what }
architects-board-troubles = -# { $captives ->
    [0] { "" }
    [one] ⛓️ { $captives } пленник ({ $whose }){ architects-and-debts }
    [few] ⛓️ { $captives } пленника ({ $whose }){ architects-and-debts }
    [many] ⛓️ { $captives } пленников ({ $whose }){ architects-and-debts }
   *[other] ⛓️ { $captives } пленника ({ $whose }){ architects-and-debts }
}{ $captives ->
    [0] { architects-debts }
   *[other] { "" }
}
architects-and-debts = { $debts ->
    [0] { $paid ->
        [0] { "" }
       *[other] {" · "}{ architects-debts }
    }
   *[other] {" · "}{ architects-debts }
}
architects-debts = 📜 { $debts ->
    [one] { $debts } долг
    [few] { $debts } долга
    [many] { $debts } долгов
   *[other] { $debts } долга
}{ $paid ->
    [0] { "" }
   *[other] , погашено { $paid }
}
architects-board-places = **Работники на местах**
architects-board-place = { $place }{ $tax ->
    [0] { "" }
   *[other] {" "}(серебра: { $tax })
}: { $workers }
architects-board-tax = Налоговый пост (серебра: { $count }): никого
architects-board-prison = 🔒 Тюрьма: { $workers }
architects-board-empty = -# Пусто: { $places }
architects-board-market = **Чёрный рынок** (стоит 1 добродетель; только с добродетелью до { $most }): { $spaces }
architects-board-space = { $taken ->
    [yes] { $mark }{ " " }
   *[no] { "" }
}{ $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}: { $gives }
architects-board-deal = подмастерье или одна из { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}
architects-board-workshop = **Мастерская** (подмастерье за 4 серебра; в колоде { $left ->
    [one] { $left } подмастерье
    [few] { $left } подмастерья
    [many] { $left } подмастерьев
   *[other] { $left } подмастерья
})
architects-board-row = Ряд { $number }: { $who }
architects-board-apprentice = { $who }{ $silver ->
    [0] { "" }
   *[other] {" "}🥈{ $silver }
}
architects-board-guildhall = **Зал гильдии** (занято { $filled } из { $spaces }; ♻️ обновляет Чёрный рынок, 🔁 меняет двух подмастерьев)
    { $rows }
architects-board-cathedral = **Собор**: { $levels } · наград осталось: { $rewards }
architects-board-level = { $level }{ $stand ->
    [0] { "" }
   *[other] {" "}{ $there }
} ({ $price }: { $points } оч.{ $free ->
    [0] , занято
   *[other] { "" }
})
architects-board-any = { $count } дерева или камня

## Своё

architects-own-none-yet = Планшета у тебя ещё нет. От него зависит, с чем ты начинаешь.
architects-own-stock = 🏺 глина { $clay } · 🪵 дерево { $wood } · 🪨 камень { $stone } · 🥇 золото { $gold } · ⬜ мрамор { $marble } · 🥈 **{ $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}**
architects-beside-track = ⚖️ Добродетель { $virtue }{ $tax ->
    [0] { "" }
   *[other] , налог меньше на { $tax }
}{ $cathedral ->
    [no] , Собор закрыт
   *[yes] { "" }
}{ $market ->
    [no] , Чёрный рынок закрыт
   *[yes] { "" }
}
architects-own-standing = ⚖️ Добродетель **{ $virtue }**{ $tax ->
    [0] { "" }
   *[other] , налог меньше на { $tax }
}{ $cathedral ->
    [no] , Собор закрыт
   *[yes] { "" }
}{ $market ->
    [no] , Чёрный рынок закрыт
   *[yes] { "" }
} · 👷 дома { $workers }, на местах { $out ->
    [0] 0
   *[other] { $out } ({ $where })
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ уровень { $level }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 в Тюрьме { $prison }
}{ $captives ->
    [0] { "" }
    [one] {" · "}⛓️ { $captives } пленник
    [few] {" · "}⛓️ { $captives } пленника
    [many] {" · "}⛓️ { $captives } пленников
   *[other] {" · "}⛓️ { $captives } пленника
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } долг
    [few] {" · "}📜 { $debts } долга
    [many] {" · "}📜 { $debts } долгов
   *[other] {" · "}📜 { $debts } долга
}{ $paid ->
    [0] { "" }
   *[other] {" · "}погашено { $paid }
}
architects-own-row = { $first }, { $then }
architects-own-at = { $place } { $count }
architects-own-points = -# 🏆 Сейчас очков **{ architects-signed }**: { $parts }
architects-part-buildings = здания { architects-signed }
architects-part-cathedral = Собор { architects-signed }
architects-part-virtue = добродетель { architects-signed }
architects-part-debts = долги { architects-signed }
architects-part-riches = золото и мрамор { architects-signed }
architects-part-silver = серебро { architects-signed }
architects-part-prison = Тюрьма { architects-signed }
architects-signed = { WAY($points) ->
    [down] −
   *[up] { "" }
}{ SIZE($points) }
architects-own-held = ⛓️ Твои работники в плену: { $who }
architects-own-held-by = { $seat } — { $count }
architects-own-apprentices = **Подмастерья** ({ $count } из { $most })
architects-own-hand = **Карты зданий в руке**
architects-own-apprentice = -# 🧑 { $card }
architects-own-card = - { $card }
architects-own-card-ready = - ✅ { $card }
architects-own-card-needs = - { $card } · **не хватает: { $missing-gen }**
architects-own-card-bare = - { $card }
architects-own-card-unskilled = - { $card } · навыки: { $skills }
architects-own-building = -# 🏠 **{ $what }** · { $does }
architects-other = -# { $mark } **{ $seat }** · ⚖️ { $virtue } · 🥈 { $silver } · 👷 дома { $workers }, на местах { $out }{ $held ->
    [0] { "" }
   *[other] , в плену { $held }
}{ $prison ->
    [0] { "" }
   *[other] {" · "}🔒 { $prison }
}{ $captives ->
    [0] { "" }
   *[other] {" · "}⛓️ { $captives }
}{ $buildings ->
    [0] { "" }
   *[other] {" · "}🏠 { $buildings }
}{ $level ->
    [0] { "" }
   *[other] {" · "}⛪ { $level }
}{ $debts ->
    [0] { "" }
    [one] {" · "}📜 { $debts } долг
    [few] {" · "}📜 { $debts } долга
    [many] {" · "}📜 { $debts } долгов
   *[other] {" · "}📜 { $debts } долга
} · 🏆 { architects-signed }

## Подробности вопросов

architects-details-few-workers = -# 👷 { $count ->
    [one] Дома остался { $count } работник: когда их нет, ход возвращает одного и никого не посылает.
    [few] Дома только { $count } работника: когда их нет, ход возвращает одного и никого не посылает.
    [many] Дома только { $count } работников: когда их нет, ход возвращает одного и никого не посылает.
   *[other] Дома только { $count } работника: когда их нет, ход возвращает одного и никого не посылает.
}
architects-details-last-turn = -# 🏁 **Твой последний ход.** Очки дают здания, Собор, добродетель, золото, мрамор и каждые десять серебра; карты в руке и работники дома не дают ничего. Долги и работники в Тюрьме отнимают очки.
architects-closed = { bot-not-now }
architects-closed-some = { $what } ({ $why })
architects-closed-cathedral = Собор ({ $why } { $price })
architects-closed-guildhall = Зал гильдии (пока нечего построить)
architects-closed-many = ещё { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
} ({ $why })
architects-closed-dear = ещё { $count } { $count ->
    [one] подмастерье
    [few] подмастерья
    [many] подмастерьев
   *[other] подмастерья
} ({ $why })
architects-why-cannot-pay = нечем платить
architects-why-lacks-goods = не хватает ресурсов
architects-why-column-too-dear = мало серебра
architects-why-too-few-workers = там мало твоих работников
architects-why-no-skill = не хватает навыка
architects-why-no-tax = серебра там нет
architects-why-no-cards = карт не осталось
architects-why-no-card = нет карты под колоду
architects-why-no-captives = у тебя никого в плену
architects-why-none-in-prison = твоих там нет
architects-why-none-captured = твоих никто не держит
architects-why-no-debt = долгов нет
architects-why-too-many-places = в этот ход с других мест уже нельзя
architects-why-too-many-apprentices = нет места ещё для одного
architects-why-space-taken = занято
architects-why-too-virtuous = только с добродетелью ниже 10
architects-why-too-little-virtue = только с добродетелью от 5
architects-why-level-full = уровень заполнен
architects-why-colour-taken = занято
architects-why-at-the-top = ты на самом верху
architects-short-imprison = отправить пленников в Тюрьму
architects-short-release = выпустить из Тюрьмы
architects-short-buy = освободить за серебро
architects-short-owe = освободить за долг
architects-short-pay-debt = погасить долг
architects-details-reset = Больше добродетели — больше очков в конце. Но с 10 и выше Чёрный рынок для тебя закрыт, а выше 1 и выше 3 налог больше.
architects-details-recall = -# На местах с открытым кругом твоих работников нет, поэтому один возвращается из другого места (домашнее правило). Больше в этот ход ничего не происходит.
architects-details-hire = До найма твоим зданием витрина сменилась: теперь там лежат эти.
architects-own-board-card = - **{ $what }**: добродетель { $virtue }, { $things }{ $prison ->
    [0] { "" }
   *[other] , в Тюрьме { $prison }
}{ $debts ->
    [0] { "" }
    [one] , { $debts } долг
    [few] , { $debts } долга
    [many] , { $debts } долгов
   *[other] , { $debts } долга
}{ $cards ->
    [0] { "" }
    [one] , { $cards } карта после драфта
    [few] , { $cards } карты после драфта
    [many] , { $cards } карт после драфта
   *[other] , { $cards } карты после драфта
}
architects-details-react = Добродетелью сверх верха шкалы можно уничтожить непогашенные долги; некоторые планшеты позволяют откупиться от нового долга.
architects-draft-signs = -# На картах: пила = { architects-skill-carpentry }, черепица = { architects-skill-tiling }, мастерок = { architects-skill-masonry }.
architects-seal-turn = Сделать
architects-seal-recall = { architects-seal-turn }
architects-seal-keep = Оставить
architects-seal-hire = Нанять
architects-seal-work = { architects-seal-turn }
architects-seal-reset = { architects-seal-turn }
architects-seal-react = { architects-seal-turn }
architects-seal-discard = Под колоду
architects-seal-boards = Взять этот планшет
architects-seal-apprentice = Нанять
architects-done-turn = **Сделано.**
architects-done-recall = { architects-done-turn }
architects-done-boards = { architects-done-turn }
architects-done-apprentice = { architects-done-turn }
architects-decided-draft = Оставлено: { $card }
architects-decided-keep = Оставлено: { $card }
architects-decided-discard = Под колоду: { $cards }
architects-decided-recall = Один вернулся домой · { $place }
architects-decided-reset = { $use }
architects-sealed-turn = Пока никто другой не сходил, это можно взять назад.

architects-about-tax-stand = Взять всё серебро оттуда
architects-about-imprison = За них ты получаешь { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}
architects-about-group = { $price ->
    [0] Бесплатно
   *[other] За { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}
}, на твой планшет; Караульня платит за них { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}
architects-about-twin = { $place } · { $note }
architects-twin-place = ряд { $row }, столбец { $column }
architects-about-own-group = { $price ->
    [0] Бесплатно
   *[other] За { $price ->
    [one] { $price } серебро
    [few] { $price } серебра
    [many] { $price } серебра
   *[other] { $price } серебра
}
}; твои: они идут домой
architects-about-recall = Один вернётся домой, { $stay ->
    [0] не останется никого
    [one] останется { $stay }
    [few] останется { $stay }
    [many] останется { $stay }
   *[other] останется { $stay }
}
architects-now-own = { architects-now-there }; каждый следующий визит даст на 1 больше
architects-now-there = { $count ->
    [0] Твоих там нет
   *[other] Твоих там уже { $count }
}
architects-now-own-or = { architects-now-there }; за каждых { $pair } своих работников можно взять вместо этого 1 { $kind }
architects-now-and = { $first }; { $then }
architects-now-exchange = { $count } любых из: { $kinds } → { $things-loc ->
    [nothing] { $virtue ->
    [one] { $virtue } добродетель
    [few] { $virtue } добродетели
    [many] { $virtue } добродетели
   *[other] { $virtue } добродетели
}
   *[other] { $things }
}
architects-now-trade = { $given } → { $things-loc ->
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
architects-now-group = { $seat } — { $count } ({ $place })
architects-now-more-groups = { $groups }; и ещё { $count }
architects-now-workshop = Подмастерье: { $price } серебра в { $columns ->
    [1] первом столбце
   *[other] столбцах 1–{ $columns }
}, в каждом правее на 1 больше; карт зданий осталось { $left }
architects-now-one-place = Несколько захватов — только в одном месте: { $groups }
architects-now-one-group = Работники одного игрока в одном месте: { $groups }
architects-now-silver-limit = Не хватает серебра; твоих работников хватило бы на { $count ->
    [one] { $count } захват
    [few] { $count } захвата
    [many] { $count } захватов
   *[other] { $count } захвата
}. { $groups }
architects-now-own-only = Домой можно вернуть только своих
architects-now-idle = Сейчас ничего не даст, но зачтётся при следующем визите
architects-idle-storehouse = 👑 Королевский склад: обменять сейчас нечего
architects-idle-town-centre = 🏘️ Центр города: захватывать сейчас некого
architects-idle-guardhouse = 🗝️ Караульня: приказывать сейчас нечего
architects-now-captives = { $count ->
    [one] { $count } пленник
    [few] { $count } пленника
    [many] { $count } пленников
   *[other] { $count } пленника
} за серебро
architects-now-prison = { $count ->
    [one] { $count } твой в Тюрьме
    [few] { $count } твоих в Тюрьме
    [many] { $count } твоих в Тюрьме
   *[other] { $count } твоих в Тюрьме
}
architects-now-held = { $count ->
    [one] { $count } твой в плену
    [few] { $count } твоих в плену
    [many] { $count } твоих в плену
   *[other] { $count } твоих в плену
}
architects-now-debts = { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}
architects-now-space = { $price }: { $gives }
architects-now-deal = подмастерье или одна из карт ({ $cards })
architects-about-cathedral = { $price } и карта с руки: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и награда

architects-none-trade = Без обмена
architects-none-order = Без приказа
architects-none-capture = Никого не захватывать
architects-step-goods = Что отдаёшь в { $number }-м обмене

## Опции стола

architects-option-boards-standard = Планшеты: обычная сторона.
architects-option-boards-variable = Планшеты: пять персонажей из коробки, раздаются.
architects-option-boards-all = Планшеты: любые из десяти персонажей, раздаются.
architects-option-boards-chosen = Планшеты: пять персонажей из коробки, на выбор.
architects-option-boards-all-chosen = Планшеты: любые из десяти персонажей, на выбор.
architects-option-apprentice-yes = Первый подмастерье: как в дополнении «Эпоха ремесленников», после драфта каждый бесплатно нанимает одного.
architects-option-silver-same = Серебро: на обычных планшетах у всех в начале по 5, кто бы ни ходил первым.
architects-option-promos-yes = Промокарты: ещё три подмастерья и три здания.

# «Сделка с дьяволом»: что можно посмотреть в любой момент. Разделы, затем их содержимое.

devil-look-hand = 🃏 Твоя рука
devil-look-inquisitors = ⚖️ Инквизиторы
devil-look-seat = 🏰 Здания: { $seat }
devil-look-open = 🗑️ Сыграно, разрушено
devil-look-achievements = 🏅 Достижения
devil-look-goods = 🌱 Ресурсы: кто что произвёл
devil-look-track = 📈 Шкала репутации
devil-look-inquisition = 🕯️ Инквизиция: взятки, отгадки, ритуал
devil-look-bank = 🏦 Цены, долг и проценты
devil-look-scoring = 🏆 Подсчёт очков
devil-look-table = { rules-of-table }
devil-look-house = { rules-house }

## Карты

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(на крайней ячейке: можно использовать фишкой)*
    [stabled] { " " }*(под Конюшней: действует само каждый раунд)*
   *[built] { "" }
}
devil-look-no-building = Зданий пока нет.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Подкуплен и ушёл.*
    [up] 👁️ *Открыт: спросит всех при следующей инквизиции.*
    [later] *Спросит всех только в раунде { $last }.*
   *[down] *Закрыт: пока никого не спрашивает.*
}
devil-look-houseguest = - 🚪 { $card } *Спрашивает только тех, у кого гостит; сейчас это { $held }.*
devil-look-guests = { $seat } ({ $count })
devil-look-nobody = никто
devil-look-minor = - Малое: **{ $what }** · кто получил: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· потеряно: { $lost }
}
devil-look-major = - Большое: **{ $what }** → { $gains } · кто получил: { $who }
devil-look-alchemist = твой алхимик, он считается наукой

## Шкала

devil-look-space = `{ $space ->
    [0] { " " }0
    [1] { " " }1
    [2] { " " }2
    [3] { " " }3
    [4] { " " }4
    [5] { " " }5
    [6] { " " }6
    [7] { " " }7
    [8] { " " }8
    [9] { " " }9
   *[other] { $space }
}` { $arrows }{ $kind ->
    [top] { " " }🪽 верх
    [start] { " " }начало
    [knot] { " " }🪢 узел
    [demon] { " " }🦇
   *[none] { "" }
}{ $there ->
    [0] { "" }
   *[other] { " " }**{ $who }**
}

## Инквизиция

devil-look-bribes = { devil-rule-bribes }{ $coins ->
    [0] { "" }
   *[other] { " " }Сейчас там 🪙{ $coins }.
}
devil-guesses-third = -# **Отгадки сейчас.** Если две отгадки одной роли совпали, названный отвечает правдиво и все отгадки остаются до конца; иначе все возвращаются.
devil-guesses-devil = -# **Дьявол найден**: дьявол опускается на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
    [many] { $steps } делений
   *[other] { $steps } деления
}, инквизитор 3 открывается, каждый отгадавший получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
devil-guesses-cultist = -# **Сектант найден** (обоими смертными): сектант опускается на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
    [many] { $steps } делений
   *[other] { $steps } деления
}, оба смертных получают { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
devil-guesses-last = -# **Отгадки в раунде 5**, закреплённые тоже: верная даёт { $right ->
    [one] { $right } очко
    [few] { $right } очка
    [many] { $right } очков
   *[other] { $right } очка
} отгадавшему, неверная — { $wrong ->
    [one] { $wrong } очко
    [few] { $wrong } очка
    [many] { $wrong } очков
   *[other] { $wrong } очка
} дьяволу или сектанту, которого искали.
devil-look-locked = **Закреплённые отгадки:**
devil-look-not-locked = Закреплённых отгадок нет.

## Цены, очки, опции

devil-look-prices = Жетон крыльев ангела перед инквизицией: { $wing ->
    [one] { $wing } монета
    [few] { $wing } монеты
    [many] { $wing } монет
   *[other] { $wing } монеты
}. Придворный: в первый раз { $hire ->
    [one] { $hire } монета
    [few] { $hire } монеты
    [many] { $hire } монет
   *[other] { $hire } монеты
}, потом { $hire_again ->
    [one] { $hire_again } монета
    [few] { $hire_again } монеты
    [many] { $hire_again } монет
   *[other] { $hire_again } монеты
}.
devil-look-science = **Наука.** Каждое научное здание, кроме ресурсов, стоит { $steps } репутации.
devil-look-no-option = Ни одна опция из правил не включена.

## Cards: who made what, and the chests one has seen

devil-goods-how = { devil-goods-how-far } **Жирным**: этот раунд; *курсивом* то, что колесо даст областям, какие они сейчас.
devil-goods-how-far = -# Что у кого было в начале и что дали области, без карт, сделок и банка. 💬: что открыто искали в сундуках.
devil-goods-how-told = -# Из этих ресурсов: что у кого было в начале и что к тому времени дали области, без карт, сделок и банка. 💬: что открыто искали в сундуках.
devil-goods-besides = -# Сверх того у { $mark-gen } в начале есть: { $goods }.
devil-goods-of = **{ $seat }** · в начале { $begins } · { $rounds }
devil-goods-past = Р{ $round } { $made }{ $wish }
devil-goods-now = **Р{ $round } { $made }{ $wish }**
devil-goods-later = *Р{ $round } { $made }*
devil-goods-wish = { " " }💬{ $signs }
devil-goods-side-by-side = { $first }{ $then }
devil-goods-between = { $least }–⁠{ $most }{ $sign }
devil-goods-both = { $first } { $then }
devil-goods-chests = 🎁 **Просмотренные сундуки по знакам** (✓ взято тобой)
devil-goods-no-chest = 🎁 Просмотренных сундуков пока нет.
devil-goods-mark = { $mark }: { $chests }
devil-goods-mark-known = { $mark } ({ $seat }): { $chests }
devil-goods-chest-taken = Р{ $round } { $goods } за { $price } ✓
devil-goods-chest-left = Р{ $round } { $goods } за { $price }
devil-goods-chest-gone = Р{ $round } ушло за { $price }
devil-goods-chest-now = **сейчас перед тобой: { $goods } за { $price }**
devil-goods-chest-now-gone = **сейчас перед тобой: ушло за { $price }**

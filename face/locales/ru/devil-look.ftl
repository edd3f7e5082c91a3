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
devil-look-table = 📋 Правила этого стола
devil-look-house = 🏠 Домашние правила

## Карты

devil-look-item = - { $what }
devil-look-building = - { $card }{ $where ->
    [edge] { " " }*(на крайней ячейке: можно использовать фишкой)*
    [stabled] { " " }*(под Конюшней: действует само каждый раунд)*
   *[built] { "" }
}
devil-look-no-building = Зданий пока нет.
devil-look-answers = Каждому инквизитору, который тебя спросит, покажи частицу души (она останется у тебя), сдай отпущение грехов или прими штраф.
devil-look-inquisitor = - **{ $place }** · { $card } { $how ->
    [gone] ❌ *Подкуплен и ушёл.*
    [up] 👁️ *Открыт: спросит всех при следующей инквизиции.*
    [later] *Спросит всех только в раунде { $last }.*
   *[down] *Закрыт: пока никого не спрашивает.*
}
devil-look-houseguest = - 🚪 { $card } *Спрашивает только тех, у кого гостит; сейчас это { $held }.*
devil-look-guests = { $seat } ({ $count })
devil-look-nobody = никто
devil-look-sets = Символы твоих зданий считаются в каждом достижении; придворный — в одном, после чего он потрачен. **Наука заменяет любой символ.** Малое достижение поднимает одну из четырёх областей до уровня 2. Большое сразу даёт награду и { $majors ->
    [one] { $majors } очко
    [few] { $majors } очка
    [many] { $majors } очков
   *[other] { $majors } очка
} в конце (дьяволу — нет).
devil-look-minor = - Малое: **{ $what }** · кто получил: { $who }{ $gone ->
    [0] { "" }
   *[other] { " " }· потеряно: { $lost }
}
devil-look-major = - Большое: **{ $what }** → { $gains } · кто получил: { $who }
devil-look-alchemist = твой алхимик, он считается наукой

## Шкала

devil-look-track-ends = Кто доходит до верха, получает жетон крыльев ангела; каждое деление с 🦇 даёт жетон крыльев демона, если ступить на него по пути **вниз**. { $wings } жетона крыльев ангела становятся отпущением грехов, { $wings } жетона крыльев демона — Занудой, и он сразу стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. В фазе репутации кто выше всех, получает жетон крыльев ангела, кто ниже всех — жетон крыльев демона, если не все на одном делении.
devil-look-drift = Потом все **сдвигаются** по стрелкам своего деления (▼ вниз, ▲ вверх), но не дальше узла.
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

devil-look-bribes = **Взятки.** Каждые { $each ->
    [one] { $each } монета
    [few] { $each } монеты
    [many] { $each } монет
   *[other] { $each } монеты
} из всех сундуков вместе убирают следующего из A, B, C{ $coins ->
    [0] { "" }
    [one] ; там уже { $coins } монета
    [few] ; там уже { $coins } монеты
    [many] ; там уже { $coins } монет
   *[other] ; там уже { $coins } монеты
}. Лишние монеты лежат там до раунда 5.
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
devil-look-ritual-third = **Ритуал раунда 3**, по частицам души в сундуке дьявола. Дьявол всегда получает 1 стекло и 1 мрамор. От 1 частицы: ещё 1 дерево и 1 камень. От 2: ещё 2 монеты, и открывается инквизитор 1. От 3: ещё и инквизитор 2. Сектант получает за меченую частицу 1 пшеницу и 1 монету, за две — ещё 3 монеты. Частицы возвращаются дьяволу.
devil-look-ritual-last = **Ритуал раунда 5.** Дьяволу по 2 очка за вторую, третью и четвёртую частицу и по 6 за каждую следующую. 2 частицы открывают инквизитора 1, 4 — инквизитора 2 (3-го, если 2-й уже открыт).
devil-look-locked = **Закреплённые отгадки:**
devil-look-not-locked = Закреплённых отгадок нет.

## Цены, очки, опции

devil-look-prices = **Банк.** Дерево, камень или пшеница: покупка — { $buy_basic ->
    [one] { $buy_basic } монета
    [few] { $buy_basic } монеты
    [many] { $buy_basic } монет
   *[other] { $buy_basic } монеты
}, продажа — { $sell_basic ->
    [one] { $sell_basic } монета
    [few] { $sell_basic } монеты
    [many] { $sell_basic } монет
   *[other] { $sell_basic } монеты
}. Стекло или мрамор: покупка — { $buy_rare ->
    [one] { $buy_rare } монета
    [few] { $buy_rare } монеты
    [many] { $buy_rare } монет
   *[other] { $buy_rare } монеты
}, продажа — { $sell_rare ->
    [one] { $sell_rare } монета
    [few] { $sell_rare } монеты
    [many] { $sell_rare } монет
   *[other] { $sell_rare } монеты
}. Жетон крыльев ангела перед инквизицией: { $wing ->
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
devil-look-debt = **Долг.** Каждая взятая монета — монета долга, не больше { $limit }. Когда начисляются проценты, твой маркер делает по шагу за монету долга по кругу из { $circle }; каждый приход на старт увеличивает долг на 1. Рост выше { $limit } возвращает долг к { $after } и даёт жетон крыльев демона. Гасить долг можно в фазах производства, карт и инквизиции.
devil-look-science = **Наука.** Каждое научное здание, кроме ресурсов, стоит { $steps } репутации.
devil-look-score = Очки, что уже есть на шкале, и ещё:
    - очки зданий и их эффектов в конце
    - **минус половина долга**, с округлением вверх
    - { $majors } за каждое большое достижение (дьяволу — нет)
    - 1 за жетон крыльев ангела, −1 за жетон крыльев демона
    - { $indulgences } за отпущение грехов, 1 за неиспользованного придворного
    - −1 за меченую частицу души
    - 1 за стекло или мрамор; 1 за каждые { $exchange } оставшихся монет и базовых ресурсов
    Остаток решает ничьи, в пятых долях очка.
devil-look-no-option = Ни одна опция из правил не включена.

## Cards: who made what, and the chests one has seen

devil-goods-how = -# Что у кого было в начале и что дают области, без карт, сделок и банка. **Жирным**: этот раунд; *курсивом* то, что колесо даст областям, какие они сейчас. 💬: что открыто искали в сундуках.
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

# Эффекты зданий так коротко, как нужно в списке: товары знаками, ⚖️ в цене — репутация.

devil-brief-when-cost = Стоит: { $does }
devil-brief-when-built = Сразу: { $does }
devil-brief-when-action = Действие: { $does }
devil-brief-when-production = Производство: { $does }
devil-brief-when-interest = Проценты: { $does }
devil-brief-when-reputation = Каждый раунд: { $does }
devil-brief-when-minor = За каждое малое достижение: { $does }
devil-brief-when-hired = За каждый наём: { $does }
devil-brief-when-always = Всегда: { $does }
devil-brief-when-end = Конец: { $does }
devil-brief-gain = +{ $what }
devil-brief-pay = заплати { $what }
devil-brief-choose = возьми { $what-acc }
devil-brief-pay-any = заплати { $what-acc }
devil-brief-trade = отдай { $give } за { $take }{ $times ->
    [1] { "" }
   *[other] , до { $times } раз
}
devil-brief-sell = продай до { $what-gen } по { $price }🪙
devil-brief-buy = купи до { $what-gen } по { $price }🪙
devil-brief-reputation = репутация { $way ->
    [down] −
   *[up] +
}{ $n }
devil-brief-cost-reputation = ⚖️ −{ $n }
devil-brief-points = { $way ->
    [down] −
   *[up] +
}{ $n } оч.
devil-brief-angel = +{ $n }🪽
devil-brief-demon = +{ $n }🦇
devil-brief-absolve = верни { $n }🦇
devil-brief-buy-wings-of = купи до { $most }🪽 по { $price }🪙
devil-brief-relief = твой долг меньше на { $n }
devil-brief-courtier = придворный ({ $which })
devil-brief-produce = возьми ещё раз из производства: { $what }
devil-brief-tokens = { $what }
devil-brief-tokens-total = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}
devil-brief-tokens-free = { $way ->
    [fewer] −
   *[more] +
}{ $n } { $n ->
    [one] бесплатная фишка
    [few] бесплатные фишки
    [many] бесплатных фишек
   *[other] бесплатные фишки
}
devil-brief-interest-free = маркер процентов проходит на { $n } меньше
devil-brief-discount = { $type ->
    [rural] сельские здания
    [town] городские здания
    [church] церковные здания
    [science] научные здания
   *[any] здания
} дешевле на { $what }
devil-brief-special-stables = положи под неё здание с действием: оно бесплатно сработает каждый раунд
devil-brief-if-above-start = если твоя репутация выше начальной
devil-brief-if-below-start = если твоя репутация ниже начальной
devil-brief-if-highest = если ни у кого репутация не выше
devil-brief-if-lowest = если у всех остальных репутация выше
devil-brief-per-buildings = за { $type ->
    [rural] { $each ->
        [1] сельское здание
       *[other] { $each } сельских здания
    }
    [town] { $each ->
        [1] городское здание
       *[other] { $each } городских здания
    }
    [church] { $each ->
        [1] церковное здание
       *[other] { $each } церковных здания
    }
    [science] { $each ->
        [1] научное здание
       *[other] { $each } научных здания
    }
   *[any] { $each ->
        [1] здание
       *[other] { $each } здания
    }
}
devil-brief-per-courtiers = за { $each ->
    [1] придворного
   *[other] { $each } придворных
}
devil-brief-per-minors = за { $each ->
    [1] малое достижение
   *[other] { $each } малых достижения
}
devil-brief-per-majors = за { $each ->
    [1] большое достижение
   *[other] { $each } больших достижения
}
devil-brief-per-seats-above = за { $each ->
    [1] игрока с репутацией выше
   *[other] { $each } игроков с репутацией выше
}
devil-brief-per-seats-below = за { $each ->
    [1] игрока с репутацией ниже
   *[other] { $each } игроков с репутацией ниже
}
devil-brief-per-improved-fields = за { $each ->
    [1] поле 2-го уровня
   *[other] { $each } поля 2-го уровня
}
devil-brief-per-angels = за { $each ->
    [1] 🪽
   *[other] { $each }🪽
}
devil-brief-per-demons = за { $each ->
    [1] 🦇
   *[other] { $each }🦇
}
devil-brief-per-indulgences = за { $each ->
    [1] отпущение грехов
   *[other] { $each } отпущения грехов
}
devil-brief-per-debt = за { $each } долга
devil-brief-hoard = сбрось { $count ->
    [1] всё
   *[other] один вид
} ({ $kinds }): 1 оч. за { $each ->
    [1] каждый
   *[other] каждые { $each }
}
devil-brief-repay-of = погаси до { $n } долга
devil-brief-place-minor-of = получи малое достижение
devil-brief-drop-minor-of = навсегда потеряй малое достижение (любое)
devil-brief-marker-of = верни маркер процентов на старт

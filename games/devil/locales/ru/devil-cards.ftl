# «Сделка с дьяволом»: предложения на картах. Карта складывается из
#   devil-when-*    время — вокруг того, что происходит
#   devil-effect-*  по одному на глагол; со строчной буквы и без точки
#   devil-per-*     сколько раз; devil-if-*  при каком условии
# Названия карт — в devil-names.ftl.

# Вещи: столько-то одного вида.
thing-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
    [many] { $count } дерева
   *[other] { $count } дерева
}
    .gen = { $count } дерева
    .typed = деревьев|деревья|древесина|древесины
thing-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
    .gen = { $count ->
    [one] { $count } камня
    [few] { $count } камней
    [many] { $count } камней
   *[other] { $count } камней
}
thing-grain = { $count ->
    [one] { $count } пшеница
    [few] { $count } пшеницы
    [many] { $count } пшеницы
   *[other] { $count } пшеницы
}
    .acc = { $count ->
    [one] { $count } пшеницу
    [few] { $count } пшеницы
    [many] { $count } пшеницы
   *[other] { $count } пшеницы
}
    .gen = { $count } пшеницы
    .typed = зерно|зерна
thing-glass = { $count ->
    [one] { $count } стекло
    [few] { $count } стекла
    [many] { $count } стекла
   *[other] { $count } стекла
}
    .gen = { $count } стекла
thing-marble = { $count ->
    [one] { $count } мрамор
    [few] { $count } мрамора
    [many] { $count } мрамора
   *[other] { $count } мрамора
}
    .gen = { $count } мрамора
thing-devil-debt = долг { $count }
thing-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .acc = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .gen = { $count ->
    [one] { $count } монеты
    [few] { $count } монет
    [many] { $count } монет
   *[other] { $count } монет
}
thing-indulgences = { $count ->
    [one] { $count } отпущение грехов
    [few] { $count } отпущения грехов
    [many] { $count } отпущений грехов
   *[other] { $count } отпущения грехов
}
thing-jester-laughing = { $count ->
    [one] { $count } смеющийся шут
    [few] { $count } смеющихся шута
    [many] { $count } смеющихся шутов
   *[other] { $count } смеющихся шута
}
    .acc = { $count ->
    [one] { $count } смеющегося шута
    [few] { $count } смеющихся шутов
    [many] { $count } смеющихся шутов
   *[other] { $count } смеющихся шутов
}
thing-jester-weeping = { $count ->
    [one] { $count } плачущий шут
    [few] { $count } плачущих шута
    [many] { $count } плачущих шутов
   *[other] { $count } плачущих шута
}
    .acc = { $count ->
    [one] { $count } плачущего шута
    [few] { $count } плачущих шутов
    [many] { $count } плачущих шутов
   *[other] { $count } плачущих шутов
}

# Виды и символы без числа. Винительный и местный у типов — о придворных:
# .acc «(нанять) сельского», .loc именительный мужского рода, «сельский».
devil-kind-wood = дерево
devil-kind-stone = камень
devil-kind-grain = пшеница
    .acc = пшеницу
devil-kind-glass = стекло
devil-kind-marble = мрамор
devil-kind-coins = монеты
devil-type-rural = сельское
    .acc = сельского
    .loc = сельский
devil-type-town = городское
    .acc = городского
    .loc = городской
devil-type-church = церковное
    .acc = церковного
    .loc = церковный
devil-type-science = научное
    .acc = научного
    .loc = научный
devil-type-alchemist = алхимик
    .acc = алхимика

devil-goods-basic = { $n ->
    [one] { $n } базовый ресурс
    [few] { $n } базовых ресурса
    [many] { $n } базовых ресурсов
   *[other] { $n } базовых ресурса
}
    .gen = { $n ->
    [one] { $n } базового ресурса
    [few] { $n } базовых ресурсов
    [many] { $n } базовых ресурсов
   *[other] { $n } базовых ресурсов
}
devil-goods-rare = { $n ->
    [one] { $n } редкий ресурс
    [few] { $n } редких ресурса
    [many] { $n } редких ресурсов
   *[other] { $n } редких ресурса
}
    .gen = { $n ->
    [one] { $n } редкого ресурса
    [few] { $n } редких ресурсов
    [many] { $n } редких ресурсов
   *[other] { $n } редких ресурсов
}
devil-goods-any = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
    .gen = { $n ->
    [one] { $n } ресурса
    [few] { $n } ресурсов
    [many] { $n } ресурсов
   *[other] { $n } ресурсов
}
devil-goods-out-of = { $n } × { $goods }
    .acc = { $n } × { $goods-acc }

# Соединения.
devil-either = { $first } или { $last }
    .acc = { $first-acc } или { $last-acc }
devil-comma = { $first }, { $then }
    .acc = { $first-acc }, { $then-acc }
devil-then = { $first }; { $then }
devil-clause-if = { $condition }, { $does }
devil-clause-per = { $does } { $per }
devil-clause-most = { $does } (не больше { $most ->
    [one] { $most } раза
    [few] { $most } раз
    [many] { $most } раз
   *[other] { $most } раз
})

# Время.
devil-when-cost = Ещё цена: { $does }.
devil-when-built = При постройке: { $does }.
devil-when-action = Действие: { $does }.
devil-when-production = Производство: { $does }.
devil-when-interest = Проценты: { $does }.
devil-when-reputation = Фаза репутации: { $does }.
devil-when-minor = При получении малого достижения: { $does }.
devil-when-hired = При найме придворного: { $does }.
devil-when-always = Всегда: { $does }.
devil-when-end = Конец игры: { $does }.

# Условия.
devil-if-above-start = если твоя репутация выше начального деления
devil-if-below-start = если твоя репутация ниже начального деления
devil-if-highest = если ни у кого репутация не выше твоей
devil-if-lowest = если у всех остальных репутация выше твоей
devil-if-no-debt = если у тебя нет долга
devil-if-debt-at-least = если твой долг { $n } или больше
devil-if-tokens-at-least = если за эту фазу использовано фишек действий: { $n } или больше
devil-if-hired-this-phase = если в этой фазе выполнено действие найма
devil-if-buildings-at-least = если у тебя не меньше { $n } { $type ->
    [rural] сельских зданий
    [town] городских зданий
    [church] церковных зданий
    [science] научных зданий
   *[any] зданий
}
devil-if-no-demons = если у тебя нет крыльев демона

# Счёт.
devil-per-buildings = { $type ->
    [rural] { $each ->
        [one] за каждое своё сельское здание
        [few] за каждые { $each } своих сельских здания
        [many] за каждые { $each } своих сельских зданий
       *[other] за каждые { $each } своих сельских здания
    }
    [town] { $each ->
        [one] за каждое своё городское здание
        [few] за каждые { $each } своих городских здания
        [many] за каждые { $each } своих городских зданий
       *[other] за каждые { $each } своих городских здания
    }
    [church] { $each ->
        [one] за каждое своё церковное здание
        [few] за каждые { $each } своих церковных здания
        [many] за каждые { $each } своих церковных зданий
       *[other] за каждые { $each } своих церковных здания
    }
    [science] { $each ->
        [one] за каждое своё научное здание
        [few] за каждые { $each } своих научных здания
        [many] за каждые { $each } своих научных зданий
       *[other] за каждые { $each } своих научных здания
    }
   *[any] { $each ->
        [one] за каждое своё здание
        [few] за каждые { $each } своих здания
        [many] за каждые { $each } своих зданий
       *[other] за каждые { $each } своих здания
    }
}
devil-per-courtiers = { $each ->
    [1] за каждого неиспользованного придворного
   *[other] за каждых { $each } своих неиспользованных придворных
}
devil-per-minors = { $each ->
    [one] за каждое полученное малое достижение
    [few] за каждые { $each } полученных малых достижения
    [many] за каждые { $each } полученных малых достижений
   *[other] за каждые { $each } полученных малых достижения
}
devil-per-majors = { $each ->
    [one] за каждое полученное большое достижение
    [few] за каждые { $each } полученных больших достижения
    [many] за каждые { $each } полученных больших достижений
   *[other] за каждые { $each } полученных больших достижения
}
devil-per-angels = { $each ->
    [one] за каждый свой жетон крыльев ангела
    [few] за каждые { $each } своих жетона крыльев ангела
    [many] за каждые { $each } своих жетонов крыльев ангела
   *[other] за каждые { $each } своих жетона крыльев ангела
}
devil-per-demons = { $each ->
    [one] за каждый свой жетон крыльев демона
    [few] за каждые { $each } своих жетона крыльев демона
    [many] за каждые { $each } своих жетонов крыльев демона
   *[other] за каждые { $each } своих жетона крыльев демона
}
devil-per-indulgences = { $each ->
    [one] за каждое своё отпущение грехов
    [few] за каждые { $each } своих отпущения грехов
    [many] за каждые { $each } своих отпущений грехов
   *[other] за каждые { $each } своих отпущения грехов
}
devil-per-debt = { $each ->
    [1] за каждую монету своего долга
   *[other] за каждые { $each ->
    [one] { $each } монету
    [few] { $each } монеты
    [many] { $each } монет
   *[other] { $each } монеты
} своего долга
}
devil-per-seats-above = { $each ->
    [1] за каждого игрока с репутацией выше твоей
   *[other] за каждых { $each } игроков с репутацией выше твоей
}
devil-per-seats-below = { $each ->
    [1] за каждого игрока с репутацией ниже твоей
   *[other] за каждых { $each } игроков с репутацией ниже твоей
}
devil-per-steps-below-start = { $each ->
    [1] за каждое деление твоей репутации ниже начального
   *[other] за каждые { $each ->
    [one] { $each } деление
    [few] { $each } деления
    [many] { $each } делений
   *[other] { $each } деления
} твоей репутации ниже начального
}
devil-per-steps-above-start = { $each ->
    [1] за каждое деление твоей репутации выше начального
   *[other] за каждые { $each ->
    [one] { $each } деление
    [few] { $each } деления
    [many] { $each } делений
   *[other] { $each } деления
} твоей репутации выше начального
}
devil-per-improved-fields = { $each ->
    [one] за каждую свою область уровня 2
    [few] за каждые { $each } свои области уровня 2
    [many] за каждые { $each } своих областей уровня 2
   *[other] за каждые { $each } свои области уровня 2
}

# Эффекты.
devil-effect-gain = получи { $what-acc }
devil-effect-choose = возьми на выбор { $what-acc }
devil-effect-pay = заплати { $what-acc }
devil-effect-pay-any = заплати на выбор { $what-acc }
devil-effect-trade = { $times ->
    [1] можешь один раз обменять { $give-acc } на { $take-acc }
   *[other] можешь обменять { $give-acc } на { $take-acc }, до { $times ->
    [one] { $times } раза
    [few] { $times } раз
    [many] { $times } раз
   *[other] { $times } раз
}
}
devil-effect-sell = продай до { $what-gen } по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-effect-buy = купи до { $what-gen } по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-effect-reputation = { $way ->
    [down] опустись на { $n ->
    [one] { $n } деление
    [few] { $n } деления
    [many] { $n } делений
   *[other] { $n } деления
} по шкале репутации
   *[up] поднимись на { $n ->
    [one] { $n } деление
    [few] { $n } деления
    [many] { $n } делений
   *[other] { $n } деления
} по шкале репутации
}
devil-effect-points = { $way ->
    [down] потеряй { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
   *[up] получи { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
}
devil-effect-angel = получи { $n ->
    [one] { $n } жетон крыльев ангела
    [few] { $n } жетона крыльев ангела
    [many] { $n } жетонов крыльев ангела
   *[other] { $n } жетона крыльев ангела
}
devil-effect-demon = возьми { $n ->
    [one] { $n } жетон крыльев демона
    [few] { $n } жетона крыльев демона
    [many] { $n } жетонов крыльев демона
   *[other] { $n } жетона крыльев демона
}
devil-effect-absolve = { $n ->
    [one] верни { $n } жетон крыльев демона
    [few] верни до { $n } жетонов крыльев демона
    [many] верни до { $n } жетонов крыльев демона
   *[other] верни до { $n } жетона крыльев демона
}
devil-effect-buy-wings = { $most ->
    [one] купи { $most } жетон крыльев ангела
    [few] купи до { $most } жетонов крыльев ангела
    [many] купи до { $most } жетонов крыльев ангела
   *[other] купи до { $most } жетона крыльев ангела
} по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
devil-effect-relief = твой долг уменьшается на { $n }
devil-effect-repay = можешь погасить до { $n } долга, по монете за каждую единицу
devil-effect-marker = верни маркер процентов на старт
devil-effect-courtier = возьми бесплатно придворного ({ $which-acc })
devil-effect-dismiss = сбрось неиспользованного придворного ({ $which-acc })
devil-effect-place-minor = сразу размести одно ещё не полученное малое достижение
devil-effect-drop-minor = навсегда потеряй одно малое достижение, полученное или нет
devil-effect-produce = возьми ещё раз то, что в этом раунде дало производство: { $what }
devil-effect-tokens = со следующего раунда у тебя { $what }
devil-tokens-total = на { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
} действий { $way ->
    [fewer] меньше
   *[more] больше
}
devil-tokens-free = на { $n ->
    [one] { $n } бесплатную фишку
    [few] { $n } бесплатные фишки
    [many] { $n } бесплатных фишек
   *[other] { $n } бесплатные фишки
} действий { $way ->
    [fewer] меньше
   *[more] больше
}
devil-effect-interest-free = твой маркер процентов проходит на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
} меньше
devil-effect-discount = { $type ->
    [rural] твои сельские здания
    [town] твои городские здания
    [church] твои церковные здания
    [science] твои научные здания
   *[any] твои здания
} дешевле на { $what-acc }
devil-effect-hoard = { $count ->
    [1] можешь сбросить всё своё: { $kinds }
   *[other] можешь сбросить всё своё **одного** вида ({ $kinds })
}: { $each ->
    [1] 1 очко за каждую штуку
   *[other] 1 очко за каждые { $each }; остаток сохраняешь
}
devil-effect-special = { $what }
devil-special-stables = положи под неё своё здание с действием: оно срабатывает сейчас, а потом бесплатно каждый раунд

# Карты целиком.
devil-card-reputation = потеря { $n } репутации
devil-card-short = **{ $name }** ({ $types }) { $cost }{ $science ->
    [0] { "" }
   *[other] { " " }−{ $science } репутации
} · { $points } оч.
devil-card-building = **{ $name }** ({ $types }) — { $cost } · { $points } оч.
devil-card-less = { $cost } (скидка от твоих зданий)
devil-card-free = бесплатно
devil-card-and = { $first } · { $then }
devil-card-event = **{ $name }** — { $left } / { $right }
devil-card-left = Слева (−{ $n } репутации): { $does }.
devil-card-right = Справа (+{ $n } репутации): { $does }.
devil-card-left-moves = −{ $n } репутации
devil-card-right-moves = +{ $n } репутации
devil-card-left-only = Слева, только { $condition } (иначе всё пропускается): { $does }.
devil-card-right-only = Справа, только { $condition } (иначе всё пропускается): { $does }.
devil-brief-dismiss = сбрось свободного придворного ({ $which-acc })
devil-brief-place-minor = сразу размести новое малое достижение
devil-brief-drop-minor = навсегда потеряй малое достижение, полученное или нет
devil-brief-repay = можешь погасить до { $n } долга, монета за единицу
devil-brief-marker = маркер процентов на старт
devil-brief-buy-wings = купи до { $most ->
    [one] { $most } жетона
    [few] { $most } жетонов
    [many] { $most } жетонов
   *[other] { $most } жетонов
} крыльев ангела, по { $price } 🪙
devil-brief-if-tokens = если использовано фишек действий: { $n }+
devil-brief-if-hired = если выполнено действие найма
devil-brief-above-start = за { $each ->
    [1] каждое деление
    [one] каждые { $each } деление
    [few] каждые { $each } деления
    [many] каждые { $each } делений
   *[other] каждые { $each } деления
} репутации выше начального
devil-brief-below-start = за { $each ->
    [1] каждое деление
    [one] каждые { $each } деление
    [few] каждые { $each } деления
    [many] каждые { $each } делений
   *[other] каждые { $each } деления
} репутации ниже начального
devil-brief-only = Только { $condition }: { $does }
devil-side-nothing = больше ничего
devil-card-inquisitor = **{ $name }** — { $penalty }.

# Штрафы инквизиторов.
devil-card-penalty-ascetic = сдай на выбор { $goods ->
    [one] { $goods } ресурс
    [few] { $goods } ресурса
    [many] { $goods } ресурсов
   *[other] { $goods } ресурса
} и потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый не сданный
devil-card-penalty-fundamentalist = потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждое полученное достижение, малое или большое
devil-card-penalty-plebeian = потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждую полную пару своих зданий
devil-card-penalty-houseguest = потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
devil-card-penalty-orator = потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и ещё { $extra }, если хоть у кого-то репутация не ниже твоей
devil-card-penalty-vandal = разрушается твоё здание, второе по ценности
devil-card-penalty-bailiff = твой долг растёт на { $extra }; затем потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждые { $each ->
    [one] { $each } монету
    [few] { $each } монеты
    [many] { $each } монет
   *[other] { $each } монеты
} долга
devil-card-penalty-glutton = потеряй { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, если не отдашь { $goods ->
    [one] { $goods } редкий ресурс
    [few] { $goods } редких ресурса
    [many] { $goods } редких ресурсов
   *[other] { $goods } редких ресурса
}

# Глаголы к месту, о котором идёт речь: рядом с именем или «ты». Предложения зовут их так: { verb-take }.

verb-accuse = { $seat-is ->
    [you] обвиняешь
   *[other] обвиняет
}
verb-attack = { $seat-is ->
    [you] атакуешь
   *[other] атакует
}
verb-begin = { $seat-is ->
    [you] начинаешь
   *[other] начинает
}
verb-borrow = { $seat-is ->
    [you] занимаешь
   *[other] занимает
}
verb-build = { $seat-is ->
    [you] строишь
   *[other] строит
}
verb-buy = { $seat-is ->
    [you] покупаешь
   *[other] покупает
}
verb-climb = { $seat-is ->
    [you] поднимаешься
   *[other] поднимается
}
verb-confess = { $seat-is ->
    [you] сознаёшься
   *[other] сознаётся
}
verb-convert = { $seat-is ->
    [you] обращаешь
   *[other] обращает
}
verb-discard = { $seat-is ->
    [you] сбрасываешь
   *[other] сбрасывает
}
verb-draw = { $seat-is ->
    [you] берёшь
   *[other] берёт
}
verb-drift = { $seat-is ->
    [you] сдвигаешься
   *[other] сдвигается
}
verb-earn = { $seat-is ->
    [you] получаешь
   *[other] получает
}
verb-end = { $seat-is ->
    [you] заканчиваешь
   *[other] заканчивает
}
verb-free = { $seat-is ->
    [you] освобождаешь
   *[other] освобождает
}
verb-gain = { $seat-is ->
    [you] получаешь
   *[other] получает
}
verb-get = { $seat-is ->
    [you] получаешь
   *[other] получает
}
verb-exchange = { $seat-is ->
    [you] обмениваешь
   *[other] обменивает
}
verb-give = { $seat-is ->
    [you] отдаёшь
   *[other] отдаёт
}
verb-hand = { $seat-is ->
    [you] сдаёшь
   *[other] сдаёт
}
verb-hire = { $seat-is ->
    [you] нанимаешь
   *[other] нанимает
}
verb-keep = { $seat-is ->
    [you] оставляешь
   *[other] оставляет
}
verb-lay = { $seat-is ->
    [you] кладёшь
   *[other] кладёт
}
verb-leave = { $seat-is ->
    [you] уходишь
   *[other] уходит
}
verb-let = { $seat-is ->
    [you] отпускаешь
   *[other] отпускает
}
verb-look = { $seat-is ->
    [you] просматриваешь
   *[other] просматривает
}
verb-lose = { $seat-is ->
    [you] теряешь
   *[other] теряет
}
verb-pass = { $seat-is ->
    [you] пасуешь
   *[other] пасует
}
verb-pay = { $seat-is ->
    [you] платишь
   *[other] платит
}
verb-place = { $seat-is ->
    [you] ставишь
   *[other] ставит
}
verb-plan = { $seat-is ->
    [you] планируешь
   *[other] планирует
}
verb-play = { $seat-is ->
    [you] играешь
   *[other] играет
}
verb-produce = { $seat-is ->
    [you] производишь
   *[other] производит
}
verb-put = { $seat-is ->
    [you] кладёшь
   *[other] кладёт
}
verb-recruit = { $seat-is ->
    [you] нанимаешь
   *[other] нанимает
}
verb-return = { $seat-is ->
    [you] возвращаешь
   *[other] возвращает
}
verb-reveal = { $seat-is ->
    [you] открываешь
   *[other] открывает
}
verb-score = { $seat-is ->
    [you] получаешь
   *[other] получает
}
verb-sell = { $seat-is ->
    [you] продаёшь
   *[other] продаёт
}
verb-send = { $seat-is ->
    [you] отправляешь
   *[other] отправляет
}
verb-show = { $seat-is ->
    [you] показываешь
   *[other] показывает
}
verb-spend = { $seat-is ->
    [you] тратишь
   *[other] тратит
}
verb-steal = { $seat-is ->
    [you] крадёшь
   *[other] крадёт
}
verb-take = { $seat-is ->
    [you] берёшь
   *[other] берёт
}
verb-use = { $seat-is ->
    [you] используешь
   *[other] использует
}
verb-win = { $seat-is ->
    [you] побеждаешь
   *[other] побеждает
}
verb-seek = { $seat-is ->
    [you] ищешь
   *[other] ищет
}
verb-rise = { $seat-is ->
    [you] поднимаешься
   *[other] поднимается
}
verb-sink = { $seat-is ->
    [you] опускаешься
   *[other] опускается
}

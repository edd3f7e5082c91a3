### «Сделка с дьяволом»: досье оконченной игры.

devil-told-people = 👥 Кто был кем
devil-told-who = { $sign } { $seat }
devil-told-as = { $seat } ({ $mark })
devil-told-person = **{ $who }**: { $souls ->
    [0] в начале без души
    [one] в начале { $souls } частица души
    [few] в начале { $souls } частицы души
    [many] в начале { $souls } частиц души
   *[other] в начале { $souls } частицы души
}, в конце { devil-told-pieces }. { $buildings ->
    [0] Зданий нет
    [one] { $buildings } здание
    [few] { $buildings } здания
    [many] { $buildings } зданий
   *[other] { $buildings } здания
}, { $debt ->
    [0] долга не было ни разу
   *[other] наибольший долг { $debt }
}.
devil-told-pieces = { $pure ->
    [0] { $marked ->
        [0] ни одной частицы души
        [one] { $marked } меченая частица души
        [few] { $marked } меченые частицы души
        [many] { $marked } меченых частиц души
       *[other] { $marked } меченой частицы души
    }
   *[other] { $marked ->
        [0] { $pure ->
    [one] { $pure } чистая частица души
    [few] { $pure } чистые частицы души
    [many] { $pure } чистых частиц души
   *[other] { $pure } чистые частицы души
}
       *[other] частицы души: чистых { $pure }, меченых { $marked }
    }
}
    .acc = { $pure ->
    [0] { $marked ->
        [0] ни одной частицы души
        [one] { $marked } меченую частицу души
        [few] { $marked } меченые частицы души
        [many] { $marked } меченых частиц души
       *[other] { $marked } меченой частицы души
    }
   *[other] { $marked ->
        [0] { $pure ->
    [one] { $pure } чистую частицу души
    [few] { $pure } чистые частицы души
    [many] { $pure } чистых частиц души
   *[other] { $pure } чистые частицы души
}
       *[other] частицы души: чистых { $pure }, меченых { $marked }
    }
}
devil-told-round = 📦 Раунд { $round }: сундуки
devil-told-chest = **{ $who }** предлагает { $things-acc } за { $price-acc }.
devil-told-chest-empty = **{ $who }** предлагает пустой сундук за { $price-acc }.
devil-told-look-refused = -# ▸ { $seat }: отказ
devil-told-look-took = -# ▸ { $seat }: сделка ✅
devil-told-look-souls = -# ▸ { $seat }: сделка ✅, плата — { $pieces }
devil-told-look-late = -# ▸ { $seat }: уже взято
devil-told-souls = 👻 Проданные души
devil-told-soul = Раунд { $round }: **{ $seller }** продаёт { $pieces-acc } за { $things-acc } ({ devil-told-worth }); покупатель — **{ $buyer }**.
devil-told-worth = в банке { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-told-soul-marks = -# ▸ Проданные меченые частицы сберегли в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $seat })
devil-told-soul-gift = -# ▸ За меченые частицы ритуал дал { $things-acc } ({ $seat })
devil-told-soul-cost = -# ▸ Цена у инквизиторов, со зданиями, долгами и отпущениями: **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}** ({ $seat }, { $rounds })
devil-told-soul-round = раунд { $round }: { $points }
devil-told-soul-free = -# ▸ У инквизиторов это не стоило ничего ({ $seat })
devil-told-no-souls = Никто не продал ни частицы души.
devil-told-hunts = 🔥 Охота на ведьм
devil-told-hunt = **Раунд { $round }**
devil-told-vote = - { $seat } обвиняет игрока { $whom }
devil-told-vote-nobody = - { $seat } никого не обвиняет
devil-told-proved = ⚖️ **{ $who }** на допросе: невиновность доказана.
devil-told-confessed = 🔥 **{ $who }** на допросе: признание.
devil-told-inquisitions = ⚖️ Инквизиции
devil-told-inquisition = **Раунд { $round }**
devil-told-packed = **{ $who }** кладёт в сундук: { $contents }.
devil-told-right = -# ✅ { $seat } отгадывает верно: { $whom } — { $mark }.
devil-told-wrong = -# ❌ { $seat } ошибается: { $whom } — { $mark }.
devil-told-bribed = { $count ->
    [one] За взятку уходит { $who }.
    [few] За взятки уходят { $who }.
    [many] За взятки уходят { $who }.
   *[other] За взятки уходят { $who }.
}
devil-told-answer = -# ▸ { $said }
devil-told-penalties = Очки, потерянные из-за штрафов: { $who }.
devil-told-turns = { chart-turning }
devil-told-scores = Раунд { $round } начинается так: { $ranking }.
devil-told-points = { $seat } { $points }
devil-told-led = **{ $seat }** обходит игрока { $before } в раунде { $round } и остаётся впереди в конце каждого следующего.
devil-told-led-last = **{ $seat }** выходит вперёд лишь в последнем раунде (до этого — { $before }).
devil-told-always-led = **{ $seat }** впереди в конце каждого раунда.
devil-told-lead-changes = От раунда к раунду лидер сменился { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}.

devil-award-worst-deal = 💸 **Щедрый клиент**: { $seat } платит { devil-award-price } за { $things-acc } в раунде { $round }; продавец — { $owner }.
devil-award-air = 💨 **Покупатель воздуха**: { $seat } платит { devil-award-price } за пустой сундук в раунде { $round }; продавец — { $owner }.
devil-award-best-deal = 🤑 **Сделка века**: { $seat } получает { $things-acc } за { devil-award-price } в раунде { $round }; продавец — { $owner }.
devil-award-price = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-award-suspect-right = 🔥 **Боялись не зря**: { $seat }, обвинений — { $count }, и это действительно { $mark }.
devil-award-suspect-wrong = 🔥 **Громоотвод**: { $seat }, обвинений — { $count }, а это всего лишь { $mark }.
devil-award-unsold = 🪦 **Залежалый товар**: { $seat }, нетронутых сундуков вернулось — { $count }.
devil-award-sharp-eye = 🦉 **Острый глаз**: { $who }, { $count ->
    [one] { $count } верная отгадка
    [few] { $count } верные отгадки
    [many] { $count } верных отгадок
   *[other] { $count } верные отгадки
}.
devil-award-wrong-tree = 🐕 **Не тот след**: { $who }, { $count ->
    [one] { $count } неверная отгадка
    [few] { $count } неверные отгадки
    [many] { $count } неверных отгадок
   *[other] { $count } неверные отгадки
}.
devil-award-debtor = 🏦 **Друг банка**: { $who }, долг { $debt }.
devil-award-pure-soul = 😇 **Не продаётся**: { $who } { $count ->
    [one] сохраняет душу целой
    [few] сохраняют души целыми
    [many] сохраняют души целыми
   *[other] сохраняют души целыми
}, пока другие продают.
devil-chart-points = Очки, если бы игра закончилась
devil-chart-coins = Монеты
devil-chart-debt = Долг
devil-chart-reputation = Репутация
devil-chart-dealings = Кто с кем торговал
devil-chart-legend = От того, кто предложил сундук, к тому, кто его взял: сколько сундуков и сколько частиц души за них.
devil-chart-dealing = { $seat } берёт, предлагает { $owner }: { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
    [many] { $chests } сундуков
   *[other] { $chests } сундука
}{ $souls ->
    [0] { "" }
    [one] { " " }за { $souls } частицу души
    [few] { " " }за { $souls } частицы души
    [many] { " " }за { $souls } частиц души
   *[other] { " " }за { $souls } частицы души
}

## Что сделано, в числах

devil-feat-chests-taken = { $count ->
    [one] { $count } взятый сундук
    [few] { $count } взятых сундука
    [many] { $count } взятых сундуков
   *[other] { $count } взятых сундука
}
devil-feat-chests-sold = { $count ->
    [one] { $count } проданный сундук
    [few] { $count } проданных сундука
    [many] { $count } проданных сундуков
   *[other] { $count } проданных сундука
}
devil-feat-souls-sold = { $count ->
    [one] { $count } проданная частица души
    [few] { $count } проданные частицы души
    [many] { $count } проданных частиц души
   *[other] { $count } проданные частицы души
}
devil-feat-souls-bought = { $count ->
    [one] { $count } купленная частица души
    [few] { $count } купленные частицы души
    [many] { $count } купленных частиц души
   *[other] { $count } купленные частицы души
}
devil-feat-buildings = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}

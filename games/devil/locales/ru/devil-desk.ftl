# «Сделка с дьяволом»: что видно игроку и на поле.

## Шаги и о чём каждый

devil-headline = **Раунд { $round } из { $rounds }** · { $step }
devil-moment = Раунд { $round } · { $step }
devil-headline-end = { ending-headline }
devil-step-roles-preferences = перед раздачей ролей
devil-step-production = производство
devil-step-cards-deal = карты
devil-step-cards-pick = карты: оставить и передать
devil-step-cards-done = карты: готовы?
devil-step-trading-offer = сделки: предложения
devil-step-trading-first = сделки: первое предложение
devil-step-trading-second = сделки: второе предложение
devil-step-actions-plan = действия: планы
devil-step-actions-resolve = действия: исполнение
devil-step-interest = проценты
devil-step-reputation = репутация
devil-step-hunt-vote = охота на ведьм: голосование
devil-step-hunt-answer = охота на ведьм: допрос
devil-step-inquisition-wings = инквизиция: подготовка
devil-step-inquisition-pack = инквизиция: сундуки
devil-step-inquisition-answer = инквизиция: ответы
devil-step-inquisition-guest = инквизиция: поздние гости

devil-phase-roles-preferences = **Кто какую роль хочет?** Скажи втайне: никто другой этого не прочтёт. Потом решит жребий: желанное вероятнее.
devil-phase-production = Области приносят ресурсы и монеты.
devil-phase-cards-deal = Каждому раздают четыре здания и событие.
devil-phase-cards-pick = **Новые карты.** Оставь одно старое здание, возьми четыре и событие, два передай.
devil-phase-cards-done = **Переданные карты в руке.** { devil-only-debtors }
devil-phase-trading-offer = **Сделки, втайне.** Клади в сундук ресурсы и монеты или ничего и назначь цену. Двое других увидят его и узнают по знаку только роль, но не тебя.
devil-phase-trading-first = **Первое предложение.** Возьми всё из чужого сундука за назначенную цену или откажись. Ты видишь знак, но не хозяина.
devil-phase-trading-second = { devil-first-second }
devil-phase-actions-plan = **Планы, втайне.** { devil-plan-lacks }{ $learners ->
    [yes] , и новичку это ничего не стоит.
   *[no] { " " }и стоит 1 очко репутации.
}
devil-phase-actions-resolve = **Планы открыты** и исполняются. По пути кое-что придётся выбрать.
devil-phase-interest = Начисляются проценты.
devil-phase-reputation = Кто выше всех на шкале, получает жетон крыльев ангела, кто ниже всех — жетон крыльев демона; потом все сдвигаются к узлу.
devil-phase-hunt-vote = **Охота на ведьм.** Каждый втайне обвиняет одного игрока или никого. У кого два голоса или больше, того допросят.
devil-phase-hunt-answer = **Допрошенные отвечают.** Невиновность доказывают три частицы души; у кого меньше, тот сознаётся.
devil-phase-inquisition-wings = **Инквизиция близко.** Жетоны крыльев ангела в продаже.
devil-phase-inquisition-pack = { $round ->
    [5] **Последние сундуки, втайне.** Когда их откроют, раскроются все роли.
   *[other] **Сундуки для инквизиции, втайне.** Открывают их по знаку, не по имени.
}
devil-phase-inquisition-answer = **Инквизиторы спрашивают всех**: частица души, отпущение грехов или штраф.
devil-phase-inquisition-guest = **Вслед за Сборщиком долгов явился Зануда** и ждёт ответа немедленно.

devil-course-roles = { $here ->
    [yes] **роли**
   *[no] роли
}
devil-course-production = { $here ->
    [yes] **производство**
   *[no] производство
}
devil-course-cards = { $here ->
    [yes] **карты**
   *[no] карты
}
devil-course-trading = { $here ->
    [yes] **сделки**
   *[no] сделки
}
devil-course-actions = { $here ->
    [yes] **действия**
   *[no] действия
}
devil-course-interest = { $here ->
    [yes] **проценты**
   *[no] проценты
}
devil-course-reputation = { $here ->
    [yes] **репутация**
   *[no] репутация
}
devil-course-hunt = { $here ->
    [yes] **охота на ведьм**
   *[no] охота на ведьм
}
devil-course-inquisition = { $here ->
    [yes] **инквизиция**
   *[no] инквизиция
}
devil-course-then = { $first } → { $then }

## Своё

devil-own-role-undealt = Роли у тебя ещё нет: их раздадут, когда все скажут, чего им хочется.
devil-own-role-sun = ☀️ Твоя роль — **смертный**, солнце · 👻 { devil-own-pieces }
devil-own-role-moon = 🌙 Твоя роль — **смертный**, луна · 👻 { devil-own-pieces }
devil-own-role-cultist = 🕯️ Твоя роль — **сектант** · 👻 { devil-own-pieces }
devil-own-role-devil = 😈 Твоя роль — **дьявол** · 👻 { devil-own-pieces }
devil-own-pieces = { $pure ->
    [0] { $marked ->
        [0] частиц души нет
       *[other] меченых: { $marked }
    }
   *[other] { $marked ->
        [0] чистых: { $pure }
       *[other] чистых: { $pure }, меченых: { $marked }
    }
}
devil-own-stock = 🪵 дерево { $wood } · 🪨 камень { $stone } · 🌾 пшеница { $grain } · 🔷 стекло { $glass } · ⬜ мрамор { $marble } · 🪙 **{ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}**
devil-own-jesters = 🤡 { $count ->
    [0] Шутов нет
    [one] { $count } шут
    [few] { $count } шута
    [many] { $count } шутов
   *[other] { $count } шута
} за твоей стеной
devil-own-debt = 📜 Долг { $debt }
devil-own-debt-grows = 📜 Долг { $debt } → { $then } при следующих процентах{ $wings ->
    [0] { "" }
    [one] , и { $wings } жетон крыльев демона
    [few] , и { $wings } жетона крыльев демона
    [many] , и { $wings } жетонов крыльев демона
   *[other] , и { $wings } жетона крыльев демона
}
devil-own-debt-third = { $debt } – **{ $third }**
devil-own-third = { $guest ->
    [yes] третий жетон крыльев демона стоит { devil-points } и приводит Зануду
   *[no] третий жетон крыльев демона стоит { devil-points }
}
devil-own-third-next = { " " }(**{ $third }**)
devil-own-standing = { $debt } · ⚖️ Репутация { $reputation }{ devil-held }{ $third } · 🏆 пока **{ $sight }** ({ $parts })
devil-own-ledger = -# Когда это решится, остальные узнают: { $entries }.
devil-own-hand = **Карты в руке**{ devil-enough }
devil-enough = { $several ->
    [no] { "" }
   *[yes] { " " }(✅: хватит на любую одну из них)
}
devil-own-hand-named = 🃏 Карты: { $cards }
devil-own-card = - { $new ->
    [yes] 🆕{ " " }
   *[no] { "" }
}{ devil-beside-card }
devil-beside-cards = 🃏 { $cards }{ devil-enough }
devil-beside-card = { $card } { $some ->
    [0] ✅
   *[other] { $helped ->
        [all] **❗ не хватает { $lack }: это есть в этом сундуке**
        [some] ❗ не хватает { $lack }: часть есть в этом сундуке
       *[no] ❗ не хватает { $lack }
    }
}
devil-beside-third = ⚠️ 🦇 { $third }
devil-own-event = - ✨ { $card }
devil-own-event-sides = { $name }: { $left } / { $right }
devil-own-built = -# 🏰 { $cards }
devil-own-building-plain = **{ $what }**{ devil-own-where }
devil-own-building = **{ $what }**{ devil-own-where }: { $does }
devil-own-where = { $where ->
    [edge] { " " }(крайняя ячейка)
    [stabled] { " " }(Конюшня)
   *[built] { "" }
}
devil-own-near = 🏅 Близко к достижению: { $achievements }
devil-own-near-one = «{ $what }» ({ $count ->
    [one] не хватает { $count } символа
    [few] не хватает { $count } символов
    [many] не хватает { $count } символов
   *[other] не хватает { $count } символа
})
devil-own-production = 🌱 Следующее производство: { $made }
devil-other = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: репутация { $reputation } · долг { $debt } · { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
    [many] { $buildings } зданий
   *[other] { $buildings } здания
}{ $achievements ->
    [0] { "" }
    [one] { " " }· { $achievements } достижение
    [few] { " " }· { $achievements } достижения
    [many] { " " }· { $achievements } достижений
   *[other] { " " }· { $achievements } достижения
}{ devil-held-short }{ $mob ->
    [yes] { " " }· 🔥 признание
   *[no] { "" }
} · 🏆 { $sight }
devil-other-short = -# **{ $seat }**{ $known ->
    [yes] { " " }{ $mark }
   *[no] { "" }
}: 🏆 { $sight } · ⚖️{ $reputation } 📜{ $debt } 🏰{ $buildings }{ $achievements ->
    [0] { "" }
   *[other] { " " }🏅{ $achievements }
}{ $angels ->
    [0] { "" }
   *[other] { " " }🪽{ $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }🦇{ $demons }
}{ $indulgences ->
    [0] { "" }
   *[other] { " " }📿{ $indulgences }
}{ $guests ->
    [0] { "" }
   *[other] { " " }🚪{ $guests }
}{ $mob ->
    [yes] { " " }🔥
   *[no] { "" }
}
devil-held-short = { $angels ->
    [0] { "" }
   *[other] { " " }· 🪽 { $angels }
}{ $demons ->
    [0] { "" }
   *[other] { " " }· 🦇 { $demons }
}{ $indulgences ->
    [0] { "" }
   *[other] { " " }· 📿 { $indulgences }
}{ $guests ->
    [0] { "" }
   *[other] { " " }· 🚪 { $guests }
}

## Области производства

devil-fields = **Твои области** и что даст уровень 2 (редкому ресурсу нужны обе его области):
devil-fields-line = ▸ { $field }: { $gains }
devil-fields-improved = ▸ { $field }: уже уровень 2
devil-fields-gain = раунд { $round } { $good } { $now } → **{ $then }**
devil-fields-coin = +1🪙 каждый раунд
devil-fields-nothing = ничего больше
devil-good-sign-wood = 🪵
devil-good-sign-stone = 🪨
devil-good-sign-grain = 🌾
devil-good-sign-glass = 🔷
devil-good-sign-marble = ⬜

## Просмотренные сундуки

devil-short-wood = { $count }🪵
devil-short-stone = { $count }🪨
devil-short-grain = { $count }🌾
devil-short-glass = { $count }🔷
devil-short-marble = { $count }⬜
devil-short-coins = { $count }🪙
devil-short-souls = { $count }👻
devil-short-indulgences = { $count }📿
devil-short-jester-laughing = { $count }🤡😄
devil-short-jester-weeping = { $count }🤡😢
devil-short-nothing = ничего
devil-short-both = { $first } { $then }
devil-mark-sign-sun = ☀️
devil-mark-sign-moon = 🌙
devil-mark-sign-cultist = 🕯️
devil-mark-sign-devil = 😈
devil-own-chest = 🎁 Твой сундук: **{ $goods }** за **{ $price }**
devil-wishes-all = 💬 **Кто что ищет**: { $wishes }
devil-wish-of = { $seat } { $signs }
devil-seen-chests = -# **Просмотренные сундуки** (✓ — взят тобой){ $own ->
    [no] { "" }
   *[yes] { " " }и 🎁 твой
}
devil-seen-chests-known = { devil-seen-chests } · { $who }
devil-seen-known = { $mark } — это { $seat }
devil-seen-round = -# Раунд { $round }: { $chests }
devil-seen-earlier = -# { $rounds }
devil-seen-brief = Раунд { $round }: { $chests }
devil-seen-both = { $first } · { $then }
devil-seen-taken = { $mark } { $goods } за { $price } ✓
devil-seen-left = { $mark } { $goods } за { $price }
devil-seen-gone = { $mark } ушло за { $price }
devil-seen-own = 🎁 { $goods } за { $price }{ $sold ->
    [yes] , продано
   *[no] { "" }
}
devil-seen-own-souls = 🎁 { $goods } за { $price }, продано ({ $paid })

## Подробности вопросов

devil-explained = -# { $what }
devil-details-bank = { devil-house-bank } Твой долг { $debt }, предел — { $limit }.
devil-details-repay = Твой долг { $debt }, у тебя { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}.
devil-details-wish = Запрос показывает всем, какие ресурсы тебе хотелось бы найти в сундуке. Это никого не обязывает.
devil-details-pass = Их получит { $seat }. Два других остаются у тебя.
devil-details-offer-sun = Твоя цена — от 2 до 7 монет.
devil-details-offer-moon = { devil-details-offer-sun }
devil-details-offer-cultist = Твоя цена — от 2 до 6 монет или 1 частица души.
devil-details-offer-devil = Твоя цена — 1 или 2 частицы души.
devil-details-piece-cultist = -# 👻 Сейчас частица души в уплату сберегла бы тебе при инквизиции раунда { $round } { $points ->
    [one] до { $points } очка
    [few] до { $points } очков
    [many] до { $points } очков
   *[other] до { $points } очка
}.
devil-details-piece-devil = -# 👻 { $points ->
    [0] { "" }
    [one] Сейчас ещё одна частица души сберегла бы тебе до { $points } очка при инквизиции раунда { $round }.{ " " }
    [few] Сейчас ещё одна частица души сберегла бы тебе до { $points } очков при инквизиции раунда { $round }.{ " " }
    [many] Сейчас ещё одна частица души сберегла бы тебе до { $points } очков при инквизиции раунда { $round }.{ " " }
   *[other] Сейчас ещё одна частица души сберегла бы тебе до { $points } очка при инквизиции раунда { $round }.{ " " }
}В ритуале раунда 5 вторая, третья и четвёртая частицы приносят по 2 очка, каждая следующая — 6.
devil-details-offer-indulgences = Можно предложить и отпущения грехов (у тебя { $count }). Вместо души ими не платят. После сделок все увидят, у кого их сколько.
devil-details-jesters-offer = 🤡 У тебя { $count ->
    [one] { $count } шут
    [few] { $count } шута
    [many] { $count } шутов
   *[other] { $count } шута
}: они ничего не делают. Ими можно заполнить пустой сундук или намекнуть: одни смеются, другие плачут.
devil-details-jesters-reply = 🤡 Можешь оставить в этом сундуке шутов — при любом ответе. Сундук унесёт их домой, и хозяин не узнает, от кого они.
devil-details-jesters-there = -# Шуты ничего не значат: в сделку не входят и остаются в сундуке.
devil-details-mark-sun = -# ☀️ и 🌙 — знаки двух смертных.
devil-details-mark-moon = { devil-details-mark-sun }
devil-details-mark-devil = -# 😈 — знак дьявола, которому нужна твоя душа.
devil-plan-so-far = **Пока**: { $plan }.{ $points ->
    [0] { "" }
    [one] { " " }Здания дадут { $points } очко.
    [few] { " " }Здания дадут { $points } очка.
    [many] { " " }Здания дадут { $points } очков.
   *[other] { " " }Здания дадут { $points } очка.
}
devil-details-stabled = { $what } под Конюшней действует само, раньше всего.
devil-details-souls = У тебя { $count ->
    [one] { $count } частица души
    [few] { $count } частицы души
    [many] { $count } частиц души
   *[other] { $count } частицы души
}.
devil-details-wings = Жетон крыльев стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}; у тебя { devil-coins }. Осталось жетонов: { $left }.
devil-details-soul = 👻 Если { $price ->
    [1] оставить эту частицу, она сбережёт
   *[other] оставить эти частицы ({ $price }), они сберегут
} тебе у инквизиторов при нынешнем раскладе: { $rounds }.{ $unsure ->
    [yes] { " " }Сколько именно, зависит от того, кто придёт и кого прогонят взятки.
   *[no] { "" }
}{ $innocent ->
    [yes] { " " }Если их меньше трёх, невиновность не доказать.
   *[no] { "" }
}
devil-details-soul-both = { $first }, { $then }
devil-details-soul-in = { $how ->
    [nothing] ни одного очка
    [certain] { devil-points }
    [open] до { devil-points-gen }
   *[between] не меньше { $least }, до { devil-points-gen }
} в раунде { $round }
devil-details-bribe = -# За каждые 🪙{ $each } взяток (от всех) уходит один инквизитор; следующий — { $what }{ $coins ->
    [0] { "" }
   *[other] , там уже 🪙{ $coins }
}.
devil-details-bribe-goods = Ресурсы продаются, когда открывают сундуки: { $basic ->
    [one] { $basic } монета
    [few] { $basic } монеты
    [many] { $basic } монет
   *[other] { $basic } монеты
} за дерево, камень или пшеницу, { $rare ->
    [one] { $rare } монета
    [few] { $rare } монеты
    [many] { $rare } монет
   *[other] { $rare } монеты
} за стекло или мрамор. Все видят, что лежало в сундуке с каким знаком.
devil-details-bribe-none = Подкупать больше некого.
devil-details-locked = 🔒 Твоя отгадка закреплена и засчитывается сейчас — { $guess }.
devil-details-ritual-devil-third = -# { devil-ritual-third }
devil-details-ritual-devil-last = -# { devil-ritual-last }
devil-details-ritual-cultist-third = -# { devil-ritual-cultist }
devil-details-ritual-cultist-last = -# На этот раз ритуал ничего тебе не даёт.
devil-details-answers = Ты можешь показать { $souls ->
    [one] { $souls } частицу души
    [few] { $souls } частицы души
    [many] { $souls } частиц души
   *[other] { $souls } частицы души
}; отпущений грехов: { $indulgences ->
    [0] нет
   *[other] { $indulgences }
}.
devil-details-inquisitor = ▸ **{ $what }**{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}: { $penalty } ({ $cost }).
devil-details-inquisitor-brief = ▸ **{ $what }**{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}: { $cost }.
devil-points-gen = { SIZE($points) ->
    [one] { SIZE($points) } очка
    [few] { SIZE($points) } очков
    [many] { SIZE($points) } очков
   *[other] { SIZE($points) } очка
}
devil-details-cost = { $how ->
    [nothing] сейчас ничего
    [exact] сейчас { devil-points }{ devil-details-each }
    [up-to] сейчас до { devil-points-gen }{ devil-details-each }
   *[between] сейчас от { $least } до { devil-points-gen }{ devil-details-each }
}
devil-details-each = { $count ->
    [1] { "" }
   *[other] { " " }за каждого
}
devil-details-asking = **Тебя спросят; вот во что это обойдётся**{ $spared ->
    [0] { "" }
   *[other] { " " }(частиц души и отпущений хватит на { $spared } из них)
}:
devil-details-nobody-asks = Сейчас тебя не спросит ни один инквизитор.
devil-details-asleep = -# Лежат закрытыми и пока никого не спрашивают: { $who }.
devil-details-asleep-one = **{ $what }** ({ $penalty })
devil-details-asleep-both = { $first }, { $then }
devil-details-inquisitor-vandal = ▸ **{ $what }**: { $penalty } (сейчас { $building }, { devil-points }).
devil-details-inquisitor-brief-vandal = ▸ **{ $what }**: сейчас { $building }, { devil-points }.

## Что решено, в свёрнутом сообщении

devil-decided-offer = Сундук: { $things } за { $price-acc }
devil-decided-offer-empty = Пустой сундук
devil-decided-keep = Остаётся: { $card }
devil-decided-pass = Соседу: { $cards }
devil-decided-done = Можно начинать сделки
devil-decided-vote = Голос: { $whom }
devil-decided-questioned = Ответ: { $answer }
devil-decided-wings = { $count ->
    [0] Без крыльев ангела
    [one] Покупка: { $count } жетон крыльев ангела
    [few] Покупка: { $count } жетона крыльев ангела
    [many] Покупка: { $count } жетонов крыльев ангела
   *[other] Покупка: { $count } жетона крыльев ангела
}
devil-decided-inquisitors = Ответы: { $answers }
devil-decided-answer = { $answer } ({ $what })

## Что подтверждено

devil-sealed-preference-mortal = Смертный: { $wish }.
devil-sealed-preference-cultist = Сектант: { $wish }.
devil-sealed-preference-devil = Дьявол: { $wish }.
devil-sealed-answer = Твой ответ: **{ $answer }**
devil-sealed-reply = { $answer }; в сундуке остаётся: { $things }.
devil-sealed-pass = Ты передаёшь: { $cards }.
devil-sealed-plan = Твой план: { $plan }.
devil-sealed-wings = { $count ->
    [0] Ты не покупаешь крыльев ангела
    [one] Ты покупаешь { $count } жетон крыльев ангела
    [few] Ты покупаешь { $count } жетона крыльев ангела
    [many] Ты покупаешь { $count } жетонов крыльев ангела
   *[other] Ты покупаешь { $count } жетона крыльев ангела
}.
devil-sealed-packing = В твоём сундуке: { $contents }.
devil-sealed-inquisitor = { $what }: { $answer }

## Поле

devil-none = нет
devil-board-seat = ### { $seat }{ devil-board-mark } · 🏆 пока { $points }
devil-board-final = ### { $seat }{ devil-board-mark } · 🏆 { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
devil-board-mark = { $known ->
    [yes] { " " }· { $mark }
   *[no] { "" }
}
devil-board-sight = -# { $parts }
devil-sight-without-end = без эффектов зданий в конце
devil-sight-so-far = шкала очков { $points }
devil-sight-buildings = здания { $points }
devil-sight-debt = долг { $points }
devil-sight-majors = большие достижения { $points }
devil-sight-wings = крылья { $points }
devil-sight-indulgences = отпущения { $points }
devil-sight-courtiers = придворные { $points }
devil-track = ⚖️ **Репутация** · { $spaces }
    -# ▼ и ▲ показывают, на сколько каждый в конце раунда сдвинется к делению { $knot }. На { $top } дают 🪽, за каждое деление ниже { $demons } по пути вниз 🦇.
devil-track-space = **{ $space }**{ $drift ->
    [down] { " " }(▼{ $steps })
    [up] { " " }(▲{ $steps })
   *[none] { "" }
}: { $who }
devil-board-purse = 📜 долг { $debt }{ $open ->
    [yes] { " " }к началу планов
   *[no] { "" }
}{ $debt ->
    [0] { "" }
   *[other] { " " }(проценты { $marker }/{ $of })
}{ devil-held }{ $mob ->
    [yes] { " " }· 🔥 признание
   *[no] { "" }
}
devil-held = { $angels ->
    [0] { "" }
    [one] { " " }· 🪽 { $angels } жетон крыльев ангела
    [few] { " " }· 🪽 { $angels } жетона крыльев ангела
    [many] { " " }· 🪽 { $angels } жетонов крыльев ангела
   *[other] { " " }· 🪽 { $angels } жетона крыльев ангела
}{ $demons ->
    [0] { "" }
    [one] { " " }· 🦇 { $demons } жетон крыльев демона
    [few] { " " }· 🦇 { $demons } жетона крыльев демона
    [many] { " " }· 🦇 { $demons } жетонов крыльев демона
   *[other] { " " }· 🦇 { $demons } жетона крыльев демона
}{ $indulgences ->
    [0] { "" }
    [one] { " " }· 📿 { $indulgences } отпущение
    [few] { " " }· 📿 { $indulgences } отпущения
    [many] { " " }· 📿 { $indulgences } отпущений
   *[other] { " " }· 📿 { $indulgences } отпущения
}{ $guests ->
    [0] { "" }
    [one] { " " }· 🚪 { $guests } Зануда
    [few] { " " }· 🚪 { $guests } Зануды
    [many] { " " }· 🚪 { $guests } Зануд
   *[other] { " " }· 🚪 { $guests } Зануды
}
devil-board-built = 🏰 { $cards } ({ $symbols })
devil-board-built-card = { $what }
devil-board-edge-card = *{ $what }*
devil-board-stabled-card = { $what } (под Конюшней)
devil-symbol-rural = сельские: { $count }
devil-symbol-town = городские: { $count }
devil-symbol-church = церковные: { $count }
devil-symbol-science = научные: { $count }
devil-board-courtiers = 🧑 придворные: { $courtiers-loc }
devil-board-achievements = 🏅 достижения: { $achievements }
devil-board-both = { $first } · { $then }
devil-board-used-courtiers = { $hired } (использованы: { $used })
    .loc = { $hired-loc } (использованы: { $used-loc })
devil-board-minor = { $what } (область { $field })
devil-board-major = **{ $what }**
devil-board-lost = потеряно: { $count }
devil-board-hand = 🃏 в руке { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
    [many] { $buildings } зданий
   *[other] { $buildings } здания
}, { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
} · следующее производство: { $made }
devil-board-wish = 💬 ищет в сундуках: { $things-acc }
devil-board-inquisition = ### Инквизиция{ $next ->
    [0] { "" }
   *[other] { " " }· следующая в раунде { $next }
    }
    { $bribes }
    Красные инквизиторы, действуют только открытые: { $red }.{ $guesses ->
        [0] { "" }
       *[other] { " " }Закреплённые отгадки: { $locked }.
    }
devil-board-guess-devil = { $mark }: дьявол — это { $seat }
devil-board-guess-cultist = { $mark }: сектант — это { $seat }
devil-board-bribes = За каждые 🪙{ $each } взяток уходит один инквизитор, в таком порядке: { $first }.{ $coins ->
    [0] { "" }
   *[other] { " " }Уже лежит 🪙{ $coins }.
}
devil-board-unbribable = { devil-details-bribe-none }
devil-board-legend = -# 🏆 пока: без ресурсов, тайн и того, что здания дадут в конце. *Курсив*: на крайней ячейке.
devil-board-red = { $number }. { $up ->
    [yes] **{ $what }** (открыт)
   *[no] { $what } (закрыт)
}

## Набранные предложения. Варианты разделены знаком «|».

devil-words-for = за | в обмен на | for | against
devil-words-nothing = ничего | пусто | пустой | пустой сундук | nothing | empty | an empty chest | 0
devil-words-one = один | одна | одно | одну | a | an | one
devil-words-souls = душа | душу | души | душ | частица души | частицу души | частицы души | частица | частицу | частицы | soul | souls | piece | pieces
devil-words-coins = монета | монету | монеты | монет | coin | coins | c
refused-devil-no-offer = Сейчас собирать нечего. Предложения делают в фазе сделок, пока твоё не подтверждено.
refused-devil-no-price = В конце предложения нужна цена, например: 2 дерева 1 стекло за 4.
refused-devil-unclear-price = Цена «{ $word }» не читается. Напиши монеты или частицы души, например: за 4 или: за душу.
refused-devil-not-your-price = Такую цену ты просить не можешь. { $role ->
    [devil] { devil-details-offer-devil }
    [cultist] { devil-details-offer-cultist }
   *[other] { devil-details-offer-sun }
}
refused-devil-too-few-there = Столько предложить нельзя: у тебя { $things }.

## Кнопки, которые говорят больше, чем «Подтвердить»

devil-seal-keep = Оставить, прочие в сброс
devil-seal-bank = Совершить
devil-seal-done = Всё готово
devil-seal-minor = Улучшить
devil-seal-achieve = Решить
devil-seal-choice = Решить
devil-seal-repay = Погасить
devil-seal-wish = Показать

## Списки выбора

devil-piece-wood = 🪵 { $number ->
    [1] { "" }
   *[other] { $number }-е{ " " }
}дерево
devil-piece-stone = 🪨 { $number ->
    [1] { "" }
   *[other] { $number }-й{ " " }
}камень
devil-piece-grain = 🌾 { $number ->
    [1] { "" }
   *[other] { $number }-я{ " " }
}пшеница
devil-piece-glass = 🔷 { $number ->
    [1] { "" }
   *[other] { $number }-е{ " " }
}стекло
devil-piece-marble = ⬜ { $number ->
    [1] { "" }
   *[other] { $number }-й{ " " }
}мрамор
devil-plan-event = ✨ **Твоё событие**{ $two ->
    [yes] : одно из двух останется, другое — в сброс.
   *[no] { "" }
}
devil-plan-tokens = 🔨 **Твои фишки действий**: занято { $used } из { $total }. { $free ->
    [0] Каждая стоит 1 🌾.
    [1] Первая бесплатна, каждая следующая стоит 1 🌾.
   *[other] Бесплатных: { $free }, каждая следующая стоит 1 🌾.
} Можно использовать до двух зданий, построить до двух, нанять придворного.
devil-plan-event-first = 🔨 **Твои фишки действий**: здания и придворные появятся здесь, когда выберешь событие.
devil-plan-left-out = В списке нет того, что не оплатить ни планом, ни продажей, ни ссудой: { $cards }.
devil-plan-order = 🏗️ **Что строится первым?**
devil-choose-event-none = { $two ->
    [yes] { $what }: оставить, но не разыгрывать
   *[no] { $what }: не разыгрывать
}
devil-choose-event-left = { $what }: левый вариант
devil-choose-event-right = { $what }: правый вариант
devil-choose-use = Использовать { $what-acc }
devil-choose-build = Построить { $what-acc }: { $cost }
devil-choose-act = … и сразу использовать { $what-acc }
devil-choose-first = Сначала { $what }
devil-choose-hire = Нанять { $what-acc }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-choose-hire-for = Заменяет один символ достижения и уходит. Если не пригодится, в конце даёт 1 очко.
devil-choose-action = { $does }
devil-choose-minor = { $field ->
    [0] не получено
   *[other] получено: область { $field } вернётся к уровню 1
}
devil-choose-card = { $cost } · { $worth }
devil-choose-points = { $points } оч.
devil-bank = 🏦 **Выбери сделку.** Ниже видно, что она даст; кнопка её подтвердит.
devil-trade-buy-wood = Купить 🪵 1 дерево за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-buy-stone = Купить 🪨 1 камень за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-buy-grain = Купить 🌾 1 пшеницу за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-buy-glass = Купить 🔷 1 стекло за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-buy-marble = Купить ⬜ 1 мрамор за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-sell-wood = Продать 🪵 { thing-wood } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-sell-stone = Продать 🪨 { thing-stone } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-sell-grain = Продать 🌾 { thing-grain.acc } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-sell-glass = Продать 🔷 { thing-glass } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-sell-marble = Продать ⬜ { thing-marble } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
devil-trade-borrow = Взять в долг 🪙 { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
} (долг { $debt })
devil-answer-souls = 👻 **Кому показать частицу души** (у тебя { $count ->
    [0] нет
   *[other] { $count }
})
devil-answer-indulgences = 📿 **Кому сдать отпущение грехов** (у тебя { $count })
devil-answer-soul-nobody = Никому: не показывать частиц души
devil-answer-indulgence-nobody = Никому: оставить отпущения

refused-devil-two-builds = За раунд можно построить не больше двух зданий.
refused-devil-two-uses = За раунд можно использовать не больше двух зданий с действиями.
refused-devil-one-courtier = За раунд можно нанять не больше одного придворного.
refused-devil-few-tokens = На это не хватит твоих фишек действий: их { $total }.

## Опции стола: название и предложение — для `/table new`, лобби и поля

devil-board-option = -# 🎲 { $option }
devil-option-learners = **Новички**: что не оплачено в плане, не стоит репутации.
devil-option-jesters = **Шуты**: жетоны без действия в сундуках, для блефа и насмешек.
devil-option-indulgence-trade = **Отпущения в сундуках**: предлагаются как ресурсы.
devil-option-goods-bribes = **Взятки ресурсами**: ресурсы для инквизиции продаются за монеты, когда откроют сундуки.
devil-option-role-preferences = **Пожелания ролей**: все втайне говорят, кем хотят быть.

## Notes: what another seat can be taken for

devil-suspicion-sun = ☀️ солнце, смертный
devil-suspicion-moon = 🌙 луна, смертный
devil-suspicion-cultist = 🕯️ сектант
devil-suspicion-devil = 😈 дьявол
devil-suspicion-mortal = 🙂 смертный
devil-suspicion-unsure = ❔ трудно сказать
devil-suspicion-sign-sun = ☀️?
devil-suspicion-sign-moon = 🌙?
devil-suspicion-sign-cultist = 🕯️?
devil-suspicion-sign-devil = 😈?
devil-suspicion-sign-mortal = 🙂?
devil-suspicion-sign-unsure = ❔

# «Паладины Западного королевства»: досье оконченной игры.

paladins-told-paladins = 🛡️ Паладины, втайне
paladins-told-hands = **{ $seat }**
paladins-told-hand = -# Раунд { $round }: ведёт **{ $play }**, наверх { $top }, вниз { $bottom }
paladins-told-orders = 👑 Королевские указы
paladins-told-order = **{ $what }** ({ $points }🏆): { $counts }
paladins-told-fulfilled = { $seat } { $count } ✅
paladins-told-unfulfilled = { $seat } { $count }
paladins-told-outsiders = 🪓 Чужаки
paladins-told-outsiders-of = **{ $seat }** · побеждено { $attacked }, обращено { $converted }
paladins-told-outsider = - { $what }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
paladins-told-inquisitions = 🔥 Инквизиции
paladins-told-inquisition = Раунд { $round }, её вызывает { $seat }: **{ $guilty }**, { $count }👁️
paladins-told-acquitted = Раунд { $round }, её вызывает { $seat }: подозрений нет ни у кого
paladins-told-virtual = ⬛ Виртуальный игрок
paladins-told-virtual-total = **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}** · замыслов выполнено { $schemes }, не удалось { $failed }
paladins-told-virtual-part = - { $what }: { $points }
paladins-told-lead = { chart-turning }
paladins-told-scores = После раунда { $round }: { $ranking }.
paladins-told-points = { $seat } { $points }
paladins-told-led = **{ $seat }** обходит игрока { $before } в раунде { $round } и остаётся впереди в конце каждого следующего.
paladins-told-led-last = **{ $seat }** выходит вперёд лишь в последнем раунде (до этого — { $before }).
paladins-told-always-led = **{ $seat }** впереди в конце каждого раунда.
paladins-told-lead-changes = От раунда к раунду лидер сменился { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}.
paladins-told-round = 📜 Раунд { $round }
paladins-told-revealed = 🛡️ **{ $seat }**: ведёт { $what }
paladins-told-turn = **{ $seat }** · { $action }: { $deeds }
paladins-told-turn-only = **{ $seat }** · { $action }
paladins-told-turn-instead = **{ $seat }** · вместо этого { $action }: { $deeds }
paladins-told-turn-instead-only = **{ $seat }** · вместо этого { $action }
paladins-told-more = **{ $seat }** · { $deeds }
paladins-told-reacted = **{ $seat }** · { $things } при инквизиции
paladins-told-repented = **{ $seat }** · сброшено до инквизиции: { $count ->
    [one] { $count } подозрение
    [few] { $count } подозрения
    [many] { $count } подозрений
   *[other] { $count } подозрения
}

paladins-award-sinner = 😈 **С кем поведёшься**: { $who }, подозрений взято: { $count }.
paladins-award-heretic = 🔥 **Никто не ждёт…** Жертва инквизиций ({ $count }): { $who }.
paladins-award-informer = 🤫 **Словечко кому надо**: { $who }, инквизиций вызвано: { $count }.
paladins-award-debtor = 💸 **Любимый должник короля**: { $who }, непогашенных долгов: { $count }.
paladins-award-taxman = 🧾 **Мытарь**: { $who }, серебра из налогов: { $count }.
paladins-award-slave-driver = 🚪 **Вот вам порог**: { $who }, горожан отправлено прочь: { $count }.
paladins-award-court = 🏰 **Полный двор**: { $who }, горожан в свите: { $count }.
paladins-award-butcher = 🪓 **Сначала бей, потом спрашивай**: { $who }, побеждено чужаков: { $count }.
paladins-award-shepherd = 🐑 **Добрый пастырь**: { $who }, обращено чужаков: { $count }.
paladins-award-mason = 🧱 **В четырёх стенах**: { $who }, стен построено: { $count }.
paladins-award-devout = 🕯️ **На коленях**: { $who }, действий освобождено молитвой: { $count }.
paladins-award-hoarder = 🐿️ **Зимние запасы**: { $who }, осталось серебра и провизии: { $count }.
paladins-chart-points = { chart-points }
paladins-chart-silver = Серебро
paladins-chart-debt = Непогашенные долги
paladins-chart-suspicion = Подозрения

## Что сделано, в числах

paladins-feat-attacked = { $count ->
    [one] { $count } побеждённый чужак
    [few] { $count } побеждённых чужака
    [many] { $count } побеждённых чужаков
   *[other] { $count } побеждённых чужака
}
paladins-feat-converted = { $count ->
    [one] { $count } обращённый чужак
    [few] { $count } обращённых чужака
    [many] { $count } обращённых чужаков
   *[other] { $count } обращённых чужака
}
paladins-feat-recruited = { $count ->
    [one] { $count } завербованный горожанин
    [few] { $count } завербованных горожанина
    [many] { $count } завербованных горожан
   *[other] { $count } завербованных горожанина
}
paladins-feat-walls = { $count ->
    [one] { $count } построенная стена
    [few] { $count } построенные стены
    [many] { $count } построенных стен
   *[other] { $count } построенные стены
}

### Тренировка: игра в одиночку с управляющими, в личных сообщениях.

practice-dealing = **{ $game }**, тренировка. Карты раздаются… Если ничего не придёт, набери `/practice` ещё раз.
practice-begun = Твоя тренировка ({ $game }) — в личных сообщениях. { practice-calm }
practice-calm = Не торопись: никто не ждёт, и больше этого никто не видит.
practice-begun-here = Твоя тренировка ({ $game }) — здесь, в новом сообщении. { practice-calm }
practice-there = Продолжай там.
practice-there-here = Продолжай здесь, в новом сообщении.
practice-to-desk = К игре
practice-thinking = Соперники думают…
practice-again = Ещё игра
practice-closed = Эта тренировка закрыта: её закончили или неделю в ней ничего не было. `/practice` начнёт другую.

practice-open = У тебя { $count ->
    [one] { $count } открытая тренировка
    [few] { $count } открытые тренировки
    [many] { $count } открытых тренировок
   *[other] { $count } открытые тренировки
}, игра — { $game }.
practice-on = Продолжить
practice-on-which = Продолжить…
practice-end = { played-on-end }
practice-end-which = Закончить…
practice-another = Начать другую
practice-option = { $game } · тренировка { $table } · { $stewards ->
    [0] в одиночку
    [one] { $stewards } соперник
    [few] { $stewards } соперника
    [many] { $stewards } соперников
   *[other] { $stewards } соперника
}
practice-give-up = Сдаться
practice-end-sure = **Закончить эту тренировку?** { $game } · тренировка { $table }: продолжить её потом нельзя.
practice-ended = Закончено. `/practice` начнёт другую.

## Команда

command-practice = Сыграть против автоматических игроков, сразу, в личных сообщениях
option-practice-level = Как они играют: apprentice (по умолчанию) или steward
option-opponents = Сколько их; список покажет, что допускает игра
practice-opponents = { $count ->
    [0] нет: в одиночку
    [one] { $count } соперник
    [few] { $count } соперника
    [many] { $count } соперников
   *[other] { $count } соперника
}

## Что идёт не так

trouble-bad-opponents = В этой игре тренируются { $least ->
    [0] без соперников или с несколькими (до { $most })
   *[other] { $same ->
        [yes] ровно с таким числом соперников: { $most }
       *[no] с таким числом соперников: от { $least } до { $most }
    }
}. Не указывай `opponents` или выбери из списка.
trouble-too-many-practices = У тебя открыто тренировок: { $most }, больше одному человеку нельзя. Продолжи или закончи одну из них.
trouble-practices-full = Сейчас здесь тренируется столько людей, сколько я могу обслужить. Попробуй через несколько минут.
trouble-practice-dms-closed = Написать тебе не получается, поэтому тренировка не открыта. Нажми на название сервера, выбери *Настройки приватности* и разреши личные сообщения; если я в чёрном списке, убери меня оттуда. Потом снова набери `/practice`.
trouble-not-in-practice = Это для столов с несколькими людьми. Тренировка ждёт сколько угодно; закончит её кнопка **Сдаться** в её сообщении.

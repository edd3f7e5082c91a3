### Управляющие: автоматические игроки на местах.

level-caretaker = смотритель
    .gen = смотрителя
    .acc = смотрителя
level-apprentice = ученик
    .gen = ученика
    .acc = ученика
level-steward = управляющий
    .gen = управляющего
    .acc = управляющего
seat-steward = { $level ->
    [caretaker] Смотритель
    [apprentice] Ученик
   *[steward] Управляющий
} { $number }

## В лобби

stewards-select = Автоматические игроки…
stewards-add = { $level ->
    [caretaker] Добавить смотрителя
    [apprentice] Добавить ученика
   *[steward] Добавить управляющего
}
stewards-add-why = { $level ->
    [caretaker] играет скучно и безопасно
    [apprentice] играет просто
   *[steward] играет на победу
}
stewards-take-away = Убрать последнего
stewards-remove = Убрать: { $who }
stewards-lobby = автоматический игрок ({ $level } — { $plays })
stewards-board = { $count ->
    [one] Автоматический игрок: { $who }
    [few] Автоматические игроки: { $who }
    [many] Автоматические игроки: { $who }
   *[other] Автоматические игроки: { $who }
}.
stewards-named = { $seat } ({ $level })
stewards-named-temper = { $seat } ({ $level }, { $temper })
stewards-temper = **{ $seat }**, { $temper }: { $does }
option-stewards = Сколько автоматических игроков сядет с тобой
option-level = Как они играют: caretaker, apprentice или steward; по умолчанию лучшие из доступных

bot-stand-in = { $level ->
    [caretaker] Смотритель замещает
    [apprentice] Ученик замещает
   *[steward] Управляющий замещает
} отсутствующих игроков.

## Что идёт не так

trouble-unknown-level = Такого автоматического игрока для этой игры нет. Есть: { $levels }.
trouble-no-steward = Автоматических игроков здесь нет.
trouble-stewards-only = Здесь только автоматические игроки. Чтобы начать, должен сесть хотя бы один человек.
trouble-nobody-left = За столом остались бы одни автоматические игроки, а нужен хотя бы один человек. Свободное место предложит `/seats`.
trouble-stewards-too-often = За этот стол приходило автоматических игроков: { $most }. Больше нельзя; людям можно.

# Журнал стола.

log-head = Журнал · { $game }, { $table }
log-took-back = **{ subject }** { verb-take } ход назад.
log-head-new = Что нового · { $game }, { $table }
log-round = Раунд { $round }
log-before = До первого раунда
log-rounds = { $first ->
    [0] С начала до раунда { $last }
   *[other] Раунды { $first }–{ $last }
}
log-none = Такого пока не было.
log-continues = -# … Что было до этого, откроет **◀ Раньше**.
log-to = 🔒 Сообщено только игроку { $seat }:
log-given = ⏰ Ответ за тебя:
log-given-sealed = ⏰ Здесь за тебя дан ответ.
log-given-for = ⏰ Ответ за тебя: *{ $what }* { $answer }
log-given-what = *{ $what }* { $answer }
log-given-before = ⏰ **Ответы за тебя** с прошлого раза:
log-whole = Весь журнал
log-kind-own = Что сообщали только тебе
log-kind-table = Голосования и модераторы
log-every-kind = Всё
log-every-seat = Все
log-button = Что нового

command-log = Что произошло за столом, насколько тебе можно знать
option-log-round = Раунд, например 2, или несколько, например 2-4
option-log-seat = Что делал один игрок или что делали с ним
option-log-kind = Какие события
option-log-table = Какой стол; в его ветке номер не нужен
log-round-now = Раунд { $round } (сейчас)

trouble-log-no-such-round = Такого раунда в этом журнале нет. { $last ->
    [1] Пока есть раунд 1.
   *[other] Пока есть раунды 1–{ $last }.
} Введи один, например `{ $last }`, или несколько, например `1-{ $last }`; 0 — то, что было до них.
trouble-log-no-such-kind = Таких событий в журнале нет. Убери `kind` или выбери из списка: { $kinds }.

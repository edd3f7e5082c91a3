### What happens next?: an answer played on in many imagined worlds, and what came of it there.

forecast-button = Что будет дальше?
forecast-head = Что будет дальше · { $game }
forecast-now = **Твой ответ сейчас**
forecast-before = **Твой прежний ответ, в тех же мирах**
forecast-end = Очки в конце: посередине **{ $middle }**, чаще всего { $mostly }, всегда { $all }. Первое место в { $won } из { $worlds } миров.
forecast-round = Очки, если бы игра закончилась после этого раунда: чаще всего **{ $mostly }**, всегда { $all }.
forecast-range = от { $low } до { $high }
forecast-parts = Чаще всего за: { $parts }.
forecast-part = { $name } { $points }
forecast-sometimes = Иногда за: { $parts }.
forecast-never = Ни в одном мире нет очков за: { $parts }.
forecast-usual = До начала следующего раунда обычно происходит:
forecast-unlike = Обычно после другого ответа, после этого редко или никогда:
forecast-rests = Так вышло { $level ->
    [caretaker] при безопасных ответах
   *[other] при игре управляющих
} на всех местах, и на твоём, в воображаемых мирах, разыгранных из того, что ты знаешь (миров: { $worlds }). Что сделают люди, так не узнать{ $level ->
    [caretaker] { "" }
   *[other] , а управляющий может ошибаться
}.
forecast-against = В тех же мирах ({ $both }) этот ответ вышел лучше в { $better }, хуже в { $worse }.
forecast-rough = Вовремя удалось доиграть только { $worlds } из { $asked } миров, поэтому числа приблизительны.
forecast-works = Играю дальше в воображаемых мирах: { $percent } %
forecast-waits = Сначала миры другого игрока.
forecast-stopped = Остановлено. **Что будет дальше?** начнёт заново.

## What goes wrong

trouble-forecast-busy = У этого компьютера столько работы, что вовремя удалось доиграть слишком мало воображаемых миров. Попробуй снова через несколько минут: начнётся с того, где остановилось.
trouble-forecast-undecided = { forecast-of-the-whole }.
forecast-of-the-whole = Игра продолжается после полного ответа, поэтому сначала выбери в форме остальное
trouble-forecast-lacks = { forecast-of-the-whole }: «{ $what }».
trouble-forecast-failed = Воображаемых миров, в которых удалось играть дальше, слишком мало, чтобы что-то сказать. { trial-unaffected }

### A player's review of a finished game: what a steward would have answered, and what that was worth.

review-button = Разбор
command-table-review = Где в оконченной игре управляющий решил бы иначе и чего это стоило
review-title = Твой разбор: { $game } · { $table }
review-counts = Всего твоих решений: { $count }, из них как у управляющего: { $alike }.
review-given = Ответы, данные за тебя по истечении срока или заместителем: { $count }. В разбор они не входят.
review-alike = как у управляющего, решений: { $count }
review-most = **Что было важнее всего**
review-none-costly = Насколько можно судить, ни одно решение заметно не стоило очков.
review-empty = За этим столом нет ни одного твоего решения.
review-own = **Ты:**
review-degree = { $degree ->
    [little] Немного лучше
    [much] Намного лучше
   *[clear] Заметно лучше
}
review-yours = Твой ответ был { $degree ->
    [little] немного
    [much] намного
   *[clear] заметно
} лучше
review-steward = **Управляющий:**
review-cost = **{ review-degree }.**
review-cost-points = **{ review-degree }: примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.**
review-better = { review-yours }.
review-better-points = { review-yours }: примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
review-turns = Это стоит примерно { $turns ->
    [one] { $turns } целый ход
    [few] { $turns } целых хода
    [many] { $turns } целых ходов
   *[other] { $turns } целого хода
}.
review-lost = Твои ходы, которые почти ничего не дали: { $count }.
review-little = Насколько можно судить, примерно то же самое.
review-leads = Каждый ответ доигран { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}. Отрыв от среднего у остальных: после твоего ответа { $own }, после ответа управляющего { $other }.
review-how = Оба ответа я доигрываю в партиях, где сходится всё, что было тогда видно с твоего места, и сравниваю отрыв от среднего у остальных. Число очков называю только там, где повторные партии в нём сходятся. Управляющий может ошибаться.
review-works = Готовлю разбор: { $percent } %
review-waits = Сначала разбор другого игрока.
review-stop = Остановить
review-stopped = Остановлено. **Разбор** начнёт заново.
review-title-page = Твой разбор

## Что идёт не так

trouble-review-running = Разбор выдаёт то, что скрывали другие, поэтому до конца игры его нет.
trouble-review-closed = Эта игра была прекращена, разбора нет.
trouble-review-unknown = Разобрать эту игру нельзя: она начата по более старым правилам, или в ней нет управляющего.
trouble-review-failed = Сейчас разбор не получился. Нажми **Разбор** через минуту.

# Поручения в «Зодчих Западного королевства»: следующий ход, задуманный заранее.

architects-seal-order = { order-seal }
architects-field-order-least = Только если принесёт не меньше
architects-order-next = { order-plan-next }
architects-order-now = { order-played-now }
architects-order-so = Твой следующий ход: { $place }, если принесёт не меньше: { $brings }.
architects-order-workshop = 🛠️ Мастерская: { $count ->
    [one] { $count } карта здания
    [few] { $count } карты зданий
    [many] { $count } карт зданий
   *[other] { $count } карты зданий
}
architects-order-no-worker = все твои работники заняты, в этот ход один возвращается домой
architects-order-fewer = твоих работников там меньше: { $place } принесёт { $now } вместо { $planned }
architects-order-taken = кто-то забрал серебро: Налоговый пост принесёт { $now } вместо { $planned }
architects-order-few-cards = карты зданий кончаются: Мастерская даст { $now } вместо { $planned }
architects-order-debt = добродетели осталось слишком мало, чтобы украсть без долга, и решать это тебе
architects-refused-would-cost-debt = Добродетели слишком мало, чтобы украсть без долга: такое заранее не запланировать.

## Несколько ходов

architects-order-queue = План до пяти ходов
architects-field-order-turns = Твои следующие работники
architects-field-order-captured = Если кто-то заберёт твоего работника
architects-field-order-held = Твои работники в плену или в Тюрьме сейчас
architects-field-order-lowest = Остановиться ниже этой добродетели
architects-field-order-highest = Остановиться выше этой добродетели
architects-queue-stop = Остановиться
architects-queue-go-on = Продолжать
architects-queue-gold = Шахты (золото)
architects-queue-so = { $count ->
    [one] Твой следующий ход: { $turns }.
    [few] Твои ходы, { $count } подряд: { $turns }, в этом порядке.
    [many] Твои ходы, { $count } подряд: { $turns }, в этом порядке.
   *[other] Твои ходы, { $count } подряд: { $turns }, в этом порядке.
} Остановится, если { $captured ->
    [stop] кто-то заберёт твоего работника, {""}
   *[other] {""}
}{ $lowest ->
    [0] { $highest ->
        [14] {""}
       *[other] добродетель поднялась бы выше { $highest }, {""}
    }
   *[other] { $highest ->
        [14] добродетель упала бы ниже { $lowest }, {""}
       *[other] добродетель вышла бы за пределы { $lowest }–{ $highest }, {""}
    }
}ход невозможен или тебя ждёт другой вопрос.
architects-queue-asked = тебя ждёт другой вопрос
architects-queue-lost = { $count ->
    [one] забрали { $count } твоего работника
    [few] забрали { $count } твоих работников
    [many] забрали { $count } твоих работников
   *[other] забрали { $count } твоего работника
}
architects-queue-range = добродетель стала бы { $virtue }
architects-queue-no-card = этого больше нет в руке: { $what }
architects-queue-needs = не хватает для постройки ({ $what }): { $missing-gen }
architects-queue-no-tax = на Налоговом посту нет серебра
architects-queue-few = { $what } сейчас ничего не принесёт

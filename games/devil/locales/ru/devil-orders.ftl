# Поручения в «Сделке с дьяволом».

devil-seal-order = { order-seal }
thing-name-indulgences = отпущения грехов
devil-field-order-goods = Какие ресурсы тебе нужны
devil-field-order-least = Сколько их в сундуке, не меньше
devil-field-order-dearest = За сколько монет, не больше
devil-field-order-pieces = Твои частицы души для ритуала
devil-field-order-what = Что лежит в твоём сундуке
devil-order-chest = Сундуки: собирать мой за меня
devil-order-what-same = То же, что в прошлый раз
devil-order-what-empty = Ничего
devil-order-chest-same = Каждый раунд предлагать тот же сундук за ту же цену.
devil-order-chest-empty = Каждый раунд предлагать пустой сундук за максимальную цену.
devil-order-chest-about = Нужное для сундука никогда не докупается: если чего-то не хватает, поручение снимается и решаешь ты. Шуты не кладутся.
refused-devil-nothing-offered = Ты ещё ничего не предлагаешь: повторять нечего.
devil-order-lacking = для сундука больше нет { $things-gen }
devil-order-deals = Сундуки: брать выгодные
devil-order-deals-so = Принимать любой сундук, где не меньше { $least ->
    [one] { $least } ресурса
    [few] { $least } ресурсов
    [many] { $least } ресурсов
   *[other] { $least } ресурсов
}, за цену до { $dearest ->
    [one] { $dearest } монеты
    [few] { $dearest } монет
    [many] { $dearest } монет
   *[other] { $dearest } монет
}; { devil-order-deals-else }.
devil-order-deals-of = Принимать любой сундук, где не меньше { $least } из нужного ({ $goods }), за цену до { $dearest ->
    [one] { $dearest } монеты
    [few] { $dearest } монет
    [many] { $dearest } монет
   *[other] { $dearest } монет
}, что бы ещё там ни было; { devil-order-deals-else }.
devil-order-deals-else = от прочих и от всех просьб о душе отказываться
devil-order-deals-about = О подходящем сундуке, на который не хватит твоих монет, решаешь ты.
devil-order-forced = Отвечать, когда у меня нет выбора
devil-order-forced-so = На вопросы без выбора ответ приходит сам.
devil-order-forced-about = То есть: сделка уже состоялась, сундук пуст (и не избавит от меченых частиц души) или не по карману, допрос без трёх частиц души, без монет — долг и жетоны крыльев ангела (пусть банк и мог бы помочь), и сундук для инквизиции, если нечего положить и некого отгадывать.
devil-order-ready = Карты: сразу говорить, что можно начинать сделки
devil-order-ready-so = Каждый раунд говорить о готовности к сделкам, не гася долг.
devil-order-ready-about = Ответ приходит сразу, чтобы никто тебя не ждал; остальные поймут, что долг ты не гасишь.
devil-order-souls = Сундуки: не продавать частиц души
devil-order-souls-so = Отказываться от каждого сундука, где просят частицы души.
devil-order-vote = Охота на ведьм: никого не обвинять
devil-order-vote-so = Никого не обвинять ни в одной охоте на ведьм.
devil-order-wings = Инквизиция: не покупать крыльев
devil-order-wings-so = Не покупать крылья ангела перед инквизицией.
devil-order-pack = Инквизиция: не давать взятки и не отгадывать
devil-order-pack-so = Не давать взяток и никого не отгадывать при инквизиции.
devil-order-pack-all = Не давать взяток при инквизиции и показать все частицы души.
devil-order-pack-compulsory = Не давать взяток при инквизиции и показать только обязательные частицы души.
devil-order-pieces-all = Показать все
devil-order-pieces-compulsory = Только обязательные
devil-order-short = твоих монет не хватает на цену в { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, а занимать или продавать ради неё решаешь ты

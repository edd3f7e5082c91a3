# Общее для всех игр: места, вещи, отказы.

seat = Игрок { $number }
seat-you = ты
    .gen = тебя
    .dat = тебе
    .acc = тебя
    .loc = тебе
    .ins = тобой
# Место, о котором идёт речь, в начале предложения. Глаголы к нему — в verbs.ftl.
subject = { $seat-is ->
    [you] Ты
   *[other] { $seat }
}
# Местный падеж здесь не слово, а метка пустоты: варианты [nothing] выбираются по { $things-loc }.
things-none = ничего
    .loc = nothing
thing-debts = { $count ->
    [one] { $count } долг
    [few] { $count } долга
    [many] { $count } долгов
   *[other] { $count } долга
}
thing-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .acc = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .gen = { $count ->
    [one] { $count } монеты
    [few] { $count } монет
    [many] { $count } монет
   *[other] { $count } монеты
}

refused-not-asked = Этот шаг уже завершён.
refused-nothing-sealed = Брать назад нечего: всё уже решено.
refused-missing = Здесь ещё не всё выбрано.
refused-unknown-field = Этого здесь больше нет.
refused-not-offered = Такого варианта нет.
refused-malformed = Этот ответ не читается.
refused-out-of-range = Выбери от { $least } до { $most }.
refused-too-few = Выбери не меньше { $least }.
refused-too-many = Выбери не больше { $most }.
refused-sealed-needs-it = Это нужно для твоего подтверждённого ответа. Сначала возьми его назад.
refused-no-such-pack = Набора карт «{ $pack }» здесь нет. Есть: { $packs }. Если набор пропал, владельцу бота поможет `pactum doctor`.

fixed = { subject }: { $what } { $by }.
fixed-card-in = { subject }: { $what }, добавлено: { $card }.
fixed-card-out = { subject }: { $what }, убрано: { $card }.
fixed-secret = { subject }: { $what } — изменено.
refused-no-such-quantity = Это здесь не изменить. Выбери из списка.
refused-no-such-card = Такой карты здесь нет. Выбери из списка.
refused-already-there = Это там уже есть. Выбери другое.
refused-not-there = Этого там нет. Выбери другое.
refused-not-free = Её не взять: она сейчас в другом месте игры. Выбери другую или сначала убери её оттуда.
refused-not-open = Эту карту добавить нельзя. Можно только ту, что видна всем: ответ не должен выдавать, у кого скрытая карта и есть ли она у кого-то.
core-wrong-seats = Эта игра на { $fewest }–{ $most } игроков.
core-you-give = Отдаёшь { $things-acc }.
core-you-get = Получаешь { $things-acc }.
refused-not-that-many = Столько там нет. Убери меньше.
refused-no-room = Для этого нет места. Сначала убери что-нибудь.
refused-not-now = Игра посреди хода, который от этого зависит. Попробуй, когда он завершится, или отмотай к моменту до него.
refused-reopen-first = От этого может зависеть ответ, подтверждённый на этом месте. Сначала открой ответ заново; если его нет, попробуй, когда шаг завершится.

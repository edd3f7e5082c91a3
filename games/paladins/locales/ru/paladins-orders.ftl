# Поручения в «Паладинах Западного королевства»: следующий ход, задуманный заранее, и инквизиция.

paladins-seal-order = { order-seal }
paladins-field-order-how = При инквизиции
paladins-field-how = { paladins-field-order-how }
paladins-field-spent = Сколько серебра и провизии можно потратить
paladins-order-next = { order-plan-next }
paladins-order-now = { order-played-now }
paladins-order-repent = Твои Заговорщики при инквизиции
paladins-repent-all = Сбросить всё, что могут
paladins-repent-nothing = Ничего не сбрасывать
paladins-order-repent-so = При инквизиции: { $how ->
    [all] сбросить всё, что могут твои Заговорщики.
   *[nothing] ничего не сбрасывать.
}
paladins-order-pass-so = Твой следующий ход: пас{ $things-loc ->
    [nothing] { "" }
   *[other] , оставить { $things-acc }
}.
paladins-order-so = Твой следующий ход: { $action } ({ $workers }).
paladins-order-at-so = Твой следующий ход: { $action } ({ $workers }), { $what }.
paladins-order-closed = это больше невозможно: { $reason }
paladins-order-asks = возник бы вопрос, на который план не отвечает
paladins-order-dearer = это стоило бы { $price } вместо { $planned }
paladins-order-inquisition = это вызвало бы инквизицию, и решать это тебе

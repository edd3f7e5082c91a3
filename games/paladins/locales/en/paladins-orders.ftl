# Standing orders of Paladins of the West Kingdom: the next turn, planned ahead, and the Inquisition.

paladins-seal-order = { order-seal }
paladins-field-order-how = At an Inquisition
paladins-field-how = { paladins-field-order-how }
paladins-field-spent = Spend at most (silver and provisions)
paladins-order-next = { order-plan-next }
paladins-order-now = { order-played-now }
paladins-order-repent = Your Conspirators at an Inquisition
paladins-repent-all = Discard all they can
paladins-repent-nothing = Discard nothing
paladins-order-repent-so = At an Inquisition: { $how ->
    [all] discard all your Conspirators can.
   *[nothing] discard nothing.
}
paladins-order-pass-so = Your next turn: pass{ $things ->
    [nothing] { "" }
   *[other] {" "}and keep { $things }
}.
paladins-order-so = Your next turn: { $action } with { $workers }.
paladins-order-at-so = Your next turn: { $action } with { $workers }, { $what }.
paladins-order-closed = it's no longer possible: { $reason }
paladins-order-asks = this turn would now ask you something you didn't plan
paladins-order-dearer = this turn would cost { $price } instead of { $planned }
paladins-order-inquisition = this turn would bring the Inquisition, and that's your choice

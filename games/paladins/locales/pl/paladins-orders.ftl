# Standing orders of Paladins of the West Kingdom: the next turn, planned ahead, and the Inquisition.

paladins-seal-order = { order-seal }
paladins-field-order-how = Podczas Inkwizycji
paladins-field-how = { paladins-field-order-how }
paladins-field-spent = Najwyżej tyle srebra i prowiantu
paladins-order-next = { order-plan-next }
paladins-order-now = { order-played-now }
paladins-order-repent = Twoi Spiskowcy podczas Inkwizycji
paladins-repent-all = Odrzuć wszystko, co się da
paladins-repent-nothing = Niczego nie odrzucaj
paladins-order-repent-so = Podczas Inkwizycji: { $how ->
    [all] odrzuć wszystko, co mogą twoi Spiskowcy.
   *[nothing] niczego nie odrzucaj.
}
paladins-order-pass-so = Twoja następna tura: pas{ $things-loc ->
    [nothing] { "" }
   *[other] {" "}z zachowaniem { $things-gen }
}.
paladins-order-so = Twoja następna tura: { $action }, pracownicy: { $workers }.
paladins-order-at-so = Twoja następna tura: { $action }, pracownicy: { $workers }, { $what }.
paladins-order-closed = już się tego nie da: { $reason }
paladins-order-asks = padłoby pytanie, którego nie było w planie
paladins-order-dearer = kosztowałoby { $price } zamiast { $planned }
paladins-order-inquisition = sprowadziłoby Inkwizycję, a to twoja decyzja

# Daueraufträge der Paladine des Westfrankenreichs: der nächste Zug im Voraus, und die Inquisition.

paladins-seal-order = Dauerauftrag geben
paladins-field-order-how = Bei einer Inquisition
paladins-field-how = Bei einer Inquisition
paladins-field-spent = Höchstens ausgeben (Silber und Proviant)
paladins-order-next = Plane deinen nächsten Zug
paladins-order-now = Du bist jetzt dran, also wird er sofort gespielt
paladins-order-repent = Deine Verschwörer bei einer Inquisition
paladins-repent-all = Ablegen, so viel sie können
paladins-repent-nothing = Nichts ablegen
paladins-order-repent-so = Bei einer Inquisition: { $how ->
    [all] ablegen, so viel deine Verschwörer können.
   *[nothing] nichts ablegen.
}
paladins-order-pass-so = Dein nächster Zug: passen{ $things ->
    [nothing] { "" }
   *[other] {" "}und { $things-acc } behalten
}.
paladins-order-so = Dein nächster Zug: { $action } mit { $workers }.
paladins-order-at-so = Dein nächster Zug: { $action } mit { $workers }, { $what }.
paladins-order-closed = das geht nicht mehr: { $reason }
paladins-order-asks = dieser Zug würde dich jetzt etwas fragen, was du nicht geplant hast
paladins-order-dearer = dieser Zug würde { $price } statt { $planned } kosten
paladins-order-inquisition = dieser Zug würde die Inquisition auslösen, und das entscheidest du selbst

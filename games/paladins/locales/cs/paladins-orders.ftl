# Trvalé příkazy Paladinů Západního království: příští tah předem a Inkvizice.

paladins-seal-order = { order-seal }
paladins-field-order-how = Při Inkvizici
paladins-field-how = { paladins-field-order-how }
paladins-field-spent = Kolik mincí a proviantu to smí stát
paladins-order-next = { order-plan-next }
paladins-order-now = { order-played-now }
paladins-order-repent = Tvoje Pletichářky při Inkvizici
paladins-repent-all = Odhodit, co mohou
paladins-repent-nothing = Nic neodhodit
paladins-order-repent-so = Při Inkvizici: { $how ->
    [all] odhodit všechno, co Pletichářky mohou.
   *[nothing] nic neodhodit.
}
paladins-order-pass-so = Tvůj příští tah: ukončit kolo{ $things ->
    [nothing] { "" }
   *[other] {" "}a nechat si { $things-acc }
}.
paladins-order-so = Tvůj příští tah: { $action } ({ $workers }).
paladins-order-at-so = Tvůj příští tah: { $action } ({ $workers }), { $what }.
paladins-order-closed = už to nejde: { $reason }
paladins-order-asks = přišla by otázka, na kterou plán neodpovídá
paladins-order-dearer = stálo by to { $price-acc } místo plánu ({ $planned })
paladins-order-inquisition = přivolalo by to Inkvizici a to je na tobě

# Trvalé příkazy v libovolné hře.

order-given = **Příkaz zadán:** { $order }
order-cancelled = **Příkaz zrušen:** { $order }
order-answered = Odpověděl za tebe tvůj trvalý příkaz: *{ $order }*
order-disarmed = Tvůj trvalý příkaz se vypnul: *{ $order }* Důvod: { $reason }. Teď je rozhodnutí na tobě.
order-over = Tvůj trvalý příkaz se vypnul, protože taková otázka už nepřijde: *{ $order }*
order-unanswered = na tuhle otázku příkaz odpověď nemá
order-unknown = Příkaz, který tato hra už nezná.
trouble-no-such-order = Tento příkaz už neplatí.

order-button = { $count ->
    [0] Trvalé příkazy
   *[other] Trvalé příkazy ({ $count })
}
order-head = Trvalé příkazy · { $game } · { $table }
order-how = Trvalý příkaz odpovídá za tebe, kdykoli přijde jeho otázka. Odpovídá s podobným zpožděním jako ty, aby se nepoznalo, že je to příkaz; hned jen tam, kde to nic neprozradí. Víš o něm jen ty a jeho odpovědi můžeš vzít zpět stejně jako svoje.
order-none = Žádný příkaz neplatí.
order-in-force = **{ $order }**{ $waits ->
    [now] { " " }Na současnou otázku odpoví v <t:{ $at }:t>.
    [soon] { " " }Na současnou otázku odpoví každou chvíli.
    [later] { " " }Na současnou otázku odpoví, až se u stolu zase bude hrát.
   *[no] { "" }
}
order-waits = ⏳ Tvůj trvalý příkaz na to odpoví { $when ->
    [soon] každou chvíli
    [later] hned, jak se u stolu zase bude hrát
   *[other] v <t:{ $at }:t>
}: *{ $order }* Do té doby můžeš rozhodnout po svém; žádná soukromá zpráva ti to nepřipomene.
order-stop = Zrušit příkaz
order-skip = ⏭️ Odpovídat na takové otázky za mě
order-planned = -# 📋 Platí: { $order }
order-give = Zadat příkaz
order-cancel = Zrušit tento příkaz
order-played-now = Teď jsi na tahu, takže se provede hned.
order-plan-next = Naplánovat příští tah
order-seal = Zadat tento příkaz
command-orders = Tvoje trvalé příkazy: odpovědi zadané předem

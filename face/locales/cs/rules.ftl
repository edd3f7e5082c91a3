# Pravidla po ruce: /rules, /card, otazník u otázky, co vysvětluje první hra.

rules-hint-button = ?
rules-button = Pravidla
rules-head = Pravidla · { $game }
rules-picture-alt = Ukázka k tématu „{ $topic }“.
rules-which = O čem chceš číst?
rules-which-game = Pravidla které hry chceš číst?
rules-topic-of = { $topic } · { $game }
rules-hint-order = { order-how } { rules-overlooked } dokud neodpoví, můžeš rozhodnout po svém.
rules-overlooked = Nezapomeň:
rules-no-hint = Teď na tebe žádná otázka nečeká.
rules-house-why = Kde pravidla mlčí nebo nechávají volbu, hraju takto:
rules-scoring = Body na konci
rules-house = 🏠 Domácí pravidla
rules-of-table = 📋 Pravidla tohoto stolu
opening-head = { $game } · { $table }
opening-more = -# { $hints ->
    [on] **{ hint-button }** u tvého tahu řekne, co by udělal správce a proč; `/rules` má všechno.
   *[off] **?** u tvého tahu vysvětlí každou otázku, `/rules` má všechno.
}
opening-on = K mému tahu
opening-button = Kdo jsem?
explained-head = **Nové pro tebe** (tvoje první hra):
explained-fold = Rozumím
explained-stop = Už nevysvětlovat
command-rules = Pravidla hry po tématech: kolo, dluh, křídla, černý trh …
option-rules-topic = O čem; vyber ze seznamu, nebo napiš slovo
option-rules-game = Které hry; jinak hry tohoto vlákna, nebo všech
command-card = Přečíst libovolnou kartu hry
option-card-name = Název karty nebo jeho část
option-card-game = { option-rules-game }
option-table-of-cards = Který stůl; jinak stůl tohoto vlákna, nebo tvůj jediný
card-of-the-game = Karty hry
card-head = { $game }
trouble-no-such-topic = Takové téma neznám.{ $count ->
    [0] {" "}Všechna ukáže `/rules`.
   *[other] {" "}Nejspíš hledáš: { $close }?
}
trouble-no-such-card = Takovou kartu neznám.{ $count ->
    [0] {" "}Když píšeš `/card`, seznam je ukazuje.
   *[other] {" "}Nejspíš hledáš: { $close }?
}
command-me-explanations = Zda první hra svého druhu vysvětluje fáze a pojmy
option-explanations = Kdy
choice-explanations-first = V mé první hře svého druhu
choice-explanations-always = V každé hře, dokud je nepřečtu
choice-explanations-never = Nikdy
me-explanations-first = Tvoje první hra svého druhu vysvětlí každou fázi a pojem jednou.
me-explanations-always = Každá hra vysvětlí fáze a pojmy, které ještě nemáš odkliknuté.
me-explanations-never = Nic se samo nevysvětluje; **?** a `/rules` jsou tu pořád a `/me explanations` to zase zapne.

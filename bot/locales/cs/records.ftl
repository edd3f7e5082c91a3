# Co lidé odehráli: hodnocené stoly, statistiky, hodnocení, žebříček.

## In the lobby

rated-yes = 🏅 **Hodnocená**: výsledek se počítá do `/leaderboard`.
rated-off = Nehodnocená: do žebříčku se nic nepočítá.
rated-stewards = Nehodnocená: hrají i automatičtí hráči.
rated-hints = Nehodnocená: rady jsou zapnuté.
rated-alone = Nehodnocená: hra pro jednoho.
rated-practice = Nehodnocená: cvičení.
rated-offer = výsledek se do žebříčku nepočítá

## What somebody has done, in numbers of each game

devil-feat-chests-taken = { $count ->
    [one] 1 přijatá truhla
    [few] { $count } přijaté truhly
   *[other] { $count } přijatých truhel
}
devil-feat-chests-sold = { $count ->
    [one] 1 prodaná truhla
    [few] { $count } prodané truhly
   *[other] { $count } prodaných truhel
}
devil-feat-souls-sold = { $count ->
    [one] 1 prodaná část duše
    [few] { $count } prodané části duše
   *[other] { $count } prodaných částí duše
}
devil-feat-souls-bought = { $count ->
    [one] 1 koupená část duše
    [few] { $count } koupené části duše
   *[other] { $count } koupených částí duše
}
devil-feat-buildings = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
}
architects-feat-buildings = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
}
architects-feat-cathedral = { $count ->
    [one] 1 stupeň katedrály
    [few] { $count } stupně katedrály
   *[other] { $count } stupňů katedrály
}
architects-feat-apprentices = { $count ->
    [one] 1 učedník
    [few] { $count } učedníci
   *[other] { $count } učedníků
}
architects-feat-debts-paid = { $count ->
    [one] 1 splacený dluh
    [few] { $count } splacené dluhy
   *[other] { $count } splacených dluhů
}
paladins-feat-attacked = { $count ->
    [one] 1 útok na cizince
    [few] { $count } útoky na cizince
   *[other] { $count } útoků na cizince
}
paladins-feat-converted = { $count ->
    [one] 1 obrácený cizinec
    [few] { $count } obrácení cizinci
   *[other] { $count } obrácených cizinců
}
paladins-feat-recruited = { $count ->
    [one] 1 najatý měšťan
    [few] { $count } najatí měšťané
   *[other] { $count } najatých měšťanů
}
paladins-feat-walls = { $count ->
    [one] 1 postavená hradba
    [few] { $count } postavené hradby
   *[other] { $count } postavených hradeb
}

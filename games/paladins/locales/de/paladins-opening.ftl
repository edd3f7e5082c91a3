# Der Auftakt: wer man ist, einmal gesagt, wenn eine Partie beginnt. Die Karte ist gezeichnet, der Rest steht darunter.

paladins-opening-who = Du führst die Verteidigung der Stadt
paladins-opening-aim = Was du tust, hebt Glaube, Stärke und Einfluss: Sie öffnen bessere Felder und bringen am Ende Punkte.
paladins-opening-beside = Zwei oder drei der sechs großen Aktionen fünfmal oder öfter ausgeführt sind mehr wert als alle sechs je zweimal.
paladins-opening-wins = { $alone ->
    [yes] **Du gewinnst mit mehr Punkten als der virtuelle Gegner** nach Runde { $rounds }
   *[no] **Die meisten Punkte nach Runde { $rounds } gewinnen**
}: Ein Auftrag des Königs bringt { $least } bis { $most }, jede Eigenschaft (Glaube, Stärke, Einfluss) bis zu { $track }, eine große Aktion ab dem fünften Mal bis zu { $deed }, und auch Bekehrte bringen welche; ein offener Schuldschein kostet { $debt }.
paladins-opening-round = **Eine Runde**: Ein Paladin führt dich, du heuerst in der Taverne vier Arbeiter an, dann führen alle reihum je eine Aktion aus, bis alle gepasst haben.
paladins-opening-hidden = **Nur die Paladine sind verdeckt**: Von den dreien, die du ziehst, führt einer, einer kommt nächste Runde wieder, einer geht unter den Stapel.
paladins-opening-first = **Zuerst** wählst du jemanden aus der Stadt.

# Paladine des Westfrankenreichs: Hausregeln, wo die Anleitung schweigt oder die Wahl lässt. Warum, steht in docs/players/house-rules.md.

paladins-house-supplies = **Arbeiter, Silber, Proviant und Schuldscheine** gehen nie aus.
paladins-house-played = **Ein ausgespielter Paladin** verlässt die Partie am Ende der Runde. Die zwei, die du zurücklegst, bleiben in deinem Stapel.
paladins-house-choice = **Die Wahl eines Paladins** darf sich ändern, bis alle gewählt haben.
paladins-house-gains = **Erträge** kommen von links nach rechts, wie sie gedruckt sind, nachdem der Preis bezahlt ist: Ihre eigene Aktion bezahlen sie nicht. Was nicht geht, entfällt. Steuern musst du nehmen; Ablegen, das Begleichen eines Schuldscheins, Beten und freies Anwerben stehen dir frei.
paladins-house-reacting = **Stadtbewohner** helfen bei Aktionen, die beginnen, nachdem sie zu dir kamen, und freies Ausbauen zählt als Ausbauen.
paladins-house-top = **Leisten enden bei 12.** Schritte über 12 verfallen; die Eigenschaften des Paladins kommen auch dann dazu.
paladins-house-pray = **Beten** geht auch, wenn nichts frei zu machen ist. Beten als Belohnung darf die Aktion Beten oder die eben getane frei machen.
paladins-house-commission = **Entsenden** kostet Proviant.
paladins-house-debt = **Ein Schuldschein statt Silber** auf den ersten beiden Feldern der Auslage ist bei beiden Arten des Anwerbens erlaubt, auch mit Silber in der Hand, aber nicht, wo es nichts zu zahlen gibt.
paladins-house-attack = **Fehlende Stärke** kostet 1 Silber für je 2, aufgerundet; leere Felder der Auslage zählen wie besetzte.
paladins-house-attacked = **Angegriffene Fremde** liegen verdeckt, aber alle dürfen sie ansehen.
paladins-house-inquisition = **Eine Inquisition** schlägt zu, sobald Steuern, die den Vorrat leeren, ganz genommen sind; zwei Steuerzeichen einer Belohnung zählen als ein Nehmen. Wer hilft, tut es im Uhrzeigersinn von der Person aus, die sie ausgelöst hat: zuerst Hausierer, dann Verschwörer, die als Einzige eine Wahl haben, dann Knappen.
paladins-house-decks = **Leere Stapel.** Verdachts- und Tavernenkarten werden neu gemischt. Stadtbewohner, Fremde und Mauern nicht: Ohne Mauer kein Befestigen. Ist eine Verdachtskarte fällig und keine mehr da, schlägt eine Inquisition zu.
paladins-house-peddler = **Ein Arbeiter, den ein Hausierer bringt, nachdem du gepasst hast,** zählt zu den dreien, die du behältst.
paladins-house-hunter = **Ein Jäger** zählt am Ende dein Gefolge, auch wer vor der Partie oder umsonst dazukam.
paladins-house-tax = **Der Steuervorrat** fasst 5 Münzen zu einem oder zweit, 6 zu dritt und 8 zu viert.
paladins-house-cards = **Karten und Pläne.** Die meisten Karten und die Felder für Krüge stammen aus einer einzigen Liste. Die Zahlen auf allen Krügen außer dem ersten, die Arbeiter unter allen Werkstätten außer der ersten, die meisten Intrigen und was ein Knappe bringt (Stärke), sind unsere eigenen; einige Preise der Auslage sind erschlossen.
paladins-house-virtual = **Der virtuelle Gegner** zahlt weder Silber noch Proviant, nimmt aber den Schuldschein einer Gunst. Seine fünf Aktionen links brauchen je einen Arbeiter, und der auf Ruhen wird nicht gezählt.
paladins-house-virtual-choices = **Was er wählt.** Von zwei Hälften nimmt er die erste, die etwas bewirkt; von Eigenschaften die höchste. Ist sein Intrigenstapel leer, wird sein Ablagestapel gemischt.
paladins-house-virtual-points = **Seine Punkte.** Keine für Ausbauen, obwohl ein Wächter die Werkstätten auf seinem Plan zählt; ein Gleichstand mit ihm löst sich wie unter Menschen.

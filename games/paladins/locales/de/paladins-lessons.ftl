### Die Lektionen der Paladine: Titel, Ziel, und was jede zeigt.

paladins-lesson-start = Deine Rolle und was gewinnt
paladins-lesson-start-goal = Der Plan mit deinem Namen gehört dir, und jede Runde führt dich ein anderer Paladin. Nur Punkte gewinnen, und Glaube, Stärke und Einfluss öffnen, was zählt. Hebe eins davon: Wähle eine Aktion und Arbeiter dafür.
paladins-lesson-start-point = Ihr zieht reihum, bis alle gepasst haben; damit endet die Runde, und die nächste bringt andere Arbeiter.

paladins-lesson-workshop = Bau eine Werkstatt
paladins-lesson-workshop-goal = Ausbauen: Setze eine Werkstatt.
paladins-lesson-workshop-point = { paladins-first-workshop } Je früher, desto mehr spart sie.

paladins-lesson-attributes = Eigenschaften zuerst
paladins-lesson-attributes-goal = Hebe deine Eigenschaften in einem Zug um 2.
paladins-lesson-attributes-point = { paladins-first-attributes } Jede Aktion braucht eine davon und hebt eine andere.

paladins-lesson-commission = Entsende einen Mönch
paladins-lesson-commission-goal = Entsenden: Setze einen Mönch.
paladins-lesson-commission-point = Weiter rechts braucht es mehr Glauben; vom fünften an bringen Mönche eigene Punkte.

paladins-lesson-debt = Begleiche einen Schuldschein
paladins-lesson-debt-goal = Begleiche in diesem Zug einen deiner Schuldscheine.
paladins-lesson-debt-point = { paladins-rule-debt }

paladins-lesson-inquisition = Lass die Inquisition zuschlagen
paladins-lesson-inquisition-goal = Löse in diesem Zug die Inquisition aus: ein Schuldschein für die Gegenseite, keiner für dich.
paladins-lesson-inquisition-point = Wer die letzte Münze des Steuervorrats nimmt, löst sie aus. { paladins-first-inquisition }

paladins-lesson-order = Erfülle einen Auftrag des Königs
paladins-lesson-order-goal = Erfülle in diesem Zug einen Auftrag (👑).
paladins-lesson-order-point = { paladins-first-orders } Das ist ein Plan für die ganze Partie.

paladins-lesson-paladin = Die Runde eines Paladins
paladins-lesson-paladin-goal = Wähle einen Paladin und hebe deine Eigenschaften in dieser Runde um 4.
paladins-lesson-paladin-point = Die vier Punkte eines Paladins gelten eine Runde, und eine Aktion kostet weniger oder bringt mehr: Wähle nach dem, was du mit deinen Arbeitern tun kannst.

paladins-lesson-last = Die letzten Züge
paladins-lesson-last-goal = Gewinne die Partie.
paladins-lesson-last-point = Jetzt zählen nur noch Punkte: eine fünfte Figur einer Art, Mauern, Fremde, Schritte einer Eigenschaft.

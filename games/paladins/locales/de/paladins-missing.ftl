# Was in einem Formular noch fehlt, anstelle der Überschrift eines Feldes (<Spiel>-field-<Feld>) und „noch nicht gewählt“. Ohne Punkt.

paladins-field-action-missing = Wähle eine Aktion
paladins-field-townsfolk-missing = Wähle, wer aus der Stadt dazukommt
paladins-field-play-missing = Wähle, wer diese Runde führt
paladins-field-top-missing = Wähle, wer nächste Runde wiederkommt
paladins-field-card-missing = Wähle eine Gruppe
paladins-field-workers-missing = Wähle die Arbeiter
paladins-field-workshop-missing = Wähle eine Werkstatt
paladins-field-outsider-missing = Wähle, gegen wen es geht
paladins-field-space-missing = Wähle ein Feld der Karte
paladins-field-jar-missing = Wähle das Feld für den Krug
paladins-field-favour-missing = Wähle eine Gunst des Königs
paladins-field-pay-missing = Wähle, womit du zahlst
paladins-field-keep-missing = Wähle, welche Arbeiter bleiben
paladins-field-attribute-missing = Wähle eine Eigenschaft
paladins-field-debt-missing = Wähle einen Schuldschein
paladins-field-clear-missing = Wähle, welche Aktion frei wird
paladins-field-recruit-missing = Wähle, wer umsonst zu dir kommt
paladins-field-either-missing = Wähle eins von beiden

# Paladine des Westfrankenreichs: die Regeln zur Hand. Themen von /rules, Hinweise hinter dem Fragezeichen, was eine erste
# Partie erklärt. Zahlen des Spielplans kommen von ihm.

paladins-lobby = Sieben Runden, um das Reich zu verteidigen: Heuere an, wen die Taverne hergibt, mehre Glaube, Stärke und Einfluss, und halte dir die Inquisition vom Leib.
paladins-lobby-size = { $players } · anspruchsvoll · 7 Runden, zusammen ein Abend

## Temperamente der Verwalter, und wie jedes ist

paladins-temper-regent = { $seat-gender ->
    [f] Regentin
   *[m] Regent
}
paladins-temper-regent-does = wägt alles gleich
paladins-temper-conqueror = { $seat-gender ->
    [f] Eroberin
   *[m] Eroberer
}
paladins-temper-conqueror-does = greift an und setzt Außenposten
paladins-temper-preacher = { $seat-gender ->
    [f] Predigerin
   *[m] Prediger
}
paladins-temper-preacher-does = entsendet Mönche und bekehrt Fremde
paladins-temper-castellan = { $seat-gender ->
    [f] Burgherrin
   *[m] Burgherr
}
paladins-temper-castellan-does = baut Werkstätten und Mauern

## Themen: Titel, andere Wörter, die man tippt, Text

paladins-topic-goal = Worum es geht
paladins-topic-goal-words = überblick, ziel, wie spielt man, gewinnen, anfang
paladins-rule-goal = Sieben Runden; die meisten Punkte nach der letzten gewinnen. { paladins-opening-round } Um eine Aktion auszuführen, fülle ihre Felder mit Arbeitern der richtigen Farben. { paladins-opening-aim }
    Am besten, du setzt Schwerpunkte. { paladins-opening-beside }
paladins-topic-round = Eine Runde
paladins-topic-round-words = runde, phasen, reihenfolge, startspieler
paladins-rule-round = Der Startmarker wandert weiter, ein Auftrag oder eine Gunst wird aufgedeckt, die Taverne zeigt ihre Gruppen. { paladins-phase-paladins } { paladins-phase-tavern } Dann Zug um Zug: eine Aktion oder passen.
paladins-topic-paladins = Paladine
paladins-topic-paladins-words = paladin, anführer, oben, unten, stapel, hand
paladins-rule-paladins = Alle haben dieselben zwölf. Wer führt, bringt zwei Arbeiter, vier Punkte an Eigenschaften **nur für diese Runde** und hilft bei einer Aktion: Sie kostet weniger oder bringt mehr. Danach verlässt er die Partie. Den, den du oben ablegst, hast du nächste Runde wieder auf der Hand. Wer in den Runden 1 bis 3 nach unten geht, kommt in den Runden 6 und 7 wieder; spätere sind weg.
paladins-topic-workers = Arbeiter und Felder
paladins-topic-workers-words = arbeiter, tagelöhner, späher, händler, kämpfer, geistlicher, verbrecher, farbe, felder
paladins-rule-workers = { paladins-first-workers } { paladins-first-criminal } Arbeiter bleiben auf einer Aktion, bis du passt oder sie durch Beten frei machst; so lange ist sie zu. Arbeiter, die du in einem Zug bekommst, kannst du ab deinem nächsten Zug einsetzen.
paladins-topic-develop = Ausbauen: Werkstätten
paladins-topic-develop-words = ausbauen, werkstatt, werkstätten
paladins-rule-develop = Zwei Arbeiter und 4 Silber: Deine linke Werkstatt deckt eines der ersten beiden Felder von Entsenden, Befestigen, Besetzen, Lossprechen, Angreifen oder Bekehren ab. Diese Aktion braucht für den Rest der Partie einen Arbeiter weniger, und den Arbeiter unter der Werkstatt bekommst du sofort. Das dritte Feld braucht seinen Arbeiter immer.
paladins-topic-recruit = Anwerben: Stadtbewohner
paladins-topic-recruit-words = anwerben, stadtbewohner, gefolge, auslage, preis
paladins-rule-recruit = Mit **einem** Arbeiter legst du einen Stadtbewohner der Auslage für die Belohnung an seinem oberen Rand ab. Mit **zweien**, einer davon ein Kämpfer, kommt er in dein Gefolge: ein Bonus jetzt und seine Fähigkeit für den Rest der Partie. Beides kostet den Preis seines Feldes, von links nach rechts 3, 2, 2, 1 und 0 Silber; bei den ersten beiden darfst du stattdessen einen Schuldschein nehmen. Mit freiem Anwerben kommt jeder von ihnen umsonst in dein Gefolge.
paladins-topic-supply = Jagen, Handeln, Verschwören
paladins-topic-supply-words = jagen, handeln, verschwören, proviant, silber, verbrecher
paladins-rule-supply = **Jagen**: 1 Arbeiter für 1 Proviant, oder 3 mit einem Späher daneben. **Handeln**: 1 Arbeiter für 1 Silber, oder 3 mit einem Händler daneben. Ein zweiter Arbeiter kann nicht später dazukommen. **Verschwören**: 1 Arbeiter für einen Verbrecher, der eine Verdachtskarte mitbringt.
paladins-topic-pray = Beten
paladins-topic-pray-words = beten, frei machen, geistlicher
paladins-rule-pray = Ein Geistlicher und 2 Silber: Die Arbeiter auf einer anderen Aktion gehen in den Vorrat zurück, und du kannst sie diese Runde noch einmal ausführen. Beten als Belohnung kostet nichts von beidem und darf jede Aktion auf deinem Plan frei machen.
paladins-topic-commission = Entsenden: Mönche
paladins-topic-commission-words = entsenden, mönch, mönche, karte, region
paladins-rule-commission = Späher, beliebig, Geistlicher und Proviant (1 bis 3): Ein Mönch geht auf ein freies Feld einer Region, deren **Glauben** du hast: 0, 2, 4, 6, 8 oder 10 von links nach rechts. +1 Einfluss und die Belohnung des Feldes. Auf einem Feld der Karte steht nur eine Figur.
paladins-topic-fortify = Befestigen: Mauern
paladins-topic-fortify-words = befestigen, mauer, mauern
paladins-rule-fortify = Händler, beliebig, Späher und Proviant (1 bis 3): Decke eine Mauer auf. Das braucht **Einfluss** 0, 1, 3, 5, 7, 9, 11 für deine 1. bis 7. Jede Mauer bringt +1 Stärke und die Belohnung ihrer Karte; manche zählen am Ende.
paladins-topic-garrison = Besetzen: Außenposten
paladins-topic-garrison-words = besetzen, außenposten, garnison
paladins-rule-garrison = Händler, beliebig, Kämpfer und Proviant (1 bis 3): Ein Außenposten geht auf ein freies Feld einer Region, deren **Stärke** du hast: 1, 3, 5, 7, 9 oder 11. +1 Glaube und die Belohnung des Feldes.
paladins-topic-absolve = Lossprechen: Krüge
paladins-topic-absolve-words = lossprechen, krug, krüge, ablass
paladins-rule-absolve = Geistlicher, beliebig, Händler und Silber (1 bis 3): Dein linker Krug geht, wenn du den **Einfluss** darauf hast, auf eines deiner { $jars } Belohnungsfelder, das frei ist. +1 Glaube, die Belohnung und eine Verdachtskarte weniger.
paladins-topic-attack = Angreifen: Fremde, für jetzt
paladins-topic-attack-words = angreifen, angriff, fremde, sarazene, byzantiner, wikinger
paladins-rule-attack = Späher, beliebig, Kämpfer: Greife einen Fremden der Auslage an. Sein Feld braucht **Stärke** 1, 3, 5, 7, 9 oder 11. { paladins-house-attack } +1 Einfluss und die Belohnung an seinem oberen Rand. So oft du willst.
paladins-topic-convert = Bekehren: Fremde, fürs Ende
paladins-topic-convert-words = bekehren, bekehrung, fremde
paladins-rule-convert = Kämpfer, beliebig, Geistlicher und Silber (0 bis 3): ein Fremder, dessen **Glauben** du hast (0, 2, 4, 6, 8, 10 nach Feld). +1 oder +2 Stärke und am Ende seine Punkte. Fehlenden Glauben kannst du nicht kaufen.
paladins-topic-attributes = Glaube, Stärke, Einfluss
paladins-topic-attributes-words = eigenschaft, eigenschaften, glaube, stärke, einfluss, leiste
paladins-rule-attributes = Sie sind Bedingungen, werden nie ausgegeben und zählen den Paladin dieser Runde mit. Am Ende ist eine Leiste von 0 bis 12 so viele Punkte wert: { $track }.
paladins-topic-orders = Aufträge und Gunst des Königs
paladins-topic-orders-words = auftrag, aufträge, gunst, könig
paladins-rule-orders = { paladins-first-orders } Was du vorher ausgeführt hast, zählt; Aufträge werden in den Runden 1 bis 3 aufgedeckt. { paladins-first-favours } Gunstkarten werden in den Runden 3 bis 7 aufgedeckt, und Beten macht sie nicht frei.
paladins-topic-tax = Verdacht und Steuern
paladins-topic-tax-words = verdacht, steuern, verbrecher, vorrat
paladins-rule-tax = Jeder Verbrecher, den du bekommst, zieht eine Verdachtskarte, und du nimmst ihre Steuern, 0 bis 2 Silber, aus dem Steuervorrat. Steuern sind jetzt Silber, aber mit der letzten Münze des Vorrats schlägt die Inquisition sofort zu.
paladins-topic-inquisition = Die Inquisition
paladins-topic-inquisition-words = inquisition, meisten, verdacht
paladins-rule-inquisition = Zuerst helfen Stadtbewohner: Ein Verschwörer darf Verdachtskarten ablegen, ein Hausierer belohnt zwei oder mehr, ein Knappe keine. { paladins-first-inquisition } Bei Gleichstand trifft es alle, die mindestens eine haben. Dann wird der Steuervorrat aufgefüllt.
paladins-topic-debt = Schuldscheine
paladins-topic-debt-words = schuldschein, schulden, beglichen, offen, vernichten
paladins-rule-debt = { paladins-first-debt } Solche Belohnungen gibt es auf der Karte, bei Krügen, Mauern und der Gunst; Silber begleicht keinen. Ein vernichteter Schuldschein zählt 0.
paladins-topic-pass = Passen, und die nächste Runde
paladins-topic-pass-words = passen, räumen, behalten
paladins-rule-pass = { paladins-first-passing } Silber und Proviant bleiben. Haben alle gepasst, gehen der Stadtbewohner auf dem letzten und der Fremde auf dem ersten Feld, die Auslagen rücken nach und werden aufgefüllt, und die Taverne wird geräumt.
paladins-topic-scoring = Punkte am Ende
paladins-topic-scoring-words = wertung, punkte, gleichstand, ende
paladins-rule-scoring = Aufträge (4, 6, 8). Eigenschaften nach ihren Leisten. Entsenden und Besetzen 2, 5, 9 Punkte für 5, 6, 7 Figuren; Lossprechen und Befestigen 1, 3, 6; Ausbauen 1, 3, 6 für 6, 7, 8. Punkte auf Mauern; bekehrte Fremde; +1 für jeden beglichenen, −3 für jeden offenen Schuldschein; 1 für je drei Silber und Proviant zusammen. Bei Gleichstand entscheiden mehr Punkte aus Aufträgen, dann weniger Verdachtskarten; ist auch das gleich, wird der Platz geteilt.
paladins-topic-virtual = Allein: der virtuelle Gegner
paladins-topic-virtual-words = allein, solo, virtuell, einzeln, schwierigkeit, intrige
paladins-rule-virtual = Mit nur einem Sitz spielst du gegen einen virtuellen Gegner. Er deckt jeden Zug eine **Intrige** auf und führt die Aktion darauf aus, wenn er kann, sonst die erste freie von Anwerben, Beten, Handeln, Verschwören und Ruhen. Er hat kein Silber: Jede Münze und jeder Proviant rückt einen Marker über fünf Felder, und nach dem fünften steigt seine höchste Eigenschaft unter 12. Verdacht, Schuldscheine und die Inquisition treffen ihn wie dich. Leicht, mittel oder schwer: Er beginnt mit 1, 3 oder 5 Werkstätten.
paladins-topic-virtual-does = Allein: was er tut
paladins-topic-virtual-does-words = virtueller gegner, marker, seine arbeiter, seine karten, gehen, allein, solo
paladins-rule-virtual-does = **Arbeiter**: Er beginnt jede Runde mit der Nummer der Runde + 3 davon, ohne Farbe, und behält keinen.
    { "" }**Welche Karte**: der Stadtbewohner, der Fremde oder die Gunst auf dem Feld mit der Zahl seines Markers; ist dort nichts, ist es vergeben oder außer Reichweite, das nächste rechts davon, nach dem letzten das erste. Fehlende Stärke kauft er nie.
    { "" }**Karte**: Seine Mönche und Außenposten gehen auf das Erste hiervon, das frei und in Reichweite ist: freies Anwerben; einen Schuldschein begleichen, wenn er einen hat; Beten; zwei Arbeiter; ein Arbeiter; 2 Silber; eine Verdachtskarte weniger. Bei Gleichem auf das linke.
    { "" }**Steuern**: Soll er eine Verdachtskarte oder einen Schuldschein loswerden und hat keine, verlässt eine Münze den Steuervorrat, und mit der letzten schlägt die Inquisition zu.
    { "" }**Ende einer Runde**: Auch der Stadtbewohner auf dem zweiten Feld von rechts und der Fremde auf dem zweiten von links gehen.
    { "" }**Punkte**: wie deine, aber keine für Waren oder Ausbauen; jeder Fremde, den er bekehrt hat, ist mindestens 1.
paladins-topic-signs = Zeichen
paladins-topic-signs-words = zeichen, symbole, legende, emoji
paladins-rule-signs = ◻️ ein Feld für jeden Arbeiter · { paladins-signs } · 📜 offener Schuldschein · 🧾 beglichener Schuldschein · 🏆 Punkte · 🪓 was ein Angriff bringt · 🕊️ was eine Bekehrung bringt · 🏁 hat gepasst. +3 hinter einer Eigenschaft kommt vom Paladin, für diese Runde. Auf der Karte und in Zählungen ist ein Sitz seine Farbe mit dem Anfangsbuchstaben, ⬛Vi der virtuelle Gegner.
paladins-signs = ⚪T Tagelöhner · 🟢S Späher · 🔵H Händler · 🔴K Kämpfer · ⚫G Geistliche · 🟣V Verbrecher · 🥈 Silber · 🍖 Proviant · 👁️ Verdachtskarte · ✝️ Glaube · ⚔️ Stärke · 📯 Einfluss

## Das Fragezeichen: wozu es gut ist, was es wert ist, was man übersieht

paladins-hint-draft = { paladins-first-ask-draft } Leicht zu übersehen: Was ein Stadtbewohner „jetzt“ bringt, kommt nur einmal; wer Schuldscheine oder Verdachtskarten belohnt, nützt ohne sie nichts.
paladins-hint-paladins = { paladins-first-ask-paladins } Leicht zu übersehen: Die Eigenschaften des Paladins öffnen dir mehr Felder, zählen aber am Ende nichts.
paladins-hint-tavern = { paladins-first-ask-tavern } Leicht zu übersehen: Wenn du passt, behältst du höchstens { $kept } unbenutzte Arbeiter.
paladins-hint-turn = { paladins-first-ask-turn } Leicht zu übersehen: Eine benutzte Aktion ist für die Runde zu, außer du betest, und eine Aktion fünfmal auszuführen ist besser als fünf je einmal.
paladins-hint-repent = { paladins-first-ask-repent } Leicht zu übersehen: Trifft es dich, ist die Hälfte deiner Verdachtskarten ohnehin weg, der Schuldschein aber bleibt.
paladins-hint-attribute = { paladins-first-ask-attribute } Leicht zu übersehen: Dann zählt nur die Leiste, nicht der Paladin.
paladins-hint-drop = { paladins-first-ask-drop } Leicht zu übersehen: Ein Dieb, den du bekehrt hast, ist für jede Verdachtskarte einen Punkt wert.
paladins-hint-pay = { paladins-first-ask-pay } Leicht zu übersehen: Ein Schuldeneintreiber in deinem Gefolge gibt dir dafür einen Arbeiter.
paladins-hint-destroy = { paladins-first-ask-destroy } Leicht zu übersehen: Ihn anderswo zu begleichen wäre einen mehr wert.
paladins-hint-clear = { paladins-first-ask-clear } Leicht zu übersehen: Es darf auch die Aktion sein, die du eben ausgeführt hast.
paladins-hint-join = { paladins-first-ask-join } Leicht zu übersehen: Wer auf den teuren Feldern liegt, spart dir am meisten.
paladins-hint-workshop = { paladins-first-ask-workshop } Leicht zu übersehen: Eine Werkstatt auf einem farbigen Feld spart dir die Farbe, die dir fehlt.
paladins-hint-either = { paladins-first-ask-either } Leicht zu übersehen: Was jetzt nichts bewirken würde, steht nicht zur Wahl.

## Eine erste Partie: was einmal erklärt wird, wenn es vorkommt

paladins-first-retinue = **Gefolge**: Stadtbewohner, die bei dir bleiben und jedes Mal helfen, wenn du ihre Aktion ausführst.
paladins-first-boost = **0+2** bei einer Eigenschaft: 0 ist deine eigene, 2 kommt von deinem Paladin und öffnet nur diese Runde weitere Felder.
paladins-first-workers = **Farben**: 🟢S, 🔵H, 🔴K und ⚫G füllen Felder ihrer Farbe oder für alle (◻️). ⚪T Tagelöhner füllen nur ◻️, 🟣V Verbrecher jedes Feld.
paladins-first-criminal = **🟣 Verbrecher** passen überall; jeder, den du bekommst, zieht eine Verdachtskarte (👁️) und nimmt ihre Steuern.
paladins-first-action = **Benutzt**: Eine Aktion, die du ausgeführt hast, ist zu, bis du betest oder passt.
paladins-first-attributes = **✝️ ⚔️ 📯** sind Bedingungen, nie Preise: Jede öffnet Felder weiter rechts und zählt am Ende.
paladins-first-steep = **Punkte steigen steil**: Am Ende bringt eine Eigenschaft von 4 nur 3 Punkte, von 8 schon 9, von 12 sogar 20. Eine hohe ist mehr wert als drei halbhohe.
paladins-first-passing = **Passen**: keine Aktionen mehr in dieser Runde; drei Arbeiter dürfen für die nächste bleiben.
paladins-first-orders = **Auftrag des Königs**: Punkte am Ende für alle, die seine Aktion fünfmal ausführen.
paladins-first-favours = **Gunst des Königs**: eine Aktion für alle, ein Arbeiter je Runde; wer zuerst kommt, bekommt sie.
paladins-first-workshop = **Werkstatt** (Ausbauen): deckt ein Feld ab, sodass diese Aktion fortan einen Arbeiter weniger braucht.
paladins-first-five = **Fünfmal**: Entsenden, Besetzen, Befestigen und Lossprechen zählen vom fünften Mal an.
paladins-first-inquisition = **Inquisition**: Wer die meisten Verdachtskarten hat, nimmt einen Schuldschein und legt die Hälfte davon ab.
paladins-first-suspicion = **👁️ Verdacht** kommt mit 🟣 Verbrechern: Wer am meisten hat, wenn der Steuervorrat leer ist, nimmt einen Schuldschein (−{ $unpaid } Punkte).
paladins-first-debt = **Schuldschein** 📜: offen −3 Punkte, beglichen +1 (🧾); nur Belohnungen begleichen einen.
paladins-first-scheme = **Intrige**: eine Karte, die der virtuelle Gegner jeden Zug aufdeckt; er führt sie aus, wenn er kann.

## Dasselbe zu jeder Frage: wozu sie da ist, und worauf man am Anfang schaut

paladins-first-ask-draft = **Dein erster Stadtbewohner** bleibt alle { $rounds } Runden und bringt jedes Mal etwas, wenn du seine Aktion ausführst. Wähle eine, die du oft ausführen willst.
paladins-first-ask-paladins = **Der Paladin dieser Runde** bringt zwei Arbeiter, hebt für die Runde Eigenschaften und hilft bei einer Aktion. Wähle den, dessen Arbeiter (🟢S Späher, 🔵H Händler, 🔴K Kämpfer, ⚫G Geistliche, ⚪T Tagelöhner, 🟣V Verbrecher) zu der großen Aktion passen, die du willst. Einen anderen behältst du für die nächste Runde; der dritte geht nach unten.
paladins-first-ask-tavern = **Heuere vier Arbeiter an**, für diese Runde. Schau, welche Farben die Aktion braucht, die du willst; ◻️ nimmt jeden Arbeiter. 🟣 Verbrecher passen überall, aber jeder bringt eine Verdachtskarte.
paladins-first-ask-turn = **Dein Zug**: Setze Arbeiter auf eine Aktion. Es geht reihum, bis du passt; damit endet deine Runde. Such eine große Aktion, die du bezahlen kannst (Entsenden, Befestigen, Besetzen, Lossprechen, Angreifen, Bekehren): Jede hebt eine Eigenschaft, die andere öffnet; ist keine offen, sammle Waren.
paladins-first-ask-repent = **Die Inquisition**: Wer am meisten Verdacht hat, nimmt einen Schuldschein. Lege ab, wenn dich das unter jemand anderen bringt.
paladins-first-ask-attribute = **Eine Eigenschaft steigt.** Nimm die, die deine nächste große Aktion braucht; gegen Ende die höchste, die am meisten zählt.
paladins-first-ask-drop = **Weniger Verdacht** bewahrt dich bei der Inquisition vor einem Schuldschein. Tu es, wenn du zu denen mit dem meisten gehörst.
paladins-first-ask-pay = **Begleiche einen Schuldschein**: Offen kostet er am Ende { $unpaid } Punkte, beglichen bringt er { $paid }. Tu es.
paladins-first-ask-destroy = **Vernichte einen Schuldschein**: Offen kostet er am Ende { $unpaid } Punkte. Tu es.
paladins-first-ask-clear = **Eine Aktion wird frei**, sodass du sie diese Runde noch einmal ausführen kannst. Nimm die, für die du noch Arbeiter hast.
paladins-first-ask-join = **Jemand kommt umsonst zu dir** und bringt jedes Mal etwas, wenn du die passende Aktion ausführst. Wähle eine, die du oft ausführst.
paladins-first-ask-workshop = **Eine Werkstatt** spart einen Arbeiter, jedes Mal, wenn du diese Aktion ausführst. Setze sie, wohin du jede Runde gehst.
paladins-first-ask-either = **Eins von beiden**, sofort. Nimm, was deiner nächsten Aktion fehlt: Arbeiter für Arbeit, Silber oder Proviant für Preise.

### Paladine des Westfrankenreichs: wie automatische Mitspieler heißen, Namen der Franken.
# Eine Nummer ist in jeder Sprache dieselbe Person: Ungerade sind Frauen, gerade Männer. Namen bleiben, wie sie sind;
# Sätze sind so gebaut, dass keiner gebeugt werden muss.

opponent-paladins-1 = Alda
opponent-paladins-2 = Balduin
opponent-paladins-3 = Begga
opponent-paladins-4 = Drogo
opponent-paladins-5 = Chlothilde
opponent-paladins-6 = Ebbo
opponent-paladins-7 = Irmtrud
opponent-paladins-8 = Warin
opponent-paladins-9 = Frederun
opponent-paladins-10 = Heribert
opponent-paladins-11 = Gerberga
opponent-paladins-12 = Isembard
opponent-paladins-13 = Hadwig
opponent-paladins-14 = Milo
opponent-paladins-15 = Judith
opponent-paladins-16 = Pippin
opponent-paladins-17 = Radegunde
opponent-paladins-18 = Rainald
opponent-paladins-19 = Plektrud
opponent-paladins-20 = Theoderich

## Was sie im Thread sagen: stolz (hot), sanft (mild) und trocken (sly), je drei Zeilen. Keine verrät ihr Geschlecht.

paladins-remark-suspected-hot-1 = Verdacht? Gegen mich?
paladins-remark-suspected-hot-2 = Mein Schwert ist ehrlich genug.
paladins-remark-suspected-hot-3 = Sollen sie doch tuscheln!
paladins-remark-suspected-mild-1 = Ich bete darüber.
paladins-remark-suspected-mild-2 = Die Armen brauchen das Silber mehr.
paladins-remark-suspected-mild-3 = Der Himmel kennt die Wahrheit.
paladins-remark-suspected-sly-1 = Steuern sind zum Nehmen da.
paladins-remark-suspected-sly-2 = Niemand hat etwas gesehen.
paladins-remark-suspected-sly-3 = Noch ein Auge auf mir. Wie schmeichelhaft.

paladins-remark-guilty-hot-1 = Dafür wird die Inquisition geradestehen!
paladins-remark-guilty-hot-2 = Ich knie nur vor dem König.
paladins-remark-guilty-hot-3 = Verbrennt das Pergament, nicht mich!
paladins-remark-guilty-mild-1 = Die Schuld liegt bei mir.
paladins-remark-guilty-mild-2 = Ich nehme die Buße an.
paladins-remark-guilty-mild-3 = Leichter Beutel, leichte Seele.
paladins-remark-guilty-sly-1 = Nur die Hälfte davon stimmt.
paladins-remark-guilty-sly-2 = Schulden sind auch nur Versprechen.
paladins-remark-guilty-sly-3 = Ich kenne da jemanden, der einen Bischof kennt.

paladins-remark-fought-hot-1 = Wer will noch?
paladins-remark-fought-hot-2 = Für den König und das Westreich!
paladins-remark-fought-hot-3 = Die kommen nicht wieder.
paladins-remark-fought-mild-1 = Ein Feind weniger.
paladins-remark-fought-mild-2 = Mögen die Mauern halten.
paladins-remark-fought-mild-3 = Frieden ist der schönere Sieg.
paladins-remark-fought-sly-1 = Ihr Gepäck haben sie dagelassen. Vorzüglich.
paladins-remark-fought-sly-2 = Herzukommen war ihre Idee.
paladins-remark-fought-sly-3 = Der König wird davon hören. Von mir.

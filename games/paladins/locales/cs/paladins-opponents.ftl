### Paladins of the West Kingdom: jména automatických hráčů, jak se jmenovali Frankové.
# Číslo je ve všech jazycích tatáž osoba: lichá čísla jsou ženy, sudá muži. Jména se neskloňují.

opponent-paladins-1 = Alda
opponent-paladins-2 = Balduin
opponent-paladins-3 = Begga
opponent-paladins-4 = Drogo
opponent-paladins-5 = Klotylda
opponent-paladins-6 = Ebbo
opponent-paladins-7 = Ermentruda
opponent-paladins-8 = Varin
opponent-paladins-9 = Frideruna
opponent-paladins-10 = Heribert
opponent-paladins-11 = Gerberga
opponent-paladins-12 = Isembard
opponent-paladins-13 = Havisa
opponent-paladins-14 = Milo
opponent-paladins-15 = Judita
opponent-paladins-16 = Pipin
opponent-paladins-17 = Radegunda
opponent-paladins-18 = Rainald
opponent-paladins-19 = Plektruda
opponent-paladins-20 = Teodorik

## Co říkají ve vlákně: prchlivě (hot), mírně (mild) a s úšklebkem (sly), po třech větách. Z žádné není znát rod.

paladins-remark-suspected-hot-1 = Podezření? Na mě?
paladins-remark-suspected-hot-2 = Můj meč je dost poctivý.
paladins-remark-suspected-hot-3 = Jen ať si šeptají!
paladins-remark-suspected-mild-1 = Pomodlím se za to.
paladins-remark-suspected-mild-2 = Chudí ty mince potřebují víc.
paladins-remark-suspected-mild-3 = Nebe zná pravdu.
paladins-remark-suspected-sly-1 = Daně jsou od toho, aby se braly.
paladins-remark-suspected-sly-2 = Nikdo nic neviděl.
paladins-remark-suspected-sly-3 = Další oko na mně. To lichotí.

paladins-remark-guilty-hot-1 = Za tohle se Inkvizice zodpoví!
paladins-remark-guilty-hot-2 = Klekám jen před Králem.
paladins-remark-guilty-hot-3 = Spalte pergamen, ne mě!
paladins-remark-guilty-mild-1 = Chyba je na mé straně.
paladins-remark-guilty-mild-2 = Přijímám pokání.
paladins-remark-guilty-mild-3 = Lehčí měšec, lehčí duše.
paladins-remark-guilty-sly-1 = Pravda je z toho jen půlka.
paladins-remark-guilty-sly-2 = Dluh je jen slib.
paladins-remark-guilty-sly-3 = Znám někoho, kdo zná biskupa.

paladins-remark-fought-hot-1 = Kdo je další?
paladins-remark-fought-hot-2 = Za Krále a Západ!
paladins-remark-fought-hot-3 = Ti se už nevrátí.
paladins-remark-fought-mild-1 = O nepřítele míň.
paladins-remark-fought-mild-2 = Ať hradby vydrží.
paladins-remark-fought-mild-3 = Mír je lepší vítězství.
paladins-remark-fought-sly-1 = Nechali tu zavazadla. Výborně.
paladins-remark-fought-sly-2 = Přijít sem byl jejich nápad.
paladins-remark-fought-sly-3 = Král se to dozví. Ode mě.

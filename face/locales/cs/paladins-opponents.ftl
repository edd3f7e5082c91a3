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

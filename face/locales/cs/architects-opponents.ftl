### Architects of the West Kingdom: jména automatických hráčů, jak se jmenovali Frankové.
# Číslo je ve všech jazycích tatáž osoba: lichá čísla jsou ženy, sudá muži. Jména se neskloňují.

opponent-architects-1 = Hildegarda
opponent-architects-2 = Odo
opponent-architects-3 = Rotruda
opponent-architects-4 = Einhard
opponent-architects-5 = Ermengarda
opponent-architects-6 = Teodulf
opponent-architects-7 = Dhuoda
opponent-architects-8 = Hinkmar
opponent-architects-9 = Valdrada
opponent-architects-10 = Grimald
opponent-architects-11 = Richilda
opponent-architects-12 = Lothar
opponent-architects-13 = Kunhuta
opponent-architects-14 = Nithard
opponent-architects-15 = Balthilda
opponent-architects-16 = Fulrad
opponent-architects-17 = Liutgarda
opponent-architects-18 = Wigbert
opponent-architects-19 = Imma
opponent-architects-20 = Gerold

### Architects of the West Kingdom: imiona graczy automatycznych, jak u Franków.
# Numer to w każdym języku ta sama osoba: nieparzyste to kobiety, parzyste mężczyźni. Imion się nie odmienia.

opponent-architects-1 = Hildegarda
opponent-architects-2 = Odon
opponent-architects-3 = Rotruda
opponent-architects-4 = Einhard
opponent-architects-5 = Ermengarda
opponent-architects-6 = Teodulf
opponent-architects-7 = Dhuoda
opponent-architects-8 = Hinkmar
opponent-architects-9 = Waldrada
opponent-architects-10 = Grimald
opponent-architects-11 = Rychilda
opponent-architects-12 = Lotar
opponent-architects-13 = Kunegunda
opponent-architects-14 = Nithard
opponent-architects-15 = Batylda
opponent-architects-16 = Fulrad
opponent-architects-17 = Luitgarda
opponent-architects-18 = Wigbert
opponent-architects-19 = Imma
opponent-architects-20 = Gerold

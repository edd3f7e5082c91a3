### Deal with the Devil: imiona graczy automatycznych, sami mieszczanie.
# Numer to w każdym języku ta sama osoba: nieparzyste to kobiety, parzyste mężczyźni. Imion się nie odmienia.

opponent-devil-1 = Agnieszka Tarnina
opponent-devil-2 = Edmund Czarny
opponent-devil-3 = Berta Młynarka
opponent-devil-4 = Otto Dzwonnik
opponent-devil-5 = Brygida Tkaczka
opponent-devil-6 = Konrad Kowal
opponent-devil-7 = Rozyna Zielarka
opponent-devil-8 = Ulryk Mincarz
opponent-devil-9 = Walpurga Sowa
opponent-devil-10 = Barnaba Lis
opponent-devil-11 = Klara Gołębica
opponent-devil-12 = Wolfram Szary
opponent-devil-13 = Jadwiga Rybaczka
opponent-devil-14 = Łukasz Kamieniarz
opponent-devil-15 = Salomea Ruda
opponent-devil-16 = Ignacy Zima
opponent-devil-17 = Dorota Miodarka
opponent-devil-18 = Grzegorz Stróż
opponent-devil-19 = Urszula Cicha
opponent-devil-20 = Kacper Długi

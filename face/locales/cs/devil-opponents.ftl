### Deal with the Devil: jména automatických hráčů, samí měšťané.
# Číslo je ve všech jazycích tatáž osoba: lichá čísla jsou ženy, sudá muži. Jména se neskloňují.

opponent-devil-1 = Anežka Trnková
opponent-devil-2 = Edmund Černý
opponent-devil-3 = Berta Mlynářka
opponent-devil-4 = Ota Zvoník
opponent-devil-5 = Brigita Tkadlena
opponent-devil-6 = Konrád Kovář
opponent-devil-7 = Rozina Kořenářka
opponent-devil-8 = Oldřich Mincíř
opponent-devil-9 = Valpurga Sova
opponent-devil-10 = Barnabáš Lišák
opponent-devil-11 = Klára Holubička
opponent-devil-12 = Wolfram Šedý
opponent-devil-13 = Hedvika Rybářka
opponent-devil-14 = Lukáš Kameník
opponent-devil-15 = Salomena Zrzavá
opponent-devil-16 = Ignác Zima
opponent-devil-17 = Dorota Medařka
opponent-devil-18 = Řehoř Ponocný
opponent-devil-19 = Voršila Tichá
opponent-devil-20 = Kašpar Dlouhý

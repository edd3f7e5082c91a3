### Paladins of the West Kingdom: imiona graczy automatycznych, jak u Franków.
# Numer to w każdym języku ta sama osoba: nieparzyste to kobiety, parzyste mężczyźni. Imion się nie odmienia.

opponent-paladins-1 = Alda
opponent-paladins-2 = Baldwin
opponent-paladins-3 = Begga
opponent-paladins-4 = Drogo
opponent-paladins-5 = Klotylda
opponent-paladins-6 = Ebbo
opponent-paladins-7 = Ermentruda
opponent-paladins-8 = Waryn
opponent-paladins-9 = Fryderuna
opponent-paladins-10 = Herybert
opponent-paladins-11 = Gerberga
opponent-paladins-12 = Isembard
opponent-paladins-13 = Hawisa
opponent-paladins-14 = Milon
opponent-paladins-15 = Judyta
opponent-paladins-16 = Pepin
opponent-paladins-17 = Radegunda
opponent-paladins-18 = Rajnald
opponent-paladins-19 = Plektruda
opponent-paladins-20 = Teodoryk

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

## Co mówią w wątku: porywczo (hot), łagodnie (mild) i z przekąsem (sly), po trzy zdania. Z żadnego nie widać rodzaju.

paladins-remark-suspected-hot-1 = Podejrzenie? Wobec mnie?
paladins-remark-suspected-hot-2 = Mój miecz jest dość uczciwy.
paladins-remark-suspected-hot-3 = Niech szepczą!
paladins-remark-suspected-mild-1 = Pomodlę się w tej sprawie.
paladins-remark-suspected-mild-2 = Biednym te monety są bardziej potrzebne.
paladins-remark-suspected-mild-3 = Niebo zna prawdę.
paladins-remark-suspected-sly-1 = Podatki są po to, żeby je brać.
paladins-remark-suspected-sly-2 = Nikt nic nie widział.
paladins-remark-suspected-sly-3 = Kolejne oko na mnie. To pochlebia.

paladins-remark-guilty-hot-1 = Inkwizycja za to odpowie!
paladins-remark-guilty-hot-2 = Klękam tylko przed Królem.
paladins-remark-guilty-hot-3 = Spalcie pergamin, nie mnie!
paladins-remark-guilty-mild-1 = To moja wina.
paladins-remark-guilty-mild-2 = Przyjmuję pokutę.
paladins-remark-guilty-mild-3 = Lżejsza sakiewka, lżejsza dusza.
paladins-remark-guilty-sly-1 = Prawdy jest w tym tylko połowa.
paladins-remark-guilty-sly-2 = Dług to tylko obietnica.
paladins-remark-guilty-sly-3 = Znam kogoś, kto zna biskupa.

paladins-remark-fought-hot-1 = Kto następny?
paladins-remark-fought-hot-2 = Za Króla i Zachód!
paladins-remark-fought-hot-3 = Ci już nie wrócą.
paladins-remark-fought-mild-1 = O jednego wroga mniej.
paladins-remark-fought-mild-2 = Oby mury wytrzymały.
paladins-remark-fought-mild-3 = Pokój to lepsze zwycięstwo.
paladins-remark-fought-sly-1 = Zostawili bagaże. Doskonale.
paladins-remark-fought-sly-2 = To był ich pomysł, żeby tu przyjść.
paladins-remark-fought-sly-3 = Król się o tym dowie. Ode mnie.

### Paladins of the West Kingdom: what automatic players are called, names of the Franks.
# A number is the same person in every language: odd ones are women, even ones men. Names stay as they are; sentences
# are made so that none has to be declined.

opponent-paladins-1 = Alda
opponent-paladins-2 = Baldwin
opponent-paladins-3 = Begga
opponent-paladins-4 = Drogo
opponent-paladins-5 = Clotilde
opponent-paladins-6 = Ebbo
opponent-paladins-7 = Ermentrude
opponent-paladins-8 = Warin
opponent-paladins-9 = Frederun
opponent-paladins-10 = Heribert
opponent-paladins-11 = Gerberga
opponent-paladins-12 = Isembard
opponent-paladins-13 = Hawise
opponent-paladins-14 = Milo
opponent-paladins-15 = Judith
opponent-paladins-16 = Pepin
opponent-paladins-17 = Radegund
opponent-paladins-18 = Rainald
opponent-paladins-19 = Plectrude
opponent-paladins-20 = Theoderic

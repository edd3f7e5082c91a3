### Architects of the West Kingdom: what automatic players are called, names of the Franks.
# A number is the same person in every language: odd ones are women, even ones men. Names stay as they are; sentences
# are made so that none has to be declined.

opponent-architects-1 = Hildegard
opponent-architects-2 = Odo
opponent-architects-3 = Rotrude
opponent-architects-4 = Einhard
opponent-architects-5 = Ermengard
opponent-architects-6 = Theodulf
opponent-architects-7 = Dhuoda
opponent-architects-8 = Hincmar
opponent-architects-9 = Waldrada
opponent-architects-10 = Grimald
opponent-architects-11 = Richilde
opponent-architects-12 = Lothar
opponent-architects-13 = Cunegund
opponent-architects-14 = Nithard
opponent-architects-15 = Balthild
opponent-architects-16 = Fulrad
opponent-architects-17 = Liutgard
opponent-architects-18 = Wigbert
opponent-architects-19 = Imma
opponent-architects-20 = Gerold

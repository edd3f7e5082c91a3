### Deal with the Devil: what automatic players are called, townspeople all.
# A number is the same person in every language: odd ones are women, even ones men. Names stay as they are; sentences
# are made so that none has to be declined.

opponent-devil-1 = Agnes Thorn
opponent-devil-2 = Edmund Black
opponent-devil-3 = Bertha Mill
opponent-devil-4 = Otto Bell
opponent-devil-5 = Brigid Weaver
opponent-devil-6 = Conrad Smith
opponent-devil-7 = Rosina Sage
opponent-devil-8 = Ulrich Penny
opponent-devil-9 = Walburga Owl
opponent-devil-10 = Barnaby Fox
opponent-devil-11 = Clara Dove
opponent-devil-12 = Wolfram Grey
opponent-devil-13 = Hedwig Fisher
opponent-devil-14 = Luke Mason
opponent-devil-15 = Salome Red
opponent-devil-16 = Ignatius Winter
opponent-devil-17 = Dorothy Honey
opponent-devil-18 = Gregory Watch
opponent-devil-19 = Ursula Still
opponent-devil-20 = Caspar Long

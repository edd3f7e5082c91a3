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

## What they say in the thread: proud (hot), gentle (mild) and dry (sly), three lines each. None tells their sex.

devil-remark-accused-hot-1 = Me? Say that to my face!
devil-remark-accused-hot-2 = I don't forget such things.
devil-remark-accused-hot-3 = Look under your own beds first!
devil-remark-accused-mild-1 = May you sleep well on it.
devil-remark-accused-mild-2 = I forgive you. But look further.
devil-remark-accused-mild-3 = There must be some mistake.
devil-remark-accused-sly-1 = Interesting. Who gains by this?
devil-remark-accused-sly-2 = The devil thanks you for that vote.
devil-remark-accused-sly-3 = Count the souls again, slowly.

devil-remark-confessed-hot-1 = Yes! And what of it?
devil-remark-confessed-hot-2 = Put those torches down!
devil-remark-confessed-hot-3 = Chase me, but not through my garden!
devil-remark-confessed-mild-1 = My conscience is lighter now.
devil-remark-confessed-mild-2 = I have my reasons. Be gentle.
devil-remark-confessed-mild-3 = The night air will do me good.
devil-remark-confessed-sly-1 = Confessing is cheaper than proving.
devil-remark-confessed-sly-2 = A little running keeps one young.
devil-remark-confessed-sly-3 = Everyone has three secrets. Now you know one.

devil-remark-proved-hot-1 = There! And now apologise!
devil-remark-proved-hot-2 = Is that enough for you?
devil-remark-proved-hot-3 = Whoever points at me next will pay.
devil-remark-proved-mild-1 = No harm done. Peace be with you.
devil-remark-proved-mild-2 = An angel saw it all.
devil-remark-proved-mild-3 = Now let us look for the devil together.
devil-remark-proved-sly-1 = Thank you for the wing.
devil-remark-proved-sly-2 = You might have asked politely.
devil-remark-proved-sly-3 = Wasted votes. Anyone else?

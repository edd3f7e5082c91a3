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

## What they say in the thread: proud (hot), gentle (mild) and dry (sly), three lines each. None tells their sex.

architects-remark-captured-hot-1 = Hands off my people!
architects-remark-captured-hot-2 = You will pay for every one of them.
architects-remark-captured-hot-3 = Just wait until it's my turn!
architects-remark-captured-mild-1 = Feed them well, please.
architects-remark-captured-mild-2 = They needed a rest anyway.
architects-remark-captured-mild-3 = The Cathedral will wait for them.
architects-remark-captured-sly-1 = Silver for my own people. Charming.
architects-remark-captured-sly-2 = Keep them. They snore.
architects-remark-captured-sly-3 = Let's see who has the keys tomorrow.

architects-remark-imprisoned-hot-1 = To Prison? For honest work?
architects-remark-imprisoned-hot-2 = The Guardhouse will hear from me!
architects-remark-imprisoned-hot-3 = Someone will regret this.
architects-remark-imprisoned-mild-1 = I'll visit them on Sunday.
architects-remark-imprisoned-mild-2 = A roof over their heads, at least.
architects-remark-imprisoned-mild-3 = Patience. Doors open again.
architects-remark-imprisoned-sly-1 = For good silver, I hope?
architects-remark-imprisoned-sly-2 = The Black Market sends its regards.
architects-remark-imprisoned-sly-3 = Free board and lodging. Not bad.

architects-remark-guilty-hot-1 = A debt? Count again!
architects-remark-guilty-hot-2 = And who filled that Prison?
architects-remark-guilty-hot-3 = I'll pay when I please.
architects-remark-guilty-mild-1 = Debts can be paid.
architects-remark-guilty-mild-2 = A lesson in humility.
architects-remark-guilty-mild-3 = Time to bring my people home.
architects-remark-guilty-sly-1 = A small fee for good company.
architects-remark-guilty-sly-2 = Ink is patient.
architects-remark-guilty-sly-3 = Who reads those ledgers anyway?

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

## What they say in the thread: proud (hot), gentle (mild) and dry (sly), three lines each. None tells their sex.

paladins-remark-suspected-hot-1 = Suspicion? Of me?
paladins-remark-suspected-hot-2 = My sword is honest enough.
paladins-remark-suspected-hot-3 = Let them whisper!
paladins-remark-suspected-mild-1 = I'll pray about it.
paladins-remark-suspected-mild-2 = The poor need those coins more.
paladins-remark-suspected-mild-3 = Heaven knows the truth.
paladins-remark-suspected-sly-1 = Taxes are there to be taken.
paladins-remark-suspected-sly-2 = Nobody saw anything.
paladins-remark-suspected-sly-3 = One more eye on me. How flattering.

paladins-remark-guilty-hot-1 = The Inquisition will answer for this!
paladins-remark-guilty-hot-2 = I kneel to the King alone.
paladins-remark-guilty-hot-3 = Burn the parchment, not me!
paladins-remark-guilty-mild-1 = The fault is mine.
paladins-remark-guilty-mild-2 = I accept the penance.
paladins-remark-guilty-mild-3 = A lighter purse, a lighter soul.
paladins-remark-guilty-sly-1 = Only half of it is true.
paladins-remark-guilty-sly-2 = A debt is but a promise.
paladins-remark-guilty-sly-3 = I know someone who knows a bishop.

paladins-remark-fought-hot-1 = Who's next?
paladins-remark-fought-hot-2 = For the King and the West!
paladins-remark-fought-hot-3 = They won't be back.
paladins-remark-fought-mild-1 = One enemy fewer.
paladins-remark-fought-mild-2 = May the walls hold.
paladins-remark-fought-mild-3 = Peace is the better victory.
paladins-remark-fought-sly-1 = They left their baggage. Excellent.
paladins-remark-fought-sly-2 = Coming here was their idea.
paladins-remark-fought-sly-3 = The King will hear of this. From me.

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

## Co mówią w wątku: porywczo (hot), łagodnie (mild) i z przekąsem (sly), po trzy zdania. Z żadnego nie widać rodzaju.

devil-remark-accused-hot-1 = Ja? Powiedzcie mi to prosto w oczy!
devil-remark-accused-hot-2 = Tego się nie zapomina.
devil-remark-accused-hot-3 = Zajrzyjcie najpierw pod własne łóżka!
devil-remark-accused-mild-1 = Oby wam się po tym dobrze spało.
devil-remark-accused-mild-2 = Wybaczam wam. Ale szukajcie dalej.
devil-remark-accused-mild-3 = To musi być pomyłka.
devil-remark-accused-sly-1 = Ciekawe. Komu to na rękę?
devil-remark-accused-sly-2 = Diabeł dziękuje wam za ten głos.
devil-remark-accused-sly-3 = Policzcie dusze jeszcze raz, powoli.

devil-remark-confessed-hot-1 = Tak! I co z tego?
devil-remark-confessed-hot-2 = Opuśćcie te pochodnie!
devil-remark-confessed-hot-3 = Gońcie mnie, byle nie przez mój ogród!
devil-remark-confessed-mild-1 = Sumieniu od razu lżej.
devil-remark-confessed-mild-2 = Mam swoje powody. Bądźcie łaskawi.
devil-remark-confessed-mild-3 = Nocne powietrze dobrze mi zrobi.
devil-remark-confessed-sly-1 = Przyznać się jest taniej niż dowodzić.
devil-remark-confessed-sly-2 = Trochę biegu odmładza.
devil-remark-confessed-sly-3 = Każdy ma trzy tajemnice. Jedną już znacie.

devil-remark-proved-hot-1 = Proszę! A teraz przeprosiny!
devil-remark-proved-hot-2 = Wystarczy wam to?
devil-remark-proved-hot-3 = Kto następny mnie wskaże, ten zapłaci.
devil-remark-proved-mild-1 = Nic się nie stało. Pokój z wami.
devil-remark-proved-mild-2 = Anioł wszystko widział.
devil-remark-proved-mild-3 = A teraz poszukajmy diabła razem.
devil-remark-proved-sly-1 = Dzięki za skrzydło.
devil-remark-proved-sly-2 = Wystarczyło grzecznie zapytać.
devil-remark-proved-sly-3 = Zmarnowane głosy. Ktoś jeszcze?

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

## Co říkají ve vlákně: prchlivě (hot), mírně (mild) a s úšklebkem (sly), po třech větách. Z žádné není znát rod.

devil-remark-accused-hot-1 = Já? Řekněte mi to do očí!
devil-remark-accused-hot-2 = Tohle se nezapomíná.
devil-remark-accused-hot-3 = Podívejte se nejdřív pod vlastní postel!
devil-remark-accused-mild-1 = Ať se vám po tom dobře spí.
devil-remark-accused-mild-2 = Odpouštím vám. Ale hledejte dál.
devil-remark-accused-mild-3 = To bude nějaký omyl.
devil-remark-accused-sly-1 = Zajímavé. Komu to prospěje?
devil-remark-accused-sly-2 = Ďábel vám za ten hlas děkuje.
devil-remark-accused-sly-3 = Spočítejte duše ještě jednou, pomalu.

devil-remark-confessed-hot-1 = Ano! A co má být?
devil-remark-confessed-hot-2 = Dejte ty pochodně dolů!
devil-remark-confessed-hot-3 = Honit mě můžete, ale ne přes moji zahradu!
devil-remark-confessed-mild-1 = Svědomí je hned lehčí.
devil-remark-confessed-mild-2 = Mám své důvody. Buďte milosrdní.
devil-remark-confessed-mild-3 = Noční vzduch mi prospěje.
devil-remark-confessed-sly-1 = Přiznat se je levnější než dokazovat.
devil-remark-confessed-sly-2 = Trocha běhu udržuje mládí.
devil-remark-confessed-sly-3 = Každý má tři tajemství. Teď znáte jedno.

devil-remark-proved-hot-1 = Tady! A teď se omluvte!
devil-remark-proved-hot-2 = Stačí vám to?
devil-remark-proved-hot-3 = Kdo na mě ukáže příště, zaplatí.
devil-remark-proved-mild-1 = Nic se nestalo. Pokoj s vámi.
devil-remark-proved-mild-2 = Anděl to všechno viděl.
devil-remark-proved-mild-3 = A teď hledejme ďábla společně.
devil-remark-proved-sly-1 = Díky za křídlo.
devil-remark-proved-sly-2 = Stačilo se slušně zeptat.
devil-remark-proved-sly-3 = Promarněné hlasy. Ještě někdo?

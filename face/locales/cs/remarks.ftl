### Co automatičtí hráči říkají ve vlákně: stejné ve všech hrách.

remark = 🗣️ **{ $seat }:** { $words }
remarks-off = Automatičtí hráči ve vlákně nic neříkají.
remarks-offer = automatičtí hráči ve vlákně nic neříkají

remark-won-hot-1 = Pochyboval snad někdo?
remark-won-hot-2 = Vítězství! Kdo chce ještě jednou?
remark-won-hot-3 = Pamatujte si moje jméno.
remark-won-mild-1 = Díky všem. Bylo mi potěšením.
remark-won-mild-2 = Štěstí dnes bylo laskavé.
remark-won-mild-3 = Připijme si na nás všechny.
remark-won-sly-1 = Přesně podle plánu.
remark-won-sly-2 = Měli jste své šance.
remark-won-sly-3 = Na ty tiché se nikdo nedívá.

remark-lost-hot-1 = Žádám odvetu!
remark-lost-hot-2 = Příště takové štěstí mít nebudete.
remark-lost-hot-3 = Kdo ty karty míchal?
remark-lost-mild-1 = Dobrá hra.
remark-lost-mild-2 = Prohrát s vámi není hanba.
remark-lost-mild-3 = Dnes se bylo čemu učit.
remark-lost-sly-1 = Řekněme, že to bylo schválně.
remark-lost-sly-2 = Tohle všechno si zapamatuju.
remark-lost-sly-3 = Užijte si to, dokud to trvá.

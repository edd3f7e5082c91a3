# Co v otázce ještě chybí: místo nadpisu (<hra>-field-<vstup>) a „zatím nevybráno“. Bez tečky.

architects-field-location-missing = Vyber, kam půjde služebník
architects-field-place-missing = Vyber, odkud
architects-field-good-missing = Vyber, co těžit
architects-field-goods-missing = Vyber, co dát
architects-field-dismiss-who-missing = Vyber, kdo odejde
architects-field-dismiss-missing = { architects-field-dismiss-who-missing }
architects-field-apprentice-who-missing = Vyber, koho najmout
architects-field-hire-who-missing = { architects-field-apprentice-who-missing }
architects-field-leaves-missing = Vyber, kdo uvolní místo
architects-field-space-missing = Vyber políčko
architects-field-draft-card-missing = Vyber kartu, která ti zůstane
architects-field-keep-card-missing = { architects-field-draft-card-missing }
architects-field-turn-card-missing = Vyber kartu k odhození
architects-field-work-card-missing = { architects-field-turn-card-missing }
architects-field-sell-missing = { architects-field-turn-card-missing }
architects-field-cards-missing = Vyber karty k odhození

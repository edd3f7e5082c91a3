# Co v otázce ještě chybí: místo nadpisu (<hra>-field-<vstup>) a „zatím nevybráno“. Bez tečky.

paladins-field-action-missing = Vyber akci
paladins-field-townsfolk-missing = Vyber měšťana
paladins-field-play-missing = Vyber, kdo povede toto kolo
paladins-field-top-missing = Vyber, koho odložíš na příští kolo
paladins-field-card-missing = Vyber skupinu
paladins-field-workers-missing = Vyber poddané
paladins-field-workshop-missing = Vyber dílnu
paladins-field-outsider-missing = Vyber cizince
paladins-field-space-missing = Vyber políčko mapy
paladins-field-jar-missing = Vyber políčko pro džbán
paladins-field-favour-missing = Vyber královskou přízeň
paladins-field-pay-missing = Vyber, čím zaplatíš
paladins-field-keep-missing = Vyber poddané, které si necháš
paladins-field-attribute-missing = Vyber vlastnost
paladins-field-debt-missing = Vyber dluh
paladins-field-clear-missing = Vyber akci, kterou uvolníš
paladins-field-recruit-missing = Vyber, kdo se přidá zdarma
paladins-field-either-missing = Vyber jedno ze dvou

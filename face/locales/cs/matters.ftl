# Na stránce: o čem stůl hlasuje a oč hráči žádají moderátory.

matters-button = Stůl
matters-title = Hlasování a moderátoři · { $table }
matters-no-vote = O ničem se nehlasuje.
matters-call = Vyvolat hlasování
matters-hours = hodin
matters-substitute = Požádat o náhradu a hrát dál, dokud se nenajde
matters-substitute-back = Náhradu už nehledat
substitute-declined-here = Odmítnuto. Náhrada se hledá dál.
matters-ask = Požádat moderátory
matters-ask-who = Oč a proč žádáš, čtou jen oni. Stůl se dozví, že o něco žádáš.
vote-in-short = { $asked } Ano: { $yes }, potřeba: { $needed }.
vote-call-open = Navrhnout uvolnění místa pro nováčka: { $seat }
vote-call-try = Navrhnout, ať si všichni můžou tahy zkoušet; souhlasit musí všichni
request-beside = Moderátor potřebuje tvůj souhlas.
request-by = O kolik
request-card = Která karta
request-no-point = Zatím není k čemu se vrátit.
request-send = Poslat žádost
request-is-wanted = **Čeká:** žádný moderátor zatím nerozhodl.
request-is-asked = **Moderátor se ptá, jestli souhlasíš.** Dokud neodpovíš, nic se nemění.
request-is-voting = **Stůl o tom hlasuje.**
request-is-applied = **Provedeno.** Stůl o tom ví.
request-is-declined = **Neprovedeno.** Nic se nezměnilo.
request-is-turned-down = **Zamítnuto.** Nic se nezměnilo.
request-is-outdated = **Pozdě:** hra pokročila. Nic se nezměnilo.

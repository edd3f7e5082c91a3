# Paladinové Západního království: domácí pravidla tam, kde pravidla mlčí nebo nechávají volbu. Proč, říká docs/house-rules.md.

paladins-house-supplies = **Poddaní, mince, proviant a dluhy** nikdy nedojdou.
paladins-house-played = **Zahraný paladin** na konci kola odchází ze hry. Oba vrácení zůstávají v balíčku.
paladins-house-gains = **Zisky** přicházejí zleva doprava, jak jsou vytištěny, po zaplacení ceny: vlastní akci jimi zaplatit nejde. Co provést nejde, se přeskočí; výběr daně je povinný, odhození, splacení dluhu, Modlitba a Verbování zdarma jsou na tobě.
paladins-house-reacting = **Měšťané** reagují na akce začaté po jejich přidání a Rozvoj zdarma platí jako Rozvoj.
paladins-house-top = **Stupnice končí na 12.** Co je navíc, propadá; paladin se přičítá.
paladins-house-pray = **Modlitba** se dá provést, i když není co uvolnit. Modlitba jako odměna smí uvolnit akci Modlitba i právě provedenou akci.
paladins-house-inquisition = **Inkvizice** nastává, když zmizí poslední mince ze zásoby daní, po celém tom výběru. Reakce jdou po směru hodin od toho, kdo ji přivolal: nejdřív Pouliční prodavači, pak Pletichářky, jediné, na které se ptáme, pak Panoši.
paladins-house-decks = **Prázdné balíčky.** Podezření a karty krčmy se zamíchají znovu. Měšťané, cizinci a hradby ne: bez hradby není Opevnění. Když nikde není karta podezření, nastává Inkvizice.
paladins-house-peddler = **Poddaný, kterého Pouliční prodavač přinese po tvém pasování**, zůstane jen mezi tvými třemi.
paladins-house-debt = **Dluh místo mincí** na prvních dvou polích nabídky je dovolen pro obě použití Verbování, i když mince máš.
paladins-house-attack = **Chybějící síla** stojí 1 minci za každé 2, zaokrouhleno nahoru.
paladins-house-hunter = **Lovec** na konci počítá tvou družinu, i s draftovanými a naverbovanými zdarma.
paladins-house-cards = **Karty a desky.** Některé karty známe jen z jednoho zdroje a pár políček je naše vlastní volba; sada karet každé z nich označuje.
paladins-house-virtual = **Virtuální hráč** neplatí mince ani proviant; jeho pět akcí vlevo stojí po jednom poddaném; ze dvou polovin bere první, která něco udělá; za pátým polem počítadla mu roste nejvyšší vlastnost.

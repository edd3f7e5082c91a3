# Paladinové Západního království: domácí pravidla tam, kde pravidla mlčí nebo nechávají volbu. Proč, říká docs/players/house-rules.md.

paladins-house-supplies = **Poddaní, mince, proviant a dluhy** nikdy nedojdou.
paladins-house-played = **Zahraný paladin** na konci kola odchází ze hry. Oba vrácení zůstávají v balíčku.
paladins-house-choice = **Volba paladina** se smí změnit, dokud si nevybrali všichni.
paladins-house-gains = **Zisky** přicházejí zleva doprava, jak jsou vytištěny, po zaplacení ceny: vlastní akci jimi zaplatit nejde. Co provést nejde, se přeskočí; výběr daně je povinný, o odhození, splacení dluhu, Modlitbě a Verbování zdarma rozhoduješ ty.
paladins-house-reacting = **Měšťané** reagují na akce začaté po jejich přidání a Rozvoj zdarma platí jako Rozvoj.
paladins-house-top = **Stupnice končí na 12.** Co je navíc, propadá; paladin se přičítá i nad ni.
paladins-house-pray = **Modlitba** se dá provést, i když není co uvolnit. Modlitba jako odměna smí uvolnit akci Modlitba i právě provedenou akci.
paladins-house-commission = **Misie** stojí proviant.
paladins-house-debt = **Dluh místo mincí** na prvních dvou polích nabídky je dovolen pro obě použití Verbování, i když mince máš; ne tam, kde není co platit.
paladins-house-attack = **Chybějící síla** stojí 1 minci za každé 2, zaokrouhleno nahoru; prázdná pole nabídky se počítají jako pole s kartou.
paladins-house-attacked = **Napadení cizinci** leží lícem dolů, ale každý smí vidět, kteří to jsou.
paladins-house-inquisition = **Inkvizice** nastává, když zmizí poslední mince ze zásoby daní, po celém tom výběru; dvě značky daně v jedné odměně jsou jeden výběr. Reakce jdou po směru hodin od toho, kdo ji přivolal: nejdřív Pouliční prodavači, pak Pletichářky, jediné, na které se ptáme, pak Panoši.
paladins-house-decks = **Prázdné balíčky.** Podezření a karty krčmy se zamíchají znovu. Měšťané, cizinci a hradby ne: bez hradby není Opevnění. Když nikde není karta podezření, nastává Inkvizice.
paladins-house-peddler = **Poddaný, kterého Pouliční prodavač přinese, když už máš kolo za sebou**, zůstane jen mezi tvými třemi.
paladins-house-hunter = **Lovec** na konci počítá tvou družinu, i s draftovanými a naverbovanými zdarma.
paladins-house-tax = **Zásoba daní** má 5 mincí pro 1 nebo 2 hráče, 6 pro 3 a 8 pro 4.
paladins-house-cards = **Karty a desky.** Většinu karet a políčka pro džbány známe jen z jednoho seznamu. Čísla na džbánech od druhého, poddaní pod dílnami od druhé, většina intrik a to, co přináší jeden Panoš (síla), jsou naše vlastní volba; ceny nabídky jsou zčásti odvozené. Cizinci mají v krabici oba rody (Vrah i Vražedkyně), tady jen mužský.
paladins-house-virtual = **Virtuální hráč** neplatí mince ani proviant, ale dluh z přízně si bere; jeho pět akcí vlevo stojí po jednom poddaném a ten na Odpočinku se nepočítá.
paladins-house-virtual-choices = **Jeho volby.** Ze dvou polovin bere první, která něco udělá, z vlastností nejvyšší. Když mu dojde balíček intrik, odložené se zamíchají.
paladins-house-virtual-points = **Jeho body.** Žádné za Rozvoj, i když Strážce počítá dílny na jeho desce; shoda s ním se rozhoduje jako mezi hráči.

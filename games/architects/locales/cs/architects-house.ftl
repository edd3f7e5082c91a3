# Architekti Západního království: domácí pravidla tam, kde pravidla mlčí nebo nechávají volbu. Proč, říká docs/players/house-rules.md.

architects-house-boards = **Variabilní desky.** Dvě postavy téže barvy jsou dvě strany jedné desky a u jednoho stolu se nesejdou.
architects-house-recall = **Žádný služebník doma.** Jeden z tvých se vrátí z lokace s velkým kroužkem. { architects-recall-elsewhere }
architects-house-stuck = **Všichni služebníci na Radnici.** Takový hráč tah vynechá; platí-li to o všech, hra končí.
architects-house-market = **Černý trh bez karty.** Políčko, na kterém karta neleží, dá zboží vytištěné na plánu: třetí před prvním obnovením, první, když všechny malé karty přešly na velký trh. Při dalším obnovení se velké karty zamíchají do nového malého balíčku.
architects-house-swindlers = **Bonusy na Černém trhu** (Podvodnice, Caroline) přicházejí před tamním najmutím: nově najatý učedník ještě nic nepřinese, ten, kdo mu dělá místo, ještě ano.
architects-house-refresh = **Políčka 🔁 na Radnici** vymění prvního učedníka obou řad, hned jak tam služebník leží, ještě před efektem budovy: Krčma tedy najímá z nové nabídky. Mince na obou kartách zůstávají; leží tam zas, až se vrátí.
architects-house-reset = **Efekty obnovení** se použijí za tebe hned, osvobození z vězení nejdřív. Ptám se jen tam, kde by vyšší počestnost mohla uškodit, v pořadí u stolu.
architects-house-captures = **Zajetí díky budovám** (Zbrojnice, Kasárna, Pevnost) dodržují počet lokací za tah jako Rynek a nic nestojí.
architects-house-dismiss = **Propustit učedníka** lze ve vlastním tahu, nemáš-li místo pro dalšího, a kdykoli najímáš bez místa.
architects-house-reactions = **Počestnost nad 14 a vykoupené dluhy.** Zda dluhy zrušíš nebo vykoupíš, se ptáme na konci tahu, ve kterém se to stalo.
architects-house-decks = **Prázdné balíčky.** Bez karet učedníků zůstane políčko nabídky prázdné; karet budov dobereš, kolik jich je.
architects-house-end = **Efekty na konci** se za tebe vyhodnotí v pořadí, které ti dá nejvíc bodů, pak nejvyšší počestnost, pak nejvíc mincí, včetně dluhů, které vykoupí Hugo.
architects-house-aqueduct = **Akvadukt** počítá i sám sebe.
architects-house-together = **Pořadí mezi hráči na konci.** Všechny efekty nastávají naráz: co mají ostatní, platí tak, jak to bylo po posledním tahu.

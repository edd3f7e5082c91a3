# Smlouva s ďáblem: domácí pravidla tam, kde pravidla mlčí. Proč, říká docs/players/house-rules.md.

devil-house-numbers = **Čísla.** Co pravidla říkají slovy, platí. Co jen ukazují ikonou, je naše: ceny, body a efekty karet, počáteční suroviny, kolo produkce, stupnice reputace, sady privilegií a kolik žádají inkvizitoři.
devil-house-bank = **Obchody s bankou** platí pro tebe hned; ostatní se o nich dozví na konci fáze.
devil-house-supply = **Zásoba surovin a dukátů** nikdy nedojde.
devil-house-repaying = **Splácení dluhu v produkci** je možné, dokud nepotvrdíš, které karty posíláš dál, v 1. kole dokud nepotvrdíš nabídku.
devil-house-last-chance = **Poslední šance splatit před obchodováním** (2. až 5. kolo). Než tázaní rozhodnou, mohou splácet i ostatní.
devil-house-forced = **Ptám se i tam, kde není z čeho vybírat**: okamžitá odpověď by to prozradila. Tlačítko na takové otázky odpovídá za tebe, asi tak rychle, jak obvykle odpovídáš ty.
devil-house-choices = **Volby v plánu** děláš už při plánování, podle toho, co přinese. Co pak nebude k mání, se vynechá. Ptám se jen na to, co mezitím změnila banka.
devil-house-tokens = **Obilí za třetí a čtvrtý žeton** se platí, než přijde na řadu jejich akce; obilím, které přinese, už je nezaplatíš.
devil-house-unbuilt = **Akce nepostavené budovy a najmutí, když žádný mistr není k mání:** { devil-skipped }, stejně jako akce, kterou nejde zaplatit.
devil-house-event = **Pravá strana události, kterou nejde provést:** { devil-skipped }; karta zůstává v ruce.
devil-skipped = přeskočí se a stojí to 1 reputaci
devil-house-payment = **Části duše v přijaté truhle.** Druhý v pořadí vidí jen jejich počet.
devil-house-courtiers = **Najatí mistři** jsou veřejní.
devil-house-achievements = **Privilegia splněná budovami** se získávají bez ptaní; volíš jen, zda na nějaké použiješ mistry.
devil-house-phase = **Fáze reputace.** Nejdřív se rozdají křídla nejvyšším a nejnižším, pak působí budovy a nakonec se všichni posunou zpět k uzlu.
devil-house-supplies = **Poslední odpustek, Host do domu či křídla.** Soutěží-li o ně dva, rozhoduje pořadí u stolu. Bez odpustků andělská křídla zůstávají; bez Hosta do domu se ztrácejí jen body.
devil-house-penalties = **Tresty** se berou v pořadí plánu: A, B, C, 1, 2, 3, pak Hosté do domu.
devil-house-vandal = **Vandal** zničí i jedinou budovu.
devil-house-stables = **Placenou akci pod Stájemi** lze odmítnout a reputaci to nestojí.
devil-house-hoards = **Budovy, které na konci odhazují suroviny**, to udělají, jen když se ti to vyplatí.
devil-house-absent = **Nepřítomní hráči.** Záskok nic nenabízí, nic nepřijímá, nic neplánuje a netipuje; na co odpovědět musí, odpoví tak, aby to stálo co nejméně.

### Rady: co by udělal správce, u stolů, které je mají.

hints-on = **Rady jsou zapnuté**: { hints-offer }.
hints-allow = Povolit rady
hints-disallow = Bez rad
hints-offer = hráči se mohou soukromě zeptat, co by udělal správce

## On a desk

hint-button = Rada
hint-first = **Nejdřív by správce stiskl „{ $what }“:**
hint-answer = **Správce by odpověděl:**
hint-why = **Proč:**
hint-why-first = **Proč nejdřív tohle:**
hint-risks = **Pozor**:
hint-whole = Platí pro celou otázku, ať už máš vybráno cokoli. Správce ví jen to, co ty, a může se mýlit.
hint-follow = Vložit do formuláře
hint-follow-first = Nejdřív vyplnit „{ $what }“
hint-check = Zkontroluj to; platí to až stiskem zeleného tlačítka.
hint-in-the-form = Je to ve formuláři. { hint-check }
hint-in-the-first = „{ $what }“ máš u stolu vyplněno. { hint-check }
hint-answered = Na tohle už máš odpověď. Chceš-li odpovědět jinak, vezmi ji zpět.
hint-no-idea = Tady si správce neví rady. Zeptej se za minutu znovu, nebo rozhodni po svém.

## What goes wrong

trouble-hints-off = U tohoto stolu rady nejsou: volí se v lobby, pro všechny. **?** a `/rules` jsou tu pořád.
trouble-hint-changed = Hra mezitím pokročila a tahle rada už neplatí. Požádej o novou.

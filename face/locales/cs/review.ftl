### A player's review of a finished game: what a steward would have answered, and what that was worth.

review-button = Rozbor
command-table-review = Kde by se správce v dohrané hře rozhodl jinak a kolik tě to stálo
review-title = Tvůj rozbor: { $game } · { $table }
review-counts = Počet tvých rozhodnutí: { $count }, z toho stejně jako správce: { $alike }.
review-given = Odpovědi dané za tebe po vypršení lhůty nebo tvým záskokem: { $count }. V rozboru nejsou.
review-alike = stejně jako správce, rozhodnutí: { $count }
review-most = **Na čem záleželo nejvíc**
review-none-costly = Pokud se dá poznat, žádné rozhodnutí tě zřetelně nestálo body.
review-empty = U tohoto stolu není žádné tvé rozhodnutí.
review-own = **Ty:**
review-degree = { $degree ->
    [little] O něco lepší
    [much] Mnohem lepší
   *[clear] Zřetelně lepší
}
review-yours = Tvoje odpověď byla { $degree ->
    [little] o něco
    [much] mnohem
   *[clear] zřetelně
} lepší
review-steward = **Správce:**
review-cost = **{ review-degree }.**
review-cost-points = **{ review-degree }: asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.**
review-better = { review-yours }.
review-better-points = { review-yours }: asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
review-turns = Stojí to asi { $turns ->
    [one] jeden celý tah
    [few] { $turns } celé tahy
   *[other] { $turns } celých tahů
}.
review-lost = Tvoje tahy, které nepřinesly skoro nic: { $count }.
review-little = Pokud se dá poznat, je to asi totéž.
review-leads = Obě dohrány { $count ->
    [one] jednou
    [few] { $count }×
   *[other] { $count }×
}. Náskok před průměrem ostatních: po tvé odpovědi { $own }, po správcově { $other }.
review-how = Obě odpovědi dohrávám ve hrách, které odpovídají tomu, co tehdy bylo z tvého místa vidět, a srovnávám náskok před průměrem ostatních. Počet bodů uvádím jen tam, kde se na něm opakované hry shodnou. Správce se může mýlit.
review-works = Rozbor se připravuje: { $percent } %
review-waits = Nejdřív je na řadě rozbor někoho jiného.
review-stop = Zastavit
review-stopped = Zastaveno. **Rozbor** ho spustí znovu.
review-title-page = Tvůj rozbor

## What goes wrong

trouble-review-running = Rozbor prozrazuje, co druzí tajili, a tak před koncem hry žádný není.
trouble-review-closed = Tato hra byla ukončena předčasně, rozbor nemá.
trouble-review-unknown = Tuto hru rozebrat nejde: začala podle starších pravidel, nebo nemá správce.
trouble-review-failed = Rozbor se teď nepovedl. Zkus **Rozbor** za minutu znovu.

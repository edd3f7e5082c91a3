# Co se o člověku ukládá, meze serveru a seznam zablokovaných.

## Names

seat-former = bývalý hráč
seat-nameless = Hráč { $number }

## One's own data

export-done = Všechno, co je o tobě uloženo, v jednom souboru. Tuto zprávu nikdo jiný nevidí. Co která část znamená: docs/players/privacy.md tohoto vydání bota.
forget-sure = **Mám na tebe zapomenout?** { $tables ->
    [0] Tvé jméno nestojí u žádného stolu.
    [one] U jednoho skončeného stolu se z tvého místa stane místo bývalého hráče.
    [few] U { $tables } skončených stolů se z tvých míst stanou místa bývalého hráče.
   *[other] U { $tables } skončených stolů se z tvých míst stanou místa bývalého hráče.
}
forget-goes = **Zmizí navždy:** tvé id a jméno všude, kde jsou uloženy; tvá nastavení; které tahy, hlasy a zprávy byly tvoje.
forget-stays = **Zůstane bez tebe:** samotné tahy se slovy přimíchanými do náhody hry, aby se její záznam dal dál ověřit. Také zablokování: server, který tě zablokoval, si kvůli tomu nechá tvé id. Zprávy ve vláknech, které tě jmenují, patří Discordu; já měním lobby, plány a hlasování.
forget-yes = Zapomenout
forget-done = Je to zapomenuto. Co tu uděláš dál, začíná znovu.

## Bounds of a server

limits-tables = { option-limit-tables }: nejvýš **{ $count }**.
limits-lobbies = { option-limit-lobbies }: nejvýš **{ $count }**.
limits-seats = { option-limit-seats }: nejvýš **{ $count }**.
limits-own-hourly = { option-limit-own-hourly }: nejvýš **{ $count }**.
limits-hourly = { option-limit-hourly }: nejvýš **{ $count }**.
block-done = { $who } je na seznamu zablokovaných: neotevře tu stůl, nepřisedne a nepřevezme místo. Kde už sedí, hraje dál.
unblock-done = { $who } už na seznamu zablokovaných není.
onlookers-out = { $count ->
    [0] Nikdo se nedíval.
    [one] { $count } stránka diváka je zavřená.
    [few] { $count } stránky diváků jsou zavřené.
   *[other] { $count } stránek diváků je zavřeno.
} Kdo pořád vidí kanál, může si stránku otevřít znovu.
pages-closed-told = 🔧 { $by } **zavírá divákům stránky** tohoto stolu. Hráčům zůstávají.
blocked-none = Na tomto serveru není nikdo zablokován.
blocked-head = **Zablokovaní na tomto serveru:**
blocked-line = { $who }, <t:{ $at }:d>, moderátor { $by }: { $reason }
blocked-line-plain = { $who }, <t:{ $at }:d>, moderátor { $by }
blocked-by-former = (bývalý)

## Commands

command-me-export = Vydat všechno, co je o tobě uloženo, jako soubor
command-me-forget = Ať na tebe bot zapomene; nejdřív se zeptá
command-limits = Kolik tu smí být stolů; bez voleb to ukáže
option-limit-tables = Stolů najednou
option-limit-lobbies = Stolů jednoho člověka, které čekají na hráče
option-limit-seats = Míst jednoho člověka
option-limit-own-hourly = Stolů, které jeden člověk otevře za hodinu
option-limit-hourly = Stolů, které všichni otevřou za hodinu
command-block = Nepustit někoho k novým stolům tohoto serveru
option-block-user = Koho
option-block-reason = Proč, pro seznam moderátorů; dotyčný si to může přečíst ve svých údajích
command-unblock = Pustit někoho zase ke stolům
command-blocked = Kdo je na tomto serveru zablokován
command-close-pages = Zavřít stránky stolů těm, kdo se jen dívají
option-pages-user = Jen tomuto člověku

## What goes wrong

trouble-too-many-tables = Na tomto serveru už je tolik stolů, kolik jich dovolí ({ $most }). Přisedni (`/table list`), převezmi místo (`/seats`), nebo přijď, až nějaký skončí.
trouble-too-many-own-tables = { $most ->
    [one] Jeden tvůj stůl už čeká
    [few] { $most } tvoje stoly už čekají
   *[other] { $most } tvých stolů už čeká
} na hráče, víc jich server nedovolí. Některý spusť, nebo zavři: přisedni a stiskni **Odejít**, když tam nikdo jiný nesedí.
trouble-too-many-seats = Sedíš už u { $most ->
    [one] jednoho stolu
    [few] { $most } stolů
   *[other] { $most } stolů
} tohoto serveru, víc jich nedovolí. Nejdřív nějakou hru dohraj, nebo z ní odejdi: `/table leave`.
trouble-too-fast = Za hodinu už máš { $most ->
    [one] otevřený stůl
    [few] otevřené { $most } stoly
   *[other] otevřených { $most } stolů
}, víc jich server nedovolí. Další můžeš otevřít za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
trouble-too-fast-here = Za hodinu se tu { $most ->
    [one] otevřel jeden stůl
    [few] otevřely { $most } stoly
   *[other] otevřelo { $most } stolů
}, víc jich server nedovolí. Přisedni (`/table list`), nebo svůj otevři za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
trouble-too-many-votes = U jednoho stolu můžeš za den vyvolat nejvýš { $most }× hlasování. Ostatní je vyvolat můžou.
trouble-too-hasty = Prosím trochu pomaleji: nestačím. Stiskni to za pár vteřin znovu.
trouble-own-under-way = Na tvé minulé žádosti se ještě pracuje. Počkej, až přijde odpověď, a pak to zkus znovu.
trouble-too-many-wait = Právě na to čeká mnoho lidí. Nic se neztratilo: zkus to za pár minut znovu.
trouble-restarting = Právě se restartuji. Stiskni to za minutu znovu: nic se neztratí.
trouble-bad-limit = Nastavit lze { $least } až { $most }.
trouble-blocked-here = Na tomto serveru tě zablokovali: nemůžeš tu otevírat stoly, přisedat ani přebírat místa. Co už hraješ, běží dál. Víc ti řeknou moderátoři.
trouble-not-blocked = Tento člověk tu zablokován není.
trouble-forget-seated = Sedíš u { $count ->
    [one] stolu
    [few] stolů
   *[other] stolů
} { $tables }, takže tě potřebuji znát. Nejdřív odejdi přes `/table leave`, nebo hru dohraj; pak požádej znovu.
trouble-forget-sat = Máš za sebou odchod od { $count ->
    [one] stolu { $tables }, kde
    [few] stolů { $tables }, kde
   *[other] stolů { $tables }, kde
} se ještě hraje: až do konce musím vědět, kdo se nesmí vrátit na jiné místo s tím, co ví. Požádej pak.
trouble-forget-opened = { $count ->
    [one] Tvůj stůl { $tables } ještě čeká na hráče nebo je mladší než hodina.
    [few] Tvoje stoly { $tables } ještě čekají na hráče nebo jsou mladší než hodina.
   *[other] Tvoje stoly { $tables } ještě čekají na hráče nebo jsou mladší než hodina.
} Co čeká, spusť nebo zavři (přisedni a stiskni **Odejít**) a za hodinu požádej znovu.
trouble-nothing-stored = Nic o tobě uloženo není.

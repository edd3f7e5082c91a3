# Opravy: co moderátoři napravují a co se o tom dozví hráči a stůl.

## What a fix would do

fix-rewind = Vrátit hru
fix-reopen = Znovu otevřít, co { $seat-is ->
    [you] máš
   *[other] má { $seat }
} potvrzené
fix-answer = Odpovědět bezpečně za: { $seat-acc }
fix-adjust = Opravit něco, co { $seat-is ->
    [you] máš
   *[other] má { $seat }
}
fix-deadlines = Posunout všechny lhůty
fix-deadline = { $seat-is ->
    [you] Posunout tvou lhůtu
   *[other] Posunout lhůtu: { $seat }
}
fix-pause = Přerušit hru
fix-resume = Nechat hru pokračovat
fix-remove = Odebrat místo: { $seat }
fix-replace = Dát místo někomu jinému: { $seat }
fix-automate = Dát místo automatickému hráči: { $seat }
fix-void = Prohlásit hru za neplatnou
fix-correct = Opravit konečný výsledek
fix-unfreeze = Nechat stůl pokračovat

fix-point-phase = { $moment } (fáze){ $learned ->
    [yes] { " " }· musí souhlasit stůl
   *[no] { "" }
}
fix-point-step = { $moment }{ $learned ->
    [yes] { " " }· musí souhlasit stůl
   *[no] { "" }
}
fix-quantity = { $what } (teď { $now })
fix-quantity-build = budovy ve hře (z ruky)
fix-quantity-buildings = budovy ve hře
fix-by-now = { $by } (z { $now } na { $then })
fix-card-in = +1: karta se přidá
fix-card-out = −1: karta se odebere
bot-moment = { $moment }

## What would change, where the house knows it

fix-will-rewind = Co se rozhodlo od začátku **{ $moment }**, se zruší. Stará tlačítka přestanou fungovat a zprávy zrušené části se označí.
fix-will-rewind-orders = Trvalé příkazy se vypnou. Místa, lhůty, hlasování a nastavení zůstanou, jak jsou.
fix-will-reopen = { $seat-is ->
    [you] Máš-li
   *[other] Má-li { $seat }
} něco potvrzené, vrátí se to mezi rozepsané.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Jestli něco má, tu neprozradím.
}
fix-will-answer = { $seat-is ->
    [you] Čeká-li se na tebe, odpovím za tebe
   *[other] Čeká-li se na hráče { $seat }, odpovím za něj
} bezpečně.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Jestli se čeká, tu neprozradím.
}
fix-will-deadline = Všechny běžící lhůty se posunou { fix-by-hours }. Žádná se nedostane do minulosti.
fix-will-deadline-seat = { $seat-is ->
    [you] Tvoje lhůta, pokud běží,
   *[other] Lhůta hráče { $seat }, pokud běží,
} se posune { fix-by-hours }. Do minulosti se nedostane.
fix-by-hours = o { SIZE($hours) ->
    [one] hodinu
    [few] { SIZE($hours) } hodiny
   *[other] { SIZE($hours) } hodin
} { WAY($hours) ->
    [down] dřív
   *[up] později
}
fix-will-pause = Lhůty neběží, nikomu nic nepřipomínám.
fix-will-resume = Všechny lhůty zase běží odtud, kde stály.
fix-will-remove = { subject } hned { verb-lose } místo i s tlačítky. `/seats` ho nabídne nováčkovi; do té doby za něj hraje záskok.
fix-will-replace = { $name } převezme { $seat-is ->
    [you] tvé místo
   *[other] místo hráče { $seat }
} i s kartami, tajemstvími a dluhy; { $seat } ho hned { verb-lose }.
fix-will-automate = { $level ->
    [caretaker] Hlídač
    [apprentice] Učeň
   *[steward] Správce
}, automatický hráč, převezme { $seat-is ->
    [you] tvé místo
   *[other] místo hráče { $seat }
} i s kartami, tajemstvími a dluhy. Kdo tam teď sedí, ho hned ztratí.
fix-will-void = Hra skončila a nic se nepočítá.
fix-will-score = { $place }. místo: { $seat }, **{ $score }**
fix-will-unfreeze = Stůl pokračuje od posledního dobrého stavu a lhůty zase běží.

## What the table is told

fix-because = Proč: „{ $reason }“
fix-told-rewind = ⏪ { $by } **vrací hru** na začátek: { $moment }. Co přišlo potom, už neplatí. { fix-because }
fix-told-reopen = 🔧 { $by } znovu otevírá, co { $seat-is ->
    [you] máš
   *[other] má { $seat }
} možná potvrzené. { fix-because }
fix-told-answer = 🔧 { $by } odpovídá bezpečně za: { $seat-acc }, pokud odpověď chyběla. { fix-because }
fix-told-adjust = 🔧 { $by } **opravuje něco, co { $seat-is ->
    [you] máš
   *[other] má { $seat }
}.** { fix-because }
fix-told-deadline = 🔧 { $by } **posouvá lhůty.** { fix-will-deadline } { fix-because }
fix-told-deadline-seat = 🔧 { $by } **posouvá lhůtu.** { fix-will-deadline-seat } { fix-because }
fix-told-pause = 🔧 { $by } **přerušuje hru.** { fix-will-pause } { fix-because }
fix-told-resume = 🔧 { $by } **nechává hru pokračovat.** { fix-will-resume } { fix-because }
fix-told-remove = 🔧 { $by } **odebírá místo hráče { $seat }.** Je volné: { seats-way }. { fix-because }
fix-told-replace = 🔧 { $by } { $seat-is ->
    [you] **ti dává toto místo**: odtud hraješ dál ty.
   *[other] **předává místo:** odtud hraje dál **{ $seat }**.
} { fix-because }
fix-told-automate = 🔧 { $by } **předává místo:** odtud hraje dál automatický hráč, { $seat }. { fix-because }
fix-told-remove-then = 🔧 { $by } **odebírá místo jednomu hráči.** Už ho má někdo jiný. { fix-because }
fix-told-replace-then = 🔧 { $by } **předává místo jinému hráči.** { fix-because }
fix-told-automate-then = 🔧 { $by } **předává místo automatickému hráči.** { fix-because }
fix-told-void = 🔧 { $by } **prohlašuje hru za neplatnou.** { fix-will-void } { fix-because }
fix-told-correct = 🔧 { $by } **opravuje konečný výsledek.** { fix-because }
fix-told-score = { $place }. { subject }: **{ $score }**
fix-told-unfreeze = 🔧 { $by } **znovu spouští stůl.** { fix-will-unfreeze } { fix-because }
fix-order-undone = hra byla vrácena
fix-own-reopen = Tvoje potvrzená odpověď je znovu otevřená a to, co v ní stojí, je teď návrh: *{ $what }*
fix-own-reopen-none = Nic potvrzeného tu od tebe nebylo: pro tebe se nic nezměnilo.
fix-own-answer = Moje bezpečná odpověď za tebe: *{ $what }* { $answer }
fix-own-answer-none = Žádná tvoje odpověď nechyběla: pro tebe se nic nezměnilo.

## The look at it

fix-head = Oprava · { $game } · stůl { $table }
fix-would = **Co by změnila**
fix-changes-nothing = Nic, co vidí všichni.
fix-desks = { $count ->
    [0] Soukromě se nikomu nic nemění.
    [one] Mění se něco, co vidí **jen jeden hráč**. Co to je, se tu neukazuje.
    [few] Mění se něco, co vidí **jen { $count } hráči**, každý své. Co to je, se tu neukazuje.
   *[other] Mění se něco, co vidí **jen { $count } hráčů**, každý své. Co to je, se tu neukazuje.
}
fix-needs-player = Hráč ji musí potvrdit. Do té doby se nic nemění.
fix-needs-newcomer = Nováček musí místo přijmout. Do té doby se nic nemění.
fix-needs-table = **Někdo se mezitím něco dozvěděl**: stůl s tím musí souhlasit hlasováním ve svém vlákně.
fix-how = -# **Provést…** se zeptá na důvod; stůl si ho přečte i s tvým jménem.
fix-apply = Provést…
fix-cancel = Zrušit
fix-cancelled = Zrušeno. Nic se nezměnilo.
fix-turn-down = Zamítnout …
fix-down-title = Zamítnout tuto žádost
fix-down-why = Přečte si to jen hráč, který žádal.
fix-reason-title = Provést tuto opravu
fix-reason-label = Proč?
fix-reason-why = Přečte si to celý stůl. Nepiš nic, co je u stolu tajné.

## What came of it

fix-applied = **Provedeno.** Stůl to ví.
fix-asked = **Hráč dostal soukromou otázku.** { fix-needs-player }
fix-offered = **Místo je soukromě nabídnuto.** { fix-needs-newcomer }
fix-voting = **Stůl hlasuje ve svém vlákně.** Než bude souhlasit, nic se nemění.
fix-declined = { request-is-declined }
fix-overview = Přehled

## What the table and the players read

vote-asks-rewind = **{ $who }** (moderuje) navrhuje hru **vrátit**.
fix-asked-at-table = { $who }, moderátoři mají otázku k tvým věcem. Čteš ji jen ty.
fix-offered-at-table = { $who }, máš nabídku místa u tohoto stolu. Čteš ji jen ty.
fix-read = Přečíst
fix-frozen-told = { bot-frozen }
fix-reason = { $reason }
fix-somebody = Moderátor
fix-wished-told = **{ $seat }** žádá moderátory o opravu.
fix-moderators = { $role }, víc řekne `/fix look`.
fix-unseated = **Moderátor ti odebral místo** u [{ $game } · stůl { $table }]({ $link }). Od toho stolu už ti nic nepřijde.
fix-turned-down = Tvoje žádost byla zamítnuta; nic se nezměnilo. Oč šlo u [{ $game } · stůl { $table }]({ $link }):
fix-asks = **{ $by }** moderuje [{ $game } · stůl { $table }]({ $link }) a chce opravit něco tvého:
fix-offers = **{ $by }** moderuje [{ $game } · stůl { $table }]({ $link }) a nabízí ti tam místo v rozehrané hře:
fix-offers-how = **Dokud nepotvrdíš, nic se nemění.** Pak je místo tvoje i s kartami, tajemstvími a dluhy; kdo tam seděl, ze hry odchází.
fix-asks-how = **Dokud nepotvrdíš, nic se nemění.** Moderátoři se dozví, zda se to provedlo, nikdy proč ne.
fix-confirm = Potvrdit
fix-decline = Odmítnout
fix-answered-applied = **Provedeno.** Jak to je teď, ukáže „Můj tah“.
fix-answered-declined = { fix-declined }
fix-answered-outdated = { request-is-outdated }

## Requests

fix-wished = Moderátoři vědí, že žádáš o opravu; oč a proč, čtou jen oni. Ozvou se, až se na to někdo z nich podívá.
fix-wanted-by = { $by } o to žádá: { $reason }
fix-wish-at = **[{ $game } · stůl { $table }]({ $link })**
fix-wishes-none = Žádný hráč tohoto serveru o opravu nežádá.
fix-wishes-more = { $count ->
    [one] A ještě jedna, až budou vyřízeny tyto.
    [few] A ještě { $count }, až budou vyřízeny tyto.
   *[other] A ještě { $count }, až budou vyřízeny tyto.
}
fix-undelivered = Zprávy nedošly { $count ->
    [one] jednomu příjemci
    [few] { $count } příjemcům
   *[other] { $count } příjemcům
} a už se to nezkouší.
fix-undelivered-none = Všechny zprávy stolů tohoto serveru došly, nebo se ještě zkoušejí.
fix-look-at = Podívat se na { $number }

## The overview

fix-overview-head = Přehled · { $game } · stůl { $table }
fix-overview-lobby = Hra ještě nezačala.
fix-overview-at = { $moment }
fix-overview-paused = { $moment } · **přerušeno**
fix-resumed = { $count ->
    [0] Žádný stůl nepokračuje.
    [one] Pokračuje jeden stůl.
    [few] Pokračují { $count } stoly.
   *[other] Pokračuje { $count } stolů.
}
fix-still-halted = { $count ->
    [one] Stůl { $tables } znovu selhal a dál stojí
    [few] Stoly { $tables } znovu selhaly a dál stojí
   *[other] Stoly { $tables } znovu selhaly a dál stojí
}. Příčinu najde provozovatel bota v záznamu.
fix-halted-not-yours = { $count ->
    [one] Stůl { $tables } musí rozběhnout jiný moderátor: je (nebo byl) i tvůj
    [few] Stoly { $tables } musí rozběhnout jiný moderátor: jsou (nebo byly) i tvoje
   *[other] Stoly { $tables } musí rozběhnout jiný moderátor: jsou (nebo byly) i tvoje
}.
fix-overview-frozen = 🧊 **Tento stůl stojí** od <t:{ $at }:f>: něco se pokazilo v jeho pravidlech. Zpráva v záznamu má číslo `{ $number }`. Až příčina zmizí: `/fix unfreeze`.
fix-overview-waited = Čeká se na
fix-overview-mishaps = Nedoručené zprávy
fix-overview-wanted = Žádosti hráčů
fix-overview-fixes = Poslední opravy
fix-waited-for = { $seat }{ $away ->
    [yes] { " " }(pryč; odpovídá záskok)
   *[no] { "" }
}{ $since }{ $due }
fix-since = , od <t:{ $at }:R>
fix-due = , lhůta <t:{ $at }:R>
fix-mishap = { $whom }, <t:{ $at }:R>: { $why }
fix-mishap-thread = vlákno stolu
fix-mishap-tried = { $why } Zkouší se to znovu.
fix-mishap-given-up = { $why } Už se to nezkouší; řekne to i příští zpráva.
fix-mishap-closed = Soukromé zprávy jsou zavřené; všechno ukáže u stolu tlačítko „Můj tah“.
fix-mishap-unreachable = Discord nebyl dostupný.
fix-mishap-defect = Nešlo to napsat: je to moje chyba a stojí v záznamu.
fix-mishap-frozen = Stůl stojí.
fix-mishap-50007 = Soukromé zprávy jsou pro mě zavřené.
fix-mishap-50001 = Nemám tam přístup.
fix-mishap-50013 = Chybí mi tam oprávnění.
fix-mishap-10003 = Kanál už není.
fix-mishap-10013 = Discord toho člověka už nezná.
fix-mishap-50278 = Už není na žádném serveru se mnou.
fix-mishap-code = Discord to odmítl s číslem { $code }.
fix-history-head = Opravy · { $game } · stůl { $table }
fix-history-none = U tohoto stolu se nikdy nic neopravovalo.
fix-at = <t:{ $at }:f>:

## Halted tables, corrected results

bot-frozen = 🧊 **Tento stůl stojí:** něco se u mě pokazilo. Nic se neztratilo, lhůty neběží a moderátoři to vědí.
bot-corrected = -# Opraveno moderátory: kým a proč, řekne `/fix history`.

## Undone messages

undone-mark = ⏪ **Zrušeno vrácením hry.** Co tu stojí, už neplatí.

## Commands

command-fix = Pro moderátory: dát stůl do pořádku, po náhledu na to, co by se změnilo
command-fix-look = Stav stolu: na koho se čeká, co nedošlo, žádosti, opravy
command-fix-requests = Opravy, o které hráči tohoto serveru žádají
command-fix-undelivered = Zprávy stolů tohoto serveru, které se nepodařilo doručit
command-fix-history = Všechny opravy stolu: co, kým a proč
command-fix-rewind = Vrátit hru na dřívější krok nebo fázi
command-fix-reopen = Znovu otevřít, co hráč potvrdil, než se to vyhodnotí
command-fix-answer = Odpovědět bezpečně za hráče, na kterého se čeká
command-fix-adjust = Změnit něco, co hráč má: suroviny, mince, karty, stupnici
command-fix-deadline = Posunout lhůty, všech hráčů nebo jednoho
command-fix-pause = Zastavit všechny lhůty stolu
command-fix-resume = Nechat lhůty stolu zase běžet
command-fix-remove = Odebrat hráči místo; převzít ho může nováček
command-fix-replace = Dát místo hráče někomu jinému
command-fix-automate = Dát místo hráče nebo volné místo automatickému hráči
command-fix-void = Ukončit hru tak, že se nepočítá
command-fix-result = Opravit konečné skóre skončené hry
command-fix-unfreeze-all = Nechat pokračovat všechny stojící stoly serveru; jmenuje ty, co se dál kazí
option-fix-reason = Proč; přečtou si to hráči těch stolů
command-fix-unfreeze = Nechat stojící stůl pokračovat, když příčina zmizela
command-request = Požádat moderátory, aby u tvého stolu něco napravili
command-ask-fix = Starý název /request
command-request-adjust = Něco tvého nesedí: suroviny, mince, karty, stupnice
command-request-reopen = Potvrzeno omylem a nejde to vzít zpět
command-request-rewind = U stolu se něco pokazilo: vrátit na dřívější krok
command-request-deadline = Potřebuješ víc času
command-request-answer = Nechat za sebe tentokrát odpovědět bezpečně
command-request-pause = Stůl potřebuje přestávku
option-fix-table = Který stůl; ve vlákně stolu není třeba
option-fix-player = Čí místo
option-fix-player-or-all = Čí lhůta (nevyplníš-li, všechny)
option-fix-newcomer = Kdo tam od teď sedí
option-fix-level = Jak dobře hraje: caretaker, apprentice nebo steward
option-fix-to = Zpět kam; vyber ze seznamu
option-fix-what = Co nesedí; vyber ze seznamu
option-fix-by = O kolik, například 2 nebo -3; u karty ji 1 přidá, -1 odebere
option-fix-card = Která karta; jen u sad karet
option-fix-hours = O kolik hodin; záporné číslo lhůty zkrátí
option-fix-scores = Konečné skóre všech, například: Ada 12, Ben 9
option-fix-why = Proč; přečtou si to moderátoři

## What goes wrong

trouble-not-a-moderator = To je pro moderátory tohoto serveru: pro jeho roli moderátorů nebo toho, kdo ho smí spravovat. Hráči žádají o opravu přes `/request`.
trouble-which-table-to-fix = Který stůl? Zvol ho volbou `table`, nebo to napiš ve vlákně stolu.
trouble-table-frozen = { bot-frozen } Pokračuje, až příčina zmizí.
trouble-not-frozen = Tento stůl nestojí: `/fix unfreeze` nepotřebuje.
trouble-fix-seated = Tenhle stůl je (nebo byl) i tvůj: opravit ho musí jiný moderátor; tvoje vlastní žádosti jdou přes `/request`.
trouble-fix-not-yours = Hráč žádá o opravy svého místa nebo celého stolu. Co se týká jiného místa, o to žádá jeho hráč.
trouble-fix-too-many = Máš už { $most ->
    [one] { $most } nevyřízenou žádost
    [few] { $most } nevyřízené žádosti
   *[other] { $most } nevyřízených žádostí
} o opravu. Až se některá vyřídí, můžeš žádat znovu.
trouble-no-such-fix = Taková oprava už tu není. Zadej příkaz znovu.
trouble-fix-outdated = **Pozdě:** stůl mezitím pokročil a nic se nezměnilo. Zadej příkaz znovu.
trouble-nobody-there = Nikdo tam nesedí, takže to nemá kdo potvrdit a místo není komu odebrat. Místo někomu dá `/fix replace`.
trouble-no-newcomer = Řekni volbou `newcomer`, kdo tam má sedět.
trouble-newcomer-already-seated = { $who } už u tohoto stolu sedí.
trouble-newcomer-has-looked = { $who } jako moderátor zná žádosti hráčů tohoto stolu: nebylo by to spravedlivé.
trouble-newcomer-sat-elsewhere = { $who } zná tajemství jiného místa u tohoto stolu: nebylo by to spravedlivé.
trouble-newcomer-blocked-here = { $who } je na tomto serveru na seznamu zablokovaných a místo převzít nemůže.
trouble-newcomer-too-many-seats = { $who } už sedí u tolika stolů tohoto serveru, kolik jeden člověk smí.
trouble-newcomer-bot = Bot u stolu sedět nemůže. Zvol člověka.
trouble-newcomer-yourself = Dozvíš se tím, co toto místo ví: dát ti ho musí jiný moderátor.
trouble-bad-scores = Uveď skóre pro každé z { $seats } míst, nejvýš { $most } na obě strany.
trouble-no-reason = Uveď důvod: stůl si ho přečte.
trouble-reason-too-long = Důvod má nejvýš { $most } znaků.
trouble-reason-mentions = V důvodu nejde nikoho zmínit: vynech @everyone, @here a zmínky a pošli to znovu.
trouble-no-such-point = Tam se hra vrátit nedá, nebo se seznam změnil. Vyber ze seznamu.
trouble-no-such-seat = Takový hráč u tohoto stolu není. Vyber ze seznamu.
trouble-several-seats = Jméno { $name } má u tohoto stolu víc hráčů. Vyber ze seznamu.
trouble-unclear-scores = Tohle skóre nejde přečíst. Uveď je u každého jednou, takto: { $example }
trouble-not-for-you = To je otázka pro někoho jiného.
trouble-fix-settled = Tato otázka je vyřízená: jak to je teď, ukáže „Můj tah“.

# Vlastní slova bota: soukromé zprávy, plány, lobby, příkazy, potíže.

## Forms

bot-field = **{ $label }**: { $value }
bot-field-missing = **{ $what }**
bot-open = *zatím nevybráno*
bot-change = Změnit výběr
bot-choose-one = Vyber jedno
bot-choose = Vyber { $count }
bot-choose-some = { $least ->
    [0] Vyber nejvýš { $most }
   *[other] Vyber { $least } až { $most }
}
bot-choose-next = A pak …
bot-take-last = ↩ Vzít poslední zpět
bot-none = Nic
bot-several = **{ $label }**: { $count } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
bot-several-step = { $number }. { $what }
bot-several-at-once = -# Můžeš vybrat víc věcí: provedou se odshora dolů.
bot-several-left-out = Nevybráno: { $what }. { $why }
bot-choose-pieces = Vyber, co a kolik
bot-piece = + { $thing } ({ $number })
bot-option-as = { $what } · { $note }
bot-option-at = { $what } · { $place }
bot-option-number = { $what } ({ $number })
bot-closed-options = { $what }, teď nejde:
bot-not-now = -# Teď nejde: { $what }
bot-type-number = Napsat číslo
bot-type-amounts = Napsat počty
bot-type-range = { $least } až { $most }
bot-type-example = Například: 2 dřeva 1 sklo
bot-earlier = ◀ Předchozí
bot-later = Strana { $page } / { $of } ▶
bot-seal = Potvrdit
bot-so-far = **Zatím**, bez toho, co ještě nemáš vyplněno:
bot-missing = -# ✏️ Ještě vyplň „{ $what }“.
bot-missing-both = { $first }“ a „{ $then }
bot-missing-said = -# ✏️ { $what }.
bot-missing-then = { $first }. { $then }
bot-do = Udělat to
bot-sure = ❓ { $warning } Opravdu?
bot-sure-yes = Ano: { $label }
bot-clear = Vymazat
bot-back = Zpět
bot-draft-changed = Tvůj návrh se změnil jinde. Tady je teď: znovu ho zkontroluj a pak potvrď.

## Desk

bot-desk-head = { $game } · { $table }
bot-desk-line = { $headline } · [do vlákna]({ $link })
bot-to-table = Vlákno
bot-sealed = **Potvrzeno.**
bot-settles = Všichni už odpověděli. Vyhodnotí se to v <t:{ $at }:T>: do té doby to můžeš vzít zpět.
bot-receipt = Stvrzenka: `{ $receipt }`
bot-waiting = { $owing ->
    [0] Na nikoho se nečeká.
    [one] Čeká se na jednoho hráče.
    [few] Čeká se na { $owing } hráče.
   *[other] Čeká se na { $owing } hráčů.
}
bot-waiting-for = { picture-alt-waiting }
bot-nothing-asked = Teď nemusíš nic rozhodovat.{ $owing ->
    [0] { "" }
   *[other] { " " }{ $waiting }
}
bot-take-back = Vzít zpět
bot-liberties = Co ještě můžeš udělat
bot-refresh = Obnovit
bot-my-desk = Můj tah
desk-folded-over = hotovo
desk-folded-open = { $prompt } Znovu níže.
desk-folded-field = { $label }: { $value }
desk-folded-undone = zrušeno vrácením hry
desk-folded-due = zodpovězeno po vypršení lhůty
desk-folded-stand-in = zodpověděl tvůj záskok
desk-folded-by-order = zodpověděl tvůj trvalý příkaz
desk-folded-fix = zodpověděl moderátor
desk-folded-foregone = nebylo z čeho vybírat
desk-folded-left = U tohoto stolu už nesedíš.
desk-folded-closed = Tento stůl je zavřený.
desk-is-there = Otázky i všechno tvé najdeš [tady]({ $link }).
bot-sealed-already = Odpověď už máš potvrzenou. Chceš-li ji změnit, vezmi ji zpět.
bot-moment-over = Tenhle krok už skončil. Tady je ten současný.
bot-which-table = Který stůl?
bot-table-option = { $game } · { $table }
bot-table-choice = { $game } · { $table } · { $names }

## Board and lobby

bot-news-cut = … Zbytek ukáže *Co je nového*.
bot-news-above = Co se stalo, si přečteš ve zprávě výše.
bot-log-head = Kontrolní kód záznamu: `{ $head }`
bot-log-heads = Kontrolní kódy záznamu:
bot-to-board = [K hernímu plánu]({ $link })
bot-check-it = `/table export` vydá celý záznam, aby si ho mohl každý ověřit.
bot-begun = Poctivá náhoda: o všech losech bylo rozhodnuto před hrou. Otisk `{ $hash }`…, záznam lobby `{ $head }`…; celé je ukáže tlačítko **Otisk** v kanálu, kde hra vznikla.
bot-begun-words = Slova v pořadí, jak si hráči sedali:
bot-begun-wordless = Vlastní slovo do losování nikdo nepřidal.
bot-begun-word = { $number }. { $seat }: „{ $word }“
bot-begun-no-word = { $number }. { $seat }: beze slova
bot-board-head = { $game } · { $table }
table-number = stůl { $table }
practice-number = cvičení { $table }
bot-thread-name = { $game } · stůl { $table }
thread-anew = Dřívější vlákno tohoto stolu někdo na Discordu smazal. Hra pokračuje tady.
place-gone = Kanál stolu { $table } někdo na Discordu smazal i s vláknem. Hra pokračuje tady, v soukromých zprávách.
bot-lobby-head = { $game } · stůl { $table }
bot-lobby-players = { $same ->
    [yes] { $most } { $most ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
   *[no] { $fewest } až { $most } { $most ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
}
bot-lobby-seats = { $seated ->
    [0] Zatím tu nikdo nesedí ({ $players }).
   *[other] { $seated ->
        [one] Obsazeno { $seated } místo
        [few] Obsazena { $seated } místa
       *[other] Obsazeno { $seated } míst
    } ({ $players }){ $needed ->
        [0] { "" }
        [one] ; ke startu chybí ještě jeden
        [few] ; ke startu chybí ještě { $needed }
       *[other] ; ke startu jich chybí ještě { $needed }
    }:
}
bot-lobby-how = Chceš hrát? Stiskni **Přisednout**. Až vás bude dost, kdokoli z vás hru spustí tlačítkem **Začít**.
bot-lobby-enough = Kdokoli u stolu může hru spustit tlačítkem **Začít**. Nebo počkejte, až někdo další stiskne **Přisednout**.
bot-lobby-full = Všechna místa jsou obsazená: kdokoli z vás může stisknout **Začít**.
bot-lobby-alone = Můžeš hrát i sólo: stiskni **Začít** hned, nebo počkej na další.
bot-lobby-closed = { $seated ->
    [0] Všichni odešli
   *[other] Týden se tu nic nedělo
}: stůl je zavřený. Další otevře `/table new`.
bot-lobby-talk = Než hra začne, můžete si psát v { $thread }.
bot-lobby-begins = Hra začíná…
bot-lobby-begun = Hru najdeš v { $thread }.
bot-commitment = Poctivá náhoda, pevně daná dřív, než si kdokoli další přisedl. Otisk `{ $hash }`…{ $head ->
    [none] { "" }
   *[other] , záznam `{ $head }`…
}
bot-fingerprint-all = **Otisk** tajného čísla, ze kterého vychází veškerá náhoda v této hře: `{ $hash }`
bot-fingerprint-log = **Záznam stolu** k této chvíli: `{ $head }`
bot-fingerprint-how = Prvních { $digits } číslic je tu vidět od chvíle, kdy u stolu ještě nikdo další neseděl. Než hra začne, ulož si tyto číslice i slova u jmen hráčů. Příkazy `/table export` a `pactum verify --fingerprint …` pak ukážou, že karty byly rozdány právě podle nich. Tlačítkem **Přidat slovo** přimícháš do losování vlastní slovo: výsledek pak nikdo nemůže předem určit.
bot-lobby-word = slovo: „{ $word }“
bot-join = Přisednout
bot-leave = Odejít
bot-start = Začít
bot-add-word = Přidat slovo
bot-fingerprint = Otisk
bot-word-title = Tvoje vlastní slovo
bot-join-word = Libovolné slovo, nebo nic
bot-join-word-why = Přimíchá se do náhody hry, aby ji nikdo nemohl připravit. Přečtou si ho všichni.
bot-joined = Sedíš u stolu { $table }. Jakmile hra začne, napíšu ti soukromě: tam budeš odpovídat.
bot-joined-closed = Sedíš u stolu { $table }. Soukromé zprávy ti psát nemůžu, ale nevadí: až hra začne, stiskni u stolu **Můj tah**.
bot-welcome-dm = Sedíš u stolu [{ $table }]({ $link }): **{ $game }**. Jakmile bude co rozhodovat, napíšu ti sem.
bot-filled-enough = { $named ->
    [yes] { $who }, u
   *[no] U
} [stolu { $table }]({ $link }), **{ $game }**, už je dost hráčů: obsazeno { $seated } z { $most } míst. Stiskni **Začít**, nebo počkej na další.
bot-filled-all = { $named ->
    [yes] { $who }, u
   *[no] U
} [stolu { $table }]({ $link }), **{ $game }**, jsou všechna místa obsazená. Stiskni **Začít**.
bot-filled-begun = U [stolu { $table }]({ $link }), **{ $game }**, se už hraje.
bot-filled-closed = [Stůl { $table }]({ $link }), **{ $game }**, je zavřený: hra nezačala.
bot-dms-work = Zase ti můžu psát. Od stolu [{ $table }]({ $link }), **{ $game }**, ti odteď všechno přijde sem.
bot-dms-open = Soukromé zprávy ti zase můžu psát.
bot-dms-closed-still = Soukromé zprávy ti pořád psát nemůžu. Povol je v nastavení soukromí serveru, nebo dál používej **Můj tah**.
bot-dms-closed-notice = { $who }, nemůžu ti psát soukromě. Všechno najdeš pod tlačítkem **Můj tah**.
bot-dms-again = Zkusit zprávy znovu
bot-opened-elsewhere = Stůl { $table } je otevřený v { $channel }.

## How long a game lasts, and how much of it is left. $each, $time: length-span

length-span = { $same ->
    [yes] asi { $low }
   *[no] { $low } až { $high }
}
length-each = Na každého připadá { $counted ->
    [turns] { $each } tahů
   *[decisions] { $each } rozhodnutí
}. Když každý hraje jednou denně, je to otázka { $time } { $unit ->
    [days] dnů
   *[weeks] týdnů
}.
length-own = Čeká tě { $counted ->
    [turns] { $each } tahů.
   *[decisions] { $each } rozhodnutí.
}
left-turns = Tímto tempem zbývá každému { $low } až { $high } tahů.
left-rounds = { $rounds ->
    [0] Tohle je poslední kolo.
    [one] Po tomto kole zbývá ještě jedno{ $decisions ->
        [0] {"."}
       *[other] , na každého asi { $decisions } rozhodnutí.
    }
    [few] Po tomto kole zbývají ještě { $rounds }{ $decisions ->
        [0] {"."}
       *[other] , na každého asi { $decisions } rozhodnutí.
    }
   *[other] Po tomto kole jich zbývá ještě { $rounds }{ $decisions ->
        [0] {"."}
       *[other] , na každého asi { $decisions } rozhodnutí.
    }
}

## Lists and set-up

bot-list-lobby = { $game } · stůl { $table } v { $place }: obsazeno { $seated } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most } míst, můžeš si přisednout{ $full ->
    [yes] { " " }· začne po obsazení všech míst
   *[no] { "" }
}{ $starts ->
    [at] { " " }· začne <t:{ $at }:f>
   *[no] { "" }
}
bot-list-playing = { $yours ->
    [yes] 👉 **Jsi na tahu** ·{ " " }
   *[no] { "" }
}**{ $game }** · stůl { $table } v { $place } · { $headline } · { $waiting } { $due ->
    [paused] Přerušeno: lhůty neběží.
    [at] Lhůta <t:{ $at }:R>.
   *[none] { "" }
}
bot-list-halted = { $game } · stůl { $table } v { $place }: stojí, protože se u mě něco pokazilo
bot-list-ended = { $game } · stůl { $table } v { $place }: skončeno
bot-list-closed = { $game } · stůl { $table } v { $place }: zavřeno
bot-list-none = Zatím tu nejsou žádné stoly. Otevře je `/table new`.
bot-setup-home = Nové stoly se otevírají v { $channel }.
bot-setup-no-home = Nové stoly se otevírají tam, kde někdo napíše `/table new`.
bot-setup-role = Moderátoři: { $role }.
bot-setup-no-role = Role moderátorů není nastavena.

## Export

bot-export = Celý záznam { $practice ->
    [yes] cvičení
   *[no] stolu
} { $table }, i se semínkem a solí: každé líznutí, každá odpověď, výsledek. Jeho kontrolní součet je `{ $head }`{ $practice ->
    [yes] { "" }
   *[no] ; totéž ukazuje vlákno
}. Ověří ho `pactum verify`{ $practice ->
    [yes] { "" }
   *[no] {" "}a porovná otisk a slova s tím, co ukazovalo lobby
}.
command-table-export = Vydá celý záznam dohrané hry jako soubor, aby se dala ověřit její poctivost
option-ended-table = Která dohraná hra; v jejím vlákně číslo netřeba
trouble-export-running = Výpis obsahuje všechna tajemství, proto je jen u hry dohrané do konce.
trouble-which-export = Řekni volbou `table`, která dohraná hra to má být, nebo to napiš v jejím vlákně.

## Commands

command-pactum = Nastavení tohoto serveru
command-setup = Kde se otevírají stoly a kdo moderuje
option-setup-home = Kanál, kde se otevírají nové stoly
option-setup-moderators = Role, která moderuje stoly
command-table = Stoly tohoto serveru
command-table-new = Otevřít stůl
option-game = Která hra: její název nebo jeho začátek
option-options = Volby hry, třeba learners=yes nebo boards=all; nejdřív zvol hru, pak ze seznamu
command-table-show = Ukázat veřejný herní plán stolu
option-table = { option-tournament-table }
command-table-list = Vypsat stoly tohoto serveru
command-desk = Můj tah: co máš a co rozhoduješ
option-own-table = Který z tvých stolů; nutné, sedíš-li u více
command-offer = Připravit odpověď psaním, například: 2 dřeva 1 sklo za 4
option-offer = Co nabízíš, například: 2 dřeva 1 sklo za 4
command-help = Co teď můžeš dělat

## What goes wrong

trouble-no-such-table = Takový stůl není.
trouble-no-such-game = Taková hra tu není. Jaké tu jsou, ukáže `/table new`.
trouble-unknown-game = Taková hra tu není. Hrát se dá: { $games }.
trouble-several-games = Může to být: { $games }. Napiš o kousek víc.
trouble-unknown-options = { $game } nezná volbu „{ $option }“. { $count ->
    [0] Nemá žádné: vynech ji.
   *[other] Zná tyto: { $offers }.
}
trouble-bad-options = Tyto volby použít nejde: { $option }. Vynech je, nebo vyber ze seznamu.
trouble-cards-gone = Sada karet „{ $pack }“, se kterou se tento stůl otevřel, tu už není. Zavři stůl tlačítkem Odejít a otevři nový.
trouble-not-seated = U tohoto stolu nesedíš. Otevřené stoly ukáže `/table list`.
trouble-table-full = Všech { $most } míst je obsazeno. `/table new` otevře další stůl.
trouble-already-seated = U tohoto stolu už sedíš.
trouble-already-started = Tato hra už začala.
trouble-not-started = Tato hra ještě nezačala. Začne tlačítkem **Začít** u zprávy stolu.
trouble-not-enough = Hráčů je potřeba aspoň { $fewest }, zatím tu sedí { $seated }. Nejdřív si musí přisednout někdo další.
trouble-moderators-everybody = Roli @everyone mají všichni. { bot-choose-moderators }
trouble-moderators-bot = Tato role patří botovi. { bot-choose-moderators }
bot-choose-moderators = Nic se nezměnilo: zvol roli těch, kdo mají moderovat, nebo ji založ.
trouble-message-changed = **Pozdě:** ta zpráva se mezitím změnila. Nic se nestalo: stiskni tlačítko prosím znovu.
trouble-seed-exchanged = Tato hra nezačne: její tajné číslo už neodpovídá otisku a slovům, které tento stůl ukazoval. Někdo změnil záznamy bota. `/table new` otevře další stůl.
trouble-word-too-long = Tvoje slovo může mít nejvýš { $most } znaků.
trouble-table-ended = Tato hra skončila.
trouble-table-closed = Tento stůl je zavřený. `/table new` otevře další.
trouble-taken-back-too-often = Tuto odpověď už zpět vzít nejde, stalo se to { $most }×. Platí, dokud tento krok neskončí.
trouble-done-too-often = Tohle máš za sebou už { $most }×. Znovu to půjde, až se to nabídne příště, v dalším kole.
trouble-ordered-too-often = V tomto kroku už další trvalý příkaz zadat nejde, bylo jich { $most }. Zadej ho, až krok skončí.
trouble-joined-too-often = K jednomu stolu si můžeš přisednout nejvýš { $most }×. Tenhle je už pro tebe zavřený; další ukáže `/table list`.
trouble-draft-too-large = Tak dlouhou odpověď si rozepsanou neuložím. Zkrať ji.
trouble-not-storable = Jsou v tom znaky nebo čísla, která neumím uložit. Vynech je a zkus to znovu.
trouble-database-away = Teď se nemůžu dostat ke svým záznamům. { bot-unchanged-wait }
trouble-database-unsure = Zrovna při ukládání mi vypadla databáze. Než to zkusíš znovu, podívej se za minutu, jestli to platí.
trouble-machine-exhausted = Můj počítač je teď přetížený. { bot-unchanged-wait }
bot-unchanged-wait = Nic se nezměnilo: zkus to prosím za minutu znovu.
trouble-table-busy = U stolu je velmi rušno. Nic se nezměnilo: stiskni to prosím znovu.
trouble-no-tables = Nesedíš u žádného stolu, kde se hraje. Otevře ho `/table new`.
trouble-which-table = Sedíš u více stolů: řekni u kterého volbou `table`.

refused-no-short-cut = V této hře není co psát: všechno je na tlačítkách.
refused-unknown-thing = „{ $word }“ tu neznám.{ $close ->
    [none] { "" }
   *[other] {" "}Nejspíš hledáš: { $close }?
} Počty piš takto: 2 dřeva 1 sklo.
refused-unclear-amounts = „{ $word }“ nejde přečíst. Počty piš takto: 2 dřeva 1 sklo.

error-unexpected = U mě se něco pokazilo. Nic se neztratilo; zkus to prosím znovu.
error-reply-lost = Moje odpověď se cestou k tobě ztratila. Stiskni to znovu: nic se nepočítá dvakrát.
error-committed = Tvoje odpověď platí, jen se ztratilo moje potvrzení.
error-forbidden = Discord mi to v { $channel } nedovolí. { bot-tell-moderator }
bot-tell-moderator = Řekni to prosím moderátorovi.
error-thread-closed = Vlákno { $channel } je archivované nebo zamčené, takže tam nemůžu odpovědět. Co teď platí, ukáže `/desk` v kterémkoli jiném kanálu.
error-blocked = Filtr na tomto serveru odmítá mou zprávu v { $channel }. { bot-tell-moderator }
error-full = Discord na to v { $channel } nemá místo: příliš mnoho připnutých zpráv, vláken nebo členů. { bot-tell-moderator }
error-permissions = V { $channel } mi chybí oprávnění: { $permissions }. Popros správce serveru, ať je přidá, a zkus to znovu.
error-not-allowed = To smí jen ti, kdo spravují tento server.
error-slow-down = Prosím trochu pomaleji.
error-command-changed = Tvůj Discord ukazuje starší podobu tohoto příkazu. Restartuj aplikaci a napiš ho znovu.
trouble-no-threads-here = Stoly se otevírají v textových kanálech. Napiš to prosím v nějakém.

permission-view-channel = Zobrazit kanál
permission-send-messages = Posílat zprávy
permission-read-message-history = Číst historii zpráv
permission-create-public-threads = Vytvářet veřejná vlákna
permission-send-messages-in-threads = Posílat zprávy ve vláknech

## Pictures of boards

picture-table = Stůl { $table }
picture-practice = Cvičení { $table }
picture-follows = Obrázek je o chvilku pozadu, nový je na cestě.
picture-not-allowed = Bez obrázku: nesmím tu přikládat soubory. Moderátor může povolit *Přikládat soubory*.
bot-board-words = Slovy
command-me-board = Co vidíš jen ty: s obrázkem, nebo jen text
option-board = Jak
choice-board-picture = S obrázkem
choice-board-text = Jen text
me-board-picture = Plány a karty, které otevřeš, ukazuju s obrázkem.
me-board-text = Plány a karty, které otevřeš, ukazuju jen jako text.
option-setup-boards = Plány ve vláknech: s obrázkem, nebo jen text
bot-setup-board-picture = Plány ve vláknech ukazuju s obrázkem.
bot-setup-board-text = Plány ve vláknech ukazuju jen jako text; každý se změní s dalším tahem u stolu.
choice-scenes-on = S výjevy
choice-scenes-off = Bez výjevů
option-setup-scenes = Výjevy ve vláknech: obrázek k velkým okamžikům hry
bot-setup-scenes = Velké okamžiky hry dostanou ve vlákně obrázek.
bot-setup-no-scenes = Vlákna výjevy neukazují.

# Turnaje: jejich pravidla, kola a pořadí, vlákno, které o nich píše, a `/tournament`.

## Pořadí

tournament-line = { $place ->
    [0] –
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $own ->
    [yes] **▸ { $name }**
   *[no] { $name }
} · **{ $points }** · výhry { $wins } · soupeři { $opponents }
tournament-noted = { $line } · { $note }
tournament-note-left = mimo turnaj
tournament-note-byes = volno: { $count }×
tournament-note-corrected = { $way ->
    [taken] oprava −{ $points }
   *[given] oprava +{ $points }
}
tournament-nobody = Zatím není nikdo přihlášen.
tournament-legend = Body · vyhrané stoly · průměr bodů soupeřů
tournament-column = { $of ->
    [points] body
    [wins] výhry
   *[opponents] soupeři
}
tournament-final-above = Výše: místa podle finále
tournament-unnamed = hráč
tournament-automatic = { wish-steward }

## Pravidla

tournament-rule-head = **Jak se hraje**
tournament-rule-tables = { $sizes ->
    [equal] V každém kole se hraje u stolů po { $most }.
   *[some] V každém kole se hraje u stolů po { $least } až { $most } lidech.
}
tournament-rule-meet = První kolo se losuje. Pak se potkávají lidé s podobnými body a nikdo se s nikým nepotká dvakrát, dokud jde kolo sestavit jinak.
tournament-rule-fill = Hra potřebuje aspoň { $fewest }. Kde lidé nestačí, doplní stůl automatičtí hráči; ti nikdy nebodují.
tournament-rule-points = Body za stůl podle místa, jen mezi lidmi: { $points }. Při shodě se dělí, stůl tedy dá v průměru { $half }.
tournament-rule-bye = Když nemohou hrát všichni, mají volno ti, kdo ho zatím měli nejméně, mezi nimi od konce pořadí. Volno dá body: { $points }.
tournament-rule-equal = Při shodě bodů rozhodují vyhrané stoly, pak vyšší průměr bodů soupeřů. Kdo je shodný ve všem, dělí se o místo.
tournament-rule-leaving = Odejít před prvním kolem nic nestojí. Potom je to natrvalo, i když se vzdáš jen místa u stolu: ten stůl ti dá 0, body ti zůstanou, ale místo v pořadí už ne. Kdo tvé místo u stolu převezme, dostane, čeho tam dosáhne.
tournament-rule-fewest = Turnaj se koná, když se přihlásí aspoň { $least } lidí.
tournament-rule-waiting = Počet míst: { $people }. Kdo přijde později, čeká a nastoupí, když někdo odejde.
tournament-rule-watched = **Kdo má adresu** stolu, vidí v prohlížeči bez přihlášení jeho plán; kdo má adresu kanálu RSS všech takových stolů tady, čte v něm i pořadí. Obojí je i se jmény.
tournament-rule-date = Dnů na kolo: { $days }.
tournament-rule-length = Stůl obvykle trvá { $bound ->
    [yes] nejvýš { $most }.
   *[no] { $span } dnů, když každý hraje jednou denně.
}
tournament-rule-unfinished = { $rule ->
    [void] Stůl, který neskončí do konce kola, nedá body nikomu, ať dopadne jakkoli.
   *[shared] Stůl, který neskončí do konce kola, dá každému, kdo u něj zůstal, body: { $points }, ať dopadne jakkoli.
}

## Kola a kroky

tournament-round = { $begins ->
    [yes] 🏁 **Začíná { tournament-stage }**
   *[no] **{ tournament-stage }**
}{ $dated ->
    [yes] , do <t:{ $until }:F>
   *[no] {""}
}
tournament-table = { $table }: { $people }
tournament-table-linked = [stůl { $table }]({ $link })
tournament-table-of-round = { $at }. stůl kola
tournament-byes = Volno mají a body dostanou ({ $points }): { $who }
tournament-came = Nově přihlášeni: { $who }. Obsazeno { $count } z { $places }.
tournament-waits = Na čekací listině: { $who }
tournament-came-in = Z čekací listiny: { $who }
tournament-left-early = Odhlášeni: { $who }
tournament-left = Z turnaje odchází: { $who }
tournament-left-seat = { $table }: místo dostane { $final ->
    [yes] automatický hráč
   *[no] další z čekací listiny, nebo automatický hráč
}.
tournament-seat-taken = { $table }: { $who } přebírá místo hráče { $left }.
tournament-table-done = { $table } má dohráno: { $result }
tournament-result = { $who } ({ $points })
tournament-round-over = **{ tournament-stage } skončilo.**
tournament-late = { $rule ->
    [void] Včas neskončily, a proto bez bodů: { $tables }
   *[shared] Včas neskončily, body pro každého, kdo zůstal ({ $points }): { $tables }
}
tournament-ended = { $why ->
    [played] 🏆 **Turnaj skončil.** První místo: { $who }
    [short] { $played ->
        [yes] 🏆 **Turnaj skončil dřív:** na další kolo zbývá málo lidí. První místo: { $who }
       *[no] **Turnaj se nekoná:** přihlásilo se málo lidí. Potřeba: { $least }, přihlášeno: { $count }.
    }
   *[cancelled] **Turnaj je zrušen.** Rozhodnutí: { $by }. { tournament-tables-continue }
}
tournament-points-corrected = ⚖️ { $who }, body: { $way ->
    [taken] −{ $points }
   *[given] +{ $points }
}. Rozhodnutí: { $by }. Důvod: { $reason }
tournament-table-corrected = ⚖️ { $by } opravuje { $round }. kolo, { $table }: { $verdict ->
    [played] počítá se jako dohraný, { $result }.
    [void] počítá se jako nedohraný a nedá žádné body.
   *[shared] počítá se jako nedohraný: { $result }.
} Důvod: { $reason }

## A tournament as it is read

tournament-head = 🏆 { $name }
tournament-plan = { $game } · { $pace ->
    [live] naživo
    [evening] na večer
    [daily] denní tempo
   *[relaxed] volné tempo
} · počet kol: { $rounds } · { $rated ->
    [yes] hodnocený
   *[no] nehodnocený
}
tournament-state-open = Přihlášeno **{ $count }** z { $places }{ $waiting ->
    [0] {""}
   *[other] , čeká { $waiting }
}. { tournament-until }
tournament-until = Přihlásit se lze do <t:{ $until }:F> (<t:{ $until }:R>); pak začne první kolo.
tournament-state-playing = { $played ->
    [yes] { tournament-stage }, do <t:{ $until }:F> (<t:{ $until }:R>)
   *[no] { tournament-stage } skončilo. Další brzy začne.
}
tournament-state-over = Turnaj skončil. Odehraná kola: { $rounds }{ $final ->
    [yes] {" "}a finále
   *[no] {""}
}
tournament-state-few = Turnaj se nekonal: přihlásilo se málo lidí. Potřeba: { $least }, přihlášeno: { $count }.
tournament-state-cancelled = Turnaj byl zrušen.
tournament-stage = { $round }. kolo { $of ->
    [2] ze
    [3] ze
    [4] ze
    [7] ze
   *[other] z
} { $of }
tournament-stage-over = Konečné pořadí
tournament-people = V turnaji: { $who }{ $more ->
    [0] {""}
   *[other] {" "}a další ({ $more })
}
tournament-own-in = ✅ Hraješ.
tournament-own-waits = ⏳ Jsi na čekací listině, pořadí: { $at }.
tournament-own-left = V tomto turnaji už nehraješ.
tournament-own-place = Ty: { $place ->
    [0] bez místa
   *[other] **{ $place }.** místo z { $of }
}, body: **{ $points }**
tournament-own-bye = Toto kolo máš volno.
tournament-own-table = { $linked ->
    [yes] ▸ Tvůj stůl: [stůl { $table }]({ $link })
   *[no] ▸ Tvůj stůl: { $table }
}
tournament-byes-shown = Volno: { $who }
tournament-table-counts = { $table }: { $result }{ $verdict ->
    [played] {""}
    [void] {" "}· včas neskončil, bez bodů
   *[shared] {" "}· včas neskončil
}
tournament-join = Přihlásit se …
tournament-leave = Odejít …
tournament-tables = Stoly
tournament-places = Celé pořadí
tournament-how-counted = Jak se počítají body
tournament-show-rules = Pravidla
tournament-show = Pořadí
tournament-back = Zpět
tournament-thread = Oznámení
tournament-earlier = ◀ Předchozí
tournament-later = Další ▶
tournament-page = Strana { $page } / { $pages }
tournament-which-round = Jiné kolo
tournament-list-head = **Turnaje na tomto serveru**
tournament-list-none = Na tomto serveru žádný turnaj není. Otevře ho moderátor přes `/tournament open`.
tournament-list-line = { $number }. **{ $name }** · { $plan }
tournament-choice = { $name } · { $game }
tournament-table-choice = { $round }. kolo · { $table }: { $people }
tournament-place-choice = { $who } { $place }
tournament-list-show = Ukázat { $number }
tournament-invitation = Turnaj je otevřený. **Přihlásit se** ti nejdřív řekne pravidla; hraješ, teprve až to potvrdíš.

## U jeho stolů

tournament-at-table = 🏆 **{ $name }** · { $stage }{ $linked ->
    [yes] {" "}· [Oznámení]({ $link })
   *[no] {""}
}
tournament-at-table-taken = Máš místo, které patřilo hráči **{ $left }**, než odešel z turnaje: čeho dosáhne, to se počítá tobě.
tournament-at-table-outside = V turnaji nejsi: u tohoto stolu v něm nehraješ o body.
fix-tournament-counts = ⚠️ Turnaj **{ $name }** tento stůl už započítal a tato oprava v něm nic nezmění. Oprav to i tam: `/tournament correct-table table:{ $table } counts:{ $counts } places:{ $places }`.
leave-tournament = **Tím nadobro odcházíš i z turnaje { $name }.** { $final ->
    [yes] { tournament-seat-final } { tournament-place-lost }
   *[no] { tournament-table-lost } { tournament-seat-next }
}
tournament-place-lost = Body ti zůstanou, ale přijdeš o umístění.
tournament-table-lost = Stůl, u kterého hraješ, ti dá 0 bodů. Ostatní ti zůstanou, ale přijdeš o umístění.
tournament-seat-next = Místo dostane další z čekací listiny, nebo automatický hráč.
tournament-seat-final = Tvoje místo ve finále dostane automatický hráč.

## Joining and leaving

tournament-join-ask = Přihlásit se do turnaje **{ $name }**? Hraješ v každém kole a každé má svůj termín.
tournament-join-waits = Všechna místa jsou obsazená: budeš na čekací listině.
tournament-join-late = Kola už začala: budeš na čekací listině a nastoupíš, když někdo odejde.
tournament-join-later = Kdo se přihlásí teď, čeká a přijde na řadu, až někdo odejde.
tournament-join-yes = Přihlásit se
tournament-joined = **Hraješ.** Na začátku kola tě posadím ke stolu a napíšu ti jako u každého jiného.
tournament-joined-waits = **Jsi na čekací listině.** Nastoupíš, když někdo odejde; pak ti napíšu.
tournament-leave-ask = { $at ->
    [before] Odhlásit se z turnaje **{ $name }**? Ještě nezačal, takže to nic nestojí a můžeš se přihlásit znovu.
    [waiting] Odejít z čekací listiny turnaje **{ $name }**? Nic to nestojí.
    [table] Odejít z turnaje **{ $name }** natrvalo? { tournament-table-lost } { tournament-seat-next }
    [final] Odejít z turnaje **{ $name }** natrvalo? { tournament-seat-final } { tournament-place-lost }
   *[apart] Odejít z turnaje **{ $name }** natrvalo? { tournament-place-lost }
}
tournament-leave-yes = Odejít
tournament-left-now = Už v turnaji nejsi.

## What moderators do

tournament-opened = **Otevřeno.** Lidé se přihlašují tady: <#{ $thread }>. Přihlašování skončí ve svůj čas, nebo hned přes `/tournament start`. Později se může hodit `/tournament close-round`, `/tournament correct-points` nebo `/tournament cancel`.
tournament-opened-until = Přihlašování skončí <t:{ $until }:F>. { $set ->
    [yes] Čas, který píšeš, čtu v pásmu { $zone }.
   *[no] Čas, který píšeš, čtu v UTC; vlastní pásmo si vybereš přes `/me timezone`.
}
tournament-short = **Většina stolů neskončí včas.** { $length } { $date } Co by stačilo: { $fit }. Jestli to chceš změnit, ukonči tenhle turnaj přes `/tournament cancel` a otevři jiný.
tournament-fit-days = `days:{ $days }`
tournament-fit-pace = `pace:` { $pace } · `days:{ $days }`
tournament-opened-silent = **Otevřeno**, ale nepodařilo se mi to oznámit. Zkusím to znovu. `/tournament show` funguje i tak.
tournament-begin-ask = Začít teď první kolo turnaje **{ $name }**? Přihlašování tím skončí. Přihlášeno: { $count }.
tournament-begun = **Přihlašování skončilo.** První kolo za chvíli začne, oznámí ho vlákno.
tournament-cancel-ask = Zrušit turnaj **{ $name }** natrvalo? { tournament-tables-continue }
tournament-tables-continue = Rozehrané stoly pokračují, ale už se nepočítají.
tournament-cancelled = **Zrušeno.** Oznámí to vlákno.
tournament-close-ask = Uzavřít teď { $round }. kolo turnaje **{ $name }**? Nedohrané stoly: { $open }. { $rule ->
    [void] Nedají žádné body.
   *[shared] Každému, kdo u nich zůstal, dají body: { $points }.
}
tournament-closed = **Kolo je uzavřené.** Oznámí to vlákno a začne další.
tournament-begin-do = Posadit první kolo
tournament-cancel-do = Zrušit turnaj
tournament-close-do = Uzavřít kolo
tournament-points-ask = { $way ->
    [taken] Ubrat body ({ $points }) v turnaji **{ $name }**? Týká se: { $who }
   *[given] Přidat body ({ $points }) v turnaji **{ $name }**? Týká se: { $who }
}
tournament-points-would = Body: { $was } → **{ $then }**, místo: { $was_place ->
    [0] žádné
   *[other] { $was_place }.
} → { $then_place ->
    [0] **žádné**
   *[other] **{ $then_place }.**
}
tournament-table-ask = Opravit v turnaji **{ $name }** { $round }. kolo, { $table }?
tournament-table-was = Dosud: { $verdict ->
    [played] dohraný, { $result }
    [void] nedohraný, bez bodů
    [shared] nedohraný, { $result }
   *[none] zatím se nepočítá
}
tournament-table-would = Potom: { $verdict ->
    [played] dohraný, { $result }
    [void] nedohraný, bez bodů
   *[shared] nedohraný, { $result }
}
tournament-correct-how = Ve vlákně turnaje si to přečtou všichni, s tvým jménem a důvodem.
tournament-correct-do = Opravit …
tournament-correct-title = Opravit turnaj
tournament-correct-why = Přečtou si to všichni ve vlákně.
tournament-corrected = **Opraveno.** Oznámí to vlákno.
tournament-recounted = { $same ->
    [yes] ✅ **Souhlasí.** Spočítáno znovu jen z výsledků stolů: místa i body jsou správně.
   *[no] ⚠️ **Nesouhlasí.** Tyto stoly říkají něco jiného, než se započítalo: { $differing }. Stůl opravíš přes `/tournament correct-table`.
} Stolů: { $tables }{ $corrected ->
    [0] {""}
   *[other] , z toho opravených moderátory: { $corrected }
}.
tournament-silent = Novinky turnaje **{ $name }** nemůžu psát do <#{ $channel }>. Turnaj přesto pokračuje. Dovol mi ten kanál vidět, zakládat v něm vlákna a psát do nich; pak doplním, co chybí.
tournament-anew = Dřívější vlákno tohoto turnaje někdo na Discordu smazal. Pokračuje tady, nic se neztratilo.

## Dopisy

tournament-letter-in = **{ $name }**: uvolnilo se místo a **jsi v turnaji**. Přihlašování končí <t:{ $until }:F>; pak tě posadím ke stolu a napíšu ti.
tournament-letter-bye = **{ $name }**: { tournament-stage } máš volno. Body za ně: { $points }. V dalším tě posadím a pak ti napíšu.
tournament-letter-off = { $why ->
    [cancelled] **{ $name }**: moderátor turnaj zrušil.{ $played ->
        [yes] {" "}{ tournament-tables-continue }
       *[no] {""}
    }
   *[short] { $played ->
        [yes] **{ $name }**: turnaj končí dřív, na další kolo zbývá málo lidí.
       *[no] **{ $name }**: turnaj se nekoná. Potřeba lidí: { $least }, přihlášeno: { $count }.
    }
}

## Commands

command-tournament = Turnaje na tomto serveru: kola u stolů, body, pořadí
command-tournament-open = Otevřít turnaj, do kterého se lidé přihlásí; pro moderátory
command-tournament-list = Turnaje na tomto serveru
command-tournament-show = Pořadí, tvůj stůl, přihlášení a odchod
command-tournament-start = Začít hned první kolo; pro moderátory
command-tournament-cancel = Zrušit turnaj natrvalo; pro moderátory
command-tournament-close-round = Uzavřít kolo před termínem; pro moderátory
command-tournament-correct-points = Přidat nebo ubrat někomu body; pro moderátory
command-tournament-correct-table = Opravit, jak se stůl počítá; pro moderátory
command-tournament-recount = Ověřit pořadí podle samotných stolů; pro moderátory
option-tournament = Který turnaj; jinak jediný, nebo ten, kterému patří toto vlákno
option-tournament-name = Jak se jmenuje
option-tournament-game = Jaká hra se hraje
option-tournament-until = Do kdy se lze přihlásit, třeba pátek 20:00, 5 dní nebo 2026-12-24 20:00
option-tournament-rounds = Kolik kol; jinak 4
option-tournament-people = Kolik míst; jinak 64, další lidé čekají
option-tournament-pace = { option-play-pace }
option-tournament-days = Kolik dní smí kolo trvat; jinak 14
option-tournament-unfinished = Co dá stůl, který včas neskončí; jinak polovinu bodů
option-tournament-rated = Zda se stoly počítají do hodnocení; jinak ano
option-tournament-options = Nastavení hry, jako u stolu
option-tournament-who = Čí body
option-tournament-points = Kolik bodů, třeba 6, nebo -6 na ubrání
option-tournament-table = Který stůl
option-tournament-counts = Jak se počítá
option-tournament-places = Místa lidí v ukázaném pořadí, třeba 2 1 3; jinak jak stůl skončil
choice-rated-yes = Ano
choice-rated-no = Ne
choice-unfinished-shared = 12 bodů každému, kdo zůstal
choice-unfinished-void = Žádné body nikomu
choice-verdict-played = Jako dohraný
choice-verdict-shared = Nedohraný: 12 bodů každému, kdo zůstal
choice-verdict-void = Nedohraný: žádné body nikomu

## What goes wrong

trouble-no-tournaments = { tournament-list-none }
trouble-which-tournament = Turnajů je tu víc. Řekni který, přes `tournament:`.

# Lidé přicházejí a odcházejí a stůl hlasuje.

## What the thread is told

table-left = **{ subject }** { $seat-is ->
    [you] odcházíš
   *[other] odchází
} ze hry. Místo je volné: { seats-way }. Do té doby za něj hraje záskok.
seats-way = co se dá převzít, ukáže `/seats`
table-seat-opened = Stůl hlasoval: uvolňuje se { $seat-is ->
    [you] **tvoje místo**
   *[other] místo hráče **{ $seat }**
}; { seats-way }.
table-seat-taken = **{ subject }** { $seat-is ->
    [you] přebíráš
   *[other] přebírá
} volné místo.
table-seat-taken-own = **Toto místo je teď tvoje** i s kartami, tajemstvími a dluhy. Výše je, co jeho hráč věděl soukromě; celý příběh je v `/table story`.
table-seat-steward = **{ subject }**, automatický hráč, { $seat-is ->
    [you] přebíráš
   *[other] přebírá
} volné místo.
table-left-then = **{ $who }** odchází ze hry; místo už má někdo jiný.
table-seat-opened-then = Stůl hlasoval a uvolnil místo hráče, který byl pryč.
table-seat-taken-then = **{ $who }** přebírá volné místo.
table-seat-steward-then = Automatický hráč přebírá volné místo.
table-substituted-then = **{ $who }** přebírá místo jako náhradník: kdo tu seděl předtím, souhlasí.
table-empty = **{ subject }** { $seat-is ->
    [you] odcházíš
   *[other] odchází
} a u stolu nikdo nezbývá. Je zavřený.
table-server-gone = Z tohoto serveru mě odebrali: hra je přerušená.
table-server-back = Jsem na tomto serveru zpět: **hra pokračuje**. { fix-will-resume }
table-vote-pause = Stůl hlasoval: **hra je přerušená**. { fix-will-pause } Pokračování navrhne `/table resume`.
table-vote-resume = Stůl hlasoval: **hra pokračuje**. { fix-will-resume }
table-vote-extend = Stůl hlasoval: současné lhůty se posouvají o { $hours ->
    [one] hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}.
table-vote-try = Všichni souhlasí: **můžete si zkoušet**, každý na vlastním plánu. Stiskněte **Vyzkoušet**.
table-vote-abandon = Všichni souhlasí: **hra se ukončuje**. Díky za hru.

## Votes

vote-asks-pause = **{ $who }** navrhuje hru **přerušit**.
vote-asks-resume = **{ $who }** navrhuje ve hře **pokračovat**.
vote-asks-extend = **{ $who }** navrhuje posunout současné lhůty o **{ $hours ->
    [one] hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}**.
vote-asks-open = **{ $who }** navrhuje **uvolnit pro nováčka** místo nepřítomného hráče **{ $whose }**.
vote-asks-try = **{ $who }** navrhuje, aby si každý mohl **zkoušet** na vlastním plánu, ve světě domyšleném z toho, co ví, a vidět, jak jeho odpovědi dohrají automatičtí hráči.
vote-asks-abandon = **{ $who }** navrhuje hru **ukončit**. Skončila by bez vítěze.
vote-somebody = Někdo
vote-yes-of = Ano: { $who }
vote-no-of = Ne: { $who }
vote-nobody = zatím nikdo
vote-needed = Ano musí říct { $needed } { $voters ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $voters } · končí <t:{ $at }:R>
vote-needed-all = Ano musí říct všichni ({ $voters }) · končí <t:{ $at }:R>
vote-passed = **Schváleno.**
vote-failed = **Neschváleno.**
vote-lapsed = **Do konce lhůty to neprošlo.**
vote-yes = Ano
vote-no = Ne
vote-called = Stůl hlasuje v { $thread }. Tvůj hlas je ano.
vote-called-passed = Schváleno a provedeno.

## Boards

bot-board-closed = Tato hra byla ukončena: stůl je zavřený.
bot-open-seats = { $count ->
    [one] Volné místo: { $who }
    [few] Volná místa: { $who }
   *[other] Volná místa: { $who }
}; jak ho převzít, ukáže `/seats`.

## Leaving, open seats, newcomers

leave-sure = Odejít od stolu { $table } uprostřed hry? Tvé místo se uvolní i s kartami, tajemstvími a dluhy.{ $back ->
    [yes] { " " }Vrátit se můžeš, jen dokud ho nikdo nemá.
   *[no] { "" }
}{ $rated ->
    [yes] { " " }**Hra je hodnocená: kdo hraje od začátku a odejde, počítá se jako poslední.**
   *[no] { "" }
}
leave-yes = Odejít ze hry
leave-done = U stolu { $table } už nesedíš. Tlačítka ve zprávách od něj už neplatí.
leave-lobby-done = U stolu { $table } už nesedíš.
seats-none = Na tomto serveru není žádné volné místo.
seats-head = **Volná místa.** Než se rozhodneš, podívej se na stůl: místo přebíráš tak, jak je.
seats-line = { $game } · stůl { $table } v { $thread } · { $headline } · místo: { $seat }
seats-look = Stůl { $table }: { $seat }
seats-sought = **Hledá se náhradník.** Hrají dál, dokud je někdo nevystřídá: stiskem se nabídneš, rozhodnou oni.
seat-take = Převzít místo: { $seat }
seat-give = { $level ->
    [caretaker] Dát hlídači
    [apprentice] Dát učni
   *[steward] Dát správci
}
seat-given = U stolu { $table } hraje dál automatický hráč: { $seat }.
seat-taken = Sedíš u stolu { $table }. V soukromé zprávě ti přijde všechno, co předchozí hráč věděl.
story-button = Dosavadní příběh
story-new = Od tvé poslední návštěvy
story-nothing-new = Od tvé poslední návštěvy nic nového. Konec příběhu:
notes-button = Poznámky
notes-title = Tvoje poznámky · { $table }
notes-words = Tvoje poznámky
notes-hint = Koho podezíráš, co už víš, co plánuješ
notes-none = *Zatím tu nic nemáš.*
notes-edit = Upravit
notes-grid = **Kdo je kdo?** Podle tebe:
notes-suspect-is = { $seat }: { $what }
notes-suspect-open = { $seat }: neoznačeno
notes-suspected = { $name } { $sign }
notes-private = Poznámky vidíš jen ty, ani moderátoři ne. Do exportu stolu se neukládají.
trouble-notes-too-long = Do poznámek se vejde { $most } znaků. Trochu je zkrať.
trouble-no-such-mark = Takový znak tu není.
board-button = { web-tab-board }

## The end of a table

rematch-button = Odveta
rematch-invites = **{ $who }** chce odvetu stolu { $table }{ $count ->
    [0] {"."}
   *[other] {": "}{ $others }, přidáte se?
}
rematch-open = Odveta se hraje u stolu { $table } v { $channel }.

## Commands

command-table-leave = Odejít od stolu; během hry se tvé místo uvolní pro někoho jiného
command-table-pause = Navrhnout přerušení hry
command-table-resume = Navrhnout pokračování po přerušení
command-table-extend = Navrhnout posunutí současných lhůt
option-extend-hours = O kolik hodin
command-table-abandon = Navrhnout ukončení hry; souhlasit musí všichni
command-table-open = Navrhnout uvolnění místa nepřítomného hráče
option-open-player = { option-fix-player }
option-seat = { $seat } ({ $automatic ->
    [yes] automatický hráč, místo
   *[no] místo
} { $number })
command-table-story = Všechno, co se tvé místo od začátku dozvědělo
command-seats = Volná místa ve hrách na tomto serveru

## What goes wrong

trouble-seat-not-open = Toto místo už volné není. Která jsou, ukáže `/seats`.
trouble-has-looked = Jako moderátor znáš žádosti hráčů tohoto stolu, takže by tvoje hra nebyla spravedlivá.
trouble-sat-elsewhere = Znáš tu tajemství jiného místa: nebylo by to spravedlivé.
trouble-not-over = Tato hra ještě neskončila.
trouble-no-such-vote = Takové hlasování není.
trouble-vote-over = Toto hlasování skončilo.
trouble-vote-running = O prodloužení už stůl hlasuje. Nejdřív tam řekni ano nebo ne.
trouble-already-paused = Hra už je přerušená. Pokračování navrhne `/table resume`.
trouble-not-paused = Hra není přerušená.
trouble-bad-extension = Lhůty se dají posunout o { $least } až { $most } hodin.
trouble-not-away = Uvolnit jde jen místo hráče, který je pryč. Navrhnout to musí někdo jiný.

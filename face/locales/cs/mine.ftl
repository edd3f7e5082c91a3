
# Moje stoly: všechny stoly jednoho člověka na stránce.

mine-title = { demo-mine }
mine-what = Tady jsou všechny tvoje stoly: kdo je na tahu, do kdy a co čeká na tebe.
mine-all = ◀ Moje stoly
mine-waiting = Čeká se na tebe
mine-others = Čeká se na ostatní
mine-lobbies = Ještě nezačalo
mine-to-join = Volná místa
mine-practice = Cvičení a lekce
mine-to-look-at = Plány k nahlédnutí
mine-finished = Dohrané hry
mine-learnt = Zvládnuté lekce
mine-nothing-waits = Nic na tebe nečeká.
mine-practice-waits = Čeká na tebe jen cvičení.
mine-answer = Hrát
mine-open = Otevřít
mine-see-lobby = Ukázat
mine-look = Nahlédnout
mine-read = Výsledek
mine-next = Další stůl
mine-due = Do <t:{ $at }:f>, <t:{ $at }:R>
mine-paused = Pozastaveno: lhůty neběží.
mine-halted = Zastaveno kvůli chybě na mé straně.
mine-waits = Čeká se na ostatní.
mine-seats = Obsazená místa: { $seated } { $most ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $most }
mine-starts-full = začne po obsazení všech míst
mine-starts = začne <t:{ $at }:f>
mine-with = spolu s tebou hrají: { $who }
mine-scored = { $who } { $points }
mine-place = { $place }. místo { $of ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $of }
mine-lessons = { $game }: { $learnt } z { $all }. Další začne na Discordu příkazem `/practice`.
mine-practise = Hrát s automatickými hráči
mine-practise-what = Hra a soupeři
mine-practise-table = { $game } · { $count ->
    [0] sólo
   *[other] { practice-opponents }
}
mine-practise-level = Jak dobře hrají
mine-practise-name = Tvé jméno u stolu
mine-practise-begin = Začít
trouble-practice-unnamed = Napiš jméno, pod kterým chceš hrát, nejvýš { $most } znaků.
mine-wishes = Čekáš na stůl
mine-wish = Najít mi stůl
mine-wish-games = Hry, na výběr
mine-wish-server = Server
mine-wish-pace = Tempo
mine-wish-rated = Hodnocení
mine-wish-fill = Místa, která zůstanou chvíli volná, můžou obsadit automatičtí hráči
mine-wish-players = Hráčů u stolu
mine-wish-any-number = Libovolný počet
mine-wish-languages = Jazyky, na výběr
mine-wish-until = Do kdy čekáš; prázdné pole znamená obvyklou dobu podle tempa. Třeba: pátek 20:00 nebo 3 dny. Časové pásmo: { $zone }
mine-wish-say = Hledat stůl
mine-wish-take-back = Vzít zpět
mine-wish-how = Jakmile se sejde dost lidí, stůl se otevře sám a napíšu ti na Discordu. Hra začne o { $minutes } minut později.
mine-wish-full = Na víc stolů najednou čekat nejde. Nejdřív některé přání vezmi zpět.
trouble-no-game-wished = Vyber aspoň jednu hru.
trouble-wish-unheard = Discord teď neřekl, jestli se tam může stůl otevřít. Zkus to za minutu znovu, nebo tam napiš `/play`: řekne, co chybí.
mine-away = Bez spojení: co vidíš, může být staré.
mine-sign-in = { mine-what } Přihlas se přes Discord, který mi řekne jen to, kdo jsi. Jde to i bez toho. { mine-type-tables }
mine-sign-in-by-link = { mine-what } { mine-type-tables }
mine-sign-in-press = Přihlásit se přes Discord
mine-type-tables = Napiš na Discordu /me tables a dostaneš odkaz.
mine-sign-out = Odhlásit se
mine-left = Odhlášeno od všech tvých stolů v tomto prohlížeči.
mine-opening = Otevírám tvoje stoly…
mine-open-all = Otevřít moje stoly
mine-late = { web-slow } { mine-type-tables }
mine-link = Odkaz: **všechny tvoje stoly** v prohlížeči. { web-link-alone }
trouble-person-link-over = { web-link-over } { mine-type-tables }
trouble-sign-in-over = Toto přihlášení začalo v jiném okně, už skončilo, nebo trvalo déle než deset minut. Stiskni „Zkusit znovu“.
trouble-sign-in-cancelled = Přihlášení bylo zrušeno a nic se nezměnilo. Stiskni „Zkusit znovu“, nebo použij odkaz, u kterého se nepřihlašuje. { mine-type-tables }
trouble-sign-in-refused = Discord nepotvrdil, kdo jsi. Stiskni „Zkusit znovu“, nebo použij odkaz. { mine-type-tables }
trouble-sign-in-away = Discord teď neodpovídá. Zkus to za minutu znovu, nebo použij odkaz. { mine-type-tables }
command-me-tables = Otevřít všechny tvoje stoly na jedné stránce v prohlížeči
calendar-name = Moje lhůty
command-me-calendar = Tvoje lhůty jako kalendář do telefonu nebo počítače
option-calendar = Když už nějaký máš
choice-calendar-new = Vytvořit novou adresu; stará přestane platit
choice-calendar-end = Zrušit adresu
me-calendar-new = **Tvoje lhůty jako kalendář.** Přidej si tuto adresu do kalendáře jako odběr nebo „z adresy URL“. Je v něm každé rozhodnutí, které na tebe čeká: hra, stůl a čas, nic z toho, nač se ptám.
me-calendar-alone = Kdo adresu má, může číst, kdy se tě ptám: neukazuj ji lidem, s nimiž hraješ. Kopii si nenechávám, tak si ji ulož hned. `/me calendar do:end` ji zruší.
me-calendar-there = Adresu svého kalendáře máš od <t:{ $since }:f>. Kopii nemám: `/me calendar do:new` vytvoří novou a starou zruší, `/me calendar do:end` ji jen zruší.
me-calendar-ended = Adresa tvého kalendáře už neplatí. Odeber ji i ve svém kalendáři.
me-calendar-none = Žádnou adresu kalendáře nemáš. `/me calendar` ji vytvoří.

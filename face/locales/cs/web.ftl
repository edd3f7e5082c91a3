# Stránka stolu v prohlížeči.

web-tab-desk = Můj tah
web-tab-end = Výsledek
web-tab-board = Plán
web-tab-log = Záznam
web-parts = Části stolu
web-own = Tvoje oblast
web-news = Co je nového
web-news-done = Týká se tě, od tvé poslední odpovědi
web-order-answered = Odpověděl za tebe tvůj trvalý příkaz:
web-news-hidden = ukázat přečtené řádky:
web-news-more = Starší novinky najdeš v záznamu.
web-news-follows = Další ▾
web-opening-more = Jak se vyhrává a co která slova znamenají
web-in-words = Slovy
web-seats = Hráči: co kdo má před sebou
web-larger = Větší obrázek
web-smaller = Menší obrázek
web-calls = Když přijde otázka a tahle záložka není vidět:
web-call-sound = zvuk
web-call-note = oznámení prohlížeče
web-call-asked = Čeká na tebe otázka.
web-call-refused = Prohlížeč téhle stránce oznámení nedovoluje.
web-help = O co tu jde?
web-orders = Trvalé příkazy
web-more = Další
web-beside = Vedle stolu
web-close = Zavřít
web-search = Hledat
web-found-nothing = Nic nenalezeno.
web-save = Uložit
web-saved = Uloženo.
web-undo = Krok zpět
refused-nothing-to-undo = Tady není co vzít zpět.
web-closed = Co je šedé:
web-take = Vybrat
web-change = změnit
web-number = Číslo
web-put-in = { $what }: přidat kus
web-empty = Zatím prázdné. Kus přidáš klepnutím.
web-take-out = { $what } uvnitř: kus vyndat
web-take-out-of-row = Vyřadit: { $what }
web-lay = { $what }: položit
web-take-back = { $what }: vzít zpět
web-missing = Chybí: { $what }
web-half-laid = Jedno políčko je ještě volné.
web-press = Co má modrý rámeček, na to můžeš ťuknout, na plánu i ve své oblasti.
web-hold = Kartu si přečteš, když na ní podržíš prst.
web-earlier = ◀ Starší
web-later = Novější ▶
web-log-all = Vše
web-log-about = Řádky o hráči
web-past-part = Předchozí tahy
web-past = Prohlížíš si tah { $at } / { $of }.
web-to-now = Zpět k aktuálnímu stavu
web-now = Teď
web-past-news = Přehrát tahy
web-away = Ztratilo se spojení: co vidíš, může být zastaralé. Než se obnoví, nic nejde potvrdit.
web-unsent = Neodesláno: mezitím se změnilo něco dalšího. Jestli to pořád chceš, stiskni znovu.
web-leave = Odhlásit se z této stránky
web-left = Odhlášeno. Vrátit se můžeš. { web-press-page }
web-opening = Otevírám stůl…
web-open = Otevřít stůl
web-press-page = Na Discordu stiskni v soukromé zprávě „Stránka stolu“.
web-not-let-in = Tento prohlížeč není u tohoto stolu přihlášený. { web-press-page }
web-error = Něco se tu pokazilo a nic se nezměnilo. Načti stránku znovu; pokud to nepomůže, řekni to tomu, kdo bota provozuje.
web-too-much = To bylo víc, než stíhám.
web-hasty = { web-too-much } Stránka to sama zkusí znovu { $seconds ->
    [one] za vteřinu
    [few] za { $seconds } vteřiny
   *[other] za { $seconds } vteřin
}. Nic se neztratilo.
web-wait = { web-too-much } Zkus to znovu { $seconds ->
    [one] za vteřinu
    [few] za { $seconds } vteřiny
   *[other] za { $seconds } vteřin
}.
web-link = Odkaz: { $what } v prohlížeči. { web-link-alone }
web-link-alone = Je jen pro tebe. Platí pět minut a jen jednou.
web-link-over = Tento odkaz už byl použit, nebo je starší než pět minut.
web-slow = Trvá to déle, než by mělo. Zkus to znovu, nebo si vyžádej nový odkaz.
web-button = Stránka stolu
web-go = Otevřít v prohlížeči
web-again = Zkusit znovu
web-activity-silent = Discord této stránce neodpovídá. Zkus to znovu; když to nepomůže, { web-by-browser }
web-late = { web-slow } { web-press-page }
web-not-in-frame = Když tě to přivede zase sem, { web-by-browser }
web-by-browser = napiš na Discordu /table play where:browser: stránka se otevře v prohlížeči.
web-nothing-here = Na této adrese nic není. { web-press-page }
web-already-paused = Hra už je přerušená. Pokračování navrhneš v části „Stůl“.
web-back = Zpět ke stolu
web-activity-outside = Tato stránka se otevírá uvnitř Discordu. { web-press-page }
trouble-page-link-over = { web-link-over } { web-press-page }
trouble-activity-no-press = Který stůl? Stiskni v soukromé zprávě „Stránka stolu“ a do minuty tady „Zkusit znovu“.
trouble-activity-refused = Discord nepotvrdil, kdo jsi. Zavři tuto stránku. { web-press-page }
trouble-activity-not-there = Discord tě v této aktivitě nevidí. Zavři tuto stránku. { web-press-page }
trouble-activity-not-home = Tento stůl je na jiném serveru. Otevři si jeho stránku odtamtud.
trouble-activity-discord-away = Discord teď neodpovídá. Zkus to za minutu znovu.
command-table-play = Otevřít stůl jako stránku
option-play-where = Kde se otevře; když nic nezadáš, uvnitř Discordu
choice-play-browser = V prohlížeči
command-me-sessions = Odhlásit se ze všech stránek v prohlížečích
me-sessions-ended = { $count ->
    [0] Žádná stránka nebyla otevřená.
    [one] Odhlášeno z jedné stránky.
    [few] Odhlášeno ze { $count } stránek.
   *[other] Odhlášeno z { $count } stránek.
}
trouble-no-pages = Tento bot stránky v prohlížeči nemá: hraj tady na Discordu.
trouble-not-to-follow = Tento bot nemá stránky v prohlížeči, takže by tam stůl nikdo nemohl sledovat. Vynech `onlookers=yes`.
trouble-rematch-unposted = Odvetu se mi nepodařilo ukázat na Discordu. Stiskni tam u plánu „Odveta“: řekne, co chybí.
trouble-lobby-unposted = Lobby se mi nepodařilo ukázat na Discordu. Stiskni tam ve spisu „Hrát odtud dál“: řekne, co chybí.
trouble-start-unposted = Hru se mi nepodařilo začít: její vlákno nejde ukázat na Discordu. Stiskni tam v lobby „Začít“: řekne, co chybí.
web-skip = K otázce
web-keys = Klávesy
web-keys-digits = Vybrat v otázce možnost s tímto číslem; 0 je desátá
web-keys-enter = Potvrdit odpověď, pokud není zaměřeno nic jiného
web-keys-undo = Vzít zpět poslední krok rozpracované odpovědi
web-keys-escape = Zpět k otázce, nebo zavřít, co je otevřené
web-keys-arrows = Procházet tahy
web-keys-zoom = Zvětšit nebo zmenšit plán
web-keys-list = Ukázat tento seznam
web-keys-close = Zavřít
web-due = Lhůta <t:{ $at }:R>
web-waits-own = { $more ->
    [0] Čeká se na tebe.
    [one] Čeká se na tebe a ještě jednoho hráče.
    [few] Čeká se na tebe a ještě { $more } hráče.
   *[other] Čeká se na tebe a ještě { $more } hráčů.
}
web-thread = Vlákno na Discordu: řeč, hlasování, moderátoři
watched-offer = kdo má adresu, vidí plán v prohlížeči bez přihlášení
watched-on = Kdo má adresu tohoto stolu nebo kanálu RSS všech takových stolů serveru, vidí jeho plán i jména v prohlížeči bez přihlášení: to, co smějí vědět všichni, a nic tajného.
watched-address = Plán tu uvidí kdokoli bez přihlášení: { $address }
watched-utc = Časy jsou v UTC.
watched-feed = Stoly ke sledování
watched-begun = hra začala
watched-ended = hra skončila

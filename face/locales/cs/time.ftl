# Čas: tempa, lhůty, připomínky, nepřítomnost a co hráči říkají o svých hodinách.

## Words for units, as people type them (several a line)

typed-minutes = m min minut minuta minutu minuty mins minute minutes
typed-hours = h hod hodin hodina hodinu hodiny hr hrs hour hours
typed-days = d den dny dní dni day days
typed-weeks = t týden týdny týdnů tyden tydny w week weeks
typed-months = měsíc měsíce měsíců mesic mesice month months
typed-years = r rok roky roků let y year years
typed-tomorrow = zítra zitra tomorrow
typed-weekdays = pondělí po|úterý út|středa středu st|čtvrtek čt|pátek pá|sobota sobotu so|neděle neděli ne
typed-on = v ve
typed-off = nic ne vypnout žádné zadne nikdy off none never
typed-full = plno plný plny full

## Lengths of time

length = { $parts }
    .acc = { $parts-acc }
length-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
length-hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
    .acc = { $count ->
    [one] 1 hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
length-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
    .acc = { $count ->
    [one] 1 minutu
    [few] { $count } minuty
   *[other] { $count } minut
}

## Due times and paces, on desks, boards and lobbies

bot-due = Lhůta <t:{ $at }:f>, <t:{ $at }:R>
bot-paused = **Přerušeno**: žádná lhůta neběží.
bot-away = { $count ->
    [one] { $who-is ->
        [you] Jsi pryč a odpovídá za tebe záskok.
       *[other] { $who } je pryč a odpovídá záskok.
    }
    [few] { $who } jsou pryč a odpovídají záskoky.
   *[other] { $who } jsou pryč a odpovídají záskoky.
}
bot-you-are-away = Odpovídá za tebe záskok{ $level ->
    [caretaker] { " " }a nic neriskuje
   *[other] { "" }
}. Místo zůstává tvoje.
bot-back-again = Jsem zpět
bot-pace = Tempo: { $name ->
    [own] { $each }
    [live] naživo, { $each }
    [evening] na večer, { $each }
    [daily] denní, { $each }
   *[relaxed] volné, { $each }
} na každé rozhodnutí.
bot-pace-bank = Tempo: { $bank } na hráče celkem a { $each } navíc s každým rozhodnutím.
bot-grace = Když potvrzuje víc hráčů naráz, může poslední svou odpověď ještě { $minutes ->
    [one] 1 minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} vzít zpět.
bot-grace-offer = { $minutes ->
    [0] kdo potvrdí poslední, nemůže to vzít zpět
    [one] kdo potvrdí poslední, může to 1 minutu brát zpět
    [few] kdo potvrdí poslední, může to { $minutes } minuty brát zpět
   *[other] kdo potvrdí poslední, může to { $minutes } minut brát zpět
}
trouble-bad-grace = Kdo potvrdí poslední, má 0 až { $most } minut, aby to vzal zpět: napiš třeba `grace=1`.
bot-usual-hours = obvykle asi od <t:{ $wakes }:t> do <t:{ $sleeps }:t>

## Commands

option-pace = Kolik času na rozhodnutí: live, evening, daily, relaxed, nebo třeba 36 h
command-me = Tvoje hodiny, připomínky a nepřítomnost
command-me-timezone = Řekni, kde žiješ: lhůty a klid se řídí tvými hodinami
option-zone = Například Europe/Prague
command-me-quiet = Hodiny, kdy tě nic neruší a žádná tvá lhůta nekončí
option-quiet = Například 23-8, nejvýš 10 hodin; nebo: off
command-me-notifications = Jak ti to připomínat
option-notify = Kam ti mají chodit připomínky
command-me-away = Jsi pryč: tvoje lhůty počkají, až se vrátíš
option-until = Například 2 týdny, zítra nebo 2027-01-06
command-me-back = Jsi zpět: ukončit nepřítomnost a převzít místa od záskoku
command-me-show = Ukázat, co máš nastaveno

## What goes wrong

trouble-unclear-time = „{ $typed }“ neumím přečíst jako dobu. Napiš třeba: 10 min, 36 h, 2 dny.
trouble-unclear-hours = „{ $typed }“ neumím přečíst jako hodiny. Napiš třeba: 23-8 nebo 22:30-7.
trouble-unclear-day = „{ $typed }“ neumím přečíst jako den. Napiš třeba: zítra, pátek, 2 týdny nebo 2027-01-06.
trouble-bad-pace = Takovým tempem se hrát nedá: na rozhodnutí má být { $least ->
    [one] 1 minuta
    [few] { $least } minuty
   *[other] { $least } minut
} až { $most ->
    [20160] 14 dní
   *[other] { $most } minut
}. Časovou banku napiš takto: 48 h + 2 h.
trouble-unknown-zone = Časové pásmo „{ $zone }“ neznám. Napiš město a vyber ze seznamu.
trouble-no-zone = Nejdřív řekni přes `/me timezone`, kde žiješ: musím vědět, kdy je tam noc.
trouble-quiet-too-long = Klid může trvat nejvýš { $most } hodin denně.
trouble-away-in-the-past = To už je minulost.
trouble-away-too-long = To je víc, než ti letos zbývá: { $left ->
    [0] už nic.
    [one] ještě 1 den.
    [few] ještě { $left } dny.
   *[other] ještě { $left } dní.
}

## Reminders

reminder-head-half = Až budeš mít chvilku: něco na tebe čeká.
reminder-head-snooze = Na tvé přání ještě jednou: něco na tebe čeká.
reminder-head-three-quarters = Připomínka: něco na tebe čeká.
reminder-head-last = Všichni ostatní rozhodli: zbýváš jen ty.
reminder-head-hour = Poslední hodina: něco na tebe pořád čeká.
reminder-item = **[{ $game } · stůl { $table }]({ $link })**: { $prompt }
    Lhůta <t:{ $at }:R>, <t:{ $at }:F>
reminder-last = Všichni ostatní rozhodli.
reminder-lapse = -# Když čas vyprší, odešlu tvůj hotový návrh, a když žádný nemáš, bezpečnou odpověď.
reminder-more = { $count ->
    [one] A ještě u jednoho stolu: ukáže ho `/desk`.
    [few] A ještě u { $count } stolů: ukáže je `/desk`.
   *[other] A ještě u { $count } stolů: ukáže je `/desk`.
}
reminder-mention = { $who }, něco tu na tebe čeká. Lhůta <t:{ $at }:R>, <t:{ $at }:F>
reminder-open = Odpovědět
reminder-snooze = Odložit o { $hours } h
reminder-mute = Už nepřipomínat
reminder-snoozed = Odloženo do <t:{ $at }:t>.
reminder-muted = Tohle rozhodnutí už připomínat nebudu. Lhůta zůstává.

## What people say of themselves

me-zone = Tvoje časové pásmo: **{ $zone }**.
me-zone-choice = { $zone } · { $time }
me-no-zone = Časové pásmo nemáš nastavené: řekni ho přes `/me timezone`.
me-zone-lost = Časové pásmo „{ $zone }“ už neznám. Dokud si přes `/me timezone` nevybereš jiné, tvé klidové hodiny neplatí.
me-clock = { $hour }:{ $minute }
me-quiet = Od { $begins } do { $ends } tě nic neruší a žádná tvá lhůta nekončí.
me-quiet-choice = { $begins } až { $ends }
me-quiet-off-choice = Bez klidových hodin
me-no-quiet = Klidové hodiny nemáš: nastavíš je přes `/me quiet`.
me-notify-dm = Připomínky chodí jako soukromé zprávy.
me-notify-mention = Připomínky tě zmíní ve vlákně stolu; kde by to ostatním něco prozradilo, přijdou jako soukromé zprávy.
me-notify-none = Žádné připomínky nechodí. Lhůty běží i tak.
choice-notify-dm = Soukromá zpráva
choice-notify-mention = Zmínka ve vlákně stolu
choice-notify-none = Nic
me-away = Jsi pryč do <t:{ $at }:F>; tvoje lhůty počkají. Stoly se dozví, že se posunuly, ale ne proč. { me-left }
me-not-away = Nejsi pryč. { me-left }
me-left = Z letošního volna { $left ->
    [0] už nezbývá nic
    [one] zbývá 1 den
    [few] zbývají { $left } dny
   *[other] zbývá { $left } dní
}.
me-away-choice = { $typed } (do { $day })
me-back = Vítej zpátky. Tvoje lhůty zase běží a místa jsou tvoje.

## A missed deadline, and what the table is told of its clocks

absence-head = Vypršel ti čas u [{ $game } · stůl { $table }]({ $link }).
absence-draft = Připravená odpověď byla úplná, takže jsem ji za tebe odeslal:
absence-safe = Odeslal jsem za tebe bezpečnou odpověď:
absence-ask = *{ $prompt }*
absence-go-on = Nic jiného se nezměnilo: pokračuj, až tu budeš.
absence-warned = Jestli ti z příštích { $next } lhůt u tohoto stolu vyprší ještě jedna, budeš mít na každé rozhodnutí poloviční čas.
absence-halved = Z posledních { $last } lhůt ti tu vypršelo { $count }. Dokud to tak je, máš na každé rozhodnutí poloviční čas.
absence-away = Bylo to podruhé za sebou, takže teď za tebe odpovídá záskok. Místo zůstává tvoje: až se vrátíš, stiskni **Jsem zpět**.
absence-back = Vítej zpátky: místo je zase tvoje.
absence-over = Hra mezitím skončila.
note-outage = Měl jsem výpadek, trval { $length-acc }. Nikdo tím nepřišel o čas: všechny lhůty se tu posunuly o stejnou dobu.
note-moved = Lhůta tu je posunutá.

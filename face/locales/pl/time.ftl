# Time: paces, due times, reminders, absences, and what a player says about their own hours.

## Words for units, as people type them (several a line)

typed-minutes = m min minuta minutę minute minuty minut mins minutes
typed-hours = h g godz godzina godzinę godziny godzin hour hours
typed-days = d dzień dzien dni day days
typed-weeks = tydzień tydzien tygodnie tygodni w week weeks
typed-months = mies miesiąc miesiące miesięcy month months
typed-years = r rok lata lat y year years
typed-tomorrow = jutro tomorrow
typed-weekdays = poniedziałek pon pn|wtorek wt|środa środę śr|czwartek czw|piątek pt|sobota sobotę sob|niedziela niedzielę nd niedz
typed-on = w we o
typed-off = nie brak wył wyl nigdy off none never
typed-full = komplet pełny pelny full

## Lengths of time

length = { $parts }
    .gen = { $parts-gen }
    .acc = { $parts-acc }
length-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
}
    .gen = { $count ->
    [one] 1 dnia
    [few] { $count } dni
   *[many] { $count } dni
}
length-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
    .gen = { $count ->
    [one] 1 godziny
    [few] { $count } godzin
   *[many] { $count } godzin
}
    .acc = { $count ->
    [one] 1 godzinę
    [few] { $count } godziny
   *[many] { $count } godzin
}
length-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
    .gen = { $count ->
    [one] 1 minuty
    [few] { $count } minut
   *[many] { $count } minut
}
    .acc = { $count ->
    [one] 1 minutę
    [few] { $count } minuty
   *[many] { $count } minut
}

## Due times and paces, on desks, boards and lobbies

bot-due = Termin <t:{ $at }:f>, <t:{ $at }:R>
bot-paused = **Pauza**: terminy nie biegną.
bot-away = { $count ->
    [one] { $who-is ->
        [you] Chwilowo nie grasz: odpowiada za ciebie zastępca.
       *[other] Chwilowo nie gra { $who }: odpowiada zastępca.
    }
    [few] Chwilowo nie grają { $who }: odpowiadają zastępcy.
   *[many] Chwilowo nie grają { $who }: odpowiadają zastępcy.
}
bot-you-are-away = Za ciebie odpowiada zastępca{ $level ->
    [caretaker] { " " }i nie podejmuje ryzyka
   *[other] { "" }
}. Miejsce zostaje twoje.
bot-back-again = Wracam
bot-pace = Tempo: { $name ->
    [own] { $each }
    [live] na żywo, { $each }
    [evening] na wieczór, { $each }
    [daily] dzienne, { $each }
   *[relaxed] swobodne, { $each }
} na każdą decyzję.
bot-pace-bank = Tempo: { $bank } łącznie dla każdego gracza i jeszcze { $each } z każdą decyzją.
bot-grace = Gdy zatwierdza kilka osób naraz, ostatnia ma { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}, żeby cofnąć odpowiedź.
bot-grace-offer = { $minutes ->
    [0] kto zatwierdza ostatni, nie może cofnąć
    [one] kto zatwierdza ostatni, może cofnąć przez 1 minutę
    [few] kto zatwierdza ostatni, może cofnąć przez { $minutes } minuty
   *[many] kto zatwierdza ostatni, może cofnąć przez { $minutes } minut
}
trouble-bad-grace = Kto zatwierdza ostatni, ma od 0 do { $most } minut na cofnięcie: napisz na przykład `grace=1`.
bot-usual-hours = zwykle między <t:{ $wakes }:t> a <t:{ $sleeps }:t>

## Commands

option-pace = Ile czasu na decyzję: live, evening, daily, relaxed albo na przykład 36 h
command-me = Twoje godziny, przypomnienia i nieobecności
command-me-timezone = Powiedz, gdzie mieszkasz: terminy i cisza trzymają się twojego zegara
option-zone = Na przykład Europe/Warsaw
command-me-quiet = Godziny bez powiadomień, w których nie mija żaden twój termin
option-quiet = Na przykład 23-8, najwyżej 10 godzin; albo: off
command-me-notifications = Jak mam ci przypominać
option-notify = Dokąd trafiają przypomnienia
command-me-away = Nie ma cię: twoje terminy czekają, aż wrócisz
option-until = Na przykład 2 tygodnie, jutro albo 2027-01-06
command-me-back = Wracasz: zakończ nieobecność i odbierz miejsca zastępcom
command-me-show = Pokaż swoje ustawienia

## What goes wrong

trouble-unclear-time = Nie umiem odczytać „{ $typed }” jako czasu. Napisz na przykład: 10 min, 36 h, 2 dni.
trouble-unclear-hours = Nie umiem odczytać „{ $typed }” jako godzin. Napisz na przykład: 23-8 albo 22:30-7.
trouble-unclear-day = Nie umiem odczytać „{ $typed }” jako dnia. Napisz na przykład: jutro, piątek, 2 tygodnie albo 2027-01-06.
trouble-bad-pace = W takim tempie nie da się grać: od { $least ->
    [one] 1 minuty
    [few] { $least } minut
   *[many] { $least } minut
} do { $most ->
    [20160] 14 dni
   *[other] { $most } minut
} na każdą decyzję. Zapas czasu zapisz tak: 48 h + 2 h.
trouble-unknown-zone = Nie znam strefy czasowej „{ $zone }”. Wpisz miasto i wybierz z listy.
trouble-no-zone = Najpierw powiedz, gdzie mieszkasz: `/me timezone`. Muszę wiedzieć, kiedy jest tam noc.
trouble-quiet-too-long = Cisza trwa najwyżej { $most } godzin na dobę.
trouble-away-in-the-past = To już minęło.
trouble-away-too-long = To więcej, niż zostało ci w tym roku: { $left ->
    [0] już nic.
    [one] jeszcze 1 dzień.
    [few] jeszcze { $left } dni.
   *[many] jeszcze { $left } dni.
}

## Reminders

reminder-head-half = Gdy znajdziesz chwilę: coś na ciebie czeka.
reminder-head-snooze = Na twoją prośbę jeszcze raz: coś na ciebie czeka.
reminder-head-three-quarters = Przypomnienie: coś na ciebie czeka.
reminder-head-last = Wszyscy inni już zdecydowali: czekają tylko na ciebie.
reminder-head-hour = Ostatnia godzina: coś wciąż na ciebie czeka.
reminder-item = **[{ $game } · stół { $table }]({ $link })**: { $prompt }
    Termin <t:{ $at }:R>, <t:{ $at }:F>
reminder-last = Wszyscy inni już zdecydowali.
reminder-lapse = -# Gdy czas minie, wyślę twój gotowy szkic; jeśli go nie ma, bezpieczną odpowiedź.
reminder-more = { $count ->
    [one] I jeszcze przy jednym stole: pokazuje go `/desk`.
    [few] I jeszcze przy { $count } stołach: pokazuje je `/desk`.
   *[many] I jeszcze przy { $count } stołach: pokazuje je `/desk`.
}
reminder-mention = { $who }, coś tu na ciebie czeka. Termin <t:{ $at }:R>, <t:{ $at }:F>
reminder-open = Odpowiedz
reminder-snooze = Odłóż o { $hours } h
reminder-mute = Nie przypominaj więcej
reminder-snoozed = Odłożono do <t:{ $at }:t>.
reminder-muted = O tej decyzji już nie przypomnę. Termin pozostaje ten sam.

## What people say of themselves

me-zone = Twoja strefa czasowa: **{ $zone }**.
me-zone-choice = { $zone } · { $time }
me-no-zone = Strefa czasowa nie jest ustawiona: podaj ją przez `/me timezone`.
me-zone-lost = Nie znam już strefy czasowej „{ $zone }”. Twoje godziny ciszy nie działają, dopóki nie wybierzesz innej przez `/me timezone`.
me-clock = { $hour }:{ $minute }
me-quiet = Od { $begins } do { $ends } nie dostajesz powiadomień i nie mija żaden twój termin.
me-quiet-choice = od { $begins } do { $ends }
me-quiet-off-choice = Bez ciszy
me-no-quiet = Nie masz godzin ciszy: ustawisz je przez `/me quiet`.
me-notify-dm = Przypomnienia przychodzą w wiadomościach prywatnych.
me-notify-mention = Przypomnienia oznaczają cię w wątku stołu; gdyby miało to coś zdradzić innym, przychodzą prywatnie.
me-notify-none = Nie dostajesz przypomnień. Terminy i tak mijają.
choice-notify-dm = Wiadomość prywatna
choice-notify-mention = Wzmianka w wątku stołu
choice-notify-none = Żadne
me-away = Nie ma cię do <t:{ $at }:F>; twoje terminy czekają. Stoły wiedzą, że się przesunęły, ale nie dlaczego. { me-left }
me-not-away = Nie masz zgłoszonej nieobecności. { me-left }
me-left = Z tegorocznego urlopu zostało: { $left ->
    [0] nic
    [one] 1 dzień
    [few] { $left } dni
   *[many] { $left } dni
}.
me-away-choice = { $typed } (do { $day })
me-back = Witaj z powrotem. Twoje terminy znów biegną, a miejsca są twoje.

## A missed deadline, and what the table is told of its clocks

absence-head = Twój czas minął przy [{ $game } · stół { $table }]({ $link }).
absence-draft = Twój szkic był kompletny, więc został wysłany za ciebie:
absence-safe = Moja bezpieczna odpowiedź w twoim imieniu:
absence-ask = *{ $prompt }*
absence-go-on = Nic innego się nie zmienia: graj dalej, kiedy tylko możesz.
absence-warned = Jeśli przegapisz przy tym stole jeszcze jeden z następnych { $next } terminów, na każdą decyzję będziesz mieć połowę czasu.
absence-halved = Przegapione tu terminy: { $count } z ostatnich { $last }. Dopóki tak jest, masz na każdą decyzję połowę czasu.
absence-away = To już drugi raz z rzędu, więc odpowiada teraz za ciebie zastępca. Miejsce zostaje twoje: po powrocie naciśnij **Wracam**.
absence-back = Witaj z powrotem: miejsce znów jest twoje.
absence-over = Gra tymczasem się skończyła.
note-outage = Nie było ze mną kontaktu przez { $length-acc }. Nikt na tym nie traci czasu: wszystkie terminy przesunęły się o tyle samo.
note-moved = Termin się tu przesunął.

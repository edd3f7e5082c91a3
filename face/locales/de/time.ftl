# Zeit: Tempo, Fristen, Erinnerungen, Abwesenheit, und was jemand über die eigenen Stunden sagt.

## Wörter für Einheiten, wie man sie tippt (mehrere in einer Zeile)

typed-minutes = m min minute minuten mins minutes
typed-hours = h std stunde stunden hr hrs hour hours
typed-days = d t tag tage tagen day days
typed-weeks = w woche wochen week weeks
typed-months = monat monate monaten month months
typed-years = j jahr jahre jahren y year years
typed-tomorrow = morgen tomorrow
typed-weekdays = montag mo|dienstag di|mittwoch mi|donnerstag do|freitag fr|samstag sonnabend sa|sonntag so
typed-on = am um
typed-off = aus nie keine keinen nichts off none never
typed-full = voll full

## Zeiträume

length = { $parts }
    .dat = { $parts-dat }
length-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
    .dat = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
length-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
length-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}

## Fristen und Tempo, auf Tischen, Plänen und in Lobbys

bot-due = Frist: <t:{ $at }:f>, <t:{ $at }:R>
bot-paused = **Pause**: Keine Frist läuft.
bot-away = { $count ->
    [one] { $who } ist abwesend; dort antwortet eine Vertretung.
   *[other] { $who } sind abwesend; dort antworten Vertretungen.
}
bot-you-are-away = Eine Vertretung antwortet für dich{ $level ->
    [caretaker] { " " }und geht kein Risiko ein
   *[other] { "" }
}. Der Sitz bleibt deiner.
bot-back-again = Ich bin wieder da
bot-pace = Tempo: { $name ->
    [own] { $each }
    [live] live, { $each }
    [evening] abends, { $each }
    [daily] täglich, { $each }
   *[relaxed] gemütlich, { $each }
} für jede Entscheidung.
bot-pace-bank = Tempo: { $bank } pro Person für die ganze Partie, dazu { $each } mit jeder Entscheidung.
bot-grace = Wo mehrere zugleich bestätigen, hat die letzte Person { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}, um es zurückzunehmen.
bot-grace-offer = { $minutes ->
    [0] wer zuletzt bestätigt, kann es nicht zurücknehmen
    [one] wer zuletzt bestätigt, kann es 1 Minute lang zurücknehmen
   *[other] wer zuletzt bestätigt, kann es { $minutes } Minuten lang zurücknehmen
}
trouble-bad-grace = Wer zuletzt bestätigt, bekommt 0 bis { $most } Minuten, um es zurückzunehmen. Schreib zum Beispiel `grace=1`.
bot-usual-hours = meist etwa <t:{ $wakes }:t> bis <t:{ $sleeps }:t>

## Befehle

option-pace = Wie lange für jede Entscheidung: live, evening, daily, relaxed oder zum Beispiel 36 h
command-me = Deine Zeiten, Erinnerungen und Abwesenheiten
command-me-timezone = Sag, wo du lebst: Fristen und Ruhezeiten gehen nach deiner Uhr
option-zone = Zum Beispiel Europe/Berlin
command-me-quiet = Stunden, in denen dich nichts anpingt und keine deiner Fristen abläuft
option-quiet = Zum Beispiel 23-8, höchstens 10 Stunden; oder: aus
command-me-notifications = Wie du erinnert wirst
option-notify = Wo dich Erinnerungen erreichen
command-me-away = Melde dich ab: Deine Fristen warten, bis du wieder da bist
option-until = Zum Beispiel 2 Wochen, morgen oder 2027-01-06
command-me-back = Melde dich zurück: Ende der Abwesenheit, du übernimmst deine Sitze wieder
command-me-show = Zeig deine Einstellungen

## Was schiefgehen kann

trouble-unclear-time = „{ $typed }“ kann ich nicht als Zeitraum lesen. Schreib zum Beispiel: 10 min, 36 h, 2 Tage.
trouble-unclear-hours = „{ $typed }“ kann ich nicht als Uhrzeiten lesen. Schreib zum Beispiel: 23-8 oder 22:30-7.
trouble-unclear-day = „{ $typed }“ kann ich nicht als Tag lesen. Schreib zum Beispiel: morgen, Freitag, 2 Wochen oder 2027-01-06.
trouble-bad-pace = Dieses Tempo geht nicht: Nimm { $least ->
    [one] 1 Minute
   *[other] { $least } Minuten
} bis { $most ->
    [20160] 14 Tage
   *[other] { $most } Minuten
} für jede Entscheidung. Ein Zeitkonto schreibst du so: 48 h + 2 h.
trouble-unknown-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Tippe eine Stadt und wähle aus der Liste.
trouble-no-zone = Ich muss wissen, wann bei dir Nacht ist. Sag zuerst mit `/me timezone`, wo du lebst.
trouble-quiet-too-long = Ruhezeiten dauern höchstens { $most } Stunden am Tag.
trouble-away-in-the-past = Das liegt in der Vergangenheit.
trouble-away-too-long = So viel Urlaub hast du nicht mehr: { $left ->
    [0] dieses Jahr keinen.
    [one] dieses Jahr noch 1 Tag.
   *[other] dieses Jahr noch { $left } Tage.
}

## Erinnerungen

reminder-head-half = Wenn du einen Moment hast: Etwas wartet auf dich.
reminder-head-snooze = Wie gewünscht, noch einmal: Etwas wartet auf dich.
reminder-head-three-quarters = Zur Erinnerung: Etwas wartet auf dich.
reminder-head-last = Alle anderen haben entschieden: Nur du fehlst noch.
reminder-head-hour = Die letzte Stunde: Etwas wartet noch auf dich.
reminder-item = **[{ $game } · Tisch { $table }]({ $link })**: { $prompt }
    Frist: <t:{ $at }:R>, <t:{ $at }:F>
reminder-last = Alle anderen haben entschieden.
reminder-lapse = -# Läuft die Zeit ab, wird dein fertiger Entwurf abgegeben; ohne einen die sichere Antwort.
reminder-more = { $count ->
    [one] Und an einem weiteren Tisch: `/desk` zeigt ihn.
   *[other] Und an { $count } weiteren Tischen: `/desk` zeigt sie.
}
reminder-mention = { $who }, hier wartet etwas auf dich. Frist: <t:{ $at }:R>, <t:{ $at }:F>
reminder-open = Zu meinem Zug
reminder-snooze = In { $hours } h wieder
reminder-mute = Nicht mehr daran erinnern
reminder-snoozed = Ruhe bis <t:{ $at }:t>.
reminder-muted = Keine Erinnerungen mehr an diese Entscheidung. Ihre Frist bleibt.

## Was man über sich sagt

me-zone = Deine Zeitzone ist **{ $zone }**.
me-zone-choice = { $zone } · { $time }
me-no-zone = Du hast noch keine Zeitzone gewählt: `/me timezone`.
me-zone-lost = Die Zeitzone „{ $zone }“ kenne ich nicht mehr. Bis du mit `/me timezone` eine andere wählst, gelten deine Ruhezeiten nicht.
me-clock = { $hour }:{ $minute }
me-quiet = Von { $begins } bis { $ends } pingt dich nichts an, und keine deiner Fristen läuft ab.
me-quiet-choice = { $begins } bis { $ends }
me-quiet-off-choice = Keine Ruhezeiten
me-no-quiet = Du hast keine Ruhezeiten: `/me quiet`.
me-notify-dm = Erinnerungen kommen als Direktnachrichten.
me-notify-mention = Erinnerungen erwähnen dich im Thread des Tisches; wo das etwas verraten würde, kommen sie als Direktnachrichten.
me-notify-none = Du bekommst keine Erinnerungen. Fristen laufen trotzdem ab.
choice-notify-dm = Direktnachricht
choice-notify-mention = Erwähnung im Thread des Tisches
choice-notify-none = Keins von beiden
me-away = Du bist bis <t:{ $at }:F> abwesend; deine Fristen warten. Deine Tische erfahren, dass sie verschoben sind, nicht warum. { me-left }
me-not-away = Du bist nicht abwesend. { me-left }
me-left = Von diesem Jahr hast du noch { $left ->
    [0] keinen Tag
    [one] 1 Tag
   *[other] { $left } Tage
} Urlaub.
me-away-choice = { $typed } (bis { $day })
me-back = Schön, dass du wieder da bist. Deine Fristen laufen weiter, und deine Sitze gehören dir.

## Eine verpasste Frist, und was der Tisch von seinen Fristen erfährt

absence-head = Deine Zeit ist abgelaufen: [{ $game } · Tisch { $table }]({ $link }).
absence-draft = Dein Entwurf war vollständig, also habe ich ihn für dich abgegeben:
absence-safe = Ich habe die sichere Antwort für dich gegeben:
absence-ask = *{ $prompt }*
absence-go-on = Sonst hat sich nichts geändert: Spiel weiter, wann du willst.
absence-warned = Lässt du noch eine deiner nächsten { $next } Fristen hier verstreichen, bekommst du für jede Entscheidung nur die halbe Zeit.
absence-halved = { $count } deiner letzten { $last } Fristen hier sind verstrichen. Solange das so ist, bekommst du für jede Entscheidung nur die halbe Zeit.
absence-away = Das war das zweite Mal hintereinander, also antwortet jetzt eine Vertretung für dich. Der Sitz bleibt deiner: Drück **Ich bin wieder da**, sobald du es bist.
absence-back = Schön, dass du wieder da bist: Der Sitz gehört wieder dir.
absence-over = Die Partie ist seitdem zu Ende gegangen.
note-outage = Ich war { $length } lang nicht erreichbar. Niemand verliert Zeit: Alle Fristen hier sind um so viel verschoben.
note-moved = Die Frist hier ist verschoben.

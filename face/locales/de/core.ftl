# Was alle Spiele gemeinsam haben: Sitze, Dinge, Ablehnungen.

seat = Sitz { $number }
seat-you = du
    .dat = dir
    .acc = dich
# Von wem der Satz handelt, an seinem Anfang. Die Verben dazu stehen in verbs.ftl.
subject = { $seat-is ->
    [you] Du
   *[other] { $seat }
}
things-none = nichts
thing-debts = { $count ->
    [one] { $count } Schuldschein
   *[other] { $count } Schuldscheine
}
thing-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

refused-not-asked = Dieser Schritt ist vorbei.
refused-nothing-sealed = Das lässt sich nicht mehr zurücknehmen: Es steht schon fest.
refused-missing = Hier fehlt noch eine Auswahl.
refused-unknown-field = Das gehört nicht mehr zu diesem Formular.
refused-not-offered = Das steht nicht zur Wahl.
refused-malformed = Diese Antwort kann ich nicht lesen.
refused-out-of-range = Wähle eine Zahl von { $least } bis { $most }.
refused-too-few = Wähle mindestens { $least }.
refused-too-many = Wähle höchstens { $most }.
refused-sealed-needs-it = Deine bestätigte Antwort braucht das. Nimm sie zuerst zurück.
refused-no-such-pack = Einen Kartensatz „{ $pack }“ habe ich hier nicht. Es gibt: { $packs }. Wer den Bot betreibt, kann mit `pactum doctor` nach einem fehlenden Satz fragen.

fixed = { subject }: { $what } { $by }.
fixed-card-in = { subject }: { $what }, { $card } kommt dazu.
fixed-card-out = { subject }: { $what }, { $card } kommt weg.
fixed-secret = { subject }: { $what } geändert.
refused-no-such-quantity = Das lässt sich hier nicht ändern. Wähle etwas aus der Liste.
refused-no-such-card = So eine Karte gibt es hier nicht. Wähle eine aus der Liste.
refused-already-there = Die ist schon da. Wähle eine andere.
refused-not-there = Die ist nicht da. Wähle eine andere.
refused-not-free = Diese Karte ist anderswo im Spiel. Wähle eine andere oder nimm sie dort zuerst weg.
refused-not-open = Diese Karte kann nicht dazukommen. Das geht nur mit Karten, die alle sehen: Keine Antwort darf verraten, wer eine verdeckte hat oder ob es jemand ist.
refused-not-that-many = So viele sind es nicht. Nimm weniger weg.
refused-no-room = Dafür ist kein Platz. Nimm zuerst etwas heraus.
refused-not-now = Etwas Unfertiges im Spiel hängt davon ab. Versuch es wieder, wenn das geklärt ist, oder geh davor zurück.
refused-reopen-first = Die bestätigte Antwort dieses Sitzes kann davon abhängen. Öffne sie zuerst wieder; gibt es keine, versuch es nach diesem Schritt noch einmal.

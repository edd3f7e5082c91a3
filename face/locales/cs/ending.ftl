### Jak hra skončila: závěrečná zpráva a spis. Další slova hry jsou v jejích vlastních souborech.

ending-won = { $margin ->
    [0] 🏆 **{ subject } { verb-win }** díky rozřešení remízy: { ending-points }, stejně jako { $whom }.
    [one] 🏆 **{ subject } { verb-win }** o jediný bod: { $points } proti { $second } ({ $whom }).
    [few] 🏆 **{ subject } { verb-win }**: { ending-points }, o { $margin } víc než { $whom }.
   *[other] 🏆 **{ subject } { verb-win }**: { ending-points }, o { $margin } víc než { $whom }.
}
ending-won-by-tie = 🏆 **{ subject } { verb-win }**: { ending-points }, { $tie }.
ending-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ending-headline = **Hra skončila**
ending-shared = 🏆 O vítězství se dělí **{ $who }**, každý má { ending-points }.
ending-beat-rival = 🏆 **{ subject } { verb-win }** { $points } : { $theirs }. Soupeřem byl { $rival }.
ending-lost-to-rival = 💀 Vítězí **{ $rival }**, { $theirs } : { $points }.
ending-shared-with-rival = 🏆 Remíza { $points } : { $theirs }. Soupeřem byl { $rival }.
ending-rival-place = { $place }. { $rival }: **{ $points }**
ending-rival-place-as = { $place }. { $rival }, { $details }: **{ $points }**
ending-alone = 🏆 **{ subject }** { verb-end } a výsledek je { ending-points }.
ending-place = { $place }. { subject }: **{ $points }**
ending-place-as = { $place }. { subject }, { $details }: **{ $points }**
ending-behind = Na vítěze ({ $whom }) ztrácíš { ending-points }, nejvíc tady: { $parts }.
ending-gap = { $part } −{ $points }
ending-by-tie = { $line } ({ $tie })
ending-rival = Soupeř
ending-column = { subject }
ending-short = { $short } = { $whose }
ending-total = Celkem
ending-part = { $name } { $points }
ending-parts = { $parts }
ending-moderator = Moderátor
ending-dossier = Spis
ending-in-archive = Za den se toto vlákno archivuje. Kdyby pak tlačítka nereagovala: `/table dossier`, `/table replay`.
dossier-head = Spis · { $game } · { $table }
dossier-which = Která část?
dossier-summary = 🏆 Výsledek a ceny
dossier-charts = 📈 Kolo za kolem
trouble-dossier-running = Spis se otevře, až hra skončí: prozrazuje všechna tajemství.
trouble-dossier-closed = Tato hra byla ukončena předčasně. Nic z toho, co bylo tajné, se neprozradí.
trouble-dossier-unknown = K této hře spis není. Hra, která začala před úpravou svých pravidel, ho nemá.
command-table-dossier = Celý příběh dohrané hry: všechna tajemství, kolo po kole

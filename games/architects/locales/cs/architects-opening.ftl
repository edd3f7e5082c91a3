# Úvod: kdo jsem. Karta se kreslí, ostatní stojí pod ní.

architects-opening-who = Jsi architekt
architects-opening-plays = Tvoje postava: { $what }
architects-opening-card = Architekt
architects-opening-aim = Každý tah pošleš jednoho služebníka; počítají se všichni tvoji na té lokaci.
architects-opening-beside = Se surovinami a učedníky stavíš na Radnici nebo pracuješ na Katedrále.
architects-opening-wins = **Vítězí, kdo má nejvíc bodů**: jsou za budovy, stupně Katedrály a vysokou počestnost; nesplacené dluhy, nízká počestnost a služebníci ve vězení je ubírají.
architects-opening-round = **Kolo je jeden tah každého z vás.** { architects-workers-stay } { architects-first-guildhall } Body přicházejí pozdě: v první třetině hry skoro žádné, nejvíc za budovy ke konci.
architects-workers-stay = Služebníci zůstanou, kam je pošleš, dokud je někdo nezajme nebo si je nevezmeš.
architects-opening-hidden = **Tajná je jen ruka**: body za kartu dostaneš, až ji postavíš na Radnici.
architects-opening-first = { $step ->
    [boards] **Nejdřív** si každý vybere desku se schopností na celou hru, pak tři karty budov.
   *[draft] **Nejdřív** si vybereš tři karty budov.
}

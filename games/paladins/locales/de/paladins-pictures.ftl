# Paladine des Westfrankenreichs: die Wörter auf seinen Bildern, so kurz es geht. Kein Markdown; Zeichen werden gezeichnet.
paladins-picture-round = Runde { $round } von { $rounds }
paladins-picture-before = Vor der Partie
paladins-picture-king = Der König
paladins-picture-map = Die Karte
paladins-picture-row = Stadtbewohner
paladins-picture-outsiders = Fremde
paladins-picture-jars = Krüge
paladins-picture-recruits = anwerben
paladins-picture-pays = 📜→🧾
paladins-picture-tavern = Taverne
paladins-picture-tax = Steuern
paladins-picture-order = Auftrag: Runde { $round }
paladins-picture-favour = Gunst: Runde { $round }
paladins-picture-own-choice = Zur Wahl
paladins-picture-own-paladin = Paladin
paladins-picture-own-retinue = Gefolge
paladins-picture-seat = { $seat }: die Aktionen und was auf ihren Feldern steht.
paladins-picture-own-actions = Aktionen
paladins-picture-workshops = Werkstätten übrig: { $left }
paladins-picture-missing = { $count } zu wenig
paladins-picture-hired = { $count } zu wenig: mit Silber bezahlt
paladins-picture-no-more = nicht mehr
# Was es bringt, einen Fremden zu bekehren.
paladins-picture-converted = { $strength ->
    [one] { "" }
   *[other] +{ $strength }⚔️{" "}
}{ $base ->
    [0] 1🏆 { $per }
   *[other] { $base }🏆, 1 { $per }
}
# Alternativtext.
paladins-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ paladins-so-far }, Glaube { $faith }, Stärke { $strength }, Einfluss { $influence }, { $workers } Arbeiter, { $suspicions ->
    [one] { $suspicions } Verdachtskarte
   *[other] { $suspicions } Verdachtskarten
}, { $debts ->
    [one] { $debts } Schuldschein
   *[other] { $debts } Schuldscheine
}.
paladins-picture-alt-tax = Steuervorrat: { $tax }.
paladins-picture-alt-workers = Arbeiter: { $workers ->
    [nothing] keine
   *[other] { $workers }
}.
paladins-picture-alt-goods = Hat { $silver } Silber und { $provisions } Proviant.
paladins-picture-alt-choice = Zur Wahl: { $cards }.
paladins-picture-alt-paladin = Paladin: { $cards }.
paladins-picture-alt-retinue = Gefolge: { $cards }.
paladins-picture-alt-used = Arbeiter auf: { $actions }.
paladins-picture-alt-used-one = { $action } ({ $things })
paladins-picture-alt-next = Nächstes Mal: { $actions }.
paladins-picture-alt-next-one = { $action } ({ $free ->
    [yes] { "" }
   *[no] { $cost },{" "}
}{ $what } { $level }{ $lacks ->
    [0] { "" }
   *[other] , { $lacks } zu wenig
})
paladins-picture-alt-workshops = Werkstätten übrig: { $left }.
paladins-picture-alt-done = { $pieces }.

paladins-stake-tax = Steuern bis zur Inquisition: { $tax }
paladins-stake-most = Wer die meisten Verdachtskarten hat, nimmt einen Schuldschein
# Eine Bedrohung: Jede von `$by` könnte mit dieser Aktion die Inquisition auslösen, und die fände `$whom` schuldig.
paladins-threat-strike = **Inquisition** (Steuern übrig: { $tax }) in Reichweite von { $by } durch { $action }: ein Schuldschein für { $whom-is ->
    [you] dich
   *[other] { $whom }
} ({ $count ->
    [one] { $count } Verdachtskarte
   *[other] { $count } Verdachtskarten
})
# Szenen: Titel, Sätze und was zu sehen ist, für Alternativtexte.
paladins-scene-inquisition-title = Die Inquisition
paladins-scene-inquisition = ⚖️ **Die Inquisition schlägt zu!** Die meisten Verdachtskarten ({ $count }): { $who }.
paladins-scene-inquisition-none = ⚖️ **Die Inquisition schlägt zu!** Niemand steht unter Verdacht.
paladins-scene-inquisition-seen = Ein Richter unter der Kapuze hinter einer großen Waage: Verdachtskarten auf der einen Seite, ein Schuldschein auf der anderen.
paladins-scene-journey-title = Fern der Heimat
paladins-scene-journey = 🛤️ **Fern der Heimat:** ein Mönch in Region { $region }, entsandt von { $who-dat }.
paladins-scene-journey-seen = Ein Mönch mit seinem Stab auf einer langen Straße. Entsandt von { $who-dat }, in Region { $region }.
paladins-scene-region = Region { $region }
paladins-scene-order-title = Ein Auftrag des Königs
paladins-scene-order = 👑 **Ein Auftrag des Königs ist erfüllt,** von { $who-dat }: { $what }.
paladins-scene-order-seen = Ein Blatt unter dem Siegel des Königs: { $what }, { ending-points }.

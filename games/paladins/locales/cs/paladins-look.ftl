# Paladinové: co si lze kdykoli prohlédnout.

paladins-look-hand = 🃏 Tvoji paladinové
paladins-look-deck = 🃏 Tvůj balíček paladinů
paladins-look-row = 🧑‍🌾 Měšťané v nabídce
paladins-look-outsiders = 🪓 Cizinci
paladins-look-king = 👑 Rozkazy a přízně
paladins-look-tavern = 🍺 Krčma
paladins-look-map = 🗺️ Mapa
paladins-look-jars = 🏺 Políčka pro džbány
paladins-look-seat = { $seat-is ->
    [you] 🛡️ Tvoje karty
   *[other] 🛡️ Karty: { $seat }
}
paladins-look-virtual = { paladins-told-virtual }
paladins-look-actions = 📋 Akce
paladins-look-track = 📈 Body za stupnice
paladins-look-signs = 🔎 Značky
paladins-look-table = { rules-of-table }
paladins-look-house = { rules-house }
paladins-look-why = { rules-house-why }
paladins-look-nothing = Zatím nic.
paladins-look-item = - { $what }

paladins-option-difficulty-easy = Sólo: jednoduchý virtuální hráč, od začátku jedna dílna.
paladins-option-difficulty-standard = Sólo: virtuální hráč standardní síly, od začátku tři dílny.
paladins-option-difficulty-hard = Sólo: těžký virtuální hráč, od začátku pět dílen.

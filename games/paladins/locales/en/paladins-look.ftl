# Paladins: what can be looked up at any time.

paladins-look-hand = 🃏 Your paladins
paladins-look-deck = 🃏 Your deck of paladins
paladins-look-row = 🧑‍🌾 Townsfolk in the row
paladins-look-outsiders = 🪓 Outsiders
paladins-look-king = 👑 Orders and Favours
paladins-look-tavern = 🍺 The tavern
paladins-look-map = 🗺️ The map
paladins-look-jars = 🏺 Spaces for jars
paladins-look-seat = 🛡️ Cards of { $seat }
paladins-look-virtual = { paladins-told-virtual }
paladins-look-actions = 📋 The actions
paladins-look-track = 📈 Points of the tracks
paladins-look-signs = 🔎 Signs
paladins-look-table = { rules-of-table }
paladins-look-house = { rules-house }
paladins-look-why = { rules-house-why }
paladins-look-nothing = Nothing yet.
paladins-look-item = - { $what }

paladins-option-difficulty-easy = Alone: an easy virtual player, one workshop from the start.
paladins-option-difficulty-standard = Alone: a virtual player of standard strength, three workshops from the start.
paladins-option-difficulty-hard = Alone: a hard virtual player, five workshops from the start.

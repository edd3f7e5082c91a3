# Paladine: was sich jederzeit nachschlagen lässt.

paladins-look-hand = 🃏 Deine Paladine
paladins-look-deck = 🃏 Dein Paladinstapel
paladins-look-row = 🧑‍🌾 Stadtbewohner in der Auslage
paladins-look-outsiders = 🪓 Fremde
paladins-look-king = 👑 Aufträge und Gunst des Königs
paladins-look-tavern = 🍺 Die Taverne
paladins-look-map = 🗺️ Die Karte
paladins-look-jars = 🏺 Felder für Krüge
paladins-look-seat = 🛡️ Karten von { $seat-dat }
paladins-look-virtual = ⬛ Der virtuelle Gegner
paladins-look-actions = 📋 Die Aktionen
paladins-look-track = 📈 Punkte der Leisten
paladins-look-signs = 🔎 Zeichen
paladins-look-table = 📋 Regeln dieses Tisches
paladins-look-house = 🏠 Hausregeln
paladins-look-why = Wo die Anleitung schweigt oder die Wahl lässt, spiele ich so:
paladins-look-nothing = Noch nichts.
paladins-look-item = - { $what }

paladins-option-difficulty-easy = Allein: ein leichter virtueller Gegner, eine Werkstatt von Anfang an.
paladins-option-difficulty-standard = Allein: ein virtueller Gegner von mittlerer Stärke, drei Werkstätten von Anfang an.
paladins-option-difficulty-hard = Allein: ein schwerer virtueller Gegner, fünf Werkstätten von Anfang an.

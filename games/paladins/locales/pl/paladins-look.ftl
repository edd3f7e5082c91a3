# Paladins: what can be looked up at any time.

paladins-look-hand = 🃏 Twoi paladyni
paladins-look-deck = 🃏 Twoja talia paladynów
paladins-look-row = 🧑‍🌾 Mieszczanie w rzędzie
paladins-look-outsiders = 🪓 Obcy
paladins-look-king = 👑 Rozkazy i Łaski
paladins-look-tavern = 🍺 Tawerna
paladins-look-map = 🗺️ Mapa
paladins-look-jars = 🏺 Pola na dzbany
paladins-look-seat = 🛡️ Karty: { $seat }
paladins-look-virtual = { paladins-told-virtual }
paladins-look-actions = 📋 Akcje
paladins-look-track = 📈 Punkty z torów
paladins-look-signs = 🔎 Znaki
paladins-look-table = { rules-of-table }
paladins-look-house = { rules-house }
paladins-look-why = { rules-house-why }
paladins-look-nothing = Jeszcze nic.
paladins-look-item = - { $what }

paladins-option-difficulty-easy = Solo: łatwy wirtualny gracz, jeden warsztat na start.
paladins-option-difficulty-standard = Solo: wirtualny gracz o zwykłej sile, trzy warsztaty na start.
paladins-option-difficulty-hard = Solo: trudny wirtualny gracz, pięć warsztatów na start.

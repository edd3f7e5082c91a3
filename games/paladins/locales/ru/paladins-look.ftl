# «Паладины»: что можно посмотреть в любой момент.

paladins-look-hand = 🃏 Твои паладины
paladins-look-deck = 🃏 Твоя колода паладинов
paladins-look-row = 🧑‍🌾 Горожане в ряду
paladins-look-outsiders = 🪓 Чужаки
paladins-look-king = 👑 Указы и милости
paladins-look-tavern = 🍺 Таверна
paladins-look-map = 🗺️ Карта
paladins-look-jars = 🏺 Места для кувшинов
paladins-look-seat = 🛡️ Карты: { $seat }
paladins-look-virtual = { paladins-told-virtual }
paladins-look-actions = 📋 Действия
paladins-look-track = 📈 Очки шкал
paladins-look-signs = 🔎 Знаки
paladins-look-table = { rules-of-table }
paladins-look-house = { rules-house }
paladins-look-why = { rules-house-why }
paladins-look-nothing = Пока ничего.
paladins-look-item = - { $what }

paladins-option-difficulty-easy = В одиночку: лёгкий виртуальный игрок, одна мастерская с начала.
paladins-option-difficulty-standard = В одиночку: обычный виртуальный игрок, три мастерские с начала.
paladins-option-difficulty-hard = В одиночку: трудный виртуальный игрок, пять мастерских с начала.

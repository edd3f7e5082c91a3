"""A round from top to bottom: draft, paladins, tavern and turns, and the absent answer."""

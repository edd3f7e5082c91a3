"""Paladins of the West Kingdom: one to four players, seven rounds; a virtual player faces a single one."""

from games.paladins.rules.game import Paladins

GAME = Paladins()

"""Paladins of the West Kingdom: one to four players, seven rounds; a virtual player faces a single one."""

from engine.paladins.game import Paladins

GAME = Paladins()

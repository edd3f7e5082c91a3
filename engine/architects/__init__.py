"""Architects of the West Kingdom: two to five players, turn by turn on an open board, until the Guildhall is full."""

from engine.architects.game import Architects

GAME = Architects()

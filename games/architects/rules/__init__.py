"""Architects of the West Kingdom: two to five players, turn by turn on an open board, until the Guildhall is full."""

from games.architects.rules.game import Architects

GAME = Architects()

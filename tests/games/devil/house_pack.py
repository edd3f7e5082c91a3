"""The cards and numbers of the house pack."""

from games.devil.rules.pack import pack

PACK = pack()
BOARD = PACK.board
BUILDINGS = tuple(PACK.buildings.values())

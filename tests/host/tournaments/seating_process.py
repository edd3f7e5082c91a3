"""A process that does what is due in tournaments until it is killed, or nothing is due any more.

Its arguments are the address of the database and the moment at which its clock stands.
"""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import datetime

from db.connection.address import engine_url
from db.connection.session import Database
from host.house import House, StewardThinking
from host.lobby.bounds import ROOMY
from host.stewards.thinking import AtOnce


async def _seat(url: str, moment: datetime) -> None:
    database = Database(engine_url(url), "killed", pool_size=2)
    database.nonce_key = bytes(32)
    house = House(database, clock=lambda: moment, entropy=os.urandom, limits=ROOMY, thinking=StewardThinking(AtOnce()))
    opened = 0
    while True:
        house.tournaments.said = True
        await house.tournament_rounds.sweep()
        if house.tournament_rounds.opened == opened:
            break
        opened = house.tournament_rounds.opened
    await database.close()


if __name__ == "__main__":
    asyncio.run(_seat(sys.argv[1], datetime.fromisoformat(sys.argv[2])))

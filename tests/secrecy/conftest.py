from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from db.session import Database
from host.house import House
from host.lobby.bounds import ROOMY
from tests.bot.people import World, running
from tests.ground import Clock, Entropy


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return House(database, clock=clock, entropy=entropy, limits=ROOMY)


@pytest.fixture
async def world(house: House) -> AsyncIterator[World]:
    async with running(house) as world:
        yield world

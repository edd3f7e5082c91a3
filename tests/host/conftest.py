from __future__ import annotations

import pytest

from db.connection.session import Database
from host.house import House
from host.lobby.bounds import ROOMY
from tests.ground import Clock, Entropy


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return House(database, clock=clock, entropy=entropy, limits=ROOMY)

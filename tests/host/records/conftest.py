from __future__ import annotations

import pytest

from db.connection.session import Database
from host.house import House
from tests.ground import Clock, Entropy
from tests.host.stewards.sitting import house_of


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)

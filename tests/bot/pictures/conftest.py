"""A bot whose boards and desks have pictures, and who draws them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from host.house import House
from tests.bot.people import World
from tests.bot.pictures.drawing import PaperDrawer, picturing


@pytest.fixture
def drawer() -> PaperDrawer:
    return PaperDrawer()


@pytest.fixture
async def world(house: House, drawer: PaperDrawer) -> AsyncIterator[World]:
    async with picturing(house, drawer) as world:
        yield world

"""A drawer under test, and what stands on a board of a simulated Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Any

from simcord.components import walk_components

from bot.delivery.pictures import PicturesOfBoards
from face.pictures.png.rendering import Rendering
from host.house import House
from tests.bot.people import World, running

GALLERY = 12  # Discord's type of a media gallery


class PaperDrawer:
    """Gives the SVG itself for a PNG. `drawn`: how often it drew; it waits for `free`, and fails while `broken`."""

    def __init__(self) -> None:
        self.drawn = 0
        self.broken: Exception | None = None
        self.free = asyncio.Event()
        self.free.set()

    async def draw(self, svg: str, whose: Hashable) -> bytes:
        self.drawn += 1
        await self.free.wait()
        if self.broken is not None:
            raise self.broken
        return svg.encode()

    async def close(self) -> None:
        return


@asynccontextmanager
async def picturing(house: House, drawer: PaperDrawer, **options: Any) -> AsyncIterator[World]:
    """A bot whose boards have pictures."""
    async with running(house) as world:
        await world.restart(**pictured_by(drawer, **options))
        yield world


def pictured_by(drawer: PaperDrawer, gap: float = 0.0, **options: Any) -> dict[str, Any]:
    return {"pictures": PicturesOfBoards(Rendering(drawer), gap), **options}


def galleries(stored: Any) -> list[dict[str, Any]]:
    return [one for one in walk_components(stored.components) if one.get("type") == GALLERY]


def picture_bytes(world: World, stored: Any) -> bytes:
    """The attachment that a message shows."""
    (gallery,) = galleries(stored)
    (item,) = gallery["items"]
    found = world.env.backend.cdn.get(item["media"]["url"])
    assert found is not None
    return found

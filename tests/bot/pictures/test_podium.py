"""The podium at the end of a game's thread says what is worth forwarding: what decided it, and how long it took."""

from __future__ import annotations

import asyncio
from typing import Any

from simcord.components import walk_components

from bot.delivery.scenes import SCENE_FILE, SCENE_SECONDS
from bot.messages.sending import Timer
from host.house import House
from tests.bot.delivery.test_long_news import answer_all
from tests.bot.people import World
from tests.bot.pictures.drawing import GALLERY, PaperDrawer, picture_bytes, picturing
from tests.ground import Clock


async def in_time(seconds: float) -> None:
    """No time passes but for what waits for pictures, which goes on until it is called off."""
    if seconds == SCENE_SECONDS:
        await asyncio.Event().wait()


async def test_the_thread_ends_with_the_podium_and_what_decided_the_game(
    house: House, drawer: PaperDrawer, clock: Clock
) -> None:
    async with picturing(house, drawer, timer=Timer(lambda: 100.0, in_time)) as world:
        await _ends_with_it(world, clock)


async def _ends_with_it(world: World, clock: Clock) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    table = await world.seated(*seats, game="devil")
    clock.pass_(minutes=9 * 24 * 60)
    while (await world.house.lookups.table(table)).status == "playing":
        await answer_all(world.house, table)
        await world.deliver()
    shown: Any = [one for one in world.messages(world.thread(table)) if _is_scene(one)][-1]
    drawn = picture_bytes(world, shown).decode()
    for said in ("Deal with the Devil", f"Table {table}", ">ada<", ">dan<", "Played in 10 days"):
        assert said in drawn
    (alt,) = [one["items"][0]["description"] for one in walk_components(shown.components) if one["type"] == GALLERY]
    assert alt.endswith("Played in 10 days.")


def _is_scene(message: Any) -> bool:
    return any(file["filename"] == SCENE_FILE for file in message.attachments)

"""A table of two, and what a press is answered with."""

from __future__ import annotations

from tests.bot.people import Seat, World, texts_of


async def table_of_two(world: World) -> tuple[int, Seat, Seat]:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    ben.take_dm()
    return table, ada, ben


def reply(result: object) -> str:
    return texts_of(result.response.components)  # type: ignore[attr-defined]

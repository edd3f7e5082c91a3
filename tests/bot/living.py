"""Living desks under test: who has which, and a table of three to play at."""

from __future__ import annotations

from typing import Any

from simcord.components import walk_components

from tests.bot.people import Seat, World, parsed, texts_of

LEADS_TO_THE_DESK = {"desk", "back", "snooze", "mute", "rules"}  # on reminders and opening scenes, which are no desks


def living(seat: Seat, table: int) -> list[Any]:
    """The person's direct messages with something of that table to press on, but for reminders."""
    return [message for message in seat.dms() if presses(message.components, table) - LEADS_TO_THE_DESK]


def presses(components: Any, table: int) -> set[str]:
    """The actions of what can be pressed there."""
    parts = [
        parsed(one["custom_id"])
        for one in walk_components(components)
        if one.get("type") in (2, 3) and not one.get("disabled") and "custom_id" in one
    ]
    return {part["action"] for part in parts if part["table"] == str(table)}


def words(message: Any) -> str:
    return texts_of(message.components)


async def answer(world: World, table: int, seat: Seat, value: dict[str, Any]) -> None:
    """An answer that is given somewhere else than in the direct messages."""
    ask = (await world.house.play.desk(table, seat.user.id)).ask
    assert ask is not None
    await world.house.play.answer(table, seat.user.id, ask.id, value, f"i:{ask.id}/{seat.name}")
    await world.deliver()


async def three(world: World) -> tuple[int, list[Seat]]:
    seats = [world.person(name) for name in ("ada", "ben", "cleo")]
    return await world.seated(*seats), seats

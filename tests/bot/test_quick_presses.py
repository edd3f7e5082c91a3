"""Two presses of one person at the same moment, on the real house."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.buttons import Press
from bot.desks import Desks
from bot.play import Play
from host.house import House
from host.tables import Person, Place


async def test_two_quick_presses_on_one_form_lose_nothing(house: House) -> None:
    table = await house.open_table("devil", Place(1, 2), Person(1, "Ada"), {}, "open")
    for number in (1, 2, 3, 4):
        await house.join(table.id, Person(number, f"P{number}"), "", f"join {number}")
    ask = (await house.start(table.id, 1, "start")).desk.ask
    assert ask is not None
    _, form, _ = await house.form(table.id, 1, ask.id, {})
    price = next(field for field in form.fields if field.name == "price").node.options[0].id  # type: ignore[union-attr]
    pressed: Any = SimpleNamespace(user=SimpleNamespace(id=1), locale="en-US", guild_id=1, message=None, id=99)
    play = Play(house, Desks(house))
    presses = [
        (Press("set", table.id, ask.id, "coins", "0"), ["1"]),
        (Press("pick", table.id, ask.id, "price", price), []),
    ]
    await asyncio.gather(*(play._in_turn(pressed, press, values) for press, values in presses))
    assert (await house.desk(table.id, 1)).drafts[ask.id] == {"coins": 1, "price": price}

"""Two presses of one person at the same moment, on the real house."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.desk.handlers import DeskPresses
from bot.desk.hands import DesksAtHand
from bot.desk.pictures import DeskPictures
from bot.desk.view import Desks
from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.messages.looked_up import LookedUp
from host.house import House
from host.values import Person, Place


async def test_two_quick_presses_on_one_form_lose_nothing(house: House) -> None:
    table = await house.lobby.open_table("devil", Place(1, 2), Person(1, "Ada"), {}, "open")
    for number in (1, 2, 3, 4):
        await house.lobby.join(table.id, Person(number, f"P{number}"), "", f"join {number}")
    ask = (await house.lobby.start(table.id, 1, "start")).desk.ask
    assert ask is not None
    _, form, _ = await house.play.form(table.id, 1, ask.id, {})
    price = next(field for field in form.fields if field.name == "price").node.options[0].id  # type: ignore[union-attr]

    async def nothing(**_: Any) -> None: ...

    response = SimpleNamespace(is_done=lambda: False, send_message=nothing, edit_message=nothing)
    pressed: Any = SimpleNamespace(
        user=SimpleNamespace(id=1),
        locale="en-US",
        client=SimpleNamespace(house=house),
        guild_id=1,
        message=None,
        id=99,
        response=response,
    )
    handlers = Handlers(DeskPresses(house, Desks(house), DesksAtHand(house.clock), LookedUp(), DeskPictures(house)))
    presses = [
        (Press("set", table.id, ask.id, "coins", "0"), ["1"]),
        (Press("pick", table.id, ask.id, "price", price), []),
    ]
    await asyncio.gather(*(handlers.press(pressed, press, values) for press, values in presses))
    assert (await house.play.desk(table.id, 1)).drafts[ask.id] == {"coins": 1, "price": price}

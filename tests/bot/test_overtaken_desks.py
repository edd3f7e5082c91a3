"""A desk that is being edited while its player presses: what they have chosen stays in sight."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.delivery.living_desks import DeskMessages
from host.messages.living_desks import About
from tests.bot.living import three
from tests.bot.people import Seat, World

pytestmark = pytest.mark.usefixtures("nothing_fails")

Work = Callable[..., Awaitable[Any]]


def held_up(work: Work, *, before: bool) -> tuple[Work, asyncio.Event, asyncio.Event]:
    """`work`, whose first call waits, before it begins or before it returns; that it waits, and that it may go on."""
    waits, goes_on = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        if not waits.is_set():
            waits.set()
            await goes_on.wait()

    async def slowly(*args: Any, **how: Any) -> Any:
        if before:
            await wait()
        result = await work(*args, **how)
        await wait()
        return result

    return slowly, waits, goes_on


async def pressed_then_changed(world: World) -> tuple[int, Seat]:
    """A table at which somebody's desk was shown by a reply, and has changed since."""
    table, (ada, _, _) = await three(world)
    ada.take_dm()
    await ada.press("Refresh")
    await world.house.living_desks.changed(table, ada.user.id)
    return table, ada


def can_seal(seat: Seat) -> bool:
    seal = seat.buttons().get("Seal")
    return seal is not None and not seal.get("disabled")


async def test_what_was_drawn_before_a_press_is_not_sent_after_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada = await pressed_then_changed(world)
    drawn, waits, goes_on = held_up(DeskMessages.present, before=False)
    monkeypatch.setattr(DeskMessages, "present", drawn)
    delivery = asyncio.create_task(world.deliver())
    await waits.wait()
    await ada.choose("coins", "2")
    edits: list[int] = []
    edit = discord.PartialMessage.edit

    async def counted(self: discord.PartialMessage, **how: Any) -> discord.Message:
        edits.append(self.id)
        return await edit(self, **how)

    monkeypatch.setattr(discord.PartialMessage, "edit", counted)
    goes_on.set()
    await delivery
    assert can_seal(ada)
    assert ada.desk.id not in edits


async def test_an_edit_that_arrives_after_the_reply_to_a_press_is_made_good(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada = await pressed_then_changed(world)
    edited, waits, goes_on = held_up(discord.PartialMessage.edit, before=True)
    monkeypatch.setattr(discord.PartialMessage, "edit", edited)
    delivery = asyncio.create_task(world.deliver())
    await waits.wait()
    await ada.choose("coins", "2")
    assert can_seal(ada)
    goes_on.set()
    await delivery
    assert can_seal(ada)


@pytest.mark.parametrize("noted_first", ["edit", "reply"])
async def test_a_press_that_another_process_has_answered_has_the_desk_drawn_again_at_once(
    world: World, noted_first: str
) -> None:
    table, ada = await pressed_then_changed(world)
    desks, key, nothing = world.house.living_desks, (table, ada.user.id), About()
    (dirty,) = [each for each in await desks.dirty(9) if each.key == key]
    before = await desks.at(*key)
    if noted_first == "edit":
        await desks.drawn(dirty, "older", nothing)
    await desks.shown_by_reply(key, before, "i:press")
    if noted_first == "reply":
        await desks.drawn(dirty, "older", nothing)
    again = {each.key: each.can_wait for each in await desks.dirty(9)}
    assert again[key] is False


async def test_a_desk_that_has_become_one_while_it_was_pressed_is_drawn_again(world: World) -> None:
    table, (ada, _, _) = await three(world)
    desks, key = world.house.living_desks, (table, ada.user.id)
    there = await desks.at(*key)
    assert not there.dirty
    await desks.adopt(*key, there.message_id or 0)
    again = {each.key: each.can_wait for each in await desks.dirty(9)}
    assert again[key] is False

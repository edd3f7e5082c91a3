"""Who stops the bot waits for the clicks that are being answered, a little."""

from __future__ import annotations

import asyncio

from bot.app.underway import Underway

PATIENCE = 60  # seconds, on a busy machine


async def clicked(underway: Underway, answer: asyncio.Event, begun: asyncio.Event, done: list[str]) -> None:
    underway.add(1, "press")
    begun.set()
    await asyncio.wait_for(answer.wait(), PATIENCE)
    done.append("answered")


async def test_a_click_that_is_being_answered_is_waited_for() -> None:
    underway, answer, begun, done = Underway(), asyncio.Event(), asyncio.Event(), list[str]()
    click = asyncio.create_task(clicked(underway, answer, begun, done))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    ending = asyncio.create_task(underway.ended())
    await asyncio.sleep(0)
    assert not ending.done()
    answer.set()
    await asyncio.wait_for(ending, 30)
    assert done == ["answered"]
    assert click.done()


async def test_a_click_that_never_ends_is_broken_off() -> None:
    underway, begun, done = Underway(), asyncio.Event(), list[str]()
    click = asyncio.create_task(clicked(underway, asyncio.Event(), begun, done))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    await asyncio.wait_for(underway.ended(patience=0.0), 30)
    assert click.cancelled()
    assert done == []


async def test_with_nothing_under_way_nobody_waits() -> None:
    await asyncio.wait_for(Underway().ended(), 30)

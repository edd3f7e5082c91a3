"""Marking what a rewind has undone goes on in the background, whatever Discord says to it."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tests.bot.fixes.acting import apply, bids, in_thread, look, moderator, three, told
from tests.bot.people import Seat, World, texts_of

MARK = "Undone by a rewind"


async def rewound(world: World) -> tuple[tuple[Seat, ...], int, Any]:
    """A table that went back to the bids of its first round; its people, the table, the thread's undone message."""
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    await bids(world, table, (ada, 2), (ben, 1), (cleo, 0))
    settled = in_thread(world, table)[-1]
    (*_, point) = await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    await apply(mia, await look(mia, table, "rewind", to=point["value"]))
    for seat in (ada, ben, cleo):
        await seat.member.click(world.message(in_thread(world, table)[-1]), label="Yes")
    await world.deliver()
    return (ada, ben, cleo), table, settled


async def sweep(world: World) -> None:
    deliverer = world.env.bot.deliverer  # type: ignore[attr-defined]
    await deliverer.sweep()
    await deliverer.at_rest()


async def test_a_message_that_is_gone_is_left_alone(world: World) -> None:
    (ada, *_), table, settled = await rewound(world)
    world.env.inject_error(
        "GET", f"/channels/{world.thread(table)}/messages/{settled.id}", status=404, code=10008, times=None
    )
    await sweep(world)
    assert await world.house.undone_messages(9) == ()
    assert MARK not in told(world, table)
    assert MARK in "".join(texts_of(one.components) for one in ada.dms())


async def test_what_discord_could_not_do_now_is_marked_with_the_next_sweep(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    _, table, settled = await rewound(world)
    path = f"/channels/{world.thread(table)}/messages/{settled.id}"
    world.env.inject_error("GET", path, status=500, code=0)
    with caplog.at_level(logging.WARNING):
        await sweep(world)
    assert "is marked later" in caplog.text
    assert await world.house.undone_messages(9)
    await sweep(world)
    assert await world.house.undone_messages(9) == ()
    assert MARK in told(world, table)


async def test_news_do_not_wait_for_the_marks(world: World) -> None:
    (ada, ben, cleo), table, _ = await rewound(world)
    assert MARK not in told(world, table)
    await bids(world, table, (ada, 0), (ben, 3), (cleo, 1))
    assert "ben takes the crown" in told(world, table)
    assert MARK not in told(world, table)  # that is the sweep's work

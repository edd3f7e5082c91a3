"""Marking what a rewind has undone goes on in the background, whatever Discord says to it."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tests.bot.fixes.acting import apply, bids, in_thread, look, moderator, three, told
from tests.bot.people import Seat, World, texts_of

MARK = "Undone by a rewind"
TAKEN_BACK = "taken back by a rewind"  # what a folded desk says


async def rewound(world: World) -> tuple[tuple[Seat, ...], int, Any]:
    """A table that went back to the bids of its first round; its people, the table, the thread's undone message.

    Only cleo, who had bid the least, got a message about what is undone; the desks of the others were edited.
    """
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    await bids(world, table, (cleo, 0), (ben, 1), (ada, 2))
    settled = in_thread(world, table)[-1]
    (*_, point) = await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    await apply(mia, await look(mia, table, "rewind", to=point["value"]))
    for seat in (ada, ben, cleo):
        await seat.member.click(world.message(in_thread(world, table)[-1]), label="Yes")
    await world.deliver()
    return (ada, ben, cleo), table, settled


def directly(seat: Seat) -> str:
    """All that the bot's direct messages to somebody say now."""
    return "\n".join(texts_of(one.components) for one in seat.dms())


async def sweep(world: World) -> None:
    deliverer = world.env.bot.deliverer  # type: ignore[attr-defined]
    await deliverer.sweep()
    await deliverer.at_rest()


async def test_a_message_that_is_gone_is_left_alone(world: World) -> None:
    people, table, settled = await rewound(world)
    world.env.inject_error(
        "GET", f"/channels/{world.thread(table)}/messages/{settled.id}", status=404, code=10008, times=None
    )
    await sweep(world)
    assert await world.house.fixes.undone_messages(9) == ()
    assert MARK not in told(world, table)
    assert TAKEN_BACK in directly(people[-1])
    assert not [seat.name for seat in people if "takes the crown" in directly(seat)]


async def test_what_discord_could_not_do_now_is_marked_with_the_next_sweep(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    _, table, settled = await rewound(world)
    path = f"/channels/{world.thread(table)}/messages/{settled.id}"
    world.env.inject_error("GET", path, status=500, code=0)
    with caplog.at_level(logging.WARNING):
        await sweep(world)
    assert "is marked later" in caplog.text
    assert await world.house.fixes.undone_messages(9)
    await sweep(world)
    assert await world.house.fixes.undone_messages(9) == ()
    assert MARK in told(world, table)


async def test_news_do_not_wait_for_the_marks(world: World) -> None:
    (ada, ben, cleo), table, _ = await rewound(world)
    assert MARK not in told(world, table)
    await bids(world, table, (ada, 0), (ben, 3), (cleo, 1))
    assert "ben takes the crown" in told(world, table)
    assert MARK not in told(world, table)  # that is the sweep's work


async def test_a_message_that_cannot_be_marked_now_holds_up_no_other(world: World) -> None:
    people, table, settled = await rewound(world)
    path = f"/channels/{world.thread(table)}/messages/{settled.id}"
    world.env.inject_error("GET", path, status=500, code=0)
    await sweep(world)
    assert len(await world.house.fixes.undone_messages(9)) == 1
    assert TAKEN_BACK in directly(people[-1])
    assert not [seat.name for seat in people if "takes the crown" in directly(seat)]

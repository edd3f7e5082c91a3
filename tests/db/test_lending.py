"""Connections are lent one at a time, waited for, and ended where they are no more what they were."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from db.connection.lending import Lending

SOON = 0.01  # seconds


class Wire:
    """What a lender sees of a connection."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ended = self.within = False

    def is_closed(self) -> bool:
        return self.ended

    def is_in_transaction(self) -> bool:
        return self.within

    def terminate(self) -> None:
        self.ended = True

    async def close(self) -> None:
        self.ended = True


@pytest.fixture
def lending() -> Lending:
    numbers = iter(range(100))

    async def opened() -> Wire:
        return Wire(next(numbers))

    return Lending(opened, 2)


async def number(wire: Any) -> int:
    return int(wire.number)


async def used(lending: Lending) -> int:
    return await lending.lent(number, SOON)


async def test_the_same_connection_is_lent_again_and_no_more_than_there_may_be_are_opened(lending: Lending) -> None:
    assert [await used(lending), await used(lending)] == [0, 0]
    ends = asyncio.Event()

    async def long(wire: Any) -> int:
        await ends.wait()
        return int(wire.number)

    two = [asyncio.create_task(lending.lent(long, SOON)) for _ in range(2)]
    await asyncio.sleep(0)
    assert (lending.busy, lending.idle) == (2, 0)
    with pytest.raises(TimeoutError):
        await used(lending)
    waiting = asyncio.create_task(lending.lent(number, 60))
    given_up = asyncio.create_task(lending.lent(number, 60))
    await asyncio.sleep(0)
    given_up.cancel()
    ends.set()
    assert sorted(await asyncio.gather(*two)) == [0, 1]
    assert await waiting in (0, 1)
    assert (lending.busy, lending.idle) == (0, 2)


@pytest.mark.parametrize(
    ("error", "kept"),
    [
        (KeyError(), True),
        (TimeoutError(), False),
        (asyncpg.InterfaceError("busy"), False),
        (asyncpg.InternalClientError(), False),
        (asyncio.CancelledError(), False),
    ],
)
async def test_a_connection_that_may_still_be_at_work_is_ended(
    lending: Lending, error: BaseException, kept: bool
) -> None:
    wires: list[Wire] = []

    async def fails(wire: Any) -> None:
        wires.append(wire)
        raise error

    with pytest.raises(type(error)):
        await lending.lent(fails, SOON)
    assert wires[0].ended is not kept
    assert await used(lending) == (0 if kept else 1)


async def test_a_connection_is_ended_that_was_left_in_a_transaction_or_has_been_closed(lending: Lending) -> None:
    async def leaves(wire: Any) -> None:
        wire.within = True

    async def loses(wire: Any) -> None:
        wire.ended = True

    await lending.lent(leaves, SOON)
    assert await used(lending) == 1
    await lending.lent(loses, SOON)
    assert await used(lending) == 2
    lending._idle[0].ended = True  # while nobody looks
    assert await used(lending) == 3


async def test_what_leads_to_a_server_that_is_gone_is_not_lent_again(lending: Lending) -> None:
    wires: list[Wire] = []

    async def forgets(wire: Any) -> None:
        wires.append(wire)
        lending.forget()

    await lending.lent(forgets, SOON)
    assert wires[0].ended
    assert await used(lending) == 1
    lending.forget()
    assert await used(lending) == 2


async def test_closing_waits_for_work_for_a_moment_only_and_nothing_is_lent_afterwards(lending: Lending) -> None:
    begun = asyncio.Event()

    async def never_ends(wire: Any) -> None:
        begun.set()
        while not wire.ended:  # noqa: ASYNC110  nobody rings for it
            await asyncio.sleep(0)

    working = asyncio.create_task(lending.lent(never_ends, SOON))
    await begun.wait()
    await lending.close(SOON)
    await working
    assert (lending.busy, lending.idle) == (0, 0)
    with pytest.raises(asyncpg.InterfaceError):
        await used(lending)

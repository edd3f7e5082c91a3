"""One person who asks for one replay after the other keeps nobody else from theirs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from db.trouble import Trouble
from face.replay.page import Asked
from face.replay.replays import PAGES_KEPT, Replays, WantedPage
from host.workers.turns import TOKEN
from tests.replay.pages import exported

EVE, ADA = 666, 1
TABLES = PAGES_KEPT + 1  # one more than are kept: none of them is ever there


class Asking:
    """People who want pages. `read`: how often an export was read, by table; `came`: whose pages came, in order."""

    def __init__(self) -> None:
        self.now = 0.0
        self.replays = Replays(clock=lambda: self.now)
        self.read: Counter[int] = Counter()
        self.came: list[int] = []
        self.refused: Counter[str] = Counter()

    async def page(self, table: int, person: int) -> bytes:
        async def export() -> bytes:
            self.read[table] += 1
            return exported("bids")

        try:
            page = await self.replays.page(WantedPage(table, "head", Asked("en", ("Ann", f"{table}"))), export, person)
        except Trouble as trouble:
            self.refused[trouble.code] += 1
            return b""
        self.came.append(person)
        return page


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    scene = Asking()
    yield scene
    await scene.replays.close()


async def test_fifty_presses_over_nine_tables_leave_the_next_person_two_pages_to_wait_for(asking: Asking) -> None:
    flood = [asyncio.create_task(asking.page(number % TABLES, EVE)) for number in range(50)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert asking.replays.processes.asked == 2, "one is made, one waits"
    assert (await asking.page(100, ADA)).startswith(b"<!doctype html>")
    assert asking.came.count(EVE) <= 2 * len(range(0, 50, TABLES)), "two pages, each pressed for by several presses"
    await asyncio.gather(*flood)
    assert sum(asking.read.values()) == 3, "what was refused was not even read"
    assert asking.refused["own-under-way"] == 50 - sum(number % TABLES < 2 for number in range(50))


async def test_ten_presses_for_a_page_that_is_not_ready_make_one_page(asking: Asking) -> None:
    pages = await asyncio.gather(*(asking.page(1, person) for person in range(10)))
    assert len(set(pages)) == 1
    assert asking.read == {1: 1}
    assert await asking.page(1, ADA) == pages[0]
    assert asking.read == {1: 1}, "it is kept"


async def test_a_crowd_is_told_to_come_again_and_who_waits_gets_their_page(asking: Asking) -> None:
    pages = await asyncio.gather(*(asking.page(person, person) for person in range(30)))
    assert asking.refused == {"too-many-wait": 9}
    assert sum(map(bool, pages)) == 21
    assert asking.replays.processes.asked == 0


async def test_a_page_is_not_made_for_a_press_that_can_no_longer_be_answered(asking: Asking) -> None:
    orders = [asyncio.create_task(asking.page(number, number)) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.now = TOKEN + 1
    await asyncio.gather(*orders)
    assert asking.refused == {"too-many-wait": 2}
    assert asking.read == {0: 1}
    assert await asking.page(5, ADA)


async def test_a_page_that_nobody_waits_for_any_more_leaves_the_line(asking: Asking) -> None:
    orders = [asyncio.create_task(asking.page(number, number)) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    orders[1].cancel()
    await asyncio.gather(*orders, return_exceptions=True)
    assert asking.read == {0: 1, 2: 1}
    assert asking.came == [0, 2]

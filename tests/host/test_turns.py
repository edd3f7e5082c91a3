"""Turns at processes: between people, within a bound, and none for whom nobody waits any more."""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial

import pytest
from msgspec import json

from db.trouble import Trouble
from host.workers.processes import Processes
from host.workers.turns import TOKEN, TOO_MANY_WAIT, Bound, Common, Turns

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'></svg>"


class Scene:
    """Orders that take a turn and end when they are told to. `began`: in which order their turns came."""

    def __init__(self, room: int = 1, own: int = 2, waiting: int = 10) -> None:
        self.turns = Turns(room, Bound(own, waiting))
        self.began: list[str] = []
        self.refused: Counter[str] = Counter()
        self.end = asyncio.Semaphore(0)

    async def order(self, whose: str) -> None:
        try:
            async with self.turns.turn(whose):
                self.began.append(whose)
                await self.end.acquire()
        except Trouble as trouble:
            self.refused[trouble.code] += 1

    async def asked(self, *whose: str) -> list[asyncio.Task[None]]:
        """Orders of these people, one after the other."""
        tasks = [asyncio.create_task(self.order(each)) for each in whose]
        await self.settled()
        return tasks

    async def ended(self, count: int = 1) -> None:
        """So many orders are done."""
        for _ in range(count):
            self.end.release()
            await self.settled()

    @staticmethod
    async def settled() -> None:
        for _ in range(5):
            await asyncio.sleep(0)


async def test_turns_go_round_between_people() -> None:
    scene = Scene(own=3)
    await scene.asked(*["eve"] * 3, "ada", "ada", "ben")
    await scene.ended(6)
    assert scene.began == ["eve", "eve", "ada", "ben", "eve", "ada"]
    assert scene.turns.under_way == 0


async def test_one_person_has_two_orders_under_way_and_is_told_so() -> None:
    scene = Scene()
    await scene.asked(*["eve"] * 50)
    assert scene.refused == {"own-under-way": 48}
    assert (scene.turns.under_way, scene.turns.waiting) == (2, 1)
    await scene.ended()
    await scene.asked("eve")
    assert scene.refused == {"own-under-way": 48}


async def test_a_crowd_makes_no_longer_line_than_the_bound() -> None:
    scene = Scene()
    await scene.asked(*(f"person {number}" for number in range(100)))
    assert scene.refused == {"too-many-wait": 89}
    assert scene.turns.waiting == 10
    await scene.ended(11)
    assert scene.turns.under_way == 0


async def test_who_is_cancelled_leaves_the_line() -> None:
    scene = Scene()
    tasks = await scene.asked("ada", "ben", "cleo")
    tasks[1].cancel()
    await scene.settled()
    assert (scene.turns.under_way, scene.turns.waiting) == (2, 1)
    await scene.ended(2)
    assert scene.began == ["ada", "cleo"]


async def test_who_is_cancelled_as_their_turn_comes_passes_it_on() -> None:
    scene = Scene()
    tasks = await scene.asked("ada", "ben", "cleo")
    scene.end.release()
    tasks[0].add_done_callback(lambda _: tasks[1].cancel())
    await scene.settled()
    await scene.ended(3)
    assert "cleo" in scene.began
    assert scene.turns.under_way == 0


async def test_all_are_served_in_any_order_of_asking_and_leaving() -> None:
    scene = Scene(room=2, own=5, waiting=50)
    tasks = await scene.asked(*(f"person {number % 4}" for number in range(20)))
    for task in tasks[3::4]:
        task.cancel()
    await scene.settled()
    await scene.ended(scene.turns.under_way)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (scene.turns.under_way, scene.turns.waiting) == (0, 0)
    await scene.asked("ada", "ben", "cleo")
    assert scene.turns.waiting == 1, "all room is free again, and no more"


async def test_equal_orders_under_way_are_one() -> None:
    common: Common[int] = Common()
    done, go_on = [], asyncio.Event()

    async def work() -> int:
        await go_on.wait()
        done.append(1)
        return len(done)

    asking = [asyncio.create_task(common.of("page", work)) for _ in range(10)]
    await Scene.settled()
    go_on.set()
    assert await asyncio.gather(*asking) == [1] * 10
    assert await common.of("page", work) == 2, "what is done is no longer under way"


async def test_what_nobody_asks_for_any_more_ends_and_not_before() -> None:
    common: Common[None] = Common()
    ended = asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    first, second = (asyncio.create_task(common.of("page", work)) for _ in range(2))
    await Scene.settled()
    first.cancel()
    await Scene.settled()
    assert not ended.is_set()
    second.cancel()
    await Scene.settled()
    assert ended.is_set()


class Watch:
    """Seconds that pass when they are told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def drawn() -> AsyncIterator[tuple[Processes, Watch]]:
    watch = Watch()
    processes = Processes("face.pictures.png.worker", 20.0, 1, bound=Bound(own=9, waiting=9), clock=watch)
    yield processes, watch
    await processes.close()


async def test_an_order_that_has_waited_too_long_for_anybody_to_get_it_is_not_begun(
    drawn: tuple[Processes, Watch],
) -> None:
    processes, watch = drawn
    written: list[str] = []

    async def line(name: str) -> bytes:
        written.append(name)
        return json.encode(SVG)

    asking = [
        asyncio.create_task(processes.ask(partial(line, name), base64.b64decode)) for name in ("one", "two", "three")
    ]
    await Scene.settled()
    watch.now = TOKEN + 1
    one, two, three = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(one, bytes)
    assert [getattr(each, "code", "") for each in (two, three)] == [TOO_MANY_WAIT] * 2
    assert written == ["one"], "nothing was read for those who are gone"
    assert processes.asked == 0


async def test_a_line_is_written_only_once_its_turn_has_come(drawn: tuple[Processes, Watch]) -> None:
    processes, _ = drawn
    written: list[str] = []

    async def line(name: str) -> bytes:
        written.append(name)
        return json.encode(SVG)

    asking = [
        asyncio.create_task(processes.ask(partial(line, name), base64.b64decode, whose=name))
        for name in ("one", "two", "three")
    ]
    await Scene.settled()
    assert written == ["one"]
    assert processes.asked == 3
    await asyncio.gather(*asking)
    assert written == ["one", "two", "three"]

"""Presses are begun in the order they came, few at a time, and what takes long holds up nobody."""

from __future__ import annotations

import asyncio

from bot.desk.answering import FewAtOnce

SOON = 60.0  # seconds, on a busy machine


class Work:
    """Presses that are worked on until they are let go."""

    def __init__(self, few: FewAtOnce) -> None:
        self._few = few
        self._free: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []

    def comes(self, name: str) -> asyncio.Task[None]:
        self._free[name] = asyncio.Event()
        return asyncio.create_task(self._done(name))

    async def ends(self, name: str, task: asyncio.Task[None]) -> None:
        self._free[name].set()
        await asyncio.wait_for(task, SOON)

    async def _done(self, name: str) -> None:
        async with self._few.place():
            self.begun.append(name)
            await self._free[name].wait()


async def until(work: Work, begun: list[str]) -> None:
    async with asyncio.timeout(SOON):
        while work.begun != begun:  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_a_press_begins_when_an_earlier_one_has_ended_and_in_its_turn() -> None:
    work = Work(FewAtOnce(places=2, long=60))
    tasks = {name: work.comes(name) for name in "abcd"}
    await until(work, ["a", "b"])
    await work.ends("b", tasks["b"])
    await until(work, ["a", "b", "c"])
    tasks["c"].cancel()
    await until(work, ["a", "b", "c", "d"])
    for name in "ad":
        await work.ends(name, tasks[name])


async def test_presses_that_take_long_give_their_places_away_once() -> None:
    work = Work(FewAtOnce(places=1, long=0))
    tasks = {name: work.comes(name) for name in "ab"}
    await until(work, ["a", "b"])  # while a is still being worked on
    for name in "ab":
        await work.ends(name, tasks[name])
    assert not work._few._places.locked()
    assert work._few._places._value == 1

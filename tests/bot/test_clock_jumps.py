"""The scheduler plans by the time of day: its jobs go on at once when that jumps, and /ready says where they stand."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import pytest

from bot.app.background.jobs import STANDS_AFTER, Jobs
from bot.app.endpoint import Endpoint
from bot.app.settings import SWEEP_SECONDS
from bot.messages.sending import Timer
from host.house import House
from host.values import Trouble
from tests.bot.people import World, make_bot


class Day:
    """The time of day and the seconds that pass; a second passes whenever somebody sleeps."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.seconds = 0.0

    async def sleep(self, seconds: float) -> None:
        self.wall += seconds
        self.seconds += seconds
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("by", [-7200.0, 7200.0, -90.0])
async def test_jobs_go_on_at_once_when_the_clock_has_jumped(house: House, by: float) -> None:
    day, done = Day(), asyncio.Semaphore(0)

    async def job() -> None:
        done.release()

    jobs = Jobs(house, Timer(lambda: day.seconds, day.sleep), wall=lambda: day.wall)
    jobs.begin([(job, 86_400.0)], here=lambda: False)
    try:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(done.acquire(), 0.2)
        day.wall += by
        await asyncio.wait_for(done.acquire(), 20)
        with pytest.raises(TimeoutError):  # once
            await asyncio.wait_for(done.acquire(), 0.2)
    finally:
        await jobs.close()


async def test_a_job_that_is_cut_off_by_the_end_is_no_defect(house: House, caplog: pytest.LogCaptureFixture) -> None:
    begun = asyncio.Event()

    async def job() -> None:
        begun.set()
        await asyncio.Event().wait()

    jobs = Jobs(house)
    jobs.begin([(job, 0.01)], here=lambda: False)
    await asyncio.wait_for(begun.wait(), 20)
    await jobs.close()
    await asyncio.sleep(0.05)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


async def test_ready_says_that_time_stands_still(world: World) -> None:
    bot: Any = world.env.bot
    endpoint = Endpoint()
    endpoint.bot = bot
    bot.chores._every = SWEEP_SECONDS
    world.house.sweeps.moved_at = monotonic()
    assert "time" not in await endpoint.parts()
    world.house.sweeps.moved_at -= SWEEP_SECONDS + STANDS_AFTER + 1
    assert (await endpoint.parts())["time"] == "stands still"
    await bot.chores.keep_time()
    assert "time" not in await endpoint.parts()
    world.house.sweeps.moved_at -= SWEEP_SECONDS + STANDS_AFTER + 1
    bot.pulse.gone()  # then nobody's time is to run out
    await bot.chores.keep_time()
    await bot.pulse.back()
    assert "time" not in await endpoint.parts()


async def test_an_outage_that_could_not_be_noted_is_noted_before_anything_is_judged(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = make_bot(house)
    noted, swept = list[object](), list[bool]()

    async def outage(*when: object) -> bool:
        noted.append(when)
        if len(noted) == 1:
            raise Trouble("database-away")
        return True

    async def run() -> bool:
        swept.append(bot.pulse.unnoted)
        return False

    monkeypatch.setattr(house.outages, "outage", outage)
    monkeypatch.setattr(house.sweeps, "run", run)
    bot.pulse.gone()
    await bot.pulse.back()
    assert bot.pulse.here
    assert not bot.chores.judges_time
    await bot.chores.keep_time()
    assert (len(noted), swept) == (2, [False])
    await bot.close()

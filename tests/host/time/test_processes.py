"""Three processes on one database remind two hundred players and are killed at random meanwhile."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import json

from host.house import House
from host.messages.outbox import STALE
from host.values import Person
from tests.ground import Clock, rows
from tests.host.seating import playing
from tests.processes import FORCED

TABLES = 100  # of two: two hundred reminders
PROCESSES = 5  # so many that some are left to be killed at work while others start
KILLS = 8
STARTED = 120.0  # seconds for a process to be there on a busy machine
SCRIPT = Path(__file__).with_name("reminding_process.py")
ROOT = Path(__file__).parents[3]


async def started(url: str, hours: float, file: Path) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(SCRIPT), url, str(hours), str(file),
        stdout=asyncio.subprocess.PIPE, cwd=ROOT, env={"PYTHONPATH": str(ROOT), "PATH": ""},
    )  # fmt: skip
    assert process.stdout is not None
    await asyncio.wait_for(process.stdout.readline(), STARTED)
    return process


@pytest.mark.long
async def test_two_hundred_reminders_through_processes_killed_at_random_none_lost_none_doubled(
    house: House, clock: Clock, database_url: str, tmp_path: Path
) -> None:
    for number in range(TABLES):
        people = [Person(1000 + 2 * number + one, "x") for one in range(2)]
        await playing(house, *people)
    # what the start said is delivered
    while claimed := await house.outbox.claim(500):
        for row in claimed:
            await house.outbox.sent(row.id, 1)
    file = tmp_path / "delivered"
    file.touch()
    chance = random.Random(7)  # noqa: S311
    hours = 12.0
    running = [await started(database_url, hours, file) for _ in range(PROCESSES)]
    coming: list[asyncio.Task[asyncio.subprocess.Process]] = []
    in_the_middle = 0
    for _ in range(KILLS):
        before = len(file.read_text().splitlines())
        aim = before + chance.randrange(1, 16)
        for _ in range(200):
            if len(file.read_text().splitlines()) >= min(aim, 2 * TABLES):
                break
            await asyncio.sleep(0.01)
        victim = running.pop(chance.randrange(len(running)))
        victim.kill()
        await asyncio.wait_for(victim.wait(), FORCED)
        in_the_middle += len(file.read_text().splitlines()) < 2 * TABLES
        coming.append(asyncio.create_task(started(database_url, hours, file)))
        if len(running) == 1:
            running.append(await coming.pop(0))
    running += await asyncio.gather(*coming)
    # What the killed were sending is taken over once it is stale, by processes that come later.
    for process in running:
        process.kill()
        await asyncio.wait_for(process.wait(), FORCED)
    hours += 2 * STALE / timedelta(hours=1)
    running = [await started(database_url, hours, file) for _ in range(PROCESSES)]
    for _ in range(6000):
        left = await rows(house.database, "SELECT 1 FROM outbox WHERE state <> 'sent' AND lane_kind = 'player' LIMIT 1")
        if not left and len(file.read_text().splitlines()) >= 2 * TABLES:
            break
        await asyncio.sleep(0.01)
    for process in running:
        process.kill()
        await asyncio.wait_for(process.wait(), FORCED)

    delivered = [json.decode(line) for line in file.read_text().splitlines()]
    told = Counter((person, table, rung) for _, person, items in delivered for table, rung in items)
    assert in_the_middle > KILLS / 3
    assert set(told.values()) == {1}
    assert len(told) == 2 * TABLES
    written = await rows(house.database, "SELECT lane_id FROM outbox WHERE kind = 'reminder'")
    assert sorted(row.lane_id for row in written) == sorted({person for person, _, _ in told})

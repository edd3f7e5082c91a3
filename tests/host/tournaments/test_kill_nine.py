"""Processes that seat a round are killed by SIGKILL, two at a time, until all tables are there: each once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db.connection.session import Database
from host.house import House
from tests.ground import Clock, Entropy, rows
from tests.host.stewards.sitting import house_of
from tests.host.tournaments.robots import MODERATOR, registered, robots, sits_twice
from tests.processes import ended

ROOT = Path(__file__).parents[3]


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


def seating(house: House, clock: Clock) -> subprocess.Popen[str]:
    address = house.database.url.render_as_string(hide_password=False)
    command = [sys.executable, "-m", "tests.host.tournaments.seating_process", address, clock.now.isoformat()]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, text=True, cwd=ROOT, env=environment)


async def there(house: House) -> int:
    """How many tables have been opened."""
    return len(await rows(house.database, "SELECT 1 FROM tables"))


@pytest.mark.long
async def test_a_round_is_seated_once_whenever_its_processes_are_killed(house: House, clock: Clock) -> None:
    chance = random.Random(7)  # noqa: S311
    number = await registered(house, clock, robots(200))
    await house.tournaments.begin(number, MODERATOR.id)
    counts = []
    while len(counts) < 40 and await there(house) < 50:
        before, wanted = await there(house), chance.randint(1, 6)
        processes = [seating(house, clock), seating(house, clock)]
        while any(each.poll() is None for each in processes):
            if await there(house) >= min(50, before + wanted):
                break
        for process in processes:
            await asyncio.to_thread(ended, process, signal.SIGKILL)
        counts.append(await there(house))
    house.tournaments.said = True
    await house.sweeps.run()
    shown = await house.tournaments.shown(number)
    assert len(counts) > 5, counts
    assert [len(each) for each in shown.tables] == [50]
    assert None not in shown.tables[0]
    assert await there(house) == 50
    people = [row.person_id for row in await rows(house.database, "SELECT person_id FROM seats")]
    assert len(people) == len(set(people)) == 200
    assert not await rows(house.database, "SELECT 1 FROM tables WHERE status <> 'playing' OR frozen_at IS NOT NULL")
    assert not sits_twice(shown)
    print(f"{len(counts)} times two processes were killed, after {counts} tables")

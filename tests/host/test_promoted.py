"""The primary burns down while tables are played and its standby takes over: no accepted answer is lost."""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.server.embedded import EmbeddedPostgres
from db.server.opening import open_database
from db.trouble import Trouble
from host.house import House
from host.lobby.bounds import ROOMY
from host.log import journal
from tests.db.standby import Standby
from tests.ground import execute, rows
from tests.host.seating import ANNA, BERT, bid, playing

PLAYERS = 4  # tables that are played at once
BEFORE, AFTER = 40, 40  # answers accepted before the primary ends, and more after it


@pytest.fixture
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="pactum-"))
    made.chmod(0o777)
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def standby(folder: Path) -> Iterator[Standby]:
    primary = EmbeddedPostgres.start(folder / "primary")
    made = Standby(primary, folder)
    asyncio.run(execute(primary.url, "CREATE DATABASE house"))
    yield made
    made.stop()
    primary.stop()


@pytest.mark.long
async def test_no_accepted_answer_is_lost_when_a_standby_is_promoted(standby: Standby, tmp_path: Path) -> None:
    await standby.start()
    accepted: list[tuple[int, int]] = []
    away = 0

    async with open_database(standby.url("house"), tmp_path) as database:
        house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom, limits=ROOMY)
        going = True

        async def plays() -> None:
            nonlocal away
            while going:
                try:
                    table = await playing(house)
                    for person, coins in ((BERT, 0), (ANNA, 1)):
                        await bid(house, table, person, coins)
                        accepted.append((table.id, person.id))
                except Trouble as trouble:
                    if trouble.code not in ("database-away", "table-busy"):
                        raise
                    away += 1
                    await asyncio.sleep(0.1)

        async def until(count: int) -> None:
            while len(accepted) < count:  # noqa: ASYNC110
                await asyncio.sleep(0.02)

        playing_on = [asyncio.create_task(plays()) for _ in range(PLAYERS)]
        async with asyncio.timeout(60):
            await until(BEFORE)
            (follower,) = await rows(database, "SELECT sync_state FROM pg_stat_replication")
            assert follower.sync_state == "sync"  # as docs/operators/scaling.md says, or what is accepted may be lost
            await asyncio.to_thread(standby.promote)
            await until(len(accepted) + AFTER)
        going = False
        await asyncio.gather(*playing_on)

        assert away  # it was noticed
        assert not database.lost.is_set()
        kept = await rows(database, "SELECT table_id, person_id FROM moves WHERE kind = 'answer'")
        assert {(row.table_id, row.person_id) for row in kept} >= set(accepted)
        heads: dict[int, str] = {}
        for row in await rows(database, "SELECT table_id, entry, hash FROM moves ORDER BY table_id, number"):
            assert hashlib.sha256(row.entry).digest() == row.hash
            assert journal.read_entry(row.entry).previous == heads.get(
                row.table_id, journal.read_entry(row.entry).previous
            )
            heads[row.table_id] = row.hash.hex()

"""A pool of connections in transaction mode stands before the database: pgbouncer, as Debian has it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.connection.lease import holder
from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.server.opening import holder_of, open_database, visit_database
from db.server.revisions import is_newest
from db.trouble import Trouble
from tests.pgbouncer import bouncer


@pytest.fixture
def pooled_url(database_url: str) -> Iterator[str]:
    with bouncer(database_url) as url:
        yield url


async def test_many_work_at_once_through_three_connections(pooled_url: str) -> None:
    """A statement must never be run on another connection than it was prepared on."""
    async with open_database(pooled_url, Path(), pool_size=20) as database:

        async def adds(number: int) -> int:
            async def work(connection: Connection) -> int:
                await connection.execute(Statement("SELECT pg_sleep(0.001)"))
                rows = await connection.execute(Statement("SELECT CAST(:n AS integer) + 1 AS n"), {"n": number})
                return int(rows.scalar_one())

            looking = Statement("SELECT CAST(:n AS bigint) AS n, :w || '' AS w")
            looked = await database.fetch(looking, {"n": 7, "w": "a"})
            assert (looked[0].n, looked[0].w) == (7, "a")
            return await database.run(work)

        assert await asyncio.gather(*map(adds, range(200))) == list(range(1, 201))


async def test_what_is_set_for_a_transaction_is_set_in_each(pooled_url: str) -> None:
    async with open_database(pooled_url, Path()) as database:
        (row,) = await database.fetch(Statement("SHOW lock_timeout"), {})
        assert row.lock_timeout == "2s"


async def test_a_schema_that_is_not_there_is_not_made_through_the_pool(bare_url: str) -> None:
    with bouncer(bare_url) as url, pytest.raises(Trouble, match="migrate-directly"):
        async with open_database(url, Path()):
            pass


async def test_who_waits_too_long_behind_a_lock_is_told_that_the_table_is_busy(pooled_url: str) -> None:
    async with open_database(pooled_url, Path()) as database:
        quick = Database(database.url, "test", direct_url=database.url, lock_timeout=50)
        locked, done = asyncio.Event(), asyncio.Event()
        lock = Statement("SELECT pg_advisory_xact_lock(7)")

        async def hold(connection: Connection) -> None:
            await connection.execute(lock)
            locked.set()
            await done.wait()

        holding = asyncio.create_task(database.run(hold))
        await locked.wait()
        with pytest.raises(Trouble, match="table-busy"):
            await quick.write(lock, {})
        done.set()
        await holding
        await quick.close()


async def test_doctor_and_health_see_the_bot_through_the_pool(pooled_url: str) -> None:
    async with open_database(pooled_url, Path()), visit_database(pooled_url, Path()) as visited:
        assert await is_newest(visited)
        assert await holder_of(visited) == holder()


async def test_a_transaction_that_fails_leaves_nothing_behind(pooled_url: str) -> None:
    async with open_database(pooled_url, Path()) as database:

        async def fail(connection: Connection) -> None:
            await connection.execute(Statement("INSERT INTO heartbeat (slot, at) VALUES (0, now())"))
            raise LookupError

        for _ in range(10):
            with pytest.raises(LookupError):
                await database.run(fail)
        assert await database.fetch(Statement("SELECT 1 FROM heartbeat"), {}) == []


@pytest.mark.long  # a process that may be dead is watched for five seconds
async def test_processes_are_kept_apart_by_their_rows_where_no_session_is(pooled_url: str) -> None:
    async with open_database(pooled_url, Path()) as one:
        with pytest.raises(Trouble, match="database-taken"):
            async with open_database(pooled_url, Path()):
                pass
        async with open_database(pooled_url, Path(), leads=False) as other:
            await one.presence.beat()
            assert [peer.leads for peer in (*one.presence.others, *other.presence.others)] == [False, True]


async def test_around_the_pool_locks_are_held_and_bells_are_heard(pooled_url: str, database_url: str) -> None:
    async with (
        open_database(pooled_url, Path(), direct_url=database_url) as one,
        open_database(pooled_url, Path(), direct_url=database_url, leads=False) as other,
    ):
        heard: asyncio.Queue[str] = asyncio.Queue()
        other.presence.heard["practice"] = heard.put_nowait
        await one.presence.beat()
        one.presence.ring("practice", "7")
        assert await asyncio.wait_for(heard.get(), 60) == "7"
        with pytest.raises(Trouble, match="database-taken"):
            async with open_database(pooled_url, Path(), direct_url=database_url, patience=1):
                pass

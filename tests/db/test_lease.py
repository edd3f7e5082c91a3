from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from db.connection.address import engine_url
from db.connection.lease import Lease, holder
from db.server.opening import open_database
from db.trouble import Trouble
from tests.ground import execute

KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pactum lease'"


async def no_sleep(seconds: float) -> None:
    await asyncio.sleep(0)


def closed_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


async def test_a_second_bot_is_refused_and_told_who_is_there(database_url: str, tmp_path: Path) -> None:
    async with open_database(database_url, tmp_path) as database:
        with pytest.raises(Trouble) as caught:
            async with open_database(database_url, tmp_path, patience=1):
                pass
        assert caught.value.code == "database-taken"
        told = dict(caught.value.details)
        assert f"{told['host']}:{told['pid']}" == holder()
        assert told["where"] == database.where
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", str(told["since"]))


async def test_the_next_bot_gets_in_when_the_first_has_gone(database_url: str, tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with open_database(database_url, tmp_path, patience=1) as database:
            keys.append(database.nonce_key)
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


async def test_a_bot_whose_predecessor_is_just_ending_waits_for_it(database_url: str) -> None:
    url = engine_url(database_url)
    first = await Lease.take(url, "here")
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await first.release()
        await asyncio.sleep(0)

    second = await Lease.take(url, "here", sleep=sleep)
    assert waits
    await second.release()


async def test_a_broken_connection_takes_the_lease_again(database_url: str) -> None:
    url = engine_url(database_url)
    lease = await Lease.take(url, "here", sleep=no_sleep)
    before = await _sessions(database_url)
    await execute(database_url, KILL)

    async def back() -> bool:
        return len(await _sessions(database_url) - before) == 1 and await _taken(url)

    await _until(back)
    assert not lease.lost.is_set()
    await lease.release()


async def test_a_server_that_ends_again_just_then_does_not_end_the_lease(database_url: str) -> None:
    refused: list[int] = []

    class Unlucky(Lease):
        async def _lock(self, connection: asyncpg.Connection) -> bool:
            if self._connection is not None and not refused:
                refused.append(1)  # as asyncpg says it between the server's last word and the end of the connection
                raise asyncpg.InternalClientError("cannot switch to state 11; another operation (2) is in progress")
            return await super()._lock(connection)

    lease = await Unlucky.take(engine_url(database_url), "here", sleep=no_sleep)
    await execute(database_url, KILL)

    async def back() -> bool:
        return bool(await _sessions(database_url)) and bool(refused) and lease.held()

    await _until(back)
    await lease.release()


async def test_a_bot_that_finds_its_lease_taken_knows_that_it_lost(database_url: str) -> None:
    url = engine_url(database_url)
    other: list[Lease] = []

    async def slow(seconds: float) -> None:
        await asyncio.sleep(0)

    class Slow(Lease):
        async def _return(self) -> bool:
            other.append(await Lease.take(url, "here", sleep=no_sleep))
            return await super()._return()

    lease = await Slow.take(url, "here", sleep=slow)
    await execute(database_url, KILL)
    await asyncio.wait_for(lease.lost.wait(), 40)
    await lease.release()
    await other[0].release()


async def test_a_database_that_is_down_at_start_is_a_clear_trouble(tmp_path: Path) -> None:
    port = closed_port()
    with pytest.raises(Trouble) as caught:
        async with open_database(f"postgresql://someone:secret@127.0.0.1:{port}/house", tmp_path):
            pass
    assert caught.value.code == "database-down"
    assert (caught.value.details["where"], caught.value.details["why"]) == (f"127.0.0.1:{port}/house", "nobody")


@pytest.mark.parametrize("url", ["mysql://localhost/x", "not an address", "sqlite:///x.db", "://"])
async def test_what_is_no_postgres_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="database-down"):
        async with open_database(url, tmp_path):
            pass


async def test_a_database_that_does_not_exist_is_a_clear_trouble(database_url: str, tmp_path: Path) -> None:
    missing = engine_url(database_url).set(database="nowhere").render_as_string(hide_password=False)
    with pytest.raises(Trouble, match="database-down") as caught:
        async with open_database(missing, tmp_path):
            pass
    assert caught.value.details["why"] == "no-database"


def test_addresses_of_hosting_companies_are_understood() -> None:
    url = engine_url("postgres://a:b@db.example:5433/house?sslmode=require")
    assert (url.drivername, url.query) == ("postgresql+asyncpg", {"sslmode": "require"})


async def _taken(url: object) -> bool:
    try:
        lease = await Lease.take(url, "here", patience=1, sleep=no_sleep)  # type: ignore[arg-type]
    except Trouble:
        return True
    await lease.release()
    return False


async def _sessions(url: str) -> set[int]:
    connection = await asyncpg.connect(dsn=url.replace("+asyncpg", ""))
    try:
        found = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE application_name = 'pactum lease'")
        return {row["pid"] for row in found}
    finally:
        await connection.close()


async def _until(condition: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(1000):
        if await condition():
            return
    raise AssertionError("never came true")

"""Many clicks at once, locks held by others, and a database that goes away in the middle."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import psutil
import pytest

from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.server.embedded import EmbeddedPostgres
from db.server.opening import open_database
from db.tables import store
from host.house import House
from host.values import Desk, OwnReply, Trouble
from tests.ground import Clock, Entropy, execute, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, bid, cause, lobby, playing

PATIENCE = 60  # seconds, on a busy machine


async def test_clicks_at_the_same_moment_are_all_served(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO, DORA)
    told = await asyncio.gather(*(bid(house, table, person, 1) for person in (ANNA, BERT, CLEO, DORA)))
    assert [one.settled for one in told].count(True) == 1
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'answer'")) == 4


async def test_the_last_seat_goes_to_one_of_those_who_press_at_the_same_moment(house: House) -> None:
    table = await lobby(house, ANNA, BERT, CLEO)
    joins = (house.lobby.join(table.id, person, "", cause()) for person in (DORA, EMIL))
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert [one.code for one in results if isinstance(one, Trouble)] == ["table-full"]
    assert [card.name for card in (await house.play.board(table.id)).table.seats] == ["Anna", "Bert", "Cleo", "Dora"]


async def test_starting_by_two_at_the_same_moment_starts_once(house: House, database: Database) -> None:
    table = await lobby(house, ANNA, BERT)
    starts = (house.lobby.start(table.id, person.id, cause()) for person in (ANNA, BERT))
    results = await asyncio.gather(*starts, return_exceptions=True)
    assert [one.code for one in results if isinstance(one, Trouble)] == ["already-started"]
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'start'")) == 1


async def test_clicks_on_one_table_are_served_in_their_order(house: House, database: Database) -> None:
    table = await playing(house)
    causes = [cause() for _ in range(20)]
    clicks = [
        house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, one)
        if turn % 2 == 0
        else house.play.take_back(table.id, ANNA.id, "1.bid", one)
        for turn, one in enumerate(causes)
    ]
    await asyncio.gather(*clicks)
    stored = await rows(database, "SELECT cause FROM moves WHERE kind <> 'join' ORDER BY number OFFSET 2")
    assert [row.cause for row in stored] == causes


async def test_twenty_clicks_on_a_locked_table_leave_the_pool_to_others(
    house: House, database: Database, database_url: str
) -> None:
    busy, other = await playing(house), await playing(house)
    async with locked(database_url, busy.id) as unlock:
        clicks = [
            asyncio.create_task(house.play.answer(busy.id, ANNA.id, "1.bid", {"coins": 1}, f"i:same-{number % 2}"))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        told = await asyncio.wait_for(bid(house, other, ANNA, 1), 30)
        assert told.desk.sealed is not None
        assert not any(click.done() for click in clicks)
        assert database.busy == 1
        await unlock()
    served = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(one, OwnReply) for one in served) == 10  # the first, and the repeats of its cause
    assert len(house.tables.queues) == 0


async def test_a_lock_that_does_not_go_away_is_a_clear_trouble(
    database_url: str, clock: Clock, entropy: Entropy
) -> None:
    hasty = Database(engine_url(database_url), "test", lock_timeout=1)
    house = House(hasty, clock=clock, entropy=entropy)
    table = await playing(house)
    async with locked(database_url, table.id):
        with pytest.raises(Trouble, match="table-busy"):
            await bid(house, table, ANNA, 1)
    assert (await bid(house, table, ANNA, 1)).desk.sealed
    await hasty.close()


async def test_a_draft_does_not_wait_for_the_lock_of_a_table(house: House, database: Database) -> None:
    table = await playing(house)

    async def beside(connection: Connection) -> Desk:
        await store.read_table(connection, table.id, lock=True)
        return await asyncio.wait_for(house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2}), 30)

    desk = await database.run(beside)
    assert desk.drafts == {"1.bid": {"coins": 2}}


async def test_a_cancelled_click_leaves_nothing_behind(house: House, database_url: str, database: Database) -> None:
    table = await playing(house)
    async with locked(database_url, table.id):
        click = asyncio.create_task(bid(house, table, ANNA, 1))
        async with asyncio.timeout(PATIENCE):
            while not len(house.tables.queues):  # noqa: ASYNC110  the house has no event for it
                await asyncio.sleep(0)
            click.cancel()
            await asyncio.gather(click, return_exceptions=True)
    assert len(house.tables.queues) == 0
    assert not await rows(database, "SELECT 1 FROM moves WHERE kind = 'answer'")
    assert (await bid(house, table, ANNA, 1)).desk.sealed


async def test_lost_connections_are_replaced_without_anybody_noticing(
    house: House, database: Database, database_url: str
) -> None:
    table = await playing(house)
    await asyncio.gather(*(warm(database) for _ in range(3)))
    connection = await asyncpg.connect(dsn=plain(database_url))
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
    assert (await bid(house, table, ANNA, 1)).desk.sealed


@pytest.mark.parametrize(("at_commit", "told"), [(True, "trouble-database-unsure"), (False, "trouble-database-away")])
async def test_who_loses_the_database_at_the_commit_is_not_told_that_nothing_was_changed(
    database: Database, database_url: str, at_commit: bool, told: str
) -> None:
    tries = 0

    async def work(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        if tries > 1 or not at_commit:
            raise OSError("gone")
        pid = (await connection.execute(Statement("SELECT pg_backend_pid()"))).scalar()
        await execute(database_url, f"SELECT pg_terminate_backend({pid}, 5000)")

    with pytest.raises(Trouble) as caught:
        await database.run(work)
    assert (tries, caught.value.code, caught.value.text.key) == (2, "database-away", told)


async def test_a_connection_that_the_server_is_just_ending_is_replaced_too(database: Database) -> None:
    tries = []

    async def work(connection: Connection) -> int:
        tries.append(connection)
        if len(tries) == 1:  # as asyncpg says it between the server's last word and the end of the connection
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
        return len(tries)

    assert await database.look(work) == 2
    tries.clear()
    assert await database.run(work) == 2


@pytest.fixture
async def own_server() -> AsyncIterator[tuple[EmbeddedPostgres, str]]:
    """A server that a test may stop."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    server = await asyncio.to_thread(EmbeddedPostgres.start, directory)
    yield server, server.url
    await asyncio.to_thread(server.stop)
    shutil.rmtree(directory, ignore_errors=True)


async def test_a_database_that_goes_away_loses_nothing_and_play_goes_on_when_it_is_back(
    own_server: tuple[EmbeddedPostgres, str], clock: Clock, entropy: Entropy
) -> None:
    server, url = own_server
    async with open_database(url, Path()) as database:
        house = House(database, clock=clock, entropy=entropy)
        table = await playing(house)
        await bid(house, table, ANNA, 1)
        before = await house.play.desk(table.id, BERT.id)
        await asyncio.to_thread(server._server.stop)
        attempts = (
            house.play.answer(table.id, BERT.id, "1.bid", {"coins": 0}, "i:away"),
            house.play.desk(table.id, BERT.id),
            house.play.draft(table.id, BERT.id, "1.bid", {}),
            house.lookups.tables_of(BERT.id),
            house.outbox.claim(10),
        )
        for attempt in attempts:
            with pytest.raises(Trouble, match="database-away"):
                await attempt
        await asyncio.to_thread(server.revive)
        assert await house.play.desk(table.id, BERT.id) == before
        assert (await house.play.answer(table.id, BERT.id, "1.bid", {"coins": 0}, "i:away")).settled


@pytest.mark.long
async def test_an_embedded_server_that_dies_is_brought_back(clock: Clock, entropy: Entropy) -> None:
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=clock, entropy=entropy)
            table = await playing(house)
            pid = int((directory / "postgres" / "postmaster.pid").read_text().splitlines()[0])
            await asyncio.to_thread(die, pid)
            async with asyncio.timeout(30):
                while not await answered(house, table.id):
                    pass
            assert not database.lost.is_set()
    finally:
        shutil.rmtree(directory, ignore_errors=True)


@pytest.mark.long
async def test_a_bot_that_lost_its_database_leaves_the_server_running() -> None:
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    try:
        async with open_database(None, directory) as database:
            url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
            database.lost.set()
        await (await asyncpg.connect(dsn=url)).close()
        async with open_database(None, directory):
            pass
        with pytest.raises((FileNotFoundError, ConnectionRefusedError)):
            await asyncpg.connect(dsn=url)
    finally:
        shutil.rmtree(directory, ignore_errors=True)


def die(pid: int) -> None:
    """Kill a server and all its sessions."""
    server = psutil.Process(pid)
    family = [server, *server.children()]
    for process in family:
        process.kill()
    last = time.monotonic() + PATIENCE
    while not all(dead(process) for process in family):
        assert time.monotonic() < last, "it does not die"


def dead(process: psutil.Process) -> bool:
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


async def answered(house: House, table_id: int) -> bool:
    try:
        await house.play.answer(table_id, ANNA.id, "1.bid", {"coins": 1}, "i:patient")
    except Trouble as trouble:
        if trouble.code != "database-away":
            raise
        await asyncio.sleep(0)
        return False
    return True


async def warm(database: Database) -> None:
    """Use a connection of the pool."""
    await rows(database, "SELECT 1")


@asynccontextmanager
async def locked(url: str, table_id: int) -> AsyncIterator[object]:
    """Somebody else's lock on a table; call what is yielded to let go early."""
    connection = await asyncpg.connect(dsn=plain(url))
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("SELECT 1 FROM states WHERE table_id = $1 FOR UPDATE", table_id)

    async def unlock() -> None:
        await transaction.rollback()

    yield unlock
    await connection.close()


def plain(url: str) -> str:
    return url.replace("+asyncpg", "")

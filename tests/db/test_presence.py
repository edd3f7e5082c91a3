"""Several processes on one database: who leads, who is alive, what becomes of the claims of dead ones."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from db.connection.lease import LEASE_LOCK, Lease, holder
from db.connection.presence import LEASE, LOOKS_IN_LEASE, Peer, Presence
from db.connection.session import Database
from db.connection.statements import Statement, StatementError
from db.server.opening import open_database
from db.trouble import DATABASE_AWAY, Trouble
from tests.connections import Connections
from tests.db.test_lease import closed_port


async def refused(url: str) -> Trouble:
    with pytest.raises(Trouble) as caught:
        async with open_database(url, Path(), patience=1):
            pass
    return caught.value


async def aged(database: Database, presence: Presence, seconds: float) -> None:
    """Let that process have been silent for so long."""
    await database.write(
        Statement("UPDATE processes SET beat_at = beat_at - make_interval(secs => :seconds) WHERE owner = :owner"),
        {"owner": presence.owner, "seconds": seconds},
    )


@asynccontextmanager
async def joined(database: Database, *, leads: bool = False) -> AsyncIterator[Presence]:
    """A process behind a pool of connections: its row alone keeps others from leading."""
    presence = Presence(database)
    await presence.join(leads=leads, sleep=never)
    yield presence


async def never(seconds: float) -> None:
    raise AssertionError("nobody is in the way")


async def test_a_second_that_would_lead_is_refused_and_told_who_does(database_url: str) -> None:
    async with open_database(database_url, Path()):
        trouble = await refused(database_url)
    assert trouble.code == "database-taken"
    assert f"{trouble.details['host']}:{trouble.details['pid']}" == holder()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", str(trouble.details["since"]))


async def test_another_can_lead_at_once_when_a_process_ends(database_url: str) -> None:
    for _ in range(2):
        async with open_database(database_url, Path(), patience=1):
            pass


async def test_a_standby_says_so_and_leads_once_the_first_has_ended(database_url: str) -> None:
    stands_by, told = asyncio.Event(), list[Trouble]()

    def waits(why: Trouble) -> None:
        told.append(why)
        stands_by.set()

    async def second() -> None:
        async with open_database(database_url, Path(), patience=1, standing_by=waits) as database:
            assert database.presence.leads
            assert (await refused(database_url)).code == "database-taken"

    async with open_database(database_url, Path()):
        waiting = asyncio.create_task(second())
        await stands_by.wait()
        assert not waiting.done()
    await asyncio.wait_for(waiting, 60)
    assert {why.code for why in told} == {"database-taken"}
    assert f"{told[0].details['host']}:{told[0].details['pid']}" == holder()


async def test_a_standby_finds_the_first_at_once_where_nobody_stands_in_its_way(database_url: str) -> None:
    told: list[Trouble] = []
    async with open_database(database_url, Path(), standing_by=told.append) as database:
        assert database.presence.leads
    assert told == []


async def test_a_standby_outlives_a_database_that_ends_while_it_asks_for_the_lease(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks two of every three seconds: a server that is started again ends such a question with the connection."""
    told: list[str] = []
    broken = asyncio.Event()
    lock = Lease._lock

    async def ends(lease: Lease, connection: Any) -> bool:
        if told and not broken.is_set():
            broken.set()
            raise asyncpg.ConnectionDoesNotExistError("the server has ended")
        return await lock(lease, connection)

    async def second() -> None:
        def waits(why: Trouble) -> None:
            told.append(why.code)

        async with open_database(database_url, Path(), patience=1, standing_by=waits) as database:
            assert database.presence.leads

    monkeypatch.setattr(Lease, "_lock", ends)
    async with open_database(database_url, Path()):
        waiting = asyncio.create_task(second())
        while "database-down" not in told and not waiting.done():
            await asyncio.wait({waiting}, timeout=0.05)
        assert not waiting.done()
    await asyncio.wait_for(waiting, 60)
    assert told[:2] == ["database-taken", "database-down"]


async def test_a_database_that_was_never_there_is_not_stood_by_for() -> None:
    with pytest.raises(Trouble, match="database-down"):
        async with open_database(f"postgresql://pactum@127.0.0.1:{closed_port()}/pactum", Path(), standing_by=print):
            pass


async def test_rows_of_processes_with_shards_of_an_earlier_release_keep_nobody_out(database_url: str) -> None:
    async with open_database(database_url, Path()) as database:
        for number in range(3):
            await database.write(
                Statement(
                    "INSERT INTO processes (owner, holder, shards, shard_count, locked, here, since, beat_at) VALUES"
                    " (:owner, 'bot-1:71', CAST(:shards AS integer[]), 3, true, true, now(), now())"
                ),
                {"owner": f"old{number}", "shards": [number]},
            )
    async with open_database(database_url, Path(), patience=1) as database:  # they hold no lock, so they are dead
        await database.presence.beat()
        assert database.presence.others == ()


async def test_a_process_with_shards_of_an_earlier_release_that_lives_keeps_others_out(database_url: str) -> None:
    async with open_database(database_url, Path()):  # migrated, and gone again
        pass
    old = await asyncpg.connect(database_url.replace("+asyncpg", ""))
    await old.fetchval("SELECT pg_try_advisory_lock_shared($1)", LEASE_LOCK)
    try:
        assert (await refused(database_url)).code == "database-taken"
    finally:
        await old.close()


async def test_a_row_from_the_future_is_gone_once_it_was_not_renewed_for_as_long_as_any_other(
    database: Database, connections: Connections
) -> None:
    async with joined(database) as first, joined(database) as lives:
        dies = Presence(database)
        await dies.join(leads=True, sleep=never)
        for one in (dies, lives):
            await aged(database, one, -7200)  # the database's clock was put back
        for _ in range(LOOKS_IN_LEASE):
            await first.beat()
        assert {peer.owner for peer in first.others} == {lives.owner, dies.owner}
        await lives.beat()
        await first.beat()
        assert {peer.owner for peer in first.others} == {lives.owner}
        await Presence(database).join(leads=True, sleep=never)


async def test_a_process_that_joins_waits_no_longer_for_a_row_from_the_future(
    database: Database, connections: Connections
) -> None:
    async with joined(database, leads=True) as dies:
        await aged(database, dies, -7200)
        waits: list[float] = []

        async def wait(seconds: float) -> None:
            waits.append(seconds)

        await Presence(database).join(sleep=wait)
        assert LEASE.total_seconds() < sum(waits) < 2 * LEASE.total_seconds()


async def test_without_locks_a_live_process_is_told_from_a_dead_one(
    database: Database, connections: Connections
) -> None:
    async with joined(database, leads=True) as first:
        waits: list[float] = []

        async def alive(seconds: float) -> None:
            waits.append(seconds)
            await first.beat()

        with pytest.raises(Trouble, match="database-taken"):
            await Presence(connections.database()).join(sleep=alive)
        assert len(waits) == 1

        waited = 0.0

        async def silent(seconds: float) -> None:
            nonlocal waited
            waited += seconds
            await aged(database, first, seconds)

        second = Presence(connections.database())
        await second.join(sleep=silent)
        assert waited <= 30
        assert LEASE.total_seconds() <= 30
        with pytest.raises(Trouble, match="database-taken"):
            await first.beat()  # it comes back to life, and must stop


async def test_who_has_lost_the_lock_does_not_take_the_heir_for_dead(
    database: Database, connections: Connections
) -> None:
    first, heir = Presence(connections.database()), Presence(connections.database())
    await first.join(locked=True)
    first.holds = lambda: False  # its connection broke, and the heir took the lock
    await heir.join(locked=True)
    with pytest.raises(Trouble, match="database-taken"):
        await first.beat()
    await heir.beat()
    assert {row.owner for row in await database.fetch(Statement("SELECT owner FROM processes"), {})} == {heir.owner}


async def test_a_standby_without_a_session_waits_while_the_database_is_away(
    database: Database, connections: Connections
) -> None:
    told: list[str] = []
    presence = Presence(connections.database())
    tried = presence._tried

    async def away(connection: Any) -> Any:
        if len(told) < 2:
            raise Trouble(DATABASE_AWAY)
        return await tried(connection)

    async def look(seconds: float) -> None:
        pass

    presence._tried = away  # type: ignore[method-assign]
    with pytest.raises(Trouble, match="database-away"):
        await presence.join(sleep=look)
    await presence.join(standing_by=lambda why: told.append(why.code), sleep=look)
    assert told == ["database-away"] * 2


async def test_without_locks_a_standby_waits_as_long_as_the_first_lives(
    database: Database, connections: Connections
) -> None:
    async with joined(database, leads=True) as first:
        told: list[Trouble] = []
        looks = 0

        async def look(seconds: float) -> None:
            nonlocal looks
            looks += 1
            if looks < 3 * LEASE.total_seconds():
                await first.beat()
            elif looks < 4 * LEASE.total_seconds():
                await aged(database, first, seconds)

        await Presence(connections.database()).join(standing_by=told.append, sleep=look)
        assert {why.code for why in told} == {"database-taken"}
        assert looks > 3 * LEASE.total_seconds()


async def test_a_process_that_is_taken_for_dead_and_finds_nobody_in_its_place_goes_on(database: Database) -> None:
    async with joined(database, leads=True) as one, joined(database) as other:
        await aged(database, one, LEASE.total_seconds() + 1)
        await other.beat()
        assert other.others == ()
        await one.beat()
        await other.beat()
        assert [peer.owner for peer in other.others] == [one.owner]


async def test_what_a_dead_process_has_claimed_is_freed_by_the_next_that_looks(database: Database) -> None:
    async with joined(database, leads=True) as dead, joined(database) as live:
        for owner in (dead.owner, live.owner):
            await database.write(
                Statement(
                    "INSERT INTO tables (game, rules, pack_id, pack_version, pack_hash, options, status, moment,"
                    " commitment, opener_id, server_id, channel_id, cause, opened_at) VALUES ('bids', 1, '', 0, '',"
                    " '{}', 'lobby', '', '', 0, 1, 1, :owner, now())"
                ),
                {"owner": owner},
            )
            await database.write(
                Statement(
                    "INSERT INTO boards (table_id, version, dirty, claimed_by)"
                    " SELECT max(id), 1, true, :owner FROM tables"
                ),
                {"owner": owner},
            )
        await aged(database, dead, LEASE.total_seconds() + 1)
        await live.beat()
        rows = await database.fetch(Statement("SELECT claimed_by FROM boards ORDER BY table_id"), {})
        assert [row.claimed_by for row in rows] == [None, live.owner]


async def test_a_bell_is_heard_by_the_others_and_many_rings_are_few(database_url: str) -> None:
    async with (
        open_database(database_url, Path()) as one,
        open_database(database_url, Path(), leads=False) as other,
    ):
        heard: asyncio.Queue[str] = asyncio.Queue()
        one.presence.heard["practice"] = other.presence.heard["practice"] = heard.put_nowait
        await one.presence.beat()
        for _ in range(50):
            one.presence.ring("practice", "7")
        one.presence.ring("practice", "8")
        got = [await asyncio.wait_for(heard.get(), 60) for _ in range(2)]
        assert sorted(got) == ["7", "8"]
        assert heard.empty()  # its own bells are for others


@pytest.mark.parametrize("error", [Trouble(DATABASE_AWAY), StatementError("InternalServerError", "XX000"), OSError()])
async def test_a_bell_that_cannot_be_rung_is_missed_and_the_next_is_rung(error: Exception) -> None:
    rung: list[str] = []

    class Works:
        where = "a database that is started again"

        async def run(self, work: Any) -> None:
            raise AssertionError

        async def write(self, statement: Statement, values: dict[str, Any]) -> None:
            rung.append(values["what"])
            if len(rung) == 1:
                raise error

    presence = Presence(Works())
    presence.owner, presence.peers = "own", (Peer("other", leads=False, here=True),)
    for _ in range(2):
        presence.ring("practice")
        (bell,) = [task for task in asyncio.all_tasks() if task.get_name() == "bell"]
        await bell
    assert rung == ["own practice"] * 2


async def test_processes_for_clicks_stand_beside_the_one_that_leads(database_url: str) -> None:
    async with (
        open_database(database_url, Path()) as whole,
        open_database(database_url, Path(), leads=False) as one,
        open_database(database_url, Path(), leads=False) as other,
    ):
        for presence in (whole.presence, one.presence, other.presence):
            presence.here = True
            await presence.beat()
        for presence in (whole.presence, one.presence, other.presence):
            await presence.beat()
        assert [len(presence.others) for presence in (whole.presence, one.presence)] == [2, 2]
        assert (whole.presence.leads, whole.presence.alone, whole.presence.leader) == (True, False, None)
        for presence in (one.presence, other.presence):
            assert (presence.leads, presence.alone, presence.reached) == (False, False, True)
            assert presence.leader is not None
            assert presence.leader.owner == whole.presence.owner
        assert whole.presence.part == 0.8  # it sends nearly everything
        assert one.presence.part == other.presence.part == 0.1
        held = await whole.fetch(Statement("SELECT holder FROM lease"), {})
        assert [row.holder for row in held] == [holder()]


async def test_nobody_is_reached_by_processes_for_clicks_alone(database_url: str) -> None:
    async with open_database(database_url, Path()):  # migrated, and gone again
        pass
    async with open_database(database_url, Path(), leads=False) as database:
        presence = database.presence
        assert (presence.leads, presence.alone, presence.leader, presence.reached) == (False, False, None, False)
        async with open_database(database_url, Path(), patience=1) as whole:  # it stands in nobody's way
            await presence.beat()
            assert not presence.reached  # Discord is not connected yet
            whole.presence.show(here=True)
            await whole.presence.beat()
            await presence.beat()
            assert presence.reached
            assert len(whole.presence.peers) == len(presence.peers) == 2


async def test_a_process_for_clicks_leaves_the_schema_as_it_is(bare_url: str) -> None:
    with pytest.raises(Trouble, match="not-migrated"):
        async with open_database(bare_url, Path(), patience=1, leads=False):
            pass

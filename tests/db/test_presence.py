"""Several processes on one database: who has which shard, who is alive, what becomes of the claims of dead ones."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from db.connection.lease import NO_SHARDS, WHOLE, Shards, holder
from db.connection.presence import LEASE, LOOKS_IN_LEASE, Peer, Presence
from db.connection.session import Database
from db.connection.statements import Statement, StatementError
from db.server.opening import open_database
from db.trouble import DATABASE_AWAY, Trouble
from tests.connections import Connections

QUARTERS = [Shards((number,), 4) for number in range(4)]


async def refused(url: str, shards: Shards) -> Trouble:
    with pytest.raises(Trouble) as caught:
        async with open_database(url, Path(), patience=1, shards=shards):
            pass
    return caught.value


async def aged(database: Database, presence: Presence, seconds: float) -> None:
    """Let that process have been silent for so long."""
    await database.write(
        Statement("UPDATE processes SET beat_at = beat_at - make_interval(secs => :seconds) WHERE owner = :owner"),
        {"owner": presence.owner, "seconds": seconds},
    )


@asynccontextmanager
async def joined(database: Database, shards: Shards) -> AsyncIterator[Presence]:
    """A process behind a pool of connections: its row alone keeps others from its shards."""
    presence = Presence(database)
    await presence.join(shards, sleep=never)
    yield presence


async def never(seconds: float) -> None:
    raise AssertionError("nobody is in the way")


async def test_two_processes_with_shards_of_their_own_work_beside_each_other(database_url: str) -> None:
    async with (
        open_database(database_url, Path(), shards=Shards((0, 1), 4)) as one,
        open_database(database_url, Path(), shards=Shards((2, 3), 4)) as other,
    ):
        await one.presence.beat()
        assert [peer.shards for peer in one.presence.others] == [(2, 3)]
        assert [peer.shards for peer in other.presence.others] == [(0, 1)]


async def test_a_process_whose_shard_is_taken_is_refused_and_told_by_whom(database_url: str) -> None:
    async with open_database(database_url, Path(), shards=Shards((0, 1), 4)):
        trouble = await refused(database_url, Shards((1, 2), 4))
    assert trouble.code == "shard-taken"
    assert trouble.details["shard"] == "1"
    assert f"{trouble.details['host']}:{trouble.details['pid']}" == holder()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", str(trouble.details["since"]))


@pytest.mark.parametrize(
    ("first", "second"), [(WHOLE, QUARTERS[1]), (QUARTERS[1], WHOLE), (QUARTERS[1], Shards((0,), 2))]
)
async def test_processes_that_count_other_shards_are_refused(database_url: str, first: Shards, second: Shards) -> None:
    async with open_database(database_url, Path(), shards=first) as database:
        presence = Presence(database)
        await aged(database, database.presence, -1)  # it is seen to live
        trouble = await refused(database_url, second) if {1} & {first.count, second.count} else None
        if trouble is None:  # no lock is between them: its row is looked at until it is renewed

            async def renewed(seconds: float) -> None:
                await database.presence.beat()

            with pytest.raises(Trouble) as caught:
                await presence.join(second, sleep=renewed)
            trouble = caught.value
    assert (trouble.code, trouble.details["count"], trouble.details["own"]) == (
        "other-shards",
        first.count,
        second.count,
    )


async def test_a_shard_is_free_at_once_when_its_process_ends(database_url: str) -> None:
    for _ in range(2):
        async with open_database(database_url, Path(), patience=1, shards=QUARTERS[2]):
            pass


async def test_a_row_from_the_future_is_gone_once_it_was_not_renewed_for_as_long_as_any_other(
    database: Database, connections: Connections
) -> None:
    async with joined(database, QUARTERS[1]) as first, joined(database, QUARTERS[2]) as lives:
        dies = Presence(database)
        await dies.join(QUARTERS[3], sleep=never)
        for one in (dies, lives):
            await aged(database, one, -7200)  # the database's clock was put back
        for _ in range(LOOKS_IN_LEASE):
            await first.beat()
        assert {peer.owner for peer in first.others} == {lives.owner, dies.owner}
        await lives.beat()
        await first.beat()
        assert {peer.owner for peer in first.others} == {lives.owner}
        await Presence(database).join(QUARTERS[3], sleep=never)


async def test_a_process_that_joins_waits_no_longer_for_a_row_from_the_future(
    database: Database, connections: Connections
) -> None:
    async with joined(database, QUARTERS[1]) as dies:
        await aged(database, dies, -7200)
        waits: list[float] = []

        async def wait(seconds: float) -> None:
            waits.append(seconds)

        await Presence(database).join(QUARTERS[1], sleep=wait)
        assert LEASE.total_seconds() < sum(waits) < 2 * LEASE.total_seconds()


async def test_without_locks_a_live_process_is_told_from_a_dead_one(
    database: Database, connections: Connections
) -> None:
    async with joined(database, QUARTERS[1]) as first:
        waits: list[float] = []

        async def alive(seconds: float) -> None:
            waits.append(seconds)
            await first.beat()

        with pytest.raises(Trouble, match="shard-taken"):
            await Presence(connections.database()).join(QUARTERS[1], sleep=alive)
        assert len(waits) == 1

        waited = 0.0

        async def silent(seconds: float) -> None:
            nonlocal waited
            waited += seconds
            await aged(database, first, seconds)

        second = Presence(connections.database())
        await second.join(QUARTERS[1], sleep=silent)
        assert waited <= 30
        assert LEASE.total_seconds() <= 30
        with pytest.raises(Trouble, match="shard-taken"):
            await first.beat()  # it comes back to life, and must stop


async def test_a_process_that_is_taken_for_dead_and_finds_its_shards_free_goes_on(database: Database) -> None:
    async with joined(database, QUARTERS[1]) as one, joined(database, QUARTERS[2]) as other:
        await aged(database, one, LEASE.total_seconds() + 1)
        await other.beat()
        assert other.others == ()
        await one.beat()
        await other.beat()
        assert [peer.owner for peer in other.others] == [one.owner]


async def test_what_a_dead_process_has_claimed_is_freed_by_the_next_that_looks(database: Database) -> None:
    async with joined(database, QUARTERS[0]) as dead, joined(database, QUARTERS[1]) as live:
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
        open_database(database_url, Path(), shards=Shards((0,), 2)) as one,
        open_database(database_url, Path(), shards=Shards((1,), 2)) as other,
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
    presence.owner, presence.peers = "own", (Peer("other", (0,), listens=True, here=True),)
    for _ in range(2):
        presence.ring("practice")
        (bell,) = [task for task in asyncio.all_tasks() if task.get_name() == "bell"]
        await bell
    assert rung == ["own practice"] * 2


async def test_background_work_is_for_those_without_direct_messages(database: Database) -> None:
    async with joined(database, QUARTERS[0]) as first, joined(database, QUARTERS[1]) as second:
        await first.beat()
        assert (first.spared, first.leads, second.reached) == (False, True, False)  # nobody is connected
        assert first.part == 1 / 2
        for presence in (first, second):
            presence.show(here=True)
            await presence.beat()
        await first.beat()
        assert (first.spared, first.leads) == (True, False)
        assert (second.spared, second.leads, second.reached) == (False, True, True)
        assert not first.calls_others  # the other does not listen
        assert (first.part, second.part) == (1 / 3, 2 / 3)


async def test_processes_without_shards_stand_beside_any_other_and_leave_the_work_to_it(database_url: str) -> None:
    async with (
        open_database(database_url, Path()) as whole,
        open_database(database_url, Path(), shards=NO_SHARDS) as one,
        open_database(database_url, Path(), shards=NO_SHARDS) as other,
    ):
        for presence in (whole.presence, one.presence, other.presence):
            presence.here = True
            await presence.beat()
        for presence in (whole.presence, one.presence, other.presence):
            await presence.beat()
        assert [len(presence.others) for presence in (whole.presence, one.presence)] == [2, 2]
        assert not whole.presence.alone
        assert (whole.presence.leads, whole.presence.spared, whole.presence.calls_others) == (True, False, False)
        for presence in (one.presence, other.presence):
            assert (presence.leads, presence.spared, presence.calls_others, presence.alone) == (
                False,
                True,
                True,
                False,
            )
            assert [peer.owner for peer in presence.helpers] == [whole.presence.owner]
            assert presence.reached
        assert whole.presence.part == 0.8  # it sends nearly everything
        assert one.presence.part == other.presence.part == 0.1
        held = await whole.fetch(Statement("SELECT holder FROM lease"), {})
        assert [row.holder for row in held] == [holder()]


async def test_a_process_without_shards_is_spared_also_while_it_is_alone(database_url: str) -> None:
    async with open_database(database_url, Path()):  # migrated, and gone again
        pass
    async with open_database(database_url, Path(), shards=NO_SHARDS) as database:
        presence = database.presence
        assert (presence.leads, presence.spared, presence.helpers, presence.reached) == (False, True, (), False)
        async with open_database(database_url, Path(), patience=1) as whole:  # it stands in nobody's way
            await presence.beat()
            await whole.presence.beat()
            assert len(whole.presence.peers) == len(presence.peers) == 2


async def test_a_process_without_shards_leaves_the_schema_as_it_is(bare_url: str) -> None:
    with pytest.raises(Trouble, match="not-migrated"):
        async with open_database(bare_url, Path(), patience=1, shards=NO_SHARDS):
            pass

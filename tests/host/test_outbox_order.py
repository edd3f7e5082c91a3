"""Which waiting messages come first, which come again, and which are deleted."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.tables import outbox
from db.tables.outbox import LATE
from host.house import House
from host.values import Table
from tests.ground import Clock, execute
from tests.host.seating import ANNA, BERT
from tests.host.test_outbox import LANES, SETTLED, claimed, delivered, keys, peeked, settled, threaded
from tools.bench.sweeps import copied


async def note_outage(house: House, table: Table) -> None:
    """A note to the table's thread that can wait."""
    await house.database.write(
        Statement(
            "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, urgency)"
            " VALUES (:table, 'thread', :table, 'outage', 0, :now, :now, 2)"
        ),
        {"table": table.id, "now": house.clock()},
    )


async def test_what_asks_somebody_goes_before_notes_of_an_outage(house: House) -> None:
    tables = [await threaded(house) for _ in range(3)]
    await delivered(house)
    for table in tables:
        await note_outage(house, table)
    await settled(house, tables[2])
    (first,) = await house.outbox.claim(1)
    assert first.lane == ("player", BERT.id)


async def test_fresh_news_of_a_lane_bring_the_lanes_older_note_forward_and_the_order_stays(house: House) -> None:
    tables = [await threaded(house) for _ in range(3)]
    await delivered(house)
    for table in tables:
        await note_outage(house, table)
    await settled(house, tables[2])
    rows = await house.outbox.claim(2)
    thread = next(row for row in rows if row.lane[0] == "thread")
    assert (thread.table_id, thread.kind) == (tables[2].id, "outage")
    await house.outbox.sent(thread.id, 1)
    (news,) = await house.outbox.claim(1)
    assert (news.lane, news.kind) == (thread.lane, "news")


async def test_what_can_wait_has_places_of_its_own_beside_news(house: House) -> None:
    tables = [await threaded(house) for _ in range(2)]
    await delivered(house)
    await note_outage(house, tables[0])
    await settled(house, tables[1])
    (row,) = await house.outbox.claim(1, least=LATE)
    assert (row.table_id, row.kind) == (tables[0].id, "outage")


async def test_a_message_that_may_have_arrived_comes_back_marked_after_its_time(house: House, clock: Clock) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    await house.outbox.failed(row.id, "unreachable", clock.now + timedelta(minutes=1), unsure=True)
    assert ("player", ANNA.id) not in await claimed(house)
    clock.pass_(minutes=1)
    again = (await claimed(house))["player", ANNA.id]
    assert (again.id, again.again, again.attempts) == (row.id, True, 2)


async def test_a_message_turned_away_for_want_of_room_has_not_been_tried(house: House, clock: Clock) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    await house.outbox.postponed(row, clock.now + timedelta(seconds=5))
    assert ("player", ANNA.id) not in await claimed(house)
    clock.pass_(seconds=5)
    again = (await claimed(house))["player", ANNA.id]
    assert (again.attempts, again.again) == (1, False)


async def test_a_row_whose_end_could_not_be_noted_comes_back_marked_at_once(house: House) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    house.outbox.dropped(row.id)
    again = (await claimed(house))["player", ANNA.id]
    assert (again.id, again.again) == (row.id, True)


async def test_a_claim_among_thousands_of_lanes_reads_little_whatever_statistics_say(
    house: House, database: Database, database_url: str
) -> None:
    table = await threaded(house)
    await delivered(house)
    await copied(database, table.id, 2_000)  # takes statistics: all is sent
    await database.write(_filled("sent"), {"now": house.clock()})
    await execute(database_url, "VACUUM (ANALYZE) outbox")  # rows of earlier tests would be read, too
    await database.write(_filled("pending"), {"now": house.clock()})
    values = {"now": house.clock(), "stale": house.clock(), "owner": "x", "limit": 20, "looked_at": 80, "least": 0}

    async def read(connection: Connection) -> Any:
        await connection.execute(outbox.ALONG_INDEXES)
        explained = Statement(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {outbox.CLAIM.text}")
        return (await connection.execute(explained, {**values, "flying": []})).scalar_one()

    ((plan),) = await database.run(read)
    assert plan["Plan"]["Actual Rows"] == 20
    assert (
        plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"] < 2_000
    )  # a block a lane would be more


def _filled(state: str) -> Statement:
    """A message to somebody at every table."""
    now = "CAST(:now AS timestamptz)"
    return Statement(
        "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, state)"  # noqa: S608
        f" SELECT id, 'player', id, 'news', 1, {now}, {now}, '{state}' FROM tables"
    )


async def lanes_left(database: Database) -> list[tuple[str, int, int]]:
    rows = await database.fetch(Statement("SELECT lane_kind, lane_id, number FROM outbox ORDER BY id"), {})
    return [(row.lane_kind, row.lane_id, row.number) for row in rows]


async def test_what_was_delivered_a_week_ago_is_deleted_but_for_the_last_word_to_each(
    house: House, database: Database, clock: Clock
) -> None:
    table = await threaded(house)
    await settled(house, table)
    await note_outage(house, table)
    await delivered(house)
    clock.pass_(days=6)
    assert await house.outbox.purge() == 0
    clock.pass_(days=2)
    assert await house.outbox.purge() == 3  # the note, and the start as Bert and the thread were told of it
    assert len(await lanes_left(database)) == LANES
    await peeked(house, table)
    told = await delivered(house)
    assert keys(told["thread", table.id][0]) == ["bids-peeked", "bids-round"]  # and nothing that was told before
    assert keys(told["player", ANNA.id][0]) == [*SETTLED, "bids-peeked", "bids-round"]  # by no message yet


async def test_what_still_waits_is_never_deleted(house: House, database: Database, clock: Clock) -> None:
    table = await threaded(house)
    await settled(house, table)
    clock.pass_(days=30)
    assert await house.outbox.purge() == 0
    assert len(await lanes_left(database)) == LANES + 2  # the start; then Bert and the thread


async def test_old_messages_are_deleted_in_batches_and_then_not_looked_for_until_an_hour_later(
    house: House, clock: Clock
) -> None:
    table = await threaded(house)
    await delivered(house)
    for _ in range(5):
        await note_outage(house, table)
    await delivered(house)
    clock.pass_(days=8)
    assert [await house.outbox.purge(4) for _ in range(4)] == [1, 4, 0, 0]
    await note_outage(house, table)
    await delivered(house)
    clock.pass_(minutes=59)
    await house.database.write(Statement("UPDATE outbox SET created_at = created_at - interval '9 days'"), {})
    assert await house.outbox.purge(4) == 0
    clock.pass_(minutes=2)
    assert await house.outbox.purge(100) == 1

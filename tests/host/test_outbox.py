from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from db import posts
from db.connection import Connection, Statement
from db.posts import LATE
from db.session import Database
from host.house import House
from host.values import News, Row, Table, Told
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, bid, cause, playing
from tools.bench.sweeps import copied

LANES = 3  # of a table of two: both players and the thread


async def settled(house: House, table: Table) -> None:
    """One round of bids at a table of two: Bert is asked how he is consoled, Anna sees it by the reply to her click."""
    await bid(house, table, BERT, 0)
    await bid(house, table, ANNA, 1)


async def peeked(house: House, table: Table) -> Told:
    """Bert is consoled by what Anna has: the next round begins, or the game ends."""
    value = {"what": "peek", "whom": _seat(table, ANNA.id)}
    return await house.play.answer(table.id, BERT.id, "1.console", value, cause())


async def claimed(house: House, limit: int = 10) -> dict[tuple[str, int], Row]:
    return {row.lane: row for row in await house.outbox.claim(limit)}


async def delivered(house: House) -> dict[tuple[str, int], list[News]]:
    """Deliver all there is; the news by lane."""
    told: dict[tuple[str, int], list[News]] = {}
    while rows := await house.outbox.claim(10):
        for row in rows:
            told.setdefault(row.lane, []).append(await house.outbox.news(row))
            await house.outbox.sent(row.id, 1)
    return told


async def threaded(house: House, **options: int) -> Table:
    table = await playing(house, **options)
    await house.lobby.placed(table.id, thread_id=77)
    return table


SETTLED = ["bids-revealed", "bids-revealed", "bids-crown"]  # what a round of bids tells


def keys(news: News) -> list[str]:
    return [text.key for text in news.happenings]


async def test_the_start_tells_everyone_and_the_thread(house: House) -> None:
    table = await threaded(house)
    told = await delivered(house)
    assert set(told) == {("player", ANNA.id), ("player", BERT.id), ("thread", table.id)}
    (own,), (thread,) = told["player", ANNA.id], told["thread", table.id]
    assert keys(own) == ["bids-round", "bids-budget"]
    assert keys(thread) == ["bids-round"]
    assert own.desk == await house.play.desk(table.id, ANNA.id)
    assert thread.desk is None


async def test_the_thread_waits_until_there_is_one(house: House) -> None:
    table = await playing(house)
    assert len(await claimed(house)) == 2
    await house.lobby.placed(table.id, thread_id=77)
    assert set(await claimed(house)) == {("thread", table.id)}


async def test_an_unsettled_answer_sends_nothing(house: House) -> None:
    table = await threaded(house)
    await delivered(house)
    await bid(house, table, ANNA, 1)
    assert await house.outbox.claim(10) == ()


async def test_what_settles_is_one_message_to_each_who_is_asked_and_to_the_thread(house: House) -> None:
    table = await threaded(house)
    await delivered(house)
    await settled(house, table)
    told = await delivered(house)
    assert {lane: len(news) for lane, news in told.items()} == {("player", BERT.id): 1, ("thread", table.id): 1}
    for (news,) in told.values():
        assert keys(news) == ["bids-revealed", "bids-revealed", "bids-crown"]
    await peeked(house, table)
    told = await delivered(house)
    assert {lane: len(news) for lane, news in told.items()} == {("player", ANNA.id): 1, ("thread", table.id): 1}


async def test_the_end_is_one_message_for_each(house: House) -> None:
    table = await threaded(house, rounds=1)
    await settled(house, table)
    await delivered(house)
    await peeked(house, table)
    told = await delivered(house)
    assert {lane: len(news) for lane, news in told.items()} == dict.fromkeys(told, 1)
    assert len(told) == LANES


async def test_what_was_told_in_secret_by_a_reply_is_told_again_to_the_same_player_alone_and_once(house: House) -> None:
    table = await threaded(house)
    await delivered(house)
    await house.play.answer(table.id, ANNA.id, "1.pawn", {}, cause())
    await settled(house, table)
    await peeked(house, table)
    told = await delivered(house)
    assert len(told) == LANES
    pawned = {lane: [key for news in told[lane] for key in keys(news)].count("bids-pawned") for lane in told}
    assert pawned == {("player", ANNA.id): 1, ("player", BERT.id): 0, ("thread", table.id): 0}


async def test_each_reader_gets_their_own_side_of_a_thing(house: House) -> None:
    table = await threaded(house, rounds=1)
    await settled(house, table)
    await delivered(house)
    await peeked(house, table)
    told = await delivered(house)
    assert keys(told["player", BERT.id][0]) == ["bids-peeked-own", "bids-end"]
    assert keys(told["player", ANNA.id][0]) == [*SETTLED, "bids-peeked", "bids-end"]  # she settled the bids by a click
    assert keys(told["thread", table.id][0]) == ["bids-peeked", "bids-end"]


async def test_who_settles_by_a_click_gets_their_own_side_by_the_reply_and_no_message(house: House) -> None:
    table = await threaded(house)
    await settled(house, table)
    await delivered(house)
    reply = await peeked(house, table)
    assert [text.key for text in reply.happenings] == ["bids-peeked-own", "bids-round"]
    told = await delivered(house)
    assert set(told) == {("player", ANNA.id), ("thread", table.id)}
    assert keys(told["thread", table.id][0]) == ["bids-peeked", "bids-round"]
    assert keys(told["player", ANNA.id][0]) == [*SETTLED, "bids-peeked", "bids-round"]


async def test_a_lane_has_one_message_in_flight_in_order(house: House) -> None:
    table = await threaded(house)
    await settled(house, table)
    first = await claimed(house)
    assert len(first) == LANES
    assert await house.outbox.claim(10) == ()
    row = first["player", BERT.id]
    await house.outbox.sent(row.id, 1)
    (second,) = await house.outbox.claim(10)
    assert second.lane == row.lane
    assert second.move_no > row.move_no


async def test_a_claim_takes_no_more_than_its_limit(house: House) -> None:
    await threaded(house)
    assert [len(await house.outbox.claim(2)) for _ in range(3)] == [2, 1, 0]


async def test_a_row_is_claimed_by_one_of_two_deliverers(house: House) -> None:
    await threaded(house)
    other = House(house.database, clock=house.clock, entropy=house.entropy)
    rows = await house.outbox.claim(2) + await other.outbox.claim(10)
    assert len({row.id for row in rows}) == len(rows) == LANES


async def test_a_failed_message_is_tried_again_after_its_time(house: House, clock: Clock) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    clock.pass_(seconds=1)
    retry = clock.now.replace(minute=1)
    await house.outbox.failed(row.id, "503", retry)
    assert await house.outbox.claim(10) == ()
    clock.pass_(minutes=1)
    (again,) = await house.outbox.claim(10)
    assert (again.id, again.nonce, again.attempts, again.again) == (row.id, row.nonce, 2, False)


async def test_what_a_closed_dm_missed_comes_with_the_next_message(house: House) -> None:
    table = await threaded(house)
    for row in (await claimed(house)).values():
        if row.lane == ("player", BERT.id):
            await house.outbox.failed(row.id, "50007", None)
        else:
            await house.outbox.sent(row.id, 1)
    await settled(house, table)
    told = await delivered(house)
    assert keys(told["player", BERT.id][0])[:2] == ["bids-round", "bids-budget"]
    await peeked(house, table)
    told = await delivered(house)
    assert "bids-budget" not in keys(told["player", ANNA.id][0])


async def test_a_row_cut_off_in_flight_comes_back_marked(house: House, clock: Clock) -> None:
    await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    clock.pass_(minutes=3)
    other = House(house.database, clock=house.clock, entropy=house.entropy)
    again = (await claimed(other))["player", ANNA.id]
    assert (again.id, again.nonce, again.again) == (row.id, row.nonce, True)


async def test_a_restarted_bot_takes_over_what_was_in_flight_at_once(house: House) -> None:
    await threaded(house)
    before = await claimed(house)
    other = House(house.database, clock=house.clock, entropy=house.entropy)
    await other.outbox.reclaim()
    after = await claimed(other)
    assert {row.id for row in after.values()} == {row.id for row in before.values()}
    assert all(row.again for row in after.values())


async def test_nonces_are_keyed_different_and_short(house: House) -> None:
    await threaded(house)
    nonces = [row.nonce for row in (await claimed(house)).values()]
    assert len(set(nonces)) == LANES
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_late_news_shows_the_present_desk(house: House) -> None:
    table = await threaded(house)
    row = (await claimed(house))["player", ANNA.id]
    await bid(house, table, ANNA, 2)
    news = await house.outbox.news(row)
    assert news.desk is not None
    assert news.desk.sealed is not None
    assert keys(news) == ["bids-round", "bids-budget"]


@pytest.mark.parametrize("tables", [2])
async def test_a_person_at_two_tables_hears_of_both_in_one_lane(house: House, tables: int) -> None:
    for _ in range(tables):
        await house.lobby.placed((await playing(house, ANNA, CLEO)).id, thread_id=1)
    told = await delivered(house)
    assert len(told["player", ANNA.id]) == tables


def _seat(table: Table, person_id: int) -> str:
    card = table.card(person_id)
    assert card is not None
    return str(card.seat)


# ------------------------------------------------------------------ what comes first, what comes again, what goes


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
    house: House, database: Database
) -> None:
    table = await threaded(house)
    await delivered(house)
    await copied(database, table.id, 2_000)  # takes statistics: all is sent
    await database.write(_filled("sent"), {"now": house.clock()})
    await database.write(Statement("ANALYZE outbox"), {})
    await database.write(_filled("pending"), {"now": house.clock()})
    values = {"now": house.clock(), "stale": house.clock(), "owner": "x", "limit": 20, "looked_at": 80, "least": 0}

    async def read(connection: Connection) -> Any:
        await connection.execute(posts.ALONG_INDEXES)
        explained = Statement(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {posts.CLAIM.text}")
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

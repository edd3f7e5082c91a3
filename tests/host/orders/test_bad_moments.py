"""Standing orders with many processes, in pauses, outages and nights, at missed deadlines and with who leaves."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from db.tables import orders
from host.house import House
from host.play.order_calls import ORDER_LEASE
from host.proof.replay import load_log, rebuild_state
from host.seats.votes import VoteKind
from host.values import Table
from tests.ground import Clock, Entropy, rows
from tests.host.orders.giving import LATER, desk, order, wait
from tests.host.seating import ANNA, BERT, CLEO, cause, playing


async def test_two_processes_answer_each_question_once(
    house: House, database: Database, database_url: str, clock: Clock
) -> None:
    other_database = Database(engine_url(database_url), "test", pool_size=3)
    other = House(other_database, clock=clock, entropy=Entropy("other"))
    tables = [await playing(house) for _ in range(6)]
    for table in tables:
        await order(house, table, ANNA, coins=2)
    clock.pass_(**LATER)
    await asyncio.gather(house.order_calls.answer_by_orders(2), other.order_calls.answer_by_orders(2))
    await other_database.close()
    found = await rows(database, "SELECT table_id FROM moves WHERE kind = 'by-order'")
    assert sorted(row.table_id for row in found) == [table.id for table in tables]


async def test_what_a_killed_process_had_claimed_is_answered_by_another(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    clock.pass_(**LATER)
    until = clock.now + ORDER_LEASE
    values = {"now": clock.now, "until": until, "owner": "killed", "limit": 9, "table": None}
    await database.write(orders.CLAIM_CALLS, values)
    assert await house.order_calls.answer_by_orders() == 0
    clock.now = until
    assert await house.order_calls.answer_by_orders() == 1
    assert (await desk(house, table, ANNA)).sealed is not None


async def test_what_a_killed_bot_had_claimed_is_answered_at_once_by_the_next(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    clock.pass_(**LATER)
    values = {"now": clock.now, "until": clock.now + ORDER_LEASE, "owner": "killed", "limit": 9, "table": None}
    await database.write(orders.CLAIM_CALLS, values)
    await house.reclaim()
    assert await house.order_calls.answer_by_orders() == 1
    assert (await desk(house, table, ANNA)).sealed is not None


async def voted(house: House, table: Table, kind: VoteKind) -> None:
    """Everybody at the table agrees."""
    vote = await house.votes.call_vote(table.id, ANNA.id, kind, cause())
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())


async def call_at(database: Database) -> datetime:
    (call,) = await rows(database, "SELECT at FROM order_calls")
    found: datetime = call.at
    return found


async def test_a_pause_keeps_an_order_waiting_as_long_as_it_lasts(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    at = await call_at(database)
    await voted(house, table, "pause")
    assert await wait(house, clock, hours=72) == 0
    await voted(house, table, "resume")
    assert await call_at(database) == at + timedelta(hours=72)
    assert await house.order_calls.answer_by_orders() == 0
    assert await wait(house, clock) == 1


async def test_an_outage_keeps_an_order_waiting_as_long_as_it_lasted(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    at, began = await call_at(database), clock.now
    clock.pass_(hours=72)
    assert await house.outages.outage(began, clock.now)
    await house.sweeps.run()
    assert await call_at(database) == at + timedelta(hours=72)
    assert (await desk(house, table, ANNA)).sealed is None


async def test_no_order_answers_while_its_player_sleeps(house: House, database: Database, clock: Clock) -> None:
    await house.settings.set_zone(ANNA.id, "Europe/Berlin")
    await house.settings.set_quiet(ANNA.id, (14 * 60, 23 * 60 + 59))  # from an hour after now
    for _ in range(8):
        table = await playing(house)
        await order(house, table, ANNA, coins=2)
    for call in await rows(database, "SELECT at FROM order_calls"):
        local = call.at.astimezone(ZoneInfo("Europe/Berlin"))
        assert local.hour < 14 or local.hour == 23


async def test_the_sweep_of_the_house_lets_orders_answer_before_deadlines_pass(house: House, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    clock.pass_(days=3)
    await house.sweeps.run()
    log = await load_log(house.tables, table.id)
    first = next(one for one in log.entries if one.kind in ("by-order", "due"))
    assert (first.kind, first.value) == ("by-order", {"coins": 2})
    rebuild_state(log)


async def test_an_order_may_give_way_when_a_missed_deadline_settles_the_round(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=(await desk(house, table, ANNA)).view.coins)
    await wait(house, clock)
    for _ in range(2):  # Bert misses his bid, then his consolation
        clock.pass_(days=2)
        await house.sweeps.run()
    kinds = [one.kind for one in (await load_log(house.tables, table.id)).entries]
    assert kinds.count("order-off") == 1
    assert kinds.index("order-off") > kinds.index("due")
    rebuild_state(await load_log(house.tables, table.id))


async def test_orders_go_with_who_gave_them(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await rows(database, "SELECT 1 FROM orders") == []
    assert await wait(house, clock, hours=1) == 0
    await house.seats.take_seat(table.id, 0 if table.seats[0].person_id == ANNA.id else 1, CLEO, cause())
    assert (await desk(house, table, CLEO)).orders == ()


async def test_the_sweep_goes_by_an_index(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house)
    await database.write(
        Statement(
            "INSERT INTO order_calls (table_id, seat, ask, kind, number, at)"
            " SELECT :table, 0, 'x' || n, 'bid', 0, CAST(:now AS timestamptz) + n * interval '1 hour'"
            " FROM generate_series(1, 5000) n"
        ),
        {"table": table.id, "now": clock.now},
    )
    await database.write(Statement("ANALYZE order_calls"), {})
    explained = Statement("EXPLAIN " + orders.CLAIM_CALLS.text)
    values = {"now": clock.now, "until": clock.now, "owner": "x", "limit": 50, "table": None}
    plan = "\n".join(row[0] for row in await database.fetch(explained, values))
    assert "ix_order_calls_at" in plan

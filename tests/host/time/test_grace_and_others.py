"""A held answer meets pauses, halts, rewinds, fixes, standing orders and who leaves."""

from __future__ import annotations

from datetime import timedelta

from db.connection.session import Database
from db.connection.statements import Statement
from engine.extras.fixing import Change
from host.fixes import Adjust, Answer, Pause, Reopen, Rewind, Unfreeze
from host.house import House
from tests.ground import Clock, rows
from tests.host.moderation.mending import fixed, on_desk, seat_of, sound
from tests.host.orders.giving import order
from tests.host.seating import ANNA, BERT, CLEO, bid, cause
from tests.host.time.graceful import all_but, consoled, graceful, moves, settled


async def test_a_pause_does_not_stop_the_grace(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT)
    await fixed(house, table, Pause())
    assert (await house.play.board(table.id)).table.paused
    assert await settled(house, clock) == 1


async def test_a_halted_table_gives_back_what_was_left(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT)
    clock.pass_(seconds=20)
    frozen = Statement("UPDATE tables SET frozen_at = :now, frozen_code = 'x' WHERE id = :table")
    await house.database.write(frozen, {"now": clock.now, "table": table.id})
    assert await settled(house, clock, minutes=30) == 0
    await fixed(house, table, Unfreeze())
    assert (await house.play.desk(table.id, BERT.id)).settles_at == clock.now + timedelta(seconds=40)
    assert await settled(house, clock, seconds=40) == 1


async def test_who_leaves_settles_first(house: House) -> None:
    table = await graceful(house, ANNA, BERT, CLEO)
    await all_but(house, table, CLEO, ANNA, BERT)
    await bid(house, table, CLEO)
    await house.seats.vacate(table.id, CLEO.id, cause())
    assert (await moves(house, table))[-2:] == ["answer", "vacate"]
    assert (await house.play.board(table.id)).table.moment == "1.console"
    await sound(house, table)


async def test_a_rewind_lets_the_held_answer_go(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT, coins=0)
    await settled(house, clock)
    loser = await consoled(house, table)
    await house.play.answer(table.id, loser.id, "1.console", {"what": "coins"}, cause())
    await bid(house, table, ANNA, coins=0)
    assert (await bid(house, table, BERT, coins=0)).desk.settles_at is not None
    points = await house.fixes.rewind_points(table.id)
    done = await fixed(house, table, Rewind(points[-1].number))
    if done.state == "voting":
        for person in (ANNA, BERT):
            await house.votes.cast(table.id, person.id, done.vote or 0, True, cause())
    assert (await house.play.board(table.id)).owing == 2
    assert await settled(house, clock) == 0
    assert (await house.play.desk(table.id, BERT.id)).settles_at is None
    await sound(house, table)


async def test_a_moderator_reopens_a_held_answer(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT, coins=2)
    await fixed(house, table, Reopen(seat_of(table, BERT)))
    desk = await house.play.desk(table.id, BERT.id)
    assert desk.ask is not None
    assert desk.drafts == {desk.ask.id: {"coins": 2}}
    assert "fix-own-reopen" in await on_desk(house, table, BERT.id)
    assert await settled(house, clock) == 0
    await sound(house, table)


async def test_a_moderator_who_answers_over_a_held_answer_settles_it_and_cannot_tell(
    house: House, clock: Clock
) -> None:
    read: list[tuple[str, list[str]]] = []
    for held in (False, True):
        table = await graceful(house, ANNA, BERT)
        await all_but(house, table, BERT, ANNA)
        before = len(await moves(house, table))
        if held:
            await bid(house, table, BERT, coins=2)
        done = await fixed(house, table, Answer(seat_of(table, BERT)))
        read.append((done.state, [text.key for text in done.changes]))
        assert (await house.play.board(table.id)).table.moment == "1.console"
        made = (await moves(house, table))[before:]
        assert made == (["fix", "answer"] if held else ["fix"])
        assert ("fix-own-answer-none" in await on_desk(house, table, BERT.id)) == held
        assert await settled(house, clock) == 0
        await sound(house, table)
    assert read[0] == read[1]


async def test_what_a_fix_has_made_impossible_is_asked_again(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    view = (await house.play.desk(table.id, BERT.id)).view
    await bid(house, table, BERT, coins=view.coins)
    done = await fixed(house, table, Adjust(seat_of(table, BERT), Change("coins", 1 - view.coins)))
    if done.state == "asked":
        await house.moderation.answer_fix(table.id, done.id, BERT.id, True, cause())
    desk = await house.play.desk(table.id, BERT.id)
    assert desk.ask is not None
    assert await settled(house, clock) == 0
    await sound(house, table)


async def test_an_order_never_settles_sooner_than_a_hand_could(house: House, clock: Clock, database: Database) -> None:
    table = await graceful(house, ANNA, BERT)
    await order(house, table, BERT, coins=0)
    await database.write(Statement("UPDATE order_calls SET at = :at"), {"at": clock.now + timedelta(minutes=30)})
    clock.pass_(minutes=29, seconds=50)
    await bid(house, table, ANNA, coins=0)
    clock.pass_(seconds=10)
    await house.order_calls.answer_by_orders()
    assert (await house.play.board(table.id)).table.moment == "1.bid"
    clock.pass_(seconds=50)
    await house.order_calls.answer_by_orders()
    assert (await house.play.board(table.id)).table.moment == "1.bid"  # a hand that seals now settles a minute later
    clock.pass_(seconds=10)
    await house.order_calls.answer_by_orders()
    assert (await house.play.board(table.id)).table.moment == "1.console"
    assert "by-order" in await moves(house, table)


async def test_an_order_that_is_given_within_the_grace_leaves_the_held_answer_alone(house: House, clock: Clock) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT, coins=0)
    await order(house, table, BERT, coins=2)
    assert await rows(house.database, "SELECT * FROM order_calls") == []
    assert await settled(house, clock) == 1
    assert (await moves(house, table))[-2:] == ["order", "answer"]


async def test_an_order_that_is_late_enough_answers_at_once(house: House, clock: Clock, database: Database) -> None:
    table = await graceful(house, ANNA, BERT)
    await bid(house, table, ANNA, coins=0)
    await order(house, table, BERT, coins=0)
    await database.write(Statement("UPDATE order_calls SET at = :at"), {"at": clock.now + timedelta(minutes=30)})
    clock.pass_(minutes=30)
    await house.order_calls.answer_by_orders()
    assert (await house.play.board(table.id)).table.moment == "1.console"

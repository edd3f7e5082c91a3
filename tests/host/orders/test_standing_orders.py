"""Standing orders at a table: they answer in their player's stead, give way when they do not fit, and tell nobody."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.trouble import Trouble
from engine.texts import Refusal
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.table.halting import pause_table
from host.table.moves import TableMove
from host.table.transaction import TableTransaction
from host.values import Table
from tests.ground import Clock, rows, without_hex
from tests.host.orders.giving import cancel, delivered, desk, keys, order, wait
from tests.host.seating import ANNA, BERT, CLEO, PEOPLE, bid, cause, playing

# ------------------------------------------------------------------------------------------- answering


async def test_an_order_answers_what_its_player_is_asked(house: House, clock: Clock) -> None:
    table = await playing(house)
    told = await order(house, table, ANNA, coins=2)
    assert keys(told) == ["order-given"]
    assert [one.answers for one in told.desk.orders] == ["1.bid"]
    assert (await desk(house, table, ANNA)).sealed is None
    assert await wait(house, clock) == 1
    after = await desk(house, table, ANNA)
    assert after.sealed is not None
    assert after.view.bid == 2
    assert [one.answers for one in after.orders] == [None]


async def test_every_ask_it_will_answer_says_so_with_its_moment_also_after_one_answered_by_hand(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=0)
    (first,) = (await desk(house, table, ANNA)).orders
    clock.pass_(minutes=1)
    await bid(house, table, ANNA, coins=0)
    assert [one.answers for one in (await desk(house, table, ANNA)).orders] == [None]
    await bid(house, table, BERT, coins=1)
    told = await house.play.answer(table.id, ANNA.id, "1.console", {"what": "coins"}, cause())
    calls = {row.ask: row.at for row in await rows(database, "SELECT ask, at FROM order_calls")}
    (second,) = (await desk(house, table, ANNA)).orders
    assert (first.answers, second.answers) == ("1.bid", "2.bid")
    assert (first.at, second.at) == (
        calls["1.bid"],
        calls["2.bid"],
    )  # the first is still there
    assert told.desk.orders == (second,)  # the reply to the answer that settled says it too


async def test_a_paused_table_shows_no_moment(house: House) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)

    async def pause(tx: TableTransaction) -> None:
        await pause_table(tx)
        await tx.append(TableMove(kind="vote", value={}, cause=cause(), person_id=None))

    await house.tables.locked(table.id, cause(), ANNA.id, pause)
    (waits,) = (await desk(house, table, ANNA)).orders
    assert (waits.answers, waits.at) == ("1.bid", None)


async def test_it_answers_in_every_round(house: House, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=1)
    for number in (1, 2, 3):
        assert await wait(house, clock) == 1
        assert (await desk(house, table, ANNA)).view.bid == 1
        told = await bid(house, table, BERT, coins=0)
        assert told.settled
        console = await desk(house, table, BERT)
        assert console.ask is not None
        assert console.ask.id == f"{number}.console"
        await house.play.answer(table.id, BERT.id, console.ask.id, {"what": "coins"}, cause())
    assert (await house.play.board(table.id)).results is not None


async def test_it_does_not_answer_before_its_delay_is_over(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    (call,) = await rows(database, "SELECT at FROM order_calls")
    assert clock.now + timedelta(minutes=5) < call.at < clock.now + timedelta(hours=20)
    clock.now = call.at - timedelta(seconds=1)
    assert await house.order_calls.answer_by_orders() == 0
    clock.now = call.at
    assert await house.order_calls.answer_by_orders() == 1


async def test_an_order_whose_speed_tells_nothing_answers_at_once_and_one_for_once_is_gone(house: House) -> None:
    table = await playing(house)
    await order(house, table, ANNA, "console")
    await bid(house, table, ANNA, coins=0)
    await bid(house, table, BERT, coins=1)
    after = await desk(house, table, ANNA)
    assert after.table.moment == "2.bid"
    assert after.orders == ()


async def test_the_player_may_answer_first(house: House, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    await bid(house, table, ANNA, coins=3)
    await wait(house, clock)
    assert (await desk(house, table, ANNA)).view.bid == 3


async def test_what_an_order_has_answered_can_be_taken_back_and_stays_open(house: House, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    await wait(house, clock)
    told = await house.play.take_back(table.id, ANNA.id, "1.bid", cause())
    assert told.desk.drafts == {"1.bid": {"coins": 2}}
    assert await wait(house, clock) == 0
    assert (await desk(house, table, ANNA)).sealed is None


async def test_a_new_order_takes_the_place_of_the_old_one(house: House, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    told = await order(house, table, ANNA, coins=4)
    assert len(told.desk.orders) == 1
    await wait(house, clock)
    assert (await desk(house, table, ANNA)).view.bid == 4


async def test_an_order_is_given_by_the_form_of_its_question(house: House) -> None:
    table = await playing(house)
    before, form, _ = await house.play.form(table.id, ANNA.id, "order.bid", None)
    assert [ask.id for ask in before.order_asks] == ["order.bid", "order.console"]
    assert form.missing == ("coins",)
    kept = await house.play.draft(table.id, ANNA.id, "order.bid", {"coins": 3})
    assert kept.drafts == {"order.bid": {"coins": 3}}
    _, form, preview = await house.play.form(table.id, ANNA.id, "order.bid", None)
    assert [text.key for text in preview] == ["bids-order-bid-so"]
    told = await house.play.answer(table.id, ANNA.id, "order.bid", form.sealed(), cause())
    assert [one.sentence.params for one in told.desk.orders] == [{"coins": 3}]
    assert told.desk.drafts == {}


# -------------------------------------------------------------------------------------------- giving way


async def test_a_cancelled_order_answers_nothing(house: House, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    told = await cancel(house, table, ANNA)
    assert keys(told) == ["order-cancelled"]
    assert told.desk.orders == ()
    assert await wait(house, clock) == 0


async def test_an_order_that_does_not_fit_what_is_asked_goes_at_once_and_says_why(house: House) -> None:
    table = await playing(house)
    told = await order(house, table, ANNA, coins=15)
    assert keys(told) == ["order-given", "order-disarmed"]
    assert told.happenings[1].params["reason"].key == "bids-order-short"  # type: ignore[union-attr]
    assert told.desk.orders == ()
    assert told.desk.ask is not None


async def test_an_order_that_fits_no_longer_goes_with_a_reason_in_the_message_of_the_round(
    house: House, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=(await desk(house, table, ANNA)).view.coins)
    await order(house, table, BERT, "console")
    await wait(house, clock)
    await delivered(house)
    await bid(house, table, BERT, coins=0)
    (message,) = [said for row, said in await delivered(house) if row.lane == ("player", ANNA.id)]
    assert message[-2:] == ["bids-round", "order-disarmed"]
    assert message.count("order-disarmed") == message.count("bids-crown") == 1  # the bids come with the new round
    after = await desk(house, table, ANNA)
    assert after.orders == ()
    assert after.ask is not None


async def test_an_order_that_stops_fitting_while_it_waits_goes_in_a_message_of_its_own(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    await delivered(house)
    await database.write(Statement("UPDATE orders SET value = '{\"coins\": 15}'"), {})
    await wait(house, clock)
    assert await desk_is_open(house, table)
    (message,) = await delivered(house)
    assert message[0].lane == ("player", ANNA.id)
    assert message[1] == ["order-disarmed"]


async def desk_is_open(house: House, table: Table) -> bool:
    found = await desk(house, table, ANNA)
    return found.ask is not None and found.orders == ()


async def test_a_cancelled_order_cannot_be_cancelled_again(house: House) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    await cancel(house, table, ANNA)
    with pytest.raises(Trouble, match="no-such-order"):
        await cancel(house, table, ANNA)


@pytest.mark.parametrize(("kind", "value"), [("dragons", {}), ("bid", {}), ("bid", {"coins": 99}), ("bid", {"x": 1})])
async def test_an_order_that_makes_no_sense_is_refused(house: House, kind: str, value: dict[str, Any]) -> None:
    table = await playing(house)
    with pytest.raises(Refusal):
        await house.orders.order(table.id, ANNA.id, kind, value, cause())
    assert (await desk(house, table, ANNA)).orders == ()


async def test_only_who_sits_there_gives_orders(house: House) -> None:
    table = await playing(house)
    with pytest.raises(Trouble, match="not-seated"):
        await order(house, table, CLEO, coins=2)


async def test_the_same_click_twice_is_one_order(house: House, database: Database) -> None:
    table = await playing(house)
    same = cause()
    await house.orders.order(table.id, ANNA.id, "bid", {"coins": 2}, same)
    assert (await house.orders.order(table.id, ANNA.id, "bid", {"coins": 2}, same)).repeated
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'order'")) == 1


# ----------------------------------------------------------------------------------------------- secrecy


async def test_nobody_else_hears_of_an_order(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=1)
    await delivered(house)
    version = (await house.play.board(table.id)).version
    await order(house, table, ANNA, coins=2)
    await order(house, table, ANNA, "console")
    await cancel(house, table, ANNA, "console")
    await order(house, table, ANNA, "bid", coins=15)
    assert (await house.play.board(table.id)).version == version
    assert {row.lane for row, _ in await delivered(house)} <= {("player", ANNA.id)}
    other = await desk(house, table, BERT)
    assert other.orders == ()


async def test_the_player_is_told_once_that_an_order_has_answered(house: House, clock: Clock) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=1)
    await delivered(house)
    await order(house, table, ANNA, coins=2)
    await wait(house, clock)
    assert await delivered(house) == []
    reply = await bid(house, table, BERT, coins=0)
    after = await house.play.answer(table.id, BERT.id, "1.console", {"what": "coins"}, cause())
    assert "order-answered" not in keys(reply) + keys(after)
    first = await delivered(house)
    await bid(house, table, BERT, coins=0)
    await wait(house, clock)  # the order settles the round: Bert is asked by a message
    await house.play.answer(table.id, BERT.id, "2.console", {"what": "coins"}, cause())
    second = await delivered(house)
    for messages in (first, second):
        told = [(row.lane, said.count("order-answered")) for row, said in messages]
        assert sum(times for lane, times in told if lane == ("player", ANNA.id)) == 1
        assert not any(times for lane, times in told if lane != ("player", ANNA.id))
        assert {("thread", table.id), ("player", ANNA.id)} <= {lane for lane, _ in told}
    assert ("player", BERT.id) in {row.lane for row, _ in second}


async def test_the_log_names_nobody_and_rebuilds_the_game(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house)
    await order(house, table, ANNA, coins=2)
    await order(house, table, BERT, coins=1)
    await order(house, table, BERT, "console")
    await wait(house, clock)
    await cancel(house, table, ANNA)
    log = await load_log(house.tables, table.id)
    assert [one.kind for one in log.entries][4:] == [*["order"] * 3, *["by-order"] * 3, "order-off"]
    state = rebuild_state(log)
    assert state.round == 2
    for row in await rows(database, "SELECT entry FROM moves"):
        assert not any(str(person.id).encode() in without_hex(row.entry) for person in PEOPLE)


# ----------------------------------------------------------------------------------------- Deal with the Devil


async def test_a_whole_table_of_orders_plays_the_viewings_by_itself(house: House, clock: Clock) -> None:
    table = await playing(house, *PEOPLE, game="devil")
    for person in PEOPLE:
        told = await order(house, table, person, "deals", least=2, dearest=3)
        assert told.desk.orders[0].answers is None
    for person in PEOPLE:
        offer = (await desk(house, table, person)).ask
        assert offer is not None
        price = (await house.play.form(table.id, person.id, offer.id, None))[1].fields[-1].node.options[0].id  # type: ignore[union-attr]
        await house.play.answer(table.id, person.id, offer.id, {"goods": {}, "coins": 0, "price": price}, cause())
    assert (await desk(house, table, ANNA)).table.moment == "1.trading.first"
    await wait(house, clock)
    assert (await desk(house, table, ANNA)).table.moment == "1.trading.second"
    await wait(house, clock)
    assert (await desk(house, table, ANNA)).table.moment == "1.actions.plan"
    assert rebuild_state(await load_log(house.tables, table.id)).step == "actions.plan"


async def test_an_order_that_can_never_answer_again_goes(house: House, database: Database, clock: Clock) -> None:
    table = await playing(house, *PEOPLE, game="devil")
    told = await order(house, table, ANNA, "vote")
    assert [one.kind for one in told.desk.orders] == ["vote"]
    for _ in range(400):
        clock.pass_(hours=30)
        await house.sweeps.run()
        if (await desk(house, table, ANNA)).table.moment.startswith("4."):
            break
    assert (await desk(house, table, ANNA)).orders == ()
    log = (await load_log(house.tables, table.id)).entries
    (gone,) = (one for one in log if one.kind == "order-off")
    assert [text.key for text in gone.happenings[0].private.values()] == ["order-over"]
    answered = [one.ask for one in log if one.kind == "by-order"]
    assert answered == ["2.hunt.vote", "3.hunt.vote"]

"""Fixes of the game at a seat: quantities, answers that are opened or given."""

from __future__ import annotations

from db.connection.session import Database
from engine.extras.fixing import Change
from engine.texts import SeatRef, say
from host.fixes import Adjust, Answer, Reopen
from host.house import House
from host.proof.replay import load_log
from tests.ground import rows
from tests.host.moderation.mending import (
    MODERATOR,
    WHY,
    applied,
    at,
    delivered,
    fixed,
    heard,
    looked,
    on_desk,
    refused,
    seat_of,
    sound,
)
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, playing, state_of


def coins(by: int) -> Change:
    return Change("coins", by)


async def test_a_fix_is_a_move_with_its_reason_and_who_made_it_beside(house: House, database: Database) -> None:
    table = await playing(house)
    done = await fixed(house, table, Adjust(0, coins(2)))
    assert (done.state, done.by, done.reason) == ("applied", MODERATOR.id, WHY)
    (move,) = await rows(database, "SELECT kind, cause, person_id, seat FROM moves WHERE kind = 'fix'")
    assert (move.cause, move.person_id, move.seat) == (f"fix:{done.id}", MODERATOR.id, 0)
    entry = (await load_log(house.tables, table.id)).entries[-1]
    assert entry.value == {"fix": "adjust", "seat": 0, "change": {"what": "coins", "by": 2}, "reason": WHY}
    assert entry.happenings[0].public == say("fix-told-adjust", seat=SeatRef(0), reason=WHY)
    await sound(house, table)


async def test_nothing_is_changed_by_looking(house: House) -> None:
    table = await playing(house)
    before = await house.tables.read(table.id)
    assert (await looked(house, table, Adjust(0, coins(2)))).state == "shown"
    assert await house.tables.read(table.id) == before


async def test_the_same_clicks_again_do_nothing_more(house: House) -> None:
    table = await playing(house)
    first = [
        await house.moderation.look_at_fix(table.id, MODERATOR, Adjust(0, coins(2)), "i:look", server_id=1)
        for _ in range(2)
    ]
    assert first[0] == first[1]
    done = [
        await house.moderation.apply_fix(table.id, first[0].id, MODERATOR, WHY, "i:do", server_id=1) for _ in range(2)
    ]
    assert done[0] == done[1]
    assert len(await house.fixes.fix_history(table.id)) == 1
    assert await refused(applied(house, first[0])) == "fix-outdated"


async def test_more_of_a_secret_is_given_at_once_and_the_table_reads_no_amount(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    before = (await state_of(house, table)).purses[0].coins
    done = await fixed(house, table, Adjust(0, coins(2)))
    assert (done.state, done.desks, done.consent) == ("applied", 1, "none")
    assert (await state_of(house, table)).purses[0].coins == before + 2
    told = {}
    while claimed := await house.outbox.claim(9):
        for row in claimed:
            told[row.lane] = (await house.outbox.news(row)).happenings
            await house.outbox.sent(row.id, row.id)
    assert [one.key for one in told["thread", table.id]] == ["fix-told-adjust", "fixed-secret"]
    assert await on_desk(house, table, at(table, 0)) == ["fix-told-adjust", "fixed"]
    assert {lane for lane, _ in told} == {"thread"}  # desks are edited: nobody is asked anything new


async def test_less_of_a_secret_waits_for_its_player(house: House) -> None:
    table = await playing(house)
    before = (await state_of(house, table)).purses[0].coins
    asked = await fixed(house, table, Adjust(0, coins(-2)))
    assert (asked.state, asked.consent) == ("asked", "player")
    assert (await state_of(house, table)).purses[0].coins == before
    (row,) = [row for row, _ in await delivered(house) if row.kind == "fix-asked"]
    assert (row.lane, row.payload) == (("player", at(table, 0)), {"proposal": asked.id})
    assert await refused(house.moderation.answer_fix(table.id, asked.id, at(table, 1), True, cause())) == "not-seated"
    assert await refused(house.moderation.answer_fix(table.id, asked.id, MODERATOR.id, True, cause())) == "not-seated"
    assert (await house.moderation.answer_fix(table.id, asked.id, at(table, 0), True, cause())).state == "applied"
    assert (await state_of(house, table)).purses[0].coins == before - 2
    await sound(house, table)


async def test_a_player_who_says_no_is_not_fixed(house: House) -> None:
    table = await playing(house)
    asked = await fixed(house, table, Adjust(0, coins(-2)))
    assert (await house.moderation.answer_fix(table.id, asked.id, at(table, 0), False, cause())).state == "declined"
    assert await refused(house.moderation.answer_fix(table.id, asked.id, at(table, 0), True, cause())) == "fix-outdated"
    assert await house.fixes.fix_history(table.id) == ()


async def test_why_it_could_not_be_done_is_for_the_player_alone(house: House) -> None:
    table = await playing(house)
    asked = await fixed(house, table, Adjust(0, coins(-12)))
    await fixed(house, table, Adjust(1, coins(1)))  # another seat's is no hindrance
    await bid(house, table, ANNA if at(table, 0) == ANNA.id else BERT, (await state_of(house, table)).purses[0].coins)
    code = await refused(house.moderation.answer_fix(table.id, asked.id, at(table, 0), True, cause()))
    assert code == "sealed-needs-it"
    after = await house.moderation.fix_proposal(table.id, asked.id)
    assert (after.state, after.reason) == ("declined", WHY)


async def test_a_moderator_who_has_sat_down_meanwhile_fixes_nothing(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    asked = await fixed(house, table, Adjust(seat_of(table, ANNA), coins(-2)))
    await house.seats.vacate(table.id, CLEO.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, CLEO), MODERATOR, cause())
    assert await refused(house.moderation.answer_fix(table.id, asked.id, ANNA.id, True, cause())) == "fix-outdated"
    assert await house.fixes.fix_history(table.id) == ()


async def test_a_public_quantity_is_refused_at_the_first_look_with_what_to_do_instead(house: House) -> None:
    table = await playing(house)
    for by in (4, -1):
        assert await refused(looked(house, table, Adjust(0, Change("crowns", by)))) == "out-of-range"
    for change, code in (
        (Change("debt", 40), "no-such-quantity"),
        (Change("coins", 1, card="7"), "no-such-card"),
        (Change("coins", 0), "out-of-range"),
        (Change("coins", 10**9), "out-of-range"),
    ):
        assert await refused(looked(house, table, Adjust(0, change))) == code
    assert (await fixed(house, table, Adjust(0, Change("crowns", 3)))).state == "applied"
    assert [one.now for one in await house.fixes.quantities(table.id, 0)] == [None, 3]


async def test_a_sealed_answer_is_opened_and_becomes_the_draft(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 4)
    seat = seat_of(table, ANNA)
    await fixed(house, table, Reopen(seat))
    desk = await house.play.desk(table.id, ANNA.id)
    assert (desk.sealed, desk.drafts) == (None, {"1.bid": {"coins": 4}})
    assert (await heard(house))["player", ANNA.id][-2:] == ["fix-told-reopen", "fix-own-reopen"]
    await sound(house, table)


async def test_reopening_what_is_not_sealed_says_so_to_its_player_alone(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    seat = seat_of(table, ANNA)
    assert (await fixed(house, table, Reopen(seat))).state == "applied"
    assert await on_desk(house, table, ANNA.id) == ["fix-told-reopen", "fix-own-reopen-none"]
    told = await heard(house)
    assert told["thread", table.id] == ["fix-told-reopen"]
    await sound(house, table)


async def test_an_answer_is_given_and_may_settle_the_step(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await bid(house, table, ANNA, 4)
    await heard(house)
    await fixed(house, table, Answer(seat_of(table, BERT)))
    assert (await house.play.board(table.id)).table.moment == "1.console"
    assert (await on_desk(house, table, BERT.id))[:2] == ["fix-told-answer", "fix-own-answer"]
    of_anna = await on_desk(house, table, ANNA.id)
    assert "bids-revealed" in of_anna
    assert "fix-own-answer" not in of_anna
    entry = (await load_log(house.tables, table.id)).entries[-1]
    assert (entry.ask, entry.settled, entry.value["answer"]) == ("1.bid", True, {"coins": 0})
    await sound(house, table)


async def test_an_answer_nobody_owes_reads_the_same(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await bid(house, table, ANNA, 4)
    await heard(house)
    before = await state_of(house, table)
    await fixed(house, table, Answer(seat_of(table, ANNA)))
    assert await state_of(house, table) == before
    assert await on_desk(house, table, ANNA.id) == ["fix-told-answer", "fix-own-answer-none"]
    told = await heard(house)
    assert told["thread", table.id] == ["fix-told-answer"]
    await sound(house, table)


async def test_an_answer_by_fix_that_is_reopened_becomes_the_draft(house: House) -> None:
    table = await playing(house)
    seat = seat_of(table, ANNA)
    await fixed(house, table, Answer(seat))
    assert (await house.play.desk(table.id, ANNA.id)).sealed is not None
    await fixed(house, table, Reopen(seat))
    assert (await house.play.desk(table.id, ANNA.id)).drafts == {"1.bid": {"coins": 0}}


async def test_a_fix_may_end_the_game(house: House) -> None:
    table = await playing(house, rounds=1)
    for person, amount in ((ANNA, 3), (BERT, 1)):
        await bid(house, table, person, amount)
    await fixed(house, table, Answer(seat_of(table, BERT)))
    board = await house.play.board(table.id)
    assert (board.table.status, board.results is not None) == ("ended", True)
    await sound(house, table)


async def test_an_order_answers_what_a_fix_asks(house: House) -> None:
    table = await playing(house)
    await house.orders.order(table.id, BERT.id, "console", {}, cause())
    await bid(house, table, BERT, 0)
    await fixed(house, table, Adjust(seat_of(table, ANNA), coins(3)))
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.ask is not None
    await bid(house, table, ANNA, 2)
    assert (await house.play.board(table.id)).table.moment == "2.bid"
    table = await playing(house, CLEO, DORA)
    await house.orders.order(table.id, DORA.id, "console", {}, cause())
    await bid(house, table, CLEO, 2)
    await fixed(house, table, Answer(seat_of(table, DORA)))
    assert (await house.play.board(table.id)).table.moment == "2.bid"  # answered in the same breath
    await sound(house, table)

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.connection.session import Database
from engine.texts import Refusal
from host.house import House
from host.table.access import FollowUp
from host.table.transaction import TableTransaction
from host.values import Trouble
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, cause, lobby, play_out, playing


async def test_an_answer_is_on_the_desk_at_once(house: House) -> None:
    table = await playing(house)
    told = await bid(house, table, ANNA, 2)
    assert (told.settled, told.repeated, told.desk.ask) == (False, False, None)
    assert told.desk.sealed is not None
    assert told.desk.view.bid == 2
    assert await house.play.desk(table.id, ANNA.id) == told.desk


async def test_the_last_answer_settles(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 2)
    told = await bid(house, table, BERT, 1)
    assert told.settled
    assert [text.key for text in told.happenings] == ["bids-revealed", "bids-revealed", "bids-crown"]
    assert told.desk.table.moment == "1.console"


class Noting:
    """Notes after the commit from which step on the game went on, None from its start."""

    def __init__(self, house: House) -> None:
        self.noted: list[str | None] = []
        self._house = house

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> FollowUp:
        moment = None if before is None else tx.game.moment(before)

        async def note() -> None:
            await self._house.play.board(tx.id)  # it is committed: nobody holds the table's lock
            self.noted.append(moment)

        return note


async def test_what_new_questions_leave_to_be_done_is_done_after_the_start_an_answer_and_a_deadline(
    house: House, clock: Clock
) -> None:
    watching = Noting(house)
    house.tables.observers += (watching,)
    table = await playing(house)
    assert watching.noted == [None]
    await bid(house, table, ANNA, 2)
    assert watching.noted == [None, "1.bid"]
    clock.pass_(days=1)
    await house.deadlines.expire_due()
    assert watching.noted == [None, "1.bid", "1.bid"]


async def test_the_same_click_twice_is_one_move(house: House, database: Database) -> None:
    table = await playing(house)
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.ask
    first = await house.play.answer(table.id, ANNA.id, desk.ask.id, {"coins": 1}, "i:1")
    again = await house.play.answer(table.id, ANNA.id, desk.ask.id, {"coins": 1}, "i:1")
    assert (first.repeated, again.repeated, again.happenings) == (False, True, ())
    assert again.desk == first.desk
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'answer'")) == 1


async def test_the_same_click_at_the_same_moment_is_one_move(house: House, database: Database) -> None:
    table = await playing(house)
    clicks = [house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, "i:1") for _ in range(5)]
    told = await asyncio.gather(*clicks)
    assert sorted(one.repeated for one in told) == [False, True, True, True, True]
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'answer'")) == 1


async def test_two_processes_get_the_same_click_and_make_one_move(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    here, there = (House(database, clock=clock, entropy=entropy) for _ in range(2))
    table = await playing(here)
    clicks = [one.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, "i:1") for one in (here, there, here, there)]
    assert sorted(one.repeated for one in await asyncio.gather(*clicks)) == [False, True, True, True]


async def test_a_refused_answer_changes_nothing(house: House, database: Database) -> None:
    table = await playing(house)
    before = await rows(database, "SELECT s.*, b.version FROM states s JOIN boards b USING (table_id)")
    with pytest.raises(Refusal, match="out-of-range"):
        await house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1000}, cause())
    assert await rows(database, "SELECT s.*, b.version FROM states s JOIN boards b USING (table_id)") == before
    assert not await rows(database, "SELECT 1 FROM moves WHERE kind = 'answer'")


@pytest.mark.parametrize("value", [None, 7, "coins", ["coins"], {"coins": "7"}, {"coins": None}, {"dragons": 3}, {}])
async def test_a_malformed_answer_is_refused(house: House, value: object) -> None:
    table = await playing(house)
    with pytest.raises(Refusal):
        await house.play.answer(table.id, ANNA.id, "1.bid", value, cause())  # type: ignore[arg-type]


async def test_an_old_button_is_refused(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA)
    await bid(house, table, BERT)
    with pytest.raises(Refusal, match="not-asked"):
        await house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 0}, cause())


async def test_one_seat_cannot_answer_what_another_owes(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 0)
    with pytest.raises(Refusal, match="not-asked"):
        await house.play.answer(table.id, ANNA.id, "1.console", {"what": "coins"}, cause())


async def test_a_stranger_gets_no_desk_and_no_answer(house: House) -> None:
    table = await playing(house)
    for attempt in (
        house.play.desk(table.id, EMIL.id),
        house.play.answer(table.id, EMIL.id, "1.bid", {"coins": 0}, cause()),
        house.play.take_back(table.id, EMIL.id, "1.bid", cause()),
        house.play.draft(table.id, EMIL.id, "1.bid", {}),
        house.play.form(table.id, EMIL.id, "1.bid", {}),
    ):
        with pytest.raises(Trouble, match="not-seated"):
            await attempt


async def test_a_lobby_has_no_desk_yet(house: House) -> None:
    table = await lobby(house, ANNA)
    for attempt in (
        house.play.desk(table.id, ANNA.id),
        house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 0}, cause()),
    ):
        with pytest.raises(Trouble, match="not-started"):
            await attempt


async def test_taking_back_reopens_the_question_with_the_sealed_value_as_draft(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 3)
    told = await house.play.take_back(table.id, ANNA.id, "1.bid", cause())
    assert told.desk.ask is not None
    assert (told.desk.sealed, told.desk.drafts) == (None, {"1.bid": {"coins": 3}})
    assert await house.play.desk(table.id, ANNA.id) == told.desk


async def test_nothing_sealed_nothing_to_take_back(house: House) -> None:
    table = await playing(house)
    with pytest.raises(Refusal, match="nothing-sealed"):
        await house.play.take_back(table.id, ANNA.id, "1.bid", cause())


async def test_taking_back_twice_by_one_click_is_one_move(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 3)
    await house.play.take_back(table.id, ANNA.id, "1.bid", "i:back")
    assert (await house.play.take_back(table.id, ANNA.id, "1.bid", "i:back")).repeated


async def test_an_ended_game_shows_its_results_and_takes_no_more(house: House, database: Database) -> None:
    table = await playing(house, rounds=1)
    await play_out(house, table)
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.results is not None
    assert (desk.table.status, desk.ask, desk.drafts) == ("ended", None, {})
    with pytest.raises(Trouble, match="table-ended"):
        await house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 0}, cause())
    assert not await rows(database, "SELECT 1 FROM snapshots")
    assert await house.lookups.tables_of(ANNA.id) == ()


async def test_a_snapshot_is_kept_at_the_start_of_each_phase(house: House, database: Database) -> None:
    table = await playing(house)
    await bid(house, table, ANNA)
    await bid(house, table, BERT)
    kept = await rows(database, "SELECT s.number, m.kind FROM snapshots s JOIN moves m USING (table_id, number)")
    assert [(row.kind) for row in sorted(kept)] == ["start", "answer"]


async def test_a_draft_is_there_tomorrow_and_gone_when_sealed(house: House, database: Database) -> None:
    table = await playing(house)
    desk = await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 4})
    assert desk.drafts == {"1.bid": {"coins": 4}}
    fresh = House(database, clock=house.clock, entropy=house.entropy)
    assert (await fresh.play.desk(table.id, ANNA.id)).drafts == {"1.bid": {"coins": 4}}
    assert (await fresh.play.desk(table.id, BERT.id)).drafts == {}
    await bid(fresh, table, ANNA, 4)
    assert not await rows(database, "SELECT 1 FROM drafts")


async def test_a_draft_can_be_changed_and_dropped(house: House) -> None:
    table = await playing(house)
    await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 4})
    assert (await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 5})).drafts == {"1.bid": {"coins": 5}}
    assert (await house.play.draft(table.id, ANNA.id, "1.bid", None)).drafts == {}
    assert (await house.play.desk(table.id, ANNA.id)).drafts == {}


async def test_drafts_of_dead_questions_go_when_something_settles(house: House, database: Database) -> None:
    table = await playing(house, rounds=2)
    await house.play.draft(table.id, ANNA.id, "1.pawn", {})
    while (await house.play.board(table.id)).table.moment != "2.bid":
        for person in (ANNA, BERT):
            desk = await house.play.desk(table.id, person.id)
            if desk.ask:
                value = {"coins": 0} if desk.ask.kind == "bid" else {"what": "coins"}
                await house.play.answer(table.id, person.id, desk.ask.id, value, cause())
    assert not await rows(database, "SELECT 1 FROM drafts")


async def test_a_draft_of_nothing_asked_is_refused(house: House) -> None:
    table = await playing(house)
    with pytest.raises(Refusal, match="not-asked"):
        await house.play.draft(table.id, ANNA.id, "9.bid", {"coins": 4})


async def test_a_draft_is_kept_small_and_storable(house: House) -> None:
    table = await playing(house)
    with pytest.raises(Trouble, match="draft-too-large"):
        await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": "x" * 9000})
    for odd in ({"coins": "\ud800"}, {"coins": object()}, {"coins": "\x00"}):
        with pytest.raises(Refusal, match="malformed"):
            await house.play.draft(table.id, ANNA.id, "1.bid", odd)
    assert (await house.play.desk(table.id, ANNA.id)).drafts == {}


async def test_a_form_comes_with_its_preview(house: House) -> None:
    table = await playing(house)
    desk, form, preview = await house.play.form(table.id, ANNA.id, "1.bid", {"coins": 1})
    assert form.ready
    assert preview[0].params == {"left": desk.view.coins - 1}
    _, form, preview = await house.play.form(table.id, ANNA.id, "1.bid", {"coins": 99})
    assert form.problem is not None
    assert preview == ()


async def test_a_new_house_on_the_same_database_goes_on(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA, 1)
    other = House(database, clock=house.clock, entropy=house.entropy)
    assert await other.play.desk(table.id, ANNA.id) == await house.play.desk(table.id, ANNA.id)
    await play_out(other, table)
    assert (await house.play.board(table.id)).results is not None


async def test_the_board_counts_who_owes_but_names_nobody_unless_the_game_does(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA)
    board = await house.play.board(table.id)
    assert (board.owing, board.owers, board.view.viewer) == (2, (), None)


async def test_a_board_is_dirty_until_shown_as_it_is_now(house: House) -> None:
    table = await playing(house)
    board = await house.play.board(table.id)
    await bid(house, table, ANNA)
    await house.lookups.board_clean(table.id, board.version)
    (dirty,) = await house.lookups.dirty_boards(10)
    assert dirty.table_id == table.id
    assert await house.lookups.dirty_boards(10, known={table.id: dirty.version}) == ()
    assert await house.lookups.dirty_boards(10, known={table.id: dirty.version - 1}) == (dirty,)
    await house.lookups.board_clean(table.id, dirty.version)
    assert await house.lookups.dirty_boards(10) == ()


async def test_a_secret_liberty_stirs_nothing_others_can_see(house: House, database: Database) -> None:
    table = await playing(house)
    (dirty,) = await house.lookups.dirty_boards(10)
    await house.lookups.board_clean(table.id, dirty.version)
    before = (
        await house.play.board(table.id),
        await house.play.desk(table.id, BERT.id),
        await rows(database, "TABLE outbox"),
    )
    house.tables.wake.clear()
    house.tables.redraw.clear()
    told = await house.play.answer(table.id, ANNA.id, "1.pawn", {}, cause())
    assert [text.key for text in told.happenings] == ["bids-pawned"]
    assert not house.tables.wake.is_set()
    assert not house.tables.redraw.is_set()
    assert await house.lookups.dirty_boards(10) == ()
    after = (
        await house.play.board(table.id),
        await house.play.desk(table.id, BERT.id),
        await rows(database, "TABLE outbox"),
    )
    assert after == before


async def test_what_settles_wakes_the_deliverer(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA)
    house.tables.wake.clear()
    await bid(house, table, BERT)
    assert house.tables.wake.is_set()


async def test_a_move_without_a_message_rings_for_boards_and_desks_alone(house: House) -> None:
    table = await playing(house)
    house.tables.wake.clear()
    house.tables.redraw.clear()
    await bid(house, table, ANNA)  # the board says who is waited for
    assert house.tables.redraw.is_set()
    assert not house.tables.wake.is_set()


async def test_how_many_are_waited_for_is_of_the_same_moment_as_the_desk(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 1)
    reading = await house.play.reading(table.id, ANNA.id)
    await bid(house, table, BERT, 0)  # it settles, and Bert owes something new
    await house.play.answer(table.id, BERT.id, "1.console", {"what": "coins"}, cause())
    assert (await house.play.reading(table.id, ANNA.id)).owing == 2
    assert (reading.desk.ask, reading.owing) == (None, 1)  # never "nothing to decide" with oneself among the two

"""Fixes of a table: its clocks, its end and its result, and the history of them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from host.fixes import Correct, Deadline, Fix, Pause, Resume, Void
from host.house import House
from host.proof.replay import load_log
from host.values import Table
from tests.ground import Clock
from tests.host.moderation.mending import MODERATOR, WHY, at, fixed, heard, looked, put, refused, sound
from tests.host.seating import ANNA, BERT, CLEO, bid, lobby, play_out, playing


async def due(house: House, table: Table, seat: int) -> Any:
    return (await house.play.desk(table.id, at(table, seat))).due_at


async def test_deadlines_move_either_way_sealed_or_not(house: House) -> None:
    table = await playing(house)
    before = await due(house, table, 0)
    await bid(house, table, ANNA, 1)
    await fixed(house, table, Deadline(12))
    assert [await due(house, table, seat) for seat in (0, 1)] == [before + timedelta(hours=12)] * 2
    await fixed(house, table, Deadline(-20, seat=1))
    assert await due(house, table, 0) == before + timedelta(hours=12)
    assert await due(house, table, 1) == before - timedelta(hours=8)
    await sound(house, table)


async def test_no_deadline_comes_closer_than_an_hour(house: House, clock: Clock) -> None:
    table = await playing(house)
    await fixed(house, table, Deadline(-300))
    assert await due(house, table, 0) == clock.now + timedelta(hours=1)
    clock.pass_(minutes=30)
    await fixed(house, table, Deadline(-300))
    assert await due(house, table, 0) == clock.now + timedelta(minutes=30)


@pytest.mark.parametrize("hours", [0, 337, -337, 10**12])
async def test_too_far(house: House, hours: int) -> None:
    table = await playing(house)
    assert await refused(looked(house, table, Deadline(hours))) == "bad-extension"


async def test_a_pause_and_going_on(house: House, clock: Clock) -> None:
    table = await playing(house)
    before = await due(house, table, 0)
    await fixed(house, table, Pause())
    assert (await house.play.board(table.id)).table.paused
    assert await due(house, table, 0) is None
    assert await refused(looked(house, table, Pause())) == "already-paused"
    clock.pass_(hours=50)
    await fixed(house, table, Resume())
    assert await due(house, table, 0) == before + timedelta(hours=50)
    assert await refused(looked(house, table, Resume())) == "not-paused"
    await sound(house, table)


# ------------------------------------------------------------------------------- the table itself


@pytest.mark.parametrize("started", [True, False])
async def test_a_void_table_is_closed(house: House, started: bool) -> None:
    table = await (playing if started else lobby)(house, ANNA, BERT)
    await fixed(house, table, Void())
    assert (await house.play.board(table.id)).table.status == "closed"
    assert await refused(looked(house, table, Void())) == "table-closed"
    assert await house.lookups.tables_of(ANNA.id) == ()
    if started:
        assert (await load_log(house.tables, table.id)).entries[-1].value == {"fix": "void", "reason": WHY}
        await sound(house, table)


async def test_a_corrected_result_shows_places_anew_and_the_log_still_tells_the_game(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await play_out(house, table)
    before = (await house.play.board(table.id)).results or ()
    done = await fixed(house, table, Correct((7, -3, 7)))
    assert [one.key for one in done.changes] == ["fix-will-score"] * 3
    after = (await house.play.board(table.id)).results or ()
    assert [(one.seat, one.place, one.score) for one in after] == [(0, 1, 7), (2, 1, 7), (1, 3, -3)]
    assert {one.seat: one.details for one in after} == {one.seat: one.details for one in before}
    assert (await house.play.desk(table.id, ANNA.id)).results == after
    (fix,) = await house.fixes.fix_history(table.id)
    assert [one.key for one in fix.announced] == ["fix-told-correct", *["fix-told-score"] * 3]
    await sound(house, table)


@pytest.mark.parametrize("scores", [(), (1, 2), (1, 2, 3, 4), (1, 2, 10**9)])
async def test_a_result_that_does_not_fit_the_table(house: House, scores: tuple[int, ...]) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await play_out(house, table)
    assert await refused(looked(house, table, Correct(scores))) == "bad-scores"


async def test_history_lists_the_newest_first(house: House) -> None:
    table = await playing(house)
    fixes: list[Fix] = [Pause(), Resume(), Deadline(3, 1)]
    for fix in fixes:
        await fixed(house, table, fix)
    assert [one.fix for one in await house.fixes.fix_history(table.id)] == fixes[::-1]


async def test_who_was_forgotten_is_nobody(house: House, database: Database) -> None:
    table = await playing(house)
    await fixed(house, table, Pause())
    await put(database, "UPDATE moves SET person_id = NULL")
    assert [one.by for one in await house.fixes.fix_history(table.id)] == [0]


async def test_news_says_whose_fix_it_was(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    await fixed(house, table, Pause())
    (row,) = await house.outbox.claim(9)
    news = await house.outbox.news(row)
    assert (news.by, [one.key for one in news.happenings]) == ((MODERATOR.id,), ["fix-told-pause"])

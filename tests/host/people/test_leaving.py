"""What is a person's goes with whoever leaves a seat; what is the seat's stays for whoever comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from db.connection.session import Database
from db.schema import ROWS
from engine.extras.fixing import Change
from host.fixes.game import Adjust, Reopen
from host.fixes.table import Automate, Remove, Replace
from host.house import House
from host.values import Person, Table, Trouble
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, playing, state_of

PAGE = (Path(__file__).parents[3] / "docs/developers/leaving.md").read_text(encoding="utf-8")
NEWCOMER = DORA
MODERATOR = Person(7_000_999, "Mo")

Leaves = Callable[[House, Table], Awaitable[None]]


def seat_of(table: Table, person: Person) -> int:
    card = table.card(person.id)
    assert card is not None
    assert card.seat is not None
    return card.seat


async def ask_of(house: House, table: Table, person: Person) -> str:
    ask = (await house.play.desk(table.id, person.id)).ask
    assert ask is not None
    return ask.id


async def fixed(house: House, table: Table, fix: Any, newcomer: Person | None = None) -> None:
    look = await house.moderation.look_at_fix(table.id, MODERATOR, fix, cause(), server_id=1, newcomer=newcomer)
    await house.moderation.apply_fix(table.id, look.id, MODERATOR, "as agreed", cause(), server_id=1)
    if newcomer is not None:
        await house.moderation.answer_fix(table.id, look.id, newcomer.id, True, cause())


async def bert_is_away(house: House, clock: Clock, table: Table) -> None:
    """Nobody has answered for days, and all but Bert are back."""
    for _ in range(3):
        clock.pass_(hours=25)
        await house.sweeps.run()
    for person in (ANNA, CLEO):
        await house.deadlines.back(table.id, person.id, cause())


# ------------------------------------------------------------------------------------ every way to leave


async def leaves(house: House, table: Table) -> None:
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, BERT), NEWCOMER, cause())


async def has_left_the_server(house: House, table: Table) -> None:
    await house.seats.gone(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, BERT), NEWCOMER, cause())


async def is_removed(house: House, table: Table) -> None:
    await fixed(house, table, Remove(seat_of(table, BERT)))
    await house.seats.take_seat(table.id, seat_of(table, BERT), NEWCOMER, cause())


async def is_replaced(house: House, table: Table) -> None:
    await fixed(house, table, Replace(seat_of(table, BERT)), NEWCOMER)


async def gives_way_to_a_steward(house: House, table: Table) -> None:
    await fixed(house, table, Automate(seat_of(table, BERT), "caretaker"))
    await fixed(house, table, Remove(seat_of(table, BERT)))
    await house.seats.take_seat(table.id, seat_of(table, BERT), NEWCOMER, cause())


WAYS = [leaves, has_left_the_server, is_removed, is_replaced, gives_way_to_a_steward]


@pytest.mark.parametrize("goes", WAYS)
async def test_nobody_gets_or_seals_a_draft_of_who_sat_there_before(house: House, clock: Clock, goes: Leaves) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await house.play.draft(table.id, BERT.id, await ask_of(house, table, BERT), {"coins": 3})
    await goes(house, table)
    desk = await house.play.desk(table.id, NEWCOMER.id)
    assert desk.seat == seat
    assert desk.drafts == {}
    await bid(house, table, ANNA, 1)
    await bid(house, table, CLEO, 1)
    clock.pass_(hours=25)
    await house.sweeps.run()
    (answer,) = await rows(house.database, f"SELECT entry FROM moves WHERE kind = 'due' AND seat = {seat}")  # noqa: S608
    assert b'"coins":0' in answer.entry


@pytest.mark.parametrize("goes", WAYS)
async def test_a_newcomer_is_reminded_whatever_who_sat_there_before_has_muted(house: House, goes: Leaves) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    ask = await ask_of(house, table, BERT)
    await house.reminders.snooze(table.id, BERT.id, ask)
    await house.reminders.mute(table.id, BERT.id, ask)
    await goes(house, table)  # at the very moment at which the question was asked
    (clock,) = await rows(house.database, f"SELECT * FROM clocks WHERE seat = {seat_of(table, BERT)}")  # noqa: S608
    assert (clock.muted, clock.snoozed_until, clock.rung) == (False, None, 0)


@pytest.mark.parametrize("goes", WAYS)
async def test_the_page_of_a_player_is_shut_to_who_has_left(house: House, goes: Leaves) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    mine = await house.page_sessions.open(table.id, await house.page_sessions.link(table.id, BERT.id))
    looking = await house.page_sessions.open(table.id, await house.page_sessions.link(table.id, 4711))
    await goes(house, table)
    assert await house.page_sessions.of_cookie(table.id, mine) is None
    assert await house.page_sessions.of_cookie(table.id, looking) is not None


@pytest.mark.parametrize("goes", WAYS)
async def test_what_was_sealed_stays_for_the_seat(house: House, goes: Leaves) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, BERT, 2)
    before = await state_of(house, table)
    await goes(house, table)
    assert await state_of(house, table) == before


@pytest.mark.parametrize("goes", WAYS)
async def test_a_question_to_who_has_left_is_outdated(house: House, goes: Leaves) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    look = await house.moderation.look_at_fix(
        table.id, MODERATOR, Adjust(seat, Change("coins", -1)), cause(), server_id=1
    )
    asked = await house.moderation.apply_fix(table.id, look.id, MODERATOR, "as agreed", cause(), server_id=1)
    assert asked.state == "asked"
    await goes(house, table)
    assert (await house.moderation.fix_proposal(table.id, look.id)).state == "outdated"


async def test_a_vote_about_who_left_does_not_turn_on_who_came(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await bert_is_away(house, clock, table)
    vote = await house.votes.call_vote(table.id, ANNA.id, "open", cause(), seat=seat)
    await is_replaced(house, table)
    assert (await house.votes.vote(table.id, vote.id)).state == "failed"
    assert seat_of(await house.lookups.table(table.id), NEWCOMER) == seat


async def test_the_vote_that_opens_a_seat_passes(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bert_is_away(house, clock, table)
    vote = await house.votes.call_vote(table.id, ANNA.id, "open", cause(), seat=seat_of(table, BERT))
    vote = await house.votes.cast(table.id, CLEO.id, vote.id, True, cause())
    assert vote.state == "passed"


async def test_what_comes_at_the_moment_of_leaving_is_read_by_nobody_else(house: House, database: Database) -> None:
    """A draft is written without the table's lock, so it may come after the seat was opened."""
    table = await playing(house, ANNA, BERT, CLEO)
    seat, ask = seat_of(table, BERT), await ask_of(house, table, BERT)
    await leaves(house, table)
    await rows(
        database,
        "INSERT INTO drafts (table_id, seat, ask, partial, person_id)"  # noqa: S608
        f" VALUES ({table.id}, {seat}, '{ask}', '{{\"coins\": 3}}', {BERT.id}) RETURNING 1",
    )
    assert (await house.play.desk(table.id, NEWCOMER.id)).drafts == {}
    assert (await house.privacy.stored_of(NEWCOMER.id))["drafts"] == []
    await house.play.draft(table.id, NEWCOMER.id, ask, {"coins": 1})
    assert (await house.play.desk(table.id, NEWCOMER.id)).drafts == {ask: {"coins": 1}}


async def test_a_draft_of_release_0_3_stays_with_who_sits_there(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    ask = await ask_of(house, table, BERT)
    await house.play.draft(table.id, BERT.id, ask, {"coins": 3})
    await rows(database, "UPDATE drafts SET person_id = NULL RETURNING 1")
    assert (await house.play.desk(table.id, BERT.id)).drafts == {ask: {"coins": 3}}
    (draft,) = (await house.privacy.stored_of(BERT.id))["drafts"]
    assert draft["person_id"] == BERT.id


async def test_an_answer_that_is_opened_again_at_an_open_seat_is_nobodys_draft(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await bid(house, table, BERT, 3)
    await house.seats.vacate(table.id, BERT.id, cause())
    await fixed(house, table, Reopen(seat))
    await house.seats.take_seat(table.id, seat, NEWCOMER, cause())
    assert (await house.play.desk(table.id, NEWCOMER.id)).drafts == {}


async def test_a_draft_waits_for_who_is_away_and_comes_back(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bert_is_away(house, clock, table)
    ask = await ask_of(house, table, BERT)
    await house.play.draft(table.id, BERT.id, ask, {"coins": 1})
    await house.deadlines.back(table.id, BERT.id, cause())
    assert (await house.play.desk(table.id, BERT.id)).drafts == {ask: {"coins": 1}}


async def test_who_comes_back_begins_anew_too(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat, ask = seat_of(table, BERT), await ask_of(house, table, BERT)
    await house.play.draft(table.id, BERT.id, ask, {"coins": 3})
    await house.notes.write(table.id, BERT.id, "Anna lies")
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat, BERT, cause())
    assert (await house.play.desk(table.id, BERT.id)).drafts == {}
    assert (await house.notes.read(table.id, BERT.id)).words == "Anna lies"


async def test_the_desk_of_who_left_is_closed_to_them(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await leaves(house, table)
    with pytest.raises(Trouble, match="not-seated"):
        await house.play.desk(table.id, BERT.id)


# --------------------------------------------------------------------------------------------- the list


def test_every_table_with_a_seat_or_a_person_is_in_the_list() -> None:
    listed = {name.strip("`") for line in PAGE.splitlines() if line.startswith("| `") for name in _names(line)}
    named = {
        table.name
        for table in ROWS.sorted_tables
        if any(
            column.name in ("seat", "person_id", "called_by", "by_id", "lane_id", "people") for column in table.columns
        )
    }
    assert named == listed
    assert {"drafts", "clocks", "notes", "held_answers", "page_sessions"} <= named


def _names(line: str) -> list[str]:
    return [name.strip() for name in line.split("|")[1].split(",")]


def test_every_table_in_the_list_says_whose_it_is() -> None:
    for line in PAGE.splitlines():
        if line.startswith("| `"):
            assert line.split("|")[2].strip() in ("the seat's", "a person's", "the table's"), line

"""A short soak: the bot is killed, Postgres restarted, Discord fails in every way while robots play (`make soak`)."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.messages.custom_ids import Press
from face.core.names import reader_for
from face.table.board import SHORT_HEAD
from face.table.notices import story_foot
from host.values import Begun, Board, News
from tests.bot.drawing import TABLE
from tests.wire.discord_people import Interaction
from tests.wire.soak.robots import Ledger
from tests.wire.soak.run import Plan, played, soak
from tests.wire.soak.tables import Kind
from tests.wire.soak.verdict import boards_among, heads_told, is_defect, waited_for

KILLS, RESTARTS = 20, 2
HEADS = tuple(digit * 64 for digit in "abcd")


async def test_kills_and_failures_lose_nothing_and_double_nothing() -> None:
    kinds = Kind("paladins", 1), Kind("bids", 4), Kind("bids", 2)
    plan = Plan(KILLS, RESTARTS, tables=3, seed=1, kinds=kinds, hurry=4.0)
    figures = await soak(plan)
    assert figures["what_went_wrong"] == []
    assert figures["kills"] >= KILLS
    assert sum(figures["postgres_restarts"].values()) == RESTARTS
    assert figures["verified"] >= plan.tables
    assert figures["accepted_answers"] > 50
    assert figures["bad_days_of_every_kind"]


async def test_kills_of_processes_for_clicks_and_of_two_that_may_lead_lose_nothing_and_double_nothing() -> None:
    kinds = Kind("paladins", 1), Kind("bids", 4), Kind("bids", 2)
    plan = Plan(KILLS, 1, tables=3, seed=2, kinds=kinds, hurry=4.0, processes=2, pictures=0, way="http", standby=True)
    figures = await soak(plan)
    assert figures["what_went_wrong"] == []
    assert figures["kills"] >= KILLS
    assert figures["kills_by_kind"]["at a press"]
    assert figures["verified"] >= plan.tables
    assert figures["accepted_answers"] > 50
    assert figures["interactions_by_http"]["200"] > 100


@pytest.mark.parametrize(
    ("note", "accepted"),
    [("", True), ("That step is over. Here's the current one.", None), ("This game is over.", None)],
)
def test_a_robot_takes_no_answer_for_given_that_came_too_late(note: str, accepted: bool | None) -> None:
    ledger, press = Ledger(), Press("seal", 1, "3.pawn")
    again = {"type": 2, "custom_id": Press("refresh", 1).button_id()}
    ledger.heard(Interaction(3, "7", "8", {}, None, None), press, [{"type": 10, "content": f"> {note}"}, again])
    assert [seal.accepted for seal in ledger.seals] == [accepted]


def test_a_board_whose_pin_failed_tells_no_step_twice() -> None:
    messages = [{"id": "1", "pinned": True}, {"id": "2"}, {"id": "3", "pinned": False}]
    assert boards_among(messages, [{"board_message_id": 2}, {"board_message_id": None}]) >= {"1", "2"}
    assert "3" not in boards_among(messages, [{"board_message_id": 2}])


def test_of_a_table_that_is_not_over_is_said_who_is_asked_since_when_and_until_when() -> None:
    at = datetime(2026, 3, 1, 12, tzinfo=UTC)
    clock = {"opened_at": at, "due_at": at + timedelta(hours=2), "next_at": at, "running": True, "stand_in": False}
    rows = [
        {**clock, "seat": 0, "ask": "bid.3", "person_id": 7, "steward": None, "stand_in": True},
        {**clock, "seat": 1, "ask": "bid.3", "person_id": None, "steward": "steward", "next_at": None},
        {**clock, "seat": 2, "ask": "bid.3", "person_id": 8, "steward": None, "next_at": None, "running": False},
    ]
    span = "bid.3 since 01. 12:00:00 until 01. 14:00:00"
    assert waited_for(rows, at + timedelta(minutes=5)) == (
        f"at 01. 12:05:00 are asked: seat 0 (person 7, a stand-in answers): {span};"
        f" seat 1 (a steward): {span}, its clock stands; seat 2 (person 8): {span}, has sealed"
    )
    assert waited_for([], at) == "at 01. 12:00:00 are asked: nobody"


@pytest.mark.parametrize(
    ("line", "defect"),
    [
        (
            "2026-11-27 08:32:08,205 ERROR   asyncio: Task exception was never retrieved",
            False,
        ),  # the next line says whose
        ("future: <Task finished name='Task-7' coro=<Connection.close() done> exception=ConnectionError()>", False),
        ("future: <Task finished name='Task-8' coro=<Lanes._delivered() done> exception=ValueError()>", True),
        ("2026-11-27 08:32:08,216 ERROR   bot.delivery.boards: the board of table 7 cannot be drawn: KeyError", True),
        ("2026-11-27 08:32:08,220 WARNING db.connection.diagnosis: the database is away", False),
    ],
)
def test_a_defect_is_known_by_its_own_line_whatever_other_bots_write_between(line: str, *, defect: bool) -> None:
    assert is_defect(line) == defect


async def test_games_that_do_not_end_in_time_are_left_to_the_verdict_and_robots_that_break_are_not() -> None:
    await played(asyncio.create_task(asyncio.sleep(60)), 0.0)

    async def broken() -> None:
        raise RuntimeError("the watch is over")

    with pytest.raises(RuntimeError):
        await played(asyncio.create_task(broken()), 10.0)


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("begun", [None, Begun("e" * 64, ())])
def test_every_step_that_a_message_of_the_thread_tells_is_found_in_it(begun: Begun | None, ended: bool) -> None:
    board = Board(replace(TABLE, commitment="f" * 64), None, 0, (), None, 1, head=HEADS[-1] if ended else "")
    news = News(board.table, None, (), heads=HEADS, begun=begun)
    found = heads_told(story_foot(news, board, "https://discord.com/channels/1/2/3", reader_for(board.table, "en")))
    assert {head[:SHORT_HEAD] for head in HEADS} <= set(found)

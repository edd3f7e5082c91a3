"""Lanes and boards are worked at side by side: what hangs or is broken holds up nothing but itself."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NoReturn

import pytest

import bot.board.messages
import bot.delivery.messages
from bot.delivery.failures import MOST_ATTEMPTS
from bot.delivery.side_by_side import SideBySide
from db.connection.session import Database
from db.connection.statements import Statement
from host.values import Board, Person
from tests.bot.delivery.faults import Hanging, until
from tests.bot.people import Seat, World, texts_of
from tests.ground import Clock


async def bids(*seats: Seat) -> None:
    """A round that settles."""
    for coins, seat in enumerate(seats):
        seat.take_dm()
        await seat.choose("coins", str(coins))
    for seat in seats:
        seat.take_dm()
        await seat.press("Seal")


async def sealed(world: World, table: int, *seats: Seat) -> None:
    """The same, straight at the house: the simulated Discord does not wait for messages that hang.

    The first of `seats` bids the least, so they are asked next, by a new message; the desks of the others are edited.
    """
    for coins, seat in enumerate(seats):
        await world.house.play.answer(table, seat.user.id, "1.bid", {"coins": coins}, f"test:{table}:{coins}")


def hears_of_the_crown(seat: Seat) -> bool:
    """Whether the newest direct message of somebody tells how the round ended."""
    words = texts_of(seat.dms()[-1].components)
    return "takes the crown" in words or "You take the crown" in words  # whose message it is


def last_in_thread(world: World, table: int) -> str:
    """The newest message of a table's thread."""
    return texts_of(world.messages(world.thread(table))[-1].components)


def board_words(world: World, table: int) -> str:
    return texts_of(world.stored_board(table).components)


async def test_a_message_that_hangs_holds_up_no_other(world: World) -> None:
    ada, ben, cleo, dan = (world.person(name) for name in ("ada", "ben", "cleo", "dan"))
    one, two = await world.seated(ada, ben), await world.seated(cleo, dan)
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    hanging = Hanging(world, "POST", f"/channels/{channel}/messages")
    before = {seat.name: len(seat.dms()) for seat in (ada, ben, cleo, dan)}
    await sealed(world, one, ada, ben)
    await asyncio.wait_for(hanging.begun.wait(), 60)
    await sealed(world, two, cleo, dan)
    await until(lambda: len(cleo.dms()) > before["cleo"])
    await until(lambda: all(hears_of_the_crown(seat) for seat in (ben, cleo, dan)))
    await until(lambda: all("takes the crown" in last_in_thread(world, table) for table in (one, two)))
    assert len(ada.dms()) == before["ada"]
    hanging.over.set()
    await world.env.bot.deliverer.at_rest()  # type: ignore[attr-defined]
    assert len(ada.dms()) == before["ada"] + 1
    assert hears_of_the_crown(ada)


async def test_a_board_whose_edit_hangs_holds_up_no_message_and_no_other_board(world: World) -> None:
    ada, ben, cleo, dan = (world.person(name) for name in ("ada", "ben", "cleo", "dan"))
    one, two = await world.seated(ada, ben), await world.seated(cleo, dan)
    hanging = Hanging(world, "PATCH", f"/channels/{world.thread(one)}/messages/*")
    before = len(ada.dms())
    await sealed(world, one, ada, ben)
    await asyncio.wait_for(hanging.begun.wait(), 60)
    await sealed(world, two, cleo, dan)
    await until(lambda: len(ada.dms()) > before)
    await until(lambda: all(hears_of_the_crown(seat) for seat in (ada, ben)))
    await until(lambda: "the consolation" in board_words(world, two))
    assert "the consolation" not in board_words(world, one)
    hanging.over.set()
    await world.env.bot.deliverer.at_rest()  # type: ignore[attr-defined]
    assert "the consolation" in board_words(world, one)


def break_board(monkeypatch: pytest.MonkeyPatch, table: int) -> None:
    """The board of that table cannot be drawn."""
    drawn = bot.board.messages.board_view

    def broken(board: Board, *given: Any, **how: Any) -> Any:
        if board.table.id == table:
            raise KeyError("a secret price")
        return drawn(board, *given, **how)

    monkeypatch.setattr(bot.board.messages, "board_view", broken)


async def test_a_board_that_cannot_be_drawn_holds_up_nobody_and_is_reported_once(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    ada, ben, cleo, dan = (world.person(name) for name in ("ada", "ben", "cleo", "dan"))
    broken, whole = await world.seated(ada, ben), await world.seated(cleo, dan)
    break_board(monkeypatch, broken)
    before = len(ada.dms())
    await bids(ada, ben)
    await bids(cleo, dan)
    for _ in range(3):
        clock.pass_(minutes=5)
        await world.deliver()
    assert len(ada.dms()) > before
    assert "the consolation" in board_words(world, whole)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line for line in told if f"the board of table {broken}" in line and "KeyError" in line] == told
    assert len(told) == 1
    assert "a secret price" not in caplog.text


async def test_a_board_is_shown_once_it_can_be_drawn_again(
    world: World, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    with monkeypatch.context() as broken:
        break_board(broken, table)
        await bids(ada, ben)
        await world.deliver()
    clock.pass_(minutes=2)
    await world.deliver()
    assert "the consolation" in board_words(world, table)


async def test_a_message_that_cannot_be_written_is_given_up_at_last_and_moderators_see_it(
    world: World, database: Database, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    poison = (
        "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before)"
        " VALUES (:table, 'thread', :table, 'fix-wished', 0, :now, :now)"
    )
    await database.write(Statement(poison), {"table": table, "now": clock()})
    before = len(ada.dms())
    await bids(ada, ben)
    assert len(ada.dms()) > before
    for _ in range(2 * MOST_ATTEMPTS):
        clock.pass_(hours=1)
        await world.deliver()
    (row,) = await database.fetch(
        Statement("SELECT state, attempts, failure FROM outbox WHERE kind = 'fix-wished'"), {}
    )
    assert (row.state, row.attempts, row.failure) == ("failed", MOST_ATTEMPTS, "defect")
    assert "takes the crown" in texts_of(world.messages(world.thread(table))[-1].components)  # the lane went on
    told = [record.getMessage() for record in caplog.records if "of table" in record.getMessage()]
    assert [line.split(": ")[0].split(" of ")[1] for line in told] == [
        f"table {table} cannot be written",
        f"table {table} is given up",
    ]
    seen = await world.house.fixes.overview(table, Person(1, "mod"), server_id=world.guild.id)
    assert [one.person_id for one in seen.mishaps] == [None]


async def test_a_message_is_never_given_up_because_the_machine_has_no_memory(
    world: World, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)

    async def short(*_: Any) -> NoReturn:
        raise MemoryError

    async def states() -> set[str]:
        return {row.state for row in await database.fetch(Statement("SELECT state FROM outbox"), {})}

    with monkeypatch.context() as patch:
        patch.setattr(bot.delivery.messages.Messages, "sent", short)
        await bids(ada, ben)
        for _ in range(2 * MOST_ATTEMPTS):
            clock.pass_(hours=2)
            await world.deliver()
        assert await states() == {"sent", "pending"}
    clock.pass_(hours=2)
    await world.deliver()
    assert await states() == {"sent"}


async def test_nobody_looks_for_messages_after_a_move_that_left_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    deliverer = world.env.bot.deliverer  # type: ignore[attr-defined]
    looked: list[str] = []

    def watched(name: str, crew: SideBySide[Any]) -> None:
        wake = crew.wake

        def waking() -> None:
            looked.append(name)
            wake()

        monkeypatch.setattr(crew, "wake", waking)

    watched("messages", deliverer.lanes.urgent)
    watched("votes", deliverer.votes)
    watched("boards", deliverer.boards)
    ada.take_dm()
    await ada.choose("coins", "3")
    await ada.press("Seal")
    assert set(looked) == {"boards"}
    ben.take_dm()
    await ben.choose("coins", "2")
    await ben.press("Seal")
    assert set(looked) == {"boards", "messages", "votes"}


@pytest.mark.parametrize("code", [50083, 160005, 200000])
async def test_a_message_that_a_thread_takes_no_more_is_no_defect(
    world: World, database: Database, clock: Clock, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=400, code=code, times=None)
    await bids(ada, ben)
    for _ in range(2 * MOST_ATTEMPTS):
        clock.pass_(hours=1)
        await world.deliver()
    failed = await database.fetch(Statement("SELECT failure FROM outbox WHERE state = 'failed'"), {})
    assert {row.failure for row in failed} == {str(code)}
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []

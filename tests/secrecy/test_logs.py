"""Logs, stderr and audit reasons carry no secret, whatever goes wrong: searched for every one there is.

Whole games of each kind are searched by the fixture `kept_secret` of the tests that play them (tests/bot).
"""

from __future__ import annotations

import logging
import re
from typing import Any, get_args

import pytest

from bot.app.logs import LogFormat
from db.connection.session import Database
from db.connection.statements import Statement, StatementError
from engine.playouts import random_value
from engine.registry import game as game_of
from host.play.move_making import MoveMaking
from host.table.stored_table import state_of
from tests.bot.people import BESIDE, Seat, World, buttons_of, presses_of
from tests.contract.journeys import chance
from tests.games.bids.face import BidsFace
from tests.games.bids.rules.game import Bids
from tests.host.seating import cause
from tests.secrecy.discretion import discreet, overheard, said_of, secrets_of
from tests.secrecy.sent import LeakError

SECRET = "goldfinch-4711"


async def sealed_badly(world: World, form: LogFormat = "text") -> tuple[str, set[str]]:
    """A table of two at which everything goes wrong once; the log, and the secrets of the table."""
    ada, ben = world.person("ada"), world.person("ben")
    with overheard(form=form) as log:
        table = await world.seated(ada, ben)
        for seat in (ada, ben):
            seat.take_dm()
            await seat.choose("coins", "3")
        await ada.member.click(world.board(table), label="My desk")
        await world.person("eve").member.click(world.board(table), label="My desk")
        await ada.press("Seal")
        await ada.member.slash(world.channel, "offer", what=SECRET)
        world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=2)
        await ben.press("Seal")
        await world.deliver()
    return log.getvalue(), await secrets_of(world.house)


@pytest.mark.parametrize("form", get_args(LogFormat))
async def test_refused_presses_and_failing_deliveries_say_no_secret(
    world: World, capfd: pytest.CaptureFixture[str], form: LogFormat
) -> None:
    log, secrets = await sealed_badly(world, form)
    assert "cannot be written" in log
    discreet(said_of(world, capfd, log), secrets | {SECRET})


async def test_what_stands_beside_the_desk_is_in_no_log(world: World, capfd: pytest.CaptureFixture[str]) -> None:
    """Notes, the story, cards, hints, and living desks that cannot be edited or folded."""
    ada, ben = world.person("ada"), world.person("ben")
    with overheard() as log:
        table = await world.seated(ada, ben, game="architects")
        await world.house.settings.set_explains(ada.user.id, "never")  # a first game begins without some of it
        await ada.open_desk(table)
        beside = presses_of(ada.components(), *BESIDE)
        for custom_id in beside:
            await ada.member.click(ada.desk, custom_id=custom_id)
        notes = (await ada.press("Notes")).response
        modal = await ada.member.click(notes, label="Edit")
        await ada.member.submit_modal(modal, {"words": SECRET})
        await ada.member.slash(world.channel, "card", name=SECRET, table=str(table))
        await ada.member.slash(world.channel, "rules", topic=SECRET)
        await ada.member.slash(world.channel, "table list")
        await ada.member.slash(world.channel, "me export")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035, times=4)
        for person in (ada, ben):
            await world.house.living_desks.changed(table, person.user.id)
        await world.house.play.answer(table, ada.user.id, *await choice(world, table, ada), cause())
        await world.deliver()
    assert len(beside) >= 4
    assert "cannot be shown now" in log.getvalue()
    discreet(said_of(world, capfd, log.getvalue()), await secrets_of(world.house) | {SECRET})


async def choice(world: World, table: int, person: Seat) -> tuple[str, dict[str, Any]]:
    """What that person is asked, and some answer."""
    stored = await world.house.tables.read(table)
    state, desk = state_of(stored), await world.house.play.desk(table, person.user.id)
    assert desk.ask is not None
    game = game_of(desk.table.game)
    return desk.ask.id, random_value(game, state, desk.seat, desk.ask.id, chance(1).stream("choice"))


async def test_a_defect_in_the_rules_is_told_with_its_place_and_without_the_state(
    world: World, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Bids, state: Any, seat: int, coins: int) -> Any:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise ValueError(f"seat {seat} with {state}") from error

    monkeypatch.setattr(Bids, "_bid", broken)
    log, secrets = await sealed_badly(world)
    assert "ValueError" in log
    assert re.search(r"test_logs\.py:\d+ broken", log)
    discreet(said_of(world, capfd, log), secrets | {SECRET, "Purse("})


async def test_a_defect_in_drawing_a_desk_is_told_without_what_it_drew(
    world: World, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: BidsFace, view: Any, ask: Any) -> Any:
        raise LookupError(f"no {SECRET} in {view}")

    monkeypatch.setattr(BidsFace, "sealed", broken)
    log, secrets = await sealed_badly(world)
    assert "LookupError" in log
    discreet(said_of(world, capfd, log), secrets | {SECRET, "View("})


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        ("INSERT INTO drafts VALUES (:table, NULL, 'x', CAST(:partial AS json))", {"partial": f'"{SECRET}"'}),
        ("INSERT INTO drafts VALUES (:table, 0, :ask, '{}')", {"ask": SECRET}),
        (
            "SELECT * FROM drafts WHERE table_id = CAST(:table AS bigint) AND seat = CAST(:seat AS int)",
            {"seat": SECRET},
        ),
        ("SELECT CAST(:partial AS json), CAST(:table AS bigint)", {"partial": "{" + SECRET}),
    ],
)
async def test_an_error_of_the_database_does_not_quote_the_row(
    database: Database, statement: str, values: dict[str, str]
) -> None:
    with overheard() as log:
        try:
            await database.write(Statement(statement), {"table": 1, **values})
        except StatementError:
            logging.getLogger("db").exception("refused")
    assert "refused" in log.getvalue()
    assert "Error" in log.getvalue()
    discreet(log.getvalue(), {SECRET})


@pytest.mark.long
async def test_a_planted_log_line_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    before = MoveMaking.make

    async def talkative(self: MoveMaking, tx: Any, seated: Any, act: Any, *more: Any) -> Any:
        logging.getLogger("host.play.move_making").debug("answer %s", act.value)
        return await before(self, tx, seated, act, *more)

    monkeypatch.setattr(MoveMaking, "make", talkative)
    log, secrets = await sealed_badly(world)
    with pytest.raises(LeakError):
        discreet(log, secrets)


@pytest.mark.long
async def test_a_planted_audit_reason_is_caught(world: World, capfd: pytest.CaptureFixture[str]) -> None:
    log, secrets = await sealed_badly(world)
    thread = await world.env.bot.fetch_channel(world.thread(1))
    assert buttons_of(world.stored_board(1).components)
    await thread.edit(name="a table", reason=min(secrets))  # type: ignore[union-attr]
    with pytest.raises(LeakError):
        discreet(said_of(world, capfd, log), secrets)

"""/live, /ready and /metrics as a supervisor and Prometheus ask for them, and logs as JSON."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from pydantic import ValidationError

from bot.app import supervised
from bot.app.endpoint import Endpoint, Gauges, answering
from bot.app.logs import BLOT
from bot.app.process import CannotRun, _answering, _listen
from bot.app.settings import Settings
from bot.app.supervised import HANGS, StandstillWatch
from bot.messages import requests
from db.connection.statements import Statement
from db.tables import overview
from db.trouble import DATABASE_AWAY, Trouble
from tests.bot.people import World
from tests.secrecy.discretion import overheard
from web.entry.door import Door

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789ABCD"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


async def asked(port: int, path: str) -> tuple[int, str]:
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_a_process_is_ready_once_all_it_needs_is_there(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    endpoint, port, bot = Endpoint(), free_port(), world.env.bot
    database = world.house.database

    async def ready() -> tuple[int, dict[str, str]]:
        status, said = await asked(port, "/ready")
        return status, json.loads(said)

    async with answering(endpoint, "127.0.0.1", port):
        assert await asked(port, "/live") == (200, "live\n")
        assert await ready() == (503, {"database": "starting"})
        assert (await asked(port, "/metrics"))[0] == 200
        endpoint.stands_by = True
        assert await ready() == (503, {"lease": "stands by"})
        for alert in ("pactum_gateway_connected", "pactum_database_up"):
            assert f"{alert} NaN" in (await asked(port, "/metrics"))[1]
        endpoint.bot, endpoint.gauges = bot, Gauges(bot, {})  # type: ignore[assignment, arg-type]
        well = {"process": "ok", "database": "ok", "gateway": "ok", "lease": "ok"}
        assert await ready() == (200, well)

        bot.pulse.gone()  # type: ignore[attr-defined]
        assert await ready() == (503, {**well, "gateway": "away"})
        await bot.pulse.back()  # type: ignore[attr-defined]

        monkeypatch.setattr(bot, "stopping", True)
        assert await ready() == (503, {**well, "process": "stopping"})
        monkeypatch.undo()

        monkeypatch.setattr(database, "held", lambda: False)
        assert await ready() == (503, {**well, "lease": "lost"})
        monkeypatch.undo()

        version = (await database.fetch(Statement("SELECT version_num FROM alembic_version"), {}))[0].version_num
        change = Statement("UPDATE alembic_version SET version_num = :number")
        await database.write(change, {"number": "0007"})
        try:
            assert await ready() == (503, {**well, "database": "other schema"})
        finally:
            await database.write(change, {"number": version})

        full = Statement("DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$")
        with pytest.raises(Trouble, match=DATABASE_AWAY):
            await database.write(full, {})
        assert await ready() == (503, {**well, "database": "read-only"})

        async def hangs(*_: Any) -> Any:
            await asyncio.Event().wait()

        monkeypatch.setattr("bot.app.endpoint.CLOSING_PATIENCE", 0.01)
        monkeypatch.setattr("bot.app.endpoint.CLOSING_PATIENCE", 0.01)
        monkeypatch.setattr(database, "fetch", hangs)
        assert await ready() == (503, {**well, "database": "away"})
        status, said = await asked(port, "/metrics")
        assert (status, "pactum_database_up 0.0" in said, "pactum_clicks_total" in said) == (200, True, True)


async def test_what_cannot_be_counted_is_not_shown_and_ready_and_metrics_agree(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    endpoint, port, bot = Endpoint(), free_port(), world.env.bot
    database = world.house.database
    fetch = database.fetch
    slow = {overview.WORK_DUE}

    async def fetched(statement: Statement, values: dict[str, Any]) -> Any:
        if statement in slow:
            await asyncio.Event().wait()
        return await fetch(statement, values)

    async def shown() -> tuple[str, str, bool, str]:
        """What /ready says of the database; up or not, whether deadlines are shown, how old the oldest message is."""
        gauges._read_at = float("-inf")
        metrics = (await asked(port, "/metrics"))[1]
        values = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
        due = 'pactum_due_rows{kind="deadlines"}' in values
        ready = json.loads((await asked(port, "/ready"))[1])["database"]
        return ready, values["pactum_database_up"], due, values["pactum_outbox_oldest_seconds"]

    gauges = Gauges(bot, {})  # type: ignore[arg-type]
    monkeypatch.setattr("bot.app.endpoint.CLOSING_PATIENCE", 0.5)
    monkeypatch.setattr(database, "fetch", fetched)
    async with answering(endpoint, "127.0.0.1", port):
        endpoint.bot, endpoint.gauges = bot, gauges  # type: ignore[assignment]
        slow.clear()
        assert await shown() == ("ok", "1.0", True, "0.0")
        slow.add(overview.WORK_DUE)  # it answers, and takes too long to count
        assert await shown() == ("ok", "1.0", False, "NaN")
        slow.add(overview.SCHEMA)
        assert await shown() == ("away", "0.0", False, "NaN")
        slow.clear()
        assert await shown() == ("ok", "1.0", True, "0.0")


async def test_an_address_that_is_taken_is_said_with_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(CannotRun, match=r"PACTUM_HTTP can't be used: .* Choose another"):
            async with _answering(Endpoint(), where):
                pass


async def test_an_address_for_pages_and_clicks_that_is_taken_is_said_by_its_own_name() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        async with AsyncExitStack() as stack:
            with pytest.raises(CannotRun, match=r"in PACTUM_WEB can't be used: .* Choose another"):
                await _listen(stack, web.Application(), Door(), where)


@pytest.mark.parametrize("typed", ["9108", "localhost", "http://localhost:9108", "a:b", "host:99999", "u:p@host:1"])
def test_an_address_of_another_form_is_refused(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setenv("PACTUM_HTTP", typed)
    with pytest.raises(ValidationError):
        Settings()


def test_a_line_of_json_has_its_request_and_its_error_and_no_secret() -> None:
    with overheard("INFO", form="json", secrets=(TOKEN, 'qu"oted')) as heard:
        log = logging.getLogger("bot.test")
        log.info("%s and %s\nDETAIL: a row (%s)", TOKEN, 'qu"oted', "hand")
        requests.begin_request(123, "press")
        try:
            raise ValueError(f"seat 3 holds {TOKEN}")
        except ValueError:
            log.exception("failed")
        requests.PRESENT.set(None)
    first, second = (json.loads(line) for line in heard.getvalue().splitlines())
    assert first == {
        "time": first["time"],
        "level": "info",
        "logger": "bot.test",
        "message": f"{BLOT} and {BLOT}\nDETAIL:{BLOT}",
    }
    assert (second["level"], second["request"], second["message"]) == ("error", "i:123", "failed")
    assert TOKEN not in heard.getvalue()
    assert "ValueError" in second["exception"]


def test_a_process_ends_itself_when_its_loop_has_stood_still_and_not_before() -> None:
    ended, looks = list[int](), 0

    def look(_: float) -> None:  # the loop turns at every third look, then no more
        nonlocal looks
        looks += 1
        if looks % 3 == 0 and looks <= 30:
            watch.turned()

    watch = StandstillWatch(5.0, wait=look, end=ended.append)
    with overheard("INFO") as heard:
        watch._look()
    assert (ended, looks) == ([HANGS], 35)  # it turned last at the thirtieth
    assert "the event loop has stood still for 5 s" in heard.getvalue()
    assert "test_endpoint.py" in heard.getvalue()  # where it stands


def test_an_ending_has_a_limit_though_the_loop_turns_and_though_nothing_can_be_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended, looks = list[int](), 0

    def look(_: float) -> None:  # the loop turns all the time, and what hangs is somebody else's answer
        nonlocal looks
        looks += 1
        watch.turned()
        if looks == 100:
            watch.ending()
        if looks == 105:
            watch.ending()  # said by the next that closes: no new beginning
        if looks == 103:
            raise MemoryError  # it makes a lock to wait

    def unsaid(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(supervised._log, "critical", unsaid)
    monkeypatch.setattr(supervised.time, "sleep", lambda _: None)
    watch = StandstillWatch(5.0, 7.0, wait=look, end=ended.append)
    with pytest.raises(MemoryError):
        watch._look()
    assert (ended, looks) == ([HANGS], 107)


def test_an_ending_that_is_over_ends_nothing() -> None:
    ended = list[int]()

    def look(_: float) -> None:
        watch.ending()
        watch.over()

    watch = StandstillWatch(5.0, 7.0, wait=look, end=ended.append)
    watch._look()
    assert ended == []

"""Figures of a bot at work: they count what happened, name nobody, and cost a click next to nothing."""

from __future__ import annotations

import asyncio
import logging
import re
from time import perf_counter, process_time
from typing import Any

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.app.endpoint import EVERY, Gauges, measure
from bot.messages import requests
from bot.messages.requests import REGISTRY
from bot.messages.sending import Timer
from db.connection.statements import Statement
from db.trouble import DATABASE_AWAY, Trouble
from host.deadlines.sweeps import Sweeps
from host.table.halting import side_by_side
from host.workers.processes import Processes
from tests.bot.people import Seat, World
from tests.secrecy.discretion import overheard

MOST = 50e-6  # seconds of the CPU that counting may cost a click, on a slow machine; 3 ms is all of a click
WORDS = re.compile(r"[a-z][a-z._-]*")  # no digit, so no id of anything
NUMBERS = {
    "le": re.compile(r"[\d.]+|\+Inf"),
    "status": re.compile(r"\d{3}|lost"),
    "logger": re.compile(r"[a-z][A-Za-z._-]*"),  # libraries name modules with capitals, too
}
VERSION = {("pactum_info", "version")}


def figures() -> dict[tuple[str, ...], float]:
    """All samples by name and values of labels."""
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(generate_latest(REGISTRY).decode())
        for sample in family.samples
    }


class Since:
    """What was counted since this was made."""

    def __init__(self) -> None:
        self._before = figures()

    def __call__(self, *names: str) -> float:
        return figures().get(names, 0.0) - self._before.get(names, 0.0)


async def an_evening(world: World) -> tuple[Seat, Seat, int]:
    """Two play a round; one press is refused, one message fails for good, and one reply gets lost."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben)
    await world.deliver()
    for seat in (ada, ben):
        seat.take_dm()
        await seat.choose("coins", "3")
    await ada.member.slash(world.channel, "table list")
    await world.person("eve").member.click(world.board(table), label="My desk")
    await ada.press("Seal")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=2)
    await ben.press("Seal")
    await world.deliver()
    return ada, ben, table


async def test_clicks_refusals_messages_and_logs_are_counted(world: World) -> None:
    since = Since()
    with overheard("INFO"):
        await an_evening(world)
    assert since("pactum_clicks_total", "press") >= 7
    assert since("pactum_clicks_total", "command") == 2
    for stage in ("whole", "bot", "database", "discord", "arrival"):
        count = since("pactum_click_seconds_count", stage)
        assert count == sum(since("pactum_clicks_total", kind) for kind in ("press", "command", "modal"))
    assert 0 < since("pactum_click_seconds_sum", "database") < since("pactum_click_seconds_sum", "whole")
    assert since("pactum_refusals_total", "not-seated") == 1
    assert since("pactum_messages_total", "sent") >= 4
    assert since("pactum_delivery_lag_seconds_count", "player") >= 2
    tried_again = since("pactum_messages_total", "tried-again")
    assert tried_again == since("pactum_log_lines_total", "error", "bot.delivery.failures") > 0
    assert since("pactum_clicks_under_way") == 0


async def test_what_breaks_is_counted_by_its_kind(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = world.person("ada")
    since = Since()

    async def broken(*_: Any) -> Any:
        raise RuntimeError("a defect")

    table = await world.seated(ada, world.person("ben"))
    monkeypatch.setattr(world.house.play, "board", broken)
    with overheard("INFO"):
        await ada.member.slash(world.channel, "table show", table=str(table))
    assert not since("pactum_refusals_total", "table-frozen")
    assert since("pactum_failures_total", "defect") == 1


async def test_no_label_names_a_player_a_table_or_a_server(world: World) -> None:
    """Values of labels are words out of the code, without a digit; beside them stand only buckets and HTTP's codes."""
    with overheard("INFO"):
        await an_evening(world)
    processes = {"stewards": Processes("host.stewards.worker", 1.0, 1)}
    await Gauges(world.env.bot, processes).read()  # type: ignore[arg-type]
    seen = 0
    for family in text_string_to_metric_families(generate_latest(REGISTRY).decode()):
        for sample in family.samples:
            for name, value in sample.labels.items():
                if (sample.name, name) in VERSION:
                    continue
                seen += 1
                assert NUMBERS.get(name, WORDS).fullmatch(value), (sample.name, name, value)
    assert seen > 100


async def test_a_database_that_is_read_but_not_written_to_is_not_up(world: World) -> None:
    full = Statement("DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$")
    with pytest.raises(Trouble, match=DATABASE_AWAY):
        await world.house.database.write(full, {})
    await Gauges(world.env.bot, {}).read()  # type: ignore[arg-type]
    assert figures()["pactum_database_up",] == 0


async def test_what_waits_is_read_when_somebody_asks(world: World) -> None:
    _, _, table = await an_evening(world)
    await world.house.database.write(
        Statement("UPDATE outbox SET state = 'failed', failure = '50035' WHERE state <> 'failed' AND table_id = :t"),
        {"t": table},
    )
    waiting = "UPDATE outbox SET state = 'pending' WHERE id = (SELECT max(id) FROM outbox WHERE table_id = :t)"
    await world.house.database.write(Statement(waiting), {"t": table})
    world.house.clock.pass_(days=3)  # type: ignore[attr-defined]
    gauges = Gauges(world.env.bot, {})  # type: ignore[arg-type]
    await gauges.read()
    now = figures()
    assert now["pactum_database_up",] == 1
    assert now["pactum_given_up_messages",] > 0
    assert now["pactum_outbox_messages",] == 1
    assert now["pactum_outbox_oldest_seconds",] == pytest.approx(3 * 86_400, abs=60)
    assert now["pactum_due_rows", "deadlines"] >= 1
    assert now["pactum_gateway_connected",] == 1
    assert now["pactum_lease_held",] == 1
    assert now["pactum_database_connections", "most"] == 3


async def test_counting_costs_a_click_some_microseconds() -> None:
    """As much as a click counts: its beginning and end, two statements, one request to Discord, one line."""

    def counted() -> None:
        request = requests.begin_request(1 << 40, "press")
        for _ in range(2):
            began = perf_counter()
            request.database += perf_counter() - began
        requests.note_refusal("not-asked")
        requests.count_request(request)

    rounds = 2000
    counted()
    spent = []
    for _ in range(5):
        before = process_time()
        for _ in range(rounds):
            counted()
        spent.append((process_time() - before) / rounds)
    assert min(spent) < MOST


def test_a_click_that_takes_too_long_is_logged_with_where_the_time_went() -> None:
    with overheard("WARNING") as heard:
        request = requests.begin_request(5, "press")
        requests.PRESENT.set(None)
        requests.count_request(request)
        assert heard.getvalue() == ""
        request = requests.begin_request(5, "press")
        requests.PRESENT.set(None)
        request.began -= 3.0
        request.database = 2.25
        requests.count_request(request)
    assert "[i:5]: press took 3.0 s: 2.2 in the database, 0.0 at Discord" in heard.getvalue()


async def test_work_that_breaks_off_with_time_is_counted_and_that_which_waits_is_not(world: World) -> None:
    since = Since()

    async def broken() -> object:
        raise RuntimeError("a defect")

    async def busy() -> object:
        raise Trouble("table-busy")

    with overheard("INFO"):
        sweeps = Sweeps()
        sweeps.add("deadlines", broken)
        sweeps.add("reminders", busy)
        await sweeps.run()
        await side_by_side([1, 2], lambda _: broken(), "a deadline")
        assert since("pactum_failures_total", "work") == 3
        request = requests.begin_request(1 << 40, "press")  # what a click breaks is counted as the click's
        await side_by_side([3], lambda _: broken(), "a held answer")
        requests.count_request(request)
        requests.PRESENT.set(None)
    assert since("pactum_failures_total", "work") == 3


async def test_a_loop_that_stands_still_is_measured() -> None:
    since = Since()
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds + (0.3 if now < 1 else 0.0)
        await asyncio.sleep(0)

    task = asyncio.create_task(measure(Timer(lambda: now, sleep)))
    for _ in range(10):
        await asyncio.sleep(0)
    task.cancel()
    late = since("pactum_event_loop_lag_seconds_count") - since("pactum_event_loop_lag_seconds_bucket", "0.25")
    assert late == 3
    assert EVERY < 0.25


async def test_every_line_a_click_causes_bears_its_id_and_no_other_does(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    log = logging.getLogger("host.test")
    before = world.house.tables.read

    async def talkative(*how: Any, **more: Any) -> Any:
        task = asyncio.current_task()
        if task is not None and task.get_name().endswith(": one"):
            log.info("delivery")
        else:
            await asyncio.create_task(_said_later(log))
        return await before(*how, **more)

    table = await world.seated(ada, ben)
    for seat in (ada, ben):
        await seat.open_desk(table)
        await seat.choose("coins", "3")
    monkeypatch.setattr(world.house.tables, "read", talkative)
    with overheard("INFO") as heard:
        for seat in (ada, ben):
            await seat.open_desk(table)
            await seat.press("Seal")
            await world.deliver()
    said = re.findall(r"host\.test( \[.*?\])?: (\w+)", heard.getvalue())
    clicks = {cause for cause, words in said if words == "later" and cause}
    deliveries = {cause for cause, words in said if words == "delivery"}
    assert len(clicks) >= 2
    assert all(re.fullmatch(r" \[i:\d+\]", cause) for cause in clicks)
    assert len(deliveries) >= 2
    assert all(re.fullmatch(r"( \[o:\d+\])?", cause) for cause in deliveries)


async def _said_later(log: logging.Logger) -> None:
    log.info("later")

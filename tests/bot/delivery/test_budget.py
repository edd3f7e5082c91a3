"""No more requests than Discord wants, each with a time of its own; many new channels at once hold up nobody."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from discord.http import HTTPClient, Route

from bot.delivery.side_by_side import REQUESTS, TASKS_AT_ONCE, Budget, Overtaken, unless
from bot.messages.sending import LONGEST_QUEUE, OPENINGS, Timer
from tests.bot.people import World


class Ticks:
    """Seconds that pass when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def test_all_requests_of_a_client_share_one_rate() -> None:
    ticks, at = Ticks(), list[float]()
    http = HTTPClient(asyncio.get_running_loop())

    async def answered(route: Route, **how: Any) -> None:
        at.append(ticks.now)

    http.request = answered  # type: ignore[method-assign]
    Budget(Timer(ticks.clock, ticks.sleep)).govern(http)
    for _ in range(200):
        await http.request(Route("GET", "/users/@me"))
    busiest = max(len([one for one in at if start <= one < start + 1]) for start in at)
    assert busiest <= REQUESTS + TASKS_AT_ONCE <= 50
    assert at[-1] > 3.5


async def test_who_has_no_hurry_learns_how_many_requests_wait() -> None:
    budget, later = Budget(Timer(lambda: 0.0, lambda _: later.wait())), asyncio.Event()
    http = HTTPClient(asyncio.get_running_loop())

    async def answered(route: Route, **how: Any) -> None:
        return None

    http.request = answered  # type: ignore[method-assign]
    budget.govern(http)
    requests = [asyncio.create_task(http.request(Route("GET", "/users/@me"))) for _ in range(TASKS_AT_ONCE + 20)]
    await asyncio.sleep(0)
    assert budget.waiting == 20
    requests[-1].cancel()
    await asyncio.sleep(0)
    assert budget.waiting == 19
    later.set()
    await asyncio.gather(*requests, return_exceptions=True)
    assert budget.waiting == 0


async def test_what_is_overtaken_before_its_turn_is_not_sent() -> None:
    later, sent = asyncio.Event(), list[str]()
    http = HTTPClient(asyncio.get_running_loop())

    async def answered(route: Route, **how: Any) -> None:
        sent.append(route.path)

    http.request = answered  # type: ignore[method-assign]
    Budget(Timer(lambda: 0.0, lambda _: later.wait())).govern(http)
    overtaken = False

    async def unless_overtaken() -> None:
        with unless(lambda: overtaken):
            await http.request(Route("GET", "/gateway"))

    requests = [asyncio.create_task(http.request(Route("GET", "/users/@me"))) for _ in range(TASKS_AT_ONCE)]
    requests.append(asyncio.create_task(unless_overtaken()))
    await asyncio.sleep(0)
    overtaken = True
    later.set()
    *_, last = await asyncio.gather(*requests, return_exceptions=True)
    assert isinstance(last, Overtaken)
    assert sent == ["/users/@me"] * TASKS_AT_ONCE


@pytest.mark.parametrize("processes", [2, 3, 10])
async def test_all_processes_together_stay_below_the_limit(processes: int) -> None:
    ticks, at = Ticks(), list[float]()
    for number in range(processes):
        http = HTTPClient(asyncio.get_running_loop())

        async def answered(route: Route, **how: Any) -> None:
            at.append(ticks.now)

        http.request = answered  # type: ignore[method-assign]
        budget = Budget(Timer(ticks.clock, ticks.sleep))
        budget.govern(http)
        budget.divide((1 if number == 0 else 2) / (2 * processes - 1), processes)
        ticks.now = 0.0
        for _ in range(60):
            await http.request(Route("GET", "/users/@me"))
    busiest = max(len([one for one in at if start <= one < start + 1]) for start in at)
    assert 30 < busiest <= 50


async def test_people_never_written_to_do_not_fill_the_places_of_others(world: World) -> None:
    mail = world.env.bot.deliverer.mail  # type: ignore[attr-defined]
    ticks = Ticks()
    mail._timer = mail._openings._timer = Timer(ticks.clock, ticks.sleep)
    asked = 0
    while mail._openings.ahead() <= LONGEST_QUEUE:
        asked += 1
        mail._openings._free = max(mail._openings._free, ticks.now) + 1 / OPENINGS
    waits = []
    for person in range(1, 4):
        try:
            await mail.dm(10**9 + person)
        except Exception as error:
            waits.append(error.seconds)  # type: ignore[attr-defined]
    assert waits == sorted(waits)
    assert [round(later - sooner, 3) for sooner, later in pairwise(waits)] == [1 / OPENINGS] * 2
    assert waits[0] > LONGEST_QUEUE

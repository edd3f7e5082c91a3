"""What one person may have of the server of pages: one request at a time, and what it costs out of one allowance."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import process_time
from typing import Any

import pytest

from bot.app.underway import RateLimiter
from host.house import House
from host.people.page_sessions import PageSession
from host.values import Table
from host.workers.allowances import Allowance, Allowances, Cost, in_thread, note_cost, timed
from host.workers.turns import of_person
from tests.host.seating import ANNA, BERT, EMIL, playing
from tests.web.browsing import ADDRESS, Browser, Served
from web.entry.door import Door, DoorBounds
from web.entry.shares import MOST_PAGES, MOST_WAITING, RESTS_AFTER, Shares, TooHasty
from web.server import PageServer, serving
from web.table.page import Pages

SMALL = Allowance(seconds=2.0, seconds_back=0.5, size=1_000, size_back=100)
CROWD = 150


class Seconds:
    """A clock of seconds."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def serving_pages(house: House) -> AsyncIterator[Served]:
    """A server whose refusals are not held back."""
    server = PageServer(house, ADDRESS, door=Door(DoorBounds(held=0.0)))
    async with serving(server, "127.0.0.1", 0) as port:
        yield Served(house, server, f"http://127.0.0.1:{port}")


class Slow:
    """Pages that are drawn only when they may be. `at_work`: whose are being drawn; `most`: at once of one person."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may = asyncio.Event()
        self.at_work: list[int] = []
        self.most = 0
        self.drawn: list[int] = []
        usual = Pages.parts

        async def parts(pages: Pages, session: PageSession, *args: Any, **how: Any) -> Any:
            if not how.get("looked", True):
                return await usual(pages, session, *args, **how)
            self.at_work.append(session.person_id)
            self.most = max(self.most, self.at_work.count(session.person_id))
            if session.person_id == EMIL.id:
                await self.may.wait()
            self.at_work.remove(session.person_id)
            self.drawn.append(session.person_id)
            return await usual(pages, session, *args, **how)

        monkeypatch.setattr(Pages, "parts", parts)


async def until(reached: Any) -> None:
    """Waits until that is so."""
    for _ in range(100_000):
        if reached():
            return
        await asyncio.sleep(0)
    pytest.fail("it never comes")


@pytest.mark.parametrize("path", ["", "/parts"])
async def test_of_one_persons_many_requests_one_is_under_work_and_others_do_not_wait_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    table = await playing(house, ANNA, BERT)
    async with serving_pages(house) as served:
        anna = await Browser(served, table.id, ANNA.id).sign_in()
        emil = await Browser(served, table.id, EMIL.id).sign_in()
        slow = Slow(monkeypatch)
        asks = {"Accept": "application/json"}
        crowd = [asyncio.create_task(emil.request("GET", path, headers=asks)) for _ in range(CROWD)]
        await until(lambda: sum(each.done() for each in crowd) >= CROWD - 1 - MOST_PAGES)
        assert slow.at_work == [EMIL.id]
        assert (await anna.request("GET", "/parts", headers=asks))[0] == 200
        assert (await anna.press(anna.button("2")))["status"] == 200
        slow.may.set()
        answers = await asyncio.gather(*crowd)
    statuses = [status for status, _, _ in answers]
    assert statuses.count(200) == 1 + MOST_PAGES
    assert statuses.count(429) == CROWD - 1 - MOST_PAGES
    assert slow.most == 1
    refused = next(answer for answer in answers if answer[0] == 429)
    assert refused[1]["Retry-After"] == "1"
    assert "tries again by itself" in refused[2]


async def test_the_newest_request_of_a_page_takes_the_place_of_the_one_that_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house, ANNA, BERT)
    async with serving_pages(house) as served:
        emil = await Browser(served, table.id, EMIL.id).sign_in()
        slow = Slow(monkeypatch)
        first = asyncio.create_task(emil.request("GET", "/parts?here=aa"))
        await until(lambda: slow.at_work)
        second = asyncio.create_task(emil.request("GET", "/parts?here=aa"))
        other = asyncio.create_task(emil.request("GET", "/parts?here=bb"))
        line = served.server._askers._shares._lines[of_person(EMIL.id)]
        await until(lambda: len(line.waiting) == 2)
        third = asyncio.create_task(emil.request("GET", "/parts?here=aa"))
        assert (await second)[0] == 429
        slow.may.set()
        assert [(await each)[0] for each in (first, other, third)] == [200, 200, 200]


async def test_presses_all_wait_their_turn_and_come_before_pages() -> None:
    shares = Shares(Allowances())
    done: list[str] = []
    go = asyncio.Event()

    async def ask(name: str, *, press: bool) -> None:
        async with shares.turn("anna", press=press):
            await go.wait()
            done.append(name)

    asked = [
        ("first", False),
        *[(f"page {at}", False) for at in range(3)],
        *[(f"press {at}", True) for at in range(MOST_WAITING)],
    ]
    tasks = []
    for name, press in asked:
        tasks.append(asyncio.create_task(ask(name, press=press)))
        await asyncio.sleep(0)
    with pytest.raises(TooHasty):
        async with shares.turn("anna", press=True):
            pytest.fail("it is one too many")
    go.set()
    await asyncio.gather(*tasks)
    assert done == ["first", *[f"press {at}" for at in range(MOST_WAITING)], *[f"page {at}" for at in range(3)]]


@pytest.mark.parametrize("used", [RESTS_AFTER - 0.1, RESTS_AFTER + 0.1])
async def test_pages_of_somebody_who_asks_for_very_many_come_with_rests_that_a_press_ends(used: float) -> None:
    clock = Seconds()
    allowances = Allowances(clock=Seconds())
    shares, done, go = Shares(allowances, clock=clock), list[str](), asyncio.Event()
    allowances.spend("emil", Cost(seconds=used))

    async def ask(name: str, *, press: bool = False) -> None:
        async with shares.turn("emil", press=press):
            await go.wait()
            done.append(name)

    tasks = [asyncio.create_task(ask(name)) for name in ("first", "second")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    clock.now += 10.0  # so long the first takes
    go.set()
    await tasks[0]
    if used < RESTS_AFTER:
        await tasks[1]
        assert done == ["first", "second"]
    else:
        assert shares._lines["emil"].rest is not None
        await ask("press", press=True)
        assert done == ["first", "press"]
        await tasks[1]
    assert not shares._lines


async def test_who_gives_up_leaves_the_line() -> None:
    shares = Shares(Allowances(), room=1)
    go, done = asyncio.Event(), list[str]()

    async def ask(name: str) -> None:
        async with shares.turn("anna"):
            await go.wait()
            done.append(name)

    tasks = [asyncio.create_task(ask(name)) for name in "abc"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.sleep(0)
    tasks[0].cancel()
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["c"]
    async with asyncio.timeout(10):
        await ask("d")
    assert not shares._lines


async def seen(served: Served, table: Table, person_id: int) -> tuple[Browser, int]:
    browser = await Browser(served, table.id, person_id).sign_in()
    return browser, await browser.load()


async def test_one_allowance_is_for_all_that_a_person_asks_for(house: House) -> None:
    clock = Seconds()
    house.allowances = Allowances(SMALL, clock)
    table = await playing(house, ANNA, BERT)
    async with serving_pages(house) as served:
        house.allowances._bound = Allowance(2.0, 0.5, 10**9, 10**8)
        browser, _ = await seen(served, table, EMIL.id)
        guard = RateLimiter(clock=clock, allowances=house.allowances)
        assert guard.allow(EMIL.id)
        house.allowances.spend(of_person(EMIL.id), Cost(seconds=3.0))
        for path in ("", "/parts", "/step?at=1", "/replay", "/events"):
            status, headers, words = await browser.request("GET", path, headers={"Accept": "application/json"})
            assert (path, status) == (path, 429)
            assert 1 <= int(headers["Retry-After"]) <= 4
            assert "tries again by itself" in words
        assert (await browser.send({"do": "clear", "ask": "1.bid", "cause": "abc"}))["status"] == 429
        assert not guard.allow(EMIL.id)
        assert guard.allow(ANNA.id)
        assert (await seen(served, table, ANNA.id))[1] == 200
        clock.now += 3.0
        assert (await browser.request("GET", "/parts", headers={"Accept": "application/json"}))[0] == 200
        assert guard.allow(EMIL.id)


async def test_what_is_drawn_is_paid_by_whoever_asked(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    clock = Seconds()
    served.house.allowances._clock = clock
    await seen(served, table, EMIL.id)
    _, seconds, size = served.house.allowances._now(of_person(EMIL.id), 1)
    assert 0.0 < seconds < 20.0
    assert size > 5_000
    assert of_person(ANNA.id) not in served.house.allowances._used


async def test_strangers_pay_by_their_address(house: House) -> None:
    door = Door(DoorBounds(held=0.0), proxies=())
    async with serving(PageServer(house, ADDRESS, door=door), "127.0.0.1", 0) as port:
        browser = Browser(Served(house, PageServer(house, ADDRESS), f"http://127.0.0.1:{port}"), 1, 1)
        assert (await browser.at("/t/1"))[0] == 401
        door.allowances.spend("127.0.0.1", Cost(seconds=62.0))
        for path in ("/t/1", "/t/1/open?k=a", "/static/page.js"):
            assert (await browser.at(path))[0] == 429


async def test_time_in_threads_and_between_waits_is_counted_and_waits_are_not() -> None:
    cost = Cost()

    def busy() -> int:
        return sum(range(2_000_000))

    async def work() -> int:
        await asyncio.sleep(0.2)
        busy()
        note_cost(size=5)
        return await in_thread(busy)

    begun = process_time()
    assert await timed(work(), cost) == busy()
    assert 0.0 < cost.seconds < process_time() - begun
    assert cost.size == 5
    note_cost(size=1)
    assert cost.size == 5


async def test_work_that_is_timed_can_fail_and_be_cancelled() -> None:
    ended: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("planted")

    async def waits() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("waits")

    with pytest.raises(ValueError, match="planted"):
        await timed(fails(), Cost())
    task = asyncio.create_task(timed(waits(), Cost()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["waits"]


def test_an_allowance_comes_back_and_who_owes_nothing_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Seconds()
    allowances = Allowances(SMALL, clock)
    allowances.spend("a", Cost(3.0))
    allowances.spend("b", Cost(size=1_500))
    assert (allowances.wait("a"), allowances.wait("b"), allowances.wait("c")) == (2.0, 5.0, 0.0)
    assert allowances.wait("a", times=10) == 0.0
    clock.now += 2.0
    assert (allowances.wait("a"), allowances.wait("b")) == (0.0, 3.0)
    clock.now += 100.0
    monkeypatch.setattr("host.workers.allowances.MOST_PAYING", 2)
    allowances.spend("c", Cost(1.0))
    assert set(allowances._used) == {"c"}

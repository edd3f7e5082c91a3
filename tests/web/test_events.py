"""Open pages are told when what they show has changed, and never anything by the moment at which they are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from db.connection.presence import Presence
from host.house import House
from host.people.page_sessions import MOST_SESSIONS, PageSession, PageSessions
from host.values import Table
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, cause, playing
from tests.web.browsing import Browser, Served
from web import events
from web.events import MOST_STREAMS, Sign
from web.presses import Presses, Told
from web.table import drawing
from web.table.page import Pages
from web.table.parts import PageParts


class Ear:
    """What one open page is told."""

    def __init__(self) -> None:
        self.told: list[bool] = []
        self.over = False


@asynccontextmanager
async def listening(served: Served, table: Table, person_id: int, name: str = "") -> AsyncIterator[Ear]:
    """A page of that person that is open meanwhile; `name`: its own."""
    session, ear = PageSession(table.id, person_id, served.house.clock()), Ear()
    ready = asyncio.Event()

    async def listen() -> None:
        stream = served.server.streams.of(session, "en", name)
        first = asyncio.ensure_future(anext(stream, None))
        await asyncio.sleep(0)
        ready.set()
        told = await first
        while told is not None:
            ear.told.append(told)
            told = await anext(stream, None)
        ear.over = True

    task = asyncio.create_task(listen())
    await ready.wait()
    await quiet(served, table)
    assert ear.told[:1] == [True]  # whatever was missed is fetched
    ear.told.clear()
    try:
        yield ear
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def quiet(served: Served, table: Table) -> None:
    """Waits until all that was rung has been looked at and told."""
    while tasks := served.server.streams.at_work:
        await asyncio.gather(*tasks)
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes become an event without a wait, and without one no stream is looked at."""
    monkeypatch.setattr(events, "GATHERED", 0.0)
    monkeypatch.setattr(events, "STILL_HERE", 3600.0)


async def test_a_page_is_told_of_what_its_reader_sees(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    async with listening(served, table, ANNA.id) as ear:
        await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 1})
        await quiet(served, table)
        assert ear.told == [True]
        await bid(served.house, table, ANNA, 3)
        await bid(served.house, table, BERT, 1)
        await quiet(served, table)
        assert ear.told[-1] == Sign.CHANGED
        assert len(ear.told) > 1


async def test_a_draft_has_only_the_pages_of_its_reader_looked_at(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, ANNA, BERT)
    drawn: list[int] = []

    def noted(draw: Any) -> Any:
        async def noting(self: Pages, session: PageSession, *args: Any, **how: Any) -> PageParts:
            drawn.append(session.person_id)
            parts: PageParts = await draw(self, session, *args, **how)
            return parts

        return noting

    async with listening(served, table, BERT.id):
        for draw in ("parts", "drafted"):
            monkeypatch.setattr(Pages, draw, noted(getattr(Pages, draw)))
        async with listening(served, table, ANNA.id) as ear:
            await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 1})
            await quiet(served, table)
            assert ear.told == [True]
            assert drawn == [ANNA.id, ANNA.id]  # its stream was opened, and it has drafted
            await bid(served.house, table, ANNA, 3)
            await quiet(served, table)
            assert drawn[2:].count(BERT.id) == 1


async def test_a_draft_has_only_what_it_can_change_drawn(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await playing(served.house, ANNA, BERT)
    pressing = await Browser(served, table.id, ANNA.id).sign_in()
    drawn: list[str] = []

    def noted(name: str, draw: Any) -> Any:
        return lambda *args: (drawn.append(name), draw(*args))[1]

    async with listening(served, table, ANNA.id, pressing.name) as own:
        for name in ("board_picture", "desk_picture"):
            monkeypatch.setattr(drawing, name, noted(name, getattr(drawing, name)))
        await pressing.press(pressing.button("3"))
        await quiet(served, table)
        assert drawn == []  # these pictures show no half-made answer
        await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})
        await quiet(served, table)
        assert (drawn, own.told) == ([], [Sign.CHANGED])


async def test_what_happens_during_a_press_that_drafts_is_told_after_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, ANNA, BERT)
    pressing = await Browser(served, table.id, ANNA.id).sign_in()
    answer = Presses.answer

    async def meanwhile(self: Presses, *args: Any) -> Told:
        told = await answer(self, *args)
        await served.house.seats.vacate(table.id, BERT.id, cause())
        await quiet(served, table)
        return told

    monkeypatch.setattr(Presses, "answer", meanwhile)
    async with listening(served, table, ANNA.id, pressing.name) as own:
        await pressing.press(pressing.button("3"))
        await quiet(served, table)
        assert own.told == [Sign.CHANGED]


async def test_a_page_is_not_told_of_its_own_draft_but_of_every_other(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    pressing = await Browser(served, table.id, ANNA.id).sign_in()
    async with (
        listening(served, table, ANNA.id, pressing.name) as own,
        listening(served, table, ANNA.id, "another") as other,
    ):
        await pressing.press(pressing.button("3"))
        await quiet(served, table)
        assert (own.told, other.told) == ([], [Sign.CHANGED])
        await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})
        await quiet(served, table)
        assert (own.told, other.told) == ([Sign.CHANGED], [Sign.CHANGED] * 2)
        await pressing.press(pressing.button("4"))
        await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})  # what it was before the press
        await quiet(served, table)
        assert set(own.told[1:]) == {Sign.CHANGED}  # twice where the machine was slow: each is only fetched


async def test_a_slow_press_tells_its_own_page_nothing_meanwhile(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, ANNA, BERT)
    pressing = await Browser(served, table.id, ANNA.id).sign_in()
    answer = Presses.answer

    async def slowly(self: Presses, *args: Any) -> Told:
        told = await answer(self, *args)
        await quiet(served, table)
        return told

    monkeypatch.setattr(Presses, "answer", slowly)
    async with listening(served, table, ANNA.id, pressing.name) as own:
        await pressing.press(pressing.button("3"))
        await quiet(served, table)
        assert own.told == []
        await pressing.press(pressing.button("Seal"))
        await quiet(served, table)
        assert own.told == [Sign.CHANGED]


async def test_what_others_do_in_secret_tells_a_page_nothing(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT, CLEO)
    async with listening(served, table, BERT.id) as ben, listening(served, table, EMIL.id) as onlooker:
        await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 1})
        await bid(served.house, table, ANNA, 3)
        await served.house.play.take_back(table.id, ANNA.id, "1.bid", cause())
        await bid(served.house, table, ANNA, 2)
        await bid(served.house, table, CLEO, 2)
        await served.house.notes.write(table.id, ANNA.id, "ben bluffs")
        await Browser(served, table.id, ANNA.id).sign_in()
        await quiet(served, table)
        assert (ben.told, onlooker.told) == ([], [])
        await bid(served.house, table, BERT, 1)
        await quiet(served, table)
        assert (ben.told[:1], onlooker.told[:1]) == ([True], [True])


async def test_an_event_for_every_commit_would_be_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above sees a page that counts who is waited for."""
    table = await playing(served.house, ANNA, BERT, CLEO)
    whole = Pages.parts

    async def counting(self: Pages, session: PageSession, looking: object, *args: object, **how: object) -> object:
        return await whole(self, session, looking)  # type: ignore[arg-type]

    monkeypatch.setattr(Pages, "parts", counting)
    async with listening(served, table, EMIL.id) as onlooker:
        await bid(served.house, table, ANNA, 3)
        await quiet(served, table)
        assert onlooker.told == [True]


async def test_another_process_rings_for_its_tables(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await playing(served.house, ANNA, BERT)
    rung: list[str] = []
    monkeypatch.setattr(Presence, "ring", lambda self, what, words="": rung.append(f"{what} {words}"))
    async with listening(served, table, ANNA.id) as ear:
        elsewhere = House(served.house.database, clock=served.house.clock, entropy=served.house.entropy)
        await elsewhere.play.draft(table.id, ANNA.id, "1.bid", {"coins": 1})
        await quiet(served, table)
        assert ear.told == []
        served.house.database.presence.heard[events.CHANGED](str(table.id))
        await quiet(served, table)
        assert ear.told == [True]
    await bid(served.house, table, ANNA, 3)
    assert f"page {table.id}" in rung


async def test_a_person_has_so_many_streams_and_no_more(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    async with listening(served, table, ANNA.id) as first, listening(served, table, BERT.id) as berts:
        others = [listening(served, table, ANNA.id) for _ in range(MOST_STREAMS)]
        ears = [await each.__aenter__() for each in others]
        await quiet(served, table)
        assert first.over
        assert not any(ear.over for ear in (*ears, berts))
        assert served.server.streams.count == MOST_STREAMS + 1
        for each in others:
            await each.__aexit__(None, None, None)
    assert served.server.streams.count == 0


@asynccontextmanager
async def streaming(
    served: Served, table: Table, *browsers: Browser
) -> AsyncIterator[list[asyncio.Task[tuple[int, Any, str]]]]:
    """The streams of these browsers, over HTTP, once each has been told what it was first to know."""
    before = served.server.streams.count
    streams = [asyncio.create_task(browser.request("GET", "/events")) for browser in browsers]
    for _ in range(100_000):
        if served.server.streams.count == before + len(browsers):
            break
        await asyncio.sleep(0)
    await quiet(served, table)
    yield streams
    for stream in streams:
        stream.cancel()


async def test_the_streams_of_who_signs_out_end_at_once_and_nobody_elses(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    phone, screen, other = [await Browser(served, table.id, person.id).sign_in() for person in (ANNA, ANNA, BERT)]
    async with streaming(served, table, phone, phone, screen, other) as (first, tab, screens, berts):
        assert (await phone.request("POST", "/leave", data={"csrf": phone.csrf}))[0] == 200
        for over in (first, tab):
            status, headers, words = await asyncio.wait_for(over, 30)
            assert (status, headers["Content-Type"]) == (200, "text/event-stream")
            assert words.endswith("event: over\ndata:\n\n")
        assert not screens.done()
        await served.house.page_sessions.end_all(ANNA.id)
        assert (await asyncio.wait_for(screens, 30))[2].endswith("event: over\ndata:\n\n")
        assert not berts.done()


@pytest.mark.parametrize("also", [False, True])
async def test_the_stream_of_a_session_that_another_process_ended_ends(served: Served, also: bool) -> None:
    """At once where its bell is heard, else when something happens: `also`."""
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    elsewhere = House(served.house.database, clock=served.house.clock, entropy=served.house.entropy)
    async with streaming(served, table, browser) as (stream,):
        await elsewhere.page_sessions.end_all(ANNA.id)
        await quiet(served, table)
        assert not stream.done()
        if also:
            await bid(served.house, table, ANNA, 3)
        else:
            served.house.database.presence.heard[events.LET_OUT](str(ANNA.id))
        assert (await asyncio.wait_for(stream, 30))[2].endswith("event: over\ndata:\n\n")


async def test_other_processes_are_told_whose_sessions_have_ended(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    rung: list[str] = []
    monkeypatch.setattr(Presence, "ring", lambda self, what, words="": rung.append(f"{what} {words}"))
    await browser.request("POST", "/leave", data={"csrf": browser.csrf})
    assert f"page-over {ANNA.id}" in rung


async def test_the_stream_of_the_oldest_browser_ends_when_one_too_many_is_let_in(served: Served, clock: Clock) -> None:
    table = await playing(served.house, ANNA, BERT)
    oldest = await Browser(served, table.id, ANNA.id).sign_in()
    async with streaming(served, table, oldest) as (stream,):
        for _ in range(MOST_SESSIONS):
            clock.pass_(seconds=1)
            await Browser(served, table.id, ANNA.id).sign_in()
        assert (await asyncio.wait_for(stream, 30))[2].endswith("event: over\ndata:\n\n")


async def test_the_sessions_of_all_who_are_told_something_are_looked_up_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, ANNA, BERT)
    browsers = [await Browser(served, table.id, 900 + at).sign_in() for at in range(20)]
    looked_up: list[int] = []
    of_cookies = PageSessions.of_cookies

    async def noted(self: PageSessions, brought: Collection[tuple[int, str]]) -> dict[tuple[int, str], PageSession]:
        looked_up.append(len(brought))
        return await of_cookies(self, brought)

    async with streaming(served, table, *browsers):
        monkeypatch.setattr(PageSessions, "of_cookies", noted)
        await bid(served.house, table, ANNA, 3)
        await bid(served.house, table, BERT, 1)
        await quiet(served, table)
        for _ in range(100_000):
            if sum(looked_up) >= len(browsers):
                break
            await asyncio.sleep(0)
        assert max(looked_up) == len(browsers)


async def test_streams_end_with_the_process(served: Served, clock: Clock) -> None:
    table = await playing(served.house, ANNA, BERT)
    async with listening(served, table, ANNA.id) as ear:
        served.server.streams.close()
        await quiet(served, table)
        assert ear.over

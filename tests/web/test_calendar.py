"""A person's deadlines as calendar programs read them: game, table and time, and nothing of what is asked."""

from __future__ import annotations

from typing import Any

import pytest
from icalendar import Calendar

from host.values import Table
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, bid, cause, play_out, playing
from tests.host.test_own_time import begun
from tests.web.browsing import ADDRESS, Browser, Served


async def asked_for(served: Served, token: str, **headers: str) -> tuple[int, Any, str]:
    """The answer to a calendar program, which brings no cookie."""
    browser = Browser(Served(served.house, served.server, served.url), 0, 0)
    return await browser.at(f"/calendar/{token}.ics", headers=headers)


async def events(served: Served, token: str) -> list[tuple[str, Any, str]]:
    """What the calendar tells: name, time and link of each event."""
    status, headers, words = await asked_for(served, token)
    assert (status, headers["Content-Type"]) == (200, "text/calendar; charset=utf-8")
    calendar = Calendar.from_ical(words)
    assert not calendar.errors
    return [(str(one["summary"]), one["dtstart"].dt, str(one["url"])) for one in calendar.walk("VEVENT")]


def deadline_at(table: Table) -> tuple[str, str]:
    return f"Bids · table {table.id}", f"{ADDRESS}/mine/{table.id}"


async def test_it_has_what_waits_for_its_person_by_the_time_it_is_due(served: Served, clock: Clock) -> None:
    house = served.house
    later = await playing(house, ANNA, BERT)
    token = await house.calendars.make(ANNA.id)
    (status,) = await house.lookups.statuses_of(ANNA.id)
    assert await events(served, token) == [(*deadline_at(later)[:1], status.due_at, deadline_at(later)[1])]
    await playing(house, BERT, CLEO)  # not hers
    await bid(house, later, ANNA)
    assert await events(served, token) == []


async def test_a_table_that_stands_still_or_is_over_has_no_deadline(served: Served) -> None:
    house = served.house
    table = await playing(house, ANNA, BERT)
    token = await house.calendars.make(ANNA.id)
    assert len(await events(served, token)) == 1
    await play_out(house, table)
    assert await events(served, token) == []


async def test_nothing_of_what_is_asked_stands_there(served: Served) -> None:
    house = served.house
    await playing(house, ANNA, BERT)
    token = await house.calendars.make(ANNA.id)
    (status,) = await house.lookups.statuses_of(ANNA.id)
    assert status.asked is not None
    _, _, words = await asked_for(served, token)
    (event,) = Calendar.from_ical(words).walk("VEVENT")
    assert set(event) == {"UID", "DTSTAMP", "DTSTART", "SUMMARY", "URL", "TRANSP"}
    for name in (ANNA.name, BERT.name, str(ANNA.id), token):
        assert name not in words


async def test_a_program_that_has_it_already_is_told_so(served: Served, clock: Clock) -> None:
    house = served.house
    table = await playing(house, ANNA, BERT)
    token = await house.calendars.make(ANNA.id)
    _, headers, _ = await asked_for(served, token)
    assert headers["Cache-Control"] == "private, max-age=300"
    clock.pass_(minutes=1)
    tag = {"If-None-Match": headers["ETag"]}
    status, again, words = await asked_for(served, token, **tag)
    assert (status, again["ETag"], words) == (304, headers["ETag"], "")
    await bid(house, table, ANNA)
    assert (await asked_for(served, token, **tag))[0] == 200


async def test_its_event_is_the_same_one_when_its_time_moves(served: Served) -> None:
    house = served.house
    table = await begun(house)
    token = await house.calendars.make(ANNA.id)
    told = []
    for _ in range(2):
        _, _, words = await asked_for(served, token)
        (event,) = Calendar.from_ical(words).walk("VEVENT")
        told.append((str(event["uid"]), event["dtstart"].dt))
        await house.own_time.take_more(table.id, ANNA.id, cause())
    assert told[0][0] == told[1][0]
    assert told[0][1] < told[1][1]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
async def test_it_speaks_its_persons_language_in_lines_that_programs_read(served: Served, language: str) -> None:
    house = served.house
    await playing(house, ANNA, BERT)
    await house.languages.choose(ANNA.id, language)
    _, _, words = await asked_for(served, await house.calendars.make(ANNA.id))
    assert all(len(line.encode()) <= 75 for line in words.split("\r\n"))
    named = {"en": "My deadlines", "cs": "Moje lhůty", "pl": "Moje terminy", "ru": "Мои сроки"}
    assert str(Calendar.from_ical(words)["x-wr-calname"]) == named[language]


async def test_an_address_that_has_ended_or_never_was_tells_nothing(served: Served) -> None:
    house = served.house
    await playing(house, ANNA, BERT)
    token = await house.calendars.make(ANNA.id)
    assert (await asked_for(served, token))[0] == 200
    await house.calendars.end(ANNA.id)
    for gone in (token, "made-up", "x" * 65):
        status, _, words = await asked_for(served, gone)
        assert (status, "VEVENT" in words) == (404, False)

"""Serves a person's deadlines as a calendar (iCalendar, RFC 5545), which calendar programs ask for again and again.

It tells the game, the table and the time of each decision that waits for that person, and nothing of what is asked.
Whoever has its address reads it: no cookie is asked for, as calendar programs bring none.
"""

from __future__ import annotations

from datetime import timedelta
from hashlib import blake2b

from aiohttp import web
from icalendar import Calendar, Event

from engine.texts import say
from face.core.names import game_name, numbered_table
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.values import TableStatus
from web.entry.askers import Askers
from web.mine.listing import waiting_tables

CALENDAR_ASKED_EVERY = timedelta(hours=1)  # how often a calendar program is asked to look, in the calendar itself
_ANSWER_LASTS = 300  # seconds, for which it need not ask again
_UNCHANGED = 304


class DeadlineCalendars:
    """The calendars of all people. `origin`: of the pages, to which events lead."""

    def __init__(self, house: House, askers: Askers, origin: str) -> None:
        self._house = house
        self._askers = askers
        self._origin = origin

    def routes(self) -> list[web.RouteDef]:
        """The only route."""
        answer = self._askers.in_turn(self._calendar, who=self._askers.subscriber)
        return [web.get(r"/calendar/{calendar:[\w-]{1,64}}.ics", answer)]

    async def _calendar(self, request: web.Request) -> web.Response:
        person_id = (await self._askers.subscriber(request)).person_id
        settings = await self._house.settings.player(person_id)
        reader = Reader(texts(settings.locale))
        due = [status for status in await waiting_tables(self._house, person_id) if status.due_at is not None]
        named = [(status, _event_name(status, reader)) for status in due]
        told = "\n".join(f"{status.table.id} {status.due_at} {name}" for status, name in named)
        headers = {  # the tag is weak: each answer says when it was made
            "Cache-Control": f"private, max-age={_ANSWER_LASTS}",
            "ETag": f'W/"{blake2b(told.encode(), digest_size=12).hexdigest()}"',
        }
        if headers["ETag"] in request.headers.get("If-None-Match", ""):
            return web.Response(status=_UNCHANGED, headers=headers)
        return web.Response(
            body=self._written(named, reader), headers=headers, content_type="text/calendar", charset="utf-8"
        )

    def _written(self, named: list[tuple[TableStatus, str]], reader: Reader) -> bytes:
        """The calendar with an event at each of those deadlines, by the name it goes by."""
        calendar = Calendar()
        name = reader.label(say("calendar-name"))
        every = CALENDAR_ASKED_EVERY
        for key, value in (("prodid", "-//Pactum//Deadlines//EN"), ("version", "2.0"), ("name", name)):
            calendar.add(key, value)
        calendar.add("x-wr-calname", name)
        calendar.add("refresh-interval", every, parameters={"VALUE": "DURATION"})
        calendar.add("x-published-ttl", f"PT{every // timedelta(hours=1)}H")
        now = self._house.clock()
        for status, event_name in named:
            event = Event()
            event.add("uid", f"deadline-{status.table.id}@{self._origin.rpartition('/')[2]}")
            event.add("dtstamp", now)
            event.add("dtstart", status.due_at)
            event.add("summary", event_name)
            event.add("url", f"{self._origin}/mine/{status.table.id}")
            event.add("transp", "TRANSPARENT")  # it takes no time of theirs, so they are not shown as busy
            calendar.add_component(event)
        written: bytes = calendar.to_ical()
        return written


def _event_name(status: TableStatus, reader: Reader) -> str:
    return f"{reader.label(game_name(status.table.game))} · {reader.label(numbered_table(status.table))}"

"""Lists the tables of one person: what waits for them first, then what goes on, what to join, look at, read again.

Of the tables it says what their pages say to that person. Nothing stands in the order of what others do: what waits for
its reader goes by their own deadlines, everything else by when its table was opened. How many are waited for in secret
is not said.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from typing import Any

from markupsafe import Markup
from msgspec import Struct

from db.trouble import Trouble
from engine.contract import Standing
from engine.extras.lessons import numbered_lessons
from engine.registry import games
from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.names import game_name, numbered_table, own_reader
from face.table.board import away_text
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from host.clocks.calendar import read_zone
from host.house import House
from host.values import PersonSettings, Table, TableStatus
from web.mine.channels import SeenChannels
from web.words import Whereabouts, inline

MOST_AROUND = 40  # tables where they do not sit, of which some are shown
MOST_FINISHED = 8
_LAST = datetime.max.replace(tzinfo=UTC)


class OwnList(Struct, frozen=True):
    """The tables of a person. `finished`: each with its results, none where they are not known.

    `learnt`: how many lessons of how many they have learnt, by game.
    """

    waiting: tuple[TableStatus, ...]
    others: tuple[TableStatus, ...]
    practice: tuple[TableStatus, ...]
    lobbies: tuple[TableStatus, ...]
    to_join: tuple[TableStatus, ...]
    to_look_at: tuple[TableStatus, ...]
    finished: tuple[tuple[Table, tuple[Standing, ...]], ...]
    learnt: tuple[tuple[str, int, int], ...]

    @property
    def ids(self) -> frozenset[int]:
        """The tables whose changes this list shows."""
        parts = (self.waiting, self.others, self.practice, self.lobbies, self.to_join, self.to_look_at)
        return frozenset(status.table.id for part in parts for status in part)

    @property
    def played(self) -> tuple[Table, ...]:
        """The tables where that person plays or has played, newest first."""
        own = [status.table for part in (self.waiting, self.others, self.lobbies) for status in part]
        return (*sorted(own, key=lambda table: -table.id), *(table for table, _ in self.finished))

    @property
    def servers(self) -> frozenset[int]:
        """The servers of those tables."""
        tables = [each.table for each in (*self.waiting, *self.others, *self.lobbies, *self.to_look_at, *self.to_join)]
        return frozenset(table.place.server_id for table in (*tables, *(table for table, _ in self.finished)))


async def waiting_tables(house: House, person_id: int) -> tuple[TableStatus, ...]:
    """The tables that wait for that person, by their deadline; practice last."""
    return _waiting(await house.lookups.statuses_of(person_id))


async def read_list(house: House, person_id: int, channels: SeenChannels) -> OwnList:
    """Reads all that the page shows to that person."""
    own = await house.lookups.statuses_of(person_id)
    around = await house.lookups.around_person(person_id, MOST_AROUND)
    seen = await channels.seen(person_id, (table.place for table in around))
    shown = [table for table in around if table.place in seen]
    played = [status for status in own if status.table.status == "playing"]
    waiting = _waiting([status for status in own if not status.table.practice])
    finished = await house.lookups.ended_of(person_id, MOST_FINISHED)
    return OwnList(
        waiting,
        tuple(status for status in played if not status.table.practice and status not in waiting),
        tuple(status for status in played if status.table.practice),
        tuple(status for status in own if status.table.status == "lobby"),
        tuple(TableStatus(table) for table in shown if table.status == "lobby" and len(table.seats) < table.most),
        tuple([await house.lookups.status(table, person_id) for table in shown if table.status == "playing"]),
        tuple([(table, await _results_of(house, table)) for table in finished]),
        tuple([each async for each in _learnt(house, person_id)]),
    )


def _waiting(statuses: Iterable[TableStatus]) -> tuple[TableStatus, ...]:
    own = [status for status in statuses if status.yours and not status.table.halted]
    return tuple(sorted(own, key=lambda status: (status.table.practice, status.due_at or _LAST, status.table.id)))


async def _results_of(house: House, table: Table) -> tuple[Standing, ...]:
    if table.lesson is not None:
        return ()
    try:
        return (await house.play.board(table.id)).results or ()
    except Trouble:  # a game whose rules are gone
        return ()


async def _learnt(house: House, person_id: int) -> AsyncIterator[tuple[str, int, int]]:
    for game_id, game in games().items():
        if game.offered and (there := numbered_lessons(game_id)):
            known = await house.lessons.learnt(person_id, game_id)
            if known:
                yield game_id, len([each for each in there.values() if each.key in known]), len(there)


class ListWords:
    """The list in the words of its reader."""

    def __init__(self, settings: PersonSettings, reader: Reader) -> None:
        self._settings = settings
        self._reader = reader
        self._place = Whereabouts(reader.texts.locale.replace("-", "_"), read_zone(settings.zone) or UTC)

    @property
    def settings(self) -> PersonSettings:
        """The settings of the reader."""
        return self._settings

    @property
    def language(self) -> str:
        """The language of the words."""
        return self._reader.texts.locale

    def values(self, own: OwnList) -> dict[str, Any]:
        """The values of its template: sections with a heading and rows."""
        sections: list[tuple[str, list[dict[str, Any]]]] = [
            ("mine-waiting", [self._row(each, "mine-answer", "first") for each in own.waiting]),
            ("mine-others", [self._row(each, "mine-open") for each in own.others]),
            ("mine-lobbies", [self._row(each, "mine-open") for each in own.lobbies]),
            ("mine-to-join", [self._row(each, "mine-see-lobby") for each in own.to_join]),
            ("mine-practice", [self._row(each, "mine-answer" if each.yours else "mine-open") for each in own.practice]),
            ("mine-to-look-at", [self._row(each, "mine-look") for each in own.to_look_at]),
            ("mine-finished", [self._finished(table, results) for table, results in own.finished]),
        ]
        lessons = [
            self._inline(self._reader.line(say("mine-lessons", game=game_name(game), learnt=learnt, all=there)))
            for game, learnt, there in own.learnt
        ]
        return {
            "idle": self._idle(own),
            "sections": [(key, self.said(key), rows) for key, rows in sections if rows],
            "lessons": lessons,
            "lessons_heading": self.said("mine-learnt"),
        }

    def _idle(self, own: OwnList) -> str:
        """That nothing waits for the reader, or nothing but practice; "" where something does."""
        if own.waiting:
            return ""
        practice = any(status.yours for status in own.practice)
        return self.said("mine-practice-waits" if practice else "mine-nothing-waits")

    def title(self, own: OwnList) -> str:
        """The title of the page, with how many wait for its reader."""
        count = len(own.waiting)
        return f"({count}) {self.said('mine-title')}" if count else self.said("mine-title")

    def said(self, key: str, **params: Any) -> str:
        """A label."""
        return self._reader.label(Text(key, params), 300)

    def label(self, text: Text) -> str:
        """Any text as a label."""
        return self._reader.label(text, 300)

    def line(self, text: Text) -> Markup:
        """Any text as a line of the page."""
        return self._inline(self._reader.line(text))

    def next_row(self, status: TableStatus) -> dict[str, Any]:
        """What waits at that table, for a press on the page of another one that leads there."""
        return self._row(status, "mine-next")

    def _inline(self, words: str) -> Markup:
        return inline(words, self._place)

    def _row(self, status: TableStatus, press: str, kind: str = "") -> dict[str, Any]:
        table = status.table
        reader = own_reader(table, self._reader.texts.locale, self._settings.id)
        return {
            **self._head(table, press, kind),
            "asked": "" if status.asked is None else self._inline(reader.line(status.asked)),
            "due": self._inline("" if (due := _due(status, reader.seat)) is None else reader.line(due)),
            "line": self._inline(" · ".join(map(reader.line, (*_state(status), *_company(table, reader.seat))))),
            "away": _is_away(status.table, reader.seat),
        }

    def _finished(self, table: Table, results: tuple[Standing, ...]) -> dict[str, Any]:
        reader = own_reader(table, self._reader.texts.locale, self._settings.id)
        said = [] if reader.seat is None else _scored(results, reader.seat)
        line = self._inline(" · ".join(map(reader.line, said)))
        return {**self._head(table, "mine-read", "quiet"), "asked": "", "due": "", "line": line, "away": False}

    def _head(self, table: Table, press: str, kind: str) -> dict[str, Any]:
        name = f"{self._reader.label(game_name(table.game))} · {self._reader.label(numbered_table(table))}"
        return {"id": table.id, "to": f"/mine/{table.id}", "name": name, "press": self.said(press), "kind": kind}


def _is_away(table: Table, own: int | None) -> bool:
    """Whether a stand-in answers for the reader, at their seat."""
    return own is not None and any(card.seat == own and card.away for card in table.seats)


def _company(table: Table, own: int | None) -> list[Text]:
    """Who plays there with the reader; nothing while seats are free, or of somebody alone."""
    others = tuple(SeatRef(card.seat) for card in table.seats if card.seat is not None and card.seat != own)
    return [say("mine-with", who=Listed(others))] if own is not None and others else []


def _scored(results: tuple[Standing, ...], own: int) -> list[Text]:
    """The reader's place among several, and what everybody scored."""
    first = sorted(results, key=lambda standing: standing.place)
    place = next((standing.place for standing in first if standing.seat == own), None)
    said = [say("mine-place", place=place, of=len(first))] if place is not None and len(first) > 1 else []
    said += [say("mine-scored", who=SeatRef(standing.seat), points=standing.score) for standing in first]
    rivals = [standing.rival for standing in first if standing.rival is not None]
    return [*said, *(say("mine-scored", who=rival.name, points=rival.score) for rival in rivals)]


def _due(status: TableStatus, own: int | None) -> Text | None:
    """What is to be said of the time of the reader at their seat; that a stand-in answers for them, if one does."""
    if status.table.paused:
        return say("mine-paused")
    if own is not None and _is_away(status.table, own):
        return away_text(own)
    return None if status.due_at is None else say("mine-due", at=unix(status.due_at))


def _state(status: TableStatus) -> list[Text]:
    """What everyone may know of a table, without how many are waited for where nobody may know who."""
    table = status.table
    if table.status == "lobby":
        full = [say("mine-starts-full")] if table.starts_full else []
        at = [] if table.starts_at is None else [say("mine-starts", at=unix(table.starts_at))]
        return [say("mine-seats", seated=len(table.seats), most=table.most), *full, *at]
    if table.halted or status.view is None:
        return [say("mine-halted")]
    said = [face(table.game).headline(status.view)]
    if status.yours and not table.practice:  # as its heading says
        return said
    if status.owers:
        said.append(say("bot-waiting-for", who=Listed(tuple(map(SeatRef, status.owers)))))
    elif not status.yours and status.owing:
        said.append(say("mine-waits"))
    return said

"""Keeps the settings of people: time zone, quiet hours, vacation, how they are reminded, and languages.

A language is chosen by people for themselves, and by servers for what all read at their tables.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import json

from db.connection.diagnosis import log_level_of
from db.connection.session import Database
from db.connection.statements import Statement
from db.people import players
from db.tables import clocks as statements
from db.tables.move_writes import Post
from db.trouble import Trouble
from host.clocks.calendar import canonical_zone, checked_quiet, checked_zone, quiet_hours, read_zone
from host.clocks.model import Clock, shifted
from host.table.access import Tables
from host.table.projections import Explanations, explanations_of
from host.table.skipping import is_passing
from host.table.stored_table import check_id
from host.table.transaction import TableTransaction
from host.values import (
    AWAY_IN_THE_PAST,
    AWAY_TOO_LONG,
    Explains,
    Notify,
    PersonSettings,
    Shows,
)

ALLOWANCE = 30  # days of vacation a year
_DAY = timedelta(days=1)


class PlayerSettings:
    """Settings of a person that clocks heed. A change reaches all their open decisions at once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def player(self, person_id: int) -> PersonSettings:
        """Returns a person's settings; English and open direct messages for a stranger."""
        row = await self._row(person_id)
        if row is None:
            return PersonSettings(person_id)
        now = self._tables.clock()
        known = read_zone(row.zone) is not None
        return PersonSettings(
            id=person_id,
            locale=row.locale,
            dms=row.dms,
            zone=canonical_zone(row.zone) if known else None,
            lost_zone=None if known else row.zone,
            quiet=quiet_hours(row.quiet_from, row.quiet_to),
            notify=row.notify,
            away_until=row.away_until if row.away_until is not None and row.away_until > now else None,
            away_left=ALLOWANCE - _used(row, now),
            board=row.board,
        )

    async def set_zone(self, person_id: int, zone: str) -> PersonSettings:
        """Remembers a time zone. Raises Trouble `unknown-zone`."""
        return await self._save(person_id, zone=checked_zone(zone))

    async def set_quiet(self, person_id: int, quiet: tuple[int, int] | None) -> PersonSettings:
        """Remembers quiet hours, in minutes after local midnight; None for none.

        Raises Trouble `quiet-too-long`, `no-zone`.
        """
        row = await self._row(person_id)
        known = row is not None and read_zone(row.zone) is not None
        kept = checked_quiet(row.zone if known else None, quiet)
        return await self._save(person_id, quiet_from=kept and kept[0], quiet_to=kept and kept[1])

    async def set_notify(self, person_id: int, notify: Notify) -> PersonSettings:
        """Remembers how somebody wants to be reminded."""
        return await self._save(person_id, notify=notify)

    async def set_away(self, person_id: int, until: datetime | None) -> PersonSettings:
        """Goes on vacation until then; None: be back. Days not used are kept.

        Raises Trouble `away-in-the-past`, `away-too-long` beyond 30 days a year.
        """
        now = self._tables.clock()
        row = await self._row(person_id)
        used = _used(row, now)
        begun = now
        over = None  # a vacation that has ended, or ends now
        if row is not None and row.away_until is not None and row.away_until > now:
            used -= _days(row.away_from, row.away_until)  # what was taken and not used is given back
            begun = row.away_from
            over = (begun, now) if until is None else None
        elif row is not None and row.away_until is not None:
            over = (row.away_from, row.away_until)
        if until is None:
            changed = {"away_from": None, "away_until": None, "away_used": used + _days(begun, now)}
            return await self._save(person_id, over, **changed, away_year=_year(row, now))
        if until <= now:
            raise Trouble(AWAY_IN_THE_PAST)
        if used + _days(begun, until) > ALLOWANCE:
            raise Trouble(AWAY_TOO_LONG, left=max(0, ALLOWANCE - used))
        days = used + _days(begun, until)
        return await self._save(
            person_id, over, away_from=begun, away_until=until, away_used=days, away_year=_year(row, now)
        )

    async def explanations(self, person_id: int, game: str) -> Explanations:
        """Whether a game of that kind explains itself to a person, and what it has explained already."""
        (row,) = await self._tables.database.fetch(players.EXPLANATIONS, {"person": person_id, "game": game})
        return explanations_of(row.explained)

    async def set_explains(self, person_id: int, when: Explains) -> None:
        """Remembers when games explain themselves to a person. What they have folded away stays so."""
        await self._tables.database.write(players.SAVE_EXPLAINS, {"person": person_id, "explains": when})

    async def set_board(self, person_id: int, shows: Shows) -> None:
        """Remembers how a person is shown boards and desks that only they read."""
        await self._tables.database.write(players.SAVE_BOARD, {"person": person_id, "board": shows})

    async def explained(self, person_id: int, table_id: int, ids: Iterable[str]) -> None:
        """Remembers that these explanations of the table's game need not be shown to a person again.

        Raises Trouble `no-such-table` for a number that no table can have.
        """
        check_id(table_id)
        known = {"person": person_id, "table": table_id, "ids": sorted(ids)}
        await self._tables.database.write(players.SAVE_EXPLAINED, known)

    async def _row(self, person_id: int) -> Any:
        rows = await self._tables.database.fetch(players.PLAYER, {"person": person_id})
        return rows[0] if rows else None

    async def _save(
        self, person_id: int, over: tuple[datetime, datetime] | None = None, **changed: Any
    ) -> PersonSettings:
        row = await self._row(person_id)
        usual = {**dict.fromkeys(players.TIMES), "notify": "dm", "away_used": 0}
        before = {name: getattr(row, name) for name in players.TIMES} if row else usual
        await self._tables.database.write(players.SAVE_TIMES, {"person": person_id, **before, **changed})
        tables = await self._tables.database.fetch(statements.TABLES_OF_PERSON, {"person": person_id})
        for table in tables:
            try:
                await self._rewind(table.table_id, person_id, over)
            except Exception as error:  # one table that breaks keeps no setting from the others
                if is_passing(error):
                    raise
                await self._tables.skipping.note("the clocks of a player", table.table_id, error)
        if tables:
            self._tables.wake.set()
        return await self.player(person_id)

    async def _rewind(self, table_id: int, person_id: int, over: tuple[datetime, datetime] | None) -> None:
        """The person's clocks at that table heed the new settings; the table is told that its deadline moved, not why.

        `over`: a vacation that no setting tells of any more, but by which clocks have stood still.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.stored.state is None or tx.stored.shown.status != "playing":
                return
            before = tx.clocks
            card = tx.table.card(person_id)
            own = None if card is None else card.seat
            tx.clocks = tuple(_stood_still(clock, over) if over and clock.seat == own else clock for clock in before)
            ticks = tx.retimed()
            end = _end(tx.clocks)
            moved = end != _end(before) and tx.stored.shown.paused_at is None
            posts: tuple[Post, ...] = ()
            if moved and end is not None:
                posts = (Post("thread", table_id, "moved", json.encode({"due": end}).decode()),)
            await tx.tick(ticks, dirty=moved, posts=posts)

        await self._tables.locked(table_id, f"habits:{person_id}", person_id, work)


def _end(clocks: Iterable[Clock]) -> datetime | None:
    return max((clock.due_at for clock in clocks if not clock.stand_in), default=None)


def _stood_still(clock: Clock, over: tuple[datetime, datetime]) -> Clock:
    begin = max(clock.opened_at, over[0])
    still = not clock.stand_in and begin < over[1] and begin <= clock.own_due
    return shifted(clock, over[1] - begin) if still else clock


def _days(begin: datetime, end: datetime) -> int:
    """Days of vacation, a started one counts whole."""
    return max(0, math.ceil((end - begin) / _DAY))


def _year(row: Any, now: datetime) -> int:
    return now.astimezone((row and read_zone(row.zone)) or UTC).year


def _used(row: Any, now: datetime) -> int:
    if row is None or row.away_year != _year(row, now):
        return 0
    used: int = row.away_used
    return used


CHOSEN = "languages"  # the bell of a choice
KEPT = 10_000  # people, and servers, whose choice is in memory: few choose, the others read in Discord's language

_log = logging.getLogger(__name__)


class Languages:
    """Answers from memory, so that no click reads the database for a language.

    A choice counts at once; `refresh` reads anew what is stored, at the start and from time to time.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._presence = database.presence
        self._here: dict[int, str] = {}
        self._reading: asyncio.Task[None] | None = None
        self._people: dict[int, str] = {}
        self._servers: dict[int, str] = {}
        self._changes = 0

    def of_person(self, person_id: int) -> str | None:
        """The language that person has chosen; None: the one of their Discord."""
        return self._people.get(person_id)

    def of_server(self, server_id: int) -> str | None:
        """The language chosen for that server; None: its own on Discord."""
        return self._servers.get(server_id)

    def on_discord(self, server_id: int) -> str | None:
        """A server's own language on Discord, if it belongs to another process, which has noted it."""
        return self._here.get(server_id)

    def met(self, server_id: int, locale: str) -> None:
        """Somebody is at work on that server, whose own language is this one."""
        if len(self._here) < KEPT or server_id in self._here:
            self._here[server_id] = locale

    async def note_servers(self, locales: Mapping[int, str]) -> None:
        """Notes the languages that servers have on Discord, for other processes. Alone, nothing is noted."""
        if locales and not self._presence.alone:
            values = {"servers": list(locales), "locales": list(locales.values())}
            if await self._database.write(players.NOTE_LOCALES, values):
                self._presence.ring(CHOSEN)

    async def refresh(self) -> None:
        """Reads all choices from the database."""
        before = self._changes
        people = await self._chosen(players.LANGUAGES_OF_PEOPLE)
        servers = await self._chosen(players.LANGUAGES_OF_SERVERS)
        if not self._presence.alone:
            self._here = await self._chosen(players.LOCALES_OF_SERVERS)
        if self._changes == before:  # what was read may be older than a choice made meanwhile
            self._people, self._servers = people, servers

    async def choose(self, person_id: int, language: str | None) -> None:
        """Remembers what a person has chosen; None: as Discord."""
        await self._database.write(players.SAVE_LANGUAGE, {"person": person_id, "language": language})
        self._presence.ring(CHOSEN)
        self._note(self._people, person_id, language)

    async def choose_for_server(self, server_id: int, language: str | None) -> None:
        """Remembers what was chosen for a server; None: as Discord."""
        await self._database.write(players.SAVE_SERVER_LANGUAGE, {"server": server_id, "language": language})
        self._presence.ring(CHOSEN)
        self._note(self._servers, server_id, language)

    def forgotten(self, person_id: int) -> None:
        """Nothing is stored of that person any more."""
        self._note(self._people, person_id, None)
        self._presence.ring(CHOSEN)

    def heard(self, _: str) -> None:
        """Reads the choices anew, as another process has stored one."""
        self._changes += 1  # what is being read may be older
        self._reading = asyncio.get_running_loop().create_task(self._read_again())

    async def _read_again(self) -> None:
        try:
            await self.refresh()
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "the choice of a language counts a little later: %r", error)

    async def _chosen(self, latest: Statement) -> dict[int, str]:
        rows = await self._database.fetch(latest, {"limit": KEPT})
        if len(rows) == KEPT:
            _log.warning("more than %s have chosen a language; the others read in Discord's", KEPT)
        return {row.whose: row.language for row in reversed(rows)}

    def _note(self, chosen: dict[int, str], whose: int, language: str | None) -> None:
        self._changes += 1
        chosen.pop(whose, None)
        if language is not None:
            chosen[whose] = language
            if len(chosen) > KEPT:
                del chosen[next(iter(chosen))]

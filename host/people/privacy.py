"""Gives a person all that is stored of them, and forgets them when they say so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from msgspec import Struct

from db.connection.statements import Connection
from db.people import own_rows, privacy, results
from db.trouble import Trouble
from engine.texts import Listed
from host.log import journal
from host.people.page_sessions import PageSessions
from host.people.settings import Languages
from host.table.access import Tables
from host.table.skipping import is_passing

FORGET_SEATED = "forget-seated"  # `tables`: they sit there
FORGET_SAT = "forget-sat"  # `tables`: they have left them, and they go on
FORGET_OPENED = "forget-opened"  # `tables`: theirs, waiting for players or opened within the hour
NOTHING_STORED = "nothing-stored"

_FORMAT = "pactum-person-1"
_HOUR = timedelta(hours=1)  # as long as a table counts for how fast somebody opens them
WAKEFUL = timedelta(hours=1)  # for a thread that was woken to take a name away
OF_A_FIX = ("fix", "seat", "reason")  # what a moderator knows of their own fix


class Forgotten(Struct, frozen=True):
    """The traces that are, or were, to be forgotten. `tables`: at how many their name stands."""

    tables: int


class Privacy:
    """Gives out what is stored of people, and forgets people."""

    def __init__(self, tables: Tables, languages: Languages, page_sessions: PageSessions) -> None:
        self._tables = tables
        self._languages = languages
        self._page_sessions = page_sessions

    async def stored_of(self, person_id: int) -> dict[str, Any]:
        """All that is stored of that person, by kind, as plain values. Of tables only what is theirs."""

        async def look(connection: Connection) -> dict[str, Any]:
            return {of.section: await own_rows.read_own_rows(connection, person_id, of) for of in own_rows.OWN_SECTIONS}

        await self._put_back(person_id)
        sections = await self._tables.database.look(look)
        read = self._tables.skipping.read_each
        sections["moves"] = list(
            await read("a move in an export", sections["moves"], _table_of_move, _move, _bare_move)
        )
        return {"format": _FORMAT, "at": self._tables.clock(), "person_id": person_id, **sections}

    async def forgettable(self, person_id: int) -> Forgotten:
        """Returns what `forget` would do. Raises as it does."""

        async def work(connection: Connection) -> Forgotten:
            traces = await self._traces(connection, person_id)
            if not traces.tables and not any(
                [await own_rows.read_own_rows(connection, person_id, of) for of in own_rows.WITHOUT_TABLES]
            ):
                raise Trouble(NOTHING_STORED)
            return Forgotten(len(traces.seats))

        await self._put_back(person_id)
        return await self._tables.database.run(work)

    async def forget(self, person_id: int) -> Forgotten:
        """Takes that person from everything but block lists; their seats stay, as those of a former player.

        The logs of moves keep their hashes: there are no identities in them. Raises Trouble `forget-seated`,
        `forget-sat`, `forget-opened`, `nothing-stored`.
        """

        async def work(connection: Connection) -> Forgotten:
            await results.lock_results(connection)
            traces = await self._traces(connection, person_id)
            if not await privacy.forget_person(connection, person_id, traces, self._tables.clock() + WAKEFUL):
                raise Trouble(NOTHING_STORED)
            return Forgotten(len(traces.seats))

        await self._put_back(person_id)
        done = await self._tables.database.run(work)
        self._languages.forgotten(person_id)
        self._page_sessions.tell_ended(person_id)
        self._tables.wake.set()
        return done

    async def _put_back(self, person_id: int) -> None:
        """Puts the condensed logs that know a person back into their rows, which the statements below are about."""

        async def look(connection: Connection) -> tuple[int, ...]:
            return await privacy.condensed_tables(connection, person_id)

        for table_id in await self._tables.database.look(look):
            try:
                await self._tables.put_back(table_id)
            except Exception as error:  # what cannot be read stays as it is, without the person
                if is_passing(error):
                    raise
                await self._tables.skipping.note("an old log", table_id, error)

    async def _traces(self, connection: Connection, person_id: int) -> privacy.Traces:
        traces = await privacy.traces(connection, person_id, self._tables.clock() - _HOUR)
        for code, tables in (
            (FORGET_SEATED, traces.sits),
            (FORGET_SAT, traces.has_sat),
            (FORGET_OPENED, traces.has_opened),
        ):
            if tables:
                raise Trouble(code, tables=Listed(tuple(f"#{table}" for table in tables)), count=len(tables))
        return traces


def _move(row: dict[str, Any]) -> dict[str, Any]:
    """A move without the rest of its entry, which tells of others, too."""
    entry = journal.read_entry(row["entry"])
    value = entry.value
    if entry.kind == "fix":
        value = {name: value[name] for name in OF_A_FIX if name in value}
    return {**_bare_move(row), "ask": entry.ask, "value": value}


def _bare_move(row: dict[str, Any]) -> dict[str, Any]:
    """A move whose entry nobody can read."""
    return {name: value for name, value in row.items() if name != "entry"} | {"ask": None, "value": None}


def _table_of_move(row: dict[str, Any]) -> int:
    return int(row["table_id"])

"""Keeps which languages people have chosen for themselves, and servers for what all read at their tables."""

from __future__ import annotations

import logging

from db import records
from db.connection import Statement
from db.session import Database

KEPT = 10_000  # people, and servers, whose choice is in memory: few choose, the others read in Discord's language

_log = logging.getLogger(__name__)


class Languages:
    """Answers from memory, so that no click reads the database for a language.

    A choice counts at once; `refresh` reads anew what is stored, at the start and from time to time.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[int, str] = {}
        self._servers: dict[int, str] = {}
        self._changes = 0

    def of_person(self, person_id: int) -> str | None:
        """The language that person has chosen; None: the one of their Discord."""
        return self._people.get(person_id)

    def of_server(self, server_id: int) -> str | None:
        """The language chosen for that server; None: its own on Discord."""
        return self._servers.get(server_id)

    async def refresh(self) -> None:
        """Read all choices from the database."""
        before = self._changes
        people = await self._chosen(records.CHOSEN_BY_PEOPLE)
        servers = await self._chosen(records.CHOSEN_BY_SERVERS)
        if self._changes == before:  # what was read may be older than a choice made meanwhile
            self._people, self._servers = people, servers

    async def choose(self, person_id: int, language: str | None) -> None:
        """Remember what a person has chosen; None: as Discord."""
        await self._database.write(records.CHOOSE, {"id": person_id, "language": language})
        self._note(self._people, person_id, language)

    async def choose_for_server(self, server_id: int, language: str | None) -> None:
        """Remember what was chosen for a server; None: as Discord."""
        await self._database.write(records.CHOOSE_FOR_SERVER, {"id": server_id, "language": language})
        self._note(self._servers, server_id, language)

    def forgotten(self, person_id: int) -> None:
        """Nothing is stored of that person any more."""
        self._note(self._people, person_id, None)

    async def _chosen(self, statement: Statement) -> dict[int, str]:
        rows = await self._database.fetch(statement, {"most": KEPT})
        if len(rows) == KEPT:
            _log.warning("more than %s have chosen a language; the others read in Discord's", KEPT)
        return {row[0]: row[1] for row in reversed(rows)}

    def _note(self, chosen: dict[int, str], whose: int, language: str | None) -> None:
        self._changes += 1
        chosen.pop(whose, None)
        if language is not None:
            chosen[whose] = language
            if len(chosen) > KEPT:
                del chosen[next(iter(chosen))]

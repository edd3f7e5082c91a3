"""Keeps which languages people have chosen for themselves, and servers for what all read at their tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from db import records
from db.absence import loudness
from db.connection import Statement
from db.session import Database
from db.trouble import Trouble

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
        self._presence.heard[CHOSEN] = self._heard
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

    async def note_servers(self, locales: Mapping[int, str]) -> None:
        """Note the languages that servers have on Discord, for other processes. Alone, nothing is noted."""
        if self._presence.shards.count > 1 and locales:
            values = {"servers": list(locales), "locales": list(locales.values())}
            if await self._database.written(records.NOTE_LOCALES, values):
                self._presence.ring(CHOSEN)

    async def refresh(self) -> None:
        """Read all choices from the database."""
        before = self._changes
        people = await self._chosen(records.CHOSEN_BY_PEOPLE)
        servers = await self._chosen(records.CHOSEN_BY_SERVERS)
        if self._presence.shards.count > 1:
            self._here = await self._chosen(records.LOCALES)
        if self._changes == before:  # what was read may be older than a choice made meanwhile
            self._people, self._servers = people, servers

    async def choose(self, person_id: int, language: str | None) -> None:
        """Remember what a person has chosen; None: as Discord."""
        await self._database.write(records.CHOOSE, {"id": person_id, "language": language})
        self._presence.ring(CHOSEN)
        self._note(self._people, person_id, language)

    async def choose_for_server(self, server_id: int, language: str | None) -> None:
        """Remember what was chosen for a server; None: as Discord."""
        await self._database.write(records.CHOOSE_FOR_SERVER, {"id": server_id, "language": language})
        self._presence.ring(CHOSEN)
        self._note(self._servers, server_id, language)

    def forgotten(self, person_id: int) -> None:
        """Nothing is stored of that person any more."""
        self._note(self._people, person_id, None)
        self._presence.ring(CHOSEN)

    def _heard(self, _: str) -> None:
        """Another process has stored a choice."""
        self._changes += 1  # what is being read may be older
        self._reading = asyncio.get_running_loop().create_task(self._read_again())

    async def _read_again(self) -> None:
        try:
            await self.refresh()
        except (Trouble, OSError) as error:
            _log.log(loudness(error), "the choice of a language counts a little later: %r", error)

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

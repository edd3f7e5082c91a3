"""Finds out which running games this release can play on, and halts those that it cannot.

And stores the packs of cards of all tables before their files may change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct, json

from db.connection.session import Database
from db.connection.statements import Connection
from db.tables import overview
from db.tables.overview import Present
from db.tables.packs import NamedPack, playing_pack
from db.trouble import MACHINE_EXHAUSTED, Trouble
from engine.forms import Draft
from engine.packs import PackError, packs_of
from engine.registry import games
from host.log import journal
from host.log.epochs import game_of
from host.proof.replay import Log, rebuild_state
from host.table import halting
from host.table.access import Tables
from host.table.skipping import Skipping
from host.table.stored_table import decode_state, kept_and_taken, pack_at_hand


class PackUpkeep:
    """Stores packs of cards."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def keep_packs(self) -> int:
        """Stores the packs of all tables, and reads those of lobbies and running games into memory.

        A game whose pack is neither stored nor in a file is halted. Returns how many were.
        """

        async def keep(connection: Connection) -> list[tuple[NamedPack, PackError]]:
            return await kept_and_taken(connection)

        halted = 0
        for pack, error in await self._tables.database.run(keep):
            if halting.is_of_machine(error):  # its file may be there: who needs it looks again
                continue

            async def playing(connection: Connection, pack: NamedPack = pack) -> list[int]:
                return await playing_pack(connection, pack)

            async def halt(table_id: int, error: PackError = error) -> bool:
                number, now = self._tables.entropy(halting.REPORT_BYTES).hex(), self._tables.clock()
                told = self._tables.moderators
                return await halting.halt_table(self._tables.database, table_id, error, number, now, moderators=told)

            lost = await self._tables.database.look(playing)
            halted += await self._tables.skipping.each("a game without its cards", lost, halt)
        return halted


_BATCH = 20  # games in memory at once

_Verdict = Literal["same", "goes-on", "lost"]


class _Finding(Struct, frozen=True):
    """What becomes of a running game under these rules.

    `verdict`: "same" if its log, played again, leads to its state; "goes-on" if it does not, or was not played again,
    but the state can be played; "lost" if the state cannot be read or shown. `why`: the kind of the error, "" without.
    """

    table: int
    game: str
    verdict: _Verdict
    why: str = ""


class Checked(Struct, frozen=True):
    """What a check has found. `live`: how many games are running; `findings`: of those that were looked at.

    `whole`: whether none was left out that was to be looked at.
    """

    live: int
    findings: tuple[_Finding, ...]
    whole: bool = True

    def of(self, verdict: _Verdict) -> tuple[_Finding, ...]:
        """The findings with that verdict."""
        return tuple(finding for finding in self.findings if finding.verdict == verdict)


class LiveCheck:
    """Looks at running games by the rules of this process. It writes nothing but that a game is halted."""

    def __init__(
        self,
        database: Database,
        *,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        moderators: Collection[int] = (),
    ) -> None:
        self._database = database
        self._moderators = moderators
        self._clock = clock
        self._entropy = entropy
        self._skipping = Skipping(database, clock)
        self._upto: int | None = 0  # for the sweep of a process that has just started

    async def check(
        self, *, every: bool = False, halt: bool = False, goes_on: Callable[[int], bool] = lambda looked: True
    ) -> Checked:
        """Looks at all running games that were opened with other rules or cards than this release's, or at `every` one.

        `halt`: games that are lost are halted, and their players told; without it the schema may be an older one.
        `goes_on` is called after each game with how many were looked at; once it returns False the rest is left out.
        """
        live = await self._database.look(overview.count_running)
        findings: list[_Finding] = []
        after = 0
        known = await asyncio.to_thread(present)
        while rows := await self._following(after, None if every else known):
            for row in rows:
                finding, error = await self._finding(row, replayed=True)
                findings.append(finding)
                if halt and error is not None:
                    await self._halt(row.id, error)
                if not goes_on(len(findings)):
                    return Checked(live, tuple(findings), whole=False)
            after = rows[-1].id
        return Checked(live, tuple(findings))

    async def sweep(self) -> bool:
        """Looks at the next few games of other rules or cards, each once in a process, and halts those that are lost.

        Returns False, so that other sweeps do not wait until all were looked at.
        """
        if self._upto is None:
            return False
        known = await asyncio.to_thread(present)  # the first time it reads packs, for a fifth of a second
        rows = await self._following(self._upto, known)
        for row in rows:

            async def look(table_id: int, row: Any = row) -> None:
                _, error = await self._finding(row, replayed=False)
                if error is not None:
                    await self._halt(table_id, error)

            await self._skipping.done("a game under these rules", row.id, look)
        self._upto = rows[-1].id if rows else None
        return False

    async def _following(self, after: int, known: list[Present] | None) -> list[Any]:
        async def look(connection: Connection) -> list[Any]:
            return await overview.running_after(connection, after, _BATCH, known)

        return await self._database.look(look)

    async def _finding(self, row: Any, *, replayed: bool) -> tuple[_Finding, Exception | None]:
        """What becomes of one game, and the error if it is lost. `replayed`: its log is played again."""

        async def look(connection: Connection) -> list[Any]:
            if row.pack_hash:
                await pack_at_hand(connection, row.game, row.pack_hash)
            return await overview.log_of_running(connection, row.id) if replayed else []

        log = await self._database.look(look)
        try:
            state = await asyncio.to_thread(_shown, row)
        except Exception as error:  # it would break at the table, too, unless the machine is at fault
            if halting.is_of_machine(error):
                raise Trouble(MACHINE_EXHAUSTED) from error
            return _Finding(row.id, row.game, "lost", halting.halt_reason(error)), error
        if not replayed:
            return _Finding(row.id, row.game, "goes-on"), None
        why = await asyncio.to_thread(_difference, row, log, state)
        return _Finding(row.id, row.game, "goes-on" if why else "same", why), None

    async def _halt(self, table_id: int, error: Exception) -> None:
        number = self._entropy(halting.REPORT_BYTES).hex()
        await halting.halt_table(self._database, table_id, error, number, self._clock(), moderators=self._moderators)


def present() -> list[Present]:
    """The rules and packs with which this release opens tables: each game with each pack in its folder."""
    found = []
    for game in games().values():
        its = packs_of(game)
        if its is None:
            found.append(Present(game.id, game.version, ""))
            continue
        for name in its.packs.names():
            with suppress(PackError):  # no table can be opened with it
                found.append(Present(game.id, game.version, its.packs.at(name).key[2]))
    return found


def _shown(row: Any) -> Any:
    """Reads the state of a game, and makes all that its players would see once. Raises whatever breaks."""
    state = decode_state(row.game, row.body, (row.pack_id, row.pack_version, row.pack_hash))
    game = game_of(row.game, row.epoch)
    game.view(state, None)
    game.moment(state)
    for seat, ask in game.asks(state).items():
        game.view(state, seat)
        game.form(state, seat, ask.id, Draft())
    return state


def _difference(row: Any, rows: list[Any], state: Any) -> str:
    """Plays the log again. Returns "" if it leads to the state, else the kind of error, or "OtherState"."""
    try:
        sealed = (journal.Sealed(each.number, each.entry, each.hash) for each in rows)
        rebuilt = rebuild_state(Log(journal.check_chain(sealed, row.head), row.opening_seed))
    except Exception as error:  # older rules may have allowed what these do not know
        if halting.is_of_machine(error):
            raise Trouble(MACHINE_EXHAUSTED) from error
        return halting.halt_reason(error)
    return "" if json.encode(rebuilt) == json.encode(state) else "OtherState"

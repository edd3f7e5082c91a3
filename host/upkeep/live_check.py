"""Says before a release which running games it can carry on, and halts at its start those that it cannot.

The packs of all tables are kept before the bot plays on with files that may have changed meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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
from engine.core.forms import Draft
from engine.core.packs import PackError, packs_of
from engine.core.registry import games
from host.log import journal
from host.log.epochs import game_of
from host.proof.replay import Log, rebuild_state
from host.table import halting
from host.table.access import Tables
from host.table.skipping import Skipping
from host.table.stored_table import decode_state, kept_and_taken, pack_at_hand


class PackUpkeep:
    """The use case of packs."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def keep_packs(self) -> int:
        """Keeps the packs of all tables, and has those of live tables at hand; how many tables had to be halted.

        A table of an earlier release names its pack only by the hash: if no file has it any more, the table is halted.
        """

        async def keep(connection: Connection) -> list[tuple[NamedPack, PackError]]:
            return await kept_and_taken(connection)

        halted = 0
        for pack, error in await self._tables.database.run(keep):
            if halting.is_of_machine(error):  # its file may be there; whoever needs it looks again
                continue

            async def playing(connection: Connection, pack: NamedPack = pack) -> list[int]:
                return await playing_pack(connection, pack)

            async def halt(table_id: int, error: PackError = error) -> bool:
                number, now = self._tables.entropy(halting.REPORT_BYTES).hex(), self._tables.clock()
                return await halting.halt_table(self._tables.database, table_id, error, number, now)

            lost = await self._tables.database.look(playing)
            halted += await self._tables.skipping.each("a game without its cards", lost, halt)
        return halted


_BATCH = 20  # tables in memory at once

_Verdict = Literal["same", "goes-on", "lost"]


class _Finding(Struct, frozen=True):
    """What becomes of a running game under these rules.

    `verdict`: "same": its log leads to the state it has; "goes-on": the log plays differently, or was changed, but its
    state can be played; "lost": the state cannot be read or shown. `why`: the kind of the error, "" without one.
    """

    table: int
    game: str
    verdict: _Verdict
    why: str = ""


class Checked(Struct, frozen=True):
    """All running games. `live`: how many there are; `findings`: those that were looked at.

    `whole`: whether all were looked at that were to be.
    """

    live: int
    findings: tuple[_Finding, ...]
    whole: bool = True

    def of(self, verdict: _Verdict) -> tuple[_Finding, ...]:
        """The findings with that verdict."""
        return tuple(finding for finding in self.findings if finding.verdict == verdict)


class LiveCheck:
    """Looks at running games with the rules of this process. Only `halt` writes anything."""

    def __init__(self, database: Database, *, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._entropy = entropy
        self._skipping = Skipping(database, clock)
        self._upto: int | None = 0  # for the sweep of a process that has just started

    async def check(
        self, *, every: bool = False, halt: bool = False, goes_on: Callable[[int], bool] = lambda looked: True
    ) -> Checked:
        """Looks at all running games that were opened with other rules or cards than this release's, or at `every` one.

        `halt`: halt those that are lost, and tell their players. Without it the schema may be an older one. `goes_on`
        is called after each game with how many were looked at; where it says no the rest is left out.
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
        """Halts some running games that this release cannot carry on; each is looked at once in the life of a process.

        Returns False: other work must not wait for all of them.
        """
        if self._upto is None:
            return False
        known = await asyncio.to_thread(present)  # the first time it reads packs of cards, for a fifth of a second
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
        """What becomes of one table, and the error that keeps it from being played."""

        async def look(connection: Connection) -> list[Any]:
            if row.pack_hash:
                await pack_at_hand(connection, row.game, row.pack_hash)
            return await overview.log_of_running(connection, row.id) if replayed else []

        log = await self._database.look(look)
        try:
            state = await asyncio.to_thread(_shown, row)
        except Exception as error:  # whatever breaks would break at the table, but for want of memory
            if halting.is_of_machine(error):
                raise Trouble(MACHINE_EXHAUSTED) from error
            return _Finding(row.id, row.game, "lost", halting.halt_reason(error)), error
        if not replayed:
            return _Finding(row.id, row.game, "goes-on"), None
        why = await asyncio.to_thread(_difference, row, log, state)
        return _Finding(row.id, row.game, "goes-on" if why else "same", why), None

    async def _halt(self, table_id: int, error: Exception) -> None:
        number = self._entropy(halting.REPORT_BYTES).hex()
        await halting.halt_table(self._database, table_id, error, number, self._clock())


def present() -> list[Present]:
    """What tables are opened with by this release: each game's rules, with each pack that lies in its folder."""
    found = []
    for game in games().values():
        its = packs_of(game)
        if its is None:
            found.append(Present(game.id, game.version, ""))
            continue
        for name in its.packs.names():
            with suppress(PackError):  # nobody opens a table with it
                found.append(Present(game.id, game.version, its.packs.at(name).key[2]))
    return found


def _shown(row: Any) -> Any:
    """The state of that table, with all that its players would see of it made once. Raises whatever breaks."""
    state = decode_state(row.game, row.body, (row.pack_id, row.pack_version, row.pack_hash))
    game = game_of(row.game, row.epoch)
    game.view(state, None)
    game.moment(state)
    for seat, ask in game.asks(state).items():
        game.view(state, seat)
        game.form(state, seat, ask.id, Draft())
    return state


def _difference(row: Any, rows: list[Any], state: Any) -> str:
    """The kind of what keeps the log from leading to the state, "" if it leads there."""
    try:
        sealed = (journal.Sealed(each.number, each.entry, each.hash) for each in rows)
        rebuilt = rebuild_state(Log(journal.check_chain(sealed, row.head), row.opening_seed))
    except Exception as error:  # older rules may have allowed what these have no word for
        if halting.is_of_machine(error):
            raise Trouble(MACHINE_EXHAUSTED) from error
        return halting.halt_reason(error)
    return "" if json.encode(rebuilt) == json.encode(state) else "OtherState"

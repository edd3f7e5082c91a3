"""The processes that work on a database: each has a row, renews it, and knows the others by theirs.

One of them leads: it is connected to Discord, and does what falls due. The others answer clicks and serve pages. A row
whose process has not renewed it for `LEASE` is gone, whatever became of the process: another can lead, and what it had
claimed is free. All times are the database's, so that clocks of machines which differ do no harm. Once that was
put back, a row from the future is gone that stays the same for so long.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, timedelta
from typing import Any, Protocol

from msgspec import Struct

from db.connection.diagnosis import log_level_of
from db.connection.lease import CHANNEL, holder
from db.connection.process_rows import (
    ALL_PROCESSES,
    CLASHING,
    CLEAR_GONE,
    CLEAR_SAME,
    JOIN,
    LEAVE,
    RENEW,
    RING,
    TAKE_TURN,
    Unrenewed,
    free_claims,
)
from db.connection.statements import Connection, Statement, StatementError
from db.trouble import DATABASE_AWAY, DATABASE_TAKEN, Trouble

LEASE = timedelta(seconds=20)
SIGN_EVERY = 5.0  # seconds between two renewals
LOOK = 1.0  # seconds between two looks whether a process that stands in the way is alive
OWNER_BYTES = 8
LOOKS_IN_LEASE = round(LEASE.total_seconds() / SIGN_EVERY) + 1  # after which a row that is not renewed is gone
_LEADER, _OTHER = 8, 1  # how much processes ask of Discord, beside each other

_Sleep = Callable[[float], Awaitable[object]]
StandingBy = Callable[[Trouble], object]  # is called with why the process does not lead yet

_log = logging.getLogger(__name__)


class Peer(Struct, frozen=True):
    """A live process. `leads`: it has the lease; `here`: it is connected to Discord, or answers clicks."""

    owner: str
    leads: bool
    here: bool


class Works(Protocol):
    """A database as far as its processes need it."""

    where: str

    async def run(self, work: Callable[[Connection], Awaitable[Any]]) -> Any:
        """Runs `work` in a transaction. Raises Trouble `database-away`."""

    async def write(self, statement: Statement, values: dict[str, Any]) -> object:
        """Runs one statement. Raises Trouble `database-away`."""


class Presence:
    """This process among those of its database. Until `join` it is alone, and has no row.

    `leads`: whether it has the lease; `here`: whether it is connected to Discord, or answers clicks, for the others to
    know; `lost`: set when another process leads; `holds`: whether the lock of its lease is held at this moment.
    `on_change` is called when another process has come or gone, `heard[what]` with the words after `what` when another
    rings it.
    """

    def __init__(self, database: Works) -> None:
        self._database = database
        self._keeper: asyncio.Task[None] | None = None
        self._locked = False
        self.leads = True
        self.owner = ""
        self.here = False
        self.peers: tuple[Peer, ...] = ()
        self.lost = asyncio.Event()
        self.holds: Callable[[], bool] = lambda: True
        self.on_change: list[Callable[[], object]] = []
        self.heard: dict[str, Callable[[str], object]] = {"joined": lambda _: self._again.set()}
        self._again = asyncio.Event()
        self._unrenewed = Unrenewed(LOOKS_IN_LEASE)
        self._ringing: dict[str, bool] = {}

    # ------------------------------------------------------------------------- what is known of the others

    @property
    def claimant(self) -> str:
        """The name under which this process claims work."""
        return self.owner or holder()

    @property
    def others(self) -> tuple[Peer, ...]:
        """The other processes that are alive."""
        return tuple(peer for peer in self.peers if peer.owner != self.owner)

    @property
    def leader(self) -> Peer | None:
        """The other process that leads, if it is connected to Discord."""
        return next((peer for peer in self.others if peer.leads and peer.here), None)

    @property
    def alone(self) -> bool:
        """Whether there is no other process, nor meant to be one: then nothing is told to others."""
        return self.leads and not self.others

    @property
    def reached(self) -> bool:
        """Whether some process is connected to Discord: while none is nobody's time may run out."""
        return self.leads or self.leader is not None

    @property
    def count(self) -> int:
        """How many processes are alive."""
        return max(1, len(self.peers))

    @property
    def part(self) -> float:
        """This process's part of what all may ask of Discord: one that replies to presses asks for little else."""
        weights = {peer.owner: _LEADER if peer.leads else _OTHER for peer in self.peers}
        own = weights.setdefault(self.owner, _LEADER if self.leads else _OTHER)
        return own / sum(weights.values())

    # ------------------------------------------------------------------------- its own row

    async def join(
        self,
        *,
        leads: bool = True,
        locked: bool = False,
        standing_by: StandingBy | None = None,
        sleep: _Sleep = asyncio.sleep,
    ) -> None:
        """Writes the row of this process, in place of dead ones.

        `locked`: it holds the lock of the lease, on a session on which it listens. A process that leads and may be dead
        is waited for, until its lease ends or it shows that it lives; with `standing_by` for as long as it lives.
        Raises Trouble `database-taken`.
        """
        self.leads, self._locked = leads, locked
        self.owner = self.owner or secrets.token_hex(OWNER_BYTES)
        seen: dict[Any, Any] = {}
        looks = 0
        while (row := await self._first_tried(standing_by, sleep)) is not None:
            which = row.holder, row.since
            before = seen.get(which, row.beat_at)
            if before < row.beat_at:
                if standing_by is None:
                    raise self._refused(row)
                standing_by(self._refused(row))
            seen[which], looks = row.beat_at, looks + 1 if before == row.beat_at else 0
            if looks * LOOK > LEASE.total_seconds() + SIGN_EVERY:
                await self._forget([(row.owner, row.beat_at)])
            await sleep(LOOK)
        await self.beat()
        self.ring("joined")

    async def _first_tried(self, standing_by: StandingBy | None, sleep: _Sleep) -> Any:
        """As `_tried`; with `standing_by` a database that is away is waited for."""
        while True:
            try:
                return await self._database.run(self._tried)
            except Trouble as trouble:
                if standing_by is None or trouble.code != DATABASE_AWAY:
                    raise
                standing_by(trouble)
            await sleep(LOOK)

    def keep(self, sleep: _Sleep = asyncio.sleep) -> None:
        """Renews the row from now on, every five seconds and whenever another process has come."""
        self._keeper = asyncio.create_task(self._kept(sleep), name="presence")

    async def beat(self) -> None:
        """Renews the row, looks at the others, and frees what dead ones have left.

        Raises Trouble `database-away`, `database-taken`.
        """
        if not self.owner:
            return

        async def work(connection: Connection) -> list[Any] | None:
            if not await connection.execute(RENEW, {"owner": self.owner, "here": self.here}):
                return None
            return await connection.execute(ALL_PROCESSES, {"lease": LEASE})

        rows = await self._database.run(work)
        if rows is None:  # it was taken for dead
            row = await self._database.run(self._tried)
            if row is not None:
                raise self._refused(row)
            await self.beat()
            return
        if not all(row.live for row in rows):
            await self._database.run(self._cleared)
        gone = self._unrenewed.gone(row for row in rows if row.owner != self.owner)
        await self._forget(gone)
        live = [row for row in rows if row.live and row.owner not in dict(gone)]
        before, self.peers = self.peers, tuple(map(_peer, live))
        if before != self.peers:
            own = {peer.here for peer in (*before, *self.peers) if peer.owner == self.owner}
            if len(own) > 1:  # the others must know
                self.ring("joined")
            for call in self.on_change:
                call()

    async def _forget(self, gone: list[tuple[str, Any]]) -> None:
        """Takes these rows away, if they are still the same, and frees what their processes had claimed."""

        async def work(connection: Connection) -> None:
            for owner, beat_at in gone:
                await connection.execute(CLEAR_SAME, {"owner": owner, "beat_at": beat_at})
            await free_claims(connection)

        if gone:
            await self._database.run(work)

    async def leave(self) -> None:
        """Takes the row away, so that another process can lead at once."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self.owner and not self.lost.is_set():
            try:
                await self._database.write(LEAVE, {"owner": self.owner})
                await self._rung("joined")
            except (Trouble, StatementError, OSError) as error:
                _log.info("the row of this process stays until its lease is over: %r", error)

    # ------------------------------------------------------------------------- bells

    def ring(self, what: str, words: str = "") -> None:
        """Wakes all other processes that listen, and do not wait for it. They may miss it: it is a short cut alone.

        While a bell is under way, any number of the same become one more.
        """
        bell = f"{what} {words}".strip()
        if not self.others:
            return
        if bell in self._ringing:
            self._ringing[bell] = True
            return
        self._ringing[bell] = False
        asyncio.get_running_loop().create_task(self._until_rung(bell), name="bell")

    def hear(self, said: str) -> None:
        """Another process has rung."""
        sender, what, words = (*said.split(" ", 2), "", "")[:3]
        if sender != self.owner and what in self.heard:
            self.heard[what](words)

    def show(self, here: bool) -> None:
        """Notes whether this process is connected to Discord; the others learn of it at once."""
        self.here = here
        self._again.set()

    async def _until_rung(self, bell: str) -> None:
        try:
            again = True
            while again:
                self._ringing[bell] = False
                await self._rung(bell)
                again = self._ringing[bell]
        except (Trouble, StatementError, OSError) as error:
            _log.info("the other processes could not be woken: %r", error)
        finally:
            del self._ringing[bell]

    async def _rung(self, bell: str) -> None:
        await self._database.write(RING, {"channel": CHANNEL, "what": f"{self.owner} {bell}"})

    # ------------------------------------------------------------------------- parts

    async def _tried(self, connection: Connection) -> Any:
        """Writes the row unless a live process stands in the way; returns that one's row."""
        values = {
            "owner": self.owner,
            "leads": self.leads,
            "locked": self._locked and self.holds(),  # else the one that has the lock now would count as gone
            "lease": LEASE,
        }
        await connection.execute(TAKE_TURN)
        clash = (await connection.execute(CLASHING, values)).first()
        if clash is None:
            await connection.execute(CLEAR_GONE, values)
            await connection.execute(JOIN, {**values, "holder": holder(), "here": self.here})
            await free_claims(connection)
        return clash

    async def _cleared(self, connection: Connection) -> None:
        values = {"owner": self.owner, "leads": False, "locked": False, "lease": LEASE}
        if await connection.execute(Statement(CLEAR_GONE.text + " RETURNING p.owner"), values):
            await free_claims(connection)

    def _refused(self, row: Any) -> Trouble:
        host, _, pid = row.holder.rpartition(":")
        since = f"{row.since.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
        return Trouble(DATABASE_TAKEN, where=self._database.where, host=host, pid=pid, since=since)

    async def _kept(self, sleep: _Sleep) -> None:
        while True:
            self._again.clear()
            napping = asyncio.ensure_future(sleep(SIGN_EVERY))
            called = asyncio.ensure_future(self._again.wait())
            try:
                await asyncio.wait({napping, called}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                napping.cancel()
                called.cancel()
            try:
                await self.beat()
            except Trouble as trouble:
                if trouble.code == DATABASE_TAKEN:
                    self.lost.set()
                    return
                _log.log(log_level_of(trouble), "the row of this process could not be renewed: %r", trouble)
            except OSError as error:
                _log.log(log_level_of(error), "the row of this process could not be renewed: %r", error)


def _peer(row: Any) -> Peer:
    return Peer(row.owner, row.leads, row.here)

"""The processes that work on a database: each has a row, renews it, and knows the others by theirs.

A row whose process has not renewed it for `LEASE` is gone, whatever became of the process: its shards are free and so
is what it had claimed. All times are the database's, so that clocks of machines which differ do no harm. Once that was
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
from db.connection.lease import CHANNEL, WHOLE, Shards, holder
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
from db.trouble import OTHER_SHARDS, SHARD_TAKEN, Trouble

LEASE = timedelta(seconds=20)
SIGN_EVERY = 5.0  # seconds between two renewals
LOOK = 1.0  # seconds between two looks whether a process that stands in the way is alive
OWNER_BYTES = 8
LOOKS_IN_LEASE = round(LEASE.total_seconds() / SIGN_EVERY) + 1  # after which a row that is not renewed is gone
_WITH_SHARDS, _SPARED, _WITHOUT_SHARDS = 8, 4, 1  # how much processes ask of Discord, beside each other

_Sleep = Callable[[float], Awaitable[object]]

_log = logging.getLogger(__name__)


class Peer(Struct, frozen=True):
    """A live process. `listens`: it hears NOTIFY; `here`: it is connected to Discord."""

    owner: str
    shards: tuple[int, ...]
    listens: bool
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

    `here`: whether it is connected to Discord, for the others to know; `lost`: set when its shards were taken.
    `on_change` is called when another process has come or gone, `heard[what]` with the words after `what` when another
    rings it.
    """

    def __init__(self, database: Works) -> None:
        self._database = database
        self._keeper: asyncio.Task[None] | None = None
        self._locked = False
        self.shards = WHOLE
        self.owner = ""
        self.here = False
        self.peers: tuple[Peer, ...] = ()
        self.lost = asyncio.Event()
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
    def helpers(self) -> tuple[Peer, ...]:
        """Those that can do this process's background work: connected, and without direct messages of their own.

        For a process without shards that of direct messages is better than none.
        """
        here = [peer for peer in self.others if peer.here and peer.shards]
        free = tuple(peer for peer in here if 0 not in peer.shards)
        return free or (() if self.shards.numbers else tuple(here))

    @property
    def spared(self) -> bool:
        """Whether others do the background work: it has no shard, or direct messages keep it busy enough."""
        return not self.shards.numbers or (self.shards.direct and bool(self.helpers))

    @property
    def calls_others(self) -> bool:
        """Whether there is somebody to do at once what this process is spared, because they hear of it.

        One without shards leaves it to them in any case: they look by themselves, too.
        """
        return not self.shards.numbers or (self.spared and all(peer.listens for peer in self.helpers))

    @property
    def alone(self) -> bool:
        """Whether there is no other process, nor meant to be one: then nothing is told to others."""
        return self.shards.count == 1 and bool(self.shards.numbers) and not self.others

    @property
    def leads(self) -> bool:
        """Whether this process does what only one may do."""
        here = [peer for peer in self.peers if peer.here and peer.shards]
        first = next((peer for peer in here if 0 not in peer.shards), next(iter(here), None))
        return bool(self.shards.numbers) and (first is None or first.owner == self.owner)

    @property
    def reached(self) -> bool:
        """Whether direct messages reach some process: while none does nobody's time may run out."""
        return self.shards.direct or any(peer.here and 0 in peer.shards for peer in self.others)

    @property
    def count(self) -> int:
        """How many processes are alive."""
        return max(1, len(self.peers))

    @property
    def part(self) -> float:
        """This process's part of what all may ask of Discord.

        Whom others spare needs half of what these need, and one without shards, which replies to presses and asks for
        little else, a quarter of that.
        """
        weights = {peer.owner: _WITH_SHARDS if peer.shards else _WITHOUT_SHARDS for peer in self.peers}
        direct = {peer.owner for peer in self.peers if 0 in peer.shards}
        if any(peer.here and peer.shards for peer in self.peers if peer.owner not in direct):
            weights |= dict.fromkeys(direct, _SPARED)
        own = weights.setdefault(self.owner, _WITH_SHARDS if self.shards.numbers else _WITHOUT_SHARDS)
        return own / sum(weights.values())

    # ------------------------------------------------------------------------- its own row

    async def join(self, shards: Shards = WHOLE, *, locked: bool = False, sleep: _Sleep = asyncio.sleep) -> None:
        """Writes the row of this process, in place of dead ones.

        `locked`: it holds the locks of its shards, on a session on which it listens. A process that stands in the way
        and may be dead is waited for, until its lease ends or it shows that it lives.
        Raises Trouble `shard-taken`, `other-shards`.
        """
        self.shards, self._locked = shards, locked
        self.owner = self.owner or secrets.token_hex(OWNER_BYTES)
        seen: dict[Any, Any] = {}
        looks = 0
        while (row := await self._database.run(self._tried)) is not None:
            which = row.holder, row.since
            before = seen.get(which, row.beat_at)
            if before < row.beat_at:
                raise self._refused(row)
            seen[which], looks = row.beat_at, looks + 1 if before == row.beat_at else 0
            if looks * LOOK > LEASE.total_seconds() + SIGN_EVERY:
                await self._forget([(row.owner, row.beat_at)])
            await sleep(LOOK)
        await self.beat()
        self.ring("joined")

    def keep(self, sleep: _Sleep = asyncio.sleep) -> None:
        """Renews the row from now on, every five seconds and whenever another process has come."""
        self._keeper = asyncio.create_task(self._kept(sleep), name="presence")

    async def beat(self) -> None:
        """Renews the row, looks at the others, and frees what dead ones have left.

        Raises Trouble `database-away`, `shard-taken`, `other-shards`.
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
        """Takes the row away, so that another process can have its shards at once."""
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
            "shards": list(self.shards.numbers),
            "count": self.shards.count,
            "locked": self._locked,
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
        values = {"owner": self.owner, "shards": [], "count": 0, "locked": False, "lease": LEASE}
        if await connection.execute(Statement(CLEAR_GONE.text + " RETURNING p.owner"), values):
            await free_claims(connection)

    def _refused(self, row: Any) -> Trouble:
        host, _, pid = row.holder.rpartition(":")
        who = {"host": host, "pid": pid, "since": f"{row.since.astimezone(UTC):%Y-%m-%d %H:%M} UTC"}
        who["where"] = self._database.where
        if row.shard_count != self.shards.count:
            return Trouble(OTHER_SHARDS, count=row.shard_count, own=self.shards.count, **who)
        both = sorted(set(row.shards) & set(self.shards.numbers))
        return Trouble(SHARD_TAKEN, shard=", ".join(map(str, both)), **who)

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
                if trouble.code in (SHARD_TAKEN, OTHER_SHARDS):
                    self.lost.set()
                    return
                _log.log(log_level_of(trouble), "the row of this process could not be renewed: %r", trouble)
            except OSError as error:
                _log.log(log_level_of(error), "the row of this process could not be renewed: %r", error)


def _peer(row: Any) -> Peer:
    return Peer(row.owner, tuple(row.shards), row.locked, row.here)

"""A table under its lock as a unit of work sees it: what was read, what has been set of it since, and its clocks.

Clocks after a move are worked out from the table as it was read and the state after the move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict, replace

from db.connection.statements import Connection
from db.tables import store
from db.tables.move_writes import Ticks
from engine.core.chance import Chance
from engine.core.contract import Game
from host.clocks.model import Changes, Clock, Sitter, changes, read, read_sitters
from host.clocks.model import read as clocks_of
from host.table import early_answers
from host.table.projections import SeatedPlayer, seated_player
from host.table.stored_table import card_of, pace_of, rules, state_of, table_of
from host.values import SeatCard, Table


class Ticking(Struct, frozen=True):
    """The clocks and seats after a move, and the rows of them to write."""

    clocks: tuple[Clock, ...]
    sitters: dict[int, Sitter]
    ticks: Ticks
    woken: bool = False  # a seat is no longer away

    def after(self, stored: store.StoredTable) -> store.StoredTable:
        """`stored` with these clocks and seats, for the next move in the same transaction."""
        clocks, sitters = (json.encode(values).decode() for values in (self.clocks, tuple(self.sitters.values())))
        return replace(stored, clocks=clocks, sitters=sitters)


def ticking(
    stored: store.StoredTable,
    state: Any,
    now: datetime,
    entropy: Callable[[int], bytes],
    *,
    by_hand: int | None = None,
    seats: Mapping[int, Sitter] | None = None,
    clocks: tuple[Clock, ...] | None = None,
) -> Ticking:
    """The clocks for `state`. A player who answers `by_hand` has missed nothing and is back.

    `seats`, `clocks`: those that differ from what is stored.
    """
    kept_sitters = read_sitters(stored.sitters)
    sitters = dict(kept_sitters if seats is None else seats)
    woken = False
    if by_hand is not None and by_hand in sitters:
        woken = sitters[by_hand].away
        sitters[by_hand] = replace(sitters[by_hand], away=False, missed=0)
    before = read(stored.clocks)
    pause = stored.shown.paused_at
    done: Changes = changes(
        before if clocks is None else clocks,
        early_answers.questions_with_held(rules(stored), state, early_answers.held_of(stored)),
        sitters,
        pace_of(stored.shown),
        now if pause is None else pause,
        entropy,
        paused=pause is not None,
    )
    for seat, left in done.banks.items():
        sitters[seat] = replace(sitters[seat], bank=left)
    known = {(clock.seat, clock.ask): clock for clock in before}
    kept = [clock for clock in done.after if known.get((clock.seat, clock.ask)) != clock]
    gone = known.keys() - {(clock.seat, clock.ask) for clock in done.after}
    return Ticking(
        done.after,
        sitters,
        Ticks(
            rows_of(kept),
            tuple(sorted(gone)),
            sitters_of([sitter for seat, sitter in sitters.items() if sitter != kept_sitters.get(seat)]),
        ),
        woken,
    )


def rows_of(clocks: list[Clock]) -> str:
    """Clocks as JSON objects, for a write."""
    return json.encode([asdict(clock) for clock in clocks]).decode()


def sitters_of(sitters: list[Sitter]) -> str:
    """Seats as JSON objects, for a write."""
    named = [
        {"seat": sitter.seat, "away": sitter.away, "missed": sitter.missed, "bank": sitter.bank} for sitter in sitters
    ]
    return json.encode(named).decode()


class UnwrittenChanges(Exception):  # noqa: N818  names what is wrong
    """A transaction was left with clocks that were set, or moves that were staged, and not written."""


class LockedTable:
    """One table under its lock, read as it stands and as its transaction has left it so far.

    `stored`: the row as the transaction has left it, but for seats and orders that were written beside it (`reload`).
    `after_commit`: called in order once everything is committed; what is awaitable is awaited.
    """

    def __init__(
        self,
        connection: Connection,
        stored: store.StoredTable,
        *,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
    ) -> None:
        """`clock` tells the time with its zone; `entropy(n)` gives n secret random bytes."""
        self.connection = connection
        self.stored = stored
        self.after_commit: list[Callable[[], object]] = []
        self._clock = clock
        self._entropy = entropy
        self._table: tuple[store.TableRecord, Table] | None = None
        self._state: tuple[bytes, Any] | None = None
        self._clocks: tuple[Clock, ...] | None = None
        self._sitters: dict[int, Sitter] | None = None
        self._retimed = self._unticked = False  # clocks were set, or worked out for `tick`
        self._unwritten = 0  # moves that were staged

    @property
    def id(self) -> int:
        """The number of the table."""
        return self.stored.shown.id

    def now(self) -> datetime:
        """The present moment, with its zone."""
        return self._clock()

    @property
    def known(self) -> bool:
        """Whether the cause of this transaction is a move already: then there is nothing left to do."""
        return self.stored.known

    @property
    def table(self) -> Table:
        """The public card of the table."""
        if self._table is None or self._table[0] is not self.stored.shown:
            self._table = self.stored.shown, table_of(self.stored.shown)
        return self._table[1]

    @property
    def game(self) -> Game[Any]:
        """The rules, in the present epoch."""
        return rules(self.stored)

    @property
    def state(self) -> Any:
        """The state of the game, decoded once. Raises ValueError before the start, UnknownPack."""
        body = self.stored.state
        if body is None or self._state is None or self._state[0] != body:
            return self._keep(state_of(self.stored))
        return self._state[1]

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """All clocks of the table. Those that are set are written with the next move."""
        return clocks_of(self.stored.clocks) if self._clocks is None else self._clocks

    @clocks.setter
    def clocks(self, clocks: tuple[Clock, ...]) -> None:
        self._clocks, self._retimed = clocks, True

    @property
    def sitters(self) -> dict[int, Sitter]:
        """The facts about each seat that clocks depend on. Those that are set are written with the next move."""
        return read_sitters(self.stored.sitters) if self._sitters is None else self._sitters

    @sitters.setter
    def sitters(self, sitters: dict[int, Sitter]) -> None:
        self._sitters, self._retimed = sitters, True

    def seat_of(self, person_id: int) -> SeatCard:
        """The seat of that person. Raises Trouble `not-seated`."""
        return card_of(self.table, person_id)

    def seated_player(self, person_id: int) -> SeatedPlayer:
        """Returns that person at the started table. Raises Trouble `not-seated`, `not-started`, `table-closed`."""
        seated = seated_player(self.stored, person_id)
        self._table = self.stored.shown, seated.table
        self._keep(seated.state)
        return seated

    def chance(self) -> Chance:
        """The game's chance, in the present epoch."""
        return Chance(self.stored.seed or b"", self.stored.epoch)

    async def reload(self, person_id: int | None = None) -> None:
        """Reads the table as this transaction has left it, with that person's drafts. Raises UnwrittenChanges."""
        self.check_written()
        fresh = await store.read(self.connection, self.id, person_id=person_id, lock=True)
        assert fresh is not None  # noqa: S101  its row is locked by us
        fresh = replace(fresh, living=self.stored.living)  # a press is compared with the desk it was made on
        self.stored, self._clocks, self._sitters, self._retimed = fresh, None, None, False

    def check_written(self) -> None:
        """Raises UnwrittenChanges if clocks were set, or moves staged, that nobody has written."""
        if self._retimed or self._unticked or self._unwritten:
            raise UnwrittenChanges(f"table {self.id}")

    def _set(self, **changed: Any) -> None:
        self.stored = replace(self.stored, shown=replace(self.stored.shown, **changed))

    def _keep(self, state: Any) -> Any:
        self._state = self.stored.state or b"", state
        return state

"""Works out a table's clocks after a move, from the table as it was read and the state after the move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict, replace

from db import store
from db.move_writes import Ticks
from host.clocks.model import Changes, Clock, Sitter, changes, read, read_sitters
from host.table import held
from host.table.records import pace_of, rules


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
        held.questions(rules(stored), state, held.of(stored)),
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

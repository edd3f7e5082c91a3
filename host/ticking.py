"""How a table's clocks go on after a move: from the table as it was found and the state after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict, replace

from db import store
from engine.core.contract import Game
from host.clocks import Changes, Clock, Sitter, changes, read, read_sitters
from host.premises import pace_of


class Ticking(Struct, frozen=True):
    """The clocks and the seats after a move, and what of them has to be written."""

    clocks: tuple[Clock, ...]
    sitters: dict[int, Sitter]
    ticks: store.Ticks
    woken: bool = False  # a seat is no longer away

    def after(self, found: store.Found) -> store.Found:
        """`found` with these clocks and seats, for the next move of the same transaction."""
        clocks, sitters = (json.encode(one).decode() for one in (self.clocks, tuple(self.sitters.values())))
        return replace(found, clocks=clocks, sitters=sitters)


def ticking(
    found: store.Found,
    game: Game[Any],
    state: Any,
    now: datetime,
    entropy: Callable[[int], bytes],
    *,
    by_hand: int | None = None,
    seats: Mapping[int, Sitter] | None = None,
    clocks: tuple[Clock, ...] | None = None,
) -> Ticking:
    """The clocks for `state`. Who answers `by_hand` has missed nothing and is back.

    `seats`, `clocks`: what has become of them already, where it is not as found.
    """
    stored = read_sitters(found.sitters)
    sitters = dict(stored if seats is None else seats)
    woken = False
    if by_hand is not None and by_hand in sitters:
        woken = sitters[by_hand].away
        sitters[by_hand] = replace(sitters[by_hand], away=False, missed=0)
    before = read(found.clocks)
    pause = found.shown.paused_at
    done: Changes = changes(
        before if clocks is None else clocks,
        game.asks(state),
        game.sealed(state),
        sitters,
        pace_of(found.shown),
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
        store.Ticks(
            rows_of(kept),
            tuple(sorted(gone)),
            sitters_of([sitter for seat, sitter in sitters.items() if sitter != stored.get(seat)]),
        ),
        woken,
    )


def rows_of(clocks: list[Clock]) -> str:
    """Clocks as JSON objects, for a write."""
    return json.encode([asdict(clock) for clock in clocks]).decode()


def sitters_of(sitters: list[Sitter]) -> str:
    """Seats as JSON objects, for a write."""
    named = [{"seat": one.seat, "away": one.away, "missed": one.missed, "bank": one.bank} for one in sitters]
    return json.encode(named).decode()

"""The content pack: the cards and board numbers of one edition, decoded strictly from TOML.

A pack is a folder of `board.toml`, `buildings.toml`, `events.toml` and `inquisitors.toml`. Every message about a
mistake names file, card and field. The rulebook fixes what `pack_checks.py` counts; the numbers are the pack's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from engine.core.effects import Amount, Count
from engine.core.packs import Packs, by_id
from engine.devil.effects import AnyEffect, If, PenaltyName
from engine.devil.pack_checks import check
from engine.devil.rulebook import SYMBOLS_OF_EACH
from engine.devil.things import Kind, Symbol

CONTENT = Path(__file__).parent / "content"
HOUSE = "house"  # the pack that comes with Pactum

EventDeck = Literal["A", "B"]
Major = Literal["rural", "town", "church", "all"]


class Building(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One of the 80 building cards. `letter` (A-D) only in round 1; `cost` in goods and coins; `points` at the end."""

    id: str
    name: str
    round: int
    types: tuple[Symbol, ...]
    cost: dict[Kind, Count]
    points: int
    letter: Literal["A", "B", "C", "D"] | None = None
    effect: tuple[AnyEffect, ...] = ()

    def effects(self, when: str) -> tuple[AnyEffect, ...]:
        """Its effects of one time, in order."""
        return self._by_time.get(when, ())

    @cached_property
    def always(self) -> tuple[AnyEffect, ...]:
        """Its effects that change costs and tokens as long as it stands."""
        return self.effects("always")

    @cached_property
    def _by_time(self) -> dict[str, tuple[AnyEffect, ...]]:
        times = dict.fromkeys(effect.when for effect in self.effect)
        return {when: tuple(effect for effect in self.effect if effect.when == when) for when in times}

    @property
    def action(self) -> bool:
        """Whether it has an action (or, for Stables, one under it)."""
        return "action" in self._by_time


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of an event: what it costs and gives, in order, and the reputation moved (left down, right up).

    Where `needs` is not met, the option cannot be carried out.
    """

    reputation: int
    needs: If | None = None
    effect: tuple[AnyEffect, ...] = ()


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 20 event cards."""

    id: str
    name: str
    deck: EventDeck
    left: Side
    right: Side


class Inquisitor(Struct, frozen=True, forbid_unknown_fields=True):
    """One inquisitor. `penalty` names its function; the numbers are those of its kind, see `penalties.py`."""

    id: str
    name: str
    penalty: PenaltyName
    points: Amount
    goods: Amount = 0
    extra: Amount = 0
    each: Amount = 0
    copies: Count = 1


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """The immediate reward of a major achievement."""

    gain: dict[Kind, Count] = {}
    angels: Amount = 0
    alchemist: bool = False


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The reputation track: spaces 0 (bottom) to len(arrows)-1; `arrows[i]` steps towards the knot from space i."""

    start: int
    knot: int
    arrows: tuple[int, ...]
    demons: Amount

    @property
    def top(self) -> int:
        return len(self.arrows) - 1


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the board: starting goods, and for each round the good over each of the 4 production fields.

    A rare good covers two neighbouring fields and is written twice.
    """

    goods: dict[Kind, Count]
    wheel: tuple[tuple[str, str, str, str], ...]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Points at the end for each major achievement and each indulgence. Packs from before they could say use these."""

    majors: Amount = 2
    indulgences: Amount = 2


class Board(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The numbers printed on the boards and tokens."""

    id: str
    version: int
    track: Track
    sides: tuple[Seating, ...]
    minors: tuple[tuple[Symbol, ...], ...]
    majors: dict[Major, Reward]
    major_symbols: Amount
    prices: dict[str, Count]
    debt_limit: Amount
    debt_after: Amount
    science_reputation: Amount
    angels: Amount
    demons: Amount
    indulgences: Amount
    scoring: Scoring = Scoring()

    @cached_property
    def sets(self) -> dict[str, tuple[int, int, int, int]]:
        """Rural, town, church and science symbols each achievement needs: "minor-0" to "minor-3" and the major ones."""
        count = self.major_symbols
        sets = {f"minor-{at}": _symbols(wanted) for at, wanted in enumerate(self.minors)}
        sets |= {"rural": (count, 0, 0, 0), "town": (0, count, 0, 0), "church": (0, 0, count, 0)}
        return {**sets, "all": (SYMBOLS_OF_EACH,) * 4}


def _symbols(wanted: tuple[Symbol, ...]) -> tuple[int, int, int, int]:
    return (wanted.count("rural"), wanted.count("town"), wanted.count("church"), wanted.count("science"))


class Pack(Struct, frozen=True):
    """A whole edition: cards by their id, inquisitors by their penalty. `hash` is the SHA-256 of its files' bytes."""

    hash: str
    board: Board
    buildings: dict[str, Building]
    events: dict[str, Event]
    inquisitors: dict[str, Inquisitor]

    @property
    def key(self) -> tuple[str, int, str]:
        return (self.board.id, self.board.version, self.hash)


class _Buildings(Struct, forbid_unknown_fields=True):
    building: tuple[Building, ...]


class _Events(Struct, forbid_unknown_fields=True):
    event: tuple[Event, ...]


class _Inquisitors(Struct, forbid_unknown_fields=True):
    inquisitor: tuple[Inquisitor, ...]


def _built(digest: str, decoded: Sequence[Any]) -> Pack:
    board, buildings, events, inquisitors = decoded
    cards = Pack(
        digest,
        board,
        by_id("buildings.toml", buildings.building),
        by_id("events.toml", events.event),
        {inquisitor.penalty: inquisitor for inquisitor in by_id("inquisitors.toml", inquisitors.inquisitor).values()},
    )
    check(cards)
    return cards


PACKS: Packs[Pack] = Packs(
    Path(__file__).parent,
    {"board.toml": Board, "buildings.toml": _Buildings, "events.toml": _Events, "inquisitors.toml": _Inquisitors},
    _built,
    usual=HOUSE,
)
pack = PACKS.pack

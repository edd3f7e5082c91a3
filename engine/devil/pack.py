"""The content pack: the cards and board numbers of one edition, decoded strictly from TOML.

A pack is a folder of `board.toml`, `buildings.toml`, `events.toml` and `inquisitors.toml`. Every message about a
mistake names file, card and field. The rulebook fixes what `_check` counts; the numbers are the pack's own.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.devil.effects import (
    CHOICES,
    IMMEDIATE_TIMES,
    STANDING,
    Amount,
    AnyEffect,
    Count,
    Hoard,
    If,
    Per,
    Points,
    Special,
)
from engine.devil.things import Kind, Symbol

CONTENT = Path(__file__).parent / "content"
HOUSE = "house"  # the pack that comes with Pactum
SPECIALS = ("stables",)  # functions a rare card may name
PRICES = ("buy-basic", "buy-rare", "sell-basic", "sell-rare", "wing", "bribe", "hire", "hire-again")
RIVALS = ("highest", "lowest", "seats-above", "seats-below")  # what looks at the other seats
LATE = ("tokens-at-least", "hired-this-phase")  # what is known only once the actions are done

EventDeck = Literal["A", "B"]
Major = Literal["rural", "town", "church", "all"]


class PackError(ValueError):
    """A mistake in a pack: file, card, field, and what is wrong there."""

    def __init__(self, file: str, card: str, what: str) -> None:
        super().__init__(f"{file}: {card}: {what}" if card else f"{file}: {what}")
        self.file, self.card, self.what = file, card, what


class Building(Struct, frozen=True, forbid_unknown_fields=True):
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
        return tuple(effect for effect in self.effect if effect.when == when)

    @property
    def action(self) -> bool:
        """Whether it has an action (or, for Stables, one under it)."""
        return any(effect.when == "action" for effect in self.effect)


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
    """One inquisitor. `penalty` names its function; the numbers are those of its kind, see `inquisitors.py`."""

    id: str
    name: str
    penalty: Literal["ascetic", "fundamentalist", "plebeian", "houseguest", "orator", "vandal", "bailiff", "glutton"]
    points: Amount
    goods: Amount = 0
    extra: Amount = 0
    each: Amount = 0
    copies: Count = 1


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """What a major achievement brings at once."""

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


class Board(Struct, frozen=True, forbid_unknown_fields=True):
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


class Pack(Struct, frozen=True):
    """A whole edition. `hash` is the SHA-256 of its files' bytes."""

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


@cache
def pack(pack_id: str = HOUSE) -> Pack:
    """The pack with that id. Raises PackError."""
    return load(CONTENT / pack_id)


def load(folder: Path) -> Pack:
    """Decode and check a pack's folder. Raises PackError."""
    digest = hashlib.sha256()
    board = _decode(folder / "board.toml", Board, digest)
    buildings = _decode(folder / "buildings.toml", _Buildings, digest).building
    events = _decode(folder / "events.toml", _Events, digest).event
    inquisitors = _decode(folder / "inquisitors.toml", _Inquisitors, digest).inquisitor
    found = Pack(
        digest.hexdigest(),
        board,
        _by_id("buildings.toml", buildings),
        _by_id("events.toml", events),
        _by_id("inquisitors.toml", inquisitors),
    )
    _check(found)
    return found


def _decode(file: Path, into: Any, digest: Any) -> Any:
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise PackError(file.name, "", f"cannot be read ({error.strerror})") from error
    digest.update(raw)
    try:
        return msgspec.toml.decode(raw, type=into)
    except msgspec.ValidationError as error:
        raise PackError(file.name, _card_of(str(error), raw), str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise PackError(file.name, "", f"is not TOML: {error}") from error


def _card_of(message: str, raw: bytes) -> str:
    """The id of the card a validation message points at (`$.building[3]...`), or its number."""
    where = re.search(r"\$\.(building|event|inquisitor)\[(\d+)\]", message)
    if where is None:
        return ""
    rows = msgspec.toml.decode(raw)[where[1]]
    return str(rows[int(where[2])].get("id", f"{where[1]} no. {int(where[2]) + 1}"))


def _by_id(file: str, cards: tuple[Any, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for card in cards:
        if card.id in found:
            raise PackError(file, card.id, "field id: there is another card with this id")
        if not re.fullmatch(r"[a-z][a-z0-9-]{1,30}", card.id):
            raise PackError(file, card.id, "field id: small letters, digits and dashes only, at most 31")
        found[card.id] = card
    return found


def _check(found: Pack) -> None:
    _check_board(found.board)
    for building in found.buildings.values():
        _check_building(building)
    for number in range(1, 6):
        cards = [card for card in found.buildings.values() if card.round == number]
        if len(cards) != 16:
            raise PackError("buildings.toml", "", f"round {number} needs 16 buildings, not {len(cards)}")
    for letter in "ABCD":
        cards = [card for card in found.buildings.values() if card.letter == letter]
        if len(cards) != 4:
            raise PackError("buildings.toml", "", f"letter {letter} needs 4 buildings, not {len(cards)}")
    for deck, size in (("A", 8), ("B", 12)):
        events = [event for event in found.events.values() if event.deck == deck]
        if len(events) != size:
            raise PackError("events.toml", "", f"deck {deck} needs {size} events, not {len(events)}")
    for event in found.events.values():
        _check_event(event)
    wanted = {"ascetic", "fundamentalist", "plebeian", "houseguest", "orator", "vandal", "bailiff", "glutton"}
    penalties = [one.penalty for one in found.inquisitors.values()]
    if sorted(penalties) != sorted(wanted):
        raise PackError("inquisitors.toml", "", f"needs each of {', '.join(sorted(wanted))} once")
    for one in found.inquisitors.values():
        if one.penalty == "bailiff" and one.each == 0:
            raise PackError("inquisitors.toml", one.id, "field each: 1 or more")


def _check_board(board: Board) -> None:
    file, track = "board.toml", board.track
    if track.knot != track.start - 1:
        raise PackError(file, "track", "field knot: one space below the start space")
    if not 0 < track.start <= track.top or not 0 <= track.demons <= track.top:
        raise PackError(file, "track", f"fields start, demons: spaces go from 0 to {track.top}")
    if track.arrows[track.knot] != 0 or min(track.arrows) < 0:
        raise PackError(file, "track", "field arrows: 0 at the knot, never negative")
    if set(board.prices) != set(PRICES):
        wrong = ", ".join(sorted(set(board.prices) ^ set(PRICES)))
        raise PackError(file, "prices", f"needs exactly {', '.join(PRICES)}; missing or unknown: {wrong}")
    if len(board.sides) != 4:
        raise PackError(file, "sides", f"needs 4, not {len(board.sides)}")
    for number, side in enumerate(board.sides, 1):
        if len(side.wheel) != 5:
            raise PackError(file, f"side {number}", f"field wheel: needs 5 rounds, not {len(side.wheel)}")
        for turn, fields in enumerate(side.wheel, 1):
            _check_wheel(f"side {number}, round {turn}", fields)
            if turn == 1 and sum(good in ("glass", "marble") for good in fields) != 2:
                raise PackError(file, f"side {number}, round 1", "field wheel: exactly one rare good")
    if len(board.minors) != 4 or any(len(symbols) != 3 for symbols in board.minors):
        raise PackError(file, "minors", "needs 4 sets of 3 symbols")
    if set(board.majors) != {"rural", "town", "church", "all"}:
        raise PackError(file, "majors", "needs rural, town, church and all")


def _check_wheel(where: str, fields: tuple[str, ...]) -> None:
    place = 0
    while place < len(fields):
        good = fields[place]
        if good in ("glass", "marble"):
            if place + 1 == len(fields) or fields[place + 1] != good:
                raise PackError("board.toml", where, f"field wheel: {good} covers two neighbouring fields")
            place += 2
        elif good in ("wood", "stone", "grain"):
            place += 1
        else:
            raise PackError("board.toml", where, f"field wheel: no such good: {good}")


def _check_building(building: Building) -> None:
    def wrong(what: str) -> PackError:
        return PackError("buildings.toml", building.id, what)

    if not 1 <= building.round <= 5:
        raise wrong("field round: 1 to 5")
    if (building.letter is not None) != (building.round == 1):
        raise wrong("field letter: in round 1, and only there")
    if not 1 <= len(building.types) <= 2:
        raise wrong("field types: one symbol or two")
    for effect in building.effect:
        if isinstance(effect, STANDING) != (effect.when == "always"):
            raise wrong(f"field when: {type(effect).__struct_config__.tag} does not go with {effect.when}")
        if isinstance(effect, Special) and effect.name not in SPECIALS:
            raise wrong(f"field name: no such function: {effect.name}")
        if isinstance(effect, Hoard) != (effect.when == "end") and not isinstance(effect, Points):
            raise wrong("field when: the end is for points and hoard, and hoard only for the end")
        if effect.when == "cost" and type(effect).__struct_config__.tag not in ("drop-minor", "dismiss"):
            raise wrong("field when: only drop-minor and dismiss are a cost; goods and coins belong in cost")
        # the seats act side by side: what one of them does must not depend on how far the others have come
        if _looks_at(effect.condition, effect.per) & set(RIVALS) and effect.when not in ("reputation", "end"):
            raise wrong(f"field when: at {effect.when} the other seats cannot be compared")
        if _looks_at(effect.condition, effect.per) & set(LATE):
            raise wrong("field if: tokens-at-least and hired-this-phase are for the right side of an event")
        # a choice outside the action phase would need an ask in a phase that has none, and side by side
        # agendas must not wait for each other
        if isinstance(effect, CHOICES) and effect.when not in (*IMMEDIATE_TIMES, "cost"):
            raise wrong(f"field when: an effect with a choice cannot happen at {effect.when}")


def _check_event(event: Event) -> None:
    if event.left.reputation > 0 or event.right.reputation < 0:
        raise PackError("events.toml", event.id, "field reputation: the left side costs it, the right side gains it")
    for effect in (*event.left.effect, *event.right.effect):
        if isinstance(effect, (*STANDING, Hoard, Special)) or effect.when != "built":
            raise PackError("events.toml", event.id, "field when: the effects of an event happen at once")
        if _looks_at(effect.condition, effect.per) & set(RIVALS):
            raise PackError("events.toml", event.id, "field if, per: an event cannot compare the other seats")
    for side in (event.left, event.right):
        if _looks_at(side.needs) & set(RIVALS):
            raise PackError("events.toml", event.id, "field needs: an event cannot compare the other seats")
    lefts = (_looks_at(effect.condition) for effect in event.left.effect)
    if set(LATE) & _looks_at(event.left.needs).union(*lefts):
        raise PackError("events.toml", event.id, "field if, needs: the left side comes before all tokens")


def _looks_at(*looks: If | Per | None) -> set[str]:
    """What conditions and counts are about."""
    return {look.that if isinstance(look, If) else look.of for look in looks if look is not None}

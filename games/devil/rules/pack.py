"""The content pack: the cards and board numbers of one edition, decoded strictly from TOML, and checked.

A pack is a folder of `board.toml`, `buildings.toml`, `events.toml` and `inquisitors.toml`. Every message about a
mistake names file, card and field. The checks hold a pack against the fixed rules of the rulebook and the abilities of
the engine; the numbers are the pack's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct

from engine.effects import CardAmount, Count
from engine.packs import PackError, Packs, cards_by_id, file_of
from games.devil.rules.effects import (
    CHOICES,
    COSTS,
    DIVIDED,
    IMMEDIATE_TIMES,
    RULE_VERBS,
    AnyEffect,
    Hoard,
    If,
    PenaltyName,
    Points,
    Special,
    check_effect,
    looks_at,
)
from games.devil.rules.rulebook import SYMBOLS_OF_EACH, Kind, Symbol

SPECIALS = ("stables",)  # functions a rare card may name
PRICES = ("buy-basic", "buy-rare", "sell-basic", "sell-rare", "wing", "bribe", "hire", "hire-again")
RIVALS = ("highest", "lowest", "seats-above", "seats-below")  # what looks at the other seats
LATE = ("tokens-at-least", "hired-this-phase")  # what is known only once the actions are done


def check(pack: Pack) -> None:
    """Checks all that types cannot say of a pack. Raises PackError."""
    _check_board(pack.board)
    for building in pack.buildings.values():
        _check_building(building)
    for number in range(1, 6):
        cards = [card for card in pack.buildings.values() if card.round == number]
        if len(cards) != 16:
            raise PackError("buildings.toml", "", f"round {number} needs 16 buildings, not {len(cards)}")
    for letter in "ABCD":
        cards = [card for card in pack.buildings.values() if card.letter == letter]
        if len(cards) != 4:
            raise PackError("buildings.toml", "", f"letter {letter} needs 4 buildings, not {len(cards)}")
    for deck, size in (("A", 8), ("B", 12)):
        events = [event for event in pack.events.values() if event.deck == deck]
        if len(events) != size:
            raise PackError("events.toml", "", f"deck {deck} needs {size} events, not {len(events)}")
    for event in pack.events.values():
        _check_event(event)
    wanted = get_args(PenaltyName)
    penalties = [inquisitor.penalty for inquisitor in pack.inquisitors.values()]
    if sorted(penalties) != sorted(wanted):
        raise PackError("inquisitors.toml", "", f"needs each of {', '.join(sorted(wanted))} once")
    for inquisitor in pack.inquisitors.values():
        if inquisitor.penalty in DIVIDED and inquisitor.each == 0:
            raise PackError("inquisitors.toml", inquisitor.id, "field each: 1 or more")


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
        check_effect(effect, wrong)
        if isinstance(effect, RULE_VERBS) != (effect.when == "always"):
            raise wrong(f"field when: {type(effect).__struct_config__.tag} does not go with {effect.when}")
        if isinstance(effect, Special) and effect.name not in SPECIALS:
            raise wrong(f"field name: no such function: {effect.name}")
        if isinstance(effect, Hoard) != (effect.when == "end") and not isinstance(effect, Points):
            raise wrong("field when: the end is for points and hoard, and hoard only for the end")
        if effect.when == "cost" and type(effect).__struct_config__.tag not in ("drop-minor", "dismiss"):
            raise wrong("field when: only drop-minor and dismiss are a cost; goods and coins belong in cost")
        # the seats act side by side: what one of them does must not depend on how far the others have come
        if looks_at(effect.condition, effect.per) & set(RIVALS) and effect.when not in ("reputation", "end"):
            raise wrong(f"field when: at {effect.when} the other seats cannot be compared")
        if looks_at(effect.condition, effect.per) & set(LATE):
            raise wrong("field if: tokens-at-least and hired-this-phase are for the right side of an event")
        # a choice or a price outside the action phase would need an ask in a phase that has none, and side by side
        # agendas must not wait for each other
        if isinstance(effect, (*CHOICES, *COSTS)) and effect.when not in (*IMMEDIATE_TIMES, "cost"):
            raise wrong(f"field when: an effect with a choice or a price cannot happen at {effect.when}")


def _check_event(event: Event) -> None:
    if event.left.reputation > 0 or event.right.reputation < 0:
        raise PackError("events.toml", event.id, "field reputation: the left side costs it, the right side gains it")

    def wrong(what: str) -> PackError:
        return PackError("events.toml", event.id, what)

    for effect in (*event.left.effect, *event.right.effect):
        check_effect(effect, wrong)
        if isinstance(effect, (*RULE_VERBS, Hoard, Special)) or effect.when != "built":
            raise wrong("field when: the effects of an event happen at once")
        if looks_at(effect.condition, effect.per) & set(RIVALS):
            raise wrong("field if, per: an event cannot compare the other seats")
    for side in (event.left, event.right):
        if looks_at(side.needs) & set(RIVALS):
            raise wrong("field needs: an event cannot compare the other seats")
    lefts = (looks_at(effect.condition) for effect in event.left.effect)
    if set(LATE) & looks_at(event.left.needs).union(*lefts):
        raise wrong("field if, needs: the left side comes before all tokens")


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
    """One inquisitor. `penalty` names its function; the numbers are those of its kind, see `phases/answers.py`."""

    id: str
    name: str
    penalty: PenaltyName
    points: CardAmount
    goods: CardAmount = 0
    extra: CardAmount = 0
    each: CardAmount = 0
    copies: Count = 1


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """The immediate reward of a major achievement."""

    gain: dict[Kind, Count] = {}
    angels: CardAmount = 0
    alchemist: bool = False


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The reputation track: spaces 0 (bottom) to len(arrows)-1; `arrows[i]` steps towards the knot from space i."""

    start: int
    knot: int
    arrows: tuple[int, ...]
    demons: CardAmount

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

    majors: CardAmount = 2
    indulgences: CardAmount = 2


class Board(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The numbers printed on the boards and tokens."""

    id: str
    version: int
    track: Track
    sides: tuple[Seating, ...]
    minors: tuple[tuple[Symbol, ...], ...]
    majors: dict[Major, Reward]
    major_symbols: CardAmount
    prices: dict[str, Count]
    debt_limit: CardAmount
    debt_after: CardAmount
    science_reputation: CardAmount
    angels: CardAmount
    demons: CardAmount
    indulgences: CardAmount
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


def _built(digest: str, decoded: Sequence[Any]) -> Pack:
    board, buildings, events, inquisitors = decoded
    cards = Pack(
        digest,
        board,
        cards_by_id("buildings.toml", buildings.building),
        cards_by_id("events.toml", events.event),
        {
            inquisitor.penalty: inquisitor
            for inquisitor in cards_by_id("inquisitors.toml", inquisitors.inquisitor).values()
        },
    )
    check(cards)
    return cards


PACKS: Packs[Pack] = Packs(
    Path(__file__).parent,
    {
        "board.toml": Board,
        "buildings.toml": file_of(building=Building),
        "events.toml": file_of(event=Event),
        "inquisitors.toml": file_of(inquisitor=Inquisitor),
    },
    _built,
    usual=HOUSE,
)
pack = PACKS.pack

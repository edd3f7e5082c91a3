"""The whole game as one frozen value, and the small questions everyone asks of it.

Public and secret stand side by side here; `view.py` decides who may see what. Stock that was sealed into a chest or a
bribe has left `Kingdom.stock` already, so that nothing can be spent twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.happenings import Happening
from engine.devil.effects import AnyEffect
from engine.devil.pack import HOUSE, Building, Pack, pack
from engine.devil.things import ROLES, Role, Stock

SCHEMA = 1
SEATS = 4
ROUNDS = 5
EDGE_SLOTS = 2  # built action buildings that tokens can use
UNEARNED, LOST = -1, -2  # of a minor achievement; 0-3: earned, on that production field


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Table options (rules page, section 5)."""

    pack: str = HOUSE
    learners: bool = False  # no reputation is lost for what a plan could not pay
    jesters: bool = False  # the rest are refused at set-up until their rules are built
    indulgence_trade: bool = False
    goods_bribes: bool = False
    role_preferences: bool = False


class Turn(Struct, frozen=True):
    """What a seat's action phase needs to remember while it is being resolved.

    `used`: tokens on actions carried out; `choices`: what the plan chose ahead; the three sums are for the report.
    """

    finance: str
    choices: dict[str, Any]
    used: int = 0
    hired: bool = False
    built: tuple[str, ...] = ()
    bought: Stock = {}
    sold: Stock = {}
    borrowed: int = 0
    skipped: tuple[str, ...] = ()


class Todo(Struct, frozen=True):
    """One instruction of an agenda. `act` names it (see `resolution.py`), `key` its slot in the plan ("b1", "u2.0").

    `card`: the building, event, courtier or achievement it is about; `effect`: the one effect it is to do.
    """

    act: str
    key: str = ""
    card: str = ""
    effect: AnyEffect | None = None


class Kingdom(Struct, frozen=True):
    """One seat. `claims` are wings won or owed that the step's end pays in seat order (see `reputation.py`)."""

    role: Role
    stock: Stock
    pure: int
    marked: int
    reputation: int
    hand: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    edge: tuple[str, ...] = ()
    stabled: tuple[str, ...] = ()
    hired: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
    minors: tuple[int, ...] = (UNEARNED,) * 4
    majors: tuple[str, ...] = ()
    debt: int = 0
    marker: int = 0
    score: int = 0
    angels: int = 0
    demons: int = 0
    indulgences: int = 0
    guests: int = 0
    confessed: bool = False
    known_debt: int = 0
    ledger: dict[str, int] = {}
    wish: tuple[str, ...] = ()
    claims: tuple[tuple[str, int], ...] = ()
    agenda: tuple[Todo, ...] = ()
    turn: Turn | None = None
    questions: int = 0  # how many choices this seat was asked in this step: part of the ask's id

    @property
    def souls(self) -> int:
        return self.pure + self.marked


class Chest(Struct, frozen=True):
    """A chest on its way round the table: what lies in it, its price, and who took the deal (by role)."""

    goods: Stock
    souls_asked: bool
    price: int
    taken_by: Role | None = None
    pure: int = 0
    marked: int = 0


class Guess(Struct, frozen=True):
    """A guess laid beside the board: the guesser's mark, the role it names and the seat."""

    by: Role
    role: str
    seat: int


class Inquisition(Struct, frozen=True):
    """The inquisition board. `bribed`: how many of A, B, C are gone; `slots`: the red ones; `up`: which face up."""

    slots: tuple[str, ...]
    up: tuple[bool, ...] = (False, False, False)
    bribed: int = 0
    coins: int = 0
    locked: tuple[Guess, ...] = ()
    found_devil: bool = False
    shown: tuple[int, ...] = (0,) * SEATS  # soul pieces each seat has shown in this inquisition
    late_guests: tuple[int, ...] = (0,) * SEATS  # houseguests the Bailiff brought, still to be answered


class State(Struct, frozen=True):
    """One game. `sealed[seat]` is the seat's sealed answer to the present step; `seen` notes what becomes public."""

    schema: int
    options: Options
    round: int
    step: str
    kingdoms: tuple[Kingdom, ...]
    schedule: int  # number of the routing schedule, see `routing.py`
    events: tuple[str, ...]  # the event deck, next card first
    inquisition: Inquisition
    piles: tuple[tuple[str, ...], ...] = ((),) * SEATS  # cards each seat draws, or has drawn, this round
    drawn: tuple[bool, ...] = (False,) * SEATS
    chests: tuple[Chest | None, ...] = (None,) * SEATS  # by role, in the order of ROLES
    sealed: tuple[dict[str, Any] | None, ...] = (None,) * SEATS
    questioned: tuple[int, ...] = ()
    known: dict[int, Role] = {}  # roles that were told to all
    angels: int = 0  # supplies left
    demons: int = 0
    indulgences: int = 0
    guests: int = 0
    positions: tuple[int, ...] = ()  # reputations at the start of the present phase
    plans: tuple[dict[str, Any] | None, ...] = (None,) * SEATS  # this round's plans once revealed

    @property
    def pack(self) -> Pack:
        return pack(self.options.pack)


Told = tuple[Happening, ...]


def seat_of(state: State, role: Role) -> int:
    """The seat with that role."""
    return next(seat for seat, kingdom in enumerate(state.kingdoms) if kingdom.role == role)


def chest_of(state: State, role: Role) -> Chest | None:
    """The chest that role packed."""
    return state.chests[ROLES.index(role)]


def with_kingdom(state: State, seat: int, kingdom: Kingdom) -> State:
    """`state` with that seat's kingdom changed."""
    kingdoms = state.kingdoms
    return replace(state, kingdoms=(*kingdoms[:seat], kingdom, *kingdoms[seat + 1 :]))


def with_sealed(state: State, seat: int, value: dict[str, Any] | None) -> State:
    """`state` with that seat's answer sealed, or open again (None)."""
    sealed = state.sealed
    return replace(state, sealed=(*sealed[:seat], value, *sealed[seat + 1 :]))


def unsealed(state: State) -> State:
    """`state` with nothing sealed: a step has ended."""
    return replace(state, sealed=(None,) * SEATS)


def opponents(seat: int) -> tuple[int, ...]:
    """The other seats, in seat order."""
    return tuple(other for other in range(SEATS) if other != seat)


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """`cards` less one copy of each in `gone`."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def buildings(kingdom: Kingdom, cards: Pack) -> list[Building]:
    """The buildings in play, in the order they were built."""
    return [cards.buildings[card] for card in kingdom.built]


def erected(kingdom: Kingdom, building: Building) -> Kingdom:
    """`kingdom` with a building of its hand in play, on an edge slot if it has an action and one is free."""
    edge = kingdom.edge
    if building.action and len(edge) < EDGE_SLOTS:
        edge = (*edge, building.id)
    hand = without(kingdom.hand, (building.id,))
    return replace(kingdom, hand=hand, built=(*kingdom.built, building.id), edge=edge)


def levels(kingdom: Kingdom) -> tuple[int, ...]:
    """The level (1 or 2) of each production field, outer left to outer right."""
    return tuple(2 if field in kingdom.minors else 1 for field in range(4))

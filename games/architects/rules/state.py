"""The whole game as one frozen value, and the small questions everyone asks of it.

Public and secret stand side by side here; `view.py` decides who may see what. Decks are stored in their order: the
first card is the top one.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from engine.contract import with_item
from engine.effects import Goods
from games.architects.rules.pack import BASE, Pack, pack

SCHEMA = 1
FEWEST, MOST = 2, 5
FREE = -1  # a space of the Black Market nobody stands on
NOT_YET = -1  # the last turns are not counted yet

Step = Literal["boards", "draft", "apprentice", "turn", "keep", "hire", "work", "reset", "react", "discard", "end"]
CHOSEN = frozenset({"chosen", "all-chosen"})  # values of the option `boards`: the players choose them
ALL = frozenset({"all", "all-chosen"})  # of all there are, not of the box only


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Table options.

    `boards`: the standard sides; the five variable ones of the box or any of the ten, dealt ("variable", "all") or
    chosen by the players ("chosen", "all-chosen"). `apprentice`: everybody hires one free before the first turn.
    `silver`: the same for all on the standard sides; unset, and so in no stored state, more for who moves later.
    """

    pack: str = BASE
    promos: bool = False
    boards: Literal["standard", "variable", "all", "chosen", "all-chosen"] = "standard"
    apprentice: bool = False
    silver: Literal["same"] | UnsetType = UNSET


class Player(Struct, frozen=True, gc=False):
    """One seat. `stock`: goods and silver; `captured`: workers of each seat on this board; `level`: of the Cathedral.

    `may_destroy` and `may_avoid`: unpaid debts this seat may still destroy, or buy off, before the game goes on.
    `points`: scored by its buildings' effects at the end. `turns`: its own turns begun.
    """

    stock: Goods
    virtue: int
    workers: int
    captured: tuple[int, ...]
    character: str = ""
    hand: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    apprentices: tuple[str, ...] = ()
    debts: int = 0
    paid: int = 0
    level: int = 0
    may_destroy: int = 0
    may_avoid: int = 0
    turns: int = 0
    points: int = 0


class Sight(Struct, frozen=True, gc=False, array_like=True):
    """A building card that a seat has seen and sees no more, and the `places` where it can be (`mechanics.memory`)."""

    card: str
    places: tuple[str, ...]


class State(Struct, frozen=True, gc=False):
    """One game.

    `seat` is to move in `turn` (counted from 1); `workers`, `market`, `guildhall` and `prison` hold seats or numbers by
    seat; `rows` are the apprentices on display with the silver `laid` on them; `small` lies small side up, `large` is
    the pile of large sides, both top first, each may be empty. `final`: turns left, this one included, once the
    Guildhall is full.
    `before`: the state in which the seat that moved last began its turn, while it may still take that back.
    `seen`: what each seat remembers; `under`: so many apprentices at the bottom of the deck went there face up;
    `turned`: the rewards turned over so far. Games begun before these were kept have none of what was earlier.
    """

    schema: int
    options: Options
    step: Step
    seat: int
    turn: int
    players: tuple[Player, ...]
    workers: dict[str, tuple[int, ...]]
    prison: tuple[int, ...]
    tax: int
    rows: tuple[tuple[str, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    apprentices: tuple[str, ...]
    buildings: tuple[str, ...]
    rewards: tuple[str, ...]
    small: tuple[str, ...]
    large: tuple[str, ...]
    market: tuple[int, ...] = (FREE, FREE, FREE)
    guildhall: tuple[int, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ()  # of the draft
    sealed: tuple[str | None, ...] = ()  # cards chosen in this pass of the draft
    looking: tuple[str, ...] = ()  # cards the seat looks at, one of which it keeps
    final: int = NOT_YET
    reset: bool = False  # the Black Market is due
    refresh: bool = False  # the first apprentices are due
    work: bool = False  # the seat may place another worker in the Guildhall
    hire: bool = False  # the seat's building hires an apprentice, once the display has changed
    may_use: tuple[int, ...] = ()  # seats still asked whether they use an effect of the reset
    below: dict[str, int] = {}  # silver on apprentices under the deck
    before: State | None = None
    seen: tuple[tuple[Sight, ...], ...] = ()
    under: int = 0
    turned: tuple[str, ...] = ()

    @property
    def pack(self) -> Pack:
        return pack(self.options.pack)


def seats_of(state: State) -> range:
    """All seats, clockwise."""
    return range(len(state.players))


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """The other seats, in seat order."""
    return tuple(other for other in seats_of(state) if other != seat)


def with_player(state: State, seat: int, player: Player) -> State:
    """`state` with that seat's player changed."""
    return replace(state, players=with_item(state.players, seat, player))


def columns(state: State) -> int:
    """Spaces in a row of the Guildhall."""
    return state.pack.board.guildhall.columns[str(len(state.players))]


def guildhall_spaces(state: State) -> int:
    """Spaces of the Guildhall for this number of players."""
    return columns(state) * state.pack.board.guildhall.rows


def workers_on_board(workers: dict[str, tuple[int, ...]], seat: int) -> int:
    """Workers of that seat on locations with a large open circle."""
    return sum(there[seat] for there in workers.values())


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """`cards` less one `card`. Raises ValueError if it is not there."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])

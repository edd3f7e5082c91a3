"""The whole game as one frozen value, and the small questions everyone asks of it.

Public and secret stand side by side here; `view.py` decides who may see what. Decks are stored in their order: the
first card is the top one. Cards are ids of the pack, a deck holds an id as often as there are copies of it.

A turn is acted out on a `Working` (rules/working.py); what it gains is an agenda of instructions (phases/turns.py):
verbs of the cards, and a few of the rules' own. An agenda that stops at a choice stays in the state, and the choice is
asked next, of the seat whose turn it is or of a Conspirator's owner. The virtual player is the second of `players` in a
game of one seat: its agenda runs through the same instructions, but is never asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import with_item
from engine.effects import Verb
from games.paladins.rules.cards import Difficulty
from games.paladins.rules.effects import (
    DestroyDebt,
    DropSuspicion,
    Either,
    FreeDevelop,
    FreePray,
    FreeRecruit,
    GainGoods,
    GainWorkers,
    PayDebt,
    Raise,
    TakeTax,
)
from games.paladins.rules.pack import BASE, Pack, pack

SCHEMA = 1
FEWEST, MOST = 1, 4
IT = 1  # the place of the virtual player among the players
NOBODY = -1

Step = Literal["draft", "paladins", "tavern", "play", "end"]
Count6 = tuple[int, int, int, int, int, int]
"""Workers by kind, in the order of `WORKERS`."""
NO_WORKERS: Count6 = (0, 0, 0, 0, 0, 0)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Table options. `difficulty`: of the virtual player, in a game of one seat."""

    pack: str = BASE
    difficulty: Difficulty = "standard"


# ---------------------------------------------------------------------- instructions of the rules' own


class BuildWall(Verb, frozen=True, tag="build-wall", kw_only=True):
    """Turn the top wall over, lay it above the board, gain what it shows."""


class Strike(Verb, frozen=True, tag="strike", kw_only=True):
    """An Inquisition begins: Peddlers gain, and owners of Conspirators are asked from the present seat on.

    `why`: "tax", the last coin of the tax supply was taken, or "suspicions", no card of them is left.
    """

    why: str = "tax"


class Repent(Verb, frozen=True, tag="repent", kw_only=True):
    """The seat discards up to `n` suspicions by its Conspirators."""

    seat: int
    n: int


class Judge(Verb, frozen=True, tag="judge", kw_only=True):
    """The Inquisition ends: Squires gain, suspicions are compared, the tax supply is filled."""


class Scheme(Verb, frozen=True, tag="scheme", kw_only=True):
    """The virtual player draws a suspicion; where `what` is a tavern card, one for each criminal on it."""

    what: str


Todo = (
    GainGoods
    | GainWorkers
    | Raise
    | TakeTax
    | DropSuspicion
    | PayDebt
    | DestroyDebt
    | FreePray
    | FreeRecruit
    | FreeDevelop
    | Either
    | BuildWall
    | Strike
    | Repent
    | Judge
    | Scheme
)
"""An instruction of an agenda."""
Agenda = tuple[Todo, ...]


# ---------------------------------------------------------------------- the state


class Choice(Struct, frozen=True, gc=False):
    """What a seat makes of its three paladins: face down on the board, on top and at the bottom of its deck."""

    play: str
    top: str
    bottom: str


class Player(Struct, frozen=True, gc=False):
    """One seat, or the virtual player.

    `faith`, `strength`, `influence`: on the tracks, without the paladin. `workers`: below the board; `placed`: by
    action, a kind for each space, "" where a workshop lies. `workshops`: by action on the right 1 for the left space,
    2 for the middle one, 3 for both. `monks` and `outposts`: the map spaces they stand on; `jars`: the spaces of the
    board they lie on ("" for the virtual player's); `walls`, `attacked`, `converted`, `retinue`: cards, oldest first;
    `suspicions`: newest last. `debts`: unpaid.

    `deck`: of paladins; `hand`: the three drawn in this round until all have chosen; `chosen`: face down on the board
    until it is the `paladin` of this round. `passed`: in this round; `turns`: its own turns begun. The virtual player
    has no paladins, silver and provisions; its workers are all labourers.
    """

    faith: int = 0
    strength: int = 0
    influence: int = 0
    silver: int = 0
    provisions: int = 0
    workers: Count6 = NO_WORKERS
    placed: dict[str, tuple[str, ...]] = {}
    workshops: dict[str, int] = {}
    monks: tuple[str, ...] = ()
    outposts: tuple[str, ...] = ()
    jars: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    attacked: tuple[str, ...] = ()
    converted: tuple[str, ...] = ()
    retinue: tuple[str, ...] = ()
    suspicions: tuple[str, ...] = ()
    debts: int = 0
    paid: int = 0
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    chosen: str = ""
    paladin: str = ""
    passed: bool = False
    turns: int = 0


class Virtual(Struct, frozen=True, gc=False):
    """What the virtual player has beside a `Player`.

    `marker`: its space of the resource counter, from 1; `stack`: its attribute markers, the one that moved last at the
    end (on top where they are equal); `schemes`: its deck; `discards`: schemes turned over, newest last.
    """

    marker: int = 1
    stack: tuple[str, ...] = ("influence", "faith", "strength")
    schemes: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()


class State(Struct, frozen=True, gc=False):
    """One game.

    `seat` is to move in `turn` (of the table, counted from 1 through the whole game); `first` has the start player
    token. `players` has the virtual player at IT in a game of one seat. `row` and `outsiders` are the cards on their
    spaces, left to right, "" where none lies; the `..._deck` are face down. `tavern`: the cards turned up; `drinkers`:
    the seat that took each of them. `orders` and `favours` lie on their spaces, face down before their round;
    `at_favours`: the seat and the worker on each Favour used in this round.

    `sealed`: the seats' choices among their paladins. `agenda`: what is still to be done in this turn, where it stops
    at a choice; `part`: the questions asked so far within this turn; `deed`: the action that is being done.
    `before`: the state in which the seat that moved last began its turn, while it may still take that back.
    """

    schema: int
    options: Options
    step: Step
    round: int
    turn: int
    first: int
    seat: int
    players: tuple[Player, ...]
    row: tuple[str, ...]
    townsfolk_deck: tuple[str, ...]
    outsiders: tuple[str, ...]
    outsider_deck: tuple[str, ...]
    walls: tuple[str, ...]
    suspicions: tuple[str, ...]
    orders: tuple[str, ...]
    favours: tuple[str, ...]
    tavern_deck: tuple[str, ...]
    tax: int
    tavern: tuple[str, ...] = ()
    drinkers: tuple[int, ...] = ()
    tavern_discards: tuple[str, ...] = ()
    suspicion_discards: tuple[str, ...] = ()
    at_favours: dict[str, tuple[int, str]] = {}
    sealed: tuple[Choice | None, ...] = ()
    agenda: Agenda = ()
    part: int = 0
    deed: str = ""
    virtual: Virtual | None = None
    before: State | None = None

    @property
    def pack(self) -> Pack:
        return pack(self.options.pack)


def seats_of(state: State) -> int:
    """Counts the seats; the virtual player has none."""
    return len(state.players) if state.virtual is None else 1


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """The other seats, in seat order."""
    return tuple(other for other in range(seats_of(state)) if other != seat)


def with_player(state: State, seat: int, player: Player) -> State:
    """`state` with that seat's player changed."""
    return replace(state, players=with_item(state.players, seat, player))


def revealed_orders(state: State) -> tuple[str, ...]:
    """The Orders that lie face up, left to right."""
    rounds = state.pack.board.order_rounds
    return tuple(card for card, due in zip(state.orders, rounds, strict=False) if due <= state.round)


def revealed_favours(state: State) -> tuple[str, ...]:
    """The Favours that lie face up, left to right."""
    return _face_up(state.options.pack, state.favours, state.round)


@lru_cache(maxsize=4096)
def _face_up(pack_id: str, favours: tuple[str, ...], round: int) -> tuple[str, ...]:
    rounds = pack(pack_id).board.favour_rounds
    return tuple(card for card, due in zip(favours, rounds, strict=False) if due <= round)


def tax_supply(state: State) -> int:
    """The number the tax supply is filled up to."""
    return state.pack.board.tax.supply[_SEATS[seats_of(state)]]


_SEATS: dict[int, Literal["1", "2", "3", "4"]] = {1: "1", 2: "2", 3: "3", 4: "4"}


def known_bottom(state: State) -> int:
    """The cards at the bottom of a seat's deck of paladins that its player laid there, and so knows."""
    laid = (
        state.round if state.step != "draft" and all(not player.hand for player in state.players) else state.round - 1
    )
    return max(0, min(laid, len(state.players[0].deck)))

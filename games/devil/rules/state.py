"""The state of the whole game as a frozen value, and small functions on it.

Public and secret stand side by side here; `view.py` decides who may see what. Stock that was sealed into a chest or a
bribe has left `Kingdom.stock` already, so that nothing can be spent twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.contract import with_item
from engine.texts import Happening
from games.devil.rules.effects import AnyEffect
from games.devil.rules.pack import HOUSE, Building, Pack, pack
from games.devil.rules.past import ActsOfRound, OffersOfRound, ProductionOfRound, SoulsOfRound, WishesOfRound
from games.devil.rules.rulebook import EDGE_SLOTS, INDULGENCES, ROLES, Role, Stock

SCHEMA = 1
SEATS = 4
ROUNDS = 5
UNEARNED, LOST = -1, -2  # of a minor achievement; 0-3: earned, on that production field


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Table options (rules page, section 5); all of them are off unless chosen."""

    pack: str = HOUSE
    learners: bool = False  # no reputation is lost for what a plan could not pay
    jesters: bool = False  # tokens without effect, for offers and replies
    indulgence_trade: bool = False  # indulgences lie in chests like goods
    goods_bribes: bool = False  # goods lie in the chests of the inquisition and are sold for the bribe
    role_preferences: bool = False  # who would like which role is asked before the roles are dealt

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the options in force, in the order of the fields."""
        return tuple(name for name in OPTIONAL if getattr(self, name))


OPTIONAL = tuple(name for name in Options.__struct_fields__ if name != "pack")


class PlannedCards(Struct, frozen=True):
    """The cards of a plan, "" without one. `event`: which half of it is played; `discard`: a secret of its owner."""

    discard: str = ""
    event: str = ""
    build1: str = ""
    build2: str = ""


class Turn(Struct, frozen=True):
    """The action phase of a seat while it is being resolved.

    `used`: tokens on actions carried out; `set_aside`: grain for them that is handed in at step 10; `choices`: what the
    plan chose ahead; the three sums are for the report.
    """

    finance: str
    choices: dict[str, Any]
    used: int = 0
    set_aside: int = 0
    hired: bool = False
    built: tuple[str, ...] = ()
    bought: Stock = {}
    sold: Stock = {}
    borrowed: int = 0
    skipped: tuple[str, ...] = ()

    @property
    def planned(self) -> PlannedCards:
        """The cards that the plan named."""
        return convert(self.choices, PlannedCards)


class Todo(Struct, frozen=True):
    """One instruction of an agenda. `act` names it (see `resolution.py`), `key` its slot in the plan ("b1", "u2.0").

    `card`: the building, event, courtier or achievement it is about; `effect`: the one effect it is to do.
    """

    act: str
    key: str = ""
    card: str = ""
    effect: AnyEffect | None = None


class Kingdom(Struct, frozen=True):
    """One seat. `claims` are wings won or owed that the step's end pays in seat order (see `reputation.py`).

    `indulgences` are those everybody knows of; `traded` more (or fewer) lie behind the wall while chests are under way.
    """

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
    sources: dict[str, int] = {}  # what brought those points and took them; of games begun before, what came since
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
    traded: int = 0
    jesters: int = 0

    @property
    def souls(self) -> int:
        return self.pure + self.marked

    @property
    def held_indulgences(self) -> int:
        """Indulgences behind the wall."""
        return self.indulgences + self.traded


class Chest(Struct, frozen=True):
    """A chest on its way round the table: what lies in it, its price, and who took the deal (by role).

    `jesters`, by the face they show, stay in it whoever takes the deal.
    """

    goods: Stock
    souls_asked: bool
    price: int
    taken_by: Role | None = None
    pure: int = 0
    marked: int = 0
    indulgences: int = 0
    jesters: dict[str, int] = {}

    @property
    def contents(self) -> dict[str, int]:
        """The goods, coins and indulgences that may be taken out of it."""
        return {**self.goods, **({INDULGENCES: self.indulgences} if self.indulgences else {})}

    @property
    def shown(self) -> dict[str, int]:
        """The things that are seen in it, soul pieces apart."""
        return {**self.contents, **self.jesters}


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


class LetGo(Struct, frozen=True):
    """A card that a seat has seen and gave away in `round`: to the seat `to`, or None: out of the game."""

    card: str
    to: int | None
    round: int


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
    open: tuple[str, ...] = ()  # cards everybody saw leave play: events played, buildings destroyed
    past_offers: tuple[OffersOfRound, ...] = ()  # of the rounds so far; not those played before such records were kept
    past_wishes: tuple[WishesOfRound, ...] = ()  # likewise
    productions: tuple[ProductionOfRound, ...] = ()  # likewise
    past_souls: tuple[SoulsOfRound, ...] = ()  # likewise; each owner knows its own
    past_acts: tuple[ActsOfRound, ...] = ()  # of the rounds in which there were any; likewise
    let_go: tuple[tuple[LetGo, ...], ...] = ()  # by seat, the cards it has given away, which it alone knows; likewise

    @property
    def pack(self) -> Pack:
        return pack(self.options.pack)


Happenings = tuple[Happening, ...]


def seat_of(state: State, role: Role) -> int:
    """The seat with that role."""
    return next(seat for seat, kingdom in enumerate(state.kingdoms) if kingdom.role == role)


def chest_of(state: State, role: Role) -> Chest | None:
    """The chest that role packed."""
    return state.chests[ROLES.index(role)]


def with_chest(state: State, role: Role, chest: Chest) -> State:
    """`state` with the chest that role packed changed."""
    return replace(state, chests=with_item(state.chests, ROLES.index(role), chest))


def with_kingdom(state: State, seat: int, kingdom: Kingdom) -> State:
    """`state` with that seat's kingdom changed."""
    return replace(state, kingdoms=with_item(state.kingdoms, seat, kingdom))


def acts_noted(state: State, **acts: Any) -> State:
    """`state` with these fields of the acts of this round changed."""
    past = state.past_acts
    noted, earlier = (
        (past[-1], past[:-1]) if past and past[-1].round == state.round else (ActsOfRound(state.round), past)
    )
    return replace(state, past_acts=(*earlier, replace(noted, **acts)))


def let_go(state: State, seat: int, cards: Iterable[str], to: int | None = None) -> State:
    """`state` where that seat remembers that it gave those cards away: to the seat `to`, or None: out of the game."""
    kept = state.let_go or ((),) * SEATS
    gone = {each.card: each for each in kept[seat]} | {card: LetGo(card, to, state.round) for card in cards}
    return replace(state, let_go=with_item(kept, seat, tuple(gone.values())))


def with_sealed(state: State, seat: int, value: dict[str, Any] | None) -> State:
    """`state` with that seat's answer sealed, or open again (None)."""
    return replace(state, sealed=with_item(state.sealed, seat, value))


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


CARDS, GUESTS, INQUISITORS, RITUAL, GUESSES = SOURCES = ("cards", "guests", "inquisitors", "ritual", "guesses")
"""What moves a marker on the score track: effects of cards, third demon wings, penalties, soul pieces, guesses."""


def scored(kingdom: Kingdom, source: str, points: int) -> Kingdom:
    """`kingdom` with points won, or lost (below nothing), by that source."""
    if not points:
        return kingdom
    sources = {**kingdom.sources, source: kingdom.sources.get(source, 0) + points}
    return replace(kingdom, score=kingdom.score + points, sources=sources)


def buildings(kingdom: Kingdom, cards: Pack) -> list[Building]:
    """The buildings in play, in the order they were built."""
    return [cards.buildings[card] for card in kingdom.built]


def laid_open(state: State, before: Kingdom, after: Kingdom) -> State:
    """`state` with the events and buildings that `after` has no more lying face up beside the board."""
    left = {*after.events, *after.built}
    gone = tuple(card for card in (*before.events, *before.built) if card not in left)
    return replace(state, open=tuple(sorted((*state.open, *gone)))) if gone else state


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

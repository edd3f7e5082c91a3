"""Policies decide for a seat without a person, and play whole games, a policy for each seat.

They decide by the seat's view, its question and the form of that, never by the state. A game may bring policies as
`POLICIES` of `rules/policies` in its package, by name. Three names are levels that players meet at a table: the
caretaker (the absent answer, in every game), the apprentice and the steward. Further names are for simulations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from typing import Any, Generic, Protocol, TypeVar, cast, runtime_checkable

from msgspec import Struct

from engine.chance import Chance, Stream
from engine.contract import Ask, Game, Outcome, Standing
from engine.forms import Draft, Form, as_draft
from engine.playouts import STEP_LIMIT, Move, random_value
from engine.registry import part
from engine.texts import Refusal, Text

CARETAKER, APPRENTICE, STEWARD = LEVELS = ("caretaker", "apprentice", "steward")  # from the weakest to the strongest
RANDOM = "random"


class Position:
    """A decision as a policy sees it. It holds a world that the seat cannot tell from the true one, never that one.

    `effort`: how much thinking is allowed, in multiples of what a simulation spends (1); never a time, so that the same
    chance always decides alike.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int, ask: Ask, chance: Chance, effort: int = 1) -> None:
        """`chance`: of this decision alone; all that the policy draws comes from it."""
        self.game = game
        self.seat = seat
        self.ask = ask
        self.effort = effort
        self.world = game.resample(state, seat, chance.branch("world"))
        self._chance = chance

    def about(self, ask: Ask) -> Position:
        """The same world, seen with another question: that of a liberty which the seat has beside its own."""
        other = copy(self)
        other.ask = ask
        return other

    @cached_property
    def view(self) -> Any:
        """All that the seat may know."""
        return self.game.view(self.world, self.seat)

    def form(self, draft: Draft) -> Form:
        """The form of the question, as far as `draft` fills it in."""
        return self.game.form(self.world, self.seat, self.ask.id, draft)

    def stream(self, name: str) -> Stream:
        """A stream of random numbers for that use, the same each time."""
        return self._chance.stream(name, recorded=False)


class Policy(Protocol):
    """Decides for a seat."""

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """A liberty that the seat takes before it decides, as ask id and value; None for nothing, as if left out."""
        return None

    def answer(self, position: Position) -> dict[str, Any]:
        """Returns the seat's answer to the question; fields left out take their defaults."""


@runtime_checkable
class Tempered(Protocol):
    """A policy whose players differ by their seats. Everybody may know how."""

    def temper(self, seat: int) -> str:
        """The temper of the player at that seat, "" for none: the wordings of a game are `<game>-temper-<temper>`."""


W = TypeVar("W")


class Temper(Struct, Generic[W], frozen=True):
    """What an automatic player is like: its `id`, and the weights by which it weighs."""

    id: str
    weights: W


class ByTemper(Generic[W]):
    """Gives a policy a temper for each seat, so that its players at one table do not all do the same.

    A temper follows from the seat alone: everybody may know it, it is the same in every decision of a game, and nothing
    is stored for it. Seats are drawn when a game starts, and so are tempers.
    """

    def __init__(self, tempers: Sequence[Temper[W]], weights: W | None = None) -> None:
        """`tempers`: of the seats, in turn; `weights`: in place of those of all tempers."""
        self._tempers = tempers
        self._weights = weights

    def weights(self, seat: int) -> W:
        """The weights by which it weighs at that seat."""
        return self._at(seat).weights if self._weights is None else self._weights

    def temper(self, seat: int) -> str:
        """The temper of its player at that seat; none for one with weights of its own."""
        return self._at(seat).id if self._weights is None else ""

    def _at(self, seat: int) -> Temper[W]:
        return self._tempers[seat % len(self._tempers)]


class PolicyDecision(Struct, frozen=True):
    """An answer. `failed`: the type of the error for which it is the caretaker's, "" if the policy gave it."""

    value: dict[str, Any]
    failed: str = ""


class Caretaker(Policy):
    """Gives the absent answer, which is legal, dull and safe, and volunteers nothing."""

    def answer(self, position: Position) -> dict[str, Any]:
        return position.game.absent(position.world, position.seat)


class AtRandom(Policy):
    """Answers uniformly, and volunteers nothing."""

    def answer(self, position: Position) -> dict[str, Any]:
        game, stream = position.game, position.stream(RANDOM)
        return random_value(game, position.world, position.seat, position.ask.id, stream)


COMMON: dict[str, Policy] = {RANDOM: AtRandom(), CARETAKER: Caretaker()}


def policies(game: Game[Any]) -> Mapping[str, Policy]:
    """All policies that can play `game`, by name."""
    return {**COMMON, **_brought(game.id)}


@cache
def _brought(game_id: str) -> Mapping[str, Policy]:
    brought = part(game_id, "rules.policies")
    return {} if brought is None else cast(Mapping[str, Policy], brought.POLICIES)


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The levels of stewards that can play `game`, from the weakest to the strongest."""
    known = policies(game)
    return tuple(level for level in LEVELS if level in known)


def strongest_level(game: Game[Any]) -> str:
    """The strongest of the levels."""
    return levels(game)[-1]


def level_text(level: str) -> Text:
    """The name of a level."""
    return Text(f"level-{level}")


def temper_at(game: Game[Any], level: str, seat: int) -> str:
    """The temper of the automatic player of that level at that seat, "" where such players are all alike."""
    policy = policies(game).get(level)
    return policy.temper(seat) if isinstance(policy, Tempered) else ""


def decide_by_policy(policy: Policy, position: Position) -> PolicyDecision:
    """The policy's answer, complete and legal; the caretaker's if it fails or its answer is not legal."""
    try:
        return PolicyDecision(position.form(as_draft(policy.answer(position))).sealed())
    except Exception as error:
        return PolicyDecision(position.game.absent(position.world, position.seat), type(error).__name__)


def volunteer_by_policy(policy: Policy, position: Position) -> tuple[str, dict[str, Any]] | None:
    """A liberty that the policy takes now, as ask id and value; None for nothing, or if it fails."""
    try:
        return policy.volunteer(position)
    except Exception:
        return None


T = TypeVar("T")

AGAINST_RIVAL = {"won": 1.0, "shared": 0.5, "lost": 0.0}
VOLUNTEERED = 4  # liberties that a seat takes before one answer, at the most


@runtime_checkable
class WithRoles(Protocol):
    """A game whose seats have roles."""

    def roles(self, state: Any) -> tuple[str, ...]:
        """The role of each seat, by name. Its wording for records is `<game>-mark-<role>`."""


def shares(game: Game[Any], state: Any) -> tuple[float, ...]:
    """The share of the win that each seat has at the end: all who share the first place have equal parts."""
    return shares_of(game.result(state) or ())


def shares_of(standings: Sequence[Standing]) -> tuple[float, ...]:
    """The share of the win that each seat has in those standings."""
    if len(standings) == 1 and (rival := standings[0].rival) is not None:
        return (AGAINST_RIVAL[rival.outcome],)
    first = [standing.seat for standing in standings if standing.place == 1]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(standings)))


class Thinking:
    """What the decisions of one seat cost, and how many of them its policy could not make."""

    def __init__(self) -> None:
        self.decisions = 0
        self.failed: list[str] = []  # the type of each error
        self.seconds = 0.0


class Match:
    """A game played by policies, step by step. Each seat draws from chance of its own.

    `clock` gives seconds, for the time that each seat has thought.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Struct,
        players: Sequence[str],
        chances: tuple[Chance, Chance],
        clock: Callable[[], float],
        known: Mapping[str, Policy] | None = None,
    ) -> None:
        """`players`: the policy of each seat, by name; `chances`: of the game, and of its players. Raises KeyError.

        `known`: the policies by their names, those that can play the game unless given.
        """
        known = policies(game) if known is None else known
        self.game = game
        self.players = tuple(players)
        self.thinking = tuple(Thinking() for _ in players)
        self._policies: tuple[Policy, ...] = tuple(known[name] for name in players)
        self._chance, seats = chances
        self._own = [seats.branch(f"seat-{seat}") for seat in range(len(self.players))]
        self._clock = clock
        self.state = game.setup(options, len(self.players), self._chance).state
        self.moves: list[Move] = []
        self._asked: list[Ask | None] = [None] * len(self.players)  # the question for which each last took liberties

    def steps(self) -> Iterator[tuple[Move, Outcome]]:
        """Play on to the end, yielding each accepted move with its outcome. Raises RuntimeError if it never ends."""
        while asks := self.game.asks(self.state):
            if len(self.moves) > STEP_LIMIT:
                raise RuntimeError(f"{self.game.id} goes on after {STEP_LIMIT} moves")
            fresh = [seat for seat, ask in asks.items() if self._asked[seat] != ask]
            for seat in fresh:  # all before anybody answers: a wish is for the others
                self._asked[seat] = asks[seat]
                yield from self._volunteer(seat, asks[seat])
            seat, ask = next(iter(asks.items()))
            if self.game.asks(self.state).get(seat) == ask:
                decision = self._thought(seat, ask, decide_by_policy)
                if decision.failed:
                    self.thinking[seat].failed.append(decision.failed)
                self.thinking[seat].decisions += 1
                yield self._take(seat, ask.id, decision.value)

    def play(self) -> Any:
        """Plays to the end; the last state."""
        for _ in self.steps():
            pass
        return self.state

    def _volunteer(self, seat: int, ask: Ask) -> Iterator[tuple[Move, Outcome]]:
        if self.players[seat] == RANDOM or not self.game.liberties(self.state, seat):
            return
        for _ in range(VOLUNTEERED):
            liberty = self._thought(seat, ask, volunteer_by_policy)
            if liberty is None or self.game.asks(self.state).get(seat) != ask:
                return
            try:
                yield self._take(seat, *liberty)
            except Refusal as refusal:
                self.thinking[seat].failed.append(refusal.code)
                return

    def _thought(self, seat: int, ask: Ask, think: Callable[[Policy, Position], T]) -> T:
        chance = self._own[seat].branch(f"{len(self.moves)}")
        begun = self._clock()
        thought = think(self._policies[seat], Position(self.game, self.state, seat, ask, chance))
        self.thinking[seat].seconds += self._clock() - begun
        return thought

    def _take(self, seat: int, ask_id: str, value: dict[str, Any]) -> tuple[Move, Outcome]:
        outcome = self.game.answer(self.state, seat, ask_id, value, self._chance)
        self.state = outcome.state
        move = Move(seat, ask_id, value)
        self.moves.append(move)
        return move, outcome

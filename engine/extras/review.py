"""Weighs an answer that was given against that of a policy, by what the seat knew when it gave it.

Both are played on in worlds that the seat could not have told from its own, by the same policy at every seat and by the
same chance. What comes out depends on the state, the two answers and the seed alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from engine.chance import Chance
from engine.contract import Ask, Game, Outcome, Standing
from engine.extras.imagined import imagined_world
from engine.forms import as_draft
from engine.playouts import STEP_LIMIT
from engine.policies import VOLUNTEERED, Policy, Position, decide_by_policy, volunteer_by_policy
from engine.texts import Refusal, Text


class Decided(Struct, frozen=True):
    """An answer that a seat gave: the `state` it was given in, and its complete `value`."""

    state: Any
    seat: int
    ask: Ask
    value: dict[str, Any]


class Opinion(Struct, frozen=True):
    """What a policy would have answered. `alike`: that comes to the same as what was answered.

    `failed`: the type of the error for which the policy has no opinion, "" if it has one.
    """

    value: dict[str, Any]
    alike: bool = False
    failed: str = ""


@runtime_checkable
class Judging(Protocol):
    """A policy that can say what a position is worth, so that a playout need not go on to the end."""

    def worth(self, world: Any, seat: int) -> float:
        """The points that the seat can expect at the end, while a question is asked of it."""


@runtime_checkable
class NamingLostTurns(Protocol):
    """A policy that can tell a turn which goes for next to nothing."""

    def lost(self, world: Any, seat: int, ask: Ask, value: Mapping[str, Any]) -> Text | None:
        """What a whole turn goes for if the seat answers that, as a sentence; None where no turn is lost."""


class Pair(Struct, frozen=True, array_like=True):
    """One playout of both answers in the same world: the lead after each. `moves`: made in both.

    `own_lost`, `other_lost`: the turns that the seat lost after each, as the policy tells them, the answer included.
    """

    own: float
    other: float
    moves: int
    own_lost: int = 0
    other_lost: int = 0


def opinion_of(game: Game[Any], policy: Policy, decided: Decided, chance: Chance, effort: int = 1) -> Opinion:
    """What the policy would have answered in that place, knowing what the seat knew.

    `chance`: of this opinion alone. An answer that leaves the very same game is alike, however it was put.
    """
    position = Position(game, decided.state, decided.seat, decided.ask, chance, effort)
    decision = decide_by_policy(policy, position)
    if decision.failed:
        return Opinion(decision.value, failed=decision.failed)
    if decision.value == decided.value:
        return Opinion(decision.value, alike=True)
    luck = chance.branch("luck")
    try:
        values = (decided.value, decision.value)
        own, other = (after_answer(game, position.world, decided, value, luck) for value in values)
    except Refusal as refusal:  # rules have changed since: nothing can be compared
        return Opinion(decision.value, failed=refusal.code)
    return Opinion(decision.value, alike=own == other)


def play_pair(
    game: Game[Any], policy: Policy, decided: Decided, other: Mapping[str, Any], chance: Chance, far: int = 0
) -> Pair:
    """Plays on after what was answered, and after the `other` answer, in one world. `chance`: of this pair alone.

    `far`: it ends when the seat is asked so often again, by what the policy says of the position then; 0, and where
    the policy cannot say: at the end of the game. Raises Refusal where one of the two cannot be answered, RuntimeError
    if the game never ends.
    """
    world = imagined_world(game, decided.state, decided.seat, chance.branch("world"))
    leads: list[float] = []
    moves, lost = 0, list[int]()
    for value in (decided.value, other):
        after = after_answer(game, world, decided, value, chance.branch("luck"))
        playing = PlayingOn(game, policy, after, chance)
        leads.append(playing.lead_of(decided.seat, far if isinstance(policy, Judging) else 0))
        moves += playing.moves
        at_once = lost_turn(policy, world, decided.seat, decided.ask, value) is not None
        lost.append(playing.lost[decided.seat] + at_once)
    return Pair(leads[0], leads[1], moves, lost[0], lost[1])


def lost_turn(policy: Policy, world: Any, seat: int, ask: Ask, value: Mapping[str, Any]) -> Text | None:
    """What a whole turn goes for if the seat answers that; None where none is lost, or the policy cannot tell."""
    return policy.lost(world, seat, ask, value) if isinstance(policy, NamingLostTurns) else None


def final_lead(standings: Sequence[Standing], seat: int, *, rival: bool = True) -> float:
    """The points by which a seat has ended ahead of the others' mean, or of the rules' own player.

    `rival`: False leaves that one out, as no policy can say what its position is worth.
    """
    own = next(standing for standing in standings if standing.seat == seat)
    others = [standing.score for standing in standings if standing.seat != seat]
    if rival and own.rival is not None:
        others = [own.rival.score]
    return _ahead(own.score, others)


def _ahead(own: float, others: Sequence[float]) -> float:
    return own - (sum(others) / len(others) if others else 0.0)


def after_answer(game: Game[Any], world: Any, decided: Decided, value: Mapping[str, Any], luck: Chance) -> Any:
    """The world after the seat has answered `value` in it. Raises Refusal where that cannot be answered."""
    return game.answer(world, decided.seat, decided.ask.id, as_draft(value), luck).state


class _Inside(Position):
    """A decision in a world that was drawn already: of no table, so nothing in it has to be hidden again."""

    def __init__(self, game: Game[Any], world: Any, seat: int, ask: Ask, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self.effort = 1
        self.world = world
        self._chance = chance


class PlayingOn:
    """A game that one policy goes on playing at every seat.

    A question draws the same chance whenever a seat is asked it, whatever came before: so two games that begin with
    different answers differ by these, not by luck. `state`: the present one; `moves`: made so far.
    """

    def __init__(
        self,
        game: Game[Any],
        policy: Policy,
        state: Any,
        chance: Chance,
        heard: Callable[[Outcome], None] = lambda outcome: None,
    ) -> None:
        """`heard`: is given what comes of each move."""
        self.state = state
        self.moves = 0
        self.lost: Counter[int] = Counter()  # turns of each seat that went for next to nothing
        self._tells = isinstance(policy, NamingLostTurns)
        self._game = game
        self._policy = policy
        self._heard = heard
        self._luck, self._thoughts = chance.branch("luck"), chance.branch("thoughts")
        self._asked: Counter[tuple[int, str]] = Counter()

    def lead_of(self, seat: int, far: int) -> float:
        """The seat's lead at the end, or when it was asked `far` more questions. Raises RuntimeError without an end."""
        game, policy, whole = self._game, self._policy, not far
        considered: dict[int, Ask] = {}  # the question for which each last took liberties
        while asks := game.asks(self.state):
            if self.moves > STEP_LIMIT:
                raise RuntimeError(f"{game.id} goes on after {STEP_LIMIT} moves")
            fresh = [(asked, ask) for asked, ask in asks.items() if considered.get(asked) != ask]
            if far and isinstance(policy, Judging) and any(asked == seat for asked, _ in fresh):
                far -= 1
                if not far:
                    count = len(game.view(self.state, None).seats)
                    worths = [policy.worth(self.state, each) for each in range(count)]
                    return _ahead(worths.pop(seat), worths)
            for asked, ask in fresh:
                considered[asked] = ask
                self._volunteer(asked, ask)
            asked, ask = next(iter(asks.items()))
            if game.asks(self.state).get(asked) == ask:
                value = decide_by_policy(policy, self._position(asked, ask)).value
                if self._tells and lost_turn(policy, self.state, asked, ask, value) is not None:
                    self.lost[asked] += 1
                self._take(asked, ask.id, value)
        return final_lead(game.result(self.state) or (), seat, rival=whole)

    def _volunteer(self, seat: int, ask: Ask) -> None:
        if not self._game.liberties(self.state, seat):
            return
        for _ in range(VOLUNTEERED):
            liberty = volunteer_by_policy(self._policy, self._position(seat, ask))
            if liberty is None or self._game.asks(self.state).get(seat) != ask:
                return
            try:
                self._take(seat, *liberty)
            except Refusal:
                return

    def _position(self, seat: int, ask: Ask) -> Position:
        again = self._asked[seat, ask.id]
        self._asked[seat, ask.id] += 1
        return _Inside(self._game, self.state, seat, ask, self._thoughts.branch(f"{seat}/{ask.id}/{again}"))

    def _take(self, seat: int, ask_id: str, value: Mapping[str, Any]) -> None:
        outcome = self._game.answer(self.state, seat, ask_id, as_draft(value), self._luck)
        self.state = outcome.state
        self.moves += 1
        self._heard(outcome)

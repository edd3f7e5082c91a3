"""Measures games by the hundred, so that cards and seats can be weighed: what `pactum balance` counts and aims at.

Every game is measured by who wins and with how many points. A game may bring more as `BALANCE` of
`tools/balance/games/<id>`: the runs it wants played, what it watches in each, and its aims.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from msgspec import Struct

from engine.contract import Game, Outcome, Standing
from engine.playouts import Move
from engine.policies import RANDOM, STEWARD, Policy, WithRoles, policies, shares_of
from engine.registry import part

MAIN = "main"  # the run in which all seats are played alike, as well as can be
SEAT, ROLE, PLAYER = "wins-by-seat", "wins-by-role", "wins-by-player"
SCORE, PART, WINNER = "score-by-seat", "score-part", "winner-score"
TURN, TURN_SCORE, BOARD, BOARD_SCORE = "wins-by-turn", "score-by-turn", "wins-by-board", "score-by-board"


class Sample(NamedTuple):
    """One thing seen in one game: `value` of `of`, for the measure `name`. A share is a mean of values from 0 to 1."""

    name: str
    of: str
    value: float


class Run(Struct, frozen=True):
    """A series of games. `players`: a policy for each seat, or one for all; `part`: of the tables that were asked for.

    With `rotate` the players move on a seat from table to table. `seats`: the most there can be unless given.
    `options`: of its tables, before those that were asked for. `strategy`: how many tables it has can be asked for by
    itself.
    """

    id: str
    players: tuple[str, ...]
    part: float = 1.0
    rotate: bool = False
    seats: int | None = None
    options: Mapping[str, Any] = {}
    strategy: bool = False


class Measure(Struct, frozen=True):
    """A mean over the samples called `name` in one run, for each thing they are of, and the aim: `least` to `most`.

    `share`: the values lie between 0 and 1. `of`: only these things, all without any; `aimed`: the aim is for these of
    them only. `against`: the mean is divided by that of the same samples in another run. `kind`: of the things, by
    which they are named ("building"). `runs`: the samples are those of all these runs, of things that each has for
    itself, and `run` is a name for them; with `best` only the highest mean counts. `ceiling`: the interval
    has to end below that, too.
    """

    run: str
    name: str
    share: bool = True
    least: float | None = None
    most: float | None = None
    of: tuple[str, ...] = ()
    aimed: tuple[str, ...] = ()
    against: str = ""
    kind: str = ""
    runs: tuple[str, ...] = ()
    best: bool = False
    ceiling: float | None = None

    @property
    def played_in(self) -> tuple[str, ...]:
        """The runs whose samples count."""
        return self.runs or (self.run,)


class Watch(Protocol):
    """Looks on while one game is played."""

    def saw(self, before: Any, move: Move, outcome: Outcome) -> None:
        """Notes a move that was accepted: the state `before` it, and what came of it."""

    def samples(self, state: Any) -> Iterable[Sample]:
        """Yields what was seen, once the game is over."""


class Balance(Protocol):
    """What a game wants played and measured. The first of `runs` is the main one."""

    runs: tuple[Run, ...]
    measures: tuple[Measure, ...]

    def watch(self, players: Sequence[str]) -> Watch:
        """Looks on at a game that begins now; `players`: the policy of each seat, by name."""


@runtime_checkable
class WithPolicies(Protocol):
    """A balance with policies of its own, beside those that the game brings."""

    policies: Mapping[str, Policy]
    """By name."""


def known_policies(game: Game[Any]) -> Mapping[str, Policy]:
    """All policies that can play in the runs of `game`, by name."""
    balance = balance_of(game)
    return {**policies(game), **(balance.policies if isinstance(balance, WithPolicies) else {})}


class Onlooker:
    """Sees nothing but the end."""

    def saw(self, before: Any, move: Move, outcome: Outcome) -> None:
        """Notes nothing."""

    def samples(self, state: Any) -> Iterable[Sample]:
        """Yields nothing."""
        return ()


class Plain:
    """The balance of a game that brings no measures of its own: who wins, and with how many points."""

    measures: tuple[Measure, ...] = (
        Measure(MAIN, SEAT),
        Measure(MAIN, ROLE),
        Measure(MAIN, SCORE, share=False),
        Measure(MAIN, WINNER, share=False),
        Measure(MAIN, PART, share=False, kind="score"),
    )

    def __init__(self, player: str) -> None:
        self.runs: tuple[Run, ...] = (Run(MAIN, (player,)),)

    def watch(self, players: Sequence[str]) -> Watch:
        """Looks on at a game that begins now."""
        return Onlooker()


def balance_of(game: Game[Any]) -> Balance:
    """What `game` brings, or else the plain measures with its strongest policy."""
    its = part(game.id, "balance")
    return Plain(STEWARD if STEWARD in policies(game) else RANDOM) if its is None else cast(Balance, its.BALANCE)


def ending(game: Game[Any], state: Any, players: Sequence[str]) -> Iterator[Sample]:
    """Samples of any game that is over: wins by seat, role and policy, and points."""
    standings = game.result(state) or ()
    won = shares_of(standings)
    roles = game.roles(state) if isinstance(game, WithRoles) else ()
    for seat, share in enumerate(won):
        yield Sample(SEAT, str(seat + 1), share)
        yield Sample(PLAYER, players[seat], share)
        if roles:
            yield Sample(ROLE, roles[seat], share)
            yield Sample(PLAYER, f"{players[seat]} as {roles[seat]}", share)
    for standing in standings:
        yield Sample(SCORE, str(standing.seat + 1), standing.score)
        yield from (
            Sample(PART, part.name.key.removeprefix(f"{game.id}-score-"), part.points) for part in standing.parts
        )
    yield from (Sample(WINNER, "", standing.score) for standing in standings[:1])


class InTurn:
    """Watches a game in which it matters who begins: wins and points in the order of the first turns.

    `standings` gives those at the end; `first` reads the seat that begins out of the first state, `boards` the board of
    each seat, "" where all are alike.
    """

    def __init__(
        self,
        standings: Callable[[Any], tuple[Standing, ...]],
        first: Callable[[Any], int],
        boards: Callable[[Any], tuple[str, ...]],
    ) -> None:
        self._standings = standings
        self._first_of, self._boards = first, boards
        self._first: int | None = None

    def saw(self, before: Any, move: Move, outcome: Outcome) -> None:
        """Notes who begins."""
        if self._first is None:
            self._first = self._first_of(before)

    def samples(self, state: Any) -> Iterator[Sample]:
        """Yields wins and points by turn and by board."""
        boards, final = self._boards(state), self._standings(state)
        won, scores = shares_of(final), {standing.seat: standing.score for standing in final}
        for seat, share in enumerate(won):
            turn = str((seat - (self._first or 0)) % len(won) + 1)
            yield Sample(TURN, turn, share)
            yield Sample(TURN_SCORE, turn, scores[seat])
            if boards[seat]:
                yield Sample(BOARD, boards[seat], share)
                yield Sample(BOARD_SCORE, boards[seat], scores[seat])

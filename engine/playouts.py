"""Plays whole games by random players, who choose evenly among all values of a form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from engine.chance import Chance, Stream
from engine.contract import Ask, Game, Outcome
from engine.forms import Amount, Bundle, Draft, Node, Option, Pick, Picks, Plain, Several, Unlisted, Value
from engine.texts import Refusal

LIBERTY_ODDS = 12  # a liberty precedes one decision in this many
STEP_LIMIT = 20_000  # moves after which a game is taken for endless


class RandomDraft(Draft):
    """A draft that fills in each field by itself with a uniform value."""

    takes_defaults = False

    def __init__(self, stream: Stream) -> None:
        super().__init__()
        self._stream = stream

    def _read(self, name: str, node: Plain, default: Value | UnsetType, unlisted: Unlisted | None = None) -> Any:
        value = draw_value(node, self._stream)
        if value is None:
            return super()._read(name, node, UNSET, unlisted)
        self._value[name] = value
        return value

    def pick(
        self, name: str, options: Sequence[Option], default: str | None = None, unlisted: Unlisted | None = None
    ) -> str | None:
        ids = [option.id for option in options if option.closed is None]
        return self._evenly(name, ids) if ids else super().pick(name, options, None, unlisted)

    def offer(
        self, name: str, options: Callable[[], Sequence[Option]], possible: Callable[[], Sequence[str]]
    ) -> str | None:
        ids = possible()
        return self._evenly(name, ids) if ids else super().offer(name, options, possible)

    def _evenly(self, name: str, ids: Sequence[str]) -> str:
        chosen = self._value[name] = self._stream.pick(ids)
        return chosen

    def _listed(self, name: str, most: int, stop: str) -> Sequence[Any]:
        return ()

    def _next(
        self, name: str, options: Sequence[Option], given: Sequence[Any] | None, number: int, least: int
    ) -> Option | None:
        """Evenly one of the open options, or none more where that is enough."""
        ends: list[Option | None] = [None] if number >= least else []
        ways = ends + [option for option in options if option.closed is None]
        return self._stream.pick(ways) if ways else None


class Move(Struct, frozen=True, gc=False):
    """An accepted answer of a playout."""

    seat: int
    ask: str
    value: dict[str, Any]


def draw_value(node: Node, stream: Stream) -> Value | None:
    """A uniform value of `node`, None if nothing can be chosen.

    Of a `Pick` an open option; of `Picks` first the number, then that many open options; of an `Amount` a number; of a
    `Bundle` each kind's amount, or with bounds on the whole first the number of pieces, then the pieces.
    Of a `Several` what is chosen and one open option more, or none more where that is enough.
    """
    if isinstance(node, Pick):
        ids = [option.id for option in node.options if option.closed is None]
        return stream.pick(ids) if ids else None
    if isinstance(node, Picks):
        ids = [option.id for option in node.options if option.closed is None]
        most = min(node.most, len(ids))
        if most < node.least:
            return None
        size = node.least + stream.below(most - node.least + 1)
        chosen = set(stream.shuffled(ids)[:size])
        return [id for id in ids if id in chosen]
    if isinstance(node, Several):
        chosen_so_far = [option.id for option in node.chosen]
        ends = [chosen_so_far] if len(chosen_so_far) >= node.least else []
        ways = [*ends, *([*chosen_so_far, option.id] for option in node.options if option.closed is None)]
        return stream.pick(ways) if ways else None
    if isinstance(node, Amount):
        return node.least + stream.below(node.most - node.least + 1) if node.least <= node.most else None
    return _drawn_bundle(node, stream)


def _drawn_bundle(node: Bundle, stream: Stream) -> dict[str, int] | None:
    if node.most < node.least:
        return None
    if node.least == 0 and node.most == sum(node.limits.values()):
        free = {kind: stream.below(limit + 1) for kind, limit in node.limits.items()}
        return {kind: amount for kind, amount in free.items() if amount}
    size = node.least + stream.below(node.most - node.least + 1)
    pieces = [kind for kind, limit in node.limits.items() for _ in range(min(limit, size))]
    taken = stream.shuffled(pieces)[:size]
    return {kind: taken.count(kind) for kind in node.limits if kind in taken}


def random_value(game: Game[Any], state: Any, seat: int, ask_id: str, stream: Stream) -> dict[str, Any]:
    """A uniform answer. Raises Refusal `missing` if a field has nothing to choose."""
    return game.form(state, seat, ask_id, RandomDraft(stream)).sealed()


class Playout:
    """A game played by random players, step by step. `stream` drives the players, `chance` the game itself."""

    def __init__(self, game: Game[Any], options: Struct, seats: int, chance: Chance, players: Chance) -> None:
        self.game = game
        self._chance = chance
        self._stream = players.stream("players", recorded=False)  # the record would be long, and nobody reads it
        first = game.setup(options, seats, chance)
        self.state = first.state
        self.moves: list[Move] = []

    def steps(self) -> Iterator[tuple[Move, Outcome]]:
        """Play on to the end, yielding each accepted move with its outcome. Raises RuntimeError if it never ends."""
        while asks := self.game.asks(self.state):
            if len(self.moves) > STEP_LIMIT:
                raise RuntimeError(f"{self.game.id} goes on after {STEP_LIMIT} moves")
            seats = list(asks)
            seat = seats[self._stream.below(len(seats))]
            if self._stream.below(LIBERTY_ODDS) == 0:
                yield from self._liberty(seat)
                if self.game.asks(self.state).get(seat) != asks[seat]:
                    continue
            yield self._take(seat, asks[seat])

    def play(self) -> Any:
        """Plays to the end; the last state."""
        for _ in self.steps():
            pass
        return self.state

    def _liberty(self, seat: int) -> Iterator[tuple[Move, Outcome]]:
        liberties = self.game.liberties(self.state, seat)
        if not liberties:
            return
        try:
            yield self._take(seat, self._stream.pick(liberties))
        except Refusal:
            return  # nothing to choose in it just now, or the seat's own sealed answer needs it

    def _take(self, seat: int, ask: Ask) -> tuple[Move, Outcome]:
        draft = RandomDraft(self._stream)  # chooses as the rules ask: the decision is acted out once
        outcome = self.game.answer(self.state, seat, ask.id, draft, self._chance)
        self.state = outcome.state
        move = Move(seat, ask.id, draft.value)
        self.moves.append(move)
        return move, outcome


def replay_moves(game: Game[Any], options: Struct, seats: int, chance: Chance, moves: list[Move]) -> Any:
    """The state after `moves`, answered again from the beginning."""
    state = game.setup(options, seats, chance).state
    for move in moves:
        state = game.answer(state, move.seat, move.ask, move.value, chance).state
    return state

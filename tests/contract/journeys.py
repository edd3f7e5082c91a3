"""Random games as test material: every state on the way, with liberties and second thoughts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.chance import Chance, Stream
from engine.contract import Game, Outcome
from engine.playouts import random_value
from engine.registry import game as game_of
from engine.registry import games
from engine.texts import Refusal
from tools.under_test import all_under_test

LIBERTY_ODDS = 8
SECOND_THOUGHT_ODDS = 10

EVERY_GAME = [
    (game_id, seats) for game_id, game in sorted(games().items()) for seats in range(game.seats[0], game.seats[1] + 1)
]


def chance(number: int) -> Chance:
    """Chance from a small number, for tests."""
    return Chance(number.to_bytes(32, "big"))


class WithOptions:
    """A game whose tables are opened with these options unless others are named."""

    def __init__(self, game: Game[Any], **options: Any) -> None:
        self._game, self._options = game, options

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def options_type(self) -> Struct:
        return self._game.options_type(**self._options)


ALL_OPTIONS: dict[str, Any] = {
    game_id: WithOptions(game_of(game_id), **one.all_options)
    for game_id, one in all_under_test().items()
    if one.all_options
}
"""Games with every table option of the rulebook in force."""


class Step(Struct, frozen=True):
    """One thing that happened on a journey. `ask` of a take-back starts with "back:"."""

    before: Any
    seat: int
    ask: str
    value: dict[str, Any]
    outcome: Outcome


class Journey:
    """A whole random game; iterate once. `refusals` collects the codes of liberties that were refused."""

    def __init__(self, game: Game[Any], seats: int, number: int, options: Struct | None = None) -> None:
        self.game, self.seats, self.chance = game, seats, chance(number)
        self.first = game.setup(options or game.options_type(), seats, self.chance)
        self.state = self.first.state
        self.players: Stream = chance(number + 1_000_000).stream("players")
        self.refusals: list[str] = []

    def __iter__(self) -> Iterator[Step]:
        while asks := self.game.asks(self.state):
            seats = list(asks)
            seat = seats[self.players.below(len(seats))]
            if self.players.below(LIBERTY_ODDS) == 0:
                yield from self._liberty(self.players.below(self.seats))
                continue
            step = self._answered(seat, asks[seat].id)
            yield step
            if seat in self.game.sealed(self.state) and self.players.below(SECOND_THOUGHT_ODDS) == 0:
                yield self._taken_back(seat)

    def _answered(self, seat: int, ask: str) -> Step:
        before = self.state
        value = random_value(self.game, before, seat, ask, self.players)
        outcome = self.game.answer(before, seat, ask, value, self.chance)
        self.state = outcome.state
        return Step(before, seat, ask, value, outcome)

    def _liberty(self, seat: int) -> Iterator[Step]:
        liberties = self.game.liberties(self.state, seat)
        if not liberties:
            return
        try:
            yield self._answered(seat, self.players.pick(liberties).id)
        except Refusal as refusal:
            self.refusals.append(refusal.code)

    def _taken_back(self, seat: int) -> Step:
        before = self.state
        ask = self.game.sealed(before)[seat].id
        outcome = self.game.take_back(before, seat, ask)
        self.state = outcome.state
        return Step(before, seat, f"back:{ask}", {}, outcome)


def replayed(game: Game[Any], seats: int, number: int, steps: list[Step]) -> Any:
    """The state after answering `steps` again from the beginning."""
    luck = chance(number)
    state = game.setup(game.options_type(), seats, luck).state
    for step in steps:
        if step.ask.startswith("back:"):
            state = game.take_back(state, step.seat, step.ask.removeprefix("back:")).state
        else:
            state = game.answer(state, step.seat, step.ask, step.value, luck).state
    return state

"""Lets a beginner follow every hint of whole games, and compares what it comes to with what stewards come to.

`python -m tools.beginner paladins --tables 20 --players 1 --seed 5`. The beginner presses *Hint* at each of its
questions and gives the answer that stands there, through the same process of thought as a player's; all others at its
table are stewards. Alone at a table it is compared with a steward alone at the same tables.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from engine.chance import SEED_BYTES
from engine.policies import STEWARD, Policy, Position, policies
from engine.registry import game as rules_of
from host.stewards.hints import HINT_EFFORT
from host.stewards.thinking import Question, thought_of
from tools.simulated import SimulatedTable

BEGINNER = "beginner"


class Beginner(Policy):
    """Does what hints say, and nothing of its own."""

    def __init__(self) -> None:
        self.without: list[str] = []  # the kinds of questions for which there was no hint

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """What a hint names first."""
        steward: Policy = policies(position.game)[STEWARD]
        return steward.volunteer(position)

    def answer(self, position: Position) -> dict[str, Any]:
        """The answer of the hint."""
        game, world = position.game, position.world
        seed = bytes(position.stream("hint").below(256) for _ in range(SEED_BYTES))
        question = Question(
            game=game.id,
            state=encode(world),
            pack=game.pack(world.options),
            files={},
            seat=position.seat,
            ask=position.ask.id,
            level=STEWARD,
            seed=seed,
            volunteers=False,
            effort=HINT_EFFORT,
            advises=True,
        )
        thought = thought_of(question)
        if thought.value is None or thought.advice is None or thought.failed:
            self.without.append(position.ask.kind)
            return game.absent(world, position.seat)
        return thought.value


class Followed(Struct, frozen=True):
    """What a series came to. `beginner`, `steward`: the scores; `without`: questions for which there was no hint."""

    beginner: tuple[int, ...]
    steward: tuple[int, ...]
    without: tuple[str, ...]

    @property
    def ratio(self) -> float:
        """The beginner's mean score as a part of a steward's."""
        return _mean(self.beginner) / _mean(self.steward)

    def figures(self) -> dict[str, Any]:
        """Both means, each with its standard error, and their ratio."""
        return {
            "tables": len(self.beginner),
            "beginner": round(_mean(self.beginner), 1),
            "beginner_error": round(_error(self.beginner), 1),
            "steward": round(_mean(self.steward), 1),
            "steward_error": round(_error(self.steward), 1),
            "ratio": round(self.ratio, 3),
            "without_hint": len(self.without),
        }


def _mean(scores: tuple[int, ...]) -> float:
    return sum(scores) / len(scores)


def _error(scores: tuple[int, ...]) -> float:
    mean = _mean(scores)
    return sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1) / len(scores))


def follow_hints(game_id: str, players: int, tables: int, seed: int) -> Followed:
    """Plays so many tables; the beginner sits at another seat each time. Everything follows from `seed`."""
    rules, beginner = rules_of(game_id), Beginner()
    known = {**policies(rules), BEGINNER: beginner}
    scores: dict[str, list[int]] = {BEGINNER: [], STEWARD: []}
    for number in range(tables):
        seated = [STEWARD] * players
        seated[number % players] = BEGINNER
        for seats in [seated, [STEWARD]] if players == 1 else [seated]:
            table = SimulatedTable(rules, players, seed, number, policies=tuple(seats), known=known)
            for standing in rules.result(table.playout.play()) or ():
                scores[seats[standing.seat]].append(standing.score)
    return Followed(tuple(scores[BEGINNER]), tuple(scores[STEWARD]), tuple(beginner.without))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args()
    followed = follow_hints(wanted.game, wanted.players, wanted.tables, wanted.seed)
    print(json.dumps({"game": wanted.game, "players": wanted.players, **followed.figures()}))

"""How a game begins, the same for the host, for the replay of a log, and for simulated tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.chance import Chance, Draw
from engine.core.contract import Game, Outcome
from host.seeds import final_seed


class Deal(Struct, frozen=True):
    """A game that has just begun. `seats`: those drawn, in the order of joining; `draws`: theirs and the set-up's."""

    seed: bytes
    seats: tuple[int, ...]
    outcome: Outcome
    draws: tuple[Draw, ...]


def opening_value(game: Game[Any], options: dict[str, Any], commitment: str) -> dict[str, Any]:
    """What the first move of a log says. `options` are complete; `commitment` is that of the opening seed, in hex."""
    return {
        "game": game.id,
        "rules": game.version,
        "pack": list(game.pack(msgspec.convert(options, game.options_type))),
        "options": options,
        "commitment": commitment,
    }


def dealt(game: Game[Any], options: Mapping[str, Any], opening_seed: bytes, words: Sequence[str], epoch: int) -> Deal:
    """Mix the seed, draw the seats, set up the game. `words`: of those who sit there, in the order of joining.

    Raises Refusal for options no game takes, msgspec.ValidationError for what are none.
    """
    seed = final_seed(opening_seed, words)
    chance = Chance(seed, epoch)
    seats = chance.stream("seats").shuffled(range(len(words)))
    outcome = game.setup(msgspec.convert(options, game.options_type), len(words), chance)
    return Deal(seed, seats, outcome, tuple(chance.draws))

"""Deals a game, in the same way for the host, for the replay of a log, and for simulated tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.chance import Chance, Draw
from engine.core.contract import Game, Outcome
from host.lobby.seeds import final_seed
from host.table.cards import Pack, options_of


class DealtGame(Struct, frozen=True):
    """A game that has just begun. `seats`: those drawn, in the order of joining; `draws`: theirs and the set-up's."""

    seed: bytes
    seats: tuple[int, ...]
    outcome: Outcome
    draws: tuple[Draw, ...]


def opening_value(game: Game[Any], options: dict[str, Any], pack: Pack, commitment: str) -> dict[str, Any]:
    """The value of a log's first move. `options` are complete; `commitment` is the opening seed's, in hex."""
    return {
        "game": game.id,
        "rules": game.version,
        "pack": list(pack),
        "options": options,
        "commitment": commitment,
    }


def dealt(
    game: Game[Any], options: dict[str, Any], pack: Pack, opening_seed: bytes, words: Sequence[str], epoch: int
) -> DealtGame:
    """Mix the seed, draw the seats, set up the game. `words`: the players', in the order of joining.

    `pack`: the one the table was opened with. Raises Refusal for options that the game refuses,
    msgspec.ValidationError if `options` is malformed.
    """
    seed = final_seed(opening_seed, words)
    chance = Chance(seed, epoch)
    seats = chance.stream("seats").shuffled(range(len(words)))
    outcome = game.setup(options_of(game, options, pack), len(words), chance)
    return DealtGame(seed, seats, outcome, tuple(chance.draws))

"""The first position of a game of nobody's, from which the rules take their pictures."""

from __future__ import annotations

from typing import Any

from engine.core.chance import SEED_BYTES, Chance
from engine.core.registry import game as rules_of


def first_view(game_id: str, pack: str, seats: int) -> Any:
    """What an onlooker sees when a game with the content pack of that key begins, always dealt by the same chance."""
    game = rules_of(game_id)
    state = game.setup(game.options_type(pack=pack), seats, Chance(bytes(SEED_BYTES))).state
    return game.view(state, None)

"""Whoever follows every hint of a whole game plays about as well as a steward."""

from __future__ import annotations

import pytest

from tests.ground import DEEP
from tools.beginner import BEGINNER, follow_hints

TABLES = 20 if DEEP else 2
LEAST = 0.9 if DEEP else 0.75  # of a steward's mean score; two tables say little
SEED = 5


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "players"), [("devil", 4), ("architects", 3), ("paladins", 3), ("paladins", 1)])
def test_a_beginner_who_follows_every_hint_scores_like_a_steward(game: str, players: int) -> None:
    followed = follow_hints(game, players, TABLES, SEED)
    assert followed.without == (), f"no hint for the {BEGINNER}"
    assert len(followed.beginner) == TABLES
    assert followed.ratio >= LEAST

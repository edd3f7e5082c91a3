"""The feats of a finished game agree with what its dossier tells of the same game."""

from __future__ import annotations

import pytest

from games.devil.rules import GAME
from tests.games.devil.test_chronicle import SEEDS, moves, records


@pytest.mark.parametrize("seed", SEEDS)
def test_deals_are_counted_for_both_sides(seed: int) -> None:
    told = records(seed)
    feats = GAME.feats(told.end, [happening for move in moves(seed) for happening in move.happenings])
    for seat, counts in enumerate(feats):
        looks = [look for packed in told.chests for look in packed.looks if look.seat == seat]
        own = [packed for packed in told.chests if packed.seat == seat and packed.taken is not None]
        assert counts == {
            "chests-taken": sum(look.took for look in looks),
            "chests-sold": len(own),
            "souls-sold": sum(look.souls for look in looks),
            "souls-bought": sum(packed.taken.souls for packed in own if packed.taken is not None),
            "buildings": len(told.end.kingdoms[seat].built),
        }


def test_some_of_these_games_have_deals_of_every_kind() -> None:
    sales = [look for seed in SEEDS for _, look in records(seed).sales]
    assert len(sales) > 3

"""The tests of other worlds catch what the first release did."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.contract import Game
from engine.registry import game as game_of
from tests.contract.leaves import census
from tests.contract.test_leaves import found
from tools.under_test import under_test


class Shuffling:
    """A game whose other worlds deal only the cards that are in hands already, as the first release did."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def resample(self, state: Any, seat: int, luck: Any) -> Any:
        world = self._game.resample(state, seat, luck)
        others = [other for other in range(len(state.kingdoms)) if other != seat]
        held = [card for other in others for card in state.kingdoms[other].hand]
        dealt = iter(luck.stream("shuffle").shuffled(held))
        kingdoms = tuple(
            kingdom
            if other == seat
            else msgspec.structs.replace(kingdom, hand=tuple(next(dealt) for _ in kingdom.hand))
            for other, kingdom in enumerate(world.kingdoms)
        )
        return msgspec.structs.replace(world, kingdoms=kingdoms)


@pytest.mark.long
def test_cards_that_only_change_hands_are_caught() -> None:
    narrow: Any = Shuffling(game_of("devil"))
    some = found("devil")[::3]
    seen = census(narrow, some, 1, census(game_of("devil"), some, 1).open)
    assert "kingdoms.*.hand.*" in {one[1] for one in seen.narrow_sets(under_test("devil").known)}
    assert "kingdoms.*.hand.*" not in {one[1] for one in seen.narrow(under_test("devil").known)}

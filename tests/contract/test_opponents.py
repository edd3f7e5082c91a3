"""The simple opponents of the demo: legal, honest, and worth playing against."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import opponents
from engine.core.opponents import decided, volunteered
from engine.core.refusals import Refusal
from engine.core.registry import game as rules_of
from engine.core.registry import game_ids
from tests.contract.opponents import chance, evening


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("number", range(3))
def test_a_game_among_opponents_ends_and_every_answer_is_legal(game_id: str, number: int) -> None:
    *_, (state, _) = evening(game_id, number, rules_of(game_id).seats[1])
    assert rules_of(game_id).result(state) is not None


@pytest.mark.parametrize("game_id", game_ids())
def test_a_decision_is_made_on_a_world_that_was_drawn_anew(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules_of(game_id)
    state = game.setup(game.options_type(), game.seats[1], chance(1)).state
    seat, ask = next(iter(game.asks(state).items()))
    other, seen = game.resample(state, seat, chance(2)), []

    class Curious:
        def volunteer(self, world: Any, *_: Any) -> None:
            seen.append(world)

        def answer(self, world: Any, *_: Any) -> dict[str, Any]:
            seen.append(world)
            raise Refusal("missing")

    monkeypatch.setattr(type(game), "resample", lambda *_: other)
    monkeypatch.setattr(opponents, "opponent_of", lambda _: Curious())
    volunteered(game, state, seat, chance(3))
    assert decided(game, state, seat, ask, chance(3)) == game.absent(other, seat)
    assert len(seen) == 2
    assert all(world is other for world in seen)

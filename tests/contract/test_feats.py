"""The feats of every game: the same for every seat, in words that fit the records of a player."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Game
from engine.extras.chronicle import WithFeats, feats_of
from tests.bot.wordings import known_ids
from tests.contract.journeys import Journey
from tests.contract.test_every_game import EVERY_TABLE


@pytest.mark.parametrize(("name", "game", "seats"), EVERY_TABLE, ids=[name for name, _, _ in EVERY_TABLE])
def test_feats_are_counted_for_each_seat_and_have_wordings(name: str, game: Game[Any], seats: int) -> None:
    journey = Journey(game, seats, 1)
    happenings = [*journey.first.happenings]
    for step in journey:
        happenings += step.outcome.happenings
    roles = game.roles(journey.state) if hasattr(game, "roles") else ()
    assert {f"{game.id}-mark-{role}" for role in roles} <= set(known_ids())
    feats = feats_of(game, journey.state, happenings)
    if not isinstance(game, WithFeats) and not hasattr(game, "feats"):
        assert feats == ()
        return
    feats = game.feats(journey.state, happenings)
    assert len(feats) == seats
    assert {tuple(counts) for counts in feats} == {tuple(feats[0])}
    assert {f"{game.id}-feat-{feat}" for feat in feats[0]} <= set(known_ids())
    assert any(count for counts in feats for count in counts.values())

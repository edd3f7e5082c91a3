"""The stored playthroughs and the states of every release."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.playouts import random_value
from engine.registry import game as game_of
from tests.contract.journeys import chance
from tests.golden.playthrough import HERE, PLAYED, name_of, written
from tests.ground import sized
from tools.under_test import Golden, all_under_test

RELEASES = sorted(HERE.glob("states-*.jsonl"))


@pytest.mark.parametrize("played", PLAYED, ids=lambda one: name_of(*one).stem)
def test_a_game_is_played_and_retold_as_written_down(played: tuple[str, str, Golden]) -> None:
    assert written(*played) == name_of(*played).read_text(), "look at the diff after `make golden`"


@pytest.mark.sampled
@pytest.mark.parametrize("file", RELEASES, ids=lambda file: file.stem)
def test_a_state_of_an_older_release_is_read_and_played_on(file: Path) -> None:
    game = game_of(file.stem.split("-")[1])
    lines = file.read_text().splitlines()
    assert len(lines) > 5
    for line in lines[:: sized(1, 5)]:
        state = msgspec.json.decode(line, type=game.state_type)
        stream = chance(4).stream("on")
        while asks := game.asks(state):
            seat, ask = next(iter(asks.items()))
            state = game.answer(state, seat, ask.id, random_value(game, state, seat, ask.id, stream), chance(5)).state
        assert game.result(state)


def test_every_game_that_was_released_has_states_of_a_release() -> None:
    released = {game_id for game_id, game in all_under_test().items() if game.released}
    assert released <= {file.stem.split("-")[1] for file in RELEASES}

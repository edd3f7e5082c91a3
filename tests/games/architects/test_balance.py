"""What is measured of Architects: who begins, and the boards."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.policies import Match
from games.architects.balance import BALANCE, BOARDS
from games.architects.rules.game import Architects
from games.architects.rules.state import Options


@pytest.mark.parametrize("boards", ["standard", "all"])
def test_who_begins_and_which_board_won_is_sampled(boards: str) -> None:
    chances = (Chance(bytes(32)), Chance(bytes(32)))
    match = Match(Architects(), Options(boards=boards), ("apprentice",) * 2, chances, float)  # type: ignore[arg-type]
    watch, state = BALANCE.watch(match.players), match.state
    first = state.seat
    for move, outcome in match.steps():
        watch.saw(state, move, outcome)
        state = outcome.state
    seen = {(sample.name, sample.of): sample.value for sample in watch.samples(state)}
    winner = next(standing.seat for standing in match.game.result(state) or () if standing.place == 1)
    assert seen["wins-by-turn", str((winner - first) % 2 + 1)] == 1.0
    played = {of for name, of in seen if name == "wins-by-board"}
    assert played == {player.character for player in state.players if player.character}
    assert len(played) == (0 if boards == "standard" else 2)


def test_variable_boards_are_played_in_a_run_of_their_own() -> None:
    assert {run.id: run.options.get("boards", "standard") for run in BALANCE.runs}[BOARDS] == "all"

"""Questions that leave no choice are few: the house answers them, or the order that is offered beside the first."""

from __future__ import annotations

import pytest

from engine.registry import games
from tools.choiceless import Asked, choiceless, questions_of

GAMES = [game_id for game_id, game in games().items() if game.offered]


@pytest.mark.parametrize("game_id", GAMES)
def test_at_most_three_of_forty_questions_leave_whoever_is_asked_no_choice(game_id: str) -> None:
    game = games()[game_id]
    seats = min(game.seats[1], 4)
    asked = [each for each in questions_of(game, seats, 26, 0) if each.how != "house"]
    for seat in range(seats):
        own = [each for each in asked if each.seat == seat]
        assert 40 * choiceless(own) <= 3 * max(40, len(own)), own


def test_the_order_leaves_the_first_of_those_it_skips_and_what_nothing_answers() -> None:
    hows = ["open", "order", "only", "order", "house"]
    assert choiceless([Asked(0, 0, "viewing", how) for how in hows]) == 2

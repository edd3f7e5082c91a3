"""Who is the last one: where several were asked together, never because the turn before may still be taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.registry import games
from host.table import early_answers
from tests.bot.drawing import TABLE
from tests.bot.test_you import played
from tests.ground import sized

TOGETHER = {
    "architects": {"draft"},
    "devil": {"offer", "viewing", "plan", "keep", "pass", "done", "vote"},
    "paladins": {"paladins"},
}
IN_TURN = {"architects": {"turn"}, "devil": set[str](), "paladins": {"turn"}}


@pytest.mark.parametrize("game_id", sorted(TOGETHER))
def test_only_who_was_asked_together_with_others_is_the_last_one(game_id: str) -> None:
    game = games()[game_id]
    last: Counter[str] = Counter()
    taken_back: Counter[str] = Counter()
    for number, (state, _) in enumerate(played(game, 3)):
        if number > sized(400, 4000):
            break
        questions = early_answers.questions_with_held(game, state, None)
        if len(questions.owed) != 1 or not questions.sealed:
            assert not questions.last
            continue
        ((seat, ask),) = questions.owed.items()
        if set(questions.sealed) == {seat}:
            assert not questions.last
        elif questions.last:
            last[ask.kind] += 1
        else:
            taken_back[ask.kind] += 1
    assert last.keys() >= TOGETHER[game_id]
    assert taken_back.keys() >= IN_TURN[game_id]
    assert not last.keys() & IN_TURN[game_id]
    assert game_id != "devil" or not taken_back


def test_an_answer_that_is_held_makes_nobody_the_last() -> None:
    game = games()["devil"]
    state = next(state for state, _ in played(game, 3) if len(game.asks(state)) == 1 and game.sealed(state))
    ((seat, ask),) = game.asks(state).items()
    answer = early_answers.HeldAnswer(seat, ask.id, {}, "i:1", TABLE.opened_at)
    assert not early_answers.questions_with_held(game, state, answer).last

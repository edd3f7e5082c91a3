from __future__ import annotations

import pytest

from engine.registry import game as rules_of
from host.proof.course import course_of
from host.proof.export import parse_export
from host.proof.verify import OtherVersion
from tests.host.forging import chained, closed, opened
from tests.replay.pages import exported
from tools.under_test import quick_games


@pytest.mark.parametrize("game_id", quick_games())
def test_a_course_has_every_move_of_the_game_with_its_answer(game_id: str) -> None:
    export = parse_export(exported(game_id))
    course = course_of(export)
    moves = [move for move in export.moves if move["kind"] in ("start", "answer", "take-back")]
    assert [step.entry.number for step in course.steps] == [move["number"] for move in moves]
    assert course.finding is None
    assert course.verdict is not None
    assert course.result is not None
    answers = [step for step in course.steps if step.entry.kind == "answer"]
    assert answers
    assert all(step.given is not None and step.given.ask.id == step.entry.ask for step in answers)
    assert all(step.before == before.state for before, step in zip(course.steps, course.steps[1:], strict=False))
    assert rules_of(game_id).result(course.steps[-1].state) is not None


def test_a_forged_move_ends_the_course_before_it() -> None:
    export = opened(exported("bids"))
    at = next(number for number, move in enumerate(export["moves"]) if move["kind"] == "answer" and number > 12)
    export["moves"][at]["value"] = {"coins": 99}
    course = course_of(closed(chained(export)))
    assert course.finding is not None
    assert course.finding.details["number"] == at + 1
    assert course.steps[-1].entry.number == at
    assert course.result is None


def test_a_chain_that_does_not_hold_is_found_before_anything_is_played() -> None:
    export = opened(exported("bids"))
    export["moves"][8]["salt"] = "0" * 32
    course = course_of(closed(export))
    assert course.finding is not None
    assert course.steps == ()


def test_a_game_by_other_rules_has_no_course() -> None:
    export = opened(exported("bids"))
    export["rules"] += 1
    with pytest.raises(OtherVersion):
        course_of(closed(export))

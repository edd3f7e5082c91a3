"""Phase 4, the grain for action tokens (section 3.4)."""

from __future__ import annotations

from typing import Any

import pytest

from games.devil.rules.effects import Gain, Pay, Points, Reputation
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.state import Todo, Turn
from tests.games.devil.actions import BARN, DEAR, FORGE, HUT, RUINED, TOOL
from tests.games.devil.builders import START, building, cards, carried_out, kingdom, scene

# Tokens


@pytest.mark.parametrize(("used", "grain"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_first_two_tokens_are_free_and_each_further_one_costs_a_grain(used: int, grain: int) -> None:
    value: dict[str, Any] = {"use": ["tool", "forge"][: min(used, 2)]}
    if used > 2:
        value["build1"] = "hut"
    if used > 3:
        value["build2"] = "barn"
    planner = kingdom(goods={"grain": 5}, built=("tool", "forge"), hand=("hut", "barn"))
    assert carried_out(planner, value, pack=cards(TOOL, FORGE, HUT, BARN)).kingdom.stock["grain"] == 5 - grain


def test_a_token_on_a_skipped_action_costs_nothing() -> None:
    planner = kingdom(goods={"grain": 5}, built=("tool", "forge"), hand=("dear",), **RUINED)
    after = carried_out(planner, {"use": ["tool", "forge"], "build1": "dear"}, pack=cards(TOOL, FORGE, DEAR))
    assert (after.kingdom.stock["grain"], after.skipped) == (5, 1)


def test_a_missing_grain_is_bought() -> None:
    planner = kingdom(built=("tool", "forge"), hand=("hut",))
    after = carried_out(planner, {"use": ["tool", "forge"], "build1": "hut"}, pack=cards(TOOL, FORGE, HUT)).kingdom
    assert after.debt == 1  # two coins made by the tools, three for the grain


BELL, DRUM = (building(card, Reputation(when="action", n=0)) for card in ("bell", "drum"))


def test_an_action_whose_token_cannot_be_paid_is_skipped_and_costs_one_reputation() -> None:
    planner = kingdom(built=("bell", "drum"), hand=("hut", "barn"), **RUINED)
    plan = {"use": ["bell", "drum"], "build1": "hut", "build2": "barn"}
    after = carried_out(planner, plan, pack=cards(BELL, DRUM, HUT, BARN))
    assert (after.kingdom.reputation, after.skipped) == (START - 2, 2)
    assert after.kingdom.built == ("bell", "drum")


def test_an_action_whose_token_cannot_be_paid_is_skipped_at_the_bottom_of_the_track_as_well() -> None:
    planner = kingdom(built=("bell", "drum"), hand=("hut",), reputation=0, **RUINED)
    after = carried_out(planner, {"use": ["bell", "drum"], "build1": "hut"}, pack=cards(BELL, DRUM, HUT))
    assert (after.kingdom.reputation, after.kingdom.built, after.skipped) == (0, ("bell", "drum"), 1)


def test_learners_lose_no_reputation_for_a_token_they_cannot_pay_and_the_action_is_skipped_all_the_same() -> None:
    planner = kingdom(built=("bell", "drum"), hand=("hut",), **RUINED)
    plan = {"use": ["bell", "drum"], "build1": "hut"}
    after = carried_out(planner, plan, pack=cards(BELL, DRUM, HUT), learners=True)
    assert (after.kingdom.reputation, after.kingdom.built) == (START, ("bell", "drum"))


def test_prosperity_does_not_count_an_action_whose_token_could_not_be_paid() -> None:
    planner = kingdom(built=("bell", "drum"), hand=("hut",), events=("prosperity",), **RUINED)
    plan = {"use": ["bell", "drum"], "build1": "hut", "event": "right"}
    after = carried_out(planner, plan, pack=cards(BELL, DRUM, HUT)).kingdom
    assert (after.reputation, after.events) == (START - 2, ("prosperity",))  # the hut and the event are skipped


def test_grain_for_a_token_is_set_aside_before_its_action_and_nothing_after_can_spend_it() -> None:
    mill = building("mill-2", Pay(when="action", grain=1), Points(when="action", n=3))
    planner = kingdom(goods={"grain": 1}, built=("bell", "drum"), hand=("mill-2",), **RUINED)
    plan = {"use": ["bell", "drum"], "build1": "mill-2", "act1": "yes"}
    after = carried_out(planner, plan, pack=cards(BELL, DRUM, mill))
    assert (after.kingdom.built[-1], after.kingdom.score, after.skipped) == ("mill-2", 0, 1)
    assert (after.kingdom.stock["grain"], after.deeds.count("devil-did-token")) == (0, 1)


def test_grain_that_an_action_brings_comes_too_late_for_its_own_token() -> None:
    field = building("field", Gain(when="action", grain=2))
    planner = kingdom(built=("field",), hand=("hut", "barn"), **RUINED)
    plan = {"use": ["field"], "build1": "hut", "build2": "barn"}
    assert carried_out(planner, plan, pack=cards(field, HUT, BARN)).kingdom.stock["grain"] == 1
    late = kingdom(hand=("hut", "barn", "field"), **RUINED)
    after = carried_out(late, {"build1": "hut", "build2": "field", "act2": "yes"}, pack=cards(field, HUT, BARN))
    assert (after.kingdom.stock["grain"], after.kingdom.reputation) == (0, START - 1)


def test_a_game_stored_before_grain_was_set_aside_pays_its_tokens_at_the_end() -> None:
    used = Turn(finance="sell", choices={}, used=4)
    stored = kingdom(goods={"grain": 1}, turn=used, agenda=(Todo("tokens"),), **RUINED)
    resolution = Resolution(scene())
    after = resolution.run(stored)
    assert (after.stock["grain"], after.reputation) == (0, START - 1)
    assert [deed.key for deed in resolution.deeds] == ["devil-did-token", "devil-did-skip", "devil-did-move"]

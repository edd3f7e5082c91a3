"""Phase 4, hiring courtiers and playing events (section 3.4)."""

from __future__ import annotations

import pytest

from games.devil.rules.effects import Gain, If, Pay, TakeCourtier
from games.devil.rules.pack import Side
from tests.games.devil.actions import RUINED
from tests.games.devil.builders import START, building, cards, carried_out, event, kingdom

# Courtiers


def test_the_first_hire_of_a_courtier_costs_two_coins() -> None:
    after = carried_out(kingdom(goods={"coins": 5}), {"hire": "town"}).kingdom
    assert (after.hired, after.stock["coins"]) == (("town",), 3)


def test_a_later_hire_costs_three() -> None:
    after = carried_out(kingdom(goods={"coins": 5}, second=("town",)), {"hire": "town"}).kingdom
    assert (after.hired, after.second, after.stock["coins"]) == (("town",), (), 2)


def test_the_alchemist_on_the_three_coin_space_is_hired_like_the_others() -> None:
    after = carried_out(kingdom(goods={"coins": 5}, second=("alchemist",)), {"hire": "alchemist"}).kingdom
    assert (after.hired, after.stock["coins"]) == (("alchemist",), 2)


def test_hiring_when_no_courtier_is_available_is_skipped() -> None:
    fair = event("fair", Side(0, effect=(TakeCourtier(which=("town",)),)))
    planner = kingdom(events=("fair",), hired=("rural", "church"))
    after = carried_out(planner, {"event": "left", "hire": "town"} | {"l.0": "town"}, pack=cards(fair))
    assert (after.kingdom.hired, after.kingdom.reputation) == (("rural", "church", "town"), START - 1)


def test_an_unpayable_hire_is_skipped() -> None:
    after = carried_out(kingdom(**RUINED), {"hire": "town"})
    assert (after.kingdom.hired, after.kingdom.reputation) == ((), START - 1)


def test_a_courtier_from_a_card_is_taken_for_nothing() -> None:
    inn = building("inn", TakeCourtier(when="built", which=("church", "town")))
    after = carried_out(kingdom(second=("town",), hand=("inn",)), {"build1": "inn", "n0.0": "town"}, pack=cards(inn))
    assert (after.kingdom.hired, after.kingdom.second, after.kingdom.debt) == (("town",), (), 0)


@pytest.mark.parametrize(("second", "gained"), [((), ()), (("alchemist",), ("alchemist",))])
def test_a_card_gives_the_alchemist_only_once_he_lies_on_the_three_coin_space(
    second: tuple[str, ...], gained: tuple[str, ...]
) -> None:
    lab = building("lab", TakeCourtier(when="built", which=("alchemist",)))
    value = {"build1": "lab"} | ({"n0.0": "alchemist"} if second else {})
    assert carried_out(kingdom(second=second, hand=("lab",)), value, pack=cards(lab)).kingdom.hired == gained


# Events and reputation


def test_the_left_option_gains_things_and_loses_reputation() -> None:
    pack = cards(event("fair", Side(-2, effect=(Gain(coins=5),))))
    after = carried_out(kingdom(events=("fair",)), {"event": "left"}, pack=pack).kingdom
    assert (after.stock["coins"], after.reputation, after.events) == (5, START - 2, ())


def test_the_right_option_pays_and_gains_reputation() -> None:
    pack = cards(event("fair", right=Side(3, effect=(Pay(coins=2),))))
    after = carried_out(kingdom(goods={"coins": 2}, events=("fair",)), {"event": "right"}, pack=pack).kingdom
    assert (after.stock["coins"], after.reputation) == (0, START + 3)


def test_an_unpayable_right_option_costs_one_reputation_and_gives_nothing() -> None:
    pack = cards(event("fair", right=Side(3, effect=(Pay(coins=2), Gain(glass=1)))))
    after = carried_out(kingdom(events=("fair",), **RUINED), {"event": "right"}, pack=pack).kingdom
    assert (after.stock["glass"], after.reputation) == (0, START - 1)


def test_so_does_one_whose_condition_is_not_met() -> None:
    pack = cards(event("fair", right=Side(3, If(that="no-debt"))))
    assert carried_out(kingdom(events=("fair",), debt=1), {"event": "right"}, pack=pack).kingdom.reputation == START - 1
    assert carried_out(kingdom(events=("fair",)), {"event": "right"}, pack=pack).kingdom.reputation == START + 3


def test_a_left_option_with_a_condition_needs_it_too() -> None:
    pack = cards(event("fair", Side(-1, If(that="debt-at-least", n=5), (Gain(coins=9),))))
    after = carried_out(kingdom(events=("fair",)), {"event": "left"}, pack=pack)
    assert (after.kingdom.stock["coins"], after.skipped) == (0, 1)


def test_an_event_that_could_not_be_carried_out_stays_in_hand() -> None:
    pack = cards(event("fair", right=Side(3, If(that="no-debt"))))
    assert carried_out(kingdom(events=("fair",), debt=1), {"event": "right"}, pack=pack).kingdom.events == ("fair",)

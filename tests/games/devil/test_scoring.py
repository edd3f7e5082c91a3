"""Final scoring (section 4)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import SeatRef, say
from games.devil.rules.effects import Hoard, If, Per, Points
from games.devil.rules.mechanics.scoring import score, standings
from games.devil.rules.pack import Pack, Scoring
from games.devil.rules.phases.turn_order import END
from games.devil.rules.state import State
from tests.games.devil.builders import CARDS, GAME, START, building, cards, kingdom, scene, table


def line(part: str, pack: Pack = CARDS, **changes: Any) -> int:
    return score(kingdom(**changes), scene(pack)).parts[part]


def places(*goods: dict[str, int]) -> list[int]:
    """The places of the four seats, by seat, when they own nothing but these."""
    state = over(**{role: {"goods": one} for role, one in zip(("sun", "moon", "cultist", "devil"), goods, strict=True)})
    return [one.place for one in sorted(standings(state), key=lambda one: one.seat)]


def over(**changes: Any) -> State:
    neutral = {"marked": 0}
    changes["cultist"] = neutral | changes.get("cultist", {})
    return table(END, 5, **changes)


def test_points_so_far_count_also_below_zero() -> None:
    assert line("so-far", score=-3) == -3


def test_what_brought_and_took_points_in_play_has_rows_of_its_own_and_so_far_is_the_rest() -> None:
    causes = {"inquisitors": -7, "guesses": 4}
    parts = score(kingdom(score=-1, sources=causes), scene()).parts
    assert [parts[name] for name in ("inquisitors", "guesses", "ritual", "so-far")] == [-7, 4, 0, 2]


def test_buildings_bring_their_points() -> None:
    assert line("buildings", built=("mill", "cathedral")) == 1 + CARDS.buildings["cathedral"].points


@pytest.mark.parametrize(("debt", "lost"), [(0, 0), (1, 1), (2, 1), (7, 4), (10, 5)])
def test_half_the_debt_rounded_up_is_lost(debt: int, lost: int) -> None:
    assert line("debt", debt=debt) == -lost


def test_a_major_achievement_is_two_points() -> None:
    assert line("majors", majors=("rural", "all")) == 4


def test_but_not_for_the_devil() -> None:
    assert line("majors", role="devil", majors=("rural", "all")) == 0


def test_minor_achievements_bring_nothing() -> None:
    plain, earned = (score(kingdom(minors=minors), scene()).total for minors in ((-1,) * 4, (0, 1, 2, 3)))
    assert plain == earned


def test_an_angel_wing_is_a_point_and_a_demon_wing_costs_one() -> None:
    assert (line("angels", angels=2), line("demons", demons=2)) == (2, -2)


def test_an_unused_indulgence_is_two_points() -> None:
    assert line("indulgences", indulgences=3) == 6


def test_a_hired_unused_courtier_is_a_point_one_on_a_coin_space_is_none() -> None:
    assert line("courtiers", hired=("rural", "alchemist"), second=("town",)) == 2


def test_a_marked_soul_piece_costs_a_point_a_pure_one_nothing() -> None:
    assert line("marked", pure=3, marked=2) == -2
    assert score(kingdom(pure=3), scene()).total == 0


def test_an_unspent_rare_good_is_a_point() -> None:
    assert line("rare", goods={"glass": 2, "marble": 1}) == 3


def test_leftover_coins_and_basic_goods_count_five_to_one_together() -> None:
    result = score(kingdom(goods={"coins": 4, "wood": 3, "grain": 1, "stone": 4}), scene())
    assert (result.parts["leftovers"], result.fifths) == (2, 2)


def test_the_total_is_the_sum_of_all_lines() -> None:
    result = score(
        kingdom("cultist", {"coins": 6, "glass": 1}, built=("mill",), debt=3, angels=1, majors=("town",), score=5),
        scene(),
    )
    assert result.total == 5 + 1 - 2 + 2 + 1 - 2 + 1 + 1
    assert result.fifths == 1


def test_a_pack_may_say_what_achievements_and_indulgences_score() -> None:
    own = replace(CARDS, board=replace(CARDS.board, scoring=Scoring(majors=3, indulgences=1)))
    assert (line("majors", own, majors=("town", "all")), line("indulgences", own, indulgences=4)) == (6, 4)


# End-of-game effects


def test_effects_at_the_end_count_what_is_there_then() -> None:
    hall = building("hall", Points(when="end", n=2, per=Per(of="courtiers")))
    assert line("effects", cards(hall), built=("hall",), hired=("rural", "town")) == 4


def test_a_condition_at_the_end_must_hold() -> None:
    clean = building("clean", Points(when="end", n=3, condition=If(that="no-debt")))
    assert line("effects", cards(clean), built=("clean",)) == 3
    assert line("effects", cards(clean), built=("clean",), debt=1) == 0


def test_goods_discarded_for_points_are_not_counted_again() -> None:
    result = score(kingdom(goods={"wood": 5}, built=("trade-route",)), scene())
    assert (result.parts["effects"], result.parts["leftovers"]) == (5, 0)


def test_two_such_buildings_do_not_fight_for_the_same_good() -> None:
    """The one that can take only grain takes it, whichever was built first."""
    route = building("route", Hoard(when="end", kinds=("wood", "stone", "grain"), each=1))
    barn = building("granary", Hoard(when="end", kinds=("grain",), each=1))
    for built in (("route", "granary"), ("granary", "route")):
        assert line("effects", cards(route, barn), built=built, goods={"grain": 5, "wood": 4}) == 9


def test_positions_at_the_end_decide_who_is_highest() -> None:
    arch = building("arch", Points(when="end", n=4, condition=If(that="highest")))
    owner = kingdom(built=("arch",), reputation=START)
    assert score(owner, scene(cards(arch), (START, START, 1, 1))).parts["effects"] == 4
    assert score(owner, scene(cards(arch), (START, START + 1, 1, 1))).parts["effects"] == 0


# Places


def test_most_points_win() -> None:
    assert places({"glass": 4}, {"glass": 3}, {"glass": 2}, {"glass": 1}) == [1, 2, 3, 4]


def test_fifths_of_a_point_break_ties() -> None:
    assert places({"glass": 1, "coins": 1}, {"glass": 1, "wood": 2}, {}, {"grain": 4}) == [2, 1, 4, 3]


def test_who_is_ahead_by_fifths_says_so() -> None:
    state = over(sun={"goods": {"glass": 1, "coins": 1}}, moon={"goods": {"glass": 1, "wood": 2}})
    first, second, third, fourth = standings(state)
    assert (first.seat, first.tie) == (1, say("devil-tie-1", whom=SeatRef(0), own=2, theirs=1))
    assert (second.seat, second.tie) == (0, None)
    assert (third.tie, fourth.tie) == (say("devil-tie-level", whom=SeatRef(fourth.seat)), None)


def test_remaining_ties_are_shared() -> None:
    assert places({"glass": 1}, {"coins": 5}, {"coins": 1}, {"wood": 1}) == [1, 1, 3, 3]


def test_there_is_no_result_before_the_end() -> None:
    assert GAME.result(table("inquisition.pack", 5)) is None


def test_at_the_end_nobody_owes_anything_and_the_standings_are_in_order_of_place() -> None:
    state = over(moon={"goods": {"glass": 2}}, devil={"goods": {"glass": 1}})
    assert GAME.asks(state) == {}
    assert GAME.moment(state) == "end"
    found = GAME.result(state)
    assert found is not None
    assert [one.seat for one in found][:2] == [1, 3]


@pytest.mark.parametrize("coins", range(8))
@pytest.mark.parametrize("wood", range(6))
@pytest.mark.parametrize("card", ["treasury", "trade-route"])
def test_a_building_that_discards_at_the_end_is_never_worse_than_none(card: str, wood: int, coins: int) -> None:
    goods = {"wood": wood, "coins": coins}
    with_it, without_it = (score(kingdom(goods=goods, built=built), scene()) for built in ((card,), ()))
    points = CARDS.buildings[card].points
    assert (with_it.total - points, with_it.fifths) >= (without_it.total, without_it.fifths)


def test_the_treasury_keeps_the_coins_that_make_no_point() -> None:
    result = score(kingdom(goods={"coins": 5, "wood": 3}, built=("treasury",)), scene())
    assert (result.parts["effects"], result.parts["leftovers"], result.fifths) == (1, 1, 0)


def test_rare_goods_that_a_building_would_discard_for_nothing_are_kept() -> None:
    rich = cards(building("chest", Hoard(when="end", kinds=("glass",), each=3)))
    result = score(kingdom(goods={"glass": 3}, built=("chest",)), scene(rich))
    assert (result.parts["effects"], result.parts["rare"]) == (0, 3)

"""Phase 6, reputation, and the wings (section 3.7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Named
from games.devil.rules.mechanics.reputation import claim, drifted, highest, lowest, moved, pay_claims
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import State
from tests.games.devil.builders import BOARD, CHANCE, KNOT, START, TOP, begun, changed, kingdom, of, table

TRACK = BOARD.track


def standing(*places: int, **changes: object) -> State:
    """The reputation phase is about to begin; sun, moon, cultist and devil stand there."""
    state = table("reputation", **changes)
    for role, place in zip(ROLES, places, strict=True):
        state = changed(state, role, reputation=place)
    return state


def after_move(place: int, steps: int) -> tuple[int, tuple[tuple[str, int], ...]]:
    after = moved(TRACK, kingdom(reputation=place), steps)
    return after.reputation, after.claims


# Moving


def test_up_stops_at_the_top_and_reaching_it_gives_an_angel_wing() -> None:
    assert after_move(TOP - 2, 5) == (TOP, (("angel", 1),))


def test_a_move_that_starts_at_the_top_gives_none() -> None:
    assert after_move(TOP, 2) == (TOP, ())


def test_coming_back_to_the_top_gives_another() -> None:
    below = moved(TRACK, kingdom(reputation=TOP), -1)
    assert moved(TRACK, below, 1).claims == (("angel", 1),)


@pytest.mark.parametrize(
    ("place", "steps", "after", "wings"), [(3, -1, 2, 1), (4, -3, 1, 2), (5, -5, 0, 3), (2, -1, 1, 1), (1, -4, 0, 1)]
)
def test_each_of_the_three_lowest_spaces_entered_on_the_way_down_gives_a_demon_wing(
    place: int, steps: int, after: int, wings: int
) -> None:
    assert after_move(place, steps) == (after, (("demon", wings),))


def test_no_wing_above_the_three_lowest_spaces() -> None:
    assert after_move(6, -3) == (3, ())


def test_no_wing_for_a_move_that_is_already_at_the_bottom() -> None:
    assert after_move(0, -2) == (0, ())


def test_no_demon_wing_when_moving_up() -> None:
    assert after_move(0, 2) == (2, ())


# Wings


def paid(state: State) -> State:
    return pay_claims(state)[0]


def test_three_angel_wings_become_an_indulgence() -> None:
    state = paid(changed(table("reputation"), "sun", angels=2, claims=(("angel", 1),)))
    assert (of(state, "sun").angels, of(state, "sun").indulgences, state.indulgences) == (0, 1, 7)


def test_four_angel_wings_at_once_leave_one() -> None:
    state = paid(changed(table("reputation"), "sun", claims=(("angel", 4),)))
    assert (of(state, "sun").angels, of(state, "sun").indulgences, state.angels) == (1, 1, 9)


def test_three_demon_wings_become_a_houseguest_and_two_lost_points_at_once() -> None:
    state = paid(changed(table("reputation"), "sun", demons=2, claims=(("demon", 1),)))
    assert (of(state, "sun").demons, of(state, "sun").guests, of(state, "sun").score, state.guests) == (0, 1, -2, 3)


def test_without_a_card_left_only_the_points_are_lost() -> None:
    state = paid(changed(table("reputation", guests=0), "sun", demons=2, claims=(("demon", 1),)))
    assert (of(state, "sun").demons, of(state, "sun").guests, of(state, "sun").score) == (0, 0, -2)


def test_without_an_indulgence_left_the_wings_stay() -> None:
    state = paid(changed(table("reputation", indulgences=0), "sun", angels=2, claims=(("angel", 2),)))
    assert (of(state, "sun").angels, of(state, "sun").indulgences) == (4, 0)


def test_wings_that_stayed_are_exchanged_once_an_indulgence_is_back() -> None:
    state = paid(changed(table("reputation", indulgences=1), "sun", angels=3))
    assert (of(state, "sun").angels, of(state, "sun").indulgences) == (0, 1)


def test_the_last_indulgence_goes_by_seat_order() -> None:
    state = table("reputation", indulgences=1)
    for role in ("moon", "sun"):
        state = changed(state, role, angels=2, claims=(("angel", 1),))
    state = paid(state)
    assert (of(state, "sun").indulgences, of(state, "moon").indulgences, of(state, "moon").angels) == (1, 0, 3)


def test_the_last_houseguest_goes_by_seat_order() -> None:
    state = table("reputation", guests=1)
    for role in ("devil", "cultist"):
        state = changed(state, role, demons=2, claims=(("demon", 1),))
    state = paid(state)
    assert (of(state, "cultist").guests, of(state, "devil").guests) == (1, 0)
    assert of(state, "devil").score == -2


def test_angel_wings_run_out() -> None:
    state = paid(changed(table("reputation", angels=1), "sun", claims=(("angel", 2),)))
    assert (of(state, "sun").angels, state.angels) == (1, 0)


def test_demon_wings_never_run_out_the_third_is_back_before_the_fourth_is_taken() -> None:
    state = table("reputation", demons=2)
    for role in ("moon", "cultist", "devil"):
        state = changed(state, role, demons=2)
    state = paid(changed(state, "sun", demons=2, claims=(("demon", 3),)))
    assert (of(state, "sun").guests, of(state, "sun").demons) == (1, 2)


def test_returning_more_demon_wings_than_are_held_returns_those() -> None:
    state = paid(changed(table("reputation", demons=9), "sun", demons=1, claims=(("demon", -2),)))
    assert (of(state, "sun").demons, state.demons) == (0, 10)


def test_a_claim_of_nothing_is_none() -> None:
    assert claim(kingdom(), "angel", 0).claims == ()


# The phase


@pytest.mark.parametrize(
    ("places", "up", "down"),
    [
        ((9, 5, 6, 7), (0,), (1,)),
        ((9, 9, 4, 4), (0, 1), (2, 3)),
        ((5, 5, 5, 5), (), ()),
        ((5, 5, 5, 6), (3,), (0, 1, 2)),
    ],
)
def test_highest_and_lowest_share_and_if_all_stand_together_there_is_neither(
    places: tuple[int, ...], up: tuple[int, ...], down: tuple[int, ...]
) -> None:
    assert (highest(places), lowest(places)) == (up, down)


def test_the_highest_gets_an_angel_wing_and_the_lowest_a_demon_wing() -> None:
    after = begun(standing(9, 8, 8, 6))
    assert [(one.angels, one.demons) for one in after.state.kingdoms] == [(1, 0), (0, 0), (0, 0), (0, 1)]


def test_belfry_and_reliquary_look_at_the_positions_at_the_start() -> None:
    """The rulebook's example: blue's belfry lifts it, red's reliquary counts it as below all the same."""
    state = standing(9, 8, 10, 10, sun={"built": ("reliquary",)}, moon={"built": ("belfry",)})
    after = begun(state)
    assert after.of("sun").stock["coins"] == 1
    lifted = moved(TRACK, kingdom(reputation=8), 2)
    assert after.of("moon").reputation == drifted(TRACK, lifted).reputation


def test_a_minster_scores_for_the_highest_at_the_start_even_if_a_belfry_passes_it() -> None:
    state = standing(9, 8, 9, 9, sun={"built": ("minster",)}, moon={"built": ("belfry",)})
    assert begun(state).of("sun").score == 1
    assert begun(standing(9, 10, 5, 5, sun={"built": ("minster",)})).of("sun").score == 0


def test_two_effects_of_one_seat_do_not_see_each_other() -> None:
    state = standing(START - 1, 12, 12, 12, sun={"built": ("rectory", "hermitage")})
    lifted = kingdom(reputation=START + 1)  # the hermitage helps who started below the start space
    assert begun(state).of("sun").reputation == drifted(TRACK, lifted).reputation


def test_wings_of_the_phase_are_there_before_the_buildings_look() -> None:
    state = standing(5, 9, 9, 9, sun={"built": ("cloister-garden",)})
    after = begun(state).of("sun")
    assert after.demons == 1
    assert after.reputation == drifted(TRACK, kingdom(reputation=5)).reputation


def test_a_rectory_helps_every_round() -> None:
    after = begun(standing(7, 7, 7, 8, sun={"built": ("rectory",)})).of("sun")
    assert after.reputation == drifted(TRACK, kingdom(reputation=8)).reputation


# Drift


def test_everyone_moves_towards_the_knot_by_the_arrows_of_their_space() -> None:
    for place, arrows in enumerate(TRACK.arrows):
        after = drifted(TRACK, kingdom(reputation=place)).reputation
        assert abs(after - place) == min(arrows, abs(place - KNOT))
        assert abs(after - KNOT) <= abs(place - KNOT)


def test_who_is_on_the_knot_does_not_move() -> None:
    assert drifted(TRACK, kingdom(reputation=KNOT)).reputation == KNOT


def test_a_marker_that_reaches_the_knot_stops_there() -> None:
    strong = replace(TRACK, arrows=(5,) * len(TRACK.arrows))
    assert drifted(strong, kingdom(reputation=KNOT + 2)).reputation == KNOT
    assert drifted(strong, kingdom(reputation=KNOT - 2)).reputation == KNOT


def test_the_table_hears_where_everybody_has_drifted_to() -> None:
    state = standing(TOP, TOP - 1, KNOT, KNOT - 1)
    after, happenings = STEPS["reputation"].begin(state, CHANCE)
    texts = [happening.public for happening in happenings]
    drifts = [text.params for text in texts if text is not None and text.key == "devil-drift"]
    assert len(drifts) == 3
    for drift in drifts:
        seat = drift["seat"].seat  # type: ignore[union-attr]
        before, now = state.kingdoms[seat].reputation, after.kingdoms[seat].reputation
        assert (drift["steps"], drift["now"]) == (now - before, now)


def test_the_knot_is_one_space_below_the_start() -> None:
    assert KNOT == START - 1


def test_drift_comes_after_the_wings_for_highest_and_lowest() -> None:
    state = standing(TOP, TOP - 1, KNOT, KNOT)
    after = begun(state)
    assert after.of("sun").angels == 1
    assert after.of("moon").angels == 0
    assert after.of("sun").reputation < TOP


def test_drifting_up_from_the_bottom_gives_no_demon_wing() -> None:
    assert drifted(TRACK, kingdom(reputation=0)).claims == ()


def test_news_of_a_wing_name_the_building_that_brought_it() -> None:
    told = begun(standing(START + 1, 3, 3, 3, sun={"built": ("nunnery",)})).told
    keys = [one.public.key for one in told if one.public]
    at = keys.index("devil-did-building")
    assert keys[at + 1] == "devil-wings-angel"
    assert told[at].public is not None
    assert told[at].public.params["what"] == Named("building", "nunnery")


def test_an_abbey_is_named_only_when_a_wing_is_returned() -> None:
    for demons, news in ((1, ["devil-did-building", "devil-wings-returned"]), (0, [])):
        state = table("interest", sun={"built": ("abbey",), "demons": demons})
        assert begun(state).public() == news

"""What a moderator may set right at a seat, cards apart, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.extras.fixing import Change
from engine.texts import Refusal
from games.devil.rules.phases.turn_order import END
from games.devil.rules.state import Chest, Inquisition, State, Todo
from tests.games.devil.builders import BOARD, GAME, SLOTS, SUN, TOP, answer, of, table
from tests.games.devil.fixing import ACTION, PLAIN, PLAYED, fixed, quantity, refused, sun, told


def at_the_door(**changes: Any) -> State:
    """The sun faces the Ascetic and one red inquisitor."""
    board = Inquisition(slots=SLOTS, up=(True, False, False))
    return table("inquisition.answer", 3, inquisition=board, **changes)


# ---------------------------------------------------------------------- behind the wall


@pytest.mark.parametrize("kind", ["wood", "stone", "grain", "glass", "marble", "coins"])
def test_goods_and_coins_come_and_go_but_none_is_negative(kind: str) -> None:
    state = table("trading.offer", sun={"goods": {kind: 2}})
    assert sun(state, kind, 3).stock[kind] == 5
    assert sun(state, kind, -2).stock[kind] == 0
    assert refused(state, kind, -3) == "not-that-many"
    assert told(state, kind, 1) == ["fixed-secret", "fixed", "fixed-secret"]


def test_nobody_but_its_owner_knows_what_lies_behind_a_wall() -> None:
    for kind in ("wood", "coins", "pure", "marked"):
        one = quantity(table("trading.offer"), kind)
        assert (one.now, one.consent) == (None, "less")


def test_a_debt_may_have_changed_at_the_bank_so_its_owner_is_always_asked() -> None:
    state = table("trading.offer", sun={"debt": 4})
    assert (quantity(state, "debt").now, quantity(state, "debt").consent) == (None, "always")
    after = sun(state, "debt", BOARD.debt_limit - 4)
    assert (after.debt, after.known_debt) == (BOARD.debt_limit, 4)
    assert sun(state, "debt", -4).debt == 0
    assert refused(state, "debt", 7) == "too-much-debt"
    assert refused(state, "debt", -5) == "not-that-many"
    assert refused(state, "debt", 40) == "out-of-range"


def test_a_debt_set_right_is_told_at_the_next_settlement() -> None:
    state = fixed(table("cards.done"), "debt", 3)
    for role in ("sun", "moon", "cultist", "devil"):
        state = answer(state, role)  # type: ignore[arg-type]
    assert GAME.view(state, None).seats[SUN].debt == 3


def test_no_soul_is_negative() -> None:
    state = table("trading.offer")
    assert sun(state, "pure", -3).souls == 0
    assert sun(state, "marked", 2).marked == 2
    assert refused(state, "pure", -4) == "not-that-many"
    assert refused(state, "marked", -1) == "not-that-many"


def test_soul_pieces_shown_to_the_inquisitors_stay() -> None:
    board = Inquisition(slots=SLOTS, shown=(2, 0, 0, 0), late_guests=(1, 0, 0, 0))
    state = table("inquisition.guest", 3, inquisition=board)
    assert sun(state, "pure", -1).pure == 2
    assert refused(state, "pure", -2) == "not-that-many"


# ---------------------------------------------------------------------- what an answer set aside or needs


def test_goods_in_a_sealed_chest_cannot_be_taken() -> None:
    state = table("trading.offer", sun={"goods": {"wood": 3}})
    state = answer(state, "sun", goods={"wood": 2}, price="coins-2")
    assert sun(state, "wood", -1).stock["wood"] == 0
    assert refused(state, "wood", -2) == "sealed-needs-it"
    assert refused(state, "wood", -4) == "not-that-many"


def test_a_sealed_deal_stays_payable() -> None:
    chests = tuple(Chest({"wood": 1}, False, 4) for _ in range(4))
    state = table("trading.first", chests=chests, sun={"goods": {"coins": 4}, "debt": 8})
    state = answer(state, "sun", answer="accept")
    assert sun(state, "coins", -3).stock["coins"] == 1
    assert refused(state, "coins", -4) == "sealed-needs-it"
    assert sun(state, "debt", 2).debt == 10
    poor = fixed(state, "coins", -2)
    assert refused(poor, "debt", 2) == "sealed-needs-it"
    assert sun(state, "coins", 5).stock["coins"] == 9


def test_pieces_a_seat_has_packed_stay_there() -> None:
    state = answer(table("inquisition.pack", 3, devil={"pure": 2}), "devil", pure=2)
    with pytest.raises(Refusal, match="sealed-needs-it"):
        GAME.fix(state, 3, Change("pure", -1))
    assert of(fixed(state, "pure", 1, seat=3), "devil").pure == 3
    with pytest.raises(Refusal, match="reopen-first"):  # of any seat: who must pack its marked pieces is secret
        GAME.fix(state, 3, Change("marked", 1))


def test_three_pieces_that_prove_innocence_stay() -> None:
    state = answer(table("hunt.answer", questioned=(0, 1)), "sun", answer="prove")
    assert refused(state, "pure", -1) == "sealed-needs-it"


@pytest.mark.parametrize("what", ["indulgences", "buildings", "build"])
def test_a_sealed_answer_to_the_inquisitors_is_reopened_first(what: str) -> None:
    mine = {"indulgences": 1, "built": (PLAIN,), "hand": (ACTION[0],)}
    card = {"buildings": PLAIN, "build": ACTION[0]}.get(what, "")
    by = 1 if what == "build" else -1
    state = at_the_door(sun=mine)
    assert fixed(state, what, by, card)
    assert refused(answer(state, "sun", **{"a": "soul", "1": "indulgence"}), what, by, card) == "reopen-first"


@pytest.mark.parametrize(
    ("what", "by", "card"),
    [
        ("buildings", -1, PLAIN),
        ("build", 1, ACTION[0]),
        ("hand", -1, ACTION[0]),
        ("events", -1, PLAYED),
        ("courtiers", 1, "rural"),
        ("courtiers-used", 1, "rural"),
        ("majors", 1, "town"),
        ("minor-outer-left", 1, "minor-0"),
        ("minor-lost", 1, "minor-0"),
    ],
)
def test_a_sealed_plan_is_reopened_first_and_one_under_way_is_waited_for(what: str, by: int, card: str) -> None:
    mine: dict[str, Any] = {"built": (PLAIN,), "hand": (ACTION[0],), "events": (PLAYED,)}
    state = table("actions.plan", sun=mine)
    assert fixed(state, what, by, card)
    assert refused(answer(state, "sun"), what, by, card) == "reopen-first"
    mine["agenda"] = (Todo("achieve", "achieve"),)
    resolving = table("actions.resolve", sun=mine, moon={"agenda": mine["agenda"]})
    assert refused(resolving, what, by, card) == "not-now"
    assert fixed(table("actions.resolve", sun=mine | {"agenda": ()}, moon={"agenda": mine["agenda"]}), what, by, card)


def test_what_a_plan_can_do_without_may_change_under_it() -> None:
    state = answer(table("actions.plan", sun={"goods": {"wood": 1}}), "sun")
    for what, by in (("wood", -1), ("debt", 3), ("score", 2), ("angels", 1), ("marker", 1)):
        assert fixed(state, what, by)


# ---------------------------------------------------------------------- tracks and supplies


def test_the_marker_stays_on_its_circle() -> None:
    state = table("trading.offer", sun={"marker": 1})
    assert sun(state, "marker", 2).marker == 3
    assert sun(state, "marker", -1).marker == 0
    assert refused(state, "marker", 3) == refused(state, "marker", -2) == "out-of-range"
    assert told(state, "marker", 1) == ["fixed", "fixed", "fixed"]


def test_reputation_stays_on_its_track_and_wins_no_wing() -> None:
    state = table("trading.offer", sun={"reputation": 5})
    after = sun(state, "reputation", TOP - 5)
    assert (after.reputation, after.claims) == (TOP, ())
    assert sun(state, "reputation", -5).reputation == 0
    assert refused(state, "reputation", -6) == refused(state, "reputation", TOP - 4) == "out-of-range"


def test_a_place_set_right_while_plans_are_made_is_the_one_the_phase_began_with() -> None:
    state = table("actions.plan", positions=(8, 8, 8, 8))
    assert fixed(state, "reputation", 2).positions == (10, 8, 8, 8)
    assert fixed(table("actions.resolve", positions=(8, 8, 8, 8)), "reputation", 2).positions == (8, 8, 8, 8)


def test_points_go_both_ways() -> None:
    assert sun(table("trading.offer"), "score", -3).score == -3
    assert refused(table("trading.offer"), "score", 21) == "out-of-range"


@pytest.mark.parametrize("what", ["angels", "demons", "indulgences", "guests"])
def test_what_has_a_supply_comes_from_there_and_goes_back(what: str) -> None:
    state = table("trading.offer", sun={what: 1})
    supply = getattr(state, what)
    more, less = fixed(state, what, 1), fixed(state, what, -1)
    assert (getattr(of(more, "sun"), what), getattr(more, what)) == (2, supply - 1)
    assert (getattr(of(less, "sun"), what), getattr(less, what)) == (0, supply + 1)
    assert refused(state, what, -2) == "out-of-range"
    empty = table("trading.offer", **{what: 0})
    assert refused(empty, what, 1) == "out-of-range"


def test_a_third_wing_would_be_exchanged_at_once() -> None:
    state = table("trading.offer", sun={"angels": 2, "demons": 2})
    assert refused(state, "angels", 1) == refused(state, "demons", 1) == "out-of-range"
    assert sun(table("trading.offer", indulgences=0, sun={"angels": 2}), "angels", 2).angels == 4


@pytest.mark.parametrize("step", ["inquisition.answer", "inquisition.guest"])
def test_nobody_moves_in_while_the_houseguests_are_answered(step: str) -> None:
    assert refused(table(step, 3), "guests", 1) == "not-now"


def test_an_indulgence_promised_to_a_late_guest_stays() -> None:
    board = Inquisition(slots=SLOTS, late_guests=(1, 1, 0, 0))
    state = table("inquisition.guest", 3, inquisition=board, sun={"indulgences": 1})
    assert sun(state, "indulgences", -1).indulgences == 0
    assert refused(answer(state, "sun", guest1="indulgence"), "indulgences", -1) == "reopen-first"


# ---------------------------------------------------------------------- what cannot be


def test_a_change_that_makes_no_sense_is_refused() -> None:
    state = table("trading.offer")
    assert refused(state, "dragons", 1) == "no-such-quantity"
    assert refused(state, "wood", 0) == refused(state, "wood", 21) == "out-of-range"
    assert refused(state, "wood", 1, PLAIN) == refused(state, "majors", 1) == "no-such-card"
    assert refused(state, "buildings", -1, PLAIN) == "no-such-quantity"  # none is in play
    assert refused(table(END, 5), "wood", 1) == "no-such-quantity"


def test_the_least_and_the_most_are_said() -> None:
    with pytest.raises(Refusal) as refusal:
        fixed(table("trading.offer", sun={"marker": 1}), "marker", 9)
    assert refusal.value.details == {"least": -1, "most": 2}

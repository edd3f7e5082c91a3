"""Answering to the inquisitors, and the end of round 3 (section 3.9, h and i)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import Refusal
from games.devil.rules.effects import Gain
from games.devil.rules.phases.answers import inquisitors_of, second_highest
from games.devil.rules.state import Inquisition, State
from tests.games.devil.bot.played import READER
from tests.games.devil.builders import (
    GAME,
    SUN,
    answer,
    building,
    cards,
    changed,
    kingdom,
    liberties,
    of,
    settled,
    table,
)
from tests.games.devil.inquisitions import GONE, alone, card, facing


def names(state: State, seat: int = SUN) -> list[str]:
    return [inquisitor for _, inquisitor in inquisitors_of(state, seat)]


# Whom a seat answers to


def test_in_round_three_the_ascetic_unless_bribed_and_those_face_up() -> None:
    assert names(facing(bribed=0)) == ["ascetic"]
    assert names(facing(bribed=1)) == []
    assert names(facing(bribed=0, up=(True, False, True))) == ["ascetic", "orator", "bailiff"]


def test_in_round_five_b_and_c_as_well() -> None:
    assert names(facing(5, bribed=0)) == ["ascetic", "fundamentalist", "plebeian"]
    assert names(facing(5, bribed=2)) == ["plebeian"]


def test_the_rulebooks_example_c_one_two_and_a_houseguest() -> None:
    state = facing(5, bribed=2, up=(True, True, False), sun={"pure": 2, "indulgences": 1, "guests": 1})
    assert names(state) == ["plebeian", "orator", "vandal", "houseguest"]
    assert names(state, 1) == ["plebeian", "orator", "vandal"]
    after = settled(state, sun={"c": "soul", "1": "soul", "2": "indulgence", "guest1": "penalty"})
    assert (after.of("sun").score, after.of("sun").pure, after.of("sun").indulgences) == (-4, 2, 0)


def test_board_order_is_a_b_c_one_two_three_then_houseguests() -> None:
    state = facing(5, bribed=0, up=(True, True, True), sun={"guests": 2})
    fields = [field for field, _ in inquisitors_of(state, SUN)]
    assert fields == ["a", "b", "c", "1", "2", "3", "guest1", "guest2"]


def test_nobody_is_asked_when_there_is_nobody_to_answer_to() -> None:
    assert GAME.asks(facing()) == {}
    assert sorted(GAME.asks(facing(moon={"guests": 1}))) == [1]


# Pieces and indulgences


def test_a_shown_piece_is_kept() -> None:
    after = settled(facing(bribed=0), sun={"a": "soul"}).of("sun")
    assert (after.pure, after.score) == (3, 0)


def test_several_inquisitors_need_several_pieces() -> None:
    state = facing(5, up=(True, True, False), sun={"pure": 1})
    with pytest.raises(Refusal, match="no-piece-left"):
        answer(state, "sun", **{"1": "soul", "2": "soul"})


def test_marked_pieces_do_as_well_and_only_their_number_is_told() -> None:
    after = settled(facing(bribed=0), cultist={"a": "soul"})
    told = [one.public for one in after.told if one.public and one.public.key == "devil-showed-pieces"]
    assert {(one.params["seat"].seat, one.params["count"]) for one in told} >= {(2, 1)}  # type: ignore[union-attr]
    assert all(set(one.params) == {"seat", "count"} for one in told)


def test_an_indulgence_is_handed_in_and_goes_back_to_the_supply() -> None:
    after = settled(facing(bribed=0, sun={"indulgences": 1}, indulgences=7), sun={"a": "indulgence"})
    assert (after.of("sun").indulgences, after.state.indulgences) == (0, 8)


def test_who_has_no_indulgence_hands_none_in() -> None:
    with pytest.raises(Refusal, match="no-indulgence"):
        answer(facing(bribed=0), "sun", a="indulgence")


def test_an_indulgence_handed_in_may_go_to_wings_that_waited_for_one() -> None:
    state = facing(bribed=0, sun={"indulgences": 1}, moon={"angels": 3}, indulgences=0)
    assert settled(state, sun={"a": "indulgence"}).of("moon").indulgences == 1


def test_one_may_show_fewer_pieces_than_one_has() -> None:
    after = settled(facing(bribed=0, sun={"goods": {"wood": 3}}), sun={"a": "penalty", "a.goods": {}}).of("sun")
    assert after.score == -card("ascetic").points * card("ascetic").goods


def test_one_chooses_which_inquisitors_are_satisfied() -> None:
    state = facing(5, up=(True, False, False), sun={"pure": 1, "guests": 1})
    spared = settled(state, sun={"1": "penalty", "guest1": "soul"}).of("sun").score
    assert spared == -(card("orator").points + card("orator").extra)
    assert settled(state, sun={"1": "soul", "guest1": "penalty"}).of("sun").score == -4


# The late houseguest


def late(**sun: Any) -> State:
    """The Bailiff pushes sun past ten: its third demon wing brings a houseguest."""
    state = alone("bailiff", debt=10, demons=2, **sun)
    after = settled(state, sun={"1": "penalty"}).state
    return replace(after, step="inquisition.guest")


def test_a_houseguest_that_comes_by_the_bailiff_is_answered_at_once() -> None:
    state = late(pure=0)
    assert of(state, "sun").guests == 1
    assert sorted(GAME.asks(state)) == [SUN]
    before = of(state, "sun").score
    assert settled(state, sun={"guest1": "penalty"}).of("sun").score == before - 4


def test_with_a_piece_not_yet_shown() -> None:
    state = late(pure=1)
    before = of(state, "sun").score
    assert settled(state, sun={"guest1": "soul"}).of("sun").score == before


def test_a_piece_already_shown_does_not_do() -> None:
    board = replace(Inquisition(slots=("bailiff", "orator", "vandal")), up=(True, True, False), bribed=GONE)
    state = table("inquisition.answer", 5, inquisition=board, sun={"debt": 10, "demons": 2, "pure": 1})
    after = replace(settled(state, sun={"1": "penalty", "2": "soul"}).state, step="inquisition.guest")
    with pytest.raises(Refusal, match="no-piece-left"):
        answer(after, "sun", guest1="soul")


def test_or_with_an_indulgence() -> None:
    state = changed(late(pure=0), "sun", indulgences=1)
    assert settled(state, sun={"guest1": "indulgence"}).of("sun").indulgences == 0


def test_an_older_houseguest_is_not_answered_twice() -> None:
    state = alone("bailiff", debt=10, demons=2, guests=1, pure=0)
    after = settled(state, sun={"1": "penalty", "guest1": "penalty"}).state
    assert after.inquisition.late_guests == (1, 0, 0, 0)


# The end of round 3


def over(**changes: Any) -> State:
    """Round 3's inquisition ends."""
    return settled(replace(facing(**changes), step="inquisition.guest")).state


def test_all_houseguests_go_back_to_their_pile_answered_or_not() -> None:
    state = over(sun={"guests": 2}, moon={"guests": 1}, guests=1)
    assert (of(state, "sun").guests, of(state, "moon").guests, state.guests) == (0, 0, 4)


def test_inquisitors_that_are_up_stay_up_and_b_and_c_join_in_round_five() -> None:
    state = replace(over(up=(True, False, False), bribed=0), round=5)
    assert names(state) == ["ascetic", "fundamentalist", "plebeian", "orator"]


def test_debt_can_still_be_repaid_while_answering() -> None:
    assert "repay" in liberties(facing(bribed=0, sun={"debt": 2, "goods": {"coins": 2}}), "sun")


def test_the_card_under_stables_is_a_building_like_any_other() -> None:
    pack = cards(building("tool", Gain(when="action", coins=1), points=4))
    assert second_highest(kingdom(built=("tool", "stables"), stabled=("tool",)), pack) == ("stables",)


# What an answer would cost, before it is given


def foretold(state: State, **value: Any) -> str:
    """The preview of an answer in English."""
    ask = GAME.asks(state)[SUN]
    return READER.lines(GAME.preview(state, SUN, ask.id, value))


def test_an_answer_is_foretold_with_what_it_shows_hands_in_and_loses() -> None:
    state = facing(5, bribed=0, sun={"pure": 1, "indulgences": 1, "goods": {"wood": 2}, "minors": (0, -1, -1, -1)})
    assert foretold(state) == ""
    assert foretold(state, a="soul") == "👻 You show 1 soul piece and keep it."
    said = foretold(state, a="penalty", b="indulgence", c="soul", **{"a.goods": {"wood": 2}})
    points = card("ascetic").points * (card("ascetic").goods - 2)
    assert said.splitlines()[-2].startswith(f"💸 **You lose**: {points} point")
    assert "2 wood" in said
    assert "📿 You hand in 1 indulgence." in said
    assert "👻 You show 1 soul piece" in said
    done = settled(state, sun={"a": "penalty", "b": "indulgence", "c": "soul", "a.goods": {"wood": 2}})
    assert done.of("sun").score == -points


def test_an_answer_that_costs_nothing_says_so_once_all_is_answered() -> None:
    state = facing(5, bribed=1, sun={"pure": 2})
    assert "You lose nothing" not in foretold(state, b="soul")
    assert "You lose nothing" in foretold(state, b="soul", c="soul")


def test_the_bailiff_is_foretold_with_the_debt_its_points_and_a_third_wing() -> None:
    said = foretold(alone("bailiff", debt=4), **{"1": "penalty"})
    assert f"📜 Debt 4 → {4 + card('bailiff').extra}: 1 point less at the end." in said
    at_limit = foretold(alone("bailiff", debt=10, demons=2), **{"1": "penalty"})
    assert "**Three demon wings bring a houseguest**: you lose 2 points at once." in at_limit


def test_what_is_still_to_be_chosen_is_not_foretold() -> None:
    vandal = alone("vandal", built=("mill", "mill"))
    assert "Mill" in foretold(vandal, **{"1": "penalty"})
    glutton = alone("glutton", goods={"glass": 1, "marble": 1})
    assert foretold(glutton, **{"1": "penalty"}) == ""
    assert f"{card('glutton').points} points" in foretold(glutton, **{"1": "penalty", "1.how": "points"})

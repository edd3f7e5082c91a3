"""Answering to the inquisitors, their penalties, and the end of round 3 (section 3.9, h and i)."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from engine.core.forms import Draft
from engine.core.refusals import Refusal
from engine.devil.effects import Gain, PenaltyName
from engine.devil.pack import CONTENT, HOUSE, PACKS, Inquisitor
from engine.devil.penalties import NOTHING_GIVEN, PENALTIES, ask_penalty, penalised, second_highest
from engine.devil.phases.answers import inquisitors_of
from engine.devil.state import Inquisition, Kingdom, State
from tests.games.devil.builders import (
    CARDS,
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

GONE = 3  # A, B and C were bribed
ALL = ("orator", "vandal", "bailiff")


def facing(
    number: int = 3,
    slots: tuple[str, ...] = ALL,
    up: tuple[bool, ...] = (False, False, False),
    bribed: int = GONE,
    **changes: Any,
) -> State:
    """Everybody answers to these inquisitors."""
    board = replace(Inquisition(slots=slots), up=up, bribed=bribed)
    return table("inquisition.answer", number, inquisition=board, **changes)


def alone(inquisitor: str, **sun: Any) -> State:
    """Sun faces one red inquisitor."""
    others = tuple(one for one in ("orator", "vandal", "bailiff", "glutton") if one != inquisitor)
    return facing(5, (inquisitor, *others[:2]), (True, False, False), sun=sun)


def card(inquisitor: str) -> Inquisitor:
    return CARDS.inquisitors[inquisitor]


def names(state: State, seat: int = SUN) -> list[str]:
    return [inquisitor for _, inquisitor in inquisitors_of(state, seat)]


def test_every_penalty_a_pack_may_name_is_known() -> None:
    assert set(PENALTIES) == set(get_args(PenaltyName))


def punished(inquisitor: str, owner: Kingdom, places: tuple[int, ...] = (8, 8, 8, 8)) -> Kingdom:
    """`owner` after the penalty."""
    return penalised(CARDS, inquisitor, owner, SUN, NOTHING_GIVEN, places)[0]


def test_an_inquisitor_of_another_edition_is_known_by_its_penalty_whatever_its_id(tmp_path: Path) -> None:
    shutil.copytree(CONTENT / HOUSE, tmp_path / "own")
    file = tmp_path / "own" / "inquisitors.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('id = "ascetic"', 'id = "asketa"'), encoding="utf-8")
    assert PACKS.load(tmp_path / "own").inquisitors["ascetic"].id == "asketa"


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


# Penalties


@pytest.mark.parametrize("handed", [0, 1, 2, 3])
def test_the_ascetic_takes_two_points_for_each_good_not_handed_in(handed: int) -> None:
    state = facing(bribed=0, sun={"goods": {"wood": 4, "glass": 1}})
    after = settled(state, sun={"a": "penalty", "a.goods": {"wood": handed} if handed else {}}).of("sun")
    assert after.score == -2 * (card("ascetic").goods - handed)
    assert after.stock["wood"] == 4 - handed


def test_without_goods_there_is_nothing_to_choose_for_the_ascetic() -> None:
    state = facing(bribed=0, sun={"goods": {}})
    form = GAME.form(state, SUN, GAME.asks(state)[SUN].id, Draft({"a": "penalty"}))
    assert form.ready
    assert settled(state, sun={"a": "penalty"}).of("sun").score == -2 * card("ascetic").goods


def test_the_ascetic_wants_no_more_than_the_card_says_and_no_coins() -> None:
    state = facing(bribed=0, sun={"goods": {"wood": 9, "coins": 9}})
    with pytest.raises(Refusal, match="too-many"):
        answer(state, "sun", **{"a": "penalty", "a.goods": {"wood": card("ascetic").goods + 1}})
    with pytest.raises(Refusal, match="not-offered"):
        answer(state, "sun", **{"a": "penalty", "a.goods": {"coins": 1}})


def test_the_fundamentalist_counts_minor_and_major_achievements_earned() -> None:
    owner = kingdom(minors=(0, -1, -2, 3), majors=("rural",))
    assert punished("fundamentalist", owner).score == -3 * card("fundamentalist").points


@pytest.mark.parametrize(("count", "pairs"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_the_plebeian_counts_full_pairs_of_buildings(count: int, pairs: int) -> None:
    owner = kingdom(built=tuple(CARDS.buildings)[:count])
    assert punished("plebeian", owner).score == -pairs * card("plebeian").points


def test_a_houseguest_takes_four_points() -> None:
    assert punished("houseguest", kingdom()).score == -4


@pytest.mark.parametrize(
    ("places", "more"), [((9, 8, 8, 8), False), ((9, 9, 8, 8), True), ((8, 9, 8, 8), True), ((8, 8, 8, 8), True)]
)
def test_the_orator_takes_more_unless_the_reputation_is_strictly_the_highest(
    places: tuple[int, ...], more: bool
) -> None:
    owner = kingdom(reputation=places[0])
    lost = card("orator").points + (card("orator").extra if more else 0)
    assert punished("orator", owner, places).score == -lost


VALUES = cards(*(building(f"worth-{points}-{at}", points=points) for points in (1, 4, 7) for at in "ab"))


@pytest.mark.parametrize(
    ("built", "threatened"),
    [
        (("worth-1-a", "worth-7-a", "worth-4-a"), ("worth-4-a",)),
        (("worth-7-a", "worth-7-b", "worth-4-a"), ("worth-7-a", "worth-7-b")),
        (("worth-7-a", "worth-4-a", "worth-4-b"), ("worth-4-a", "worth-4-b")),
        (("worth-4-a",), ("worth-4-a",)),
        ((), ()),
    ],
)
def test_the_vandal_destroys_a_building_of_the_second_highest_value(
    built: tuple[str, ...], threatened: tuple[str, ...]
) -> None:
    assert second_highest(kingdom(built=built), VALUES) == threatened


def test_among_equals_the_owner_chooses() -> None:
    same = [one.id for one in CARDS.buildings.values() if one.round == 1 and one.points == 2][:3]
    state = alone("vandal", built=tuple(same), pure=0)
    after = settled(state, sun={"1": "penalty", "1.building": same[2]}).of("sun")
    assert after.built == tuple(same[:2])


def test_a_destroyed_building_leaves_the_edge() -> None:
    owner = kingdom(built=("mill", "cathedral", "sheepfold", "almshouse"), edge=("sheepfold", "almshouse"))
    assert punished("vandal", owner).edge == ("sheepfold",)


def test_without_a_building_the_vandal_finds_nothing() -> None:
    after = punished("vandal", kingdom())
    assert (after.built, after.score) == ((), 0)


def test_the_bailiff_raises_the_debt_then_takes_points_for_it() -> None:
    bailiff = card("bailiff")
    after = punished("bailiff", kingdom(debt=3))
    assert after.debt == 3 + bailiff.extra
    assert after.score == -(after.debt // bailiff.each) * bailiff.points


def test_everybody_sees_the_debt_the_bailiff_raised() -> None:
    after = settled(alone("bailiff", debt=3, pure=0), sun={"1": "penalty"}).state
    assert GAME.view(after, 1).seats[SUN].debt == of(after, "sun").debt


def test_past_ten_the_debt_goes_to_nine_with_a_demon_wing() -> None:
    after = settled(alone("bailiff", debt=10, pure=0), sun={"1": "penalty"})
    assert (after.of("sun").debt, after.of("sun").demons) == (10, 1)  # 10, 9 with a wing, 10


def test_the_glutton_takes_points_or_rare_goods() -> None:
    glutton = card("glutton")
    state = alone("glutton", pure=0, goods={"glass": glutton.goods, "marble": 1})
    hungry = settled(state, sun={"1": "penalty", "1.how": "points"}).of("sun")
    assert (hungry.score, hungry.stock["glass"]) == (-glutton.points, glutton.goods)
    fed = settled(state, sun={"1": "penalty", "1.how": "goods", "1.goods": {"glass": glutton.goods}}).of("sun")
    assert (fed.score, fed.stock["glass"]) == (0, 0)


def test_with_too_few_rare_goods_the_glutton_takes_points_without_asking() -> None:
    state = alone("glutton", pure=0, goods={"glass": card("glutton").goods - 1, "wood": 9})
    assert settled(state, sun={"1": "penalty"}).of("sun").score == -card("glutton").points
    with pytest.raises(Refusal, match="too-few-goods"):
        answer(state, "sun", **{"1": "penalty", "1.how": "goods"})


def test_goods_for_the_ascetic_are_not_there_for_the_glutton() -> None:
    draft = Draft({"a.goods": {"glass": 3}})
    stock = kingdom(goods={"glass": 3}).stock
    left = ask_penalty(CARDS, "ascetic", draft, "a", kingdom(), stock)
    assert left["glass"] == 0


def test_points_may_go_below_zero() -> None:
    assert punished("houseguest", kingdom(score=1)).score == -3


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

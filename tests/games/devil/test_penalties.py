"""The penalties of the inquisitors (section 3.9, "Penalties")."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import get_args

import pytest

from engine.forms import Draft
from engine.texts import Refusal
from games.devil.rules.effects import PenaltyName
from games.devil.rules.pack import CONTENT, HOUSE, PACKS
from games.devil.rules.phases.answers import (
    NOTHING_GIVEN,
    PENALTIES,
    Liable,
    ask_penalty,
    penalised,
    points_at_most,
    second_highest,
)
from games.devil.rules.state import Kingdom
from tests.games.devil.builders import CARDS, GAME, SUN, answer, building, cards, kingdom, of, settled
from tests.games.devil.inquisitions import alone, card, facing


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


LIABLE = Liable(achievements=3, buildings=5, debt=3, highest=False)


@pytest.mark.parametrize(
    ("inquisitor", "points"),
    [
        ("ascetic", card("ascetic").points * card("ascetic").goods),
        ("fundamentalist", 3 * card("fundamentalist").points),
        ("plebeian", 2 * card("plebeian").points),
        ("houseguest", 4),
        ("orator", card("orator").points + card("orator").extra),
        ("vandal", None),
        ("bailiff", (3 + card("bailiff").extra) // card("bailiff").each * card("bailiff").points),
        ("glutton", card("glutton").points),
    ],
)
def test_what_a_penalty_costs_at_most_is_known_before(inquisitor: str, points: int | None) -> None:
    assert points_at_most(CARDS, inquisitor, LIABLE) == points


def test_at_the_debt_limit_the_bailiff_counts_what_is_left_after_the_wing() -> None:
    """10, then 9 with a wing, then 10."""
    owing = Liable(0, 0, debt=10, highest=True)
    assert points_at_most(CARDS, "bailiff", owing) == 10 // card("bailiff").each * card("bailiff").points
    assert points_at_most(CARDS, "orator", owing) == card("orator").points

"""The awards of a finished game, from records made by hand: seat 0 is sun, 1 moon, 2 the cultist, 3 the devil."""

from __future__ import annotations

from typing import Any

import pytest

from engine.texts import Text
from games.devil.rules.chronicle.awards import awards, worth
from games.devil.rules.chronicle.records import Hunt, Inquiry, Look, Packed, Records
from games.devil.rules.mechanics.bank import buying_price
from games.devil.rules.phases.ritual import PackedChest
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import Chest
from tests.games.devil.builders import BOARD, CULTIST, DEVIL, MOON, SUN, table

WOOD, GLASS = buying_price(BOARD, "wood"), buying_price(BOARD, "glass")
NOBODY = PackedChest()


def records(**changes: Any) -> Records:
    return Records(table("end", 6), **changes)


def given(kept: Records) -> dict[str, Text]:
    return {award.key.removeprefix("devil-award-"): award for award in awards(kept)}


def chest(seat: int, taker: int | None, goods: dict[str, int], price: int, **changes: Any) -> Packed:
    """A chest of round 2 that `taker` took; `souls`: paid in soul pieces."""
    souls = price if changes.get("souls_asked") else 0
    start = {"souls_asked": False, **changes}
    looks = [Look(SUN, "refuse")] if taker is None else [Look(taker, "accept", souls)]
    return Packed(2, seat, ROLES[seat], Chest(goods=goods, price=price, **start), looks)


def guessed(*chests: PackedChest) -> Records:
    return records(inquiries=[Inquiry(3, (*chests, *[NOBODY] * (4 - len(chests))), ())])


def seats(award: Text) -> list[int]:
    return [who.seat for who in award.params["who"].items]  # type: ignore[union-attr]


def test_an_evening_without_anything_remarkable_has_no_awards() -> None:
    assert awards(records()) == ()


def test_a_chest_is_worth_its_coins_and_what_the_bank_would_ask_for_its_goods() -> None:
    assert worth(records(), chest(SUN, MOON, {"coins": 3, "wood": 2, "glass": 1}, 4)) == 3 + 2 * WOOD + GLASS


def test_the_best_deal_gained_most_and_says_whose_chest_it_was() -> None:
    good = chest(SUN, MOON, {"coins": 7}, 3)
    kept = records(chests=[chest(DEVIL, SUN, {"coins": 6}, 3), good, chest(MOON, DEVIL, {"coins": 5}, 4)])
    award = given(kept)["best-deal"]
    assert (award.params["seat"].seat, award.params["owner"].seat) == (MOON, SUN)  # type: ignore[union-attr]
    assert (award.params["round"], award.params["coins"]) == (2, 3)


@pytest.mark.parametrize(("coins", "awarded"), [(5, False), (6, True)])
def test_a_deal_is_called_the_best_from_three_coins_of_gain_on(coins: int, awarded: bool) -> None:
    assert ("best-deal" in given(records(chests=[chest(SUN, MOON, {"coins": coins}, 3)]))) is awarded


def test_the_worst_deal_lost_most() -> None:
    bad = chest(SUN, MOON, {"wood": 1}, WOOD + 4)
    award = given(records(chests=[chest(DEVIL, SUN, {"wood": 1}, WOOD + 2), bad]))["worst-deal"]
    assert (award.params["seat"].seat, award.params["owner"].seat) == (MOON, SUN)  # type: ignore[union-attr]
    assert award.params["things"].amounts == {"wood": 1}  # type: ignore[union-attr]


def test_who_pays_for_an_empty_chest_has_bought_air() -> None:
    assert set(given(records(chests=[chest(SUN, MOON, {}, 2)]))) == {"air"}


@pytest.mark.parametrize(
    "packed",
    [
        chest(DEVIL, SUN, {}, 9, souls_asked=True),
        chest(DEVIL, SUN, {}, 9, indulgences=1),
        chest(DEVIL, None, {}, 9),
    ],
    ids=["for souls", "with an indulgence", "not taken"],
)
def test_only_deals_for_coins_that_were_taken_are_compared(packed: Packed) -> None:
    assert not {"air", "worst-deal", "best-deal"} & set(given(records(chests=[packed])))


def test_three_votes_make_a_suspect_and_its_role_is_told() -> None:
    hunts = [Hunt(2, (DEVIL, None, DEVIL, None)), Hunt(4, (None, DEVIL, SUN, None))]
    award = given(records(hunts=hunts))["suspect-right"]
    assert (award.params["seat"].seat, award.params["count"]) == (DEVIL, 3)  # type: ignore[union-attr]
    assert award.params["mark"].id == "devil"  # type: ignore[union-attr]


def test_a_suspect_who_was_not_the_devil_is_awarded_as_such() -> None:
    kept = records(hunts=[Hunt(2, (None, SUN, SUN, SUN))])
    assert set(given(kept)) == {"suspect-wrong"}
    assert given(kept)["suspect-wrong"].params["seat"].seat == SUN  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "votes", [(None, SUN, SUN, None), (MOON, SUN, SUN, MOON)], ids=["two votes", "as many for another"]
)
def test_fewer_votes_or_a_tie_make_no_suspect(votes: tuple[int | None, ...]) -> None:
    assert given(records(hunts=[Hunt(2, votes)])) == {}


def test_three_chests_that_came_home_are_unsold() -> None:
    home = [chest(MOON, None, {}, 2)] * 3
    award = given(records(chests=home))["unsold"]
    assert (award.params["seat"].seat, award.params["count"]) == (MOON, 3)  # type: ignore[union-attr]
    assert given(records(chests=home[:2])) == {}
    assert given(records(chests=[*home, *[chest(SUN, None, {}, 2)] * 3])) == {}
    assert "unsold" in given(records(chests=[*home, *[chest(SUN, DEVIL, {"coins": 2}, 2)] * 3]))


def test_who_guessed_right_most_often_has_the_sharp_eye() -> None:
    right = PackedChest(devil=str(DEVIL), cultist=str(CULTIST))
    award = given(guessed(right, PackedChest(devil=str(DEVIL))))["sharp-eye"]
    assert (seats(award), award.params["count"]) == ([SUN], 2)


def test_the_sharp_eye_is_shared() -> None:
    once = PackedChest(devil=str(DEVIL))
    assert seats(given(guessed(once, NOBODY, once))["sharp-eye"]) == [SUN, CULTIST]


def test_two_wrong_guesses_bark_up_the_wrong_tree() -> None:
    wrong = PackedChest(devil=str(CULTIST), cultist=str(DEVIL))
    award = given(guessed(NOBODY, wrong))["wrong-tree"]
    assert (seats(award), award.params["count"]) == ([MOON], 2)
    assert given(guessed(NOBODY, PackedChest(devil=str(SUN)))) == {}


def test_the_highest_debt_of_the_game_is_awarded_from_five_on() -> None:
    award = given(records(debts=[0, 5, 4, 5]))["debtor"]
    assert (seats(award), award.params["debt"]) == ([MOON, DEVIL], 5)
    assert given(records(debts=[4, 4, 4, 0])) == {}


def test_mortals_who_never_sold_a_soul_are_praised_if_somebody_sold() -> None:
    sold = chest(DEVIL, SUN, {"coins": 1}, 1, souls_asked=True)
    award = given(records(chests=[sold]))["pure-soul"]
    assert (seats(award), award.params["count"]) == ([MOON], 1)
    by_the_cultist = chest(DEVIL, CULTIST, {"coins": 1}, 1, souls_asked=True)
    assert seats(given(records(chests=[by_the_cultist]))["pure-soul"]) == [SUN, MOON]
    both = [sold, chest(DEVIL, MOON, {"coins": 1}, 1, souls_asked=True)]
    assert "pure-soul" not in given(records(chests=both))


def test_the_funniest_award_comes_first() -> None:
    kept = records(
        chests=[chest(SUN, MOON, {}, 9), chest(DEVIL, SUN, {"coins": 9}, 1), *[chest(MOON, None, {}, 2)] * 3],
        hunts=[Hunt(2, (DEVIL, DEVIL, DEVIL, None))],
        inquiries=[Inquiry(3, (PackedChest(devil="1", cultist="1"), PackedChest(devil="3"), NOBODY, NOBODY), ())],
        debts=[9, 0, 0, 0],
    )
    assert list(given(kept)) == [
        *("air", "suspect-right", "unsold", "best-deal"),
        *("sharp-eye", "wrong-tree", "debtor"),
    ]

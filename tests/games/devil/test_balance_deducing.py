"""The reader of goods alone: whom it names by what it has seen in chests, and what is counted of it."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from engine.contract import Outcome
from engine.texts import public, say
from games.devil.balance import deducing as deducing_module
from games.devil.balance.deducing import PACKING, RIGHT, Deal, Deducing, had, named_by_goods
from games.devil.rules.mechanics.chests import SECOND_VIEWING, ChestSeen
from games.devil.rules.pack import Pack
from games.devil.rules.policies.acts.beliefs import Beliefs
from games.devil.rules.rulebook import Role
from games.devil.rules.state import State
from games.devil.rules.view import View, view_of
from tests.games.devil.builders import CARDS, CULTIST, DEVIL, MOON, SUN, table

STONE_AT_MOON = ("wood", "stone", "grain", "wood")
"""The one basic good that each side makes: stone only that of seat 1."""


def board_of(*goods: str) -> Pack:
    """Cards with sides that make one good, and begin with one of it."""
    sides = tuple(
        replace(side, goods={good: 1}, wheel=((good,) * 4,) * 5)
        for side, good in zip(CARDS.board.sides, goods, strict=True)
    )
    return replace(CARDS, board=replace(CARDS.board, sides=sides))


def chest(mark: str, number: int = 1, **goods: int) -> ChestSeen:
    return ChestSeen(number, 1, cast(Role, mark), goods, False, 3, "left", None)


def viewed(seat: int, *chests: ChestSeen, state: State | None = None) -> View:
    """What that seat may know, with these chests behind it. Seat 0 is sun, 1 moon, 2 the cultist, 3 the devil."""
    view = view_of(state or table("actions.plan", 1), seat)
    assert view.own is not None
    return replace(view, own=replace(view.own, seen=chests))


def seats_of(deals: list[Deal], role: str) -> set[int]:
    return {seat for deal in deals for seat, its in deal.items() if its == role}


def test_a_mark_whose_chest_holds_stone_is_the_seat_that_alone_has_made_stone() -> None:
    deals = named_by_goods(viewed(SUN, chest("devil", stone=2)), board_of(*STONE_AT_MOON))
    assert seats_of(deals, "devil") == {MOON}
    assert len(deals) == 2  # the two others may be either
    assert seats_of(deals, "cultist") == {CULTIST, DEVIL}


def test_chests_without_goods_name_nobody() -> None:
    empty = (chest("devil"), chest("moon", coins=3))
    for chests in ((), empty):
        deals = named_by_goods(viewed(SUN, *chests), board_of(*STONE_AT_MOON))
        assert len(deals) == 6
        assert seats_of(deals, "devil") == {MOON, CULTIST, DEVIL}


def test_the_reader_takes_the_deal_that_fits_all_chests_together() -> None:
    seen = (chest("devil", stone=1, wood=2), chest("cultist", stone=3), chest("moon", grain=1))
    deals = named_by_goods(viewed(SUN, *seen), board_of(*STONE_AT_MOON))
    assert deals == [{MOON: "cultist", CULTIST: "moon", DEVIL: "devil"}]


def test_a_viewer_knows_its_own_role_and_those_that_were_told() -> None:
    told = replace(table("actions.plan", 4), known={MOON: "cultist"})
    deals = named_by_goods(viewed(SUN, chest("devil", stone=2), state=told), board_of(*STONE_AT_MOON))
    assert {deal[MOON] for deal in deals} == {"cultist"}
    assert all(SUN not in deal and "sun" not in deal.values() for deal in deals)
    of_devil = named_by_goods(viewed(DEVIL, chest("cultist", stone=2)), board_of(*STONE_AT_MOON))
    assert seats_of(of_devil, "cultist") == {MOON}


def test_only_goods_made_by_then_count_those_of_the_role_among_them() -> None:
    cards = board_of(*STONE_AT_MOON)
    late = CARDS.board.sides[0]
    turning = replace(late, goods={}, wheel=(("wood",) * 4, *(("stone",) * 4,) * 4))
    cards = replace(cards, board=replace(cards.board, sides=(*cards.board.sides[:3], turning)))
    view = viewed(SUN)
    stone = [[had(view, cards, seat, chest("moon", number))["stone"] for number in (1, 2, 3)] for seat in (DEVIL, MOON)]
    assert stone == [[0, 4, 6], [5, 6.5, 7.25]]  # four a round, of which half is left a round later
    assert had(view, cards, MOON, chest("devil"))["glass"] == 1  # as the devil it would have begun with one
    early = named_by_goods(viewed(SUN, chest("moon", 1, stone=1)), cards)
    assert seats_of(early, "moon") == {MOON}
    glass = named_by_goods(viewed(SUN, chest("cultist", 1, glass=1)), board_of(*STONE_AT_MOON))
    assert len(glass) == 6  # the cultist began with one, wherever it sits


def test_the_reader_sees_nothing_but_the_view() -> None:
    state = table("actions.plan", 1)
    kingdoms = state.kingdoms
    swapped = replace(state, kingdoms=(kingdoms[SUN], kingdoms[CULTIST], kingdoms[MOON], kingdoms[DEVIL]))
    seen = (chest("devil", stone=1), chest("cultist", grain=1))
    cards = board_of(*STONE_AT_MOON)
    assert named_by_goods(viewed(SUN, *seen, state=state), cards) == named_by_goods(
        viewed(SUN, *seen, state=swapped), cards
    )


# ---------------------------------------------------------------------- what is counted


def test_the_reading_is_counted_once_after_the_second_viewing_of_rounds_1_3_and_5() -> None:
    counted = {}
    for number in range(1, 6):
        deducing = Deducing()
        deducing.saw(table(SECOND_VIEWING, number), Outcome(table(SECOND_VIEWING, number)))
        deducing.saw(table(SECOND_VIEWING, number), Outcome(table("actions.plan", number)))
        counted[number] = [sample for sample in deducing.seen if sample.name == f"goods-{number}"]
    assert [len(samples) for samples in counted.values()] == [12, 0, 12, 0, 12]  # three others for each of four seats
    assert [sample.value for sample in counted[1]] == [pytest.approx(1 / 3)] * 12  # nothing was seen: chance


def test_roles_that_everybody_knows_are_no_case() -> None:
    deducing = Deducing()
    after = replace(table("actions.plan", 5), known={DEVIL: "devil"})
    deducing.saw(table(SECOND_VIEWING, 5), Outcome(after))
    assert [sample.of for sample in deducing.seen].count("devil") == 0
    assert [sample.of for sample in deducing.seen].count("cultist") == 3


@pytest.mark.parametrize("number", [3, 5])
def test_what_stewards_believe_is_read_before_they_guess(number: int) -> None:
    deducing = Deducing()
    before = table("inquisition.wings", number)
    deducing.saw(before, Outcome(table(PACKING, number)))
    deducing.saw(table(PACKING, number), Outcome(table("inquisition.answer", number)))
    believed = [sample for sample in deducing.seen if sample.name == f"stewards-{number}"]
    assert sorted(sample.of for sample in believed) == ["cultist"] * 3 + ["devil"] * 3
    assert {sample.value for sample in believed} <= {0.0, 1.0}
    beyond = [sample.value for sample in deducing.seen if sample.name == f"beyond-goods-{number}"]
    assert beyond == [pytest.approx(sample.value - 1 / 3) for sample in believed]


def test_what_stewards_believe_is_read_once_round_1_is_over() -> None:
    deducing = Deducing()
    for before, after in ((1, 1), (1, 2), (2, 3)):
        deducing.saw(table("actions.resolve", before), Outcome(table("cards.pick", after)))
    believed = [sample for sample in deducing.seen if sample.name.startswith("stewards")]
    assert [sample.name for sample in believed] == ["stewards-1"] * 6
    assert not [sample for sample in deducing.seen if sample.name.startswith("beyond")]


@pytest.mark.parametrize(("seat", "wrong"), [(DEVIL, 0.0), (MOON, 1.0)])
def test_where_a_steward_is_sure_it_is_counted_whether_it_is_wrong(
    seat: int, wrong: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sure(world: State, reader: int) -> Beliefs:
        return {other: {"devil": 0.95 * (other == seat), "cultist": 0.3} for other in range(4) if other != reader}

    monkeypatch.setattr(deducing_module, "beliefs", sure)
    deducing = Deducing()
    deducing.saw(table("inquisition.wings", 3), Outcome(table(PACKING, 3)))
    believers = 3 if seat == DEVIL else 2  # the moon knows that it is not the devil
    assert [sample.value for sample in deducing.seen if sample.name == "sure-wrong"] == [wrong] * believers


@pytest.mark.parametrize(("right", "found"), [(0, 0.0), (1, 0.0), (2, 1.0), (3, 1.0)])
def test_the_devil_is_found_in_the_end_by_two_right_guesses(right: int, found: float) -> None:
    deducing, state = Deducing(), table(PACKING, 5)
    told = tuple(public(say(RIGHT)) for _ in range(right))
    deducing.saw(state, Outcome(state, (public(say("devil-guess-wrong-devil")), *told)))
    assert {sample.name: sample.value for sample in deducing.samples(state)} == {"found-3": 0.0, "found": found}

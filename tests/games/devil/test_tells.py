"""What a chest tells: by goods, by open wishes, and by what devil and cultist pack to be taken for somebody else."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.effects import plus
from engine.policies import Position
from games.devil.rules.mechanics.chests import offers_recorded, owner_seen
from games.devil.rules.mechanics.costs import yields
from games.devil.rules.past import OfferRecord, OffersOfRound, ProductionOfRound, WishesOfRound
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.acts.counting import spending
from games.devil.rules.policies.acts.tells import Disguise, produced_so_far, readings, shares_of_stock
from games.devil.rules.policies.steward import Steward
from games.devil.rules.policies.trades import KEEPER, Cover, helping
from games.devil.rules.policies.worths import in_coins
from games.devil.rules.rulebook import GOODS, ROLES, Role
from games.devil.rules.state import Chest, State
from tests.games.devil.builders import CULTIST, DEVIL, GAME, MOON, SUN, table

EMPTY = OfferRecord({}, False, 2)
SEATS: dict[str, int] = dict(zip(ROLES, range(4), strict=True))


def after_chest(goods: dict[str, int], *, wishes: tuple[tuple[str, ...], ...] = ((),) * 4, **changes: Any) -> State:
    """Round 2 after the trades; in round 1 the chest that the sun saw first held `goods`."""
    mark = owner_seen(0, 1, 0, "sun")
    offers = tuple(OfferRecord(goods, False, 3) if role == mark else EMPTY for role in ROLES)
    past = (WishesOfRound(1, wishes),) if wishes else ()
    return table("actions.plan", 2, past_offers=(OffersOfRound(1, offers),), past_wishes=past, **changes)


def seen_first() -> str:
    return owner_seen(0, 1, 0, "sun")


def test_a_chest_fits_who_makes_its_goods_better_than_who_does_not() -> None:
    mark, state = seen_first(), after_chest({"marble": 1})
    read = readings(state, SUN)
    makes = {seat: shares_of_stock(state, seat, 1)["marble"] for seat in (MOON, CULTIST, DEVIL)}
    assert len(set(makes.values())) > 1
    assert sorted(makes, key=lambda seat: makes[seat]) == sorted(makes, key=lambda seat: read[seat, mark])


def test_nobody_is_taken_for_the_packer_of_what_they_asked_the_table_for() -> None:
    mark = seen_first()
    for seat in (MOON, CULTIST, DEVIL):
        wishes = tuple(("wood",) if at == seat else () for at in range(4))
        before = beliefs(after_chest({"wood": 1}), SUN)[seat][mark]
        assert beliefs(after_chest({"wood": 1}, wishes=wishes), SUN)[seat][mark] < before


def test_wishes_that_a_release_before_did_not_keep_tell_nothing() -> None:
    assert readings(after_chest({"wood": 1}, wishes=()), SUN) == readings(after_chest({"wood": 1}), SUN)


def test_only_goods_that_came_before_the_reader_are_read() -> None:
    mark = seen_first()
    read = readings(after_chest({"wood": 2}), SUN)
    assert {role for (_, role), value in read.items() if value} == {mark}
    unseen = [role for role in ROLES if role not in ("sun", mark, owner_seen(0, 1, 1, "sun"))]
    offers = tuple(OfferRecord({"wood": 2}, False, 3) if role in unseen else EMPTY for role in ROLES)
    state = table("actions.plan", 2, past_offers=(OffersOfRound(1, offers),))
    assert not any(readings(state, SUN).values())


def test_what_was_built_with_is_not_there_to_be_packed_later() -> None:
    before = shares_of_stock(table("trading.offer", 2), SUN, 2)
    after = shares_of_stock(table("trading.offer", 2, sun={"built": ("mill",)}), SUN, 2)  # two wood, one stone
    assert after["wood"] < before["wood"]
    assert after["grain"] > before["grain"]


def test_what_fields_made_is_read_off_the_record_and_not_off_what_they_make_now() -> None:
    made = tuple({"marble": 5} if seat == MOON else {} for seat in range(4))
    recorded = table("trading.offer", 2, productions=tuple(ProductionOfRound(turn, made) for turn in (1, 2)))
    begun = recorded.pack.board.sides[MOON].goods
    assert produced_so_far(recorded, MOON, 2) == plus(begun, {"marble": 10})
    assert produced_so_far(recorded, MOON, 1) == plus(begun, {"marble": 5})
    assert spending(recorded, MOON) == -in_coins(produced_so_far(recorded, MOON, 2))
    plain = table("trading.offer", 2)
    assert shares_of_stock(recorded, MOON, 2)["marble"] > shares_of_stock(plain, MOON, 2)["marble"]


def test_rounds_before_productions_were_recorded_are_reckoned() -> None:
    plain = table("trading.offer", 2)
    made = tuple(yields(plain.pack, seat, 1, plain.kingdoms[seat]) for seat in range(4))
    recorded = table("trading.offer", 2, productions=(ProductionOfRound(1, made),))
    assert produced_so_far(plain, SUN, 2) == produced_so_far(recorded, SUN, 2)


def test_a_chest_of_what_its_packer_asked_for_covers_it() -> None:
    plain, feigned = (table("trading.offer", 2, devil={"wish": wish}) for wish in ((), ("stone",)))
    assert Disguise(feigned, DEVIL).tell({"stone": 1}) < Disguise(plain, DEVIL).tell({"stone": 1})


def test_only_devil_and_cultist_pay_for_being_known() -> None:
    state = table("trading.offer", 2)
    costs = {role: {good: Cover(state, SEATS[role]).cost({good: 1}) for good in GOODS} for role in ROLES}
    assert not any(costs["sun"].values())
    assert not any(costs["moon"].values())
    assert all(costs["devil"].values())
    assert all(costs["cultist"].values())


def wishes_of(state: State, seat: int, number: int) -> tuple[str, ...]:
    position = Position(GAME, state, seat, GAME.asks(state)[seat], Chance(bytes([number]) * 32))
    taken = Steward().volunteer(position)
    return tuple(taken[1].get("goods", ())) if taken else ()


def test_how_many_goods_somebody_asks_for_is_drawn_alike_for_every_role() -> None:
    lacking: dict[str, Any] = {"goods": {"coins": 2}, "hand": ("mill", "quarry")}
    plenty: dict[str, Any] = {"goods": dict.fromkeys(GOODS, 4), "hand": ("mill", "quarry")}
    for has in (lacking, plenty):
        counts = [
            [len(wishes_of(table("trading.offer", 2, **{role: has}), SEATS[role], number)) for number in range(20)]
            for role in ROLES
        ]
        assert {*counts[0]} == {1, 2, 3}
        assert counts == [counts[0]] * len(ROLES)


def test_now_and_then_somebody_asks_for_what_they_have() -> None:
    state = table("trading.offer", 2, sun={"goods": {"wood": 3, "stone": 3, "coins": 2}, "hand": ("catacombs",)})
    asked = [wishes_of(state, SUN, number) for number in range(40)]
    bluffs = sum("wood" in wish or "stone" in wish for wish in asked)
    assert 0 < bluffs < len(asked) / 2


def test_some_who_hide_borrow_a_little_at_first_and_do_not_repay_it_at_once() -> None:
    borrowed = {}
    for role in ROLES:
        state = table("trading.offer", 1, **{role: {"wish": ("wood",), "goods": {"coins": 5}}})
        seat, counts = SEATS[role], []
        for number in range(40):
            position = Position(GAME, state, seat, GAME.asks(state)[seat], Chance(bytes([number]) * 32))
            taken = Steward().volunteer(position)
            counts.append(taken[1]["times"] if taken else 0)
            if taken:
                after = GAME.answer(state, seat, *taken, Chance(bytes(32))).state
                again = Position(GAME, after, seat, GAME.asks(after)[seat], Chance(bytes([number]) * 32))
                assert Steward().volunteer(again) is None
        borrowed[role] = counts
    assert not any(borrowed["sun"] + borrowed["moon"])
    assert {*borrowed["devil"]} == {*borrowed["cultist"]} == {0, 1, 2}
    assert sum(map(bool, borrowed["devil"])) < 12


def after_first_chests(role: Role, wood: int, **changes: Any) -> State:
    """The second round, after a first chest of that role with so much wood."""
    chests = tuple(Chest({"wood": wood if its == role else 1}, its == "devil", 2) for its in ROLES)
    first = offers_recorded(table("trading.offer", 1, chests=chests))
    return table("trading.offer", 2, past_offers=first.past_offers, past_wishes=first.past_wishes, **changes)


SELLERS: tuple[Role, ...] = ("sun", "moon", "cultist")


@pytest.mark.parametrize("role", SELLERS)
def test_some_of_each_role_part_with_no_piece_but_for_a_fortune(role: Role) -> None:
    costs = [helping(after_first_chests(role, wood), SEATS[role]) for wood in range(40)]
    assert len({*costs}) == 2
    assert max(costs) == KEEPER
    assert 10 < costs.count(KEEPER) < 36


@pytest.mark.parametrize("role", SELLERS)
def test_who_keeps_its_pieces_does_so_all_game_long_wherever_it_sits(role: Role) -> None:
    for wood in range(8):
        state = after_first_chests(role, wood)
        its = helping(state, SEATS[role])
        for seat in range(4):
            kingdoms = [kingdom for kingdom in state.kingdoms if kingdom.role != role]
            kingdoms.insert(seat, state.kingdoms[SEATS[role]])
            assert helping(replace(state, kingdoms=tuple(kingdoms)), seat) == its
        more = Chest({"stone": wood}, False, 3)
        later = replace(offers_recorded(replace(state, chests=(more,) * len(ROLES))), round=4)
        assert helping(later, SEATS[role]) == its


def test_offers_are_kept_beside_the_wishes_they_were_packed_for() -> None:
    chests = tuple(Chest({}, False, 2) for _ in ROLES)
    state = offers_recorded(table("trading.offer", 2, moon={"wish": ("glass",)}, chests=chests))
    assert state.past_wishes[-1].wishes == ((), ("glass",), (), ())

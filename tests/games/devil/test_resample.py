"""What another world may hold, as the sun's seat could imagine it: all that is hidden, within what is possible."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from games.devil.rules.mechanics.chests import owner_seen
from games.devil.rules.past import OfferRecord, OffersOfRound, ProductionOfRound, SoulsOfRound
from games.devil.rules.resampling.plainest import likely_stock
from games.devil.rules.resampling.worlds import likely, resampled
from games.devil.rules.rulebook import ROLES, Role
from games.devil.rules.state import Chest, Guess, Inquisition, Kingdom, State, with_kingdom
from tests.games.devil.builders import CULTIST, DEVIL, MOON, SLOTS, SUN, table

WORLDS = 250
GOODS = {"wood": 5, "stone": 1, "glass": 0}
KINDS = ("wood", "stone", "grain", "glass", "marble", "coins")


def worlds(state: State, count: int = WORLDS) -> list[State]:
    return [resampled(state, SUN, Chance(number.to_bytes(32, "big"))) for number in range(count)]


def hidden(**changes: Any) -> State:
    """A table before the chests are packed, where each of the others holds the same."""
    other = {"goods": {"wood": 5, "stone": 1}, **changes}
    return table("trading.offer", moon=other, cultist=other, devil=other)


def others(state: State, **changes: Any) -> list[Kingdom]:
    return [world.kingdoms[seat] for world in worlds(state) for seat in (MOON, CULTIST, DEVIL)]


def test_the_seats_own_kingdom_is_as_it_was() -> None:
    state = hidden()
    assert all(world.kingdoms[SUN] == state.kingdoms[SUN] for world in worlds(state, 40))


def test_the_others_roles_change_places_in_all_ways() -> None:
    dealt = {tuple(kingdom.role for kingdom in world.kingdoms) for world in worlds(hidden())}
    assert len(dealt) == 6
    assert {roles[SUN] for roles in dealt} == {"sun"}


def test_a_role_that_was_told_to_all_stays() -> None:
    dealt = worlds(replace(hidden(), known={CULTIST: "cultist"}), 40)
    assert {world.kingdoms[CULTIST].role for world in dealt} == {"cultist"}
    assert {world.kingdoms[MOON].role for world in dealt} == {"moon", "devil"}


def guessed(*locked: Guess) -> set[str]:
    """The roles that seat 1 may have after these guesses."""
    state = replace(hidden(), inquisition=Inquisition(slots=SLOTS, locked=locked))
    return {world.kingdoms[MOON].role for world in worlds(state, 120)}


def test_who_was_named_twice_and_denied_it_does_not_have_that_role() -> None:
    once = Guess("sun", "devil", MOON)
    assert guessed(once) == {"moon", "cultist", "devil"}
    assert guessed(once, replace(once, by="cultist")) == {"moon"}  # nor is it the cultist, who named it
    assert guessed(once, Guess("sun", "cultist", MOON)) == {"moon", "cultist", "devil"}


def test_nobody_has_guessed_itself() -> None:
    assert guessed(Guess("devil", "cultist", MOON)) == {"moon", "cultist"}


def test_a_hidden_stock_differs_by_three_pieces_of_each_kind_at_the_most_from_what_is_likely() -> None:
    state = hidden()
    for seat in (MOON, CULTIST, DEVIL):
        for world in worlds(state):
            kingdom = world.kingdoms[seat]
            likely = likely_stock(state, seat, kingdom.role)
            assert all(abs(kingdom.stock[kind] - likely[kind]) <= 3 for kind in KINDS)
    held = others(state)
    assert {kingdom.stock["wood"] for kingdom in held} >= set(range(5))
    assert min(kingdom.stock["coins"] for kingdom in held) == 0


def test_no_wall_tells_what_lies_behind_the_true_one() -> None:
    """Riches that nobody has seen are in no world, however many of them are drawn."""
    assert worlds(table("trading.offer", moon={"goods": {"marble": 40}}), 40) == worlds(table("trading.offer"), 40)


def test_what_was_produced_is_likely_less_what_was_built() -> None:
    state = hidden()
    began = likely_stock(state, MOON, "moon")
    made = ProductionOfRound(1, ({}, {"wood": 9, "coins": 2}, {}, {}))
    (first, *_) = [card for card in state.pack.buildings.values() if card.cost.get("wood")]
    moon = replace(state.kingdoms[MOON], built=(first.id,))
    built = with_kingdom(replace(state, productions=(made,)), MOON, moon)
    assert likely_stock(built, MOON, "moon")["wood"] == began["wood"] + 9 - first.cost["wood"]


def test_of_each_kind_of_trade_up_to_three_may_have_been_made_at_the_bank() -> None:
    held = others(hidden())
    trades = [(name, count) for kingdom in held for name, count in kingdom.ledger.items()]
    assert {count for name, count in trades if name[:3] in ("buy", "sel")} == {1, 2, 3}
    bought = {name for name, _ in trades} - {"borrow", "repay"}
    assert bought == {f"{verb}-{good}" for verb in ("buy", "sell") for good in KINDS[:-1]}
    share = sum(name == "buy-wood" for name, _ in trades) / len(held)
    assert 0.18 < share < 0.32


def test_what_may_have_been_borrowed_and_repaid_lies_between_no_debt_and_the_limit() -> None:
    held = others(replace(hidden(debt=6), round=1))
    assert {kingdom.debt for kingdom in held} == set(range(11))
    assert all(kingdom.debt == 6 + kingdom.ledger.get("borrow", 0) - kingdom.ledger.get("repay", 0) for kingdom in held)
    assert {kingdom.ledger.get("borrow", 0) for kingdom in held} == set(range(5))
    assert 0.3 < sum(not {"borrow", "repay"} & kingdom.ledger.keys() for kingdom in held) / len(held) < 0.6


def test_after_round_1_nothing_is_repaid_while_there_is_trade() -> None:
    assert not any("repay" in kingdom.ledger for kingdom in others(hidden(debt=6)))
    later = replace(hidden(debt=6), step="cards.pick")
    assert any("repay" in kingdom.ledger for kingdom in others(later))


def test_what_the_seat_knows_was_borrowed_or_repaid_is_not_counted_twice() -> None:
    held = others(hidden(debt=6, ledger={"borrow": 2}))
    assert min(kingdom.debt for kingdom in held) == 4
    again = others(replace(hidden(debt=6, ledger={"repay": 3}), round=1))
    assert max(kingdom.debt for kingdom in again if not {"borrow", "repay"} & kingdom.ledger.keys()) == 9


def test_up_to_three_soul_pieces_change_walls_and_none_is_lost() -> None:
    state = hidden(pure=3, marked=3)
    pieces = [[world.kingdoms[seat] for seat in (MOON, CULTIST, DEVIL)] for world in worlds(state)]
    assert {sum(kingdom.pure for kingdom in held) for held in pieces} == {9}
    assert {sum(kingdom.marked for kingdom in held) for held in pieces} == {9}
    assert {kingdom.pure for held in pieces for kingdom in held} >= {1, 2, 3, 4, 5}
    moved = {sum(abs(kingdom.pure + kingdom.marked - 6) for kingdom in held) // 2 for held in pieces}
    assert moved == {0, 1, 2, 3}


def test_nobody_has_fewer_soul_pieces_than_it_has_shown() -> None:
    state = table("trading.offer", moon={"pure": 1, "marked": 0}, cultist={"pure": 1, "marked": 1})
    shown = replace(state, inquisition=Inquisition(slots=SLOTS, shown=(0, 1, 2, 0)))
    for world in worlds(shown):
        assert world.kingdoms[MOON].souls >= 1
        assert world.kingdoms[CULTIST].souls >= 2


def past(taken: int) -> tuple[list[OffersOfRound], Role, Role, Role]:
    """Other worlds' offers of round 1; the roles whose chests the sun saw first, second and never."""
    offer = OfferRecord({"wood": 2}, False, 5, taken)
    state = replace(table("cards.pick", 2), past_offers=(OffersOfRound(1, (offer,) * 4),))
    first, second = (owner_seen(state.schedule, 1, viewing, "sun") for viewing in (0, 1))
    (unseen,) = {*ROLES} - {"sun", first, second}
    return [world.past_offers[0] for world in worlds(state, 80)], first, second, unseen


def seen_of(offers: list[OffersOfRound], role: Role) -> set[tuple[int, int, int]]:
    """What a role's offer may have been: wood in it, its price, and in which viewing it was taken."""
    kept = [each.offers[ROLES.index(role)] for each in offers]
    return {(offer.goods.get("wood", 0), offer.price, offer.taken) for offer in kept}


def test_of_a_chest_seen_first_and_left_nobody_knows_whether_the_next_has_taken_it() -> None:
    for taken in (0, 2):
        offers, first, _, _ = past(taken)
        assert seen_of(offers, first) == {(2, 5, 0), (2, 5, 2)}


def test_what_the_seat_took_itself_stays() -> None:
    offers, first, _, _ = past(1)
    assert seen_of(offers, first) == {(2, 5, 1)}


def test_of_a_chest_that_was_taken_before_only_the_price_was_seen() -> None:
    offers, _, second, _ = past(1)
    assert seen_of(offers, second) == {(wood, 5, 1) for wood in range(3)}
    offers, _, second, _ = past(2)
    assert seen_of(offers, second) == {(2, 5, 2)}


def test_of_a_chest_never_seen_anything_may_be() -> None:
    offers, _, _, unseen = past(1)
    kept = seen_of(offers, unseen)
    assert {wood for wood, _, _ in kept} == {0, 1, 2}
    assert {taken for _, _, taken in kept} == {0, 1, 2}
    assert len({price for _, price, _ in kept}) > 1


def test_in_which_viewing_the_own_chest_was_taken_is_unknown_and_whether_is_not() -> None:
    assert seen_of(past(2)[0], "sun") == {(2, 5, 1), (2, 5, 2)}
    assert seen_of(past(0)[0], "sun") == {(2, 5, 0)}


def under_way(step: str, taken_by: Role | None) -> tuple[list[State], Role, Role, Role]:
    """Other worlds while chests go round; the roles whose chests the sun sees first, second and never."""
    chest = Chest({"wood": 2}, False, 5, taken_by)
    state = table(step, 2, chests=(chest,) * 4)
    first, second = (owner_seen(state.schedule, 2, viewing, "sun") for viewing in (0, 1))
    (unseen,) = {*ROLES} - {"sun", first, second}
    return worlds(state, 80), first, second, unseen


def chests(worlds_seen: list[State], role: Role) -> set[tuple[int, int, bool]]:
    """What a chest may be: wood in it, its price, and whether the deal was taken."""
    kept = [world.chests[ROLES.index(role)] for world in worlds_seen]
    return {(chest.goods.get("wood", 0), chest.price, chest.taken_by is not None) for chest in kept if chest}


def test_in_the_second_viewing_the_chest_that_was_seen_first_is_as_the_seat_left_it() -> None:
    seen, first, second, unseen = under_way("trading.second", None)
    assert chests(seen, first) == {(2, 5, False)}
    assert chests(seen, second) == {(2, 5, False)}
    assert {taken for _, _, taken in chests(seen, unseen)} == {True, False}
    assert len({price for _, price, _ in chests(seen, unseen)}) > 1


def test_the_own_chest_may_have_been_taken_in_the_first_viewing() -> None:
    seen, *_ = under_way("trading.second", None)
    assert {(price, taken) for _, price, taken in chests(seen, "sun")} == {(5, True), (5, False)}


def test_in_the_first_viewing_nothing_is_taken_yet_and_only_the_chest_in_hand_is_known() -> None:
    seen, first, second, unseen = under_way("trading.first", None)
    assert chests(seen, first) == {(2, 5, False)}
    for role in (second, unseen):
        assert len(chests(seen, role)) > 2
        assert not any(taken for _, _, taken in chests(seen, role))


def test_with_which_pieces_others_were_paid_is_drawn_again_and_what_the_seat_knows_stays() -> None:
    offer = OfferRecord({"wood": 2}, True, 1, 1)
    souls = SoulsOfRound(1, (1, 1, 1, 1))
    state = replace(table("cards.pick", 2), past_offers=(OffersOfRound(1, (offer,) * 4),), past_souls=(souls,))
    first, second = (owner_seen(state.schedule, 1, viewing, "sun") for viewing in (0, 1))
    kept = [world.past_souls[0].marked for world in worlds(state, 40)]
    assert {marked[ROLES.index("sun")] for marked in kept} == {1}
    assert {marked[ROLES.index(first)] for marked in kept} == {1}
    assert {marked[ROLES.index(second)] for marked in kept} == {0, 1}


def test_in_a_likely_world_few_have_gone_to_the_bank_and_every_trade_is_possible() -> None:
    """Stewards go there by their plans alone, people now and then: what is tried rests on such worlds."""
    state = table("actions.plan", moon={}, cultist={}, devil={})
    dealt = [likely(state, SUN, Chance(number.to_bytes(32, "big"))) for number in range(WORLDS)]
    kingdoms = [world.kingdoms[seat] for world in dealt for seat in (MOON, CULTIST, DEVIL)]
    banked = [kingdom for kingdom in kingdoms if kingdom.ledger]
    assert 0.05 < len(banked) / len(kingdoms) < 0.2
    assert sum(kingdom.debt for kingdom in kingdoms) / len(kingdoms) < 1
    assert {"borrow", "buy-wood", "sell-glass"} <= {trade for kingdom in banked for trade in kingdom.ledger}
    assert {kingdom.stock["wood"] for kingdom in kingdoms} >= {0, 1, 2, 3}

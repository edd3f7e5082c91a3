"""The steward of Deal with the Devil wins, pays no more than things are worth, and has a reason for what it does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.extras.review import lost_turn
from engine.forms import Draft
from engine.policies import Match, Position, decide_by_policy, policies, shares, strongest_level, volunteer_by_policy
from engine.registry import game as rules_of
from engine.texts import Text, say
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.policies import POLICIES
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.inquisition import bribe
from games.devil.rules.policies.plans import Search, acted_out, prospect
from games.devil.rules.policies.reading import mortality
from games.devil.rules.policies.trades import bought_worth, sold_worth
from games.devil.rules.policies.worths import COIN, IDLE, LATER, future
from games.devil.rules.rulebook import GOODS, ROLES
from games.devil.rules.state import OPTIONAL, Chest, Guess, Inquisition, Options, State
from tests.contract.opponents import chance
from tests.games.devil.builders import CULTIST, DEVIL, GAME, MOON, SUN, of, table
from tests.games.devil.builders import scene as scene_of
from tests.games.devil.house_pack import LEVEL, PACK, TRACK, kingdom

STEWARD, HERMIT, SOULLESS = POLICIES["steward"], POLICIES["hermit"], POLICIES["soulless"]


def share(tables: int, *players: str) -> float:
    """The share of the wins of the first of `players`, who moves on a seat from table to table."""
    won = 0.0
    for number in range(tables):
        at = number % len(players)
        seats = players[-at:] + players[:-at] if at else players
        match = Match(GAME, GAME.options_type(), seats, (chance(number, 3), chance(number, 4)), float)
        won += shares(GAME, match.play())[at]
        assert not any(thinking.failed for thinking in match.thinking)
    return won / tables


@pytest.mark.long
def test_it_wins_among_three_apprentices_far_more_often_than_its_share() -> None:
    assert share(12, "steward", "apprentice", "apprentice", "apprentice") >= 0.5


@pytest.mark.long
def test_it_wins_among_three_who_play_at_random() -> None:
    assert share(12, "steward", "random", "random", "random") >= 0.8


@pytest.mark.parametrize("policy", ["steward", "hermit", "soulless"])
def test_it_plays_with_every_table_option_and_no_answer_has_to_be_replaced(policy: str) -> None:
    options = Options(**dict.fromkeys(OPTIONAL, True))
    match = Match(GAME, options, (policy, "random", policy, "apprentice"), (chance(5), chance(5, 1)), float)
    assert GAME.result(match.play()) is not None
    assert [thinking.failed for thinking in match.thinking] == [[]] * 4


def position(state: State, seat: int) -> Position:
    return Position(GAME, state, seat, GAME.asks(state)[seat], Chance(bytes(32)))


def answer(state: State, seat: int, policy: Any = STEWARD) -> dict[str, Any]:
    decision = decide_by_policy(policy, position(state, seat))
    assert not decision.failed
    return decision.value


def viewing(chest: Chest, **changes: Any) -> State:
    """Everybody sees such a chest."""
    return table("trading.first", chests=(chest,) * len(ROLES), **changes)


PLENTY = {"hand": ("vineyard", "abbey"), "goods": {"wood": 2, "stone": 1, "coins": 4}}


# Trading


def test_a_gift_is_taken() -> None:
    assert answer(viewing(Chest({"glass": 2, "stone": 1}, False, 2), sun=PLENTY), SUN)["answer"] == "accept"


def test_an_indulgence_in_a_chest_is_worth_something() -> None:
    chest = Chest({}, False, 2)
    assert answer(viewing(chest, sun=PLENTY), SUN)["answer"] == "refuse"
    assert answer(viewing(replace(chest, indulgences=1), sun=PLENTY), SUN)["answer"] == "accept"


def test_nothing_is_paid_for_nothing() -> None:
    assert answer(viewing(Chest({}, False, 2), sun=PLENTY), SUN)["answer"] == "refuse"
    assert answer(viewing(Chest({"grain": 1}, False, 7), sun=PLENTY), SUN)["answer"] == "refuse"


def test_a_mortal_does_not_sell_its_pieces_for_a_trifle_but_for_a_fortune() -> None:
    assert answer(viewing(Chest({"coins": 3}, True, 1), sun=PLENTY), SUN)["answer"] == "refuse"
    fortune = Chest({"coins": 30, "glass": 3, "marble": 3}, True, 1)
    assert answer(viewing(fortune, sun=PLENTY), SUN)["answer"] == "accept"


def test_the_soulless_sell_no_piece_for_a_fortune_but_trade_for_coins() -> None:
    fortune = Chest({"coins": 30, "glass": 3, "marble": 3}, True, 1)
    assert answer(viewing(fortune, sun=PLENTY), SUN, SOULLESS)["answer"] == "refuse"
    gift = Chest({"glass": 2, "stone": 1}, False, 2)
    assert answer(viewing(gift, sun=PLENTY), SUN, SOULLESS)["answer"] == "accept"
    gone = replace(fortune, goods={}, taken_by="moon", pure=1)
    assert answer(viewing(gone, sun=PLENTY), SUN, SOULLESS)["answer"] == "seen"


def test_a_hermit_takes_not_even_a_gift_and_packs_nothing() -> None:
    assert answer(viewing(Chest({"glass": 3, "coins": 5}, False, 2), sun=PLENTY), SUN, HERMIT)["answer"] == "refuse"
    packed = answer(table("trading.offer", sun={"goods": {"glass": 5, "wood": 5}}), SUN, HERMIT)
    assert (packed["goods"], packed["coins"]) == ({}, 0)


@pytest.mark.parametrize("coins", [8, 20])
def test_the_devil_packs_what_it_has_for_souls(coins: int) -> None:
    rich = {"goods": {"glass": 2, "marble": 2, "coins": coins}, "hand": ("vineyard",)}
    packed = answer(table("trading.offer", devil=rich), DEVIL)
    assert packed["price"].startswith("souls")
    assert packed["coins"] + sum(packed["goods"].values()) > 0


def test_goods_that_are_over_are_sold_for_about_what_they_are_worth() -> None:
    packed = answer(table("trading.offer", sun={"goods": {"marble": 4, "stone": 3}, "hand": ("vineyard",)}), SUN)
    assert packed["goods"]
    assert packed["price"] in ("coins-6", "coins-7")


def test_the_last_piece_is_dearer_than_the_first_and_worth_more_to_the_devil_than_it_costs() -> None:
    sun, devil = of(table("trading.offer"), "sun"), of(table("trading.offer"), "devil")
    costs = [sold_worth(replace(sun, pure=held), 4, 1) for held in (3, 2, 1)]
    assert costs == sorted(costs)
    assert bought_worth(devil, 2, 2) > bought_worth(devil, 2, 1) > costs[0]


def test_it_wishes_for_what_it_lacks_and_once() -> None:
    state = table("trading.offer", sun={"hand": ("catacombs",), "goods": {"stone": 2, "coins": 9}})
    wish = volunteer_by_policy(STEWARD, position(state, SUN))
    assert wish == ("2.wish", {"goods": ["grain", "marble"]})
    outcome = GAME.answer(state, SUN, *wish, Chance(bytes(32)))
    assert volunteer_by_policy(STEWARD, position(outcome.state, SUN)) is None


# Plans


def test_a_plan_is_never_worth_less_than_doing_nothing() -> None:
    state = table("actions.plan", 3, sun={**PLENTY, "hand": ("mint", "apiary", "university"), "events": ("new-world",)})
    kingdom, where = of(state, "sun"), scene(state, SUN)
    best = Search(kingdom, where).best()
    assert best.plan.builds
    assert best.worth > prospect(kingdom, where)
    assert best.worth == acted_out(best.plan, kingdom, where).worth


def test_it_carries_out_what_it_foresaw() -> None:
    state = table("actions.plan", 3, sun={**PLENTY, "hand": ("mint", "apiary"), "events": ("new-world",)})
    foreseen = Search(of(state, "sun"), scene(state, SUN)).best()
    value = answer(state, SUN)
    for seat in (SUN, MOON, CULTIST, DEVIL):
        given = value if seat == SUN else GAME.absent(state, seat)
        state = GAME.answer(state, seat, GAME.asks(state)[seat].id, given, Chance(bytes(32))).state
    assert set(of(state, "sun").built) == set(foreseen.after.built)


@pytest.mark.parametrize(
    ("number", "goods", "hand", "event", "reputation"),
    [
        (2, {"wood": 2, "stone": 1, "grain": 3, "coins": 4}, "cultists-hideout hall-of-pardons", "royal-wedding", 4),
        (
            2,
            {"wood": 1, "glass": 1, "marble": 1, "coins": 1},
            "merchants-hall cathedral-school",
            "cathedral-builders",
            4,
        ),
        (
            2,
            {"wood": 2, "stone": 3, "grain": 4, "glass": 1, "marble": 1, "coins": 3},
            "stargazers-tower guild-hall devils-bridge law-school",
            "recession",
            6,
        ),
    ],
    ids=["a building", "a courtier", "an event"],
)
def test_a_plan_names_nothing_that_would_be_skipped(
    number: int, goods: dict[str, int], hand: str, event: str, reputation: int
) -> None:
    state = table(
        "actions.plan",
        number,
        sun={"goods": goods, "hand": tuple(hand.split()), "events": (event,), "reputation": reputation},
    )
    best = Search(of(state, "sun"), scene(state, SUN)).best()
    assert best.after.turn is not None
    assert best.after.turn.skipped == ()


@pytest.mark.parametrize("effort", [1, 3])
def test_more_effort_finds_no_worse_plan(effort: int) -> None:
    state = table("actions.plan", 3, sun={**PLENTY, "hand": ("mint", "apiary", "university", "minster", "dam")})
    kingdom, where = of(state, "sun"), scene(state, SUN)
    assert Search(kingdom, where, effort + 1).best().worth >= Search(kingdom, where, effort).best().worth


def test_coins_of_the_last_interest_go_into_no_building() -> None:
    """A Mint brings two coins at each interest: in the last round they are worth what is left over."""
    minted = kingdom(built=("mint",))
    last = future("mint", minted, scene_of(PACK, LEVEL, 5))
    assert last == pytest.approx(2 * IDLE)
    assert future("mint", minted, scene_of(PACK, LEVEL, 4)) == pytest.approx(last + 2 * COIN * LATER)


def test_a_hideout_is_worth_what_its_owner_finds_who_drifts_back_to_the_start() -> None:
    """Built five steps below it brought 4.7, 4.4 and 3.1 coins (14 of 40 tables), the last of them worth a fifth."""
    owner = kingdom(built=("cultists-hideout",), reputation=TRACK.start - 5)
    worth = future("cultists-hideout", owner, scene_of(PACK, LEVEL, 3))
    assert worth == pytest.approx(4.7 * COIN + 4.4 * COIN + 3.1 * IDLE, abs=1)
    most = kingdom(built=("cultists-hideout",), reputation=0)
    assert future("cultists-hideout", most, scene_of(PACK, LEVEL, 3)) <= 5 * COIN * 3


# Inquisition and witch hunt


def test_goods_are_bought_for_the_ascetic() -> None:
    state = table("inquisition.answer", 5, inquisition=Inquisition(slots=("orator", "vandal", "bailiff")), sun={
        "pure": 0, "goods": {"coins": 9}
    })  # fmt: skip
    assert volunteer_by_policy(STEWARD, position(state, SUN)) == ("5.bank", {"trade": "buy-wood", "times": 3})
    rich = table("inquisition.answer", 5, sun={"pure": 0, "goods": {"coins": 9, "wood": 3}})
    assert volunteer_by_policy(STEWARD, position(rich, SUN)) is None


def test_wings_are_bought_where_the_third_brings_an_indulgence_that_spares_a_penalty() -> None:
    earned = {"minors": (0, 1, 2, 3), "majors": ("rural", "town", "all"), "pure": 0}
    near = table("inquisition.wings", 5, sun={**earned, "angels": 2, "goods": {"coins": 6, "wood": 3}})
    assert answer(near, SUN)["count"] == 1
    assert answer(replace(near, round=3), SUN)["count"] == 0


def test_debt_is_paid_back_before_the_end() -> None:
    state = table("inquisition.answer", 5, sun={"pure": 3, "debt": 4, "goods": {"coins": 9, "wood": 3}})
    assert volunteer_by_policy(STEWARD, position(state, SUN)) == ("5.repay", {"coins": 4})


def test_coins_kept_for_the_ascetic_are_not_paid_back_and_nothing_impossible_is_tried() -> None:
    state = table("inquisition.pack", 5, sun={"pure": 0, "debt": 4, "goods": {"coins": 5}})
    assert volunteer_by_policy(STEWARD, position(state, SUN)) is None
    more = table("inquisition.pack", 5, sun={"pure": 0, "debt": 4, "goods": {"coins": 11}})
    assert volunteer_by_policy(STEWARD, position(more, SUN)) == ("5.repay", {"coins": 2})


def test_in_round_5_every_guess_is_made_and_nobody_is_named_twice() -> None:
    packed = answer(table("inquisition.pack", 5), SUN)
    assert packed["devil"] != "nobody"
    assert packed["cultist"] not in ("nobody", packed["devil"])


def test_whoever_has_no_piece_bribes_and_whoever_has_some_does_not() -> None:
    earned = {"minors": (0, 1, 2, 3), "majors": ("rural", "town", "all"), "goods": {"coins": 12, "wood": 3}}
    poor = table("inquisition.pack", 5, sun={**earned, "pure": 0})
    assert answer(poor, SUN)["bribe"] == 10  # A and B: the Fundamentalist would take a point for each achievement
    assert answer(table("inquisition.pack", 5, sun={**earned, "pure": 3}), SUN)["bribe"] == 0
    alike = {"minors": earned["minors"], "majors": ("rural", "town", "church", "all")}
    everybody = dict.fromkeys(("moon", "cultist", "devil"), alike)  # it would spare the others as much
    assert answer(table("inquisition.pack", 5, sun={**earned, "pure": 0}, **everybody), SUN)["bribe"] == 0


def test_in_round_3_who_has_neither_piece_nor_goods_sends_the_ascetic_away() -> None:
    """Two points for each of four goods are more than five coins; with a piece to show they are not."""
    poor = table("inquisition.pack", 3, options=Options(), cultist={"pure": 0, "marked": 0, "goods": {"coins": 6}})
    assert answer(poor, CULTIST)["bribe"] == 5
    for held in ({"marked": 1}, {"goods": {"coins": 4}}):
        cultist = {"pure": 0, "marked": 0, "goods": {"coins": 6}} | held
        assert answer(table("inquisition.pack", 3, options=Options(), cultist=cultist), CULTIST)["bribe"] == 0


def test_coins_that_lie_there_are_not_given_twice() -> None:
    board = Inquisition(slots=("orator", "vandal", "bailiff"), coins=3)
    cultist = {"pure": 0, "marked": 0, "goods": {"coins": 6}}
    poor = table("inquisition.pack", 3, options=Options(), inquisition=board, cultist=cultist)
    assert answer(poor, CULTIST)["bribe"] == 2


def test_the_pieces_of_the_devil_wake_those_who_are_bribed_against() -> None:
    """Who has one piece for the Ascetic bribes as soon as the devil brings a second inquisitor."""
    seat = {"pure": 1, "goods": {"coins": 9}}
    sleeping = table("inquisition.pack", 3, options=Options(), sun=seat, devil={"pure": 1})
    waking = table("inquisition.pack", 3, options=Options(), sun=seat, devil={"pure": 2})
    assert (bribe(sleeping, SUN), bribe(waking, SUN)) == (0, 5)


def test_the_devil_packs_its_pieces_in_round_3() -> None:
    packed = answer(table("inquisition.pack", 3, devil={"pure": 2, "marked": 1}), DEVIL)
    assert (packed["pure"], packed["marked"]) == (2, 1)


def test_who_was_told_is_believed_and_who_has_denied_is_not() -> None:
    told = beliefs(table("hunt.vote", 3, known={DEVIL: "devil"}), SUN)
    assert told[DEVIL]["devil"] == 1
    assert told[MOON]["devil"] == 0
    assert mortality(told[MOON]) == pytest.approx(1 - told[MOON]["cultist"])
    locked = (Guess("sun", "devil", MOON), Guess("cultist", "devil", MOON))
    denied = beliefs(table("hunt.vote", 3, inquisition=Inquisition(slots=("orator", "vandal", "bailiff"), locked=locked)), SUN)  # fmt: skip  # noqa: E501
    assert denied[MOON]["devil"] == 0
    assert sum(denied[seat]["devil"] for seat in denied) == pytest.approx(1)


def test_it_accuses_whom_it_takes_for_the_devil_and_not_who_can_prove() -> None:
    assert answer(table("hunt.vote", 3, known={DEVIL: "devil"}), SUN)["whom"] == str(DEVIL)
    nearly = {MOON: "moon", CULTIST: "cultist", DEVIL: "devil"}
    kingdoms = {"cultist": {"confessed": True}, "devil": {"confessed": True}}
    assert answer(table("hunt.vote", 3, known=nearly, **kingdoms), SUN)["whom"] == "nobody"


def by_lot(state: State, seat: int, number: int) -> Position:
    """A decision whose draws are those of that number."""
    return Position(GAME, state, seat, GAME.asks(state)[seat], chance(number, 8))


def test_who_accuses_nobody_is_drawn_alike_for_every_role() -> None:
    votes = [
        [decide_by_policy(STEWARD, by_lot(table("hunt.vote", 2), seat, number)).value["whom"] for number in range(25)]
        for seat in range(4)
    ]
    silent = [[whom == "nobody" for whom in its] for its in votes]
    assert 0 < sum(silent[0]) < 25 / 2
    assert silent == [silent[0]] * 4


def test_who_hides_accuses_once_the_other_has_confessed() -> None:
    """Two surely mortals are left to it, and nobody else at the table would be silent now."""
    known = {SUN: "sun", MOON: "moon"}
    state = table("hunt.vote", 3, known=known, cultist={"confessed": True})
    votes = [decide_by_policy(STEWARD, by_lot(state, DEVIL, number)).value["whom"] for number in range(25)]
    assert 0 < votes.count("nobody") < 25 / 2
    assert {*votes} - {"nobody"} <= {str(SUN), str(MOON)}


def test_whether_somebody_repays_before_the_inquisition_is_drawn_alike_for_every_role() -> None:
    owing: dict[str, Any] = {"debt": 4, "known_debt": 4, "goods": {"coins": 9}}
    state = table("cards.done", 2, sun=owing, moon=owing, cultist=owing, devil=owing)
    repaid = [[volunteer_by_policy(STEWARD, by_lot(state, seat, number)) for number in range(25)] for seat in range(4)]
    assert 0 < sum(liberty is None for liberty in repaid[0]) < 25 / 2
    assert {liberty[1]["coins"] for liberty in repaid[0] if liberty} == {1, 2, 3, 4}
    assert repaid == [repaid[0]] * 4


def test_coins_are_repaid_once_before_the_inquisition_and_all_of_them_in_it() -> None:
    owing: dict[str, Any] = {"debt": 4, "known_debt": 4, "goods": {"coins": 9}, "ledger": {"repay": 1}}
    kept = table("cards.done", 2, devil=owing)
    assert not any(volunteer_by_policy(STEWARD, by_lot(kept, DEVIL, number)) for number in range(10))
    late = table("inquisition.wings", 3, devil=owing)
    assert volunteer_by_policy(STEWARD, by_lot(late, DEVIL, 1)) == ("3.repay", {"coins": 4})


def test_who_began_with_more_builds_now_and_then_what_a_mortal_could_pay_for() -> None:
    rich: dict[str, Any] = {"goods": {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "grain": 1, "coins": 8}}
    state = table("actions.plan", 1, devil={**rich, "hand": ("vineyard", "abbey", "mint", "apiary")})
    plans = [decide_by_policy(STEWARD, by_lot(state, DEVIL, number)) for number in range(24)]
    assert not any(plan.failed for plan in plans)
    assert len({plan.value.get("build1", "none") + plan.value.get("build2", "none") for plan in plans}) > 1


RICH: dict[str, Any] = {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "grain": 1, "coins": 8}


def left_by(state: State, seat: int, number: int) -> tuple[int, int]:
    """How many buildings and courtiers there are after the plan of that decision."""
    plan, where = decide_by_policy(STEWARD, by_lot(state, seat, number)).value, scene(state, seat)
    before = state.kingdoms[seat]
    after = Resolution(where).run(planned(before, plan_fields(before, where, Draft(plan)), plan))
    return len(after.built) - len(before.built), len(after.hired) - len(before.hired)


def test_the_first_plan_shows_no_means_that_nobody_else_has() -> None:
    """It keeps no courtier beside two buildings, and one beside fewer, as those do who can pay for no more."""
    for seat in (CULTIST, DEVIL):
        for hand in (("mint", "apiary"), ("vineyard", "abbey", "mint", "apiary"), ()):
            goods = {**RICH, "wood": 2, "stone": 2, "grain": 2, "coins": 12}
            state = table("actions.plan", 1, **{ROLES[seat]: {"goods": goods, "hand": hand}})
            left = [left_by(state, seat, number) for number in range(30)]
            kept = [courtiers for built, courtiers in left if built == 2]
            assert not any(kept)
            assert bool(kept) == bool(hand)
            fewer = [courtiers for built, courtiers in left if built < 2]
            assert sum(fewer) >= len(fewer) / 2


def test_who_keeps_no_courtier_at_first_is_drawn_alike_for_every_role() -> None:
    has: dict[str, Any] = {"goods": {"wood": 1, "coins": 4}}
    state = table("actions.plan", 1, sun=has, moon=has, cultist={"goods": {"coins": 9}}, devil={"goods": {"coins": 9}})
    first = [[left_by(state, seat, number) == (0, 0) for number in range(40)] for seat in range(4)]
    assert 0 < first[0].count(True) < 40 / 4
    assert first == [first[0]] * 4


def test_who_keeps_no_courtier_at_first_builds_no_more_than_a_mortal_could() -> None:
    state = table("actions.plan", 1, devil={"goods": {**RICH, "grain": 3}, "hand": ("vineyard", "abbey", "mint")})
    left = [left_by(state, DEVIL, number) for number in range(60)]
    assert 0 < left.count((0, 0)) < 60 / 4


def test_who_hides_now_and_then_builds_nothing_at_first_that_it_could() -> None:
    """Some mortals must: without that nothing built would speak for a mortal."""
    has: dict[str, Any] = {"goods": {**RICH, "grain": 3}, "hand": ("vineyard", "abbey", "mint")}
    state = table("actions.plan", 1, sun=has, cultist=has, devil=has)
    idle = [number for number in range(60) if left_by(state, CULTIST, number) == (0, 1)]
    assert 0 < len(idle) < 60 / 4
    assert not any(left_by(state, DEVIL, number)[0] for number in idle)
    assert all(left_by(state, SUN, number)[0] for number in idle)


def test_who_hides_and_owes_something_builds_at_first() -> None:
    """Even what a mortal could not pay for: who borrows and builds nothing would be the devil."""
    has: dict[str, Any] = {"goods": {"glass": 1, "marble": 1, "grain": 3, "coins": 8}, "hand": ("vineyard", "mint")}
    free, owing = (
        [left_by(table("actions.plan", 1, devil={**has, "debt": debt}), DEVIL, number)[0] for number in range(40)]
        for debt in (0, 2)
    )
    assert owing.count(0) < 40 / 4 <= free.count(0)


def test_who_hides_now_and_then_borrows_a_little_without_need_in_the_first_rounds() -> None:
    coins = {
        (number, seat): {
            liberty[1]["times"]
            for lot in range(60)
            if (liberty := volunteer_by_policy(STEWARD, by_lot(wishing(number), seat, lot))) and "trade" in liberty[1]
        }
        for number in (1, 2, 3)
        for seat in (SUN, DEVIL)
    }
    assert {who: its for who, its in coins.items() if its} == {(1, DEVIL): {1, 2}, (2, DEVIL): {1, 2}}


def wishing(number: int) -> State:
    """Everybody has told what it wishes for."""
    return table("trading.offer", number, **{role: {"wish": ("wood",)} for role in ROLES})


def test_what_lies_in_a_chest_for_soul_pieces_varies() -> None:
    state = table("trading.offer", 2, devil={"goods": {**dict.fromkeys(GOODS, 2), "coins": 8}, "hand": ("vineyard",)})
    chests = [decide_by_policy(STEWARD, by_lot(state, DEVIL, number)).value for number in range(12)]
    assert all(chest["price"].startswith("souls") for chest in chests)
    assert len({(chest["coins"], *sorted(chest["goods"].items())) for chest in chests}) > 3


def test_an_empty_chest_has_no_price_of_its_own() -> None:
    for role, prices in (("sun", {f"coins-{price}" for price in range(2, 8)}), ("devil", {"souls-1", "souls-2"})):
        state = table("trading.offer", 2, **{role: {"goods": {}}})
        seat = ROLES.index(role)
        chests = [decide_by_policy(STEWARD, by_lot(state, seat, number)).value for number in range(40)]
        assert {chest["price"] for chest in chests} == prices
        assert not any(any(chest["goods"].values()) or chest["coins"] for chest in chests)


def test_the_policies_are_among_those_of_the_game() -> None:
    assert policies(rules_of("devil"))[strongest_level(rules_of("devil"))] is STEWARD
    assert {"steward", "hermit"} <= set(policies(rules_of("devil")))


def test_a_plan_without_an_action_token_is_a_lost_turn() -> None:
    ask, state = Ask("1.actions.plan", "plan", Text("devil-ask-plan")), table("actions.plan")
    nothing = {"event": "none", "use": [], "build1": "none", "build2": "none", "hire": "none"}
    assert lost_turn(STEWARD, state, 0, ask, nothing) == say("devil-lost-plan")
    for something in ({"build1": "hut"}, {"hire": "town"}, {"use": ["tool"]}, {"event": "left"}):
        assert lost_turn(STEWARD, state, 0, ask, {**nothing, **something}) is None

"""What the balance of Deal with the Devil is judged by: effects that fire, penalties, debt, and a whole game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import Outcome
from engine.forms import Draft
from engine.playouts import Move
from engine.policies import Match
from engine.texts import Fact, Named, SeatRef, private, public, say, things
from games.devil.balance import BALANCE
from games.devil.balance.firing import Fired, Firing, Noting, effects_of
from games.devil.balance.watching import Debts, Losses, bribes_of
from games.devil.rules import facts as f
from games.devil.rules.effects import Discount, Gain, If, InterestFree, Pay, Points, Reputation, Tokens
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.pack import Pack
from games.devil.rules.policies import SOULLESS
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import Inquisition, Kingdom, Options, State
from tests.games.devil.builders import CARDS, GAME, building, cards, kingdom, scene, table
from tests.games.devil.inquisitions import alone
from tools.balance.measures import MAIN, Run, Sample
from tools.balance.playing import Order, watched

NOBODY = Move(0, "1.actions.plan", {})


def fired(before: Kingdom, plan: dict[str, Any], pack: Pack) -> Fired:
    """The effects that change something while seat 0 carries out a plan."""
    where, seen = scene(pack), set[tuple[str, int]]()
    Noting(where, seen).run(planned(before, plan_fields(before, where, Draft(plan)), plan))
    return seen


def of(samples: Any, name: str) -> dict[str, float]:
    return {sample.of: sample.value for sample in samples if sample.name == name}


# ---------------------------------------------------------------------- effects


def test_an_effect_fires_if_it_changes_something_and_a_price_is_no_effect() -> None:
    shop = building("shop", Pay(when="action", coins=1), Gain(when="action", wood=1), Points(when="built", n=2))
    idle = building("idle", Reputation(when="built", n=1, condition=If(that="debt-at-least", n=9)))
    pack = cards(shop, idle)
    seen = fired(kingdom(goods={"coins": 3}, hand=("shop", "idle")), {"build1": "shop", "build2": "idle"}, pack)
    assert seen == {("shop", 2)}
    both = fired(kingdom(goods={"coins": 3}, hand=("shop",)), {"build1": "shop", "act1": "yes"}, pack)
    assert both == {("shop", 1), ("shop", 2)}
    assert effects_of(shop) == {"shop 1": 1, "shop 2": 2}
    assert effects_of(idle) == {"idle": 0}


def test_a_discount_fires_when_a_building_costs_less_by_it() -> None:
    pack = cards(
        building("saw", Discount(when="always", good="wood", n=1)),
        building("hut", cost={"wood": 2}),
        building("cell", cost={"stone": 1}),
    )
    planner = kingdom(goods={"wood": 2, "stone": 1}, built=("saw",), hand=("hut", "cell"))
    assert fired(planner, {"build1": "hut"}, pack) == {("saw", 0)}
    assert fired(planner, {"build1": "cell"}, pack) == set()


@pytest.mark.parametrize(("used", "felt"), [(2, set()), (3, {("fair", 0)})])
def test_a_free_token_fires_when_a_grain_is_spared(used: int, felt: Fired) -> None:
    pack = cards(building("fair", Tokens(when="always", free=1)), building("hut"), building("barn"))
    planner = kingdom(goods={"coins": 9}, built=("fair",), hand=("hut", "barn"))
    plan = {"build1": "hut", "build2": "barn"} | ({"hire": "rural"} if used > 2 else {})
    assert fired(planner, plan, pack) == felt


def test_effects_of_a_phase_and_of_the_end_fire_by_what_is_told_and_by_what_scores() -> None:
    kinds = {effect.when: card for card in CARDS.buildings.values() for effect in card.effect}
    firing = Firing()
    deeds = [f.BuildingActs(SeatRef(0), Named("building", kinds["interest"].id)), f.ReputationsWeighed()]
    deeds += [f.BuildingActs(SeatRef(0), Named("building", kinds["reputation"].id)), f.RoundBegun(3)]
    deeds += [f.BuildingActs(SeatRef(0), Named("building", kinds["production"].id))]
    before = table("actions.plan")
    firing.saw(before, NOBODY, Outcome(before, tuple(public(deed.text) for deed in deeds)))
    for when in ("interest", "reputation", "production"):
        card = kinds[when]
        there = {(card.id, at) for at, effect in enumerate(card.effect) if effect.when == when}
        assert {pair for pair in firing.fired if pair[0] == card.id} >= there
    majors = next(
        (card.id, at)
        for card in CARDS.buildings.values()
        for at, effect in enumerate(card.effect)
        if isinstance(effect, Points) and effect.when == "end" and effect.per is not None and effect.per.of == "majors"
    )
    for earned, scores in (((), False), (("rural",), True)):
        at_end = Firing()
        at_end.ended(table("end", 5, sun={"built": (majors[0],), "majors": earned}))
        assert (majors in at_end.fired) is scores


def test_what_spares_interest_fires_for_whoever_owes_something() -> None:
    card, at = next(
        (card.id, at)
        for card in CARDS.buildings.values()
        for at, effect in enumerate(card.effect)
        if isinstance(effect, InterestFree)
    )
    for debt in (0, 3):
        firing = Firing()
        before = table("actions.resolve", sun={"built": (card,), "debt": debt})
        after = table("cards.pick", 3, sun={"built": (card,), "debt": debt})
        firing.saw(before, Move(0, "2.repay", {}), Outcome(after))
        assert ((card, at) in firing.fired) is bool(debt)


# ---------------------------------------------------------------------- penalties and debt


def faced(state: State, **value: Any) -> list[Sample]:
    """What is seen of sun's answer, the last one to come."""
    losses = Losses()
    move = Move(0, GAME.asks(state)[0].id, value)
    losses.saw(state, move, Outcome(table("end", 5)))
    return losses.seen


def test_a_penalty_costs_what_the_score_falls_by() -> None:
    lost = CARDS.inquisitors["orator"]
    seen = faced(alone("orator"), **{"1": "penalty"})
    assert of(seen, "penalty-paid") == {"orator": lost.points + lost.extra}
    assert of(seen, "penalty-answer") == {"orator penalty": 1.0}
    kept = faced(alone("orator"), **{"1": "soul"})
    assert of(kept, "penalty-avoided") == {"orator": lost.points + lost.extra}
    assert of(kept, "penalty-paid") == {}


def test_goods_given_up_count_as_the_points_they_would_have_been() -> None:
    number = CARDS.inquisitors["glutton"].goods
    state = alone("glutton", goods={"glass": number})
    given = faced(state, **{"1": "penalty", "1.how": "goods", "1.goods": {"glass": number}})
    assert of(given, "penalty-paid") == {"glutton": number}
    avoided = faced(state, **{"1": "soul"})
    assert of(avoided, "penalty-avoided") == {"glutton": min(number, CARDS.inquisitors["glutton"].points)}


def test_what_debt_was_used_for_is_told_by_the_deed_before_it() -> None:
    seat, hut = SeatRef(0), Named("building", "hut")
    told: list[Fact] = [f.Built(seat, hut, things({})), f.Borrowed(seat, 2, 2)]
    told += [f.LeftPlayed(seat, hut), f.Hired(seat, hut, 2), f.Borrowed(seat, 1, 3)]
    told += [f.InterestCharged(seat, 9, 10)]
    debts = Debts()
    happenings = tuple(public(fact.text) for fact in told)
    chest = private(1, say("devil-own-borrow", count=2, debt=2))
    debts.saw(Move(0, "2.bank", {"trade": "borrow", "times": 2}), Outcome(None, (*happenings, chest)))
    assert debts.kinds == {"building", "courtier", "beyond the limit", "chest", "bank"}
    assert of(debts.samples(), "debt")["event"] == 0.0


@pytest.mark.parametrize(("coins", "bribed", "told"), [(0, 0, 0.0), (2, 0, 1.0), (0, 1, 1.0)])
def test_a_bribe_counts_whether_or_not_it_was_enough(coins: int, bribed: int, told: float) -> None:
    board = Inquisition(slots=("orator", "vandal", "bailiff"), coins=coins, bribed=bribed)
    assert list(bribes_of(table("inquisition.answer", 5, inquisition=board))) == [Sample("bribe", "", told)]


# ---------------------------------------------------------------------- whole games


def test_a_game_is_watched_to_its_end() -> None:
    samples, failed = watched(Order("devil", 1, 7, None, {}).series(Run(MAIN, ("apprentice",))), 0)
    assert not failed
    assert len(of(samples, "built")) == 80  # everything dealt is in somebody's hand once
    built = {card for card, value in of(samples, "built").items() if value}
    buildings = [sample.value for sample in samples if sample.name == "buildings"]
    assert len(buildings) == 4
    assert sum(buildings) == len(built)
    assert {name.split()[0] for name in of(samples, "fired")} <= built
    assert sum(sample.value for sample in samples if sample.name == "wins-by-role") == pytest.approx(1)
    first = [sample for sample in samples if sample.name == "first-card"]
    assert sorted(Counter(CARDS.buildings[sample.of].letter for sample in first).values()) == [4, 4, 4, 4]
    assert sum(sample.value for sample in first) == pytest.approx(0)
    assert set(of(samples, "trades")) == {"1", "2", "3", "4", "5"}
    assert set(of(samples, "last-round").values()) <= {0.0, 1.0}


def test_who_has_sold_and_bought_soul_pieces_is_told_from_who_has_not() -> None:
    series = Order("devil", 3, 7, None, {}).series(Run(MAIN, ("apprentice",)))
    kinds = set()
    for number in range(series.tables):
        samples, _ = watched(series, number)
        bought = of(samples, "souls")["devil"]
        seen = [sample.of for sample in samples if sample.name == "wins-by-souls"]
        assert ("devil, some" in seen) is bool(bought)
        assert sorted(name.partition(",")[0] for name in seen) == ["devil", "mortal", "mortal"]
        assert seen.count("mortal, some") <= bought + of(samples, "souls")["cultist"]
        kinds |= set(seen)
    assert kinds >= {"devil, some", "mortal, some"}


def test_the_soulless_never_sell_or_buy_a_soul_piece() -> None:
    series = Order("devil", 2, 3, None, {}).series(Run(MAIN, (SOULLESS,)))
    for number in range(series.tables):
        samples, failed = watched(series, number)
        assert not failed
        assert of(samples, "soul-sold") == {"": 0.0}
        assert set(of(samples, "wins-by-souls")) == {"mortal, none", "devil, none"}
        assert of(samples, "souls") == {"cultist": 0, "devil": 0}


def test_the_devil_among_the_soulless_packs_nothing_and_nobody_asks_for_souls_that_could_ask_for_coins() -> None:
    match = Match(GAME, Options(), (SOULLESS,) * 4, (Chance(bytes(32)), Chance(bytes(32))), float)
    for offers in match.play().past_offers:
        assert offers.offers[ROLES.index("devil")].goods == {}
        assert [offer.souls_asked for offer in offers.offers] == [role == "devil" for role in ROLES]


def test_every_aim_is_about_a_run_that_is_played_and_something_that_is_sampled() -> None:
    samples, _ = watched(Order("devil", 1, 7, None, {}).series(Run(MAIN, ("apprentice",))), 0)
    seldom = {"penalty-paid", "penalty-avoided", "sure-wrong"}
    assert {run for measure in BALANCE.measures for run in measure.played_in} <= {run.id for run in BALANCE.runs}
    assert {measure.name for measure in BALANCE.measures} <= {sample.name for sample in samples} | seldom

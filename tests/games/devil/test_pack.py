"""The house pack: what the rulebook fixes, what the issue of its cards promised, and the section 6 cards."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

import pytest
from msgspec import to_builtins
from msgspec.structs import fields

from games.devil.rules import effects as e
from games.devil.rules.pack import Building, Event
from tests.games.devil.house_pack import BOARD, BUILDINGS, PACK

EVENTS = tuple(PACK.events.values())

PERMANENT = ("production", "interest", "reputation", "minor", "hired", "always")


def building(card_id: str) -> Building:
    return PACK.buildings[card_id]


def event(card_id: str) -> Event:
    return PACK.events[card_id]


def effects_by_card() -> Iterator[tuple[str, e.AnyEffect]]:
    for card in BUILDINGS:
        yield from ((card.id, effect) for effect in card.effect)
    for card in EVENTS:
        yield from ((card.id, effect) for effect in (*card.left.effect, *card.right.effect))


def cards_with(kinds: Iterator[tuple[str, str]]) -> Counter[str]:
    """On how many different cards each kind of thing occurs."""
    return Counter(kind for _, kind in set(kinds))


def nameless(card: Building | Event) -> dict[str, Any]:
    plain = to_builtins(card)
    return {field: value for field, value in plain.items() if field not in ("id", "name")}


def groups_of(card: Building | Event) -> list[tuple[e.AnyEffect, ...]]:
    """The effects of a card that happen together."""
    if isinstance(card, Event):
        return [card.left.effect, card.right.effect]
    return [card.effects(when) for when in get_args(e.When)]


# What the cards promise


def test_an_event_that_gives_grain_is_called_by_what_it_does_and_keeps_the_id_stored_games_know() -> None:
    assert event("drought").name == "Grain Fleet"


def test_no_two_cards_are_the_same_but_for_their_name() -> None:
    for one, other in (*combinations(BUILDINGS, 2), *combinations(EVENTS, 2)):
        assert nameless(one) != nameless(other), (one.id, other.id)


def test_no_two_buildings_with_the_same_symbols_do_the_same() -> None:
    for one, other in combinations(BUILDINGS, 2):
        if one.effect:
            assert (set(one.types), one.effect) != (set(other.types), other.effect), (one.id, other.id)


def test_every_verb_is_on_a_card_and_special_only_on_stables() -> None:
    found = cards_with((card, effect.__struct_config__.tag) for card, effect in effects_by_card())
    verbs = {verb.__struct_config__.tag for verb in get_args(e.AnyEffect)}
    assert found["special"] == 1
    assert verbs - set(found) == set()


def test_every_condition_is_on_a_card() -> None:
    conditions = [(card, effect.condition.that) for card, effect in effects_by_card() if effect.condition]
    conditions += [(card.id, side.needs.that) for card in EVENTS for side in (card.left, card.right) if side.needs]
    found = cards_with(iter(conditions))
    (that,) = (field.type for field in fields(e.If) if field.name == "that")
    assert set(get_args(that)) - set(found) == set()


def test_every_count_is_on_a_card() -> None:
    found = cards_with((card, effect.per.of) for card, effect in effects_by_card() if effect.per)
    (of,) = (field.type for field in fields(e.Per) if field.name == "of")
    assert set(get_args(of)) - set(found) == set()


def test_every_time_is_on_several_cards() -> None:
    found = cards_with((card, effect.when) for card, effect in effects_by_card())
    assert {when: found[when] for when in get_args(e.When) if found[when] < 2} == {}


def test_kinds_of_effects_keep_sensible_shares_of_the_eighty_buildings() -> None:
    times = [{effect.when for effect in card.effect} for card in BUILDINGS]
    shares = {
        "permanent": sum(bool(when & set(PERMANENT)) for when in times),
        "immediate": sum("built" in when for when in times),
        "action": sum("action" in when for when in times),
        "end": sum("end" in when for when in times),
        "plain": sum(not when for when in times),
    }
    bounds = {"permanent": (28, 44), "immediate": (12, 24), "action": (10, 20), "end": (14, 26), "plain": (2, 4)}
    assert all(bounds[kind][0] <= share <= bounds[kind][1] for kind, share in shares.items()), shares


def test_special_functions_stay_below_fifteen_percent_of_the_cards() -> None:
    special = {card for card, effect in effects_by_card() if isinstance(effect, e.Special)}
    assert len(special) <= 0.15 * len(BUILDINGS + EVENTS)


def test_symbols_are_spread_so_that_every_achievement_is_within_reach() -> None:
    symbols = Counter(symbol for card in BUILDINGS for symbol in card.types)
    assert all(22 <= symbols[symbol] <= 30 for symbol in ("rural", "town", "church")), symbols
    assert 10 <= symbols["science"] <= 16
    assert 4 <= sum(len(card.types) == 2 for card in BUILDINGS) <= 16
    for turn in range(1, 6):
        seen = {symbol for card in BUILDINGS if card.round == turn for symbol in card.types}
        assert seen == {"rural", "town", "church", "science"}, turn


def test_minor_achievements_are_four_different_sets_of_symbols_that_need_no_science() -> None:
    sets = [tuple(sorted(symbols)) for symbols in BOARD.minors]
    assert len(set(sets)) == 4
    assert all("science" not in symbols for symbols in sets)


def test_major_achievements_bring_what_the_rules_say() -> None:
    majors = BOARD.majors
    assert majors["rural"].gain == {"glass": 1, "marble": 1}
    assert majors["town"].gain == {"coins": 7}
    assert majors["church"].angels == 2
    assert majors["all"].alchemist


def test_arrows_of_the_reputation_track_grow_with_the_distance_and_never_pass_the_knot() -> None:
    track = BOARD.track
    for step in (-1, 1):
        spaces = range(track.knot, -1 if step < 0 else track.top + 1, step)
        arrows = [track.arrows[space] for space in spaces]
        assert arrows == sorted(arrows)
        assert all(arrow <= distance for distance, arrow in enumerate(arrows))
    assert max(track.arrows) == 3


# The events


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_the_left_option_gains_and_costs_reputation_the_right_one_gains_it(card: Event) -> None:
    assert card.left.effect
    assert not any(isinstance(effect, e.COSTS) for effect in card.left.effect)
    assert -4 <= card.left.reputation <= -1
    assert 1 <= card.right.reputation <= 4


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_the_right_option_has_a_price_or_a_condition(card: Event) -> None:
    prices = [effect for effect in card.right.effect if isinstance(effect, (*e.COSTS, e.Repay))]
    assert prices or card.right.needs


@pytest.mark.parametrize("card", [*BUILDINGS, *EVENTS], ids=lambda card: card.id)
def test_a_price_stands_before_what_it_buys(card: Building | Event) -> None:
    for group in groups_of(card):
        prices = [isinstance(effect, e.COSTS) for effect in group]
        assert prices == sorted(prices, reverse=True)


@pytest.mark.parametrize("card", [*BUILDINGS, *EVENTS], ids=lambda card: card.id)
def test_a_condition_stands_last_so_that_it_never_seems_to_reach_further(card: Building | Event) -> None:
    for group in groups_of(card):
        conditions = [effect.condition is not None for effect in group]
        assert conditions == sorted(conditions)
        assert sum(conditions) <= 1


# The inquisitors


def test_there_are_eleven_inquisitors_and_four_of_them_are_houseguests() -> None:
    assert sum(card.copies for card in PACK.inquisitors.values()) == 11
    assert PACK.inquisitors["houseguest"].copies == 4
    assert PACK.inquisitors["houseguest"].points == 4


def test_every_penalty_hurts_an_ordinary_seat_about_as_much_as_a_houseguest() -> None:
    """Ordinary: 2 goods to hand in, 4 achievements, 7 buildings, 3 debt, not the highest reputation, no rare goods."""
    found = PACK.inquisitors
    debt_after = 3 + found["bailiff"].extra
    lost = {
        "ascetic": found["ascetic"].points * (found["ascetic"].goods - 2),
        "fundamentalist": found["fundamentalist"].points * 4,
        "plebeian": found["plebeian"].points * 3,
        "orator": found["orator"].points + found["orator"].extra,
        "bailiff": found["bailiff"].points * (debt_after // found["bailiff"].each) + found["bailiff"].extra / 2,
        "glutton": found["glutton"].points,
    }
    assert all(3 <= points <= 6 for points in lost.values()), lost


# The cards of section 6


@pytest.mark.parametrize(("card", "courtier"), [("forest", "rural"), ("popular-play", "town"), ("new-world", "church")])
def test_the_right_option_of_three_events_costs_one_given_courtier(card: str, courtier: str) -> None:
    assert event(card).right.effect[0] == e.Dismiss(which=(courtier,))


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        ("recession", e.If(that="no-debt")),
        ("prosperity", e.If(that="tokens-at-least", n=3)),
        ("education", e.If(that="hired-this-phase")),
    ],
)
def test_three_events_have_a_condition_on_the_right(card: str, needs: e.If) -> None:
    assert event(card).right.needs == needs


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("bank", e.InterestFree(when="always", n=6)),
        ("archbishops-palace", e.Relief(when="built", n=5)),
        ("guild-hall", e.PlaceMinor(when="built")),
        ("guild-hall", e.Tokens(when="always", total=-1, free=-1)),
        ("catacombs", e.Gain(when="interest", coins=1, per=e.Per(of="buildings", type="church"))),
        ("harbour", e.Gain(when="action", coins=2, per=e.Per(of="buildings", type="town"))),
        ("vineyard", e.Gain(when="production", coins=1, per=e.Per(of="buildings", type="rural"))),
        ("trade-route", e.Hoard(when="end", kinds=("wood", "stone", "grain"), each=1)),
        ("fortress", e.PlaceMinor(when="built")),
        ("dam", e.DropMinor(when="cost")),
        ("stables", e.Special(when="built", name="stables")),
        ("cultists-hideout", e.Gain(when="interest", coins=1, per=e.Per(of="steps-below-start", most=5))),
        ("university", e.Points(when="minor", n=2)),
        ("belfry", e.Reputation(when="reputation", n=2, condition=e.If(that="lowest"))),
        ("reliquary", e.Gain(when="reputation", coins=1, per=e.Per(of="seats-below"))),
        ("minster", e.Points(when="reputation", n=1, condition=e.If(that="highest"))),
        ("rectory", e.Reputation(when="reputation", n=1)),
    ],
)
def test_a_named_building_does_what_the_rulebooks_say(card: str, effect: e.AnyEffect) -> None:
    assert effect in building(card).effect


def test_stables_is_a_rural_building_of_one_point() -> None:
    assert (building("stables").types, building("stables").points) == (("rural",), 1)


def test_the_abbey_resolves_before_the_gambling_house_in_the_same_phase() -> None:
    (abbey,), (gambling_house,) = building("abbey").effect, building("gambling-house").effect
    assert abbey.when == gambling_house.when
    assert abbey.order < gambling_house.order

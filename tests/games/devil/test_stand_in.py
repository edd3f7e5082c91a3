"""What is answered for the absent never throws points away (sections 3.4, 3.5 and 3.9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.forms import Amount, Bundle, Draft, Node, Pick
from engine.playouts import random_value
from games.devil.rules.effects import Gain, Pay, Points
from games.devil.rules.phases.actions import nothing_planned
from games.devil.rules.phases.stand_in import worth
from games.devil.rules.phases.turn_order import FOLLOWING, STEPS
from games.devil.rules.state import SEATS, Inquisition, Options, State
from games.devil.under_test import without_achievements
from tests.contract.journeys import chance
from tests.games.devil import builders
from tests.games.devil.builders import (
    CARDS,
    DEVIL,
    GAME,
    SUN,
    building,
    cards,
    settled,
    showing,
    table,
)

PRESENT = ("inquisition.answer", "inquisition.guest")
MOST_ANSWERS = 2000
SAMPLE = 40
LUCK = Chance(bytes(32))


def facing(*slots: str, number: int = 5, bribed: int = 3, **changes: Any) -> State:
    """Everybody answers to these red inquisitors, and to A, B and C as far as they are not bribed."""
    rest = [one for one in ("orator", "vandal", "bailiff", "glutton") if one not in slots]
    board = Inquisition(slots=(*slots, *rest)[:3], up=tuple(at < len(slots) for at in range(3)), bribed=bribed)  # type: ignore[arg-type]
    return table("inquisition.answer", number, inquisition=board, **changes)


def absent(state: State, seat: int = SUN) -> dict[str, Any]:
    return GAME.absent(state, seat)


# The dearest are satisfied first


def test_a_piece_goes_to_the_inquisitor_that_would_cost_most() -> None:
    state = facing("orator", bribed=1, sun={"pure": 1, "indulgences": 1})  # no achievement, no building yet
    assert absent(state) == {"b": "penalty", "c": "penalty", "1": "soul"}


def test_an_indulgence_is_handed_in_where_that_costs_less_than_the_penalty() -> None:
    six = showing("rural", count=6)
    state = facing("orator", bribed=2, sun={"pure": 1, "indulgences": 1, "built": six})
    assert absent(state) == {"c": "indulgence", "1": "soul"}


def test_an_indulgence_is_kept_where_the_penalty_costs_no_more() -> None:
    two = facing(bribed=2, sun={"pure": 0, "indulgences": 1, "built": showing("rural", count=4)})
    assert absent(two) == {"c": "penalty"}


def test_the_ascetic_gets_basic_goods_before_rare_ones_as_far_as_they_go() -> None:
    goods = {"wood": 1, "grain": 1, "glass": 4}
    state = facing(number=3, bribed=0, sun={"pure": 0, "goods": goods})
    assert absent(state) == {"a": "penalty", "a.goods": {"wood": 1, "grain": 1, "glass": 1}}


def test_goods_that_score_more_than_the_ascetic_takes_are_kept() -> None:
    card = replace(CARDS.inquisitors["ascetic"], points=1)
    mild = replace(CARDS, inquisitors=CARDS.inquisitors | {"ascetic": card})
    state = facing(number=3, bribed=0, sun={"pure": 0, "goods": {"glass": 3}})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "pack", property(lambda self: mild))
        assert absent(state) == {"a": "penalty", "a.goods": {}}


def test_wood_that_the_trade_route_counts_is_kept_and_stone_is_handed_in() -> None:
    goods = {"wood": 4, "stone": 3}
    state = facing(number=3, bribed=0, sun={"pure": 0, "goods": goods, "built": ("trade-route",)})
    assert absent(state)["a.goods"] == {"stone": 3}


def test_rare_goods_are_given_up_to_the_glutton_where_that_saves_points() -> None:
    assert absent(facing("glutton", sun={"pure": 0, "goods": {"glass": 2, "marble": 1}}))["1.how"] == "goods"
    assert absent(facing("glutton", sun={"pure": 0, "goods": {"glass": 2}}))["1.how"] == "points"


def test_of_equal_buildings_the_vandal_gets_the_one_that_scores_least_at_the_end() -> None:
    plain, counting = building("plain", points=3), building("counting", Points(when="end", n=5), points=3)
    more = cards(plain, counting)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "pack", property(lambda self: more))
        state = facing("vandal", sun={"pure": 0, "built": ("counting", "plain")})
        assert absent(state)["1.building"] == "plain"


def test_a_piece_is_kept_for_the_houseguest_that_the_bailiff_brings() -> None:
    state = facing("bailiff", bribed=2, sun={"pure": 1, "debt": 9, "demons": 2, "built": showing("rural", count=2)})
    assert absent(state) == {"c": "penalty", "1": "soul"}


# The ritual of the last round


def test_the_absent_devil_packs_all_its_pieces_in_the_last_round_where_they_score() -> None:
    state = table("inquisition.pack", 5, devil={"pure": 3, "marked": 2})
    assert absent(state, DEVIL) == {"bribe": 0, "pure": 3, "marked": 2}


def test_the_absent_devil_wakes_no_inquisitor_that_costs_it_more_than_the_ritual_brings() -> None:
    six = showing("rural", count=6)
    gone = replace(Inquisition(slots=("orator", "vandal", "bailiff")), bribed=0)
    minors = (0, 1, 2, 3)
    state = table("inquisition.pack", 5, inquisition=gone, devil={"pure": 2, "built": six, "minors": minors})
    assert absent(state, DEVIL) == {"bribe": 0, "pure": 0, "marked": 0}


# On the way through a plan


def test_courtiers_complete_a_major_achievement_that_scores_more_than_they_do() -> None:
    built = showing("rural", count=4)
    state = table("actions.plan", sun={"built": built, "hired": ("rural",), "minors": (-2,) * 4})
    assert absent(state)["achieve.0"] == "rural:rural"
    assert "rural" in resolving(settled(state).state).kingdoms[SUN].majors


def test_courtiers_of_a_stored_game_complete_an_achievement_that_scores_more_than_they_do() -> None:
    built = showing("rural", count=4)
    state = table("actions.plan", sun={"built": built, "hired": ("rural",), "minors": (-2,) * 4})
    asked = resolving(without_achievements(settled(state).state))
    assert GAME.asks(asked)[SUN].kind == "achieve"
    assert absent(asked) == {"achieve": "rural:rural"}


def resolving(planned: State) -> State:
    """The plans carried out, as far as nothing is asked."""
    return STEPS["actions.resolve"].begin(replace(planned, step="actions.resolve"), builders.CHANCE)[0]


def stabled(*effects: Any) -> dict[str, Any]:
    """What is planned for an absent seat with such an action under its Stables."""
    with pytest.MonkeyPatch.context() as patch:
        more = cards(building("barn", *effects))
        patch.setattr(State, "pack", property(lambda self: more))
        sun = {"goods": {"glass": 1}, "built": ("stables", "barn"), "stabled": ("barn",)}
        return nothing_planned(table("actions.plan", sun=sun), SUN)


def test_nobody_absent_pays_for_a_free_action_that_brings_less_than_it_costs() -> None:
    assert stabled(Pay(when="action", glass=1), Gain(when="action", wood=1))["free0"] == "no"
    assert stabled(Pay(when="action", glass=1), Points(when="action", n=2))["free0"] == "yes"


# The property


@pytest.mark.parametrize("seed", range(6))
def test_no_legal_answer_leaves_an_absent_seat_more_than_what_is_answered_for_it(seed: int) -> None:
    """Legal answers, up to SAMPLE of them a seat, are carried out by the rules on a copy."""
    tried = 0
    luck = chance(seed).stream("samples")
    for state in _positions(seed):
        for seat in GAME.asks(state):
            ready = _others_absent(state, seat)
            ask = GAME.asks(ready)[seat].id
            values = _legal(ready, seat, ask)
            given = _left(ready, seat, absent(ready, seat))
            for value in luck.shuffled(values)[:SAMPLE]:
                tried += 1
                assert _left(ready, seat, value) <= given, (state.round, state.step, seat, value)
    assert tried > SAMPLE


def _positions(seed: int) -> Iterator[State]:
    """A random game, wherever points hang on what is answered for the absent."""
    luck, stream = chance(seed), chance(seed).stream("players")
    state = GAME.setup(Options(), 4, luck).state
    while asks := GAME.asks(state):
        if state.step in PRESENT or ((state.step, state.round) == ("inquisition.pack", 5) and len(asks) == SEATS):
            yield state
        seat, ask = next(iter(asks.items()))
        state = GAME.answer(state, seat, ask.id, random_value(GAME, state, seat, ask.id, stream), luck).state


def _others_absent(state: State, seat: int) -> State:
    """Everybody else has sealed what is answered for the absent."""
    for other, ask in GAME.asks(state).items():
        if other != seat:
            state = GAME.answer(state, other, ask.id, absent(state, other), LUCK).state
    return state


def _legal(state: State, seat: int, ask: str) -> list[dict[str, Any]]:
    """The legal answers, MOST_ANSWERS of them at the most. Bribes and guesses are left out: bets upon others."""
    found: list[dict[str, Any]] = []
    open_: list[dict[str, Any]] = [{"bribe": 0, **_no_guesses(state, seat)} if state.step == "inquisition.pack" else {}]
    while open_:
        given = open_.pop()
        form = GAME.form(state, seat, ask, Draft(given))
        field = next((one for one in form.fields if one.name not in given), None)
        if field is None:
            found.append(given)
        else:
            open_ += [given | {field.name: value} for value in _values(field.node)]
        if len(found) >= MOST_ANSWERS:
            break
    return found


def _no_guesses(state: State, seat: int) -> dict[str, str]:
    return {} if state.kingdoms[seat].role == "devil" else dict.fromkeys(_guessed(state.kingdoms[seat].role), "nobody")


def _guessed(role: str) -> tuple[str, ...]:
    return ("devil",) if role == "cultist" else ("devil", "cultist")


def _values(node: Node) -> list[Any]:
    if isinstance(node, Pick):
        return [option.id for option in node.options if option.closed is None]
    if isinstance(node, Amount):
        return list(range(node.least, node.most + 1))
    assert isinstance(node, Bundle)
    counts = product(*(range(limit + 1) for limit in node.limits.values()))
    bundles = [{kind: n for kind, n in zip(node.limits, some, strict=True) if n} for some in counts]
    return [one for one in bundles if node.least <= sum(one.values()) <= node.most]


def _left(state: State, seat: int, value: dict[str, Any]) -> int:
    """What that seat would have, in fifths of a point, at the end of the phase, before the next round produces."""
    state = settled(state, **{state.kingdoms[seat].role: value}).state
    while (following := FOLLOWING[(state.round, state.step)])[1].startswith("inquisition."):
        state, _ = STEPS[following[1]].begin(replace(state, step=following[1]), LUCK)
        state = settled(state).state
    return worth(state, seat)

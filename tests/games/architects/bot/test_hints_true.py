"""Hints in whole games of stewards: true beside the desk, more than the card, with their risks, right at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine.extras.claims import risks_for
from engine.forms import Draft, Pick, Several
from engine.policies import Position
from engine.texts import Named, Text
from games.architects.face.cards import apprentice_note, building_line
from games.architects.rules import GAME
from games.architects.rules.effects import Release
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.phases import consequences
from games.architects.rules.phases.turns import TURN
from games.architects.rules.policies import POLICIES
from games.architects.rules.policies.candidates import candidates
from games.architects.rules.policies.closing import LAP, NEAR, in_last_lap, points_with_next, spaces_free
from games.architects.rules.state import FREE, Player, State, columns
from tests.contract.hinted import Hinted, hints, repeats, risky, said_in_play
from tests.contract.opponents import chance
from tests.games.architects.bot.played import READER
from tests.games.architects.bot.truths import (
    after,
    brought,
    contradicts,
    could_capture,
    hidden_reward,
    listed_seats,
    number,
    points_after,
)
from tests.games.architects.building import having, standing, table
from tests.ground import in_depth, sized

pytestmark = [pytest.mark.sampled, pytest.mark.usefixtures("complaints")]
TABLES = sized(((4, 1), (3, 2), (2, 3), (5, 4)), ((4, 1), (2, 3)))
COUNT = in_depth(300, 100, 40)
IN_PLAY = sized(((4, 11), (3, 12), (2, 13), (5, 14), (2, 15), (3, 16), (5, 17), (4, 18)), ((2, 13),))
WITH_BOARDS = sized(((5, 21), (2, 22), (4, 30)), ())
MANY = in_depth(1600, 400, 60)  # answers of stewards; a thousand are to be had
CLOSING = sized(40, 8)  # hints in last laps before the Guildhall is full, and in last turns
RELEASING = next(
    id for id, card in pack("base").apprentices.items() if any(isinstance(power, Release) for power in card.power)
)


@cache
def in_play() -> tuple[Hinted, ...]:
    found = tuple(said_in_play("architects", IN_PLAY, MANY))
    assert len(found) >= in_depth(1000, 250, 50)
    return (*found, *said_in_play("architects", WITH_BOARDS, MANY, boards="all", promos=True, apprentice=True))


@cache
def corpus() -> tuple[Hinted, ...]:
    return tuple(hints("architects", TABLES, COUNT))


@cache
def last_laps() -> tuple[Hinted, ...]:
    """Hints from the last laps of these games: some before the Guildhall is full, and as many last turns."""
    before = hints("architects", TABLES, CLOSING, lambda state, ask: ask.kind == TURN and _before_the_end(state))
    ending = hints("architects", TABLES, CLOSING, lambda state, ask: ask.kind == TURN and state.final > 0)
    return (*before, *ending)


def _before_the_end(state: State) -> bool:
    return state.final < 0 and in_last_lap(state)


def test_no_reason_contradicts_what_the_desk_says() -> None:
    said: Counter[str] = Counter()
    wrong = []
    for hint in (*corpus(), *in_play(), *last_laps()):
        for text in hint.reasons:
            said[text.key] += 1
            if contradicts(text, hint):
                wrong.append((hint.number, hint.value, READER.line(text)))
    assert wrong == []
    assert len(said) > 10


def test_no_reason_merely_repeats_the_card() -> None:
    for hint in corpus():
        cards = hint.position.world.pack
        for text in hint.reasons:
            what = text.params.get("what")
            if isinstance(what, Named):
                at = cards.buildings.get(what.id)
                printed = building_line(at) if at else apprentice_note(cards.apprentices[what.id])
                words = f"{READER.line(printed)} {READER.line(Text('architects-named', {'what': what}))}"
                assert not repeats(READER.line(text), words), READER.line(text)


def test_every_threshold_within_reach_is_named_as_a_risk() -> None:
    named: Counter[str] = Counter()
    for hint in (*corpus(), *last_laps()):
        if hint.position.ask.kind != TURN:
            assert hint.risks == ()
            continue
        named.update(risk.key.removeprefix("architects-risk-") for risk in hint.risks)
        assert expected(hint) <= set(hint.keys), (hint.number, hint.value)
        assert all(READER.line(risk).endswith(".") for risk in hint.risks)
    assert len(named) >= in_depth(3, 2, 1)


RISKS: dict[str, Callable[[Text, Hinted, State], bool]] = {
    "debt": lambda text, hint, then: _more_debts(hint, then) >= number(text, "count") and _costs(text, hint),
    "cathedral": lambda text, hint, then: _left_with(text, hint, then) < number(text, "least"),
    "market": lambda text, hint, then: _left_with(text, hint, then) > number(text, "most"),
    "virtue": lambda text, hint, then: _left_with(text, hint, then) < worst_loss(then),
    "reset-debt": lambda text, hint, then: _more_debts(hint, then) > 0 and _inside(text, hint, then),
    "reset-virtue": lambda text, hint, then: (
        _inside(text, hint, then) and mover(hint, then).virtue < mover(hint, hint.position.world).virtue
    ),
    "reset-near": lambda text, hint, then: _caught_next(text, hint, then),
    "capture": lambda text, hint, then: (
        _in_reach_of(hint) == listed_seats(text) and _joined(hint) == number(text, "count")
    ),
    "capture-any": lambda text, hint, then: _crowds_in_reach(text, hint, then),
}
GROUPS = {
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "storehouse",
    "workshop",
    "town-centre",
    "guardhouse",
    "tax-stand",
}


def _joined(hint: Hinted) -> int:
    """The workers that stand together where the answer put one of them; 0 where nobody can capture any."""
    place = hint.value["location"]
    return after(hint).workers[place][hint.position.seat] if place in GROUPS else 0


def _in_reach_of(hint: Hinted) -> set[int]:
    return could_capture(after(hint), hint.value["location"], hint.position.seat)


def _crowds(text: Text) -> Iterator[tuple[str, int]]:
    """The places that a sentence names, each with its number of workers."""
    for part in text.params.values():
        if isinstance(part, Text) and part.key == "architects-risk-crowd":
            place = part.params["place"]
            assert isinstance(place, Named)
            yield place.id, number(part, "count")
        elif isinstance(part, Text):
            yield from _crowds(part)


def _crowds_in_reach(text: Text, hint: Hinted, then: State) -> bool:
    """Whether each place has so many, that of the turn among them and none smaller, and all of those can take it."""
    seat, named = hint.position.seat, list(_crowds(text))
    there = all(then.workers[place][seat] == count >= _joined(hint) for place, count in named)
    taken = all(could_capture(after(hint), place, seat) == listed_seats(text) for place, _ in named)
    return there and taken and hint.value["location"] in dict(named) and named == sorted(named, key=lambda it: -it[1])


def mover(hint: Hinted, state: State) -> Player:
    return state.players[hint.position.seat]


def worst_loss(state: State) -> int:
    rules = state.pack.board
    return max(rules.stand.virtue, rules.market.virtue, rules.market.blame)


def _more_debts(hint: Hinted, then: State) -> int:
    return mover(hint, then).debts - mover(hint, hint.position.world).debts


def _costs(text: Text, hint: Hinted) -> bool:
    """Whether an unpaid debt costs that: two points, as cards say otherwise one less or one more."""
    built = mover(hint, hint.position.world).built
    return number(text, "points") == 2 - ("fountain" in built) + ("gamblers-den" in built)


def _left_with(text: Text, hint: Hinted, then: State) -> int:
    """The virtue after the answer, which the sentence says; a reward that nobody has seen may bring more."""
    virtue, hidden = mover(hint, then).virtue, then.rewards != hint.position.world.rewards
    assert virtue >= number(text, "virtue") if hidden else virtue == number(text, "virtue")
    return virtue


def _inside(text: Text, hint: Hinted, then: State) -> bool:
    return then.prison[hint.position.seat] == number(text, "count")


def _caught_next(text: Text, hint: Hinted, then: State) -> bool:
    """Whether the mover takes a debt, with so many in Prison, if the next worker resets the Black Market.

    They are there now, or come from the Market, as is said.
    """
    seat, later = hint.position.seat, was_reset(then, hint.position.seat)
    come = min(number(text, "count"), then.market.count(seat)) == number(text, "market")
    return come and _inside(text, hint, later) and mover(hint, later).debts > mover(hint, then).debts


def was_reset(state: State, seat: int) -> State:
    """The state after a reset in which everybody leaves the virtue that they could use."""
    work = Working(state, seat)
    work.chance = chance(3)
    consequences.reset(work)
    if work.state.may_use:
        consequences.punish(work)
    return work.done()


def ended(hint: Hinted) -> State:
    """The position after that answer and the reset that may still wait for a choice of its mover."""
    then = after(hint)
    return was_reset(then, hint.position.seat) if then.reset else then


def test_no_risk_contradicts_what_comes_of_it() -> None:
    wrong = []
    for hint in risky("architects", IN_PLAY, MANY):
        for text in hint.risks:
            if not RISKS[text.key.removeprefix("architects-risk-")](text, hint, ended(hint)):
                wrong.append((hint.number, hint.value, READER.line(text)))
    assert wrong == []


def test_workers_who_leave_the_prison_at_a_reset_are_not_counted() -> None:
    crowded = replace(having(table(), 0, stock={"silver": 9}), market=(1, 1, FREE), prison=(3, 1, 0))
    spared = having(crowded, 0, apprentices=(RELEASING,))
    near, at_once = {"location": "quarry"}, {"location": "market", "space": "3"}
    assert "reset-near" in risks(crowded, near)
    assert "reset-near" not in risks(spared, near), "two of three go home, and two of another's stay"
    assert risks(crowded, at_once) == ["reset-debt"]
    assert risks(spared, at_once) == []
    freed = replace(spared, prison=(5, 0, 0))
    (said,) = [risk for risk in risk_texts(freed, near) if risk.key == "architects-risk-reset-near"]
    assert said.params["count"] == 3


def risks(state: State, value: dict[str, Any]) -> list[str]:
    found = risk_texts(state, value)
    assert all(READER.line(risk).endswith(".") for risk in found)
    return [risk.key.removeprefix("architects-risk-") for risk in found]


def risk_texts(state: State, value: dict[str, Any]) -> tuple[Text, ...]:
    position = Position(GAME, state, 0, GAME.asks(state)[0], chance(2))
    return risks_for(POLICIES["steward"], position, value)


def test_virtue_that_closes_a_door_or_brings_a_debt_is_named() -> None:
    rob = {"location": "tax-stand"}
    assert risks(replace(having(table(), 0, virtue=6), tax=3, final=1), rob) == []
    assert risks(replace(having(table(), 0, virtue=6), tax=3), rob) == ["cathedral"]
    assert risks(replace(having(table(), 0, virtue=9), tax=3), rob) == []
    assert risks(replace(having(table(), 0, virtue=3), tax=3), rob) == ["virtue"]
    assert risks(replace(having(table(), 0, virtue=1), tax=3), rob) == ["debt"]
    sell = {"location": "storehouse", "trade": ["virtue"]}
    assert "market" in risks(having(table(), 0, virtue=9, stock={"clay": 2}), sell)
    step = {"location": "cathedral", "card": "well"}
    state = having(table(), 0, virtue=9, stock={"gold": 1}, hand=("well",))
    assert risks(state, step) == []
    assert risks(replace(state, rewards=()), step) == ["market"]


def test_a_door_is_named_that_virtue_in_place_of_a_missing_reward_closes() -> None:
    ready = having(table(), 0, virtue=9, stock={"gold": 1})
    step = {"location": "cathedral", "card": ready.players[0].hand[0]}
    assert "market" not in risks(ready, step)
    assert "market" in risks(replace(ready, rewards=()), step)


def test_a_second_worker_in_reach_of_others_is_named_with_those_who_can_take_them() -> None:
    beside = standing(having(having(table(), 1, stock={"silver": 0}), 2, stock={"silver": 1}), "mines", 1)
    dig = {"location": "mines", "good": "clay"}
    assert risks(beside, dig) == ["capture"]
    (said,) = risk_texts(beside, dig)
    assert listed_seats(said) == {2}
    assert number(said, "count") == 2
    assert risks(beside, {"location": "quarry"}) == [], "one alone is sent again"
    crowded = standing(beside, "town-centre", 3)
    assert risks(crowded, dig) == ["capture-any"]
    (said,) = risk_texts(crowded, dig)
    assert "one place, 3 at the Town Centre or 2 at the Mines: " in READER.line(said)
    assert risks(standing(beside, "town-centre", 1), dig) == ["capture"]
    assert risks(having(beside, 2, stock={"silver": 0}), dig) == []
    assert risks(replace(beside, final=3), dig) == []


def test_a_reset_that_would_catch_its_seat_is_named_before_and_when_it_comes() -> None:
    filled = replace(having(table(), 0, stock={"silver": 9}), market=(1, 1, FREE), prison=(3, 0, 0))
    assert risks(filled, {"location": "market", "space": "3"}) == ["reset-debt"]
    assert "reset-near" in risks(filled, {"location": "quarry"})
    assert risks(replace(filled, prison=(0, 3, 0)), {"location": "quarry"}) == []
    assert "reset-near" not in risks(replace(filled, final=1), {"location": "quarry"})


def expected(hint: Hinted) -> set[str]:
    """The risks that a turn brings, by what really comes of it, and by the Prison as everyone sees it."""
    world, seat = hint.position.world, hint.position.seat
    then, track = after(hint), world.pack.board.track
    was, now = world.players[seat], then.players[seat]
    work = Working(world, seat)
    reset = (then.small, then.large) != (world.small, world.large)  # an empty Market is reset as well
    risks = set()
    rewarded = then.rewards != world.rewards  # by a card that nobody has seen
    if world.final <= 0 and now.virtue < track.cathedral <= was.virtue:
        risks.add("cathedral")
    if world.final <= 0 and now.virtue > track.market >= was.virtue and not rewarded:
        risks.add("market")
    if now.debts > was.debts:
        risks.add("reset-debt" if reset and now.debts == was.debts + 1 and not _owes(hint) else "debt")
    inside = [then.prison[at] + then.market.count(at) for at in range(len(then.players))]
    at, wide = len(then.guildhall), columns(then)
    rules = work.board.guildhall
    next_row = at % wide == 0 and at // wide + 1 in rules.reset_rows and spaces_free(then) > 0
    near = next_row or then.market.count(FREE) == 1
    if near and not reset and world.final != 1 and inside[seat] == max(inside) > 0:
        risks.add("reset-near")
    if world.final < 0 and spaces_free(world) > LAP and _joined(hint) > 1 and (takers := _in_reach_of(hint)):
        crowds = [
            place
            for place in GROUPS
            if then.workers[place][seat] >= _joined(hint) and could_capture(then, place, seat) == takers
        ]
        risks.add("capture" if len(crowds) == 1 else "capture-any")
    return {f"architects-risk-{risk}" for risk in risks}


def _owes(hint: Hinted) -> bool:
    return "owe" in hint.value.values()


def test_in_the_last_lap_a_hint_says_what_it_brings_now() -> None:
    for hint in last_laps():
        (said,) = [text for text in hint.reasons if text.key.startswith(("architects-why-lap", "architects-why-last"))]
        if said.key == "architects-why-lap-idle":
            assert brought(hint) <= 0
            continue
        now = said.params["now"]
        assert isinstance(now, Text)
        points = now.params["points"]
        assert isinstance(points, int)
        signed, really = -points if now.key.endswith("loss") else points, brought(hint)
        assert signed <= really if hidden_reward(hint) else signed == really


def test_in_the_last_lap_a_hint_is_the_best_turn_by_points_within_one() -> None:
    ends = 0
    for hint in last_laps():
        world, seat = hint.position.world, hint.position.seat
        if world.final > 0:
            best = max(points_of(hint, value) for value in every_turn(hint))
            ends += 1
            assert points_of(hint, hint.value) >= best - NEAR, hint.value
        else:
            found = {str(each.value): points_with_next(each.work) for each in candidates(world, seat, TURN)}
            assert found[str(hint.value)] >= max(found.values()) - NEAR, hint.value
    assert ends > 2


def points_of(hint: Hinted, value: dict[str, Any]) -> int:
    position = hint.position
    state = GAME.answer(position.world, position.seat, position.ask.id, value, chance(7)).state
    return points_after(state, position.seat)


def every_turn(hint: Hinted) -> Iterator[dict[str, Any]]:
    """Every turn that the form allows; lists of the same choices in another order count once."""
    position = hint.position

    def complete(value: dict[str, Any]) -> Iterator[dict[str, Any]]:
        form = GAME.form(position.world, position.seat, position.ask.id, Draft(value))
        if form.problem is not None:
            return
        if not form.missing:
            yield form.sealed()
        for field in form.fields:
            node = field.node
            if isinstance(node, Pick) and field.name == next(iter(form.missing), ""):
                for option in node.options:
                    if option.closed is None:
                        yield from complete({**value, field.name: option.id})
            elif isinstance(node, Several) and len(node.chosen) < node.most:
                ids = [option.id for option in node.options]
                chosen = [option.id for option in node.chosen]
                for option in node.options[ids.index(chosen[-1]) if chosen and chosen[-1] in ids else 0 :]:
                    if option.closed is None:
                        yield from complete({**value, field.name: [*chosen, option.id]})

    yield from complete({})

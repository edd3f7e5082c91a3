"""What a preview says one has then: over random drafts it is what the seat's own view shows, others doing nothing."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Stream
from engine.texts import Text, by_wording, fact_of
from games.devil.rules.facts import Afterwards
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.rulebook import KINDS
from games.devil.rules.state import SEATS, State, with_sealed
from games.devil.rules.view import View, view_of
from tests.bot.people import texts_of
from tests.contract.journeys import Journey, chance
from tests.games.devil.bot.played import desk_components
from tests.games.devil.builders import CHANCE, GAME
from tests.ground import in_depth

pytestmark = pytest.mark.sampled
GAMES = in_depth(12, 5, 3)
FOUND = by_wording(Afterwards)


def said(lines: tuple[Text, ...]) -> Afterwards | None:
    found = [fact for line in lines if (fact := fact_of(line, FOUND)) is not None]
    assert len(found) <= 1
    return found[0] if found else None  # type: ignore[return-value]


def alone(state: State, seat: int, value: dict[str, Any]) -> State:
    """The position after that answer, the others' being the dullest there are, before anything else happens."""
    step = STEPS[state.step]
    taken = state
    if state.sealed[seat] is None:
        taken, _ = step.take(state, seat, value, CHANCE)
    if state.step in ("trading.offer", "inquisition.pack", "inquisition.wings"):
        return taken  # it is laid aside at once
    for other in range(SEATS):
        if other != seat:
            taken = with_sealed(taken, other, step.absent(taken, other))
    if isinstance(step, Viewing):
        return Viewing.settle(step, taken, CHANCE)[0]  # before all chests go home
    settled, _ = step.settle(taken, CHANCE)
    if state.step != "actions.plan":
        return settled
    return STEPS["actions.resolve"].begin(replace(settled, step="actions.resolve"), CHANCE)[0]


def test_what_one_has_then_is_what_the_view_shows_after_the_answer() -> None:
    seen = Counter[str]()
    for number in range(GAMES):
        for at in Journey(GAME, SEATS, number):
            state, seat = at.before, at.seat
            if at.ask not in {ask.id for ask in (*GAME.asks(state).values(), *GAME.liberties(state, seat))}:
                continue
            told = said(GAME.preview(state, seat, at.ask, at.value))
            owed = at.ask == getattr(GAME.asks(state).get(seat), "id", None)
            if owed and state.step not in SAID:
                assert told is None
                continue
            after = alone(state, seat, at.value) if owed else at.outcome.state
            now, then = view_of(state, seat), view_of(after, seat)
            if told is None:
                assert held(now) == held(then), (state.step, at.value)
                continue
            kind = state.step if owed else at.ask.rpartition(".")[2]
            seen[kind] += 1
            assert {name: getattr(told, name) for name in held(then)} == held(then), (state.step, at.value)
            if told.place == "unmoved":
                assert now.seats[seat].reputation == then.seats[seat].reputation
            else:
                tracks = [one.reputation for one in now.seats]
                tracks[seat] = then.seats[seat].reputation
                assert told.place == standing_plainly(tracks, seat)
                seen["moved"] += 1
    assert set(seen) == {*SAID, "bank", "repay", "moved"} - {"inquisition.guest"} | ({*seen} & {"inquisition.guest"})


SAID = frozenset(
    {
        *("trading.offer", "trading.first", "trading.second", "actions.plan"),
        *("inquisition.wings", "inquisition.pack", "inquisition.answer", "inquisition.guest"),
    }
)


def held(view: View) -> dict[str, int]:
    assert view.own is not None
    assert view.viewer is not None
    own = view.own
    return {
        **{kind: own.stock[kind] for kind in KINDS},
        "held": sum(own.stock.values()),
        "debt": own.debt,
        "pure": own.pure,
        "marked": own.marked,
        "reputation": view.seats[view.viewer].reputation,
    }


def standing_plainly(tracks: list[int], seat: int) -> str:
    mine = tracks[seat]
    above, below = sum(one > mine for one in tracks), sum(one < mine for one in tracks)
    shared = "-shared" if tracks.count(mine) > 1 else ""
    if not above and not below:
        return "alike"
    return "between" if above and below else f"{'lowest' if above else 'highest'}{shared}"


def test_a_plan_half_made_says_what_is_left_where_it_stops_to_ask() -> None:
    stream, stopped = chance(5).stream("drafts"), 0
    for number in range(GAMES):
        for at in Journey(GAME, SEATS, number):
            if at.before.step != "actions.plan" or at.ask != f"{at.before.round}.actions.plan":
                continue
            value = some_of(at.value, stream)
            told = said(GAME.preview(at.before, at.seat, at.ask, value))
            after = alone(at.before, at.seat, value)
            now, then = view_of(at.before, at.seat), view_of(after, at.seat)
            assert held(then) == (held(now) if told is None else {name: getattr(told, name) for name in held(then)})
            stopped += bool(after.kingdoms[at.seat].agenda)
    assert stopped


def some_of(value: dict[str, Any], stream: Stream) -> dict[str, Any]:
    """A draft with some of what is chosen still open."""
    return {name: chosen for name, chosen in value.items() if stream.below(4)}


IN_SIGHT = re.compile(r"🏆 \*\*(−?\d+)\*\* so far \(([^)]*)\)")


async def test_points_in_sight_are_of_now_whatever_is_drafted_and_add_up() -> None:
    stream, drafted = chance(6).stream("drafts"), 0
    for at in Journey(GAME, SEATS, 2):
        ask = GAME.asks(at.before).get(at.seat)
        if ask is None or ask.id != at.ask or stream.below(3):
            continue
        empty, full = (
            IN_SIGHT.search(texts_of(desk_components(at.before, at.seat, ask, draft)))
            for draft in ({}, some_of(at.value, stream))
        )
        assert empty is not None
        assert full is not None
        assert empty[0] == full[0]
        assert sum(map(number_of, re.findall(r"−?\d+", full[2]))) == number_of(full[1])
        drafted += bool(at.value)
    assert drafted


def number_of(words: str) -> int:
    return int(words.replace("−", "-"))

"""What is said to threaten whom is true: it is played out by the rules, and no capture is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.extras.threats import Threat, worth_telling
from engine.forms import Draft, Several
from engine.policies import STEWARD, Match
from engine.texts import Refusal, SeatRef
from games.architects.rules import GAME
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases.consequences import punish, reset
from games.architects.rules.prospects.threats import BLAME, CAPTURE, CROWD, MOST, has_another_turn, threats_to_workers
from games.architects.rules.rulebook import TOWN_CENTRE
from games.architects.rules.state import State, with_player
from tests.contract.opponents import chance
from tests.games.architects.building import LUCK, having, standing, table

Group = tuple[int, str, int]  # who takes, where, whose


def positions(seats: int, number: int) -> Iterator[State]:
    """Every position of a game of stewards."""
    match = Match(GAME, GAME.options_type(), (STEWARD,) * seats, (chance(number), chance(number, 1)), float)
    for _, outcome in match.steps():
        yield outcome.state


def of_kind(state: State, kind: str) -> list[Threat]:
    return [each for each in threats_to_workers(GAME.view(state, None)) if each.kind == kind]


def at_turn_of(state: State, seat: int) -> State:
    """The position as that seat's next turn begins, if all others stand still."""
    player = state.players[seat]
    there = with_player(state, seat, replace(player, turns=player.turns + 1))
    return replace(there, seat=seat, step="turn", before=None)


def captured(state: State, seat: int, group: str) -> State:
    """The state after that seat has captured that group in its turn. Raises Refusal where it cannot."""
    there = at_turn_of(state, seat)
    value = {"location": TOWN_CENTRE, "capture": [group]}
    after: State = GAME.answer(there, seat, GAME.asks(there)[seat].id, value, LUCK).state
    return after


def legal(state: State, seat: int) -> set[str]:
    """The groups of others that the form of that seat's next turn offers at the Town Centre."""
    there = at_turn_of(state, seat)
    ask = GAME.asks(there)[seat]
    if ask.kind != "turn":
        return set()
    try:
        form = GAME.form(there, seat, ask.id, Draft({"location": TOWN_CENTRE}))
    except Refusal:
        return set()
    nodes = [field.node for field in form.fields if field.name == "capture"]
    options = [option for node in nodes if isinstance(node, Several) for option in node.options]
    return {option.id for option in options if option.closed is None and not option.id.endswith(f".{seat}")}


@pytest.mark.long
def test_every_capture_of_the_next_turns_is_claimed_and_every_claim_can_be_played() -> None:
    """Over whole games of stewards: what is claimed is legal and has the effect, what is legal is claimed."""
    looked, claimed = 0, 0
    for number, seats in enumerate((2, 3, 4, 5, 5, 4, 3, 2, 5)):
        for state in positions(seats, number):
            view = GAME.view(state, None)
            if not view.turn or state.step != "turn":
                continue
            looked += 1
            claims = {(seat, each.at) for each in of_kind(state, CAPTURE) for seat in each.by}
            later = [seat for seat in range(seats) if has_another_turn(view, seat)]
            assert claims == {(seat, group) for seat in later for group in legal(state, seat)}
            for threat in of_kind(state, CAPTURE):
                place, _, whose = threat.at.rpartition(".")
                count = state.workers[place][int(whose)]
                assert (threat.whom, threat.text.params["count"]) == ((int(whose),), count)
                for seat in threat.by if looked % 5 == 0 else threat.by[:1]:
                    after = captured(state, seat, threat.at)
                    assert after.workers[place][int(whose)] == 0
                    before = state.players[seat].captured[int(whose)]
                    assert after.players[seat].captured[int(whose)] == before + count
                    claimed += 1
    assert looked > 1000
    assert claimed > 5000


@pytest.mark.long
def test_a_reset_hits_whom_it_is_said_to_hit() -> None:
    hit = Counter[str]()
    for number, seats in enumerate((3, 4, 5, 2)):
        for state in positions(seats, 40 + number):
            if not state.turn or state.step != "turn":
                continue
            (blamed,), (most,) = of_kind(state, BLAME), of_kind(state, MOST)
            work = Working(state, state.seat)
            work.chance = LUCK
            reset(work)
            if work.state.may_use:
                punish(work)
            told = [each.public for each in work.happenings if each.public is not None]
            found = tuple(_seat(text.params["seat"]) for text in told if text.key == "architects-blamed")
            guilty = [text.params["seats"] for text in told if text.key == "architects-guilty"]
            assert (blamed.whom, most.whom) == (found, tuple(map(_seat, guilty[0].items)) if guilty else ())
            hit.update(blamed=len(found), most=len(most.whom))
    assert hit["blamed"] > 20
    assert hit["most"] > 200


def _seat(value: Any) -> int:
    assert isinstance(value, SeatRef)
    return value.seat


def test_who_could_take_a_crowd_is_told_with_silver_and_captures() -> None:
    state = having(having(standing(table(), "mines", 0, 4, 1), 0, stock={"silver": 3}), 2, stock={})
    crowd, lone = of_kind(state, CAPTURE)
    assert (crowd.whom, crowd.by, crowd.at, crowd.weight) == ((1,), (0,), "mines.1", 4)
    (means,) = crowd.text.params["by"].items  # type: ignore[union-attr]
    assert (means.params["silver"], means.params["captures"]) == (3, 1)
    assert (lone.whom, lone.by, lone.weight) == ((2,), (0, 1), 0)


def test_nobody_threatens_without_a_worker_at_home_or_a_turn_to_come() -> None:
    state = having(having(standing(table(), "forest", 0, CROWD), 0, workers=0), 2, workers=0)
    assert of_kind(state, CAPTURE) == []
    last = replace(standing(table(), "forest", 0, CROWD), final=1)
    assert [each.by for each in of_kind(last, CAPTURE)] == [(0,)]
    assert threats_to_workers(GAME.view(replace(last, step="end"), None)) == ()


def test_the_own_threats_come_first_and_the_largest_group_before_smaller_ones() -> None:
    state = standing(standing(table(), "mines", 0, 5), "forest", 0, 0, 3)
    threats = threats_to_workers(GAME.view(state, None))
    assert [each.at for each in worth_telling(threats, None)] == ["mines.1", "forest.2"]
    assert [each.at for each in worth_telling(threats, 2)] == ["forest.2", "mines.1"]

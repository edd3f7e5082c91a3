"""What is said of the Inquisition is true: who could bring it by Conspire can, and it hits whom it is said to hit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Outcome, with_item
from engine.extras.threats import Threat
from engine.forms import Amount, Draft, Pick
from engine.policies import STEWARD, Match
from engine.texts import Refusal, SeatRef
from games.paladins.rules import GAME as RULES
from games.paladins.rules.prospects.threats import MOST, STRIKE, TAX, threats_of_the_inquisition
from games.paladins.rules.state import State
from tests.contract.opponents import chance
from tests.games.paladins.table import GAME, player, table, workers

LUCK = chance(5)


def positions(seats: int, number: int) -> Iterator[State]:
    """Every position of a game of stewards."""
    match = Match(GAME, GAME.options_type(), (STEWARD,) * seats, (chance(number), chance(number, 1)), float)
    for _, outcome in match.steps():
        yield outcome.state


def of_kind(state: State, kind: str) -> list[Threat]:
    return [each for each in threats_of_the_inquisition(GAME.view(state, None)) if each.kind == kind]


def at_turn_of(state: State, seat: int) -> State:
    """The position as that seat's next turn begins, if all others stand still; the dearest suspicion comes next."""
    lying, discards = state.suspicions or state.suspicion_discards, state.suspicion_discards if state.suspicions else ()
    dearest = sorted(lying, key=lambda card: -state.pack.suspicions[card].tax)
    mine = replace(state.players[seat], turns=state.players[seat].turns + 1)
    players = with_item(state.players, seat, mine)
    there = replace(state, seat=seat, players=players, turn=state.turn + 1, before=None)
    return replace(there, suspicions=tuple(dearest), suspicion_discards=discards)


def answer(state: State, seat: int, luck: Chance, **value: Any) -> Outcome:
    """What that seat is asked, answered by `value` and else by the first that is open, nothing where that may be."""
    ask = GAME.asks(state)[seat]
    for _ in range(20):
        try:
            return RULES.answer(state, seat, ask.id, value, luck)
        except Refusal:
            form = RULES.form(state, seat, ask.id, Draft(value))
            field = next(field for field in form.fields if field.name not in value)
            node = field.node
            if isinstance(node, Pick):
                value[field.name] = next(option.id for option in node.options if option.closed is None)
            else:
                assert isinstance(node, Amount)
                value[field.name] = node.least
    raise AssertionError(value)


def guilty_after_conspiring(state: State, seat: int) -> tuple[int, ...] | None:
    """Whom the Inquisition finds guilty if that seat Conspires now and draws the dearest; None if none comes of it."""
    there = at_turn_of(state, seat)
    first = RULES.form(there, seat, GAME.asks(there)[seat].id, Draft({})).fields[0].node
    assert isinstance(first, Pick)
    if all(option.id != "conspire" or option.closed is not None for option in first.options):
        return None
    outcome = answer(there, seat, LUCK, action="conspire")
    while True:
        for happening in outcome.happenings:
            if happening.public is not None and happening.public.key == "paladins-guilty":
                return tuple(each.seat for each in happening.public.params["seats"].items if isinstance(each, SeatRef))  # type: ignore[union-attr]
        asked = RULES.asks(outcome.state)
        whose = next(iter(asked))
        if asked[whose].kind != "repent":
            return None
        outcome = answer(outcome.state, whose, LUCK, count=0)


@pytest.mark.long
def test_who_could_bring_the_inquisition_can_and_it_hits_whom_it_is_said_to_hit() -> None:
    """Over whole games of stewards, for every seat with a turn to come in the round."""
    looked, claimed = 0, 0
    for number, seats in enumerate((2, 3, 4, 4, 4, 3, 4)):
        for state in positions(seats, number):
            if state.step != "play" or state.agenda:
                continue
            looked += 1
            claims = {(whom, by) for each in of_kind(state, STRIKE) for whom in each.whom for by in each.by}
            found = {
                (whom, seat)
                for seat in range(seats)
                if not state.players[seat].passed
                for whom in guilty_after_conspiring(state, seat) or ()
                if whom != seat
            }
            assert claims == found
            claimed += len(claims)
    assert looked > 1000
    assert claimed > 100


def test_the_most_suspected_of_others_is_warned_of_whoever_can_conspire() -> None:
    state = table(player(suspicions=("a",)), player(suspicions=("a", "b")), player(workers=workers()), tax=1)
    (threat,) = of_kind(state, STRIKE)
    assert (threat.whom, threat.by, threat.at) == ((1,), (0,), "suspicions.1")
    assert (threat.text.params["tax"], threat.text.params["count"]) == (1, 2)
    assert [each.whom for each in of_kind(state, MOST)] == [(1,)]
    assert [each.text.params for each in of_kind(state, TAX)] == [{"tax": 1}]


def test_who_would_be_hit_alone_threatens_nobody_and_much_tax_keeps_the_inquisition_away() -> None:
    state = table(player(suspicions=("a", "b")), player(suspicions=("a",), workers=workers()), tax=1)
    assert of_kind(state, STRIKE) == []
    assert of_kind(replace(table(player(), player(suspicions=("a", "b"))), tax=3), STRIKE) == []
    assert threats_of_the_inquisition(GAME.view(replace(state, step="end"), None)) == ()

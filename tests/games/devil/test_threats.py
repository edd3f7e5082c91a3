"""What is said to threaten whom is what the rules then do: interest, the track, the inquisitors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.extras.threats import Threat
from engine.policies import STEWARD, Match
from engine.texts import SeatRef
from games.devil.rules import GAME
from games.devil.rules.mechanics.scoring import positions
from games.devil.rules.phases.answers import PENALTY, Answer, answered, given_in, inquisitors_of
from games.devil.rules.phases.production_interest_reputation import Interest, Reputations
from games.devil.rules.phases.turn_order import END
from games.devil.rules.prospects.threats import (
    ANSWERS,
    HIGHEST,
    INQUIRED,
    INTEREST,
    LOWEST,
    OWES,
    next_interest,
    threats_of_the_round,
)
from games.devil.rules.state import SEATS, State, without
from tests.contract.opponents import chance

LUCK = chance(9)
GAMES = 8


@pytest.fixture(scope="module")
def played() -> list[State]:
    """Every position of some games of stewards."""
    return [state for number in range(GAMES) for state in _positions(number)]


def _positions(number: int) -> Iterator[State]:
    match = Match(GAME, GAME.options_type(), (STEWARD,) * SEATS, (chance(number), chance(number, 1)), float)
    for _, outcome in match.steps():
        yield outcome.state


def told(state: State, kind: str, viewer: int | None = None) -> list[Threat]:
    return [each for each in threats_of_the_round(GAME.view(state, viewer)) if each.kind == kind]


def as_published(state: State) -> State:
    """The same with the debts that everybody knows."""
    return replace(state, kingdoms=tuple(replace(each, debt=each.known_debt) for each in state.kingdoms))


@pytest.mark.long
def test_debts_rise_at_the_next_interest_by_as_much_as_is_told(played: list[State]) -> None:
    """To everybody by the debts they know, to each seat by its own."""
    looked, risen = 0, 0
    for state in played:
        if state.step == END or not next_interest(GAME.view(state, None)):
            assert told(state, INTEREST) == []
            continue
        looked += 1
        for viewer in (None, *range(SEATS)):
            known = as_published(state)
            if viewer is not None:
                mine = state.kingdoms[viewer]
                kingdoms = (*known.kingdoms[:viewer], mine, *known.kingdoms[viewer + 1 :])
                known = replace(known, kingdoms=kingdoms)
            claimed = {each.whom[0]: each.text.params for each in told(state, OWES, viewer)}
            risks = {seat for seat, claim in claimed.items() if "wings" in claim}
            after, told_of = Interest().begin(replace(known, demons=40), LUCK)
            moved = {
                seat: (was.debt, now.debt)
                for seat, (was, now) in enumerate(zip(known.kingdoms, after.kingdoms, strict=True))
                if was.debt != now.debt
            }
            risen += len(moved)
            rises = {seat: (claim["was"], claim["now"]) for seat, claim in claimed.items() if seat not in risks}
            assert rises == {seat: pair for seat, pair in moved.items() if seat not in risks}
            won = [
                each.public.params["seat"] for each in told_of if each.public and each.public.key == "devil-wings-demon"
            ]
            assert {SeatRef(seat) for seat in risks} == set(won)
            assert {seat for each in told(state, INTEREST, viewer) for seat in each.whom} == set(claimed)
    assert looked > 1000
    assert risen > 1000


@pytest.mark.long
def test_the_track_gives_wings_to_whom_it_is_told(played: list[State]) -> None:
    looked = 0
    for state in played:
        for kind, wing in ((HIGHEST, "angel"), (LOWEST, "demon")):
            for threat in told(state, kind):
                full = replace(state, angels=20, demons=20)
                _, happenings = Reputations().begin(full, LUCK)
                keys = [each.public.key for each in happenings if each.public is not None]
                end = keys.index("devil-drifted") if "devil-drifted" in keys else len(keys)
                given = [
                    each.public.params["seat"]
                    for each in happenings[:end]
                    if each.public is not None and each.public.key == f"devil-wings-{wing}"
                ]
                assert {seat.seat for seat in given if isinstance(seat, SeatRef)} >= set(threat.whom)
                looked += 1
    assert looked > 1000


@pytest.mark.long
def test_the_inquisitors_cost_as_much_as_is_told_where_nothing_is_done_about_them(played: list[State]) -> None:
    """Over all questions of the inquisition rounds: each seat pays every penalty, with and without goods for it."""
    looked, most_told = 0, 0
    for state in played:
        claims = {each.whom[0]: each.text.params for each in told(state, ANSWERS)}
        known = as_published(state)
        for seat, claim in claims.items():
            facing = inquisitors_of(known, seat)
            assert claim["count"] == len(facing)
            answers = tuple(Answer(inquisitor, PENALTY, given_in({}, "")) for _, inquisitor in facing)
            after, _, _ = answered(known, seat, answers, positions(known))
            before, then = known.kingdoms[seat], after.kingdoms[seat]
            gone = without(before.built, then.built)
            lost = before.score - then.score + sum(known.pack.buildings[card].points for card in gone)
            assert claim["least"] <= lost <= claim["most"]  # type: ignore[operator]
            looked += 1
        if claims:
            (worst,) = told(state, INQUIRED)
            highest = max(int(str(claim["most"])) for claim in claims.values())
            assert worst.text.params["most"] == highest
            assert worst.whom == tuple(seat for seat, claim in claims.items() if claim["most"] == highest)
            most_told += 1
    assert looked > 1000
    assert most_told > 300


def test_nothing_threatens_once_the_game_is_over(played: list[State]) -> None:
    assert [threats_of_the_round(GAME.view(state, None)) for state in played if state.step == END] == [()] * GAMES

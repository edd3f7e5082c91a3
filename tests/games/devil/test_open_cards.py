"""Cards that left play before everybody's eyes lie open: nobody holds them any more, and everybody may read them."""

from __future__ import annotations

from engine.texts import Named
from games.devil.rules import GAME
from games.devil.rules.state import State
from tests.contract.journeys import Journey

PLAYED = ("devil-did-left", "devil-did-right")


def games(count: int) -> list[list[tuple[State, State, list[str]]]]:
    """Random games: the state before each move, the one after it, and the events that were told to be played."""
    found = []
    for number in range(count):
        steps = []
        for step in Journey(GAME, 4, number):
            public = [one.public for one in step.outcome.happenings if one.public is not None]
            named = [text.params["what"] for text in public if text.key in PLAYED]
            events = [one.id for one in named if isinstance(one, Named)]
            steps.append((step.before, step.outcome.state, events))
        found.append(steps)
    return found


def test_an_event_that_was_played_lies_open() -> None:
    told = [(after, event) for steps in games(3) for _, after, events in steps for event in events]
    assert len(told) > 10
    assert all(event in after.open and event in GAME.view(after, None).open for after, event in told)


def test_a_destroyed_building_lies_open() -> None:
    lost = [
        (after, card)
        for steps in games(12)
        for before, after, _ in steps
        for one, now in zip(before.kingdoms, after.kingdoms, strict=True)
        for card in set(one.built) - set(now.built)
    ]
    assert lost
    assert all(card in after.open for after, card in lost)


def test_nothing_that_lies_open_is_anywhere_else() -> None:
    for steps in games(3):
        for _, after, _ in steps:
            held = {*after.events, *(card for pile in after.piles for card in pile)}
            for kingdom in after.kingdoms:
                held.update((*kingdom.hand, *kingdom.events, *kingdom.built))
            assert held & set(after.open) == set()


def test_an_event_thrown_away_with_the_plan_does_not() -> None:
    thrown = [
        (after, value["discard"])
        for steps in games(3)
        for before, after, _ in steps
        for value in before.sealed
        if value is not None and "discard" in value and after.step != "actions.plan"
    ]
    assert thrown
    assert all(event not in after.open for after, event in thrown)

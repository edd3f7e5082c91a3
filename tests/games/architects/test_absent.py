"""What is done for somebody who does not come back: dull and safe, and no points thrown away."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from games.architects.rules import GAME
from games.architects.rules.mechanics.scoring import score
from games.architects.rules.state import Options, State
from tests.games.architects.building import after, having, standing, table

RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 0}


def absent(state: State, seat: int = 0) -> dict[str, Any]:
    return GAME.absent(state, seat)


def test_of_two_buildings_the_one_that_is_worth_more_is_built() -> None:
    state = having(table(), 0, stock=RICH, hand=("well", "aqueduct", "factory"), apprentices=("labourer",))
    assert absent(state)["location"] == "build.factory"


def test_nothing_is_built_that_costs_points() -> None:
    """The Gambler's Den makes each debt dearer: with five, and two more for its virtue, it would cost points."""
    held: dict[str, Any] = {"stock": {"stone": 1, "gold": 1, "marble": 3}, "virtue": 0, "debts": 5}
    state = having(table(), 0, hand=("gamblers-den",), apprentices=("labourer",), **held)
    assert "build.gamblers-den" not in absent(state).values()


def test_for_the_cathedral_the_card_that_is_hardest_to_build_goes() -> None:
    state = having(table(), 0, stock={"gold": 2, "wood": 1}, hand=("university", "lumber-camp"), virtue=9)
    assert absent(state)["location"] != "cathedral"  # its player may have plans for the cards
    assert absent(replace(state, final=2)) == {"location": "cathedral", "card": "university"}


def test_the_hardest_cards_are_put_away() -> None:
    hand = ("university", "well", "smithy", "lumber-camp", "church", "clay-pit", "castle", "reservoir")
    state = replace(having(table(), 0, hand=hand, stock={"wood": 2, "stone": 2}), step="discard")
    assert set(absent(state)["cards"]) == {"university", "castle"}


def test_whom_nobody_needs_leaves() -> None:
    mine = ("labourer", "thief", "miner-1", "stonecutter-1", "trader-1")
    state = having(table(), 0, apprentices=mine, stock=RICH, hand=("tavern", "well"))
    value = absent(state)
    assert value["location"] == "build.tavern"
    assert value["leaves"] == "labourer"  # the others know all it knows


def test_who_costs_virtue_is_not_hired_where_somebody_else_knows_as_much() -> None:
    state = having(standing(table(), "workshop", 3), 0, stock={"silver": 9}, hand=("drafting-room",), apprentices=())
    state = replace(state, rows=(("illusionist", "thief", "merchant-2", "merchant-4"), ("", "", "", "")))
    assert absent(state) == {"location": "workshop", "who": "thief"}


def test_a_first_apprentice_who_costs_points_is_not_hired() -> None:
    state = replace(having(table(), 0, virtue=2), step="apprentice")
    state = replace(state, rows=(("swindler-1", "thief", "merchant-2", "merchant-4"), ("", "", "", "")))
    assert absent(state) == {"who": "thief"}


def test_of_the_boards_one_is_taken_that_begins_with_most_points() -> None:
    assert absent(GAME.setup(Options(boards="chosen"), 3, Chance(bytes(32))).state, 2) == {"board": "ada"}


def test_a_second_worker_of_the_crane_builds_what_can_be_built() -> None:
    state = having(table(promos=True), 0, hand=("crane", "well"), stock={"wood": 5, "stone": 3})
    begun = after(state, location="build.crane")
    assert begun.step == "work"
    assert absent(begun) == {"work": "build.well"}


def test_boards_and_first_apprentices_are_chosen_too() -> None:
    options = Options(boards="all-chosen", apprentice=True)
    luck = Chance(bytes(32))
    state: State = GAME.setup(options, 5, luck).state
    while state.step != "turn":
        seat, ask = next(iter(GAME.asks(state).items()))
        state = GAME.answer(state, seat, ask.id, GAME.absent(state, seat), luck).state
    assert all(player.character and len(player.apprentices) == 1 for player in state.players)


def test_no_answer_for_the_absent_costs_more_than_a_card_is_worth() -> None:
    """Whole games of absent players: a turn loses two points at most (virtue for an apprentice who is needed)."""
    for number in range(6):
        luck = Chance(bytes([number + 50]) * 32)
        state: State = GAME.setup(Options(boards="all", promos=True), 2 + number % 4, luck).state
        while GAME.asks(state):
            seat, ask = next(iter(GAME.asks(state).items()))
            was = score(state, seat, state.players[seat]).total
            later = GAME.answer(state, seat, ask.id, GAME.absent(state, seat), luck).state
            if (
                state.step not in ("draft", "react")
                and later.step not in ("end", "react")
                and later.market == state.market
            ):
                assert score(later, seat, later.players[seat]).total >= was - 2, (ask, GAME.absent(state, seat))
            state = later

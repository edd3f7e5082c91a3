"""The steward of Paladins: plays with a plan, and far better than the apprentice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.forms import Draft
from engine.policies import APPRENTICE, RANDOM, STEWARD, Match, Position, decide_by_policy, policies, shares
from games.paladins.rules.mechanics.scoring import score
from games.paladins.rules.state import NOBODY, Options, Player, State
from tests.contract.opponents import chance
from tests.games.paladins.table import GAME, player, table, workers


def answered(state: State, seat: int = 0, **more: Any) -> dict[str, Any]:
    """What the steward answers there, which was its own answer."""
    position = Position(GAME, state, seat, GAME.asks(state)[seat], chance(1), **more)
    decision = decide_by_policy(policies(GAME)[STEWARD], position)
    assert not decision.failed
    return decision.value


def played(seats: tuple[str, ...], number: int, options: Options | None = None) -> tuple[State, tuple[float, ...]]:
    """The end of a game, and the share of the win that each seat has."""
    match = Match(GAME, options or Options(), seats, (chance(number), chance(number, 1)), float)
    state = match.play()
    assert [thinking.failed for thinking in match.thinking] == [[] for _ in seats]
    return state, shares(GAME, state)


# ---------------------------------------------------------------------- behaviour

LAST: dict[str, Any] = {
    "round": 7, "favours": (), "row": ("",) * 5, "outsiders": ("",) * 6,
    "orders": ("order-fortify", "order-convert", "order-garrison"),
}  # fmt: skip
USED = dict.fromkeys(("hunt", "trade", "conspire"), ("labourer",))


def builder(**more: Any) -> Player:
    """A player with four walls, who needs Influence 7, a merchant and a scout for the fifth and its Order."""
    return player(**{"walls": ("wall-points",) * 4, "influence": 7, "workers": workers(), "placed": USED} | more)


def test_in_the_last_round_it_fulfils_an_order() -> None:
    held = workers(merchant=1, labourer=1, scout=1, fighter=1)
    assert answered(table(builder(workers=held), player(), **LAST))["action"] == "fortify"


def test_the_free_space_takes_the_worker_that_is_worth_least() -> None:
    held = workers(merchant=1, labourer=1, scout=2, fighter=1)
    assert answered(table(builder(workers=held), player(), **LAST))["workers"] == "merchant.labourer.scout"


def test_it_takes_the_tavern_card_that_its_plan_needs() -> None:
    cards = {"merchants": "tavern-8", "clerics": "tavern-20", "fighters": "tavern-19"}
    pack = table().pack
    assert [pack.tavern[card].workers for card in cards.values()] == [
        {"merchant": 2, "scout": 2}, {"cleric": 3, "fighter": 1}, {"fighter": 2, "labourer": 2},
    ]  # fmt: skip
    state = table(builder(), player(), step="tavern", tavern=tuple(cards.values()), drinkers=(NOBODY,) * 3, **LAST)
    assert answered(state) == {"card": cards["merchants"]}


def test_it_plays_the_paladin_that_its_plan_needs() -> None:
    """Anseis adds Influence 3: with him the fifth wall is within reach."""
    held = workers(labourer=1)
    own = builder(influence=4, workers=held, placed={}, hand=("oliver", "roland", "anseis"), deck=("otton",))
    other = player(hand=("oliver", "roland", "anseis"), deck=("otton",))
    state = table(
        own, other, step="paladins", sealed=(None, None), tavern=("tavern-8", "tavern-7", "tavern-22"), **LAST
    )
    assert answered(state)["play"] == "anseis"


def test_it_takes_no_debt_for_nothing() -> None:
    """In the last round the townsfolk on the first space, for a debt, would only clear an action."""
    state = table(
        builder(workers=workers(labourer=1), silver=0), player(), **LAST | {"row": ("abbot-2", "", "", "", "")}
    )
    assert (
        GAME.form(state, 0, "t1", Draft({"action": "recruit", "townsfolk": "abbot-2", "pay": "debt"})).problem is None
    )
    assert answered(state)["action"] == "pass"


# ---------------------------------------------------------------------- strength, in bounds that noise cannot break


def test_alone_it_scores_twice_as_much_as_an_apprentice() -> None:
    """Over a thousand games the means are far more than twice apart, and its worst are above the others' mean."""
    hard = Options(difficulty="hard")
    own, simple = (
        [score(played((name,), number, hard)[0], 0).total for number in range(1)] for name in (STEWARD, APPRENTICE)
    )
    assert sum(own) > 2 * sum(simple)


@pytest.mark.long
def test_it_wins_at_most_tables_of_apprentices() -> None:
    won = 0.0
    for number in range(8):
        seats = tuple(STEWARD if seat == number % 4 else APPRENTICE for seat in range(4))
        won += played(seats, number)[1][number % 4]
    assert won >= 6


@pytest.mark.long
def test_at_hard_it_wins_against_the_virtual_player_now_and_then() -> None:
    won = sum(played((STEWARD,), number, Options(difficulty="hard"))[1][0] for number in range(12))
    assert won >= 2


def test_an_apprentice_wins_at_tables_of_random_players() -> None:
    won = sum(played((APPRENTICE, RANDOM, RANDOM, RANDOM), number)[1][0] for number in range(4))
    assert won >= 3

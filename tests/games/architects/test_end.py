"""The end and the final scoring: pages 18 and 19."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import SeatRef, Text, say
from games.architects.rules import GAME
from games.architects.rules.mechanics.scoring import score, settled
from games.architects.rules.state import State
from tests.games.architects.building import after, deeds, having, outcome, table

# ---------------------------------------------------------------------- the end


def last_space(seats: int = 3) -> State:
    state = having(table(seats), 0, hand=("well",), stock={"wood": 2, "stone": 2})
    return replace(state, guildhall=(1,) * (len(table(seats).rows[0]) * {2: 3, 3: 4, 4: 5, 5: 6}[seats] - 1))


def test_after_the_last_space_everyone_has_one_more_turn() -> None:
    state = last_space()
    done = outcome(state, location="build.well")
    assert "architects-last-turns" in deeds(done)
    state = done.state
    seats = []
    while GAME.asks(state):
        seats.append(state.seat)
        state = after(state, location="quarry")
    assert seats == [1, 2, 0]
    assert GAME.result(state) is not None


def test_in_the_last_turns_workers_are_laid_beside_the_guildhall() -> None:
    state = having(after(last_space(), location="build.well"), 1, hand=("well",), stock={"wood": 2, "stone": 2})
    done = after(state, location="build.well")
    assert len(done.guildhall) == 17
    assert done.players[1].built == ("well",)
    assert done.final == 2


@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_guildhall_has_as_many_spaces_as_players_need(seats: int, spaces: int) -> None:
    assert GAME.view(table(seats), None).spaces == spaces


# ---------------------------------------------------------------------- scoring


def rated(seat: int = 0, **changes: Any) -> int:
    """The points of a seat that is given these things and nothing else."""
    state = having(table(2), seat, **{"stock": {}, "virtue": 7, **changes})
    state = settled(state)
    return score(state, seat, state.players[seat]).total


def test_the_red_player_of_the_rulebook_has_38_points() -> None:
    state = having(
        table(2),
        0,
        built=("reservoir", "smithy", "university", "keep"),
        level=3,
        virtue=12,
        debts=2,
        stock={"gold": 2, "marble": 1, "silver": 6},
    )
    found = score(replace(state, prison=(3, 0)), 0, state.players[0])
    assert (found.buildings, found.cathedral, found.virtue, found.debts) == (30, 7, 3, -4)
    assert (found.riches, found.silver, found.prison) == (3, 0, -1)
    assert found.total == 38


def test_the_blue_player_of_the_rulebook_has_40_points() -> None:
    state = having(
        table(2),
        0,
        built=("dungeon", "chapel", "church", "moneylender", "carpenters-hut"),
        level=2,
        virtue=6,
        stock={"gold": 1, "silver": 22},
    )
    found = score(replace(state, prison=(4, 0)), 0, state.players[0])
    assert (found.buildings, found.cathedral, found.virtue, found.debts) == (35, 4, 0, 0)
    assert (found.riches, found.silver, found.prison) == (1, 2, -2)
    assert found.total == 40


def test_three_captured_workers_are_worth_a_point_to_the_keep() -> None:
    assert rated(built=("keep",), captured=(0, 7)) == 12 + 2


@pytest.mark.parametrize(("building", "changes", "points"), [
    ("steeple", {"level": 1}, 4 + 2 + 2),
    ("stone-market", {"stock": {"stone": 1}}, 7 + 2),
    ("wood-market", {"stock": {"wood": 1}}, 7 + 2),
    ("clay-market", {"stock": {"clay": 1}}, 6 + 2),
    ("tilers-hut", {"apprentices": ("labourer", "miner-1", "thief")}, 5 + 2),
    ("carpenters-hut", {"apprentices": ("labourer", "thief")}, 5 + 2),
    ("masons-hut", {"apprentices": ("labourer",)}, 5 + 1),
    ("trading-post", {"stock": {"clay": 3, "wood": 4, "stone": 1}, "virtue": 9}, 7 + 2),  # virtue 11
    ("university", {}, 11 + 2),
    ("university", {"debts": 1}, 11 - 2),
    ("castle", {"stock": {"gold": 5}, "virtue": 9}, 10 + 2 + 5),
    ("chapel", {"level": 1, "virtue": 9}, 6 + 2 + 2),
    ("dungeon", {"virtue": 12}, 14 + 1),
    ("dungeon", {"virtue": 1}, 14 - 9 - 2),
    ("fountain", {"debts": 3}, 4 - 3),
    ("gamblers-den", {"debts": 3}, 10 - 9),
    ("lighthouse", {"virtue": 9}, 6 + 2),
    ("moneylender", {"paid": 3}, 5 + 3),
    ("observatory", {"stock": {"marble": 4}, "virtue": 9}, 7 + 4 + 2),
    ("reservoir", {"paid": 5, "virtue": 9}, 4 + 2),
    ("aqueduct", {"built": ("aqueduct", "well", "smithy")}, 3 + 3 + 3 + 3),
    ("museum", {"built": ("museum", "well", "smithy"), "virtue": 9}, 4 + 3 + 3 + 1),
])  # fmt: skip
def test_what_buildings_are_worth_at_the_end(building: str, changes: dict[str, Any], points: int) -> None:
    assert rated(**{"built": (building,), **changes}) == points


def test_the_silver_market_wants_the_most_silver_alone() -> None:
    state = having(having(table(2), 0, built=("silver-market",), stock={"silver": 5}), 1, stock={"silver": 4})
    assert settled(state).players[0].points == 2
    assert settled(having(state, 1, stock={"silver": 5})).players[0].points == 0


def test_at_the_end_steps_above_fourteen_destroy_debts() -> None:
    assert rated(built=("castle",), stock={"gold": 4}, virtue=13, debts=2) == 10 + 4 + 7 - 2


def test_effects_come_in_the_best_order() -> None:
    """The Dungeon's loss comes first where the gain would be cut off at 14, and last where points count virtue."""
    assert rated(built=("dungeon", "castle"), stock={"gold": 6}, virtue=13) == 24 + 6 + 7
    assert rated(built=("dungeon", "lighthouse"), virtue=8) == 20 + 2
    assert rated(built=("dungeon", "university"), virtue=0) == 25 + 2 - 9 - 4


def test_a_loss_between_two_gains_may_be_the_best_order() -> None:
    """The Castle from 13 to 14 and the debt away, the Dungeon back to 12, the Observatory to 13; no debt is left."""
    held: dict[str, Any] = {"stock": {"gold": 4, "marble": 2}, "virtue": 13, "debts": 1}
    built = ("dungeon", "observatory", "castle", "university")
    assert rated(built=built, **held) == (14 + 7 + 10 + 11) + (4 + 2) + 5 + 2


def test_hugo_keeps_his_silver_where_a_debt_costs_less() -> None:
    """With the Fountain a debt costs one point, the tenth coin brings one and decides a tie."""
    assert rated(character="hugo", built=("dungeon", "fountain"), virtue=1, stock={"silver": 11}) == 14 + 4 - 9 - 1 + 1
    assert rated(character="hugo", built=("dungeon", "silver-market"), virtue=1, stock={"silver": 9}) == 14 + 6 + 2 - 9


def test_what_others_have_is_counted_as_it_stood_when_the_game_ended() -> None:
    """Hugo's silver of the end does not make another's the most."""
    state = having(having(table(2), 0, character="hugo", built=("dungeon",), virtue=1, stock={"silver": 3}), 1,
                   built=("silver-market",), stock={"silver": 2})  # fmt: skip
    done = settled(state)
    assert done.players[0].stock["silver"] == 1
    assert done.players[1].points == 0


def test_gold_counts_as_marble_for_therese_at_the_end() -> None:
    assert rated(character="therese", built=("observatory",), stock={"gold": 2, "marble": 2}, virtue=8) == 7 + 4 + 1


def test_hugo_buys_off_the_debts_of_the_end() -> None:
    assert rated(character="hugo", built=("dungeon",), virtue=0, stock={"silver": 4}) == 14 - 9


def test_ties_go_to_virtue_then_to_silver_then_they_are_shared() -> None:
    def places(*players: dict[str, Any]) -> list[tuple[int, int, Text | None]]:
        state = replace(table(3), step="end")
        for seat, changes in enumerate(players):
            state = having(state, seat, **{"built": (), **changes})
        return [(one.seat, one.place, one.tie) for one in GAME.result(state) or ()]

    assert places(
        {"virtue": 8, "stock": {"silver": 3}}, {"virtue": 9, "stock": {}}, {"virtue": 8, "stock": {"silver": 4}}
    ) == [
        (1, 1, say("architects-tie-1", whom=SeatRef(2), own=9, theirs=8)),
        (2, 2, say("architects-tie-2", whom=SeatRef(0), own=4, theirs=3)),
        (0, 3, None),
    ]
    shared = {"virtue": 8, "stock": {"silver": 3}}
    assert places(shared, shared, {"virtue": 5, "stock": {}}) == [
        (0, 1, say("architects-tie-level", whom=SeatRef(1))),
        (1, 1, None),
        (2, 3, None),
    ]


def test_when_nobody_has_a_worker_left_to_use_the_game_ends() -> None:
    state = having(having(table(2), 0, workers=1), 1, workers=0)
    state = having(state, 0, hand=("well",), stock={"wood": 2, "stone": 2})
    assert after(state, location="build.well").step == "end"

"""Set-up, draft, the end and the final scoring: pages 4, 5, 18 and 19."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.architects import GAME
from engine.architects.scoring import score, settled
from engine.architects.state import Options, State
from engine.core.chance import Chance
from engine.core.refusals import Refusal
from tests.games.architects.building import LUCK, after, deeds, having, offered, outcome, table


def begun(seats: int = 4, **options: Any) -> State:
    state: State = GAME.setup(Options(**options), seats, Chance(bytes(32))).state
    return state


# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_at_the_start(seats: int) -> None:
    state = begun(seats)
    assert sum(len(row) for row in state.rows) == 8
    assert state.tax == 4
    assert len(state.rewards) == 2 * seats + 1
    assert (len(state.small), len(state.large)) == (10, 0)
    silver = [state.players[(state.seat + turn) % seats].stock["silver"] for turn in range(seats)]
    assert silver == [3, 4, 5, 6, 7][:seats]
    assert all((player.virtue, player.workers) == (7, 20) for player in state.players)


def test_promos_are_an_option() -> None:
    def cards(state: State) -> set[str]:
        return {*state.buildings, *state.apprentices, *(card for pile in state.piles for card in pile)}

    assert not {"crane", "graveyard", "museum"} & cards(begun())
    assert {"crane", "graveyard", "museum"} <= cards(begun(promos=True))


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        begun(seats)
    assert refusal.value.code == "wrong-seats"


def test_a_pack_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        begun(pack="mybox")
    assert refusal.value.code == "no-such-pack"


def test_the_draft_keeps_three_of_the_cards_that_come_round() -> None:
    state = begun(3)
    dealt = state.piles
    for number in range(3):
        assert state.step == "draft"
        assert GAME.moment(state) == f"0.draft.{number + 1}"
        for seat in range(3):
            ask = GAME.asks(state)[seat]
            state = GAME.answer(state, seat, ask.id, {"card": state.piles[seat][0]}, LUCK).state
    assert state.players[0].hand == (dealt[0][0], dealt[2][1], dealt[1][2])  # cards go to the left, seat by seat
    assert state.buildings[-3:] == (dealt[1][3], dealt[2][3], dealt[0][3])
    assert state.step == "turn"


def test_a_choice_of_the_draft_is_changed_until_the_last_one_chose() -> None:
    state = begun(2)
    ask = GAME.asks(state)[0]
    sealed = GAME.answer(state, 0, ask.id, {"card": state.piles[0][1]}, LUCK).state
    assert set(GAME.asks(sealed)) == {1}
    assert GAME.take_back(sealed, 0, ask.id).state == state


def test_the_five_boards_of_the_box_are_dealt_and_the_most_virtuous_begins() -> None:
    state = begun(5, boards="variable")
    assert {player.character for player in state.players} == {"therese", "caroline", "ada", "frederick", "rudolf"}
    assert state.players[state.seat].character == "ada"
    caroline = next(seat for seat, player in enumerate(state.players) if player.character == "caroline")
    player = state.players[caroline]
    assert (player.virtue, player.debts, player.stock["silver"], player.stock["marble"]) == (3, 1, 10, 1)
    assert (state.prison[caroline], player.workers) == (8, 12)


def test_boards_with_cards_draw_them_after_the_draft() -> None:
    state = table(5, boards="variable")
    hands = {player.character: len(player.hand) for player in state.players}
    assert hands == {"therese": 4, "caroline": 3, "ada": 4, "frederick": 3, "rudolf": 3}


def test_two_sides_of_one_board_are_never_dealt_together() -> None:
    for seed in range(40):
        state = table(5, seed, boards="all")
        colours = [state.pack.characters[player.character].colour for player in state.players]
        assert len(set(colours)) == 5


def choosing(seats: int, **options: Any) -> State:
    return begun(seats, **{"boards": "chosen", **options})


def test_boards_are_chosen_from_the_last_seat_to_the_first_and_the_most_virtuous_begins() -> None:
    state = choosing(3)
    for seat, board in ((2, "ada"), (1, "therese"), (0, "caroline")):
        assert set(GAME.asks(state)) == {seat}
        state = after(state, seat, board=board)
    assert [player.character for player in state.players] == ["caroline", "therese", "ada"]
    assert (state.step, state.seat, state.prison) == ("draft", 2, (8, 4, 0))
    assert [len(pile) for pile in state.piles] == [4, 4, 4]


def test_a_board_or_its_other_side_is_chosen_once() -> None:
    state = after(choosing(2, boards="all-chosen"), board="hugo")
    closed = {board for board, why in offered(state, "board").items() if why == "colour-taken"}
    assert closed == {"hugo", "caroline"}
    assert set(offered(choosing(2), "board")) == {"therese", "caroline", "ada", "frederick", "rudolf"}


def test_a_chosen_board_is_taken_back_until_the_next_one_has_chosen() -> None:
    state = choosing(3)
    one = after(state, board="ada")
    assert GAME.take_back(one, 2, GAME.sealed(one)[2].id).state == state
    two = after(one, board="rudolf")
    assert set(GAME.sealed(two)) == {1}
    assert GAME.sealed(after(two, board="therese")) == {}  # the building cards lie before everybody


def test_a_board_is_told_by_its_name_and_what_it_begins_with_is_no_change() -> None:
    assert deeds(outcome(choosing(2), board="caroline")) == ["architects-more", "architects-did-board"]


def test_before_the_boards_are_chosen_nobody_sees_a_building_card() -> None:
    told = GAME.setup(Options(boards="chosen"), 3, Chance(bytes(32))).happenings
    assert all(not one.private for one in told)
    assert GAME.view(choosing(3), 1).own.pile == ()  # type: ignore[union-attr]


def drafted(**options: Any) -> State:
    state = begun(3, **{"apprentice": True, **options})
    while state.step == "draft":
        seat = next(iter(GAME.asks(state)))
        state = after(state, seat, **GAME.absent(state, seat))
    return state


def test_first_apprentices_are_hired_free_in_reverse_turn_order() -> None:
    state = drafted()
    first = next(seat for seat, player in enumerate(state.players) if player.turns)
    order = []
    while state.step == "apprentice":
        order.append(state.seat)
        silver = state.players[state.seat].stock
        shown = [name for row in state.rows for name in row if name]
        assert len(shown) == 8 - len(order) + 1  # the spaces stay empty meanwhile
        after_it = after(state, who=shown[0])
        assert after_it.players[state.seat].stock == silver
        assert after_it.players[state.seat].apprentices == (shown[0],)
        state = after_it
    assert order == [(first - 1) % 3, (first - 2) % 3, first]
    assert (state.step, state.seat, state.turn) == ("turn", first, 1)
    assert all(name for row in state.rows for name in row)
    assert state.before is None


def test_a_first_apprentice_moves_the_virtue_that_stands_on_the_card() -> None:
    state = drafted()
    state = replace(state, rows=(("acolyte-1", *state.rows[0][1:]), state.rows[1]))
    assert after(state, who="acolyte-1").players[state.seat].virtue == 8


def test_all_ten_boards_may_be_dealt() -> None:
    seen = {player.character for seed in range(30) for player in table(5, seed, boards="all").players}
    assert len(seen) == 10


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
    def places(*players: dict[str, Any]) -> list[tuple[int, int]]:
        state = replace(table(3), step="end")
        for seat, changes in enumerate(players):
            state = having(state, seat, **{"built": (), **changes})
        return [(one.seat, one.place) for one in GAME.result(state) or ()]

    assert places(
        {"virtue": 8, "stock": {"silver": 3}}, {"virtue": 9, "stock": {}}, {"virtue": 8, "stock": {"silver": 4}}
    ) == [(1, 1), (2, 2), (0, 3)]
    shared = {"virtue": 8, "stock": {"silver": 3}}
    assert sorted(places(shared, shared, {"virtue": 7, "stock": {}})) == [(0, 1), (1, 1), (2, 3)]


def test_when_nobody_has_a_worker_left_to_use_the_game_ends() -> None:
    state = having(having(table(2), 0, workers=1), 1, workers=0)
    state = having(state, 0, hand=("well",), stock={"wood": 2, "stone": 2})
    assert after(state, location="build.well").step == "end"

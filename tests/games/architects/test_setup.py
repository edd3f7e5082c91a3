"""Set-up, draft and first apprentices: pages 4 and 5."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.texts import Refusal
from games.architects.rules import GAME
from games.architects.rules.state import Options, State
from tests.games.architects.building import LUCK, after, deeds, offered, outcome, table


def begun(seats: int = 4, **options: Any) -> State:
    state: State = GAME.setup(Options(**options), seats, Chance(bytes(32))).state
    return state


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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_silver_for_all_is_an_option(seats: int) -> None:
    state = begun(seats, silver="same")
    assert [player.stock["silver"] for player in state.players] == [5] * seats
    assert GAME.view(state, None).silver == "same"
    assert not GAME.view(begun(seats), None).silver


def test_a_table_without_that_option_is_stored_as_before_there_was_one() -> None:
    assert "silver" not in msgspec.to_builtins(Options())
    assert msgspec.to_builtins(Options(silver="same"))["silver"] == "same"


@pytest.mark.parametrize("boards", ["variable", "all"])
def test_other_boards_bring_silver_of_their_own(boards: str) -> None:
    assert begun(5, boards=boards, silver="same").players == begun(5, boards=boards).players


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

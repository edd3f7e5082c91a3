"""Set-up, draft, paladins, tavern, turns and passing (rules page 1, 2, 8.1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Refusal
from games.paladins.rules.state import Choice, Options
from tests.contract.journeys import Journey, chance
from tests.games.paladins.table import (
    GAME,
    act,
    answered,
    begun,
    chosen,
    drafted,
    form,
    gained,
    keys,
    me,
    options,
    player,
    refused,
    table,
    workers,
)

# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "tax"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_the_table_as_it_is_laid_out(seats: int, tax: int) -> None:
    state = begun(seats)
    assert state.tax == tax
    assert (len(state.row), len(state.townsfolk_deck)) == (5, 27)
    assert (len(state.outsiders), len(state.outsider_deck)) == (6, 30)
    assert (len(state.walls), len(state.suspicions), len(state.tavern_deck)) == (24, 24, 24)
    assert (len(state.orders), len(state.favours)) == (3, 5)
    for one in state.players[:seats]:
        assert (one.silver, one.provisions, sum(one.workers), len(one.deck)) == (3, 1, 0, 12)
        assert (one.faith, one.strength, one.influence) == (0, 0, 0)


@pytest.mark.parametrize("seats", [0, 5])
def test_a_fifth_player_is_refused(seats: int) -> None:
    with pytest.raises(Refusal, match="wrong-seats"):
        GAME.setup(Options(), seats, chance(1))


def test_the_draft_goes_anticlockwise_and_the_start_player_is_last() -> None:
    state, order = begun(4), []
    first = state.first
    while state.step == "draft":
        order += list(GAME.asks(state))
        state = answered(state, townsfolk=next(filter(None, state.row))).state
    assert order == [(first - step) % 4 for step in (1, 2, 3, 4)]


def test_drafting_the_architect_with_the_provision_brings_one_at_once_and_nothing_moves_in_between() -> None:
    """Check (rulebook)."""
    state = replace(begun(2), row=("architect-2", "abbot-1", "abbot-2", "abbot-3", "acolyte-1"))
    seat = state.seat
    after = answered(state, townsfolk="architect-2").state
    assert gained(state, after, seat) == {"provisions": 1}
    assert after.row == ("", "abbot-1", "abbot-2", "abbot-3", "acolyte-1")


def test_after_the_draft_the_row_slides_right_and_is_refilled_from_right_to_left() -> None:
    state = replace(
        begun(1), row=("abbot-1", "abbot-2", "abbot-3", "acolyte-1", "acolyte-2"),
        townsfolk_deck=("defender-1", "defender-2"),
    )  # fmt: skip
    after = answered(state, townsfolk="acolyte-1").state
    assert after.row == ("defender-1", "abbot-1", "abbot-2", "abbot-3", "acolyte-2")


# ---------------------------------------------------------------------- paladins


def test_three_paladins_are_drawn_and_round_seven_begins_with_six_in_the_deck() -> None:
    """Check: of the 12; the one laid on top is among the 3 of the next round."""
    state = begun(2)
    decks: dict[int, int] = {}
    top = ""
    for step in Journey(GAME, 2, 5):
        before = step.before
        if step.outcome.state.step == "paladins" and before.step != "paladins":
            decks[step.outcome.state.round] = len(me(step.outcome.state).deck) + 3
            if top:
                assert top in me(step.outcome.state).hand
        if before.step == "paladins" and step.outcome.state.step != "paladins":
            top = me(step.outcome.state).deck[0]
    assert decks == {round: 13 - round for round in range(1, 8)}
    assert len(me(state).deck) == 12


def test_the_last_of_the_three_goes_to_the_bottom() -> None:
    state = drafted(2)
    hand = me(state).hand
    after = chosen(state)
    assert (me(after).deck[0], me(after).deck[-1]) == (hand[1], hand[2])
    own = GAME.view(after, 0).own
    assert (own.top, own.bottom) == (hand[1], (hand[2],))


def test_one_paladin_cannot_lie_in_two_places() -> None:
    state = drafted(2)
    card = me(state).hand[0]
    assert refused(state, 0, play=card, top=card) == "different"
    assert refused(state, 0, play="charlemagne", top=card) == "not-offered"


def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    state = drafted(2)
    one, two, three = me(state).hand
    sealed = answered(state, 0, play=one, top=two).state
    assert sealed.sealed[0] == Choice(one, two, three)
    again = GAME.take_back(sealed, 0, GAME.sealed(sealed)[0].id).state
    assert again == state
    assert GAME.view(sealed, 1).boards[0].has_chosen


def test_in_the_last_round_nobody_has_to_say_which_paladin_comes_back() -> None:
    state = drafted(2)
    one, two, _ = me(state).hand
    assert form(state, play=one).missing == ("top",)
    last = replace(state, round=state.pack.board.rounds)
    assert form(last, play=one).ready
    assert answered(last, 0, play=one).state == answered(last, 0, play=one, top=two).state


def test_later_paladins_are_hidden_while_earlier_seats_choose_in_the_tavern() -> None:
    state = chosen(drafted(3))
    first, second = state.first, (state.first + 1) % 3
    view = GAME.view(state, first)
    assert view.boards[first].paladin
    assert view.boards[second].paladin == ""
    assert GAME.view(state, second).own.chosen


def test_a_paladin_brings_two_workers_at_once() -> None:
    state = chosen(drafted(2))
    assert sum(me(state, state.first).workers) == 2


# ---------------------------------------------------------------------- tavern


def test_one_card_more_than_players_and_one_stays_unused() -> None:
    """Check (rulebook): 4 players, 5 cards."""
    state = chosen(drafted(4))
    assert len(state.tavern) == 5
    while state.step == "tavern":
        state = answered(state, card=state.tavern[state.drinkers.index(-1)]).state
        if state.step == "tavern":
            assert refused(state, card=state.tavern[0]) == "card-taken"
    assert state.drinkers.count(-1) == 1
    assert sorted(state.drinkers) == [-1, 0, 1, 2, 3]


def test_what_is_done_by_turns_settles_and_a_sealed_choice_does_not() -> None:
    """A townsfolk taken, a tavern card, a turn: the table sees each at once."""
    state = begun(3)
    taken = answered(state, townsfolk=next(filter(None, state.row)))
    assert taken.settled
    state = drafted(3)
    hand = me(state).hand
    assert not answered(state, 0, play=hand[0], top=hand[1]).settled
    state = chosen(state)
    drunk = answered(state, card=state.tavern[0])
    assert drunk.settled
    assert GAME.moment(drunk.state) != GAME.moment(state)
    assert answered(table(), action="hunt").settled


def test_a_deck_that_runs_out_is_made_of_the_discards_and_dealing_goes_on() -> None:
    last = table(
        player(workers=workers(), passed=True, deck=("ivon", "oliver", "otton")),
        player(workers=workers(labourer=1), deck=("ivon", "oliver", "otton")),
        seat=1, tavern_deck=("tavern-9",), tavern=("tavern-1", "tavern-2"), tavern_discards=("tavern-3",),
    )  # fmt: skip
    after = act(last, "pass")
    assert after.round == 5
    assert after.tavern[0] == "tavern-9"
    assert {*after.tavern, *after.tavern_deck} == {"tavern-9", "tavern-1", "tavern-2", "tavern-3"}
    assert after.tavern_discards == ()


# ---------------------------------------------------------------------- the King


def test_orders_in_rounds_one_to_three_favours_from_three_to_seven() -> None:
    shown: dict[int, tuple[int, int]] = {}
    for step in Journey(GAME, 2, 3):
        view = GAME.view(step.outcome.state, None)
        shown[view.round] = (len(view.orders), len(view.favours))
    assert shown == {0: (0, 0), 1: (1, 0), 2: (2, 0), 3: (3, 1), 4: (3, 2), 5: (3, 3), 6: (3, 4), 7: (3, 5)}


# ---------------------------------------------------------------------- turns and passing


def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    state = table(player(), player(passed=True), player())
    after = act(state, "hunt", workers="labourer")
    assert list(GAME.asks(after)) == [2]


def test_up_to_three_workers_are_kept_and_the_rest_goes_back() -> None:
    state = table(player(workers=workers(labourer=2, cleric=3), placed={"hunt": ("scout",)}))
    assert refused(state, action="pass", keep={"labourer": 2, "cleric": 2}) == "too-many"
    after = act(state, "pass", keep={"labourer": 1, "cleric": 2})
    assert me(after).workers == workers(labourer=1, cleric=2)
    assert (me(after).placed, me(after).passed) == ({}, True)
    assert (me(after).silver, me(after).provisions) == (me(state).silver, me(state).provisions)


def test_the_most_precious_workers_are_proposed_to_be_kept() -> None:
    state = table(player(workers=workers(labourer=2, cleric=1, criminal=1, scout=2)))
    assert me(act(state, "pass")).workers == workers(cleric=1, criminal=1, scout=1)


def test_whoever_has_no_worker_left_passes_by_itself() -> None:
    state = table(player(workers=workers(labourer=1)), player(workers=workers(labourer=1)))
    outcome = answered(state, action="hunt")
    assert me(outcome.state).passed is False
    after = answered(outcome.state, action="hunt")
    assert "paladins-passed" in keys(after)
    assert after.state.round == 5


def test_whoever_can_do_nothing_passes_by_itself_and_keeps_its_workers() -> None:
    used = dict.fromkeys(("recruit", "hunt", "trade", "pray", "conspire"), ("labourer",))
    stuck = player(workers=workers(labourer=1), placed=used)
    state = table(player(), stuck, at_favours={"favour-pray": (0, "scout"), "favour-tax": (0, "scout")})
    after = act(state, "hunt", workers="labourer")
    assert me(after, 1).passed
    assert me(after, 1).workers == workers(labourer=1)
    assert list(GAME.asks(after)) == [0]


def test_whoever_can_do_nothing_with_more_than_three_workers_is_asked_which_to_keep() -> None:
    used = dict.fromkeys(("recruit", "hunt", "trade", "pray", "conspire", "develop"), ("labourer",))
    stuck = player(workers=workers(labourer=4), placed=used)
    state = table(player(), stuck, at_favours={"favour-pray": (0, "scout"), "favour-tax": (0, "scout")})
    after = act(state, "hunt", workers="labourer")
    assert list(GAME.asks(after)) == [1]
    assert [id for id, option in options(after, "action").items() if option.closed is None] == ["pass"]


def test_nobody_acts_after_passing() -> None:
    state = table(player(), player())
    after = act(state, "pass")
    with pytest.raises(Refusal, match="not-asked"):
        GAME.answer(after, 0, "t1", {"action": "hunt"}, chance(1))

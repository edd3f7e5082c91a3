"""The Workshop: every note and example of the rulebook."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from face.pictures.canvas import Box, Canvas
from face.pictures.theme import INK
from games.architects.face.pictures.places import COLUMN, HEAD, apprentice_card
from games.architects.rules.pack import pack
from tests.games.architects.building import after, gained, having, refused, standing, table
from tests.pictures.scenes import reader


def test_an_apprentice_costs_four_coins_of_which_two_are_tax() -> None:
    state = having(table(), 0, stock={"silver": 4})
    first = state.rows[0][0]
    done = after(state, location="workshop", who=first)
    assert done.players[0].apprentices == (first,)
    assert done.tax == state.tax + 2
    assert gained(state, done) == {"silver": -4}


def test_skipped_columns_are_paid_on_the_leftmost_cards() -> None:
    """The second worker reaches two columns: for the fourth, one coin each on the first and the second card."""
    state = having(standing(table(), "workshop", 1), 0, stock={"silver": 6})
    wanted = state.rows[1][3]
    done = after(state, location="workshop", who=wanted)
    assert done.laid == ((0, 0, 0, 0), (1, 1, 0, 0))
    assert gained(state, done) == {"silver": -6}


def test_too_few_workers_and_too_few_coins_to_skip() -> None:
    state = having(table(), 0, stock={"silver": 4})
    assert refused(state, location="workshop", who=state.rows[0][1]) == "column-too-dear"


def test_without_silver_nobody_is_hired() -> None:
    state = having(table(), 0, stock={"silver": 3})
    assert refused(state, location="workshop", who=state.rows[0][0]) == "cannot-pay"


def test_the_hirer_takes_the_silver_on_the_card_and_the_row_slides_with_its_silver() -> None:
    state = replace(having(table(), 0, stock={"silver": 4}), laid=((2, 1, 0, 0), (1, 0, 0, 0)))
    rows, deck = state.rows, state.apprentices
    done = after(state, location="workshop", who=rows[0][0])
    assert gained(state, done) == {"silver": -2}
    assert done.rows == ((*rows[0][1:], deck[0]), rows[1])
    assert done.laid == ((1, 0, 0, 0), (1, 0, 0, 0))
    assert done.apprentices == deck[1:]


def test_some_apprentices_move_virtue_at_once() -> None:
    state = having(table(), 0, stock={"silver": 4})
    state = replace(state, rows=(("pickpocket", *state.rows[0][1:]), state.rows[1]))
    assert after(state, location="workshop", who="pickpocket").players[0].virtue == 6


def test_a_sixth_apprentice_needs_one_to_leave() -> None:
    five = ("acolyte-1", "acolyte-2", "acolyte-3", "merchant-1", "merchant-2")
    state = having(table(), 0, stock={"silver": 4}, apprentices=five)
    state = replace(state, rows=(("thief", *state.rows[0][1:]), state.rows[1]))
    assert refused(state, location="workshop", who="thief") == "missing"
    assert refused(state, location="workshop", who="thief", leaves="nobody") == "too-many-apprentices"
    done = after(state, location="workshop", who="thief", leaves="acolyte-1")
    assert done.players[0].apprentices == (*five[1:], "thief")
    assert done.apprentices[-1] == "acolyte-1"
    assert done.players[0].virtue == state.players[0].virtue  # what it once brought stays


def test_planning_draws_one_card_and_one_more_for_each_pair() -> None:
    for there, cards in ((0, 1), (1, 2), (2, 2), (3, 3)):
        state = standing(table(), "workshop", there)
        done = after(state, location="workshop", who="plan")
        assert done.players[0].hand == (*state.players[0].hand, *state.buildings[:cards])


def test_a_hand_of_seven_is_cut_to_six_at_the_end_of_the_turn() -> None:
    state = table()
    state = having(standing(state, "workshop", 1), 0, hand=state.players[0].hand + state.buildings[-2:])
    state = replace(state, buildings=state.buildings[:-2])
    done = after(state, location="workshop", who="plan")
    assert done.step == "discard"
    hand = done.players[0].hand
    assert len(hand) == 7
    assert refused(done, cards=[]) == "too-few"
    done = after(done, cards=[hand[2]])
    assert done.players[0].hand == (*hand[:2], *hand[3:])
    assert done.buildings[-1] == hand[2]
    assert done.seat == 1


def test_rudolf_pays_less_and_has_room_for_six() -> None:
    six = ("acolyte-1", "acolyte-2", "acolyte-3", "merchant-1", "merchant-2")
    state = having(table(), 0, character="rudolf", stock={"silver": 3}, apprentices=six)
    state = replace(state, rows=(("thief", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="workshop", who="thief")
    assert len(done.players[0].apprentices) == 6
    assert gained(state, done) == {"silver": -3}
    assert done.tax == state.tax + 2


@pytest.mark.parametrize("silver", [0, 1, 12])
def test_a_card_in_its_picture_covers_no_number_with_its_emblem(silver: int) -> None:
    read = reader("architects", "en", "plain")
    for card in pack("base").apprentices.values():
        canvas = Canvas(400, 400, INK)
        apprentice_card(canvas, Box(0, 0, COLUMN + 18, 300), card, silver, read)
        numbers = [each.ink.x + each.ink.w for each in canvas.drawn if each.ink.y + each.ink.h / 2 < HEAD]
        assert len(numbers) == bool(card.virtue) + bool(silver)
        found = re.findall(r'#e-[^"]*" transform="translate\(([\d.]+) ', canvas.part().svg)
        assert float(found[-1]) >= max(numbers, default=0), card.id

"""Cards in little room: they lose effects first, then all but their names, and never leave it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from face.pictures.canvas import Canvas
from face.pictures.pieces import AmountPiece
from face.pictures.printed.cards import Card, cards_in_room, groups_in_room
from face.pictures.theme import INK, PICTURE_WIDTH

LONG = "When built gain one thing of each kind that lies in the supply, then one more for every neighbour who has none"
ROOM = {2_000: "all", 420: "some", 300: "costs", 180: "names", 110: "a number", 60: "a number"}


def card(number: int) -> Card:
    return Card(f"Card{number}", ("town",), 3, ((AmountPiece("wood", 77),),), (("built", LONG),))


CARDS = [card(number) for number in range(6)]


def shown(canvas: Canvas) -> str:
    """What remains of the cards."""
    words = [each.words for each in canvas.drawn]
    names = sum(each.startswith("Card") for each in words)
    if names < len(CARDS):
        assert f"+{len(CARDS) - names}" in words
        return "a number"
    if "77" not in words:
        return "names"
    if not any("gain" in each for each in words):
        return "costs"
    return "some" if any(each.endswith("…") for each in words) else "all"


@pytest.mark.parametrize("room", ROOM)
def test_cards_lose_what_matters_less_until_they_have_room(room: int) -> None:
    canvas = Canvas(PICTURE_WIDTH, room, INK)
    assert cards_in_room(canvas, 0, CARDS, room) <= room
    assert shown(canvas) == ROOM[room]


def test_a_group_is_left_out_rather_than_that_a_card_loses_what_it_does() -> None:
    for room, groups in ((1_500, 2), (1_000, 1), (700, 1)):
        canvas = Canvas(PICTURE_WIDTH, room, INK)
        assert groups_in_room(canvas, 0, [("", CARDS), ("Later", CARDS)], room) <= room
        words = [each.words for each in canvas.drawn]
        assert words.count("Card0") == groups
        assert ("Later" in words) == (groups == 2)
        assert shown(canvas) == "all"


def test_the_first_group_takes_more_room_rather_than_that_a_card_loses_what_it_does() -> None:
    for more, left in ((0, "costs"), (400, "all")):
        canvas = Canvas(PICTURE_WIDTH, 300, INK)
        assert groups_in_room(canvas, 0, [("", CARDS), ("Later", CARDS)], 300, more) <= 300 + more
        assert shown(canvas) == left


def test_cards_of_unequal_height_stand_in_columns_of_their_own_where_rows_have_no_room() -> None:
    low = [replace(each, effects=()) for each in CARDS]
    mixed = [CARDS[0], low[1], CARDS[2], low[3], low[4], CARDS[5]]
    high = groups_in_room(Canvas(PICTURE_WIDTH, 2_000, INK), 0, [("", mixed)], 2_000)
    canvas = Canvas(PICTURE_WIDTH, high - 20, INK)
    assert groups_in_room(canvas, 0, [("", mixed)], high - 20) <= high - 20
    assert shown(canvas) == "all"
    names = [each.ink for each in canvas.drawn if each.words.startswith("Card")]
    assert [ink.x for ink in names] == sorted(ink.x for ink in names)  # the first ones on the left


def test_one_card_alone_is_as_wide_as_the_picture() -> None:
    canvas = Canvas(PICTURE_WIDTH, 500, INK)
    groups_in_room(canvas, 0, [("", CARDS[:1])], 500)
    assert max(each.box.w for each in canvas.drawn) > PICTURE_WIDTH / 2
    assert groups_in_room(canvas, 40, [], 500) == 40

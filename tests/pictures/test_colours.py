"""What pictures tell is told apart by whoever sees no red, no green or no colours, on light and dark screens."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from engine.registry import game_ids
from face.core.face import face
from face.pictures.canvas import Canvas
from face.pictures.icons import icons
from face.pictures.pieces import SHAPES, Seat, draw_token, seats_of
from face.pictures.theme import ACCENT, FADED, GLOW, INK, PAPER, SEATS, SHADE, TABLE_COLOUR, WHITE
from face.wordings.reader import Reader
from tests.pictures.eyes import EYES, apart, contrast
from tests.pictures.scenes import wordings

FAR = 20.0  # so far apart two colours must look that nothing else stands beside
READABLE = 4.5  # the least contrast of words, as WCAG asks for it
OF_A_SHAPE = 3.0  # of what is no word
LIGHT, DARK = "#FFFFFF", "#313338"  # the backgrounds of Discord
MONEY = {"coins", "silver"}  # of different games, never in one picture
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}|\{c\}")


@pytest.mark.parametrize("eyes", ["usual", "without red", "without green"])
def test_the_colours_of_seats_are_told_apart(eyes: str) -> None:
    near = {(one, other): apart(one, other, eyes) for one, other in combinations(SEATS, 2)}
    assert min(near.values()) >= FAR, near


def test_these_eyes_see_what_such_eyes_see() -> None:
    assert apart("#FF0000", "#00A000", "usual") > 100
    assert apart("#C44E00", "#8A6A00", "without red") < 10
    assert apart("#0072B2", "#7B3FA0", "without green") < 10
    assert all(abs(apart("#000000", "#FFFFFF", eyes) - 100) < 1 for eyes in EYES)
    assert round(contrast("#000000", "#FFFFFF")) == 21


def test_letters_can_be_read_on_every_seat() -> None:
    assert all(contrast(WHITE, colour) >= READABLE for colour in SEATS)
    assert all(contrast(colour, ground) >= OF_A_SHAPE for colour in SEATS for ground in (PAPER, SHADE, TABLE_COLOUR))


def test_words_can_be_read_on_all_that_they_stand_on() -> None:
    assert all(contrast(INK, ground) >= READABLE for ground in (PAPER, TABLE_COLOUR, SHADE, WHITE))
    assert all(contrast(ink, GLOW) >= READABLE for ink in (INK, ACCENT))
    assert all(contrast(FADED, ground) >= READABLE for ground in (PAPER, WHITE))
    assert all(
        contrast(PAPER, colour) >= READABLE for colour in (*(face(game_id).colour for game_id in game_ids()), ACCENT)
    )


def test_a_seat_is_known_without_its_colour() -> None:
    """By its shape alone, and by its letter alone."""
    reader = Reader(wordings("en"), dict(enumerate(("Ann", "Anna", "Ben", "Bob", "Cleo"))))
    seats = seats_of(reader, len(SEATS))
    assert len({seat.letter for seat in seats}) == len(SEATS)
    assert len(SHAPES) == len(SEATS)
    shapes = {_COLOUR.sub("", _drawn(Seat(seat.number, seat.name, "A"))) for seat in seats}
    assert len(shapes) == len(SEATS)


def _drawn(seat: Seat) -> str:
    canvas = Canvas(100, 100, INK)
    draw_token(canvas, seat, 50, 50, 20)
    return re.sub(r"<text.*?</text>", "", canvas.svg())


def test_every_sign_is_known_without_its_colour() -> None:
    """Workers, goods, marks: a sign that were another in another colour would have the same lines."""
    lines: dict[str, str] = {}
    for name, sign in icons().items():
        first = lines.setdefault(_COLOUR.sub("", sign.as_it_is()), name)
        assert name == first or {name, first} == MONEY, f"{name} is {first} in another colour"


def test_a_picture_has_its_own_ground_on_light_and_dark_screens() -> None:
    """Every picture lies on the table, framed: neither white nor dark shines through, and its edge is seen on both."""
    for colour in (face(game_id).colour for game_id in game_ids()):
        svg = Canvas(100, 100, colour).svg()
        assert f'<rect width="100" height="100" fill="{TABLE_COLOUR}"/>' in svg
        assert f'stroke="{colour}" stroke-width="6"' in svg
        assert contrast(colour, LIGHT) >= OF_A_SHAPE
        assert contrast(TABLE_COLOUR, DARK) >= OF_A_SHAPE

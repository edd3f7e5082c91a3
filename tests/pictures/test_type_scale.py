"""All writing on all pictures has one of five sizes, and none is too small for a phone."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from face.pictures.theme import LEAST_WRITING, PICTURE_WIDTH, TYPE_SCALE, on_scale, smaller
from tests.pictures.scenes import AUTOMATIC, every_scene, pictured

PHONE = 390  # pixels
LEAST = 11.0  # pixels there
_WRITING = re.compile(r"<text[^>]*font-size=\"([0-9.]+)\"[^>]*>([^<]*)</text>")


@pytest.mark.crossed
@pytest.mark.parametrize("names", ["plain", AUTOMATIC])
@pytest.mark.parametrize("game_id", pictured())
def test_all_writing_has_one_of_five_sizes(game_id: str, names: str) -> None:
    for name, _, picture, canvas in every_scene(game_id, "cs", names):
        signs = [each.words for each in canvas.drawn if each.sign]  # the letters of seats: their shapes say the same
        for size, words in _WRITING.findall(picture.svg):
            if words in signs:
                continue
            assert float(size) in TYPE_SCALE, (name, words, size)


def test_there_are_five_sizes_and_a_phone_shows_each_of_them_legibly() -> None:
    assert len(TYPE_SCALE) <= 5
    assert min(TYPE_SCALE) * PHONE / PICTURE_WIDTH >= LEAST
    assert all(larger >= 1.09 * size for size, larger in pairwise(TYPE_SCALE))


def test_a_size_between_two_becomes_the_smaller_one() -> None:
    assert [on_scale(size) for size in (8, 27.9, 28, 35, 80)] == [LEAST_WRITING, LEAST_WRITING, 28, 32, 42]
    assert [smaller(size) for size in (42, 28, LEAST_WRITING)] == [36, LEAST_WRITING, LEAST_WRITING]

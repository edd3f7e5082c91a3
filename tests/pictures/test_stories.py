"""Scenes: every one of a game is reached, one for a step, read on a phone, told without colours, whole in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.scenes import ToldScene, best_scene
from face.pictures.canvas import ALT, Around, Canvas, Picture
from face.pictures.pieces import seats_of
from face.pictures.stage.banner import STAGE_HEIGHT
from face.pictures.theme import INK, PAPER, PICTURE_WIDTH, SEATS
from tests.ground import kept
from tests.pictures.eyes import contrast
from tests.pictures.scenes import AUTOMATIC, LANGUAGES, NAMES, drawn, outside, overlapping, reader
from tests.pictures.stories import FULLEST, GAMES, KINDS, played, some_of_each
from tests.pictures.test_scenes import MOST, PHONE, QUICK, READABLE, writing

EACH_GAME = pytest.mark.parametrize("game_id", GAMES)
IN_WORDS = kept(list(product(LANGUAGES, (*NAMES, AUTOMATIC))), *QUICK)


def pictures(game_id: str, locale: str = "en", names: str = "plain") -> Iterator[tuple[ToldScene, Picture, Canvas]]:
    """Each scene with its picture and the canvas it was drawn on."""
    for scene in some_of_each(game_id):
        told = reader(game_id, locale, names)
        yield scene, *drawn(face(game_id).scene_picture, scene, told, Around("Table 1234"))


@EACH_GAME
def test_every_scene_of_a_game_is_shown_in_some_game_of_stewards(game_id: str) -> None:
    assert {one.scene.kind for game in played(game_id) for one in game} == KINDS[game_id] == set(FULLEST[game_id])


@EACH_GAME
def test_a_game_has_a_handful_of_scenes(game_id: str) -> None:
    assert all(2 <= len(game) <= 8 for game in played(game_id))


@EACH_GAME
def test_a_step_has_one_scene_at_most_and_of_several_that_of_the_highest_rank(game_id: str) -> None:
    several = 0
    for one in (one for game in played(game_id) for one in game):
        found = face(game_id).scenes(one.told, one.earlier, "")
        several += len(found) > 1
        assert one.scene == best_scene(found)
        assert all(other.rank <= one.scene.rank for other in found)
    assert several or game_id != "devil"


def test_of_equal_scenes_the_last_is_shown() -> None:
    first, last, less = (ToldScene(kind, rank, say(kind)) for kind, rank in (("a", 2), ("b", 2), ("c", 1)))
    assert best_scene([first, last, less]) is last
    assert best_scene([]) is None


@EACH_GAME
def test_a_scene_is_made_of_what_the_thread_was_told_alone(game_id: str) -> None:
    """It names nothing that no sentence of the step, or of those before it, has named."""
    for one in (one for game in played(game_id) for one in game):
        named = {repr(value) for text in (*one.told, *one.earlier) for value in _values(text)}
        for text in (one.scene.said, *one.scene.seen):
            assert {repr(value) for value in _values(text) if isinstance(value, SeatRef)} <= named


def _values(text: object) -> Iterator[object]:
    if isinstance(text, Text):
        for value in text.params.values():
            yield from _values(value)
    elif isinstance(text, Listed):
        for item in text.items:
            yield from _values(item)
    yield text


@EACH_GAME
@pytest.mark.parametrize(("locale", "names"), IN_WORDS)
def test_no_words_of_a_scene_leave_their_box_or_cover_others(game_id: str, locale: str, names: str) -> None:
    for scene, _, canvas in pictures(game_id, locale, names):
        assert not outside(canvas), scene
        assert not overlapping(canvas), scene


@EACH_GAME
@pytest.mark.parametrize(("locale", "names"), IN_WORDS)
def test_no_writing_on_a_scene_is_below_eleven_pixels_on_a_phone(game_id: str, locale: str, names: str) -> None:
    for scene, picture, _ in pictures(game_id, locale, names):
        sizes = writing(picture.svg)
        assert sizes
        assert not [words for words, size in sizes if size < READABLE * picture.width / PHONE], scene


@EACH_GAME
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_alt_text_begins_with_the_sentence_and_is_whole(game_id: str, locale: str) -> None:
    for scene, picture, _ in pictures(game_id, locale):
        told = reader(game_id, locale, "plain")
        assert picture.alt.startswith(told.label(scene.said, 400))
        assert picture.alt.endswith(told.label(scene.seen[-1], 400))
        assert len(picture.alt) <= ALT
        assert (picture.width, picture.height) == (PICTURE_WIDTH, STAGE_HEIGHT)
        assert len(picture.svg.encode()) < MOST


@EACH_GAME
def test_who_is_shown_in_a_scene_is_known_without_colours(game_id: str) -> None:
    """By their sign: the letter of each seat whose colour is drawn stands there as well."""
    for scene, picture, canvas in pictures(game_id):
        seats = {seat.colour: seat for seat in seats_of(reader(game_id, "en", "plain"), len(SEATS))}
        signs = [each.words for each in canvas.drawn if each.sign]
        for colour in set(re.findall(r'fill="(#[0-9A-F]{6})"', picture.svg)) & set(seats):
            assert seats[colour].letter in signs, (scene.kind, colour)


@EACH_GAME
def test_a_scene_has_its_own_ground_and_frame_on_light_and_dark_screens(game_id: str) -> None:
    for scene, picture, _ in pictures(game_id):
        assert f'stroke="{face(game_id).colour}" stroke-width="6"' in picture.svg.rpartition("<rect")[2], scene.kind
    assert contrast(PAPER, face(game_id).colour) >= 4.5
    assert contrast(INK, PAPER) >= 4.5


@EACH_GAME
def test_the_same_scene_is_the_same_picture(game_id: str) -> None:
    assert [picture for _, picture, _ in pictures(game_id)] == [picture for _, picture, _ in pictures(game_id)]


def test_a_deed_fulfils_an_order_once_and_never_the_deeds_after_it() -> None:
    shown = next(one for game in played("paladins") for one in game if one.scene.kind == "order")
    again = face("paladins").scenes(shown.told, (*shown.earlier, *shown.told), "")
    assert not [scene for scene in again if scene.kind == "order"]
    alone = face("paladins").scenes(shown.told, (), "")
    assert not [scene for scene in alone if scene.kind == "order"]

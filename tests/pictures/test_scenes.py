"""Every picture of every game, over whole games: readable, true to the text, without a secret."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.registry import game as game_of
from engine.texts import Named, say
from face.core.face import face
from face.pictures.canvas import ALT, Around
from face.pictures.heads import HEAD_HEIGHT
from face.pictures.theme import PICTURE_WIDTH, WHITE
from games.architects.rules.pack import pack
from games.paladins.face.own_area import has_board
from games.paladins.face.pictures.open_cards import worker_letters
from tests.contract.journeys import chance
from tests.ground import kept
from tests.pictures.scenes import (
    AUTOMATIC,
    LANGUAGES,
    NAMES,
    around,
    drawn,
    every_scene,
    noted,
    outside,
    overlapping,
    pictured,
    positions,
    question,
    reader,
    told,
)
from tests.pictures.shown import amounts_in, pieces

MOST = 90_000  # bytes of SVG
HIGHEST = {"board": 2_910, "desk": 2_100, "short": 969}  # pixels: a phone screen and a half; half a screen, 420 there
PHONE, READABLE = 390, 11  # pixels: the width of a picture on a phone, and the least size of writing there

QUICK = [("en", "emoji"), ("cs", "right to left"), ("ru", "wide"), ("pl", AUTOMATIC)]

GAMES = pytest.mark.parametrize("game_id", pictured())


@pytest.mark.crossed
@GAMES
@pytest.mark.parametrize(("locale", "names"), kept(list(product(LANGUAGES, (*NAMES, AUTOMATIC))), *QUICK))
def test_no_text_leaves_its_box_or_covers_another(game_id: str, locale: str, names: str) -> None:
    for name, _, _, canvas in every_scene(game_id, locale, names):
        assert not outside(canvas), name
        assert not overlapping(canvas), name


@GAMES
def test_the_smallest_table_with_all_options_can_be_read_too(game_id: str) -> None:
    for name, _, _, canvas in every_scene(game_id, "ru", "wide", small=True):
        assert not outside(canvas), name
        assert not overlapping(canvas), name


@pytest.mark.crossed
@GAMES
@pytest.mark.parametrize(("locale", "names"), kept(list(product(LANGUAGES, (*NAMES, AUTOMATIC))), *QUICK))
def test_no_writing_is_below_eleven_pixels_on_a_phone(game_id: str, locale: str, names: str) -> None:
    for small in (False, True):
        for name, _, picture, _ in every_scene(game_id, locale, names, small):
            sizes = writing(picture.svg)
            assert sizes
            least = READABLE * picture.width / PHONE
            assert not [words for words, size in sizes if size < least], name


@pytest.mark.crossed
@GAMES
@pytest.mark.parametrize("small", [False, True])
def test_every_fact_of_the_board_stands_in_its_text(game_id: str, small: bool) -> None:
    look = face(game_id)
    for name, view, _, canvas in every_scene(game_id, small=small):
        if name.startswith("board"):
            lines = told((look.headline(view), *look.board(view)))
            facts = noted(canvas)
            assert len(facts) > 10
            assert not facts - lines, name


@pytest.mark.crossed
@GAMES
@pytest.mark.parametrize("small", [False, True])
def test_every_fact_of_a_desk_stands_in_its_text(game_id: str, small: bool) -> None:
    look = face(game_id)
    for name, view, _, canvas in every_scene(game_id, small=small):
        if name.startswith("desk"):
            lines = {
                (fact, value) for _, fact, value in told((look.headline(view), *look.own(view), *look.board(view)))
            }
            facts = {(fact, value) for _, fact, value in noted(canvas)}
            assert len(facts) > 3
            assert not facts - lines, name


@GAMES
def test_the_board_is_the_same_whoever_looks(game_id: str) -> None:
    game, look, said = game_of(game_id), face(game_id), reader(game_id, "en", "plain")
    for state in positions(game_id):
        public = look.board_picture(game.view(state, None), said, Around())
        for seat in range(game.seats[1]):
            assert look.board_picture(game.view(state, seat), said, Around()) == public


@GAMES
def test_pictures_do_not_tell_worlds_apart_that_their_viewer_cannot(game_id: str) -> None:
    game, look = game_of(game_id), face(game_id)
    for at, state in enumerate(positions(game_id)):
        viewer = at % game.seats[1]
        other = game.resample(state, viewer, chance(at))
        said = reader(game_id, "en", "plain", viewer)
        for draw in (look.board_picture, look.desk_picture, look.short_desk_picture):
            shown = [draw(game.view(world, viewer), said, around(game_id, state)) for world in (state, other)]
            assert shown[0] == shown[1]


@GAMES
def test_a_picture_is_small_and_says_itself_in_words(game_id: str) -> None:
    for name, view, picture, _ in every_scene(game_id):
        assert len(picture.svg.encode()) < MOST, name
        assert picture.width == PICTURE_WIDTH
        assert picture.height <= HIGHEST[name.split()[0]], name
        assert 20 < len(picture.alt) <= ALT, name
        assert picture.alt.startswith(reader(game_id, "en", "plain").label(face(game_id).headline(view), 400)), name


@pytest.mark.crossed
@GAMES
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_what_is_asked_is_the_headline_of_a_desk(game_id: str, locale: str) -> None:
    shown = 0
    for name, view, picture, canvas in every_scene(game_id, locale):
        if not name.startswith("board"):
            said = reader(game_id, locale, "plain", view.viewer)
            asked = question(game_id, positions(game_id)[int(name.split()[1])], view.viewer, said)
            words = " ".join(each.words for each in canvas.drawn[:8] if each.box.y < 2 * HEAD_HEIGHT)
            head = said.label(face(game_id).headline(view), 400)
            assert f"{head}. {asked}".strip() in picture.alt, name
            assert asked in words, (name, words)
            if not _boarded(game_id, name, view):  # there it is the head itself
                assert bool(asked) == ("?" in [each.words for each in canvas.drawn if each.sign]), name
            shown += bool(asked)
    assert shown > 3


def _boarded(game_id: str, name: str, view: Any) -> bool:
    """Whether a short desk shows what the question is about, and asks in its head."""
    if game_id == "architects" and name.startswith("short"):
        return view.step in ("turn", "hire") and view.viewer in view.waiting
    return game_id == "paladins" and name.startswith("short") and has_board(view) and not view.own.hand


@GAMES
def test_a_short_desk_names_every_card_one_has_to_know(game_id: str) -> None:
    named = 0
    for name, view, _, canvas in every_scene(game_id):
        if name.startswith("short") and view.step != "end" and not view.step.startswith("inquisition."):
            shown = "".join(each.words for each in canvas.drawn)
            if _boarded(game_id, name, view):
                said = reader(game_id, "en", "plain", view.viewer)
                shown = said.lines(face(game_id).beside_picture(view))
            kind, cards = "building", view.own.hand
            if game_id == "paladins":
                kind, cards = "paladin", view.own.hand or (view.boards[view.viewer].paladin or view.own.chosen,)
            for card in filter(None, cards):
                assert reader(game_id, "en", "plain").label(Named(kind, card)) in shown, (name, card)
                named += 1
    assert named > 5


@GAMES
def test_the_same_view_gives_the_same_picture(game_id: str) -> None:
    first = [picture for _, _, picture, _ in every_scene(game_id)]
    assert first == [picture for _, _, picture, _ in every_scene(game_id)]


@GAMES
def test_who_is_waited_for_is_shown_only_where_it_may_be_known(game_id: str) -> None:
    game, look, said = game_of(game_id), face(game_id), reader(game_id, "en", "plain")
    view = game.view(positions(game_id)[0], None)
    shown: list[Any] = [drawn(look.board_picture, view, said, Around(waiting=who))[0] for who in (None, (0,), (1,))]
    assert "Mathilda." not in shown[0].alt
    assert "Waiting for Mathilda." in shown[1].alt
    assert len({picture.svg for picture in shown}) == 3


@GAMES
def test_the_round_stands_once_in_the_head(game_id: str) -> None:
    for name, _, _, canvas in every_scene(game_id):
        heads = [each.words for each in canvas.drawn if each.box.y + each.box.h <= HEAD_HEIGHT]
        assert heads
        assert sum("Round" in words for words in heads) <= 1, (name, heads)


_TEXT = re.compile(r'<text[^>]* font-size="([\d.]+)" fill="([^"]+)"[^>]*>([^<]*)</text>')
_TOKEN = re.compile(r"<(?:polygon|circle)[^>]*/>" + _TEXT.pattern)


def writing(svg: str) -> list[tuple[str, float]]:
    """All words of a drawing with their sizes; the letter in the sign of a seat, which is drawn with it, left out."""
    letters = {match.span(1) for match in _TOKEN.finditer(svg) if len(match[3]) == 1 and match[2] == WHITE}
    return [(match[3], float(match[1])) for match in _TEXT.finditer(svg) if match.span(1) not in letters]


@pytest.mark.parametrize(
    ("locale", "present", "then"),
    [("en", "Round", "then"), ("cs", "Kolo", "pak"), ("pl", "Runda", "potem"), ("ru", "Раунд", "далее")],
)
def test_the_hub_of_the_wheel_says_the_present_round_large_and_the_next_production_small(
    locale: str, present: str, then: str
) -> None:
    for name, view, _, canvas in every_scene("devil", locale):
        words = [each.words for each in canvas.drawn]
        if name.startswith("board") and view.step != "end":
            at = words.index(present)
            last = reader("devil", locale, "plain").label(say("devil-picture-last"))
            under = f"{then} {view.round + 1}" if view.round < view.rounds else last
            assert words[at : at + 3] == [present, str(view.round), under], name
            sizes = [each.ink.h for each in canvas.drawn[at : at + 3]]
            assert sizes[1] > 1.5 * max(sizes[0], sizes[2])
        elif name.startswith("board"):
            assert present not in words


def test_each_space_of_the_black_market_shows_its_price() -> None:
    for name, view, picture, _ in every_scene("architects"):
        if name.startswith("board") and view.step != "end":
            market = pack(view.pack).board.market
            shown = list(amounts_in(pieces(picture.svg)))
            for price in market.prices:
                at = shown.index(("silver", f"−{price}"))
                assert shown[at + 1] == ("virtue", f"−{market.virtue}"), name


def test_a_card_face_down_shows_the_round_in_which_it_turns_up() -> None:
    canvas = next(canvas for name, _, _, canvas in every_scene("paladins") if name == "board 1")
    drawn_words = " ".join(each.words for each in canvas.drawn)
    for round_ in (4, 5, 6, 7):
        assert f"Favour: round {round_}" in drawn_words


def test_the_name_of_the_virtual_player_keeps_off_its_points() -> None:
    for _, view, _, canvas in every_scene("paladins", small=True):
        if view.virtual is not None and view.viewer is None:
            name = next(each.ink for each in canvas.drawn if each.words.startswith("the virtual"))
            row = [each.ink for each in canvas.drawn if abs(each.ink.y - name.y) < 30 and each.ink.x > name.x + 20]
            first = min(row, key=lambda ink: ink.x)
            assert first.x - (name.x + name.w) > 27 + 12  # the sign of the points stands between


def test_the_own_board_of_paladins_shows_each_worker_on_it_with_a_letter() -> None:
    shown = 0
    for name, view, picture, canvas in every_scene("paladins"):
        if name.startswith("desk") and view.own is not None and view.step == "play":
            me = view.boards[view.viewer]
            there = [kind for kinds in me.placed.values() for kind in kinds if kind]
            taken = Counter(worker_letters(reader("paladins", "en", "plain"))[kind] for kind in there)
            assert not taken - Counter(each.words for each in canvas.drawn), name
            assert "Workshops left: " in picture.alt
            assert ("Workers on: " in picture.alt) == bool(there)
            assert "Next time: Commission" in picture.alt or len(me.monks) == 7
            assert ("workshop" in picture.alt.partition("Next time")[2].partition("Workshops")[0]) == bool(me.workshops)
            shown += len(there)
    assert shown

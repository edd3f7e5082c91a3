"""What is particular about the pictures of Deal with the Devil."""

from __future__ import annotations

import math

from engine.core.registry import game as game_of
from engine.devil.pack import pack
from engine.devil.view import View
from face.core.face import face
from face.devil.pictures.board_scene import board_scene
from face.devil.pictures.desk_scene import desk_scene
from face.devil.pictures.kingdom import RADIUS
from face.pictures.canvas import Around, Canvas, DrawnWords
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.pictures.scenes import every_scene, positions
from tests.pictures.shown import pieces

GAME = game_of("devil")
READER = Reader(texts("en"), {0: "Ann", 1: "Ben", 2: "Cem", 3: "Dan"}, face("devil").name, "devil", 0)


def words(canvas: Canvas) -> list[str]:
    return [drawn.words for drawn in canvas.drawn]


def middle_of_the_wheel(canvas: Canvas) -> tuple[float, float]:
    """The number in the hub, set largest of all: below its words, or across the middle where one word is enough."""
    hub = max(canvas.drawn, key=lambda drawn: drawn.ink.h)
    return canvas.wide / 2, hub.box.y + (16 if hub.box.h > 50 else -1)


def farthest_and_nearest(drawn: DrawnWords, x: float, y: float) -> tuple[float, float]:
    ink = drawn.ink
    dx = (ink.x - x, ink.x + ink.w - x)
    dy = (ink.y - y, ink.y + ink.h - y)
    nearest = math.hypot(*(0 if low < 0 < high else min(abs(low), abs(high)) for low, high in (dx, dy)))
    return max(math.hypot(a, b) for a in dx for b in dy), nearest


def test_the_wheel_covers_no_words() -> None:
    for name, view, _, canvas in every_scene("devil", names="wide"):
        if name.startswith("board") and view.step != "end":
            x, y = middle_of_the_wheel(canvas)
            for drawn in canvas.drawn:
                farthest, nearest = farthest_and_nearest(drawn, x, y)
                assert farthest <= RADIUS or nearest >= RADIUS + 5, (name, drawn.words)


def test_the_board_shows_the_wheel_of_the_round_to_come() -> None:
    state = positions("devil")[0]
    view: View = GAME.view(state, None)
    assert view.round == 1
    scene = board_scene(view, READER, Around(), pack(view.pack))
    assert {"round", "2"} <= set(words(scene))


def test_a_desk_shows_the_cards_in_hand_with_what_they_do() -> None:
    state = next(state for state in positions("devil") if GAME.view(state, 0).step == "trading.offer")
    view: View = GAME.view(state, 0)
    cards = pack(view.pack)
    assert view.own is not None
    shown = " ".join(words(desk_scene(view, READER, Around(), cards)))
    for card in view.own.hand:
        assert cards.buildings[card].name in shown
    assert ":" in shown


def test_every_building_of_a_kingdom_shows_its_points() -> None:
    for name, view, picture, _ in every_scene("devil"):
        if name.startswith("board"):
            shown = "".join(piece.words for piece in pieces(picture.svg)).replace(" ", "")
            for card in (card for seat in view.seats for card in seat.built):
                building = pack(view.pack).buildings[card]
                assert f"{building.name}{building.points}".replace(" ", "") in shown, (name, card)


def test_a_board_has_no_desk() -> None:
    view = GAME.view(positions("devil")[0], None)
    assert face("devil").desk_picture(view, READER, Around()) is None

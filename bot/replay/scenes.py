"""Draws the scenes of a replay: the board and every seat's own things, anew only where they have changed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, json

from bot.games.face import Face
from bot.kit.reader import Reader
from bot.pictures.picture import Around, Picture
from bot.replay.told import plain
from engine.core.texts import Text
from host.proof.course import Course, Step


class Scene(Struct, frozen=True):
    """A scene: the picture as SVG, "" where the game draws none, and the same as lines of text."""

    svg: str
    alt: str
    lines: tuple[str, ...]


class Reel(Struct, frozen=True):
    """The scenes of one thing over the game: `at` gives the number of the scene after each step."""

    scenes: tuple[Scene, ...]
    at: tuple[int, ...]


def board_reel(course: Course, face: Face, reader: Reader, title: str) -> Reel:
    """The board as the thread sees it, with who is waited for."""

    def seen(step: Step) -> Seen:
        view = step.game.view(step.state, None)
        around = Around(title, tuple(sorted(step.game.asks(step.state))))
        return face.board(view), around, lambda: face.board_picture(view, reader, around)

    return _reel(course, reader, seen)


def desk_reel(course: Course, face: Face, reader: Reader, seat: int, title: str) -> Reel:
    """What a seat has and holds. `reader`: that seat's."""

    def seen(step: Step) -> Seen:
        view, around = step.game.view(step.state, seat), Around(title)
        return face.own(view), around, lambda: face.desk_picture(view, reader, around)

    return _reel(course, reader, seen)


Seen = tuple[tuple[Text, ...], Around, Callable[[], Picture | None]]
"""A scene in words, what stands around it, and how it is drawn. Every fact of a picture stands in the words."""


def _reel(course: Course, reader: Reader, seen: Callable[[Step], Seen]) -> Reel:
    scenes: dict[Scene, int] = {}  # with their numbers
    drawn: dict[bytes, int] = {}  # the number of the scene that those words belong to
    at: list[int] = []
    for step in course.steps:
        texts, around, draw = seen(step)
        words = json.encode((texts, around))
        if words not in drawn:
            picture = draw()
            svg, alt = ("", "") if picture is None else (picture.svg, picture.alt)
            scene = Scene(svg, alt, tuple(plain(reader, text) for text in texts))
            drawn[words] = scenes.setdefault(scene, len(scenes))
        at.append(drawn[words])
    return Reel(tuple(scenes), tuple(at))

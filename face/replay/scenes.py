"""The scenes of a replay and what happened in words, step by step: for everybody, each seat, and who knows all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct, json
from msgspec.structs import replace

from engine.texts import Happening, SeatRef, Text, say
from face.core.face import Face
from face.core.parts import answered_parts
from face.pictures.canvas import Around, Picture
from face.replay.signs import draw_signs
from face.wordings.reader import Reader
from host.proof.course import Course, CourseStep

_LONGEST = 2_000  # characters of a line
ALL_READERS, TABLE_READER = (
    "all",
    "table",
)  # whose eyes: everybody's at once, the thread's; a seat is its number


def draw_words(words: str) -> str:
    """Words as HTML for a step or a scene, their signs drawn: an emoji is left to the fonts of no device."""
    return str(draw_signs(words))


class ToldStep(Struct, frozen=True):
    """A step in words: where the game was, and the lines that each reader could read, by ALL, TABLE, "0", "1" ..."""

    moment: str
    lines: dict[str, tuple[str, ...]]


def tell_steps(course: Course, face: Face, reader: Reader, seats: Mapping[int, Reader]) -> tuple[ToldStep, ...]:
    """All steps in words. `reader`: without a seat of its own; `seats`: the same at each seat."""
    return tuple(_told(step, face, reader, seats) for step in course.steps)


def _told(step: CourseStep, face: Face, reader: Reader, seats: Mapping[int, Reader]) -> ToldStep:
    moment = step.game.moment(step.state if step.before is None else step.before)
    lines: dict[str, tuple[str, ...]] = {}
    happenings = step.entry.happenings
    public = tuple(one.public for one in happenings if one.public is not None)
    lines[TABLE_READER] = said_in(reader, face.condensed(public))
    secrets = [line for one in happenings for line in _secrets(one, reader, seats)]
    lines[ALL_READERS] = (*_answered(step, face, reader), *lines[TABLE_READER], *secrets)
    for seat, own in seats.items():  # by name: the page is read by anybody
        read = tuple(text for one in happenings if (text := one.read_by(seat)) is not None)
        mine = _answered(step, face, reader) if step.entry.seat == seat else ()
        told = tuple(one.private[seat] for one in happenings if seat in one.private and one.private[seat] != one.public)
        lines[str(seat)] = (*mine, *_seen_by(seat, face.condensed(read), told, reader, own))
    return ToldStep(plain(reader, face.moment(moment)), lines)


def plain(reader: Reader, text: Text) -> str:
    """A text without Discord's marks, cut at a length that none should reach."""
    return reader.plain(text, _LONGEST)


def said_in(reader: Reader, texts: tuple[Text, ...]) -> tuple[str, ...]:
    """The lines, each once: the public and the private form of a happening may read the same."""
    return tuple(dict.fromkeys(plain(reader, text) for text in texts))


def _secrets(happening: Happening, reader: Reader, seats: Mapping[int, Reader]) -> list[str]:
    """What single seats were told beyond what everybody read."""
    said = []
    for seat, text in happening.private.items():
        if happening.public is None or happening.public.key != text.key:
            said.append(f"{plain(reader, say('replay-told', seat=SeatRef(seat)))} {plain(seats[seat], text)}")
    return said


def _seen_by(
    seat: int, texts: tuple[Text, ...], told: Collection[Text], reader: Reader, own: Reader
) -> tuple[str, ...]:
    """What one seat read, each line once; what only it was `told` addresses it, so the line begins with its name."""
    alone = plain(reader, say("replay-told", seat=SeatRef(seat)))
    said = (f"{alone} {plain(own, text)}" if text in told else plain(reader, text) for text in texts)
    return tuple(dict.fromkeys(said))


def _answered(step: CourseStep, face: Face, reader: Reader) -> tuple[str, ...]:
    """What the seat of the step answered, which was its secret then."""
    if step.given is None or step.entry.seat is None:
        return ()
    ask, words = step.given.ask, step.given.words
    parts = answered_parts(ask, face.decided(ask, words, reader.texts.has) or (ask.prompt,))
    said = " · ".join(plain(reader, part) for part in parts)
    return (f"{plain(reader, say('replay-answered', seat=SeatRef(step.entry.seat)))} {said}",)


class Scene(Struct, frozen=True):
    """A scene: the picture as SVG, "" where the game draws none, and the same as lines of text."""

    svg: str
    alt: str
    lines: tuple[str, ...]


def drawn_scene(picture: Picture | None, texts: Iterable[Text], reader: Reader) -> Scene:
    """Makes the scene of a picture (None where the game draws none) and of the same in words."""
    svg, alt = ("", "") if picture is None else (picture.svg, picture.alt)
    return Scene(svg, alt, tuple(plain(reader, text) for text in texts))


class Reel(Struct, frozen=True):
    """The scenes of one thing over the game: `at` gives the number of the scene after each step."""

    scenes: tuple[Scene, ...]
    at: tuple[int, ...]


def board_reel(course: Course, face: Face, reader: Reader, title: str) -> Reel:
    """The board as the thread sees it, with who is waited for and what has changed last."""
    changes = _Changes()

    def seen(step: CourseStep) -> _Seen:
        view = step.game.view(step.state, None)
        texts, headline = face.board(view), face.headline(view)
        ranking = tuple(standing.seat for standing in step.game.result(step.state) or ())
        around = Around(title, tuple(sorted(step.game.asks(step.state))), ranking=ranking)
        marked = replace(around, before=changes.before(view, (texts, headline)))
        return _Seen(texts, headline, around, lambda: face.board_picture(view, reader, marked), changes.count)

    return _reel(course, reader, seen)


class _Changes:
    """Keeps the view before the last change, to be compared with: a picture marks that change until the next one."""

    def __init__(self) -> None:
        self.count = 0
        self._before: Any = None
        self._last: Any = None
        self._said: Any = None

    def before(self, view: Any, said: Any) -> Any:
        """The view to compare with. `said`: all that the board of `view` says."""
        if said != self._said:
            self.count += 1
            self._before, self._said = self._last, said
        self._last = view
        return self._before


def desk_reel(course: Course, face: Face, reader: Reader, seat: int, title: str) -> Reel:
    """What a seat has, holds and is asked. `reader`: that seat's."""

    def seen(step: CourseStep) -> _Seen:
        ask = step.game.asks(step.state).get(seat)
        view = step.game.view(step.state, seat)
        asked = "" if ask is None else reader.label(face.asked(view, ask), 200)
        around = Around(title, asked=asked)
        return _Seen(face.own(view), face.headline(view), around, lambda: face.desk_picture(view, reader, around))

    return _reel(course, reader, seen)


class _Seen(NamedTuple):
    """A scene in words, where the game is, what stands around it, how it is drawn, and which change it marks.

    Every fact of a picture stands in the words, but for what a desk shows of the present step and its question.
    """

    texts: tuple[Text, ...]
    headline: Text
    around: Around
    draw: Callable[[], Picture | None]
    change: int = 0


def _reel(course: Course, reader: Reader, seen: Callable[[CourseStep], _Seen]) -> Reel:
    scenes: dict[Scene, int] = {}  # with their numbers
    drawn: dict[bytes, int] = {}  # the number of the scene that those words belong to
    at: list[int] = []
    for step in course.steps:
        it = seen(step)
        words = json.encode((it.texts, it.headline, it.around, it.change))
        if words not in drawn:
            scene = drawn_scene(it.draw(), it.texts, reader)
            drawn[words] = scenes.setdefault(scene, len(scenes))
        at.append(drawn[words])
    return Reel(tuple(scenes), tuple(at))

"""Positions to draw, the canvas behind a picture, and the facts that texts tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from engine.registry import game as game_of
from engine.registry import games
from engine.texts import Listed, Named, Param, SeatRef, Text
from face.core.face import face
from face.core.opponents import opponent_name, persons_of
from face.pictures.canvas import Around, Canvas, DrawnWords, Picture
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import Texts
from tests.contract.journeys import ALL_OPTIONS, Journey, chance

LANGUAGES = sorted(OFFERED)
NAMES = {
    "plain": ("Mathilda", "Brother Anselm", "Dame Odile", "Master Corvin", "Ysolde"),
    "emoji": ("🦊" * 32, "👨‍👩‍👧" * 6, "🐍 🐍", "🎲" * 32, "🍺"),
    "right to left": ("שלום וברכה", "مرحبا بالعالم", "א" * 32, "ab אב", "\u202eevil"),
    "wide": ("W" * 32, "Щ" * 32, "M M" * 10, "Œ" * 32, "@" * 32),
}
AUTOMATIC = "automatic"
POSITIONS = 8  # of a game, beside the first and the last
TOLERANCE = 0.5  # pixels
THING, WORDING = "what", "wording"  # names of facts
Draw = Callable[[Any, Reader, Around], Picture | None]


@cache
def pictured() -> tuple[str, ...]:
    """The games whose board is drawn."""
    return tuple(game_id for game_id, game in sorted(games().items()) if game.offered and _draws(game_id))


def _draws(game_id: str) -> bool:
    game = game_of(game_id)
    view = game.view(game.setup(game.options_type(), game.seats[1], chance(3)).state, None)
    return face(game_id).board_picture(view, reader(game_id, "en", "plain"), Around()) is not None


@cache
def positions(game_id: str, small: bool = False) -> tuple[Any, ...]:
    """States of a random game, from the first to the last: of a full table, or of the smallest with all options."""
    game = game_of(game_id)
    played = ALL_OPTIONS.get(game_id, game) if small else game
    journey = Journey(played, game.seats[0 if small else 1], 3, played.options_type())
    states = [journey.first.state, *(step.outcome.state for step in journey)]
    return (*states[:: len(states) // POSITIONS], states[-1])


@cache
def wordings(locale: str) -> Texts:
    """Those of a language, whether it is offered already or not."""
    return Texts(locale)


def reader(game_id: str, locale: str, names: str, seat: int | None = None) -> Reader:
    """Somebody who reads of people with such names, or of automatic players with the longest they have."""
    if names == AUTOMATIC:
        named = {person: opponent_name(game_id, person, wordings(locale)) for person in persons_of(game_id)}
        longest = dict(enumerate(sorted(named, key=lambda person: -len(named[person]))[: len(NAMES["plain"])]))
        seats = {at: named[person] for at, person in longest.items()}
        return Reader(wordings(locale), seats, face(game_id).name, game_id, seat, longest)
    return Reader(wordings(locale), dict(enumerate(NAMES[names])), face(game_id).name, game_id, seat)


def around(game_id: str, state: Any) -> Around:
    """What the host might say of that position."""
    waited = tuple(sorted(game_of(game_id).asks(state)))
    return Around("Table 1234", waited or None)


def question(game_id: str, state: Any, seat: int, reader: Reader) -> str:
    """What the seat is asked, "" for nothing."""
    ask = game_of(game_id).asks(state).get(seat)
    return "" if ask is None else reader.label(ask.prompt, 200)


def drawn(draw: Draw, view: Any, reader: Reader, around: Around) -> tuple[Picture, Canvas]:
    """A picture, and the canvas it was drawn on."""
    kept: list[Canvas] = []
    finished = Canvas.picture

    def keep(canvas: Canvas, alt: Any) -> Picture:
        kept.append(canvas)
        return finished(canvas, alt)

    with patch.object(Canvas, "picture", keep):
        picture = draw(view, reader, around)
    assert picture is not None
    return picture, kept[0]


def every_scene(
    game_id: str, locale: str = "en", names: str = "plain", small: bool = False
) -> Iterator[tuple[str, Any, Picture, Canvas]]:
    """Board, desk and short desk of all positions: what it is, the view, the picture and its canvas."""
    game, look = game_of(game_id), face(game_id)
    seats = game.seats[0 if small else 1]
    for at, state in enumerate(positions(game_id, small)):
        said = around(game_id, state)
        view = game.view(state, None)
        yield f"board {at}", view, *drawn(look.board_picture, view, reader(game_id, locale, names), said)
        seat = at % seats
        own, own_reader = game.view(state, seat), reader(game_id, locale, names, seat)
        if look.desk_picture(own, own_reader, said) is not None:
            asked = question(game_id, state, seat, own_reader)
            yield f"desk {at}", own, *drawn(look.desk_picture, own, own_reader, replace(said, asked=asked))
            yield f"short {at}", own, *drawn(look.short_desk_picture, own, own_reader, replace(said, asked=asked))


def outside(canvas: Canvas) -> list[DrawnWords]:
    """Words that leave their box or the picture."""
    return [each for each in canvas.drawn if not (_within(each) and _on(each, canvas))]


def overlapping(canvas: Canvas) -> list[tuple[str, str]]:
    """Words that cover each other."""
    return [(one.words, other.words) for one, other in combinations(canvas.drawn, 2) if _meet(one, other)]


def noted(canvas: Canvas) -> set[tuple[int | None, str, str]]:
    """All facts a picture shows, written as `told` writes them."""
    return {(seat, THING if isinstance(value, Named) else name, repr(value)) for seat, name, value in canvas.facts}


def told(lines: Iterator[Text] | tuple[Text, ...]) -> set[tuple[int | None, str, str]]:
    """All facts in texts: the seat a line is about (and None), the name of a parameter, its value as a string.

    Of a thing with a name of its own the parameter does not matter. What stands in no parameter is told by the wording.
    """
    facts: set[tuple[int | None, str, str]] = set()
    about: tuple[int, ...] = ()
    for line in lines:
        named = line.params.get("seat")
        about = (named.seat,) if isinstance(named, SeatRef) else about
        _collect(line, about, facts)
    return facts


def _collect(text: Text, about: tuple[int, ...], facts: set[tuple[int | None, str, str]]) -> None:
    own = tuple(seat for value in text.params.values() for seat in _seats(value)) or about
    facts |= {(seat, WORDING, repr(text.key)) for seat in (None, *own)}
    for name, value in text.params.items():
        for each in _parts(value):
            facts |= {(seat, THING if isinstance(each, Named) else name, repr(each)) for seat in (None, *own)}
            if isinstance(each, Text):
                _collect(each, own, facts)


def _parts(value: Param) -> Iterator[Param]:
    yield value
    if isinstance(value, Listed):
        for item in value.items:
            yield from _parts(item)


def _seats(value: Param) -> list[int]:
    return [part.seat for part in _parts(value) if isinstance(part, SeatRef)]


def _within(each: DrawnWords) -> bool:
    ink, box = each.ink, each.box
    return (
        ink.x >= box.x - TOLERANCE
        and ink.y >= box.y - TOLERANCE
        and ink.x + ink.w <= box.x + box.w + TOLERANCE
        and ink.y + ink.h <= box.y + box.h + TOLERANCE
    )


def _on(each: DrawnWords, canvas: Canvas) -> bool:
    ink = each.ink
    return ink.x >= 0 and ink.y >= 0 and ink.x + ink.w <= canvas.wide and ink.y + ink.h <= canvas.high


def _meet(one: DrawnWords, other: DrawnWords) -> bool:
    a, b = one.ink, other.ink
    return (
        a.x + TOLERANCE < b.x + b.w
        and b.x + TOLERANCE < a.x + a.w
        and a.y + TOLERANCE < b.y + b.h
        and b.y + TOLERANCE < a.y + a.h
    )

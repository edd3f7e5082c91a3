"""Lessons: prepared positions of a game, each with a goal, that show somebody alone what the game is about.

A game that has lessons holds them in a package `lessons` beside its `policies`: `JUDGES`, by the lesson's key in the
order in which they are learnt, and a file of positions, a line of JSON each, packed by xz. A judge compares the state
now with the one the lesson began in, so that it can be asked at any time. The positions are moments of games that
stewards have played (`python -m tools.lessons`), with what a steward answers there and why.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from msgspec import Raw, Struct, json

from engine.contract import Ask
from engine.packs import PackError, exact_key, packs_of
from engine.registry import folder_of, game, part
from engine.texts import Param, Text

POSITIONS = "positions.jsonl.xz"

Judge = Callable[[Any, Any, int], bool | None]
"""Whether the goal is reached by the state `before`, the state `after` and the seat; None while that is open."""


class LessonStep(Struct, frozen=True):
    """What a steward answers to `ask` in a lesson, and `why`. `words`: the answer by the name of the input."""

    ask: Ask
    value: dict[str, Any]
    words: dict[str, Param]
    why: tuple[Text, ...] = ()


class Lesson(Struct, frozen=True):
    """A position with a goal, which its `key` names. `rules`, `pack`: those the position was played by.

    `seat`: the learner's, of so many `seats`; the others are played by stewards of that `level`. `state`: as JSON.
    `seed`, `at`: the game of stewards it is taken from, and after how many moves. `steward`: its own line to the goal.
    """

    key: str
    rules: int
    pack: tuple[str, int, str]
    options: dict[str, Any]
    seats: int
    seat: int
    level: str
    seed: str
    at: int
    steward: tuple[LessonStep, ...]
    state: Raw


def judges(game_id: str) -> Mapping[str, Judge]:
    """The judge of each lesson of that game, in their order; none for a game without lessons."""
    its = part(game_id, "rules.lessons")
    return {} if its is None else cast(Mapping[str, Judge], its.JUDGES)


def lessons_file(game_id: str) -> Path:
    """The file with the positions of that game's lessons, whether there is one or not."""
    return folder_of(game_id) / "rules" / "lessons" / POSITIONS


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of that game, in their order; none where there are no positions."""
    order = tuple(judges(game_id))
    if not order or not (file := lessons_file(game_id)).is_file():
        return ()
    return tuple(sorted(read_lessons(file.read_bytes()), key=lambda lesson: order.index(lesson.key)))


def read_lessons(packed: bytes) -> tuple[Lesson, ...]:
    """The lessons in a file of positions."""
    return tuple(json.decode(line, type=Lesson) for line in lzma.decompress(packed).splitlines())


def write_lessons(written: Iterable[Lesson]) -> bytes:
    """A file of positions, the same bytes for the same lessons."""
    return lzma.compress(b"".join(json.encode(lesson) + b"\n" for lesson in written), preset=9)


def lesson_at(game_id: str, key: str) -> Lesson | None:
    """The lesson of that key, None if this release has none."""
    return next((lesson for lesson in lessons(game_id) if lesson.key == key), None)


def lesson_after(game_id: str, key: str) -> Lesson | None:
    """The lesson that follows the one of that key, None after the last."""
    there = lessons(game_id)
    at = next((number for number, lesson in enumerate(there) if lesson.key == key), len(there))
    return there[at + 1] if at + 1 < len(there) else None


def first_state(game_id: str, lesson: Lesson) -> Any:
    """The position of a lesson, with exactly the cards it was played with, those of today if they are gone."""
    return _first_state(game_id, lesson.key)


@cache
def _first_state(game_id: str, key: str) -> Any:
    lesson = lesson_at(game_id, key)
    assert lesson is not None  # noqa: S101  it was found by whoever asks
    rules = game(game_id)
    return with_cards_of(rules, json.decode(lesson.state, type=rules.state_type), lesson.pack)


def with_cards_of(rules: Any, state: Any, pack: tuple[str, int, str]) -> Any:
    """`state` with the cards of that pack; with those of today under its name where the pack is gone."""
    its = packs_of(rules)
    if its is None:
        return state
    key = exact_key(pack[0], pack[2])
    try:
        its.packs.at(key)
    except PackError:
        key = pack[0]
    return its.with_pack(state, key)


def judge_lesson(game_id: str, key: str, state: Any) -> bool | None:
    """Whether the goal of that lesson is reached in `state`; None while that is open, or without such a lesson."""
    lesson = lesson_at(game_id, key)
    if lesson is None:
        return None
    return judges(game_id)[key](first_state(game_id, lesson), state, lesson.seat)

"""Lessons: prepared positions of a game, each with a goal, that show somebody alone what the game is about.

A game that has lessons holds them in a package `lessons` beside its `policies`: `JUDGES`, by the lesson's key in the
order in which they are learnt (the one called "start" is number 0, before the first); `FORMER`, the judges of
positions that are offered no more, and `FOLLOWED`, the keys of the lessons in their places; and a file of positions, a
line of JSON each, packed by xz. A judge compares the state now with the one the lesson began in, so that it can be
asked at any time. The positions are moments of games that stewards have played (`python -m tools.lessons`), with what
a steward answers there and why.
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
INTRODUCTION = "start"  # the key of the lesson before the first: who one is, and what wins

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


def former_judges(game_id: str) -> Mapping[str, Judge]:
    """The judge of each lesson that is offered no more: tables that began in one go on."""
    return cast(Mapping[str, Judge], getattr(part(game_id, "rules.lessons"), "FORMER", {}))


def lesson_now(game_id: str, key: str) -> str:
    """The key of the lesson in whose place another of that key stood, else the key itself."""
    followed = cast(Mapping[str, str], getattr(part(game_id, "rules.lessons"), "FOLLOWED", {}))
    return followed.get(key, key)


def lessons_file(game_id: str) -> Path:
    """The file with the positions of that game's lessons, whether there is one or not."""
    return folder_of(game_id) / "rules" / "lessons" / POSITIONS


@cache
def positions(game_id: str) -> Mapping[str, Lesson]:
    """All lessons of that game by their keys, those too that are offered no more; none without a file of them."""
    file = lessons_file(game_id)
    return {lesson.key: lesson for lesson in read_lessons(file.read_bytes())} if file.is_file() else {}


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of that game that are offered, in their order; none where there are no positions."""
    there = positions(game_id)
    return tuple(there[key] for key in judges(game_id) if key in there)


def numbered_lessons(game_id: str) -> dict[int, Lesson]:
    """The lessons that are offered by their numbers, from 1; from 0 where the first is the one before the others."""
    there = lessons(game_id)
    return dict(enumerate(there, 0 if there and there[0].key == INTRODUCTION else 1))


def read_lessons(packed: bytes) -> tuple[Lesson, ...]:
    """The lessons in a file of positions."""
    return tuple(json.decode(line, type=Lesson) for line in lzma.decompress(packed).splitlines())


def write_lessons(written: Iterable[Lesson]) -> bytes:
    """A file of positions, the same bytes for the same lessons."""
    return lzma.compress(b"".join(json.encode(lesson) + b"\n" for lesson in written), preset=9)


def lesson_at(game_id: str, key: str) -> Lesson | None:
    """The lesson of that key, offered or not; None if this release has none."""
    return positions(game_id).get(key)


def lesson_after(game_id: str, key: str) -> Lesson | None:
    """The lesson that follows the one of that key, None after the last."""
    there, now = lessons(game_id), lesson_now(game_id, key)
    at = next((number for number, lesson in enumerate(there) if lesson.key == now), len(there))
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
    its = {**former_judges(game_id), **judges(game_id)}
    return its[key](first_state(game_id, lesson), state, lesson.seat)

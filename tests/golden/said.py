"""Writes what a face says of positions of a golden game, in English: board, own area, question, reference, scenes.

Of each position only the lines that none before it has: a row that goes missing is missing where it first stood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.contract import Ask, Outcome
from engine.forms import Draft, Form
from engine.registry import game as game_of
from engine.texts import SeatRef, Text
from face.core.face import face
from face.wordings.reader import Reader
from tests.contract.journeys import Journey
from tests.pictures.scenes import reader
from tools.under_test import Golden

EVERY = 5  # positions; the last as well


def words_of_face(game_id: str, golden: Golden) -> str:
    """What everybody and one seat in turn reads at some positions of the game, the last among them."""
    game = game_of(game_id)
    options = game.options_type(**golden.options)
    journey = Journey(game, golden.seats, golden.number, options)
    outcomes = [journey.first, *(step.outcome for step in journey)]
    states = [outcome.state for outcome in outcomes]
    lines = dict.fromkeys([f"# {game_id}, what its face says"])  # in order, each once
    lines |= dict.fromkeys(_scenes(game_id, outcomes, reader(game_id, "en", "plain")))
    for at, state in enumerate([*states[::EVERY], states[-1]]):
        asks = game.asks(state)
        seat = sorted(asks)[at % len(asks)] if asks else at % golden.seats
        view, mine = game.view(state, seat), reader(game_id, "en", "plain", seat)
        said = _of_all(game_id, game.view(state, None), reader(game_id, "en", "plain"), over=not asks)
        said += [*_of_seat(game_id, view, mine), *_reference(game_id, view, mine)]
        if seat in asks:
            form = game.form(state, seat, asks[seat].id, Draft(game.absent(state, seat)))
            said += _of_question(game_id, view, asks[seat], form, mine)
        lines |= dict.fromkeys(said)
    return "\n".join(lines) + "\n"


def _of_all(game_id: str, view: Any, reader: Reader, *, over: bool) -> list[str]:
    look = face(game_id)
    points = [f"{reader.label(SeatRef(seat), 100)}: {reader.line(text)}" for seat, text in look.points(view).items()]
    return [
        f"## {reader.line(look.headline(view))}",
        *_part("board", look.board(view), reader),
        *_part("step", () if over else look.phase(view), reader),
        *(f"points: {line}" for line in points),
    ]


def _of_seat(game_id: str, view: Any, reader: Reader) -> list[str]:
    look = face(game_id)
    own, desk = look.own(view), look.desk(view)
    lines = _part("own", own, reader)
    lines += _part("desk", desk, reader) if desk != own else []
    lines += _part("beside the picture", look.beside_picture(view), reader)
    return lines


def _of_question(game_id: str, view: Any, ask: Ask, form: Form, reader: Reader) -> list[str]:
    look = face(game_id)
    return [
        f"asked {reader.line(look.asked(view, ask))}",
        *_part("details", look.details(view, ask, form), reader),
        *_part("hint", (look.hint(view, ask),), reader),
    ]


def _part(name: str, texts: Iterable[Text], reader: Reader) -> list[str]:
    return [f"{name}: {line}" for text in texts for line in reader.line(text).splitlines()]


def _reference(game_id: str, view: Any, reader: Reader) -> list[str]:
    return [
        f"{reader.line(section.title)}: {line}"
        for section in face(game_id).reference(view)
        for entry in section.entries
        for line in reader.line(entry.text).splitlines()
    ]


def _scenes(game_id: str, outcomes: Sequence[Outcome[Any]], reader: Reader) -> Iterator[str]:
    """What is worth a picture of its own, with what it is drawn from."""
    earlier: tuple[Text, ...] = ()
    for outcome in outcomes:
        told = tuple(happening.public for happening in outcome.happenings if happening.public is not None)
        for scene in face(game_id).scenes(told, earlier, ""):
            yield f"scene {scene.kind}, rank {scene.rank}: {reader.line(scene.said)} Drawn: {scene.about!r}"
            yield from _part(f"scene {scene.kind}", scene.seen, reader)
        earlier += told

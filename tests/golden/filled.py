"""Writes the forms of a golden game as the page of a table draws them: nothing given, what an absent seat gives, and
what was answered.

Of each part its words, what a press on it would send, and how it is drawn; of each form only the lines that none
before it has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.contract import Ask
from engine.forms import Draft
from engine.registry import game as game_of
from engine.texts import say
from face.core.face import face, given_texts
from face.desk.form import FormWords, InHand, ShownForm
from face.wordings.reader import Reader
from host.table.answers_in_words import answer_in_words
from tests.contract.journeys import Journey, Step
from tests.pictures.scenes import reader
from tools.under_test import Golden
from web.form.drawn import DrawnInput
from web.form.inputs import InputsOf
from web.form.laying import Laid

EVERY = 11  # answers
PARTS = ("choices", "steps", "places", "pieces")


def forms(game_id: str, golden: Golden) -> str:
    """The forms of every so many answers."""
    game = game_of(game_id)
    lines = dict.fromkeys([f"# {game_id}, its forms on the page"])  # in order, each once
    for at, step in enumerate(Journey(game, golden.seats, golden.number, game.options_type(**golden.options))):
        ask = game.asks(step.before).get(step.seat)
        if at % EVERY or ask is None or ask.id != step.ask:
            continue
        view, reads = game.view(step.before, step.seat), reader(game_id, "en", "plain", step.seat)
        lines |= dict.fromkeys(_around(game_id, view, ask, reads))
        for name, draft in (("empty", {}), ("absent", game.absent(step.before, step.seat)), ("given", step.value)):
            form = game.form(step.before, step.seat, ask.id, Draft(draft))
            preview = game.preview(step.before, step.seat, ask.id, form.value) if form.ready else ()
            hand = InHand(at=form.missing[0] if form.missing else "", why=say("bot-open"), sure=form.ready)
            shown = ShownForm(
                *(ask, form, preview, dict(draft), hand, name == "given"),
                details=face(game_id).details(view, ask, form),
                layout=face(game_id).layout(view, ask, form, draft, preview),
                asked=face(game_id).asked(view, ask),
            )
            lines |= dict.fromkeys(f"{ask.kind}, {name}: {line}" for line in _form(game_id, shown, reads))
        lines |= dict.fromkeys(_decided(game_id, step, ask, reads))
    return "\n".join(lines) + "\n"


def _around(game_id: str, view: Any, ask: Ask, reader: Reader) -> Iterator[str]:
    """What is said beside the form of a question."""
    its = face(game_id)
    yield f"{ask.kind}: topic {its.topic(ask)}, section {its.section(ask, {})}"
    yield from (f"{ask.kind}, sealed: {reader.line(text)}" for text in its.sealed(view, ask))
    yield from (f"{ask.kind}, explained {each.id}: {reader.line(each.text)}" for each in its.explanations(view, ask))


def _decided(game_id: str, step: Step, ask: Ask, reader: Reader) -> Iterator[str]:
    words = answer_in_words(game_of(game_id), step.before, step.seat, ask, step.value).words
    yield from (f"{ask.kind}, decided: {reader.line(text)}" for text in given_texts(game_id, ask, words, reader))


def _form(game_id: str, shown: ShownForm, reader: Reader) -> Iterator[str]:
    inputs = InputsOf(shown, reader, face(game_id))
    yield from _words(inputs.words, inputs)
    for each in inputs.all():
        yield from _input(each)
    for laying in shown.layout.layings:
        first = next(iter(laying.ways.values()), ())[:1]
        if first:
            half = InputsOf(shown, reader, face(game_id), Laid(shown.ask.id, laying.field, first))
            yield f"half laid: {half.half_laid}"
            for each in half.all():
                yield from (f"half laid, {line}" for line in _input(each))


def _words(words: FormWords, inputs: InputsOf) -> Iterator[str]:
    """What is said of the form as a whole, and of each input in Discord."""
    said = (words.question(), words.details(), words.effects(), words.hints(inputs.fields), words.sure(), words.seal())
    yield from (line for part in said for line in part.splitlines())
    yield f"without what is closed: {[text.key for text in inputs.details]}"
    for field in inputs.fields:
        yield from (f"{field.name} {line}" for line in words.heading(field).splitlines())
        yield from (f"{field.name} {id} note: {note}" for id, note in words.notes(field).items())
        yield f"{field.name} as an option: {words.label(field)}: {words.choice(field)}; none: {words.none(field)}"


def _input(drawn: DrawnInput) -> Iterator[str]:
    """An input, its parts below it: of each what differs from an empty one."""
    yield _values(drawn)
    for part in PARTS[:3]:
        for each in getattr(drawn, part):
            yield f"{drawn.name} {_values(each)}"
            yield from (f"{drawn.name} {each.kind} {_values(piece)}" for piece in getattr(each, "pieces", ()))


def _values(drawn: msgspec.Struct) -> str:
    values = {name: getattr(drawn, name) for name in drawn.__struct_fields__ if name not in PARTS}
    return " ".join(f"{name}={_said(value)}" for name, value in values.items() if value not in ("", False, None, 0, ()))


def _said(value: Any) -> str:
    return _values(value) if isinstance(value, msgspec.Struct) else str(value)

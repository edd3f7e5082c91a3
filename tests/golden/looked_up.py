"""Writes what a face says whenever it is asked: topics, cards, options; and each line of the log, with what it is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.registry import game as game_of
from engine.texts import Text
from face.core.face import face
from face.core.log_parts import Stage
from face.core.parts import is_about
from face.wordings.reader import Reader
from tests.contract.journeys import Journey
from tests.pictures.scenes import reader
from tools.under_test import Golden


def looked_up(game_id: str, golden: Golden) -> str:
    """What can be looked up, and how the happenings of a game are told in log and news."""
    game, its, reads = game_of(game_id), face(game_id), reader(game_id, "en", "plain")
    options = game.options_type(**golden.options)
    lines = [f"# {game_id}, what can be looked up"]
    for topic in its.topics(""):
        words = " ".join(map(reads.line, topic.text))
        lines.append(f"topic {topic.id}: {reads.line(topic.title)} ({reads.line(topic.words)}) {words}")
    lines += [f"card {entry.card}: {reads.line(entry.text)}" for entry in its.cards("")]
    lines += [f"offered {typed}: {reads.line(said)}" for typed, said in its.offers()]
    lines += [f"options: {reads.line(text)}" for text in its.options(golden.options)]
    lines += dict.fromkeys(_told(game_id, Journey(game, golden.seats, golden.number, options), reads))
    return "\n".join(lines) + "\n"


def _told(game_id: str, journey: Journey, reads: Reader) -> Iterator[str]:
    its, stage = face(game_id), Stage(0)
    for step in journey:
        stage = its.stage(stage, step.ask)
        public = tuple(happening.public for happening in step.outcome.happenings if happening.public is not None)
        for text in public:
            stage = its.stage_begun(stage, text)
        yield f"round {stage.round} {stage.phase}".rstrip()
        yield from _lines(game_id, "", public, reads)
        for seat in range(journey.seats):
            told = tuple(each.private[seat] for each in step.outcome.happenings if seat in each.private)
            yield from _lines(game_id, f"seat {seat}, ", told, reader(game_id, "en", "plain", seat))


def _lines(game_id: str, to: str, told: tuple[Text, ...], reads: Reader) -> Iterator[str]:
    """What the log makes of what was told at once, and the news, where they tell it otherwise."""
    its = face(game_id)
    yield from (f"{to}log, {_marks(game_id, text)} {line}" for text in its.condensed(told) for line in _of(text, reads))
    if (short := its.in_short(told)) != its.condensed(told):
        yield from (f"{to}news: {line}" for text in short for line in _of(text, reads))


def _of(text: Text, reads: Reader) -> list[str]:
    return reads.line(text).splitlines()


def _marks(game_id: str, line: Text) -> str:
    """Whether a line is of the usual, and about whom."""
    about = [str(seat) for seat in range(5) if is_about(line, seat)]
    return f"{'usual' if face(game_id).is_routine(line) else 'told'}, about {' '.join(about) or 'nobody'}:"

"""How long a sentence takes in each language: what all read of a whole game by random players, anew and again.

Times are of the processor alone, so that what else the machine does changes little.
"""

from __future__ import annotations

import statistics
from time import process_time_ns
from typing import Any

import msgspec

from engine.chance import Chance
from engine.playouts import Playout
from engine.registry import game as rules_of
from engine.texts import Text
from face.core.face import face
from face.wordings.reader import Reader
from face.wordings.texts import Texts, written_languages

NANOSECONDS = 1e6  # of a millisecond


def measure(game_id: str, seed: int) -> dict[str, Any]:
    """Figures for each language there are wordings in, complete or not: milliseconds for a text, anew and again."""
    told = _told(game_id, seed)
    return {
        "game": game_id,
        "texts": len(told),
        "languages": {each: _timed(each, game_id, told) for each in written_languages()},
    }


def _told(game_id: str, seed: int) -> list[Text]:
    """What everybody is told in one game, in order."""
    game, stream = rules_of(game_id), seed.to_bytes(32, "big")
    options = msgspec.convert({}, game.options_type)
    playout = Playout(game, options, game.seats[1], Chance(stream), Chance(bytes(reversed(stream))))
    told = (happening.read_by(None) for _, outcome in playout.steps() for happening in outcome.happenings)
    return [text for text in told if text is not None]


def _timed(language: str, game_id: str, told: list[Text]) -> dict[str, float]:
    names = {seat: f"Player {seat + 1}" for seat in range(rules_of(game_id).seats[1])}
    reader = Reader(Texts(language), names, face(game_id).names(""), game_id)
    anew, again = _round(reader, told), _round(reader, told)
    return {
        "anew_median_ms": round(statistics.median(anew), 4),
        "anew_p99_ms": round(statistics.quantiles(anew, n=100)[98], 4),
        "mean_ms": round(statistics.fmean(anew), 4),
        "again_median_ms": round(statistics.median(again), 4),
        "again_p99_ms": round(statistics.quantiles(again, n=100)[98], 4),
    }


def _round(reader: Reader, told: list[Text]) -> list[float]:
    took = []
    for text in told:
        begun = process_time_ns()
        reader.line(text)
        took.append((process_time_ns() - begun) / NANOSECONDS)
    return took

"""Writes the golden playthroughs, and once for each release the states that later releases must still read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from engine.core.happenings import Happening
from engine.core.registry import game as game_of
from engine.core.texts import Text
from tests.contract.journeys import Journey
from tests.games.under_test import Golden, all_under_test

HERE = Path(__file__).parent
MOST_STATES = 60
PLAYED = [(game_id, golden) for game_id, game in all_under_test().items() for golden in game.golden]


def name_of(game_id: str, golden: Golden) -> Path:
    """The file of one playthrough."""
    return HERE / f"{game_id}-{golden.seats}-{golden.number}.txt"


def playthrough(game_id: str, golden: Golden) -> str:
    """One game: every move with what everybody was told of it, and the result."""
    game = game_of(game_id)
    options = game.options_type(**golden.options)
    journey = Journey(game, golden.seats, golden.number, options)
    pack = game.pack(options)
    lines = [f"# {game_id}, rules {game.version}, pack {pack[0]} {pack[1]}", *_told(journey.first.happenings)]
    for step in journey:
        lines.append(f"seat {step.seat} {step.ask} {msgspec.json.encode(step.value).decode()}")
        lines += _told(step.outcome.happenings)
    for standing in game.result(journey.state) or ():
        parts = [f"{_text(part.name)} {part.points}" for part in standing.parts]
        details = ", ".join([*map(_text, standing.details), *parts])
        lines.append(f"place {standing.place}: seat {standing.seat} with {standing.score}: {details}")
    return "\n".join(lines) + "\n"


def _told(happenings: tuple[Happening, ...]) -> list[str]:
    told = []
    for happening in happenings:
        if happening.public:
            told.append(f"    all: {_text(happening.public)}")
        told += [f"    seat {seat}: {_text(text)}" for seat, text in happening.private.items()]
    return told


def _text(text: Text) -> str:
    params = ", ".join(f"{name}={_param(value)}" for name, value in text.params.items())
    return f"{text.key}({params})"


def _param(value: Any) -> str:
    match type(value).__name__:
        case "SeatRef":
            return f"seat {value.seat}"
        case "Named":
            return str(value.id)
        case "Things":
            return "+".join(f"{amount} {kind}" for kind, amount in value.amounts.items()) or "nothing"
        case "Listed":
            return "[" + "; ".join(_param(item) for item in value.items) + "]"
        case "Text":
            return _text(value)
    return str(value)


def states_of_release(game_id: str, seats: int) -> list[str]:
    """One state for every moment of a few games, as stored; of a game with many moments, so many of them."""
    game = game_of(game_id)
    found: dict[str, str] = {}
    for number in (1, 2, 3):
        journey = Journey(game, seats, number)
        for step in journey:
            state = step.outcome.state
            found[game.moment(state)] = msgspec.json.encode(state).decode()
    moments = sorted(found)
    return [found[moment] for moment in moments[:: max(1, len(moments) // MOST_STATES)]]


def main() -> None:
    for played in PLAYED:
        name_of(*played).write_text(playthrough(*played))
    if "--release" in sys.argv:  # once, when a release is made: `python -m tests.golden.playthrough --release`
        for game_id, game in all_under_test().items():
            file = HERE / f"states-{game_id}-{game_of(game_id).version}.jsonl"
            if not file.exists():  # the states of a release never change again
                file.write_text("\n".join(states_of_release(game_id, game.released)) + "\n")


if __name__ == "__main__":
    main()

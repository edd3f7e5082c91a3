"""The end of every game: its score adds up, and its dossier can be told from any log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import pytest

from engine.contract import Game, Rival, Standing
from engine.extras.chronicle import Chronicled, Played, find_chronicle
from engine.policies import levels
from engine.texts import SeatRef
from face.table.dossier import ending_in_words, score_table
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.contract.journeys import Journey
from tests.contract.test_every_game import EVERY_TABLE, TABLES
from tests.ground import in_depth
from tools.simulated import SimulatedTable

MOST_SECTIONS = 23  # the summary and the charts are two more: a select has 25 options
LONGEST_ID = 20
STEWARDS = in_depth(4, 1, 1)  # games of stewards at each table
LEADS = in_depth(40, 8, 3)  # games whose lead is followed

TELLING = [table for table in EVERY_TABLE if isinstance(table[1], Chronicled) or hasattr(table[1], "chronicle")]


def random_moves(game: Game[Any], seats: int, number: int, options: Any = None) -> list[Played]:
    """The moves of a random game."""
    journey = Journey(game, seats, number, options)
    moves = [Played(None, journey.first.state, journey.first.happenings)]
    for step in journey:
        back = step.ask.startswith("back:")
        ask = None if back else step.ask
        moves.append(Played(step.before, step.outcome.state, step.outcome.happenings, step.seat, ask, step.value, back))
    return moves


@pytest.mark.parametrize(("_", "game", "seats"), EVERY_TABLE, ids=[name for name, _, _ in EVERY_TABLE])
def test_the_parts_of_every_score_add_up_and_are_the_same_for_all(_: str, game: Game[Any], seats: int) -> None:
    for number in range(TABLES):
        journey = Journey(game, seats, number)
        for _step in journey:
            pass
        result = game.result(journey.state) or ()
        assert len({tuple(part.name.key for part in standing.parts) for standing in result}) == 1
        for standing in result:
            assert sum(part.points for part in standing.parts) == standing.score
        told_ties(result)


def told_ties(result: Sequence[Standing]) -> None:
    """Holds that a tie is told of whoever has as many points as the next and another place, and of nobody else."""
    rival = result[0].rival
    sides: list[Standing | Rival] = [*result]
    if rival is not None:
        sides = [rival, result[0]] if rival.outcome == "lost" else [result[0], rival]
    for own, after in zip_longest(sides, sides[1:]):
        tied = after is not None and after.score == own.score
        level = tied and getattr(own, "place", None) == getattr(after, "place", 0)  # nothing decided it
        assert own.tie is not None or level or not tied
        assert tied or own.tie is None
        if own.tie is None or after is None:
            continue
        whom = after.name if isinstance(after, Rival) else SeatRef(after.seat)
        assert own.tie.params["whom"] == whom
        shared = rival.outcome == "shared" if rival is not None else own.place == after.place  # type: ignore[union-attr]
        assert own.tie.key.endswith("-level") is shared
        assert shared or own.tie.params["own"] != own.tie.params["theirs"]


def shown_points(results: tuple[Standing, ...], reader: Reader) -> list[list[int]]:
    """The numbers of the table of points, line by line, the total last."""
    lines = score_table(results, reader).splitlines()[1:]
    rows = [re.findall(r"(?:(?<= )|^)[−]?\d+(?= |$)|·", line) for line in lines if not line.startswith("─")]
    return [[0 if cell == "·" else int(cell.replace("−", "-")) for cell in row] for row in rows]


@pytest.mark.parametrize(("_", "game", "seats"), EVERY_TABLE, ids=[name for name, _, _ in EVERY_TABLE])
def test_games_of_stewards_end_in_rows_that_add_up_and_tell_their_ties(_: str, game: Game[Any], seats: int) -> None:
    for number in range(STEWARDS):
        match = SimulatedTable(game, seats, 5, number, policies=(levels(game)[-1],) * seats).playout
        for _step in match.steps():
            pass
        result = game.result(match.state) or ()
        told_ties(result)
        sides = [*result, *(() if result[0].rival is None else (result[0].rival,))]
        reader = Reader(texts("en"), dict(enumerate("ABCDE")), game=game.id)
        *rows, total = shown_points(result, reader)
        assert total == [side.score for side in sides]
        assert [sum(column) for column in zip([0] * len(total), *rows, strict=True)] == total
        told = ending_in_words(result, reader)
        assert all((reader.line(side.tie) in told) for side in sides if side.tie is not None)


@pytest.mark.parametrize(("_", "game", "seats"), TELLING, ids=[name for name, _, _ in TELLING])
def test_a_chronicle_fits_into_a_select_and_every_section_says_something(_: str, game: Game[Any], seats: int) -> None:
    rules = find_chronicle(game)
    assert rules is not None
    for number in range(2):
        chronicle = rules.chronicle(random_moves(game, seats, number))
        ids = [section.id for section in chronicle.sections]
        assert 0 < len(ids) == len(set(ids)) <= MOST_SECTIONS
        assert all(len(id) <= LONGEST_ID and id.replace("-", "").isalnum() for id in ids)
        assert all(section.lines for section in chronicle.sections)


@pytest.mark.parametrize(("_", "game", "seats"), TELLING, ids=[name for name, _, _ in TELLING])
def test_charts_begin_with_the_score_which_ends_with_the_result(_: str, game: Game[Any], seats: int) -> None:
    rules = find_chronicle(game)
    assert rules is not None
    moves = random_moves(game, seats, 4)
    result = game.result(moves[-1].after) or ()
    score, *others = rules.chronicle(moves).charts
    last = {line.who.seat: line.figures[-1] for line in score.lines if isinstance(line.who, SeatRef)}
    assert last == {standing.seat: standing.score for standing in result}
    if (rival := result[0].rival) is not None:
        assert score.lines[-1].figures[-1] == rival.score
    for chart in (score, *others):
        assert list(chart.rounds) == sorted(set(chart.rounds))
        assert [line.who for line in chart.lines] == [line.who for line in score.lines]
        assert all(len(line.figures) == len(chart.rounds) for line in chart.lines)


def _ahead(columns: Sequence[Sequence[int]], who: int) -> list[bool]:
    """In which rounds that one has more points than any other."""
    return [column[who] > max(points for at, points in enumerate(column) if at != who) for column in columns]


@pytest.mark.parametrize(("_", "game", "seats"), TELLING, ids=[name for name, _, _ in TELLING])
def test_what_is_told_of_the_lead_is_what_the_chart_of_points_shows(_: str, game: Game[Any], seats: int) -> None:
    rules, told = find_chronicle(game), 0
    assert rules is not None
    for number in range(LEADS):
        chronicle = rules.chronicle(random_moves(game, seats, number))
        score = chronicle.charts[0]
        rounds = [round for round in score.rounds if round]
        columns = list(zip(*(line.figures[-len(rounds) :] for line in score.lines), strict=True))
        places = {line.who.seat: at for at, line in enumerate(score.lines) if isinstance(line.who, SeatRef)}

        def place(who: object, places: dict[int, int] = places, last: int = len(score.lines) - 1) -> int:
            return places[who.seat] if isinstance(who, SeatRef) else last

        for line in (*chronicle.awards, *(line for section in chronicle.sections for line in section.lines)):
            name, params = line.key.partition("-told-")[2], line.params
            if name in ("led", "led-last", "always-led"):
                ahead, since = _ahead(columns, place(params["seat"])), params.get("round", rounds[0])
                assert all(so for round, so in zip(rounds[:-1], ahead, strict=False) if round >= since)
                if name != "always-led":
                    before = rounds.index(since) - 1
                    assert not ahead[before]
                    assert columns[before][place(params["before"])] >= columns[before][place(params["seat"])]
                    assert (name == "led-last") == (since == rounds[-1])
                told += 1
            elif name == "passes":
                column = columns[rounds.index(params["round"])]
                assert column[place(params["seat"])] == params["points"] == max(column)
                assert column[place(params["before"])] == params["other"] < params["points"]
    assert told or seats == 1 or not game.offered  # the example of the guide tells nothing of it

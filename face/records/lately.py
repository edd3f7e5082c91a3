"""What is new at a table, in the order of time: each phase once, beneath its head."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from msgspec import Struct

from face.records.log import LOG_PAGE_LENGTH, WordedLines, phase_head, worded_lines
from face.records.log_lines import LogLine
from face.wordings.reader import Reader
from host.people.notes import TableLog

MOST_NEWS = 2 * LOG_PAGE_LENGTH  # characters


class NewsPhase(Struct, frozen=True):
    """The news of a phase. `head`: its name and time, and the round's where that is another than before."""

    head: str
    told: tuple[WordedLines, ...]


def news_in_time(
    lines: tuple[LogLine, ...],
    log: TableLog,
    reader: Reader,
    most: int = MOST_NEWS,
    wanted: Callable[[int, WordedLines], bool] = lambda *_: True,
) -> tuple[tuple[NewsPhase, ...], bool]:
    """The news phase by phase in the order of time, and whether there are earlier ones.

    Of more than `most` characters the newest stay, whole moves each, at least one. `wanted`: whether lines of a move,
    by its number, are to be among them.
    """
    groups = [
        (stage, [list(move) for _, move in groupby(group, key=lambda line: line.number)])
        for stage, group in groupby(lines, key=lambda line: line.stage)
    ]
    worded = [
        (stage, move, tuple(each for each in worded_lines(move, log, reader) if wanted(move[0].number, each)))
        for stage, moves in groups
        for move in moves
    ]
    length, first = 0, len(worded)
    for at, (_, _, told) in reversed(list(enumerate(worded))):
        length += sum(len(each.words) + 1 for each in told)
        if length > most and first < len(worded):
            break
        first = at
    phases: list[NewsPhase] = []
    round_named: int | None = None
    for stage, moves in groupby((each for each in worded[first:] if each[2]), key=lambda each: each[0]):
        there = list(moves)
        head = phase_head(stage, there[0][1][0].at, log.table.game, reader, named=stage.round == round_named)
        phases.append(NewsPhase(head, tuple(each for _, _, told in there for each in told)))
        round_named = stage.round
    return tuple(phases), any(told for _, _, told in worded[:first])

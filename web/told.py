"""What the log of a page is drawn of: its lines step by step, each of which leads to the board of then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.texts import say
from face.records.log import LogLine, lines_of, steps_of
from face.wordings.reader import Reader
from host.people.notes import TableLog
from host.proof.past import MOST_PAST_STEPS
from web.words import Whereabouts, blocks, spans

_LOG_LINES = 60  # that stand on the page at once, about


def told_log(log: TableLog, upto: int, reader: Reader, place: Whereabouts) -> dict[str, Any]:
    """The values of the template: the log up to move `upto`, -1 for its end, so many lines of it."""
    lines = lines_of(log)
    there = lines if upto < 0 else tuple(line for line in lines if line.number <= upto)
    shown = there[-_LOG_LINES:]
    cut = len(there) > len(shown)
    first = shown[0].number if shown else 0
    shown = tuple(line for line in shown if line.number > first) if cut else shown
    first_step, last_step = _steps_reached(log)
    return {
        "told": [
            {
                "head": blocks(each.head, place),
                "step": each.step if first_step <= each.step <= last_step else 0,
                "words": spans(each.words, place),
            }
            for each in steps_of(shown, log, reader)
        ],
        "none": reader.line(say("log-none")),
        "first": first_step,
        "steps": last_step,
        "earlier": first if cut else None,
        "later": upto >= 0,
    }


def first_step_of(lines: Sequence[LogLine], log: TableLog) -> int:
    """The step at which one begins to look back at these lines of the log, 0 for none."""
    first, last = _steps_reached(log)
    step = max(first, lines[0].step) if lines else 0
    return step if step <= last else 0


def _steps_reached(log: TableLog) -> tuple[int, int]:
    """The first and the last step that one can look back to: none once the game is over, of which there is a replay."""
    last = log.steps if log.table.status == "playing" else 0
    return max(1, last - MOST_PAST_STEPS + 1), last

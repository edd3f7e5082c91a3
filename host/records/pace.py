"""Measures how long people took to answer, from the log of a table that has ended."""

from __future__ import annotations

from collections.abc import Sequence

from host.records.tenures import LoggedMove

OFF_THE_CLOCK = frozenset({"rest", "vote", "fix", "take-over"})  # time may have stood still, or begun anew


def answer_times(log: Sequence[LoggedMove]) -> dict[int, list[int]]:
    """The seconds each person took for their decisions, by person, in order.

    A decision is what a seat answered last between two steps that settled; its time begins with the step. What was
    answered by a deadline or a standing order is nobody's time, and a step during which the table was paused, mended
    or changed hands is left out.
    """
    times: dict[int, list[int]] = {}
    answered: dict[int, tuple[int, float]] = {}  # by seat: who, when
    began: float | None = None
    for move in log:
        entry = move.entry
        if entry.kind in OFF_THE_CLOCK:
            began = None
            answered.clear()
        elif entry.kind == "take-back" and entry.seat is not None:
            answered.pop(entry.seat, None)
        elif entry.kind == "answer" and entry.seat is not None and move.person_id is not None and not move.undone:
            answered[entry.seat] = (move.person_id, move.at)
        if entry.settled:
            if began is not None:
                for person_id, at in answered.values():
                    times.setdefault(person_id, []).append(max(0, round(at - began)))
            began = move.at
            answered.clear()
    return times

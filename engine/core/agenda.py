"""An agenda is a list of instructions in the state that are still to be resolved.

An instruction that needs a choice stops its agenda; the choice becomes an ask, and its answer continues the agenda.
While several agendas run side by side, none may touch a supply that the seats share: the game collects such gains and
pays them in seat order when the last agenda has ended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
I = TypeVar("I")  # noqa: E741  an instruction


def advance(
    subject: S, agenda: tuple[I, ...], step: Callable[[S, I, tuple[I, ...]], tuple[S, tuple[I, ...]] | None]
) -> tuple[S, tuple[I, ...]]:
    """Resolve instructions from the front until the agenda is empty or `step` returns None: a choice is needed.

    `step(subject, instruction, rest)` returns the changed subject and the instructions to do first of what is left.
    """
    while agenda:
        rest = agenda[1:]
        done = step(subject, agenda[0], rest)
        if done is None:
            break
        subject, first = done
        agenda = first + rest if first else rest
    return subject, agenda

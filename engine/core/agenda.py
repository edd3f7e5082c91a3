"""What is still to be resolved, as a list of instructions kept in the state.

An instruction that needs a choice stops its agenda there; the choice becomes an ask, and the answer goes on. While
several agendas run side by side, none may touch a supply the seats share: such gains are collected by the game and
paid in seat order when the last agenda has ended.
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
        done = step(subject, agenda[0], agenda[1:])
        if done is None:
            break
        subject, first = done
        agenda = first + agenda[1:]
    return subject, agenda

"""A sealed step: several seats decide at once and in secret, and may change their minds until the last has decided.

`answers` holds what each seat has sealed, None while it has not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.core.contract import Ask
from engine.core.refusals import NOTHING_SEALED, Refusal

T = TypeVar("T")


def unanswered(answers: Sequence[object], ask: Ask) -> dict[int, Ask]:
    """The seats that still owe an answer to `ask`."""
    return {seat: ask for seat, answer in enumerate(answers) if answer is None}


def answered(answers: Sequence[object], ask: Ask) -> dict[int, Ask]:
    """The seats that have sealed an answer to `ask`."""
    return {seat: ask for seat, answer in enumerate(answers) if answer is not None}


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """`items` with the one at `at` replaced: that of a seat, where there is one for each."""
    return (*items[:at], item, *items[at + 1 :])


def check_sealed(sealed: Mapping[int, Ask], seat: int, ask_id: str) -> None:
    """Checks that `seat` may take back its answer to that ask. Raises Refusal `nothing-sealed`."""
    ask = sealed.get(seat)
    if ask is None or ask.id != ask_id:
        raise Refusal(NOTHING_SEALED)

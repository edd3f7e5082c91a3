"""Small forms."""

from __future__ import annotations

from typing import Any

from engine.forms import Option
from tests.bot.drawing import word


def options(count: int, prefix: str = "o", **more: Any) -> tuple[Option, ...]:
    return tuple(Option(f"{prefix}{number}", word(f"{prefix} {number}"), **more) for number in range(count))


def describe_dependent(draft: Any) -> None:
    what = draft.pick("what", (Option("coins", word("c")), Option("peek", word("p"))))
    if what == "peek":
        draft.pick("whom", options(3))

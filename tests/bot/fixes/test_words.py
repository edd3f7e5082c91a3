"""Whatever a fix can be, become or run into has its words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

import pytest

from bot.fix_words import MISHAPS, fix_text, mishap_text
from bot.texts import Reader, texts
from engine.core.fixing import Change
from host.fixing.kinds import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Mishap,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)

READER = Reader(texts("en"), {1: "Ada"})
FIXES: tuple[Fix, ...] = (
    Rewind(3),
    Reopen(1),
    Answer(1),
    Adjust(1, Change("coins", 2)),
    Deadline(5),
    Deadline(5, 1),
    Pause(),
    Resume(),
    Remove(1),
    Replace(1),
    Void(),
    Correct((1, 2)),
    Unfreeze(),
)

pytestmark = pytest.mark.usefixtures("complaints")


def test_every_kind_of_fix_has_a_heading() -> None:
    said = {READER.line(fix_text(one)) for one in FIXES}
    assert len(said) == len(FIXES)
    assert {type(one) for one in FIXES} == set(get_args(Fix))
    assert all(("Ada" in READER.line(fix_text(one))) == (getattr(one, "seat", None) == 1) for one in FIXES)


@pytest.mark.parametrize("code", [*sorted(MISHAPS), "40003"])
def test_every_mishap_is_a_plain_sentence(code: str) -> None:
    at = datetime(2026, 3, 1, tzinfo=UTC)
    tried, given_up = (READER.line(mishap_text(Mishap(1, code, at, end))) for end in (False, True))
    assert "It is tried again" in tried
    assert "It is not tried again" in given_up
    assert (f"number {code}" in tried) == (code not in MISHAPS)

"""Whatever a fix can be, become or run into has its words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

import pytest

from bot.commands.fix import COMMANDS
from engine.extras.fixing import Change
from face.asking.requests import REQUEST_ORDER as ASKED
from face.table.news import MISHAP_CODES, failure_text
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.fixes import FIXES as FIXES_BY_TAG
from host.fixes import (
    Adjust,
    Answer,
    Automate,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)
from host.moderation.values import DeliveryFailure

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
    Automate(1, "caretaker"),
    Void(),
    Correct((1, 2)),
    Unfreeze(),
)

pytestmark = pytest.mark.usefixtures("complaints")


def test_every_kind_of_fix_has_a_heading() -> None:
    said = {READER.line(one.heading) for one in FIXES}
    assert len(said) == len(FIXES)
    assert {type(one) for one in FIXES} == set(get_args(Fix))
    assert all(("Ada" in READER.line(one.heading)) == (getattr(one, "seat", None) == 1) for one in FIXES)


def test_every_kind_of_fix_says_what_it_would_do_and_what_it_did() -> None:
    known = texts("en")
    assert set(FIXES_BY_TAG.values()) == set(get_args(Fix))
    for fix in FIXES:
        own_preview = type(fix) in (Adjust, Correct)  # in the game's words; by scores
        assert own_preview or known.has(f"fix-will-{fix.words}")
        assert all(text.public is not None and known.has(text.public.key) for text in fix.announced("why"))


def test_every_kind_of_fix_has_a_command_and_players_ask_for_some() -> None:
    assert sorted(map(str, COMMANDS.values())) == sorted(str(kind) for kind in get_args(Fix))
    assert {COMMANDS[name] for name in ASKED} == {kind for kind in get_args(Fix) if kind.for_players}


@pytest.mark.parametrize("code", [*sorted(MISHAP_CODES), "40003"])
def test_every_mishap_is_a_plain_sentence(code: str) -> None:
    at = datetime(2026, 3, 1, tzinfo=UTC)
    tried, given_up = (READER.line(failure_text(DeliveryFailure(1, code, at, end))) for end in (False, True))
    assert "I'll try again" in tried
    assert "I won't try again" in given_up
    assert (f"number {code}" in tried) == (code not in MISHAP_CODES)

"""The loop of a program that answers lines: `host.workers.processes` asks it in many other tests."""

from __future__ import annotations

import pytest

from host.workers import answering


def test_an_answer_without_an_end_does_not_outlive_a_bot_that_was_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    alarms: list[int] = []
    monkeypatch.setattr(answering.signal, "alarm", alarms.append)
    answering._alarm(answering.ANSWERED_WITHIN)
    answering._alarm(0)
    assert alarms == [answering.ANSWERED_WITHIN, 0]

"""Forged and replayed presses: no effect that is not the presser's own, no information, no crash.

`make test` makes a few; FUZZ_PRESSES=100000 so many (`make fuzz`).
"""

from __future__ import annotations

import os
from typing import Any

import pytest

import bot.errors
import bot.play
import host.showing
from engine.core.texts import say
from host.tables import SeatCard, Table
from tests.bot.people import World
from tests.secrecy.fuzz import FaultError, Fuzz
from tests.secrecy.plants import Curtain

PRESSES = int(os.environ.get("FUZZ_PRESSES", "1500"))
PLANTED_IN = 1000  # presses in which a planted fault must show; most do at once


async def test_presses_nobody_was_offered_do_nothing_tell_nothing_and_break_nothing(world: World) -> None:
    fuzz = Fuzz(world, 1)
    await fuzz.run(PRESSES)
    assert fuzz.moves > PRESSES // 200
    assert fuzz.compared > PRESSES // 50
    assert fuzz.simulated > PRESSES // 200


async def test_a_refusal_that_tells_something_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    curtain = Curtain(monkeypatch)
    monkeypatch.setattr(bot.errors, "told", lambda *_: say("bot-due", at=str(curtain.state and curtain.hidden())))
    with pytest.raises(FaultError):
        await Fuzz(world, 1).run(PLANTED_IN)


async def test_a_press_that_counts_for_somebody_else_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody(table: Table, person_id: int) -> SeatCard:
        return table.card(person_id) or table.seats[0]

    monkeypatch.setattr(host.showing, "card_of", anybody)
    with pytest.raises(FaultError):
        await Fuzz(world, 1).run(PLANTED_IN)


async def test_a_press_that_breaks_something_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(part: str) -> Any:
        return int(part)

    monkeypatch.setattr(bot.play, "whole", careless)
    with pytest.raises(FaultError):
        await Fuzz(world, 1).run(PLANTED_IN)

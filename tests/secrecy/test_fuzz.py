"""Forged and replayed presses: no effect that is not the presser's own, no information, no crash.

`make test` makes a few, `make check` more; FUZZ_PRESSES=100000 so many (`make fuzz`), in parts that may run at once.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

import bot.messages.errors
import host.play.desk_reading
import host.table.transaction
from bot.desk.forms import typed_number
from bot.messages.custom_ids import number_in_part
from engine.forms import Amount, Field
from engine.texts import Refusal, say
from host.values import SeatCard, Table
from tests.bot.people import World
from tests.ground import sized
from tests.secrecy.effects import FaultError
from tests.secrecy.fuzz import Fuzz
from tests.secrecy.plants import Curtain

PRESSES = int(os.environ.get("FUZZ_PRESSES", str(sized(1500, 400))))
PART = 5_000  # presses in one world: each part has its own seed, and begins with an empty house
FIRST = sized(1, 4)  # the seed of the first part; so few presses as a sample has move something by luck
PARTS = [(FIRST + at // PART, min(PART, PRESSES - at)) for at in range(0, PRESSES, PART)]
BROKE = (
    *("p:which::::", "s:which::::", "p:open:1:::", "s:unfold:1:1.bid::", "p:turn:1:1.bid:coins:x"),
    *("p:step:1:1.bid:coins:x", "p:step:1:1.console:what:1", "s:control:2:1.bank::", "p:type:3:draft.1:card:"),
    *("p:ask-vote:1::burn:", "p:vote:1:nonsense::yes", "p:seat:1:::x", "p:sit:1:::", "p:story:1:::x"),
    f"p:snooze:{'9' * 40}:1.bid::",
)
PLANTED_IN = 4000  # presses in which a planted fault must show; most do at once


@pytest.mark.sampled
@pytest.mark.parametrize(("seed", "presses"), PARTS)
async def test_presses_nobody_was_offered_do_nothing_tell_nothing_and_break_nothing(
    world: World, seed: int, presses: int
) -> None:
    fuzz = Fuzz(world, seed)
    await fuzz.run(presses)
    assert fuzz.moves > presses // 200
    assert fuzz.compared > presses // 50
    assert fuzz.simulated > presses // 200


async def test_presses_that_once_broke_something_are_refused(world: World) -> None:
    await Fuzz(world, 1).forge(BROKE)


@pytest.mark.parametrize("typed", ["--5", "-", "", "5.0"])
def test_what_is_typed_for_a_number_and_is_none_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="out-of-range"):
        typed_number(Field("coins", Amount(0, 9)), typed)


@pytest.mark.long
async def test_a_refusal_that_tells_something_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    curtain = Curtain(monkeypatch)
    monkeypatch.setattr(
        bot.messages.errors, "error_text", lambda *_: say("bot-due", at=str(curtain.state and curtain.hidden()))
    )
    with pytest.raises(FaultError):
        await Fuzz(world, 1).run(PLANTED_IN)


@pytest.mark.long
async def test_a_press_that_counts_for_somebody_else_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody(table: Table, person_id: int) -> SeatCard:
        return table.card(person_id) or table.seats[0]

    for module in (host.play.desk_reading, host.table.transaction):
        monkeypatch.setattr(module, "card_of", anybody)
    with pytest.raises(FaultError):
        await Fuzz(world, 1).run(PLANTED_IN)


@pytest.mark.long
async def test_a_press_that_breaks_something_is_caught(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(part: str) -> Any:
        return int(part)

    for name, module in list(sys.modules.items()):
        if name.startswith("bot.") and getattr(module, "number_in_part", None) is number_in_part:
            monkeypatch.setattr(module, "number_in_part", careless)
    with pytest.raises(FaultError):
        await Fuzz(world, 1).run(PLANTED_IN)

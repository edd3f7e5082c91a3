"""Every control that a release has put into a message still means a press, and somebody handles it."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.messages.custom_ids import modal_press
from host.house import House
from tests.bot.people import make_bot, parsed
from tests.releases.stored import FIXTURES, RELEASES, presses_of

WITH_PRESSES = [of for of in RELEASES if (FIXTURES / f"release-{of}" / "presses.json.xz").exists()]
INPUTS = {"word", "words"}  # of modals
EVERYWHERE = {
    *("join", "leave", "start", "desk", "cards", "seal", "take-back", "vote", "snooze", "mute", "fix-apply"),
    *("fix-cancel", "fix-turn-down", "fix-confirm", "order-off", "open", "pick", "set", "control", "clear", "rematch"),
}

pytestmark = pytest.mark.parametrize("of", WITH_PRESSES)


async def test_a_button_and_a_select_mean_what_somebody_does(of: str, house: House) -> None:
    sent = Counter(parsed(custom_id)["action"] for kind, custom_id in presses_of(of) if kind in ("button", "select"))
    assert sent.keys() <= make_bot(house).handlers.presses.keys()
    assert sent.keys() >= EVERYWHERE


async def test_a_modal_is_taken_when_it_is_sent(of: str, house: House) -> None:
    sent = [modal_press(custom_id) for kind, custom_id in presses_of(of) if kind == "modal"]
    handlers = make_bot(house).handlers.modals
    assert sent
    assert all(press is not None and press.action in handlers for press in sent)


def test_an_input_of_a_modal_has_its_name(of: str) -> None:
    assert {custom_id for kind, custom_id in presses_of(of) if kind == "input"} <= INPUTS

"""Nothing that comes in breaks anything, at any edge (`make fuzz` for a million cases)."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import discord
import pytest
from discord import app_commands

from bot.commands.wording import chosen_of
from bot.messages.custom_ids import CUSTOM_ID_LENGTH, Press, message_has_press, modal_press
from bot.messages.errors import error_text
from engine.texts import Refusal
from host.table import access
from tests.edges.fuzz import MILLION, run, targets
from tests.ground import sized

CASES = sized(20_000, 1_000)


@pytest.mark.sampled
def test_nothing_that_comes_in_breaks_anything(tmp_path: Path) -> None:
    ran = [run(target, 1, -(-CASES * target.share // MILLION)) for target in targets(tmp_path)]
    assert [fault for one in ran for fault in one.faults] == []
    assert sum(one.cases for one in ran) >= CASES


def test_the_targets_share_a_million_cases(tmp_path: Path) -> None:
    assert sum(target.share for target in targets(tmp_path)) == MILLION


def test_an_id_longer_than_discord_takes_is_not_read() -> None:
    assert modal_press("m:type:3:::") is not None
    assert modal_press(f"m:type:{'3' * CUSTOM_ID_LENGTH}:::") is None


def test_a_message_without_components_carries_nothing() -> None:
    assert not message_has_press(cast("discord.Message", object()), Press("desk", 1))


def test_a_choice_that_is_not_in_the_list_is_refused() -> None:
    assert chosen_of(("text", "picture"), "text") == "text"
    with pytest.raises(Refusal, match="not-offered"):
        chosen_of(("text", "picture"), "nonsense")


def test_a_command_as_another_release_had_it_is_no_defect() -> None:
    access.begin_commits()
    assert error_text(app_commands.CommandNotFound("old", []), 1).key == "error-command-changed"

"""Reads and suggests the pace of a table, the option `pace` of /table new."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import reader_of
from bot.kit.folding import folded
from bot.kit.texts import Texts
from bot.kit.typed_times import length_of
from bot.table.board_words import pace_text
from engine.core.texts import Typed
from host.clocks.paces import LEAST, MOST, PRESETS, bank, own
from host.values import BAD_PACE, Pace, Trouble

MINUTE = 60  # seconds
LONGEST = 60  # characters of a pace that is worth suggesting
PLUS = "+"  # between a bank and what every decision adds to it
EXAMPLES = ("12 h", "2 days", "48 h + 2 h")


def read_pace(typed: str, texts: Texts) -> Pace:
    """Read a preset's name, "36 h" for each decision, or "48 h + 2 h" for a bank and its increment.

    Raises Trouble `unclear-time`, `bad-pace`.
    """
    preset = PRESETS.get(typed.strip().casefold())
    if preset is not None:
        return preset
    minutes = [_minutes(part, texts) for part in typed.split(PLUS)]
    if len(minutes) == 1:
        return own(minutes[0])
    if len(minutes) > 2:
        raise Trouble("unclear-time", typed=Typed(typed[:40]))
    return bank(*minutes)


async def suggested_paces(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the presets, a few examples, and the typed pace if it can be read."""
    reader = reader_of(interaction)
    wanted = folded(current)
    paces = {name: pace for name, pace in PRESETS.items() if wanted in name}
    for typed in (wanted, *EXAMPLES):
        if len(typed) <= LONGEST and wanted in typed:
            with suppress(Trouble):  # half typed: the command itself will say what is wrong
                paces.setdefault(typed, read_pace(typed, reader.texts))
    return [app_commands.Choice(name=reader.label(pace_text(pace), 100), value=typed) for typed, pace in paces.items()]


def _minutes(part: str, texts: Texts) -> int:
    seconds = length_of(part, texts).total_seconds()
    if seconds % MINUTE:
        raise Trouble(BAD_PACE, least=LEAST, most=MOST)
    return int(seconds) // MINUTE

"""/log: what has happened at a table, by round, seat and kind of events."""

from __future__ import annotations

import re

from discord import app_commands
from discord.ext import commands

from bot.commands.which_table import fitting_seats, seat_number, seat_value, table_of_cards
from bot.commands.wording import (
    ANYWHERE,
    INSTALLED,
    CommandOption,
    bot_of,
    command,
    own_tables,
    server_tables,
    suggestion,
    typed_so_far,
)
from bot.messages.handlers import reads_here
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction
from engine.texts import Listed, say
from face.core.names import reader_for, seat_names
from face.records.log_lines import LogFilter, kind_text, kinds_of_log, last_round, lines_of
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL
from face.wordings.reader import Reader
from host.people.notes import TableLog
from host.values import Table, Trouble

NO_SUCH_KIND = "log-no-such-kind"  # `kinds_of_log`: those there are
NO_ROUNDS = (1, 0)  # it is answered with those there are
ROUNDS = re.compile(r"(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?")
_Typed = app_commands.Range[str, 1, 100]


@suggestion
async def rounds_there_are(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the rounds of the table that is meant, the latest first."""
    log = await _log_meant(interaction)
    reader, last = reader_of(interaction), last_round(lines_of(log))
    named = {str(number): say("log-round", round=number) for number in range(last, 0, -1)}
    if log.table.status == "playing" and last:
        named[str(last)] = say("log-round-now", round=last)
    named["0"] = say("log-before")
    return _fitting({value: reader.label(text, OPTION_LABEL) for value, text in named.items()}, current)


@suggestion
async def seats_there_are(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the seats of the table that is meant."""
    table = (await _log_meant(interaction)).table
    names = seat_names(table, reader_of(interaction).texts)
    return fitting_seats(table, ((name, seat_value(seat)) for seat, name in names.items()), current)


@suggestion
async def kinds_there_are(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the kinds of events of the table that is meant."""
    log = await _log_meant(interaction)
    return _fitting(_kinds(log.table, log.seat, reader_of(interaction)), current)


async def _tables_to_read(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggests the person's own tables, then those of the server."""
    own = await own_tables(interaction, current)
    mine = {choice.value for choice in own}
    others = [choice for choice in await server_tables(interaction, current) if choice.value not in mine]
    return (own + others)[:MOST_OPTIONS]


def _fitting(labels: dict[str, str], typed: str) -> list[tuple[str, str]]:
    wanted = typed.strip().casefold()
    return [(label, value) for value, label in labels.items() if wanted in label.casefold() or wanted == value]


def _kinds(table: Table, seat: int | None, reader: Reader) -> dict[str, str]:
    return {
        kind: reader.label(kind_text(table.game, kind), OPTION_LABEL) for kind in kinds_of_log(table.game, own=seat)
    }


async def _log_meant(interaction: Interaction) -> TableLog:
    """The log of the table that is typed so far or meant. Raises Trouble if this person may not read it."""
    table_id = await table_of_cards(interaction, typed_so_far(interaction, "table"))
    log = await bot_of(interaction).house.stories.log(table_id, interaction.user.id)
    reads_here(interaction, log.table)
    return log


def _rounds_meant(typed: str) -> tuple[int, int]:
    """The first and the last round of what was typed ("3", "2-4"), NO_ROUNDS for anything else."""
    match = ROUNDS.fullmatch(typed.strip())
    return NO_ROUNDS if match is None else (int(match[1]), int(match[2] or match[1]))


def _kind_meant(typed: str, table: Table, reader: Reader) -> str:
    """The kind that was chosen from the list, or of which the name was typed. Raises Trouble `log-no-such-kind`."""
    wanted, there = typed.strip().casefold(), _kinds(table, 0, reader)
    for kind, label in there.items():
        if wanted in (kind, label.casefold()):
            return kind
    raise Trouble(NO_SUCH_KIND, kinds=Listed(tuple(there.values())))


class LogCommands(commands.Cog):
    """The command /log."""

    @command(
        "log",
        "command-log",
        round=CommandOption("option-log-round", rounds_there_are),
        seat=CommandOption("option-log-seat", seats_there_are),
        kind=CommandOption("option-log-kind", kinds_there_are),
        table=CommandOption("option-log-table", _tables_to_read),
    )
    @INSTALLED
    @ANYWHERE
    async def log(
        self,
        interaction: Interaction,
        round: _Typed | None = None,
        seat: _Typed | None = None,
        kind: _Typed | None = None,
        table: _Typed | None = None,
    ) -> None:
        bot, table_id = bot_of(interaction), await table_of_cards(interaction, table)
        its = await bot.house.lookups.table(table_id)
        reads_here(interaction, its)
        first, last = (None, None) if round is None else _rounds_meant(round)
        wanted = LogFilter(
            first,
            last,
            None if seat is None else seat_number(its, seat, reader_of(interaction).texts),
            "" if kind is None else _kind_meant(kind, its, reader_for(its, locale_of(interaction))),
        )
        await bot.logs.open(interaction, table_id, wanted)

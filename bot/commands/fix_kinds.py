"""Says how each kind of fix is typed, with an entry for each kind that /fix and /request both read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from msgspec import Struct

from bot.commands.fix_options import (
    Finds,
    amounts,
    cards,
    offered_levels,
    point_number,
    points,
    present_scores,
    quantities,
    read_scores,
    seats,
)
from bot.commands.translator import described
from bot.commands.wording import at_typed_table, reader_of
from bot.kit.errors import answered
from bot.moderation.words import REASON_LENGTH
from engine.core.fixing import Change
from host import fixes as kinds
from host.fixes import Fix, FixKind
from host.seats.votes import MOST_HOURS
from host.values import Person, Table, Trouble

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]
Callback = Callable[..., Coroutine[Any, Any, None]]

NEWCOMER_BOT = "newcomer-bot"
NEWCOMER_YOURSELF = "newcomer-yourself"
LONGEST_LEVEL = 20  # characters of its name
MOST_BY = 1000  # of a change at once; what really fits is the game's to say
REASON = app_commands.Range[str, 1, REASON_LENGTH]


class Option(Struct, frozen=True):
    """An option of a command. `suggest`: its autocompletion, by how the table is chosen; `default`: if left out."""

    name: str
    type: Any
    text: str
    suggest: Callable[[Finds], Any] | None = None
    default: Any = Parameter.empty

    @property
    def required(self) -> bool:
        """Whether it must be typed."""
        return self.default is Parameter.empty


class Typed(Struct, frozen=True):
    """The options that were typed: `values` by option; `seat` finds their seat, None where the whole table is meant."""

    interaction: Interaction
    table_id: int
    values: Mapping[str, Any]
    seat: Callable[[], Awaitable[int | None]]
    table: Table | None = None


class FixCommand(Struct, frozen=True):
    """The command of a kind of fix: its options beside the table, and how the fix is read from typed options."""

    kind: type[FixKind]
    read: Callable[[Typed], Awaitable[Fix]]
    options: tuple[Option, ...] = ()
    name: str = ""  # "" for the tag of the kind

    @property
    def called(self) -> str:
        """The name of the command."""
        return self.name or str(self.kind.__struct_config__.tag)


def made_command(name: str, text: str, options: tuple[Option, ...], finds: Finds, run: Callback) -> Command:
    """Make a slash command with those options, the required ones first; `run` gets them by name."""
    ordered = sorted(options, key=lambda option: not option.required)

    async def callback(interaction: Interaction, /, **values: Any) -> None:
        await answered(interaction, at_typed_table(interaction, values, run(interaction, **values)))

    parameters = [
        Parameter(option.name, Parameter.KEYWORD_ONLY, default=option.default, annotation=option.type)
        for option in ordered
    ]
    whose = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    callback.__signature__ = Signature([whose, *parameters])  # type: ignore[attr-defined]  # discord.py reads it
    made: Command = app_commands.Command(name=name, description=described(text), callback=callback)
    app_commands.describe(**{option.name: described(option.text) for option in ordered})(made)
    app_commands.autocomplete(**{option.name: option.suggest(finds) for option in ordered if option.suggest})(made)
    return made


# ---------------------------------------------------------------------------------- the kinds


async def _rewind(typed: Typed) -> Fix:
    await typed.seat()  # refuses a player who does not sit there
    return kinds.Rewind(await point_number(typed.interaction, typed.table_id, typed.values["to"]))


async def _deadline(typed: Typed) -> Fix:
    return kinds.Deadline(typed.values["hours"], await typed.seat())


async def _adjust(typed: Typed) -> Fix:
    change = Change(typed.values["what"], typed.values["by"], typed.values["card"])
    return kinds.Adjust(await typed.seat() or 0, change)


async def _correct(typed: Typed) -> Fix:
    assert typed.table is not None  # noqa: S101  only moderators correct a result
    return kinds.Correct(read_scores(typed.table, typed.values["scores"], reader_of(typed.interaction).texts))


async def _replace(typed: Typed) -> Fix:
    newcomer = typed.values["newcomer"]
    if newcomer.bot:
        raise Trouble(NEWCOMER_BOT)
    if newcomer.id == typed.interaction.user.id:
        raise Trouble(NEWCOMER_YOURSELF)
    return kinds.Replace(await typed.seat() or 0)


async def _automate(typed: Typed) -> Fix:
    return kinds.Automate(await typed.seat() or 0, typed.values["level"].strip().casefold())


def newcomer_of(values: Mapping[str, Any]) -> Person | None:
    """The person who is to take the seat, None if nobody was typed."""
    member = values.get("newcomer")
    return None if member is None else Person(member.id, member.display_name)


def _of_seat(kind: type[kinds.Reopen | kinds.Answer | kinds.Remove]) -> Callable[[Typed], Awaitable[Fix]]:
    async def read(typed: Typed) -> Fix:
        return kind(await typed.seat() or 0)

    return read


def _whole(kind: type[kinds.Pause | kinds.Resume | kinds.Void | kinds.Unfreeze]) -> Callable[[Typed], Awaitable[Fix]]:
    async def read(typed: Typed) -> Fix:
        return kind()

    return read


PLAYER = Option("player", str, "option-fix-player", lambda _: seats)
ANY_PLAYER = Option("player", str | None, "option-fix-player-or-all", lambda _: seats, None)
TO = Option("to", str, "option-fix-to", points)
HOURS = Option("hours", app_commands.Range[int, -MOST_HOURS, MOST_HOURS], "option-fix-hours")
SCORES = Option("scores", app_commands.Range[str, 1, 300], "option-fix-scores", lambda _: present_scores)
NEWCOMER = Option("newcomer", discord.Member, "option-fix-newcomer")
LEVEL = Option("level", app_commands.Range[str, 1, LONGEST_LEVEL], "option-fix-level", lambda _: offered_levels)
CHANGE = (
    Option("what", str, "option-fix-what", quantities),
    Option("by", app_commands.Range[int, -MOST_BY, MOST_BY], "option-fix-by", amounts),
    Option("card", str, "option-fix-card", cards, ""),
)

COMMANDS = {
    entry.called: entry
    for entry in (
        FixCommand(kinds.Rewind, _rewind, (TO,)),
        FixCommand(kinds.Void, _whole(kinds.Void)),
        FixCommand(kinds.Correct, _correct, (SCORES,), name="result"),
        FixCommand(kinds.Unfreeze, _whole(kinds.Unfreeze)),
        FixCommand(kinds.Reopen, _of_seat(kinds.Reopen), (PLAYER,)),
        FixCommand(kinds.Answer, _of_seat(kinds.Answer), (PLAYER,)),
        FixCommand(kinds.Adjust, _adjust, (PLAYER, *CHANGE)),
        FixCommand(kinds.Remove, _of_seat(kinds.Remove), (PLAYER,)),
        FixCommand(kinds.Replace, _replace, (PLAYER, NEWCOMER)),
        FixCommand(kinds.Automate, _automate, (PLAYER, LEVEL)),
        FixCommand(kinds.Deadline, _deadline, (HOURS, ANY_PLAYER)),
        FixCommand(kinds.Pause, _whole(kinds.Pause)),
        FixCommand(kinds.Resume, _whole(kinds.Resume)),
    )
}

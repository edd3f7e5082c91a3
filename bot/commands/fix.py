"""/fix: moderators set tables right; /request: players ask them to. A command only previews: a button applies it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.board.on_request import draw
from bot.commands.fix_options import (
    Finds,
    amounts,
    cards,
    fixable_tables,
    offered_levels,
    own_seat,
    own_table,
    point_number,
    points,
    present_scores,
    quantities,
    read_scores,
    seats,
    table_to_fix,
)
from bot.commands.which_table import seat_number
from bot.commands.wording import (
    ANYWHERE,
    IN_SERVERS,
    INSTALLED,
    at_typed_table,
    bot_of,
    command,
    described,
    own_tables,
    reader_of,
)
from bot.messages.errors import answered
from bot.messages.page import GREY, plain_message
from bot.messages.replies import Reply, cause_of, person_of
from bot.moderation.handlers import moderated
from engine.core.fixing import Change
from engine.core.texts import say
from face.table.news import REASON_LENGTH
from host import fixes as kinds
from host.fixes import Fix, FixKind
from host.seats.votes import MOST_HOURS
from host.values import NO_SUCH_TABLE, Person, Table, Trouble

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
    """Makes a slash command with those options, the required ones first; `run` gets them by name."""
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


ORDER = (
    "look",
    "requests",
    "undelivered",
    "history",
    "rewind",
    "void",
    "result",
    "unfreeze",
    "unfreeze-all",
)  # then all others
TABLE = Option("table", str | None, "option-fix-table", lambda _: fixable_tables, None)


@INSTALLED
@IN_SERVERS
class FixCommands(commands.GroupCog, group_name="fix", group_description=described("command-fix")):
    """The subcommands of /fix. Discord shows them to everybody: the bot knows the moderator role and checks it."""

    def __init__(self) -> None:
        group = self.app_command
        assert isinstance(group, app_commands.Group)  # noqa: S101  GroupCog makes it
        own = {each.name: each for each in group.commands}
        for name in own:
            group.remove_command(name)
        for name in dict.fromkeys((*ORDER, *COMMANDS)):
            group.add_command(own[name] if name in own else _command(COMMANDS[name]))

    @command("look", "command-fix-look")
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def look(self, interaction: Interaction, table: str | None = None) -> None:
        await _overview(interaction, table)

    @command("requests", "command-fix-requests")
    async def requests(self, interaction: Interaction) -> None:
        await bot_of(interaction).fixes.requests(interaction)

    @command("undelivered", "command-fix-undelivered")
    async def undelivered(self, interaction: Interaction) -> None:
        await bot_of(interaction).fixes.undelivered(interaction)

    @command("history", "command-fix-history")
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def history(self, interaction: Interaction, table: str | None = None) -> None:
        await _history(interaction, table)

    @command("unfreeze-all", "command-fix-unfreeze-all")
    @app_commands.describe(reason=described("option-fix-reason"))
    async def unfreeze_all(self, interaction: Interaction, reason: REASON) -> None:
        await _resume(interaction, reason)


def _command(entry: FixCommand) -> Command:
    async def run(interaction: Interaction, table: str | None, **values: Any) -> None:
        fixes = bot_of(interaction).fixes
        if not entry.options:
            table_id = await table_to_fix(interaction, table)
            await fixes.look(interaction, table_id, await entry.read(Typed(interaction, table_id, values, _nobody)))
            return
        meant = await _table(interaction, table)

        async def seat() -> int | None:
            player = values.get("player")
            return None if player is None else seat_number(meant, player, reader_of(interaction).texts)

        fix = await entry.read(Typed(interaction, meant.id, values, seat, meant))
        await fixes.look(interaction, meant.id, fix, newcomer_of(values))

    return made_command(entry.called, f"command-fix-{entry.called}", (*entry.options, TABLE), table_to_fix, run)


async def _nobody() -> int | None:
    return None


async def _overview(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).fixes.overview(interaction, await table_to_fix(interaction, typed))


async def _history(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).fixes.history(interaction, await table_to_fix(interaction, typed))


async def _resume(interaction: Interaction, reason: str) -> None:
    """Lets all halted tables of the server go on, and names those that still break."""
    house = bot_of(interaction).house
    server_id = await moderated(interaction, house)
    reply, me = Reply(interaction, fresh=True), person_of(interaction)
    done = await reply.within(
        house.resuming.resume_halted(reason, cause_of(interaction), moderator=me, server_id=server_id, draw=draw)
    )
    lines = [say("fix-resumed", count=len(done.went_on))]
    for key, tables in (("fix-still-halted", done.still), ("fix-halted-not-yours", done.not_yours)):
        if tables:
            lines.append(say(key, tables=", ".join(str(table) for table in tables), count=len(tables)))
    await reply.show(plain_message(reader_of(interaction).lines(lines), GREY))


async def _table(interaction: Interaction, typed: str | None) -> Table:
    """The table that is meant, for a moderator only. Raises Trouble `not-a-moderator`, and as `table_to_fix` does."""
    server_id = await moderated(interaction, bot_of(interaction).house)
    table = await bot_of(interaction).house.lookups.table(await table_to_fix(interaction, typed))
    if table.place.server_id != server_id:
        raise Trouble(NO_SUCH_TABLE)
    return table


REQUEST_ORDER = ("adjust", "reopen", "rewind", "deadline", "answer", "pause")
WHY = Option("why", REASON, "option-fix-why")
REQUEST_TABLE = Option("table", str | None, "option-own-table", lambda _: own_tables, None)


@INSTALLED
@ANYWHERE
class RequestCommands(commands.GroupCog, group_name="request", group_description=described("command-request")):
    """The subcommands of /request: a command for each kind of fix that players may ask for."""

    def __init__(self) -> None:
        _fill(self.app_command)


@INSTALLED
@ANYWHERE
class AskFixCommands(commands.GroupCog, group_name="ask-fix", group_description=described("command-ask-fix")):
    """The subcommands of /ask-fix, the old name of /request: they do the same."""

    def __init__(self) -> None:
        _fill(self.app_command)


def _fill(group: Any) -> None:
    assert isinstance(group, app_commands.Group)  # noqa: S101  GroupCog makes it
    for name in REQUEST_ORDER:
        group.add_command(_request_command(COMMANDS[name]))


def _request_command(entry: FixCommand) -> Command:
    async def run(interaction: Interaction, why: str, table: str | None, **values: Any) -> None:
        table_id = await own_table(interaction, table)
        typed = Typed(interaction, table_id, values, lambda: own_seat(interaction, table_id))
        await bot_of(interaction).fixes.ask(interaction, table_id, await entry.read(typed), why)

    options = (*(option for option in entry.options if option.name != "player"), WHY, REQUEST_TABLE)
    return made_command(entry.called, f"command-request-{entry.called}", options, own_table, run)

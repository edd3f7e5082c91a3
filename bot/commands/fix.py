"""/fix: moderators set tables right; /request: players ask them to. A command only previews: a button applies it.

A kind of fix needs no command of its own here: its options, and how it is read from them, follow from its fields.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import fields

from bot.board.on_request import draw_board
from bot.commands.fix_options import (
    fixable_own_table,
    fixable_tables,
    own_seat,
    point_number,
    present_scores,
    read_scores,
    suggest_amounts,
    suggest_cards,
    suggest_meant_levels,
    suggest_points,
    suggest_quantities,
    suggest_seats,
    table_to_fix,
)
from bot.commands.which_table import seat_number
from bot.commands.wording import (
    ANYWHERE,
    INSTALLED,
    OWN_TABLE,
    CommandOption,
    at_typed_table,
    bot_of,
    command,
    locale_string,
    with_options,
)
from bot.messages.errors import reply_with_errors
from bot.messages.page import GREY, plain_message
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from bot.moderation.blocks import block_person, list_blocked, unblock_person
from bot.moderation.handlers import moderated_server
from engine.extras.fixing import Change
from engine.texts import say
from face.asking.requests import MOST_BY, REQUEST_ORDER, chosen_for
from face.table.news import REASON_LENGTH
from host.fixes import FIXES, Fix, FixKind
from host.lobby.bounds import LONGEST_REASON
from host.seats.votes import MOST_HOURS
from host.values import NO_SUCH_TABLE, Person, Table, Trouble

Command = app_commands.Command[Any, ..., None]
_Callback = Callable[..., Coroutine[Any, Any, None]]

NEWCOMER_BOT = "newcomer-bot"
NEWCOMER_YOURSELF = "newcomer-yourself"
LONGEST_LEVEL = 20  # characters of its name
REASON = app_commands.Range[str, 1, REASON_LENGTH]
BlockReason = app_commands.Range[str, 0, LONGEST_REASON]


class TypedOption(Struct, frozen=True):
    """An option with its name and type. `default`: its value if it is left out; without one it must be typed."""

    name: str
    type: Any
    option: CommandOption
    default: Any = Parameter.empty

    @property
    def parameter(self) -> Parameter:
        """The parameter of a command's callback that discord.py makes this option of."""
        return Parameter(self.name, Parameter.KEYWORD_ONLY, default=self.default, annotation=self.type)


class _Typed(Struct, frozen=True):
    """The options that were typed: `values` by option; `seat` finds their seat, None where the whole table is meant."""

    interaction: Interaction
    table_id: int
    values: Mapping[str, Any]
    seat: Callable[[], Awaitable[int | None]]
    table: Table | None = None


# ---------------------------------------------------------------------------- the fields of kinds


class FieldOptions(Struct, frozen=True):
    """The options in which a field of a fix is typed, and how its value is read from them."""

    read: Callable[[_Typed], Awaitable[Any]]
    options: tuple[TypedOption, ...]


async def _seat(typed: _Typed) -> int | None:
    return await typed.seat()


async def _point(typed: _Typed) -> int:
    await typed.seat()  # refuses a player who does not sit there
    return await point_number(typed.interaction, typed.table_id, typed.values["to"])


async def _hours(typed: _Typed) -> int:
    return int(typed.values["hours"])


async def _change(typed: _Typed) -> Change:
    return Change(typed.values["what"], typed.values["by"], typed.values["card"])


async def _scores(typed: _Typed) -> tuple[int, ...]:
    assert typed.table is not None  # noqa: S101  only moderators correct a result
    return read_scores(typed.table, typed.values["scores"], reader_of(typed.interaction).texts)


async def _level(typed: _Typed) -> str:
    return str(typed.values["level"]).strip().casefold()


_PLAYER = TypedOption("player", str, CommandOption("option-fix-player", suggest_seats))
ANY_PLAYER = TypedOption("player", str | None, CommandOption("option-fix-player-or-all", suggest_seats), None)
NEWCOMER = TypedOption("newcomer", discord.Member | discord.User, CommandOption("option-fix-newcomer"))
TO = TypedOption("to", str, CommandOption("option-fix-to", suggest_points))
HOURS = TypedOption("hours", app_commands.Range[int, -MOST_HOURS, MOST_HOURS], CommandOption("option-fix-hours"))
SCORES = TypedOption("scores", app_commands.Range[str, 1, 300], CommandOption("option-fix-scores", present_scores))
LEVEL = TypedOption(
    "level", app_commands.Range[str, 1, LONGEST_LEVEL], CommandOption("option-fix-level", suggest_meant_levels)
)
CHANGE = (
    TypedOption("what", str, CommandOption("option-fix-what", suggest_quantities)),
    TypedOption("by", app_commands.Range[int, -MOST_BY, MOST_BY], CommandOption("option-fix-by", suggest_amounts)),
    TypedOption("card", str, CommandOption("option-fix-card", suggest_cards), ""),
)
FIELDS = {
    "seat": FieldOptions(_seat, (_PLAYER,)),
    "to": FieldOptions(_point, (TO,)),
    "hours": FieldOptions(_hours, (HOURS,)),
    "change": FieldOptions(_change, CHANGE),
    "scores": FieldOptions(_scores, (SCORES,)),
    "level": FieldOptions(_level, (LEVEL,)),
}
"""By the name of the field in `host.fixes`, for all that are chosen."""


def _options_of(kind: type[FixKind]) -> tuple[TypedOption, ...]:
    """The options of a moderator's command for fixes of that kind, beside the table."""
    options: list[TypedOption] = []
    for field in (each for each in fields(kind) if each.name in chosen_for(kind)):
        whole_table_too = field.name == "seat" and field.default is None
        options += (ANY_PLAYER,) if whole_table_too else FIELDS[field.name].options
    return (*options, NEWCOMER) if kind.consent == "newcomer" else tuple(options)


async def _read_fix(kind: type[FixKind], typed: _Typed) -> Fix:
    """The fix that the typed options mean. Raises Trouble and Refusal."""
    fix: Any = kind(**{name: await FIELDS[name].read(typed) for name in chosen_for(kind)})
    return fix  # type: ignore[no-any-return]


def _newcomer_of(interaction: Interaction, values: Mapping[str, Any]) -> Person | None:
    """The person who is to take the seat, None if nobody was typed. Raises Trouble `newcomer-bot`, ..."""
    member = values.get("newcomer")
    if member is None:
        return None
    if member.bot:
        raise Trouble(NEWCOMER_BOT)
    if member.id == interaction.user.id:
        raise Trouble(NEWCOMER_YOURSELF)
    return Person(member.id, member.display_name)


def _made_command(name: str, text: str, options: tuple[TypedOption, ...], run: _Callback) -> Command:
    """Makes a slash command with those options, the required ones first; `run` gets them by name."""
    ordered = sorted(options, key=lambda option: option.default is not Parameter.empty)

    async def callback(interaction: Interaction, /, **values: Any) -> None:
        await reply_with_errors(interaction, at_typed_table(interaction, values, run(interaction, **values)))

    whose = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    signature = Signature([whose, *(option.parameter for option in ordered)])
    callback.__signature__ = signature  # type: ignore[attr-defined]  # discord.py reads it
    with_options(callback, {option.name: option.option for option in ordered})
    return app_commands.Command(name=name, description=locale_string(text), callback=callback)


# ----------------------------------------------------------------------------------- the commands


_NAMES = {"correct": "result"}  # where it is not the tag of the kind
COMMANDS = {_NAMES.get(tag, tag): kind for tag, kind in FIXES.items()}
ORDER = (
    *("look", "requests", "undelivered", "history", "rewind", "void", "result", "unfreeze", "unfreeze-all", "reopen"),
    *("answer", "adjust", "remove", "replace", "automate", "deadline", "pause", "resume"),
    *("block", "unblock", "blocked"),
)  # then all others
FIXABLE_TABLE = CommandOption("option-fix-table", fixable_tables)
_TABLE = TypedOption("table", str | None, FIXABLE_TABLE, None)


@INSTALLED
@ANYWHERE
class FixCommands(commands.GroupCog, group_name="fix", group_description=locale_string("command-fix")):
    """The subcommands of /fix. Discord shows them to everybody: the bot knows the moderator role and checks it.

    In direct messages they are for open tables, and for those who moderate them.
    """

    def __init__(self) -> None:
        group = self.app_command
        assert isinstance(group, app_commands.Group)  # noqa: S101  GroupCog makes it
        own = {each.name: each for each in group.commands}
        for name in own:
            group.remove_command(name)
        for name in dict.fromkeys((*ORDER, *COMMANDS)):
            group.add_command(own[name] if name in own else _command(name, COMMANDS[name]))

    @command("look", "command-fix-look", table=FIXABLE_TABLE)
    async def look(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).fixes.overview(interaction, await table_to_fix(interaction, table))

    @command("requests", "command-fix-requests")
    async def requests(self, interaction: Interaction) -> None:
        await bot_of(interaction).fixes.requests(interaction)

    @command("undelivered", "command-fix-undelivered")
    async def undelivered(self, interaction: Interaction) -> None:
        await bot_of(interaction).fixes.undelivered(interaction)

    @command("history", "command-fix-history", table=FIXABLE_TABLE)
    async def history(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).fixes.history(interaction, await table_to_fix(interaction, table))

    @command(
        "block",
        "command-fix-block",
        user=CommandOption("option-block-user"),
        reason=CommandOption("option-block-reason"),
    )
    async def block(self, interaction: Interaction, user: discord.User, reason: BlockReason = "") -> None:
        await block_person(interaction, bot_of(interaction).house, user.id, reason)

    @command("unblock", "command-unblock", user=CommandOption("option-block-user"))
    async def unblock(self, interaction: Interaction, user: discord.User) -> None:
        await unblock_person(interaction, bot_of(interaction).house, user.id)

    @command("blocked", "command-fix-blocked")
    async def blocked(self, interaction: Interaction) -> None:
        await list_blocked(interaction, bot_of(interaction).house)

    @command("unfreeze-all", "command-fix-unfreeze-all", reason=CommandOption("option-fix-reason"))
    async def unfreeze_all(self, interaction: Interaction, reason: REASON) -> None:
        """Lets all halted tables of the server go on, and names those that still break."""
        house = bot_of(interaction).house
        server_id = await moderated_server(interaction, house)
        reply, me = Reply(interaction, fresh=True), person_of(interaction)
        done = await reply.within(
            house.resuming.resume_halted(
                reason, cause_of(interaction), moderator=me, server_id=server_id, draw=draw_board
            )
        )
        lines = [say("fix-resumed", count=len(done.went_on))]
        for key, tables in (("fix-still-halted", done.still), ("fix-halted-not-yours", done.not_yours)):
            if tables:
                lines.append(say(key, tables=", ".join(str(table) for table in tables), count=len(tables)))
        await reply.show(plain_message(reader_of(interaction).lines(lines), GREY))


def _command(name: str, kind: type[FixKind]) -> Command:
    options = _options_of(kind)

    async def run(interaction: Interaction, table: str | None, **values: Any) -> None:
        if not options:
            fix: Any = kind()
            await bot_of(interaction).fixes.look(interaction, await table_to_fix(interaction, table), fix)
            return
        meant = await _table(interaction, table)
        newcomer = _newcomer_of(interaction, values)

        async def seat() -> int | None:
            player = values.get("player")
            return None if player is None else seat_number(meant, player, reader_of(interaction).texts)

        fix = await _read_fix(kind, _Typed(interaction, meant.id, values, seat, meant))
        await bot_of(interaction).fixes.look(interaction, meant.id, fix, newcomer)

    return _made_command(name, f"command-fix-{name}", (*options, _TABLE), run)


async def _table(interaction: Interaction, typed: str | None) -> Table:
    """The table that is meant, for a moderator only. Raises Trouble `not-a-moderator`, and as `table_to_fix` does."""
    server_id = await moderated_server(interaction, bot_of(interaction).house)
    table = await bot_of(interaction).house.lookups.table(await table_to_fix(interaction, typed))
    if table.place.server_id != server_id:
        raise Trouble(NO_SUCH_TABLE)
    return table


WHY = TypedOption("why", REASON, CommandOption("option-fix-why"))
REQUEST_TABLE = TypedOption("table", str | None, OWN_TABLE, None)


@INSTALLED
@ANYWHERE
class RequestCommands(commands.GroupCog, group_name="request", group_description=locale_string("command-request")):
    """The subcommands of /request: a command for each kind of fix that players may ask for."""

    def __init__(self) -> None:
        _fill(self.app_command)


@INSTALLED
@ANYWHERE
class AskFixCommands(commands.GroupCog, group_name="ask-fix", group_description=locale_string("command-ask-fix")):
    """The subcommands of /ask-fix, the old name of /request: they do the same."""

    def __init__(self) -> None:
        _fill(self.app_command)


def _fill(group: Any) -> None:
    assert isinstance(group, app_commands.Group)  # noqa: S101  GroupCog makes it
    for name in REQUEST_ORDER:
        group.add_command(_request_command(name, COMMANDS[name]))


def _request_command(name: str, kind: type[FixKind]) -> Command:
    async def run(interaction: Interaction, why: str, table: str | None, **values: Any) -> None:
        table_id = await fixable_own_table(interaction, table)
        typed = _Typed(interaction, table_id, values, lambda: own_seat(interaction, table_id))
        await bot_of(interaction).fixes.ask(interaction, table_id, await _read_fix(kind, typed), why)

    options = (*(option for option in _options_of(kind) if option.name != "player"), WHY, REQUEST_TABLE)
    return _made_command(name, f"command-request-{name}", options, run)

"""Whether a number is a table's is told to those who sit or sat there, and on its server; to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.messages.custom_ids import Press
from host.values import Place, Table
from tests.bot.people import Seat, World
from tests.bot.test_forged import HANDLERS
from tests.bot.test_hostile_typing import all_of
from tests.host.practice import practising
from tests.host.seating import ANNA, BERT, cause, play_out
from tests.secrecy.paper import Wire

NOBODYS = 1_000_007  # a number without a table
ELSEWHERE = Place(424_242, 1)  # a server on which the stranger is not
WORDS = {"game": "bids", "why": "why", "what": "3 coins", "player": "seat:1", "seat": "seat:1"}
WHO = ("on a server", "in direct messages", "as its manager")


async def of_others(world: World, state: str) -> Table:
    """A table that the stranger may know nothing of."""
    house = world.house
    if state.startswith("practice"):
        table = await practising.begun(house, "bids", "caretaker", 1)
        if state == "practice that is over":
            await practising.play_out(house, table)
    else:
        table = await house.lobby.open_table("bids", ELSEWHERE, ANNA, {}, cause())
        for person in (ANNA, BERT):
            table = await house.lobby.join(table.id, person, "", cause())
        if state != "a lobby elsewhere":
            table = (await house.lobby.start(table.id, ANNA.id, cause())).desk.table
        if state == "a game elsewhere that is over":
            await play_out(house, table)
    return await house.lookups.table(table.id)


STATES = (
    "practice",
    "practice that is over",
    "a lobby elsewhere",
    "a game elsewhere",
    "a game elsewhere that is over",
)


def wire_of(world: World, eve: Seat, who: str) -> Any:
    wire: Any = Wire(eve.user.id, server=who != WHO[1], client=world.env.bot)
    wire.guild_id = None if who == WHO[1] else world.guild.id
    wire.channel_id = world.channel.id
    wire.user.create_dm = lambda: world.env.bot.create_dm(discord.Object(eve.user.id))
    if who == WHO[2]:
        wire.permissions = discord.Permissions.all()
    wire.id = next(_clicks)
    return wire


_clicks = iter(range(10**9, 2 * 10**9))


def values_of(world: World, command: app_commands.Command[Any, Any, Any], table: int, every: bool) -> dict[str, Any]:
    """What is typed into a command: its table and what else it needs, or all it takes."""
    typed: dict[str, Any] = {}
    for option in command.parameters:
        if option.name == "table":
            typed["table"] = str(table)
        elif option.required or every:
            typed[option.name] = _value(option)
        else:
            typed[option.name] = option.default
    return typed


def _value(option: app_commands.Parameter) -> Any:
    if option.choices:
        return option.choices[0].value
    if option.type in (discord.AppCommandOptionType.integer, discord.AppCommandOptionType.number):
        return option.min_value
    if option.type is discord.AppCommandOptionType.user:
        return SimpleNamespace(id=5, display_name="Zoe", mention="<@5>", bot=False)
    return WORDS.get(option.name, "1")


def about_tables(world: World) -> Iterator[app_commands.Command[Any, Any, Any]]:
    """The commands into which the number of a table is typed."""
    for command in all_of(world):
        if any(option.name == "table" for option in command.parameters):
            yield command


async def typed(world: World, eve: Seat, who: str, table: int) -> dict[tuple[str, bool], Any]:
    """All that is answered to commands about that table."""
    said = {}
    for command in about_tables(world):
        for every in (False, True):
            wire = wire_of(world, eve, who)
            await command._do_call(wire, values_of(world, command, table, every))
            said[command.qualified_name, every] = wire.answers
    return said


async def pressed(world: World, eve: Seat, who: str, table: int) -> dict[tuple[str, str], Any]:
    """All that is answered to presses and modals about that table, were they let through."""
    said: dict[tuple[str, str], Any] = {}
    bot: Any = world.env.bot
    for action in sorted(HANDLERS.presses):
        for number, press in enumerate(presses(action, table)):
            wire = wire_of(world, eve, who)
            await bot.press(wire, press, ["0"])
            said[action, f"{number}"] = _without(wire.answers, table)
    for action in sorted(HANDLERS.modals):
        for number, press in enumerate(presses(action, table)):
            wire = wire_of(world, eve, who)
            wire.type = discord.InteractionType.modal_submit
            wire.data = {"custom_id": press.modal_id(), "components": []}
            await bot.on_interaction(wire)
            said[action, f"modal {number}"] = _without(wire.answers, table)
    return said


def presses(action: str, table: int) -> tuple[Press, ...]:
    return Press(action, table, "1.bid", "coins", "3"), Press(action, table)


def _without(answers: Any, table: int) -> str:
    """An answer in which the number that was pressed, in the ids of a modal, is any number."""
    return repr(answers).replace(f":{table}:", ":N:")


@pytest.mark.parametrize("state", STATES)
async def test_a_table_that_is_not_for_me_answers_as_one_that_is_not_there(world: World, state: str) -> None:
    table, eve = await of_others(world, state), world.person("eve")
    for who in WHO:
        commands = await typed(world, eve, who, table.id)
        assert len(commands) > 30
        assert commands == await typed(world, eve, who, NOBODYS), who
        clicks = await pressed(world, eve, who, table.id)
        assert len(clicks) > 80
        assert clicks == await pressed(world, eve, who, NOBODYS), who
        assert "on my side" not in repr((commands, clicks)), "the bot itself answers, no error of this test"


async def test_whose_table_it_is_or_was_is_told_why(world: World) -> None:
    """Who has left learns that they do not sit there any more, not that there is no table."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await world.house.seats.vacate(table, ben.user.id, cause())
    (desk,) = [one for one in about_tables(world) if one.qualified_name == "desk"]
    for who, told in ((ben, "You're not at this table"), (world.person("eve"), "There's no such table")):
        wire = wire_of(world, who, WHO[1])
        await desk._do_call(wire, {"table": str(table)})
        assert told in repr(wire.answers)

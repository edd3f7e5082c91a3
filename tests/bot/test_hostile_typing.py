"""Whatever is typed into an option, a modal or a short cut is answered with a sentence, never by a traceback."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands.table_options import read_options
from bot.desk.forms import typed_number
from engine.forms import Amount, Field
from engine.texts import Refusal
from face.wordings.typed_amounts import parse_number
from host.values import Trouble
from tests.bot.fixes.acting import Moderator, reply
from tests.bot.people import World
from tests.ground import DEEP

TYPED = discord.AppCommandOptionType.string
LONG = "9" * 5000
SHARES = 1 if DEEP else 3  # an option is typed one share of what is hostile, the next one another
HOSTILE = (
    LONG,
    f"-{LONG}",
    f"rounds={LONG}",
    f"rounds=-{LONG}",
    "rounds=" + "\u0663" * 5000,  # digits of another script
    "rounds=\u00b2",  # a digit that is no number
    f"rounds={'0' * 5000}1",
    "rounds=1e999",
    "rounds=0x10",
    f"pack={'x' * 5000}",
    f"{'x' * 5000}=1",
    f"#{LONG}",
    f"{LONG} h",
    f"{LONG}:{LONG}-{LONG}",
    f"{LONG}-{LONG}-{LONG}",
    f"ada {LONG}",
    f"seat:{LONG}",
    f"{LONG} wood",
    "\x00\u202e\ud800",
)


@pytest.fixture(autouse=True)
def _nothing_unexpected(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails at the end if the bot wrote a traceback or lacked a wording."""
    yield
    found = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not [record.getMessage() for record in found]


def commands(found: Any) -> Iterator[app_commands.Command[Any, Any, Any]]:
    """All slash commands, those of groups too."""
    for one in found:
        if isinstance(one, app_commands.Group):
            yield from commands(one.commands)
        elif isinstance(one, app_commands.Command):
            yield one


def all_of(world: World) -> list[app_commands.Command[Any, Any, Any]]:
    return list(commands(world.env.bot.tree.get_commands()))


async def test_every_number_a_command_takes_has_its_limits(world: World) -> None:
    """So Discord itself takes no other: a database has room for no more than 64 bits."""
    numbers = [
        (command.qualified_name, one)
        for command in all_of(world)
        for one in command.parameters
        if one.type in (discord.AppCommandOptionType.integer, discord.AppCommandOptionType.number)
    ]
    assert len(numbers) > 5
    assert not [
        (name, one.name)
        for name, one in numbers
        if one.min_value is None or one.max_value is None or max(abs(one.min_value), abs(one.max_value)) > 10**6
    ]


@pytest.mark.long
async def test_whatever_is_typed_into_an_option_is_answered(world: World) -> None:
    mia = Moderator(world, "mia", manages=True)
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    given: dict[str, Any] = {"table": str(table), "game": "bids", "why": "why", "what": "coins", "by": 1, "hours": 1}
    given |= {"points": 1, "counts": "void", "until": "3 days"}
    tried = options = 0
    for command in all_of(world):
        words = [one for one in command.parameters if one.type is TYPED and not one.choices]
        for option in words:
            others = {
                one.name: given.get(one.name, newcomer(world, one) or "x")
                for one in command.parameters
                if one.required and one is not option
            }
            options += 1
            for typed in HOSTILE[options % SHARES :: SHARES]:
                if option.max_value is not None and len(typed) > option.max_value:
                    continue  # Discord takes no more
                who = (mia, ada)[tried % 2]  # a moderator and a player in turn
                result = await who.member.slash(world.channel, command.qualified_name, **{**others, option.name: typed})
                said = reply(result)
                assert said, (command.qualified_name, option.name, typed[:20])
                assert "on my side" not in said, (command.qualified_name, option.name, typed[:20])
                tried += 1
    assert tried > 250 // SHARES


def newcomer(world: World, option: Any) -> Any:
    """Somebody, for an option that wants a person."""
    if option.type is discord.AppCommandOptionType.user:
        return world.person("nora").member
    return None


async def test_whatever_is_typed_is_suggested_something_or_nothing(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    for command in all_of(world):
        for option in [one for one in command.parameters if one.autocomplete]:
            if option.type is not discord.AppCommandOptionType.string:
                continue
            filled = {"game": "bids"} if option.name == "options" else {"table": str(table)}
            wanted = {name: value for name, value in filled.items() if name in {one.name for one in command.parameters}}
            for typed in HOSTILE[:9]:
                if option.name not in wanted:
                    await ada.member.autocomplete(world.channel, command.qualified_name, option.name, typed, **wanted)


@pytest.mark.parametrize("typed", ["3", " 3 ", "-3", "\u0663", "999999999", "000000003"])
def test_a_number_may_be_written_in_the_digits_of_any_script(typed: str) -> None:
    assert parse_number(typed) == int(typed)


@pytest.mark.parametrize("typed", ["", "-", "--3", "+3", "3.0", "1e9", "\u00b2", "0x3", "1_000", "9" * 10, LONG])
def test_what_is_no_number_is_none(typed: str) -> None:
    assert parse_number(typed) is None


def test_typed_amounts_and_options_of_thousands_of_digits_are_refused() -> None:
    for words in (LONG, f"-{LONG}", "\u0663" * 5000):
        with pytest.raises(Refusal) as refused:
            typed_number(Field("coins", Amount(0, 9)), words)
        assert refused.value.code == "out-of-range"
        with pytest.raises(Trouble) as trouble:
            read_options(f"rounds={words}" if words[0] != "-" else f"rounds={words[1:]}")
        assert trouble.value.code == "bad-options"
        assert len(str(trouble.value.details["option"])) < 100
    assert read_options("rounds=2, learners=yes pack=base") == {"rounds": 2, "learners": True, "pack": "base"}


def test_options_are_meant_as_a_phone_types_them() -> None:
    assert read_options("Learners=Yes Indulgence-trade=yes Boards=All-Chosen") == {
        "learners": True,
        "indulgence_trade": True,
        "boards": "all-chosen",
    }


async def test_a_table_with_a_number_of_thousands_of_digits_is_refused_in_a_sentence(world: World) -> None:
    ada = world.person("ada")
    said = await ada.member.slash(world.channel, "table new", game="bids", options=f"rounds={LONG}")
    assert "has no option “rounds=999" in reply(said)
    assert len(reply(said)) < len(LONG) / 10

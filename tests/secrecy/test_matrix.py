"""Every command x person x table: a clean private answer, and an effect for whom the table below allows one.

The commands come from the tree, so a new one is here by itself; it has to say what it needs.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from msgspec.structs import replace
from simcord.backend.errors import SetupError

from bot.kit.texts import texts
from db.connection import Statement
from host.values import Person, Place
from tests.bot.people import World, texts_of
from tests.ground import kept
from tests.host.seating import cause, put, state_of

PLAYERS = ("player", "other player", "player in a direct message")
ON_SERVER = ("player", "other player", "moderator", "manager", "outsider")
PEOPLE = (*ON_SERVER, "member of another server", "player in a direct message")
PARTS = 4  # of the commands, each in a test of its own
STATES = ("no table", "lobby", "playing", "paused", "ended", "closed")
RUNNING = ("playing", "paused")
HERE = ("player", "other player")
MODERATORS = ("moderator", "manager")
NOBODY: tuple[str, ...] = ()
PURSE = 731  # coins of seat 0, one more of seat 1: numbers that stand nowhere else

# Who changes something by a command, at which tables: of fixes only that they are looked at or wished for.
EFFECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "ask-fix adjust": (PLAYERS, RUNNING),
    "ask-fix answer": (PLAYERS, RUNNING),
    "ask-fix deadline": (PLAYERS, RUNNING),
    "ask-fix pause": (PLAYERS, ("playing",)),
    "ask-fix reopen": (PLAYERS, RUNNING),
    "ask-fix rewind": (NOBODY, ()),
    "card": (NOBODY, ()),
    "desk": (NOBODY, ()),
    "fix adjust": (MODERATORS, RUNNING),
    "fix answer": (MODERATORS, RUNNING),
    "fix deadline": (MODERATORS, RUNNING),
    "fix history": (NOBODY, ()),
    "fix look": (NOBODY, ()),
    "fix pause": (MODERATORS, ("playing",)),
    "fix remove": (MODERATORS, RUNNING),
    "fix reopen": (MODERATORS, RUNNING),
    "fix replace": (NOBODY, ()),
    "fix requests": (NOBODY, ()),
    "fix result": (MODERATORS, ("ended",)),
    "fix resume": (MODERATORS, ("paused",)),
    "fix rewind": (NOBODY, ()),
    "fix unfreeze": (NOBODY, ()),
    "fix unfreeze-all": (NOBODY, ()),
    "fix void": (MODERATORS, ("lobby", *RUNNING)),
    "help": (NOBODY, ()),
    "me away": (PEOPLE, STATES),
    "me back": (PEOPLE, STATES),
    "me explanations": (PEOPLE, STATES),
    "me export": (NOBODY, ()),
    "me forget": (NOBODY, ()),
    "me notifications": (PEOPLE, STATES),
    "me quiet": (PEOPLE, STATES),
    "me show": (NOBODY, ()),
    "me timezone": (PEOPLE, STATES),
    "offer": (PLAYERS, RUNNING),
    "orders": (NOBODY, ()),
    "pactum block": (MODERATORS, STATES),
    "pactum blocked": (NOBODY, ()),
    "pactum limits": (("manager",), STATES),
    "pactum setup": (("manager",), STATES),
    "pactum unblock": (("moderator",), STATES),  # then nobody is blocked any more
    "request adjust": (PLAYERS, RUNNING),
    "request answer": (PLAYERS, RUNNING),
    "request deadline": (PLAYERS, RUNNING),
    "request pause": (PLAYERS, ("playing",)),
    "request reopen": (PLAYERS, RUNNING),
    "request rewind": (NOBODY, ()),
    "rules": (NOBODY, ()),
    "seats": (NOBODY, ()),
    "table abandon": (HERE, RUNNING),
    "table cards": (NOBODY, ()),
    "table dossier": (NOBODY, ()),
    "table export": (NOBODY, ()),
    "table extend": (HERE, RUNNING),
    "table leave": (HERE, ("lobby",)),
    "table list": (NOBODY, ()),
    "table new": ((*ON_SERVER, "member of another server"), STATES),
    "table open": (NOBODY, ()),
    "table pause": (HERE, ("playing",)),
    "table resume": (HERE, ("paused",)),
    "table show": (NOBODY, ()),
    "table story": (HERE, ("playing", "paused", "ended", "closed")),  # up to where it has been read
}
PUBLIC = {"table new"}  # the lobby is for all to see
ARGUMENTS: dict[str, Any] = {
    "by": "mention",
    "game": "bids",
    "home": None,
    "hours": 5,
    "moderators": None,
    "name": "crown",
    "options": "rounds=2",
    "pace": "12 h",
    "player": "seat:1",
    "reason": "a wrong number, @everyone",
    "topic": "wings",
    "scores": "player 12, other player 9",
    "seat": "1",
    "to": "a step that never was",
    "until": "3 days",
    "what": "5",
    "why": "a wrong number",
    "zone": "Europe/Prague",
}
OF_COMMAND: dict[str, dict[str, Any]] = {
    "me quiet": {"hours": "23-7"},
    "request adjust": {"what": "crowns", "by": 1, "card": ""},
    "ask-fix adjust": {"what": "crowns", "by": 1, "card": ""},
    "fix adjust": {"what": "crowns", "by": 1, "card": ""},
    "pactum limits": {"tables": 500},
}
KEPT = (
    "tables",
    "seats",
    "states",
    "moves",
    "votes",
    "ballots",
    "clocks",
    "drafts",
    "orders",
    "players",
    "servers",
    "blocks",
    "proposals",
)
PRINTS = (f"(SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM {name} t) AS {name}" for name in KEPT)  # noqa: S608
PRINT = Statement(f"SELECT {', '.join(PRINTS)}")

FORGET = Statement("DELETE FROM players")

Leaf = app_commands.Command[Any, ..., Any]


def leaves(commands: Any) -> Iterator[Leaf]:
    """All commands that can be typed."""
    for one in commands:
        if isinstance(one, app_commands.Group):
            yield from leaves(one.commands)
        else:
            yield one


def rule_of(name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who may change what by that command."""
    for known in (name, name.split()[0]):
        if known in EFFECTS:
            return EFFECTS[known]
    raise AssertionError(f"say what /{name} needs: add it to EFFECTS in {__file__}")


class Town:
    """A server with people of all kinds, another server, and a table in each state."""

    def __init__(self, world: World) -> None:
        self.world = world
        guild, env = world.guild, world.env
        role = guild.create_role("moderators")
        boss = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        self.role, self.tables = role, dict.fromkeys(STATES, 9_999)
        users = {name: env.create_user(name.replace(" ", "-")) for name in PEOPLE[:-1]}
        roles = {"moderator": [role], "manager": [boss]}
        elsewhere = env.create_guild("Elsewhere")
        self.channels: dict[str, Any] = dict.fromkeys(ON_SERVER, world.channel)
        self.channels["member of another server"] = elsewhere.create_text_channel("games")
        self.actors: dict[str, Any] = {
            name: guild.add_member(users[name], roles=roles.get(name, [])) for name in ON_SERVER
        }
        self.actors["member of another server"] = elsewhere.add_member(users["member of another server"])
        self.actors["player in a direct message"] = users["player"]
        self.seated = [Person(users[name].id, name) for name in HERE]

    async def build(self, state: str) -> None:
        """A fresh table in that state; while it is played every purse holds a number nobody else has."""
        if state == "no table":
            return
        house, place = self.world.house, Place(self.world.guild.id, self.world.channel.id)
        ada, ben = self.seated
        table = await house.lobby.open_table("bids", place, ada, {"rounds": 1}, cause())
        self.tables[state] = table.id
        for person in self.seated:
            await house.lobby.join(table.id, person, "", cause())
        if state == "lobby":
            return
        await house.lobby.start(table.id, ada.id, cause())
        await self.world.deliver()  # what is on its way must not be drawn from half a change
        table = (await house.play.board(table.id)).table
        if state != "ended":  # then all purses are open by the rules
            begun = await state_of(house, table)
            purses = tuple(replace(purse, coins=PURSE + seat) for seat, purse in enumerate(begun.purses))
            await put(house, table, replace(begun, purses=purses))
        if state == "ended":
            for person, coins in zip(self.seated, (0, 1), strict=True):
                await house.play.answer(table.id, person.id, "1.bid", {"coins": coins}, cause())
            await house.play.answer(table.id, ada.id, "1.console", {"what": "coins"}, cause())
        elif state in ("paused", "closed"):
            vote = await house.votes.call_vote(table.id, ada.id, "pause" if state == "paused" else "abandon", cause())
            await house.votes.cast(table.id, ben.id, vote.id, True, cause())
        await self.world.deliver()

    async def settle_in(self) -> None:
        """Everybody has told where they live, and nothing else."""
        await self.world.house.database.write(FORGET, {})
        for actor in self.actors.values():
            await self.world.house.settings.set_zone(actor.id, "Europe/London")

    async def print(self) -> dict[str, str | None]:
        """What everything looks like that a command could change."""
        (row,) = await self.world.house.database.fetch(PRINT, {})
        return dict(row)

    def arguments(self, command: Leaf, state: str) -> dict[str, Any]:
        """Something sensible for each option. Raises AssertionError for one nobody thought of."""
        given: dict[str, Any] = {}
        own = OF_COMMAND.get(command.qualified_name, {})
        for option in command.parameters:
            name = option.name
            if name == "table":
                given[name] = str(self.tables[state])
            elif own and name not in own and not option.required:
                continue
            elif option.type is discord.AppCommandOptionType.channel:
                given[name] = self.world.channel
            elif option.type is discord.AppCommandOptionType.role:
                given[name] = self.role
            elif option.type is discord.AppCommandOptionType.user:
                given[name] = self.actors["other player"]
            elif option.type is discord.AppCommandOptionType.boolean:
                given[name] = True
            elif option.type is discord.AppCommandOptionType.integer:
                given[name] = int(own.get(name, option.min_value or 1))
            elif option.choices:
                given[name] = option.choices[-1].value
            elif name in own or name in ARGUMENTS:
                given[name] = own.get(name, ARGUMENTS.get(name))
            elif option.required:
                raise AssertionError(f"say what /{command.qualified_name} needs: {name!r}, in ARGUMENTS of {__file__}")
        return given

    async def typed(self, who: str, command: Leaf, state: str) -> Any:
        """The result of a command, None where Discord does not offer it."""
        actor, given = self.actors[who], self.arguments(command, state)
        if who == "member of another server":
            own = {discord.AppCommandOptionType.channel, discord.AppCommandOptionType.role}
            given = {
                one.name: actor if one.type is discord.AppCommandOptionType.user else given[one.name]
                for one in command.parameters
                if one.type not in own and one.name in given
            }
        try:
            if who == "player in a direct message":
                return await actor.slash(command.qualified_name, **given)
            return await actor.slash(self.channels[who], command.qualified_name, **given)
        except SetupError as hidden:
            if "not visible" not in str(hidden):
                raise
            return None

    def said(self, *, replies: bool) -> dict[int | None, str]:
        """What was sent, by who alone reads it; None for what everybody can.

        `replies`: the answers to interactions; else all the rest, messages and edits of them in channels.
        """
        backend = self.world.env.backend
        owners = {channel: user for user, channel in backend.dm_channels.items()}
        found: dict[int | None, str] = {}
        for entry in self.world.env.http_requests:
            parts = entry.path.strip("/").split("/")
            if replies != (parts[0] in ("interactions", "webhooks")):
                continue
            reader: int | None = None
            if parts[0] == "channels":
                reader = owners.get(int(parts[1]))
            elif parts[0] == "interactions" and int((entry.json.get("data") or {}).get("flags") or 0) & 64:
                reader = backend.interactions[int(parts[1])].user_id
            elif parts[0] == "interactions":
                record = backend.interactions[int(parts[1])]
                reader = record.user_id if record.guild_id is None else None
            elif parts[0] == "webhooks":
                reader = backend.interactions[backend.interaction_tokens[parts[2]]].user_id
            found[reader] = found.get(reader, "") + str(entry.json)
        return found


def answers(result: Any) -> list[Any]:
    """The messages a command was answered with."""
    return [one for one in (result.response, *result.followups) if one is not None]


@pytest.mark.parametrize("part", kept(range(PARTS), 0))
async def test_every_command_by_everybody_at_every_table(
    world: World, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    town, unexpected = Town(world), texts("en").format("error-unexpected", {})
    await world.house.lookups.set_server(world.guild.id, home_channel_id=None, moderator_role_id=town.role.id)
    await town.settle_in()
    for state in STATES:
        await town.build(state)
    wrong: list[str] = []
    commands = [*leaves(world.env.bot.tree.get_commands())]  # type: ignore[attr-defined]
    # Neighbours stay together: who is unblocked has been blocked by the command before.
    mine = commands[len(commands) * part // PARTS : len(commands) * (part + 1) // PARTS]
    for command in mine:
        name = command.qualified_name
        who_may, where = rule_of(name)
        of_table = any(option.name == "table" for option in command.parameters)
        for who in PEOPLE:
            for state in STATES if of_table else STATES[:1]:
                before = await town.print()
                with caplog.at_level(logging.ERROR):
                    result = await town.typed(who, command, state)
                changed = sorted(one for one, now in (await town.print()).items() if now != before[one])
                cell = f"/{name} by {who}, {state}"
                if result is not None:
                    wrong += [f"{cell}: {fault}" for fault in faults(result, name, who, unexpected)]
                if bool(changed) != (who in who_may and state in where):
                    wrong.append(f"{cell}: changed {changed}")
                if changed and of_table:
                    await town.build(state)
                if "players" in changed:
                    await town.settle_in()
    assert not wrong, "\n".join(wrong)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    for seat, person in enumerate(sorted(one.id for one in town.seated)):
        purse = rf"\b{PURSE + seat}\b"
        replied = [reader for reader, words in town.said(replies=True).items() if re.search(purse, words)]
        assert replied == ([person] if any(command.name == "desk" for command in mine) else [])
        # The living desk in the direct messages of its owner, edited when their table is paused.
        posted = [reader for reader, words in town.said(replies=False).items() if re.search(purse, words)]
        assert posted == [person]


def faults(result: Any, name: str, who: str, unexpected: str) -> list[str]:
    """What is wrong with an answer: none, not for this person alone, or a defect."""
    shown = answers(result)
    if not shown:
        return ["no answer"]
    found = ["unexpected" for one in shown if unexpected in texts_of(one.components)]
    if who != "player in a direct message" and name not in PUBLIC:
        found += ["for all to see" for one in shown if not one.ephemeral]
    return found


def test_a_command_nobody_has_thought_of_is_named() -> None:
    with pytest.raises(AssertionError, match="say what /table burn needs"):
        rule_of("table burn")

"""A server with people of all kinds and a table in each state, and what anybody can type there."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace
from simcord.backend.errors import SetupError

from db.connection.statements import Statement
from host.values import Person, Place
from tests.bot.people import World
from tests.host.seating import cause, put, state_of

ON_SERVER = ("player", "other player", "moderator", "manager", "outsider")
PEOPLE = (*ON_SERVER, "member of another server", "player in a direct message")
STATES = ("no table", "lobby", "playing", "paused", "ended", "closed")
HERE = ("player", "other player")
PURSE = 731  # coins of seat 0, one more of seat 1: numbers that stand nowhere else
ARGUMENTS: dict[str, Any] = {
    "by": "mention",
    "game": "bids",
    "home": None,
    "hours": 5,
    "level": "caretaker",
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
    "table start": {"when": "3 h"},
    "me quiet": {"hours": "23-7"},
    "request adjust": {"what": "crowns", "by": 1, "card": ""},
    "ask-fix adjust": {"what": "crowns", "by": 1, "card": ""},
    "fix adjust": {"what": "crowns", "by": 1, "card": ""},
    "play": {"game": "bids"},
    "pactum limits": {"tables": 500},
    "tournament open": {"pace": "daily", "options": ""},
    "tournament correct-table": {"table": "1", "counts": "void"},
}
KEPT = (
    "tables",
    "substitutes",
    "shunned",
    "wishes",
    "tournaments",
    "tournament_steps",
    "tournament_people",
    "tournament_tables",
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
            await self.world.deliver()  # it gets its thread
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
            name = option.display_name
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
                one.display_name: actor if one.type is discord.AppCommandOptionType.user else given[one.display_name]
                for one in command.parameters
                if one.type not in own and one.display_name in given
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

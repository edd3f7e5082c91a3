"""Moderators and players around fixes, as people press: one look, one reason, one answer."""

from __future__ import annotations

from typing import Any

import discord
from simcord.components import walk_components

from bot.commands.which_table import seat_value
from tests.bot.people import Seat, World, texts_of


def reply(result: Any) -> str:
    """What a command or press answered, whichever way."""
    shown = result.response or (result.followups[0] if result.followups else None)
    return texts_of(shown.components) if shown is not None else ""


class Moderator(Seat):
    """Somebody with the server's moderator role, or who may manage the server."""

    def __init__(self, world: World, name: str, *, manages: bool = False) -> None:
        self.world, self.name = world, name
        self.user = world.env.create_user(name)
        rights = discord.Permissions(manage_guild=True) if manages else discord.Permissions.none()
        self.role = world.guild.create_role(f"{name}s", permissions=rights)
        self.member = world.guild.add_member(self.user, roles=[self.role])
        self.desk, self.private = None, False

    async def appointed(self) -> Moderator:
        """The server's moderators are those with this one's role."""
        await self.world.house.lookups.set_server(self.world.guild.id, moderator_role_id=self.role.id)
        return self


async def moderator(world: World, name: str = "mia") -> Moderator:
    """A moderator by role."""
    return await Moderator(world, name).appointed()


async def look(who: Seat, table: int, fix: str, **options: Any) -> Any:
    """Give a command of /fix: the look at it."""
    return await who.member.slash(who.world.channel, f"fix {fix}", table=str(table), **options)


async def apply(who: Seat, looked: Any, reason: str = "a slip of mine") -> str:
    """Press Apply… and send the reason; what the message says then."""
    shown = await who.member.click(looked.response, label="Apply…")
    if shown.modal is None:
        return reply(shown)
    done = await who.member.submit_modal(shown, {"words": reason})
    await who.world.env.settle()
    if done.followups or (done.response is not None and done.response.id != looked.response.id):
        return reply(done)
    return texts_of(who.world.message_now(looked.response).components)


async def fixed(who: Seat, table: int, fix: str, reason: str = "a slip of mine", **options: Any) -> str:
    """Look and apply."""
    looked = await look(who, table, fix, **options)
    assert "Apply…" in labels(looked), reply(looked)
    return await apply(who, looked, reason)


def labels(result: Any) -> list[str]:
    """The buttons of an answer."""
    shown = result.response
    return [one["label"] for one in walk_components(shown.components) if one.get("type") == 2] if shown else []


def in_thread(world: World, table: int) -> list[Any]:
    """The bot's messages in a table's thread, oldest first."""
    bot = world.env.backend.bot_user.id
    return [one for one in world.messages(world.thread(table)) if one.author_id == bot]


def told(world: World, table: int) -> str:
    """All that the bot has said in a table's thread."""
    return "\n".join(texts_of(one.components) for one in in_thread(world, table))


def dms_of(seat: Seat) -> str:
    """All that the bot has written to somebody."""
    return "\n".join(texts_of(one.components) for one in seat.dms())


async def three(world: World, **options: Any) -> tuple[Seat, Seat, Seat, int]:
    """Ada, Ben and Cleo at a table of Bids that has just begun."""
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    return ada, ben, cleo, await world.seated(ada, ben, cleo, **options)


async def bids(world: World, table: int, *amounts: tuple[Seat, int]) -> None:
    """Sealed bids, without clicks."""
    for seat, coins in amounts:
        ask = (await world.house.play.desk(table, seat.user.id)).ask
        assert ask is not None
        await world.house.play.answer(table, seat.user.id, ask.id, {"coins": coins}, f"i:{ask.id}:{seat.name}")
    await world.deliver()


async def seat_of(world: World, table: int, who: Seat) -> str:
    """The seat of somebody, as the option `player` takes it."""
    card = (await world.house.lookups.table(table)).card(who.user.id)
    assert card is not None
    return seat_value(card.seat or 0)

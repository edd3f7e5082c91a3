"""What a process without the gateway knows of a server: what comes with the interaction, and what it asks for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec import json

from bot.app.background.jobs import Jobs
from bot.lobby.own_permissions import check_permissions
from bot.messages.errors import MissingPermissions
from bot.messages.reading_language import server_locale
from bot.moderation.handlers import has_role
from host.house import House
from host.play.order_calls import CALLED
from tests.bot.people import make_bot
from tests.bot.signing import press, until
from tests.ground import rows
from tests.host.seating import ANNA, BERT, playing

SERVER, CHANNEL, HOME, ROLE, OTHER_ROLE = 7 << 22, 5, 6, 11, 12


class Asked:
    """A bot that is asked for a server it does not know. `may`: what it may do in the home channel, None: nothing."""

    def __init__(self, may: discord.Permissions | None, *, leads: bool = False) -> None:
        self._may = may
        self.user = SimpleNamespace(id=1)
        self.house = SimpleNamespace(database=SimpleNamespace(presence=SimpleNamespace(leads=leads)))
        self.requests: list[str] = []

    def get_guild(self, _: int) -> None:
        return None

    async def fetch_guild(self, _: int, **__: Any) -> Any:
        self.requests.append("guild")
        return self

    async def fetch_member(self, _: int) -> Any:
        self.requests.append("member")
        return self.user

    async def fetch_channel(self, _: int) -> Any:
        self.requests.append("channel")
        if self._may is None:
            answer: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(answer, "Missing Access")
        return SimpleNamespace(permissions_for=lambda _: self._may)


def interaction_of(client: Asked, app: discord.Permissions) -> Any:
    return SimpleNamespace(
        client=client, channel=SimpleNamespace(id=CHANNEL), guild_id=SERVER, guild=object(), app_permissions=app
    )


async def test_the_interaction_says_what_the_bot_may_do_where_it_comes_from() -> None:
    client = Asked(None)
    await check_permissions(interaction_of(client, discord.Permissions.all()), CHANNEL)
    with pytest.raises(MissingPermissions) as caught:
        await check_permissions(interaction_of(client, discord.Permissions(view_channel=True)), CHANNEL)
    assert "send_messages" in caught.value.names
    assert client.requests == []


async def test_discord_is_asked_what_the_bot_may_do_elsewhere() -> None:
    client = Asked(discord.Permissions.all())
    await check_permissions(interaction_of(client, discord.Permissions.none()), HOME)
    assert client.requests == ["guild", "member", "channel"]
    for may in (discord.Permissions(view_channel=True), None):
        with pytest.raises(MissingPermissions):
            await check_permissions(interaction_of(Asked(may), discord.Permissions.all()), HOME)


async def test_a_process_that_hears_of_a_server_asks_for_nothing() -> None:
    client = Asked(discord.Permissions.all(), leads=True)
    with pytest.raises(MissingPermissions):
        await check_permissions(interaction_of(client, discord.Permissions.all()), HOME)
    assert client.requests == []


async def test_roles_and_the_servers_language_come_with_the_interaction(house: House) -> None:
    seen: list[discord.Interaction[Any]] = []
    async with make_bot(house) as bot:
        user: Any = {"id": "6", "username": "bot", "discriminator": "0", "avatar": None}
        bot._connection.user = discord.ClientUser(state=bot._connection, data=user)
        bot.on_interaction = lambda interaction: _noted(seen, interaction)  # type: ignore[method-assign, assignment]
        ada = {"id": "1", "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada"}
        member = {
            "user": ada,
            "roles": [str(ROLE)],
            "permissions": "0",
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        guild = {"id": str(SERVER), "locale": "cs", "features": []}
        more = {"guild_id": str(SERVER), "guild_locale": "cs", "guild": guild, "member": member, "user": None}
        bot.receive(json.decode(press(**more)))
        await until(lambda: bool(seen))
        assert has_role(seen[0].user, ROLE)
        assert not has_role(seen[0].user, OTHER_ROLE)
        assert not has_role(SimpleNamespace(), ROLE)  # type: ignore[arg-type]  # in direct messages
        assert server_locale(bot, SERVER) == "cs"
        bot.receive(json.decode(press(guild_locale="pl")))  # in direct messages
        await until(lambda: len(seen) == 2)
        assert (seen[1].guild_id, seen[1].user.id) == (None, 1)
        with pytest.raises(ValueError, match="no interaction"):
            bot.receive({"id": "5"})


async def _noted(seen: list[discord.Interaction[Any]], interaction: discord.Interaction[Any]) -> None:
    seen.append(interaction)


async def test_a_process_for_clicks_has_the_timer_of_orders_rung_in_the_one_that_leads(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[str] = []
    monkeypatch.setattr(house.database.presence, "ring", rung.append)
    monkeypatch.setattr(house.database.presence, "leads", False)
    jobs = Jobs(house)
    jobs.begin((), here=lambda: True)
    house.tables.called.set()
    await jobs.close()
    assert rung == [CALLED]


async def test_a_process_for_clicks_leaves_boards_and_messages_to_the_one_that_leads(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    house.database.presence.leads = False
    async with make_bot(house) as bot:
        with bot.deliverer.boards.held(table.id):
            pass
        await bot.deliverer.at_rest()
        (board,) = await rows(house.database, "SELECT dirty, claimed_by FROM boards")
        assert (board.dirty, board.claimed_by) == (True, None)
        bot.deliverer.wake()
        await bot.deliverer.at_rest()
        assert {row.state for row in await rows(house.database, "SELECT state FROM outbox")} == {"pending"}

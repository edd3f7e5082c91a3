"""Payloads of Discord's gateway, spoilt: the real client reads them and answers, without a database behind it.

Where it needs one it says that its records are away: what comes in is read and refused before.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from traceback import format_exception
from typing import Any

import discord
from discord.webhook import async_ as webhooks

from bot.app.client import Pactum
from db.connection.address import engine_url
from db.connection.session import Database
from db.trouble import DATABASE_AWAY, Trouble
from host.house import House, StewardThinking
from host.stewards.thinking import AtOnce
from tests.bot.people import make_bot
from tests.edges.garbage import spoilt, text
from tests.edges.targets import WrongStateError
from tests.wire.discord_parts import Json
from tests.wire.discord_people import BUTTON, People
from tests.wire.discord_world import World

SELECT, TEXT_INPUT = 3, 4
TURNS = 40  # of the loop, until an answer is out


class Gateway:
    """An edge with a client behind it. Every interaction that can be read is answered at most once."""

    name, share = "gateway payloads", 80_000

    def __init__(self, bot: Pactum, loop: asyncio.AbstractEventLoop) -> None:
        self._bot, self._loop = bot, loop
        self._world = World()
        self._people = People(self._world)
        self._heard: list[tuple[str, Json]] = []
        self._world.dispatch = lambda event, data: self._heard.append((event, data))
        self._broke: list[str] = []
        self.answers: list[Any] = []
        loop.set_exception_handler(lambda _, context: self._broke.append(repr(context)))
        self._errors = Errors(self._broke)
        for floor in ("bot", "face", "games"):
            logging.getLogger(floor).addHandler(self._errors)
        bot._connection.user = discord.ClientUser(state=bot._connection, data=self._world.bot)  # type: ignore[arg-type]
        bot._connection.application_id = int(self._world.app_id)
        bot._connection.parsers["GUILD_CREATE"](self._world.guild_create())
        self._commands = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
        self._actions = sorted(bot.handlers.presses)

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Gateway]:
        """A client that is not connected, whose replies are kept here."""
        loop = asyncio.new_event_loop()
        asyncio.set_event_loop(loop)
        house = House(_Away(), clock=lambda: datetime.now(UTC), entropy=os.urandom, thinking=StewardThinking(AtOnce()))
        bot = loop.run_until_complete(_made(house))
        gateway = cls(bot, loop)

        async def request(adapter: Any, route: Any, *_: Any, payload: Any = None, **__: Any) -> Json:
            gateway.answers.append(payload)
            return {"interaction": {"id": "1", "type": 2}}

        before, webhooks.AsyncWebhookAdapter.request = webhooks.AsyncWebhookAdapter.request, request  # type: ignore
        try:
            yield gateway
        finally:
            webhooks.AsyncWebhookAdapter.request = before  # type: ignore[method-assign]
            for floor in ("bot", "face", "games"):
                logging.getLogger(floor).removeHandler(gateway._errors)
            loop.run_until_complete(bot.close())
            loop.close()
            asyncio.set_event_loop(None)

    def case(self, chance: random.Random) -> None:
        event, payload = self._payload(chance)
        self.answers.clear()
        self._loop.run_until_complete(self._read(event, spoilt(chance, payload)))
        if self._broke:
            broke = "; ".join(self._broke)
            self._broke.clear()
            raise WrongStateError(f"{event}: {broke}")

    async def _read(self, event: str, payload: Any) -> None:
        self._bot._connection.parsers[event](payload)
        for _ in range(TURNS):
            await asyncio.sleep(0)
            if len(asyncio.all_tasks()) == 1:
                break

    def _payload(self, chance: random.Random) -> tuple[str, Json]:
        world = self._world
        way = chance.randrange(8)
        if way == 0:
            guild = world.guild_create()
            thread = {**world.channels[world.channel_id], "type": 11, "parent_id": world.channel_id}
            other = [("GUILD_UPDATE", guild), ("THREAD_CREATE", thread), ("CHANNEL_UPDATE", thread)]
            return chance.choice((*other, ("GUILD_MEMBER_REMOVE", {"guild_id": guild["id"], "user": world.owner})))
        self._heard.clear()
        user = world.owner["id"]
        if way < 3:
            self._command(chance, user)
        else:
            self._press(chance, user, modal=way == 7)
        return self._heard[-1]

    def _command(self, chance: random.Random, user: str) -> None:
        world, data = self._world, dict(chance.choice(self._commands))
        options: list[Json] = []
        at = data
        inside = options
        while subs := [one for one in at.get("options", []) if one["type"] in (1, 2)]:
            at = chance.choice(subs)
            inside.append({"name": at["name"], "type": at["type"], "options": []})
            inside = inside[0]["options"]
        for option in at.get("options", []):
            given = {3: text(chance), 4: chance.randrange(100), 5: True, 6: user, 7: world.channel_id, 8: user}
            inside.append({"name": option["name"], "type": option["type"], "value": given.get(option["type"], "1")})
        made = {"id": "1", "name": data["name"], "type": data.get("type", 1), "options": options}
        kind = 2
        if inside and "value" in inside[-1] and chance.randrange(4) == 0:
            inside[-1]["focused"], kind = True, 4
        self._people._interact(kind, user, world.channel_id, made)

    def _press(self, chance: random.Random, user: str, *, modal: bool) -> None:
        world = self._world
        parts = [
            chance.choice(self._actions),
            chance.choice(("", "1", "7")),
            chance.choice(("", "1.bid")),
            "coins",
            "2",
        ]
        tail = ":".join(parts)
        rows = [
            {"type": 1, "components": [{"type": BUTTON, "style": 1, "label": "x", "custom_id": f"p:{tail}"}]},
            {"type": 1, "components": [{"type": SELECT, "custom_id": f"s:{tail}", "options": [_option("a")]}]},
        ]
        channel = chance.choice((world.channel_id, world.dm(user)["id"]))
        message = world.post(channel, world.bot, {"components": rows})
        if modal:
            field = {"type": TEXT_INPUT, "id": 2, "custom_id": "words", "value": text(chance)}
            data = {"custom_id": f"m:{tail}", "components": [{"type": 18, "id": 1, "component": field}], "resolved": {}}
            self._people._interact(5, user, channel, data, message["id"])
        else:
            kind = chance.choice("ps")
            values = ["a"] if kind == "s" else None
            self._people.click(user, message["id"], f"{kind}:{tail}", values)
        world.messages.clear()
        world._in_channel.clear()
        self._people.by_id.clear()
        self._people.by_token.clear()


class Errors(logging.Handler):
    """Notes what is logged as an error, with its traceback."""

    def __init__(self, broke: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._broke = broke

    def emit(self, record: logging.LogRecord) -> None:
        self._broke.append(
            f"{record.getMessage()} {''.join(format_exception(*(record.exc_info or (None,) * 3)))}"[-1500:]
        )


class _Away(Database):
    """A database that cannot be reached, which is known at once."""

    def __init__(self) -> None:
        super().__init__(engine_url("postgresql://nobody@/none?host=/nonexistent"), "nowhere")

    async def _tried(self, work: Any) -> Any:
        raise Trouble(DATABASE_AWAY)


async def _made(house: House) -> Pactum:
    bot = make_bot(house)
    await bot._async_setup_hook()
    return bot


def _option(value: str) -> Json:
    return {"label": value, "value": value}

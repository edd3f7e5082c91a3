"""A server with a bot, and people who press what a person can press. Desks are read as they are shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import simcord
import simcord._dpy_internals
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
from simcord._runtime import _BOT_SCOPE
from simcord._settlement import _active_callbacks
from simcord.components import walk_components

from bot.app.background import jobs
from bot.app.client import Pactum
from bot.app.settings import BotOptions
from bot.app.underway import NEVER_REFUSES, RateLimiter
from bot.commands.table import read_options
from bot.commands.wording import CommandTranslator
from bot.messages.custom_ids import _PRESSED
from bot.messages.sending import NEVER_WAITS
from face.wordings.lengths import JOINER, SPACE
from host.house import House
from host.values import Person, Place

EPHEMERAL = 64  # Discord's flag of a message that only its reader sees, for a while


class Known(Pactum):
    """A bot whose commands Discord knows: telling them anew in each world took half of its start."""

    async def _register_commands(self) -> None:
        return


def make_bot(house: House, kind: type[Pactum] = Pactum, **options: Any) -> Pactum:
    """The bot as tests run it: no sweep, no pauses, the test game can be opened, people may be quick."""
    chosen = {name: options.pop(name) for name in BotOptions.__struct_fields__ if name in options}
    how = BotOptions(**{"extra_games": ("bids",), "sweep_seconds": None, **chosen})
    return kind(house, how, **{"timer": NEVER_WAITS, "guard": NEVER_REFUSES, **options})


_TOLD: list[dict[str, Any]] = []


async def commands_of(house: House) -> list[dict[str, Any]]:
    """The commands as the bot registers them, made once in a process."""
    if not _TOLD:
        tree = make_bot(house).tree
        told = [await one.get_translated_payload(tree, CommandTranslator()) for one in tree.get_commands()]
        _TOLD.extend({name: value for name, value in one.items() if name != "nsfw"} for one in told)  # as simcord does
    return _TOLD


def texts_of(components: Any) -> str:
    """All words of a message, a paragraph a line, without what joins a number and its sign or word on one line."""
    words = "\n".join(one["content"] for one in walk_components(components) if one.get("type") == 10)
    return words.replace(JOINER, "").replace(SPACE, " ")


def buttons_of(components: Any) -> dict[str, dict[str, Any]]:
    """The enabled buttons of a message by label."""
    return {
        one["label"]: one for one in walk_components(components) if one.get("type") == 2 and not one.get("disabled")
    }


BESIDE = ("board", "story", "notes", "cards", "hint", "advice")  # actions of buttons on a desk that lead elsewhere


def presses_of(components: Any, *actions: str) -> list[str]:
    """The custom ids of the enabled buttons of a message with one of these actions."""
    ids = [one["custom_id"] for one in buttons_of(components).values() if "custom_id" in one]
    return [custom_id for custom_id in ids if parsed(custom_id)["action"] in actions]


def selects_of(components: Any) -> list[dict[str, Any]]:
    """The selects of a message, top down."""
    return [one for one in walk_components(components) if one.get("type") == 3]


def parsed(custom_id: str) -> dict[str, str]:
    """The parts of a custom_id."""
    for shape in _PRESSED.values():
        match = shape.fullmatch(custom_id)
        if match:
            return match.groupdict()
    raise AssertionError(custom_id)


class Seat:
    """One person: a member of the server, with the desk they look at now (a DM or an ephemeral)."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.user = world.env.create_user(name)
        self.member = world.guild.add_member(self.user)
        self.desk: Any = None
        self.private = False  # whether the desk is the DM

    def dms(self) -> list[Any]:
        """The bot's direct messages, oldest first, without those that pass."""
        backend = self.world.env.backend
        channel = backend.dm_channels.get(self.user.id)
        if channel is None:
            return []
        sent = (one for one in backend.messages[channel].values() if one.author_id == backend.bot_user.id)
        return [one for one in sent if not one.flags & EPHEMERAL]

    def take_dm(self) -> None:
        """Look at the newest direct message."""
        from simcord.results import to_discord_message

        stored = self.dms()[-1]
        self.desk = to_discord_message(self.world.env, stored)
        self.private = True

    async def open_desk(self, table: int) -> None:
        """Press My desk on the board."""
        result = await self.member.click(self.world.board(table), label="My desk")
        assert result.response is not None
        assert result.response.ephemeral
        self.desk = result.response
        self.private = False

    @property
    def actor(self) -> Any:
        return self.user if self.private else self.member

    def components(self) -> Any:
        """The desk as it looks now."""
        backend = self.world.env.backend
        for messages in backend.messages.values():
            if self.desk.id in messages:
                return messages[self.desk.id].components
        raise AssertionError("the desk is gone")

    def words(self) -> str:
        return texts_of(self.components())

    def buttons(self) -> dict[str, dict[str, Any]]:
        return buttons_of(self.components())

    async def press(self, label: str) -> Any:
        return await self.actor.click(self.desk, label=label)

    async def choose(self, field: str, *values: str) -> Any:
        """Use the select of a field."""
        for menu in selects_of(self.components()):
            parts = parsed(menu["custom_id"])
            if parts["action"] == "set" and parts["field"] == field:
                return await self.actor.select(self.desk, list(values), custom_id=menu["custom_id"])
        raise AssertionError(f"no select for {field}: {self.words()}")

    async def control(self, name: str, *values: str) -> Any:
        """Use a select of the game's own, or of an input."""
        menu = self._control(name)
        return await self.actor.select(self.desk, list(values), custom_id=menu["custom_id"])

    def offered(self, name: str) -> list[str]:
        """What a select of the game's own, or of an input, offers."""
        return [one["value"] for one in self._control(name)["options"]]

    def _control(self, name: str) -> dict[str, Any]:
        for menu in selects_of(self.components()):
            parts = parsed(menu["custom_id"])
            if parts["action"] in ("control", "set") and parts["field"] == name:
                return menu
        raise AssertionError(f"no select {name}: {self.words()}")


SETTLE = 60.0  # seconds of real time in which the bot comes to rest, on a machine that is busy


class World:
    """One server with one channel and the bot."""

    def __init__(self, env: simcord.Env, house: House) -> None:
        self.env = env
        self.house = house
        self.guild = env.create_guild("The Abbey")
        self.channel = self.guild.create_text_channel("games")
        self.tables = count(1)

    def person(self, name: str) -> Seat:
        return Seat(self, name)

    def messages(self, channel_id: int) -> list[Any]:
        return list(self.env.backend.messages[channel_id].values())

    def message(self, stored: Any) -> Any:
        from simcord.results import to_discord_message

        return to_discord_message(self.env, stored)

    def message_now(self, message: Any) -> Any:
        """A message as Discord keeps it now."""
        for messages in self.env.backend.messages.values():
            if message.id in messages:
                return messages[message.id]
        raise AssertionError("the message is gone")

    async def lobby(self, opener: Seat, game: str = "bids", **options: Any) -> int:
        """Open a table, of Bids if nothing else is said; its number."""
        result = await opener.member.slash(self.channel, "table new", game=game, **options)
        assert result.response is not None, self.env.transcript()
        join = buttons_of(result.response.components)["Join"]
        self.lobby_message = result.response
        return int(parsed(join["custom_id"])["table"])

    async def join(self, seat: Seat, lobby: Any = None, word: str = "") -> Any:
        """Press Join (whoever opened the table sits there already), and add a word."""
        shown = lobby or self.lobby_message
        table = int(parsed(buttons_of(self.message_now(shown).components)["Join"]["custom_id"])["table"])
        joined: Any = None
        if (await self.house.play.board(table)).table.card(seat.user.id) is None:
            joined = await seat.member.click(shown, label="Join")
        if not word:
            return joined
        return await self.add_word(seat, word, shown)

    async def add_word(self, seat: Seat, word: str, lobby: Any = None) -> Any:
        """Press *Add a word* and send the modal."""
        asked = await seat.member.click(lobby or self.lobby_message, label="Add a word")
        return asked if asked.modal is None else await seat.member.submit_modal(asked, {"word": word})

    def board(self, table: int) -> Any:
        """The pinned board of a table, to press on."""
        return self.message(self.stored_board(table))

    def stored_board(self, table: int) -> Any:
        """The pinned board of a table as Discord keeps it."""
        for messages in self.env.backend.messages.values():
            for stored in messages.values():
                if stored.pinned and f"table {table}" in texts_of(stored.components):
                    return stored
        raise AssertionError(f"no board of table {table}")

    def thread(self, table: int) -> int:
        """The channel id of a table's thread."""
        return int(self.stored_board(table).channel_id)

    async def seated(self, *seats: Seat, game: str = "bids", options: str = "", watched: bool = False) -> int:
        """A table that has begun with these people. The house seats them: what a lobby does has its own tests."""
        return await self.begin(await self.gathered(*seats, game=game, options=options, watched=watched))

    async def gathered(self, *seats: Seat, game: str = "bids", options: str = "", watched: bool = False) -> int:
        """A lobby that these people have joined."""
        house = self.house
        chosen = house.languages.of_person
        people = [Person(seat.user.id, seat.name, chosen(seat.user.id) or "en-US") for seat in seats]
        place = Place(self.guild.id, self.channel.id)
        table = await house.lobby.open_table(
            game, place, people[0], read_options(options), f"table/{next(self.tables)}", watched=watched
        )
        cause = f"seated/{table.id}"
        for person in people:
            await house.lobby.join(table.id, person, person.name, f"{cause}/{person.id}", welcomed=True)
            await house.lookups.set_locale(person.id, person.locale)
        await self.deliver()
        return table.id

    async def begin(self, table_id: int) -> int:
        """Starts the game of a lobby as its opener."""
        lobby = await self.house.lookups.table(table_id)
        await self.house.lobby.start(table_id, lobby.opener_id, f"seated/{table_id}/start")
        await self.deliver()
        self.lobby_message = self._lobby_of((await self.house.lookups.table(table_id)).lobby_message_id)
        return table_id

    def _lobby_of(self, message_id: int | None) -> Any:
        return next(self.message(one) for one in self.messages(self.channel.id) if one.id == message_id)

    async def seated_by_clicks(self, *seats: Seat, game: str = "bids", options: str = "") -> int:
        """A table that has begun with these people, by the clicks of its lobby."""
        table = await self.lobby(seats[0], game, **({"options": options} if options else {}))
        lobby = self.lobby_message
        for seat in seats:
            await self.join(seat, lobby, word=seat.name)
        await seats[0].member.click(lobby, label="Start")
        await self.env.settle()
        return table

    async def deliver(self) -> None:
        """What the sweep does for messages and boards."""
        deliverer = self.env.bot.deliverer  # type: ignore[attr-defined]
        deliverer.wake()
        deliverer.lanes.late.wake()
        await deliverer.at_rest()
        await self.env.settle()

    async def restart(self, **options: Any) -> None:
        """A new process of the bot on the same house."""
        await self.env.restart_bot(make_bot(self.house, Known, **options))
        await self.env.settle()


def _active(state: Any) -> Any:
    """What simcord asks for. Timers that were cancelled, which it leaves in the event loop, are taken out of it."""
    for record in state.work.callbacks:
        if record.real_handle is not None and record.handle is not None and record.handle.cancelled():
            record.real_handle.cancel()
    return _active_callbacks(state)


_REAL_MONOTONIC = simcord._dpy_internals._REAL_MONOTONIC


def _monotonic() -> float:
    """As simcord has it in the place of time.monotonic, but quicker: every turn of the event loop asks it."""
    scope = _BOT_SCOPE.get()
    if scope is None:
        return _REAL_MONOTONIC()
    env, generation = scope
    started = env._started and env._runtime is not None and generation == env._generation
    return env._virtual_time if started else _REAL_MONOTONIC()


SCALARS = frozenset({str, int, bool, float, type(None)})


def _copied(value: Any) -> Any:
    """As `deepcopy` has it, which simcord makes of all that is sent, but quicker: most of it is what JSON can say."""
    kind = type(value)
    if kind is dict:
        return {key: each if type(each) in SCALARS else _copied(each) for key, each in value.items()}
    if kind is list:
        return [_copied(each) for each in value]
    return value if kind in SCALARS else deepcopy(value)


@asynccontextmanager
async def running(house: House, *, guard: RateLimiter = NEVER_REFUSES, **options: Any) -> AsyncIterator[World]:
    """A running bot in a simulated Discord; an error nobody looked at fails the test."""
    env = simcord.Env(make_bot(house, Known, guard=guard), settle_timeout=SETTLE, shard_count=1, **options)
    env.backend.register_commands(None, await commands_of(house))
    with (
        patch.object(simcord.env, "_active_callbacks", _active),
        patch.object(simcord._dpy_internals, "_clock_monotonic", _monotonic),
        patch.object(simcord.components, "deepcopy", _copied),
        patch.object(simcord.http.router, "copy", SimpleNamespace(deepcopy=_copied)),
        patch.object(simcord.gateway, "copy", SimpleNamespace(deepcopy=_copied)),
        patch.object(jobs, "search_all", lambda: None),  # of garbage: it would look through that of all tests
    ):
        await env.start()
        try:
            yield World(env, house)
        finally:
            await env.shutdown()
    env.raise_errors()

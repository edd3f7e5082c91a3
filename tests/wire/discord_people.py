"""The human side of the stand-in: slash commands, clicks, selects and modals of the people on the server."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from tests.wire.discord_parts import Json, public, snowflake, walk
from tests.wire.discord_world import DIRECT, EPHEMERAL, EVERYTHING, LOADING, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5  # interaction types
BUTTON = 2  # component type
SUBCOMMAND = 1  # option type
INTERACTION = "INTERACTION_CREATE"


class Interaction:
    """Something a person did, and what the bot replied. `replied` is set with the first reply, `waited` its seconds.

    `shown` is set with the reply that is no deferral, `took` its seconds. `lost`: the person was told that the bot did
    not respond.
    """

    def __init__(self, kind: int, user: str, channel: str, data: Json, message: str | None, opened: Any) -> None:
        self.id = snowflake()
        self.token = secrets.token_urlsafe(24)
        self.kind = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.message = message
        self.opened: Interaction | None = opened
        self.born = time.monotonic()
        self.replied = asyncio.Event()
        self.shown = asyncio.Event()
        self.took = 0.0
        self.lost = False
        self.reply: int | None = None
        self.waited = 0.0
        self.original: str | None = None
        self.deferred: int | None = None
        self.modal: Json = {}
        self.messages: list[str] = []

    def is_lost(self) -> None:
        """Note that nobody has answered."""
        self.lost = True

    def has_shown(self) -> None:
        """Note that the person has been shown what came of it."""
        if not self.shown.is_set():
            self.took = time.monotonic() - self.born
            self.shown.set()

    def metadata(self, world: World) -> Json:
        """As it stands on the messages that reply to it."""
        told = {
            "id": self.id,
            "type": self.kind,
            "user": world.users[self.user],
            "authorizing_integration_owners": {"0": world.guild_id},
        }
        if self.kind == COMPONENT:
            told["interacted_message_id"] = self.message
        if self.opened is not None:
            told["triggering_interaction_metadata"] = self.opened.metadata(world)
        return told


class People:
    """What people do. All ids are strings."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}

    def slash(self, user: str, channel: str, path: str, **options: Any) -> Interaction:
        """Type a command: "desk" or "table new". Raises KeyError if it is not registered."""
        name, *inner = path.split()
        for scope in (self.world.guild_id, None):
            for spec in self.world.commands.get(scope, {}).values():
                if spec["name"] == name:
                    data = {
                        "id": spec["id"],
                        "name": name,
                        "type": spec["type"],
                        "options": _filled(spec, inner, options),
                        "resolved": {"channels": self._resolved(options)},
                    }
                    return self._interact(COMMAND, user, channel, data)
        raise KeyError(f"no such command registered: /{name}")

    def click(self, user: str, message: str, custom_id: str, values: list[str] | None = None) -> Interaction:
        """Press a button, or choose `values` in a select. Raises KeyError if that user cannot."""
        found = self.world.messages[message]
        control = next((one for one in walk(found["components"]) if one.get("custom_id") == custom_id), None)
        if (
            found.get("_deleted")
            or control is None
            or control.get("disabled")
            or found.get("_only_for") not in (None, user)
        ):
            raise KeyError(f"{user} cannot use {custom_id!r}")
        data = {"custom_id": custom_id, "component_type": control["type"], "id": control.get("id")}
        if control["type"] != BUTTON:
            data["values"] = values or []
        return self._interact(COMPONENT, user, found["channel_id"], data, message)

    def submit(self, opened: Interaction, **values: Any) -> Interaction:
        """Send the modal that the bot answered `opened` with, filled in by custom id."""
        data = {
            "custom_id": opened.modal["custom_id"],
            "components": [_answered(one, values) for one in opened.modal["components"]],
            "resolved": {},
        }
        return self._interact(MODAL, opened.user, opened.channel, data, opened.message, opened)

    def reply_to(self, done: Interaction) -> Json:
        """The message that the bot's first or deferred reply became. Raises KeyError if there is none."""
        if done.original is None:
            raise KeyError("no message in reply")
        return self.world.messages[done.original]

    async def answered(self, done: Interaction, within: float) -> Interaction:
        """Wait for the first reply, at most `within` seconds. Raises TimeoutError."""
        await asyncio.wait_for(done.replied.wait(), within)
        return done

    async def finished(self, done: Interaction, within: float) -> Interaction:
        """Wait for what a deferral puts off too, at most `within` seconds. Raises TimeoutError."""
        await asyncio.wait_for(done.shown.wait(), within)
        return done

    def respond(self, done: Interaction, body: Json, *, original: bool = False) -> Json:
        """Post what the bot replied."""
        more: Json = {
            "webhook_id": self.world.app_id,
            "application_id": self.world.app_id,
            "type": 20 if original and done.kind == COMMAND else 0,
            "interaction_metadata": done.metadata(self.world),
        }
        if (body.get("flags") or 0) & EPHEMERAL:
            more["_only_for"] = done.user
        made = self.world.post(done.channel, self.world.bot, body, **more)
        done.messages.append(made["id"])
        return made

    def think(self, done: Interaction, flags: int) -> Json:
        """The "is thinking" message of a deferred reply."""
        done.deferred = flags
        return self.respond(done, {"content": "…", "flags": LOADING | flags}, original=True)

    def _resolved(self, options: dict[str, Any]) -> Json:
        """The channels that were chosen, as they come with the command."""
        chosen = [self.world.channels[value] for value in options.values() if value in self.world.channels]
        return {channel["id"]: {**public(channel), "permissions": EVERYTHING} for channel in chosen}

    def _interact(
        self,
        kind: int,
        user: str,
        channel: str,
        data: Json,
        message: str | None = None,
        opened: Interaction | None = None,
    ) -> Interaction:
        world, done = self.world, Interaction(kind, user, channel, data, message, opened)
        self.by_id[done.id] = self.by_token[done.token] = done
        place = world.channel(channel)
        direct = place["type"] == DIRECT
        event = {
            "id": done.id,
            "application_id": world.app_id,
            "type": kind,
            "data": data,
            "token": done.token,
            "version": 1,
            "channel_id": channel,
            "channel": {**public(place), "permissions": EVERYTHING},
            "app_permissions": EVERYTHING,
            "locale": "en-US",
            "entitlements": [],
            "attachment_size_limit": 10_485_760,
            "context": 1 if direct else 0,
            "authorizing_integration_owners": {"0": "0" if direct else world.guild_id},
        }
        if direct:
            event["user"] = world.users[user]
        else:
            event |= {
                "guild_id": world.guild_id,
                "guild_locale": "en-US",
                "guild": {"id": world.guild_id, "locale": "en-US", "features": []},
                "member": {**world.members[user], "permissions": EVERYTHING},
            }
        if message:
            event["message"] = public(world.messages[message])
        world.dispatch(INTERACTION, event)
        return done


def _filled(spec: Json, inner: list[str], options: dict[str, Any]) -> list[Json]:
    if inner:
        sub = next(one for one in spec["options"] if one["name"] == inner[0])
        return [{"name": sub["name"], "type": sub["type"], "options": _filled(sub, inner[1:], options)}]
    kinds = {one["name"]: one["type"] for one in spec.get("options", []) if one["type"] > SUBCOMMAND + 1}
    return [{"name": name, "type": kinds[name], "value": value} for name, value in options.items()]


def _answered(component: Json, values: dict[str, Any]) -> Json:
    kind = component["type"]
    made: Json = {"type": kind, "id": component.get("id")}
    if kind == 10:  # text display
        return made
    if kind == 1:  # action row
        return {**made, "components": [_answered(one, values) for one in component["components"]]}
    if kind == 18:  # label
        return {**made, "component": _answered(component["component"], values)}
    single = kind in (4, 21, 23)  # text input, radio group, checkbox
    value = values.get(component["custom_id"], "" if kind == 4 else [])
    return {**made, "custom_id": component["custom_id"], "value" if single else "values": value}

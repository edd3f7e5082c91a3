"""The state of the Discord stand-in: users, one server, channels, messages, and the checks a message has to pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.wire.discord_parts import ApiError, Json, attached, invalid, now, public, showing, snowflake, walk

LAYOUT = 1 << 15  # message flag: components v2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
EVERYTHING = str((1 << 53) - 1)
TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11
THREADS = (10, 11, 12)
MOST_COMPONENTS = 40
MOST_CONTENT = 2000
NONCE_LIFE = 180.0  # seconds for which a nonce is honoured


class World:
    """Everything that would be on Discord's side. `dispatch(event, data)` is where the gateway listens."""

    def __init__(self) -> None:
        self.dispatch: Callable[[str, Json], None] = lambda event, data: None
        self.users: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self._in_channel: dict[str, list[Json]] = {}
        self.changes: Counter[str] = Counter()  # of each channel: messages posted, edited and deleted
        self._dms: dict[str, Json] = {}
        self.commands: dict[str | None, dict[str, Json]] = {}
        self.nonces: dict[tuple[str, Any], tuple[str, float]] = {}
        self.closed_dms: set[str] = set()
        self.bot = self.add_user("Pactum", bot=True)
        self.app_id: str = self.bot["id"]
        self.owner = self.add_user("owner")
        self.guild_id = snowflake()
        self.servers_count = 1  # as its application is told, whatever is here
        self.everyone = {
            "id": self.guild_id,
            "name": "@everyone",
            "permissions": EVERYTHING,
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        self.join(self.bot)
        self.join(self.owner)
        self.channel_id: str = self.add_channel("tavern")["id"]

    def add_user(self, name: str, *, bot: bool = False) -> Json:
        """A new account."""
        user: Json = {
            "id": snowflake(),
            "username": name,
            "discriminator": "0",
            "global_name": name,
            "avatar": None,
            "bot": bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        self.users[user["id"]] = user
        return user

    def join(self, user: Json) -> Json:
        """Make `user` a member of the server."""
        member: Json = {
            "user": user,
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": now(),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }
        self.members[user["id"]] = member
        return user

    def add_channel(self, name: str, kind: int = TEXT_CHANNEL, **more: Any) -> Json:
        """A channel or thread of the server."""
        channel: Json = {
            "id": more.pop("id", None) or snowflake(),
            "type": kind,
            "name": name,
            "guild_id": self.guild_id,
            "position": len(self.channels),
            "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
            **more,
        }
        self.channels[channel["id"]] = channel
        return channel

    def dm(self, user_id: str) -> Json:
        """The DM channel of a user with the bot."""
        if user_id in self._dms:
            return self._dms[user_id]
        made: Json = {"id": snowflake(), "type": DIRECT, "last_message_id": None, "recipients": [self.users[user_id]]}
        self.channels[made["id"]] = self._dms[user_id] = made
        return made

    def guild(self) -> Json:
        """The server as REST shows it."""
        return {
            "id": self.guild_id,
            "name": "The Crooked Quill",
            "icon": None,
            "owner_id": self.owner["id"],
            "roles": [self.everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "system_channel_flags": 0,
            "premium_tier": 0,
            "preferred_locale": "en-US",
            "nsfw_level": 0,
            "premium_progress_bar_enabled": False,
        }

    def guild_create(self) -> Json:
        """The server as the gateway shows it."""
        channels = [one for one in self.channels.values() if one["type"] not in (DIRECT, *THREADS)]
        return {
            **self.guild(),
            "joined_at": now(),
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": list(self.members.values()),
            "channels": channels,
            "threads": [public(one) for one in self.channels.values() if one["type"] in THREADS],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def channel(self, channel_id: str) -> Json:
        """Raises ApiError 10003."""
        if channel_id not in self.channels:
            raise ApiError(404, 10003, "Unknown Channel")
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Json:
        """Raises ApiError 10008; an ephemeral message cannot be had by its id."""
        found = self.messages.get(message_id)
        if not found or found["channel_id"] != channel_id or found.get("_deleted") or found.get("_only_for"):
            raise ApiError(404, 10008, "Unknown Message")
        return found

    def in_channel(self, channel_id: str) -> list[Json]:
        """All messages ever posted in a channel, oldest first, with our own marks."""
        return self._in_channel.get(channel_id, [])

    def delete(self, message: Json) -> None:
        """Somebody deletes a message."""
        message["_deleted"] = True
        self.changes[message["channel_id"]] += 1

    def delete_channel(self, channel_id: str) -> None:
        """Somebody deletes a channel or thread, with all that stands in it."""
        told = self.channels.pop(channel_id)
        for message in self.in_channel(channel_id):
            self.delete(message)
        self.dispatch("THREAD_DELETE" if told["type"] in THREADS else "CHANNEL_DELETE", public(told))

    def seen_by(self, user_id: str, channel_id: str) -> list[Json]:
        """What that user sees in a channel, oldest first."""
        return [
            one
            for one in self._in_channel.get(channel_id, ())
            if not one.get("_deleted") and one.get("_only_for") in (None, user_id)
        ]

    def post(self, channel_id: str, author: Json, body: Json, **more: Any) -> Json:
        """A new message. Raises ApiError for a body that Discord would refuse."""
        channel = self.channel(channel_id)
        self.check(body)
        message: Json = {
            "id": snowflake(),
            "channel_id": channel_id,
            "author": author,
            "content": body.get("content") or "",
            "timestamp": now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": (files := attached([], body)),
            "embeds": body.get("embeds") or [],
            "pinned": False,
            "type": 0,
            "flags": body.get("flags") or 0,
            "components": showing(body.get("components") or [], files),
            **more,
        }
        if body.get("nonce") is not None:
            message["nonce"] = body["nonce"]
        self.messages[message["id"]] = message
        self._in_channel.setdefault(channel_id, []).append(message)
        self.changes[channel_id] += 1
        if not message.get("_only_for"):
            channel["last_message_id"] = message["id"]
            self.dispatch("MESSAGE_CREATE", self.as_event(message))
        return message

    def edit(self, message: Json, body: Json) -> Json:
        """Change a message in place. Raises ApiError for a body that Discord would refuse."""
        self.check(body, message)
        files = attached(message["attachments"], body)
        if body.get("components"):
            body = {**body, "components": showing(body["components"], files)}
        message["attachments"] = files
        for key in ("content", "embeds", "components"):
            if key in body:
                message[key] = body[key] if body[key] is not None else ("" if key == "content" else [])
        if body.get("flags") is not None:
            message["flags"] = (message["flags"] & (EPHEMERAL | LAYOUT)) | (body["flags"] & ~LOADING)
        message["edited_timestamp"] = now()
        self.changes[message["channel_id"]] += 1
        if not message.get("_only_for"):
            self.dispatch("MESSAGE_UPDATE", self.as_event(message))
        return message

    def as_event(self, message: Json) -> Json:
        """A message as the gateway tells of it."""
        told = public(message)
        told["channel_type"] = self.channels[message["channel_id"]]["type"]
        if told["channel_type"] != DIRECT:
            told["guild_id"] = self.guild_id
        return told

    def check(self, body: Json, old: Json | None = None) -> None:
        """Raises ApiError for what Discord refuses: mixed formats, too much, doubled ids, nothing at all."""
        flags = (body.get("flags") or 0) | ((old or {}).get("flags", 0) & LAYOUT)
        components = body.get("components") or []
        if flags & LAYOUT:
            for key in ("content", "embeds", "poll", "sticker_ids"):
                if body.get(key):
                    raise invalid(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "with components v2")
        elif any(one["type"] != 1 for one in components):
            raise invalid("components", "UNION_TYPE_CHOICES", "needs IS_COMPONENTS_V2")
        seen: set[str] = set()
        for number, one in enumerate(walk(components), start=1):
            one.setdefault("id", number)
            if number > MOST_COMPONENTS:
                raise invalid("components", "BASE_TYPE_MAX_LENGTH", f"more than {MOST_COMPONENTS} components")
            custom_id = one.get("custom_id")
            if custom_id is not None and custom_id in seen:
                raise invalid("components", "COMPONENT_CUSTOM_ID_DUPLICATED", custom_id)
            seen.add(custom_id or "")
        if len(body.get("content") or "") > MOST_CONTENT:
            raise invalid("content", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_CONTENT} or fewer in length.")
        if old is None and not any(body.get(key) for key in ("content", "embeds", "components")):
            raise ApiError(400, 50006, "Cannot send an empty message")

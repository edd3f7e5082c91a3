"""The REST calls that the stand-in knows, each as Discord answers it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from tests.wire.discord_by_http import PUBLIC_KEY, ByHttp
from tests.wire.discord_parts import ApiError, Json, invalid, now, public
from tests.wire.discord_people import MODAL, Interaction, People
from tests.wire.discord_world import DIRECT, EPHEMERAL, LAYOUT, PUBLIC_THREAD, THREADS, World

FIRST_REPLY = 15.0  # seconds; Discord waits 3, but a busy test machine is no slow bot
TOKEN_LIFE = 900.0  # seconds
PERMISSIONS = "default_member_permissions"  # null means something there


class Server(Protocol):
    """What a route may use."""

    world: World
    people: People
    gateway_address: str
    nonce_life: float
    shards: int
    by_http: ByHttp | None


Answer = Json | list[Json] | None
Query = Mapping[str, str]
Route = Callable[..., Answer]

ROUTES: list[tuple[str, str, re.Pattern[str], Route]] = []


def route(method: str, path: str) -> Callable[[Route], Route]:
    """Register `f(server, query, body, **path parameters)`."""
    pattern = re.compile("^" + re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path) + "$")

    def register(answer: Route) -> Route:
        ROUTES.append((method, path, pattern, answer))
        return answer

    return register


@route("GET", "/gateway")
def gateway(server: Server, query: Query, body: Json) -> Answer:
    return {"url": server.gateway_address}


@route("GET", "/gateway/bot")
def gateway_bot(server: Server, query: Query, body: Json) -> Answer:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": server.gateway_address, "shards": server.shards, "session_start_limit": limit}


@route("GET", "/users/@me")
def me(server: Server, query: Query, body: Json) -> Answer:
    return {**server.world.bot, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(server: Server, query: Query, body: Json) -> Answer:
    return {
        "id": server.world.app_id,
        "name": "Pactum",
        "icon": None,
        "description": "",
        "bot_public": False,
        "bot_require_code_grant": False,
        "owner": server.world.owner,
        "team": None,
        "verify_key": PUBLIC_KEY,
        "flags": 0,
        "flags_new": "0",
        "summary": "",
        "type": None,
        "redirect_uris": [],
        "interactions_endpoint_url": server.by_http and f"{server.by_http.addresses[0]}/interactions",
        "role_connections_verification_url": None,
        "approximate_guild_count": server.world.servers_count,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/guilds/{guild}")
def guild(server: Server, query: Query, body: Json, guild: str) -> Answer:
    return server.world.guild()


@route("GET", "/guilds/{guild}/threads/active")
def active_threads(server: Server, query: Query, body: Json, guild: str) -> Answer:
    threads = [public(one) for one in server.world.channels.values() if one["type"] in THREADS]
    return {"threads": threads, "members": []}


@route("GET", "/guilds/{guild}/channels")
def guild_channels(server: Server, query: Query, body: Json, guild: str) -> Answer:
    return [channel for channel in server.world.channels.values() if channel["type"] == 0]


@route("GET", "/guilds/{guild}/members/{user}")
def member(server: Server, query: Query, body: Json, guild: str, user: str) -> Answer:
    if user not in server.world.members:
        raise ApiError(404, 10007, "Unknown Member")
    return server.world.members[user]


@route("GET", "/users/{user}")
def user(server: Server, query: Query, body: Json, user: str) -> Answer:
    if user not in server.world.users:
        raise ApiError(404, 10013, "Unknown User")
    return server.world.users[user]


@route("PUT", "/applications/{app}/commands")
@route("PUT", "/applications/{app}/guilds/{guild}/commands")
def put_commands(server: Server, query: Query, body: list[Json], app: str, guild: str | None = None) -> Answer:
    known = {}
    for number, command in enumerate(body, start=1):
        known[str(number)] = {
            "type": 1,
            "description": "",
            **{
                key: value for key, value in command.items() if value is not None or key == "default_member_permissions"
            },
            "id": str(number),
            "application_id": app,
            "version": str(number),
        }
    server.world.commands[guild] = known
    return list(known.values())


@route("GET", "/applications/{app}/commands")
def get_commands(server: Server, query: Query, body: Json, app: str) -> Answer:
    return list(server.world.commands.get(None, {}).values())


@route("POST", "/users/@me/channels")
def open_dm(server: Server, query: Query, body: Json) -> Answer:
    return server.world.dm(str(body["recipient_id"]))


@route("GET", "/channels/{channel}")
def get_channel(server: Server, query: Query, body: Json, channel: str) -> Answer:
    return public(server.world.channel(channel))


@route("PATCH", "/channels/{channel}")
def change_channel(server: Server, query: Query, body: Json, channel: str) -> Answer:
    found = server.world.channel(channel)
    for key, value in body.items():
        in_thread = key in ("archived", "locked", "auto_archive_duration", "invitable")
        (found["thread_metadata"] if in_thread else found)[key] = value
    server.world.dispatch("THREAD_UPDATE" if found["type"] in THREADS else "CHANNEL_UPDATE", public(found))
    return public(found)


@route("POST", "/channels/{channel}/threads")
@route("POST", "/channels/{channel}/messages/{message}/threads")
def make_thread(server: Server, query: Query, body: Json, channel: str, message: str | None = None) -> Answer:
    world = server.world
    made = world.add_channel(
        body["name"],
        PUBLIC_THREAD if message else body.get("type") or 12,
        id=message,
        parent_id=channel,
        owner_id=world.app_id,
        message_count=0,
        member_count=1,
        total_message_sent=0,
        thread_metadata={
            "archived": False,
            "auto_archive_duration": body.get("auto_archive_duration") or 1440,
            "archive_timestamp": now(),
            "locked": False,
            "create_timestamp": now(),
        },
    )
    made["member"] = {"id": made["id"], "user_id": world.app_id, "join_timestamp": now(), "flags": 0}
    world.dispatch("THREAD_CREATE", {**public(made), "newly_created": True})
    return public(made)


@route("PUT", "/channels/{channel}/thread-members/{user}")
def join_thread(server: Server, query: Query, body: Json, channel: str, user: str) -> Answer:
    server.world.channel(channel)
    return None


@route("POST", "/channels/{channel}/typing")
def typing(server: Server, query: Query, body: Json, channel: str) -> Answer:
    return None


@route("POST", "/channels/{channel}/messages")
def send(server: Server, query: Query, body: Json, channel: str) -> Answer:
    world = server.world
    place = world.channel(channel)
    if place["type"] == DIRECT and place["recipients"][0]["id"] in world.closed_dms:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    nonce = (channel, body.get("nonce"))
    known, since = world.nonces.get(nonce, ("", 0.0))
    if body.get("enforce_nonce") and known and time.monotonic() - since < server.nonce_life:
        return public(world.messages[known])
    made = world.post(channel, world.bot, body)
    if body.get("nonce") is not None:
        world.nonces[nonce] = (made["id"], time.monotonic())
    return public(made)


@route("GET", "/channels/{channel}/messages")
def history(server: Server, query: Query, body: Json, channel: str) -> Answer:
    server.world.channel(channel)
    before, after = int(query.get("before", 1 << 63)), int(query.get("after", 0))
    found = [
        one
        for one in server.world.in_channel(channel)
        if not one.get("_only_for") and not one.get("_deleted") and after < int(one["id"]) < before
    ]
    found.sort(key=lambda one: int(one["id"]), reverse="after" not in query)
    found = found[: int(query.get("limit", 50))]
    return sorted((public(one) for one in found), key=lambda one: int(one["id"]), reverse=True)


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(server: Server, query: Query, body: Json, channel: str, message: str) -> Answer:
    return public(server.world.message(channel, message))


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(server: Server, query: Query, body: Json, channel: str, message: str) -> Answer:
    return public(server.world.edit(server.world.message(channel, message), body))


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(server: Server, query: Query, body: Json, channel: str, message: str) -> Answer:
    server.world.delete(server.world.message(channel, message))
    return None


@route("PUT", "/channels/{channel}/messages/pins/{message}")
@route("PUT", "/channels/{channel}/pins/{message}")
def pin(server: Server, query: Query, body: Json, channel: str, message: str) -> Answer:
    server.world.message(channel, message)["pinned"] = True
    return None


@route("POST", "/interactions/{interaction}/{token}/callback")
def callback(server: Server, query: Query, body: Json, interaction: str, token: str) -> Answer:
    done = server.people.by_id.get(interaction)
    if done is None or done.token != token or time.monotonic() - done.born > FIRST_REPLY:
        raise ApiError(404, 10062, "Unknown interaction")
    if done.reply is not None:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    message = _first_reply(server, done, body["type"], dict(body.get("data") or {}))
    done.reply = body["type"]
    done.original = None if message is None else message["id"]
    done.waited = time.monotonic() - done.born
    done.replied.set()
    if body["type"] not in (5, 6):
        done.has_shown()
    if query.get("with_response") not in ("1", "true"):
        return None
    told: Json = {"interaction": {"id": interaction, "type": done.kind}}
    if message is not None:
        told["interaction"] |= {
            "response_message_id": message["id"],
            "response_message_loading": body["type"] == 5,
            "response_message_ephemeral": bool(message.get("_only_for")),
        }
        if body["type"] in (4, 7):
            told["resource"] = {"type": body["type"], "message": public(message)}
    return told


def _first_reply(server: Server, done: Interaction, kind: int, data: Json) -> Json | None:
    if kind == 4:
        return server.people.respond(done, data, original=True)
    if kind == 5:
        return server.people.think(done, data.get("flags") or 0)
    if kind == 6:
        return server.world.messages[done.message or ""]
    if kind == 7:
        return server.world.edit(server.world.messages[done.message or ""], data)
    if kind == 9:
        if done.kind == MODAL:
            raise invalid("type", "x", "cannot answer a modal with a modal")
        server.world.check({**data, "flags": LAYOUT})
        done.modal = data
    return None


def _by_token(server: Server, token: str) -> Interaction:
    done = server.people.by_token.get(token)
    if done is None or time.monotonic() - done.born > TOKEN_LIFE:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    if done.reply is None:
        raise ApiError(404, 10015, "Unknown Webhook")
    return done


def _message_of(server: Server, token: str, message: str) -> tuple[Interaction, Json]:
    done = _by_token(server, token)
    found = server.world.messages.get((done.original or "") if message == "@original" else message)
    if found is None or found.get("_deleted"):
        raise ApiError(404, 10008, "Unknown Message")
    return done, found


@route("POST", "/webhooks/{app}/{token}")
def follow_up(server: Server, query: Query, body: Json, app: str, token: str) -> Answer:
    done = _by_token(server, token)
    done.has_shown()
    if done.deferred is None:
        return public(server.people.respond(done, body))
    # The first follow-up after a deferred reply fills the message that was loading.
    message, flags = server.world.messages[done.original or ""], done.deferred
    done.deferred = None
    message["flags"] = ((body.get("flags") or 0) & LAYOUT) | (flags & EPHEMERAL)
    return public(server.world.edit(message, body))


@route("GET", "/webhooks/{app}/{token}/messages/{message}")
def get_reply(server: Server, query: Query, body: Json, app: str, token: str, message: str) -> Answer:
    return public(_message_of(server, token, message)[1])


@route("PATCH", "/webhooks/{app}/{token}/messages/{message}")
def edit_reply(server: Server, query: Query, body: Json, app: str, token: str, message: str) -> Answer:
    done, found = _message_of(server, token, message)
    done.has_shown()
    if message == "@original" and done.deferred is not None:
        done.deferred = None
        found["flags"] = (found["flags"] & EPHEMERAL) | ((body.get("flags") or 0) & LAYOUT)
    return public(server.world.edit(found, body))


@route("DELETE", "/webhooks/{app}/{token}/messages/{message}")
def delete_reply(server: Server, query: Query, body: Json, app: str, token: str, message: str) -> Answer:
    server.world.delete(_message_of(server, token, message)[1])
    return None

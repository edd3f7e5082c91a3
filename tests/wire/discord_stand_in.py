"""A local Discord: REST, gateway and interactions in memory, on the loopback only.

For tests that need the bot in a process of its own. `faults` makes matching calls fail, `log` keeps what was called,
`pictures` counts the PNGs that were uploaded; `ready` is set when anybody signs in, `signed_in` by shard.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import defaultdict, deque
from collections.abc import Mapping, MutableSequence
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.discord_by_http import ByHttp
from tests.wire.discord_parts import ApiError, Json
from tests.wire.discord_people import INTERACTION, People
from tests.wire.discord_routes import ROUTES, callback
from tests.wire.discord_world import NONCE_LIFE, World

HEARTBEAT = 41_250  # milliseconds
DIRECT_MESSAGES = 1 << 12  # intents
GUILD_MESSAGES = 1 << 9
PREFIX = "/api/v10"
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
PNG = b"\x89PNG"  # how such a file begins


class Fault:
    """The next `times` calls that begin like `call` ("POST /channels") fail with `status` and Discord's `code`."""

    def __init__(self, call: str, status: int, code: int = 0, times: int = 1) -> None:
        self.call = call
        self.status = status
        self.code = code
        self.times = times


class Delay:
    """The next `times` calls that begin like `call` are answered `seconds` after they are done. `begun`: one was."""

    def __init__(self, call: str, seconds: float, times: int = 1) -> None:
        self.call = call
        self.seconds = seconds
        self.times = times
        self.begun = asyncio.Event()


class Weather:
    """What befalls calls to Discord; on a fine day nothing does. `call`: as in "POST /channels/{channel}/messages"."""

    async def before(self, call: str, path: dict[str, str]) -> None:
        """Let time pass before a call is carried out, or refuse it. Raises ApiError."""

    async def after(self, call: str) -> bool:
        """Let time pass after a call was carried out. Returns whether its answer is lost."""
        return False

    def seen(self, call: str, body: Any) -> None:
        """Look at the body of a request."""


class Session:
    """One gateway session: what was sent can be sent again when the bot resumes."""

    def __init__(self, intents: int, shard: tuple[int, int] = (0, 1)) -> None:
        self.id = secrets.token_hex(8)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=2000)
        self.queue: asyncio.Queue[str | int] | None = None

    def hears(self, guild_id: str | None) -> bool:
        """Whether what happens on that server, or in direct messages, comes to its shard."""
        number, count = self.shard
        return number == (0 if guild_id is None else (int(guild_id) >> 22) % count)

    def tell(self, event: str, data: Json) -> None:
        """Send an event, now or at the next resume."""
        self.sequence += 1
        payload = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, payload))
        if self.queue is not None:
            self.queue.put_nowait(payload)


class DiscordStandIn:
    """`await start()`, then `api` is the base address for the bot, `token` its token."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.world = World()
        self.people = People(self.world)
        self.world.dispatch = self.dispatch
        self.nonce_life = NONCE_LIFE
        self.sessions: dict[str, Session] = {}
        self.faults: list[Fault] = []
        self.delays: list[Delay] = []
        self.hangs_up: int | None = None  # with this close code, on whoever signs in
        self.weather = Weather()
        self.shards = 1  # in which it wants the bot to sign in
        self.by_http: ByHttp | None = None  # interactions go there, and none over the gateway
        self.refuses = False  # new connections to the gateway
        self.refused = 0
        self.log: MutableSequence[tuple[str, str, Any, int]] = []
        self.pictures = 0
        self._sockets: set[web.WebSocketResponse] = set()
        self.ready = asyncio.Event()
        self.answers = self.ready  # set while presses are answered
        self.signed_in: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self.api = ""
        self.gateway_address = ""
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Serve on a free port of the loopback."""
        app = web.Application()
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", PREFIX + "/{tail:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.api, self.gateway_address = f"http://{host}{PREFIX}", f"ws://{host}/gateway"

    async def stop(self) -> None:
        """Hang up and serve no longer."""
        if self.by_http is not None:
            await self.by_http.close()
        for session in self.sessions.values():
            if session.queue is not None:
                session.queue.put_nowait(1001)
        if self._runner is not None:
            await self._runner.cleanup()

    def hang_up(self, code: int | None) -> None:
        """Close all connections to the gateway with that code; None: they break off without a word."""
        for session in self.sessions.values():
            if code is not None and session.queue is not None:
                session.queue.put_nowait(code)
        for socket in self._sockets if code is None else ():
            if socket._req is not None and socket._req.transport is not None:
                socket._req.transport.abort()

    def ask_to_reconnect(self) -> None:
        """Tell all connections to come again."""
        self._tell_all(_op(7))

    def forget_sessions(self) -> None:
        """Tell all connections that their session is invalid, and resume none of them."""
        self._tell_all(_op(9, False))
        self.sessions.clear()

    def _answered(self, event: Json, body: Json) -> None:
        """Take the body of a response for the first reply. Raises ApiError for one that Discord would refuse."""
        self.weather.seen(CALLBACK, body)
        callback(self, {}, body, event["id"], event["token"])
        self.log.append((*CALLBACK.split(), body, 200))

    def _tell_all(self, payload: str) -> None:
        for session in self.sessions.values():
            if session.queue is not None:
                session.queue.put_nowait(payload)

    def dispatch(self, event: str, data: Json) -> None:
        """Tell every session with the right intents, or those who get interactions by HTTP."""
        if event == INTERACTION and self.by_http is not None:
            self.by_http.send(data, self._answered, self.people.by_id[data["id"]].is_lost)
            return
        for session in self.sessions.values():
            needed = GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES
            if event.startswith("MESSAGE_") and not session.intents & needed:
                continue
            if session.hears(data.get("guild_id")):
                session.tell(event, data)

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.refuses:
            self.refused += 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        queue: asyncio.Queue[str | int] = asyncio.Queue()
        packer = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        writer = asyncio.create_task(_write(socket, queue, packer))
        queue.put_nowait(_op(10, {"heartbeat_interval": HEARTBEAT, "_trace": []}))
        session: Session | None = None
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                session = self._heard(json.loads(message.data), queue, session)
        finally:
            self._sockets.discard(socket)
            if session is not None and session.queue is queue:
                session.queue = None
            writer.cancel()
        return socket

    def _heard(self, payload: Json, queue: asyncio.Queue[str | int], session: Session | None) -> Session | None:
        op: int = payload["op"]
        data: Any = payload.get("d")
        if op == 1:
            queue.put_nowait(_op(11))
        elif op in (2, 6) and data["token"].removeprefix("Bot ") != self.token:
            queue.put_nowait(4004)
        elif op == 2 and self.hangs_up is not None:
            queue.put_nowait(self.hangs_up)
        elif op == 2:
            # A bot that was killed left its session behind; it must not hear everything twice.
            shard = data.get("shard", (0, 1))
            self.sessions = {name: other for name, other in self.sessions.items() if other.shard[0] != shard[0]}
            session = Session(data.get("intents", 0), (shard[0], shard[1]))
            self.sessions[session.id] = session
            session.queue = queue
            session.tell("READY", self._ready(session))
            if session.hears(self.world.guild_id):
                session.tell("GUILD_CREATE", self.world.guild_create())
            self.ready.set()
            self.signed_in[shard[0]].set()
        elif op == 6:
            found = self.sessions.get(data["session_id"])
            if found is None or (found.sent and found.sent[0][0] > data["seq"] + 1):
                queue.put_nowait(_op(9, False))
                return session
            session = found
            session.queue = queue
            for number, sent in session.sent:
                if number > data["seq"]:
                    queue.put_nowait(sent)
            session.tell("RESUMED", {"_trace": []})
        return session

    def _ready(self, session: Session) -> Json:
        return {
            "v": 10,
            "user": self.world.bot,
            "guilds": [{"id": self.world.guild_id, "unavailable": True}] if session.hears(self.world.guild_id) else [],
            "session_id": session.id,
            "shard": list(session.shard),
            "session_type": "normal",
            "resume_gateway_url": self.gateway_address,
            "application": {"id": self.world.app_id, "flags": 0},
            "private_channels": [],
            "user_settings": {},
            "_trace": [],
        }

    async def _rest(self, request: web.Request) -> web.Response:
        path = request.raw_path.split("?")[0].removeprefix(PREFIX).replace("%40", "@")
        matches = ((one, one[2].match(path)) for one in ROUTES if one[0] == request.method)
        matching = next(((one, match) for one, match in matches if match is not None), None)
        if matching is None:
            self.log.append((request.method, path, None, 404))
            return _json({"code": 0, "message": "404: Not Found"}, 404)
        (method, known, _, answer), found = matching
        if request.content_type.startswith("multipart/"):  # read as it comes: what was read before is gone
            parts = await request.post()
            raw = str(parts["payload_json"]).encode()
            files = (part.file for part in parts.values() if isinstance(part, web.FileField))
            self.pictures += sum(file.read(len(PNG)) == PNG for file in files)
        else:
            raw = await request.read()
        body = json.loads(raw) if raw else {}
        call = f"{method} {known}"
        self.weather.seen(call, body if raw else None)
        try:
            self._refuse(call, request)
            await self.weather.before(call, found.groupdict())
            told = answer(self, request.query, body, **found.groupdict())
        except ApiError as error:
            self.log.append((method, known, json.loads(raw) if raw else None, error.status))
            return _json(error.body, error.status, error.headers)
        await self._delayed(call)
        if await self.weather.after(call) and request.transport is not None:
            request.transport.abort()
        status = 204 if told is None else 200
        self.log.append((method, known, json.loads(raw) if raw else None, status))
        return web.Response(status=204) if told is None else _json(told, status)

    async def _delayed(self, call: str) -> None:
        for delay in list(self.delays):
            if call.startswith(delay.call):
                delay.times -= 1
                if delay.times <= 0:
                    self.delays.remove(delay)
                delay.begun.set()
                await asyncio.sleep(delay.seconds)

    def _refuse(self, call: str, request: web.Request) -> None:
        open_to_all = call == "GET /gateway" or call.split()[1].startswith(("/interactions", "/webhooks"))
        if not open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        for fault in list(self.faults):
            if call.startswith(fault.call):
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                raise ApiError(fault.status, fault.code)


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[str | int], packer: Any) -> None:
    while True:
        payload = await queue.get()
        if isinstance(payload, int):
            await socket.close(code=payload)
            return
        if packer is None:
            await socket.send_str(payload)
        else:
            await socket.send_bytes(packer.compress(payload.encode()) + packer.flush(zlib.Z_SYNC_FLUSH))


def _op(op: int, data: Any = None) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})


def _json(data: Any, status: int, more: Mapping[str, str] | None = None) -> web.Response:
    # discord.py takes a body for JSON only if the content type is exactly this, without a charset.
    headers = {"Content-Type": "application/json", **(more or {})}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)

"""The demo's one page: a sidebar of our own around simcord's Preview, passed through under the same address."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, web
from simcord.backend.errors import SetupError

from bot.demo.stage import DM, Stage

STATIC = Path(__file__).parent / "static"
HTML = "index.html"
KEPT_HEADERS = ("Content-Type", "Content-Disposition")
POLICY = (
    "default-src 'self'; style-src 'self'; connect-src 'self' blob:; img-src 'self' blob:; media-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """Serves the shell at /, the framed preview at /stage, and passes everything else on to the preview."""

    def __init__(
        self,
        stage: Stage,
        status: Callable[[], Awaitable[dict[str, Any]]],
        again: Callable[[], Awaitable[None]],
        later: Callable[[int], Awaitable[None]],
    ) -> None:
        """`status` gives what the shell shows besides the places, `again` begins another game after the last.

        `later` puts the clock forward by so many hours.
        """
        self._stage = stage
        self._status = status
        self._again = again
        self._later = later
        self._runner: web.AppRunner | None = None
        self._client: ClientSession | None = None
        self._hosts: frozenset[str] = frozenset()

    async def open(self, port: int) -> str:
        """Serve on the loopback `port` (0: any free one); the address. Raises OSError if the port is taken."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/", self._file)
        app.router.add_get("/demo/state", self._state)
        app.router.add_post("/demo/look", self._look)
        app.router.add_post("/demo/again", self._begin_again)
        app.router.add_post("/demo/later", self._put_forward)
        app.router.add_get("/demo/{file}", self._file)
        app.router.add_get("/stage", self._framed)
        app.router.add_route("*", "/{path:.*}", self._passed_on)
        self._client = ClientSession()
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", port).start()
        except OSError:
            await self.close()
            raise
        bound = self._runner.addresses[0][1]
        self._hosts = frozenset((f"127.0.0.1:{bound}", f"localhost:{bound}"))
        return f"http://127.0.0.1:{bound}/"

    async def close(self) -> None:
        """Serve no longer."""
        if self._runner is not None:
            await self._runner.cleanup()
        if self._client is not None:
            await self._client.close()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        # Another site open in the same browser must not be able to press buttons here.
        origin = request.headers.get("Origin", "null").removeprefix("http://")
        if request.headers.get("Host", "") not in self._hosts or (origin != "null" and origin not in self._hosts):
            raise web.HTTPForbidden
        return await handler(request)

    async def _file(self, request: web.Request) -> web.Response:
        path = STATIC / request.match_info.get("file", HTML)
        if path.parent != STATIC or not path.is_file():
            raise web.HTTPNotFound
        kinds = {".html": "text/html", ".css": "text/css", ".js": "application/javascript", ".svg": "image/svg+xml"}
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        return web.Response(
            text=path.read_text(encoding="utf-8"), content_type=kinds[path.suffix], charset="utf-8", headers=headers
        )

    async def _state(self, request: web.Request) -> web.Response:
        stage = self._stage
        known = {
            "key": stage.preview.capability,
            "viewer": str(stage.viewer.id),
            "spot": str(stage.spot_id),
            "viewers": [
                {"id": str(one.id), "name": one.name, "unread": stage.unread_elsewhere(one)} for one in stage.viewers
            ],
            "spots": [{**msgspec.to_builtins(spot), "id": str(spot.id)} for spot in stage.spots()],
            **await self._status(),
        }
        return web.json_response(known, headers={"Cache-Control": "no-store"})

    async def _look(self, request: web.Request) -> web.Response:
        stage = self._stage
        try:
            wish = await request.json()
            viewer = int(wish.get("viewer", stage.viewer.id))
            spot = wish.get("spot", DM if stage.private else stage.spot_id)
            spot = spot if spot == DM else int(spot)
        except (ValueError, AttributeError, TypeError):
            raise web.HTTPBadRequest from None
        await stage.look(viewer, spot)
        return await self._state(request)

    async def _begin_again(self, request: web.Request) -> web.Response:
        await self._again()
        return await self._state(request)

    async def _put_forward(self, request: web.Request) -> web.Response:
        try:
            hours = int((await request.json())["hours"])
        except (ValueError, KeyError, TypeError):
            raise web.HTTPBadRequest from None
        await self._later(hours)
        return await self._state(request)

    async def _framed(self, request: web.Request) -> web.Response:
        status, _, body = await self._asked("GET", "/", {}, b"")
        shown = body.decode().replace("</head>", '<link rel="stylesheet" href="/demo/stage.css"></head>')
        return web.Response(
            status=status, text=shown, content_type="text/html", headers={"Content-Security-Policy": POLICY}
        )

    async def _passed_on(self, request: web.Request) -> web.Response:
        headers = {name: value for name, value in request.headers.items() if name.startswith("X-Simcord-")}
        if "Content-Type" in request.headers:
            headers["Content-Type"] = request.headers["Content-Type"]
        body = await request.read()
        if request.path == "/api/action":
            async with self._stage.lock:
                body = await self._current(headers, body)
                status, found, shown = await self._asked("POST", request.path_qs, headers, body)
        else:
            status, found, shown = await self._asked(request.method, request.path_qs, headers, body)
        cached = "no-store" if request.path.startswith("/api/") else "max-age=3600"
        if found.get("Content-Type", "").startswith("application/json"):
            shown = self._stage.with_names(shown.decode()).encode()
        return web.Response(status=status, body=shown, headers={**found, "Cache-Control": cached})

    async def _current(self, headers: dict[str, str], body: bytes) -> bytes:
        """The action as of now: news that came in meanwhile must not cost the click; stale buttons are the bot's."""
        if not headers.get("Content-Type", "").startswith("application/json"):
            return body
        try:
            action = json.loads(body)
            status, _, shown = await self._asked("GET", "/api/state", headers, b"")
            if status == web.HTTPOk.status_code and "published_revision" in action:
                action["published_revision"] = json.loads(shown)["publishedRevision"]
        except (ValueError, KeyError, TypeError):
            return body
        return json.dumps(action).encode()

    async def _asked(
        self, method: str, path: str, headers: dict[str, str], body: bytes
    ) -> tuple[int, dict[str, str], bytes]:
        assert self._client is not None  # noqa: S101  opened before it serves
        try:
            origin = self._stage.preview.url.partition("/#")[0]
            async with self._client.request(method, origin + path, headers=headers, data=body or None) as answer:
                kept = {name: answer.headers[name] for name in KEPT_HEADERS if name in answer.headers}
                kept |= {name: value for name, value in answer.headers.items() if name.startswith("X-")}
                kept.pop("X-Frame-Options", None)
                return answer.status, kept, await answer.read()
        except (TimeoutError, ClientError, SetupError):  # SetupError: just switching to another place
            return web.HTTPBadGateway.status_code, {}, b""

"""The demo's page: a sidebar of our own around simcord's Preview, passed through under the same address."""

from __future__ import annotations

import json
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, web
from simcord.backend.errors import SetupError

from bot.demo.view import DM, BrowserView
from bot.messages.custom_ids import Press

STATIC = Path(__file__).parent / "static"
HTML = "index.html"
_GONE = "gone"  # no control has this name
IN_MESSAGE = "message:"  # how names of controls begin that stand in a message
RENAMED = (2, 3)  # types of components: buttons and selects of options; the preview queries others by their name
SEAL = Press("seal", 1).button_id().partition("1")[0]  # how the custom ids of seals begin
REPLACED = ("actions.js", "select-drafts.js")  # modules of the preview that ours stand before
FRAMED = '<link rel="stylesheet" href="/demo/view.css"><script type="module" src="/demo/frame.js"></script></head>'
READS = frozenset({"GET", "HEAD"})  # what such requests ask for changes nothing
NO_ORIGIN = "null"
_OWN = "/demo/"  # begins the paths that are not the preview's
_JSON = "application/json"
KEPT_HEADERS = ("Content-Type", "Content-Disposition")
_POLICY = (
    "default-src 'self'; style-src 'self'; connect-src 'self' blob:; img-src 'self' blob:; media-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
)

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class DemoPage:
    """Serves the shell at /, the framed preview at /view, and passes everything else on to the preview."""

    def __init__(
        self,
        view: BrowserView,
        status: Callable[[], Awaitable[dict[str, Any]]],
        again: Callable[[], Awaitable[None]],
        later: Callable[[int], Awaitable[None]],
        table: Callable[[], Awaitable[str | None]],
        mine: Callable[[], Awaitable[str | None]],
    ) -> None:
        """`status` gives what the shell shows besides the places, `again` begins another game after the last.

        `later` puts the clock forward by so many hours; `table` gives a link to the page of the viewer's table,
        `mine` one to the list of all their tables.
        """
        self._view = view
        self._status = status
        self._again = again
        self._later = later
        self._links = {"table": table, "mine": mine}
        self._runner: web.AppRunner | None = None
        self._client: ClientSession | None = None
        self._hosts: frozenset[str] = frozenset()

    async def open(self, port: int) -> str:
        """Serves on the loopback `port` (0: any free one); the address. Raises OSError if the port is taken."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/", self._file)
        app.router.add_get("/demo/state", self._state)
        app.router.add_post("/demo/look", self._look)
        app.router.add_post("/demo/again", self._begin_again)
        app.router.add_post("/demo/later", self._put_forward)
        app.router.add_get("/demo/{link:table|mine}", self._to_page)
        app.router.add_get("/demo/{file}", self._file)
        app.router.add_get("/view", self._framed)
        for name in REPLACED:
            app.router.add_get(f"/{name}", self._module)
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
        """Serves no longer."""
        if self._runner is not None:
            await self._runner.cleanup()
        if self._client is not None:
            await self._client.close()

    @web.middleware
    async def _guard(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        # Another site open in the same browser must not be able to press buttons here. A browser says from where it
        # posts, and "null" for a sandboxed frame of any site; who only reads is not asked where they come from.
        origin = request.headers.get("Origin", NO_ORIGIN)
        reads = request.method in READS and origin == NO_ORIGIN
        if request.headers.get("Host", "") not in self._hosts or not (reads or origin in self._origins()):
            raise web.HTTPForbidden
        own = request.path.startswith(_OWN)
        if own and request.method not in READS and request.content_type != _JSON:  # what a form can send is not ours
            raise web.HTTPUnsupportedMediaType
        return await handler(request)

    def _origins(self) -> frozenset[str]:
        return frozenset(f"http://{host}" for host in self._hosts)

    async def _module(self, request: web.Request) -> web.Response:
        """A module of the preview, or ours in its place, which asks for the original by a query."""
        return await (self._passed_on(request) if request.query_string else self._sent(request.path.removeprefix("/")))

    async def _file(self, request: web.Request) -> web.Response:
        return await self._sent(request.match_info.get("file", HTML))

    async def _sent(self, name: str) -> web.Response:
        path = STATIC / name
        if path.parent != STATIC or not path.is_file():
            raise web.HTTPNotFound
        kinds = {".html": "text/html", ".css": "text/css", ".js": "application/javascript", ".svg": "image/svg+xml"}
        headers = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}
        return web.Response(
            text=path.read_text(encoding="utf-8"), content_type=kinds[path.suffix], charset="utf-8", headers=headers
        )

    async def _state(self, request: web.Request) -> web.Response:
        view = self._view
        known = {
            "key": view.preview.capability,
            "viewer": str(view.viewer.id),
            "spot": str(view.spot_id),
            "viewers": [
                {"id": str(viewer.id), "name": viewer.name, "unread": view.unread_elsewhere(viewer)}
                for viewer in view.viewers
            ],
            "spots": [{**msgspec.to_builtins(spot), "id": str(spot.id)} for spot in view.spots()],
            **await self._status(),
        }
        return web.json_response(known, headers={"Cache-Control": "no-store"})

    async def _look(self, request: web.Request) -> web.Response:
        view = self._view
        try:
            wish = await request.json()
            viewer = int(wish["viewer"]) if "viewer" in wish else None
            spot = wish.get("spot")
            spot = spot if spot in (DM, None) else int(spot)
        except (ValueError, AttributeError, TypeError):
            raise web.HTTPBadRequest from None
        await view.look(viewer, spot)
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

    async def _to_page(self, request: web.Request) -> web.Response:
        address = await self._links[request.match_info["link"]]()
        if address is None:
            raise web.HTTPNotFound
        return web.Response(status=303, headers={"Location": address})

    async def _framed(self, request: web.Request) -> web.Response:
        status, _, body = await self._asked("GET", "/", {}, b"")
        shown = body.decode().replace("</head>", FRAMED)
        return web.Response(
            status=status, text=shown, content_type="text/html", headers={"Content-Security-Policy": _POLICY}
        )

    async def _passed_on(self, request: web.Request) -> web.Response:
        headers = {name: value for name, value in request.headers.items() if name.startswith("X-Simcord-")}
        if "Content-Type" in request.headers:
            headers["Content-Type"] = request.headers["Content-Type"]
        body = await request.read()
        if request.path == "/api/action":
            async with self._view.lock:
                body = await self._current(headers, body)
                status, kept, shown = await self._asked("POST", request.path_qs, headers, body)
        else:
            status, kept, shown = await self._asked(request.method, request.path_qs, headers, body)
        cached = "no-store" if request.path.startswith("/api/") else "max-age=3600"
        if kept.get("Content-Type", "").startswith(_JSON):
            shown = self._shown(shown)
        return web.Response(status=status, body=shown, headers={**kept, "Cache-Control": cached})

    def _shown(self, answer: bytes) -> bytes:
        """Returns the preview's answer, with names of places and controls that last."""
        value = json.loads(self._view.with_names(answer.decode()))
        if isinstance(value, dict) and "messages" in value:
            _renamed(value["messages"])
        return json.dumps(value).encode()

    async def _current(self, headers: dict[str, str], body: bytes) -> bytes:
        """The action as of now: news that came in meanwhile must not cost the click; stale buttons are the bot's."""
        if not headers.get("Content-Type", "").startswith(_JSON):
            return body
        try:
            action = json.loads(body)
            status, _, shown = await self._asked("GET", "/api/state", headers, b"")
            if status == web.HTTPOk.status_code and "published_revision" in action:
                snapshot = json.loads(shown)
                action["published_revision"] = snapshot["publishedRevision"]
                if str(action.get("control_key")).startswith(IN_MESSAGE):
                    keys = _renamed(snapshot["messages"])
                    action["control_key"] = keys.get(action["control_key"], _GONE)
        except (ValueError, KeyError, TypeError, AttributeError):
            return body
        return json.dumps(action).encode()

    async def _asked(
        self, method: str, path: str, headers: dict[str, str], body: bytes
    ) -> tuple[int, dict[str, str], bytes]:
        assert self._client is not None  # noqa: S101  opened before it serves
        try:
            origin = self._view.preview.url.partition("/#")[0]
            async with self._client.request(method, origin + path, headers=headers, data=body or None) as answer:
                kept = {name: answer.headers[name] for name in KEPT_HEADERS if name in answer.headers}
                kept |= {name: value for name, value in answer.headers.items() if name.startswith("X-")}
                kept.pop("X-Frame-Options", None)
                return answer.status, kept, await answer.read()
        except (TimeoutError, ClientError, SetupError):  # SetupError: just switching to another place
            return web.HTTPBadGateway.status_code, {}, b""


def _renamed(node: Any) -> dict[str, str]:
    """Gives each control of a message a name that stays when the message is drawn anew; by new names the old ones.

    The preview numbers them from the top, so that a list that is open, or a click on its way, would meet another one.
    """
    keys: dict[str, str] = {}
    if isinstance(node, dict):
        key, custom_id = node.get("control_key"), node.get("custom_id")
        if node.get("type") in RENAMED and isinstance(custom_id, str) and str(key).startswith(IN_MESSAGE):
            scope = str(key).rpartition(":")[0]
            node["control_key"] = f"{scope}:{zlib.crc32(_lasting(custom_id).encode())}"
            keys[node["control_key"]] = str(key)
        elif key is not None:
            keys[str(key)] = str(key)
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        keys |= _renamed(child)
    return keys


def _lasting(custom_id: str) -> str:
    """Returns the part of a custom id that stays while a form is filled in: a seal names the choices as well."""
    return custom_id.rpartition(":")[0] if custom_id.startswith(SEAL) else custom_id

"""A browser without a screen: it opens pages over HTTP, reads them, and presses what stands in them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from functools import lru_cache
from html.parser import HTMLParser
from typing import Any, NamedTuple, Protocol
from urllib.parse import quote

import aiohttp
import pytest

from host.house import House
from tests.web.pictures_of_pages import without_pictures
from web.answers import COOKIE
from web.server import PageServer, serving

ADDRESS = "http://pages.test"
_PIECE = 4096  # characters of a page that are read at once


class Served(NamedTuple):
    """A server of pages. `url`: where it really is."""

    house: House
    server: PageServer
    url: str


@pytest.fixture
async def served(house: House) -> AsyncIterator[Served]:
    server = PageServer(house, ADDRESS)
    async with serving(server, "127.0.0.1", 0) as port:
        yield Served(house, server, f"http://127.0.0.1:{port}")


class Reached(Protocol):
    """Any server of pages."""

    @property
    def url(self) -> str:
        """Where it is."""


class Button(NamedTuple):
    """Something to press: its words, the question it is about, and what it sends; its id, and where it lies."""

    words: str
    ask: str
    send: dict[str, Any]
    id: str = ""
    spot: str = ""


class _Reader(HTMLParser):
    """Reads the buttons that can be pressed, those that cannot, and all words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.buttons: list[Button] = []
        self.closed: list[str] = []
        self.boxes: dict[str, list[str]] = {}
        self.words: list[str] = []
        self.links: list[str] = []
        self._ask = ""
        self._open: tuple[dict[str, str | None], int] | None = None
        self._skips = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "form":
            self._ask = found.get("data-ask") or ""
        elif tag == "button":
            self._open = found, len(self.words)
        elif tag == "input" and found.get("type") == "checkbox" and "disabled" not in found:
            self.boxes.setdefault(found["name"] or "", []).append(found["value"] or "")
        elif tag == "a" and found.get("data-open"):
            self.links.append(found["data-open"] or "")
        elif tag in ("svg", "template"):
            self._skips += 1

    def handle_endtag(self, tag: str) -> None:
        if tag in ("svg", "template"):
            self._skips -= 1
        if tag == "button" and self._open is not None:
            found, at = self._open
            words = " ".join(self.words[at:])
            self._open = None
            if found.get("name") != "press":
                return
            if "disabled" in found or not found["value"]:
                self.closed.append(words)
                return
            send = json.loads(found["value"] or "")
            if (boxes := found.get("data-boxes")) is not None:
                send["value"] = self.boxes[boxes]
                send["boxes"] = True
            self.buttons.append(Button(words, self._ask, send, found.get("id") or "", found.get("data-spot") or ""))

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._skips:
            self.words.append(data.strip())


@lru_cache(maxsize=8)
def _read(html: str) -> _Reader:
    """A page that is asked for one button after the other is read once."""
    return _Reader(without_pictures(html))


class Browser:
    """A browser of one person at one table."""

    def __init__(self, served: Reached, table_id: int, person_id: int) -> None:
        self.served = served
        self.table_id = table_id
        self.person_id = person_id
        self.cookie = ""
        self.html: dict[str, str] = {}
        self.page = ""
        self.csrf = self.cause = self.name = ""
        self.since = -1
        self.ask = self.laid = ""
        self.digests: dict[str, str] = {}

    async def sign_in(self) -> Browser:
        """Opens the page by a link."""
        assert isinstance(self.served, Served)
        return await self.let_in(await self.served.house.page_sessions.link(self.table_id, self.person_id))

    async def let_in(self, token: str) -> Browser:
        """Opens the page by what a link holds."""
        status, headers, _ = await self.request("POST", "/open", data={"k": token})
        assert status == 303
        self.cookie = headers["Set-Cookie"].split(";")[0].removeprefix(f"{COOKIE}=")
        await self.load()
        return self

    async def load(self) -> int:
        """Loads the whole page; the status."""
        status, _, words = await self.request("GET", "")
        self.page = words
        if status == 200:
            whole = words.partition("<body")[2]
            found = dict(_attributes(f"<body{whole}"))
            self.csrf, self.cause = found["data-csrf"] or "", found["data-cause"] or ""
            self.name = self.cause
            self.since, self.digests = int(found["data-since"] or -1), json.loads(found["data-digests"] or "{}")
            self.html = {"desk": whole.partition('id="desk"')[2].partition("</section>")[0], "page": whole}
        return status

    async def request(self, method: str, path: str, **how: Any) -> tuple[int, Any, str]:
        return await self.at(f"/t/{self.table_id}{path}", method, **how)

    async def at(self, path: str, method: str = "GET", **how: Any) -> tuple[int, Any, str]:
        """Asks for anything of the server: status, headers and body of the answer."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        headers |= how.pop("headers", {})
        url = f"{self.served.url}{path}"
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, url, headers=headers, allow_redirects=False, **how) as answer,
        ):
            return answer.status, answer.headers, await answer.text()

    async def refresh(self) -> dict[str, str]:
        """Fetches what has changed; the parts that came."""
        have = ".".join(self.digests.values())
        _, _, words = await self.request(
            "GET",
            f"/parts?since={self.since}&ask={self.ask}&laid={quote(self.laid)}&have={have}",
            headers={"Accept": "application/json"},
        )
        return self._take(json.loads(words))

    def _take(self, said: dict[str, Any]) -> dict[str, str]:
        self.html |= said["html"]
        self.digests |= said["digests"]
        self.cause, self.ask, self.laid = said["cause"], said["ask"], said["laid"]
        if said["known"] >= 0:
            self.since = said["since"]
        return dict(said["html"])

    @property
    def read(self) -> _Reader:
        """What stands on the desk."""
        return _read(self.html["desk"])

    @property
    def words(self) -> str:
        """The words of the desk."""
        return " ".join(self.read.words)

    def button(self, words: str) -> Button:
        """The button that begins with these words."""
        return next(each for each in self.read.buttons if each.words.startswith(words))

    def piece(self, id: str) -> Button:
        """The button of that id."""
        return next(each for each in self.read.buttons if each.id == id)

    def has_piece(self, id: str) -> bool:
        """Whether the button of that id can be pressed."""
        return any(each.id == id for each in self.read.buttons)

    async def press(self, button: Button, *, cause: str | None = None, **more: Any) -> dict[str, Any]:
        """Presses it; what the server said."""
        send = {name: value for name, value in button.send.items() if name != "boxes"}
        return await self.send({"ask": button.ask, **send, "cause": self.cause if cause is None else cause, **more})

    async def send(self, body: Any, **headers: str) -> dict[str, Any]:
        """Sends a press as it is; what the server said, with its status."""
        path = (
            f"/press?since={self.since}&here={self.name}&laid={quote(self.laid)}&have={'.'.join(self.digests.values())}"
        )
        all_headers = {"X-Csrf": self.csrf, "Accept": "application/json", **headers}
        status, _, words = await self.request("POST", path, json=body, headers=all_headers)
        said = json.loads(words) if words.startswith("{") else {"error": words}
        if "html" in said:
            self._take(said)
        return {**said, "status": status}


def _attributes(html: str) -> list[tuple[str, str | None]]:
    """Those of the body, of which no more is read than its first tag."""
    found: list[tuple[str, str | None]] = []

    class First(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag == "body" and not found:
                found.extend(attrs)

    first = First()
    for at in range(0, len(html), _PIECE):
        first.feed(html[at : at + _PIECE])
        if found:
            break
    return found

"""Another page in the same browser can neither press here nor begin the game anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientSession

from bot.demo.page import DemoPage
from bot.demo.run import opened_demo

SAME = "the demo's own"
CHANGES = ("/demo/again", "/demo/look", "/demo/later", "/api/action")


class Served:
    """The demo's page, and what was done to the game through it."""

    def __init__(self, address: str, done: list[str]) -> None:
        self.address = address.rstrip("/")
        self.done = done

    async def post(self, path: str, origin: str | None, kind: str = "application/json") -> int:
        headers = {"Content-Type": kind} | ({} if origin is None else {"Origin": origin})
        headers |= {"Origin": self.address} if origin == SAME else {}
        body = '{"hours": 1}'
        async with ClientSession() as session, session.post(self.address + path, data=body, headers=headers) as answer:
            return answer.status


@asynccontextmanager
async def served() -> AsyncIterator[Served]:
    done: list[str] = []

    async def again() -> None:
        done.append("again")

    async def later(hours: int) -> None:
        done.append(f"later {hours}")

    async with opened_demo("bids", 1) as demo:
        page = DemoPage(demo.view, demo.status, again, later, demo.table_page, demo.all_tables)
        yield Served(await page.open(0), done)
        await page.close()


async def test_who_posts_from_elsewhere_is_refused() -> None:
    """A sandboxed frame of any page sends `null`; a browser never posts without an origin."""
    async with served() as page:
        for origin in ("null", None, "http://evil.example", "http://127.0.0.1:1", "https://localhost"):
            assert [await page.post(path, origin) for path in CHANGES] == [403] * len(CHANGES), origin
        assert page.done == []


async def test_what_a_form_could_send_is_not_taken() -> None:
    async with served() as page:
        assert [await page.post(path, SAME, "text/plain") for path in CHANGES[:3]] == [415] * 3
        assert page.done == []


async def test_the_page_itself_is_served() -> None:
    async with served() as page:
        assert [await page.post(path, SAME) for path in ("/demo/later", "/demo/again")] == [200, 200]
        assert page.done == ["later 1", "again"]
        async with ClientSession() as session, session.get(page.address + "/demo/state") as answer:
            state: dict[str, Any] = await answer.json()
        assert state["spots"]

"""The page of a table in a frame as Discord's is: another site around it, TLS, and the messages of its SDK."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiohttp import web
from playwright.async_api import Browser, BrowserContext, FrameLocator, Page, expect

from host.house import House
from host.values import Table
from tests.bot.fixtures import house as a_house
from tests.demo.browser import PATIENCE, PHONE
from tests.demo.kept_browsers import KeptAsyncChromium
from tests.host.seating import ANNA, BERT, CLEO, bid, playing
from tests.web.discord import APPLICATION, SECRET, TOKEN, Discord
from tests.wire.bot_process import free_port
from web.entry.vouching import Application
from web.server import PageServer

house = a_house
OWN = f"https://{APPLICATION}.discordsays.com"
AROUND, EVIL = "https://discord.com", "https://evil.example"
BID = "How much do you bid for the crown of round 1?"
ASKED = "?instance_id=i-1&frame_id=f-1&platform=desktop&channel_id=5&guild_id=1"
CLIENT = """<!doctype html><title>Around</title>
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style>
<script>
window.said = [];
window.deaf = "DEAF";
addEventListener("message", ({ origin, source, data: [kind, frame] }) => {
  if (origin !== "OWN" || deaf === (kind === 0 ? "ready" : frame.cmd)) return;
  said.push(kind === 0 ? "HANDSHAKE " + frame.client_id : `${frame.cmd} ${frame.args.scope} ${frame.args.prompt}`);
  const say = (words) => source.postMessage([1, words], origin);
  const config = { cdn_host: "c", api_endpoint: "a", environment: "production" };
  if (kind === 0) say({ cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config } });
  if (frame.cmd === "AUTHORIZE") say({ cmd: "AUTHORIZE", evt: null, nonce: frame.nonce, data: { code: "c" } });
});
</script>
<iframe src="OWN/ASKED"
 sandbox="allow-forms allow-modals allow-popups allow-same-origin allow-scripts"></iframe>"""
SAME_ORIGIN = "allow-same-origin"
LATE = 11_000  # milliseconds after which one is told of the other way
OTHER_WAY = "/table play where:browser"


class Framed(NamedTuple):
    """A browser, Discord, and a table where Anna has pressed Table.

    `client`: what its client leaves unanswered ("ready", "AUTHORIZE"), and whether its frame has an origin.
    """

    house: House
    discord: Discord
    table: Table
    context: BrowserContext
    client: dict[str, str]

    async def opened(self, around: str = AROUND) -> tuple[Page, FrameLocator]:
        """The client's page, and what it frames."""
        page = await self.context.new_page()
        await page.goto(around)
        return page, page.frame_locator("iframe")


def certificate(folder: Path) -> ssl.SSLContext:
    """One that nobody trusts, for the loopback."""
    words = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=a test's")
    command = ["openssl", *words, "-keyout", "key", "-out", "crt"]
    subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "crt", folder / "key")
    return context


@asynccontextmanager
async def served(app: web.Application, tls: ssl.SSLContext, port: int) -> AsyncIterator[None]:
    """Serves over TLS at that port."""
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port, ssl_context=tls).start()
        yield
    finally:
        await runner.cleanup()


class Mapped(NamedTuple):
    """A browser for which the pages are at `own` here, and the rest of the world at `other`."""

    browser: Browser
    own: int
    other: int


@pytest.fixture(scope="module")
async def mapped(kept_async_chromium: KeptAsyncChromium) -> AsyncIterator[Mapped]:
    own, other = free_port(), free_port()
    hosts = f"MAP {OWN[8:]}:443 127.0.0.1:{own}, MAP * 127.0.0.1:{other}"
    browser = await kept_async_chromium.another(f"--host-resolver-rules={hosts}", "--ignore-certificate-errors")
    yield Mapped(browser, own, other)
    await browser.close()


@pytest.fixture
async def framed(house: House, tmp_path: Path, mapped: Mapped) -> AsyncIterator[Framed]:
    discord, tls, around = Discord(), certificate(tmp_path), web.Application()
    client = {"DEAF": "", SAME_ORIGIN: SAME_ORIGIN}

    async def around_it(_: web.Request) -> web.Response:
        html = CLIENT.replace("OWN", OWN).replace("ASKED", ASKED)
        for name, value in client.items():
            html = html.replace(name, value)
        return web.Response(text=html, content_type="text/html")

    around.add_routes([web.get("/", around_it)])
    table = await playing(house, ANNA, BERT)
    await house.page_sessions.press(table.id, ANNA.id)
    discord.codes["c"] = ANNA.id
    discord.launched("i-1", ANNA.id, server=table.place.server_id)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(discord.running())
        application = Application(lambda: APPLICATION, SECRET, TOKEN, discord.address)
        pages = PageServer(house, "https://pages.test", application).app()
        await stack.enter_async_context(served(pages, tls, mapped.own))
        await stack.enter_async_context(served(around, tls, mapped.other))
        context = await mapped.browser.new_context(ignore_https_errors=True, locale="en-US")
        stack.push_async_callback(context.close)
        context.set_default_timeout(PATIENCE)
        yield Framed(house, discord, table, context, client)


async def test_a_turn_is_taken_in_discords_frame(framed: Framed) -> None:
    page, frame = await framed.opened()
    await expect(frame.locator("#desk h2")).to_have_text(BID)
    assert await page.evaluate("said") == [f"HANDSHAKE {APPLICATION}", "AUTHORIZE identify none"]
    await frame.locator("#desk .choice").filter(has_text="3").first.click()
    await expect(frame.locator("#desk .effects")).to_contain_text("You would keep")
    await frame.locator("#seal").click()
    await expect(frame.locator("#desk")).not_to_contain_text(BID)
    await bid(framed.house, framed.table, BERT, 1)
    await expect(frame.locator("#news")).to_contain_text("crown")  # an event came through the frame
    cookies: list[Any] = await framed.context.cookies()
    (cookie,) = cookies
    assert (cookie["sameSite"], cookie["secure"], cookie["httpOnly"]) == ("None", True, True)
    assert cookie["path"] == f"/t/{framed.table.id}"
    assert cookie["partitionKey"] == "https://discord.com"


async def test_who_looks_at_something_else_for_a_moment_can_still_press(framed: Framed) -> None:
    _, frame = await framed.opened()
    await expect(frame.locator("#desk h2")).to_have_text(BID)
    await expect(frame.locator("main[inert]")).to_have_count(0)
    async with frame.owner.page.expect_response("**/follow") as followed:
        await frame.locator("body").evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert (await followed.value).ok
    await frame.locator("#desk .choice").filter(has_text="3").first.click()
    await expect(frame.locator("#desk .effects")).to_contain_text("You would keep")


async def test_who_pressed_nothing_is_told_so_and_can_try_again(framed: Framed) -> None:
    await framed.house.page_sessions.end_all(ANNA.id)
    page, frame = await framed.opened()
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await expect(frame.locator("#told")).to_contain_text("Which table?")
    await framed.house.page_sessions.press(framed.table.id, ANNA.id)
    framed.discord.codes["c"] = ANNA.id
    await frame.get_by_role("button", name="Try again").click()
    await expect(frame.locator("#desk h2")).to_have_text(BID)


async def test_the_open_frame_follows_to_the_table_where_it_was_pressed_next(framed: Framed) -> None:
    _, frame = await framed.opened()
    await expect(frame.locator("#desk h2")).to_have_text(BID)
    other = await playing(framed.house, ANNA, CLEO)
    await framed.house.page_sessions.press(other.id, ANNA.id)
    await expect(frame.locator(f'body[data-table="{other.id}"]')).to_be_visible()
    await frame.locator("#desk .choice").filter(has_text="3").first.click()
    await expect(frame.locator("#seal")).to_be_enabled()
    await frame.locator("#seal").click()
    await expect(frame.locator("#desk")).not_to_contain_text(BID)
    assert (await framed.house.play.desk(other.id, ANNA.id)).ask is None
    assert (await framed.house.play.desk(framed.table.id, ANNA.id)).ask is not None
    paths = {cookie["path"] for cookie in await framed.context.cookies()}
    assert paths == {f"/t/{framed.table.id}", f"/t/{other.id}"}


async def test_no_other_site_frames_it_and_outside_of_discord_it_says_where_to_go(framed: Framed) -> None:
    page, _ = await framed.opened(EVIL)
    await page.wait_for_load_state("networkidle")
    assert await page.evaluate("said") == []
    alone = await framed.context.new_page()
    await alone.goto(f"{OWN}/activity")
    await expect(alone.locator("#told")).to_contain_text("opens inside Discord")


@pytest.mark.parametrize("unanswered", ["ready", "AUTHORIZE"])
async def test_where_discord_does_not_answer_one_is_told_of_the_other_way_and_can_try_again(
    framed: Framed, unanswered: str
) -> None:
    framed.client["DEAF"] = unanswered
    await framed.context.clock.install()
    page, frame = await framed.opened()
    await expect(frame.locator("#late")).to_have_count(0)  # its program runs
    await page.clock.fast_forward(LATE)
    await expect(frame.locator("#told")).to_contain_text(OTHER_WAY)
    await page.evaluate("deaf = ''")
    await frame.get_by_role("button", name="Try again").click()
    await expect(frame.locator("#desk h2")).to_have_text(BID)


async def test_where_the_server_does_not_answer_one_is_told_so(framed: Framed) -> None:
    await framed.context.clock.install()
    asked = asyncio.Event()
    await framed.context.route("**/activity/enter", lambda route: asked.set())
    page, frame = await framed.opened()
    await asked.wait()
    await page.clock.fast_forward(LATE)
    await expect(frame.locator("#told")).to_contain_text(OTHER_WAY)


async def test_where_no_program_runs_the_page_itself_says_it(framed: Framed) -> None:
    framed.client[SAME_ORIGIN] = ""  # a frame of no origin may not load the program
    _, frame = await framed.opened()
    late = frame.locator("#late")
    await expect(late).to_contain_text(OTHER_WAY)
    await frame.locator("body").evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    await expect(late).to_be_visible()

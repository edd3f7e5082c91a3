"""Who is let in to a page, and what a browser is told that is not."""

from __future__ import annotations

import asyncio
import re

import pytest
from pydantic import ValidationError

from bot.app.settings import Settings
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, EMIL, cause, playing
from tests.web.browsing import ADDRESS, Browser, Served
from web.answers import COOKIE
from web.server import LARGEST_BODY, PageServer


async def test_to_look_at_a_link_does_not_use_it_up(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = Browser(served, table.id, ANNA.id)
    token = await served.house.page_sessions.link(table.id, ANNA.id)
    for method in ("GET", "HEAD", "GET"):
        assert (await browser.request(method, f"/open?k={token}"))[0] == 200
    assert (await browser.request("POST", "/open", data={"k": token}))[0] == 303
    status, _, words = await browser.request("POST", "/open", data={"k": token})
    assert status == 410
    assert "used already" in words


async def test_the_cookie_is_for_that_table_and_no_program_reads_it(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = Browser(served, table.id, ANNA.id)
    token = await served.house.page_sessions.link(table.id, ANNA.id)
    _, headers, _ = await browser.request("POST", "/open", data={"k": token})
    parts = {part.strip() for part in headers["Set-Cookie"].split(";")[1:]}
    assert {"HttpOnly", "SameSite=Lax", f"Path=/t/{table.id}", "Max-Age=2592000"} <= parts
    assert token not in headers["Set-Cookie"]
    assert headers["Location"] == f"/t/{table.id}"


async def test_over_https_the_cookie_is_for_https_alone(served: Served) -> None:
    assert PageServer(served.house, "https://pages.test")._secure
    assert not served.server._secure


@pytest.mark.parametrize("path", ["", "/parts", "/events"])
async def test_without_a_session_nothing_of_a_table_is_shown(served: Served, path: str) -> None:
    table = await playing(served.house, ANNA, BERT)
    stranger = Browser(served, table.id, ANNA.id)
    status, _, words = await stranger.request("GET", path)
    assert status == 401
    assert "signed in" in words
    assert "Anna" not in words


async def test_a_link_that_was_passed_on_opens_the_page_of_whom_it_was_for_once(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    mine = await Browser(served, table.id, ANNA.id).sign_in()
    friend = Browser(served, table.id, BERT.id)
    assert await friend.load() == 401
    friend.cookie = "made-up"
    assert await friend.load() == 401
    assert await mine.load() == 200


@pytest.mark.parametrize("path", ["/parts", "/press"])
async def test_bytes_that_are_no_text_are_turned_away_like_any_wrong_token(served: Served, path: str) -> None:
    table = await playing(served.house, ANNA, BERT)
    method = b"POST" if path == "/press" else b"GET"
    port = int(served.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        method
        + f" /t/{table.id}{path} HTTP/1.1\r\nHost: pages.test\r\nOrigin: {ADDRESS}\r\n".encode()
        + f"Cookie: {COOKIE}=".encode()
        + b"\xff\r\nX-Csrf: \xff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    answer = await reader.read()
    writer.close()
    assert answer.split(b" ")[1] in (b"401", b"403"), answer


async def test_a_cookie_that_a_browser_brings_along_is_never_taken_over(served: Served) -> None:
    """Nobody can be given a session that somebody else knows."""
    table = await playing(served.house, ANNA, BERT)
    browser = Browser(served, table.id, ANNA.id)
    browser.cookie = "planted-by-somebody"
    await browser.sign_in()
    assert browser.cookie != "planted-by-somebody"
    browser.cookie = "planted-by-somebody"
    assert await browser.load() == 401


async def test_what_another_site_sends_is_refused(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    press = {"do": "clear", "ask": "1.bid", "cause": "abc"}
    assert (await browser.send(press, Origin="https://evil.example"))["status"] == 403
    assert (await browser.send(press, Origin="null"))["status"] == 403
    assert (await browser.send(press, **{"X-Csrf": ""}))["status"] == 403
    assert (await browser.send(press, Origin=ADDRESS))["status"] == 200
    status, _, _ = await browser.request("POST", "/press", data={"do": "clear"}, headers={"X-Csrf": browser.csrf})
    assert status == 415
    assert (await browser.request("POST", "/leave", data={"csrf": ""}))[0] == 403
    assert await browser.load() == 200


async def test_pages_are_in_no_frame_and_run_nothing_foreign(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    for path in ("", "/parts", "/open?k=x"):
        _, headers, _ = await browser.request("GET", path)
        policy = headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in policy
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
    own = re.compile(r'<script type="module" src="/static/[0-9a-f]{12}/page.js"></script>')
    assert "<script" not in own.sub("", browser.page)
    assert " style=" not in browser.page


async def test_sign_out_ends_this_browser(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser, other = [await Browser(served, table.id, ANNA.id).sign_in() for _ in range(2)]
    status, _, words = await browser.request("POST", "/leave", data={"csrf": browser.csrf})
    assert (status, "Signed out" in words) == (200, True)
    assert [await browser.load(), await other.load()] == [401, 200]


async def test_who_has_left_the_table_sees_nothing_of_the_page_that_is_open(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    await served.house.seats.vacate(table.id, ANNA.id, cause())
    assert await browser.load() == 401
    assert (await browser.send({"do": "clear", "ask": "1.bid", "cause": "abc"}))["status"] == 401


async def test_an_onlooker_sees_the_board_and_has_nothing_to_press(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, EMIL.id).sign_in()
    assert "Anna" in browser.page
    assert browser.read.buttons == []
    said = await browser.send({"do": "set", "ask": "1.bid", "field": "coins", "value": 1, "cause": "abc"})
    assert said["status"] == 409


async def test_a_session_ends_after_thirty_days(served: Served, clock: Clock) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    clock.pass_(days=30)
    assert await browser.load() == 401


async def test_other_methods_and_paths_are_refused(served: Served, subtests: pytest.Subtests) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    refused = {
        ("DELETE", ""): 403,
        ("PUT", "/press"): 403,
        ("POST", ""): 405,
        ("GET", "/press"): 405,
        ("GET", "/nothing"): 404,
    }
    for (method, path), status in refused.items():
        with subtests.test(method=method, path=path):
            assert (await browser.request(method, path))[0] == status


async def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    said = await browser.send({"do": "set", "value": "x" * LARGEST_BODY, "cause": "abc"})
    assert said["status"] == 413


async def test_what_no_page_sends_is_refused_with_a_sentence(served: Served, subtests: pytest.Subtests) -> None:
    table = await playing(served.house, ANNA, BERT)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    bodies: tuple[object, ...] = (
        *({}, [], "x", {"do": "nothing", "cause": "a"}, {"do": "seal", "cause": ""}, {"do": 7, "cause": "a"}),
        *({"do": "seal", "cause": "a" * 65}, {"do": "seal", "cause": "a:b"}, {"do": "set", "cause": "a", "more": 1}),
    )
    for body in bodies:
        with subtests.test(body=body):
            said = await browser.send(body)
            assert said["status"] == 409
            assert said["error"]


def test_links_go_over_plain_http_on_this_machine_alone() -> None:
    for url in ("http://pactum.example", "https://", "ftp://x", "https://x/path", "pactum.example"):
        with pytest.raises(ValidationError):
            Settings(PACTUM_WEB_URL=url, _env_file=None)  # type: ignore[call-arg]
    for url in ("http://127.0.0.1:8080", "http://localhost:8080/", "https://pactum.example/"):
        assert Settings(PACTUM_WEB_URL=url, _env_file=None).web_url == url.rstrip("/")  # type: ignore[call-arg]

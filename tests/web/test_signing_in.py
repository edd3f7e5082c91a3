"""*Sign in with Discord*: who is let in is what Discord says of whom a browser sent there, within ten minutes, once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest

from host.house import House
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, playing
from tests.web.discord import APPLICATION, SECRET, TOKEN, Discord
from tests.web.test_my_tables import Visitor
from web.answers import PERSON_COOKIE
from web.entry.entering import MOST_FAILURES
from web.entry.vouching import DISCORD_SIGN_IN, Application
from web.server import PageServer, serving

ADDRESS = "https://pages.test"
BACK = f"{ADDRESS}/sign-in/back"


class Town(NamedTuple):
    """A server of pages and Discord."""

    house: House
    discord: Discord
    url: str

    async def leaves(self, visitor: Visitor, query: str = "") -> dict[str, str]:
        """Somebody is led to Discord; what stands in the address there."""
        status, headers, _ = await visitor.ask(f"/sign-in{query}")
        at = urlsplit(headers["Location"])
        assert (status, f"{at.scheme}://{at.netloc}{at.path}") == (303, DISCORD_SIGN_IN)
        return {name: value for name, (value,) in parse_qs(at.query).items()}

    def agrees(self, asked: dict[str, str], person_id: int, code: str = "c") -> str:
        """They agree at Discord; the address to which it leads back, here."""
        self.discord.codes[code] = person_id
        self.discord.challenges[code] = asked["code_challenge"], asked["redirect_uri"]
        return f"/sign-in/back?code={code}&state={asked['state']}"


@pytest.fixture
async def town(house: House) -> AsyncIterator[Town]:
    discord = Discord()
    async with discord.running():
        server = PageServer(house, ADDRESS, Application(lambda: APPLICATION, SECRET, TOKEN, discord.address))
        async with serving(server, "127.0.0.1", 0) as port:
            yield Town(house, discord, f"http://127.0.0.1:{port}")


async def refused(visitor: Visitor, path: str, status: int, words: str) -> None:
    """The way back ends with these words and a way to try again, and signs nobody in."""
    got, _, html = await visitor.ask(path)
    assert (got, words in html, 'href="/sign-in"' in html) == (status, True, True)
    assert PERSON_COOKIE not in visitor.cookies
    assert "pactum-sign-in" not in visitor.cookies  # good once, whatever comes of it


async def test_it_leads_to_discord_and_back_to_all_tables(town: Town) -> None:
    visitor = Visitor(town.url)
    status, _, words = await visitor.ask("/")
    assert (status, 'href="/sign-in"' in words) == (401, True)
    asked = await town.leaves(visitor)
    assert {name: asked[name] for name in ("response_type", "client_id", "scope", "redirect_uri")} == {
        "response_type": "code",
        "client_id": str(APPLICATION),
        "scope": "identify",
        "redirect_uri": BACK,
    }
    assert asked["code_challenge_method"] == "S256"
    status, headers, _ = await visitor.ask(town.agrees(asked, ANNA.id))
    assert (status, headers["Location"], headers["Referrer-Policy"]) == (303, "/", "same-origin")
    cookie = next(each for each in headers.getall("Set-Cookie") if each.startswith(PERSON_COOKIE))
    assert {"HttpOnly", "Secure", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    found = await town.house.browsers.of_cookie(visitor.cookies[PERSON_COOKIE])
    assert found is not None
    assert found.person_id == ANNA.id
    assert set(visitor.cookies) == {PERSON_COOKIE}


async def test_what_leaves_and_the_cookie_hold_neither_the_secret_nor_the_verifier(town: Town) -> None:
    visitor = Visitor(town.url)
    _, headers, _ = await visitor.ask("/sign-in")
    (cookie,) = headers.getall("Set-Cookie")
    parts = {part.strip() for part in cookie.split(";")[1:]}
    assert parts == {"HttpOnly", "Secure", "SameSite=Lax", "Path=/sign-in", "Max-Age=600"}
    assert SECRET not in headers["Location"] + cookie
    state = parse_qs(urlsplit(headers["Location"]).query)["state"][0]
    assert state not in cookie


async def test_it_leads_to_the_table_that_one_wanted_and_never_to_another_address(town: Town) -> None:
    table = await playing(town.house, ANNA, BERT)
    visitor = Visitor(town.url)
    _, _, words = await visitor.ask(f"/t/{table.id}")
    assert f'href="/sign-in?table={table.id}"' in words
    asked = await town.leaves(visitor, f"?table={table.id}")
    assert (await visitor.ask(town.agrees(asked, ANNA.id)))[1]["Location"] == f"/mine/{table.id}"
    for wrong in ("https://evil.test", "//evil.test", "1/../../x", "-1", "٣", "0"):
        asked = await town.leaves(visitor, f"?table={wrong}")
        assert (await visitor.ask(town.agrees(asked, ANNA.id)))[1]["Location"] == "/"


async def test_another_browser_cannot_finish_it(town: Town) -> None:
    """Nobody can be signed in as somebody else by an address that is sent to them."""
    path = town.agrees(await town.leaves(Visitor(town.url)), ANNA.id)
    await refused(Visitor(town.url), path, 410, "begun in another window")
    victim = Visitor(town.url)
    await town.leaves(victim)
    await refused(victim, path, 410, "begun in another window")
    assert town.discord.asked == []


async def test_it_is_good_once_also_for_whoever_keeps_the_cookie(town: Town) -> None:
    visitor = Visitor(town.url)
    path = town.agrees(await town.leaves(visitor), ANNA.id)
    kept = dict(visitor.cookies)
    assert (await visitor.ask(path))[0] == 303
    visitor.cookies = kept
    town.discord.codes["c"] = ANNA.id
    await refused(visitor, path, 410, "finished already")


async def test_it_is_good_for_ten_minutes(town: Town, clock: Clock) -> None:
    visitor = Visitor(town.url)
    path = town.agrees(await town.leaves(visitor), ANNA.id)
    clock.pass_(minutes=10)
    await refused(visitor, path, 410, "ten minutes")


@pytest.mark.parametrize("change", ["state", "until", "table", "signature", "nothing"])
async def test_a_cookie_or_state_that_was_changed_is_refused(town: Town, change: str) -> None:
    visitor = Visitor(town.url)
    path = town.agrees(await town.leaves(visitor), ANNA.id)
    nonce, until, table, signature = visitor.cookies["pactum-sign-in"].split(".")
    parts = {
        "state": (nonce, until, table, signature),
        "until": (nonce, f"{until}0", table, signature),
        "table": (nonce, until, "7", signature),
        "signature": (nonce, until, table, f"{signature}x"),
        "nothing": ("", "", "", ""),
    }
    visitor.cookies["pactum-sign-in"] = ".".join(parts[change])
    await refused(visitor, path + ("x" if change == "state" else ""), 410, "Try again")


async def test_who_declines_at_discord_is_told_what_else_there_is(town: Town) -> None:
    visitor = Visitor(town.url)
    asked = await town.leaves(visitor)
    await refused(visitor, f"/sign-in/back?error=access_denied&state={asked['state']}", 403, "You didn’t sign in")
    asked = await town.leaves(visitor)
    await refused(visitor, f"/sign-in/back?error=server_error&state={asked['state']}", 403, "didn’t confirm")


async def test_a_code_that_discord_does_not_know_or_of_another_way_signs_nobody_in(town: Town) -> None:
    visitor = Visitor(town.url)
    asked = await town.leaves(visitor)
    await refused(visitor, f"/sign-in/back?code=made-up&state={asked['state']}", 403, "didn’t confirm")
    other, own = await town.leaves(Visitor(town.url)), await town.leaves(visitor)
    town.agrees(other, BERT.id, "stolen")  # a code that was given to another browser: its challenge does not fit
    await refused(visitor, f"/sign-in/back?code=stolen&state={own['state']}", 403, "didn’t confirm")
    asked = await town.leaves(visitor)
    await refused(visitor, f"/sign-in/back?code=%0a&state={asked['state']}", 403, "didn’t confirm")


@pytest.mark.parametrize("failing", [500, 503, 429])
async def test_if_discord_does_not_answer_it_says_so_and_what_to_do(town: Town, failing: int) -> None:
    visitor = Visitor(town.url)
    path = town.agrees(await town.leaves(visitor), ANNA.id)
    town.discord.failing = failing
    await refused(visitor, path, 503, "Discord isn’t answering")


async def test_discord_has_a_few_seconds_to_answer(town: Town, monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    monkeypatch.setattr("web.entry.vouching.DISCORD_WITHIN", 0.2)
    server = PageServer(house, ADDRESS, Application(lambda: APPLICATION, SECRET, TOKEN, town.discord.address))
    async with serving(server, "127.0.0.1", 0) as port:
        slow = town._replace(url=f"http://127.0.0.1:{port}")
        visitor = Visitor(slow.url)
        path = slow.agrees(await slow.leaves(visitor), ANNA.id)
        town.discord.hangs = True
        await refused(visitor, path, 503, "/me tables")


async def test_until_the_bot_has_signed_in_nobody_can(house: House) -> None:
    server = PageServer(house, ADDRESS, Application(lambda: None, SECRET, TOKEN))
    async with serving(server, "127.0.0.1", 0) as port:
        await refused(Visitor(f"http://127.0.0.1:{port}"), "/sign-in", 503, "Discord isn’t answering")


async def test_many_failures_of_an_address_are_put_off(town: Town) -> None:
    headers = {"X-Forwarded-For": "203.0.113.7"}
    for _ in range(MOST_FAILURES):
        visitor = Visitor(town.url)
        asked = await town.leaves(visitor)
        await visitor.ask(f"/sign-in/back?code=x&state={asked['state']}", headers=headers)
    visitor = Visitor(town.url)
    path = town.agrees(await town.leaves(visitor), ANNA.id)
    assert (await visitor.ask(path, headers=headers))[0] == 429
    other = Visitor(town.url)
    path = town.agrees(await town.leaves(other), ANNA.id, "d")
    assert (await other.ask(path, headers={"X-Forwarded-For": "203.0.113.8"}))[0] == 303


async def test_signing_in_again_ends_what_the_browser_was_signed_in_to(town: Town) -> None:
    visitor = await Visitor(town.url).sign_in(town.house, BERT.id)
    before = visitor.cookies[PERSON_COOKIE]
    await visitor.ask(town.agrees(await town.leaves(visitor), ANNA.id))
    assert visitor.cookies[PERSON_COOKIE] != before
    assert await town.house.browsers.of_cookie(before) is None


async def test_discord_still_gets_its_page_at_the_root(town: Town) -> None:
    for path, headers in (("/?instance_id=i-1&frame_id=f", {}), ("/", {"Sec-Fetch-Dest": "iframe"}), ("/activity", {})):
        status, answered, words = await Visitor(town.url).ask(path, headers=headers)
        assert (status, "activity.js" in words) == (200, True)
        assert "discord.com" in answered["Content-Security-Policy"]
    _, answered, _ = await Visitor(town.url).ask("/")
    assert "frame-ancestors 'none'" in answered["Content-Security-Policy"]

"""The page of a table in Discord: who is let in is what Discord says, at the table where they have pressed Table."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pytest

from host.house import House
from host.people.page_sessions import PageSession
from host.values import Place as Location
from host.values import Table
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, EMIL, playing
from tests.web.browsing import ADDRESS, Browser, Served
from tests.web.discord import APPLICATION, SECRET, TOKEN, Discord
from web.answers import COOKIE
from web.entry import vouching
from web.entry.entering import MOST_FAILURES, TRIES_AT_ONCE
from web.entry.vouching import Application
from web.events import Sign
from web.server import PageServer, serving

OWN = f"https://{APPLICATION}.discordsays.com"
LARGEST_PROGRAM = 40_000  # bytes, compressed
ELSEWHERE = 4242  # a server that no table is on


class Place(NamedTuple):
    """A server of pages that Discord shows, and Discord."""

    served: Served
    discord: Discord

    async def enter(self, body: Any = None, *, code: str = "c", **headers: str) -> tuple[int, Any, dict[str, Any]]:
        """Enters as the page in Discord does: status, headers, and what was said."""
        sent = {"code": code, "instance_id": "i-1"} if body is None else body
        headers = {"Accept": "application/json", "Origin": OWN} | headers
        url = f"{self.served.url}/activity/enter"
        async with (
            aiohttp.ClientSession() as session,
            session.post(url, json=sent, headers=headers) as answer,
        ):
            words = await answer.text()
            return answer.status, answer.headers, json.loads(words) if words.startswith("{") else {"error": words}

    async def refused(self, *, code: str = "c") -> tuple[int, str]:
        """The status and the sentence, and that nobody is signed in by it."""
        status, headers, said = await self.enter(code=code)
        assert "Set-Cookie" not in headers
        return status, said["error"]


@pytest.fixture
async def place(house: House) -> AsyncIterator[Place]:
    discord = Discord()
    async with discord.running():
        server = PageServer(house, ADDRESS, Application(lambda: APPLICATION, SECRET, TOKEN, discord.address))
        async with serving(server, "127.0.0.1", 0) as port:
            yield Place(Served(house, server, f"http://127.0.0.1:{port}"), discord)


async def ready(place: Place) -> Table:
    """Anna has pressed Table, and is in the Activity."""
    table = await playing(place.served.house, ANNA, BERT)
    await place.served.house.page_sessions.press(table.id, ANNA.id)
    place.discord.codes["c"] = ANNA.id
    place.discord.launched("i-1", ANNA.id, server=table.place.server_id)
    return table


async def test_who_pressed_table_gets_their_own_page(place: Place) -> None:
    table = await ready(place)
    status, headers, said = await place.enter()
    assert (status, said) == (200, {"go": f"/t/{table.id}"})
    browser = Browser(place.served, table.id, ANNA.id)
    browser.cookie = headers["Set-Cookie"].split(";")[0].removeprefix(f"{COOKIE}=")
    assert await browser.load() == 200
    assert "How much do you bid" in browser.words
    (session,) = await place.served.house.page_sessions.of_person(ANNA.id)
    assert session.table_id == table.id
    assert (await browser.send({"do": "clear", "ask": "1.bid", "cause": "abc"}, Origin=OWN))["status"] == 200


async def test_the_cookie_is_for_discords_frame_and_that_table_alone(place: Place) -> None:
    table = await ready(place)
    _, headers, _ = await place.enter()
    (cookie,) = headers.getall("Set-Cookie")
    parts = {part.strip() for part in cookie.split(";")[1:]}
    expected = {"HttpOnly", "Secure", "SameSite=None", "Partitioned", f"Path=/t/{table.id}", "Max-Age=2592000"}
    assert parts == expected


async def test_a_code_that_discord_does_not_know_lets_nobody_in(place: Place) -> None:
    await ready(place)
    status, words = await place.refused(code="made-up")
    assert (status, "confirm who you are" in words) == (403, True)


async def test_a_code_is_good_once(place: Place) -> None:
    await ready(place)
    assert (await place.enter())[0] == 200
    assert (await place.refused())[0] == 403


async def test_who_is_not_in_the_activity_is_not_let_in(place: Place) -> None:
    table = await ready(place)
    place.discord.launched("i-1", BERT.id, server=table.place.server_id)
    status, words = await place.refused()
    assert (status, "see you in this Activity" in words) == (403, True)


async def test_an_instance_that_is_not_there_or_of_another_application_lets_nobody_in(place: Place) -> None:
    table = await ready(place)
    place.discord.launched("i-1", ANNA.id, server=table.place.server_id, application=APPLICATION + 1)
    assert (await place.refused())[0] == 403
    place.discord.instances.clear()
    place.discord.codes["c"] = ANNA.id
    assert (await place.refused())[0] == 403


async def test_a_press_lasts_a_minute(place: Place, clock: Clock) -> None:
    await ready(place)
    clock.pass_(seconds=60)
    status, words = await place.refused()
    assert (status, words.startswith("Which table?")) == (404, True)


async def test_the_press_of_somebody_else_opens_nothing(place: Place) -> None:
    table = await ready(place)
    place.discord.codes["c"] = BERT.id
    place.discord.launched("i-1", ANNA.id, BERT.id, server=table.place.server_id)
    assert (await place.refused())[0] == 404
    assert not await place.served.house.page_sessions.of_person(BERT.id)


async def test_of_two_tables_the_one_that_was_pressed_last_opens(place: Place) -> None:
    first = await ready(place)
    other = await playing(place.served.house, ANNA, EMIL)
    for table in (other, first, other, other):
        await place.served.house.page_sessions.press(table.id, ANNA.id)
    assert (await place.enter())[2] == {"go": f"/t/{other.id}"}


async def entered(place: Place, table: Table) -> Browser:
    """Anna's page in Discord's frame, once she is let in."""
    _, headers, _ = await place.enter()
    browser = Browser(place.served, table.id, ANNA.id)
    browser.cookie = headers["Set-Cookie"].split(";")[0].removeprefix(f"{COOKIE}=")
    await browser.load()
    return browser


async def test_an_open_page_in_discords_frame_follows_to_the_table_where_its_reader_pressed(place: Place) -> None:
    house = place.served.house
    first = await ready(place)
    other = await playing(house, ANNA, EMIL)
    browser = await entered(place, first)
    session = PageSession(first.id, ANNA.id, house.clock())
    bert = PageSession(first.id, BERT.id, house.clock())
    streams = place.served.server.streams
    framed, usual, berts = (
        streams.of(session, "en", framed=True),
        streams.of(session, "en"),
        streams.of(bert, "en", framed=True),
    )
    assert [await anext(each) for each in (framed, usual, berts)] == [Sign.CHANGED] * 3
    waiting = [asyncio.ensure_future(anext(each)) for each in (framed, usual, berts)]
    await asyncio.sleep(0)
    await house.page_sessions.press(other.id, ANNA.id)
    assert await waiting[0] == Sign.ELSEWHERE
    assert not any(each.done() for each in waiting[1:])
    for each in waiting[1:]:
        each.cancel()
    at = f"/t/{first.id}/follow"
    assert (await browser.at(at, "POST", headers={"Origin": OWN, "X-Csrf": "forged"}))[0] == 403
    status, answered, words = await browser.at(at, "POST", headers={"Origin": OWN, "X-Csrf": browser.csrf})
    assert (status, json.loads(words)) == (200, {"go": f"/t/{other.id}"})
    (cookie,) = answered.getall("Set-Cookie")
    assert {"SameSite=None", "Partitioned", f"Path=/t/{other.id}"} <= {part.strip() for part in cookie.split(";")}
    led = Browser(place.served, other.id, ANNA.id)
    led.cookie = cookie.split(";")[0].removeprefix(f"{COOKIE}=")
    assert await led.load() == 200
    assert "How much do you bid" in led.words


async def test_a_page_that_is_where_its_reader_pressed_stays_signed_in_as_it_is(place: Place) -> None:
    first = await ready(place)
    browser = await entered(place, first)
    sent = {"Origin": OWN, "X-Csrf": browser.csrf}
    status, answered, words = await browser.at(f"/t/{first.id}/follow", "POST", headers=sent)
    assert (status, json.loads(words)) == (200, {"go": f"/t/{first.id}"})
    assert "Set-Cookie" not in answered
    assert len(await place.served.house.page_sessions.of_person(ANNA.id)) == 1


async def test_a_page_whose_reader_pressed_elsewhere_while_it_loaded_is_led_on(place: Place) -> None:
    house = place.served.house
    first = await ready(place)
    other = await playing(house, ANNA, EMIL)
    session = PageSession(first.id, ANNA.id, house.clock())
    await house.page_sessions.press(other.id, ANNA.id)
    streams = place.served.server.streams
    assert await anext(streams.of(session, "en", framed=True)) == Sign.ELSEWHERE
    assert await anext(streams.of(session, "en")) == Sign.CHANGED


async def test_who_has_pressed_nowhere_or_does_not_belong_there_is_led_nowhere(place: Place) -> None:
    first = await ready(place)
    browser = await entered(place, first)
    house = place.served.house
    elsewhere = await house.lobby.open_table("bids", Location(7, 8), BERT, {}, "elsewhere")
    await house.page_sessions.press(elsewhere.id, ANNA.id)
    sent = {"Accept": "application/json", "Origin": OWN, "X-Csrf": browser.csrf}
    status, answered, _ = await browser.at(f"/t/{first.id}/follow", "POST", headers=sent)
    assert (status, "Set-Cookie" in answered) == (403, False)
    await house.page_sessions.end_all(ANNA.id)
    status, answered, _ = await browser.at(f"/t/{first.id}/follow", "POST", headers=sent)
    assert (status, "Set-Cookie" in answered) == (401, False)


async def test_an_onlooker_elsewhere_sees_no_table_of_a_server_but_a_player_does(place: Place) -> None:
    table = await ready(place)
    for person, status in ((EMIL, 403), (ANNA, 200)):
        await place.served.house.page_sessions.press(table.id, person.id)
        place.discord.codes["c"] = person.id
        for server in (ELSEWHERE, None):
            place.discord.launched("i-1", person.id, server=server)
            place.discord.codes["c"] = person.id
            assert (await place.enter())[0] == status
    place.discord.launched("i-1", EMIL.id, server=table.place.server_id)
    place.discord.codes["c"] = EMIL.id
    assert (await place.enter())[0] == 200


async def test_where_discord_is_away_it_is_said(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await ready(place)
    place.discord.failing = 502
    status, words = await place.refused()
    assert (status, "isn’t answering" in words) == (503, True)
    place.discord.failing = 0
    assert (await place.enter())[0] == 200


async def test_an_answer_that_never_comes_is_not_waited_for(
    house: House, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready(place)
    monkeypatch.setattr(vouching, "DISCORD_WITHIN", 0.01)
    place.discord.hangs = True
    application = Application(lambda: APPLICATION, SECRET, TOKEN, place.discord.address)
    async with serving(PageServer(house, ADDRESS, application), "127.0.0.1", 0) as port:
        impatient = Place(Served(house, place.served.server, f"http://127.0.0.1:{port}"), place.discord)
        assert (await impatient.refused())[0] == 503


async def test_where_discord_says_too_many_it_is_left_alone_as_long_as_it_says(place: Place, clock: Clock) -> None:
    table = await ready(place)
    place.discord.failing = 429
    assert (await place.refused())[0] == 503
    place.discord.failing = 0
    asked = len(place.discord.asked)
    clock.pass_(seconds=29)
    assert (await place.refused())[0] == 503
    assert len(place.discord.asked) == asked
    clock.pass_(seconds=1)
    await place.served.house.page_sessions.press(table.id, ANNA.id)
    assert (await place.enter())[0] == 200


async def strangers(place: Place, count: int, address: str, instance: str = "i-1") -> list[int]:
    """The statuses that so many made-up codes of one address get at once."""
    sent = {"code": "made-up", "instance_id": instance}
    tries = [place.enter(sent, **{"X-Forwarded-For": address}) for _ in range(count)]
    return [status for status, _, _ in await asyncio.gather(*tries)]


async def test_made_up_codes_of_one_address_keep_nobody_else_out(place: Place, clock: Clock) -> None:
    table = await ready(place)
    place.discord.seconds = 0.05
    crowd = asyncio.create_task(strangers(place, 60, "192.0.2.1"))
    for at in range(12):
        await place.served.house.page_sessions.press(table.id, ANNA.id)
        place.discord.codes["c"] = ANNA.id
        assert (await place.enter(**{"X-Forwarded-For": f"198.51.100.{at}"}))[0] == 200
    statuses = await crowd
    assert set(statuses) == {403, 429}
    assert statuses.count(403) <= MOST_FAILURES + TRIES_AT_ONCE
    assert place.discord.most["made-up"] <= TRIES_AT_ONCE
    assert await strangers(place, 1, "192.0.2.1") == [429]
    clock.pass_(seconds=61)
    assert await strangers(place, 1, "192.0.2.1") == [403]


async def test_where_nobody_is_told_apart_made_up_codes_only_make_others_wait(place: Place) -> None:
    table = await ready(place)
    place.discord.seconds = 0.02
    sent = {"code": "made-up", "instance_id": "i-1"}
    crowd = [asyncio.create_task(place.enter(sent)) for _ in range(150)]
    for _ in range(3):
        await place.served.house.page_sessions.press(table.id, ANNA.id)
        place.discord.codes["c"] = ANNA.id
        assert (await place.enter())[0] == 200
    assert {status for status, _, _ in await asyncio.gather(*crowd)} == {403}
    await place.served.house.page_sessions.press(table.id, ANNA.id)
    place.discord.codes["c"] = ANNA.id
    assert (await place.enter())[0] == 200


async def test_an_instance_that_is_not_there_is_asked_for_once_and_costs_no_code(place: Place, clock: Clock) -> None:
    await ready(place)
    assert await strangers(place, 5, "192.0.2.1", "nowhere") == [403] * 5
    asked = [path for path in place.discord.asked if "nowhere" in path]
    assert len(asked) <= TRIES_AT_ONCE
    assert not [path for path in place.discord.asked if "token" in path]
    place.discord.launched("nowhere", ANNA.id)
    clock.pass_(seconds=11)
    assert await strangers(place, 1, "192.0.2.2", "nowhere") == [403]
    assert [path for path in place.discord.asked if "token" in path]


async def test_a_code_that_discord_limits_keeps_nobody_elses_code_out(place: Place, clock: Clock) -> None:
    await ready(place)
    place.discord.limited.add("made-up")
    assert await strangers(place, 1, "192.0.2.1") == [503]
    assert (await place.enter())[0] == 200  # the next code is tried at once
    for _ in range(3):
        await strangers(place, 1, "192.0.2.1")
    asked = len(place.discord.asked)
    place.discord.codes["c"] = ANNA.id
    assert (await place.enter())[0] == 503  # it wants to be left alone, whoever asks
    assert not [path for path in place.discord.asked[asked:] if "token" in path]
    clock.pass_(seconds=2)
    assert (await place.enter())[0] == 200


async def test_a_secret_that_is_not_taken_is_told_to_the_operator_without_it(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    await ready(place)
    place.discord.secret = "another"
    assert (await place.refused())[0] == 403
    assert "DISCORD_CLIENT_SECRET" in caplog.text
    for secret in (SECRET, TOKEN):
        assert secret not in caplog.text
        assert secret not in repr(Application(lambda: APPLICATION, SECRET, TOKEN))


async def test_before_the_bot_has_signed_in_nobody_is_let_in(house: House, place: Place) -> None:
    await ready(place)
    application = Application(lambda: None, SECRET, TOKEN, place.discord.address)
    async with serving(PageServer(house, ADDRESS, application), "127.0.0.1", 0) as port:
        early = Place(Served(house, place.served.server, f"http://127.0.0.1:{port}"), place.discord)
        assert (await early.enter(Origin=ADDRESS))[0] == 503
        assert (await early.enter())[0] == 403
        async with aiohttp.ClientSession() as session, session.get(f"{early.served.url}/activity") as answer:
            assert answer.status == 503
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"code": "c"},
        {"code": "", "instance_id": "i-1"},
        {"code": "c" * 201, "instance_id": "i-1"},
        {"code": "c", "instance_id": ""},
        {"code": "c", "instance_id": "../../users/@me"},
        {"code": "c", "instance_id": "i-1\n"},
        {"code": 1, "instance_id": "i-1"},
    ],
)
async def test_what_no_page_sends_is_refused_before_discord_is_asked(place: Place, body: object) -> None:
    await ready(place)
    assert (await place.enter(body))[0] == 403
    assert place.discord.asked == []


async def test_another_site_lets_nobody_in(place: Place) -> None:
    await ready(place)
    for origin in ("https://evil.example", "null", f"https://{APPLICATION + 1}.discordsays.com", "https://discord.com"):
        assert (await place.enter(Origin=origin))[0] == 403
    url = f"{place.served.url}/activity/enter"
    async with aiohttp.ClientSession() as session, session.post(url, data={"code": "c"}) as answer:
        assert answer.status == 415
    assert place.discord.asked == []


async def test_only_where_discord_shows_pages_do_they_stand_in_its_frames(place: Place, served: Served) -> None:
    table = await ready(place)
    for at, frames in (
        (place.served, f"https://discord.com https://canary.discord.com https://ptb.discord.com {OWN}"),
        (served, "'none'"),
    ):
        browser = Browser(at, table.id, ANNA.id)
        for path in ("", "/parts", "/events", "/press"):
            _, headers, _ = await browser.request("POST" if path == "/press" else "GET", path)
            assert headers["Content-Security-Policy"].endswith(f"frame-ancestors {frames}")
        _, headers, _ = await browser.request("GET", "/open?k=x")
        assert headers["Content-Security-Policy"].endswith("frame-ancestors 'none'")


@pytest.mark.parametrize("path", ["/?instance_id=i-1&frame_id=1", "/activity"])
async def test_what_discord_opens_loads_nothing_foreign_and_is_there_only_where_it_is_on(
    place: Place, served: Served, path: str
) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(place.served.url + path, headers={"Accept-Language": "cs"}) as answer:
            words = await answer.text()
            assert answer.status == 200
        async with session.get(place.served.url + "/static/activity.js") as answer:
            assert answer.status == 200
        async with session.get(served.url + path) as answer:
            assert answer.status in (401, 404)  # the tables of whoever is signed in, or nothing
            assert "activity.js" not in await answer.text()
        async with session.post(served.url + "/activity/enter", json={}) as answer:
            assert answer.status == 404
    assert f'data-application="{APPLICATION}"' in words
    assert "Zkusit znovu" in words
    assert "//" not in words.replace("<!doctype", "")
    for secret in (SECRET, TOKEN):
        assert secret not in words


def test_the_program_that_discord_opens_was_built_of_its_source() -> None:
    """`npm run build` in web/ does."""
    root = Path(__file__).parents[2] / "web"
    source = sha256((root / "src" / "activity.js").read_bytes()).hexdigest()[:12]
    built = (root / "static" / "activity.js").read_bytes()
    assert built.startswith(f"/* Built of web/src/activity.js ({source}) with ".encode())
    assert len(gzip.compress(built)) < LARGEST_PROGRAM


async def test_a_link_is_never_made_of_what_stands_for_a_press(place: Place) -> None:
    table = await ready(place)
    browser = Browser(place.served, table.id, ANNA.id)
    assert (await browser.request("POST", "/open", data={"k": f"press {ANNA.id}"}))[0] == 410


async def test_to_sign_out_everywhere_takes_back_a_press(place: Place) -> None:
    await ready(place)
    await place.served.house.page_sessions.end_all(ANNA.id)
    assert (await place.refused())[0] == 404


async def test_links_are_not_ended_by_presses_nor_presses_by_links(place: Place) -> None:
    table = await ready(place)
    sessions = place.served.house.page_sessions
    tokens = [await sessions.link(table.id, ANNA.id) for _ in range(3)]
    assert await sessions.pressed(ANNA.id) == table.id
    assert await sessions.open(table.id, tokens[0])

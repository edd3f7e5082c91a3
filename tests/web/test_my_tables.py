"""*My tables* in a browser: signed in by a link, it lists the tables of one person, and leads to each and on."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from html import unescape
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from db.connection.statements import Statement
from face.core.names import own_reader
from face.table.board import board_foot
from host.house import House
from host.lobby.starting import StartWhen
from host.values import Place, Table
from host.wishes.wishes import MOST_WISHES, WishTerms
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, EMIL, PLACE, bid, cause, lobby, play_out, playing
from tests.web.browsing import ADDRESS, Browser, Served
from tests.web.reopening import Reopening
from web.answers import COOKIE, PERSON_COOKIE, csrf_of
from web.events import Sign
from web.mine.channels import SeenChannels
from web.mine.listing import read_list
from web.mine.watching import Drawn
from web.server import PageServer, serving

AWAY = Statement("UPDATE seats SET away = true WHERE person_id = :person AND table_id = :table")


class Visitor:
    """A browser of one person, with all cookies it was given."""

    def __init__(self, url: str) -> None:
        self._browser = Browser(Served(None, None, url), 0, 0)  # type: ignore[arg-type]
        self.cookies: dict[str, str] = {}

    async def ask(self, path: str, method: str = "GET", **how: Any) -> tuple[int, Any, str]:
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        status, answered, words = await self._browser.at(path, method, headers=headers | how.pop("headers", {}), **how)
        for each in answered.getall("Set-Cookie", []):
            name, _, value = each.partition(";")[0].partition("=")
            if "Max-Age=0" in each:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value
        return status, answered, words

    async def sign_in(self, house: House, person_id: int) -> Visitor:
        """Signed in by a link."""
        status, headers, _ = await self.ask("/open", "POST", data={"k": await house.browsers.link(person_id)})
        assert (status, headers["Location"]) == (303, "/")
        return self

    async def sections(self) -> dict[str, list[str]]:
        """The headings of the list, each with the rows below it in plain words."""
        status, _, html = await self.ask("/")
        assert status == 200
        found = {}
        for part in html.partition("</main>")[0].split("<h2>")[1:]:
            rows = [re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", row)).strip() for row in part.split("<li>")[1:]]
            found[part.partition("</h2>")[0]] = [row.partition(" Sign out")[0] for row in rows]
        return found


@pytest.fixture
async def anna(served: Served) -> Visitor:
    return await Visitor(served.url).sign_in(served.house, ANNA.id)


async def test_without_signing_in_it_says_how(served: Served) -> None:
    status, _, words = await Visitor(served.url).ask("/")
    assert (status, "Type /me tables in Discord" in words, "Sign in with Discord" in words) == (401, True, False)
    status, _, words = await Visitor(served.url).ask("/mine", headers={"Accept": "application/json"})
    assert (status, "/me tables" in json.loads(words)["error"]) == (401, True)


async def test_looking_at_a_link_does_not_use_it_up(served: Served) -> None:
    visitor, token = Visitor(served.url), await served.house.browsers.link(ANNA.id)
    for _ in range(2):
        status, _, words = await visitor.ask(f"/open?k={token}")
        assert (status, token in words, "Open my tables" in words) == (200, True, True)
    assert (await visitor.ask("/open", "POST", data={"k": token}))[0] == 303
    status, _, words = await Visitor(served.url).ask("/open", "POST", data={"k": token})
    assert (status, "/me tables" in words) == (410, True)


@pytest.mark.parametrize(("address", "secure"), [("https://pages.test", True), (ADDRESS, False)])
async def test_the_cookie_is_for_this_site_alone(house: House, address: str, secure: bool) -> None:
    server = PageServer(house, address)
    async with serving(server, "127.0.0.1", 0) as port:
        token = await house.browsers.link(ANNA.id)
        _, headers, _ = await Visitor(f"http://127.0.0.1:{port}").ask("/open", "POST", data={"k": token})
    (cookie,) = headers.getall("Set-Cookie")
    parts = {part.strip() for part in cookie.split(";")[1:]}
    assert parts == {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"} | ({"Secure"} if secure else set())
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


async def test_it_lists_all_that_is_theirs_and_what_waits_first(served: Served, anna: Visitor) -> None:
    house = served.house
    waits, done = await playing(house, ANNA, BERT), await playing(house, ANNA, BERT)
    await bid(house, done, ANNA)
    open_lobby = await lobby(house, ANNA)
    await playing(house, BERT, EMIL)  # where nobody says that Anna may look
    found = await anna.sections()
    assert list(found) == ["Waiting for you", "Waiting for others", "Not started yet"]
    (row,) = found["Waiting for you"]
    assert f"table {waits.id}" in row
    assert "How much do you bid" in row
    assert "Due" in row
    assert row.endswith("Play")
    assert f"table {done.id}" in found["Waiting for others"][0]
    assert "How much" not in found["Waiting for others"][0]
    assert f"table {open_lobby.id}" in found["Not started yet"][0]


async def test_what_waits_goes_by_their_own_deadlines(served: Served, anna: Visitor, clock: Clock) -> None:
    house = served.house
    first = await playing(house, ANNA, BERT)
    clock.pass_(hours=1)
    second = await playing(house, ANNA, EMIL)
    for row, table in zip((await anna.sections())["Waiting for you"], (first, second), strict=True):
        assert f"table {table.id}" in row


async def test_it_says_at_which_tables_a_stand_in_answers_for_them(served: Served, anna: Visitor) -> None:
    table, other = await playing(served.house, ANNA, BERT), await playing(served.house, ANNA, EMIL)
    await served.house.database.write(AWAY, {"person": ANNA.id, "table": table.id})
    await served.house.database.write(AWAY, {"person": EMIL.id, "table": other.id})
    for row in (await anna.sections())["Waiting for you"]:
        assert ("You're away; a stand-in answers for you." in row) == (f"table {table.id} " in row)
        assert "Emil is away" not in row
    for each, said in (
        (table, "You're away; a stand-in answers for you."),
        (other, "Emil is away; a stand-in answers"),
    ):
        board = await served.house.play.board(each.id)
        assert said in board_foot(board, own_reader(board.table, "en", ANNA.id))


async def test_whoever_was_away_is_back_by_a_press(served: Served, anna: Visitor) -> None:
    table = await playing(served.house, ANNA, BERT)
    other = await playing(served.house, BERT, EMIL)
    form = {"csrf": csrf_of(anna.cookies[PERSON_COOKIE]), "table": str(table.id)}
    assert "I&#39;m back" not in (await anna.sections())["Waiting for you"][0]
    await served.house.database.write(AWAY, {"person": ANNA.id, "table": table.id})
    assert "I&#39;m back" in (await anna.sections())["Waiting for you"][0]
    assert (await anna.ask("/mine/back", "POST", data=form | {"csrf": "made up"}))[0] == 403
    assert (await anna.ask("/mine/back", "POST", data=form | {"table": str(other.id)}))[0] == 409
    status, headers, _ = await anna.ask("/mine/back", "POST", data=form)
    assert (status, headers["Location"]) == (303, "/")
    (row,) = (await anna.sections())["Waiting for you"]
    assert "I&#39;m back" not in row
    assert "You're away" not in row


async def test_it_says_once_and_truly_what_waits(served: Served, anna: Visitor, clock: Clock) -> None:
    house = served.house
    assert "Nothing is waiting for you." in (await anna.ask("/"))[2]
    await practise(anna, called="Anna")
    page = (await anna.ask("/"))[2]
    assert ("Nothing but practice waits for you." in page, "Nothing is waiting" in page) == (True, False)
    await playing(house, ANNA, BERT)
    (row,) = (await anna.sections())["Waiting for you"]
    assert "Waiting for" not in row
    assert "practice waits" not in (await anna.ask("/"))[2]


async def test_finished_games_say_place_and_points_and_lead_to_their_end(served: Served, anna: Visitor) -> None:
    table = await playing(served.house, ANNA, BERT)
    (row,) = (await anna.sections())["Waiting for you"]
    assert row.endswith("with Bert Play")
    await play_out(served.house, table)
    (row,) = (await anna.sections())["Finished games"]
    assert re.search(rf"table {table.id} Place \d of 2 · (Bert|you) \d+ · (Bert|you) \d+ Result", row)
    await anna.ask(f"/mine/{table.id}")
    assert (await anna.ask(f"/t/{table.id}"))[0] == 200


async def test_whoever_played_alone_reads_what_the_rules_own_player_scored(served: Served, anna: Visitor) -> None:
    table = await playing(served.house, ANNA, game="paladins")
    await play_out(served.house, table)
    (row,) = (await anna.sections())["Finished games"]
    assert re.search(rf"table {table.id} you \S+ · the virtual player \S+ Result", row)


async def test_lobbies_and_boards_are_of_channels_that_they_see(house: House) -> None:
    seen = {2}

    async def name_there(place: Place, person_id: int) -> str | None:
        return "Anna" if place.channel_id in seen and person_id == ANNA.id else ""

    server = PageServer(house, ADDRESS, name_there=name_there)
    async with serving(server, "127.0.0.1", 0) as port:
        anna = await Visitor(f"http://127.0.0.1:{port}").sign_in(house, ANNA.id)
        await playing(house, ANNA, BERT)
        board, waiting = await playing(house, BERT, EMIL), await lobby(house, CLEO)
        found = await anna.sections()
        assert f"table {board.id}" in found["Boards to look at"][0]
        assert f"table {waiting.id}" in found["Open to join"][0]
        for table in (board, waiting):
            assert (await anna.ask(f"/mine/{table.id}"))[1]["Location"] == f"/t/{table.id}"
            assert (await anna.ask(f"/t/{table.id}"))[0] == 200
        seen.clear()
        other = await Visitor(f"http://127.0.0.1:{port}").sign_in(house, EMIL.id)
        assert "Open to join" not in await other.sections()
        assert (await other.ask(f"/t/{waiting.id}"))[0] == 401


async def test_one_cookie_opens_each_page_and_its_presses(served: Served, anna: Visitor) -> None:
    table, other = await playing(served.house, ANNA, BERT), await playing(served.house, ANNA, EMIL)
    strangers = await playing(served.house, BERT, EMIL)
    for each in (table, other):
        status, _, words = await anna.ask(f"/t/{each.id}")
        assert (status, "How much do you bid" in words, "My tables" in words) == (200, True, True)
    assert (await anna.ask(f"/t/{strangers.id}"))[0] == 401
    press = {"do": "clear", "ask": "1.bid", "cause": "abc"}
    headers = {"X-Csrf": csrf_of(anna.cookies[PERSON_COOKIE]), "Accept": "application/json"}
    assert (await anna.ask(f"/t/{table.id}/press", "POST", json=press, headers=headers))[0] == 200
    assert (await anna.ask(f"/t/{table.id}/press", "POST", json=press, headers=headers | {"X-Csrf": "x"}))[0] == 403


async def test_another_program_of_the_page_opens_no_table_by_itself(served: Served, anna: Visitor) -> None:
    table = await playing(served.house, ANNA, BERT)
    for path in ("parts", "next", "events", "step"):
        assert (await anna.ask(f"/t/{table.id}/{path}", headers={"Accept": "application/json"}))[0] in (401, 404)


async def test_a_link_to_one_table_stays_one_and_tells_of_no_other(served: Served) -> None:
    table, _ = await playing(served.house, ANNA, BERT), await playing(served.house, ANNA, EMIL)
    browser = await Browser(served, table.id, ANNA.id).sign_in()
    assert "My tables" not in browser.page
    assert json.loads((await browser.request("GET", "/next"))[2]) == {"html": ""}
    assert (await browser.at("/"))[0] == 401


async def test_the_way_to_all_tables_is_there_however_their_own_person_was_let_in(
    served: Served, anna: Visitor
) -> None:
    """The end of a trial, *Play on* and *Rematch* let in by a cookie of that table, as a link does."""
    table, other = await playing(served.house, ANNA, BERT), await playing(served.house, ANNA, EMIL)
    for person, there in ((ANNA, True), (BERT, False)):
        anna.cookies[COOKIE] = (await Browser(served, table.id, person.id).sign_in()).cookie
        assert ('<a href="/">◀ My tables</a>' in (await anna.ask(f"/t/{table.id}"))[2]) is there
        assert (f"/mine/{other.id}" in (await anna.ask(f"/t/{table.id}/next"))[2]) is there


async def test_whoever_leaves_a_lobby_or_a_page_is_led_to_their_other_tables(served: Served, anna: Visitor) -> None:
    table, opened = await playing(served.house, ANNA, BERT), await lobby(served.house, ANNA)
    for there, path, sent in ((table, "leave", {}), (opened, "lobby", {"do": "leave"})):
        anna.cookies[COOKIE] = (await Browser(served, there.id, ANNA.id).sign_in()).cookie
        form = {"csrf": csrf_of(anna.cookies[COOKIE]), **sent}
        status, _, words = await anna.ask(f"/t/{there.id}/{path}", "POST", data=form)
        assert (status, '<a class="button" href="/">◀ My tables</a>' in words) == (200, True)


async def test_my_tables_leads_to_a_table_as_its_own_person(served: Served, anna: Visitor) -> None:
    """Somebody else has opened the table in this browser by a link."""
    table = await playing(served.house, ANNA, BERT)
    bert = await Browser(served, table.id, BERT.id).sign_in()
    anna.cookies[COOKIE] = bert.cookie
    await anna.ask(f"/mine/{table.id}")
    assert COOKIE not in anna.cookies
    assert (await anna.ask(f"/t/{table.id}"))[0] == 200
    assert await served.house.page_sessions.of_cookie(table.id, anna.cookies[PERSON_COOKIE]) is not None


async def test_after_an_answer_the_next_table_is_a_press_away(served: Served, anna: Visitor, clock: Clock) -> None:
    house = served.house
    first = await playing(house, ANNA, BERT)
    clock.pass_(hours=1)
    second = await playing(house, ANNA, EMIL)

    async def next_of(table: Table) -> str:
        await anna.ask(f"/t/{table.id}")
        return str(json.loads((await anna.ask(f"/t/{table.id}/next"))[2])["html"])

    assert f'href="/mine/{first.id}"' in await next_of(second)
    await bid(house, first, ANNA)
    found = await next_of(first)
    assert f'href="/mine/{second.id}"' in found
    assert "How much do you bid" in found
    await bid(house, second, ANNA)
    assert await next_of(first) == await next_of(second) == ""


@pytest.mark.parametrize("path", ["/sign-out", "/t/{table}/leave"])
async def test_signing_out_here_ends_all_pages_of_this_browser(served: Served, anna: Visitor, path: str) -> None:
    table, other = await playing(served.house, ANNA, BERT), await playing(served.house, ANNA, EMIL)
    for each in (table, other):
        await anna.ask(f"/t/{each.id}")
    kept = dict(anna.cookies)
    assert (await anna.ask(path.format(table=table.id), "POST", data={"csrf": "forged"}))[0] == 403
    csrf = csrf_of(anna.cookies[PERSON_COOKIE])
    status, _, words = await anna.ask(path.format(table=table.id), "POST", data={"csrf": csrf})
    assert (status, "Signed out of all" in words, anna.cookies) == (200, True, {})
    anna.cookies = kept
    for each in ("/", f"/t/{table.id}", f"/t/{other.id}", f"/t/{other.id}/parts"):
        assert (await anna.ask(each))[0] == 401


async def test_a_list_that_was_fetched_is_fetched_again_only_if_it_has_changed(served: Served, anna: Visitor) -> None:
    table = await playing(served.house, ANNA, BERT)
    said = json.loads((await anna.ask("/mine"))[2])
    assert f"table {table.id}" in said["html"]
    assert said["title"].startswith("(1) ")
    assert json.loads((await anna.ask(f"/mine?have={said['digest']}"))[2])["html"] == ""
    await bid(served.house, table, ANNA)
    assert json.loads((await anna.ask(f"/mine?have={said['digest']}"))[2])["html"] != ""


async def _nobody(_: Place, __: int) -> str | None:
    return None


async def test_an_event_comes_when_the_list_has_changed_and_only_then(served: Served, anna: Visitor) -> None:
    house = served.house
    table = await playing(house, ANNA, BERT)
    lists = served.server.lists
    page = await anna.ask("/mine")

    async def draw() -> Drawn:
        said = json.loads((await anna.ask("/mine"))[2])
        own = await read_list(house, ANNA.id, SeenChannels(_nobody, house.clock))
        return Drawn(said["digest"], own.ids, own.servers)

    signs = lists.of(ANNA.id, draw)
    assert page[0] == 200
    assert await anext(signs) == Sign.CHANGED
    waiting = asyncio.ensure_future(anext(signs))
    await bid(house, table, BERT)  # in secret
    await asyncio.sleep(0.3)
    assert not waiting.done()
    other = await playing(house, ANNA, EMIL)
    assert await asyncio.wait_for(waiting, 10) == Sign.CHANGED
    waiting = asyncio.ensure_future(anext(signs))
    await bid(house, other, ANNA)
    assert await asyncio.wait_for(waiting, 10) == Sign.CHANGED
    waiting = asyncio.ensure_future(anext(signs))
    await house.page_sessions.end_all(ANNA.id)
    assert await asyncio.wait_for(waiting, 10) == Sign.HERE  # whoever sends it on looks whether she is signed in
    await signs.aclose()  # type: ignore[attr-defined]
    assert lists.count == 0


async def test_lists_of_two_worlds_that_one_cannot_tell_apart_are_the_same(served: Served, anna: Visitor) -> None:
    """Others have answered in one and not in the other."""
    house = served.house
    three = [await playing(house, ANNA, BERT, CLEO) for _ in range(3)]
    for table in three:
        await bid(house, table, ANNA)
    before = (await anna.ask("/mine"))[2]
    await bid(house, three[1], BERT)
    await bid(house, three[0], CLEO)
    assert (await anna.ask("/mine"))[2] == before


async def test_an_onlookers_rights_end_with_what_they_see(house: House, clock: Clock) -> None:
    async def name_there(_: Place, __: int) -> str | None:
        return "Anna"

    server = PageServer(house, ADDRESS, name_there=name_there)
    async with serving(server, "127.0.0.1", 0) as port:
        anna = await Visitor(f"http://127.0.0.1:{port}").sign_in(house, ANNA.id)
        table = await playing(house, BERT, EMIL)
        assert (await anna.ask(f"/t/{table.id}"))[0] == 200
        await house.onlookers.end(table_id=table.id, person_id=ANNA.id)
        assert (await anna.ask(f"/t/{table.id}/parts"))[0] == 401


async def test_who_leaves_is_let_out_at_once(served: Served, anna: Visitor) -> None:
    table = await playing(served.house, ANNA, BERT)
    assert (await anna.ask(f"/t/{table.id}"))[0] == 200
    await served.house.seats.vacate(table.id, ANNA.id, cause())
    assert (await anna.ask(f"/t/{table.id}/parts"))[0] == (await anna.ask(f"/t/{table.id}"))[0] == 401


async def test_a_lobby_says_when_its_game_starts_by_itself(served: Served, anna: Visitor) -> None:
    house = served.house
    table = await lobby(house, ANNA)
    (row,) = (await anna.sections())["Not started yet"]
    assert "starts" not in row
    await house.starts.set_start(table.id, ANNA.id, StartWhen(at=house.clock() + timedelta(hours=3)), cause())
    (row,) = (await anna.sections())["Not started yet"]
    assert "seats taken · starts" in row


@pytest.fixture
async def wishing(house: House) -> AsyncIterator[tuple[Visitor, Reopening]]:
    """Anna, who sees what is on the servers where she plays, and the bot as pages know it."""

    async def name_there(_: Place, person_id: int) -> str | None:
        return "Annie" if person_id == ANNA.id else ""

    bot = Reopening(house)
    server = PageServer(house, ADDRESS, lobbies=bot, name_there=name_there)
    async with serving(server, "127.0.0.1", 0) as port:
        yield await Visitor(f"http://127.0.0.1:{port}").sign_in(house, ANNA.id), bot


async def wish(anna: Visitor, **fields: str) -> tuple[int, str]:
    """Sends the form to wish: status, and the words or where it leads."""
    usual = {"csrf": csrf_of(anna.cookies[PERSON_COOKIE]), "do": "say", "pace": "daily", "rated": "any"}
    usual |= {"server": str(PLACE.server_id), "game-devil": "on"}
    sent = {name: value for name, value in (usual | fields).items() if value}
    status, headers, words = await anna.ask("/mine/wish", "POST", data=sent)
    return status, headers.get("Location", words)


async def test_a_wish_for_people_of_other_servers_is_offered_where_they_said_yes(
    house: House, wishing: tuple[Visitor, Reopening]
) -> None:
    anna, _ = wishing
    await playing(house, ANNA, BERT)
    house.tables.moderators = frozenset({CLEO.id})
    assert 'name="abroad"' not in (await anna.ask("/"))[2]
    await house.lookups.set_server(PLACE.server_id, open_tables=True)
    assert 'name="abroad"' in (await anna.ask("/"))[2]
    _, words = await wish(anna, abroad="on", rated="yes")
    assert "Tables with people of other servers aren't rated" in unescape(words)
    assert await wish(anna, abroad="on") == (303, "/")
    (own,) = await house.wishes.own(ANNA.id)
    assert own.terms.abroad
    assert "other servers too" in (await anna.ask("/"))[2]
    house.tables.moderators = frozenset()
    assert 'name="abroad"' not in (await anna.ask("/"))[2]


async def test_a_wish_is_said_shown_and_taken_back(house: House, wishing: tuple[Visitor, Reopening]) -> None:
    anna, _ = wishing
    assert 'name="pace"' not in (await anna.ask("/"))[2]  # no server is known where she could wish
    await playing(house, ANNA, BERT)
    _, _, page = await anna.ask("/")
    assert 'name="pace"' in page
    assert await wish(anna, fill="on", rated="no", pace="relaxed") == (303, "/")
    (own,) = await house.wishes.own(ANNA.id)
    assert own.terms == WishTerms(("devil",), "relaxed", fill=True, rated="no", until=own.ends_at)
    assert (own.person.name, own.place.server_id) == ("Annie", PLACE.server_id)
    (row,) = (await anna.sections())["Waiting for a table"]
    for words in (
        "Deal with the Devil",
        "relaxed",
        "automatic players may fill up",
        "not rated",
        "waiting since",
        "I can’t say yet",
    ):
        assert words.replace("’", "'") in row.replace("’", "'"), row
    assert await wish(anna, do="take-back", wish=str(own.id)) == (303, "/")
    assert "Waiting for a table" not in await anna.sections()
    status, words = await wish(anna, do="take-back", wish=str(own.id))
    assert (status, "This wish is over" in words, "My tables" in words) == (409, True, True)


async def test_a_wish_has_an_end_of_its_own_a_number_of_players_and_several_languages(
    house: House, wishing: tuple[Visitor, Reopening]
) -> None:
    anna, _ = wishing
    await playing(house, ANNA, BERT)
    await house.settings.set_zone(ANNA.id, "Europe/Prague")
    _, _, page = await anna.ask("/")
    assert 'name="language-en" checked' in page
    assert 'name="language-cs">' in page
    assert "Time zone: Europe/Prague" in page
    more = {"language-cs": "on", "language-pl": "on", "seats": "4", "until": "tomorrow 20:00"}
    assert await wish(anna, **more) == (303, "/")
    (own,) = await house.wishes.own(ANNA.id)
    assert own.terms == WishTerms(("devil",), languages=("cs", "pl"), seats=4, until=own.ends_at)
    there = own.ends_at.astimezone(ZoneInfo("Europe/Prague"))
    today = house.clock().astimezone(ZoneInfo("Europe/Prague")).date()
    assert (there.date() - today, there.hour, there.minute) == (timedelta(days=1), 20, 0)


async def test_a_wish_is_said_on_a_server_whose_number_is_as_long_as_discords(
    house: House, wishing: tuple[Visitor, Reopening]
) -> None:
    anna, _ = wishing
    there = Place(1_234_567_890_123_456_789, 1_234_567_890_123_456_790)
    table = await house.lobby.open_table("bids", there, ANNA, {}, cause())
    await house.lobby.join(table.id, ANNA, "", cause())
    assert f'value="{there.server_id}"' in (await anna.ask("/"))[2]
    assert await wish(anna, server=str(there.server_id)) == (303, "/")
    assert [own.place for own in await house.wishes.own(ANNA.id)] == [there]


async def test_a_wish_that_makes_no_sense_says_what_to_change(house: House, wishing: tuple[Visitor, Reopening]) -> None:
    anna, bot = wishing
    await playing(house, ANNA, BERT)
    for fields, status, words in (
        ({"game-devil": ""}, 409, "Choose at least one game"),
        ({"fill": "on", "rated": "yes"}, 409, "aren't rated"),
        ({"server": "4711"}, 409, ""),  # she has played nowhere else
        ({"pace": "never"}, 409, ""),
        ({"seats": "40"}, 409, ""),
        ({"seats": "four"}, 409, ""),
        ({"seats": "2"}, 409, "played by"),
        ({"until": "some day"}, 409, "as a day"),
        ({"until": "2 years"}, 409, "30 days"),
        ({"csrf": "forged"}, 403, ""),
    ):
        said = await wish(anna, **fields)
        assert (said[0], words in said[1].replace("’", "'").replace("&#39;", "'")) == (status, True), fields
    bot.may = False
    assert "can open there" in (await wish(anna))[1]
    assert await house.wishes.own(ANNA.id) == ()


async def test_who_waits_for_as_many_tables_as_they_can_is_told_so(
    house: House, wishing: tuple[Visitor, Reopening]
) -> None:
    anna, _ = wishing
    await playing(house, ANNA, BERT)
    for _ in range(MOST_WISHES):
        assert (await wish(anna))[0] == 303
    page = (await anna.ask("/"))[2]
    assert ('name="pace"' in page, "Take one back first" in page) == (False, True)


async def test_whoever_no_longer_sees_the_channel_can_wish_for_nothing_there(house: House, served: Served) -> None:
    server = PageServer(house, ADDRESS, lobbies=Reopening(house), name_there=_nobody)
    async with serving(server, "127.0.0.1", 0) as port:
        anna = await Visitor(f"http://127.0.0.1:{port}").sign_in(house, ANNA.id)
        await playing(house, ANNA, BERT)
        assert 'name="pace"' not in (await anna.ask("/"))[2]
        assert (await wish(anna))[0] == 409
    assert await house.wishes.own(ANNA.id) == ()


async def practise(anna: Visitor, **fields: str) -> tuple[int, str]:
    """Sends the form to play with automatic players: status, and the words or where it leads."""
    usual = {"csrf": csrf_of(anna.cookies[PERSON_COOKIE]), "table": "devil.3", "level": "apprentice"}
    status, headers, words = await anna.ask("/mine/practice", "POST", data=usual | fields)
    return status, unescape(headers.get("Location", words))


async def test_a_game_with_automatic_players_begins_there_and_is_played_on_its_page(
    served: Served, anna: Visitor, clock: Clock
) -> None:
    house = served.house
    await playing(house, ANNA, BERT)
    form = (await anna.ask("/"))[2].partition('action="/mine/practice"')[2].partition("</form>")[0]
    offered = [name for name, _ in re.findall(r'<option value="(devil\.\d|paladins\.\d)">([^<]+)', form)]
    assert offered == ["devil.3", "paladins.0", "paladins.1", "paladins.2", "paladins.3"]
    assert "Paladins of the West Kingdom · alone" in form
    assert 'name="called"' not in form
    assert "plays to win" in form
    status, there = await practise(anna)
    (table,) = await house.practice.open_of(ANNA.id)
    assert (status, there) == (303, f"/mine/{table.id}")
    levels = sorted(card.level or "" for card in table.seats)
    assert (table.game, table.hints, levels) == ("devil", True, ["", *["apprentice"] * 3])
    assert (await anna.ask(there))[1]["Location"] == f"/t/{table.id}"
    assert "You" in (await anna.ask(f"/t/{table.id}"))[2]
    (row,) = (await anna.sections())["Practice and lessons"]
    assert "practice 1" in row
    assert await practise(anna) == (303, there)  # pressed twice
    clock.pass_(minutes=1)
    assert (await practise(anna, table="paladins.0", level="steward"))[0] == 303
    assert len(await house.practice.open_of(ANNA.id)) == 2


async def test_whoever_has_sat_nowhere_says_by_what_name_they_play(served: Served, anna: Visitor, clock: Clock) -> None:
    assert 'name="called"' in (await anna.ask("/"))[2]
    for called in ("", "  ", "\u200b", "A" * 33):
        status, words = await practise(anna, called=called)
        assert (status, "Enter a name to play by, of up to 32 characters" in words) == (409, True), called
    assert (await practise(anna, called=" Anna \n of\u202e  Brno"))[0] == 303
    (table,) = await served.house.practice.open_of(ANNA.id)
    card = table.card(ANNA.id)
    assert card is not None
    assert card.name == "Anna of Brno"
    assert 'name="called"' not in (await anna.ask("/"))[2]
    clock.pass_(minutes=1)
    assert (await practise(anna, called="Bert"))[0] == 303  # her name is known now
    tables = await served.house.practice.open_of(ANNA.id)
    assert [card.name for table in tables if (card := table.card(ANNA.id))] == ["Anna of Brno"] * 2


async def test_playing_alone_has_the_bounds_of_practice(
    served: Served, anna: Visitor, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(served.house, ANNA, BERT)
    for wrong in ({"table": "bids.1"}, {"table": "devil"}, {"table": "devil.x"}, {"table": ""}):
        assert (await practise(anna, **wrong))[0] == 409, wrong
    assert (await practise(anna, csrf=""))[0] == 403
    status, words = await practise(anna, table="devil.2")
    assert (status, "This game is practised with exactly 3 opponents" in words) == (409, True)
    status, words = await practise(anna, level="caretaker")
    assert (status, "This game has no such automatic player" in words) == (409, True)
    monkeypatch.setattr("host.practice.MOST_OWN", 1)
    assert (await practise(anna))[0] == 303
    clock.pass_(minutes=1)
    status, words = await practise(anna)
    assert (status, "You have 1 practice games open" in words, "◀ My tables" in words) == (409, True, True)
    assert len(await served.house.practice.open_of(ANNA.id)) == 1


async def test_another_game_like_one_with_automatic_players_begins_from_its_end(
    served: Served, anna: Visitor, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = served.house
    table = await house.practice.begin("paladins", "apprentice", 0, ANNA, cause(), None)
    page, again = f"/t/{table.id}", {"csrf": csrf_of(anna.cookies[PERSON_COOKIE])}
    assert "Another game" not in (await anna.ask(page))[2]
    assert (await anna.ask(f"{page}/again", "POST", data=again))[0] == 409
    await play_out(house, table)
    form = (await anna.ask(page))[2].partition(f'action="{page}/again"')[2].partition("</form>")[0]
    assert "Another game" in form
    status, headers, _ = await anna.ask(f"{page}/again", "POST", data=again)
    (other,) = await house.practice.open_of(ANNA.id)
    assert (status, headers["Location"]) == (303, f"/mine/{other.id}")
    assert (other.game, other.hints, [card.name for card in other.seats]) == ("paladins", True, [ANNA.name])
    assert (await anna.ask(f"{page}/again", "POST", data=again))[1]["Location"] == f"/mine/{other.id}"  # pressed twice
    assert (await anna.ask(f"{page}/again", "POST", data={"csrf": "forged"}))[0] == 403
    monkeypatch.setattr("host.practice.MOST_OWN", 1)
    clock.pass_(minutes=1)
    status, _, words = await anna.ask(f"{page}/again", "POST", data=again)
    assert (status, "You have 1 practice games open" in words, f'href="{page}"' in words) == (409, True, True)
    stranger = await Visitor(served.url).sign_in(house, BERT.id)
    csrf = csrf_of(stranger.cookies[PERSON_COOKIE])
    assert (await stranger.ask(f"{page}/again", "POST", data={"csrf": csrf}))[0] in (401, 404, 409)
    assert await house.practice.open_of(BERT.id) == ()
    assert (await Visitor(served.url).ask(f"{page}/again", "POST", data=again))[0] == 401

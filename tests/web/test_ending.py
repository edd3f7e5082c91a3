"""The page of a finished table: how it ended, with what is told of it in Discord, and pages that lead back to it."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from typing import Any

import pytest

from db.connection.statements import Statement
from db.trouble import Trouble
from engine.texts import say
from face.core.names import names_of, own_reader, reader_for
from face.core.remarks import last_words
from face.table.dossier import dossier_parts, ending_in_words, first_awards
from face.wordings.texts import texts
from host.house import House
from host.proof.course import Chronicles
from host.proof.export import parse_export
from host.reviews.reviews import REVIEW_FAILED, Reviews, TableReview
from host.values import Table
from host.wishes.wishes import WishTerms
from tests.ground import kept
from tests.host.seating import ANNA, PEOPLE, PLACE, play_out, playing
from tests.host.stewards.sitting import waiting
from tests.replay.pages import exported
from tests.replay.test_review import alike
from tests.web.browsing import ADDRESS, Browser, Served
from tests.web.reopening import Reopening
from tests.web.written_pages import lines_of_page
from web.answers import COOKIE
from web.server import PageServer, serving

ONLOOKER = 999
AUTOMATIC = Statement("UPDATE seats SET steward = 'caretaker', person_id = NULL WHERE person_id = :person")
GAMES = ("bids", "paladins")
MOVES = 60  # of playouts of a review: few, as tests should be quick


async def ended(served: Served, game: str = "bids", seats: int = 2, person: int = ANNA.id) -> tuple[Table, Browser]:
    table = await playing(served.house, *PEOPLE[:seats], game=game)
    browser = await Browser(served, table.id, person).sign_in()
    await play_out(served.house, table)
    return table, browser


def words_in(html: str) -> str:
    return " ".join(lines_of_page(html))


def plain(words: str) -> list[str]:
    """The lines of a message as a page says them, without marks and signs."""
    return [re.sub(r"[^\w\s]+", "", line).strip() for line in words.splitlines() if line.strip("`─ ")]


async def test_own_area_goes_from_a_page_that_has_had_no_news(served: Served) -> None:
    """A part that becomes empty is sent, though another one is empty already."""
    table = await playing(served.house, *PEOPLE[:2])
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    await ada.refresh()
    assert ada.html.get("news", "") == ""
    await play_out(served.house, table)
    assert (await ada.refresh())["own"] == ""


@pytest.mark.parametrize("game", kept(GAMES, "bids"))
async def test_an_open_page_turns_into_the_ending_and_says_what_the_dossier_does(served: Served, game: str) -> None:
    table, ada = await ended(served, game)
    await served.house.database.write(AUTOMATIC, {"person": PEOPLE[1].id})
    await ada.refresh()
    desk, dossier = ada.html["desk"], await served.house.chronicles.read(table.id)
    reader = own_reader(dossier.board.table, "en", ANNA.id)
    said = re.sub(r"[^\w\s]+", "", words_in(desk))
    for line in plain(ending_in_words(dossier.board.results or (), reader)) + plain(
        first_awards(dossier.chronicle, reader_for(dossier.board.table, "en"))
    ):
        assert " ".join(line.split()) in " ".join(said.split())
    assert desk.index('class="picture podium"') < desk.index(reader.label(say("ending-dossier")))
    spoken = last_words(dossier.board.results or (), dossier.board.table)
    assert bool(spoken) == (game != "bids")  # whose automatic players are nobody
    for line in spoken:
        assert " ".join(plain(reader.label(line, 300))) in said


async def test_news_questions_and_orders_are_gone_and_how_it_ended_is_told_once(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:2])
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    await served.house.orders.order(table.id, ANNA.id, "bid", {"coins": 0}, "order")
    await ada.refresh()
    await play_out(served.house, table)
    parts = await ada.refresh()
    assert not parts.get("news", "").strip()
    assert not parts.get("own", "").strip()
    assert "Bid 0 coins" not in ada.words
    assert ada.read.buttons == []
    await ada.load()
    assert [line for line in lines_of_page(ada.page) if line.startswith("### 🏆")].__len__() == 1


async def test_a_finished_table_opens_for_those_who_come_later(served: Served) -> None:
    table, _ = await ended(served)
    for person in (PEOPLE[1].id, ONLOOKER):
        late = await Browser(served, table.id, person).sign_in()
        assert await late.load() == 200
        assert 'class="picture podium"' in late.page
        assert f'href="/t/{table.id}/replay"' in late.page


async def test_an_ending_without_a_chronicle_is_told_all_the_same(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Chronicles, table_id: int) -> Any:
        raise RuntimeError("a chronicle that breaks")

    monkeypatch.setattr(Chronicles, "read", broken)
    table, ada = await ended(served)
    await ada.refresh()
    assert 'class="picture podium"' in ada.html["desk"]
    assert f'href="/t/{table.id}/dossier"' not in ada.html["desk"]


@pytest.mark.parametrize("game", kept(GAMES, "bids"))
async def test_each_part_of_a_dossier_is_a_page_that_leads_back(served: Served, game: str) -> None:
    table, ada = await ended(served, game)
    dossier = await served.house.chronicles.read(table.id)
    status, _, first = await ada.request("GET", "/dossier")
    assert status == 200
    if dossier.chronicle.charts:
        assert "<svg" in first.partition("<main")[2]
    for section in dossier_parts(dossier)[1:]:
        assert f"/t/{table.id}/dossier?part={section.id}" in first
        status, _, page = await ada.request("GET", f"/dossier?part={section.id}")
        assert status == 200
        assert f'href="/t/{table.id}"' in page
        assert page.count("<p") >= len(section.entries)
    status, _, page = await ada.request("GET", "/dossier?part=made-up")
    assert status == 409


async def test_nothing_is_told_before_the_end_or_to_others(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:2])
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    for path in ("/dossier", "/review"):
        status, _, page = await ada.request("GET", path)
        assert status == 409
        assert f'href="/t/{table.id}"' in page  # back
        assert f'href="/t/{table.id}{path}"' in page  # and once more
        assert (await Browser(served, table.id, ANNA.id).request("GET", path))[0] == 401


@pytest.mark.long
async def test_a_review_is_worked_out_while_its_page_looks_and_what_fails_leads_back_and_tries_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served.house.reviews.moves = MOVES
    table, ada = await ended(served, "paladins")
    go, work_out = asyncio.Event(), Reviews.work_out

    async def fails(self: Reviews, table_id: int, person_id: int) -> TableReview:
        raise Trouble(REVIEW_FAILED)

    async def held(self: Reviews, table_id: int, person_id: int) -> TableReview:
        await go.wait()
        return await work_out(self, table_id, person_id)

    assert f'href="/t/{table.id}/review"' in await _desk(ada)
    monkeypatch.setattr(Reviews, "work_out", fails)
    status, _, page = await ada.request("GET", "/review")
    assert status == 409
    assert f'href="/t/{table.id}"' in page
    assert f'href="/t/{table.id}/review"' in page
    monkeypatch.setattr(Reviews, "work_out", held)
    status, _, page = await ada.request("GET", "/review")
    assert status == 200
    assert "▱" in page
    assert 'http-equiv="refresh"' in page
    go.set()
    while "▱" in page:
        _, _, page = await ada.request("GET", "/review")
    assert 'http-equiv="refresh"' not in page
    assert "A steward can be wrong." in page
    assert "A steward can be wrong." in await _desk(ada)
    bert = await Browser(served, table.id, PEOPLE[1].id).sign_in()
    assert "A steward can be wrong." not in bert.page  # each has a review of their own


async def test_decisions_in_a_row_as_a_stewards_open_by_a_press(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada = await ended(served)

    async def kept(self: Reviews, table_id: int, person_id: int) -> TableReview:
        return alike(parse_export(exported("bids")), 20)

    monkeypatch.setattr(Reviews, "kept", kept)
    _, _, page = await ada.request("GET", "/review")
    (folded,) = re.findall("<details><summary>(.*?)</summary>(.*?)</details>", page, re.DOTALL)
    assert "20 decisions as a steward" in folded[0]
    assert folded[1].count("✓") == 20
    assert page.count("✓") == 21


async def test_two_windows_wait_for_the_same_review(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one of them is told first is told to the other as well, and nothing else is."""
    table, _ = await ended(served)
    go, begun, works = asyncio.Event(), asyncio.Event(), 0

    async def fails(self: Reviews, table_id: int, person_id: int) -> TableReview:
        nonlocal works
        works += 1
        begun.set()
        await go.wait()
        raise Trouble(REVIEW_FAILED)

    async def none_kept(self: Reviews, table_id: int, person_id: int) -> None:
        """So that both wait before anything has failed."""

    monkeypatch.setattr(Reviews, "work_out", fails)
    monkeypatch.setattr(Reviews, "kept", none_kept)
    waiting = served.server._looking_back._waiting
    both = [asyncio.create_task(waiting.look(table.id, ANNA.id)) for _ in range(2)]
    await begun.wait()
    go.set()
    told = await asyncio.gather(*both, return_exceptions=True)
    assert [type(each) for each in told] == [Trouble, Trouble]
    assert works == 1


async def test_a_review_is_stopped_by_its_reader_and_leads_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada = await ended(served)
    ended_works: list[str] = []

    async def held(self: Reviews, table_id: int, person_id: int) -> TableReview:
        try:
            await asyncio.Event().wait()
        finally:
            ended_works.append("cancelled")
        raise AssertionError

    monkeypatch.setattr(Reviews, "work_out", held)
    _, _, page = await ada.request("GET", "/review")
    assert ">Stop</button>" in page
    assert f'name="csrf" value="{ada.csrf}"' in page
    assert (await ada.request("POST", "/review", data={"csrf": "another"}))[0] == 403
    assert ended_works == []
    status, headers, _ = await ada.request("POST", "/review", data={"csrf": ada.csrf})
    assert (status, headers["Location"]) == (303, f"/t/{table.id}")
    assert ended_works == ["cancelled"]
    status, _, _ = await ada.request("POST", "/review", data={"csrf": ada.csrf})
    assert status == 303  # nothing is worked out any more: it leads back all the same


async def test_a_look_that_waits_while_a_review_is_stopped_is_told_that_it_is_not_there(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await ended(served)
    begun = asyncio.Event()

    async def held(self: Reviews, table_id: int, person_id: int) -> TableReview:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Reviews, "work_out", held)
    waiting = served.server._looking_back._waiting
    look = asyncio.create_task(waiting.look(table.id, ANNA.id))
    await begun.wait()
    waiting.stop(table.id, ANNA.id)
    assert await look is None


async def _desk(browser: Browser) -> str:
    await browser.load()
    return browser.html["desk"]


async def ask_again(browser: Browser) -> tuple[int, str, str]:
    """Presses *Rematch*: the status, where it leads, the cookie for there."""
    status, headers, page = await browser.request("POST", "/rematch", data={"csrf": browser.csrf})
    cookie = headers.get("Set-Cookie", "").split(";")[0].removeprefix(f"{COOKIE}=")
    return status, headers.get("Location", page), cookie


async def test_a_rematch_opens_the_next_lobby_on_the_page_and_the_game_begins_there(house: House) -> None:
    keeper = Reopening(house)
    server = PageServer(house, ADDRESS, lobbies=keeper)
    async with serving(server, "127.0.0.1", 0) as port:
        served = Served(house, server, f"http://127.0.0.1:{port}")
        table, ada = await ended(served)
        bert = await Browser(served, table.id, PEOPLE[1].id).sign_in()
        onlooker = await Browser(served, table.id, ONLOOKER).sign_in()
        await ada.load()
        assert f'action="/t/{table.id}/rematch"' in ada.html["desk"]
        assert "/rematch" not in onlooker.page
        assert (await ask_again(onlooker))[0] == 409
        assert (await ada.request("POST", "/rematch", data={"csrf": "made up"}))[0] == 403
        lobbies = []
        for browser in (ada, bert):
            status, where, cookie = await ask_again(browser)
            assert status == 303
            lobbies.append(Browser(served, int(where.rpartition("/")[2]), browser.person_id))
            lobbies[-1].cookie = cookie
            await lobbies[-1].load()
        first, second = lobbies
        assert first.table_id == second.table_id != table.id
        assert "Anna" in words_in(second.html["desk"])
        assert "Bert" in words_in((await first.refresh())["desk"])  # as it stands open
        keeper.may = False
        status, _, page = await second.request("POST", "/lobby", data={"csrf": second.csrf, "do": "start"})
        assert (status, "it says what's missing" in unescape(page)) == (409, True)
        keeper.may = True
        status, headers, _ = await second.request("POST", "/lobby", data={"csrf": second.csrf, "do": "start"})
        assert (status, headers["Location"]) == (303, f"/t/{second.table_id}")
        await first.refresh()
        assert "How much do you bid" in first.words
        status, _, page = await first.request("POST", "/lobby", data={"csrf": first.csrf, "do": "leave"})
        assert status == 409
        assert f'href="/t/{first.table_id}"' in page


async def test_whoever_leaves_the_next_lobby_on_its_page_is_out(served: Served) -> None:
    table = await served.house.lobby.open_table("bids", PLACE, PEOPLE[0], {}, "open")
    await served.house.lobby.join(table.id, PEOPLE[0], "", "join")
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert "Anna" in words_in(ada.html["desk"])
    status, _, page = await ada.request("POST", "/lobby", data={"csrf": ada.csrf, "do": "leave"})
    assert status == 200
    assert f"left table {table.id}" in page
    assert "/play" not in page
    assert await ada.load() == 401
    assert (await served.house.play.board(table.id)).table.card(ANNA.id) is None


async def test_automatic_players_are_removed_on_the_page_of_a_lobby_the_last_one_first(served: Served) -> None:
    table = await waiting(served.house, *["steward"] * 3, game="devil")
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    for left in (2, 1, 0):
        table = await served.house.lookups.table(table.id)
        last = names_of(table, texts("en"))[-1]
        assert re.findall(r'value="remove"[^>]*>([^<]*)<', ada.html["desk"]) == [f"Remove {last}"]
        status, headers, _ = await ada.request("POST", "/lobby", data={"csrf": ada.csrf, "do": "remove"})
        assert (status, headers["Location"]) == (303, f"/t/{table.id}")
        await ada.refresh()
        assert len((await served.house.lookups.table(table.id)).seats) == left + 1
        assert last not in words_in(ada.html["desk"])
    assert 'value="remove"' not in ada.html["desk"]
    assert (await ada.request("POST", "/lobby", data={"csrf": ada.csrf, "do": "remove"}))[0] == 409


async def test_whoever_leaves_a_lobby_of_wishes_on_its_page_is_told_that_theirs_is_over(served: Served) -> None:
    for person in PEOPLE[:2]:
        await served.house.wishes.say(person, PLACE, WishTerms(("bids",)))
    await served.house.wish_seating.sweep()
    (table,) = await served.house.lookups.tables_of(ANNA.id)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    _, _, page = await ada.request("POST", "/lobby", data={"csrf": ada.csrf, "do": "leave"})
    assert "The wish that brought you there is over" in page


async def test_without_discord_no_rematch_is_offered(served: Served) -> None:
    table, ada = await ended(served)
    assert "/rematch" not in await _desk(ada)
    assert (await ask_again(ada))[0] == 409
    assert (await served.house.play.board(table.id)).table.status == "ended"

"""Pages are played on: drafts are the same as on the desk, a press counts once, and whole games end."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest

from db.connection.statements import Statement
from db.tables.store import OPEN, StoredTable
from engine.chance import Chance, Stream
from host.house import House
from host.people.browsers import unknown_there
from host.table.access import Tables
from host.values import Place, Table
from tests.ground import kept
from tests.host import seating
from tests.host.seating import ANNA, BERT, EMIL, PEOPLE, bid, play_out, playing
from tests.web.browsing import ADDRESS, Browser, Button, Served
from tests.web.reopening import Reopening
from web.rendering import Templates
from web.server import PageServer, serving

ALL_GAMES = ("bids", "devil", "paladins")  # random players of Architects take thousands of presses: `make table-page`
MOST_PRESSES = 4_000  # of a whole game
PATIENCE = 40  # presses at one question, after which the safe answer is given


async def signed_in(served: Served) -> tuple[Table, Browser]:
    table = await playing(served.house, ANNA, BERT)
    return table, await Browser(served, table.id, ANNA.id).sign_in()


async def test_a_usual_bid_takes_two_presses(served: Served) -> None:
    _, ada = await signed_in(served)
    assert "How much do you bid" in ada.words
    assert ada.read.closed == ["Seal", "↩", "Clear"]  # all are where they will be
    await ada.press(ada.button("3"))
    assert "You would keep" in ada.words
    await ada.press(ada.button("Seal"))
    assert "Your sealed bid: 3 coins" in ada.words
    await ada.press(ada.button("Take back"))
    assert ada.button("Seal")


async def test_an_order_in_force_says_when_it_answers_and_is_gone_after_the_end(served: Served) -> None:
    table, ada = await signed_in(served)
    await served.house.orders.order(table.id, ANNA.id, "bid", {"coins": 0}, "order")
    await ada.refresh()
    assert "It answers your current question at" in ada.words
    assert "Cancel the order" in [button.words for button in ada.read.buttons]
    await play_out(served.house, table)
    await ada.refresh()
    assert "Bid 0 coins" not in ada.words
    assert "Cancel the order" not in [button.words for button in ada.read.buttons]


async def test_who_says_on_the_page_that_they_are_back_is_welcomed(served: Served) -> None:
    _, ada = await signed_in(served)
    await served.house.database.write(
        Statement("UPDATE seats SET away = true WHERE person_id = :person"), {"person": ANNA.id}
    )
    await ada.refresh()
    await ada.press(ada.button("I'm back"))
    assert "Welcome back: the seat is yours again." in ada.words
    assert "stand-in answers" not in ada.words


async def test_a_draft_is_the_same_in_both_windows(served: Served) -> None:
    table, ada = await signed_in(served)
    await ada.press(ada.button("3"))
    assert (await served.house.play.desk(table.id, ANNA.id)).drafts == {"1.bid": {"coins": 3}}
    await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})
    assert set(await ada.refresh()) == {"desk"}
    assert "Your bid : 2" in ada.words


async def test_only_what_is_shown_beside_it_is_sealed(served: Served) -> None:
    table, ada = await signed_in(served)
    await ada.press(ada.button("3"))
    seal = ada.button("Seal")
    await served.house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 5})
    await ada.press(seal)
    assert "changed somewhere else" in ada.words
    assert (await served.house.play.desk(table.id, ANNA.id)).sealed is None


async def test_a_press_that_is_sent_twice_counts_once(served: Served) -> None:
    table, ada = await signed_in(served)
    await ada.press(ada.button("3"))
    seal, once = ada.button("Seal"), ada.cause
    moves = (await served.house.tables.read(table.id)).number
    for _ in range(2):
        assert (await ada.press(seal, cause=once))["status"] == 200
    assert (await served.house.tables.read(table.id)).number == moves + 1
    assert "Your sealed bid: 3 coins" in ada.words
    assert ada.cause != once


async def test_what_was_explained_beside_a_question_is_known_once_it_is_sealed(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    assert "New to you" in ada.words
    await ada.press(next(each for each in ada.read.buttons if each.send.get("field") == "price"))
    assert not (await served.house.settings.explanations(PEOPLE[0].id, "devil")).known
    await ada.press(ada.button("Seal"))
    assert (await served.house.settings.explanations(PEOPLE[0].id, "devil")).known == {
        "devil.ask-offer",
        "devil.opening",
        "devil.pressing",
    }


async def test_what_the_rules_refuse_is_said_at_its_input(served: Served) -> None:
    _, ada = await signed_in(served)
    said = await ada.press(ada.button("3"), value=99)
    assert said["status"] == 200
    assert 'role="alert"' in said["html"]["desk"]
    assert (await ada.press(ada.button("3"), ask="9.gone"))["status"] == 200
    assert 'role="alert"' in ada.html["desk"]


async def test_a_press_on_a_question_that_is_over_changes_nothing(served: Served) -> None:
    table, ada = await signed_in(served)
    await ada.press(ada.button("3"))
    old = ada.button("Seal")
    await ada.press(old)
    await bid(served.house, table, BERT, 1)
    number = (await served.house.tables.read(table.id)).number
    await ada.press(old)
    assert (await served.house.tables.read(table.id)).number == number


async def test_only_parts_that_have_changed_are_sent(served: Served) -> None:
    _, ada = await signed_in(served)
    assert await ada.refresh() == {}
    said = await ada.press(ada.button("3"))
    assert set(said["html"]) == {"desk"}


async def test_a_page_reads_the_table_once_and_a_draft_draws_what_it_can_change(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada = await signed_in(served)
    reads: list[int] = []
    drawn: list[str] = []
    read, rendered = Tables.read, Templates.rendered

    async def counted_read(self: Tables, table_id: int, person_id: int | None = None) -> StoredTable:
        reads.append(table_id)
        return await read(self, table_id, person_id)

    def noted(self: Templates, template: str, **values: Any) -> str:
        drawn.append(template)
        return rendered(self, template, **values)

    monkeypatch.setattr(Tables, "read", counted_read)
    monkeypatch.setattr(Templates, "rendered", noted)
    await ada.load()
    assert len(reads) == 1
    assert "news.html" in drawn
    reads.clear()
    drawn.clear()
    await ada.press(ada.button("3"))
    await ada.press(ada.button("3"), value=99)
    assert len(reads) == 3  # the second reads once more, for what it says of the refusal
    assert drawn == ["desk.html"] * 2


async def test_news_of_others_stand_on_the_page_until_it_is_opened_again(served: Served) -> None:
    table, ada = await signed_in(served)
    await bid(served.house, table, ANNA, 3)
    await bid(served.house, table, BERT, 1)
    parts = await ada.refresh()
    assert "Since you looked" in parts["news"]
    await ada.load()
    assert "Since you looked</h2>" not in ada.page


async def test_news_stand_in_the_order_of_time_above_the_question(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada = await signed_in(served)
    pressed = count()
    monkeypatch.setattr(seating, "cause", lambda: f"w:{next(pressed)}")  # in Discord she would know it from there
    await play_out(served.house, table, most=12)
    news = (await ada.refresh())["news"]
    rounds = [int(number) for number in re.findall(r"<strong>Round (\d)</strong>", news.partition('class="lines"')[2])]
    assert len(rounds) > 1
    assert rounds == sorted(set(rounds))
    assert 'class="line about"' in news
    assert ada.page.index('id="news"') < ada.page.index('id="desk"')


async def _played(house: House, table: Table, browsers: dict[int, Browser], stream: Stream) -> int:
    """Plays a game to its end, each question answered on the page of whom it asks; how many presses that took."""
    presses = 0
    while presses < MOST_PRESSES:
        board = await house.play.board(table.id)
        if board.results is not None:
            return presses
        for person_id, browser in browsers.items():
            desk = await house.play.desk(table.id, person_id)
            if desk.ask is None:
                continue
            await browser.load()
            for _ in range(PATIENCE):
                button = _next(browser, stream, desk.ask.id)
                if button is None:
                    break
                said = await browser.press(button)
                assert said["status"] == 200, said
                presses += 1
                if (await house.play.desk(table.id, person_id)).ask != desk.ask:
                    break
            else:
                raise AssertionError(f"{desk.ask} is never answered: {browser.words}")
            break
    raise AssertionError("it never ends")


def _next(browser: Browser, stream: Stream, ask_id: str) -> Button | None:
    """Seal if that can be, or something that is missing, or anything else there."""
    buttons = [each for each in browser.read.buttons if each.ask == ask_id]
    for button in buttons:
        if button.send["do"] in ("seal", "sure"):
            return button
    open_ = [each for each in buttons if each.send["do"] in ("set", "control")]
    if not open_:
        return None
    chosen = stream.pick(open_)
    if chosen.send.get("boxes"):
        boxes = stream.shuffled(chosen.send["value"])
        return chosen._replace(send={**chosen.send, "value": boxes[: 1 + stream.below(len(boxes))]})
    return chosen


@pytest.mark.parametrize("game_id", kept(ALL_GAMES, "bids"))
async def test_whole_games_are_played_on_pages_alone(served: Served, complaints: None, game_id: str) -> None:
    people = PEOPLE[: 4 if game_id == "devil" else 2]
    table = await playing(served.house, *people, game=game_id)
    browsers = {person.id: await Browser(served, table.id, person.id).sign_in() for person in people}
    presses = await _played(served.house, table, browsers, Chance(bytes(32)).stream(game_id))
    assert presses > len(people)
    for browser in browsers.values():
        await browser.load()
        assert "The game is over" in browser.page
        assert "```" not in browser.page
        own = browser.page.partition('<section id="own"')[2].partition("</section>")[0]
        assert not own.partition(">")[2].strip()  # all of it is counted in the ending
        assert browser.read.buttons == []


async def test_an_open_table_is_begun_and_played_to_its_end_on_pages_alone(house: House, complaints: None) -> None:
    server = PageServer(house, ADDRESS, lobbies=Reopening(house), name_there=unknown_there)
    async with serving(server, "127.0.0.1", 0) as port:
        served = Served(house, server, f"http://127.0.0.1:{port}")
        table = await house.lobby.open_table("bids", Place(OPEN, 0), ANNA, {}, "open")
        for person in (ANNA, BERT):
            await house.lobby.join(table.id, person, "", f"join/{person.id}")
        browsers = {each.id: await Browser(served, table.id, each.id).sign_in() for each in (ANNA, BERT)}
        ada, stranger = browsers[ANNA.id], await house.browsers.open_for(EMIL.id)
        assert await house.browsers.enter(table.id, stranger, unknown_there) is None
        assert "Bert" in ada.html["desk"]
        status, headers, _ = await ada.request("POST", "/lobby", data={"csrf": ada.csrf, "do": "start"})
        assert (status, headers["Location"]) == (303, f"/t/{table.id}")
        for browser in browsers.values():
            await browser.load()
            assert "discord.com/channels" not in browser.page  # there is no thread to go to
        started = await house.lookups.table(table.id)
        assert await _played(house, started, browsers, Chance(bytes(32)).stream("open")) > 2
        await ada.load()
        assert "The game is over" in ada.page
        assert "/rematch" not in ada.page


async def test_while_a_standing_order_is_about_to_answer_the_page_says_when_beside_a_way_to_cancel_it(
    served: Served,
) -> None:
    table, ada = await signed_in(served)
    assert 'class="press answering"' not in ada.html["desk"]
    await served.house.orders.order(table.id, ANNA.id, "bid", {"coins": 0}, "order")
    html = (await ada.refresh())["desk"]
    (said,) = re.findall(r'<form class="press answering"[^>]*>(.*?)</form>', html, re.DOTALL)
    assert "Your standing order answers this" in said
    assert "Until then you can decide yourself" in said
    assert "order-off" in said
    assert html.index("answering") < html.index('<details class="orders"')
    await served.house.orders.order_off(table.id, ANNA.id, "bid", "off")
    assert 'class="press answering"' not in (await ada.refresh())["desk"]


async def test_a_standing_order_is_given_and_cancelled_on_the_page(served: Served) -> None:
    table, ada = await signed_in(served)
    desk = await served.house.play.desk(table.id, ANNA.id)
    (order, *_) = desk.order_asks
    assert order.id in ada.read.links
    ada.ask = order.id
    ada.digests.pop("desk")
    await ada.refresh()
    for _ in range(PATIENCE):
        button = _next(ada, Chance(bytes(32)).stream("order"), order.id)
        if button is None:
            break
        await ada.press(button)
        if (await served.house.play.desk(table.id, ANNA.id)).orders:
            break
    assert (await served.house.play.desk(table.id, ANNA.id)).orders
    await ada.load()
    off = next(each for each in ada.read.buttons if each.send["do"] == "order-off")
    await ada.press(off)
    assert not (await served.house.play.desk(table.id, ANNA.id)).orders

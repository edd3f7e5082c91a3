"""What has happened stands above the question: each phase as a story, and nothing that the question says itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

from db.connection.statements import Statement
from engine.registry import game as rules_of
from face.records.lately import news_in_time
from host.house import House
from host.table import stored_table
from host.values import Table
from tests.ground import Clock
from tests.host.seating import PEOPLE, cause, play_out, playing, safely_until, state_of
from tests.web.browsing import Browser, Served

LOG_LINK = '<a href="#log" data-tab="log">'
MOST = 80  # moves until every question of the first two rounds was asked


async def test_a_phase_is_told_in_the_order_of_time_and_the_question_once(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    drawn = viewed = False
    for seed in range(MOST):
        await play_out(served.house, table, seed=seed, most=1)
        await ada.refresh()
        news, desk = ada.html.get("news", ""), ada.html.get("desk", "")
        if "You draw" in news and "Your neighbour passes you" in news:
            drawn = True
            assert news.index("You draw") < news.index("Your neighbour passes you")
        if "There's a chest before you" in desk:
            viewed = True
            chest = desk.partition('<div class="details"><p>')[2].partition("</p>")[0]
            assert chest.startswith("The chest before you bears the mark")
            assert chest not in news
    assert drawn
    assert viewed


async def answer(house: House, table: Table, by: str = "i") -> int:
    """Whoever is asked first answers safely; their seat. `by`: how the cause of their press begins."""
    state, game = await state_of(house, table), stored_table.rules_of_table(await house.tables.read(table.id))
    seat, ask = next(iter(game.asks(state).items()))
    await house.play.answer(table.id, table.person_at(seat) or 0, ask.id, game.absent(state, seat), f"{by}:{cause()}")
    return seat


def done_in(html: str) -> list[str]:
    """What was done to the reader, in the order of the page."""
    above = html.partition('<div class="done"')[2].partition('class="lines"')[0]
    return [re.sub("<[^>]*>", "", each.partition("</div>")[0]) for each in above.split('<div class="line about">')[1:]]


async def test_what_was_done_to_the_reader_stands_above_by_phase_and_nowhere_else(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    await safely_until(served.house, table, lambda state: state.round == 2)
    await ada.refresh()
    news = ada.html["news"]
    done, others = done_in(news), news.partition('class="lines"')[2]
    assert any("drift 8 → 7" in each for each in done)
    assert all("Reputation" not in each for each in done)  # the head of its phase
    assert news.index("Reputation") < news.index("drift 8 → 7")
    assert not any(each in re.sub("<[^>]*>", "", others) for each in done)
    heads = re.findall(r"<p class=\"small\">([^<]*?) · <time", others)
    assert heads
    assert len(heads) == len(set(heads))  # one for each phase, and only one round


async def test_what_was_answered_for_the_reader_stands_above_by_question(served: Served, clock: Clock) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    clock.pass_(hours=25)
    await served.house.deadlines.expire(table.id)
    await ada.load()
    said = "⏰ Answered for you: What do you put into your chest, and for what price? An empty chest"
    assert done_in(ada.page) == [said]


async def test_what_was_done_to_the_reader_stays_until_they_answer_however_often_they_look(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    card = table.card(ada.person_id)
    assert card is not None
    kept, moves = list[str](), set[int]()
    for move in range(MOST):
        if await answer(served.house, table, "w") == card.seat:
            kept, moves = [], set()
        await ada.load()
        done = done_in(ada.page)
        assert [each for each in done if each in kept] == kept
        if len(done) > len(kept):
            moves.add(move)
        kept = done
        if len(moves) > 1:
            return
    raise AssertionError("nothing is done to anyone by two moves")


async def test_of_a_long_absence_the_newest_stands_above_with_a_way_to_the_log(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    await safely_until(served.house, table, lambda state: state.round == 2)
    ada = await Browser(served, table.id, PEOPLE[0].id).sign_in()
    whole = done_in(ada.page)
    assert len(whole) > 1
    assert LOG_LINK not in ada.page.partition('<div class="done"')[2].partition('class="lines"')[0]
    monkeypatch.setattr("web.table.told._MOST_DONE", 10)
    await ada.load()
    assert done_in(ada.page) == whole[-len(done_in(ada.page)) :] != whole
    assert LOG_LINK in ada.page.partition('<div class="done"')[2].partition('class="lines"')[0]


async def test_nothing_is_done_to_an_onlooker(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await playing(served.house, *PEOPLE[:4], game="devil")
    await safely_until(served.house, table, lambda state: state.round == 2)
    worded: list[int] = []

    def counted(lines: Any, *given: Any, **more: Any) -> Any:
        worded.append(len(lines))
        return news_in_time(lines, *given, **more)

    monkeypatch.setattr("web.table.told.news_in_time", counted)
    onlooker = await Browser(served, table.id, 999).sign_in()
    assert 'class="done"' not in onlooker.page
    assert worded
    assert sum(worded) == max(worded)  # the log is not worded for what can be nothing


async def until_two_have_moved(house: House, table: Table, by: str = "i") -> int:
    """Safe answers until all buildings are drafted and somebody has moved after somebody else; that seat."""
    rules = stored_table.rules_of_table(await house.tables.read(table.id))
    await safely_until(house, table, lambda state: all(ask.kind != "draft" for ask in rules.asks(state).values()))
    first = await answer(house, table, by)
    while (seat := await answer(house, table, by)) == first:
        pass
    return seat


async def test_what_the_desk_in_discord_has_shown_is_no_news_on_the_page(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:2], game="architects")
    pages = [await Browser(served, table.id, card.person_id or 0).sign_in() for card in table.seats]
    last = await until_two_have_moved(served.house, table)
    mine, other = pages[last], pages[1 - last]
    await mine.refresh()
    assert "news" not in mine.html or not mine.html["news"].strip()
    later = await Browser(served, table.id, mine.person_id).sign_in()  # which does not begin before it either
    assert later.page.partition('<section id="news"')[2].partition("</section>")[0].strip().endswith('">')
    await other.refresh()
    assert table.seats[last].name in other.html["news"]
    while await answer(served.house, table) == last:
        pass
    await mine.refresh()
    assert table.seats[1 - last].name in mine.html["news"]
    assert table.seats[last].name not in mine.html["news"]


async def test_whose_turn_it_is_the_question_says_and_no_news(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:3], game="architects")
    pages = [await Browser(served, table.id, card.person_id or 0).sign_in() for card in table.seats]
    await until_two_have_moved(served.house, table)
    told = ""
    for _ in range(3):
        await answer(served.house, table)
        for page in pages:
            await page.refresh()
            told += page.html.get("news", "")
    assert "Mines" in told or "Quarry" in told
    assert "your turn" not in told


async def test_what_was_answered_on_a_page_stays_in_its_news(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:2], game="architects")
    pages = [await Browser(served, table.id, card.person_id or 0).sign_in() for card in table.seats]
    last = await until_two_have_moved(served.house, table, "w")
    await pages[last].refresh()
    assert table.seats[1 - last].name in pages[last].html["news"]


async def test_an_answer_that_nobody_gave_makes_nothing_known(served: Served) -> None:
    table = await playing(served.house, *PEOPLE[:2], game="architects")
    pages = [await Browser(served, table.id, card.person_id or 0).sign_in() for card in table.seats]
    last = await until_two_have_moved(served.house, table)
    given = Statement("UPDATE moves SET person_id = NULL WHERE table_id = :table AND seat = :seat AND kind = 'answer'")
    await served.house.database.write(given, {"table": table.id, "seat": last})  # as where there was no choice
    await pages[last].refresh()
    assert table.seats[1 - last].name in pages[last].html["news"]


async def test_what_a_standing_order_has_played_is_told_once_with_what_was_played(served: Served) -> None:
    house = served.house
    table = await playing(house, *PEOPLE[:2], game="architects")
    await safely_until(house, table, lambda state: state.step == "turn" and state.seat == 1)
    browser = await Browser(served, table.id, table.person_at(0) or 0).sign_in()
    plan = {"turns": ["forest", "forest"], "captured": "stop", "held": 0, "lowest": 0, "highest": 14}
    await house.orders.order(table.id, browser.person_id, "queue", plan, f"i:{cause()}")
    for _ in range(2):
        await answer(house, table)
    await browser.refresh()
    done = done_in(browser.html["news"])
    assert [each for each in done if "standing order" in each] == ["Your standing order answered for you:"]
    assert len([each for each in done if "Forest" in each]) == 2
    assert browser.html["news"].count("Forest") == 2


async def test_a_turn_that_was_taken_back_is_no_news_to_whoever_did(served: Served) -> None:
    house, rules = served.house, rules_of("architects")
    table = await playing(house, *PEOPLE[:2], game="architects")
    await until_two_have_moved(house, table, "w")
    seat = next(iter(rules.asks(await state_of(house, table))))
    browser = await Browser(served, table.id, table.person_at(seat) or 0).sign_in()
    await answer(house, table, "w")
    await browser.refresh()
    assert "<strong>You</strong> · " in browser.html["news"]
    ask = rules.sealed(await state_of(house, table))[seat]
    await house.play.take_back(table.id, browser.person_id, ask.id, f"w:{cause()}")
    await browser.refresh()
    assert "turn back" not in browser.html["news"]
    assert "<strong>You</strong> · " not in browser.html["news"]

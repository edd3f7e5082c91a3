"""What happens next? on pages: a link beside the question, a bar that can be stopped, and two answers side by side."""

from __future__ import annotations

from html import unescape

import pytest
from msgspec.structs import replace

from engine.texts import say
from face.records.forecast import forecast_columns
from host.stewards.thinking import AtOnce
from tests.host.practice.test_forecasts import Watched
from tests.host.seating import ANNA
from tests.web.browsing import Browser, Served
from tests.web.test_trials import table_of_two

LINK = "/forecast"
ENDS = "Points at the end"


async def drafted(served: Served, table_id: int, coins: int) -> None:
    reading = await served.house.play.reading(table_id, ANNA.id)
    await reading.keep("1.bid", await reading.form("1.bid", {"coins": coins}))


@pytest.fixture
def thinker(served: Served) -> Watched:
    thinker = Watched()
    served.house.forecasts.worlds, served.house.forecasts._thinker = 3, thinker
    return thinker


async def test_it_is_told_on_a_page_of_its_own_two_answers_side_by_side(served: Served, thinker: Watched) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert f'href="/t/{table.id}{LINK}"' in ada.html["desk"]
    for coins in (1, 3):
        await drafted(served, table.id, coins)
        status, _, page = await ada.request("GET", LINK)
        assert status == 200
        assert unescape(page).count(ENDS) == (1 if coins == 1 else 2)
        assert "http-equiv" not in page
    assert "in 3 imagined worlds drawn from what you know" in unescape(page)
    assert len(thinker.questions) == 6
    assert (await served.house.play.desk(table.id, ANNA.id)).sealed is None


async def test_what_never_gives_points_stands_last_in_small_print(served: Served, thinker: Watched) -> None:
    table = await table_of_two(served)
    await drafted(served, table.id, 2)
    await served.house.forecasts.work_out(table.id, ANNA.id)
    told = await served.house.forecasts.kept(table.id, ANNA.id)
    assert told is not None
    [answer] = told.answers
    without = replace(answer.forecast, without=(say("notes-button"),))
    [column] = forecast_columns(replace(told, answers=(replace(answer, forecast=without),)), "en")
    assert column.splitlines()[-1] == "-# No points in any world from: Notes."


async def test_points_after_the_round_say_that_they_are_those_of_an_end_then(served: Served, thinker: Watched) -> None:
    """The board beside it shows what has been scored so far, which is less."""
    table = await table_of_two(served)
    await drafted(served, table.id, 2)
    await served.house.forecasts.work_out(table.id, ANNA.id)
    told = await served.house.forecasts.kept(table.id, ANNA.id)
    assert told is not None
    [answer] = told.answers
    after = replace(answer.forecast, after_round=answer.forecast.end)
    [column] = forecast_columns(replace(told, answers=(replace(answer, forecast=after),)), "en")
    assert "Points if the game ended after this round: mostly **" in column


async def test_while_it_is_worked_out_its_page_asks_again_and_it_can_be_stopped(
    served: Served, thinker: Watched
) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    await drafted(served, table.id, 2)
    thinker.may.clear()
    _, _, page = await ada.request("GET", LINK)
    assert 'http-equiv="refresh"' in page
    assert "Playing on in imagined worlds" in unescape(page)
    assert (await ada.request("POST", LINK, data={"csrf": "made up"}))[0] == 403
    status, headers, _ = await ada.request("POST", LINK, data={"csrf": ada.csrf})
    assert (status, headers["Location"]) == (303, f"/t/{table.id}")
    assert await served.house.forecasts.kept(table.id, ANNA.id) is None
    thinker.may.set()
    _, _, page = await ada.request("GET", LINK)
    assert ENDS in unescape(page)


async def test_an_answer_that_was_changed_meanwhile_is_not_taken_for_the_one_before(
    served: Served, thinker: Watched
) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    await drafted(served, table.id, 2)
    thinker.may.clear()
    assert ENDS not in unescape((await ada.request("GET", LINK))[2])
    thinker.may.set()
    await served.house.forecasts.work_out(table.id, ANNA.id)
    assert unescape((await ada.request("GET", LINK))[2]).count(ENDS) == 1
    await drafted(served, table.id, 4)
    assert unescape((await ada.request("GET", LINK))[2]).count(ENDS) == 2


async def test_an_answer_that_is_not_complete_and_a_table_without_trials_are_refused_in_words(served: Served) -> None:
    served.house.forecasts._thinker = AtOnce()
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    status, _, page = await ada.request("GET", LINK)
    assert (status, ENDS in page) == (409, False)
    assert "choose the rest in your form first: “" in unescape(page)
    without = await table_of_two(served, trials=False)
    ada = await Browser(served, without.id, ANNA.id).sign_in()
    assert LINK not in ada.page
    status, _, page = await ada.request("GET", LINK)
    assert status == 409
    assert "haven't agreed on trials" in unescape(page)
    onlooker = await Browser(served, table.id, 999).sign_in()
    assert LINK not in onlooker.page
    assert (await onlooker.request("GET", LINK))[0] == 409

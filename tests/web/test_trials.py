"""Trials on pages: begun by a press, marked above everything, and led back from; nobody else's."""

from __future__ import annotations

from html import unescape

import pytest

from db.trouble import Trouble
from host.values import Table
from tests.host.seating import ANNA, BERT, PEOPLE, PLACE, cause
from tests.web.browsing import Browser, Served
from web.answers import COOKIE, PERSON_COOKIE

LINE = "World 1, imagined"


async def table_of_two(served: Served, *, trials: bool = True) -> Table:
    lobby = served.house.lobby
    table = await lobby.open_table("bids", PLACE, ANNA, {}, cause(), trying="all" if trials else "off")
    for person in PEOPLE[:2]:
        await lobby.join(table.id, person, "", cause())
    return (await lobby.start(table.id, ANNA.id, cause())).desk.table


async def led_to(served: Served, browser: Browser, path: str, **sent: str) -> Browser:
    """Presses, and follows to where that leads, with the cookie that came along."""
    status, headers, page = await browser.request("POST", path, data={"csrf": browser.csrf, **sent})
    assert status == 303, page
    there = Browser(served, int(headers["Location"].rpartition("/")[2].partition("?")[0]), browser.person_id)
    there.cookie = headers.get("Set-Cookie", "").split(";")[0].removeprefix(f"{COOKIE}=") or browser.cookie
    if there.table_id != browser.table_id:
        assert f"Path=/t/{there.table_id}" in headers.get("Set-Cookie", f"Path=/t/{there.table_id}")
    return there


async def test_a_trial_is_begun_on_the_page_and_says_what_it_is(served: Served) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert f'action="/t/{table.id}/try"' in ada.page
    assert LINE not in ada.page
    trial = await led_to(served, ada, "/try")
    assert trial.table_id != table.id
    await trial.load()
    assert LINE in unescape(trial.page)
    assert "How much do you bid" in trial.words
    assert "/try" not in trial.page
    onlooker = await Browser(served, table.id, 999).sign_in()
    assert "/try" not in onlooker.page
    bert = Browser(served, trial.table_id, PEOPLE[1].id)
    with pytest.raises(Trouble, match="no-such-table"):
        await served.house.trials.own(trial.table_id, PEOPLE[1].id)
    assert await bert.load() == 401


async def test_without_trials_none_is_begun(served: Served) -> None:
    table = await table_of_two(served, trials=False)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert "/try" not in ada.page
    status, _, page = await ada.request("POST", "/try", data={"csrf": ada.csrf})
    assert status == 409
    assert "haven't agreed on trials" in unescape(page)


async def test_its_buttons_lead_to_another_world_anew_and_back_to_the_table(served: Served) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    trial = await led_to(served, ada, "/try")
    await trial.load()
    assert (await trial.request("POST", "/trial", data={"csrf": "made up", "do": "trial-end"}))[0] == 403
    assert (await trial.request("POST", "/trial", data={"csrf": trial.csrf, "do": "made-up"}))[0] == 409
    status, _, page = await trial.request("POST", "/trial", data={"csrf": trial.csrf, "do": "trial-so"})
    assert (status, "You haven't answered anything" in unescape(page)) == (409, True)
    assert f'href="/t/{trial.table_id}">Back to the trial</a>' in page
    assert "Back to the trial" not in ada.page
    assert (await led_to(served, trial, "/trial", do="trial-table")).table_id == table.id
    assert (await served.house.lookups.table(trial.table_id)).status == "playing"
    await ada.load()
    assert f'<a class="tried" href="/t/{trial.table_id}">Back to the trial</a>' in ada.page
    bert = await Browser(served, table.id, BERT.id).sign_in()
    assert "Back to the trial" not in bert.page
    for way in ("trial-world", "trial-back"):
        again = await led_to(served, trial, "/trial", do=way)
        assert again.table_id not in (trial.table_id, table.id)
        trial = again
        await trial.load()
        assert "World 2, imagined" in unescape(trial.page)
        assert 'value="trial-before" class="quiet">Back to World 1</button>' in trial.page
    trial = await led_to(served, trial, "/trial", do="trial-before")
    await trial.load()
    assert LINE in unescape(trial.page)
    assert "trial-before" not in trial.page
    desk = await served.house.play.desk(trial.table_id, ANNA.id)
    assert desk.ask is not None
    await served.house.play.answer(trial.table_id, ANNA.id, desk.ask.id, {"coins": 1}, cause())
    status, _, page = await trial.request("POST", "/trial", data={"csrf": trial.csrf, "do": "trial-note"})
    assert status == 201
    for table_id, words in ((trial.table_id, "Back to the trial"), (table.id, "To the table")):
        assert f'href="/t/{table_id}">{words}</a>' in page
    assert "World 1, tried:" in (await served.house.notes.read(table.id, ANNA.id)).words
    back = await led_to(served, trial, "/trial", do="trial-so")
    assert back.table_id == table.id
    real = await served.house.play.desk(table.id, ANNA.id)
    assert real.ask is not None
    assert real.drafts[real.ask.id] == {"coins": 1}
    assert (await led_to(served, trial, "/trial", do="trial-end")).table_id == table.id
    assert (await served.house.lookups.table(trial.table_id)).status == "closed"
    await ada.load()
    assert "Back to the trial" not in ada.page


async def test_a_browser_whose_sign_in_is_over_or_anothers_is_let_in_at_the_table(served: Served) -> None:
    table = await table_of_two(served)
    trial = await led_to(served, await Browser(served, table.id, ANNA.id).sign_in(), "/try")
    await trial.load()
    old = {"Cookie": f"{COOKIE}={trial.cookie}; {PERSON_COOKIE}=over"}
    form = {"csrf": trial.csrf, "do": "trial-table"}
    status, headers, _ = await trial.request("POST", "/trial", data=form, headers=old)
    assert (status, headers["Location"]) == (303, f"/t/{table.id}")
    there = Browser(served, table.id, ANNA.id)
    there.cookie = headers["Set-Cookie"].split(";")[0].removeprefix(f"{COOKIE}=")
    assert await there.load() == 200


async def test_what_is_sealed_in_a_trial_says_so(served: Served) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert 'class="trying"' not in ada.page
    trial = await led_to(served, ada, "/try")
    for language, word in (("en", "Trial"), ("cs", "Zkouška"), ("pl", "Próba"), ("ru", "Проба")):
        await served.house.languages.choose(ANNA.id, language)
        await trial.load()
        assert f'<small class="trying">· {word}</small></button>' in trial.page


async def test_what_a_trial_has_filled_in_is_said_once_and_what_stood_there_is_offered_back(served: Served) -> None:
    table = await table_of_two(served)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    trial = await led_to(served, ada, "/try")
    await trial.load()
    desk = await served.house.play.desk(trial.table_id, ANNA.id)
    assert desk.ask is not None
    await served.house.play.answer(trial.table_id, ANNA.id, desk.ask.id, {"coins": 1}, cause())
    so = {"csrf": trial.csrf, "do": "trial-so"}
    _, headers, _ = await trial.request("POST", "/trial", data=so)
    assert headers["Location"] == f"/t/{table.id}?filled=new"
    await ada.load()
    await ada.press(ada.button("3"))
    _, headers, _ = await trial.request("POST", "/trial", data=so)
    assert headers["Location"] == f"/t/{table.id}?filled=over"
    _, _, filled = await ada.at(headers["Location"])
    assert "Filled in from your trial, not sealed yet." in filled
    await ada.load()
    assert "Filled in from your trial" not in ada.page
    ada.html = {"desk": filled.partition('id="desk"')[2].partition("</section>")[0]}
    await ada.press(ada.button("Bring back"))
    real = await served.house.play.desk(table.id, ANNA.id)
    assert real.ask is not None
    assert real.drafts[real.ask.id] == {"coins": 3}

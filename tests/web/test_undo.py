"""*Undo* on the page: it takes back the last step of the draft, whichever window made it, and one at a time."""

from __future__ import annotations

from face.desk.filling import digest
from tests.host.seating import ANNA, BERT, playing
from tests.web.browsing import Browser, Served

UNDO = "↩"  # the sign that stands on its button, whose label has its name


async def test_undo_takes_back_one_step_and_is_open_while_there_is_one(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    assert UNDO in ada.read.closed
    ask = (await served.house.play.desk(table.id, ANNA.id)).ask
    assert ask is not None
    await ada.press(ada.button("1"))
    await served.house.play.draft(table.id, ANNA.id, ask.id, {"coins": 2})  # in the other window
    await ada.refresh()
    undo = ada.button(UNDO)
    await ada.press(undo)
    assert (await served.house.play.desk(table.id, ANNA.id)).drafts == {ask.id: {"coins": 1}}
    await ada.press(undo)  # it comes twice, and counts once
    assert (await served.house.play.desk(table.id, ANNA.id)).drafts == {ask.id: {"coins": 1}}
    await ada.press(ada.button(UNDO))
    assert (await served.house.play.desk(table.id, ANNA.id)).drafts == {}
    assert UNDO in ada.read.closed
    ben = await Browser(served, table.id, BERT.id).sign_in()
    assert UNDO in ben.read.closed


async def test_who_asks_for_a_step_that_is_not_there_is_told_so(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    ada = await Browser(served, table.id, ANNA.id).sign_in()
    desk = await served.house.play.desk(table.id, ANNA.id)
    assert desk.ask is not None
    await ada.send({"do": "undo", "ask": desk.ask.id, "value": digest({}), "cause": "abc"})
    assert "no step to take back" in ada.words
    said = await ada.send({"do": "undo", "ask": "9.gone", "value": digest({}), "cause": "abd"})
    assert said["status"] in (200, 409)

"""*Hint* on a page: it fills in the form as a steward would, and says why beside the question."""

from __future__ import annotations

import pytest

from host.values import Table
from tests.host.seating import PEOPLE, cause, lobby
from tests.web.browsing import Browser, Served

FOUR = PEOPLE[:4]


async def hinting(served: Served, game: str = "devil", *, hints: bool = True) -> tuple[Table, Browser]:
    """A table of four, and the page of one of them who is asked something."""
    table = await lobby(served.house, *FOUR, game=game)
    await served.house.lobby_settings.set_hints(table.id, FOUR[0].id, hints, cause())
    await served.house.lobby.start(table.id, FOUR[0].id, cause())
    for person in FOUR:
        if (await served.house.play.desk(table.id, person.id)).ask is not None:
            return table, await Browser(served, table.id, person.id).sign_in()
    raise AssertionError("nobody is asked anything")


@pytest.mark.parametrize("game", ["architects", "devil", "paladins"])
async def test_a_hint_fills_in_the_form_and_says_why_and_seals_nothing(served: Served, game: str) -> None:
    table, ada = await hinting(served, game)
    hint = await served.house.hints.hint(table.id, ada.person_id)
    said = await ada.press(ada.button("Hint"))
    assert said["status"] == 200
    assert "A steward would answer:" in ada.words
    assert "Why:" in ada.words
    reading = await served.house.play.reading(table.id, ada.person_id)
    assert reading.desk.sealed is None
    assert hint.ask is not None
    assert (await reading.filled(hint.ask.id)).form.sealed() == hint.value
    await ada.press(ada.piece("seal"))
    assert (await served.house.play.desk(table.id, ada.person_id)).ask != hint.ask
    assert "A steward would answer:" not in ada.words


async def test_a_hint_leaves_what_was_chosen_until_it_is_told_to_fill_in(served: Served) -> None:
    table, ada = await hinting(served, "architects")
    hint = await served.house.hints.hint(table.id, ada.person_id)
    assert hint.ask is not None
    assert hint.value is not None
    told = str(hint.value["card"])
    mine = next(each for each in ada.read.buttons if each.send["do"] == "set" and each.send["value"] != told)
    await ada.press(mine)
    held = (await served.house.play.reading(table.id, ada.person_id)).desk.drafts[hint.ask.id]
    await ada.press(ada.button("Hint"))
    assert "A steward would answer:" in ada.words
    assert (await served.house.play.reading(table.id, ada.person_id)).desk.drafts[hint.ask.id] == held
    await ada.press(ada.button("Put it into the form"))
    reading = await served.house.play.reading(table.id, ada.person_id)
    assert (await reading.filled(hint.ask.id)).form.sealed() == hint.value
    assert "Put it into the form" not in ada.words


async def test_what_a_steward_would_press_first_is_filled_in_by_a_button_and_opened(served: Served) -> None:
    table, _ = await hinting(served)
    for person in FOUR:
        hint = await served.house.hints.hint(table.id, person.id)
        if hint.advice is None or hint.advice.first is None:
            continue
        ada, first = await Browser(served, table.id, person.id).sign_in(), hint.advice.first.ask
        await ada.press(ada.button("Hint"))
        shown = ada.words
        parts = ("First, a steward would press", "Why that first:", "A steward would answer:", "Why:")
        assert sorted(map(shown.index, parts)) == [*map(shown.index, parts)]  # each reason after what it is for
        await ada.press(ada.button("First, fill in “"))
        reading = await served.house.play.reading(table.id, person.id)
        assert (await reading.filled(first.id)).form.sealed() == hint.advice.first_value
        assert "A steward would answer:" not in ada.words
        assert ada.ask == first.id
        return
    raise AssertionError("nobody would wish first")


async def test_a_press_for_what_no_steward_would_do_first_fills_in_nothing(served: Served) -> None:
    table, ada = await hinting(served, "architects")
    assert "First, fill in" not in str([button.words for button in ada.read.buttons])
    await ada.press(ada.button("Hint"))
    held = (await served.house.play.desk(table.id, ada.person_id)).drafts
    await ada.send({"do": "hint", "value": "first", "ask": ada.ask, "cause": ada.cause})
    assert (await served.house.play.desk(table.id, ada.person_id)).drafts == held


async def test_its_reasons_stay_beside_the_question_until_that_is_over_in_both_windows(served: Served) -> None:
    table, ada = await hinting(served)
    other = await Browser(served, table.id, ada.person_id).sign_in()
    assert "A steward would answer:" not in ada.words
    await ada.press(ada.button("Hint"))
    assert 'class="explained advice" open data-told' in ada.html["desk"]
    await ada.press(ada.button("Clear"))
    assert "Why:" in ada.words
    assert 'class="explained advice" open data-told' not in ada.html["desk"]  # folded where its reader has folded it
    assert set(await other.refresh()) >= {"desk"}
    assert "Why:" in other.words


async def test_others_are_told_nothing_of_it(served: Served) -> None:
    table, ada = await hinting(served)
    others = [await Browser(served, table.id, each.id).sign_in() for each in FOUR if each.id != ada.person_id]
    await ada.press(ada.button("Hint"))
    for other in others:
        assert await other.refresh() == {}


async def test_a_table_without_hints_has_none(served: Served) -> None:
    _, ada = await hinting(served, hints=False)
    assert "Hint" not in [button.words for button in ada.read.buttons]
    before = ada.html["desk"]
    said = await ada.send({"do": "hint", "cause": ada.cause})
    assert "There are no hints at this table" in said["error"]
    await ada.refresh()
    assert ada.html["desk"] == before


async def test_a_hint_to_a_question_that_is_over_fills_in_nothing(served: Served) -> None:
    table, ada = await hinting(served)
    assert (await ada.press(ada.button("Hint"), ask="9.gone"))["status"] == 200
    assert (await served.house.play.desk(table.id, ada.person_id)).drafts == {}

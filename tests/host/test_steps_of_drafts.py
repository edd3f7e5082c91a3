"""The last step of a half-made answer is taken back, as far as steps are remembered; nothing sealed is undone."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.session import Database
from db.tables.orders import STEPS_KEPT
from engine.texts import Refusal
from host.house import House
from host.play.desk_reading import NOTHING_TO_UNDO, DeskReading
from host.values import Table
from tests.ground import rows
from tests.host.seating import ANNA, BERT, cause, playing


async def reading_of(house: House, table: Table) -> DeskReading:
    return await house.play.reading(table.id, ANNA.id)


async def drafted(house: House, table: Table, ask_id: str, draft: dict[str, Any] | None) -> DeskReading:
    """Keeps that draft, or drops it, as any window does; how it is read then."""
    await house.play.draft(table.id, ANNA.id, ask_id, draft)
    return await reading_of(house, table)


async def at_a_question(house: House) -> tuple[Table, str]:
    table = await playing(house, ANNA, BERT)
    ask = (await reading_of(house, table)).desk.ask
    assert ask is not None
    return table, ask.id


async def test_steps_are_taken_back_one_by_one_down_to_nothing(house: House) -> None:
    table, ask = await at_a_question(house)
    assert (await reading_of(house, table)).stepped == frozenset()
    for coins in (1, 2, 2, 3):  # the same again is no step
        reading = await drafted(house, table, ask, {"coins": coins})
        assert reading.stepped == {ask}
    for left in ({"coins": 2}, {"coins": 1}):
        reading = await reading.step_back(ask)
        assert reading.drafts == {ask: left}
        assert reading.desk.drafts == (await reading_of(house, table)).desk.drafts == {ask: left}
        assert reading.stepped == (await reading_of(house, table)).stepped == {ask}
    reading = await reading.step_back(ask)
    assert reading.drafts == (await reading_of(house, table)).drafts == {}
    assert reading.stepped == (await reading_of(house, table)).stepped == frozenset()
    with pytest.raises(Refusal, match=NOTHING_TO_UNDO):
        await reading.step_back(ask)


async def test_so_many_steps_are_remembered_and_the_last_of_them_leads_no_further(
    house: House, database: Database
) -> None:
    table, ask = await at_a_question(house)
    for at in range(STEPS_KEPT + 5):
        reading = await drafted(house, table, ask, {"coins": at})
    (row,) = await rows(database, "SELECT steps FROM drafts")
    assert len(row.steps) == STEPS_KEPT
    for _ in range(STEPS_KEPT):
        reading = await reading.step_back(ask)
    assert reading.drafts == {ask: {"coins": 4}}
    assert reading.stepped == frozenset()
    with pytest.raises(Refusal, match=NOTHING_TO_UNDO):
        await reading.step_back(ask)
    assert (await reading_of(house, table)).drafts == {ask: {"coins": 4}}


async def test_what_was_changed_meanwhile_stays(house: House) -> None:
    table, ask = await at_a_question(house)
    await drafted(house, table, ask, {"coins": 1})
    await drafted(house, table, ask, {"coins": 2})
    other = await reading_of(house, table)
    await other.step_back(ask)
    await drafted(house, table, ask, {"coins": 3})
    assert (await (await reading_of(house, table)).step_back(ask)).drafts == {ask: {"coins": 1}}


async def test_nothing_sealed_is_undone(house: House) -> None:
    table, ask = await at_a_question(house)
    await drafted(house, table, ask, {"coins": 1})
    await drafted(house, table, ask, {"coins": 2})
    await house.play.answer(table.id, ANNA.id, ask, {"coins": 2}, cause())
    with pytest.raises(Refusal, match=NOTHING_TO_UNDO):
        await (await reading_of(house, table)).step_back(ask)
    await house.play.take_back(table.id, ANNA.id, ask, cause())
    reading = await reading_of(house, table)
    assert reading.drafts == {ask: {"coins": 2}}
    assert reading.stepped == frozenset()
    with pytest.raises(Refusal, match=NOTHING_TO_UNDO):
        await reading.step_back(ask)


async def test_clear_forgets_the_steps(house: House) -> None:
    table, ask = await at_a_question(house)
    await drafted(house, table, ask, {"coins": 1})
    reading = await drafted(house, table, ask, None)
    assert reading.stepped == frozenset()
    reading = await drafted(house, table, ask, {"coins": 2})
    assert (await reading.step_back(ask)).drafts == {}

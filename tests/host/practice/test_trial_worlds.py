"""Worlds of trials have numbers, and are the same when one comes back; their forms begin as the draft stands."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from engine.registry import game as rules_of
from face.core.names import reader_for
from face.pictures.heads import BAND_HEIGHT
from face.records.forecast import forecast_kept
from face.table.scenes import TRIAL_COLOUR, own_picture
from host.house import House
from host.values import Table
from tests.ground import Clock, Entropy
from tests.host.practice.practising import answered
from tests.host.practice.test_trials import OFFERED, half_filled_in, table_with_trials, world_of
from tests.host.seating import ANNA, BERT, cause, play_out, safely_until, state_of
from tests.host.stewards.sitting import house_of


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def asked(house: House, game: str) -> Table:
    """A game that has gone on for a while, until Anna is asked something."""
    table = await table_with_trials(house, game)
    if game != "bids":  # it is short, and begins with a question to all
        await play_out(house, table, most=12)
    seat = (await house.play.desk(table.id, ANNA.id)).seat
    rules = rules_of(game)
    await safely_until(house, table, lambda state: seat in rules.asks(state))
    return table


async def goes_on(house: House, table: Table) -> None:
    """Everybody answers what is asked now."""
    moment = rules_of(table.game).moment(await state_of(house, table))
    await safely_until(house, table, lambda state: rules_of(table.game).moment(state) != moment)


async def drafts_of(house: House, table: Table) -> dict[str, dict[str, Any]]:
    return (await house.play.desk(table.id, ANNA.id)).drafts


async def begun(house: House, table: Table) -> Table:
    return await house.trials.begin(table.id, ANNA.id, cause())


@pytest.mark.parametrize("game", [*OFFERED, "bids"])
async def test_a_trial_begins_with_what_stands_in_the_draft_and_leaves_that_as_it_is(house: House, game: str) -> None:
    table = await asked(house, game)
    filled = await half_filled_in(house, table, 1)
    assert any(filled.values())
    kept = {ask: draft for ask, draft in filled.items() if draft}
    for _ in range(2):  # in another world too
        trial = await begun(house, table)
        assert await drafts_of(house, trial) == kept
        again = await house.trials.another(trial.id, ANNA.id, cause())
        assert await drafts_of(house, again) == kept
        assert await drafts_of(house, table) == filled


async def test_nothing_of_another_persons_draft_is_filled_in(house: House) -> None:
    table = await asked(house, "bids")
    await half_filled_in(house, table, 1)
    trial = await house.trials.begin(table.id, BERT.id, cause())
    assert (await house.play.desk(trial.id, BERT.id)).drafts == {}


@pytest.mark.parametrize("way", ["another", "again"])
async def test_what_was_chosen_in_a_trial_is_kept_in_its_next_world(house: House, way: str) -> None:
    table = await asked(house, "bids")
    trial = await begun(house, table)
    reading = await house.play.reading(trial.id, ANNA.id)
    assert reading.desk.ask is not None
    ask = reading.desk.ask.id
    await reading.keep(ask, await reading.changed(ask, {"coins": 2}, "coins"))
    trial = await getattr(house.trials, way)(trial.id, ANNA.id, cause())
    assert await drafts_of(house, trial) == {ask: {"coins": 2}}
    await house.play.answer(trial.id, ANNA.id, ask, {"coins": 1}, cause())
    await house.prompt_stewards.at_rest()
    trial = await getattr(house.trials, way)(trial.id, ANNA.id, cause())
    assert await drafts_of(house, trial) == {ask: {"coins": 1}}  # the first answer, to be changed
    reading = await house.play.reading(trial.id, ANNA.id)
    await reading.keep(ask, None)
    trial = await getattr(house.trials, way)(trial.id, ANNA.id, cause())
    assert await drafts_of(house, trial) == {}
    assert await drafts_of(house, table) == {}


async def test_what_no_longer_fits_is_left_out(house: House) -> None:
    """The table has gone on: another question is asked now."""
    table = await asked(house, "bids")
    trial = await begun(house, table)
    await answered(house, trial)
    await goes_on(house, table)
    trial = await house.trials.another(trial.id, ANNA.id, cause())
    assert await drafts_of(house, trial) == {}


async def test_a_draft_that_breaks_a_form_does_not_keep_one_from_trying(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> Any:
        raise RuntimeError("no such form")

    table = await asked(house, "bids")
    await half_filled_in(house, table, 1)
    monkeypatch.setattr(type(rules_of("bids")), "form", breaks)
    trial = await begun(house, table)
    monkeypatch.undo()
    assert await drafts_of(house, trial) == {}


@pytest.mark.parametrize("game", OFFERED)
async def test_worlds_are_counted_and_the_same_when_one_comes_back(house: House, game: str) -> None:
    table = await asked(house, game)
    first = await begun(house, table)
    worlds = {1: await world_of(house, first)}
    trial = first
    for number in (2, 3):
        trial = await house.trials.another(trial.id, ANNA.id, cause())
        assert trial.world == number
        worlds[number] = await world_of(house, trial)
    for number in (2, 1, 1):
        trial = await house.trials.another(trial.id, ANNA.id, cause(), by=-1)
        assert trial.world == number
        assert await world_of(house, trial) == worlds[number]
    again = await house.trials.again(trial.id, ANNA.id, cause())
    assert (again.world, await world_of(house, again)) == (1, worlds[1])
    afresh = await begun(house, table)  # from the table: the next one
    assert (afresh.world, await world_of(house, afresh)) == (2, worlds[2])
    assert first.world == 1


async def test_a_world_tells_nothing_of_what_others_have_sealed_since(house: House) -> None:
    table = await asked(house, "bids")
    first = await begun(house, table)
    second = await house.trials.another(first.id, ANNA.id, cause())
    worlds = [await world_of(house, each) for each in (first, second)]
    ask = (await house.play.desk(table.id, BERT.id)).ask
    assert ask is not None
    await house.play.answer(table.id, BERT.id, ask.id, {"coins": 0}, cause())
    assert (await house.play.desk(table.id, BERT.id)).ask is None
    back = await house.trials.another(second.id, ANNA.id, cause(), by=-1)
    on = await house.trials.another(back.id, ANNA.id, cause())
    assert [await world_of(house, each) for each in (back, on)] == worlds
    assert [back.world, on.world] == [1, 2]


async def test_where_the_table_has_gone_on_worlds_are_counted_anew(house: House) -> None:
    table = await asked(house, "bids")
    trial = await house.trials.another((await begun(house, table)).id, ANNA.id, cause())
    await goes_on(house, table)
    assert (await house.trials.another(trial.id, ANNA.id, cause())).world == 1


async def test_one_press_leads_to_one_world(house: House) -> None:
    trial, press = await begun(house, await asked(house, "bids")), cause()
    there = await house.trials.another(trial.id, ANNA.id, press)
    assert (await house.trials.another(trial.id, ANNA.id, press)).id == there.id


async def test_nobody_else_goes_to_another_world(house: House) -> None:
    trial = await begun(house, await asked(house, "bids"))
    with pytest.raises(Trouble, match="no-such-table"):
        await house.trials.another(trial.id, BERT.id, cause())


@pytest.mark.parametrize("game", OFFERED)
async def test_the_picture_of_a_trials_desk_says_that_it_is_one_and_which_world(house: House, game: str) -> None:
    table = await asked(house, game)
    trial = await begun(house, table)
    pictures = []
    for each in (table, trial):
        desk = await house.play.desk(each.id, ANNA.id)
        picture = own_picture(desk, reader_for(desk.table, "en", desk.seat))
        assert picture is not None
        pictures.append(picture)
    real, tried = pictures
    assert "World 1" not in real.svg
    assert TRIAL_COLOUR not in real.svg
    assert "Trial · World 1" in tried.svg
    assert tried.svg.count(TRIAL_COLOUR) >= 1
    assert tried.alt.startswith("Trial · World 1. ")
    assert (tried.width, tried.height) == (real.width, real.height + BAND_HEIGHT)


@pytest.mark.parametrize("game", OFFERED)
async def test_a_forecast_of_a_form_that_lacks_something_says_what(house: House, game: str) -> None:
    table = await asked(house, game)
    with pytest.raises(Trouble, match="forecast-lacks") as caught:
        await forecast_kept(house, table.id, ANNA.id)
    for locale in ("en", "cs", "pl", "ru"):
        words = reader_for(await house.lookups.table(table.id), locale).line(caught.value.text)
        assert "field-" not in words
        assert "$" not in words

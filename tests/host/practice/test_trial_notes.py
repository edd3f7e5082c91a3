"""Keep as note: what was tried, in which world, and what has come of it so far, within what notes hold."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from engine.chance import Chance
from engine.registry import game as rules_of
from engine.texts import Param, Text
from face.core.face import face
from face.desk.trying import note_trial
from face.wordings import locales
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.people.notes import LONGEST_NOTE
from host.values import Table
from tests.ground import Clock, Entropy
from tests.host.practice.practising import answered
from tests.host.practice.test_trial_worlds import asked
from tests.host.practice.test_trials import OFFERED, forgotten
from tests.host.seating import ANNA, BERT, cause, put, safely_until, state_of
from tests.host.stewards.sitting import house_of


def words_of(locale: str, key: str, **params: Param) -> str:
    """The beginning of that wording, up to the last of its parameters."""
    return Reader(texts(locale)).plain(Text(key, params), 300).partition("@")[0]


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def tried_out(house: House, game: str, answers: int = 3) -> tuple[Table, Table]:
    """A table, and a trial of it in its second world in which so much was answered."""
    table = await asked(house, game)
    trial = await house.trials.begin(table.id, ANNA.id, cause())
    trial = await house.trials.another(trial.id, ANNA.id, cause())
    for _ in range(answers):
        if (await house.play.desk(trial.id, ANNA.id)).ask is not None:
            await answered(house, trial)
    return table, trial


async def noted(house: House, table: Table, trial: Table, locale: str = "en") -> str:
    await note_trial(house, trial.id, ANNA.id, locale)
    return (await house.notes.read(table.id, ANNA.id)).words


@pytest.mark.parametrize("game", OFFERED)
async def test_a_note_says_which_world_and_what_came_of_it(house: House, game: str) -> None:
    table, trial = await tried_out(house, game)
    seat = (await house.play.desk(trial.id, ANNA.id)).seat
    points = rules_of(game).points(await state_of(house, trial))[seat]  # type: ignore[attr-defined]
    for number, locale in enumerate(locales.OFFERED, 1):
        head = words_of(locale, "trial-noted-line", world=2, answer="@")
        told = words_of(locale, "trial-noted-points", points=points, by="@")
        lines = (await noted(house, table, trial, locale)).splitlines()
        assert len(lines) == number
        assert lines[-1].startswith(head)
        assert f" · {told}" in lines[-1]
        assert "2" in head
        assert str(points) in told
        assert len(lines[-1]) <= 300
        assert "thing-" not in lines[-1]
    assert (await house.notes.read(table.id, BERT.id)).words == ""


@pytest.mark.parametrize("game", OFFERED)
async def test_what_there_is_more_or_less_of_is_told(house: House, game: str) -> None:
    table, trial = await tried_out(house, game, answers=8)
    view = rules_of(game).view
    first = await house.trials.tried(trial.id, ANNA.id)
    seat = (await house.play.desk(trial.id, ANNA.id)).seat
    had, has = face(game).holdings(first.view), face(game).holdings(view(await state_of(house, trial), seat))
    assert had.keys() == has.keys() != set()
    line = await noted(house, table, trial)
    assert (" · more: " in line) == any(has[kind] > had[kind] for kind in has)
    assert (" · less: " in line) == any(has[kind] < had[kind] for kind in has)
    assert had != has


async def test_a_note_fits_into_what_is_left_of_notes(house: House) -> None:
    table, trial = await tried_out(house, "bids", answers=1)
    whole = await noted(house, table, trial)
    for left in (len(whole) + 1, 81):
        await house.notes.write(table.id, ANNA.id, "x" * (LONGEST_NOTE - left))
        both = await noted(house, table, trial)
        assert len(both) <= LONGEST_NOTE
        assert "World 2, tried: " in both
    full = "x" * (LONGEST_NOTE - 20)
    await house.notes.write(table.id, ANNA.id, full)
    with pytest.raises(Trouble, match="notes-too-long"):
        await noted(house, table, trial)
    assert (await house.notes.read(table.id, ANNA.id)).words == full


async def test_a_turn_that_nobody_waited_for_can_be_what_was_tried_first(house: House) -> None:
    table = await asked(house, "bids")
    trial = await house.trials.begin(table.id, ANNA.id, cause())
    desk = await house.play.desk(trial.id, ANNA.id)
    if not desk.liberties:
        pytest.fail("nothing can be done unasked")
    await house.play.answer(trial.id, ANNA.id, desk.liberties[0].id, {}, cause())
    assert (await house.trials.tried(trial.id, ANNA.id)).given.ask.id == desk.liberties[0].id


@pytest.mark.parametrize("game", [*OFFERED, "bids"])
async def test_a_note_is_the_same_in_two_worlds_that_its_writer_cannot_tell_apart(house: House, game: str) -> None:
    """Nothing of the true world comes into it: what was answered, points, more and less are of the imagined one."""
    table, rules = await asked(house, game), rules_of(game)
    await put(house, table, await state_of(house, table))  # it seats people anew
    table, seat = await house.lookups.table(table.id), (await house.play.desk(table.id, ANNA.id)).seat
    real = await safely_until(house, table, lambda state: seat in rules.asks(state))
    notes = []
    house.tables.prompt = lambda _: None  # nobody answers meanwhile
    for number in range(3):
        await forgotten(house, table)
        await put(house, table, real if not number else rules.resample(real, seat, Chance(bytes([number]) * 32)))
        await house.notes.write(table.id, ANNA.id, "")
        house.tables.entropy = house.trials._tables.entropy = lambda size: bytes(range(size))
        trial = await house.trials.begin(table.id, ANNA.id, cause())
        trial = await house.trials.another(trial.id, ANNA.id, cause())
        ask = (await house.play.desk(trial.id, ANNA.id)).ask
        assert ask is not None
        value = rules.absent(await state_of(house, trial), seat)
        await house.play.answer(trial.id, ANNA.id, ask.id, value, cause())
        notes.append(await noted(house, table, trial))
    assert notes[0] == notes[1] == notes[2]
    assert notes[0].startswith("World 2, tried: ")

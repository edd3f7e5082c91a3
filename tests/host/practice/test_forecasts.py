"""What happens next?: the answer in one's draft, played on in imagined worlds; nothing of it reaches the table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import host.forecasts
from db.connection.session import Database
from db.connection.statements import Statement
from db.trouble import Trouble
from engine.chance import Chance
from engine.playouts import random_value
from engine.policies import CARETAKER
from engine.registry import game as rules_of
from engine.texts import Refusal
from host.forecasts import TableForecast
from host.house import House
from host.play.desk_reading import DeskReading
from host.stewards.thinking import BROKEN, SLOW, AtOnce, Question, Thought
from host.values import Table
from tests.contract.opponents import chance
from tests.ground import Clock, Entropy
from tests.host.practice.practising import begun as practice_begun
from tests.host.practice.test_trials import OFFERED, table_with_trials
from tests.host.seating import ANNA, BERT, cause, play_out, put, state_of
from tests.host.stewards.sitting import house_of

WORLDS = 3


class Watched(AtOnce):
    """Thinks as a caretaker, which is quickest, once it may, and remembers the questions of forecasts.

    `costs`: seconds that it says each took.
    """

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.asked = asyncio.Event()
        self.questions: list[Question] = []
        self.costs: float | None = None

    async def think(self, question: Question) -> Thought:
        if question.tried is None:
            return await super().think(question)
        self.questions.append(question)
        self.asked.set()
        await self.may.wait()
        thought = await super().think(replace(question, level=CARETAKER))
        return thought if self.costs is None else replace(thought, seconds=self.costs)


@pytest.fixture
def thinker() -> Watched:
    return Watched()


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy, thinker: Watched) -> House:
    house = house_of(database, clock, entropy, thinker)
    house.forecasts.worlds = WORLDS
    return house


async def asked(house: House, game: str = "bids", *, on: bool = True, moves: int = 0) -> Table:
    """A table with trials at which Anna is asked something."""
    table = await table_with_trials(house, game, on=on)
    if moves:
        await play_out(house, table, most=moves)
    await until_asked(house, table)
    return table


async def until_asked(house: House, table: Table) -> None:
    """Others answer until Anna is asked."""
    for seed in range(2, 60):
        if (await house.play.desk(table.id, ANNA.id)).ask is not None:
            return
        await play_out(house, table, seed, most=1)
    raise AssertionError("she is never asked")


async def drafted(house: House, table: Table, value: dict[str, Any] | None = None, number: int = 1) -> dict[str, Any]:
    """Anna's form is filled in: with that value, or at random."""
    reading = await house.play.reading(table.id, ANNA.id)
    ask = reading.desk.ask
    assert ask is not None
    if value is None:
        game = rules_of(table.game)
        value = random_value(game, await state_of(house, table), reading.seat, ask.id, chance(number).stream("draft"))
    filled = await reading.form(ask.id, value)
    await reading.keep(ask.id, filled)
    return filled.form.sealed()


async def found(house: House, table: Table) -> TableForecast:
    return await house.forecasts.work_out(table.id, ANNA.id)


@pytest.mark.parametrize("game", [*OFFERED, "bids"])
async def test_it_is_told_what_came_of_the_drafted_answer_and_the_table_is_left_alone(house: House, game: str) -> None:
    table = await asked(house, game, moves=12)
    value = await drafted(house, table)
    before = await house.tables.read(table.id, ANNA.id)
    assert await house.forecasts.kept(table.id, ANNA.id) is None
    told = await found(house, table)
    assert [each.value for each in told.answers] == [value]
    (only,) = told.answers
    assert only.answer.words
    assert only.forecast.worlds == WORLDS
    assert only.forecast.end.least <= only.forecast.end.low <= only.forecast.end.high <= only.forecast.end.most
    assert await house.forecasts.kept(table.id, ANNA.id) == told
    assert await house.tables.read(table.id, ANNA.id) == before


async def test_two_answers_stand_side_by_side_in_the_same_worlds_and_none_is_played_twice(
    house: House, thinker: Watched
) -> None:
    table = await asked(house)
    for coins in (1, 4, 1, 5):
        await drafted(house, table, {"coins": coins})
        told = await found(house, table)
    assert [each.value for each in told.answers] == [{"coins": 5}, {"coins": 4}]
    assert len(thinker.questions) == 3 * WORLDS
    seeds = {tuple(q.seed for q in thinker.questions[at : at + WORLDS]) for at in range(0, 3 * WORLDS, WORLDS)}
    assert len(seeds) == 1
    assert len({q.state for q in thinker.questions}) == 1


async def test_another_question_begins_anew(house: House, thinker: Watched) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    await found(house, table)
    await play_out(house, table, most=3)
    table = (await house.play.board(table.id)).table
    await until_asked(house, table)
    await drafted(house, table)
    assert await house.forecasts.kept(table.id, ANNA.id) is None
    assert len((await found(house, table)).answers) == 1


async def refused(house: House, table: Table, person: int = ANNA.id) -> str:
    with pytest.raises((Trouble, Refusal)) as caught:
        await house.forecasts.work_out(table.id, person)
    return str(caught.value.code)


async def test_it_is_allowed_where_trials_are(house: House, thinker: Watched) -> None:
    table = await asked(house, on=False)
    await drafted(house, table, {"coins": 1})
    assert await refused(house, table) == "trials-off"
    practice = await practice_begun(house, "architects", opponents=1)
    await drafted(house, practice)
    assert (await found(house, practice)).answers
    assert {question.game for question in thinker.questions} == {"architects"}


async def test_only_a_complete_answer_to_ones_own_question_is_played_on(house: House, thinker: Watched) -> None:
    table = await asked(house, "devil")
    assert await refused(house, table, 999) == "not-seated"
    reading = await house.play.reading(table.id, ANNA.id)
    assert reading.desk.ask is not None
    if not (await reading.filled(reading.desk.ask.id)).form.ready:
        assert await refused(house, table) == "forecast-undecided"
    bids = await asked(house)
    await house.play.answer(bids.id, ANNA.id, "1.bid", {"coins": 1}, cause())
    assert await refused(house, bids) == "not-asked"
    assert not thinker.questions


async def questions_in(house: House, thinker: Watched, table: Table, world: Any) -> tuple[list[bytes], TableForecast]:
    """What is asked and told of the same draft in that world, from a fresh start by the same entropy."""
    await put(house, table, world)
    house.forecasts._kept.clear()
    thinker.questions.clear()
    house.tables.entropy = lambda size: bytes(range(size))
    await drafted(house, table)
    told = await found(house, table)
    return [msgspec.json.encode(question) for question in thinker.questions], told


async def same_in_twins(house: House, thinker: Watched, game: str) -> None:
    """All bytes, seeds and imagined worlds among them, are the same in worlds that Anna cannot tell apart."""
    table = await asked(house, game, moves=12)
    rules, real = rules_of(game), await state_of(house, table)
    await put(house, table, real)  # it seats people anew
    await until_asked(house, table)
    real = await state_of(house, table)
    seat = (await house.play.desk(table.id, ANNA.id)).seat
    twins = [rules.resample(real, seat, Chance(bytes([number]) * 32)) for number in range(2)]
    told = [await questions_in(house, thinker, table, world) for world in (real, *twins)]
    assert len({msgspec.json.encode(world) for world in (real, *twins)}) > 1
    asked_each, answers = zip(*told, strict=True)
    assert asked_each[0] == asked_each[1] == asked_each[2]
    assert answers[0].answers == answers[1].answers == answers[2].answers
    assert all(msgspec.json.encode(real) not in question for question in asked_each[0])


@pytest.mark.parametrize("game", [*OFFERED, "bids"])
async def test_it_is_the_same_in_worlds_that_its_player_cannot_tell_apart(
    house: House, thinker: Watched, game: str
) -> None:
    await same_in_twins(house, thinker, game)


async def test_a_true_state_that_is_played_on_is_caught(
    house: House, thinker: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DeskReading, "imagined", lambda self, chance: self._state)
    with pytest.raises(AssertionError):
        await same_in_twins(house, thinker, "bids")


async def test_a_world_that_keeps_one_true_thing_is_caught(
    house: House, thinker: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaning(self: DeskReading, chance: Chance) -> Any:
        world, true = imagined(self, chance), self._state
        mine = world.purses[self.seat]
        return replace(world, purses=tuple(mine if at == self.seat else each for at, each in enumerate(true.purses)))

    imagined = DeskReading.imagined
    monkeypatch.setattr(DeskReading, "imagined", leaning)
    with pytest.raises(AssertionError):
        await same_in_twins(house, thinker, "bids")


async def test_its_worlds_come_of_no_chance_of_the_game(house: House, thinker: Watched) -> None:
    table = await asked(house)
    state, told = await state_of(house, table), []
    for seed in (b"\1" * 32, b"\2" * 32):
        await house.database.write(
            Statement("UPDATE states SET seed = :seed, opening_seed = :seed WHERE table_id = :table"),
            {"seed": seed, "table": table.id},
        )
        told.append((await questions_in(house, thinker, table, state))[0])
    assert told[0] == told[1]


async def test_whoever_waits_no_more_stops_it(house: House, thinker: Watched) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    thinker.may.clear()
    work = asyncio.create_task(found(house, table))
    await thinker.asked.wait()
    assert house.forecasts.progress(table.id, ANNA.id) is not None
    await drafted(house, table, {"coins": 2})
    assert await refused(house, table) == "own-under-way"
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    thinker.may.set()
    assert await house.forecasts.kept(table.id, ANNA.id) is None
    for _ in range(50):
        await asyncio.sleep(0)
    assert house.forecasts.progress(table.id, ANNA.id) is None
    assert (await found(house, table)).answers


async def test_others_come_one_after_the_other(house: House, thinker: Watched) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    reading = await house.play.reading(table.id, BERT.id)
    await reading.keep("1.bid", await reading.form("1.bid", {"coins": 1}))
    thinker.may.clear()
    works = [asyncio.create_task(house.forecasts.work_out(table.id, person.id)) for person in (ANNA, BERT)]
    await thinker.asked.wait()
    for _ in range(50):
        await asyncio.sleep(0)
    assert (house.forecasts.progress(table.id, ANNA.id) is None) != (
        house.forecasts.progress(table.id, BERT.id) is None
    )
    thinker.may.set()
    assert all(told.answers for told in await asyncio.gather(*works))


async def test_a_slow_game_has_fewer_worlds_and_it_is_said_how_many(house: House, thinker: Watched) -> None:
    house.forecasts.worlds, thinker.costs = 40, host.forecasts.FORECAST_SECONDS / 20
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    (only,) = (await found(house, table)).answers
    assert 20 <= only.forecast.worlds <= 22


async def test_worlds_that_break_are_left_out_and_too_few_say_nothing(
    house: House, thinker: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    house.forecasts.worlds = 12

    async def sometimes(question: Question, every: int = 6) -> Thought:
        thinker.questions.append(question)
        if len(thinker.questions) % every == 0:
            return Thought(question.ask, None, BROKEN)
        return await AtOnce().think(question)

    monkeypatch.setattr(thinker, "think", sometimes)
    assert (await found(house, table)).answers[0].forecast.worlds == 10
    monkeypatch.setattr(thinker, "think", lambda question: sometimes(question, 1))
    await drafted(house, table, {"coins": 2})
    assert await refused(house, table) == "forecast-failed"
    assert not (await house.lookups.table(table.id)).halted


async def test_what_a_busy_machine_had_no_time_for_is_said_and_asking_again_continues(
    house: House, thinker: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    house.forecasts.worlds = 12

    async def three_in_time(question: Question) -> Thought:
        thinker.questions.append(question)
        if len(thinker.questions) > 3:
            return Thought(question.ask, None, SLOW)
        return await AtOnce().think(question)

    monkeypatch.setattr(thinker, "think", three_in_time)
    assert await refused(house, table) == "forecast-busy"
    before = len(thinker.questions)
    monkeypatch.undo()
    told = await found(house, table)
    assert len(thinker.questions) - before == 12 - 3
    assert (told.answers[0].forecast.worlds, told.asked) == (12, 12)
    assert sorted(told.answers[0].points) == list(range(12))


async def test_worlds_that_take_too_long_by_the_clock_are_left_out(
    house: House, thinker: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})
    house.forecasts.worlds = 12
    monkeypatch.setattr(host.forecasts, "FORECAST_WAITS", 0.0)
    thinker.may.clear()
    assert await refused(house, table) == "forecast-busy"


async def test_a_world_that_cannot_be_drawn_halts_no_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await asked(house)
    await drafted(house, table, {"coins": 1})

    def breaks(*_: Any) -> Any:
        raise RuntimeError("nothing can be imagined here")

    monkeypatch.setattr(type(rules_of("bids")), "resample", breaks)
    assert await refused(house, table) == "trial-failed"
    assert not (await house.lookups.table(table.id)).halted

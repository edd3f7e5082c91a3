"""Lessons: tables that begin in a position, end when its goal is decided, and count for nobody but who has learnt."""

from __future__ import annotations

from itertools import count

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from engine.extras.lessons import first_state, judges, lesson_at, lessons
from engine.registry import games
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.table import stored_table
from host.values import Table
from tests.ground import Clock, Entropy, rows
from tests.host.practice.practising import begun as practice_begun
from tests.host.seating import ANNA, BERT, cause
from tests.host.stewards.sitting import answer_safely, house_of

FIRST = [(game_id, lessons(game_id)[0].key) for game_id in games() if judges(game_id)]
FORMER = [("refuse", "bargain"), ("hunt", "accuse"), ("devil", "name")]
_messages = count(6_000_000)


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def taught(house: House, game: str = "architects", key: str = "prison") -> Table:
    table = await house.lessons.begin(game, key, ANNA, cause(), next(_messages))
    await house.prompt_stewards.at_rest()
    return table


async def follow(house: House, table: Table) -> None:
    """Anna answers as a steward did."""
    lesson = lesson_at(table.game, table.lesson or "")
    assert lesson is not None
    for step in lesson.steward:
        if (await house.play.desk(table.id, ANNA.id)).lesson_done is None:
            await house.play.answer(table.id, ANNA.id, step.ask.id, step.value, cause())
            await house.prompt_stewards.at_rest()


async def miss(house: House, table: Table) -> None:
    for _ in range(20):
        if (await house.play.desk(table.id, ANNA.id)).lesson_done is not None:
            return
        await answer_safely(house, table)
        await house.prompt_stewards.at_rest()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(("game", "key"), FIRST)
async def test_a_lesson_begins_in_its_position_and_ends_once_its_goal_is_reached(
    house: House, game: str, key: str
) -> None:
    table = await taught(house, game, key)
    lesson = lesson_at(game, key)
    assert lesson is not None
    state = first_state(game, lesson)
    desk = await house.play.desk(table.id, ANNA.id)
    assert (desk.table.moment, desk.seat) == (games()[game].moment(state), lesson.seat)
    assert desk.ask == games()[game].asks(state)[lesson.seat]
    await follow(house, table)
    desk = await house.play.desk(table.id, ANNA.id)
    assert (desk.lesson_done, desk.ask, desk.table.status) == (True, None, "closed")
    assert await house.lessons.learnt(ANNA.id, game) == {key}
    assert await house.lessons.learnt(BERT.id, game) == frozenset()


async def test_a_goal_that_is_missed_ends_the_lesson_too_and_is_not_learnt(house: House) -> None:
    table = await taught(house)
    await miss(house, table)
    desk = await house.play.desk(table.id, ANNA.id)
    assert (desk.lesson_done, desk.table.status) == (False, "closed")
    assert await house.lessons.learnt(ANNA.id, "architects") == frozenset()


async def test_whoever_answers_as_a_steward_would_is_known_to(house: House) -> None:
    table = await taught(house)
    await follow(house, table)
    assert await house.lessons.as_steward(table)
    other = await taught(house)
    await miss(house, other)
    assert not await house.lessons.as_steward(other)


async def test_a_lesson_that_is_offered_no_more_goes_on_where_it_began(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for former, key in FORMER:
        monkeypatch.setattr("host.lessons.lesson_now", lambda game, key: key)
        table = await taught(house, "devil", former)
        assert table.lesson == former
        await follow(house, table)
        assert (await house.play.desk(table.id, ANNA.id)).lesson_done is True
        monkeypatch.undo()
        assert await house.lessons.learnt(ANNA.id, "devil") >= {key}
        assert (await house.lessons.begin("devil", former, ANNA, cause(), 1)).lesson == key


async def test_the_reply_to_the_last_answer_says_how_it_went(house: House) -> None:
    table = await taught(house)
    lesson = lesson_at("architects", "prison")
    assert lesson is not None
    (step,) = lesson.steward
    pressed = cause()
    answered = await house.play.answer(table.id, ANNA.id, step.ask.id, step.value, pressed)
    assert answered.desk.lesson_done is True
    again = await house.play.answer(table.id, ANNA.id, step.ask.id, step.value, pressed)
    assert (again.repeated, again.desk.lesson_done) == (True, True)
    with pytest.raises(Trouble) as late:
        await house.play.answer(table.id, ANNA.id, step.ask.id, step.value, cause())
    assert late.value.code == "table-ended"


async def test_the_log_of_a_lesson_leads_to_its_state(house: House) -> None:
    table = await taught(house)
    await follow(house, table)
    stored = await house.tables.read(table.id)
    assert rebuild_state(await load_log(house.tables, table.id)) == stored_table.state_of(stored)


async def test_lessons_count_nowhere(house: House) -> None:
    table = await taught(house)
    await follow(house, table)
    await house.sweeps.run()
    assert await rows(house.database, "SELECT 1 FROM results") == []
    assert await rows(house.database, "SELECT 1 FROM outbox") == []


async def test_the_next_lesson_closes_one_that_is_open_and_leaves_other_games_alone(house: House) -> None:
    game = await practice_begun(house, "architects", opponents=1)
    first = await taught(house)
    second = await taught(house, key="dig")
    assert {table.id for table in await house.practice.open_of(ANNA.id)} == {game.id, second.id}
    with pytest.raises(Trouble) as closed:
        await house.play.desk(first.id, ANNA.id)
    assert closed.value.code == "table-closed"


async def test_one_press_begins_one_lesson(house: House) -> None:
    pressed = cause()
    first = await house.lessons.begin("architects", "dig", ANNA, pressed, 1)
    second = await house.lessons.begin("architects", "dig", ANNA, pressed, 1)
    assert first.id == second.id
    assert (await house.play.desk(first.id, ANNA.id)).ask is not None


@pytest.mark.parametrize(("game", "key"), [("architects", "alchemy"), ("architects", "9"), ("bids", "1")])
async def test_what_is_no_lesson_opens_nothing(house: House, game: str, key: str) -> None:
    with pytest.raises(Trouble) as unknown:
        await house.lessons.begin(game, key, ANNA, cause(), 1)
    assert unknown.value.code == "no-such-lesson"
    assert await rows(house.database, "SELECT 1 FROM tables") == []


async def test_what_was_learnt_is_given_out_and_forgotten(house: House, clock: Clock) -> None:
    table = await taught(house)
    await follow(house, table)
    stored = await house.privacy.stored_of(ANNA.id)
    assert [row["lessons"] for row in stored["settings"]] == ["architects.prison"]
    assert [row["lesson"] for row in stored["tables"]] == ["prison"]
    clock.pass_(hours=2)
    await house.privacy.forget(ANNA.id)
    assert await house.lessons.learnt(ANNA.id, "architects") == frozenset()

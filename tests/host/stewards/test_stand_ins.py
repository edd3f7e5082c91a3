"""How well a stand-in plays for whoever is away is an option of the table; left out, it is the caretaker."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from db.connection.session import Database
from host.clocks.model import read_clocks
from host.house import House
from host.lobby.settings import DAILY
from host.stewards.thinking import AtOnce, Question, Thought
from host.values import Pace, Table, Trouble
from tests.ground import Clock, Entropy
from tests.host.moderation.mending import sound
from tests.host.seating import ANNA, BERT, PLACE, cause
from tests.host.stewards.sitting import house_of, pass_
from tests.host.stewards.test_answers import answers

DAY = 24 * 3600
THINKING = replace(DAILY, stand_in="apprentice")


class Asked(AtOnce):
    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def think(self, question: Question) -> Thought:
        self.questions.append(question)
        return await super().think(question)


async def begun(house: House, pace: Pace) -> Table:
    table = await house.lobby.open_table("architects", PLACE, ANNA, {}, cause(), pace=pace)
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def everybody_away(house: House, clock: Clock, table: Table) -> None:
    """Let two deadlines in a row pass for both."""
    for _ in range(12):
        if all(card.away for card in (await house.lookups.table(table.id)).seats):
            return
        await pass_(house, clock, DAY + 60, 3 * 3600)
    raise AssertionError("somebody is still there")


async def test_a_stand_in_that_thinks_answers_by_its_policy_and_takes_no_liberty(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    thinker = Asked()
    house = house_of(database, clock, entropy, thinker)
    table = await begun(house, THINKING)
    await everybody_away(house, clock, table)
    before = len(await answers(house, table))
    thinker.questions.clear()
    await pass_(house, clock, DAY, 600)
    later = (await answers(house, table))[before:]
    assert len(later) >= 3
    assert {entry.kind for entry in later} == {"due"}
    assert len(thinker.questions) >= len(later)
    await sound(house, table)
    assert {(question.level, question.volunteers) for question in thinker.questions} == {("apprentice", False)}


async def test_the_usual_stand_in_asks_nobody_to_think(database: Database, clock: Clock, entropy: Entropy) -> None:
    thinker = Asked()
    house = house_of(database, clock, entropy, thinker)
    table = await begun(house, DAILY)
    await everybody_away(house, clock, table)
    await pass_(house, clock, DAY, 3600)
    assert thinker.questions == []


async def test_a_stand_in_that_thinks_takes_its_time_where_it_alone_is_asked(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    house = house_of(database, clock, entropy)
    table = await begun(house, THINKING)
    await everybody_away(house, clock, table)
    for _ in range(20):
        clocks = [each for each in read_clocks((await house.tables.read(table.id)).clocks) if each.running]
        if len(clocks) == 1 and clocks[0].stand_in:
            break
        await pass_(house, clock, 1200, 600)
    (alone,) = clocks
    assert (alone.due_at - alone.opened_at).total_seconds() >= DAY / 50


async def test_whoever_is_back_answers_themselves(database: Database, clock: Clock, entropy: Entropy) -> None:
    house = house_of(database, clock, entropy)
    table = await begun(house, THINKING)
    await everybody_away(house, clock, table)
    for _ in range(40):
        if (await house.play.desk(table.id, ANNA.id)).ask is not None:
            break
        await pass_(house, clock, 1200, 600)
    await house.stewards.look_ahead()
    desk = await house.deadlines.back(table.id, ANNA.id, cause())
    assert desk.ask is not None
    await pass_(house, clock, DAY // 2, 600)
    assert (await house.play.desk(table.id, ANNA.id)).ask == desk.ask


async def test_a_level_that_the_game_does_not_have_is_refused(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    house = house_of(database, clock, entropy)
    with pytest.raises(Trouble, match="unknown-level"):
        await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), pace=replace(DAILY, stand_in="apprentice"))

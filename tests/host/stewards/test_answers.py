"""Stewards answer by themselves, at moments that tell nothing, once, and through every mishap."""

from __future__ import annotations

import asyncio
import logging

import pytest

from db.connection.session import Database
from engine.chance import Chance
from engine.contract import Ask
from engine.registry import game as rules_of
from engine.texts import Text
from host.clocks.model import Questions, Sitter, clock_changes, read_clocks
from host.house import House
from host.lobby.settings import DAILY
from host.log import journal
from host.stewards.answers import STEWARD_LEASE
from host.stewards.thinking import AtOnce, Question, Thought
from host.values import Table
from tests.ground import Clock, Entropy, kept, rows
from tests.host.exporting import verified
from tests.host.seating import ANNA, cause
from tests.host.stewards.sitting import answer_safely, begun, house_of, owes, pass_

MOST = 180  # seconds that a steward takes


class Asked(AtOnce):
    """Thinks as usual, and remembers the questions."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def think(self, question: Question) -> Thought:
        self.questions.append(question)
        return await super().think(question)


class Broken(AtOnce):
    async def think(self, question: Question) -> Thought:
        return Thought(question.ask, None, "KeyError")


class Nonsense(AtOnce):
    async def think(self, question: Question) -> Thought:
        return Thought(question.ask, {"coins": "all of them"})


class Hesitant(AtOnce):
    """Thinks only once somebody lets it go on."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()

    async def think(self, question: Question) -> Thought:
        await self.ready.wait()
        return await super().think(question)


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def answers(house: House, table: Table) -> list[journal.Entry]:
    found = await rows(house.database, "SELECT table_id, entry FROM moves ORDER BY number")
    entries = [journal.read_entry(row.entry) for row in found if row.table_id == table.id]
    return [entry for entry in entries if entry.kind in ("answer", "due")]


async def moments(house: House, table: Table) -> list[float]:
    """How long the stewards of a table take, in seconds."""
    clocks = read_clocks((await house.tables.read(table.id)).clocks)
    return [(clock.due_at - clock.opened_at).total_seconds() for clock in clocks if clock.stand_in]


async def test_a_steward_answers_after_a_while_by_a_move_like_any_other(house: House, clock: Clock) -> None:
    table = await begun(house, "caretaker")
    await pass_(house, clock, 15)
    assert await answers(house, table) == []
    await pass_(house, clock, MOST)
    (entry,) = await answers(house, table)
    assert entry.kind == "answer"
    assert entry.seat == next(card.seat for card in table.seats if card.level)
    assert entry.commitment


@pytest.mark.parametrize("game_id", kept(["devil", "architects", "paladins"], "devil", "architects"))
async def test_a_person_and_stewards_play_a_game_whose_export_verifies(
    house: House, clock: Clock, game_id: str
) -> None:
    most = min(rules_of(game_id).seats[1], 3)
    table = await begun(house, *["apprentice"] * (rules_of(game_id).seats[0] - 1 or most - 1), game=game_id)
    for _ in range(400):
        if (await house.play.board(table.id)).results is not None:
            break
        if await owes(house, table):
            await answer_safely(house, table)
        else:
            await pass_(house, clock, 60, 30)
    await verified(house, table)
    kinds = {entry.kind for entry in await answers(house, table)}
    assert kinds == {"answer"}  # nobody was late


async def test_nobody_is_reminded_or_away_for_a_steward(house: House, clock: Clock) -> None:
    table = await begun(house, "caretaker", "caretaker")
    await pass_(house, clock, MOST)
    kinds = {row.kind for row in await rows(house.database, "SELECT kind FROM outbox")}
    assert not kinds & {"reminder", "waiting", "absence"}
    assert not any(card.away for card in (await house.play.board(table.id)).table.seats)


async def test_a_steward_takes_between_twenty_seconds_and_three_minutes(house: House) -> None:
    taken = []
    for _ in range(20):
        table = await begun(house, "caretaker", "caretaker", "caretaker", game="devil")
        taken += await moments(house, table)
    assert len(taken) == 60
    assert 20 <= min(taken) < 30
    assert 120 < max(taken) <= MOST


async def test_how_long_a_steward_takes_does_not_depend_on_what_it_thinks(database: Database, clock: Clock) -> None:
    at = []
    for thinker in (AtOnce(), Broken(), Hesitant()):
        house = house_of(database, clock, Entropy("same"), thinker)
        table = await begun(house, "caretaker")
        (due,) = await moments(house, table)
        started = clock()
        while not await answers(house, table) and (clock() - started).total_seconds() < MOST:
            if isinstance(thinker, Hesitant) and (clock() - started).total_seconds() >= due - 10:
                thinker.ready.set()
            await pass_(house, clock, 5)
        at.append((due, (clock() - started).total_seconds()))
    assert at[0] == at[1] == at[2]


def test_neither_the_question_nor_others_change_the_moment_of_a_steward(clock: Clock) -> None:
    at = set()
    for asks in ({0: "1.bid"}, {0: "7.other-question"}, {0: "1.bid", 1: "1.bid"}):
        owed = {seat: Ask(ask, "bid", Text(ask)) for seat, ask in asks.items()}
        sitters = {0: Sitter(0, steward="apprentice"), 1: Sitter(1)}
        done = clock_changes((), Questions(owed, {}), sitters, DAILY, clock(), Entropy("same"))
        at |= {clock.due_at for clock in done.after if clock.seat == 0}
    assert len(at) == 1


async def test_a_steward_who_cannot_think_gives_the_safe_answer(
    database: Database, clock: Clock, entropy: Entropy, caplog: pytest.LogCaptureFixture
) -> None:
    for thinker in (Broken(), Nonsense()):
        house = house_of(database, clock, entropy, thinker)
        table = await begun(house, "caretaker")
        with caplog.at_level(logging.WARNING):
            await pass_(house, clock, MOST)
        (entry,) = await answers(house, table)
        assert entry.value == {"coins": 0}
    said = [record.getMessage() for record in caplog.records if "steward" in record.getMessage()]
    assert len(said) == 2
    assert not any("all of them" in line for line in said)


async def test_a_restart_between_thinking_and_answering_loses_nothing(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    first = house_of(database, clock, entropy)
    table = await begun(first, "caretaker")
    (due,) = await moments(first, table)
    clock.pass_(seconds=due - 1)
    assert await first.stewards.look_ahead() == 1
    await first.stewards.close()
    second = house_of(database, clock, entropy)
    await pass_(second, clock, int(STEWARD_LEASE.total_seconds()) + 30)
    assert len(await answers(second, table)) == 1


async def test_a_restarted_bot_lets_stewards_answer_at_their_moment(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    first = house_of(database, clock, entropy)
    table = await begun(first, "caretaker")
    (due,) = await moments(first, table)
    clock.pass_(seconds=due - 1)
    assert await first.stewards.look_ahead() == 1
    second = house_of(database, clock, entropy)
    await second.reclaim()
    await pass_(second, clock, 10)
    assert len(await answers(second, table)) == 1


async def test_two_processes_answer_once(database: Database, clock: Clock, entropy: Entropy) -> None:
    houses = [house_of(database, clock, entropy) for _ in range(2)]
    table = await begun(houses[0], "caretaker")
    for _ in range(MOST // 5):
        clock.pass_(seconds=5)
        await asyncio.gather(*(house.stewards.sweep() for house in houses))
    assert len(await answers(houses[0], table)) == 1


async def test_two_processes_that_both_think_answer_once(database: Database, clock: Clock, entropy: Entropy) -> None:
    houses = [house_of(database, clock, entropy) for _ in range(2)]
    table = await begun(houses[0], "caretaker")
    clock.pass_(seconds=MOST - 10)
    assert await houses[0].stewards.look_ahead() == 1
    await rows(houses[0].database, "UPDATE clocks SET claimed_until = NULL RETURNING 1")
    assert await houses[1].stewards.look_ahead() == 1
    clock.pass_(seconds=10)
    assert sum(await asyncio.gather(*(house.stewards.answer_due() for house in houses))) == 1
    assert len(await answers(houses[0], table)) == 1


async def test_a_paused_table_waits_for_its_stewards_too(house: House, clock: Clock) -> None:
    table = await begun(house, "caretaker")
    await house.votes.call_vote(table.id, ANNA.id, "pause", cause())
    await pass_(house, clock, 2 * MOST, 30)
    assert await answers(house, table) == []
    await house.votes.call_vote(table.id, ANNA.id, "resume", cause())
    await pass_(house, clock, MOST + 5)
    assert len(await answers(house, table)) == 1


async def test_a_question_holds_what_the_policy_needs_and_no_seed_of_the_table(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    thinker = Asked()
    house = house_of(database, clock, entropy, thinker)
    table = await begun(house, "caretaker")
    await pass_(house, clock, MOST)
    (question,) = thinker.questions
    seed = (await house.tables.read(table.id)).seed or b""
    assert question.level == "caretaker"
    assert question.seed != seed
    assert Chance(question.seed).stream("x", recorded=False).below(10**9) != Chance(seed).stream(
        "x", recorded=False
    ).below(10**9)

"""Stewards think in processes of their own, which are ended when they take too long, break, or the bot stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from engine.chance import SEED_BYTES, Chance
from engine.policies import Position, decide_by_policy, policies
from engine.registry import game as rules_of
from host.stewards.answers import Workers
from host.stewards.thinking import Question, Thought, thought_of
from host.workers.processes import PASSED_ON
from tests.stalls import turns_beside

SEED = bytes(range(SEED_BYTES))
LONGEST_STALL = 0.25  # seconds of this processor
TURNS, QUESTIONS = 10, 40  # of the loop, at least, for each question: were they answered here there would be a few


def question(level: str = "apprentice", game_id: str = "devil", effort: int = 1) -> Question:
    game = rules_of(game_id)
    state = game.setup(game.options_type(), 4, Chance(SEED)).state
    seat, ask = next(iter(game.asks(state).items()))
    pack = game.pack(game.options_type())
    return Question(game_id, msgspec.json.encode(state), pack, {}, seat, ask.id, level, SEED, False, effort)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    kept = Workers(limit=20.0)
    yield kept
    await kept.close()


async def test_a_process_thinks_what_the_policy_decides(workers: Workers) -> None:
    asked = question()
    game = rules_of("devil")
    state = msgspec.json.decode(asked.state, type=game.state_type)
    ask = game.asks(state)[asked.seat]
    here = decide_by_policy(policies(game)["apprentice"], Position(game, state, asked.seat, ask, Chance(SEED)))
    assert await workers.think(asked) == Thought(ask.id, here.value)
    assert thought_of(asked) == Thought(ask.id, here.value)


async def test_one_process_thinks_about_one_question_after_the_other(workers: Workers) -> None:
    thoughts = await asyncio.gather(*(workers.think(question()) for _ in range(6)))
    assert len(set(map(str, thoughts))) == 1
    assert len(workers.processes.all) <= 2


async def test_what_cannot_be_read_is_no_thought_and_the_next_question_is_answered(workers: Workers) -> None:
    broken = msgspec.structs.replace(question(), state=b"{")
    thought = await workers.think(broken)
    assert thought.value is None
    assert thought.failed == "DecodeError"
    unknown = await workers.think(question("grandmaster"))
    assert (unknown.value, unknown.failed) == (None, "KeyError")
    assert (await workers.think(question())).failed == ""


async def test_a_process_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.stewards.answers.STEWARDS_STARTING", 0.0)
    workers = Workers(limit=0.0)
    assert await workers.think(question()) == Thought(question().ask, None, "slow")
    assert workers.processes.all == set()


async def test_a_process_that_dies_is_replaced(workers: Workers) -> None:
    assert (await workers.think(question())).failed == ""
    for process in workers.processes.all:
        process.kill()
        await process.wait()
    assert (await workers.think(question())).failed == "broken"
    assert (await workers.think(question())).failed == ""


async def test_no_process_is_left(workers: Workers) -> None:
    await workers.think(question())
    (process,) = workers.processes.all
    await workers.close()
    assert process.returncode is not None


def test_processes_get_no_secrets_of_the_operator() -> None:
    assert not {"DISCORD_TOKEN", "DATABASE_URL", "PGPASSWORD"} & set(PASSED_ON)


async def test_nobody_waits_while_a_steward_thinks(workers: Workers) -> None:
    async def think() -> None:
        for _ in range(QUESTIONS):
            assert (await workers.think(question("steward"))).failed == ""

    await workers.think(question())
    turns = await turns_beside(asyncio.create_task(think()))
    assert turns.count > TURNS * QUESTIONS
    assert turns.longest < LONGEST_STALL

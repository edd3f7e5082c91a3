"""Hints: what a steward would do, thought about once, from what a seat knows, seen by nobody else."""

from __future__ import annotations

import logging
import zlib
from typing import Any

import msgspec
import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.schema import ROWS
from engine.registry import game as rules_of
from host.house import House
from host.stewards.hints import HINT_AGAIN_AFTER, HINTS_OFF
from host.stewards.thinking import AtOnce, Question, Thought, seed_of, thought_of
from host.values import NOT_SEATED, NOT_STARTED, TABLE_ENDED, TABLE_HALTED, Person, Table, Trouble
from tests.contract.opponents import chance
from tests.contract.test_policies import pairs
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, PEOPLE, PLACE, cause, play_out, state_of
from tests.host.stewards.sitting import answer_safely, house_of

STRANGER = Person(99, "Zoe")


class Asked(AtOnce):
    """Thinks as usual, or as `thought` says, and remembers the questions."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.thought: Thought | None = None

    async def think(self, question: Question) -> Thought:
        self.questions.append(question)
        return self.thought or await super().think(question)


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy, asked: Asked) -> House:
    return house_of(database, clock, entropy, asked)


async def seated(house: House, game: str = "devil", *, hints: bool = True, start: bool = True) -> Table:
    table = await house.lobby.open_table(game, PLACE, ANNA, {}, cause(), hints=hints)
    for person in PEOPLE[: rules_of(game).seats[1]]:
        table = await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table if start else table


async def refused(awaitable: Any) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value.code


@pytest.mark.parametrize("game", ["architects", "devil", "paladins"])
async def test_a_hint_is_an_answer_that_can_be_given_with_its_words_and_its_reasons(house: House, game: str) -> None:
    table = await seated(house, game)
    hint = next(
        hint for hint in [await house.hints.hint(table.id, person.id) for person in PEOPLE] if hint.ask is not None
    )
    assert hint.advice is not None
    assert hint.advice.answer.ask.prompt == hint.ask.prompt
    assert hint.advice.answer.words
    assert len(hint.advice.why) <= 2
    person = next(card.person_id for card in table.seats if card.seat == hint.desk.seat)
    assert (await house.play.answer(table.id, person, hint.ask.id, hint.value, cause())).desk.ask != hint.ask


async def test_who_asks_again_gets_the_same_hint_and_nobody_thinks_again(house: House, asked: Asked) -> None:
    table = await seated(house)
    first = await house.hints.hint(table.id, ANNA.id)
    for _ in range(20):
        assert await house.hints.hint(table.id, ANNA.id) == first
    assert len(asked.questions) == 1


async def test_another_bot_gives_the_same_hint(house: House, database: Database, clock: Clock) -> None:
    table = await seated(house)
    other = house_of(database, clock, Entropy("other"))
    assert (await other.hints.hint(table.id, ANNA.id)).value == (await house.hints.hint(table.id, ANNA.id)).value


async def test_in_a_world_that_looks_alike_nobody_thinks_again(house: House, asked: Asked) -> None:
    table = await seated(house)
    hint = await house.hints.hint(table.id, ANNA.id)
    state = await state_of(house, table)
    other = rules_of("devil").resample(state, hint.desk.seat, chance(5))
    assert other != state
    body = zlib.compress(msgspec.json.encode(other), 1)
    await house.database.write(Statement("UPDATE states SET body = :body"), {"body": body})
    assert await house.hints.hint(table.id, ANNA.id) == hint
    assert len(asked.questions) == 1


async def test_the_next_question_is_thought_about_anew(house: House, asked: Asked) -> None:
    table = await house.lobby.open_table("paladins", PLACE, ANNA, {}, cause(), hints=True)
    await house.lobby.join(table.id, ANNA, "", cause())
    await house.lobby.start(table.id, ANNA.id, cause())
    first = await house.hints.hint(table.id, ANNA.id)
    await answer_safely(house, table)
    second = await house.hints.hint(table.id, ANNA.id)
    assert first.ask != second.ask
    assert len(asked.questions) == 2
    assert asked.questions[0].seed != asked.questions[1].seed


async def test_asking_writes_nothing(house: House, database: Database) -> None:
    async def written() -> dict[str, list[Any]]:
        return {
            name: [tuple(row) for row in await rows(database, f'SELECT * FROM "{name}" ORDER BY 1, 2')]  # noqa: S608
            for name in sorted(ROWS.tables)
        }

    table = await seated(house)
    before = await written()
    assert (await house.hints.hint(table.id, ANNA.id)).advice is not None
    assert await written() == before


async def test_a_hint_has_a_stream_of_its_own(house: House, asked: Asked) -> None:
    table = await seated(house)
    await house.hints.hint(table.id, ANNA.id)
    stored = await house.tables.read(table.id)
    (question,) = asked.questions
    assert question.seed not in (stored.seed, stored.opening_seed)
    assert question.seed != seed_of(stored.seed or b"", table.id, question.seat, question.ask, 0)


@pytest.mark.sampled
@pytest.mark.parametrize("game_id", ["architects", "devil", "paladins"])
def test_in_worlds_a_seat_cannot_tell_apart_a_hint_is_the_same(game_id: str) -> None:
    game = rules_of(game_id)
    pack = game.pack(game.options_type())
    for number, (state, other, seat) in enumerate(pairs(game_id)):
        first, second = (
            thought_of(
                Question(
                    game=game_id,
                    state=msgspec.json.encode(world),
                    pack=pack,
                    files={},
                    seat=seat,
                    ask=game.asks(state)[seat].id,
                    level="steward",
                    seed=bytes([number % 256]) * 32,
                    advises=True,
                )
            )
            for world in (state, other)
        )
        assert first.advice is not None
        assert first == second


async def test_who_does_not_sit_there_gets_no_hint(house: House) -> None:
    assert await refused(house.hints.hint((await seated(house)).id, STRANGER.id)) == NOT_SEATED


async def test_there_is_no_hint_where_they_are_off(house: House, asked: Asked) -> None:
    assert await refused(house.hints.hint((await seated(house, hints=False)).id, ANNA.id)) == HINTS_OFF
    assert asked.questions == []


async def test_there_is_no_hint_before_the_game_and_after_it(house: House) -> None:
    waiting = await seated(house, start=False)
    assert await refused(house.hints.hint(waiting.id, ANNA.id)) == NOT_STARTED
    table = await seated(house, "bids")
    await play_out(house, table)
    assert await refused(house.hints.hint(table.id, ANNA.id)) == TABLE_ENDED


async def test_a_paused_table_has_hints(house: House) -> None:
    table = await seated(house)
    await rows(house.database, "UPDATE tables SET paused_at = now() RETURNING 1")
    assert (await house.hints.hint(table.id, ANNA.id)).advice is not None


async def test_a_halted_table_has_none(house: House) -> None:
    table = await seated(house)
    await rows(house.database, "UPDATE tables SET frozen_at = now() RETURNING 1")
    assert await refused(house.hints.hint(table.id, ANNA.id)) == TABLE_HALTED


async def test_who_is_asked_nothing_gets_no_advice(house: House, asked: Asked) -> None:
    table = await seated(house)
    await answer_safely(house, table)
    hint = await house.hints.hint(table.id, ANNA.id)
    assert (hint.ask, hint.advice) == (None, None)
    assert asked.questions == []


async def test_a_game_without_a_steward_has_no_advice(house: House, asked: Asked) -> None:
    hint = await house.hints.hint((await seated(house, "bids")).id, ANNA.id)
    assert hint.ask is not None
    assert hint.advice is None
    assert asked.questions == []


@pytest.mark.parametrize("failed", ["slow", "broken", "KeyError"])
async def test_a_steward_that_fails_has_no_idea_and_is_asked_again_after_a_minute(
    house: House, asked: Asked, clock: Clock, caplog: pytest.LogCaptureFixture, failed: str
) -> None:
    table = await seated(house)
    asked.thought = Thought("1.offer", None, failed)
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            assert (await house.hints.hint(table.id, ANNA.id)).advice is None
    assert [record.getMessage() for record in caplog.records] == [
        f"table {table.id}: a hint is not what it could be: {failed}"
    ]
    assert len(asked.questions) == 1
    asked.thought = None
    clock.pass_(seconds=HINT_AGAIN_AFTER.total_seconds())
    assert (await house.hints.hint(table.id, ANNA.id)).advice is not None


def offer(**changed: Any) -> Question:
    game = rules_of("devil")
    state = game.setup(game.options_type(), 4, chance(1)).state
    seat, ask = next(iter(game.asks(state).items()))
    pack = game.pack(game.options_type())
    made = Question("devil", msgspec.json.encode(state), pack, {}, seat, ask.id, "steward", bytes(32), advises=True)
    return msgspec.structs.replace(made, **changed)


def test_a_policy_that_cannot_say_why_says_nothing_and_the_log_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> Any:
        raise ZeroDivisionError("5 wood")

    monkeypatch.setattr("games.devil.rules.policies.steward.explained", fails)
    thought = thought_of(offer())
    assert thought.advice is not None
    assert thought.advice.why == ()
    assert thought.failed == "ZeroDivisionError"


def test_a_policy_without_reasons_advises_all_the_same() -> None:
    thought = thought_of(offer(level="apprentice"))
    assert thought.advice is not None
    assert (thought.advice.why, thought.failed) == ((), "")


def test_nonsense_is_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.devil.rules.policies.steward.Steward.answer", lambda *_: {"nonsense": 1})
    thought = thought_of(offer())
    assert (thought.advice, thought.failed) == (None, "Refusal")


def test_a_steward_who_plays_is_not_asked_for_words() -> None:
    assert thought_of(offer(advises=False)).advice is None

"""Many practice games at once: no thought is lost, nobody's line is filled by one person, memory has a bound."""

from __future__ import annotations

import asyncio
from collections import Counter

from db.connection.session import Database
from host.house import House
from host.stewards.thinking import AtOnce, Question, Thought
from host.values import Trouble
from host.workers.turns import Bound, Turns, of_person, turns_of_table
from tests.ground import Clock, Entropy, rows
from tests.host.practice import practising
from tests.host.seating import ANNA, cause
from tests.host.stewards.sitting import begun, house_of, owes, pass_

GAMES = 6  # at once, each with three stewards
BOUND = Bound(own=4, waiting=6)
SLOWEST = 180  # seconds that a steward takes


class Crowded(AtOnce):
    """Thinks in turns, as processes do, and begins once `refusals` questions were refused. `most`: ever under way."""

    def __init__(self, refusals: int) -> None:
        self.turns = Turns(1, BOUND)
        self.refusals = refusals
        self.free = asyncio.Event()
        self.refused: Counter[str] = Counter()
        self.thought: list[str] = []
        self.most = 0

    async def think(self, question: Question) -> Thought:
        try:
            async with self.turns.turn(question.whose):
                self.most = max(self.most, self.turns.under_way)
                await self.free.wait()
                self.thought.append(question.whose)
                return await super().think(question)
        except Trouble as trouble:
            self.refused[trouble.code] += 1
            if self.refused.total() >= self.refusals:
                self.free.set()
            raise


async def practised(house: House) -> list[int]:
    """Anna begins her games; in none of them has anybody answered."""
    began = [
        await house.practice.begin("bids", "caretaker", 3, ANNA, cause(), 7_000_000 + number) for number in range(GAMES)
    ]
    return [table.id for table in began]


async def test_stewards_of_many_practice_games_are_asked_again_until_each_has_thought(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    thinker = Crowded(refusals=3)
    house = house_of(database, clock, entropy, thinker)
    tables = await practised(house)
    await house.prompt_stewards.at_rest()
    assert thinker.refused["own-under-way"] >= 3
    for _ in range(3 * GAMES):
        await house.prompt_stewards.resume()
        await house.prompt_stewards.at_rest()
    assert thinker.thought == [of_person(ANNA.id)] * 3 * GAMES, "each steward thought, once"
    for table in tables:
        made = await rows(database, f"SELECT seat FROM moves WHERE table_id = {table} AND kind = 'answer'")  # noqa: S608
        assert len(made) == 3
    assert thinker.most <= BOUND.own + BOUND.waiting


async def test_one_persons_practice_games_keep_no_other_table_waiting(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    thinker = Crowded(refusals=3)
    house = house_of(database, clock, entropy, thinker)
    others = await begun(house, "caretaker")
    await practised(house)
    await pass_(house, clock, SLOWEST)
    assert turns_of_table(others.id) in thinker.thought
    assert thinker.most <= BOUND.own + 1, "all games of one person share one bound"
    await house.prompt_stewards.at_rest()
    assert await owes(house, others)


async def test_hints_at_many_desks_of_one_person_are_refused_and_can_be_asked_for_again(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    thinker = Crowded(refusals=2)
    house = house_of(database, clock, entropy, thinker)
    tables = [await practising.begun(house, "paladins", "apprentice", 0) for _ in range(BOUND.own + 2)]
    hints = await asyncio.gather(*(house.hints.hint(table.id, ANNA.id) for table in tables), return_exceptions=True)
    refused = [table for table, hint in zip(tables, hints, strict=True) if isinstance(hint, Trouble)]
    assert len(refused) == 2
    assert thinker.refused == {"own-under-way": 2}
    for table in refused:
        assert (await house.hints.hint(table.id, ANNA.id)).value is not None

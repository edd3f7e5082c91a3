"""People of the demo who answer by themselves, through the house, by nothing but what their own seat may know."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable

from engine.chance import SEED_BYTES, Chance
from engine.policies import Position, decide_by_policy, policies, strongest_level, volunteer_by_policy
from engine.registry import game as rules_of
from engine.texts import Refusal
from host.house import House
from host.table.stored_table import state_of
from host.values import Table

TRIES = 4  # for one decision: somebody else may have moved in between


class Players:
    """Everybody of `people` who sits at a table where something is asked of them."""

    def __init__(
        self, house: House, people: Iterable[int], seed: bytes, level: str | None = None, *, practise: bool = True
    ) -> None:
        """`people`: user ids; `seed`: bytes that their choices are drawn from; `level`: None for the strongest.

        `practise`: whether they play on at practice tables.
        """
        self._house = house
        self._people = tuple(people)
        self._seed = seed
        self._level = level
        self._practise = practise
        self._count = itertools.count(1)

    async def play(self) -> int:
        """Answer until nothing is asked of any of them; how many answers were given."""
        given = 0
        while True:
            before = given
            for person in self._people:
                for table in await self._house.lookups.tables_of(person):
                    if table.status == "playing" and (self._practise or not table.practice):
                        given += await self._answered(table, person)
            if given == before:
                return given

    async def _answered(self, table: Table, person: int) -> bool:
        """Answer what that person owes at the table, after a liberty if they take one; False if they owe nothing."""
        card, game = table.card(person), rules_of(table.game)
        for attempt in range(TRIES):
            desk, state = await self._house.play.desk(table.id, person), await self._state(table)
            if desk.ask is None or card is None or card.seat is None:
                return False
            policy, position = (
                policies(game)[self._level or strongest_level(game)],
                Position(game, state, card.seat, desk.ask, self._chance()),
            )
            if attempt == 0 and (liberty := volunteer_by_policy(policy, position)):
                await self._gave(table, person, *liberty)
                continue
            if await self._gave(table, person, desk.ask.id, decide_by_policy(policy, position).value):
                return True
        return False

    async def _gave(self, table: Table, person: int, ask_id: str, value: dict[str, object]) -> bool:
        try:
            await self._house.play.answer(table.id, person, ask_id, value, f"i:demo-{next(self._count)}")
        except Refusal:
            return False
        return True

    async def _state(self, table: Table) -> object:
        return state_of(await self._house.tables.read(table.id))

    def _chance(self) -> Chance:
        """Fresh chance, for one decision."""
        return Chance(hashlib.shake_256(self._seed + str(next(self._count)).encode()).digest(SEED_BYTES))

"""The random players of the demo: they answer at once, through the house, knowing only what their own desk shows."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.contract import Ask
from engine.core.playouts import LIBERTY_ODDS, drawn
from engine.core.refusals import Refusal
from host.house import House
from host.tables import Table

TRIES = 25  # for one decision, before it is left to the next round


class RandomPlayers:
    """Everybody of `people` who sits at a table where something is asked of them."""

    def __init__(self, house: House, people: Iterable[int], seed: bytes) -> None:
        """`people`: user ids; `seed`: 32 bytes that their choices are drawn from."""
        self._house = house
        self._people = tuple(people)
        self._stream = Chance(seed).stream("players")
        self._count = itertools.count(1)

    async def play(self) -> int:
        """Answer until nothing is asked of any of them; how many answers were given."""
        given = 0
        while True:
            before = given
            for person in self._people:
                for table in await self._house.tables_of(person):
                    if table.status == "playing":
                        given += await self._answered(table, person)
            if given == before:
                return given

    async def _answered(self, table: Table, person: int) -> bool:
        desk = await self._house.desk(table.id, person)
        if desk.ask is None:
            return False
        if desk.liberties and self._stream.below(LIBERTY_ODDS) == 0:
            await self._tried(table, person, self._stream.pick(desk.liberties))
            desk = await self._house.desk(table.id, person)
        for _ in range(TRIES):
            if desk.ask is None or await self._tried(table, person, desk.ask):
                return True
        return False

    async def _tried(self, table: Table, person: int, ask: Ask) -> bool:
        try:
            value = await self.value(table, person, ask)
            await self._house.answer(table.id, person, ask.id, value, f"i:demo-{next(self._count)}")
        except Refusal:
            return False
        return True

    async def value(self, table: Table, person: int, ask: Ask) -> dict[str, object]:
        """An answer chosen evenly, field by field. Raises Refusal `missing` if a field has nothing to choose."""
        value: dict[str, object] = {}
        while True:
            _, form, _ = await self._house.form(table.id, person, ask.id, value)
            open_fields = [field for field in form.fields if field.name not in value]
            if not open_fields:
                return form.sealed()
            chosen = drawn(open_fields[0].node, self._stream)
            if chosen is None:
                return form.sealed()
            value[open_fields[0].name] = chosen

"""Builders of practice tables."""

from __future__ import annotations

from itertools import count

from host.house import House
from host.values import Table
from tests.host.seating import ANNA, cause
from tests.host.stewards.sitting import answer_safely, owes

_messages = count(5_000_000)


async def begun(house: House, game: str = "devil", level: str = "apprentice", opponents: int = 3) -> Table:
    """A practice table of Anna's, once its stewards have answered."""
    table = await house.practice.begin(game, level, opponents, ANNA, cause(), next(_messages))
    await house.prompt_stewards.at_rest()
    return table


async def answered(house: House, table: Table) -> None:
    """Anna gives the safe answer, and the stewards theirs."""
    await answer_safely(house, table)
    await house.prompt_stewards.at_rest()


async def play_out(house: House, table: Table) -> int:
    """Anna gives safe answers until the game is over; how many."""
    for number in range(1000):
        if (await house.lookups.table(table.id)).status != "playing":
            return number
        assert await owes(house, table), "nobody is waited for"
        await answered(house, table)
    raise AssertionError("the game does not end")

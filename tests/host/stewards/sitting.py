"""Builders of tables with stewards."""

from __future__ import annotations

from typing import Any

from db.connection.session import Database
from host.house import House, StewardThinking
from host.lobby.bounds import ROOMY
from host.stewards.thinking import AtOnce, Thinker
from host.table import stored_table
from host.values import Table
from tests.ground import Clock, Entropy
from tests.host.seating import ANNA, cause, lobby


def house_of(database: Database, clock: Clock, entropy: Entropy, thinker: Thinker | None = None) -> House:
    return House(database, clock=clock, entropy=entropy, limits=ROOMY, thinking=StewardThinking(thinker or AtOnce()))


async def waiting(house: House, *levels: str, game: str = "bids", **options: Any) -> Table:
    """A table in the lobby, Anna at it and stewards of those levels."""
    table = await lobby(house, ANNA, game=game, **options)
    for level in levels:
        table = await house.steward_seats.add(table.id, ANNA.id, level, cause())
    return table


async def begun(house: House, *levels: str, game: str = "bids", **options: Any) -> Table:
    """The same table, just started."""
    table = await waiting(house, *levels, game=game, **options)
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def pass_(house: House, clock: Clock, seconds: int, beat: int = 5) -> None:
    """Let time pass as a scheduler does, beat by beat."""
    for _ in range(0, seconds, beat):
        clock.pass_(seconds=beat)
        await house.sweeps.run()


async def owes(house: House, table: Table) -> bool:
    """Whether Anna is asked something."""
    return (await house.play.desk(table.id, ANNA.id)).ask is not None


async def answer_safely(house: House, table: Table) -> None:
    """Anna gives the safe answer."""
    desk = await house.play.reading(table.id, ANNA.id)
    ask = desk.desk.ask
    assert ask is not None
    stored = await house.tables.read(table.id)
    game, state = stored_table.rules_of_table(stored), stored_table.state_of(stored)
    await house.play.answer(table.id, ANNA.id, ask.id, game.absent(state, desk.desk.seat), cause())

"""Tables that were played to their end, and what was counted of them."""

from __future__ import annotations

from typing import Any

from db.connection.session import Database
from host.fixes import Correct
from host.house import House
from host.values import Person, Place, Table
from tests.ground import rows
from tests.host.moderation.mending import MODERATOR, WHY
from tests.host.seating import PLACE, cause, play_out

Score = tuple[int | None, str, str]  # person, tenure, outcome


async def begun(
    house: House, *people: Person, game: str = "bids", rated: bool = True, place: Place = PLACE, **options: Any
) -> Table:
    """A table that has started with those people."""
    options = {"rounds": 1, **options} if game == "bids" else options
    table = await house.lobby.open_table(game, place, people[0], options, cause(), rated=rated)
    for person in people:
        table = await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, people[0].id, cause())).desk.table


async def ended(house: House, table: Table, *scores: int, seed: int = 1) -> Table:
    """`table`, played to the end by those who sit there now, and counted. `scores`: in the order of seats."""
    await play_out(house, await house.lookups.table(table.id), seed)
    if scores:
        await _corrected(house, table, scores)
    await house.records.count_due()
    return await house.lookups.table(table.id)


async def _corrected(house: House, table: Table, scores: tuple[int, ...]) -> None:
    """A moderator of its server sets these scores."""
    at = {"server_id": table.place.server_id}
    shown = await house.moderation.look_at_fix(table.id, MODERATOR, Correct(scores), cause(), **at)
    await house.moderation.apply_fix(table.id, shown.id, MODERATOR, WHY, cause(), **at)


async def won_by(house: House, winner: Person, *others: Person, **options: Any) -> Table:
    """A game that `winner` has won; the others follow in their order, a point apart."""
    table = await begun(house, winner, *others, **options)
    order = [person.id for person in (winner, *others)]
    places = [order.index(card.person_id or 0) for card in table.seats]
    return await ended(house, table, *(20 - place for place in places))


async def scores(database: Database, table: Table) -> list[Score]:
    found = await rows(database, "SELECT * FROM scores ORDER BY table_id, part")
    return [(row.person_id, row.tenure, row.outcome) for row in found if row.table_id == table.id]


async def result(database: Database, table: Table) -> Any:
    return next(row for row in await rows(database, "SELECT * FROM results") if row.table_id == table.id)


async def ratings(database: Database, season: str = "") -> dict[int, Any]:
    """The ratings by person."""
    found = await rows(database, "SELECT * FROM ratings ORDER BY person_id")
    return {row.person_id: row for row in found if row.season == season}
